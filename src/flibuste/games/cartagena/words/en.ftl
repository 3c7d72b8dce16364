# Cartagena

## Players, by seat
seat-0 = Blue
seat-1 = Green
seat-2 = Brown
seat-3 = Yellow
seat-4 = Red
letter-0 = B
letter-1 = G
letter-2 = N
letter-3 = Y
letter-4 = R
mark-0 = Bl
mark-1 = G
mark-2 = Br
mark-3 = Y
mark-4 = R

## Symbols
name-dagger = dagger
name-pistol = pistol
name-key = key
name-hat = hat
name-bottle = bottle
name-skull = skull
a-dagger = a dagger
a-pistol = a pistol
a-key = a key
a-hat = a hat
a-bottle = a bottle
a-skull = a skull
some-dagger = { $number ->
    [2] two daggers
   *[other] { $number } daggers
}
some-pistol = { $number ->
    [2] two pistols
   *[other] { $number } pistols
}
some-key = { $number ->
    [2] two keys
   *[other] { $number } keys
}
some-hat = { $number ->
    [2] two hats
   *[other] { $number } hats
}
some-bottle = { $number ->
    [2] two bottles
   *[other] { $number } bottles
}
some-skull = { $number ->
    [2] two skulls
   *[other] { $number } skulls
}
the-dagger = dagger
the-pistol = pistol
the-key = key
the-hat = hat
the-bottle = bottle
the-skull = skull
no-dagger = no dagger
no-pistol = no pistol
no-key = no key
no-hat = no hat
no-bottle = no bottle
no-skull = no skull
cards-dagger = dagger cards
cards-pistol = pistol cards
cards-key = key cards
cards-hat = hat cards
cards-bottle = bottle cards
cards-skull = skull cards

## Places
at-start = at the start
at-boat = in the boat
at-square = on square { $square }
from-start = from the start
from-boat = from the boat
from-square = from { $square }
to-boat = into the boat
to-square = to { $square }

## What happens
story-first = { $who ->
    [you] You begin.
   *[other] { $player } begins.
}
story-segment = Segment { $segment } is laid as number { $number } from the fortress.
story-segment-reversed = Segment { $segment }, reversed, is laid as number { $number } from the fortress.
story-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $player } draws { $card }.
}
story-draw-hidden = { $player } draws a card.
story-row = The row gets { $card }.
story-row-all = The row gets { $card }.
story-advance = { $who ->
    [you] You play { $card }: a pirate runs { $from } { $to }.
   *[other] { $player } plays { $card }: a pirate runs { $from } { $to }.
}
story-advance-jumping = { $who ->
    [you] You play { $card }: a pirate runs { $from } { $to }, jumping { $jumped }.
   *[other] { $player } plays { $card }: a pirate runs { $from } { $to }, jumping { $jumped }.
}
story-advance-boat = { $who ->
    [you] You play { $card }: a pirate runs { $from } straight into the boat.
   *[other] { $player } plays { $card }: a pirate runs { $from } straight into the boat.
}
story-advance-boat-jumping = { $who ->
    [you] You play { $card }: a pirate runs { $from } into the boat, jumping { $jumped }.
   *[other] { $player } plays { $card }: a pirate runs { $from } into the boat, jumping { $jumped }.
}
story-retreat = { $who ->
    [you] You retreat
   *[other] { $player } retreats
} { $from } { $to } for { $cards ->
    [0] company: there is no card to draw
    [one] one card
   *[other] { $cards } cards
}.
story-retreat-taking = { $who ->
    [you] You retreat { $from } { $to } and take { $cards } from the row.
   *[other] { $player } retreats { $from } { $to } and takes { $cards } from the row.
}
story-take = { $who ->
    [you] You take { $cards } from the row.
   *[other] { $player } takes { $cards } from the row.
}
story-end = { $who ->
    [you] You end the turn.
   *[other] { $player } ends the turn.
}
story-pass = { $who ->
    [you] You cannot move and pass.
   *[other] { $player } cannot move and passes.
}
story-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $player }’s turn.
}
story-shuffle = The discards are shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the new deck.
story-won = { $who ->
    [you] You have all six pirates in the boat and win!
   *[other] { $player } has all six pirates in the boat and wins!
}
story-dead = Nobody can move any more: the match is over.
story-limit = The turn limit is reached: the match is over.

