# Cartagena – La mutinerie

## Les joueurs, par place
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
player-side = { $player } ({ $side })
whose-monkey = { $who ->
    [you] votre singe
   *[other] singe ({ $player })
}

## Pirates, camps, cartes
pirate-valverde = Valverde
pirate-diaz = Ramon Diaz
pirate-crackpott = Crackpott
pirate-tembo = Tembo
pirate-wessel_jan = Wessel-Jan
pirate-dean_nero = Dean Nero
pirate-pang = Pang
pirate-chang_ye = Chang Ye
pirate-sate = Sate
pirate-bijoux = Bijoux
pirate-ojo = Ojo
pirate-cambivalute = Cambivalute
pirate-ghost = le Fantôme
side-valverde = Valverde
side-diaz = Diaz
card-pink1 = rose 1
card-pink2 = rose 2
card-pink3 = rose 3
card-grey1 = grise 1
card-grey2 = grise 2
card-grey3 = grise 3
card-gold1 = or 1
card-gold2 = or 2
card-gold3 = or 3
card-monkey = singe
count-combat = { $number ->
    [one] une carte de combat
   *[other] { $number } cartes de combat
}
count-gold = { $number ->
    [one] une carte d’or
   *[other] { $number } cartes d’or
}
count-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
count-players = { $number } joueurs

## Les noms tels qu’on les tape, et dans les questions d’une page
name-valverde = Valverde
name-diaz = Diaz
name-crackpott = Crackpott
name-tembo = Tembo
name-wessel_jan = Wessel-Jan
name-dean_nero = Dean Nero
name-pang = Pang
name-chang_ye = Chang Ye
name-sate = Sate
name-bijoux = Bijoux
name-ojo = Ojo
name-cambivalute = Cambivalute
name-ghost = Fantôme
name-pink1 = rose 1
name-pink2 = rose 2
name-pink3 = rose 3
name-grey1 = grise 1
name-grey2 = grise 2
name-grey3 = grise 3
name-gold1 = or 1
name-gold2 = or 2
name-gold3 = or 3
name-monkey = singe
name-cards = cartes de combat
name-coins = pièces
name-card = une carte de combat
name-coin = une pièce
field-give = Donner
field-what = Quoi
field-side = Camp
field-duel = Lettre
field-valverde = Pour Valverde
field-diaz = Pour Diaz
field-swap = Intervertir

## Ce qui se passe : le voyage
story-first = { $who ->
    [you] Vous distribuez en premier : à vous de commencer.
   *[other] { $player } distribue en premier et commence.
}
story-knock = { $who ->
    [you] Vous frappez à la porte suivante.
   *[other] { $player } frappe à la porte suivante.
}
story-door = C’est { $pirate } qui ouvre.
story-ghost = C’est le Fantôme ! { $who ->
    [you] Votre tour est fini.
   *[other] Le tour s’arrête là pour { $player }.
}
story-visit = { $who ->
    [you] Vous entrez chez { $pirate }.
   *[other] { $player } entre chez { $pirate }.
}
story-nothing = { $who ->
    [you] Il n’y a rien à prendre : vous ressortez bredouille.
   *[other] Il n’y a rien à prendre : { $player } ressort bredouille.
}
story-nobody-sworn = Personne d’autre n’a encore juré fidélité : il n’y a personne à espionner.
story-coins = { $who ->
    [you] Vous prenez { $coins }.
   *[other] { $player } prend { $coins }.
}
story-ship = { $squares ->
    [0] La manche est finie. Le navire n’avance pas
    [one] La manche est finie. Le navire avance d’une case
   *[other] La manche est finie. Le navire avance de { $squares } cases
}{ $left ->
    [0] .
    [one] , à une case de la mutinerie.
   *[other] , à { $left } cases de la mutinerie.
}
story-storm = Tempête ! Mal de mer pour { $pirate } : au canot, sans porte jusqu’à la prochaine tempête.
story-storm-back = Tempête ! Mal de mer pour { $pirate } : au canot, sans porte jusqu’à la prochaine tempête ; de retour : { $back }.
story-storm-camp = Le camp de { $side } n’y perd rien : qui lui a juré fidélité reste en jeu.
story-row = { $who ->
    [you] Nouvelle manche : { $doors } portes fermées, et c’est vous qui commencez.
   *[other] Nouvelle manche : { $doors } portes fermées, et c’est { $player } qui commence.
}
story-mutiny-ship = Le navire est arrivé : la mutinerie commence !
story-mutiny-combat = La pioche de combat est vide : la mutinerie commence !
story-mutiny-gold = La pioche d’or est vide : la mutinerie commence !
story-mutiny-coins = La réserve n’a plus une pièce : la mutinerie commence !
story-unsworn = { $who ->
    [you] Vous n’avez juré fidélité à personne : vous voilà hors jeu.
   *[other] { $player } n’a juré fidélité à personne : hors jeu.
}

