# Piratoons

## Les joueurs, par place
seat-0 = Jaune
seat-1 = Rouge
seat-2 = Vert
seat-3 = Bleu
player-number = { $player } { $number }
holder = { $who ->
    [you] à vous
   *[other] à { $player }
}
holder-nobody = à personne

## Les tuiles
tile-sail = Voile
tile-deck1 = Pont 1
tile-deck2 = Pont 2
tile-deck3 = Pont 3
tile-gunport1 = Sabord 1
tile-gunport2 = Sabord 2
tile-gunport3 = Sabord 3
tile-porthole1 = Hublot 1
tile-porthole2 = Hublot 2
tile-porthole3 = Hublot 3
tile-quarters1 = Cabine 1
tile-quarters2 = Cabine 2
tile-quarters3 = Cabine 3
tile-B1a = tuile bateau à 1 étage
tile-B1b = tuile bateau à 1 étage
tile-B1c = tuile bateau à 1 étage
tile-B1d = tuile bateau à 1 étage
tile-B2a = tuile bateau à 2 étages
tile-B2b = tuile bateau à 2 étages
tile-B2c = tuile bateau à 2 étages
tile-B2d = tuile bateau à 2 étages
tile-B2e = tuile bateau à 2 étages
tile-B2f = tuile bateau à 2 étages
tile-B3a = tuile bateau à 3 étages
tile-B3b = tuile bateau à 3 étages
tile-B3c = tuile bateau à 3 étages
tile-B3d = tuile bateau à 3 étages
tile-B3e = tuile bateau à 3 étages
tile-B3f = tuile bateau à 3 étages
tile-B3g = tuile bateau à 3 étages
tile-B4a = tuile bateau à 4 étages
tile-B4b = tuile bateau à 4 étages
tile-B4c = tuile bateau à 4 étages
tile-B4d = tuile bateau à 4 étages
tile-B4e = tuile bateau à 4 étages
tile-B4f = tuile bateau à 4 étages
tile-B4g = tuile bateau à 4 étages
hull-prow = la Proue
hull-stern = la Poupe
hull-B1a = la tuile bateau à 1 étage
hull-B1b = la tuile bateau à 1 étage
hull-B1c = la tuile bateau à 1 étage
hull-B1d = la tuile bateau à 1 étage
hull-B2a = la tuile bateau à 2 étages
hull-B2b = la tuile bateau à 2 étages
hull-B2c = la tuile bateau à 2 étages
hull-B2d = la tuile bateau à 2 étages
hull-B2e = la tuile bateau à 2 étages
hull-B2f = la tuile bateau à 2 étages
hull-B3a = la tuile bateau à 3 étages
hull-B3b = la tuile bateau à 3 étages
hull-B3c = la tuile bateau à 3 étages
hull-B3d = la tuile bateau à 3 étages
hull-B3e = la tuile bateau à 3 étages
hull-B3f = la tuile bateau à 3 étages
hull-B3g = la tuile bateau à 3 étages
hull-B4a = la tuile bateau à 4 étages
hull-B4b = la tuile bateau à 4 étages
hull-B4c = la tuile bateau à 4 étages
hull-B4d = la tuile bateau à 4 étages
hull-B4e = la tuile bateau à 4 étages
hull-B4f = la tuile bateau à 4 étages
hull-B4g = la tuile bateau à 4 étages

## Les tuiles dans une phrase
the-sail = une voile
the-deck1 = le Pont 1
the-deck2 = le Pont 2
the-deck3 = le Pont 3
the-gunport1 = le Sabord 1
the-gunport2 = le Sabord 2
the-gunport3 = le Sabord 3
the-porthole1 = le Hublot 1
the-porthole2 = le Hublot 2
the-porthole3 = le Hublot 3
the-quarters1 = la Cabine 1
the-quarters2 = la Cabine 2
the-quarters3 = la Cabine 3

## Les places du coffre
at-E1 = en haut à gauche
at-E2 = au milieu à gauche
at-E3 = en bas à gauche
at-E4 = en haut à droite
at-E5 = au milieu à droite
at-E6 = en bas à droite
at-S1 = la première au centre
at-S2 = la deuxième au centre
at-S3 = la troisième au centre

## Les symboles au bord des tuiles bateau : ancre, rose des vents, blason, bouée
symbol-A = ancre
symbol-C = rose des vents
symbol-B = blason
symbol-U = bouée

