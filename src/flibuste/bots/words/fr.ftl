# Ce que disent les robots et ce qu’on dit d’eux ; la page reçoit ces phrases toutes faites.

## L’arène

arena-rating = cote
arena-help-seats = les places à la table, s’il y a plus de robots : chaque groupe possible joue autant de parties
arena-help-dask = jouer sur les machines de l’ordonnanceur Dask à cette adresse, par ex. tcp://127.0.0.1:8786
arena-help-json = écrire tous les chiffres dans ce fichier
arena-help-svg = dessiner les parts et leurs intervalles dans ce fichier
arena-bot = robot
arena-wins = victoires
arena-share = part
arena-interval = intervalle à 95 %
arena-decisions = décisions/partie
arena-ms = ms/décision
arena-help-game = la clef du jeu
arena-help-bots = un par place : { $known } ; mate:100ms réfléchit 100 ms, mate:200 le temps de 200 simulations
arena-help-matches = le nombre de parties (100)
arena-help-option = une option de la table (autant de fois qu’il faut)
arena-help-seed = la même graine donne les mêmes parties, sauf si un robot joue à la montre (1)
arena-help-workers = le nombre de processus (un par cœur)

## Pourquoi ce coup : ce qu’il fait, puis les chances que la recherche a trouvées

why-only = Rien d’autre ne valait qu’on y pense.
why-better = { $ahead ->
    [0] Cela vaut à peu près
    [1] C’est à peine mieux que
    [2] C’est un peu mieux que
    [3] C’est un peu mieux que
    [4] C’est un peu mieux que
   *[other] C’est nettement mieux que
} « { $other } ».
why-first = { $first } { $told }
why-changes = Tout de suite : { $changes }.
why-risk = { $told } { $often ->
    [often] Mais c’est un pari.
   *[seldom] Mais gare : parfois, cela tourne mal.
}
# D’abord en clair, puis les chiffres sur leur propre ligne.
why-told = { $told }
    { $figures }
why-chance = On gagne ainsi environ { $chance } fois sur 100 (part égale : { $fair }).
why-chances = On gagne ainsi environ { $chance } fois sur 100, avec l’autre { $less } (part égale : { $fair }).
why-risked = { $figures } Mais { $worse } fois sur 100, l’autre finit mieux.
change-plus = +{ $change }
change-minus = −{ $change }

## Un coup de pouce : où regarder

nudge-kind = Pensez à « { $kind } ».
nudge-here = { $number ->
    [one] Un coup part de ce qui est éclairé.
   *[other] { $number } coups partent de ce qui est éclairé.
}
nudge-between = C’est soit « { $one } », soit « { $other } ».
nudge-both = { $kind } { $here }
nudge-among = { $number ->
    [one] C’est le numéro { $numbers }.
   *[other] C’est l’un de ceux-ci : { $numbers }.
}

## Ce que disent les robots qui ont du caractère : deux phrases par moment

remark-bold-hello-1 = Toutes voiles dehors ! Qui hésite a perdu.
remark-bold-hello-2 = On n’est pas là pour enfiler des perles.
remark-bold-gain-1 = Voilà comment on fait !
remark-bold-gain-2 = Tout ou rien. Tout, cette fois.
remark-bold-hurt-1 = Ha ! Recommencez, pour voir.
remark-bold-hurt-2 = Une égratignure. En avant !
remark-bold-lucky-1 = La fortune sourit aux audacieux.
remark-bold-lucky-2 = Je le sentais venir !
remark-bold-unlucky-1 = Bah ! La chance va tourner.
remark-bold-unlucky-2 = Sans risque, rien à raconter.
remark-bold-win-1 = Pas un instant je n’en ai douté !
remark-bold-win-2 = À qui ose, le trésor !
remark-bold-lose-1 = Quelle bataille ! On remet ça !
remark-bold-lose-2 = Par le fond, mais pavillon haut.

remark-miser-hello-1 = Chaque pièce reste bien en vue.
remark-miser-hello-2 = Jouons sans gaspiller.
remark-miser-gain-1 = Encore un pour le coffre.
remark-miser-gain-2 = Ce qui est pris n’est plus à prendre.
remark-miser-hurt-1 = C’était à moi ! C’était compté !
remark-miser-hurt-2 = Je le note dans mes comptes.
remark-miser-lucky-1 = Un cadeau ? Je prends les cadeaux.
remark-miser-lucky-2 = Gratuit. Que c’est beau.
remark-miser-unlucky-1 = Quel gâchis…
remark-miser-unlucky-2 = Il fallait le garder.
remark-miser-win-1 = À la fin, tout s’additionne.
remark-miser-win-2 = Et pas une miette à partager.
remark-miser-lose-1 = Il me reste au moins les bouchons.
remark-miser-lose-2 = La soirée coûte cher.

remark-grudge-hello-1 = Je n’ai pas oublié la dernière fois.
remark-grudge-hello-2 = Qui mène m’aura sur le dos.
remark-grudge-gain-1 = Ça, c’était pour tout à l’heure.
remark-grudge-gain-2 = Un compte de réglé.
remark-grudge-hurt-1 = Je m’en souviendrai.
remark-grudge-hurt-2 = C’est noté. Avec la date.
remark-grudge-lucky-1 = Ce n’est pas trop tôt.
remark-grudge-lucky-2 = Même la mer est avec moi.
remark-grudge-unlucky-1 = Quelqu’un paiera pour ça.
remark-grudge-unlucky-2 = La mer aussi est sur ma liste.
remark-grudge-win-1 = Maintenant, on est quittes. Presque.
remark-grudge-win-2 = La vengeance se boit avec du rhum.
remark-grudge-lose-1 = Je sais où vous jetez l’ancre.
remark-grudge-lose-2 = Ça va dans le carnet.

remark-joker-hello-1 = Quelqu’un connaît les règles ? Non ? Parfait.
remark-joker-hello-2 = Mon perroquet vous salue.
remark-joker-gain-1 = Oups. C’était bien, ça ?
remark-joker-gain-2 = J’avais les yeux fermés.
remark-joker-hurt-1 = Aïe. En plein dans le perroquet.
remark-joker-hurt-2 = Je ne l’ai pas volé, demandez à ma mère.
remark-joker-lucky-1 = La chance ? Des années d’entraînement.
remark-joker-lucky-2 = Regardez, sans les mains !
remark-joker-unlucky-1 = C’était le plan. Un mauvais plan.
remark-joker-unlucky-2 = C’est la faute du chapeau.
remark-joker-win-1 = Attendez, on comptait les points ?
remark-joker-win-2 = La chance du débutant, pour la centième fois.
remark-joker-lose-1 = Moi, je comptais les mouettes.
remark-joker-lose-2 = Bien joué ! Mon perroquet boude.