## Ce qui se passe : les visites
story-draw = Vous piochez une carte { $card }.
story-draw-hidden = { $player } pioche { $card }.
story-look = Vous regardez une carte { $card }.
story-look-second = Vous regardez deux cartes : { $first } et { $card }.
story-look-hidden = { $player } regarde { $card }.
story-keep = Vous gardez la carte { $card } ; la carte { $under } va sous sa pioche.
story-keep-only = Vous gardez la carte { $card }.
story-keep-same = Vous gardez une carte { $card } ; l’autre va sous sa pioche.
story-keep-diaz = { $player } garde { $card } et glisse { $under } sous sa pioche.
story-keep-tembo = { $player } garde l’une des deux cartes ; l’autre va sous la pioche.
story-keep-only-hidden = { $player } garde { $card }.
story-number = { $who ->
    [you] { $number ->
        [0] Vous ne changez rien.
        [one] Vous changez une carte de combat.
       *[other] Vous changez { $number } cartes de combat.
    }
   *[other] { $number ->
        [0] { $player } ne change rien.
        [one] { $player } change une carte de combat.
       *[other] { $player } change { $number } cartes de combat.
    }
}
story-under = Votre carte { $card } va sous la pioche.
story-under-hidden = { $player } glisse une carte sous la pioche.
story-under-last = { $player } glisse sa dernière carte de combat sous la pioche.
story-trade-none = { $who ->
    [you] Vous ne faites pas affaire.
   *[other] { $player } refuse l’échange.
}
story-trade-cards = { $who ->
    [you] Vous donnez { $number ->
        [one] une carte de combat contre une pièce
       *[other] { $number } cartes de combat contre { $number } pièces
    }.
   *[other] { $player } donne { $number ->
        [one] une carte de combat contre une pièce
       *[other] { $number } cartes de combat contre { $number } pièces
    }.
}
story-trade-coins = { $who ->
    [you] Vous payez { $number ->
        [one] une pièce pour une carte de combat
       *[other] { $number } pièces pour { $number } cartes de combat
    }.
   *[other] { $player } paie { $number ->
        [one] une pièce pour une carte de combat
       *[other] { $number } pièces pour { $number } cartes de combat
    }.
}
story-take-card = { $who ->
    [you] Plutôt qu’une pièce, vous choisissez une carte de combat.
   *[other] { $player } choisit une carte de combat plutôt qu’une pièce.
}
story-take-coin = { $who ->
    [you] Vous prenez une pièce.
   *[other] { $player } prend une pièce.
}
story-steal = { $who ->
    [you] Vous volez une pièce à { $target }.
   *[other] { $whom ->
        [you] { $player } vous vole une pièce !
       *[other] { $player } vole une pièce à { $target }.
    }
}
story-pledge = Vous jurez fidélité à { $side } ; personne n’en voit rien.
story-pledge-ojo = Vous jurez fidélité à { $side } chez Ojo ; espionner, ce sera à une prochaine visite.
story-pledge-hidden = { $player } jure fidélité en secret.
story-pledge-again = { $player } jure à nouveau : à l’autre camp, ou au même ?
story-peek = { $whom ->
    [you] { $player } regarde votre allégeance.
   *[other] { $player } espionne { $target } et connaît maintenant son camp.
}
story-peek-seen = Vous espionnez { $target } : son camp est celui de { $side }.
story-sailor = Vous regardez deux marins : le premier vaut { $value }.
story-sailor-second = Le second marin vaut { $value }.
story-sailor-hidden = { $player } regarde un marin.
story-post = Vous placez le { $valverde } du côté de Valverde et le { $diaz } du côté de Diaz, en { $letter }.
story-post-hidden = { $player } place les deux marins en { $letter }, un de chaque côté.
story-inspect = { $player } regarde les marins de la paire { $letter }.
story-inspect-seen = Vous regardez la paire { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz.
story-swap = Vous intervertissez la paire { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz.
story-leave = Vous la remettez telle quelle : { $valverde } pour Valverde, { $diaz } pour Diaz.
story-swap-hidden = { $player } remet la paire { $letter }, intervertie ou non.
story-decline = { $who ->
    [you] Vous n’en faites rien.
   *[other] { $player } n’en fait rien.
}

## Ce qui se passe : la mutinerie
story-valverde-sailor = Duel { $letter } : le marin de Valverde vaut { $value }.
story-diaz-sailor = Le marin de Diaz vaut { $value }.
story-lay = Vous posez votre carte { $card }, face cachée.
story-lay-monkey = Vous posez votre singe, face cachée.
story-lay-hidden = { $player } pose une carte, face cachée.
story-reveal = Reprise { $round }, on retourne : { $cards }. Valverde { $valverde }, Diaz { $diaz }.
story-out = { $who ->
    [you] Vous n’aviez plus de carte de combat pour la première reprise : vous voilà hors jeu.
   *[other] { $player } n’avait plus de carte de combat pour la première reprise : hors jeu.
}
story-last-card = { $who ->
    [you] Vous n’avez plus de carte de combat : { $comes ->
        [sure] au duel { $next }, vous serez hors jeu.
       *[perhaps] si le duel { $next } a lieu, vous serez hors jeu.
    }
   *[other] { $player } n’a plus de carte de combat : { $comes ->
        [sure] hors jeu au duel { $next }.
       *[perhaps] hors jeu si le duel { $next } a lieu.
    }
}
story-levy = La réserve ne suffit pas. Chacun y verse une pièce : { $players }.
story-monkeys = { $number ->
    [one] La réserve ne peut payer qu’un singe : une pièce pour { $players }.
   *[other] Leurs singes rapportent une pièce de la réserve à chacun : { $players }.
}
story-rob = { $who ->
    [you] Votre singe vole une pièce à { $target }.
   *[other] { $whom ->
        [you] { $player } lâche son singe, qui vous vole une pièce !
       *[other] { $player } lâche son singe, qui vole une pièce à { $target }.
    }
}
story-decline-monkey = { $who ->
    [you] Votre singe ne vole rien.
   *[other] { $player } retient son singe, qui ne vole rien.
}
story-duel = { $side } gagne le duel { $letter } par { $best } à { $least }. Duels gagnés : Valverde { $valverde_wins }, Diaz { $diaz_wins }.
story-duel-cards = Égalité à { $best }, mais les cartes de { $side } valent plus et emportent le duel { $letter }. Duels gagnés : Valverde { $valverde_wins }, Diaz { $diaz_wins }.
story-sides = On montre les allégeances : { $players }.
story-won = { $who ->
    [you] { $side } remporte la mutinerie, et vous gagnez la partie avec une fortune de { $worth } !
   *[other] { $side } remporte la mutinerie, et { $players } gagne la partie avec une fortune de { $worth } !
}
story-won-cards = { $who ->
    [you] { $side } remporte la mutinerie. À fortune égale ({ $worth }), vos dernières cartes sont les meilleures : vous gagnez la partie !
   *[other] { $side } remporte la mutinerie. À fortune égale ({ $worth }), { $players } a les meilleures cartes restantes et gagne la partie !
}
story-won-together = { $side } remporte la mutinerie. Victoire partagée entre { $players }, avec une fortune de { $worth } chacun.
story-nobody-there = { $side } remporte la mutinerie, mais personne encore en jeu n’était de ce camp : tout le monde a perdu.
story-nobody-left = Personne n’a juré, et tous sont hors jeu : personne ne gagne, riche ou non.
story-nobody-cards = Plus personne n’avait de carte de combat pour le duel { $letter } : tous sont hors jeu, et personne ne gagne, riche ou non.

## Que faire
prompt-over = La partie est terminée.
prompt-first = Qui distribue en premier ?
prompt-first-more = Le hasard en décide.
prompt-sailors = Duel { $letter } : place aux marins !
prompt-sailors-more = Ils vont montrer leur valeur.
prompt-storm = La tempête fait rage.
prompt-storm-more = Quelqu’un va avoir le mal de mer.
prompt-door = La porte s’ouvre.
prompt-draw = Le hasard décide.
prompt-wait = C’est à { $player } de jouer.
prompt-wait-more = { $closed ->
    [0] Toutes les portes sont ouvertes.
    [one] Il reste une porte fermée.
   *[other] Il reste { $closed } portes fermées.
}
prompt-wait-visit = { $player } est chez { $pirate }.
prompt-wait-rob = { $player } a posé le seul singe.
prompt-wait-rob-more = Ce singe peut voler une pièce.
prompt-wait-lay = Duel { $letter } : Valverde { $valverde }, Diaz { $diaz }.
prompt-wait-lay-more = Reprise { $round }, duels gagnés : { $valverde_wins } à { $diaz_wins }. On attend : { $players }.
prompt-laid = Duel { $letter } : Valverde { $valverde }, Diaz { $diaz }.
prompt-laid-more = Reprise { $round }, votre carte : { $card }. On attend : { $players }.
prompt-out = Vous êtes hors jeu.
prompt-out-more = Duel { $letter }, reprise { $round } : Valverde { $valverde }, Diaz { $diaz }. On attend : { $players }.
prompt-turn = À vous : entrez ou frappez.
prompt-turn-more = { $open ->
    [one] Un pirate
   *[other] { $open } pirates
} à voir, { $closed ->
    [one] une porte fermée
   *[other] { $closed } portes fermées
}. { $stake }
prompt-knock = À vous : frappez à la porte.
prompt-knock-more = Portes fermées : { $closed }. { $stake }
prompt-no-door = À vous : entrez chez un pirate.
prompt-no-door-more = Plus de porte fermée. { $stake }
prompt-opened = Entrer chez { $pirate } ?
prompt-opened-more = Ou frappez : { $closed ->
    [one] une porte fermée
   *[other] { $closed } portes fermées
}. { $stake }
prompt-must-use = Entrez chez { $pirate }.
prompt-must-use-more = C’était la dernière porte. { $stake }
stake-unsworn = Mutinerie dans { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} : jurez chez Bijoux ou Ojo.
stake-cards = Mutinerie dans { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} (une par duel).
stake-ready = Mutinerie dans { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}.
prompt-keep = Gardez l’une des deux cartes.
prompt-keep-same = Cartes pareilles : gardez-en une.
prompt-keep-same-more = { prompt-keep-more }
prompt-keep-more = Chez { $pirate } ; l’autre ira sous sa pioche.
prompt-keep-only = Gardez cette carte.
prompt-keep-only-more = Chez { $pirate }, il n’y en a pas d’autre.
prompt-number = { $cards ->
    [one] Changez-vous votre carte ?
   *[other] Combien de cartes changez-vous ?
}
prompt-number-more = Chez Wessel-Jan : { $most } au plus sous la pioche, et vous en piochez autant.
prompt-under = Quelle carte va sous la pioche ?
prompt-under-more = Chez { $pirate } ; { $left ->
    [one] encore une
   *[other] encore { $left }
}, et personne d’autre ne saura laquelle.
prompt-trade = Que donnez-vous à Dean Nero ?
prompt-trade-more = { $cards ->
    [0] { $coins ->
        [one] Une pièce contre une carte de combat.
       *[other] Jusqu’à { $coins } pièces contre autant de cartes de combat.
    }
   *[other] { $coins ->
        [0] { $cards ->
            [one] Une carte de combat contre une pièce.
           *[other] Jusqu’à { $cards } cartes de combat contre autant de pièces.
        }
       *[other] { $cards ->
            [one] Une carte de combat contre une pièce
           *[other] Jusqu’à { $cards } cartes de combat contre des pièces
        }, ou { $coins ->
            [one] une pièce contre une carte
           *[other] jusqu’à { $coins } pièces contre des cartes
        }.
    }
}
prompt-visit-Take = Carte de combat, ou pièce ?
prompt-visit-Take-more = Chez Pang. Dans votre coffre : { $cards ->
    [0] aucune carte de combat
    [one] une carte de combat
   *[other] { $cards } cartes de combat
} et { $coins ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $coins } pièces
}.
prompt-visit-Steal = À qui voler une pièce ?
prompt-visit-Steal-more = Chez Chang Ye. { $coins ->
    [0] Vous n’en avez aucune.
   *[other] Vous en avez { $coins }.
}
prompt-visit-Peek = Qui voulez-vous espionner ?
prompt-visit-Peek-more = Chez Ojo. Les autres verront qui, mais pas son camp.
prompt-visit-Inspect = Quelle paire regardez-vous ?
prompt-visit-Inspect-more = Chez Cambivalute. Vous pourrez l’intervertir, et personne n’en saura rien.
prompt-pledge = Jurez fidélité en secret.
prompt-pledge-more = Chez Bijoux. Les cartes roses se battent pour Valverde, les grises pour Diaz.
prompt-pledge-ojo = Jurer fidélité en secret ?
prompt-pledge-ojo-more = Chez Ojo : on jure d’abord ; espionner, ce sera à une prochaine visite.
prompt-pledge-again = Jurez à nouveau.
prompt-pledge-again-more = Chez Bijoux. Vous êtes pour { $side } ; si vous changez de camp, c’est votre secret.
prompt-post = Placez le { $one } et le { $two } en { $letter }.
prompt-post-more = Un marin pour Valverde, l’autre pour Diaz ; personne d’autre ne saura lequel est où.
prompt-swap = Intervertir la paire { $letter } ?
prompt-swap-more = Personne d’autre ne la voit : { $valverde } pour Valverde, { $diaz } pour Diaz.
prompt-rob = Votre singe est le seul.
prompt-rob-more = Votre singe peut voler une pièce à un adversaire. { $coins ->
    [0] Vous n’en avez aucune.
   *[other] Vous en avez { $coins }.
}
prompt-lay-first = Duel { $letter } : posez une carte.
prompt-lay-first-more = 1ʳᵉ reprise : Valverde { $valverde }, Diaz { $diaz }. { $cards ->
    [one] C’est votre dernière carte de combat.
   *[other] Vous avez { $cards } cartes de combat.
}
prompt-lay-second = Duel { $letter } : une carte, ou le singe ?
prompt-lay-second-more = 2ᵉ reprise : Valverde { $valverde }, Diaz { $diaz }. Singe : { $rivals ->
    [0] il met fin au duel.
   *[other] le duel continue sans vous.
}
prompt-lay-later = Duel { $letter } : une carte, ou le singe ?
prompt-lay-later-more = Reprise { $round }, Valverde { $valverde }, Diaz { $diaz }. Singe : { $rivals ->
    [0] il met fin au duel.
   *[other] le duel continue sans vous, sans pièce.
}
prompt-lay-last-first = Duel { $letter } : dernière carte !
prompt-lay-last-first-more = Il faut la poser. Sans carte, vous serez hors jeu { $comes ->
    [sure] au duel { $next }.
   *[perhaps] si le duel { $next } a lieu.
}
prompt-lay-last = Duel { $letter } : dernière carte !
prompt-lay-last-more = Si vous la posez, vous serez hors jeu { $comes ->
    [sure] au duel { $next }.
   *[perhaps] si le duel { $next } a lieu.
} Singe : vous la gardez, { $rivals ->
    [0] fin du duel.
   *[other] sans ce duel.
}
prompt-lay-out = Vous devez poser votre singe.
prompt-lay-out-more = Plus de carte de combat à la première reprise du duel { $letter } : vous voilà hors jeu.
prompt-lay-monkey = Vous devez poser votre singe.
prompt-lay-monkey-more = Duel { $letter }, Valverde { $valverde }, Diaz { $diaz } : sans carte de combat, vous quittez ce duel.
prompt-lay-level = Duel { $letter } : une carte, ou le singe ?
prompt-lay-level-more = { $valverde } partout : les cartes décident, { $side } gagnerait. Singe : { $rivals ->
    [0] il met fin au duel.
   *[other] on continue sans vous.
}
prompt-lay-monkey-level = Vous devez poser votre singe.
prompt-lay-monkey-level-more = { $valverde } partout : les cartes décident, pour l’instant { $side }. Vous quittez ce duel.
prompt-lay-against-first = Duel { $letter } : posez une carte.
prompt-lay-against-first-more = 1ʳᵉ reprise : il en faut une, et toutes les vôtres comptent pour { $side }, contre vous.
prompt-lay-against = Duel { $letter } : une carte, ou le singe ?
prompt-lay-against-more = Vos cartes comptent toutes pour { $side }, contre vous. Singe : { $rivals ->
    [0] il met fin au duel.
   *[other] le duel continue sans vous.
}

## Le bord inférieur : que toucher ensuite, la main vide ou une sorte de chose en main
slot = { HAND("Touchez", "Cliquez sur") } ce qui brille
slot-card = { HAND("Touchez-la encore", "Recliquez dessus") } pour la jouer
slot-door = { HAND("Touchez-la encore", "Recliquez dessus") } pour y aller
slot-look = { HAND("Touchez-la encore", "Recliquez dessus") } pour la garder
slot-no = { HAND("Touchez encore", "Recliquez") } pour refuser
slot-number = { HAND("Touchez encore", "Recliquez") } pour confirmer
slot-pair = { HAND("Touchez-les encore", "Recliquez dessus") } pour confirmer
slot-seat = { HAND("Touchez encore", "Recliquez sur") } ce joueur
slot-side = { HAND("Touchez-le encore", "Recliquez dessus") } pour jurer
slot-take = { HAND("Touchez encore", "Recliquez") } pour prendre
slot-trade = { HAND("Touchez encore", "Recliquez") } pour échanger

## Les coups dans un menu
act-open = frapper à la porte suivante ({ $closed ->
    [one] la dernière fermée
   *[other] encore { $closed } portes fermées
})
act-open-short = frapper à la porte suivante
act-use = { $pirate } : { $offer }
offer-nothing = rien à prendre pour l’instant
offer-take = prendre { $what }
offer-diaz = voir une carte d’or et une carte de combat, en garder une
offer-tembo = voir deux cartes de combat, en garder une
offer-wessel-jan = { $most ->
    [one] changer une carte de combat
   *[other] changer jusqu’à { $most } cartes de combat
}
offer-dean-nero = { $cards ->
    [0] { $coins ->
        [one] une pièce contre une carte de combat
       *[other] jusqu’à { $coins } pièces contre des cartes de combat
    }
   *[other] { $coins ->
        [0] { $cards ->
            [one] une carte de combat contre une pièce
           *[other] jusqu’à { $cards } cartes de combat contre des pièces
        }
       *[other] { $cards ->
            [one] une carte contre une pièce
           *[other] jusqu’à { $cards } cartes contre des pièces
        }, ou { $coins ->
            [one] une pièce contre une carte
           *[other] jusqu’à { $coins } pièces contre des cartes
        }
    }
}
offer-sate = { $coins ->
    [one] prendre { $coins } pièce (une de plus après chaque tour)
   *[other] prendre { $coins } pièces (une de plus après chaque tour)
}
offer-pang = prendre une carte de combat ou une pièce
offer-post = voir deux marins, les placer en { $letter }
offer-inspect = regarder une paire de marins, et l’intervertir si vous voulez
offer-ghost = personne ne peut entrer chez lui
offer-chang-ye = voler une pièce ({ $number ->
    [one] un adversaire en a
   *[other] { $number } adversaires en ont
})
offer-pledge = jurer fidélité en secret
offer-pledge-again = jurer à nouveau, ou faire semblant
offer-peek = voir l’allégeance d’un adversaire
act-keep = garder la carte { $card }, glisser la carte { $under } sous sa pioche
act-keep-only = garder la carte { $card }
act-keep-same = garder une carte { $card }, l’autre va sous sa pioche
act-number = { $number ->
    [0] ne rien changer
    [one] changer une carte
   *[other] changer { $number } cartes
}
act-under = glisser une carte { $card } sous la pioche
act-trade-cards = { $number ->
    [0] ne donner aucune carte : pas d’affaire
    [one] donner une carte de combat, recevoir une pièce
   *[other] donner { $number } cartes de combat, recevoir { $number } pièces
}
act-trade-coins = { $number ->
    [0] ne payer aucune pièce : pas d’affaire
    [one] payer une pièce, piocher une carte de combat
   *[other] payer { $number } pièces, piocher { $number } cartes de combat
}
act-take-card = piocher la première carte de combat
act-take-coin = prendre une pièce
act-steal = voler une pièce à { $player } (qui en a { $coins })
act-pledge-valverde = jurer fidélité à Valverde (cartes roses)
act-pledge-diaz = jurer fidélité à Diaz (cartes grises)
act-peek = espionner { $player }
act-peek-again = espionner { $player } à nouveau (vous aviez vu : { $side })
act-post = { $valverde } pour Valverde, { $diaz } pour Diaz
act-inspect = regarder la paire { $letter }
act-inspect-known = regarder encore { $letter } ({ $valverde } pour Valverde, { $diaz } pour Diaz)
act-inspect-recalled = regarder encore { $letter } (c’était { $valverde } pour Valverde, { $diaz } pour Diaz)
act-swap = intervertir : { $valverde } pour Valverde, { $diaz } pour Diaz
act-leave = laisser : { $valverde } pour Valverde, { $diaz } pour Diaz
act-lay = poser une carte { $card } ({ $side } à { $total })
act-lay-against = poser une carte { $card } ({ $side } à { $total }, contre vous)
act-lay-last = poser votre dernière carte, { $card } ({ $side } à { $total }) : { $comes ->
    [sure] plus rien pour le duel { $next }, vous y serez hors jeu
   *[perhaps] plus rien pour le duel { $next }, hors jeu s’il a lieu
}
act-lay-against-last = poser votre dernière carte, { $card } ({ $side } à { $total }, contre vous) : { $comes ->
    [sure] plus rien pour le duel { $next }, vous y serez hors jeu
   *[perhaps] plus rien pour le duel { $next }, hors jeu s’il a lieu
}
act-lay-last-short = dernière carte, { $card } ({ $side } à { $total }) : { $comes ->
    [sure] hors jeu au duel { $next }
   *[perhaps] hors jeu si duel { $next }
}
act-lay-against-last-short = { act-lay-last-short }
act-lay-monkey = poser le singe : le duel continue sans vous, sans pièce
act-lay-monkey-coin = poser le singe : le duel continue sans vous, une pièce peut-être
act-lay-monkey-last = poser le singe : il met fin au duel
act-lay-monkey-out = poser le singe : vous êtes hors jeu
act-decline-Steal = ne rien voler
act-decline-Pledge = ne pas jurer maintenant
act-decline-Peek = n’espionner personne
act-decline-Inspect = ne regarder aucune paire
act-decline-Rob = ne rien voler
act-first = premier donneur : { $player }
act-door = { $pirate }
act-storm = { $pirate } au canot de sauvetage
act-draw = { $card }
act-sailor = marin de valeur { $value }

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Open = Frapper
kind-Use = Rendre visite
kind-Keep = Garder
kind-Number = Changer
kind-Under = Sous la pioche
kind-Trade = Faire affaire
kind-Take = Prendre
kind-Steal = Voler
kind-Pledge = Jurer
kind-Peek = Espionner
kind-Post = Placer
kind-Inspect = Inspecter
kind-Swap = Intervertir
kind-Lay = Poser
kind-Rob = Lâcher le singe
kind-Decline = Ne rien faire
picture-oaths = À qui chacun avait juré fidélité
picture-no-oath = personne
picture-chart = Navire sur la case { $square }, à { $left ->
    [one] une case
   *[other] { $left } cases
} de la mutinerie ; { $sails ->
    [0] il n’avancera pas en fin de manche
    [one] il avancera d’une case en fin de manche si plus personne ne frappe sans y être forcé
   *[other] il avancera de { $sails } cases en fin de manche si plus personne ne frappe sans y être forcé
}
picture-deck = Le pont : cinq duels à venir, et le canot de sauvetage
picture-post-free = { $letter } : personne encore
picture-seen-by = Ont vu cette paire : { $players }
picture-boat = canot
picture-boat-empty = Canot de sauvetage : vide
picture-door-next = Frapper à la porte suivante
picture-door-closed = Porte fermée : si elle le reste, le navire avance d’une case
picture-door-in-turn = Les portes s’ouvrent dans l’ordre : frappez d’abord à celle qui brille.
picture-door-shut = Porte fermée
picture-door-due = Porte fermée : quelqu’un devra y frapper
picture-door-open = { $pirate }, porte ouverte : { $offer }
picture-door-passed = { $door }. Plus pendant ce tour : une autre porte vient de s’ouvrir
picture-door-visited = { $pirate } : visite déjà reçue dans cette manche
picture-knock = Frapper
picture-next = porte suivante
picture-closed = Fermée
picture-will-open = à ouvrir
picture-square = +1 case
picture-visited = visité
picture-this-round = cette manche
picture-not-now = plus pendant ce tour
picture-closed-doors = { $number ->
    [one] { $number } porte fermée
   *[other] { $number } portes fermées
}
picture-at-most = jusqu’à +{ $sails }
picture-offer-nothing = rien
picture-offer-ghost = on n’entre pas
picture-offer-spy = espionner
picture-ghost = C’est le Fantôme !
picture-ghost-more = { $who ->
    [you] Il vous fait si peur que votre tour s’arrête là, sans visite.
   *[other] Il fait si peur que le tour s’arrête là, sans visite, pour { $player }.
}
picture-ghost-ends = fin du tour !
picture-offer-sate = ce tour
picture-offer-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
picture-offer-tembo = 1 sur 2
picture-offer-most = jusqu’à { $number }
picture-offer-steal = voler
picture-offer-swear = jurer
picture-offer-swear-again = jurer à nouveau
picture-offer-post = en { $letter }
picture-offer-inspect = inspecter
picture-offer-or = ou
picture-pile-combat = Pioche de combat : { $number }. Voir quelles cartes peuvent venir
picture-pile-gold = Pioche d’or : { $number }. Voir quelles cartes peuvent venir
picture-pile-coins = Réserve de pièces : { $number }
picture-pile-sailors = Marins sur le pont : { $number }. Voir lesquels vous n’avez jamais vus
picture-pile-doors = Portes fermées : { $number }. Voir qui peut encore ouvrir
picture-odds-combat = Quelles cartes peuvent venir ?
picture-odds-gold = Combien d’or peut venir ?
picture-odds-sailors = Quels marins n’avez-vous jamais vus ?
picture-odds-doors = Qui peut encore ouvrir ?
picture-stack = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}
picture-strength = force
picture-worth = fortune { $worth }
picture-hold = { HAND("toucher", "cliquer") } pour voir
picture-my-seal = Votre serment : { HAND("toucher", "cliquer") } pour voir à qui
picture-unsworn = pas juré
picture-storm = Tempête !
picture-sick = Mal de mer pour { $name } : au canot, sans porte jusqu’à la prochaine tempête. { $pirate ->
    [valverde] Son camp reste en jeu.
    [diaz] Son camp reste en jeu.
   *[other] { "" }
}
picture-back = de retour
picture-mutiny = La mutinerie éclate !
picture-mutiny-more = Fini le voyage, place aux duels : le premier camp à en gagner trois l’emporte.
picture-gain = { $player } reçoit une pièce de la réserve
picture-gained = +1
picture-dealer = donneur
picture-has-seen = a espionné { $target }
picture-has-seen-mine = a vu votre camp
picture-saw = vu : { $side }
picture-saw-old = vu : { $side }, avant un nouveau serment
picture-holds = a { $cards }
picture-left-duel = s’est retiré du duel
picture-last = dernière
picture-cardless = sans carte au duel { $letter }
tally-gold = cartes d’or
tally-coins = pièces
tie-break = Seuls peuvent gagner ceux qui avaient juré fidélité au camp vainqueur. Parmi eux, le plus riche l’emporte ; à égalité, celui dont les cartes de combat restantes, à la couleur du camp, valent le plus.
shared-places = Ici, seule la victoire compte : tous les autres finissent à égalité, riches ou non.
end-score = fortune { $score }
end-not-won = Seule la victoire compte, et cette fois elle vous échappe. { $kind }