## Quantités
count-sails = { $number ->
    [one] 1 voile
   *[other] { $number } voiles
}
count-ships = { $number ->
    [one] 1 tuile bateau
   *[other] { $number } tuiles bateau
} à { $storeys ->
    [one] 1 étage
   *[other] { $storeys } étages
}
tile-described = { $tile } ({ $edges }, { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
})
tile-at = { $tile } ({ $at })
short-prow = Proue
short-stern = Poupe
count-doubloons = { $number ->
    [one] { $number } doublon
   *[other] { $number } doublons
}
count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-points-below = −{ $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-pawns = { $number ->
    [0] aucun pion
    [one] { $number } pion
   *[other] { $number } pions
}

## Les noms tels qu’on les tape, et dans les questions d’une page
name-sail = Voile
name-deck1 = Pont 1
name-deck2 = Pont 2
name-deck3 = Pont 3
name-gunport1 = Sabord 1
name-gunport2 = Sabord 2
name-gunport3 = Sabord 3
name-porthole1 = Hublot 1
name-porthole2 = Hublot 2
name-porthole3 = Hublot 3
name-quarters1 = Cabine 1
name-quarters2 = Cabine 2
name-quarters3 = Cabine 3
field-doubloons = Doublons
field-x = Depuis la gauche
field-y = Depuis le haut
field-order = Tuiles bateau, de la Proue à la Poupe
field-gear = Équipement de chacune

## Ce qui se passe
story-first = { $who ->
    [you] Vous êtes
   *[other] { $player } est
} capitaine pour la première manche.
story-round = Manche { $round } sur { $rounds } : { $who ->
    [you] vous êtes
   *[other] { $player } est
} capitaine.
story-open = { $who ->
    [you] Vous ouvrez le coffre !
   *[other] { $player } ouvre le coffre !
}
story-chest = Dans le coffre : { $tiles }.
story-drop = { $who ->
    [you] Vous lâchez
   *[other] { $player } lâche
} un pion sur { $tile }.
story-drop-now = { $who ->
    [you] Vous lâchez
   *[other] { $player } lâche
} un pion sur { $tile } : désormais { $holder }.
story-drop-tied = { $who ->
    [you] Vous lâchez
   *[other] { $player } lâche
} un pion sur { $tile } : égalité, la tuile n’est plus à personne.
story-drop-still = { $who ->
    [you] Vous lâchez
   *[other] { $player } lâche
} un pion sur { $tile } : toujours { $holder }.
story-offence = { $who ->
    [you] Vous renversez des pions adverses : vous voilà
   *[other] { $player } renverse des pions adverses et se retrouve
} hors du pillage, sans butin ni paie.
story-knocked = { $who ->
    [you] Vous renversez vos propres pions, qui ne comptent plus.
   *[other] { $player } renverse ses propres pions, qui ne comptent plus.
}
story-undecided = { $who ->
    [you] Votre pion tombe
   *[other] { $player } lâche un pion qui tombe
} à cheval sur le cadre : il ne compte pas.
story-outside = { $who ->
    [you] Votre pion tombe
   *[other] { $player } lâche un pion qui tombe
} sur le rebord : il ne compte pas.
story-glass = Le sablier est écoulé : chacun peut désormais crier « stop ».
story-stop = { $who ->
    [you] Vous criez
   *[other] { $player } crie
} « stop » : le pillage est fini.
story-over-pawns = Tous les pions sont lâchés : le pillage est fini.
story-over-idle = Un temps entier sans un seul pion : le pillage est fini.
story-over-time = Le sablier s’est écoulé quatre fois : le pillage est fini.
story-halved = La réserve ne peut pas payer tout le monde : { $times ->
    [one] chacun y verse d’abord la moitié de ses doublons.
   *[other] chacun y verse d’abord la moitié de ses doublons, { $times } fois de suite.
}
story-paid = Paie des pions restés en réserve : { $numbers }.
story-unpaid = Personne n’a gardé de pion : pas de paie.
story-won-tiles = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} : { $tiles }.
story-left = Personne ne gagne : { $tiles }.
story-no-auction = Il ne reste rien à vendre.
story-no-bidders = Pas d’enchères : personne ne peut miser.
story-bid = { $number ->
    [0] Vous fermez le poing sur du vide.
   *[other] Vous misez { $coins }, poing fermé.
}
story-bid-hidden = { $player } mise, poing fermé.
story-bids = Les poings s’ouvrent : { $numbers }.
story-equal = Les mises égales s’annulent : rien pour { $players }.
story-no-buyer = Personne n’achète rien.
story-take = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $tile } pour { $coins }.
story-take-last = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} ce qui reste, { $tile }, pour { $coins }.
story-late = Il ne reste plus de tuile pour { $players } : rien à payer.
story-sunk = Par le fond : { $tiles }.
story-afloat = À la dérive jusqu’aux prochaines enchères : { $tiles }.
story-lost = Perdu en mer : { $tiles }.
story-no-room = { $who ->
    [you] Pas de place sur votre bateau
   *[other] { $player } manque de place
}, par-dessus bord : { $tiles }.
story-throw = { $who ->
    [you] Vous jetez
   *[other] { $player } jette
} { $tile } à la mer.
story-put-back = { $who ->
    [you] Votre bateau a de nouveau de la place
   *[other] { $player } a de nouveau de la place
}, retour à bord : { $tiles }.
story-best = { $who ->
    [you] Vous quittez
   *[other] { $player } quitte
} le chantier avec le meilleur arrangement : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais.
story-keep = { $who ->
    [you] Vous quittez le chantier avec votre bateau tel quel
   *[other] { $player } quitte le chantier avec son bateau tel quel
} : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais.
story-arrange = { $who ->
    [you] Vous quittez le chantier avec un arrangement à vous
   *[other] { $player } quitte le chantier avec un arrangement à sa façon
} : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais.
story-last = Les { $rounds } coffres sont pillés : chacun arrange son bateau une dernière fois.
story-won = Les bateaux sont jugés : { $who ->
    [you] vous gagnez
   *[other] { $player } gagne
} avec { $points } !
story-won-together = Les bateaux sont jugés : victoire partagée entre { $players }, à { $points } chacun.

