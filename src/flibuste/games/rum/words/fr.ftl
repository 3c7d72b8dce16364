# Rhum et Honneur

## Les joueurs, par place ; l’équipage que personne ne joue (H39), en tête de phrase et ailleurs
seat-0 = Doré
seat-1 = Argenté
seat-2 = Noir
seat-3 = Bleu
seat-4 = Violet
crew-imaginary = L’équipage imaginaire
inside-imaginary = l’équipage imaginaire
crew-number = { $player } { $number }

## Les nombres
count-pirates = { $number ->
    [0] aucun pirate
    [one] 1 pirate
   *[other] { $number } pirates
}
count-coins = { $number ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $number } pièces
}
count-barrels = { $number ->
    [0] aucun tonneau
    [one] 1 tonneau
   *[other] { $number } tonneaux
}
count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
price-both = { $pirates } et { $coins }
odds = { $good ->
    [0] aucune chance
    [one] 1 chance sur { $of }
   *[other] { $good } chances sur { $of }
}
odds-sure = à coup sûr
risk = { $bad ->
    [0] aucun risque
    [one] 1 risque sur { $of }
   *[other] { $bad } risques sur { $of }
}
risk-sure = à coup sûr

## Les cases
square-coin = pièce
square-hq = quartier général
square-pirate = pirate
square-goods = articles
square-rendezvous = rendez-vous
square-map-pink = carte rose
square-map-green = carte verte
square-map-yellow = carte jaune
square-tavern-swan = The Swan
square-tavern-es-cruce = Es Cruce
square-tavern-frere-jacques = Frère Jacques
square-chest = coffre
square-rum = rhum
square-guard = garde
square-of = case { $square } { $where }
square-coin-of = case pièce { $plate }
quarter-0 = en haut à gauche
quarter-1 = en haut
quarter-2 = en haut à droite
quarter-3 = à gauche
quarter-4 = au centre
quarter-5 = à droite
quarter-6 = en bas à gauche
quarter-7 = en bas
quarter-8 = en bas à droite
square-exit = { $square }, par la ruelle { $exit }
square-offer = { $square } ({ $points })
square-empty = { $square } (rien à prendre)
square-met = { $square }, votre rendez-vous
to-coin = à la case pièce { $plate }
to-hq = au quartier général
to-pirate = à la case pirate { $where }
to-goods = à la case articles { $where }
to-rendezvous = à la case rendez-vous { $where }
to-map-pink = à la case carte rose { $where }
to-map-green = à la case carte verte { $where }
to-map-yellow = à la case carte jaune { $where }
to-tavern-swan = au tripot The Swan
to-tavern-es-cruce = au tripot Es Cruce
to-tavern-frere-jacques = au tripot Frère Jacques
to-chest = à la case coffre { $where }
to-rum = à la case rhum { $where }
to-guard = à la case garde { $where }
alley = { $one } – { $other }
dark-alley = ruelle sombre, { $square }
dark-alley-exit = ruelle sombre { $exit }, { $square }
exit-N = du haut
exit-E = de droite
exit-S = du bas
exit-W = de gauche
exit-N1 = du haut, à gauche
exit-N2 = du haut, à droite
exit-E1 = de droite, en haut
exit-E2 = de droite, en bas
exit-S1 = du bas, à droite
exit-S2 = du bas, à gauche
exit-W1 = de gauche, en bas
exit-W2 = de gauche, en haut
dark = ruelle sombre
dark-exit = ruelle sombre { $exit }

## Les tuiles dans une phrase
a-swan = The Swan { $value }
a-cruce = Es Cruce { $value }
a-jacques = Frère Jacques { $value }
a-pink = une carte rose à { $value }
a-green = une carte verte à { $value }
a-yellow = une carte jaune à { $value }
a-chest = un coffre à { $value }
a-scorpion = un scorpion qui pique à partir de { $value }
a-bunk = la couchette à { $value }
a-hammock = le hamac à { $value }
a-rope = le rouleau de corde à { $value }
a-eye-patch = un cache-œil à { $value }
a-hat = un chapeau à { $value }
a-hook = un crochet à { $value }
a-parrot = un perroquet à { $value }
a-wooden-leg = une jambe de bois à { $value }
a-guard = une garde de { $value }
a-rendezvous = un rendez-vous { $place }, à { $points } points
meet-map-pink = à une case carte rose
meet-map-green = à une case carte verte
meet-map-yellow = à une case carte jaune
meet-chest = à une case coffre
meet-rum = à une case rhum
meet-guard = à une case garde
meet-pirate = à une case pirate
meet-goods = à une case articles
meet-tavern = dans un tripot

## Les tuiles dans un tableau
tile-swan2 = The Swan 2
tile-swan3 = The Swan 3
tile-swan4 = The Swan 4
tile-swan5 = The Swan 5
tile-cruce2 = Es Cruce 2
tile-cruce3 = Es Cruce 3
tile-cruce4 = Es Cruce 4
tile-cruce5 = Es Cruce 5
tile-jacques2 = Frère Jacques 2
tile-jacques3 = Frère Jacques 3
tile-jacques4 = Frère Jacques 4
tile-jacques5 = Frère Jacques 5
tile-pink3 = carte rose 3
tile-pink4 = carte rose 4
tile-pink5 = carte rose 5
tile-pink6 = carte rose 6
tile-green3 = carte verte 3
tile-green4 = carte verte 4
tile-green5 = carte verte 5
tile-green6 = carte verte 6
tile-yellow3 = carte jaune 3
tile-yellow4 = carte jaune 4
tile-yellow5 = carte jaune 5
tile-yellow6 = carte jaune 6
tile-chest4 = coffre 4
tile-chest5 = coffre 5
tile-chest6 = coffre 6
tile-scorpion10 = scorpion à partir de 10
tile-scorpion11 = scorpion à partir de 11
tile-scorpion12 = scorpion à partir de 12
tile-scorpion13 = scorpion à partir de 13
tile-scorpion14 = scorpion à partir de 14
tile-scorpion15 = scorpion à partir de 15
tile-scorpion16 = scorpion à partir de 16
tile-scorpion17 = scorpion à partir de 17
tile-scorpion18 = scorpion à partir de 18
tile-scorpion19 = scorpion à partir de 19
tile-scorpion20 = scorpion à partir de 20
tile-scorpion21 = scorpion à partir de 21
tile-bunk6 = couchette 6
tile-bunk7 = couchette 7
tile-bunk8 = couchette 8
tile-hammock3 = hamac 3
tile-hammock4 = hamac 4
tile-hammock5 = hamac 5
tile-rope1 = rouleau de corde 1
tile-rope2 = rouleau de corde 2
tile-eye-patch2 = cache-œil 2
tile-eye-patch3 = cache-œil 3
tile-eye-patch4 = cache-œil 4
tile-eye-patch5 = cache-œil 5
tile-hat2 = chapeau 2
tile-hat3 = chapeau 3
tile-hat4 = chapeau 4
tile-hat5 = chapeau 5
tile-hook2 = crochet 2
tile-hook3 = crochet 3
tile-hook4 = crochet 4
tile-hook5 = crochet 5
tile-parrot2 = perroquet 2
tile-parrot3 = perroquet 3
tile-parrot4 = perroquet 4
tile-parrot5 = perroquet 5
tile-wooden-leg2 = jambe de bois 2
tile-wooden-leg3 = jambe de bois 3
tile-wooden-leg4 = jambe de bois 4
tile-wooden-leg5 = jambe de bois 5
tile-rendezvous-map-pink = rendez-vous carte rose 6
tile-rendezvous-map-green = rendez-vous carte verte 6
tile-rendezvous-map-yellow = rendez-vous carte jaune 6
tile-rendezvous-chest = rendez-vous coffre 6
tile-rendezvous-rum = rendez-vous rhum 4
tile-rendezvous-guard = rendez-vous garde 4
tile-rendezvous-pirate = rendez-vous pirate 4
tile-rendezvous-goods = rendez-vous articles 4
tile-rendezvous-tavern = rendez-vous tripot 4
tile-guard1 = garde 1
tile-guard2 = garde 2
tile-guard3 = garde 3
tile-guard4 = garde 4
tile-guard5 = garde 5
tile-guard6 = garde 6

