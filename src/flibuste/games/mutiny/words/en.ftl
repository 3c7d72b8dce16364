# Cartagena: The Mutiny

## Players, by seat
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
player-side = { $player } ({ $side })
whose-monkey = { $who ->
    [you] your monkey
   *[other] { $player }’s monkey
}

## Pirates, sides, cards
pirate-valverde = Captain Valverde
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
pirate-ghost = the Ghost
side-valverde = Valverde
side-diaz = Diaz
card-pink1 = pink 1
card-pink2 = pink 2
card-pink3 = pink 3
card-grey1 = grey 1
card-grey2 = grey 2
card-grey3 = grey 3
card-gold1 = gold 1
card-gold2 = gold 2
card-gold3 = gold 3
card-monkey = monkey
count-combat = { $number ->
    [one] a combat card
   *[other] { $number } combat cards
}
count-gold = { $number ->
    [one] a gold card
   *[other] { $number } gold cards
}
count-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
count-players = { $number } players

## Names as they are typed, and in the questions of a page
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
name-ghost = Ghost
name-pink1 = pink 1
name-pink2 = pink 2
name-pink3 = pink 3
name-grey1 = grey 1
name-grey2 = grey 2
name-grey3 = grey 3
name-gold1 = gold 1
name-gold2 = gold 2
name-gold3 = gold 3
name-monkey = monkey
name-cards = combat cards
name-coins = coins
name-card = a combat card
name-coin = a coin
field-give = Give
field-what = What
field-side = Side
field-duel = Letter
field-valverde = For Valverde
field-diaz = For Diaz
field-swap = Swapped

## What happens: the voyage
story-first = { $who ->
    [you] You are the first dealer and begin.
   *[other] { $player } is the first dealer and begins.
}
story-knock = { $who ->
    [you] You knock at the next door.
   *[other] { $player } knocks at the next door.
}
story-door = It is { $pirate }.
story-ghost = It is the Ghost! { $who ->
    [you] Your turn is over.
   *[other] { $player }’s turn is over.
}
story-visit = { $who ->
    [you] You visit { $pirate }.
   *[other] { $player } visits { $pirate }.
}
story-nothing = { $who ->
    [you] There is nothing to take, and you leave again.
   *[other] There is nothing to take, and { $player } leaves again.
}
story-nobody-sworn = Nobody else has sworn allegiance yet: there is nobody to spy on.
story-coins = { $who ->
    [you] You take { $coins }.
   *[other] { $player } takes { $coins }.
}
story-ship = { $squares ->
    [0] The round is over. The ship does not sail
    [one] The round is over. The ship sails one square
   *[other] The round is over. The ship sails { $squares } squares
}{ $left ->
    [0] .
    [one] ; one more to the mutiny.
   *[other] ; { $left } more to the mutiny.
}
story-storm = Storm! Seasick in the lifeboat, no door until the next storm: { $pirate }.
story-storm-back = Storm! Seasick in the lifeboat, no door until the next storm: { $pirate }; back in play: { $back }.
story-storm-camp = The side of { $side } loses nothing by it: whoever has sworn to it stays in the game.
story-row = { $who ->
    [you] A new round: { $doors } closed doors, and you begin.
   *[other] A new round: { $doors } closed doors, and { $player } begins.
}
story-mutiny-ship = The ship has arrived: the mutiny begins!
story-mutiny-combat = The combat deck is empty: the mutiny begins!
story-mutiny-gold = The gold deck is empty: the mutiny begins!
story-mutiny-coins = The supply has no coin left: the mutiny begins!
story-unsworn = { $who ->
    [you] You have sworn to nobody and are out of the game.
   *[other] { $player } has sworn to nobody and is out of the game.
}

## What happens: visits
story-draw = You draw a { $card }.
story-draw-hidden = { $player } draws { $card }.
story-look = You look at a { $card }.
story-look-second = You look at two cards: { $first } and { $card }.
story-look-hidden = { $player } looks at { $card }.
story-keep = You keep the { $card }; the { $under } goes under its deck.
story-keep-only = You keep the { $card }.
story-keep-same = You keep one { $card }; the other goes under its deck.
story-keep-diaz = { $player } keeps { $card }; { $under } goes under its deck.
story-keep-tembo = { $player } keeps one of the two cards; the other goes under the deck.
story-keep-only-hidden = { $player } keeps { $card }.
story-number = { $who ->
    [you] You change { $number ->
        [0] nothing
        [one] one combat card
       *[other] { $number } combat cards
    }.
   *[other] { $player } changes { $number ->
        [0] nothing
        [one] one combat card
       *[other] { $number } combat cards
    }.
}
story-under = Your { $card } goes under the deck.
story-under-hidden = { $player } puts a card under the deck.
story-under-last = { $player }’s last combat card goes under the deck.
story-trade-none = { $who ->
    [you] You make no deal.
   *[other] { $player } makes no deal.
}
story-trade-cards = { $who ->
    [you] You give { $number ->
        [one] a combat card for a coin
       *[other] { $number } combat cards for { $number } coins
    }.
   *[other] { $player } gives { $number ->
        [one] a combat card for a coin
       *[other] { $number } combat cards for { $number } coins
    }.
}
story-trade-coins = { $who ->
    [you] You pay { $number ->
        [one] a coin for a combat card
       *[other] { $number } coins for { $number } combat cards
    }.
   *[other] { $player } pays { $number ->
        [one] a coin for a combat card
       *[other] { $number } coins for { $number } combat cards
    }.
}
story-take-card = { $who ->
    [you] You prefer a combat card to a coin.
   *[other] { $player } prefers a combat card to a coin.
}
story-take-coin = { $who ->
    [you] You take a coin.
   *[other] { $player } takes a coin.
}
story-steal = { $who ->
    [you] You steal a coin from { $target }.
   *[other] { $whom ->
        [you] { $player } steals a coin from you!
       *[other] { $player } steals a coin from { $target }.
    }
}
story-pledge = You swear allegiance to { $side }; nobody sees it.
story-pledge-ojo = You swear allegiance to { $side } with Ojo; spying takes another visit to him.
story-pledge-hidden = { $player } swears allegiance in secret.
story-pledge-again = { $player } swears again: to the other side, or to the same?
story-peek = { $whom ->
    [you] { $player } looks at your allegiance.
   *[other] { $player } looks at { $target }’s allegiance.
}
story-peek-seen = You look at { $target }’s allegiance: it is { $side }.
story-sailor = You look at two sailors: the first has { $value }.
story-sailor-second = The second sailor has { $value }.
story-sailor-hidden = { $player } looks at a sailor.
story-post = You put { $valverde } on Valverde’s side of { $letter } and { $diaz } on Diaz’s.
story-post-hidden = { $player } puts the two sailors on { $letter }, one for each side.
story-inspect = { $player } looks at the sailors on { $letter }.
story-inspect-seen = You look at the sailors on { $letter }: { $valverde } for Valverde, { $diaz } for Diaz.
story-swap = You swap them: on { $letter } it is now { $valverde } for Valverde, { $diaz } for Diaz.
story-leave = You leave them as they were: { $valverde } for Valverde, { $diaz } for Diaz.
story-swap-hidden = { $player } puts the sailors back on { $letter }, swapped or not.
story-decline = { $who ->
    [you] You leave it at that.
   *[other] { $player } leaves it at that.
}