## Que faire
prompt-over = La partie est terminée.
prompt-first = Qui sera capitaine ?
prompt-first-more = Le hasard désigne celui de la première manche.
prompt-open = À vous : ouvrez le coffre !
prompt-open-more = { $last ->
    [yes] Dernière manche, et vous êtes capitaine.
   *[no] Vous êtes capitaine (manche { $round } sur { $rounds }).
}{ $tempo ->
    [beats] { "" }
   *[other] { " " }La course part dès qu’il s’ouvre.
}
prompt-wait-open = { $player } va ouvrir le coffre.
prompt-wait-open-more = { $last ->
    [yes] Dernière manche
   *[no] Manche { $round } sur { $rounds }
} : préparez-vous.
prompt-opening = Le coffre s’ouvre !
prompt-opening-more = { $last ->
    [yes] C’est la dernière manche.
   *[no] Manche { $round } sur { $rounds }.
}
prompt-next = Temps { $beat } : à qui le tour ?
prompt-next-more = Le hasard en décide.
prompt-wait-beat = C’est à { $player } de jouer.
prompt-wait-beat-more = Temps { $beat } sur { $glass } : lâcher un pion, ou attendre.
prompt-wait-beat-out = C’est à { $player } de jouer.
prompt-wait-beat-out-more = Temps { $beat }, sablier écoulé : lâcher un pion, attendre ou crier « stop ».
prompt-beat = À vous : un pion, ou attendre ?
prompt-beat-more = Temps { $beat } sur { $glass }. { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
} ; en réserve, { $pawns } ({ $coins }).
prompt-beat-out = Un pion, attendre, ou « stop » ?
prompt-beat-out-more = Temps { $beat }, sablier écoulé. { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
} ; en réserve, { $pawns } ({ $coins }).
prompt-beat-no-pawn = À vous : attendre, ou « stop » ?
prompt-beat-no-pawn-more = Temps { $beat }, sablier écoulé. { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
} ; plus de pion en réserve.
prompt-grab = Servez-vous !
prompt-grab-more = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, et { $pawns } en réserve.
prompt-live = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
prompt-live-more = { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
} ; en réserve, { $pawns } ({ $coins }).
prompt-live-out = Un pion de plus, ou « stop » ?
prompt-live-out-more = Le sablier est écoulé. { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
} ; en réserve, { $pawns } ({ $coins }).
prompt-live-no-pawn = Tous vos pions sont lâchés.
prompt-live-no-pawn-more = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant le « stop ». { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
}.
prompt-live-no-pawn-out = Criez « stop » quand vous voulez.
prompt-live-no-pawn-out-more = Le sablier est écoulé. { $leads ->
    [0] Aucune tuile à vous
    [one] { $leads } tuile à vous
   *[other] { $leads } tuiles à vous
}.
prompt-clumsy = Vous voilà hors du pillage.
prompt-clumsy-more = Pions adverses renversés : ni butin ni paie pour vous dans cette manche.
prompt-watch = Le pillage bat son plein.
prompt-watch-more = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de sable.
prompt-watch-out = Le sablier est écoulé.
prompt-watch-out-more = Chacun peut crier « stop ».
prompt-bid = Misez en secret, 0 à { $most ->
    [one] { $most } doublon
   *[other] { $most } doublons
}.
prompt-bid-more = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à vendre, une chacun au plus. { $richest ->
    [0] Aucun rival ne peut miser.
   *[other] Un rival peut miser jusqu’à { $richest } ; l’égalité annule.
}
prompt-wait-bids = Les poings se ferment.
prompt-wait-bids-more = Doivent encore miser : { $players }.
prompt-take = À vous : prenez une tuile.
prompt-take-more = Votre mise l’emporte : une des { $tiles } tuiles, pour { $coins }.
prompt-wait-take = { $player } prend une tuile.
prompt-wait-take-more = Une des { $tiles }, pour { $coins }.
prompt-throw = { $number ->
    [one] Jetez une tuile à la mer.
   *[other] Jetez { $number } tuiles à la mer.
}
prompt-throw-more = { HAND("Touchez-en une", "Cliquez sur l’une") }, puis la mer : trop de { $kinds }.
prompt-build = À vous : arrangez votre bateau.
prompt-build-more = Manche { $round }. Le mieux possible : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais. { $last ->
    [yes] Puis un dernier arrangement.
   *[no] Tout pourra encore changer.
}
prompt-last = Une dernière fois, puis on compte.
prompt-last-more = Plus de coffre : gardez ou arrangez. Le mieux possible : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais.
prompt-wait-yard = Le chantier est ouvert.
prompt-wait-yard-more = On attend : { $players }.
over-tops = ponts et voiles
over-gunport = sabords
over-porthole = hublots
over-quarters = cabines

