# Les mots du terminal.

## Qui joue
ui-you = vous moi you
ui-player = Joueur { $number }
ui-seat-person = { $player } : à ce clavier
ui-seat-bot = { $player } : { $bot } (robot)

## Ce qu’on peut taper, le premier mot tel qu’il est montré
command-why = pourquoi p expliquer
command-rules = règles règle
command-hint = conseil indice
command-undo = reprendre annuler a défaire
command-menu = coups liste
command-board = plateau table
command-log = journal historique j
command-save = sauver sauvegarder enregistrer
command-code = code
command-lang = langue
command-help = aide ?
command-quit = quitter sortir

hint-nudge = piste
hint-move = coup
hint-why = pourquoi

help-number = Tapez le numéro d’un coup pour le jouer.
help-act = Un coup peut aussi s’écrire en mots ou en JSON : { $example }
help-why = COUP : ce coup est-il permis, et sinon, quelle règle l’interdit ?
help-rules = le sommaire ; règles { $rule } : une règle ; règles tout : toutes les règles
help-hint = ce qu’un capitaine jouerait à votre place, et pourquoi ; conseil piste : seulement où regarder ; conseil coup : seulement le coup
help-undo = reprendre votre dernier coup, tant que ni le hasard ni un autre joueur n’a agi
help-menu = ce que vous pouvez faire maintenant
help-board = la table telle que vous la voyez
help-log = tout ce qui s’est passé, tel que vous l’avez vu
help-save = [FICHIER] : garder la partie dans un fichier
help-code = toute la partie en une ligne
help-lang = [en|fr] : l’autre langue
help-help = cette aide
help-quit = quitter la table ; le code pour y revenir s’affiche

## À la table
ui-all = tout
ui-help-hint = Tapez le numéro d’un coup, ou aide.
ui-times = { $sentence } (× { $times })
ui-allowed = Permis : { $act }.
ui-forbidden = Interdit. { $rule } : { $sentence }
ui-read-rule = La règle entière : règles { $rule }
ui-near = À la place, par exemple : { $acts }
ui-why-what = Nommez un coup : son numéro, ou des mots comme : pourquoi { $example }
ui-rules-how = règles { $rule } montre une règle, règles tout les montre toutes.
ui-hint = Le capitaine jouerait le { $number } : { $act }
ui-not-your-turn = Ce n’est pas à vous de jouer.
ui-undone = Coup repris.
ui-undo-nothing = Il n’y a rien à reprendre : vous n’avez pas encore joué.
ui-undo-luck = Ce coup ne se reprend plus : le hasard a parlé depuis, et ce qu’on a vu reste vu.
ui-undo-clock = Ce coup ne se reprend plus : le sable a coulé depuis.
ui-undo-other = Ce coup ne se reprend plus : { $player } a joué depuis.
ui-saved = Partie enregistrée dans { $file } ; pour la reprendre : flibuste play --load { $file }
ui-language = Désormais en français.
ui-unknown = « { $text } » n’a pas de sens ici : appuyez sur Entrée, ou tapez aide.
ui-no-act = « { $text } » n’est ni une commande ni un coup de ce jeu ; tapez aide pour voir ce qu’on peut taper.
ui-no-number = Il n’y a pas de coup { $number } dans la liste, qui va jusqu’à { $most }.
ui-act-incomplete = Ce coup est incomplet : { $form }
ui-curtain-close = C’est à { $player } de jouer. Appuyez sur Entrée pour cacher la table, puis passez le clavier.
ui-curtain-open = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
ui-left = La partie n’est pas perdue ; pour la reprendre : flibuste play --load

