# Les mots de la page. Les jeux apportent les leurs, le serveur dit pourquoi il refuse.

## Partout
home = Flibuste, retour à l’accueil
language = Langue
language-en = Anglais
language-fr = Français
mood-auto = Couleurs : comme votre appareil
mood-light = Couleurs : jour
mood-dark = Couleurs : nuit
help = Aide et touches
skip-link = Aller au contenu
close = Fermer
cancel = Annuler
yes = Oui
no = Non
loading = Un instant…
nowhere = Il n’y a rien à cette adresse.
to-lobby = Retour à l’accueil
error-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
copied = Copié.
copy-by-hand = Le texte est sélectionné : copiez-le au clavier ou par un appui long.
copy-what = Copier : { $what }
show = Afficher
from-to = De { $from } à { $to }
value-true = oui
value-false = non

## L’accueil
lobby-title = À quoi jouons-nous ?
lobby-lead = Des jeux de pirates entre amis et avec des robots. Ni compte ni installation : asseyez-vous et jouez.
nickname = Votre nom à la table
nickname-hint = Capitaine…
new-table = Nouvelle table
my-tables = Vos tables
games = Les jeux
public-tables = Tables publiques
public-none = Aucune table publique n’est ouverte en ce moment. Ouvrez-en une, elle apparaîtra ici.
card-designer = par { $designer }
card-players = { $least ->
    [one] { $least } joueur
   *[other] { $least } à { $most } joueurs
}
card-minutes = { $least } à { $most } min
card-age = dès { $age } ans
play-now = Jouer tout de suite
play-now-what = Jouer tout de suite à { $game } contre des robots
with-friends = Entre amis
with-friends-what = Entre amis : ouvrir une table pour { $game }
rules = Règles
rules-of = Règles du jeu { $game }
rules-parts = Chapitres des règles
your-turn = À vous de jouer
table-waiting = en attente, { $open ->
    [0] toutes les places sont prises
    [one] une place libre
   *[other] { $open } places libres
}
table-running = partie en cours
table-over = partie terminée
go-back = Revenir à la table
look-again = Revoir
join = Rejoindre
watch = Regarder
somebody = quelqu’un
chair-free = libre

## Les robots
bot-mate = Second
bot-greedy = Matelot
bot-random = Perroquet
bots-about = Le Second voit loin, le Matelot prend ce qui est à portée, le Perroquet joue n’importe quoi.

## Une nouvelle table
which-game = Quel jeu ?
chairs = Les places
how-many = Combien de joueurs ?
chair-me = Moi
chair-friend = Un ami
chair-bot = Robot : { $bot }
seat-number = Place { $number }
options = Les règles de cette table
by-chance = Le hasard décide
table-manners = Les usages de la table
who-may-come = Qui peut venir ?
table-private = Seulement ceux qui ont le lien
table-public = Tout le monde, depuis l’accueil
undo-policy = Reprendre un coup
undo-family = En famille : librement, et même plus tard si tous sont d’accord
undo-strict = Strict : tant que ni le hasard ni un autre joueur n’a agi
undo-none = Jamais : pièce touchée, pièce jouée
chat-allowed = On peut discuter
set-table = Ouvrir la table

## La salle d’attente
waiting-title = { $game } : on attend l’équipage
waiting-open = { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
} Vos amis entrent par le lien ou le code ; des robots peuvent compléter l’équipage.
waiting-full = Tout le monde est là.
waiting-host = C’est à { $who } de lancer la partie.
crew = L’équipage
host = hôte
invite = Faites venir vos amis
share-link = Lien pour vos amis
watch-link = Lien pour regarder
share = Partager…
qr-join = Code QR : rejoindre cette table
only-here = Cette adresse ne marche que sur cet ordinateur. Lancez Flibuste avec « make run LAN=1 » : les téléphones de la maison pourront venir aussi.
come-back = Revenir depuis un autre appareil
come-back-help = Donnez ces trois mots, ou scannez le code, et vous retrouvez votre place :
qr-back = Code QR : retrouver ma place
was-here = J’étais déjà à cette table
three-words = Vos trois mots
fill-with = Robots pour les places libres
start = Commencer
start-with-bots = Commencer avec { $open ->
    [one] un robot
   *[other] { $open } robots
}
stand-up = Quitter la table
table-full = Toutes les places sont prises.
late-title = La partie est lancée
late-text = Un robot vous garde une place au chaud : prenez-la comme elle est, ou regardez simplement.
take-chair = Prendre la place d’un robot
just-watch = Regarder simplement

