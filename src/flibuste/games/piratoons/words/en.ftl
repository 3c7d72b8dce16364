# Piratoons

## Players, by seat
seat-0 = Yellow
seat-1 = Red
seat-2 = Green
seat-3 = Blue
player-number = { $player } { $number }
holder = { $who ->
    [you] yours
   *[other] { $player }’s
}
holder-nobody = nobody’s

## Tiles
tile-sail = Sail
tile-deck1 = Deck 1
tile-deck2 = Deck 2
tile-deck3 = Deck 3
tile-gunport1 = Gunport 1
tile-gunport2 = Gunport 2
tile-gunport3 = Gunport 3
tile-porthole1 = Porthole 1
tile-porthole2 = Porthole 2
tile-porthole3 = Porthole 3
tile-quarters1 = Quarters 1
tile-quarters2 = Quarters 2
tile-quarters3 = Quarters 3
tile-B1a = ship tile of 1 storey
tile-B1b = ship tile of 1 storey
tile-B1c = ship tile of 1 storey
tile-B1d = ship tile of 1 storey
tile-B2a = ship tile of 2 storeys
tile-B2b = ship tile of 2 storeys
tile-B2c = ship tile of 2 storeys
tile-B2d = ship tile of 2 storeys
tile-B2e = ship tile of 2 storeys
tile-B2f = ship tile of 2 storeys
tile-B3a = ship tile of 3 storeys
tile-B3b = ship tile of 3 storeys
tile-B3c = ship tile of 3 storeys
tile-B3d = ship tile of 3 storeys
tile-B3e = ship tile of 3 storeys
tile-B3f = ship tile of 3 storeys
tile-B3g = ship tile of 3 storeys
tile-B4a = ship tile of 4 storeys
tile-B4b = ship tile of 4 storeys
tile-B4c = ship tile of 4 storeys
tile-B4d = ship tile of 4 storeys
tile-B4e = ship tile of 4 storeys
tile-B4f = ship tile of 4 storeys
tile-B4g = ship tile of 4 storeys
hull-prow = the Prow
hull-stern = the Stern
hull-B1a = the ship tile of 1 storey
hull-B1b = the ship tile of 1 storey
hull-B1c = the ship tile of 1 storey
hull-B1d = the ship tile of 1 storey
hull-B2a = the ship tile of 2 storeys
hull-B2b = the ship tile of 2 storeys
hull-B2c = the ship tile of 2 storeys
hull-B2d = the ship tile of 2 storeys
hull-B2e = the ship tile of 2 storeys
hull-B2f = the ship tile of 2 storeys
hull-B3a = the ship tile of 3 storeys
hull-B3b = the ship tile of 3 storeys
hull-B3c = the ship tile of 3 storeys
hull-B3d = the ship tile of 3 storeys
hull-B3e = the ship tile of 3 storeys
hull-B3f = the ship tile of 3 storeys
hull-B3g = the ship tile of 3 storeys
hull-B4a = the ship tile of 4 storeys
hull-B4b = the ship tile of 4 storeys
hull-B4c = the ship tile of 4 storeys
hull-B4d = the ship tile of 4 storeys
hull-B4e = the ship tile of 4 storeys
hull-B4f = the ship tile of 4 storeys
hull-B4g = the ship tile of 4 storeys

## Tiles in a sentence
the-sail = a sail
the-deck1 = Deck 1
the-deck2 = Deck 2
the-deck3 = Deck 3
the-gunport1 = Gunport 1
the-gunport2 = Gunport 2
the-gunport3 = Gunport 3
the-porthole1 = Porthole 1
the-porthole2 = Porthole 2
the-porthole3 = Porthole 3
the-quarters1 = Quarters 1
the-quarters2 = Quarters 2
the-quarters3 = Quarters 3

## The places of the chest
at-E1 = top left
at-E2 = middle left
at-E3 = bottom left
at-E4 = top right
at-E5 = middle right
at-E6 = bottom right
at-S1 = first in the centre
at-S2 = second in the centre
at-S3 = third in the centre

## The symbols on the edges of ship tiles: anchor, compass rose, coat of arms, buoy
symbol-A = anchor
symbol-C = compass rose
symbol-B = coat of arms
symbol-U = buoy