## À une table d’une salle
command-say = dire parler say
command-yes = oui o
command-no = non n
command-start = commencer start
command-clock = pendule temps
command-pause = pause
help-say = TEXTE : à toute la table
help-yes = accepter ce qu’on vous demande : reprendre un coup, s’arrêter là
help-no = refuser
help-start = commencer la partie ; des robots prennent les places libres (hôte seulement)
help-clock = le temps qui reste à chacun
help-pause = demander aux autres d’arrêter les pendules ; une fois de plus : elles repartent
ui-said = { $player } : « { $text } »
ui-asks-back = { $steps ->
    [one] { $player } voudrait reprendre son dernier coup : oui ou non ?
   *[other] { $player } voudrait revenir { $steps } coups en arrière : oui ou non ?
}
ui-back-asked = On demande aux autres. Tapez encore reprendre pour y renoncer.
ui-back-granted = Le coup est repris, d’un commun accord.
ui-back-refused = Rien n’est repris.
ui-asks-to-stop = On demande à la table : s’arrête-t-on là ? oui ou non ?
ui-stopped = La partie s’arrête là, à la majorité.
ui-goes-on = La partie continue.
ui-clocks = Pendules : { $clocks }
ui-clocks-paused = Pendules arrêtées : { $clocks }
ui-no-clocks = À cette table, il n’y a pas de pendule.
ui-asks-pause = { $player } voudrait une pause, pendules arrêtées : oui ou non ?
ui-pause-asked = Vous demandez une pause ; réponse attendue de : { $players }
ui-paused = Les pendules sont arrêtées. Tapez encore pause, ou jouez, pour reprendre.
ui-no-pause = Il n’y a pas de pause.
ui-asks-late = { $player } n’a plus de temps. Un robot continue-t-il : oui, ou non (encore un peu de temps) ?
ui-late-you = Vous n’avez plus de temps : jouez ! Les autres décident.
ui-late-out = Temps écoulé pour { $player } : un robot continue.
ui-late-on = { $player } continue.
ui-nobody-asks = Personne ne demande rien.
ui-nudged = { $player } vous relance : on vous attend.
ui-stood-in = { $acts ->
    [one] En votre absence, { $bot } a joué un coup pour vous.
   *[other] En votre absence, { $bot } a joué { $acts } coups pour vous.
}
ui-line-down = La liaison est coupée ; nouvel essai…
ui-line-up = La liaison est rétablie.
ui-table-anew = La table a changé ; voici où elle en est.
ui-code-later = La salle donne le code de la partie à la fin : avant, il montrerait toutes les mains.
ui-not-kept-here = C’est la salle qui garde cette partie ; revenez par le même lien.
ui-waiting = On attend le début de la partie. À table : { $players }
ui-may-start = Vous êtes l’hôte : tapez commencer quand tout le monde est là.
ui-may-start-key = Vous êtes l’hôte : quand tout le monde est là, tapez : puis commencer.
ui-at-the-room = { $player } : vous
ui-come-back = La partie continue sans vous. Pour revenir : flibuste join { $link }
ui-watching = Vous regardez.

## La leçon
learn-title = { $game } : apprendre en quatre minutes
learn-step = Étape { $number } sur { $of }
learn-next = Appuyez sur Entrée pour continuer.
learn-hint = La leçon continue avec le { $number } : { $act }
learn-not-this = C’est permis, mais cette étape parle d’autre chose.
learn-not-here = Pas pendant la leçon : attendez la partie qui suit.
learn-play = La leçon est finie. À partir d’ici, c’est une vraie partie, contre un robot facile.

## La fin
ui-wins = { $number ->
    [one] { $players } gagne la partie.
   *[other] { $players } gagnent la partie ensemble.
}
ui-nobody-wins = Personne ne gagne la partie.
ui-place = { $place }. { $player } : { $score }
ui-tally = {"   "}{ $line } : { $points }
ui-seed = Graine : { $seed }
ui-code = Code de la partie :

## Erreurs
ui-unknown-language = Il n’y a pas de langue « { $language } » ; voici les langues : { $known }.
ui-unknown-bot = Personne ici ne s’appelle « { $name } » ; à chaque place : vous, vous:NOM ou un robot ({ $known }).
ui-option-form = « { $option } » n’est pas une option : il faut la forme nom=valeur.
ui-unknown-rule = Il n’y a pas de règle « { $rule } » ; les règles sont { $known }.
ui-load-missing = Il n’y a pas de fichier « { $file } ».
ui-load-table = Ce lien mène à une table : ouvrez-le dans un navigateur, et collez ici le code de la partie (« Partager » le montre).
ui-load-broken = « { $file } » n’est pas une partie enregistrée.
ui-load-seats = Joueurs nommés : { $given } ; mais cette partie se joue à { $seats }.
ui-load-game = Cette partie est du jeu { $theirs }, pas du jeu { $wanted }.
ui-load-options = Une partie reprise garde ses options : --option ne sert qu’aux nouvelles parties.
ui-save-failed = Impossible d’écrire « { $file } » : { $detail }.
ui-no-folder = ce dossier n’existe pas
ui-is-folder = c’est un dossier
ui-not-permitted = ce n’est pas permis
ui-no-space = il n’y a plus de place
ui-long-name = le nom est trop long
ui-not-writable = le système refuse

