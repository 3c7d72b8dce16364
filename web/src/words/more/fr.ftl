# Ce par quoi une table ne commence pas : ces mots viennent avec les parties de la page qui les disent.

## Partout
copied = Copié.
copy-by-hand = Le texte est sélectionné : copiez-le au clavier ou par un appui long.
copy-what = Copier : { $what }
yes = Oui
no = Non
from-to = De { $from } à { $to }
value-true = oui
value-false = non

## L’accueil
open-public = Ouvrir une table publique
lobby-title = À quoi joue-t-on ?
lobby-lead = Entre amis ou contre des robots. Ni compte ni installation : asseyez-vous et jouez.
nickname = Votre nom
nickname-hint = Jo
pirate-names = Anne, Jacquot, Marie, Yann, Louise, Corentin, Jeanne, Grand Tom, Margot, Barnabé
new-table = Nouvelle table
my-matches = Mes parties
my-tables = Vos tables
games = Les jeux
public-tables = Tables ouvertes
show-all = Tout afficher ({ $number })
show-few = Afficher moins
put-away = Ranger
put-away-what = Ranger : { $game }
show-away = Montrer ce qui est rangé ({ $number })
public-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : qui passe par l’accueil pourra vous rejoindre.
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
rules-of = Règles du jeu { $game }
rules-parts = Chapitres des règles
aid = En bref
table-waiting = { $open ->
    [0] toutes les places sont prises
    [one] 1 place libre
   *[other] { $open } places libres
}
turn-of = à { $who } de jouer
turn-several = { $number } joueurs doivent jouer
call-tables = { $tables } tables
table-running = partie en cours
table-over = partie terminée
go-back = Revenir
look-again = Résultat
join = Rejoindre
watch = Regarder
watch-what = Regarder cette table de { $game }
somebody = quelqu’un
chair-free = libre
chair-free-title = Place libre

## La leçon
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
level-legend = Légende · réfléchit longtemps, pardonne peu
level-captain = Capitaine · voit loin
level-sailor = Marin · joue bien, et peut perdre
level-deckhand = Matelot · voit ce qui est près
level-cabin-boy = Mousse · apprend le métier
level-random = Perroquet · pour rire
bots-about = Le niveau dit jusqu’où un robot réfléchit ; chaque nom a son caractère.

## Une nouvelle table
open-to-link = Seuls ceux qui ont le lien peuvent s’asseoir.
open-to-all = La table est affichée à l’accueil : tout le monde peut s’asseoir.
seat-number = Place { $number }
which-game = Quel jeu ?
chairs = Qui s’assied où
how-many = Combien serez-vous ?
where = Comment jouerez-vous ?
where-link = Envoyer un lien
where-here = Autour de cet appareil
where-link-help = Chacun ouvre le lien sur son propre appareil. Des robots prennent les places qui restent libres.
where-bots = Contre des robots
where-bots-help = Vous contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, tout de suite. La force se choisit dans « Options ».
where-here-help = L’appareil passe de main en main. Un rideau cache ce qui est secret : personne ne voit le jeu d’un autre.
game-options = Vos règles du jeu
expert-options = Pour les connaisseurs : réglages à taper au clavier
another-game = Un autre jeu
chair-me = Moi
chair-here = Ici, à côté de moi
here-name = Nom pour { $seat }
here-name-hint = Son nom…
here-about = Vous partagez cet appareil : quand il change de mains, un rideau cache tout ce qui est secret, et personne ne voit le jeu d’un autre.
chair-friend = Un ami
chair-bot = Robot : { $bot }
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
rated = Partie classée
rated-help = Le résultat change les points de chacun à ce jeu ; la liste de cette salle les montre, avec les noms. Ni conseils, ni changement de place ; abandonner compte. Une partie arrêtée ne compte pas, ni une partie à deux sur un même appareil.
chat-allowed = Messages permis
set-table = Ouvrir la table

