# Les mots de la page de mes parties.
title = Mes parties
none = Aucune partie n’est encore arrivée à son terme sur cet appareil. Jouez-en une, elle sera gardée ici.
in-short = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, { $won ->
    [0] aucune gagnée pour l’instant.
    [one] dont une gagnée.
   *[other] dont { $won } gagnées.
}
all-games = Tous les jeux
statistics = Statistiques
in-numbers = En chiffres
wins-by-seats = Victoires, selon le nombre de joueurs
wins-said = À { $seats } joueurs : { $won } sur { $played }.
won-of = { $won } sur { $played }
seats-short = { $number } joueurs
players = Joueurs
played = Jouées
won = Gagnées
places = Places
place = Place
place-short = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
place-said = Place { $place } : { $times } fois.
times = Fois
scores = Les scores au fil du temps
scores-said = { $number ->
    [one] Un score :
   *[other] { $number } scores, le meilleur { $best }, le dernier
} { $last }.
day = Jour
score = Score
best-other = Meilleur des autres
won-mark = gagnée
other-mark = pas gagnée
by-opponent = Contre qui
opponent = Adversaire
opponent-said = { $name } : { $before } fois devant, { $level } fois à égalité, { $behind } fois derrière.
bot-kind = Robot : { $bot }
before = devant
level = à égalité
behind = derrière
companies = Avec qui j’ai joué, et les victoires de chacun
every-match = Toutes les parties
show-more = En voir plus ({ $number })
was-won = Gagnée
was-place = { $place }ᵉ place
was-stopped = Arrêtée avant la fin
was-conceded = Abandonnée
gave-up = abandon
what-if = Et si ?
look = Revoir
more = Plus
usual-options = Les règles habituelles.
series = Avec cette compagnie, après { $number } { $number ->
    [one] partie
   *[other] parties
}
table = Table
seat = Place { $number }
elsewhere = jouée sur { $house }
exchange = Les garder, les emporter
exchange-help = Les parties ne sont gardées que par ce navigateur. Dans un fichier, vous les mettez à l’abri ou les emportez sur un autre appareil, où elles rejoignent celles qui y sont.
export = Enregistrer un fichier
import = Ouvrir un fichier de parties
saved = { $number ->
    [one] Une partie est dans le fichier.
   *[other] { $number } parties sont dans le fichier.
}
taken = { $number ->
    [0] Aucune nouvelle partie dans ce fichier
    [one] Une partie ajoutée
   *[other] { $number } parties ajoutées
}{ $known ->
    [0] .
    [one] , une était déjà là.
   *[other] , { $known } étaient déjà là.
}
no-room = { $number ->
    [one] Pour une partie, ce navigateur n’avait plus de place.
   *[other] Pour { $number } parties, ce navigateur n’avait plus de place.
}
some-damaged = { $number ->
    [one] Une entrée du fichier est abîmée et n’a pas été ajoutée.
   *[other] { $number } entrées du fichier sont abîmées et n’ont pas été ajoutées.
}
file-no-json = « { $name } » est illisible : le fichier est abîmé, ou ne contient pas de parties. Rien n’a changé.
file-foreign = « { $name } » n’est pas un fichier de parties de Flibuste. Rien n’a changé.
file-newer = « { $name } » vient d’un Flibuste plus récent, que celui-ci ne sait pas encore lire. Rien n’a changé.
file-big = « { $name } » est trop gros pour être un fichier de parties. Rien n’a changé.
player = Joueur
points = Points
rated-matches = Parties classées
rated-so = { $before } → { $after } points
points-over-time = Le classement au fil du temps
points-said = { $number ->
    [one] Une partie classée, à présent
   *[other] { $number } parties classées, à présent
} { $last } points.
ratings-help = Seules comptent les parties classées. Chacun commence à 1000 points ; plus on joue, plus ils sont fiables.
ratings-none = Personne n’a encore joué de partie classée à ce jeu. Pour en jouer une, ouvrez une nouvelle table et cochez « Partie classée » dans ses options.
