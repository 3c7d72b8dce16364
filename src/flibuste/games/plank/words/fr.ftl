# Faut pas pousser

## Les joueurs, par place
seat-0 = Bleu
seat-1 = Vert
seat-2 = Rouge
seat-3 = Jaune
player-crew = { $player } ({ $crew })

## Équipages et pirates
crew-blue = bleu
crew-green = vert
crew-red = rouge
crew-yellow = jaune
pirate-blue = le { $value } bleu
pirate-green = le { $value } vert
pirate-red = le { $value } rouge
pirate-yellow = le { $value } jaune
captain-blue = le Capitaine bleu
captain-green = le Capitaine vert
captain-red = le Capitaine rouge
captain-yellow = le Capitaine jaune

## Ce qui se passe
story-ages = À égalité, le plus jeune est plus près du bateau ; le sort décide, du plus jeune au plus âgé : { $players }.
story-choose = { $who ->
    [you] Vous choisissez { $pirate }, face cachée.
   *[other] { $player } choisit { $pirate }, face cachée.
}
story-choose-hidden = { $who ->
    [you] Vous choisissez un pirate, face cachée.
   *[other] { $player } choisit un pirate, face cachée.
}
story-revealed = On retourne les cartes choisies : { $pirates }.
story-placed = Sur la planche, en partant du bateau : { $pirates }.
story-begins = { $who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
story-turn-up = L’équipage { $crew } retourne sa carte : { $pirate }.
story-turn-again = L’équipage { $crew } retourne « Non merci ! » : il lui faut une autre carte.
story-put-back = « Non merci ! » est remise dans la pile, sous { $above } cartes.
story-enter = { $who ->
    [you] Vous envoyez
   *[other] { $player } envoie
} { $pirate } à la place { $place } ; { $fallen } tombe à la mer, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-back = { $who ->
    [you] Vous jouez { $card } : { $pirate } recule de la place { $from } à la place { $to }.
   *[other] { $player } joue { $card } : { $pirate } recule de la place { $from } à la place { $to }.
}
story-forward = { $who ->
    [you] Vous jouez { $card } : { $pirate } avance de la place { $from } à la place { $to }.
   *[other] { $player } joue { $card } : { $pirate } avance de la place { $from } à la place { $to }.
}
story-stay = { $who ->
    [you] Vous jouez { $card } : { $pirate } reste à la place { $from }.
   *[other] { $player } joue { $card } : { $pirate } reste à la place { $from }.
}
story-no-thanks = { $who ->
    [you] Vous dites « Non merci ! » et passez votre tour.
   *[other] { $player } dit « Non merci ! » et passe son tour.
}
story-turn-enter = L’équipage { $crew } retourne sa carte : { $pirate } monte à la place { $place } ; { $fallen } tombe à la mer, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-turn-pass = L’équipage { $crew } retourne « Non merci ! » : il ne se passe rien.
story-turn = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $player } de jouer.
}
story-won = Toutes les cartes sont jouées : { $who ->
    [you] vous gagnez
   *[other] { $player } gagne
} avec { $points } points !
story-won-together = Toutes les cartes sont jouées : victoire partagée entre { $players }, avec { $points } points chacun.