## Numbers of things
count-sails = { $number ->
    [one] 1 sail
   *[other] { $number } sails
}
count-ships = { $number ->
    [one] 1 ship tile
   *[other] { $number } ship tiles
} of { $storeys ->
    [one] 1 storey
   *[other] { $storeys } storeys
}
tile-described = { $tile } ({ $edges }, { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
})
tile-at = { $tile } ({ $at })
short-prow = Prow
short-stern = Stern
count-doubloons = { $number ->
    [one] 1 doubloon
   *[other] { $number } doubloons
}
count-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
count-points-below = −{ $number ->
    [one] 1 point
   *[other] { $number } points
}
count-pawns = { $number ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $number } pawns
}

## Names as they are typed, and in the questions of a page
name-sail = Sail
name-deck1 = Deck 1
name-deck2 = Deck 2
name-deck3 = Deck 3
name-gunport1 = Gunport 1
name-gunport2 = Gunport 2
name-gunport3 = Gunport 3
name-porthole1 = Porthole 1
name-porthole2 = Porthole 2
name-porthole3 = Porthole 3
name-quarters1 = Quarters 1
name-quarters2 = Quarters 2
name-quarters3 = Quarters 3
field-doubloons = Doubloons
field-x = From the left
field-y = From the top
field-order = Ship tiles from Prow to Stern
field-gear = Equipment on each

## What happens
story-first = { $who ->
    [you] You are
   *[other] { $player } is
} the captain of the first round.
story-round = Round { $round } of { $rounds }: { $who ->
    [you] you are
   *[other] { $player } is
} the captain.
story-open = { $who ->
    [you] You open the chest!
   *[other] { $player } opens the chest!
}
story-chest = In the chest: { $tiles }.
story-drop = { $who ->
    [you] You drop
   *[other] { $player } drops
} a pawn on { $tile }.
story-drop-now = { $who ->
    [you] You drop
   *[other] { $player } drops
} a pawn on { $tile }: now { $holder }.
story-drop-tied = { $who ->
    [you] You drop
   *[other] { $player } drops
} a pawn on { $tile }: a tie, it is nobody’s any more.
story-drop-still = { $who ->
    [you] You drop
   *[other] { $player } drops
} a pawn on { $tile }: still { $holder }.
story-offence = { $who ->
    [you] You knock over other players’ pawns: you are
   *[other] { $player } knocks over other players’ pawns and is
} out of this plunder, without loot or pay.
story-knocked = { $who ->
    [you] You knock over your
   *[other] { $player } knocks over their
} own pawns, which no longer count.
story-undecided = { $who ->
    [you] Your pawn
   *[other] { $player }’s pawn
} lands astride the frame and counts for nothing.
story-outside = { $who ->
    [you] Your pawn
   *[other] { $player }’s pawn
} lands on the rim and counts for nothing.
story-glass = The glass has run out: from now on anybody may call “stop”.
story-stop = { $who ->
    [you] You call
   *[other] { $player } calls
} “stop”: the plunder is over.
story-over-pawns = Every pawn has been dropped: the plunder is over.
story-over-idle = A whole beat without a drop: the plunder is over.
story-over-time = The glass has run out four times: the plunder is over.
story-halved = The supply cannot pay everybody: { $times ->
    [one] all players first give back half of their doubloons.
   *[other] all players first give back half of their doubloons, { $times } times.
}
story-paid = Pay for pawns kept in reserve: { $numbers }.
story-unpaid = Nobody has kept a pawn in reserve, so nobody is paid.
story-won-tiles = { $who ->
    [you] You win
   *[other] { $player } wins
}: { $tiles }.
story-left = Nobody wins: { $tiles }.
story-no-auction = Nothing is left to auction.
story-no-bidders = No auction: nobody can bid.
story-bid = { $number ->
    [0] You bid nothing.
   *[other] You bid { $coins }, in secret.
}
story-bid-hidden = { $player } makes a secret bid.
story-bids = The hands open: { $numbers }.
story-equal = Equal bids cancel each other: nothing for { $players }.
story-no-buyer = Nobody buys anything.
story-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { $tile } for { $coins }.
story-take-last = { $who ->
    [you] You get
   *[other] { $player } gets
} what is left, { $tile }, for { $coins }.
story-late = No tile is left for { $players }: nothing to pay.
story-sunk = Sunk, and out of the game: { $tiles }.
story-afloat = Floating until the next auction: { $tiles }.
story-lost = Lost at sea: { $tiles }.
story-no-room = { $who ->
    [you] Your ship lacks
   *[other] { $player }’s ship lacks
} room, overboard: { $tiles }.
story-throw = { $who ->
    [you] You throw
   *[other] { $player } throws
} { $tile } into the sea.
story-put-back = { $who ->
    [you] Your ship has
   *[other] { $player }’s ship has
} room again, back on board: { $tiles }.
story-best = { $who ->
    [you] You leave
   *[other] { $player } leaves
} the yard with the best arrangement: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad.
story-keep = { $who ->
    [you] You keep your ship
   *[other] { $player } keeps the ship
} as it is: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad.
story-arrange = { $who ->
    [you] You leave the yard with an arrangement of your own
   *[other] { $player } leaves the yard with an arrangement of their own
}: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad.
story-last = All { $rounds } chests are plundered: everybody arranges the ship for the last time.
story-won = The ships are judged: { $who ->
    [you] you win
   *[other] { $player } wins
} with { $points }!
story-won-together = The ships are judged: { $players } share the win with { $points } each.