## Ce qui se passe : la mise en place
story-first = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} en premier.
story-plate = La plaque { $plate } est posée, { $number ->
    [1] 1ʳᵉ
   *[other] { $number }ᵉ
} du repaire, { $turns ->
    [0] à l’endroit
    [1] tournée d’un quart
    [2] à l’envers
   *[other] tournée de trois quarts
}.
story-lay = On retourne { $tile }.
story-ship = Sous le bateau : { $tile }.
story-imaginary = L’équipage imaginaire monte à bord avec { $pirates }.

## Ce qui se passe : dans le repaire
story-move = { $who ->
    [you] Vous menez
   *[other] { $player } mène
} le capitaine { $to } avec { $pirates }.
story-move-coin = { $who ->
    [you] Vous payez { $coins } et menez
   *[other] { $player } paie { $coins } et mène
} le capitaine { $to } avec { $pirates }.
story-dark-out = { $who ->
    [you] Vous vous engagez
   *[other] { $player } s’engage
} dans une ruelle sombre.
story-back = { $who ->
    [you] Vous revenez sur vos pas.
   *[other] { $player } revient sur ses pas.
}
story-dark = { $who ->
    [you] Vous ressortez de l’ombre et amenez
   *[other] { $player } ressort de l’ombre et amène
} le capitaine { $to } avec { $pirates }.
story-dark-coin = { $who ->
    [you] Vous payez { $coins }, ressortez de l’ombre et amenez
   *[other] { $player } paie { $coins }, ressort de l’ombre et amène
} le capitaine { $to } avec { $pirates }.
story-met = La belle était là : { $who ->
    [you] vous retournez
   *[other] { $player } retourne
} { $tile }.
story-nothing = Il n’y a rien à y prendre.
story-dead-end = Impasse : le capitaine va { $to }.
story-skip = { $who ->
    [you] Vous ne faites
   *[other] { $player } ne fait
} pas l’action de la case.
story-coin = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} une pièce.
story-recruit = { $who ->
    [you] Vous enrôlez
   *[other] { $player } enrôle
} un pirate.
story-rum = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $barrels } de rhum.
story-recall = { $who ->
    [you] Vous rappelez
   *[other] { $player } rappelle
} { $pirates } : { $alleys }.
story-invite = { $who ->
    [you] Vous invitez
   *[other] { $player } invite
} tout le monde au tripot { $tavern } ; en jeu : { $tiles }.
story-chest = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $chest } ; tous lancent le dé, et qui fait monter la somme à { $threshold } sera piqué (−2 points).
story-goods-look = { $who ->
    [you] Vous regardez
   *[other] { $player } regarde
} les articles.
story-goods = { $who ->
    [you] Vous piochez
   *[other] { $player } pioche
} { $tile }.
story-goods-hidden = Personne d’autre ne voit ce que c’est.
story-keep = { $who ->
    [you] Vous gardez
   *[other] { $player } garde
} l’article ({ $tile }).
story-keep-hidden = { $who ->
    [you] Vous gardez
   *[other] { $player } garde
} l’article.
story-sell = { $who ->
    [you] Vous revendez
   *[other] { $player } revend
} l’article ({ $tile }) pour 2 pièces.
story-sell-hidden = { $who ->
    [you] Vous revendez
   *[other] { $player } revend
} l’article pour 2 pièces.
story-rendezvous-ask = { $who ->
    [you] Vous demandez
   *[other] { $player } demande
} un rendez-vous.
story-rendezvous = { $who ->
    [you] Vous obtenez
   *[other] { $player } obtient
} { $tile }.
story-rendezvous-hidden = Personne d’autre ne sait où ce sera.
story-guard-small = { $who ->
    [you] Vous défiez
   *[other] { $player } défie
} la petite garde.
story-guard-big = { $who ->
    [you] Vous défiez
   *[other] { $player } défie
} la grande garde.
story-guard-won = Une garde de { $number } contre { $pirates } : { $who ->
    [you] vous l’emportez et prenez
   *[other] { $player } l’emporte et prend
} la tuile.
story-guard-won-coin = Une garde de { $number } contre { $pirates } : { $who ->
    [you] vous l’emportez et prenez
   *[other] { $player } l’emporte et prend
} la tuile avec sa pièce.
story-guard-lost = Une garde de { $number } contre { $pirates } : { $who ->
    [you] vous n’êtes
   *[other] { $player } n’est
} pas de taille, et la tuile retourne sous sa pile.
story-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $tile }.
story-ahoy = « Ohé du canot ! » { $who ->
    [you] Vous finissez votre
   *[other] { $player } finit son
} tour.
story-rest = { $who ->
    [you] Vous payez une pièce et vous reposez.
   *[other] { $player } paie une pièce et se repose.
}
story-board = { $who ->
    [you] Vous montez
   *[other] { $player } monte
} à bord avec { $pirates }, rangée { $row }.
story-out = { $who ->
    [you] Vous n’avez plus de pirates et attendez
   *[other] { $player } n’a plus de pirates et attend
} la manche suivante.
story-out-last = { $who ->
    [you] Vous n’avez plus de pirates : c’était votre
   *[other] { $player } n’a plus de pirates : c’était son
} dernier tour.
story-turn = C’est à { $who ->
    [you] vous
   *[other] { $player }
} de jouer.

