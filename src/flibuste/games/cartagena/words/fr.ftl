# Cartagena

## Les joueurs, par place
seat-0 = Bleu
seat-1 = Vert
seat-2 = Brun
seat-3 = Jaune
seat-4 = Rouge
letter-0 = B
letter-1 = V
letter-2 = N
letter-3 = J
letter-4 = R
mark-0 = Bl
mark-1 = V
mark-2 = Br
mark-3 = J
mark-4 = R

## Les symboles
name-dagger = poignard
name-pistol = pistolet
name-key = clef
name-hat = tricorne
name-bottle = bouteille
name-skull = tête de mort
a-dagger = un poignard
a-pistol = un pistolet
a-key = une clef
a-hat = un tricorne
a-bottle = une bouteille
a-skull = une tête de mort
some-dagger = { $number ->
    [2] deux poignards
   *[other] { $number } poignards
}
some-pistol = { $number ->
    [2] deux pistolets
   *[other] { $number } pistolets
}
some-key = { $number ->
    [2] deux clefs
   *[other] { $number } clefs
}
some-hat = { $number ->
    [2] deux tricornes
   *[other] { $number } tricornes
}
some-bottle = { $number ->
    [2] deux bouteilles
   *[other] { $number } bouteilles
}
some-skull = { $number ->
    [2] deux têtes de mort
   *[other] { $number } têtes de mort
}
the-dagger = poignard
the-pistol = pistolet
the-key = clef
the-hat = tricorne
the-bottle = bouteille
the-skull = tête de mort
no-dagger = pas de poignard
no-pistol = pas de pistolet
no-key = pas de clef
no-hat = pas de tricorne
no-bottle = pas de bouteille
no-skull = pas de tête de mort
cards-dagger = cartes poignard
cards-pistol = cartes pistolet
cards-key = cartes clef
cards-hat = cartes tricorne
cards-bottle = cartes bouteille
cards-skull = cartes tête de mort

## Les lieux
at-start = au départ
at-boat = dans le bateau
at-square = sur la case { $square }
from-start = du départ
from-boat = du bateau
from-square = de { $square }
to-boat = au bateau
to-square = à { $square }

## Ce qui se passe
story-first = { $who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
story-segment = Le segment { $segment } est posé en position { $number } en partant de la forteresse.
story-segment-reversed = Le segment { $segment }, inversé, est posé en position { $number } en partant de la forteresse.
story-draw = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $player } pioche { $card }.
}
story-draw-hidden = { $player } pioche une carte.
story-row = La rangée reçoit { $card }.
story-row-all = La rangée reçoit { $card }.
story-advance = { $who ->
    [you] Vous jouez { $card } : un pirate file { $from } { $to }.
   *[other] { $player } joue { $card } : un pirate file { $from } { $to }.
}
story-advance-jumping = { $who ->
    [you] Vous jouez { $card } : un pirate file { $from } { $to }, par-dessus { $jumped }.
   *[other] { $player } joue { $card } : un pirate file { $from } { $to }, par-dessus { $jumped }.
}
story-advance-boat = { $who ->
    [you] Vous jouez { $card } : un pirate file { $from } jusqu’au bateau.
   *[other] { $player } joue { $card } : un pirate file { $from } jusqu’au bateau.
}
story-advance-boat-jumping = { $who ->
    [you] Vous jouez { $card } : un pirate file { $from } jusqu’au bateau, par-dessus { $jumped }.
   *[other] { $player } joue { $card } : un pirate file { $from } jusqu’au bateau, par-dessus { $jumped }.
}
story-retreat = { $who ->
    [you] Vous reculez
   *[other] { $player } recule
} { $from } { $to } pour { $cards ->
    [0] trouver de la compagnie, sans carte à piocher
    [one] une carte
   *[other] { $cards } cartes
}.
story-retreat-taking = { $who ->
    [you] Vous reculez { $from } { $to } et prenez { $cards } dans la rangée.
   *[other] { $player } recule { $from } { $to } et prend { $cards } dans la rangée.
}
story-take = { $who ->
    [you] Vous prenez { $cards } dans la rangée.
   *[other] { $player } prend { $cards } dans la rangée.
}
story-end = { $who ->
    [you] Vous terminez votre tour.
   *[other] { $player } termine son tour.
}
story-pass = { $who ->
    [you] Vous ne pouvez pas jouer et passez.
   *[other] { $player } ne peut pas jouer et passe.
}
story-turn = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $player } de jouer.
}
story-shuffle = La défausse est mélangée : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} dans le nouveau talon.
story-won = { $who ->
    [you] Vous avez vos six pirates dans le bateau et gagnez !
   *[other] { $player } a ses six pirates dans le bateau et gagne !
}
story-dead = Plus personne ne peut jouer : la partie est terminée.
story-limit = La limite de tours est atteinte : la partie est terminée.