## What to do
prompt-over = The match is over.
prompt-first = Who will be the captain?
prompt-first-more = Chance picks the captain of the first round.
prompt-open = Your turn: open the chest!
prompt-open-more = { $last ->
    [yes] It is the last round, and you are the captain.
   *[no] You are the captain (round { $round } of { $rounds }).
}{ $tempo ->
    [beats] { "" }
   *[other] { " " }The race begins as it opens.
}
prompt-wait-open = { $player } opens the chest.
prompt-wait-open-more = { $last ->
    [yes] The last round
   *[no] Round { $round } of { $rounds }
}: get ready.
prompt-opening = The chest is opening!
prompt-opening-more = { $last ->
    [yes] It is the last round.
   *[no] Round { $round } of { $rounds }.
}
prompt-next = Beat { $beat }: who is next?
prompt-next-more = Chance decides.
prompt-wait-beat = It is { $player }’s turn.
prompt-wait-beat-more = Beat { $beat } of { $glass }: drop a pawn, or wait.
prompt-wait-beat-out = It is { $player }’s turn.
prompt-wait-beat-out-more = Beat { $beat }, the glass is out: drop a pawn, wait or call “stop”.
prompt-beat = Your turn: a pawn, or wait?
prompt-beat-more = Beat { $beat } of { $glass }. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}; { $pawns } in reserve ({ $coins }).
prompt-beat-out = A pawn, wait, or “stop”?
prompt-beat-out-more = Beat { $beat }, the glass is out. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}; { $pawns } in reserve ({ $coins }).
prompt-beat-no-pawn = Your turn: wait, or “stop”?
prompt-beat-no-pawn-more = Beat { $beat }, the glass is out. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}; no pawn is left in reserve.
prompt-grab = Grab what you can!
prompt-grab-more = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left, { $pawns } in reserve.
prompt-live = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
prompt-live-more = You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}; { $pawns } in reserve ({ $coins }).
prompt-live-out = One more pawn, or “stop”?
prompt-live-out-more = The glass is out. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}; { $pawns } in reserve ({ $coins }).
prompt-live-no-pawn = All your pawns are down.
prompt-live-no-pawn-more = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left before “stop”. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}.
prompt-live-no-pawn-out = Call “stop” when it suits you.
prompt-live-no-pawn-out-more = The glass is out. You lead on { $leads ->
    [0] no tile
    [one] 1 tile
   *[other] { $leads } tiles
}.
prompt-clumsy = Out: you knocked pawns over.
prompt-clumsy-more = They were other players’: no loot and no pay for you in this round.
prompt-watch = The plunder is on.
prompt-watch-more = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left in the glass.
prompt-watch-out = The glass is out.
prompt-watch-out-more = Anybody may call “stop”.
prompt-bid = Bid in secret, 0 to { $most ->
    [one] 1 doubloon
   *[other] { $most } doubloons
}.
prompt-bid-more = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} for sale, one each at most. { $richest ->
    [0] No rival can bid.
   *[other] The richest rival has { $richest }; equal bids cancel.
}
prompt-wait-bids = Hands close around doubloons.
prompt-wait-bids-more = Still to bid: { $players }.
prompt-take = Your turn: take a tile.
prompt-take-more = Your bid wins: one of { $tiles } tiles, for { $coins }.
prompt-wait-take = { $player } takes a tile.
prompt-wait-take-more = One of { $tiles }, for { $coins }.
prompt-throw = { $number ->
    [one] Throw a tile into the sea.
   *[other] Throw { $number } tiles into the sea.
}
prompt-throw-more = { HAND("Touch", "Click") } one, then the sea: more { $kinds } than slots.
prompt-build = Your turn: arrange your ship.
prompt-build-more = Round { $round }. At best: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad. { $last ->
    [yes] One last arrangement follows.
   *[no] Everything may change again later.
}
prompt-last = Once more, then ships are counted.
prompt-last-more = No more chests: keep or arrange. At best: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad.
prompt-wait-yard = The yard is open.
prompt-wait-yard-more = Still there: { $players }.
over-tops = decks and sails
over-gunport = gunports
over-porthole = portholes
over-quarters = quarters