## Ce qui se passe : les lancers
did-roll = { $who ->
    [you] faites
   *[other] fait
} { $pips }
did-stand = { $who ->
    [you] gardez votre
   *[other] garde son
} { $pips }
story-roll = { $who ->
    [you] Vous
   *[other] { $player }
} { $did }.
story-barrel = { $who ->
    [you] Vous donnez
   *[other] { $player } donne
} un tonneau de rhum pour relancer.
story-again = { $who ->
    [you] Vous relancez
   *[other] { $player } relance
} encore, pour le même tonneau.
story-join = { $who ->
    [you] Vous donnez une pièce à { $host } et trinquez.
   *[other] { $player } { $hosted ->
        [you] vous donne une pièce
       *[other] donne une pièce à { $host }
    } et trinque.
}
story-decline = { $who ->
    [you] Vous ne trinquez pas.
   *[other] { $player } ne trinque pas.
}
story-nobody = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} donc tout ce qui était en jeu : { $tiles }.
story-drink-won = { $who ->
    [you] Vous { $did } et prenez
   *[other] { $player } { $did } et prend
} { $tile }.
story-drink-choice = { $who ->
    [you] Vous { $did } et pouvez
   *[other] { $player } { $did } et peut
} choisir une tuile.
story-drink-nothing = { $who ->
    [you] Vous
   *[other] { $player }
} { $did } : trop peu.
story-chest-sum = { $who ->
    [you] Vous
   *[other] { $player }
} { $did }, ce qui donne { $total } sur { $threshold }.
story-chest-stung = { $who ->
    [you] Vous { $did } et faites monter la somme à { $total } : le scorpion, qui pique à partir de { $threshold }, vous
   *[other] { $player } { $did } et fait monter la somme à { $total } : le scorpion, qui pique à partir de { $threshold }, lui
} coûte 2 points.

## Ce qui se passe : la rixe et la fin
story-brawl = La rixe commence ; de haut en bas : { $crews }.
story-fight-lead = { $who ->
    [you] Vous { $did } et menez
   *[other] { $player } { $did } et mène
} dans la colonne { $column }.
story-fight-wins = { $who ->
    [you] Vous
   *[other] { $player }
} { $did } contre { $best } : { $loser ->
    [you] vous perdez
   *[other] { $other } perd
} un pirate.
story-fight-loses = { $who ->
    [you] Vous { $did } contre { $best } et perdez
   *[other] { $player } { $did } contre { $best } et perd
} un pirate.
story-cross = { $who ->
    [you] Vous passez
   *[other] { $player } passe
} le mât.
story-cross-alone = { $who ->
    [you] Vous passez
   *[other] { $player } passe
} sans combat ({ $pirates }).
story-series = Série { $series } : { $crews }.
story-beaten = { $who ->
    [you] Vous n’avez
   *[other] { $player } n’a
} plus personne à bord.
story-no-brawl = À bord, seulement { $who ->
    [you] vous
   *[other] { $player }
} : pas de rixe.
story-no-crew = Personne n’est à bord : pas de rixe.
story-sleeps = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $tiles }.
story-gone = Hors du jeu : { $tiles }.
story-round = La manche { $round } commence ; { $who ->
    [you] vous jouez
   *[other] { $player } joue
} en premier.
story-won = La partie est terminée : { $who ->
    [you] vous gagnez
   *[other] { $players } gagne
} avec { $points } points !
story-won-together = La partie est terminée : { $players } se partagent la victoire avec { $points } points chacun.

## Que faire : en attendant
prompt-over = La partie est terminée.
prompt-set-up = On bâtit le repaire.
prompt-set-up-more = Puis on dispose les tuiles.
prompt-round = { $round ->
    [5] La dernière manche commence.
   *[other] La manche { $round } commence.
}
prompt-round-more = Sous le bateau, on pose de nouveaux endroits où dormir.
prompt-imaginary = L’équipage imaginaire embarque.
prompt-imaginary-more = Le dé dit combien il a de pirates.
prompt-lay = On retourne de nouvelles tuiles.
prompt-draw = { $who ->
    [you] Vous piochez
   *[other] { $player } pioche
} une tuile.
prompt-wait-turn = C’est à { $player } de jouer.
prompt-wait-square = { $player } décide.
prompt-wait-square-more = Le capitaine est arrivé : faire l’action de la case, ou non ?
prompt-wait-bargain = { $player } a pioché un article.
prompt-wait-bargain-more = Le garder, ou le revendre ?
prompt-wait-join = À { $player } de répondre.
prompt-wait-join-more = Trinquer, ou refuser ?
prompt-wait-pick = { $player } choisit une tuile.
prompt-wait-throw = { $player } a fait { $pips }.
prompt-wait-throw-more = Un tonneau de rhum permettrait de relancer.

## Que faire : votre tour
prompt-turn = À vous : menez le capitaine.
prompt-turn-more = Vous avez { $pirates } et { $coins }. Ou payez 1 pièce pour vous reposer, ou montez à bord.
prompt-turn-no-coin = À vous : menez le capitaine.
prompt-turn-no-coin-more = Vous avez { $pirates }, mais pas de pièce. Vous pouvez aussi monter à bord.
prompt-last = Il ne reste que vous à terre.
prompt-last-more = { $pirates }, { $coins }. Chaque déplacement est gratuit ; on peut aussi monter à bord.
prompt-rest-or-board = Reposez-vous, ou montez à bord.
prompt-rest-or-board-more = Aucun déplacement possible ; le repos coûte 1 pièce. Vous avez { $pirates } et { $coins }.
prompt-board = Montez à bord.
prompt-board-more = Aucun déplacement n’est possible. Avec vous : { $pirates }.
prompt-again = Encore un déplacement ?
prompt-again-more = Il coûte 1 pièce ; vous avez { $pirates } et { $coins }. Vous pouvez aussi finir le tour.
prompt-ahoy = Finissez votre tour.
prompt-ahoy-more = Aucun autre déplacement n’est possible.
prompt-dark = Par où sortir de l’ombre ?
prompt-dark-more = Par une autre ruelle sombre : { $first } ici, { $left } au plus là-bas. Gratuit : seule issue.
prompt-dark-coin = Par où sortir de l’ombre ?
prompt-dark-coin-more = Par toute autre ruelle sombre du repaire : { $first } ici, jusqu’à { $left } là-bas, et { $coins }.
prompt-square-coin = Une pièce est à vous : prenez-la.
prompt-square-hq = Rappeler des pirates ?
prompt-square-hq-more = Ceux d’une ruelle, ou ceux de deux ruelles sombres.
prompt-square-pirate = Enrôler un pirate ?
prompt-square-pirate-more = Il reste avec vous toute la partie. { $left ->
    [one] C’est le dernier qui attend.
   *[other] Ils sont { $left } à attendre.
}
prompt-square-goods = Piocher un article ?
prompt-square-goods-more = Vous pourrez le garder, ou le revendre 2 pièces. Il en reste { $left }.
prompt-square-rendezvous = Prendre un rendez-vous ?
prompt-square-rendezvous-more = 4 ou 6 points si vous y menez plus tard le capitaine. Il en reste { $left }.
prompt-square-map = Prendre une carte ?
prompt-square-map-more = Seules les paires d’une couleur comptent. De celle-ci, vous avez : { $own }.
prompt-square-map-first = Prendre une carte ?
prompt-square-map-first-more = Seules les paires comptent, et c’est votre première de cette couleur.
prompt-square-tavern = Inviter au tripot { $tavern } ?
prompt-square-tavern-more = En jeu : { $tiles }. Tout est à vous si personne ne paie pour trinquer.
prompt-square-chest = Prendre { $chest } ?
prompt-square-chest-more = Puis chacun lance, vous d’abord ; qui fait monter la somme à { $threshold } perd 2 points.
prompt-square-rum = Prendre { $barrels } de rhum ?
prompt-square-rum-more = { $own ->
    [0] Vous n’en avez aucun
   *[other] Vous en avez { $own }
}, et il en reste { $left } en stock.
prompt-square-guard = Défier une garde ?
prompt-square-guard-more = En réserve : { $pirates }. Il en faut plus que le nombre de la garde.
prompt-bargain = Garder, ou revendre ?
prompt-bargain-more = Vous avez pioché { $tile } : { $points } de plus. Revente : 2 pièces.
prompt-join = Trinquer au tripot { $tavern } ?
prompt-join-more = Il en coûte 1 pièce ; vous avez { $coins }. En jeu : { $tiles } ({ $odds }).
prompt-join-no-coin = { $host } vous invite à boire.
prompt-join-no-coin-more = { $tavern }, en jeu : { $tiles }. Trinquer coûte une pièce, et vous n’en avez pas.
prompt-pick = Choisissez une tuile.
prompt-pick-more = Votre { $pips } en gagne une : { $tiles }.

