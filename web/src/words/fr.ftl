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
times = × { $number }
from-to = De { $from } à { $to }
value-true = oui
value-false = non

## L’accueil
lobby-title = À quoi jouons-nous ?
lobby-lead = Entre amis ou contre des robots. Ni compte ni installation : asseyez-vous et jouez.
nickname = Votre nom
nickname-hint = Jo
new-table = Nouvelle table
my-tables = Vos tables
games = Les jeux
public-tables = Tables ouvertes
show-all = Tout afficher ({ $number })
show-few = Afficher moins
public-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : quiconque passe par l’accueil pourra vous rejoindre.
open-public = Ouvrir une table publique
card-designer = par { $designer }
card-players = { $least ->
    [one] { $least } joueur
   *[other] { $least }–{ $most } joueurs
}
card-minutes = { $least }–{ $most } min
card-age = dès { $age } ans
play-now = Jouer
play-now-what = Jouer tout de suite à { $game } contre des robots
with-friends = Entre amis
with-friends-what = Entre amis : ouvrir une table pour { $game }
rules = Règles
rules-of = Règles du jeu { $game }
rules-parts = Chapitres des règles
aid = En bref
your-turn = À vous de jouer
table-waiting = { $open ->
    [0] toutes les places sont prises
    [one] 1 place libre
   *[other] { $open } places libres
}
turn-of = à { $who } de jouer
turn-several = { $number } joueurs doivent jouer
call-tables = { $tables } tables
table-running = partie en cours
table-over = partie terminée
go-back = Revenir
look-again = Revoir
join = Rejoindre
watch = Regarder
watch-what = Regarder cette table de { $game }
somebody = quelqu’un
chair-free = libre
chair-free-title = Place libre

## La leçon
learn = Apprendre
learn-what = Apprendre { $game } en quatre minutes
learn-title = { $game }, la leçon
learn-step = Étape { $number } sur { $of }
learn-next = Continuer
learn-back = Retour
learn-show = Montrez-moi
learn-moves = Coups possibles ({ $number })
learn-look = Regardez…
learn-wrong = C’est permis, mais cette étape parle d’autre chose.
learn-new = Nouvelle partie
learn-play = Continuer la partie, contre un robot facile

## Les robots
bot-mate = Second
bot-greedy = Matelot
bot-random = Perroquet
level-mate = Second · fort
level-greedy = Matelot · moyen
level-random = Perroquet · pour rire
seat-bot = robot
bots-about = Le Second voit loin, le Matelot prend ce qui est à portée, le Perroquet joue n’importe quoi.

## Une nouvelle table
which-game = Quel jeu ?
chairs = Qui s’assied où
how-many = Combien serez-vous ?
how-many-help = Vos amis prennent les autres places grâce à un lien. Des robots prennent celles qui restent libres.
game-options = Vos règles du jeu
expert-options = Pour les connaisseurs : réglages à taper au clavier
open-to-link = Seuls ceux qui ont le lien peuvent s’asseoir.
open-to-all = La table est affichée à l’accueil : tout le monde peut s’asseoir.
another-game = Un autre jeu
chair-me = Moi
chair-here = Quelqu’un ici, sur cet appareil
here-name = Nom pour { $seat }
here-name-hint = Son nom…
here-about = Vous partagez cet appareil : quand il change de mains, une étoffe couvre tout ce qui est secret, et personne ne voit le jeu d’un autre.
chair-friend = Un ami
chair-bot = Robot : { $bot }
seat-number = Place { $number }
options = Options
by-chance = Le hasard décide
table-manners = À la table
who-may-come = Qui peut venir ?
table-private = Seulement ceux qui ont le lien
table-public = Tout le monde, depuis l’accueil
undo-policy = Reprendre un coup
undo-family = Librement : son dernier coup tout de suite, un plus ancien si tous sont d’accord
undo-strict = Seulement tant que ni le hasard ni un autre joueur n’a agi
undo-none = Jamais : coup joué, coup gardé
chat-allowed = Messages permis
set-table = Ouvrir la table