## The slot at the lower edge: what to touch next, with nothing in hand or with a handle of a kind
slot = { HAND("Touch", "Click") } what glows
slot-look = { HAND("Touch", "Click") } the ship to put it away
slot-plunder = { HAND("Touch", "Click") } a tile, or wait
slot-bid = { HAND("Touch", "Click") } your fist to close it
slot-lot = { HAND("Touch", "Click") } it again to take it

## Acts in a menu
act-open = open the chest
act-drop = { $tile }: { $would }
act-drop-there = drop a pawn ({ $place })
would-he = { $whose ->
    [you] would be yours
    [nobody] would be nobody’s
   *[other] would be { $player }’s
}
would-she = { $whose ->
    [you] would be yours
    [nobody] would be nobody’s
   *[other] would be { $player }’s
}
still-he = { $whose ->
    [you] would stay yours
    [nobody] would stay nobody’s
   *[other] would stay { $player }’s
}
still-she = { $whose ->
    [you] would stay yours
    [nobody] would stay nobody’s
   *[other] would stay { $player }’s
}
act-drop-at = drop a pawn at { $x }, { $y }
act-wait = wait: keep your pawns for now
act-stop = call “stop”: the plunder is over
act-bid-nothing = bid 0: buy nothing
act-bid = bid { $coins }
act-bid-all = bid all you have: { $coins }
act-take = take { $tile }
act-take-short = take this tile
act-take-no-room-short = take it (no room for it)
act-take-no-room = take { $tile } (no room for it)
act-throw = throw { $tile } into the sea
act-throw-points = throw { $tile } into the sea, and lose { $points ->
    [one] 1 point
   *[other] { $points } points
} from its family
act-best = best arrangement: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad, { $empty ->
    [one] 1 empty slot
   *[other] { $empty } empty slots
}
act-best-plain = the best arrangement
act-keep = keep the ship as it stands: { $good ->
    [one] 1 good join
   *[other] { $good } good joins
}, { $bad } bad, { $empty ->
    [one] 1 empty slot
   *[other] { $empty } empty slots
}
act-keep-plain = keep the ship as it stands
act-arrange = an arrangement of your own
act-second = a second passes

## Kinds of act, as headings of a menu; lines of the tally
kind-Open = Open
kind-DropOn = Drop on
kind-Drop = Drop at
kind-Wait = Wait
kind-Stop = Call stop
kind-Bid = Bid
kind-Take = Take
kind-Throw = Throw
kind-Best = Best arrangement
kind-Keep = Keep the ship
kind-Arrange = Arrange
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-sails = most sails
tally-doubloons = most doubloons
tally-barrels = most barrels
tally-joins = joins
tally-empty = empty slots
tally-families = families