## What happens: the mutiny
story-valverde-sailor = Duel { $letter }: Valverde’s sailor is worth { $value }.
story-diaz-sailor = Diaz’s sailor is worth { $value }.
story-lay = You lay your { $card } face down.
story-lay-monkey = You lay your monkey face down.
story-lay-hidden = { $player } lays a card face down.
story-reveal = Round { $round } turns up { $cards }: Valverde { $valverde }, Diaz { $diaz }.
story-out = { $who ->
    [you] You had no combat card left for the first round: you are out of the game.
   *[other] { $player } had no combat card left for the first round and is out of the game.
}
story-last-card = { $who ->
    [you] You have no combat card left: { $comes ->
        [sure] in duel { $next } you are out of the game.
       *[perhaps] if it comes to duel { $next }, you are out of the game.
    }
   *[other] { $player } has no combat card left: { $comes ->
        [sure] out of the game in duel { $next }.
       *[perhaps] out of the game if it comes to duel { $next }.
    }
}
story-levy = The supply is short. Everybody pays in one coin: { $players }.
story-monkeys = From the supply the monkeys bring { $number ->
    [one] a coin to { $players }
   *[other] a coin each to { $players }
}.
story-rob = { $who ->
    [you] Your monkey steals a coin from { $target }.
   *[other] { $whom ->
        [you] { $player }’s monkey steals a coin from you!
       *[other] { $player }’s monkey steals a coin from { $target }.
    }
}
story-decline-monkey = { $who ->
    [you] Your monkey steals nothing.
   *[other] { $player }’s monkey steals nothing.
}
story-duel = { $side } wins duel { $letter } by { $best } to { $least }. Duels won: Valverde { $valverde_wins }, Diaz { $diaz_wins }.
story-duel-cards = Both sides stand at { $best }, but the cards of { $side } count more and win duel { $letter }. Duels won: Valverde { $valverde_wins }, Diaz { $diaz_wins }.
story-sides = The allegiances are shown: { $players }.
story-won = { $who ->
    [you] { $side } has won the mutiny, and you win the match with { $worth } in gold!
   *[other] { $side } has won the mutiny, and { $players } wins the match with { $worth } in gold!
}
story-won-cards = { $who ->
    [you] { $side } has won the mutiny. Of the richest, with { $worth } in gold, you have the best cards left and win the match!
   *[other] { $side } has won the mutiny. Of the richest, with { $worth } in gold, { $players } has the best cards left and wins the match!
}
story-won-together = { $side } has won the mutiny, and the win is shared by { $players }, with { $worth } in gold each.
story-nobody-there = { $side } has won the mutiny, but nobody still in the game had sworn to that side: everybody loses.
story-nobody-left = Nobody has sworn, so all are out of the game: nobody wins, however rich.
story-nobody-cards = Nobody left had a combat card for duel { $letter }: all are out, and nobody wins, however rich.

