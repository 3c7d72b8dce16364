# Les phrases de la salle.

serve-here = Flibuste est ouvert : { $address } – sur cette machine seulement ; Ctrl+C pour fermer.
serve-lan = Flibuste est ouvert à toute la maison : { $address } – scannez le code avec un téléphone ; Ctrl+C pour fermer.
serve-port-taken = Le port { $wanted } est pris ; ce sera le { $port }.
serve-no-port = Ni le port { $port } ni les suivants ne peuvent être ouverts sur { $host }. { $detail }
serve-database = « { $file } » ne peut pas servir de base de données : { $detail }.

room-none = Cette table n’existe pas.
room-full = Toutes les places de cette table sont prises.
room-watch-only = Ce lien sert à regarder ; demandez celui qui permet de jouer.
room-watcher = Vous regardez la partie : seuls les joueurs agissent.
room-not-begun = La partie n’a pas encore commencé.
room-begun = La partie a déjà commencé.
room-not-host = Seul l’hôte peut lancer la partie.
room-not-over = La partie n’est pas encore terminée.
room-stale = La table a changé depuis que ce menu est affiché.
room-no-hint = Un conseil se demande quand c’est à vous de jouer.
room-no-chat = À cette table, on ne discute pas.
room-chat-length = Un message compte de 1 à { $most } caractères.
room-no-undo = Vous n’avez rien à annuler.
room-undo-late = À cette table, un coup ne se reprend que tant que ni le hasard ni un autre joueur n’a agi.
room-nothing-asked = Personne n’attend votre accord pour reprendre un coup.
room-not-away = Ce joueur n’est pas absent.
room-not-away-yet = Ce joueur vient de s’absenter ; un robot pourra jouer pour lui dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
room-not-missed = Personne n’attend ce joueur pour l’instant : ce n’est pas son tour.
room-wrong-phrase = Ces trois mots ne correspondent à aucune place de cette table.
room-one-me = Il vous faut une place à la table, et une seule.
room-chair = Une place est « me », « here », « open » ou « bot », pas « { $kind } ».
room-pace = Le rythme d’un robot va de 0 à 10 secondes.
room-flood = Trop de messages : la ligne a été coupée.
room-bad-message = Ce message n’est pas compris.
room-trouble = Il y a eu un accroc, mais la partie continue : { $detail }. Merci de le signaler avec le code de la partie.
room-not-kept = L’enregistrement a échoué : rien n’a changé. Réessayez.
room-undo-over = La partie est terminée : tout a été montré, rien ne se reprend.
room-undo-asked = Un autre joueur demande déjà à reprendre un coup ; réglons cela d’abord.
room-hint-coming = Un conseil est déjà en route.
room-hint-none = Pas de conseil cette fois-ci.
room-bot-slow = « { $bot } » réfléchit trop longtemps pour jouer avec d’autres : au plus mate:9999ms ou mate:9999.
room-request = La demande n’est pas comprise : { $detail }.
room-too-big = La demande est trop grosse.
room-fault = Le serveur a trébuché sur cette demande ; rien n’a changé.
room-lesson = Après une leçon, la partie continue comme la leçon le dit : { $seats } places, et aucune option à choisir.