## La commande
cli-usage = Usage :
cli-intro = Des jeux de pirates, joués en suivant leurs règles à la lettre.
cli-commands = Commandes 
cli-options = Options 
cli-arguments = Arguments 
cli-more = flibuste COMMANDE --help en dit plus sur chacune. Sans commande, sur un terminal : le menu.
cli-help = montrer cette aide
cli-version = montrer la version
cli-lang = en ou fr (par défaut : la langue du terminal)
cli-play = jouer ici, contre des robots ou en se passant le clavier
cli-learn = apprendre un jeu en quatre minutes, puis y jouer
cli-arena = faire s’affronter des robots, partie après partie
cli-referee = répondre à des demandes en JSON, une par ligne (docs/contract.md)
cli-games = donner la liste des jeux
cli-rules = montrer les règles d’un jeu, ou l’une d’elles
cli-logbook = le journal de bord d’une partie, en Markdown ou en page à imprimer
cli-html = en page (HTML) plutôt qu’en Markdown
cli-replay = revoir une partie pas à pas d’après son code ou son fichier
cli-serve = ouvrir la salle de jeu : une page web, ici ou pour toute la maison
cli-new-game = créer le dossier d’un jeu de votre cru
cli-check = lire toute la base de données de la salle et nommer ce qui est abîmé
cli-backup = copier la base de données de la salle dans un fichier, même pendant que la salle est ouverte
cli-restore = mettre une sauvegarde à la place de la base de données de la salle
cli-tidy = supprimer les tables terminées et abandonnées, selon leur âge
cli-about = dire quelle version c’est, et si ses règles sont compilées
cli-game = quel jeu : { $known }
cli-seats = qui joue, par exemple vous,mate ou vous:Anne,vous:Bob,greedy
cli-option = une option du jeu, par exemple variant=tortuga (autant de fois qu’il faut)
cli-plain = seulement des lignes de texte : pour les redirections et les lecteurs d’écran
cli-seed = même graine et mêmes coups, même hasard
cli-load = reprendre une partie d’après un fichier ou un code
cli-rule = le numéro d’une règle, par exemple C9
cli-where = où une règle se décide dans le code
cli-code = le code d’une partie, ou un fichier qui en contient un
cli-key = le nom du nouveau jeu : minuscules, chiffres et _
cli-port = le port ; s’il est pris, le premier libre ensuite
cli-host = 0.0.0.0 ouvre la salle à toute la maison
cli-database = le fichier qui garde toutes les tables, ou postgresql://… pour une base PostgreSQL
cli-proxy = avec --public-url : où se trouve le proxy qui dit d’où viennent les gens (par défaut : cette machine)
cli-workers = avec PostgreSQL : le nombre de processus, qui se partagent les tables et le port
cli-inner-host = l’adresse de cette machine pour les serveurs d’autres machines (par défaut : cette machine seule)
cli-bots = faire réfléchir les robots sur les machines de cet ordonnanceur Dask, par ex. dask://127.0.0.1:8786 (par défaut : sur cette machine)
cli-admin-token = un fichier avec le jeton d’administration : il ouvre /metrics et /api/admin
cli-log-level = ce qui est consigné : debug, info, warning (par défaut) ou error
cli-mend = couper les journaux abîmés avant leur première entrée fautive, pour que les parties puissent continuer
cli-backup-target = le fichier à écrire
cli-restore-backup = le fichier que flibuste backup a écrit
cli-replace = même si ce fichier existe déjà
cli-replace-database = même s’il y a déjà une base de données, qui est gardée à côté
cli-finished = supprimer les parties terminées depuis tant de jours
cli-abandoned = supprimer les parties inachevées, délaissées depuis tant de jours
cli-dry-run = dire seulement combien il y en aurait
cli-on-disk = attendre le disque à chaque coup : plus lent, mais à l’abri des coupures de courant
cli-public-url = l’adresse de la salle vue de l’extérieur, par exemple https://salle.example derrière votre proxy
cli-time-scale = pour les tests : combien dure une seconde
cli-server-seed = pour les tests : d’où vient le hasard
cli-into = le dossier où le créer
cli-small = un jeu où tout est visible : il lui suffit de coups, de règles et de mots
cli-step = le pas où commencer
cli-seat = vue depuis quelle place : 0, 1…, ou above, où rien n’est caché (par défaut : celle d’un spectateur)
cli-players = { $numbers } joueurs, { $minutes } min
cli-error = flibuste : { $sentence }
cli-unknown-command = Il n’y a pas de commande « { $command } » ; voici les commandes : { $known }.
cli-unknown-argument = « { $argument } » n’est pas compris ; voyez flibuste { $command } --help.
cli-missing-value = Il manque une valeur à { $option }.
cli-wrong-value = { $option } ne peut pas valoir « { $value } ».
cli-missing = Il manque { $what } ; flibuste { $command } --help en dit plus.
cli-not-understood = La commande n’est pas comprise : { $detail }.
cli-which-game = Quel jeu ? Au choix, { $known } :
cli-new-game-done = Le nouveau jeu est dans { $folder }.
cli-rules-compiled = Les règles sont compilées.
cli-rules-pure = Les règles ne sont pas compilées ; « make fast » le fait là où il y a un compilateur C.
cli-rules-stale = Les règles ont été compilées, puis leur source a changé : elle tourne telle quelle, jusqu’à « make fast ».
cli-rules-unwanted = Les règles sont compilées, mais FLIBUSTE_PURE est défini : leur source tourne telle quelle.