## Que faire : les lancers
prompt-rolls-first = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
prompt-rolls-first-more = Colonne { $column } : qui fait autant ou plus dessous élimine ce pirate ; un seul passera le mât.
prompt-rolls-fight = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
prompt-rolls-fight-more = Contre { $rival ->
    [you] vous, qui avez
   *[other] { $other }, qui a
} fait { $best } : { $best ->
    [1] n’importe quel lancer suffit.
    [6] il faut un 6 ({ $odds }).
   *[other] il faut { $best } ou plus ({ $odds }).
}
prompt-rolls-chest = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
prompt-rolls-chest-more = La somme est de { $total } sur { $threshold } : { $need ->
    [6] le scorpion pique sur un 6 ({ $risk }).
   *[other] le scorpion pique à partir de { $need } ({ $risk }).
}
prompt-rolls-chest-safe = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
prompt-rolls-chest-safe-more = La somme est de { $total } sur { $threshold } : pas encore de danger.
prompt-rolls-tavern = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
prompt-rolls-tavern-more = En jeu : { $tiles }. { $need ->
    [6] Il faut un 6 ({ $odds }).
   *[other] Il faut { $need } ou plus ({ $odds }).
}
prompt-throw = { $fate }
prompt-throw-more = { $then }{ $again }
fate-leads = Votre { $pips } mène ; { $below ->
    [one] un rival lancera.
   *[other] { $below } rivaux lanceront.
}
fate-wins = Votre { $pips } gagne la colonne.
fate-loses = Votre { $pips } perd contre { $best }.
fate-tile = Votre { $pips } gagne la tuile à { $tiles }.
fate-tiles = Votre { $pips } gagne une tuile.
fate-dry = Votre { $pips } ne gagne rien.
fate-safe = Votre { $pips } : somme { $total } sur { $threshold }.
fate-stung = Votre { $pips } : le scorpion pique (−2).
then-nothing = {""}
then-next = Puis { $next } (piqûre : { $risk }).{" "}
again-barrel = { $rum ->
    [one] Votre dernier tonneau
   *[other] Un de vos { $rum } tonneaux
} paie une relance{ $hope }.
again-second = Le même tonneau paie encore une relance{ $hope }.
again-vain = On ne peut pas faire mieux : gardez-le.
again-safe = Gardez-le ; si vous relancez, { $from ->
    [6] un 6 pique.
   *[other] { $from } ou plus pique.
}
hope-needed = { $need ->
    [6] {" : "}il faut un 6 ({ $odds })
   *[other] {" : "}il faut { $need } ou plus ({ $odds })
}
hope-better = { $need ->
    [6] {" : "}un 6 vaut mieux ({ $odds })
   *[other] {" : "}{ $need } ou plus vaut mieux ({ $odds })
}
hope-at-most = { $most ->
    [1] {" : "}seul un 1 vous sauve ({ $odds })
   *[other] {" : "}{ $most } ou moins vous sauve ({ $odds })
}
hope-any = {""}
hope-lost = {", "}mais rien n’évite plus le scorpion

## Le bord inférieur : que toucher ensuite, la main vide ou une sorte de chose en main
slot = { HAND("Touchez", "Cliquez sur") } ce qui brille
slot-or = { HAND("Touchez", "Cliquez sur") } ce qui brille ou un bouton
slot-alley = { HAND("Touchez-la encore", "Recliquez dessus") } pour confirmer
slot-tile = { HAND("Touchez-la encore", "Recliquez dessus") } pour la prendre
slot-guard = { HAND("Touchez-la encore", "Recliquez dessus") } pour la défier
slot-rum = { HAND("Touchez-le encore", "Recliquez dessus") } pour relancer
slot-square = { HAND("Touchez-la encore", "Recliquez dessus") } pour confirmer
slot-ship = { HAND("Touchez-le encore", "Recliquez dessus") } pour embarquer
slot-or-rum = … ou { HAND("touchez", "cliquez sur") } le tonneau

## Les scènes : titres, rôles, choses
scene-tavern = Tripot { $tavern }
scene-tavern-note = { $player } invite à boire
scene-guest-host = invite
scene-guest-drinks = trinque
scene-guest-declines = refuse
scene-guest-asked = réfléchit
scene-guest-me = et vous ?
scene-guest-waits = attend
scene-rolled = a fait { $pips }
scene-yours = ✓ à vous
scene-wins = ✓ gagnée
scene-choice = au choix
scene-from = dès { $least }
scene-die = Le dé montre { $pips }
scene-die-none = Le dé n’est pas encore lancé
scene-barrel = Donner un tonneau
scene-barrel-more = et relancer, une ou deux fois
scene-again = Relancer encore
scene-again-more = c’est déjà payé
scene-chest = Le coffre au scorpion
scene-chest-note = ouvert par { $player }
scene-chest-shut = un coffre à { $points }
scene-stung = piqûre !
scene-sum = Somme : { $total } ; le scorpion pique à partir de { $threshold }
scene-sting = pique à { $threshold }
scene-guard = La garde
scene-guard-note = { $player } : { $pirates }
scene-guard-small = Petite garde
scene-guard-big = Grande garde
scene-guard-small-worth = 1 à 3 points
scene-guard-big-worth = 4 à 6 points
scene-guard-won = vaincue !
scene-guard-lost = trop forte
scene-brawl = La rixe à bord
scene-brawl-note = { $column ->
    [1] 1ʳᵉ colonne à partir du mât
   *[other] { $column }ᵉ colonne à partir du mât
} · en jeu : { $beds } points
scene-row = { $player } : { $left } à gauche du mât, { $right } à droite.
scene-leads = { $player } mène
scene-with = avec { $best }
scene-against = contre
scene-first = lance en premier
scene-need = il faut { $need }
scene-goods = Les articles
scene-rendezvous = Le rendez-vous
scene-map = Les cartes au trésor
scene-left = pile { $left }
scene-points = { $points ->
    [0] pas de point
    [one] +{ $points } point
   *[other] +{ $points } points
}
scene-pair = { $points ->
    [0] pas encore de paire
    [one] +{ $points } point
   *[other] +{ $points } points
}
scene-or = ou
scene-nobody = Imaginaire