## Le bord inférieur : que toucher ensuite, la main vide ou une sorte de chose en main
slot = { HAND("Touchez", "Cliquez sur") } ce qui brille
slot-look = { HAND("Touchez", "Cliquez sur") } le bateau pour le ranger
slot-plunder = { HAND("Touchez", "Cliquez sur") } une tuile, ou attendez
slot-bid = { HAND("Touchez", "Cliquez sur") } le poing pour le fermer
slot-lot = { HAND("Touchez-la encore", "Recliquez dessus") } pour la prendre

## Les coups dans un menu
act-open = ouvrir le coffre
act-drop = { $tile } : { $would }
act-drop-there = lâcher un pion ({ $place })
would-he = { $whose ->
    [you] il serait à vous
    [nobody] il ne serait à personne
   *[other] il serait à { $player }
}
would-she = { $whose ->
    [you] elle serait à vous
    [nobody] elle ne serait à personne
   *[other] elle serait à { $player }
}
still-he = { $whose ->
    [you] il resterait à vous
    [nobody] il ne serait toujours à personne
   *[other] il resterait à { $player }
}
still-she = { $whose ->
    [you] elle resterait à vous
    [nobody] elle ne serait toujours à personne
   *[other] elle resterait à { $player }
}
act-drop-at = lâcher un pion en { $x }, { $y }
act-wait = attendre : garder vos pions pour l’instant
act-stop = crier « stop » : le pillage est fini
act-bid-nothing = miser 0 : ne rien acheter
act-bid = miser { $coins }
act-bid-all = tout miser : { $coins }
act-take = prendre { $tile }
act-take-short = prendre cette tuile
act-take-no-room-short = la prendre (sans place à bord)
act-take-no-room = prendre { $tile } (sans place à bord)
act-throw = jeter { $tile } à la mer
act-throw-points = jeter { $tile } à la mer, et perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
} de sa famille
act-best = le mieux possible : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
}
act-best-plain = le meilleur arrangement
act-keep = garder le bateau tel quel : { $good ->
    [one] { $good } bon raccord
   *[other] { $good } bons raccords
}, { $bad } mauvais, { $empty ->
    [one] { $empty } emplacement vide
   *[other] { $empty } emplacements vides
}
act-keep-plain = garder le bateau tel quel
act-arrange = un arrangement à votre façon
act-second = une seconde s’écoule

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Open = Ouvrir
kind-DropOn = Lâcher sur
kind-Drop = Lâcher en
kind-Wait = Attendre
kind-Stop = Crier stop
kind-Bid = Miser
kind-Take = Prendre
kind-Throw = Jeter
kind-Best = Meilleur arrangement
kind-Keep = Garder le bateau
kind-Arrange = Arranger
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-sails = le plus de voiles
tally-doubloons = le plus de doublons
tally-barrels = le plus de barils
tally-joins = raccords
tally-empty = emplacements vides
tally-families = familles

## Les refus
refused-no-plunder = Pas maintenant : le capitaine ouvre le coffre une fois, et on lâche ses pions tant qu’il est ouvert.
refused-no-pawn = Vous n’avez plus de pion à lâcher.
refused-glass-running = Le sablier coule encore ({ $seconds } à attendre) : pas encore de « stop ».
refused-no-stop = Il n’y a pas de pillage à arrêter.
refused-dexterity-off = Cette table joue sans adresse : nommez la tuile où lâcher votre pion.
refused-no-tile = Il n’y a pas de tuile à cet endroit du coffre.
refused-drop-in-beats = Par temps, on lâche un pion sur une tuile que l’on nomme, pas en un point.
refused-wait-live = En direct, nul besoin d’attendre : il suffit de ne rien lâcher.
refused-no-wait = Ce n’est pas le moment d’attendre.
refused-outside-chest = Le point { $x }, { $y } est hors du coffre, qui va de 0, 0 à 171, 111.
refused-no-bids = Rien n’est aux enchères en ce moment.
refused-bid-too-high = Vous ne pouvez pas miser { $bid ->
    [one] { $bid } doublon
   *[other] { $bid } doublons
} : vous n’en avez que { $doubloons }.
refused-no-takes = Ce n’est pas le moment de prendre une tuile.
refused-not-for-sale = Ce n’est pas à vendre : { $tile }.
refused-order = Un arrangement nomme une fois chacune de vos tuiles bateau, de la Proue à la Poupe.
refused-not-your-hull = Pas sur votre bateau : { $tile }.
refused-no-slot = { $tile } ne trouve pas d’emplacement libre de sa sorte sur { $hull }.
refused-deck-and-sail = En haut, { $hull } porte un pont ou des voiles, jamais les deux.
refused-sails = { $most ->
    [0] Aucune voile ne va sur { $hull }.
    [one] Une seule voile tient sur { $hull }.
   *[other] Pas plus de { $most } voiles sur { $hull }.
}
refused-gear = Un arrangement nomme tout votre équipement, et rien d’autre.
refused-throw-first = Votre bateau ne peut pas tout porter : jetez d’abord quelque chose à la mer.
refused-not-yours = Vous n’avez pas cette tuile : { $tile }.
refused-no-need = { $tile } reste à bord : il y a place pour toutes les tuiles de cette sorte.
refused-not-all-placed = De l’équipement attend encore sa place : prenez le meilleur arrangement, ou faites le vôtre.
refused-not-building = Le chantier est fermé pour cela en ce moment.

