# Ce que dit l’autre bout de la ligne.
afar-no-link = « { $link } » n’est pas le lien d’une table : il ressemble à http://HÔTE/t/TABLE.
afar-no-room = Aucune salle ne répond à l’adresse { $server }.
afar-no-answer = La salle ne répond pas.
afar-closed = La salle a coupé la liaison ({ $code } { $reason }) : cette table n’existe pas, ou cette clef n’y ouvre aucune place.
afar-left = La liaison est fermée.