## Les scènes : la bande des chances
strip-rolls = { $who ->
    [you] Vous lancez
   *[other] { $player } lance
} le dé.
strip-rolled = { $who ->
    [you] Vous avez fait
   *[other] { $player } a fait
} { $pips }.
strip-rolled-same = { $who ->
    [you] Vous avez
   *[other] { $player } a
} encore fait { $pips }.
strip-same = Encore un { $pips }.
strip-tile-vain = Un { $pips } : la tuile est à vous.
strip-tile = Relancer pour viser plus haut ?
strip-tiles = Un { $pips } : vous choisirez.
strip-dry = Relancer pour gagner une tuile ?
strip-safe = Un { $pips } : le scorpion dort.
strip-stung-vain = Le scorpion vous pique.
strip-stung = Relancer pour y échapper ?
strip-loses = Relancer pour tenir tête à { $other } ?
strip-leads-vain = Un { $pips } : seul un autre { $pips } en dessous le bat.
strip-leads = Relancer pour faire mieux ?
strip-wins = La colonne est à vous.
strip-join = Trinquer pour une pièce ?
strip-join-no-coin = Pas de pièce pour trinquer.
strip-pick = Votre { $pips } gagne une tuile : laquelle ?
strip-tavern = Inviter tout le monde à boire ?
strip-tavern-more = Si personne ne trinque, tout est à vous ; sinon, on lance à tour de rôle.
strip-chest = Ouvrir le coffre ?
strip-chest-more = Il est à vous ; puis tous lancent, vous d’abord, et les lancers s’additionnent : qui atteint le nombre du scorpion perd 2 points.
strip-guard = Quelle garde défier ?
strip-guard-more = Avec plus de pirates en réserve que son nombre, vous gagnez autant de points, et une pièce pour un 1 ou un 2. Vous ne perdez personne.
strip-goods = Piocher un article ?
strip-goods-more = Gardez-le pour ses points (de chaque sorte, seul le meilleur compte), ou revendez-le 2 pièces.
strip-bargain = Le garder, ou le revendre ?
strip-bargain-more = De chaque sorte, seul votre meilleur article compte.
strip-rendezvous = Demander un rendez-vous ?
strip-rendezvous-more = Un lieu secret : des points quand vous y mènerez le capitaine.
strip-map = Quelle carte prendre ?
strip-map-one = Prendre cette carte ?
strip-map-more = Une carte seule ne vaut rien : il en faut deux de la même couleur.
strip-wait-tavern = { $player } décide.
strip-wait-chest = { $player } décide.
strip-wait-guard = { $player } défie la garde.
strip-wait-goods = On retourne un article.
strip-wait-bargain = Un article.
strip-wait-rendezvous = On retourne un rendez-vous.
strip-wait-map = { $player } prend une carte.
chance-any-chest = Aucun risque : rien n’atteint encore le scorpion.
chance-any-brawl = En tête de colonne : qui fait autant ou plus, en dessous, élimine ce pirate.
chance-any-tavern = Tout lancer gagne.
chance-least = { $need ->
    [6] Il faut un 6
   *[other] Il faut { $need } ou plus
} : { $odds }.
chance-least-brawl = { $need ->
    [6] Un 6
   *[other] { $need } ou plus
} fait tomber le pirate qui mène : { $odds }.
chance-better = { $need ->
    [6] Un 6 vaut mieux
   *[other] { $need } ou plus vaut mieux
} : { $odds }.
chance-most = { $need ->
    [1] Seul un 1 évite
   *[other] { $need } ou moins évite
} la piqûre et ses −2 points : { $odds }.
chance-risk = Inutile de relancer : { $need ->
    [6] un 6 réveille
   *[other] { $need } ou plus réveille
} le scorpion (−2 points).
chance-lost-chest = Aucun lancer n’évite plus la piqûre et ses −2 points.
chance-none = Inutile de relancer.
chance-draw = { $odds }

## Les coups dans un menu
act-move = engager { $price } : { $to }
act-dark-out = { $alley } : { $price }, puis sortir par une autre
act-dark-in = ressortir ici : { $to }, { $price } en tout
act-alley = ruelle { $alley }
act-back = revenir : un autre chemin
act-ahoy = Ohé du canot ! Finir le tour
act-rest = payer 1 pièce et se reposer
act-board = monter à bord avec { $pirates }, rangée { $row }
act-use = faire l’action
act-use-coin = prendre 1 pièce
act-use-pirate = enrôler 1 pirate
act-use-goods = piocher un article
act-use-rendezvous = prendre un rendez-vous
act-use-rum = prendre { $barrels }
act-use-tavern = inviter au tripot { $tavern } : { $points } points en jeu
act-use-chest = prendre le coffre ({ $points } points), puis tous lancent : { $scorpion }
act-skip = ne pas faire l’action
act-recall = rappeler { $pirates } : { $alleys }
act-take = prendre { $tile }
act-take-pair = prendre la { $tile } : { $points } de plus
act-take-odd = prendre la { $tile } : pas encore de paire
act-guard-small = défier la petite garde (1–3) : { $odds }
act-guard-big = défier la grande garde (4–6) : { $odds }
act-keep = garder
act-keep-what = garder l’article ({ $tile }) : { $points } de plus
act-sell = revendre pour 2 pièces
act-join = donner 1 pièce à { $host } et trinquer
act-decline = refuser
act-decline-no-coin = passer, faute de pièce
act-stand = garder le { $pips }
act-barrel = donner un tonneau et relancer
act-again = relancer, c’est déjà payé
act-first = { $player } commence
act-plate = plaque { $plate }, { $turns ->
    [0] à l’endroit
    [1] tournée d’un quart
    [2] à l’envers
   *[other] tournée de trois quarts
}
act-tile = { $tile }
act-roll = un { $pips }