## Que faire
prompt-over = La partie est terminée.
prompt-setting-up = Les premiers pirates montent.
prompt-choose = Choisissez votre premier pirate.
prompt-choose-more = Plus il est grand, plus il sera loin du bateau ; le plus loin commence. Choix secret.
prompt-picks = Chacun choisit un premier pirate.
prompt-picks-more = En secret, face cachée, l’un après l’autre sur un même appareil.
prompt-wait-picks = Les autres choisissent.
prompt-wait-picks-more = Chacun pose son premier pirate, face cachée.
prompt-unplayed = C’est à l’équipage { $crew }.
prompt-unplayed-more = Personne ne le joue : on retourne sa carte.
prompt-wait = À { $player } de jouer.
prompt-turn = À vous : un pirate et une action.
prompt-turn-more = Un pirate pousse le dernier à l’eau ; une action en déplace un. L’un, puis l’autre.
prompt-turn-first = À vous : un pirate et une action.
prompt-turn-first-more = Un pirate pousse le dernier à l’eau ; les petits chiffres disent où monterait le vôtre.
prompt-turn-no-thanks = À vous : un pirate et une action.
prompt-turn-no-thanks-more = Un pirate fait tomber le dernier, une action en déplace un. Ou passez : « Non merci ! ».
prompt-only-no-thanks = À vous : « Non merci ! ».
prompt-only-no-thanks-more = C’est votre dernière carte.
prompt-pirate = À vous : envoyez un pirate.
prompt-pirate-more = Votre action est jouée ; le pirate termine votre tour.
prompt-action = À vous : jouez une action.
prompt-action-more = Elle déplace le pirate de votre choix sur la planche et termine votre tour.

## Le bord inférieur : que toucher ensuite, la main vide ou une sorte de chose en main
slot = { HAND("Touchez", "Cliquez sur") } une carte de votre main
slot-pirate = { HAND("Touchez", "Cliquez sur") } sa place sur la planche
slot-action = { HAND("Touchez", "Cliquez sur") } le pirate à déplacer
slot-place = { HAND("Touchez", "Cliquez sur") } une action
slot-nothanks = { HAND("Touchez", "Cliquez sur") } la carte éclairée

## Les coups dans un menu
act-choose = choisir le { $v }
act-choose-captain = choisir le Capitaine ({ $v })
act-enter = { $pirate } à la place { $place } ; { $fallen } tombe
act-shift = { $card } : { $pirate } va à la place { $to }
act-stay = { $card } : { $pirate } reste à la place { $from }
act-no-thanks = « Non merci ! » : passer votre tour
act-ages = du plus jeune au plus âgé : { $players }
act-turn = { $pirate }
act-turn-no-thanks = « Non merci ! » de l’équipage { $crew }

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Choose = Choisir
kind-Enter = Jouer un pirate
kind-Shift = Jouer une action
kind-NoThanks = Non merci !
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-fallen = à la mer
tally-plank = sur la planche
tally-captain = Capitaine (+2)

## Les refus
refused-placed = La mise en place est terminée : on ne choisit plus.
refused-choose-first = Il faut d’abord que chacun choisisse son premier pirate.
refused-second-pirate = Vous avez déjà joué un pirate pendant ce tour : il vous reste à jouer une action.
refused-second-action = Vous avez déjà joué une action pendant ce tour : il vous reste à jouer un pirate.
refused-not-alone = « Non merci ! » se joue seule, et vous avez déjà commencé votre tour.
refused-no-pirate = Vous n’avez plus le pirate { $value } en main.
refused-no-action = Vous n’avez plus l’action { $card } en main.
refused-no-thanks-gone = Vous avez déjà joué votre « Non merci ! ».

## Les options
bad-crews = L’option « crews » ne peut pas valoir { $given } : nommez des couleurs différentes, une au plus pour chacune des { $seats } places.
bad-age = L’option « age » ne peut pas valoir { $given } : nommez des places différentes, du plus jeune au plus âgé, parmi les { $seats } de la table.

## Positions
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-ages = « ages » doit nommer une fois chacune des { $seats } places.
position-played = « piles » : l’équipage { $crew } est joué, il n’a pas de pile.
position-no-thanks-at = « piles » : une carte « Non merci ! » remise dans la pile de l’équipage { $crew } a trois cartes sous elle, et les autres au-dessus.
position-card = « { $part } » : il n’y a pas de carte { $card }, ou elle y est deux fois.
position-pirate = « plank », « fallen », « hands », « piles » : { $times ->
    [0] le { $value } de l’équipage { $crew } n’est nulle part
   *[other] le { $value } de l’équipage { $crew } y est { $times } fois
}.
position-plank = « plank » doit avoir quatre pirates, ou aucun pendant la mise en place.
position-set-up = « plank » : pendant la mise en place, personne n’est tombé et ce n’est le tour de personne.
position-chosen = « chosen » n’a de sens que pendant la mise en place, après « ages ».
position-early = « hands », « piles » : l’équipage { $crew } n’a pas pu jouer cela pendant la mise en place.
position-order = « order » doit nommer les joueurs dans le sens horaire, puis les équipages non joués.
position-turns = « turn », « half », « hands », « piles » : les cartes restantes ne correspondent pas au tour en cours.