## La table
the-table = La table
tab-facts = Table
tab-log = Journal
tab-chat = Discussion
acts = Ce que vous pouvez faire
acts-gone = Pas maintenant
act-not-now = impossible en ce moment ; appuyez pour savoir pourquoi
not-your-turn = Ce n’est pas encore à vous.
watching = Vous regardez la partie.
match-begins = La partie commence.
match-over = La partie est terminée.
skip = Passer ({ $waiting })
log = Journal
log-empty = Il ne s’est encore rien passé.
log-luck = Tirages au sort : { $number }
luck = Ce qui pouvait sortir
luck-came = c’est sorti
luck-rest = tout le reste
clock-left = { $seconds } s
seat-you = vous
seat-online = en ligne
seat-away = hors ligne
seat-turn = doit jouer
seat-stand-in = hors ligne, un robot joue
let-bot-play = Laisser jouer un robot
tools = De l’aide pendant la partie
tool-hint = Conseil
tool-undo = Reprendre
tool-since = Récap
tool-may-i = Puis-je ?
tool-rules = Règles
tool-about-table = Table
hint-mark = conseil
hint-says = Conseil : { $act }
since = Depuis votre dernier tour
since-nothing = Il ne s’est rien passé depuis.
chat = Discussion
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
chat-said = { $who } : { $text }
mute = Mettre { $who } en sourdine
unmute = Rendre la parole à { $who }
undo-asked-title = Reprendre un coup
undo-asked = { $who } voudrait reprendre son dernier coup. Êtes-vous d’accord ?
undo-refused = Les autres préfèrent ne pas revenir en arrière.
undo-waiting = Vous demandez à reprendre un coup ; réponse attendue : { $who }
about-table = À propos de cette table
game = Jeu
fingerprint = Sceau du hasard
fingerprint-help = Le SHA-256 de la graine de cette table : tout le hasard était fixé avant le premier coup.
seed = Graine
seed-help = La partie est terminée, le sceau est rompu : le SHA-256 de cette graine est bien celui ci-dessus.

## Pourquoi pas
why-not = Pourquoi pas ?
why-yes-title = C’est permis
why-yes = Aucune règle ne l’interdit.
why-near = À la place, par exemple :
understood = Compris
read-rule = Lire la règle { $rule }
may-i = Puis-je… ?
may-i-help = Composez un coup et demandez : les règles répondent, et rien n’est joué.
may-i-kind = Quel coup ?
ask = Demander
field-seat = Joueur
field-origin = Depuis
field-symbol = Carte
field-card = Carte
field-number = Nombre
field-tile = Tuile
field-place = Lieu

## La ligne avec le serveur
line-connecting = Connexion…
line-waiting = La ligne est coupée ; nouvel essai en cours.
line-gone = Cette table n’est plus joignable. Rouvrez-la depuis l’accueil.
line-down = Pas de connexion en ce moment : réessayez dans un instant.
try-now = Réessayer

## La fin
end-you-win = Vous gagnez !
end-wins = { $number ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
}
end-nobody = Personne ne gagne
end-place = Rang
end-player = Joueur
end-total = Total
again = Rejouer
again-join = Encore une : rejoindre la table suivante
match-code = Code de la partie
match-code-help = Toute la partie en une ligne, à garder ou à signaler.

## L’aide
help-text = La phrase au-dessus de la table dit toujours ce que vous pouvez faire. Appuyez sur un coup pour le jouer, ou sur un coup grisé pour savoir ce qui l’empêche. Tout se fait aussi au clavier.
keys = Touches
keys-on = Raccourcis à une seule touche
key-hint = un conseil
key-undo = reprendre un coup
key-since = ce qui s’est passé depuis votre dernier tour
key-may-i = demander si quelque chose est permis
key-rules = ouvrir ou fermer les règles
key-skip = passer les étapes en attente
key-acts = aller à la liste des coups
key-chat = aller à la discussion
key-about-table = à propos de cette table
key-digits = choisir un coup par son numéro
key-arrows = parcourir les coups ; Entrée pour jouer
key-escape = fermer une fenêtre
key-help = cette aide
credits = Flibuste est un logiciel libre : règles écrites avec nos mots, images de notre main.