## Les mêmes là où deux boutons se partagent une ligne
act-move-short = { $price } : { $to }
act-dark-out-short = { $alley } : { $price }
act-dark-in-short = { $price } : { $to }
act-ahoy-short = Ohé ! Finir le tour
act-rest-short = Repos : payer 1 pièce
act-use-coin-short = Prendre
act-use-pirate-short = L’enrôler
act-use-goods-short = Piocher
act-use-rendezvous-short = Demander
act-use-rum-short = Prendre
act-use-tavern-short = Inviter
act-use-chest-short = L’ouvrir
act-take-odd-short = Prendre
act-take-pair-short = Prendre
act-skip-short = Laisser
act-keep-what-short = Garder
act-sell-short = Vendre
act-join-short = Trinquer

## Sortes de coups, en tête d’un menu ; leurs champs ; lignes du décompte
kind-Move = Déplacer
kind-Dark = Passer par l’ombre
kind-Back = Revenir
kind-Ahoy = Ohé du canot !
kind-Rest = Se reposer
kind-Board = Monter à bord
kind-Use = Faire l’action
kind-Skip = Ne pas faire l’action
kind-Recall = Rappeler
kind-Take = Prendre
kind-Guard = Défier une garde
kind-Keep = Garder
kind-Sell = Revendre
kind-Join = Trinquer
kind-Decline = Refuser
kind-Stand = Garder le lancer
kind-Barrel = Donner un tonneau
kind-Again = Relancer
field-alley = Ruelle
field-alleys = Ruelles
field-stack = Garde
name-small = petite
name-big = grande
name-swan2 = tripot The Swan 2
name-swan3 = tripot The Swan 3
name-swan4 = tripot The Swan 4
name-swan5 = tripot The Swan 5
name-cruce2 = tripot Es Cruce 2
name-cruce3 = tripot Es Cruce 3
name-cruce4 = tripot Es Cruce 4
name-cruce5 = tripot Es Cruce 5
name-jacques2 = tripot Frère Jacques 2
name-jacques3 = tripot Frère Jacques 3
name-jacques4 = tripot Frère Jacques 4
name-jacques5 = tripot Frère Jacques 5
name-pink3 = carte rose 3
name-pink4 = carte rose 4
name-pink5 = carte rose 5
name-pink6 = carte rose 6
name-green3 = carte verte 3
name-green4 = carte verte 4
name-green5 = carte verte 5
name-green6 = carte verte 6
name-yellow3 = carte jaune 3
name-yellow4 = carte jaune 4
name-yellow5 = carte jaune 5
name-yellow6 = carte jaune 6
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-taverns = tripots
tally-chests = coffres et scorpions
tally-guards = gardes
tally-sleep = où dormir
tally-goods = articles
tally-rendezvous = rendez-vous
tally-maps = paires de cartes
tie-break = À égalité de points : le moins de pirates dans la réserve commune, puis le plus de rhum, puis le plus de pièces.

## Les refus
refused-turn = Votre tour commence : déplacez le capitaine, reposez-vous ou montez à bord.
refused-ahoy = « Ohé du canot ! » finit un tour après un déplacement, et vous n’avez pas encore bougé.
refused-again = Vous avez déplacé le capitaine : déplacez-le encore pour une pièce, ou finissez votre tour.
refused-again-coin = Un autre déplacement dans le même tour coûte une pièce, et vous n’en avez pas.
refused-late-rest = Vous avez déjà déplacé le capitaine : il est trop tard pour vous reposer.
refused-late-board = Vous avez déjà déplacé le capitaine : vous monterez à bord à votre prochain tour.
refused-no-alley = Il n’y a pas de ruelle « { $alley } » dans ce repaire.
refused-not-here = Cette ruelle ne part pas de la case du capitaine.
refused-occupied = Il y a des pirates dans cette ruelle : il en faut une vide.
refused-reserve = Cette ruelle demande { $need ->
    [one] 1 pirate
   *[other] { $need } pirates
}, et votre réserve en compte { $have }.
refused-is-dark = C’est une ruelle sombre : il en faut une seconde par où le capitaine ressort.
refused-not-dark = Ce n’est pas une ruelle sombre : elle ne mène pas hors du repaire.
refused-dark-coins = Passer par les ruelles sombres coûte maintenant { $need ->
    [one] 1 pièce
   *[other] { $need } pièces
}, et vous en avez { $have }.
refused-dark-alone = Aucune autre case n’a de ruelle sombre vide par où ressortir.
refused-dark-reserve = Passer par les ruelles sombres demande d’ici au moins { $need ->
    [one] 1 pirate
   *[other] { $need } pirates
}, et votre réserve en compte { $have }.
refused-dark-second = La première ruelle sombre demande { $first ->
    [one] 1 pirate
   *[other] { $first } pirates
}, la seconde en demande { $second }, et votre réserve en compte { $have }.
refused-dark-same = Le capitaine doit ressortir à une autre case que celle d’où il part.
refused-second-dark = La première ruelle sombre est choisie : choisissez la seconde, ou revenez.
refused-back = Il n’y a rien à reprendre : aucune ruelle sombre n’est choisie.
refused-rest-coin = Se reposer coûte une pièce, et vous n’en avez pas.
refused-square = Le capitaine est arrivé : faites d’abord l’action de la case, ou renoncez-y.
refused-use-recall = Dites de quelle ruelle vos pirates reviennent.
refused-use-map = Dites quelle carte vous prenez.
refused-use-guard = Dites si vous défiez la petite garde ou la grande.
refused-recall-where = On ne rappelle ses pirates qu’au quartier général.
refused-recall-number = Nommez une ruelle, ou deux ruelles sombres différentes.
refused-recall-own = Vos pirates ne sont pas dans cette ruelle.
refused-recall-dark = On ne rappelle ses pirates de deux ruelles que si toutes deux sont sombres.
refused-take-where = On prend une tuile sur une case carte au trésor, ou après un lancer dans un tripot.
refused-no-map = Cette carte n’est pas face visible.
refused-map-colour = Cette carte n’est pas de la couleur de la case.
refused-guard-where = Il n’y a pas de garde ici.
refused-guard-empty = Il ne reste plus de { $stack ->
    [small] petite
   *[other] grande
} garde.
refused-bargain = Gardez ou revendez d’abord l’article que vous avez pioché.
refused-invited = On vous invite : trinquez, ou refusez.
refused-join-coin = Trinquer coûte une pièce, et vous n’en avez pas.
refused-pick = Choisissez une des tuiles que gagne votre lancer.
refused-not-at-stake = Cette tuile n’est pas en jeu ici.
refused-too-high = Votre { $pips } ne gagne pas cette tuile : il faut faire plus que sa valeur.
refused-throw = Vous avez fait { $pips } : gardez ce lancer, ou donnez un tonneau.
refused-second-throw = Votre tonneau paie encore une seconde relance : faites-la d’abord.
refused-no-second-throw = Aucune seconde relance n’est payée : donnez d’abord un tonneau.