## Refusals
refused-no-plunder = Not now: the captain opens the chest once, and pawns are dropped while it is open.
refused-no-pawn = You have no pawn left to drop.
refused-glass-running = The glass is still running: { $seconds } to go before anybody may call “stop”.
refused-no-stop = There is no plunder to stop.
refused-dexterity-off = This table plays without dexterity: name a tile to drop a pawn on.
refused-no-tile = There is no tile at that place of the chest.
refused-drop-in-beats = In beats a pawn is dropped on a tile that you name, not at a point.
refused-wait-live = In live play nobody needs to wait: simply drop nothing.
refused-no-wait = There is no beat to wait in.
refused-outside-chest = The point { $x }, { $y } is outside the chest: it goes from 0, 0 to 171, 111.
refused-no-bids = Nothing is being auctioned now.
refused-bid-too-high = You cannot bid { $bid }: you have only { $doubloons }.
refused-no-takes = It is not the time to take a tile.
refused-not-for-sale = Not for sale: { $tile }.
refused-order = An arrangement names each of your own ship tiles once, from the Prow to the Stern.
refused-not-your-hull = { $tile } is not part of your ship.
refused-no-slot = { $tile } finds no free slot of its kind on { $hull }.
refused-deck-and-sail = On top of { $hull } there is room for one deck or for sails, not for both.
refused-sails = { $most ->
    [0] No sail goes on { $hull }.
    [one] Only 1 sail fits on { $hull }.
   *[other] Only { $most } sails fit on { $hull }.
}
refused-gear = An arrangement names all of your own equipment and nothing else.
refused-throw-first = Your ship cannot hold everything: first throw something into the sea.
refused-not-yours = You do not have this tile: { $tile }.
refused-no-need = { $tile } stays: the ship has room for all tiles of this kind.
refused-not-all-placed = Some equipment has no place yet: take the best arrangement, or make your own.
refused-not-building = The yard is closed for this now.

## Options
components-long = The table of components is too long: { $most } characters are the most.
components-twice = The table of components names “{ $name }” twice.
components-unknown = The table of components names “{ $name }”, which is not in the box.
components-form = “{ $name } { $entry }” is not understood; entries look like B3a A-B gp 3, or deck 3 3 3.
components-many = “{ $name }” has too many slots or barrels: { $most } of a kind are the most.
components-edges = “{ $name }” needs a symbol at each edge that can be joined, and none at the ends of the ship.
components-storey = “{ $name }” is too low for the symbol { $symbol }.
components-family = The designs of “{ $name }” must add up to { $size } tiles.