## Que faire
prompt-over = La partie est terminée.
prompt-setting-up = Le souterrain se met en place.
prompt-setting-up-more = Puis on distribue les cartes, et la partie commence.
prompt-wait = C’est à { $player } de jouer.
prompt-both = À vous : avancez ou reculez.
prompt-both-more = { $left ->
    [one] Encore un coup
   *[other] Encore { $left } coups
} : jouez une carte ou reculez pour piocher{ $end }.
prompt-advance = À vous : jouez une carte.
prompt-advance-more = { $left ->
    [one] Encore un coup
   *[other] Encore { $left } coups
} : une carte mène au prochain symbole libre{ $end }.
prompt-retreat = À vous : reculez pour piocher.
prompt-retreat-more = { $left ->
    [one] Encore un coup
   *[other] Encore { $left } coups
}{ $end }.
prompt-only-end = Terminez votre tour.
prompt-only-end-more = Plus aucun coup n’est possible.
prompt-only-pass = Passez votre tour.
prompt-only-pass-more = Aucun coup n’est possible.
may-end = {", ou terminez votre tour"}
must-move = {""}

## Le bord inférieur : que toucher ensuite, la main vide ou une sorte de chose en main
slot = { HAND("Touchez", "Cliquez sur") } une carte ou un pirate
slot-card = { HAND("Touchez", "Cliquez sur") } le pirate qui avance
slot-deck = { HAND("Touchez", "Cliquez sur") } le pirate qui recule
slot-square = { HAND("Touchez", "Cliquez sur") } une case ou une carte
ask-none = Vous n’avez { $card } en main.
ask-card = Avec quelle carte ?
ask-pirate = Avec quel pirate ?

## Les coups dans un menu
act-advance = { $card } : { $from } { $to }
act-retreat = reculer { $from } { $to }, { $cards ->
    [0] sans piocher
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
act-end = terminer le tour
act-pass = passer : aucun coup possible
act-first = { $player } commence
act-segment = segment { $segment }
act-segment-reversed = segment { $segment } inversé
act-draw = { $card }

## Les refus
refused-advance-from-boat = Un pirate dans le bateau n’avance plus.
refused-no-pirate = Vous n’avez pas de pirate { $place }.
refused-no-card = Vous n’avez { $card } en main.
refused-retreat-from-start = Un pirate au départ ne peut pas reculer.
refused-retreat-from-boat = À cette table, le bateau est sans retour : on n’en redescend pas.
refused-no-company = Derrière ce pirate, aucune case ne porte un ou deux pirates : il ne peut pas reculer.
refused-end = Il faut jouer au moins un coup par tour, et vous le pouvez.

## Positions
position-layout = « layout » : les segments vont de A à F, chacun avec ' s’il est inversé et une espace avant le suivant ; « { $segment } » n’en est pas un.
position-layout-twice = « layout » : le segment { $segment } y est deux fois.
position-layout-space = « layout » : une seule espace entre deux segments, aucune avant le premier ni après le dernier.
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-crew = « pirates » de la place { $seat } : il faut six cases de 0 à 37.
position-crowd = « pirates » : la case { $square } porte { $pirates } pirates ; c’est trois au plus.
position-winners = « pirates » : deux équipages ne peuvent pas être tous deux au complet dans le bateau.
position-row = « row » peut contenir au plus { $most } cartes.
position-no-row = « row » : en variante Jamaïque, il n’y a pas de rangée.
position-due = « due » : des cartes ne sont dues qu’après un recul du joueur dont c’est le tour, et pas plus qu’il n’y a trouvé de pirates ; en variante Tortue, seulement pendant qu’on refait la rangée.
position-cards = « hands », « row », « discard » : { $cards } { $symbol }, alors que la boîte n’en a que 17.
position-symbol = « { $part } » : il n’y a pas de symbole « { $symbol } ».
position-range = « { $part } » doit être de { $least } à { $most }.
position-deck = « hands », « row », « discard » : il ne reste pas assez de cartes pour ce qu’il faut encore distribuer, poser ou piocher.
position-deal = « deal » : les mains ne contiennent pas ce qui a déjà été distribué.
position-laying = « laying » : une rangée vide se refait aussitôt, jusqu’à douze cartes.
position-passes = « passes » : la place { $seat } peut jouer et n’a donc pas pu passer.

## Le plateau en texte
board-tunnel = Le souterrain ({ $layout })
board-square = { $number } { $name }
board-start = Au départ : { $pirates }
board-boat = Dans le bateau : { $pirates }
board-crew = { $letter } × { $number }
board-hand = { $player } ({ $letter }) : { $cards }
board-hand-turn = { $player } ({ $letter }), à son tour : { $cards }
board-hidden = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
board-row = Rangée, dans l’ordre de la pioche : { $cards }
board-deck = Talon : { $deck }. Défausse : { $discard }

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Advance = Avancer
kind-Retreat = Reculer
kind-EndTurn = Terminer le tour
end-score = { $score } à bord
tally-boat = pirates dans le bateau
tie-break = À égalité dans le bateau, l’équipage le plus avancé est mieux classé : on additionne les cases de ses six pirates.
shared-places = La règle ne désigne qu’un vainqueur : tous les autres partagent la deuxième place, où qu’ils en soient.
number-0 = départ
number-37 = bateau

## Le plateau en couleurs : des noms qui tiennent sur une petite case (6 lettres) et une grande (9)
short-dagger = poign.
short-pistol = pist.
short-key = clef
short-hat = tric.
short-bottle = bout.
short-skull = t.mort
tile-dagger = poignard
tile-pistol = pistolet
tile-key = clef
tile-hat = tricorne
tile-bottle = bouteille
tile-skull = t. mort
paint-start = Départ
paint-boat = Bateau
paint-row = Rangée
paint-deck = Talon
paint-discards = Défausse

## Le plateau illustré
picture-tunnel = Le souterrain, de la forteresse au bateau
picture-nobody = personne
picture-start = Départ : { $who }
picture-boat = Bateau : { $who }
picture-square = Case { $square }, { $symbol } : { $who }
picture-land = { HAND("Touchez", "Cliquez") } pour arriver ici{ $cards ->
    [0] {""}
    [one] {" "}et piocher une carte
   *[other] {" "}et piocher { $cards } cartes
}
picture-hand = Votre main
picture-pile = { $card } : { $number ->
    [0] aucune
    [one] une carte
   *[other] { $number } cartes
}
picture-deck = Talon : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-discard = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $listed })
picture-row = La rangée : on prend d’abord la première carte
picture-moves = { $moves ->
    [0] plus de coup
    [one] encore un coup
   *[other] encore { $moves } coups
}
help-card = { $card } : un pirate court jusqu’à la prochaine case libre portant ce symbole.
help-deck = Le talon : qui recule y pioche.
help-row = La rangée : qui recule prend les cartes de ce côté.
picture-tip-square = Case { $card } : une carte { $card } y mène un pirate tant que personne ne s’y tient.
picture-tip-start = Le départ, dans la forteresse : tous les pirates partent d’ici.
picture-tip-boat = Le bateau : quand vos six pirates y sont, vous gagnez.
picture-dungeon = Départ
picture-gain = { $cards ->
    [one] +1 carte
   *[other] +{ $cards } cartes
}
picture-deck-touch = { HAND("Touchez", "Cliquez") } pour voir qui peut reculer
picture-word-deck = talon
picture-word-row = rangée
picture-word-discards = { $number ->
    [one] défaussée
   *[other] défaussées
}