## Les refus
refused-cabins = C’est votre tour, en plein voyage : frappez à une porte, ou entrez chez un pirate.
refused-closed = Aucune porte ouverte ne mène chez { $pirate }.
refused-not-last = Vous avez ouvert une porte pendant ce tour : vous ne pouvez plus entrer que chez { $last }, et non chez { $pirate }.
refused-ghost = Personne ne peut entrer chez le Fantôme.
refused-no-door = Il n’y a plus de porte fermée : entrez chez l’un des pirates aux portes ouvertes.
refused-must-use = Vous avez ouvert la dernière porte : vous devez entrer chez { $pirate }.
refused-used = Quelqu’un est déjà passé chez { $pirate } pendant cette manche.
refused-lifeboat = Malade au canot de sauvetage : personne ne peut rendre visite à { $pirate }.
refused-visit = Finissez d’abord votre visite chez { $pirate }.
refused-keep = Cette carte n’est pas sous vos yeux : { $card }.
refused-number = Vous ne pouvez pas changer { $number } cartes de combat : vous en avez { $most }.
refused-under-none = Vous n’avez pas cette carte : { $card }.
refused-under-kind = Seules les cartes de combat vont sous la pioche : ni carte d’or, ni singe.
refused-trade-cards = Vous ne pouvez pas donner { $number ->
    [one] { $number } carte de combat
   *[other] { $number } cartes de combat
} ({ $most } au plus) : il faut en avoir assez, et que la réserve puisse payer.
refused-trade-coins = Vous ne pouvez pas payer { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} ({ $most } au plus) : il faut en avoir assez, et que la pioche contienne autant de cartes.
refused-trade-nothing = Il n’y a qu’une façon de ne rien échanger : ne donner aucune carte.
refused-steal-self = On vole un adversaire, pas soi-même.
refused-steal-poor = Il n’y a rien à voler : { $player } n’a pas de pièce.
refused-ojo-choose = Vous n’avez pas encore juré : Ojo vous laisse jurer, pas regarder.
refused-ojo-own = Vous avez déjà juré, et Ojo ne change jamais votre propre allégeance.
refused-peek-self = On espionne un adversaire, pas soi-même.
refused-peek-none = Il n’y a rien à voir : { $player } n’a pas encore juré.
refused-post = Ce ne sont pas les deux marins que vous avez pris.
refused-must = Cela ne peut pas se refuser.
refused-laying = Un duel est en cours : posez une carte.
refused-lay-kind = Les cartes d’or ne se battent pas : posez une carte de combat ou votre singe.
refused-lay-none = Vous n’avez pas cette carte : { $card }.
refused-monkey-first = À la première reprise d’un duel, on pose des cartes de combat tant qu’on en a.
refused-robbing = Votre singe peut voler une pièce, ou non : on ne vous demande rien d’autre.
refused-rob-self = Le singe vole un adversaire, pas vous.
refused-rob-out = Hors jeu, et hors d’atteinte : { $player }.
refused-rob-poor = Il n’y a rien à voler : { $player } n’a pas de pièce.

