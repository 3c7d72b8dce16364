# Les phrases de la salle.

serve-here = Flibuste est ouvert : { $address } – sur cette machine seulement ; Ctrl+C pour fermer.
serve-lan = Flibuste est ouvert à toute la maison : { $address } – scannez le code avec un téléphone ; Ctrl+C pour fermer.
serve-public = De l’extérieur, l’adresse est { $address }.
serve-public-url = « { $url } » ne peut pas être l’adresse publique : il faut quelque chose comme https://salle.example, sans rien après le nom, sauf au besoin un port.
serve-port-taken = Le port { $wanted } est pris ; ce sera le { $port }.
serve-no-port = Ni le port { $port } ni les suivants ne peuvent être ouverts sur { $host }. { $detail }
serve-database = « { $file } » ne peut pas servir de base de données : { $detail }.
serve-taken = « { $file } » sert déjà à un autre serveur ou à une autre commande Flibuste : un seul à la fois peut y écrire.
serve-workers-file = Il faut PostgreSQL pour plusieurs processus : « { $file } » est un fichier, et un seul à la fois peut y écrire.
serve-workers-here = Ce système ne peut pas lancer plusieurs processus par une commande : démarrez-les un par un.
serve-admin-token = « { $file } » ne contient pas de jeton d’administration : sa première ligne doit en être un, d’au moins { $shortest } signes.