## Positions
kind-equipment = equipment tiles
kind-ship = ship tiles
position-components = “components”: the position was written with the table { $given }, not with { $hash }.
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-seat = “{ $part }”: there is no seat { $seat }; seats are 0 to { $most }.
position-seat-twice = “{ $part }” names seat { $seat } twice.
position-round = “round”: the end comes after round 8, not after { $round }.
position-doubloons = “doubloons”: { $total } are more than the 40 in the box.
position-name = There is no tile “{ $name }”.
position-equipment = Only equipment can be there: { $tile } cannot.
position-chest = “chest”: { $tile } cannot lie at { $place }: E1 to E6 are for equipment, S1 to S3 for ship tiles.
position-chest-phase = “chest”: nothing can lie at { $place } any more: in the yard and at the end the chest is empty.
position-chest-empty = “chest”: an open chest without a single tile has nothing to plunder.
position-open = “open”: all nine places of the chest are written, so it is not still being opened.
position-ship = “ships”: the ship of { $seat } is built of ship tiles, not of { $tile }.
position-unplaced = “ships”: { $tile } of { $seat } has no place; equipment may be without a place only in the auction, or while its owner is still in the yard.
position-loose = “ships”: { $tile } of { $seat } cannot be loose: there is a free slot for it.
position-thrown = “thrown”: { $tile } of { $seat } cannot be in the sea: the ship has room for it.
position-hull = “ships”: the ship of { $seat } has no { $hull } for equipment to stand on.
position-gear = “ships”: on the ship of { $seat } there is no slot for { $tile }.
position-tile = { $tile } is there { $times } times: the box has { $copies }.
position-piles = Too few { $kind } are left for the rounds to come: { $left } of { $needed }.
position-pawns = “pawns”: { $seat } has { $pawns }; there are six each.
position-squarely = “pawns”: without dexterity every pawn lies squarely on a tile; that of { $seat } at { $x }, { $y } does not.
position-place = “pawns”: the pawn of { $seat } at { $x }, { $y } does not lie on { $place }.
position-void = “pawns”: the pawn of { $seat } at { $x }, { $y } lies on a tile and no later one of the same colour has knocked it over, so it is not void.
position-apart = “pawns”: the piles at { $x }, { $y } and at { $other_x }, { $other_y } are too near to each other; write the centres of piles, not where pawns were dropped.
position-drop-piled = “pawns”: in no order of drops can the pawn of { $seat } lie at { $x }, { $y }: it would have been piled on the one at { $other_x }, { $other_y }; write the centre of that pile.
position-drop-knocks = “pawns”: in no order of drops can the pawn of { $seat } lie at { $x }, { $y }: it would have knocked over the older one of the same colour at { $other_x }, { $other_y }, which would be void.
position-drop-offence = “pawns”: in no order of drops can the pawn of { $seat } lie at { $x }, { $y }: it would have knocked over one of another player at { $other_x }, { $other_y }, and { $seat } would be out from then on.
position-out = “out”: { $seat } has not knocked over a pawn of another player: the last pawn of a player who is out lies at least 5 and less than 10 away from one that counted then.
position-all-out = “out”: not all can be out: the last one has nobody to knock over.
position-no-dexterity = “out”: without dexterity nobody is clumsy.
position-closed = “{ $part }”: the chest is not open yet, places are still to be turned up.
position-no-beats = “{ $part }” is only for a plunder in beats.
position-beat-over = “acted”: all have had their turn, so the beat is over.
position-turn = “turn”: { $seat } has had a turn in this beat.
position-dropped = “dropped”: nobody of “acted” has a pawn in the chest.
position-beats = “pawns”: { $seat } has dropped { $pawns } and can have dropped { $beats } at most: one in each beat that is over (“seconds”), and one in this beat for whoever is in “acted” if “dropped”.
position-seconds = “seconds”: { $seconds } are more than four times the glass.
position-piles-at = “piles” must be the centres of the piles of counting pawns.
position-bid = “bids”: { $seat } cannot pay { $bid }.
position-bids = “bids”: they do not fit the purses: all who had doubloons have bid, each bid is still in the purse or was paid for a tile, from the highest down, and there are { $most } doubloons in the box.
position-bid-missing = “takers”: { $seat } has doubloons and has not bid yet.
position-takers = “takers” must be the last of those whose bids count, from the highest down.
position-no-offer = “bids”: there is nothing to bid for.
position-all-bid = “bids”: all have bid; name those who still take a tile in “takers”.
position-built = “built”: when all have left the yard, the next round begins.
position-paid = “paid”: { $seat } cannot have got { $coins }: one doubloon a pawn, six at most, and nothing for whoever is out.
position-paid-purse = “paid”: { $seat } cannot have got { $coins } and have no more than { $held } after it; what was paid is in “doubloons” or was bid for a tile.
position-halvings = “halvings”: { $halvings } cannot be: at most two, and only before a pay.
position-halved = “halvings”: { $halvings } cannot be: no purses halved so often leave these, with { $due } to be paid that the supply did not have before.
position-won = “won”: { $tile }, won by { $seat }, is neither on that ship nor in the sea.
position-won-places = “won”: { $tiles } { $kind } are too many: a tile that was won has left its place, and { $places } places of the chest are empty.
position-won-pawns = “won”: { $seat } has won { $tiles } with { $pawns } pawns: every tile but one bought in the auction takes a pawn, which is not paid then, and who is out has none.
position-time = “{ $part }” has no place in this phase.