## La salle d’attente
seat-bot = robot
seat-lag = à { $lag } ms
seat-here = sur cet appareil
waiting-host-open = { $open ->
    [one] Une place est libre : envoyez le lien à un ami,
   *[other] { $open } places sont libres : envoyez le lien à vos amis,
} ou commencez avec des robots.
waiting-host-here = Commencez quand vous voulez : des robots prennent les places libres.
waiting-host-away = On attend encore { $who }. Patientez un peu, ou commencez quand même.
waiting-host-full = Tout le monde est là. Touchez « Commencer », et en route !
waiting-guest-open = Vous avez une place. { $who } lancera la partie quand tout le monde sera là.
waiting-guest-full = Tout le monde est là. { $who } peut lancer la partie.
waiting-join = { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
} Écrivez votre nom et asseyez-vous.
waiting-watch = Vous regardez. La partie n’a pas encore commencé.
take-free-chair = M’asseoir
host = hôte
invite-others = Liens vers cette table
invite = Invitez vos amis
share-link = Lien pour vos amis
share-link-here = Lien de cette table
watch-link = Lien pour regarder
share = Partager…
qr-join = Code QR : rejoindre cette table
qr-match = Code QR : revoir cette partie
scan-it = Ou faites-leur scanner ce code avec leur téléphone.
only-here = Ce lien ne marche que sur cet appareil. Demandez à la personne qui a installé Flibuste de l’ouvrir aux autres appareils de la maison.
only-here-host = Pour qui a installé Flibuste
only-here-friends = Les amis qui sont avec vous peuvent jouer sur cet appareil : touchez une place libre, puis « { deal-here } ».
only-here-how = Sur l’ordinateur où tourne Flibuste : arrêtez-le et relancez-le avec « make run LAN=1 ». Les téléphones et tablettes de la même maison peuvent alors ouvrir le lien.
come-back = Revenir depuis un autre appareil
come-back-help = Sur l’autre appareil, ouvrez le lien et tapez ces quatre mots, ou scannez le code :
come-back-words = Sur l’autre appareil, ouvrez le lien et tapez ces quatre mots :
qr-back = Code QR : retrouver ma place
was-here = J’étais déjà à cette table
was-here-help = Là où vous jouiez, « À propos de cette table » montre quatre mots et un code : tapez les mots ici, ou scannez le code avec cet appareil.
four-words = Vos quatre mots
fill-with = Robots pour les places libres
start = Commencer
start-with-bots = Commencer avec { $open ->
    [one] { $open } robot
   *[other] { $open } robots
}
stand-up = Quitter la table
add-chair = Ajouter une place
cancel-table = Fermer la table
cancel-table-sure = Plus personne ne pourra jouer à cette table. La fermer pour tout le monde ?
options-change = Modifier
options-settle = Jouer ainsi
options-usual = Les règles habituelles.
table-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
late-title = La partie est lancée
late-text = Un robot vous garde une place au chaud : prenez-la comme elle est, ou regardez simplement.
take-chair = Prendre la place d’un robot
just-watch = Regarder simplement

## La table
luck-came = c’est sorti
luck-rest = tout le reste
since-nothing = Il ne s’est rien passé depuis.
undo-far = { $moves } coups seraient annulés, à partir de votre dernier :
undo-far-list = Ce qui serait annulé
undo-far-leave = Laisser comme ça
undo-far-do = Reprendre { $moves } coups
undo-asked-title = Reprendre un coup
undo-asked = { $who } voudrait reprendre son dernier coup. Êtes-vous d’accord ?
undo-asked-steps = { $after ->
    [one] L’étape qui a suivi s’en va aussi.
   *[other] Les { $after } étapes qui ont suivi s’en vont aussi.
}
on-device = Autour de cet appareil
fingerprint = Sceau du hasard
fingerprint-help = Le SHA-256 de la graine de cette table : tout le hasard était fixé avant le premier coup.
seed = Graine
seed-help = La partie est terminée, le sceau est rompu : le SHA-256 de cette graine est bien celui ci-dessus.