room-none = Cette table n’existe pas.
room-full = Toutes les places de cette table sont prises.
room-watch-only = Ce lien sert à regarder ; demandez celui qui permet de jouer.
room-watcher = Vous regardez la partie : seuls les joueurs peuvent faire cela.
room-not-begun = La partie n’a pas encore commencé.
room-begun = La partie a déjà commencé.
room-not-host = Seul l’hôte peut lancer la partie.
room-not-over = La partie n’est pas encore terminée.
room-stale = La table a changé depuis que ce menu est affiché.
room-no-hint = Un conseil se demande quand c’est à vous de jouer.
room-no-chat = À cette table, on ne discute pas.
room-chat-length = Un message compte de 1 à { $most } caractères.
room-talk-full = Vous avez déjà écrit { $most } messages à cette table ; elle n’en garde pas plus.
room-no-undo = Vous n’avez rien à reprendre.
room-undo-late = À cette table, un coup ne se reprend que tant que ni le hasard ni un autre joueur n’a agi.
room-nothing-asked = Personne n’attend votre accord pour reprendre un coup.
room-not-away = Ce joueur n’est pas absent.
room-not-away-yet = On n’attend ce joueur que depuis peu ; un robot pourra jouer pour lui dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
room-not-missed = Personne n’attend ce joueur pour l’instant : ce n’est pas son tour.
room-host-only = Seul l’hôte peut faire cela.
room-cancelled = L’hôte a fermé cette table.
room-no-chair = Cette table n’a pas cette place.
room-chair-taken = Quelqu’un occupe cette place : choisissez-en une libre, ou celle d’un robot.
room-nobody-there = Il n’y a personne à cette place.
room-not-yourself = Pour libérer votre propre place, choisissez « Quitter la table ».
room-order = Le nouvel ordre doit citer chaque place une fois.
room-not-your-name = Chacun choisit son nom ; l’hôte nomme les robots.
room-no-name = Ce nom est illisible.
room-conceded = Vous avez abandonné : un robot joue pour vous jusqu’à la fin.
room-late = Votre temps est écoulé : un robot joue pour vous jusqu’à la fin.
room-clocks = Une pendule donne à chaque décision jusqu’à 7 jours et, avec réserve, à chaque joueur jusqu’à 30 jours ; l’un des deux doit dépasser zéro.
room-delay = Les spectateurs peuvent suivre avec jusqu’à { $moves } coups, ou { $minutes } minutes, de retard ; l’un des deux doit dépasser zéro.
room-no-clocks = À cette table, il n’y a pas de pendule à arrêter.
room-no-pause = Personne n’a demandé de pause.
room-nobody-late = Personne n’a épuisé son temps.
room-bank-decides = Ce joueur a encore du temps à lui : c’est la pendule qui décide.
room-stopped = La partie a été arrêtée ici.
room-over = La partie est terminée.
room-nothing-to-stop = Personne n’a demandé d’arrêter.
room-nudge-away = Ce joueur n’est pas là : il ne remarquerait rien.
room-nudged = On vient de relancer ce joueur ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
room-wrong-phrase = Ces quatre mots ne correspondent à aucune place de cette table.
room-host = Cette salle ne répond pas au nom « { $host } » ; ouvrez-la à l’adresse affichée à son lancement, ou relancez-la avec --public-url.
room-foreign = Cette demande vient d’une page qui n’est pas la nôtre.
room-not-json = Une demande doit être du JSON (application/json).
room-qr-long = Nos codes QR contiennent une adresse : des lettres et des signes simples, { $most } au plus.
room-too-many = Trop de demandes à la fois ; réessayez dans { $seconds } s.
room-one-me = Il vous faut une place à la table, et une seule.
room-chair = Une place est « me », « here », « open » ou « bot », pas « { $kind } ».
room-pace = Le rythme d’un robot va de 0 à 10 secondes.
room-rated-chairs = Cette partie est classée : chacun garde sa place jusqu’à la fin.
room-rated-hint = Cette partie est classée : il n’y a pas de conseils.
room-rated-lesson = Une partie qui suit une leçon, ou s’écarte d’une autre, n’est pas classée.
room-luck = On ne peut choisir le hasard que si le serveur a été lancé pour des tests (--seed).
room-flood = Trop de messages : la ligne a été coupée.
room-bad-message = Ce message n’est pas compris.
room-trouble = Il y a eu un accroc, mais la partie continue : { $detail }. Merci de le signaler avec le code de la partie.
room-not-kept = L’enregistrement a échoué : rien n’a changé. Réessayez.
room-undo-over = La partie est terminée : tout a été montré, rien ne se reprend.
room-undo-asked = Un autre joueur demande déjà à reprendre un coup ; réglons cela d’abord.
room-hint-coming = Un conseil est déjà en route.
room-hint-none = Pas de conseil cette fois-ci.
room-hint-slow = Le conseil a pris trop de temps : il y a beaucoup à faire ici en ce moment. Demandez-le encore une fois.
room-bot-slow = « { $bot } » réfléchit trop longtemps pour jouer avec d’autres : au plus mate:9999ms ou mate:9999.
room-request = La demande n’est pas comprise : { $detail }.
room-too-big = La demande est trop grosse.
room-fault = Le serveur a trébuché sur cette demande ; rien n’a changé.
room-own-eyes = Tant que la partie dure, on ne la revoit que de sa propre place.
room-no-eyes = Il n’y a personne « { $eyes } » à cette table : de 0 à { $seats }, watcher ou above.
room-admin-only = Seul le responsable de ce serveur peut faire cela.
room-banned = Vous ne pouvez plus ouvrir ni rejoindre de table ici.
room-closed-by-admin = Le responsable de ce serveur a fermé cette table.
room-closing = Le serveur s’arrête un instant. Rien n’est perdu ; la page revient d’elle-même.
room-elsewhere = Cette table est chez un autre serveur de cette salle, qui ne répond pas pour l’instant. Réessayez dans un instant.

room-whatif-same = La partie continue comme elle a été préparée : { $game } à { $seats } places, sans autres options.
room-whatif-step = Il n’y a rien à rejouer à partir de là : nommez un pas de 0 à { $last }.
room-whatif-luck = La ligne ne dit pas la graine de son hasard : rejouez avec un autre hasard.
room-lesson = Après une leçon, la partie continue comme la leçon le dit : { $seats } places, et aucune option à choisir.
room-not-read = Les tables ne peuvent pas être lues en ce moment ; réessayez.
room-unreadable = Cette table ne peut pas être ouverte : elle a été mise de côté, avec tout ce qu’elle contient. { $reason } Le responsable de ce serveur peut l’examiner avec « flibuste check ».
room-damaged = Son journal est abîmé.

# L’entretien de la base de données.