## La salle d’attente
waiting-title = { $game } : on se prépare
waiting-host-open = { $open ->
    [one] Une place est libre : envoyez le lien à un ami,
   *[other] { $open } places sont libres : envoyez le lien à vos amis,
} ou commencez avec des robots.
waiting-host-here = Commencez quand vous voulez : des robots prennent les places libres.
waiting-host-full = Tout le monde est là. Touchez « Commencer », et en route !
waiting-guest-open = Vous avez une place. { $who } lancera la partie quand tout le monde sera là.
waiting-guest-full = Tout le monde est là. { $who } peut lancer la partie.
waiting-join = { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
} Écrivez votre nom et asseyez-vous.
waiting-watch = Vous regardez. La partie n’a pas encore commencé.
take-free-chair = M’asseoir
crew = L’équipage
host-now = C’est vous l’hôte, maintenant.
host = hôte
invite = Invitez vos amis
share-link = Lien pour vos amis
watch-link = Lien pour regarder
share = Partager…
qr-join = Code QR : rejoindre cette table
scan-it = Ou faites-leur scanner ce code avec leur téléphone.
only-here = Ce lien ne marche que sur cet appareil. Demandez à la personne qui a installé Flibuste de l’ouvrir à la maison.
only-here-host = Pour qui a installé Flibuste
only-here-how = Lancé avec « make run LAN=1 », Flibuste s’ouvre à tous les appareils de la maison.
come-back = Revenir depuis un autre appareil
come-back-help = Sur l’autre appareil, ouvrez le lien et tapez ces quatre mots, ou scannez le code :
qr-back = Code QR : retrouver ma place
was-here = J’étais déjà à cette table
was-here-help = Là où vous étiez assis, « À propos de cette table » montre quatre mots et un code : tapez les mots ici, ou scannez le code avec cet appareil.
four-words = Vos quatre mots
fill-with = Robots pour les places libres
start = Commencer
start-with-bots = Commencer avec { $open ->
    [one] { $open } robot
   *[other] { $open } robots
}
stand-up = Quitter la table
chair-menu = Que faire avec { $who }
add-chair = Ajouter une place
cancel-table = Fermer la table
cancel-table-sure = Plus personne ne pourra jouer à cette table. La fermer pour tout le monde ?
table-closed = Vous avez fermé la table.
cancelled-title = L’hôte a fermé cette table.
cancelled-text = Rien n’est perdu, sauf les places : d’autres tables vous attendent, et vous pouvez en ouvrir une.
options-change = Modifier
options-settle = Jouer ainsi
options-usual = Les règles habituelles.
table-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
late-title = La partie est lancée
late-text = Un robot vous garde une place au chaud : prenez-la comme elle est, ou regardez simplement.
take-chair = Prendre la place d’un robot
just-watch = Regarder simplement