## What to do
prompt-over = The match is over.
prompt-first = Who deals first?
prompt-first-more = Chance decides.
prompt-sailors = Duel { $letter }: here come the sailors!
prompt-sailors-more = They are about to show their values.
prompt-storm = A storm is raging.
prompt-storm-more = Somebody will be seasick.
prompt-door = The door is opening.
prompt-draw = Chance decides.
prompt-wait = It is { $player }’s turn.
prompt-wait-more = { $closed ->
    [0] All doors are open.
    [one] One door is closed.
   *[other] { $closed } doors are closed.
}
prompt-wait-visit = { $player } is with { $pirate }.
prompt-wait-rob = Only { $player } laid a monkey.
prompt-wait-rob-more = It may steal a coin.
prompt-wait-lay = Duel { $letter }: Valverde { $valverde }, Diaz { $diaz }.
prompt-wait-lay-more = Round { $round }, duels won: { $valverde_wins } to { $diaz_wins }. Still to lay: { $players }.
prompt-laid = Duel { $letter }: Valverde { $valverde }, Diaz { $diaz }.
prompt-laid-more = Round { $round }, your card: { $card }. Still to lay: { $players }.
prompt-out = You are out of the game.
prompt-out-more = Duel { $letter }, round { $round }: Valverde { $valverde }, Diaz { $diaz }. Still to lay: { $players }.
prompt-turn = Your turn: visit or knock.
prompt-turn-more = { $open ->
    [one] One pirate
   *[other] { $open } pirates
} to visit, { $closed ->
    [one] one closed door
   *[other] { $closed } closed doors
}. { $stake }
prompt-knock = Your turn: knock at the door.
prompt-knock-more = Closed doors: { $closed }. { $stake }
prompt-no-door = Your turn: visit a pirate.
prompt-no-door-more = All doors are open. { $stake }
prompt-opened = Visit { $pirate }?
prompt-opened-more = Or knock again: { $closed ->
    [one] one closed door
   *[other] { $closed } closed doors
} left. { $stake }
prompt-must-use = Visit { $pirate }.
prompt-must-use-more = That was the last door. { $stake }
stake-unsworn = Mutiny in { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}: swear first, at Bijoux or Ojo.
stake-cards = Mutiny in { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}; { $cards ->
    [one] { $cards } combat card
   *[other] { $cards } combat cards
} (one a duel).
stake-ready = Mutiny in { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
prompt-keep = Keep one of the two cards.
prompt-keep-same = Two cards alike: keep one.
prompt-keep-same-more = { prompt-keep-more }
prompt-keep-more = With { $pirate }; the other goes under its deck.
prompt-keep-only = Keep this card.
prompt-keep-only-more = { $pirate } has no other one left.
prompt-number = { $cards ->
    [one] Do you change your card?
   *[other] How many cards do you change?
}
prompt-number-more = With Wessel-Jan: { $most } at most under the deck, and you draw as many.
prompt-under = Which card goes under the deck?
prompt-under-more = With { $pirate }: { $left ->
    [one] one to go
   *[other] { $left } to go
}, and nobody else will know which.
prompt-trade = What do you give Dean Nero?
prompt-trade-more = { $cards ->
    [0] { $coins ->
        [one] A coin for a combat card.
       *[other] Up to { $coins } coins for as many combat cards.
    }
   *[other] { $coins ->
        [0] { $cards ->
            [one] A combat card for a coin.
           *[other] Up to { $cards } combat cards for as many coins.
        }
       *[other] { $cards ->
            [one] A combat card for a coin
           *[other] Up to { $cards } combat cards for coins
        }, or { $coins ->
            [one] a coin for a card
           *[other] up to { $coins } coins for cards
        }.
    }
}
prompt-visit-Take = A combat card, or a coin?
prompt-visit-Take-more = With Pang. In your chest: { $cards ->
    [0] no combat card
    [one] one combat card
   *[other] { $cards } combat cards
} and { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}.
prompt-visit-Steal = From whom do you steal a coin?
prompt-visit-Steal-more = With Chang Ye. { $coins ->
    [0] You have none.
   *[other] You have { $coins }.
}
prompt-visit-Peek = Whom do you spy on?
prompt-visit-Peek-more = With Ojo. The others see on whom, but not the side.
prompt-visit-Inspect = Which pair do you look at?
prompt-visit-Inspect-more = With Cambivalute. You may swap it, and nobody will know.
prompt-pledge = Swear allegiance in secret.
prompt-pledge-more = With Bijoux. Pink cards fight for Valverde, grey ones for Diaz.
prompt-pledge-ojo = Swear allegiance in secret?
prompt-pledge-ojo-more = With Ojo: first you swear; spying takes another visit to him.
prompt-pledge-again = Swear again.
prompt-pledge-again-more = With Bijoux. You are for { $side }; whether you change sides is your secret.
prompt-post = Set { $one } and { $two } on { $letter }.
prompt-post-more = One sailor for Valverde, one for Diaz; nobody else will know which.
prompt-swap = Swap the pair { $letter }?
prompt-swap-more = Nobody else sees it: { $valverde } for Valverde, { $diaz } for Diaz.
prompt-rob = Your monkey is the only one.
prompt-rob-more = Your monkey may steal a coin from an opponent. { $coins ->
    [0] You have none.
   *[other] You have { $coins }.
}
prompt-lay-first = Duel { $letter }: lay a card.
prompt-lay-first-more = First round: Valverde { $valverde }, Diaz { $diaz }. { $cards ->
    [one] It is your last combat card.
   *[other] You have { $cards } combat cards.
}
prompt-lay-second = Duel { $letter }: a card, or the monkey?
prompt-lay-second-more = Second round: Valverde { $valverde }, Diaz { $diaz }. Monkey: { $rivals ->
    [0] it ends this duel.
   *[other] the duel goes on without you.
}
prompt-lay-later = Duel { $letter }: a card, or the monkey?
prompt-lay-later-more = Round { $round }, Valverde { $valverde }, Diaz { $diaz }. Monkey: { $rivals ->
    [0] it ends this duel.
   *[other] the duel goes on without you, no coin.
}
prompt-lay-last-first = Duel { $letter }: your last card!
prompt-lay-last-first-more = You must lay it. Without a card { $comes ->
    [sure] you are out in duel { $next }.
   *[perhaps] you are out if duel { $next } comes.
}
prompt-lay-last = Duel { $letter }: your last card!
prompt-lay-last-more = Lay it, and { $comes ->
    [sure] you are out in duel { $next }.
   *[perhaps] you are out if duel { $next } comes.
} Monkey: you keep it, and { $rivals ->
    [0] this duel ends.
   *[other] leave this duel.
}
prompt-lay-out = You must lay your monkey.
prompt-lay-out-more = No combat card for the first round of duel { $letter }: you are out of the game.
prompt-lay-monkey = You must lay your monkey.
prompt-lay-monkey-more = Duel { $letter }, Valverde { $valverde }, Diaz { $diaz }: without a combat card you leave it.
prompt-lay-level = Duel { $letter }: a card, or the monkey?
prompt-lay-level-more = Level at { $valverde }: the cards decide, { $side } would win. Monkey: { $rivals ->
    [0] it ends this duel.
   *[other] on without you.
}
prompt-lay-monkey-level = You must lay your monkey.
prompt-lay-monkey-level-more = Level at { $valverde }: the higher cards decide, for { $side } so far. You leave the duel.
prompt-lay-against-first = Duel { $letter }: lay a card.
prompt-lay-against-first-more = First round: you must lay one, and all your cards count for { $side }, against you.
prompt-lay-against = Duel { $letter }: a card, or the monkey?
prompt-lay-against-more = All your cards count for { $side }, against you. Monkey: { $rivals ->
    [0] it ends this duel.
   *[other] the duel goes on without you.
}

## The slot at the lower edge: what to touch next, with nothing in hand or with a handle of a kind
slot = { HAND("Touch", "Click") } what glows
slot-card = { HAND("Touch", "Click") } it again to play it
slot-door = { HAND("Touch", "Click") } it again to go there
slot-look = { HAND("Touch", "Click") } it again to keep it
slot-no = { HAND("Touch", "Click") } it again to decline
slot-number = { HAND("Touch", "Click") } it again to confirm
slot-pair = { HAND("Touch", "Click") } them again to confirm
slot-seat = { HAND("Touch", "Click") } that player again
slot-side = { HAND("Touch", "Click") } it again to swear
slot-take = { HAND("Touch", "Click") } it again to take it
slot-trade = { HAND("Touch", "Click") } it again to trade

## Acts in a menu
act-open = knock at the next door ({ $closed ->
    [one] the last closed one
   *[other] { $closed } closed doors left
})
act-open-short = knock at the next door
act-use = { $pirate }: { $offer }
offer-nothing = nothing to take now
offer-take = take { $what }
offer-diaz = see a gold card and a combat card, keep one
offer-tembo = see two combat cards, keep one
offer-wessel-jan = { $most ->
    [one] change one combat card
   *[other] change up to { $most } combat cards
}
offer-dean-nero = { $cards ->
    [0] { $coins ->
        [one] a coin for a combat card
       *[other] up to { $coins } coins for combat cards
    }
   *[other] { $coins ->
        [0] { $cards ->
            [one] a combat card for a coin
           *[other] up to { $cards } combat cards for coins
        }
       *[other] { $cards ->
            [one] a card for a coin
           *[other] up to { $cards } cards for coins
        }, or { $coins ->
            [one] a coin for a card
           *[other] up to { $coins } coins for cards
        }
    }
}
offer-sate = { $coins ->
    [one] take 1 coin (one more after each turn)
   *[other] take { $coins } coins (one more after each turn)
}
offer-pang = take a combat card or a coin
offer-post = see two sailors, set them on { $letter }
offer-inspect = look at a pair of sailors, swap it if you like
offer-ghost = nobody can visit him
offer-chang-ye = steal a coin ({ $number ->
    [one] one opponent has any
   *[other] { $number } opponents have any
})
offer-pledge = swear allegiance in secret
offer-pledge-again = swear again, or only pretend to change
offer-peek = look at an opponent’s allegiance
act-keep = keep the { $card }, the { $under } under its deck
act-keep-only = keep the { $card }
act-keep-same = keep one { $card }, the other under its deck
act-number = { $number ->
    [0] change nothing
    [one] change one card
   *[other] change { $number } cards
}
act-under = put a { $card } under the deck
act-trade-cards = { $number ->
    [0] give no card: no deal
    [one] give a combat card, get a coin
   *[other] give { $number } combat cards, get { $number } coins
}
act-trade-coins = { $number ->
    [0] pay no coin: no deal
    [one] pay a coin, draw a combat card
   *[other] pay { $number } coins, draw { $number } combat cards
}
act-take-card = draw the top combat card
act-take-coin = take a coin
act-steal = steal a coin from { $player } (who has { $coins })
act-pledge-valverde = swear to Valverde (pink cards)
act-pledge-diaz = swear to Diaz (grey cards)
act-peek = look at { $player }’s allegiance
act-peek-again = look at { $player }’s allegiance again (you saw { $side })
act-post = { $valverde } for Valverde, { $diaz } for Diaz
act-inspect = look at { $letter }
act-inspect-known = look at { $letter } again ({ $valverde } for Valverde, { $diaz } for Diaz)
act-inspect-recalled = look at { $letter } again (it was { $valverde } for Valverde, { $diaz } for Diaz)
act-swap = swap: { $valverde } for Valverde, { $diaz } for Diaz
act-leave = leave: { $valverde } for Valverde, { $diaz } for Diaz
act-lay = lay a { $card } ({ $side } to { $total })
act-lay-against = lay a { $card } ({ $side } to { $total }, against you)
act-lay-last = lay your last card, { $card } ({ $side } to { $total }): { $comes ->
    [sure] none for duel { $next }, you are out then
   *[perhaps] none for duel { $next }, if it comes you are out
}
act-lay-against-last = lay your last card, { $card } ({ $side } to { $total }, against you): { $comes ->
    [sure] none for duel { $next }, you are out then
   *[perhaps] none for duel { $next }, if it comes you are out
}
act-lay-last-short = last card, { $card } ({ $side } to { $total }): { $comes ->
    [sure] out in duel { $next }
   *[perhaps] out if duel { $next } comes
}
act-lay-against-last-short = { act-lay-last-short }
act-lay-monkey = lay the monkey: the duel goes on without you, no coin
act-lay-monkey-coin = lay the monkey: the duel goes on without you, perhaps a coin
act-lay-monkey-last = lay the monkey: it ends this duel
act-lay-monkey-out = lay the monkey: you are out of the game
act-decline-Steal = steal nothing
act-decline-Pledge = do not swear now
act-decline-Peek = look at nobody
act-decline-Inspect = look at no pair
act-decline-Rob = steal nothing
act-first = { $player } deals first
act-door = { $pirate }
act-storm = { $pirate } into the lifeboat
act-draw = { $card }
act-sailor = sailor { $value }

## Kinds of act, as headings of a menu; lines of the tally
kind-Open = Knock
kind-Use = Visit
kind-Keep = Keep
kind-Number = Change
kind-Under = Under the deck
kind-Trade = Trade
kind-Take = Take
kind-Steal = Steal
kind-Pledge = Swear
kind-Peek = Spy
kind-Post = Set up
kind-Inspect = Inspect
kind-Swap = Swap
kind-Lay = Lay
kind-Rob = Let the monkey steal
kind-Decline = Do nothing
picture-oaths = To whom everybody had sworn
picture-no-oath = nobody
picture-chart = Ship on square { $square }, { $left ->
    [one] one square
   *[other] { $left } squares
} from the mutiny; { $sails ->
    [0] it will not move at the end of this round
    [one] it will move one square at the end of this round if nobody knocks without having to
   *[other] it will move { $sails } squares at the end of this round if nobody knocks without having to
}
picture-deck = The deck: five duels to come, and the lifeboat
picture-post-free = { $letter }: nobody yet
picture-seen-by = Have seen this pair: { $players }
picture-boat = lifeboat
picture-boat-empty = Lifeboat: empty
picture-door-next = Knock at the next door
picture-door-closed = Closed door: if it stays closed, the ship moves a square
picture-door-in-turn = Doors open in their order: knock first at the one that glows.
picture-door-shut = Closed door
picture-door-due = Closed door: somebody will have to knock there
picture-door-open = { $pirate }, open door: { $offer }
picture-door-passed = { $door }. Not this turn any more: another door was opened
picture-door-visited = { $pirate }: visited in this round
picture-knock = Knock
picture-next = next door
picture-closed = Closed
picture-will-open = will open
picture-square = +1 square
picture-visited = visited
picture-not-now = not this turn
picture-this-round = this round
picture-closed-doors = { $number ->
    [one] { $number } closed door
   *[other] { $number } closed doors
}
picture-at-most = up to +{ $sails }
picture-offer-nothing = nothing
picture-offer-ghost = no entry
picture-offer-spy = spy
picture-ghost = It is the Ghost!
picture-ghost-more = { $who ->
    [you] He frightens you so much that your turn is over, without a visit.
   *[other] He ends the turn, without a visit, for { $player }.
}
picture-ghost-ends = turn over!
picture-offer-sate = this turn
picture-offer-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
picture-offer-tembo = 1 of 2
picture-offer-most = up to { $number }
picture-offer-steal = steal
picture-offer-swear = swear
picture-offer-swear-again = swear again
picture-offer-post = on { $letter }
picture-offer-inspect = inspect
picture-offer-or = or
picture-pile-combat = Combat deck: { $number }. See which cards may come
picture-pile-gold = Gold deck: { $number }. See which cards may come
picture-pile-coins = Coins in the supply: { $number }
picture-pile-sailors = Sailors on deck: { $number }. See which ones you have never seen
picture-pile-doors = Closed doors: { $number }. See who may still open
picture-odds-combat = Which cards may come?
picture-odds-gold = How much gold may come?
picture-odds-sailors = Which sailors have you never seen?
picture-odds-doors = Who may still open?
picture-stack = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}
picture-strength = strength
picture-worth = worth { $worth }
picture-hold = { HAND("touch", "click") } to see
picture-my-seal = Your oath: { HAND("touch", "click") } to see to whom
picture-unsworn = not sworn
picture-storm = Storm!
picture-sick = Seasick, into the lifeboat: { $name }, no door until the next storm. { $pirate ->
    [valverde] That side stays in play.
    [diaz] That side stays in play.
   *[other] { "" }
}
picture-back = back again
picture-mutiny = Mutiny!
picture-mutiny-more = The voyage is over, now the duels: the first side to win three prevails.
picture-gain = { $player } gets a coin from the supply
picture-gained = +1
picture-dealer = dealer
picture-has-seen = has seen the seal of { $target }
picture-has-seen-mine = has seen your seal
picture-saw = seen: { $side }
picture-saw-old = seen: { $side }, before a new oath
picture-holds = has { $cards }
picture-left-duel = has left this duel
picture-last = last
picture-cardless = no card for duel { $letter }
tally-gold = gold cards
tally-coins = coins
tie-break = Only those who had sworn to the winning side can win. Of them the richest does; if equal, the one whose remaining combat cards of that side’s colour count more.
shared-places = Only winning counts here: all others finish level, however rich.
end-score = { $score } gold
end-not-won = Only winning counts, and this time it got away from you. { $kind }