## What to do
prompt-over = The match is over.
prompt-setting-up = The tunnel is being laid.
prompt-setting-up-more = Then the cards are dealt, and the match begins.
prompt-wait = It is { $player }’s turn.
prompt-both = Your turn: advance or retreat.
prompt-both-more = { $left ->
    [one] One move
   *[other] { $left } moves
} left: play a card, or retreat to draw{ $end }.
prompt-advance = Your turn: play a card.
prompt-advance-more = { $left ->
    [one] One move
   *[other] { $left } moves
} left: a card leads to the next free square with its symbol{ $end }.
prompt-retreat = Your turn: retreat to draw.
prompt-retreat-more = { $left ->
    [one] One move
   *[other] { $left } moves
} left{ $end }.
prompt-only-end = End your turn.
prompt-only-end-more = You have no move left.
prompt-only-pass = Pass your turn.
prompt-only-pass-more = You have no move at all.
may-end = {", or end the turn"}
must-move = {""}

## The slot at the lower edge: what to touch next, with nothing in hand or with a handle of a kind
slot = { HAND("Touch", "Click") } a card or a pirate
slot-card = { HAND("Touch", "Click") } the pirate that advances
slot-deck = { HAND("Touch", "Click") } the pirate that retreats
slot-square = { HAND("Touch", "Click") } a square or a card
ask-none = You hold { $card }.
ask-card = With which card?
ask-pirate = Which pirate?

## Acts in a menu
act-advance = { $card }: { $from } { $to }
act-retreat = retreat { $from } { $to }, { $cards ->
    [0] draw no card
    [one] draw { $cards } card
   *[other] draw { $cards } cards
}
act-end = end the turn
act-pass = pass: no move is possible
act-first = { $player } begins
act-segment = segment { $segment }
act-segment-reversed = segment { $segment } reversed
act-draw = { $card }

## Refusals
refused-advance-from-boat = A pirate in the boat does not advance any more.
refused-no-pirate = You have no pirate { $place }.
refused-no-card = You hold { $card }.
refused-retreat-from-start = A pirate at the start cannot retreat.
refused-retreat-from-boat = At this table the boat is final: nobody retreats from it.
refused-no-company = No square behind this pirate holds one or two pirates: it cannot retreat.
refused-end = At least one move must be made in a turn, and you have one.

## Positions
position-layout = “layout”: segments are A to F, each with ' if it is reversed and a space before the next; “{ $segment }” is not one.
position-layout-twice = “layout”: segment { $segment } is there twice.
position-layout-space = “layout”: one space stands between two segments, none before the first or after the last.
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-crew = “pirates” of seat { $seat } must be six squares from 0 to 37.
position-crowd = “pirates”: square { $square } holds { $pirates } pirates; three are the most.
position-winners = “pirates”: two crews cannot both be in the boat.
position-row = “row” can hold at most { $most } cards.
position-no-row = “row”: in Jamaica there is no row.
position-due = “due”: cards are due only after a retreat of the player in turn, and no more of them than there were pirates to join; in Tortuga only while a new row is being laid.
position-cards = “hands”, “row”, “discard”: { $cards } { $symbol }: the box has 17.
position-symbol = “{ $part }”: there is no symbol “{ $symbol }”.
position-range = “{ $part }” must be from { $least } to { $most }.
position-deck = “hands”, “row”, “discard”: not enough cards are left for what is still to be dealt, laid or drawn.
position-deal = “deal”: the hands do not hold what has been dealt so far.
position-laying = “laying”: an empty row is laid at once, and to its twelve cards.
position-passes = “passes”: seat { $seat } can move and cannot have passed.

## The board as text
board-tunnel = The tunnel ({ $layout })
board-square = { $number } { $name }
board-start = At the start: { $pirates }
board-boat = In the boat: { $pirates }
board-crew = { $letter } ×{ $number }
board-hand = { $player } ({ $letter }): { $cards }
board-hand-turn = { $player } ({ $letter }), in turn: { $cards }
board-hidden = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-row = Row, next card first: { $cards }
board-deck = Deck: { $deck }. Discards: { $discard }