## Positions
position-range = « { $part } » doit être compris entre { $least } et { $most }.
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-plate = « layout » : « { $plate } » n’est pas une plaque ; une plaque s’écrit par son numéro, de 1 à 9, un point et ses quarts de tour dans le sens horaire, de 0 à 3.
position-plate-twice = « layout » : la plaque { $plate } y est deux fois ; la boîte a chaque plaque une fois.
position-rows = « layout » : « { $layout } » doit avoir des rangées de trois plaques, séparées par « / », comme 1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3.
position-alleys-layout = « alleys » : un repaire dont le plan n’est pas complet n’a pas encore de ruelles.
position-alley = « alleys » : il n’y a pas de ruelle { $alley } dans ce repaire.
position-square = « captain » : il n’y a pas de case { $square }.
position-pirates = « reserve », « common », « alleys », « ship » : la place { $seat } a { $pirates } pirates ; la boîte en a 15.
position-barrels = « rum » : { $barrels } tonneaux ; la boîte en a 12.
position-tile = « { $part } » : il n’y a pas de tuile { $tile } de cette sorte.
position-copies = « face_up », « tiles », « under », « gone » : { $tile } y est { $times } fois ; la boîte en a { $copies }.
position-face-up = « face_up » : au plus { $most } « { $part } » face visible.
position-chest = « face_up » : un coffre et un scorpion sont visibles ensemble, ou aucun des deux.
position-rope = « face_up », « tiles », « gone » : les rouleaux de corde ne servent qu’à quatre ou cinq joueurs.
position-row-seat = « ship » : la rangée { $row } est celle de la place { $seat }, qui n’existe pas à cette table.
position-row-twice = « ship » : la rangée { $row } est celle de la place { $seat }, qui est à bord deux fois.
position-row-empty = « ship » : la rangée { $row } est sans pirates ; qui n’en a plus ne monte pas à bord.
position-row-home = « ship », « reserve » : la rangée { $row } est celle de la place { $seat }, qui a encore des pirates en réserve ; on monte à bord avec tous.
position-row-end = « ship » : après la dernière rixe, chacun a repris ses pirates, et personne n’est à bord.
position-at-home = « reserve » : pendant la rixe, la place { $seat } ne peut pas en avoir { $have } : seuls les pirates déjà battus sont en réserve, soit { $beaten }.
position-dead-end = « captain » : { $square } est une impasse ; le capitaine serait en { $next }.
position-beds = « face_up » : après la dernière rixe, il n’y a plus ni couchette, ni hamac, ni rouleau de corde sous le bateau.
position-imaginary = « ship » : l’équipage imaginaire ne joue qu’à deux joueurs, dans la rangée du haut, avec 1 à 6 pirates.
position-phase = « phase » : { $phase } ne correspond pas à qui a encore des pirates à jouer.
position-round = « round » : la fin vient après la manche { $rounds }.
position-beds-round = « round » : { $tiles } couchettes, hamacs ou rouleaux de corde d’une même sorte à la manche { $round } ; il en vient un de chaque par manche.
position-turn = « turn » : la place { $seat } est à bord ou n’a plus de pirates, ce ne peut pas être son tour.
position-turn-not = « turn » : d’après « phase » ou « scenes », ce n’est pas le tour de la place { $seat }.
position-seen = « { $part } » : une tuile est vue par une place au moins, et seulement par des places de la table, chacune nommée une fois.
position-known = « known » : personne n’a gardé { $tile } ; on n’y nomme que des articles sous un drapeau.
position-seen-twice = « known », « under », « scenes » : une seule place peut avoir vu { $tile } tant qu’il reste des articles que personne n’a vus.
position-seen-by-all = « { $part } » : une garde remise sous sa pile a été vue par toutes les places.
position-been = « been » ne correspond pas aux rendez-vous que la place { $seat } attend.
position-scenes = « scenes » : { $scene } ne correspond pas à la position.

## Le plateau en texte
board-round = Manche { $round } sur { $rounds }, premier joueur { $player }
board-round-set-up = Manche { $round }, mise en place
board-crew = { $player } : { $have }
board-crew-turn = { $player }, à son tour : { $have }
board-reserve = { $pirates } en réserve, { $more } à enrôler
board-purse = bourse fermée
board-won = {"  "}Gagné : { $tiles }
board-won-hidden = { $number ->
    [one] une tuile
   *[other] { $number } tuiles
}
board-scorpions = { $number ->
    [one] un scorpion (−2)
   *[other] { $number } scorpions (−2 chacun)
}
board-goods = {"  "}Articles : { $tiles }
board-rendezvous = {"  "}Rendez-vous à venir : { $tiles }
board-hidden = { $number } face cachée
board-captain = Par où mener le capitaine ({ $square })
board-way = { $to } : { $price }
board-way-open = { $number }. { $way }
board-way-closed = {" –  "}{ $way }
board-dark = { $alley } : { $price }, et une seconde pour ressortir
board-taken = { $way }, occupée par { $player }
board-too-dear = { $way }, trop cher pour l’instant
board-tiles = Tuiles visibles et piles
board-taverns = Tripots : { $tiles } (pile : { $left })
board-maps = Cartes : { $tiles } (pile : { $left })
board-chests = Coffre : { $tiles } (pile : { $left })
board-stacks = Restent : articles { $goods }, rendez-vous { $rendezvous }, tonneaux de rhum { $rum }
board-guards = Gardes en pile : petites (1 à 3) { $small }, grandes (4 à 6) { $big }
board-under-small = Sous les petites gardes, la prochaine d’abord : { $tiles }
board-under-big = Sous les grandes gardes, la prochaine d’abord : { $tiles }
board-under-goods = Sous les articles, le prochain d’abord : { $tiles }
board-unknown = inconnu
board-ship = Le bateau ; pour dormir : { $tiles }
board-nobody = Personne n’est à bord.
board-row = Rangée { $row } : { $player }, { $pirates }
board-brawl = Rixe, série { $series }, colonne { $column } à partir du mât
board-leader = { $player } mène avec { $best }
board-brawl-row = Rangée { $row } : { $player }, à gauche du mât { $left }, à droite { $right }, battus { $out }
board-sum = Au coffre : la somme est de { $total }, le scorpion pique à partir de { $threshold }
board-drinkers = Au tripot : { $players }
board-town = Le repaire
board-town-how = Chaque ruelle : combien de pirates elle demande, où elle mène (qui l’occupe).
board-square = { $square } : { $ways }
board-square-captain = { $square }, capitaine : { $ways }
board-lane = { $length } vers { $to }
board-lane-dark = { $length } vers l’ombre
board-lane-taken = { $lane } ({ $player })

