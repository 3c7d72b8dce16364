# Les mots de la page. Les jeux apportent les leurs, le serveur dit pourquoi il refuse.

## Partout
home = Flibuste, retour à l’accueil
language = Langue
language-en = English
language-fr = Français
help = Aide
settings-short = Réglages
skip-link = Aller au contenu
close = Fermer
cancel = Annuler
loading = Un instant…
nowhere = Il n’y a rien à cette adresse.
to-lobby = Retour à l’accueil
error-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
show = Afficher
chances = { $good ->
    [one] { $good } chance sur { $of }
   *[other] { $good } chances sur { $of }
}
times = × { $number }

## L’accueil
rules = Règles
your-turn = À vous de jouer

## La leçon
learn = Apprendre

## Les robots
bot-cabin-boy = Mousse
bot-deckhand = Matelot
bot-sailor = Marin
bot-captain = Capitaine
bot-legend = Légende
bot-mate = Second
bot-greedy = Glouton
bot-random = Perroquet
bot-with = { $name }, { $persona }
persona-bold = tête brûlée
persona-miser = grippe-sou
persona-grudge = mémoire d’éléphant
persona-joker = boute-en-train

## La salle d’attente
waiting-title = { $game } : on se prépare
crew = L’équipage
host-now = C’est vous l’hôte, maintenant.
chair-menu = Que faire avec { $who }
table-closed = Vous avez fermé la table.
cancelled-title = L’hôte a fermé cette table.
cancelled-text = Rien n’est perdu, sauf les places : d’autres tables vous attendent, et vous pouvez en ouvrir une.

## La table
the-table = La table
tab-board = Plateau
tab-facts = Texte
tab-log = Journal
tab-chat = Messages
tab-acts = Tous les coups
digit-none = Aucun coup ne porte le numéro { $number } pour l’instant.
slot-touch = { HAND("Touchez", "Cliquez sur") } ce qui brille
slot-only = le seul choix
slot-choose = Choisissez un coup
sentence-to = { $who } –
slot-wait = On attend { $who }
slot-wait-nobody = Un instant…
sentence-goal = { HAND("Touchez", "Cliquez sur") } la cible, ou le bouton doré.
sentence-whole = Ce qui s’est passé, et ce qui pouvait sortir
acts = Ce que vous pouvez faire
acts-gone = Pas maintenant
act-not-now = impossible en ce moment ; { HAND("touchez", "cliquez") } pour savoir pourquoi
not-your-turn = Ce n’est pas encore à vous.
watching = Vous regardez la partie.
match-begins = La partie commence.
match-over = La partie est terminée.
skip = Passer { $waiting } { $waiting ->
    [one] étape
   *[other] étapes
}
log = Journal
log-empty = Il ne s’est encore rien passé.
log-luck = Mise en place : { $number ->
    [one] { $number } tirage
   *[other] { $number } tirages
}
luck = Ce qui pouvait sortir
seat-you = vous
seat-online = en ligne
seat-away = hors ligne
hand-shown = un ami peut voir ce jeu
seat-turn = doit jouer
seat-stand-in = hors ligne, un robot joue
seat-conceded = a abandonné
seat-late = temps écoulé
seat-bot-plays = laisse jouer un robot
player-gone = { $who } n’est plus là.
player-back = { $who } est de retour.
watching-hand = Vous voyez ce que voit { $who }.
watching-later = Vous regardez la partie, en différé.
to-present = Revenir au présent
watchers = { $number ->
    [one] une personne regarde
   *[other] { $number } personnes regardent
}
tools = De l’aide pendant la partie
tool-hint = Conseil
tool-undo = Reprendre
tool-since = Récap
tool-may-i = Puis-je ?
tool-words = Texte
tool-rules = Règles
tool-about-table = À propos
tool-more = Plus
tool-hint-long = Un conseil
tool-undo-long = Reprendre mon dernier coup
tool-since-long = Depuis mon dernier tour
tool-may-i-long = Puis-je… ?
tool-words-long = Le plateau en texte
tool-rules-long = Les règles
tool-about-table-long = À propos de cette table
hint-mark = conseil
hint-coming = Le bosco réfléchit…
hint-says = Conseil : { $act }
since = Depuis votre dernier tour
chat = Messages
chat-said = { $who } : { $text }
mute = Mettre { $who } en sourdine
unmute = Rendre la parole à { $who }
undo-refused = Les autres préfèrent ne pas revenir en arrière.
taken-back = { $moves ->
    [one] Un coup repris, avec ses suites.
   *[other] { $moves } coups repris.
}
took-back = { $who } reprend { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}
stood-in = Pendant votre absence, un robot ({ $bot }) a joué pour vous : { $acts ->
    [one] un coup. « Depuis mon dernier tour » le raconte.
   *[other] { $acts } coups. « Depuis mon dernier tour » les raconte.
}
about-table = À propos de cette table
game = Jeu

## Ce qu’on peut faire avec les autres à la table
rename = Renommer
nudge-sent = { $who } a reçu votre relance.
nudged = { $who } vous relance : tout le monde vous attend.
stop-refused = La partie continue.
chair-lost = L’hôte vous a retiré votre place.

## Le rideau
again-waits = La table de la partie suivante est prête : les autres vous y attendent.
curtain-title = Passez l’appareil à { $who }
acts-covered = Les coups possibles s’affichent une fois le rideau levé.
curtain-open = C’est moi, { $who } : voir mon jeu

## Pourquoi pas
may-i = Puis-je… ?

## La ligne avec le serveur
line-connecting = Connexion…
line-waiting = La ligne est coupée ; nouvel essai en cours.
line-gone = Cette table n’est plus joignable. Rouvrez-la depuis l’accueil.
act-late = Trop tard : cela n’a pas compté.
line-down = Pas de connexion en ce moment : réessayez dans un instant.
try-now = Réessayer

## La fin
match-code = Code de la partie

## Les réglages
settings = Réglages
sound = Son
sound-is-on = Son : activé
sound-is-off = Son : coupé
volume = Volume
volume-is = { $percent } %
pace = La vitesse des coups des autres
clock = Temps de réflexion