## L’écran : les touches, avec un mot pour la barre et une phrase pour l’aide
key-hint = conseil
key-undo = reprendre
key-why = pourquoi
key-rules = règles
key-language = English
key-save = sauver
key-word = parler
key-help = aide
key-leave = quitter
key-hint-help = ce qu’un capitaine jouerait à votre place, et pourquoi
key-undo-help = reprendre votre dernier coup, si ni le hasard ni un autre joueur n’a agi depuis
key-why-help = savoir si un coup est permis, et sinon, quelle règle l’interdit
key-rules-help = les règles du jeu
key-language-help = switch to English
key-save-help = garder la partie dans un fichier de ce dossier
key-word-help = dire quelque chose à tout le monde, ou oui, non, pause, commencer
key-theme-help = sombre ou clair
key-help-help = ces touches
key-leave-help = quitter la table ; le code pour y revenir s’affiche
key-choose-help = choisir un coup ; le plateau montre où il mène
key-number-help = choisir un coup par son numéro
key-enter-help = jouer le coup choisi
key-tab-help = passer des coups au journal, et inversement
panel-close = Échap : retour à la table
panel-scroll = ↑ ↓ Page : lire · Échap : retour à la table
panel-end = n : une autre partie · Échap : revoir la table · q : quitter
panel-leave = Entrée : quitter · Échap : rester
panel-leave-what = Quitter la table ? La partie n’est pas perdue : son code va s’afficher.
panel-why = Entrée : demander · Échap : retour à la table
panel-why-what = Un coup : son numéro, ou des mots comme { $example }
panel-word = Entrée : envoyer · Échap : retour à la table
panel-word-what = Un mot à tout le monde ; ou oui, non, pause, commencer
ui-thinking = Le capitaine réfléchit…

## Le menu
menu-title = FLIBUSTE · Jeux de pirates
menu-game = Jeu
menu-seat = Joueur { $number }
menu-person = vous (à ce clavier)
menu-nobody = personne
menu-language = Langue
menu-this-language = Français
menu-chance = au gré du hasard
menu-start = Commencer la partie
menu-keys = Tab : champ suivant · Entrée : choisir · Ctrl+Q : quitter
bot-random = random, le perroquet : joue n’importe quoi
bot-greedy = greedy, le glouton : prend ce qui est à portée
bot-mate = mate, le second : voit loin
bot-cabin-boy = cabin-boy, le mousse : apprend le métier
bot-deckhand = deckhand, le matelot : voit ce qui est près
bot-sailor = sailor, le marin : connaît le jeu
bot-captain = captain, le capitaine : voit loin
bot-legend = legend, la légende : prend son temps

## Laws