## Les options
components-part = « components » : il n’y a pas de partie « { $part } », ou elle y est deux fois ; les parties sont pink, grey, gold, track, storms, starts.
components-numbers = « components » : « { $part } » attend des nombres entiers : trois pour pink, grey, gold et starts, un pour track, autant qu’on veut pour storms.
components-combat = « components » : pink et grey font { $cards } cartes en tout, il en faut { $most }.
components-gold = « components » : il y a { $cards } cartes d’or, il en faut { $most }.
components-ones = « components » : « { $part } » doit avoir au moins { $least } cartes de valeur 1, une par joueur.
components-track = « components » : la case mutinerie doit aller de 1 à { $most }.
components-starts = « components » : le navire doit partir avant la case mutinerie, { $track }.
components-storms = « components » : les cases tempête doivent être croissantes, après 0 et avant la case mutinerie, { $track }.

## Positions
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-seat = « { $part } » nomme une place qui n’est pas parmi les { $seats } de la table, ou une place deux fois.
position-range = « { $part } » doit aller de { $least } à { $most }.
position-cards = « hands », « gold », « under », « duels », « visit » : { $card } y est { $cards } fois ; la boîte en a { $most }.
position-card = « { $part } » : { $card } n’y a pas sa place.
position-coins = « coins » : { $coins }, c’est plus que les { $most } de la boîte.
position-row = « row » : d’abord les portes ouvertes, puis les portes fermées, au plus trois de plus que de joueurs.
position-length = « row » : à ce moment, il y a { $cards } cartes : trois de plus que de joueurs, moins celles des pirates visités pendant cette manche.
position-pirate = « row », « used », « lifeboat » : { $pirate } est à deux endroits, ou a reçu une visite impossible.
position-storm = « storms » : il faut que le navire vienne d’atteindre ou de traverser autant de cases tempête, qu’il n’y ait pas de rangée et que ce soit le tour du donneur.
position-sailor = « sailors » : le marin { $value } est à deux endroits.
position-sailors = « sailors » : la paire { $letter } est impossible : on remplit les lettres dans l’ordre, avec deux marins chacune.
position-seen = « sailors » : ce qu’on a vu de la paire { $letter } ne correspond pas à ses marins.
position-looks = « looks » : { $seat } n’a pas pu regarder l’allégeance en question ({ $at }) : seul un joueur qui a juré regarde celle d’un adversaire qui a juré.
position-visit = « visit » : chez { $pirate }, on ne peut pas en être à « { $step } » à ce moment, avec ces cartes et ces nombres.
position-out = « out » : { $player } a juré et ne peut pas être hors jeu : seul un joueur sans aucune carte de combat pose son singe à la première reprise d’un duel.
position-given = « { $part } » : les cartes de combat qui ne sont ni en main, ni sous une pioche, ni dans une reprise de « duels » n’ont pas pu compter cela.
position-given-all = « laid », « duels », « hands » : les cartes de combat qui ne sont ni en main, ni sous une pioche, ni dans une reprise de « duels » ne suffisent pas pour tous les duels jusqu’ici.
position-under = « under », « seen » : { $card } : qui l’a glissée sous la pioche l’a vue, et personne d’autre tant que la pioche a des cartes que nul n’a vues.
position-knowing = « sailors » : comment se tient la paire { $letter }, seul le sait le dernier joueur qui l’a eue en main, et celui qui la regarde en ce moment.
position-recalled = « recalled » : de la paire { $letter }, on ne peut garder un souvenir que si les cinq paires sont en place et si un autre joueur, nommé dans « sailors », l’a eue en main depuis.
position-empty = « { $part } » : il ne reste ainsi { $part ->
    [coins] aucune pièce dans la réserve
    [gold] aucune carte dans la pioche d’or
   *[hands] aucune carte dans la pioche de combat
} : une manche ne commence que s’il y en a, et aucune visite de cette manche n’a pris la dernière.
position-wins = « wins » ne correspond pas au duel.
position-duel = « { $part } » ne correspond pas au duel.
position-record = « duels » : les reprises du duel { $letter } ne s’accordent pas avec les joueurs encore dans ce duel et encore en jeu : il faut une carte de chaque joueur qui reste, le singe de chaque joueur qui s’en va, et aucune reprise omise.
position-look = « looks » : { $seat } y regarde deux fois { $at }, ou y tient pour sûr un camp qui n’est pas le bon.
position-known = « known » : d’une main ({ $player }), tous ne peuvent connaître que le 1 rose et le 1 gris du début, sauf ce que les reprises de « duels » ont fait voir posé, et seulement si aucune carte n’en est partie en secret ; sinon, rien.
position-lays = « lays » : { $player } n’a pas pu poser cela maintenant : { $card }.
position-dealer = Il faut nommer « dealer » : la manche a commencé.
position-closed = « row » : qui habite derrière une porte fermée, c’est au hasard de le dire : null, et non { $pirate }.
position-busy = « storms », « opening », « visit » : un seul à la fois.
position-points = « { $part } » : dans le duel { $letter }, les cartes de ses reprises comptent davantage.
position-laid = « laid » : points de ce duel hors de ses reprises : { $points }. À ce moment, il en faut de { $least } à { $most } : de 1 à 3 par joueur présent et par reprise.
position-laid-more = « laid » : { $points } de plus que ne valent les cartes posées jusqu’ici dans ce duel.
position-waited = « row » : cette attente est impossible ({ $pirate }) : jamais plus que les tours terminés dans la manche, ni que la carte d’avant ; pour le Fantôme, un tour au moins.
position-doors = « doors » : les pirates de « used » et ceux de « row » ouverts, dans leur ordre, null pour qui fut visité sans être nommé.
position-used = « used » : à ce moment de la manche, pirates visités, au plus : { $most }.
position-mutiny = « ship » : sur la dernière case, la mutinerie commence.
position-phase = « { $part } » appartient à l’autre phase.
position-components = « components » : la position a été écrite avec une autre table.