## Refusals
refused-cabins = It is your turn in the voyage: knock at a door, or visit a pirate.
refused-closed = { $pirate } does not stand at an open door.
refused-not-last = You have opened a door in this turn: only { $last } can be visited now, not { $pirate }.
refused-ghost = Nobody can visit the Ghost.
refused-no-door = No door is closed any more: visit one of the pirates at the open ones.
refused-must-use = You have opened the last door: you must visit { $pirate }.
refused-used = { $pirate } has been visited already in this round.
refused-lifeboat = Seasick in the lifeboat: nobody can visit { $pirate }.
refused-visit = First finish your visit to { $pirate }.
refused-keep = You are not looking at a { $card }.
refused-number = You cannot change { $number } combat cards: you have { $most }.
refused-under-none = You have no { $card }.
refused-under-kind = Only combat cards go under the deck: no gold card, no monkey.
refused-trade-cards = You can give { $most ->
    [0] no combat card
    [one] one combat card at most
   *[other] { $most } combat cards at most
}, not { $number }: you must have them, and the supply must pay for them.
refused-trade-coins = You can pay { $most ->
    [0] no coin
    [one] one coin at most
   *[other] { $most } coins at most
}, not { $number }: you must have them, and the deck must hold as many cards.
refused-trade-nothing = There is only one way to trade nothing: give no card.
refused-steal-self = You steal from an opponent, not from yourself.
refused-steal-poor = There is nothing to steal: { $player } has no coin.
refused-ojo-choose = You have not sworn yet: Ojo lets you swear, not look.
refused-ojo-own = You have sworn already, and Ojo never changes your own allegiance.
refused-peek-self = You look at an opponent’s allegiance, not at your own.
refused-peek-none = There is nothing to see: { $player } has not sworn yet.
refused-post = These are not the two sailors that you took.
refused-must = This cannot be declined.
refused-laying = A duel is being fought: lay a card.
refused-lay-kind = Gold cards do not fight: lay a combat card or your monkey.
refused-lay-none = You have no { $card }.
refused-monkey-first = In the first round of a duel you lay combat cards, as long as you have one.
refused-robbing = Your monkey may steal a coin, or not: nothing else is asked now.
refused-rob-self = The monkey steals from an opponent, not from you.
refused-rob-out = Out of the game, and out of reach: { $player }.
refused-rob-poor = There is nothing to steal: { $player } has no coin.