## Les options
components-long = La table du matériel est trop longue : { $most } caractères au plus.
components-twice = La table du matériel nomme deux fois « { $name } ».
components-unknown = La table du matériel nomme « { $name } », qui n’est pas dans la boîte.
components-form = « { $name } { $entry } » n’est pas compris ; une entrée ressemble à B3a A-B gp 3, ou à deck 3 3 3.
components-many = « { $name } » a trop d’emplacements ou de barils : { $most } d’une sorte au plus.
components-edges = « { $name } » doit avoir un symbole sur chaque bord à raccorder, et aucun aux bouts du bateau.
components-storey = « { $name } » est trop bas pour le symbole { $symbol }.
components-family = Les modèles de « { $name } » doivent faire { $size } tuiles en tout.

## Positions
kind-equipment = tuiles équipement
kind-ship = tuiles bateau
position-components = « components » : la position a été écrite avec la table { $given }, pas avec { $hash }.
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-seat = « { $part } » : il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
position-seat-twice = « { $part } » nomme deux fois la place { $seat }.
position-round = « round » : la fin vient après la manche 8, pas après la { $round }.
position-doubloons = « doubloons » : { $total }, c’est plus que les 40 de la boîte.
position-name = Il n’y a pas de tuile « { $name } ».
position-equipment = Il n’y a là que de l’équipement, donc pas { $tile }.
position-chest = « chest » : { $tile } ne peut pas être en { $place } : E1 à E6 sont pour l’équipement, S1 à S3 pour les tuiles bateau.
position-chest-phase = « chest » : il ne peut plus rien y avoir en { $place } : au chantier et à la fin, le coffre est vide.
position-chest-empty = « chest » : un coffre ouvert sans une seule tuile n’a rien à piller.
position-open = « open » : les neuf places du coffre sont écrites, il n’est donc plus en train de s’ouvrir.
position-ship = « ships », { $seat } : un bateau est fait de tuiles bateau, pas de { $tile }.
position-unplaced = « ships », { $seat } : { $tile } n’a pas de place ; l’équipement ne peut rester sans place qu’aux enchères, ou chez qui est encore au chantier.
position-loose = « ships », { $seat } : { $tile } ne peut pas être sans place, un emplacement est libre.
position-thrown = « thrown », { $seat } : { $tile } ne peut pas être à la mer, le bateau a de la place.
position-hull = « ships », { $seat } : ce bateau n’a pas de { $hull } où poser de l’équipement.
position-gear = « ships », { $seat } : il n’y a pas d’emplacement pour { $tile }.
position-tile = { $tile } y est { $times } fois : la boîte en a { $copies }.
position-piles = Il reste trop peu de { $kind } pour les manches à venir : { $left } sur { $needed }.
position-pawns = « pawns », { $seat } : { $pawns } pions ; chacun en a six.
position-squarely = « pawns », { $seat } : sans adresse, tout pion tombe d’aplomb sur une tuile ; celui en { $x }, { $y } n’est pas d’aplomb.
position-place = « pawns », { $seat } : le pion en { $x }, { $y } n’est pas sur { $place }.
position-void = « pawns », { $seat } : le pion en { $x }, { $y } est sur une tuile et aucun pion de sa couleur lâché après lui ne l’a renversé ; il n’est donc pas nul.
position-apart = « pawns » : les piles en { $x }, { $y } et en { $other_x }, { $other_y } sont trop proches ; on écrit les centres des piles, pas les points où les pions ont été lâchés.
position-drop-piled = « pawns », { $seat } : dans aucun ordre un pion ne peut rester en { $x }, { $y } : il se serait empilé sur celui en { $other_x }, { $other_y } ; on écrit le centre de cette pile.
position-drop-knocks = « pawns », { $seat } : dans aucun ordre un pion ne peut rester en { $x }, { $y } : il aurait renversé celui de sa couleur, plus ancien, en { $other_x }, { $other_y }, qui serait nul.
position-drop-offence = « pawns », { $seat } : dans aucun ordre un pion ne peut rester en { $x }, { $y } : il aurait renversé celui d’un autre joueur en { $other_x }, { $other_y }, et { $seat } serait exclu dès lors.
position-out = « out », { $seat } : ce joueur n’a renversé aucun pion d’un autre ; le dernier pion d’un exclu est à 5 au moins et à moins de 10 d’un pion qui comptait alors.
position-all-out = « out » : tous ne peuvent pas être exclus ; le dernier n’a plus personne à renverser.
position-no-dexterity = « out » : sans adresse, personne n’est maladroit.
position-closed = « { $part } » : le coffre n’est pas encore ouvert, des places restent à retourner.
position-no-beats = « { $part } » ne vaut que pour un pillage par temps.
position-beat-over = « acted » : tous ont été appelés, le temps est donc fini.
position-turn = « turn », { $seat } : ce joueur a déjà été appelé dans ce temps.
position-dropped = « dropped » : personne de « acted » n’a de pion dans le coffre.
position-beats = « pawns », { $seat } : { $pawns } pions lâchés, sur { $beats } au plus : un par temps fini (« seconds »), et un dans ce temps pour qui est dans « acted », si « dropped ».
position-seconds = « seconds » : { $seconds }, c’est plus de quatre sabliers.
position-piles-at = « piles » doit donner les centres des piles de pions qui comptent.
position-bid = « bids », { $seat } : une mise de { $bid } ne peut pas être payée.
position-bids = « bids » : elles ne vont pas avec les bourses ; tous ceux qui avaient des doublons ont misé, chaque mise est encore dans la bourse ou a payé une tuile, de la plus haute à la plus basse, et la boîte a { $most } doublons.
position-bid-missing = « takers » : { $seat } a des doublons et n’a pas encore misé.
position-takers = « takers » : ce sont les derniers de ceux dont la mise compte, de la plus haute à la plus basse.
position-no-offer = « bids » : il n’y a rien à vendre.
position-all-bid = « bids » : tous ont misé ; nommez dans « takers » ceux qui prennent encore une tuile.
position-built = « built » : quand tous ont quitté le chantier, la manche suivante commence.
position-paid = « paid », { $seat } : { $coins }, c’est impossible ; un doublon par pion, six au plus, et rien pour qui est exclu.
position-paid-purse = « paid », { $seat } : pas de paie de { $coins } pour qui n’a ensuite pas plus de { $held } ; ce qui a été payé est dans « doubloons » ou a été misé pour une tuile.
position-halvings = « halvings » : { $halvings }, c’est impossible ; deux au plus, et seulement avant une paie.
position-halved = « halvings » : { $halvings }, c’est impossible ; aucune bourse réduite autant de fois de moitié ne laisse celles-ci, avec { $due } à payer que la réserve n’avait pas.
position-won = « won », { $seat } : { $tile } n’est ni sur ce bateau ni à la mer.
position-won-places = « won » : { $tiles } { $kind }, c’est trop ; une tuile gagnée a quitté sa place, et { $places } places du coffre sont vides.
position-won-pawns = « won », { $seat } : { $tiles } tuiles gagnées avec { $pawns } pions ; chaque tuile, sauf celle achetée aux enchères, demande un pion, qui n’est alors pas payé, et un exclu n’en a aucun.
position-time = « { $part } » n’a pas sa place dans cette phase.