keep-foreign = elle appartient à un autre programme
keep-no-answer = elle ne répond pas
keep-newer = elle vient d’une version plus récente de ce programme (le fichier est à la version { $theirs }, ce programme s’arrête à la { $ours })
keep-unknown = elle vient d’une autre version de ce programme
keep-version = elle n’est pas encore à la version { $ours } ; « flibuste serve » la met à jour
keep-bad-secret = le secret qui signe toutes les clefs est abîmé ; seule une sauvegarde peut le rétablir
keep-bad-file = Le fichier « { $file } » lui-même est abîmé : { $detail }. Une sauvegarde y remédie : flibuste restore SAUVEGARDE --replace.
keep-no-file = Il n’y a pas de fichier « { $file } ».
keep-exists = « { $file } » existe déjà ; avec --replace, il peut être remplacé.
keep-bad-checksum = sa somme de contrôle est fausse
keep-bad-columns = sa ligne et son en-tête se contredisent
keep-bad-gap = elle manque
keep-bad-end = elle manque, et la suite avec elle
keep-bad-text = elle est illisible : { $detail }
keep-bad-act = elle ne suit pas les règles : { $detail }
keep-bad-pages = sa partie du fichier est illisible : { $detail }
keep-bad-stray = des entrées sans table
keep-bad-entry = Table { $table } : l’entrée { $number } est abîmée ({ $reason }) ; avec --mend, la partie peut reprendre { $good ->
    [0] au tout début.
   *[other] après l’entrée { $good }.
  }
keep-bad-table = La table { $table } est abîmée dès le début ({ $reason }) ; avec --mend, elle est mise de côté.
keep-bad-count = { $bad ->
    [one] { $bad } table abîmée
   *[other] { $bad } tables abîmées
  } sur { $tables }.
keep-mended-entry = { $good ->
    [0] La table { $table } est de nouveau telle qu’à son ouverture ; la suite est mise de côté.
   *[other] La table { $table } s’arrête maintenant à l’entrée { $good } ; la suite est mise de côté.
  }
keep-mended-table = La table { $table } est mise de côté, avec toutes ses entrées.
keep-well = Tout va bien : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }{ $older ->
    [0] .
    [one]  ; { $older } de ces tables suit des règles que ce programme ne connaît pas.
   *[other]  ; { $older } de ces tables suivent des règles que ce programme ne connaît pas.
  }
keep-backup-done = La sauvegarde est dans « { $file } ». Elle contient toutes les mains et le secret du serveur : gardez-la en lieu sûr.
keep-restore-done = « { $file } » est rétabli tel qu’il était dans la sauvegarde.
keep-beside = Ce qui s’y trouvait avant est maintenant dans « { $file } ».
keep-tidy-done = Tables supprimées : terminées, { $finished } ; abandonnées, { $abandoned }.
keep-tidy-dry = Tables à supprimer : terminées, { $finished } ; abandonnées, { $abandoned }.
keep-tidy-what = Dites quelles tables : --finished JOURS, --abandoned JOURS, ou les deux.

# Ce que montre un lien avant qu’on l’ouvre.
preview-lobby = Des jeux de pirates, entre amis ou contre des robots. Ni compte ni installation : asseyez-vous et jouez.
preview-rules = Les règles du jeu { $game }, avec des exemples.
preview-learn = Apprenez { $game } en quatre minutes, à une table rien que pour vous.
preview-somebody = Quelqu’un
preview-waiting = { $open ->
    [0] { $host } s’apprête à jouer à { $game }. Toutes les places sont prises, mais on peut regarder.
    [one] { $host } vous attend pour jouer à { $game } : une place est libre.
   *[other] { $host } vous attend pour jouer à { $game } : { $open } places sont libres.
  }
preview-running = { $host } et compagnie jouent à { $game }. Venez regarder !
preview-cancelled = { $host } a fermé cette table de { $game }.
preview-replay = Une partie de { $game } à revoir, pas à pas.
preview-over = { $host } et compagnie ont joué à { $game }. Voyez comment cela s’est terminé.

admin-title = La salle, pour qui s’en occupe
admin-token = Jeton (la première ligne du fichier donné à --admin-token)
admin-enter = Entrer
admin-load = Charge
admin-worker = Serveur
admin-sockets = Connexions
admin-memory = Mémoire
admin-cpu = Temps de calcul
admin-tables = Tables actives
admin-game = Jeu
admin-phase = État
admin-people = À la table
admin-close = Fermer
admin-ban = Exclure
admin-tell = Dire à tout le monde
admin-told = Connexions atteintes :
admin-waiting = en attente
admin-running = en cours
admin-over = finie
admin-cancelled = fermée