## La table
the-table = La table
tab-board = Plateau
to-board = Revenir au plateau
tab-facts = Texte
tab-log = Journal
tab-chat = Messages
tab-acts = Tous les coups
slot-touch = Touchez ce qui brille
slot-choose = Choisissez un coup
sentence-to = { $who } –
slot-wait = On attend { $who }
slot-wait-nobody = Un instant…
sentence-whole = Ce qui s’est passé, et ce qui pouvait sortir
acts = Ce que vous pouvez faire
acts-gone = Pas maintenant
act-not-now = impossible en ce moment ; touchez pour savoir pourquoi
not-your-turn = Ce n’est pas encore à vous.
watching = Vous regardez la partie.
match-begins = La partie commence.
match-over = La partie est terminée.
skip = Passer ({ $waiting })
log = Journal
log-empty = Il ne s’est encore rien passé.
log-luck = Mise en place : { $number ->
    [one] { $number } tirage
   *[other] { $number } tirages
}
luck = Ce qui pouvait sortir
luck-came = c’est sorti
luck-rest = tout le reste
clock-left = { $seconds } s
seat-you = vous
seat-online = en ligne
seat-lag = à { $lag } ms
seat-away = hors ligne
seat-here = sur cet appareil
seat-turn = doit jouer
seat-stand-in = hors ligne, un robot joue
seat-conceded = a abandonné
seat-bot-plays = laisse jouer un robot
player-gone = { $who } n’est plus là.
player-back = { $who } est de retour.
watchers = { $number ->
    [one] une personne regarde
   *[other] { $number } personnes regardent
}
let-bot-play = Laisser jouer un robot
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
hint-says = Conseil : { $act }
since = Depuis votre dernier tour
since-nothing = Il ne s’est rien passé depuis.
chat = Messages
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-write = Un mot…
chat-send = Envoyer
chat-unsaid = (partira dès que la ligne reviendra)
chat-said = { $who } : { $text }
mute = Mettre { $who } en sourdine
unmute = Rendre la parole à { $who }
undo-asked-title = Reprendre un coup
undo-asked = { $who } voudrait reprendre son dernier coup. Êtes-vous d’accord ?
undo-asked-steps = { $after ->
    [one] L’étape qui a suivi s’en va aussi.
   *[other] Les { $after } étapes qui ont suivi s’en vont aussi.
}
undo-refused = Les autres préfèrent ne pas revenir en arrière.
taken-back = Coup repris, avec tout ce qui l’a suivi : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
undo-waiting = Vous demandez à reprendre un coup ; réponse attendue : { $who }
undo-withdraw = Retirer ma demande
stood-in = Pendant votre absence, un robot ({ $bot }) a joué pour vous : { $acts ->
    [one] un coup. « Depuis mon dernier tour » le raconte.
   *[other] { $acts } coups. « Depuis mon dernier tour » les raconte.
}
about-table = À propos de cette table
on-device = Autour de cet appareil
game = Jeu
fingerprint = Sceau du hasard
fingerprint-help = Le SHA-256 de la graine de cette table : tout le hasard était fixé avant le premier coup.
seed = Graine
seed-help = La partie est terminée, le sceau est rompu : le SHA-256 de cette graine est bien celui ci-dessus.

## Ce qu’on peut faire avec les autres à la table
rename = Renommer
deal-rename = Nom
deal-level = Quel robot s’assied ici ?
deal-up = Monter
deal-down = Descendre
deal-make-host = Nommer { $who } hôte
deal-nudge = Relancer { $who }
deal-bot-plays = Laisser jouer un robot
deal-stand-in = Laisser un robot jouer pour moi
deal-stand-back = Reprendre la main
deal-stop = Arrêter là
deal-stop-sure = Proposer aux autres d’arrêter là ? Si plus de la moitié est d’accord, la partie s’arrête telle quelle, sans vainqueur.
deal-concede = Abandonner
deal-concede-sure = Abandonner ? Un robot jouera pour vous jusqu’à la fin ; vous pourrez regarder et discuter, mais pas revenir en arrière.
deal-mute = Mettre { $who } en sourdine
deal-unmute = Rendre la parole à { $who }
deal-remove = Retirer { $who } de la table
deal-remove-sure = Retirer { $who } de la table ? Un robot prend sa place, avec tout ce qui s’y trouve.
deal-drop = Enlever cette place
deal-none = Rien à faire ici pour l’instant.
nudge-sent = { $who } a reçu votre relance.
nudged = { $who } vous relance : tout le monde vous attend.
stop-title = On s’arrête là ?
stop-asked = { $who } propose d’arrêter là, avec le score actuel et sans vainqueur. Pour : { $yes } sur les { $needed } voix nécessaires.
stop-alone = Tous les autres ont abandonné. On s’arrête là, ou vous continuez contre les robots ?
stop-yes = Arrêter là
stop-no = Continuer
stop-waiting = On s’arrête là ? Pour, jusqu’ici : { $yes } sur les { $needed } voix nécessaires.
stop-refused = La partie continue.
chair-lost = L’hôte vous a retiré votre place.