## Le plateau en texte
board-crew = { $player } : { $pawns } en réserve, { $coins }, { $points } pour l’instant
mark-captain = capitaine
mark-out = hors du pillage
mark-turn = doit jouer
mark-bid = a misé
mark-built = a quitté le chantier
board-supply = Réserve : { $coins }
board-first = Avant la manche 1
board-open = Manche { $round } sur { $rounds } : le coffre est fermé
board-tiles = Manche { $round } sur { $rounds } : le coffre s’ouvre
board-beats = Manche { $round } sur { $rounds } : le pillage, temps { $past } sur { $glass }
board-beats-out = Manche { $round } sur { $rounds } : le pillage, temps { $past }, sablier de { $glass } écoulé
board-live = Manche { $round } sur { $rounds } : le pillage, seconde { $past } sur { $glass }
board-live-out = Manche { $round } sur { $rounds } : le pillage, seconde { $past }, sablier de { $glass } écoulé
board-bids = Manche { $round } sur { $rounds } : les enchères, une mise secrète chacun
board-takes = Manche { $round } sur { $rounds } : les enchères, la plus haute mise se sert
board-build = Manche { $round } sur { $rounds } : le chantier
board-end = Après la manche { $rounds } : la dernière main
board-over = Les bateaux sont jugés
board-place = { $tile }, { $place } : { $numbers } – { $holder }
board-place-free = { $tile }, { $place }
board-void = Pions qui ne comptent pas : { $numbers }
board-tile = { $tile }, bords { $edges }, { $slots }, { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
}
berth-gunport = sabord
berth-porthole = hublot
berth-quarters = cabine
berth-deck = pont sans mât
berth-mast = mât pour { $sails ->
    [one] { $sails } voile
   *[other] { $sails } voiles
}
board-floating = À la dérive : { $tiles }
board-own-bid = Dans le poing fermé : { $numbers }
board-revealed = Mises : { $numbers }
board-my-ship = Votre bateau
board-ship = Bateau : { $player }
board-worth = Raccords : { $good ->
    [one] { $good } bon
   *[other] { $good } bons
}, { $bad } mauvais ({ $joins_points }) · voiles { $sails } ({ $sails_points }) · doublons { $doubloons } ({ $doubloons_points }) · barils { $barrels } ({ $barrels_points }) · emplacements vides { $empty } ({ $empty_points }) · familles ({ $families_points })
board-join-good = bon raccord · { $hull }
board-join-bad = mauvais raccord · { $hull }
empty-gunport = sabord vide
empty-porthole = hublot vide
empty-quarters = cabine vide
empty-deck = pont vide
empty-mast = mât vide pour { $most ->
    [one] { $most } voile
   *[other] { $most } voiles
}
board-mast = mât à { $sails ->
    [one] { $sails } voile
   *[other] { $sails } voiles
} sur { $most }
board-loose = Encore sans place : { $tiles }
board-thrown = Jeté à la mer : { $tiles }
board-piles = Encore dans les piles
board-equipment-left = Voiles { $sails } ; modèles 1, 2, 3 : { $families }
family-deck = Ponts
family-gunport = Sabords
family-porthole = Hublots
family-quarters = Cabines
board-hulls-left = Tuiles bateau { $hulls }