## Le plateau en texte
board-chest = Votre coffre : personne d’autre ne le voit
board-cabins = Cabines
board-voyage = Le voyage
board-others = Les autres : ce que tout le monde voit
board-players = Les joueurs : ce que tout le monde voit
board-sailors = Marins
board-duel = Les duels
board-hand = Cartes de combat : { $cards } ({ $number ->
    [0] aucune
    [one] { $number } carte
   *[other] { $number } cartes
}, force : rose { $pink }, grise { $grey })
board-gold = Cartes d’or : { $cards }. Pièces : { $coins }. Fortune : { $worth }
board-sworn = Vous avez juré fidélité à { $side }
board-unsworn = Vous n’avez encore juré fidélité à personne
board-i-am-out = Vous êtes hors jeu
board-looking = Vous regardez : { $cards }
board-holding = Entre vos mains, à placer : marins { $values }
board-look-sure = Vu chez Ojo : { $player } est pour { $side }
board-look-old = Vu chez Ojo : { $player } était pour { $side }, mais a juré à nouveau depuis
board-seen-sure = Chez Ojo, { $player } a vu que vous êtes pour { $side }
board-seen-old = Chez Ojo, { $player } a vu que vous étiez pour { $side } ; vous avez juré à nouveau depuis
board-under-combat = Pioche de combat, carte { $at } en partant du bas : { $card }
board-under-gold = Pioche d’or, carte { $at } en partant du bas : { $card }
board-closed = { $number ->
    [0] Plus aucune porte fermée : le navire n’avancera pas
    [one] Une porte fermée : si elle le reste, le navire avancera d’une case
   *[other] Portes fermées : { $number } ; le navire avancera d’une case par porte restée fermée
}
board-open = Ouverte : { $pirate } – { $offer }
board-used = Visite déjà reçue dans cette manche : { $pirates }
board-unseen = Derrière une porte fermée, ou non distribués : { $pirates }
board-ship = Navire sur la case { $square }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
} de la mutinerie ({ $track }) ; { $storm }
board-storm = prochaine tempête en { $square }
board-no-storm = plus de tempête à craindre
board-lifeboat = Au canot de sauvetage, sans porte jusqu’à la prochaine tempête : { $pirate }
board-dealer = Donneur : { $who ->
    [you] vous
   *[other] { $player }
}
board-decks = Pioche de combat { $combat }, pioche d’or { $gold }, pièces en réserve { $coins }
board-bottom-combat = { $number ->
    [one] Pioche de combat, carte { $first } en partant du bas, vue par { $players }
   *[other] Pioche de combat, cartes { $first } à { $last } en partant du bas, vues par { $players }
}
board-bottom-gold = { $number ->
    [one] Pioche d’or, carte { $first } en partant du bas, vue par { $players }
   *[other] Pioche d’or, cartes { $first } à { $last } en partant du bas, vues par { $players }
}
board-player = { $player } : { $goods }
board-goods = { $cards ->
    [0] aucune carte de combat
    [one] { $cards } carte de combat
   *[other] { $cards } cartes de combat
}, { $gold ->
    [0] aucune carte d’or
    [one] { $gold } carte d’or
   *[other] { $gold } cartes d’or
}, { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-for = pour { $side }
board-has-sworn = a juré
board-not-sworn = n’a pas juré
board-known = parmi ses cartes, comme chacun sait : { $cards }
board-out = hors jeu
board-to-act = doit jouer
board-shown = cartes de combat restantes : { $cards }, fortune { $worth }
board-look-other = Chez Ojo, { $player } a espionné { $target }
board-pair-shown = { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz, au vu de tous
board-pair-hidden = { $letter } : deux marins dont vous n’avez pas vu la valeur
board-pair-known = { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz, vous le savez
board-pair-old = { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz quand vous avez regardé ; peut-être intervertis depuis
board-pair-half = { $letter } : { $valverde } pour Valverde ; le marin de Diaz va se montrer
board-pair-seen = { $pair } (vus par { $players })
board-aboard = Lettres encore libres : { $letters } ({ $number } marins sur le pont)
board-wins = Duels gagnés : Valverde { $valverde }, Diaz { $diaz } ; il en faut trois
board-duel-sailors = Duel { $letter } : les marins vont montrer leur valeur
board-duel-now = Duel { $letter }, reprise { $round } : Valverde { $sailor } + { $pink } = { $valverde }, Diaz { $other } + { $grey } = { $diaz }
board-round = Reprise { $number } : { $cards }
board-mine = Vous avez posé, face cachée : { $card }
board-waited = Doivent encore poser : { $players }
board-left = Ont quitté ce duel : { $players }
board-supply = Pièces en réserve : { $coins }
board-duel-over = Duel { $letter } gagné par { $side } ; Valverde { $valverde }, Diaz { $diaz } ; cartes posées : { $cards }

## L’aide de jeu
aid-1 = But : être le plus riche de ceux qui ont juré fidélité au camp qui gagne trois duels. Une carte d’or vaut de 1 à 3, une pièce 1.
aid-2 = À votre tour : entrez chez un pirate à la porte ouverte, ou frappez à la suivante, puis entrez là ou frappez encore. La dernière porte oblige à entrer ; le Fantôme met fin au tour.
aid-3 = Après la manche, le navire avance d’une case par porte fermée. Une tempête envoie un pirate au canot, sans porte jusqu’à la suivante ; son camp reste en jeu.
aid-4 = La mutinerie commence au bout de la piste, ou si, après une manche, une pioche ou la réserve est vide.
aid-5 = Il vous faut une allégeance (Bijoux ou Ojo), sinon vous êtes hors jeu ; et une carte de combat par duel, cinq au plus.
aid-6 = Un duel : les marins, puis à chaque reprise une carte par joueur, mélangées. Les cartes roses comptent pour Valverde, les grises pour Diaz.
aid-7 = Sans carte de combat à la première reprise d’un duel : hors jeu. À partir de la deuxième, le singe vous retire du duel.
aid-8 = Singes à la deuxième reprise : seul, il peut voler une pièce ; à plusieurs, chacun en prend une à la réserve. Après : rien.

## Les visites et les duels en images
visit-here = Chez { $pirate }
visit-there = { $player } chez { $pirate }
says-Draw = Servez-vous !
says-Look = Voyons ce qu’on trouve là…
says-Muster = Deux marins, en avant !
says-Keep-same = Deux pareilles. L’une est pour vous.
says-Keep = { $pirate ->
    [diaz] L’or ou la lame : une seule des deux.
   *[other] Deux lames. La meilleure est pour vous.
}
says-Number = Les lames rouillent. Combien en change-t-on ?
says-Under = Dessous ! Je ne regarde pas.
says-Trade = Un pour un. Jamais deux pour un.
says-Take = Carte ? Pièce ? Vite, ça va péter !
says-Steal = Montrez-moi une poche…
says-Pledge = { $pirate ->
    [ojo] Jurez donc. J’ai l’œil, pas la langue.
   *[other] Ce serment reste entre nous.
}
says-Peek = Quel sceau regarde-t-on ?
says-Inspect = Une paire à revoir ?
says-Post = Deux marins ! Lequel pour qui ?
says-Swap = On les change ? Je n’ai rien vu.
pick-kept = à garder
pick-under = sous sa pioche
pick-keep = Garder la carte { $card }
pick-number = { $number ->
    [0] rien
   *[other] { $number }
}
pick-number-name = { $number ->
    [0] Ne rien changer
    [one] Changer une carte
   *[other] Changer { $number } cartes
}
pick-no-trade = pas d’affaire
pick-give-cards = Donner { $number ->
    [one] une carte de combat contre une pièce
   *[other] { $number } cartes de combat contre { $number } pièces
}
pick-give-coins = Payer { $number ->
    [one] une pièce pour une carte de combat
   *[other] { $number } pièces pour { $number } cartes de combat
}
pick-take-card = une carte
pick-take-coin = une pièce
pick-coins = { $coins ->
    [0] rien
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
pick-steal = Voler une pièce à { $player }, qui en a { $coins }
pick-peek = Espionner { $player }
pick-unknown = camp inconnu
pick-saw = vu : { $side }
pick-side = Jurer fidélité à { $side }
pick-mine = votre camp
pick-pink = cartes roses
pick-grey = cartes grises
pick-locker = { HAND("Touchez", "Cliquez sur") } une carte de votre coffre
pick-deck = { HAND("Touchez", "Cliquez sur") } une paire sur le pont
pick-swap = Intervertir les deux marins
pick-stay = Les laisser ainsi
pick-sailor = Marin pour { $side } : { $value }
pick-sailor-hidden = Marin pour { $side }, valeur cachée
pick-card-hidden = Carte vue par { $player } seulement
pick-gone = { $number ->
    [0] Aucune carte encore glissée dessous
    [one] Une carte déjà glissée dessous
   *[other] { $number } cartes déjà glissées dessous
}
seen-side = { $player } a juré fidélité à { $side }.
seen-close = Continuer
seen-more = Personne d’autre ne le voit. { HAND("Touchez", "Cliquez") } pour continuer.
duel-scene = Duel { $letter }
duel-scene-over = Les duels
duel-flags = Duels gagnés : Valverde { $valverde }, Diaz { $diaz } ; il en faut trois
duel-flag-won = Duel { $letter } : gagné par { $side }
duel-flag-now = Duel { $letter } : en cours
duel-flag-known = Duel { $letter } : { $valverde } pour Valverde, { $diaz } pour Diaz, vous le savez
duel-flag-ahead = Duel { $letter } : à venir
duel-now = en cours
duel-rope = La corde : Valverde { $valverde }, Diaz { $diaz }
duel-sum = { $side } : { $total }, dont { $sailor } pour le marin et { $cards } pour les cartes
duel-sum-hidden = { $side } : le marin ne s’est pas encore montré
duel-hatch = L’écoutille : les cartes de cette reprise
duel-hatch-lay = L’écoutille : poser ici la carte en main
duel-laid = a posé
duel-yours = à vous
duel-thinks = réfléchit
duel-left = s’est retiré
duel-out = hors jeu
duel-place = { $player } : { $what }
duel-mine = Votre carte, que personne d’autre ne voit : { $card }
duel-picks-prey = choisit sa proie
duel-won = { $side } gagne le duel { $letter }
end-camp = { $side } remporte la mutinerie
end-nobody = La mutinerie n’a pas de vainqueur
end-duels = { $best } duels à { $least }
end-richest = le plus riche du camp vainqueur
end-poorer = du camp vainqueur, mais moins riche
end-beaten = du camp vaincu
end-out = hors jeu
end-out-duel = hors jeu : plus de carte au duel { $letter }
end-nobody-cards = Tous hors jeu : plus personne n’avait de carte pour le duel { $letter }
end-nobody-sworn = Tous hors jeu : personne n’avait juré
end-nobody-there = Plus personne en jeu n’était de ce camp
end-unsworn = hors jeu : n’avait pas juré
end-worth = Fortune { $worth } : cartes d’or { $gold }, pièces { $coins }

## Ce qu’un conseil dit de différent

holding-duels = { $number } { $number ->
    [one] duel gagné
   *[other] duels gagnés
} par votre camp
holding-worth = { $number } { $number ->
    [one] point
   *[other] points
} de fortune
holding-colour = { $number } { $number ->
    [one] point
   *[other] points
} en main pour les duels de votre camp
holding-cards = { $number } { $number ->
    [one] carte de combat
   *[other] cartes de combat
}