## Options
components-part = “components”: there is no part “{ $part }”, or it is there twice; the parts are pink, grey, gold, track, storms, starts.
components-numbers = “components”: “{ $part }” needs whole numbers: three for pink, grey, gold and starts, one for track, as many as you like for storms.
components-combat = “components”: pink and grey are { $cards } cards together and must be { $most }.
components-gold = “components”: the gold cards are { $cards } and must be { $most }.
components-ones = “components”: “{ $part }” needs at least { $least } cards of value 1, one for each player.
components-track = “components”: the mutiny square must be from 1 to { $most }.
components-starts = “components”: the ship must start before the mutiny square, { $track }.
components-storms = “components”: storm squares must rise, after 0 and before the mutiny square, { $track }.

## Positions
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-seat = “{ $part }” names a seat that is not among the { $seats } at the table, or one twice.
position-range = “{ $part }” must be from { $least } to { $most }.
position-cards = “hands”, “gold”, “under”, “duels”, “visit”: { $card } is there { $cards } times; the box has { $most }.
position-card = “{ $part }”: { $card } does not belong there.
position-coins = “coins”: { $coins } are more than the { $most } in the box.
position-row = “row”: open doors come first, then closed ones, at most three more than players.
position-length = “row”: at this moment it has { $cards } cards: three more than players, less those visited in this round.
position-pirate = “row”, “used”, “lifeboat”: { $pirate } is at two places, or has been visited though nobody can.
position-storm = “storms”: the ship must just have sailed onto or across as many storm squares, there must be no row, and it must be the dealer’s turn.
position-sailor = “sailors”: the sailor { $value } stands at two places.
position-sailors = “sailors”: the pair { $letter } cannot stand: letters are filled in order, by two sailors each.
position-seen = “sailors”: what was seen of { $letter } does not fit its sailors.
position-looks = “looks”: { $seat } cannot have looked at { $at }: only a player who has sworn looks at an opponent who has.
position-visit = “visit”: { $pirate } cannot be at “{ $step }” with these cards and numbers at this moment.
position-out = “out”: { $player } has sworn and cannot be out: only a player who has no combat card at all lays the monkey in the first round of a duel.
position-given = “{ $part }”: the combat cards that are in no hand, under no deck and in no round of “duels” cannot have counted this.
position-given-all = “laid”, “duels”, “hands”: the combat cards that are in no hand, under no deck and in no round of “duels” are not enough for all the duels so far.
position-under = “under”, “seen”: { $card }: whoever put it under the deck has seen it, and nobody else as long as the deck has cards that nobody has seen.
position-knowing = “sailors”: how the pair { $letter } stands only that player knows who handled it last, and whoever is looking at it now.
position-recalled = “recalled”: of the pair { $letter } somebody can only recall something when all five pairs stand and another player, named in “sailors”, has handled it since.
position-empty = “{ $part }”: this leaves { $part ->
    [coins] no coin in the supply
    [gold] no card in the gold deck
   *[hands] no card in the combat deck
}: a round begins only while there is one, and no visit of this round has taken the last.
position-wins = “wins” do not fit the duel.
position-duel = “{ $part }” does not fit the duel.
position-record = “duels”: the rounds of duel { $letter } do not agree with the players still in this duel and in the game: there must be a card from each who stays, the monkey of each who leaves, and no round left out.
position-look = “looks”: that { $seat } looked at { $at } is there twice, or is sure of a side that is not the one chosen.
position-known = “known”: of the hand of { $player } everybody can know only the pink 1 and the grey 1 of the start, all that no round in “duels” has shown to be laid, if no card has left it unseen; otherwise nothing.
position-lays = “lays”: { $player } cannot have laid this now: { $card }.
position-dealer = “dealer” must be named: the round has begun.
position-closed = “row”: who lives behind a closed door is luck’s to tell: write null, not { $pirate }.
position-busy = “storms”, “opening”, “visit”: one at a time.
position-points = “{ $part }”: in duel { $letter } the cards of its rounds count more.
position-laid = “laid”: points of this duel beside its rounds: { $points }. By now they must be { $least } to { $most }: 1 to 3 from each player in the duel, in every round.
position-laid-more = “laid”: { $points } more than the cards laid in this duel so far are worth.
position-waited = “row”: { $pirate } cannot have waited so: no card longer than the turns that have ended in this round, or than the card before it; the Ghost at least one.
position-doors = “doors”: the pirates of “used” and of the open “row”, in its order, null for one who was visited and is not told.
position-used = “used”: at this moment of the round no more than { $most } pirates have been visited.
position-mutiny = “ship”: on the last square the mutiny begins.
position-phase = “{ $part }” belongs to the other phase.
position-components = “components”: the position was written with another table.