## Le plateau illustré
picture-no-tile = pas de tuile
picture-nobody = personne
picture-chest = Le coffre
picture-round = Manche { $round } sur { $rounds }
picture-phase-race = Pillage
picture-phase-auction = Enchères
picture-phase-yard = Chantier
picture-phase-end = Fin
picture-captain = capitaine
picture-pawns = { $pawns ->
    [0] aucun pion en réserve
    [one] { $pawns } pion en réserve
   *[other] { $pawns } pions en réserve
}
picture-look = Regarder le bateau : { $player }
picture-plunder = Le pillage
picture-sharing = Le partage du butin
picture-open = Ouvrez le coffre !
picture-open-in = Il s’ouvre seul dans { $seconds } s
picture-ready = { HAND("Touchez", "Cliquez sur") } le coffre, ou { $player } l’ouvrira bientôt
picture-calm = Sans course : plutôt chacun son tour
picture-shut = Le coffre est fermé
picture-race = { $seconds } s de pillage, tous ensemble
picture-last-chest = Le dernier coffre !
picture-you-open = Vous ouvrez le coffre
picture-captain-opens = { $player } ouvre le coffre
picture-glass = Sablier : reste { $left }
picture-glass-out = Le sablier est écoulé : on peut crier « stop ».
picture-late = Trop tard : le pillage est terminé.
picture-stop = Crier « stop »
picture-wait = Attendre
picture-wait-on = Attendre qu’un pion tombe
picture-wait-off = Ne plus attendre
picture-purse = Votre bourse : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
picture-pay = Paie des pions gardés : { $pawns }
picture-keys = A Q W S D F T G B
picture-race-keys = Au clavier : A Q W, S D F, T G B ; stop : P
picture-trouble-offence = Exclusion !
picture-trouble-offence-why = pions adverses renversés
picture-trouble-knocked = Renversé !
picture-trouble-knocked-why = ses propres pions renversés
picture-trouble-void = Ne compte pas
picture-trouble-void-why = déborde de la tuile
picture-to-auction = Enchères
picture-to-yard = Au chantier
picture-halved = Bourses ÷ { $times ->
    [one] 2
    [2] 4
   *[other] { $times } × 2
}
picture-nothing = Rien cette fois
picture-look-away = Ranger le bateau : { $player }
picture-auction = Les enchères
picture-sold = Les enchères sont finies.
picture-sold-none = Vous n’aviez rien misé.
picture-sold-equal = Mises égales : elles s’annulent.
picture-adrift = À la dérive
picture-room = { $room ->
    [0] pas de place
    [one] { $room } place libre
   *[other] { $room } places libres
}
picture-stake = { $player } mise { $doubloons }
picture-stake-struck = { $player } mise { $doubloons }, sans effet
picture-has-bid = a misé
picture-bid = Votre mise, poing fermé
picture-bid-less = Un doublon de moins
picture-bid-more = Un doublon de plus
picture-bid-close = Fermer le poing sur { $doubloons ->
    [0] rien
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
picture-doubloons = doublons
picture-leads = Tuiles où chacun mène
picture-leads-short = Tuiles de chacun
picture-stopped = « Stop ! »
picture-aim = Visez dans les pointillés, hors des cercles rouges
picture-lag = ligne { $line ->
    [quick] rapide
    [fair] correcte
   *[other] lente
}
picture-lag-ms = { $lag } millisecondes jusqu’à la salle et retour
picture-ship = { $player } : { $tiles ->
    [0] Proue et Poupe seulement
    [one] { $tiles } tuile bateau
   *[other] { $tiles } tuiles bateau
}

## L’aide de jeu
aid-1 = Le pillage : lâchez vos 6 pions sur les tuiles, un à la fois. Ce qui est posé est posé.
aid-2 = Stop : une fois le sablier écoulé, chacun peut le crier. Chaque pion gardé vous rapporte 1 doublon.
aid-3 = Le partage : sur chaque tuile, les nombres égaux s’annulent ; parmi les autres, le plus grand gagne.
aid-4 = Les enchères : une mise secrète chacun. Les mises égales s’annulent ; de la plus haute à la plus basse, on prend une tuile et on paie. Les tuiles bateau restantes coulent, l’équipement flotte.
aid-5 = Le chantier : tout peut être remanié. Un sommet porte un pont ou des voiles : jusqu’à 3 sur un étage, 2 sur deux, 1 sur trois, aucune sur quatre.
aid-6 = Le plus de voiles, de doublons, de barils : 5 points à chaque fois, 2 pour le deuxième.
aid-7 = Chaque raccord : bon +2, mauvais −2. Le plus d’emplacements vides (pont, sabord, hublot, cabine, et tous ensemble) : −2 à chaque fois.
aid-8 = Les familles : trois identiques 5, trois modèles différents 4, deux identiques 2.

## Le chantier
yard = Le chantier
yard-ship = { $player } : le bateau, de la Proue à la Poupe
yard-quay = Quai
yard-put = Poser ici
yard-sea = À la mer
yard-best = Meilleur arrangement
yard-best-short = Au mieux
yard-undo = Reprendre
yard-throw-first = Il faut d’abord jeter quelque chose par-dessus bord.
yard-undo-none = Vous n’avez encore rien déplacé.
yard-closed = Vous ne pouvez rien changer au chantier pour l’instant.
yard-piece = { $tile }, sur { $hull }
yard-on-quay = { $tile }, sur le quai
yard-fresh = { $piece }, nouvelle tuile
yard-empty = { $place } : emplacement vide
yard-barred = { $place } : emplacement barré
yard-bars-deck = Un sommet porte un Pont ou des Voiles, jamais les deux. Avec des Voiles, la place du Pont est barrée et ne compte pas comme vide.
yard-bars-sails = Un sommet porte un Pont ou des Voiles, jamais les deux. Avec un Pont, les vergues sont barrées.
yard-ousted = Un sommet porte un Pont ou des Voiles, jamais les deux. Retour au quai : { $tile }.
yard-no-sea-hull = Une tuile bateau gagnée reste au bateau : elle ne va pas à la mer.
yard-no-sea = Seul ce qui n’a pas de place à bord va à la mer, et de lui-même.
yard-goal = Poser sur { $hull } ({ $place })
yard-goals = { $goals ->
    [one] { $goals } place possible.
   *[other] { $goals } places possibles.
}
yard-grip = { $tile }, en { $index ->
    [1] 1ʳᵉ
   *[other] { $index }ᵉ
} place sur { $count }, { $left } à gauche, { $right } à droite : déplacer
yard-told-hull = { $tile }, place { $index }. Raccords : { $good ->
    [one] { $good } bon
   *[other] { $good } bons
}, { $bad } mauvais.
yard-join-good = bon raccord
yard-join-bad = mauvais raccord
yard-building = { $player } construit encore.
yard-built = { $player } a quitté le chantier.
slot-keep = Garder
slot-keep-last = Garder, et compter
slot-quay = Encore sur le quai : { $tile }
slot-item = { HAND("Touchez", "Cliquez sur") } la mer pour l’y jeter
slot-best = Le meilleur arrangement
place-sail = Voile
place-deck = Pont
place-gunport = Sabord
place-porthole = Hublot
place-quarters = Cabine
score-lines = Les lignes du décompte
score-title = Si c’était fini
score-title-over = Décompte
line-sails = Voiles
line-doubloons = Doublons
line-barrels = Barils
line-joins = Raccords
line-empty = Vides
line-families = Familles
why-most = Le plus : 5 points ; le deuxième : 2
why-joins = Bon raccord +2, mauvais −2
why-empty = Le plus de vides d’une sorte −2, et en tout −2. { $kinds ->
    [none] Pas ce bateau, pour l’instant.
   *[other] Ce bateau en a le plus : { $kinds }.
}
why-empty-all = en tout
why-families = Deux pareilles 2 points, trois pareilles 5, les trois modèles d’une famille 4

## Ce qu’un conseil dit de différent

holding-points = { $number } { $number ->
    [one] point
   *[other] points
} pour vous
holding-rivals = { $number } { $number ->
    [one] point
   *[other] points
} pour le meilleur des autres
holding-tiles = { $number } { $number ->
    [one] tuile
   *[other] tuiles
} pour vous
holding-doubloons = { $number } { $number ->
    [one] doublon
   *[other] doublons
}
holding-pawns = { $number } { $number ->
    [one] pion
   *[other] pions
} en réserve