## Ce qu’on peut faire avec les autres à la table
deal-rename = Nom
deal-level = Quel robot s’assied ici ?
deal-here = Quelqu’un ici, sur cet appareil
deal-here-do = Prendre la place
deal-link = Un ami, par le lien
deal-link-how = Envoyez ce lien à votre ami : il ouvre la table, et la première personne à venir trouve une place libre.
deal-character = Caractère
deal-up = Avancer d’une place
deal-down = Reculer d’une place
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
stop-title = On s’arrête là ?
stop-asked = { $who } propose d’arrêter là, avec le score actuel et sans vainqueur. Pour : { $yes } sur les { $needed } voix nécessaires.
stop-alone = Tous les autres ont abandonné. On s’arrête là, ou vous continuez contre les robots ?
stop-yes = Arrêter là

## Le rideau
now-you = À { $who } de jouer : passez l’appareil
curtain-first = { $who } commence
curtain-turn = À { $who } de jouer : passez l’appareil
curtain-help = Le rideau ne cache que les secrets.
curtain-else = Quelqu’un d’autre veut regarder ?
curtain-other = C’est moi, { $who }

## Pourquoi pas
why-not = Pourquoi pas ?
why-rule = Pourquoi ?
why-read = Lire la règle
read-rule = Lire la règle { $rule }
why-yes-title = C’est permis
why-yes = Aucune règle ne l’interdit.
why-near = À la place, par exemple :
understood = Compris
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
end-stopped-rated = Qui a abandonné a perdu ; voici où chacun en est.
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
end-well-all = La partie est finie. Bien joué, vous tous !
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
whatif = Et si ?
whatif-left = Cette partie s’écarte d’une autre après l’étape { $number }.
whatif-both = Les deux parties
log-book = Journal de bord, à imprimer
rating-title = Classement
rating-all = Tous les classements
unrated-shared = Non classée : deux personnes jouaient sur un même appareil.
unrated-stopped = Non classée : la partie a été arrêtée.
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
watch-again = Revoir la partie
replay-what = Revoir { $game } pas à pas
see-again = Revoir une partie qu’on vous a envoyée
see-again-hint = Collez son lien, ou déposez son fichier
see-again-paste = Collez son lien ici
see-again-large = Ce fichier est trop gros pour une partie.
share-match = Partager
match-code-help = Toute la partie en une ligne : collez-la dans l’accueil de n’importe quel Flibuste pour la revoir.

## L’aide
help-text = La phrase au-dessus de la table dit toujours ce que vous pouvez faire maintenant.
help-touch = { HAND("Touchez", "Cliquez sur") } ce qui brille : une carte, une case, une pièce. Vous voyez ce qu’elle peut faire, et où.
help-gold = Le bouton doré, en bas, dit ce qu’il fait. { HAND("Touchez-le, ou touchez", "Cliquez dessus, ou sur") } la cible qui brille : c’est joué. Pour annuler, { HAND("touchez", "cliquez") } ailleurs{ HAND("", " ou appuyez sur Échap") }.
help-why = { HAND("Touchez", "Cliquez sur") } ce qui ne brille pas : une ligne dit quelle règle l’interdit. « Tous les coups » montre tout ce que vous pouvez faire.
help-hint = « Conseil » : le bosco propose un coup, et dit pourquoi.
help-undo = « Reprendre » efface votre dernier coup, si la table le permet.
help-pace = Les coups des autres défilent pas à pas : « Passer » les montre tous à la fois, et les réglages fixent l’allure.
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
key-digits = jouer le coup de ce numéro dans la liste ; pour une mise : combien
key-arrows = dans la liste des coups : la parcourir, Entrée pour jouer ; sur les onglets au-dessus : en changer
key-race-letters = A Q W …
key-race = pendant la course de Piratoons : un pion sur la tuile de cette lettre ; P : stop
key-escape = fermer une fenêtre
key-help = cette aide
credits = Flibuste est un logiciel libre : le texte des règles et les dessins sont de nous.

## Les réglages
sound-on = Les sons de la table
pace-times = × { $times }
pace-instant = D’un coup
calls = Quand c’est à vous
notes-on = Une notification quand vous regardez ailleurs, tant que cette page reste ouverte
notes-refused = Votre navigateur n’autorise pas les notifications ici. Vous pouvez changer cela dans ses propres réglages.
shakes-on = Une petite vibration du téléphone
colours = Couleurs
colours-auto = Auto
colours-light = Jour
colours-dark = Nuit