## Le rideau
curtain-title = Passez la tablette à { $who }
curtain-turn = À { $who } de jouer : passez la tablette
curtain-help = Seul ce qui est secret est sous l’étoffe.
curtain-open = C’est moi, { $who } : voir mon jeu
curtain-else = Quelqu’un d’autre veut regarder ?
curtain-other = C’est moi, { $who }

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
field-place = Place
field-pirate = Pirate

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
end-nobody-well = La mer garde le trésor. { $kind }
end-stopped = La partie s’arrête là
end-stopped-well = Personne n’a perdu : voici où chacun en est.
end-well = Bien navigué, capitaine !
end-well-by = Bien navigué, capitaine : { $score } contre { $theirs } pour { $who }.
end-well-shared = Bien navigué : le trésor est partagé.
end-my-place = { $of ->
    [2] Belle partie ! { $kind }
   *[other] Vous finissez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $place }ᵉ
    }. { $kind }
}
end-my-place-by = { $of ->
    [2] Belle partie, { $score } contre { $best }. { $kind }
   *[other] Vous finissez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $place }ᵉ
    }, { $score } contre { $best }. { $kind }
}
end-my-place-shared = { $place ->
    [2] Vous partagez la deuxième place. { $kind }
    [3] Vous partagez la troisième place. { $kind }
    [4] Vous partagez la quatrième place. { $kind }
   *[other] Vous partagez la { $place }ᵉ place. { $kind }
}
end-kind = { $which ->
    [0] Le vent tournera !
    [1] Ce n’est que partie remise !
    [2] À la revanche !
   *[3] Belle traversée !
}
end-thanks = La partie est finie. Merci d’avoir regardé !
end-shared = ex æquo
end-tie = À égalité de points, la règle de départage a tranché.
end-count = Le décompte
end-rank = { $rank ->
    [1] er
   *[other] e
}
end-you = vous
end-total = Total
series = Palmarès de la table
series-matches = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
series-wins = { $number ->
    [one] { $number } victoire
   *[other] { $number } victoires
}
series-wins-new = { $number ->
    [one] { $number } victoire : celle-ci
   *[other] { $number } victoires, dont celle-ci
}
again = Rejouer
again-wait = On prépare la table…
again-join = Partie suivante
replay = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-at = Étape { $number } sur { $of }
replay-end = Retour à la fin
share-match = Partager
match-code = Code de la partie
match-code-help = Toute la partie en une ligne : copiez-la pour la garder, ou pour signaler une erreur.

## L’aide
help-text = La phrase au-dessus de la table dit toujours ce que vous pouvez faire. Touchez un coup pour le jouer, ou un coup grisé pour savoir ce qui l’empêche.
help-keys = Tout se fait aussi au clavier.
keys = Touches
keys-on = Raccourcis à une seule touche
key-hint = un conseil
key-undo = reprendre mon dernier coup
key-since = ce qui s’est passé depuis mon dernier tour
key-may-i = demander si quelque chose est permis
key-rules = ouvrir ou fermer les règles
key-skip = passer les étapes en attente
key-acts = aller à la liste des coups
key-chat = aller aux messages
key-about-table = à propos de cette table
key-words = le plateau en texte, et retour
key-digits = choisir un coup par son numéro
key-arrows = parcourir les coups ; Entrée pour jouer
key-escape = fermer une fenêtre
key-help = cette aide
credits = Flibuste est un logiciel libre : règles écrites avec nos mots, images de notre main.

## Les réglages
settings = Réglages
sound = Son
sound-on = Les sons de la table
sound-is-on = Son : activé
sound-is-off = Son : coupé
volume = Volume
volume-is = { $percent } %
pace = L’allure des autres joueurs
pace-times = { $times } ×
pace-instant = D’un coup
calls = Quand c’est à vous
notes-on = Une notification si vous regardez ailleurs
notes-refused = Votre navigateur n’autorise pas les notifications ici. Vous pouvez changer cela dans ses propres réglages.
shakes-on = Une petite vibration du téléphone
colours = Couleurs
colours-auto = Auto
colours-light = Jour
colours-dark = Nuit