## The board as text
board-chest = Your chest: nobody else sees this
board-cabins = Cabins
board-voyage = Voyage
board-others = The others: what everybody sees
board-players = Players: what everybody sees
board-sailors = Sailors
board-duel = Duels
board-hand = Combat cards: { $cards } ({ $number ->
    [0] none
    [one] one card
   *[other] { $number } cards
}, strength: pink { $pink }, grey { $grey })
board-gold = Gold cards: { $cards }. Coins: { $coins }. Total worth: { $worth }
board-sworn = You have sworn to { $side }
board-unsworn = You have sworn to nobody yet
board-i-am-out = You are out of the game
board-looking = You are looking at: { $cards }
board-holding = In your hands, to be set up: sailors { $values }
board-look-sure = With Ojo you saw: { $player } is for { $side }
board-look-old = With Ojo you saw: { $player } was for { $side }, but has sworn again since
board-seen-sure = With Ojo { $player } saw that you are for { $side }
board-seen-old = With Ojo { $player } saw that you were for { $side }; you have sworn again since
board-under-combat = Combat deck, card { $at } from the bottom: { $card }
board-under-gold = Gold deck, card { $at } from the bottom: { $card }
board-closed = { $number ->
    [0] No door is closed any more: the ship will not move
    [one] Closed doors: 1; if it stays closed, the ship sails one square
   *[other] Closed doors: { $number }; the ship will sail as many squares as stay closed
}
board-open = Open: { $pirate } – { $offer }
board-used = Visited in this round: { $pirates }
board-unseen = Behind a closed door, or not dealt: { $pirates }
board-ship = Ship on square { $square }, { $left } before the mutiny on { $track }; { $storm }
board-storm = next storm on { $square }
board-no-storm = no storm ahead
board-lifeboat = In the lifeboat, no door until the next storm: { $pirate }
board-dealer = Dealer: { $who ->
    [you] you
   *[other] { $player }
}
board-decks = Combat deck { $combat }, gold deck { $gold }, coins in the supply { $coins }
board-bottom-combat = { $number ->
    [one] Combat deck, card { $first } from the bottom: known to { $players }
   *[other] Combat deck, cards { $first } to { $last } from the bottom: known to { $players }
}
board-bottom-gold = { $number ->
    [one] Gold deck, card { $first } from the bottom: known to { $players }
   *[other] Gold deck, cards { $first } to { $last } from the bottom: known to { $players }
}
board-player = { $player }: { $goods }
board-goods = { $cards ->
    [0] no combat card
    [one] one combat card
   *[other] { $cards } combat cards
}, { $gold ->
    [0] no gold card
    [one] one gold card
   *[other] { $gold } gold cards
}, { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}
board-for = for { $side }
board-has-sworn = has sworn
board-not-sworn = has not sworn
board-known = { $cards } among the cards, as all know
board-out = out of the game
board-to-act = to play
board-shown = combat cards left: { $cards }, worth { $worth }
board-look-other = With Ojo { $player } looked at { $target }’s allegiance
board-pair-shown = { $letter }: { $valverde } for Valverde, { $diaz } for Diaz, shown to all
board-pair-hidden = { $letter }: two sailors whose values you have not seen
board-pair-known = { $letter }: { $valverde } for Valverde, { $diaz } for Diaz, as you know
board-pair-old = { $letter }: { $valverde } for Valverde, { $diaz } for Diaz when you looked; perhaps swapped since
board-pair-half = { $letter }: { $valverde } for Valverde; Diaz’s sailor is about to show
board-pair-seen = { $pair } (seen by { $players })
board-aboard = Not set up: { $letters } ({ $number } sailors on deck)
board-wins = Duels won: Valverde { $valverde }, Diaz { $diaz }; three decide
board-duel-sailors = Duel { $letter }: the sailors are about to show their values
board-duel-now = Duel { $letter }, round { $round }: Valverde { $sailor } + { $pink } = { $valverde }, Diaz { $other } + { $grey } = { $diaz }
board-round = Round { $number }: { $cards }
board-mine = You have laid, face down: { $card }
board-waited = Still to lay: { $players }
board-left = Have left this duel: { $players }
board-supply = Coins in the supply: { $coins }
board-duel-over = Duel { $letter }: { $side } won; Valverde { $valverde }, Diaz { $diaz }; cards laid: { $cards }

