# Faut pas pousser

## Players, by seat
seat-0 = Blue
seat-1 = Green
seat-2 = Red
seat-3 = Yellow
player-crew = { $player } ({ $crew })

## Crews and pirates
crew-blue = blue
crew-green = green
crew-red = red
crew-yellow = yellow
pirate-blue = the blue { $value }
pirate-green = the green { $value }
pirate-red = the red { $value }
pirate-yellow = the yellow { $value }
captain-blue = the blue Captain
captain-green = the green Captain
captain-red = the red Captain
captain-yellow = the yellow Captain

## What happens
story-ages = Where pirates are equal, the younger player’s stands nearer the ship. From the youngest, by lot: { $players }.
story-choose = { $who ->
    [you] You pick { $pirate }, face down.
   *[other] { $player } picks { $pirate }, face down.
}
story-choose-hidden = { $who ->
    [you] You pick a pirate, face down.
   *[other] { $player } picks a pirate, face down.
}
story-revealed = The picks are turned up: { $pirates }.
story-placed = On the plank, from the ship outwards: { $pirates }.
story-begins = { $who ->
    [you] You begin.
   *[other] { $player } begins.
}
story-turn-up = The { $crew } pile turns up { $pirate }.
story-turn-again = The { $crew } pile turns up “No thanks!”, so another card is due.
story-put-back = “No thanks!” goes back into the pile, under { $above } cards.
story-enter = { $who ->
    [you] You send
   *[other] { $player } sends
} { $pirate } to place { $place }; { $fallen } goes overboard, for { $points ->
    [one] one point
   *[other] { $points } points
}.
story-back = { $who ->
    [you] You play { $card }: { $pirate } steps back from place { $from } to place { $to }.
   *[other] { $player } plays { $card }: { $pirate } steps back from place { $from } to place { $to }.
}
story-forward = { $who ->
    [you] You play { $card }: { $pirate } moves out from place { $from } to place { $to }.
   *[other] { $player } plays { $card }: { $pirate } moves out from place { $from } to place { $to }.
}
story-stay = { $who ->
    [you] You play { $card }: { $pirate } stays at place { $from }.
   *[other] { $player } plays { $card }: { $pirate } stays at place { $from }.
}
story-no-thanks = { $who ->
    [you] You say “No thanks!” and pass.
   *[other] { $player } says “No thanks!” and passes.
}
story-turn-enter = The { $crew } pile turns up { $pirate }, to place { $place }; { $fallen } goes overboard, for { $points ->
    [one] one point
   *[other] { $points } points
}.
story-turn-pass = The { $crew } pile turns up “No thanks!”: nothing happens.
story-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
story-won = All cards are played: { $who ->
    [you] you win
   *[other] { $player } wins
} with { $points } points!
story-won-together = All cards are played: { $players } share the win with { $points } points each.

## What to do
prompt-over = The match is over.
prompt-setting-up = The first pirates step out.
prompt-choose = Pick your first pirate.
prompt-choose-more = The higher, the further out he stands; the furthest begins. Secret until all have picked.
prompt-picks = Everybody picks a first pirate.
prompt-picks-more = Each in secret, face down, one after another at one device.
prompt-wait-picks = The others are picking.
prompt-wait-picks-more = Everybody lays a first pirate, face down.
prompt-unplayed = The { $crew } pile is next.
prompt-unplayed-more = Nobody plays this crew: its pile turns up a card.
prompt-wait = { $player }’s turn.
prompt-turn = Your turn: a pirate and an action.
prompt-turn-more = A pirate climbs on and pushes the last one off; an action moves one. One after the other.
prompt-turn-first = Your turn: a pirate and an action.
prompt-turn-first-more = A pirate pushes the last one off; the small numbers show where each of yours climbs on.
prompt-turn-no-thanks = Your turn: a pirate and an action.
prompt-turn-no-thanks-more = A pirate pushes the last one off; an action moves one. Or pass, once: “No thanks!”.
prompt-only-no-thanks = Your turn: “No thanks!”.
prompt-only-no-thanks-more = It is your last card.
prompt-pirate = Your turn: send a pirate.
prompt-pirate-more = Your action is played; the pirate ends your turn.
prompt-action = Your turn: play an action.
prompt-action-more = It moves any pirate you like on the plank and ends your turn.

## The slot at the lower edge: what to touch next, with nothing in hand or with a handle of a kind
slot = { HAND("Touch", "Click") } a card in your hand
slot-pirate = { HAND("Touch", "Click") } its place on the plank
slot-action = { HAND("Touch", "Click") } the pirate to move
slot-place = { HAND("Touch", "Click") } an action
slot-nothanks = { HAND("Touch", "Click") } the lit card to pass

## Acts in a menu
act-choose = pick your { $v }
act-choose-captain = pick your Captain ({ $v })
act-enter = { $pirate } to place { $place }; { $fallen } goes overboard
act-shift = { $card }: { $pirate } goes to place { $to }
act-stay = { $card }: { $pirate } stays at place { $from }
act-no-thanks = “No thanks!”: pass your turn
act-ages = from the youngest: { $players }
act-turn = { $pirate }
act-turn-no-thanks = “No thanks!” of the { $crew } crew

## Kinds of act, as headings of a menu; lines of the tally
kind-Choose = Pick
kind-Enter = Play a pirate
kind-Shift = Play an action
kind-NoThanks = No thanks!
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-fallen = in the sea
tally-plank = on the plank
tally-captain = Captain (+2)