## The board as text
board-crew = { $player }: { $pawns } in reserve, { $coins }, { $points } so far
mark-captain = captain
mark-out = out of this plunder
mark-turn = to play
mark-bid = has bid
mark-built = has left the yard
board-supply = Supply: { $coins }
board-first = Before round 1
board-open = Round { $round } of { $rounds }: the chest is closed
board-tiles = Round { $round } of { $rounds }: the chest is opening
board-beats = Round { $round } of { $rounds }: plunder, beat { $past } of { $glass }
board-beats-out = Round { $round } of { $rounds }: plunder, beat { $past }, the glass of { $glass } is out
board-live = Round { $round } of { $rounds }: plunder, second { $past } of { $glass }
board-live-out = Round { $round } of { $rounds }: plunder, second { $past }, the glass of { $glass } is out
board-bids = Round { $round } of { $rounds }: auction, one secret bid each
board-takes = Round { $round } of { $rounds }: auction, the highest bid takes first
board-build = Round { $round } of { $rounds }: the yard
board-end = After round { $rounds }: the last arrangement
board-over = The ships are judged
board-place = { $tile }, { $place }: { $numbers } – { $holder }
board-place-free = { $tile }, { $place }
board-void = Pawns that count for nothing: { $numbers }
board-tile = { $tile }, edges { $edges }, { $slots }, { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
berth-gunport = gunport
berth-porthole = porthole
berth-quarters = quarters
berth-deck = deck without mast
berth-mast = mast for { $sails ->
    [one] 1 sail
   *[other] { $sails } sails
}
board-floating = Floating in the sea: { $tiles }
board-own-bid = Your secret bid: { $numbers }
board-revealed = Bids: { $numbers }
board-my-ship = Your ship
board-ship = { $player }’s ship
board-worth = Joins { $good } good, { $bad } bad ({ $joins_points }) · Sails { $sails } ({ $sails_points }) · doubloons { $doubloons } ({ $doubloons_points }) · barrels { $barrels } ({ $barrels_points }) · empty slots { $empty } ({ $empty_points }) · families ({ $families_points })
board-join-good = good join · { $hull }
board-join-bad = bad join · { $hull }
empty-gunport = empty gunport
empty-porthole = empty porthole
empty-quarters = empty quarters
empty-deck = empty deck
empty-mast = empty mast for { $most ->
    [one] 1 sail
   *[other] { $most } sails
}
board-mast = mast with { $sails } of { $most ->
    [one] 1 sail
   *[other] { $most } sails
}
board-loose = Still without a place: { $tiles }
board-thrown = Thrown into the sea: { $tiles }
board-piles = Still in the piles
board-equipment-left = Sails { $sails }; designs 1, 2, 3: { $families }
family-deck = Decks
family-gunport = Gunports
family-porthole = Portholes
family-quarters = Quarters
board-hulls-left = Ship tiles { $hulls }

## The illustrated board
picture-no-tile = no tile
picture-nobody = nobody
picture-chest = The chest
picture-round = Round { $round } of { $rounds }
picture-phase-race = Plunder
picture-phase-auction = Auction
picture-phase-yard = Yard
picture-phase-end = End
picture-captain = captain
picture-pawns = { $pawns ->
    [0] no pawn in reserve
    [one] 1 pawn in reserve
   *[other] { $pawns } pawns in reserve
}
picture-look = Look at { $player }’s ship
picture-plunder = The plunder
picture-sharing = The loot is shared out
picture-open = Open the chest!
picture-open-in = It opens by itself in { $seconds } s
picture-ready = Ready? { HAND("Touch", "Click") } the chest; else { $player } opens it soon
picture-calm = No race: one after another instead
picture-shut = The chest is closed
picture-race = { $seconds } s of plunder, all at once
picture-last-chest = The last chest!
picture-you-open = You open the chest
picture-captain-opens = { $player } opens the chest
picture-glass = Hourglass: { $left } left
picture-glass-out = The glass has run out: “stop” may be called.
picture-late = Too late: the plunder is over.
picture-stop = Call “stop”
picture-wait = Wait
picture-wait-on = Wait for a pawn to fall
picture-wait-off = Wait no longer
picture-purse = Your purse: { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
picture-pay = Pay for the pawns you keep: { $pawns }
picture-keys = Q A Z S D F T G B
picture-race-keys = By keys: Q A Z, S D F, T G B; stop: P
picture-trouble-offence = Out!
picture-trouble-offence-why = others’ pawns knocked over
picture-trouble-knocked = Knocked!
picture-trouble-knocked-why = own pawns knocked over
picture-trouble-void = Doesn’t count
picture-trouble-void-why = not wholly on a tile
picture-to-auction = Auction
picture-to-yard = To the yard
picture-halved = Purses ÷ { $times ->
    [one] 2
    [2] 4
   *[other] { $times } × 2
}
picture-nothing = Nothing this time
picture-look-away = Put { $player }’s ship away
picture-auction = The auction
picture-sold = The auction is over.
picture-sold-none = You had bid nothing.
picture-sold-equal = Equal bids cancel each other.
picture-adrift = Adrift
picture-room = { $room ->
    [0] no free slot
    [one] 1 free slot
   *[other] { $room } free slots
}
picture-stake = { $player } bids { $doubloons }
picture-stake-struck = { $player } bids { $doubloons }, which counts for nothing
picture-has-bid = has bid
picture-bid = Your secret bid
picture-bid-less = One doubloon less
picture-bid-more = One doubloon more
picture-bid-close = Close your hand on { $doubloons ->
    [0] nothing
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
picture-doubloons = doubloons
picture-leads = Tiles that each player leads on
picture-leads-short = Tiles led
picture-stopped = “Stop!”
picture-aim = Drop inside the dashes, clear of red rings
picture-lag = line: { $line ->
    [quick] quick
    [fair] fair
   *[other] slow
}
picture-lag-ms = { $lag } milliseconds to the room and back
picture-ship = { $player }’s ship: { $tiles ->
    [0] Prow and Stern only
    [one] 1 ship tile
   *[other] { $tiles } ship tiles
}

## The player aid
aid-1 = Plunder: drop your 6 pawns on tiles, one at a time. What is down is down.
aid-2 = Stop: once the glass is out, anybody may call it. Each pawn you kept is paid 1 doubloon.
aid-3 = Sharing out: on each tile equal numbers cancel each other; of the rest the highest wins.
aid-4 = Auction: one secret bid each. Equal bids cancel; from the highest down, take one tile and pay. Ship tiles left over sink, equipment floats.
aid-5 = Building: everything may be rearranged. A top takes one deck or sails: up to 3 on one storey, 2 on two, 1 on three, none on four.
aid-6 = Most sails, most doubloons, most barrels: 5 points each, second 2.
aid-7 = Each join: good +2, bad −2. Most empty slots (deck, gunport, porthole, quarters, and all together): −2 each.
aid-8 = Families: three identical 5, three different designs 4, two identical 2.

## The yard
yard = The yard
yard-ship = { $player }: the ship, from the Prow to the Stern
yard-quay = Quay
yard-put = Put it here
yard-sea = Overboard
yard-best = Best arrangement
yard-best-short = Best
yard-undo = Take back
yard-throw-first = First something has to go overboard.
yard-undo-none = You have not moved anything yet.
yard-closed = You cannot change anything in the yard now.
yard-piece = { $tile }, on { $hull }
yard-on-quay = { $tile }, on the quay
yard-fresh = { $piece }, new
yard-empty = { $place }: empty slot
yard-barred = { $place }: barred slot
yard-bars-deck = A top takes a Deck or Sails, never both. With Sails the Deck’s place is barred, and does not count as empty.
yard-bars-sails = A top takes a Deck or Sails, never both. With a Deck the yards are barred.
yard-ousted = A top takes a Deck or Sails, never both. Back on the quay: { $tile }.
yard-no-sea-hull = A ship tile that you have won stays in the ship: it does not go into the sea.
yard-no-sea = Only what has no place on board goes into the sea, and by itself.
yard-goal = Put it on { $hull } ({ $place })
yard-goals = { $goals ->
    [one] { $goals } possible place.
   *[other] { $goals } possible places.
}
yard-grip = { $tile }, number { $index } of { $count }, { $left } on the left, { $right } on the right: move
yard-told-hull = { $tile }, number { $index }. Joins: { $good } good, { $bad } bad.
yard-join-good = good join
yard-join-bad = bad join
yard-building = { $player } is still building.
yard-built = { $player } has left the yard.
slot-keep = Keep
slot-keep-last = Keep, and count
slot-quay = Still on the quay: { $tile }
slot-item = { HAND("Touch", "Click") } the sea to throw it in
slot-best = The best arrangement
place-sail = Sail
place-deck = Deck
place-gunport = Gunport
place-porthole = Porthole
place-quarters = Quarters
score-lines = The lines of the count
score-title = If it ended now
score-title-over = The count
line-sails = Sails
line-doubloons = Doubloons
line-barrels = Barrels
line-joins = Joins
line-empty = Empty slots
line-families = Families
why-most = The most 5 points, second most 2
why-joins = Each good join +2, each bad one −2
why-empty = Most empty slots of a kind −2, and of all together −2. { $kinds ->
    [none] Not this ship, as it stands.
   *[other] This ship has the most: { $kinds }.
}
why-empty-all = in all
why-families = Two the same 2 points, three the same 5, all three designs of a family 4

## What a hint names as different

holding-points = { $number } { $number ->
    [one] point
   *[other] points
} for you
holding-rivals = { $number } { $number ->
    [one] point
   *[other] points
} for the best of the others
holding-tiles = { $number } { $number ->
    [one] tile
   *[other] tiles
} for you
holding-doubloons = { $number } { $number ->
    [one] doubloon
   *[other] doubloons
}
holding-pawns = { $number } { $number ->
    [one] pawn
   *[other] pawns
} left