## The player aid
aid-1 = Aim: be the richest of those who have sworn to the side that wins three duels. Gold cards count 1 to 3, coins 1.
aid-2 = Your turn: visit a pirate at an open door, or knock at the next door: visit that pirate or knock again. The last door’s pirate must be visited; the Ghost ends your turn.
aid-3 = After a round the ship sails one square for each closed door. A storm puts a pirate into the lifeboat, without a door until the next one; that side stays in play.
aid-4 = The mutiny begins at the end of the track, or when after a round a deck or the supply is empty.
aid-5 = Bring an allegiance (Bijoux or Ojo), or you are out. Bring a combat card for each duel, five at most.
aid-6 = A duel: sailors, then round by round one card each, mixed. Pink cards count for Valverde, grey ones for Diaz.
aid-7 = No combat card for the first round of a duel: out of the game. From the second round on the monkey takes you out of the duel.
aid-8 = Monkeys in the second round: a lone one may steal a coin, several take one each from the supply. Later: nothing.

## Visits and duels as pictures
visit-here = With { $pirate }
visit-there = { $player } with { $pirate }
says-Draw = Help yourself!
says-Look = Let us see what turns up…
says-Muster = Two sailors, forward!
says-Keep-same = Two of a kind. One of them is yours.
says-Keep = { $pirate ->
    [diaz] Gold or steel: one of the two.
   *[other] Two blades. The better one is yours.
}
says-Number = Blades get rusty. How many to swap?
says-Under = Under it goes! I am not looking.
says-Trade = One for one. Never two for one.
says-Take = Card? Coin? Quick, it is about to blow!
says-Steal = Show me a pocket…
says-Pledge = { $pirate ->
    [ojo] Go on, swear. I have an eye, not a tongue.
   *[other] This oath stays between us.
}
says-Peek = Whose seal shall we look at?
says-Inspect = A pair worth another look?
says-Post = Two sailors! Which one for whom?
says-Swap = Change them round? I saw nothing.
pick-kept = to keep
pick-under = under its deck
pick-keep = Keep the { $card }
pick-number = { $number ->
    [0] none
   *[other] { $number }
}
pick-number-name = { $number ->
    [0] Exchange nothing
    [one] Exchange one card
   *[other] Exchange { $number } cards
}
pick-no-trade = no deal
pick-give-cards = Give { $number ->
    [one] one combat card for one coin
   *[other] { $number } combat cards for { $number } coins
}
pick-give-coins = Pay { $number ->
    [one] one coin for one combat card
   *[other] { $number } coins for { $number } combat cards
}
pick-take-card = a card
pick-take-coin = a coin
pick-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
pick-steal = Steal a coin from { $player }, who has { $coins }
pick-peek = Spy on { $player }
pick-unknown = side unknown
pick-saw = seen: { $side }
pick-side = Swear to { $side }
pick-mine = your side
pick-pink = pink cards
pick-grey = grey cards
pick-locker = { HAND("Touch", "Click") } a card in your chest
pick-deck = { HAND("Touch", "Click") } a pair on deck
pick-stay = Leave them so
pick-swap = Change the two sailors round
pick-sailor = Sailor for { $side }: { $value }
pick-sailor-hidden = Sailor for { $side }, value hidden
pick-card-hidden = A card that only { $player } sees
pick-gone = { $number ->
    [0] No card has gone under yet
    [one] One card has gone under already
   *[other] { $number } cards have gone under already
}
seen-side = { $player } has sworn to { $side }.
seen-close = Continue
seen-more = Nobody else sees it. { HAND("Touch", "Click") } to go on.
duel-scene = Duel { $letter }
duel-scene-over = The duels
duel-flags = Duels won: Valverde { $valverde }, Diaz { $diaz }; three are needed
duel-flag-won = Duel { $letter }: won by { $side }
duel-flag-now = Duel { $letter }: being fought
duel-flag-known = Duel { $letter }: { $valverde } for Valverde, { $diaz } for Diaz, as you know
duel-flag-ahead = Duel { $letter }: to come
duel-now = now
duel-rope = The rope: Valverde { $valverde }, Diaz { $diaz }
duel-sum = { $side }: { $total }, made of { $sailor } for the sailor and { $cards } for the cards
duel-sum-hidden = { $side }: the sailor has not shown himself yet
duel-hatch = The hatch: the cards of this round
duel-hatch-lay = The hatch: lay the card in hand here
duel-laid = laid
duel-yours = you
duel-thinks = thinking
duel-left = left
duel-out = out
duel-place = { $player }: { $what }
duel-mine = Your card, which nobody else sees: { $card }
duel-picks-prey = picks its prey
duel-won = { $side } wins duel { $letter }
end-camp = { $side } wins the mutiny
end-nobody = Nobody wins the mutiny
end-duels = { $best } duels to { $least }
end-richest = the richest on the winning side
end-poorer = on the winning side, but poorer
end-beaten = on the losing side
end-out = out of the game
end-out-duel = out: no card for duel { $letter }
end-nobody-cards = All are out: nobody left had a card for duel { $letter }
end-nobody-sworn = All are out: nobody has sworn
end-nobody-there = Nobody still in the game was on that side
end-unsworn = out: had not sworn
end-worth = Worth { $worth }: gold cards { $gold }, coins { $coins }

## What a hint names as different

holding-duels = { $number } { $number ->
    [one] duel won
   *[other] duels won
} by your side
holding-worth = { $number } { $number ->
    [one] point
   *[other] points
} of wealth
holding-colour = { $number } { $number ->
    [one] point
   *[other] points
} in hand for your side’s duels
holding-cards = { $number } { $number ->
    [one] combat card
   *[other] combat cards
}