## Refusals
refused-placed = The first placement is over: nobody picks any more.
refused-choose-first = First everybody picks a pirate for the first placement.
refused-second-pirate = You have already played a pirate in this turn: now play an action.
refused-second-action = You have already played an action in this turn: now play a pirate.
refused-not-alone = “No thanks!” is played alone, and you have already begun your turn.
refused-no-pirate = Your pirate { $value } is no longer in your hand.
refused-no-action = Your action { $card } is no longer in your hand.
refused-no-thanks-gone = You have already played your “No thanks!”.

## Options
bad-crews = The option “crews” cannot be { $given }: name different colours, at most one for each of { $seats } seats.
bad-age = The option “age” cannot be { $given }: name different seats from the youngest, of the { $seats } at the table.

## Positions
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-ages = “ages” must name each of { $seats } seats once.
position-played = “piles”: the { $crew } crew is played, it has no pile.
position-no-thanks-at = “piles”: a “No thanks!” put back into the { $crew } pile has three cards below it, and the others above it.
position-card = “{ $part }”: there is no card { $card }, or it is there twice.
position-pirate = “plank”, “fallen”, “hands”, “piles”: { $times ->
    [0] the { $crew } { $value } is nowhere
   *[other] the { $crew } { $value } is there { $times } times
}.
position-plank = “plank” must have four pirates, or none before the first placement.
position-set-up = “plank”: before the first placement nobody has fallen and nobody is in turn.
position-chosen = “chosen” belongs to a first placement that is not finished, after “ages”.
position-early = “hands”, “piles”: the { $crew } crew cannot have played this before the first placement.
position-order = “order” must name the players clockwise, then the unplayed crews.
position-turns = “turn”, “half”, “hands”, “piles”: the cards left do not fit whose turn it is.

## The board as text
board-plank = The plank
board-place = Place { $place } ({ $points } points): { $pirate }
board-empty = Nobody yet
board-picked = Picked: { $pirate }
board-picked-hidden = Picked face down: { $crew }
board-sea = In the sea
board-pile = { $points ->
    [one] One point each
   *[other] { $points } points each
}: { $pirates }
board-hand = { $player }, { $points ->
    [one] one point
   *[other] { $points } points
}: { $cards }
board-hand-turn = { $player }, in turn, { $points ->
    [one] one point
   *[other] { $points } points
}: { $cards }
board-pirates = pirates { $values }
board-actions = actions { $cards }
board-no-thanks = “No thanks!”
board-crew = The { $crew } pile: { $values }{ $place }
board-crew-turn = The { $crew } pile, in turn: { $values }{ $place }
board-no-thanks-gone = {""}
board-no-thanks-somewhere = {" and “No thanks!”"}
board-no-thanks-at = {" and “No thanks!”"}, { $above ->
    [0] on top
    [one] under one card
   *[other] under { $above } cards
}
board-no-thanks-aside = {"; “No thanks!” lies aside"}

## The illustrated board
picture-scene = The plank and the sea
picture-nobody = nobody
picture-place = Place { $place }: { $points } points for whoever stands here at the end.
picture-lands = The small numbers: your pirates that would climb on here ({ $lands }).
picture-stands = Place { $place }, { $points } points at the end: { $who }
picture-goal = { HAND("Touch", "Click") } to do it
picture-falls = { HAND("Touch", "Click") } to do it: { $who } falls, for { $points ->
    [one] one point
   *[other] { $points } points
}
picture-pile = Whoever falls into this pile brings { $points ->
    [one] one point
   *[other] { $points } points
}.
picture-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
picture-hand = Your hand
picture-action = action { $card }
picture-no-thanks = “No thanks!”
picture-score = points so far
picture-split = Points if it ended now: { $sea } safe in the sea, { $plank } still on the plank.
picture-tip-pirate = A pirate of value { $value }: the higher it is, the further out he enters.
picture-played = { $card }, already played
picture-tip-captain = The Captain: two points more if still on the plank at the end.
picture-tip-back = A pirate on the plank goes back { $number ->
    [one] { $number } place
   *[other] { $number } places
} towards the ship.
picture-tip-on = A pirate on the plank goes out { $number ->
    [one] { $number } place
   *[other] { $number } places
} towards the end.
picture-tip-no-thanks = “No thanks!”, once in the match: you pass, instead of a pirate and an action.
picture-tip-unplayed = Nobody plays this crew: chance turns up its cards.
picture-unit = { $points ->
    [one] pt
   *[other] pts
}
picture-card-no = No
picture-card-thanks = thanks!
picture-pick-mine = you: { $value }
picture-pick-open = the { $value }
picture-pick-done = has chosen
picture-pick-thinking = is thinking
picture-pick-luck = by chance
picture-neutral = Nobody
picture-luck-turns = Chance turns up its cards.
picture-luck-under = “No thanks!” { $above ->
    [0] on top
    [one] under one card
   *[other] under { $above } cards
}

## What a hint names as different

holding-points = { $number } { $number ->
    [one] point
   *[other] points
} for you
holding-rivals = { $number } { $number ->
    [one] point
   *[other] points
} for the best of the others
holding-actions = { $number } { $number ->
    [one] action card
   *[other] action cards
} left