## Ce que compte le panneau d’un joueur
count-cards = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
count-boat = { $aboard ->
    [one] { $aboard } pirate
   *[other] { $aboard } pirates
} sur { $crew } dans le bateau
count-home = { $home } au départ
count-way = { $way } en route
count-all = tous à bord

## L’aide de jeu
aid-1 = But : être le premier à réunir ses six pirates dans le bateau.
aid-2 = À votre tour : un, deux ou trois coups, mêlés à votre guise.
aid-3 = Avancer : jouez une carte ; un pirate court jusqu’à la prochaine case libre de ce symbole, par-dessus les cases occupées. Plus de case libre devant : au bateau.
aid-4 = Reculer : un pirate revient à la case la plus proche où se tiennent un ou deux pirates, et vous piochez autant de cartes.
aid-5 = Trois pirates au plus par case ; personne ne recule jusqu’au départ.

## Ce qu’un conseil dit d’abord : ce que fait le coup
gist-advance = { $pirates ->
    [0] Vous filez : { $squares ->
        [one] une case
       *[other] { $squares } cases
    } pour une carte.
    [1] Vous sautez par-dessus un pirate : { $squares } cases pour une carte.
    [2] Vous sautez par-dessus deux pirates : { $squares } cases pour une carte.
    [3] Vous sautez par-dessus trois pirates : { $squares } cases pour une carte.
   *[other] Vous sautez par-dessus { $pirates } pirates : { $squares } cases pour une carte.
}
gist-boat = { $pirates ->
    [0] Un de vos pirates de plus à bord.
    [1] Vous sautez par-dessus un pirate, droit dans le bateau.
    [2] Vous sautez par-dessus deux pirates, droit dans le bateau.
    [3] Vous sautez par-dessus trois pirates, droit dans le bateau.
   *[other] Vous sautez par-dessus { $pirates } pirates, droit dans le bateau.
}
gist-retreat = { $cards ->
    [0] Vous reculez, sans carte à piocher.
    [1] Vous reculez { $squares ->
        [one] d’une case
       *[other] de { $squares } cases
    } et piochez une carte.
   *[other] Vous reculez { $squares ->
        [one] d’une case
       *[other] de { $squares } cases
    } et piochez { $cards } cartes.
}

## Ce qu’un conseil dit de différent

holding-aboard = { $number } { $number ->
    [one] pirate à bord
   *[other] pirates à bord
}
holding-way = { $number } { $number ->
    [one] case d’avance
   *[other] cases d’avance
}
holding-cards = { $number } { $number ->
    [one] carte en main
   *[other] cartes en main
}