# Ce qu’une table dit rarement : cherché quand il le faut.

## Ce qu’on peut faire avec les autres à la table

## Pendules
deal-pause = Arrêter les pendules
deal-resume = Relancer les pendules
deal-call = Envoyer le lien à { $who } : « on vous attend »
call-text = { $who }, on vous attend :
clock-none = Pas de pendule
clock-gentle = Un sablier par décision, comme simple rappel
clock-bank = Une pendule par joueur, qui s’épuise
clock-minutes = Le temps de chaque joueur
clock-seconds = Temps offert à chaque décision
clock-each = Pour chaque décision
clock-zero = Quand un joueur n’a plus de temps
clock-zero-vote = les autres votent : un robot prend la suite, ou un peu de temps en plus
clock-zero-bot = un robot continue aussitôt
clock-told-gentle = { $seconds } par décision ; le sablier n’est qu’un rappel
clock-told-bank = { $minutes } chacun, sans compter { $seconds } par décision
clock-told-bare = { $minutes } chacun
clock-nothing = rien
clock-s = { $number } s
clock-min = { $number } min
clock-h = { $hours } h { $minutes }
clock-hours = { $number ->
    [one] 1 heure
   *[other] { $number } heures
}
clock-days = { $number ->
    [one] 1 jour
   *[other] { $number } jours
}
clock-d = { $days } j { $hours } h
clock-of = Temps restant : { $time }
clock-own = { $time } pour cette décision
clock-soon = Il reste { $time }.
clock-out = Votre temps est écoulé.
clock-nag = Le sablier est vide : les autres attendent.
clock-paused = Les pendules sont arrêtées.
clock-go-on = Reprendre
clock-asked = Vous demandez une pause ; doivent encore répondre : { $who }
pause-title = Une pause ?
pause-asked = { $who } voudrait une pause : les pendules s’arrêtent jusqu’à ce que quelqu’un les relance, ou joue. D’accord ?
pause-refused = Les autres préfèrent continuer.
late-asked = { $who } n’a plus de temps. Un robot doit-il continuer ? Pour : { $yes } voix sur les { $needed } qu’il faut. Sinon, { $who } reçoit encore un peu de temps.
late-bot = Laisser jouer un robot
late-more = Donner du temps
late-out = Temps écoulé pour { $who } : un robot continue.
late-goes-on = { $who } continue.
late-me = Vous n’avez plus de temps : jouez ! Les autres décident.
out-of-time-title = Temps écoulé

## Regarder
delay = Les spectateurs voient la partie
delay-none = en direct
delay-moves = { $number } coups plus tard
delay-minutes = { $number } minutes plus tard
hand-title = Montrer mon jeu à un ami
hand-help = Qui ouvre ce lien voit tout ce que vous voyez, mais ne peut rien faire. Il sert à une seule personne : la dernière à l’avoir ouvert. Les autres à la table savent que quelqu’un regarde.
hand-make = Créer un lien
hand-new = Créer un nouveau lien ; l’ancien ne sert plus
hand-end = Retirer ce lien
hand-link = Lien vers mon jeu

## Conseils et remarques
hint-move-ask = Montrer le coup
hint-why-ask = Pourquoi ?
hint-strength = Ce que dit un conseil
hints-nudge = où regarder
hints-move = le coup
hints-why = le coup et pourquoi
remarks-on = Les robots disent un mot de temps en temps
remarks-hush = Plus de remarques
remarks-hushed = Les robots se taisent désormais ; les réglages leur rendent la parole.

## Parler, et ce que j’ai demandé aux autres
to-board = Revenir au plateau
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-write = Un mot…
chat-send = Envoyer
chat-unsaid = (partira dès que la ligne reviendra)
undo-waiting = Vous demandez à reprendre un coup ; réponse attendue : { $who }
undo-withdraw = Retirer ma demande
stop-no = Continuer
stop-waiting = On s’arrête là ? Pour l’instant, { $yes } oui sur les { $needed } qu’il faut.
clock-left = { $seconds } s
let-bot-play = Laisser jouer un robot