## Le plateau en texte
board-plank = La planche
board-place = Place { $place } ({ $points } points) : { $pirate }
board-empty = Encore personne
board-picked = Choisi : { $pirate }
board-picked-hidden = Choisi, face cachée : un pirate { $crew }
board-sea = À la mer
board-pile = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
} : { $pirates }
board-hand = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
board-hand-turn = { $player }, à son tour, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }
board-pirates = pirates { $values }
board-actions = actions { $cards }
board-no-thanks = « Non merci ! »
board-crew = Équipage { $crew }, en pile : { $values }{ $place }
board-crew-turn = Équipage { $crew }, en pile, à son tour : { $values }{ $place }
board-no-thanks-gone = {""}
board-no-thanks-somewhere = {" et « Non merci ! »"}
board-no-thanks-at = {" et « Non merci ! »"}, { $above ->
    [0] sur le dessus
    [one] sous une carte
   *[other] sous { $above } cartes
}
board-no-thanks-aside = {" ; « Non merci ! » est mise de côté"}

## Le plateau illustré
picture-scene = La planche et la mer
picture-nobody = personne
picture-place = Place { $place } : { $points } points pour qui s’y tient à la fin.
picture-lands = Les petits chiffres : vos pirates qui monteraient ici ({ $lands }).
picture-stands = Place { $place }, { $points } points à la fin : { $who }
picture-goal = { HAND("Touchez", "Cliquez") } pour confirmer
picture-falls = { HAND("Touchez", "Cliquez") } pour confirmer : { $who } tombe, pour { $points ->
    [one] un point
   *[other] { $points } points
}
picture-pile = Un pirate tombé dans cette pile rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-hand = Votre main
picture-action = action { $card }
picture-no-thanks = « Non merci ! »
picture-score = points pour l’instant
picture-split = Points si c’était fini : { $sea } à l’abri dans l’eau, { $plank } encore sur la planche.
picture-tip-pirate = Un pirate de valeur { $value } : plus elle est grande, plus il monte près du bout.
picture-played = { $card }, n’est plus en main
picture-tip-captain = Le Capitaine : deux points de plus s’il est encore sur la planche à la fin.
picture-tip-back = Un pirate de la planche recule de { $number ->
    [one] { $number } place
   *[other] { $number } places
} vers le bateau.
picture-tip-on = Un pirate de la planche avance de { $number ->
    [one] { $number } place
   *[other] { $number } places
} vers le bout.
picture-tip-no-thanks = « Non merci ! », une fois par partie : vous passez, au lieu d’un pirate et d’une action.
picture-tip-unplayed = Personne ne joue cet équipage : le hasard retourne ses cartes.
picture-unit = { $points ->
    [one] pt
   *[other] pts
}
picture-card-no = Non
picture-card-thanks = merci !
picture-pick-mine = vous : { $value }
picture-pick-open = le { $value }
picture-pick-done = a choisi
picture-pick-thinking = réfléchit
picture-pick-luck = au hasard
picture-neutral = Personne
picture-luck-turns = Le hasard retourne ses cartes.
picture-luck-under = « Non merci ! » { $above ->
    [0] sur le dessus
    [one] sous une carte
   *[other] sous { $above } cartes
}

## Ce qu’un conseil dit de différent

holding-points = { $number } { $number ->
    [one] point
   *[other] points
} pour vous
holding-rivals = { $number } { $number ->
    [one] point
   *[other] points
} pour le meilleur des autres
holding-actions = { $number } { $number ->
    [one] carte action
   *[other] cartes action
} en main