cli-laws = soumettre un jeu à toutes les lois : un des nôtres, ou celui d’un dossier
cli-laws-game = la clef d’un jeu, ou un dossier qui en contient
cli-law = cette loi seulement, par son numéro
cli-examples = parties pour chaque table et chaque loi
cli-games-folder = un dossier de jeux à vous, ou l’un d’eux
cli-needs = flibuste : il faut plus que les moteurs de jeu : pip install "flibuste[{ $extra }]"
laws-no-tests = Les lois lisent le dossier « tests » de { $key }, qui n’est pas ici : le dépôt a ceux de nos jeux.
laws-held = { $game }, loi { $number }, { $law } : tenue
laws-broken = { $game }, loi { $number }, { $law } : ENFREINTE
law-1 = le journal refait la partie
law-2 = une copie est indépendante
law-3 = ce qu’on imagine est vrai et équitable
law-4 = les choix ne dépendent que de ce qu’on voit
law-5 = tout survit à l’aller et retour
law-6 = qui est attendu peut agir
law-7 = aucune pièce ne se perd
law-8 = le jeu au hasard finit
law-9 = les choix gardent leur ordre
law-10 = les suites sont aussi nombreuses que comptées
law-11 = deux mondes qui se ressemblent le restent
law-12 = chaque refus a sa règle, et chaque règle son exemple
law-13 = tout peut se dire dans les deux langues
cli-join = jouer à une table d’une salle depuis ce terminal, par son lien
cli-bot = asseoir n’importe quel programme à une table d’une salle
cli-certify = voir si un programme joue selon les règles, partie après partie
cli-link = le lien de la table : http://HÔTE/t/TABLE
cli-seat-token = le jeton d’une place (sinon on en prend une libre)
cli-name = votre nom à cette table
cli-command = le programme : une ligne JSON reçue, une ligne rendue (docs/programs.md)
cli-within = les secondes dont il dispose par décision
cli-matches = le nombre de parties (100 par défaut)
cli-bot-told = { $seat } à { $game } : { $acts ->
    [one] { $acts } décision
   *[other] { $acts } décisions
}, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
}.
cli-bot-fault = { $fault } Un coup de la liste est joué à sa place.
cli-watch = regarder seulement

## Revoir une partie (flibuste replay)
command-on = suivant on n
command-back = retour précédent p
command-turn = tour t
command-turn-back = avant-tour tb
command-go = aller fin a
command-eyes = yeux place y
replay-help-hint = Entrée avance d’un pas, un nombre va à ce pas ; aide dit le reste.
replay-at = Pas { $number } sur { $of }, vu par { $eyes }.
replay-watcher = un spectateur
replay-above = quelqu’un à qui rien n’est caché
replay-above-word = haut
replay-no-seat = Il n’y a pas de place « { $seat } » ; places : { $known }.
replay-help-enter = Entrée : un pas en avant ; un nombre : jusqu’à ce pas.
replay-help-on = [N] : avancer d’autant de pas
replay-help-back = [N] : reculer d’autant de pas
replay-help-turn = jusqu’à la fin de ce tour
replay-help-turn-back = jusqu’à la fin du tour d’avant
replay-help-go = [N] : jusqu’à ce pas, ou jusqu’à la fin
replay-help-eyes = [PLACE] : par quels yeux ; haut : rien n’est caché ; sans place, ceux d’un spectateur
replay-help-board = la table telle qu’elle était
replay-help-log = tout ce qui s’est passé jusque-là
replay-help-help = ces lignes
replay-help-quit = partir

# Recherche
cli-spaces = montrer les coups et les vues d’un jeu en nombres, pour les programmes qui apprennent
cli-json = tout, un par un, en JSON
cli-llm = interroger un modèle de langage : la table en texte, une réponse vérifiée, des parties jouées et comptées
cli-dataset = faire jouer des robots et garder chaque décision, en Parquet
cli-llm-seats = combien jouent ; le moins possible si rien n’est dit
cli-llm-moves = après tant de décisions au hasard
cli-llm-load = le code d’une partie, au lieu d’une au hasard
cli-llm-seat = à qui l’on demande, s’ils sont plusieurs
cli-llm-answer = vérifier cette réponse au lieu de demander
cli-llm-command = un programme qui lit la question et écrit la réponse : il joue, et ce qu’il fait de travers est compté
cli-llm-tries = réponses à une question avant que le hasard n’y réponde
cli-into-folder = le dossier où écrire
cli-dataset-bots = un robot pour chaque place