## Kinds of act, as headings of a menu; lines of the tally
kind-Advance = Advance
kind-Retreat = Retreat
kind-EndTurn = End the turn
end-score = { $score } aboard
tally-boat = pirates in the boat
tie-break = If as many are in the boat, the crew that has come farther ranks higher: the squares of its six pirates are added up.
shared-places = The rules name only a winner: all others share the second place, however far they came.
number-0 = start
number-37 = boat

## The board in colour: names that fit on a small square (6 letters) and on a big one (9)
short-dagger = dagger
short-pistol = pistol
short-key = key
short-hat = hat
short-bottle = bottle
short-skull = skull
tile-dagger = dagger
tile-pistol = pistol
tile-key = key
tile-hat = hat
tile-bottle = bottle
tile-skull = skull
paint-start = Start
paint-boat = Boat
paint-row = Row
paint-deck = Deck
paint-discards = Discards

## The illustrated board
picture-tunnel = The tunnel, from the fortress to the boat
picture-nobody = nobody
picture-start = Start: { $who }
picture-boat = Boat: { $who }
picture-square = Square { $square }, { $symbol }: { $who }
picture-land = { HAND("Touch", "Click") } to land here{ $cards ->
    [0] {""}
    [one] {" "}and draw one card
   *[other] {" "}and draw { $cards } cards
}
picture-hand = Your hand
picture-pile = { $card }: { $number ->
    [0] none
    [one] one card
   *[other] { $number } cards
}
picture-deck = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
picture-discard = Discards: { $cards ->
    [one] one card
   *[other] { $cards } cards
} ({ $listed })
picture-row = The row: cards are taken from the first
picture-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
} left
help-card = { $card }: a pirate runs to the next free square with this symbol.
help-deck = The deck: whoever retreats draws from here.
help-row = The row: whoever retreats takes cards from this end.
picture-tip-square = { $card } square: a { $card } card brings a pirate here while nobody stands on it.
picture-tip-start = The start, in the fortress: every pirate sets out from here.
picture-tip-boat = The boat: with all six of your pirates in it you win.
picture-dungeon = Start
picture-gain = { $cards ->
    [one] +1 card
   *[other] +{ $cards } cards
}
picture-deck-touch = { HAND("Touch", "Click") } to see who can retreat
picture-word-deck = deck
picture-word-row = row
picture-word-discards = { $number ->
    [one] discard
   *[other] discards
}

## What a player’s panel counts
count-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
count-boat = { $aboard } of { $crew } pirates in the boat
count-home = { $home } at the start
count-way = { $way } on the way
count-all = all aboard

## The player aid
aid-1 = Aim: be the first with all six pirates in the boat.
aid-2 = Your turn: one, two or three moves, in any mix.
aid-3 = Advance: play a card; a pirate runs to the next free square with its symbol, jumping the occupied ones. None free ahead: into the boat.
aid-4 = Retreat: a pirate goes back to the nearest square with one or two pirates, and you draw as many cards.
aid-5 = A square holds three pirates at most; nobody retreats to the start.

## What a hint says first: what the move comes to
gist-advance = { $pirates ->
    [0] You run on: { $squares ->
        [one] one square
       *[other] { $squares } squares
    } for one card.
    [one] You leap over a pirate: { $squares } squares for one card.
    [2] You leap over two pirates: { $squares } squares for one card.
    [3] You leap over three pirates: { $squares } squares for one card.
   *[other] You leap over { $pirates } pirates: { $squares } squares for one card.
}
gist-boat = { $pirates ->
    [0] One more of yours goes aboard.
    [one] You leap over a pirate, right into the boat.
    [2] You leap over two pirates, right into the boat.
    [3] You leap over three pirates, right into the boat.
   *[other] You leap over { $pirates } pirates, right into the boat.
}
gist-retreat = { $cards ->
    [0] You fall back and find no card.
    [one] You fall back { $squares ->
        [one] one square
       *[other] { $squares } squares
    } and draw a card.
   *[other] You fall back { $squares ->
        [one] one square
       *[other] { $squares } squares
    } and draw { $cards } cards.
}

## What a hint names as different

holding-aboard = { $number } { $number ->
    [one] pirate aboard
   *[other] pirates aboard
}
holding-way = { $number } { $number ->
    [one] square farther on
   *[other] squares farther on
}
holding-cards = { $number } { $number ->
    [one] card in hand
   *[other] cards in hand
}