## Le plan
picture-town = Le repaire : cases, ruelles, pirates et capitaine
picture-whole = Tout le repaire
picture-near = Près du capitaine
picture-whole-short = Tout
picture-near-short = Près
picture-jump = Aller à une partie du repaire
picture-alley = { $alley }, { $length ->
    [one] 1 segment
   *[other] { $length } segments
}
picture-alley-held = { $alley }, occupée par { $player }
picture-quay = Le quai : le bateau, les tuiles visibles et les piles
picture-sleep = Pour dormir après la rixe
picture-dawn-reserve = En réserve
picture-taverns = Tripots
picture-maps = Cartes au trésor
picture-chests = Coffre et scorpion
picture-others = articles, rendez-vous, rhum
picture-left = pile { $left }
picture-stack = { $what } : il en reste { $left }
picture-back-goods = articles, face cachée
picture-back-rendezvous = rendez-vous, face cachée
picture-back-small = petite garde (1 à 3)
picture-back-big = grande garde (4 à 6)
picture-back-rum = tonneaux de rhum
picture-rank = { $rank ->
    [1] 1ᵉʳ
    [2] 2ᵉ
   *[other] 3ᵉ
}
picture-aboard = monter à bord
picture-aboard-short = à bord
picture-row = Rangée { $row } : { $player }, { $pirates }
picture-nobody = Personne n’est à bord.
picture-tray = Ce qui est à vous
picture-fan = Vos tuiles : { $number }
picture-ship = Le bateau : les rangées, de haut en bas
picture-crew = { $player } : { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
} en réserve, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $rum ->
    [one] { $rum } tonneau
   *[other] { $rum } tonneaux
} de rhum
picture-crew-shut = { $player } : { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
} en réserve, bourse fermée, { $rum ->
    [one] { $rum } tonneau
   *[other] { $rum } tonneaux
} de rhum
picture-dawn = { $round ->
    [5] Cinquième et dernière manche
   *[other] Manche { $round } sur 5
}
picture-night = Qui dort où
picture-night-nobody = hors du jeu
picture-night-on = { HAND("Touchez", "Cliquez") } pour continuer
picture-round = Manche { $round } sur 5
picture-round-short = Manche { $round }/5
picture-crew-tiles = Face cachée : { $goods ->
    [one] { $goods } article
   *[other] { $goods } articles
}, { $waiting } rendez-vous.
picture-crew-aboard = À bord : { $pirates }.
picture-crew-points = { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
}
picture-tip-goods = Articles gardés face cachée : de chaque sorte, seul le meilleur compte.
picture-tip-waiting = Rendez-vous à venir : il reste à y mener le capitaine.
picture-tip-points = Points des tuiles gagnées que vous connaissez.
picture-tip-reserve = Pirates en réserve : ils remplissent les ruelles, défient les gardes et se battent dans la rixe.
picture-tip-coins = Pièces : pour d’autres déplacements, les ruelles sombres, le repos et les tripots.
picture-tip-rum = Rhum : un tonneau donne droit à une ou deux relances.
picture-tile-waiting = Rendez-vous à venir : menez vous-même le capitaine à une case de cette sorte, et les points sont à vous.
picture-tile-rendezvous = Rendez-vous tenu : les points sont à vous.
picture-tile-goods = Article : de chaque sorte, seul votre meilleur compte.
picture-tile-map = Carte au trésor : elle ne compte que par paire de la même couleur.
picture-tile-tavern = Gagnée au tripot : ses points sont à vous.
picture-tile-chest = Coffre : ses points sont à vous.
picture-tile-scorpion = Piqûre : elle vous coûte 2 points. Son nombre disait seulement quand le scorpion piquerait.
picture-tile-guard = Garde vaincue : ses points sont à vous.
picture-tile-sleep = Gagné dans une rixe, pour dormir : ses points sont à vous.
picture-letter-map-pink = R
picture-letter-map-green = V
picture-letter-map-yellow = J
picture-letter-tavern-swan = S
picture-letter-tavern-es-cruce = C
picture-letter-tavern-frere-jacques = F
help-coin = Pièce : prenez 1 pièce. Son numéro est son nom.
help-hq = Quartier général : rappelez vos pirates d’une ruelle, ou de deux ruelles sombres.
help-pirate = Pirate : un pirate de plus, de la réserve commune, pour le reste de la partie.
help-goods = Articles : piochez une tuile, gardez-la ou revendez-la 2 pièces ; de chaque sorte, seul le meilleur compte.
help-rendezvous = Rendez-vous : un lieu secret ; menez-y plus tard le capitaine pour 4 ou 6 points.
help-map = Carte au trésor : prenez-en une de cette couleur ; seules les paires comptent.
help-tavern = Tripot : toutes les tuiles de ce tripot sont en jeu ; qui vous donne une pièce trinque avec vous.
help-chest = Coffre : 4 à 6 points pour vous ; puis tous lancent le dé, et quelqu’un prend le scorpion.
help-scorpion = Scorpion : les lancers s’additionnent ; celui qui fait atteindre son nombre à la somme perd 2 points.
help-rum = Rhum : prenez 2 tonneaux.
help-guard = Garde : avec plus de pirates en réserve que son nombre, vous gagnez la tuile.

## L’aide de jeu
aid-1 = À votre tour : déplacez le capitaine, payez 1 pièce pour vous reposer ou montez à bord avec tous les pirates qui vous restent.
aid-2 = Un déplacement remplit une ruelle vide, un pirate par segment ; puis vous pouvez faire l’action de la case. Le premier est gratuit, chacun des suivants coûte 1 pièce.
aid-3 = Ruelles sombres : sortir par l’une, rentrer par une autre, 1 pièce de plus, sauf s’il n’y a pas d’autre issue.
aid-4 = Tripot : 1 pièce pour trinquer ; il faut faire plus que la valeur d’une tuile. Si personne ne trinque, l’hôte prend tout.
aid-5 = Coffre : tous lancent à tour de rôle ; celui qui fait atteindre à la somme le nombre du scorpion le prend (−2). Garde : plus de pirates en réserve que son nombre.
aid-6 = Rhum : un tonneau pour une ou deux relances ; le dernier lancer compte.
aid-7 = Rixe : par colonnes, de l’extérieur vers le mât ; autant ou plus élimine le pirate qui mène. Couchette, hamac, rouleau de corde (4–5 joueurs).
aid-8 = Points : les cartes par paires seulement, de chaque sorte d’articles le meilleur, les rendez-vous s’ils ont eu lieu ; pièces et rhum ne valent rien.

## Ce qu’un conseil dit de différent

holding-points = { $number } { $number ->
    [one] point
   *[other] points
}
holding-pirates = { $number } { $number ->
    [one] pirate
   *[other] pirates
} en réserve
holding-coins = { $number } { $number ->
    [one] pièce
   *[other] pièces
}
holding-barrels = { $number } { $number ->
    [one] tonneau de rhum
   *[other] tonneaux de rhum
}
holding-meetings = { $number } rendez-vous à venir
