# Rum and Honour

## Players, by seat; the crew that nobody plays (H39), where a sentence begins and inside one
seat-0 = Gold
seat-1 = Silver
seat-2 = Black
seat-3 = Blue
seat-4 = Violet
crew-imaginary = The imaginary crew
inside-imaginary = the imaginary crew
crew-number = { $player } { $number }

## Numbers
count-pirates = { $number ->
    [0] no pirate
    [one] 1 pirate
   *[other] { $number } pirates
}
count-coins = { $number ->
    [0] no coin
    [one] 1 coin
   *[other] { $number } coins
}
count-barrels = { $number ->
    [0] no barrel
    [one] 1 barrel
   *[other] { $number } barrels
}
count-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
price-both = { $pirates } and { $coins }
odds = { $good ->
    [0] no chance
    [one] 1 chance in { $of }
   *[other] { $good } chances in { $of }
}
odds-sure = certain
risk = { $bad ->
    [0] no danger
    [one] 1 chance in { $of }
   *[other] { $bad } chances in { $of }
}
risk-sure = certain

## Squares
square-coin = coin
square-hq = headquarters
square-pirate = pirate
square-goods = goods
square-rendezvous = rendezvous
square-map-pink = pink map
square-map-green = green map
square-map-yellow = yellow map
square-tavern-swan = The Swan
square-tavern-es-cruce = Es Cruce
square-tavern-frere-jacques = Frère Jacques
square-chest = chest
square-rum = rum
square-guard = guard
square-of = { $square } { $where }
square-coin-of = coin { $plate }
quarter-0 = at the top left
quarter-1 = at the top
quarter-2 = at the top right
quarter-3 = on the left
quarter-4 = in the middle
quarter-5 = on the right
quarter-6 = at the bottom left
quarter-7 = at the bottom
quarter-8 = at the bottom right
square-exit = { $square }, by the alley { $exit }
square-offer = { $square } ({ $points })
square-empty = { $square } (nothing there)
square-met = { $square }, your rendezvous
to-coin = to coin { $plate }
to-hq = to the headquarters
to-pirate = to the pirate square { $where }
to-goods = to the goods { $where }
to-rendezvous = to the rendezvous square { $where }
to-map-pink = to the pink map { $where }
to-map-green = to the green map { $where }
to-map-yellow = to the yellow map { $where }
to-tavern-swan = to The Swan
to-tavern-es-cruce = to Es Cruce
to-tavern-frere-jacques = to Frère Jacques
to-chest = to the chest { $where }
to-rum = to the rum { $where }
to-guard = to the guard { $where }
alley = { $one } – { $other }
dark-alley = dark alley, { $square }
dark-alley-exit = dark alley { $exit }, { $square }
exit-N = at the top
exit-E = on the right
exit-S = at the bottom
exit-W = on the left
exit-N1 = at the top left
exit-N2 = at the top right
exit-E1 = on the upper right
exit-E2 = on the lower right
exit-S1 = at the bottom right
exit-S2 = at the bottom left
exit-W1 = on the lower left
exit-W2 = on the upper left
dark = dark alley
dark-exit = dark alley { $exit }

## Tiles in a sentence
a-swan = The Swan { $value }
a-cruce = Es Cruce { $value }
a-jacques = Frère Jacques { $value }
a-pink = a pink map worth { $value }
a-green = a green map worth { $value }
a-yellow = a yellow map worth { $value }
a-chest = a chest worth { $value }
a-scorpion = a scorpion that stings from { $value } on
a-bunk = the bunk worth { $value }
a-hammock = the hammock worth { $value }
a-rope = the rope worth { $value }
a-eye-patch = an eye patch worth { $value }
a-hat = a hat worth { $value }
a-hook = a hook worth { $value }
a-parrot = a parrot worth { $value }
a-wooden-leg = a wooden leg worth { $value }
a-guard = a guard of { $value }
a-rendezvous = a rendezvous { $place }, worth { $points }
meet-map-pink = at a pink map
meet-map-green = at a green map
meet-map-yellow = at a yellow map
meet-chest = at a chest
meet-rum = at a rum square
meet-guard = at a guard square
meet-pirate = at a pirate square
meet-goods = at a goods square
meet-tavern = in a tavern

## Tiles in a table
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
tile-pink3 = pink map 3
tile-pink4 = pink map 4
tile-pink5 = pink map 5
tile-pink6 = pink map 6
tile-green3 = green map 3
tile-green4 = green map 4
tile-green5 = green map 5
tile-green6 = green map 6
tile-yellow3 = yellow map 3
tile-yellow4 = yellow map 4
tile-yellow5 = yellow map 5
tile-yellow6 = yellow map 6
tile-chest4 = chest 4
tile-chest5 = chest 5
tile-chest6 = chest 6
tile-scorpion10 = scorpion from 10 on
tile-scorpion11 = scorpion from 11 on
tile-scorpion12 = scorpion from 12 on
tile-scorpion13 = scorpion from 13 on
tile-scorpion14 = scorpion from 14 on
tile-scorpion15 = scorpion from 15 on
tile-scorpion16 = scorpion from 16 on
tile-scorpion17 = scorpion from 17 on
tile-scorpion18 = scorpion from 18 on
tile-scorpion19 = scorpion from 19 on
tile-scorpion20 = scorpion from 20 on
tile-scorpion21 = scorpion from 21 on
tile-bunk6 = bunk 6
tile-bunk7 = bunk 7
tile-bunk8 = bunk 8
tile-hammock3 = hammock 3
tile-hammock4 = hammock 4
tile-hammock5 = hammock 5
tile-rope1 = rope 1
tile-rope2 = rope 2
tile-eye-patch2 = eye patch 2
tile-eye-patch3 = eye patch 3
tile-eye-patch4 = eye patch 4
tile-eye-patch5 = eye patch 5
tile-hat2 = hat 2
tile-hat3 = hat 3
tile-hat4 = hat 4
tile-hat5 = hat 5
tile-hook2 = hook 2
tile-hook3 = hook 3
tile-hook4 = hook 4
tile-hook5 = hook 5
tile-parrot2 = parrot 2
tile-parrot3 = parrot 3
tile-parrot4 = parrot 4
tile-parrot5 = parrot 5
tile-wooden-leg2 = wooden leg 2
tile-wooden-leg3 = wooden leg 3
tile-wooden-leg4 = wooden leg 4
tile-wooden-leg5 = wooden leg 5
tile-rendezvous-map-pink = rendezvous pink map 6
tile-rendezvous-map-green = rendezvous green map 6
tile-rendezvous-map-yellow = rendezvous yellow map 6
tile-rendezvous-chest = rendezvous chest 6
tile-rendezvous-rum = rendezvous rum 4
tile-rendezvous-guard = rendezvous guard 4
tile-rendezvous-pirate = rendezvous pirate 4
tile-rendezvous-goods = rendezvous goods 4
tile-rendezvous-tavern = rendezvous tavern 4
tile-guard1 = guard 1
tile-guard2 = guard 2
tile-guard3 = guard 3
tile-guard4 = guard 4
tile-guard5 = guard 5
tile-guard6 = guard 6

## What happens: setting up
story-first = { $who ->
    [you] You are
   *[other] { $player } is
} the first player.
story-plate = Plate { $plate } is laid as number { $number } of the town, { $turns ->
    [0] upright
    [1] turned by a quarter
    [2] upside down
   *[other] turned by three quarters
}.
story-lay = Turned up: { $tile }.
story-ship = Under the ship: { $tile }.
story-imaginary = The imaginary crew comes aboard with { $pirates }.

## What happens: in the town
story-move = { $who ->
    [you] You lead
   *[other] { $player } leads
} the captain { $to } with { $pirates }.
story-move-coin = { $who ->
    [you] You pay { $coins } and lead
   *[other] { $player } pays { $coins } and leads
} the captain { $to } with { $pirates }.
story-dark-out = { $who ->
    [you] You turn
   *[other] { $player } turns
} into a dark alley.
story-back = { $who ->
    [you] You turn back and think again.
   *[other] { $player } turns back and thinks again.
}
story-dark = { $who ->
    [you] You come out of the dark and lead
   *[other] { $player } comes out of the dark and leads
} the captain { $to } with { $pirates }.
story-dark-coin = { $who ->
    [you] You pay { $coins }, come out of the dark and lead
   *[other] { $player } pays { $coins }, comes out of the dark and leads
} the captain { $to } with { $pirates }.
story-met = They meet: { $who ->
    [you] you turn
   *[other] { $player } turns
} { $tile }.
story-nothing = There is nothing to take there.
story-dead-end = Dead end: the captain goes { $to }.
story-skip = { $who ->
    [you] You do
   *[other] { $player } does
} not use the square.
story-coin = { $who ->
    [you] You take
   *[other] { $player } takes
} a coin.
story-recruit = { $who ->
    [you] You recruit
   *[other] { $player } recruits
} a pirate.
story-rum = { $who ->
    [you] You take
   *[other] { $player } takes
} { $barrels } of rum.
story-recall = { $who ->
    [you] You call
   *[other] { $player } calls
} { $pirates } back: { $alleys }.
story-invite = { $who ->
    [you] You invite
   *[other] { $player } invites
} everybody to { $tavern }; at stake: { $tiles }.
story-chest = { $who ->
    [you] You take
   *[other] { $player } takes
} { $chest }; now all roll, and whoever brings the sum to { $threshold } is stung (−2 points).
story-goods-look = { $who ->
    [you] You look
   *[other] { $player } looks
} over the goods.
story-goods = { $who ->
    [you] You draw
   *[other] { $player } draws
} { $tile }.
story-goods-hidden = Nobody else sees what it is.
story-keep = { $who ->
    [you] You keep
   *[other] { $player } keeps
} the goods ({ $tile }).
story-keep-hidden = { $who ->
    [you] You keep
   *[other] { $player } keeps
} the goods.
story-sell = { $who ->
    [you] You sell
   *[other] { $player } sells
} the goods ({ $tile }) for 2 coins.
story-sell-hidden = { $who ->
    [you] You sell
   *[other] { $player } sells
} the goods for 2 coins.
story-rendezvous-ask = { $who ->
    [you] You ask
   *[other] { $player } asks
} for a rendezvous.
story-rendezvous = { $who ->
    [you] You get
   *[other] { $player } gets
} { $tile }.
story-rendezvous-hidden = Nobody else knows where it will be.
story-guard-small = { $who ->
    [you] You challenge
   *[other] { $player } challenges
} the small guard.
story-guard-big = { $who ->
    [you] You challenge
   *[other] { $player } challenges
} the big guard.
story-guard-won = A guard of { $number } against { $pirates }: { $who ->
    [you] you win and take
   *[other] { $player } wins and takes
} the tile.
story-guard-won-coin = A guard of { $number } against { $pirates }: { $who ->
    [you] you win and take
   *[other] { $player } wins and takes
} the tile with its coin.
story-guard-lost = A guard of { $number } against { $pirates }: too strong for { $who ->
    [you] you
   *[other] { $player }
}, and the tile goes under its stack.
story-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { $tile }.
story-ahoy = “Ahoy!” { $who ->
    [you] You end
   *[other] { $player } ends
} the turn.
story-rest = { $who ->
    [you] You pay a coin and rest.
   *[other] { $player } pays a coin and rests.
}
story-board = { $who ->
    [you] You go
   *[other] { $player } goes
} aboard with { $pirates }, in row { $row }.
story-out = { $who ->
    [you] You have no pirates left and are
   *[other] { $player } has no pirates left and is
} out until the next round.
story-out-last = { $who ->
    [you] You have no pirates left: that was your
   *[other] { $player } has no pirates left: that was their
} last turn.
story-turn = It is { $who ->
    [you] your
   *[other] { $player }’s
} turn.

## What happens: throws
did-roll = { $who ->
    [you] roll
   *[other] rolls
} { $pips }
did-stand = { $who ->
    [you] let
   *[other] lets
} the { $pips } stand
story-roll = { $who ->
    [you] You
   *[other] { $player }
} { $did }.
story-barrel = { $who ->
    [you] You give
   *[other] { $player } gives
} a barrel of rum to roll again.
story-again = { $who ->
    [you] You roll
   *[other] { $player } rolls
} once more for the same barrel.
story-join = { $who ->
    [you] You pay { $host } a coin and drink
   *[other] { $player } pays { $hosted ->
        [you] you
       *[other] { $host }
    } a coin and drinks
} along.
story-decline = { $who ->
    [you] You do
   *[other] { $player } does
} not drink along.
story-nobody = So { $who ->
    [you] you take
   *[other] { $player } takes
} all that was at stake: { $tiles }.
story-drink-won = { $who ->
    [you] You { $did } and take
   *[other] { $player } { $did } and takes
} { $tile }.
story-drink-choice = { $who ->
    [you] You
   *[other] { $player }
} { $did } and may choose a tile.
story-drink-nothing = { $who ->
    [you] You
   *[other] { $player }
} { $did }: not enough.
story-chest-sum = { $who ->
    [you] You
   *[other] { $player }
} { $did }, which makes { $total } of { $threshold }.
story-chest-stung = { $who ->
    [you] You { $did } and bring the sum to { $total }: the scorpion stings from { $threshold } on and costs you
   *[other] { $player } { $did } and brings the sum to { $total }: the scorpion stings from { $threshold } on and costs { $player }
} 2 points.

## What happens: the brawl and the end
story-brawl = The brawl begins; from the top: { $crews }.
story-fight-lead = { $who ->
    [you] You { $did } and lead
   *[other] { $player } { $did } and leads
} column { $column }.
story-fight-wins = { $who ->
    [you] You
   *[other] { $player }
} { $did } against { $best }: { $loser ->
    [you] you lose
   *[other] { $other } loses
} a pirate.
story-fight-loses = { $who ->
    [you] You { $did } against { $best } and lose
   *[other] { $player } { $did } against { $best } and loses
} a pirate.
story-cross = { $who ->
    [you] You cross
   *[other] { $player } crosses
} the mast.
story-cross-alone = { $who ->
    [you] You cross
   *[other] { $player } crosses
} unopposed ({ $pirates }).
story-series = Series { $series }: { $crews }.
story-beaten = { $who ->
    [you] You are
   *[other] { $player } is
} out of the brawl.
story-no-brawl = Only { $who ->
    [you] you are
   *[other] { $player } is
} aboard: there is no brawl.
story-no-crew = Nobody is aboard: there is no brawl.
story-sleeps = { $who ->
    [you] You get
   *[other] { $player } gets
} { $tiles }.
story-gone = Out of the game: { $tiles }.
story-round = Round { $round } begins; { $who ->
    [you] you are
   *[other] { $player } is
} the first player.
story-won = The match is over: { $who ->
    [you] you win
   *[other] { $players } wins
} with { $points } points!
story-won-together = The match is over: { $players } share the win with { $points } points each.

## What to do: waiting
prompt-over = The match is over.
prompt-set-up = The town is being built.
prompt-set-up-more = Then the tiles are laid out.
prompt-round = { $round ->
    [5] The last round begins.
   *[other] Round { $round } begins.
}
prompt-round-more = New places to sleep are laid under the ship.
prompt-imaginary = The imaginary crew comes aboard.
prompt-imaginary-more = The die tells how many pirates it has.
prompt-lay = New tiles are turned up.
prompt-draw = { $who ->
    [you] You draw
   *[other] { $player } draws
} a tile.
prompt-wait-turn = It is { $player }’s turn.
prompt-wait-square = { $player } decides.
prompt-wait-square-more = The captain has arrived: use the square, or not?
prompt-wait-bargain = { $player } has drawn goods.
prompt-wait-bargain-more = Keep them, or sell them?
prompt-wait-join = { $player } is to answer.
prompt-wait-join-more = Drink along, or decline?
prompt-wait-pick = { $player } chooses a tile.
prompt-wait-throw = { $player } has rolled { $pips }.
prompt-wait-throw-more = A barrel of rum would buy another roll.

## What to do: a turn
prompt-turn = Your turn: lead the captain.
prompt-turn-more = You have { $pirates } and { $coins }. Or pay 1 coin to rest, or go aboard.
prompt-turn-no-coin = Your turn: lead the captain.
prompt-turn-no-coin-more = You have { $pirates } and no coin. You may also go aboard.
prompt-last = Only you are left in town.
prompt-last-more = { $pirates }, { $coins }. Every move is free; you may also go aboard.
prompt-rest-or-board = Rest, or go aboard.
prompt-rest-or-board-more = You cannot move; resting costs 1 coin. You have { $pirates } and { $coins }.
prompt-board = Go aboard.
prompt-board-more = You cannot move the captain. With you: { $pirates }.
prompt-again = Another move?
prompt-again-more = It costs 1 coin; you have { $pirates } and { $coins }. You may also end your turn.
prompt-ahoy = End your turn.
prompt-ahoy-more = No other move is possible.
prompt-dark = Which way out of the dark?
prompt-dark-more = By any other dark alley: { $first } here, up to { $left } there. Free: there is no other way.
prompt-dark-coin = Which way out of the dark?
prompt-dark-coin-more = By any other dark alley of the town: { $first } here, up to { $left } there, and { $coins }.
prompt-square-coin = A coin is yours: take it.
prompt-square-hq = Call pirates back?
prompt-square-hq-more = Those in one alley, or those in two dark ones.
prompt-square-pirate = Recruit a pirate?
prompt-square-pirate-more = It stays with you for the rest of the game. { $left ->
    [one] It is the last one waiting.
   *[other] { $left } are waiting.
}
prompt-square-goods = Draw a goods tile?
prompt-square-goods-more = You may keep it, or sell it for 2 coins. { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
prompt-square-rendezvous = Draw a rendezvous?
prompt-square-rendezvous-more = 4 or 6 points if you lead the captain there later. { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
prompt-square-map = Take a map?
prompt-square-map-more = Only pairs of a colour count. Of this one you have: { $own }.
prompt-square-map-first = Take a map?
prompt-square-map-first-more = Only pairs count, and it is your first of this colour.
prompt-square-tavern = Invite all to { $tavern }?
prompt-square-tavern-more = At stake: { $tiles }. All yours if nobody pays to join in.
prompt-square-chest = Take { $chest }?
prompt-square-chest-more = Then all roll, you first; whoever brings the sum to { $threshold } loses 2 points.
prompt-square-rum = Take { $barrels } of rum?
prompt-square-rum-more = { $own ->
    [0] You have none
   *[other] You have { $own }
}, and { $left } are left in stock.
prompt-square-guard = Challenge a guard?
prompt-square-guard-more = In reserve: { $pirates }. You need more than the guard’s number.
prompt-bargain = Keep it, or sell it?
prompt-bargain-more = You have drawn { $tile }: { $points } more. Sold, it brings 2 coins.
prompt-join = Drink along at { $tavern }?
prompt-join-more = It costs 1 coin; you have { $coins }. At stake: { $tiles } ({ $odds }).
prompt-join-no-coin = { $host } invites you to drink.
prompt-join-no-coin-more = { $tavern }, at stake: { $tiles }. Drinking along costs a coin, and you have none.
prompt-pick = Choose a tile.
prompt-pick-more = Your { $pips } wins one of these: { $tiles }.

## What to do: throws
prompt-rolls-first = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
prompt-rolls-first-more = Column { $column }: whoever below rolls as much or more throws this pirate out.
prompt-rolls-fight = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
prompt-rolls-fight-more = Against { $rival ->
    [you] your { $best }
   *[other] the { $best } of { $other }
}: { $best ->
    [1] any roll will do.
    [6] it takes a 6 ({ $odds }).
   *[other] it takes { $best } or more ({ $odds }).
}
prompt-rolls-chest = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
prompt-rolls-chest-more = The sum is { $total } of { $threshold }: { $need ->
    [6] a 6 stings ({ $risk }).
   *[other] { $need } or more stings ({ $risk }).
}
prompt-rolls-chest-safe = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
prompt-rolls-chest-safe-more = The sum is { $total } of { $threshold }: no danger yet.
prompt-rolls-tavern = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
prompt-rolls-tavern-more = At stake: { $tiles }. { $need ->
    [6] It takes a 6 ({ $odds }).
   *[other] It takes { $need } or more ({ $odds }).
}
prompt-throw = { $fate }
prompt-throw-more = { $then }{ $again }
fate-leads = Your { $pips } leads; { $below ->
    [one] one rival
   *[other] { $below } rivals
} to roll.
fate-wins = Your { $pips } wins the column.
fate-loses = Your { $pips } loses against { $best }.
fate-tile = Your { $pips } wins the tile of { $tiles }.
fate-tiles = Your { $pips } wins a tile.
fate-dry = Your { $pips } wins nothing.
fate-safe = Your { $pips } makes { $total } of { $threshold }.
fate-stung = Your { $pips }: the scorpion stings (−2).
then-nothing = {""}
then-next = { $next } is next (scorpion: { $risk }).{" "}
again-barrel = { $rum ->
    [one] Your last barrel
   *[other] One of your { $rum } barrels
} buys another roll{ $hope }.
again-second = The same barrel pays for one more roll{ $hope }.
again-vain = No roll can do better: keep it.
again-safe = Keep it; if you roll again, { $from ->
    [6] a 6 stings.
   *[other] { $from } or more stings.
}
hope-needed = { $need ->
    [6] {": "}it takes a 6 ({ $odds })
   *[other] {": "}it takes { $need } or more ({ $odds })
}
hope-better = { $need ->
    [6] {": "}a 6 is better ({ $odds })
   *[other] {": "}{ $need } or more is better ({ $odds })
}
hope-at-most = { $most ->
    [1] {": "}only a 1 is safe ({ $odds })
   *[other] {": "}{ $most } or less is safe ({ $odds })
}
hope-any = {""}
hope-lost = {", "}but any roll would sting

## The slot at the lower edge: what to touch next, with nothing in hand or with a handle of a kind
slot = { HAND("Touch", "Click") } what is lit
slot-or = { HAND("Touch", "Click") } what is lit, or a button
slot-alley = { HAND("Touch", "Click") } it again to confirm
slot-tile = { HAND("Touch", "Click") } it again to take it
slot-guard = { HAND("Touch", "Click") } it again to challenge it
slot-rum = { HAND("Touch", "Click") } it again to roll again
slot-square = { HAND("Touch", "Click") } it again to confirm
slot-ship = { HAND("Touch", "Click") } it again to go aboard
slot-or-rum = … or { HAND("touch", "click") } the barrel

## Scenes: titles, parts, things
scene-tavern = Tavern { $tavern }
scene-tavern-note = { $player } invites everybody
scene-guest-host = invites
scene-guest-drinks = drinks
scene-guest-declines = declines
scene-guest-asked = is thinking
scene-guest-me = and you?
scene-guest-waits = waits
scene-rolled = rolled { $pips }
scene-yours = ✓ yours
scene-wins = ✓ won
scene-choice = one of them
scene-from = from { $least }
scene-die = The die shows { $pips }
scene-die-none = The die has not been thrown yet
scene-barrel = Give a barrel
scene-barrel-more = and roll again, once or twice
scene-again = Roll once more
scene-again-more = it is paid for
scene-chest = The scorpion’s chest
scene-chest-note = opened by { $player }
scene-chest-shut = a chest worth { $points }
scene-stung = stung!
scene-sum = Sum: { $total }; the scorpion stings from { $threshold } on
scene-sting = stings at { $threshold }
scene-guard = The guard
scene-guard-note = { $player }: { $pirates }
scene-guard-small = Small guard
scene-guard-big = Big guard
scene-guard-small-worth = 1 to 3 points
scene-guard-big-worth = 4 to 6 points
scene-guard-won = beaten!
scene-guard-lost = too strong
scene-brawl = The brawl on board
scene-brawl-note = { $column ->
    [1] 1st column from the mast
    [2] 2nd column from the mast
    [3] 3rd column from the mast
   *[other] { $column }th column from the mast
} · at stake: { $beds } points
scene-row = { $player }: { $left } left of the mast, { $right } right of it.
scene-leads = { $player } leads
scene-with = with { $best }
scene-against = against
scene-first = rolls first
scene-need = needs { $need }
scene-goods = Goods
scene-rendezvous = The rendezvous
scene-map = Treasure maps
scene-left = stack { $left }
scene-points = { $points ->
    [0] no point
    [one] +{ $points } point
   *[other] +{ $points } points
}
scene-pair = { $points ->
    [0] no pair yet
    [one] +{ $points } point
   *[other] +{ $points } points
}
scene-or = or
scene-nobody = Imaginary

## Scenes: the strip of chances
strip-rolls = { $who ->
    [you] You roll
   *[other] { $player } rolls
} the die.
strip-rolled = { $who ->
    [you] You have rolled
   *[other] { $player } has rolled
} { $pips }.
strip-rolled-same = { $who ->
    [you] You have rolled
   *[other] { $player } has rolled
} { $pips } again.
strip-same = A { $pips } again.
strip-tile-vain = A { $pips }: the tile is yours.
strip-tile = Roll again for a better tile?
strip-tiles = A { $pips }: you will choose.
strip-dry = Roll again to win a tile?
strip-safe = A { $pips }: the scorpion sleeps.
strip-stung-vain = The scorpion stings you.
strip-stung = Roll again to escape it?
strip-loses = Roll again to beat { $other }?
strip-leads-vain = A { $pips }: only another { $pips } below beats it.
strip-leads = Roll again to lead with more?
strip-wins = The column is yours.
strip-join = Drink along for a coin?
strip-join-no-coin = No coin to join in.
strip-pick = Your { $pips } wins a tile: which one?
strip-tavern = Invite everybody for a drink?
strip-tavern-more = If nobody drinks along, all of it is yours; else you roll in turn.
strip-chest = Open the chest?
strip-chest-more = It is yours; then all roll, you first, and the rolls add up: whoever reaches the scorpion’s number loses 2 points.
strip-guard = Which guard to challenge?
strip-guard-more = With more pirates in reserve than its number you win as many points, and a coin for a 1 or a 2. You lose nobody.
strip-goods = Draw goods?
strip-goods-more = Keep it for its points (of each kind only the best counts), or sell it for 2 coins.
strip-bargain = Keep it, or sell it?
strip-bargain-more = Of each kind of goods only your best one counts.
strip-rendezvous = Ask for a rendezvous?
strip-rendezvous-more = Only you will know where; it counts when you lead the captain there.
strip-map = Which map do you take?
strip-map-one = Take this map?
strip-map-more = A map alone is worth nothing: it takes two of the same colour.
strip-wait-tavern = { $player } decides.
strip-wait-chest = { $player } decides.
strip-wait-guard = { $player } challenges the guard.
strip-wait-goods = Goods are turned up.
strip-wait-bargain = Goods.
strip-wait-rendezvous = A rendezvous is turned up.
strip-wait-map = { $player } takes a map.
chance-any-chest = No danger: nothing reaches the scorpion yet.
chance-any-brawl = First of the column: as much or more from those below throws him out.
chance-any-tavern = Any roll wins.
chance-least = { $need ->
    [6] A 6 is needed
   *[other] { $need } or more is needed
}: { $odds }.
chance-least-brawl = { $need ->
    [6] A 6
   *[other] { $need } or more
} throws the leader out: { $odds }.
chance-better = { $need ->
    [6] A 6 would be better
   *[other] { $need } or more is better
}: { $odds }.
chance-most = { $need ->
    [1] Only a 1 escapes
   *[other] { $need } or less escapes
} the sting and its −2 points: { $odds }.
chance-risk = No need to roll again: { $need ->
    [6] a 6 wakes
   *[other] { $need } or more wakes
} the scorpion (−2 points).
chance-lost-chest = No roll escapes the sting and its −2 points any more.
chance-none = There is no need to roll again.
chance-draw = { $odds }

## Acts in a menu
act-move = send { $price }: { $to }
act-dark-out = { $alley }: { $price }, then out of another one
act-dark-in = come out here: { $to }, { $price } in all
act-alley = alley { $alley }
act-back = back: another way
act-ahoy = Ahoy! End the turn
act-rest = pay 1 coin and rest
act-board = go aboard with { $pirates }, row { $row }
act-use = use the square
act-use-coin = take 1 coin
act-use-pirate = recruit 1 pirate
act-use-goods = draw a goods tile
act-use-rendezvous = draw a rendezvous
act-use-rum = take { $barrels }
act-use-tavern = invite to { $tavern }: { $points } points at stake
act-use-chest = take the chest ({ $points } points), then all roll: { $scorpion }
act-skip = do not use the square
act-recall = call back { $pirates }: { $alleys }
act-take = take { $tile }
act-take-pair = take the { $tile }: { $points } more
act-take-odd = take the { $tile }: no pair yet
act-guard-small = challenge the small guard (1–3): { $odds }
act-guard-big = challenge the big guard (4–6): { $odds }
act-keep = keep it
act-keep-what = keep the { $tile }: { $points } more
act-sell = sell it for 2 coins
act-join = pay { $host } 1 coin and join in
act-decline = decline
act-decline-no-coin = pass, for want of a coin
act-stand = let the { $pips } stand
act-barrel = give a barrel and roll again
act-again = roll again, already paid for
act-first = { $player } begins
act-plate = plate { $plate }, { $turns ->
    [0] upright
    [1] turned by a quarter
    [2] upside down
   *[other] turned by three quarters
}
act-tile = { $tile }
act-roll = a { $pips }

## The same where two buttons share a row
act-move-short = { $price }: { $to }
act-dark-out-short = { $alley }: { $price }
act-dark-in-short = { $price }: { $to }
act-ahoy-short = Ahoy! End turn
act-rest-short = Rest: pay 1 coin
act-use-coin-short = Take it
act-use-pirate-short = Enlist
act-use-goods-short = Draw
act-use-rendezvous-short = Ask
act-use-rum-short = Take them
act-use-tavern-short = Invite
act-use-chest-short = Open it
act-take-odd-short = Take
act-take-pair-short = Take
act-skip-short = Leave it
act-keep-what-short = Keep
act-sell-short = Sell
act-join-short = Join

## Kinds of act, as headings of a menu; their fields; lines of the tally
kind-Move = Move
kind-Dark = Go through the dark
kind-Back = Go back
kind-Ahoy = Ahoy!
kind-Rest = Rest
kind-Board = Go aboard
kind-Use = Use the square
kind-Skip = Do not use the square
kind-Recall = Call back
kind-Take = Take
kind-Guard = Challenge a guard
kind-Keep = Keep
kind-Sell = Sell
kind-Join = Drink along
kind-Decline = Decline
kind-Stand = Let it stand
kind-Barrel = Give a barrel
kind-Again = Roll again
field-alley = Alley
field-alleys = Alleys
field-stack = Guard
name-small = small
name-big = big
name-swan2 = tavern The Swan 2
name-swan3 = tavern The Swan 3
name-swan4 = tavern The Swan 4
name-swan5 = tavern The Swan 5
name-cruce2 = tavern Es Cruce 2
name-cruce3 = tavern Es Cruce 3
name-cruce4 = tavern Es Cruce 4
name-cruce5 = tavern Es Cruce 5
name-jacques2 = tavern Frère Jacques 2
name-jacques3 = tavern Frère Jacques 3
name-jacques4 = tavern Frère Jacques 4
name-jacques5 = tavern Frère Jacques 5
name-pink3 = pink map 3
name-pink4 = pink map 4
name-pink5 = pink map 5
name-pink6 = pink map 6
name-green3 = green map 3
name-green4 = green map 4
name-green5 = green map 5
name-green6 = green map 6
name-yellow3 = yellow map 3
name-yellow4 = yellow map 4
name-yellow5 = yellow map 5
name-yellow6 = yellow map 6
end-score = { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
tally-taverns = taverns
tally-chests = chests and scorpions
tally-guards = guards
tally-sleep = sleeping places
tally-goods = goods
tally-rendezvous = rendezvous
tally-maps = pairs of maps
tie-break = With equal points, fewer pirates of your own in the common reserve rank higher, then more rum, then more coins.

## Refusals
refused-turn = Your turn begins: move the captain, rest or go aboard.
refused-ahoy = “Ahoy!” ends a turn after a move, and you have not moved yet.
refused-again = You have moved: now move again for a coin, or end your turn.
refused-again-coin = Another move in the same turn costs a coin, and you have none.
refused-late-rest = You have moved in this turn: it is too late to rest.
refused-late-board = You have moved in this turn: you can go aboard in your next one.
refused-no-alley = There is no alley “{ $alley }” in this town.
refused-not-here = This alley does not begin where the captain stands.
refused-occupied = There are pirates in this alley: only an empty one can be taken.
refused-reserve = This alley takes { $need ->
    [one] 1 pirate
   *[other] { $need } pirates
}, and your reserve holds { $have }.
refused-is-dark = This is a dark alley: it takes a second one where the captain comes out.
refused-not-dark = This is no dark alley: it does not lead out of the town.
refused-dark-coins = Going through the dark costs { $need ->
    [one] 1 coin
   *[other] { $need } coins
} now, and you have { $have }.
refused-dark-alone = There is no empty dark alley at any other square to come out by.
refused-dark-reserve = Going through the dark takes at least { $need ->
    [one] 1 pirate
   *[other] { $need } pirates
} from here, and your reserve holds { $have }.
refused-dark-second = The first dark alley takes { $first ->
    [one] 1 pirate
   *[other] { $first } pirates
}, this second one { $second }, and your reserve holds { $have }.
refused-dark-same = The captain must come out at another square than where he went in.
refused-second-dark = You have chosen the first dark alley: now the second one, or go back.
refused-back = There is nothing to take back: no dark alley was chosen.
refused-rest-coin = Resting costs a coin, and you have none.
refused-square = The captain has arrived: first use the square, or choose not to.
refused-use-recall = Say which alley your pirates come back from.
refused-use-map = Say which map you take.
refused-use-guard = Say whether you challenge the small guard or the big one.
refused-recall-where = Pirates are called back only at the headquarters.
refused-recall-number = Name one alley, or two different dark ones.
refused-recall-own = Your pirates are not in this alley.
refused-recall-dark = From two alleys pirates come back only if both are dark.
refused-take-where = Tiles are taken on a map square, or after a roll in a tavern.
refused-no-map = That map does not lie face up.
refused-map-colour = That map has another colour than the square.
refused-guard-where = There is no guard here.
refused-guard-empty = No { $stack ->
    [small] small
   *[other] big
} guards are left.
refused-bargain = First keep or sell the goods that you have drawn.
refused-invited = You are invited: join in, or decline.
refused-join-coin = Drinking along costs a coin, and you have none.
refused-pick = Choose one of the tiles that your roll wins.
refused-not-at-stake = That tile is not at stake here.
refused-too-high = Your { $pips } does not win that tile: the roll must be higher than its value.
refused-throw = You have rolled { $pips }: let it stand, or use rum.
refused-second-throw = Your barrel still pays for a second roll: use that one first.
refused-no-second-throw = No second roll is paid for: give a barrel first.

## Positions
position-range = “{ $part }” must be from { $least } to { $most }.
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-plate = “layout”: “{ $plate }” is not a plate; a plate is its number, 1 to 9, a point and its clockwise quarter turns, 0 to 3.
position-plate-twice = “layout”: plate { $plate } is there twice; the box has each plate once.
position-rows = “layout”: “{ $layout }” must have rows of three plates, separated by “ / ”, as in 1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3.
position-alleys-layout = “alleys”: a town whose layout is not complete has no alleys yet.
position-alley = “alleys”: there is no alley { $alley } in this town.
position-square = “captain”: there is no square { $square }.
position-pirates = “reserve”, “common”, “alleys”, “ship”: seat { $seat } has { $pirates } pirates; the box has 15.
position-barrels = “rum”: { $barrels } barrels; the box has 12.
position-tile = “{ $part }”: there is no tile { $tile } of that kind.
position-copies = “face_up”, “tiles”, “under”, “gone”: { $tile } is there { $times } times; the box has { $copies }.
position-face-up = “face_up”: at most { $most } of “{ $part }” lie face up.
position-chest = “face_up”: a chest and a scorpion lie face up together, or neither.
position-rope = “face_up”, “tiles”, “gone”: ropes are for four or five players.
position-row-seat = “ship”: row { $row } belongs to seat { $seat }, who does not sit at this table.
position-row-twice = “ship”: row { $row } belongs to seat { $seat }, who is aboard twice.
position-row-empty = “ship”: row { $row } has no pirates; who has none left does not go aboard.
position-row-home = “ship”, “reserve”: row { $row } belongs to seat { $seat }, who still has pirates in reserve; going aboard takes them all.
position-row-end = “ship”: after the last brawl everybody has their pirates back, and nobody is aboard.
position-at-home = “reserve”: in the brawl seat { $seat } cannot have { $have } in reserve: only the pirates beaten so far are there, { $beaten }.
position-dead-end = “captain”: { $square } is a dead end; the captain would be at { $next }.
position-beds = “face_up”: after the last brawl no bunk, hammock or rope lies under the ship.
position-imaginary = “ship”: the imaginary crew takes part with two players only, in the top row, with 1 to 6 pirates.
position-phase = “phase”: { $phase } does not fit who still has pirates to play with.
position-round = “round”: the end comes after round { $rounds }.
position-beds-round = “round”: { $tiles } bunks, hammocks or ropes of a kind have come up by round { $round }; there is one of each in a round.
position-turn = “turn”: seat { $seat } is aboard or out, so it cannot be its turn.
position-turn-not = “turn”: by “phase” or “scenes” it is not the turn of seat { $seat }.
position-seen = “{ $part }”: a tile is seen by at least one seat, and only by seats at the table, each named once.
position-known = “known”: nobody has kept { $tile }; only goods under a flag are named there.
position-seen-twice = “known”, “under”, “scenes”: only one seat can have seen { $tile } while goods are left that nobody has seen.
position-seen-by-all = “{ $part }”: a lost guard was seen by all seats.
position-been = “been”: does not fit the waiting rendezvous of seat { $seat }.
position-scenes = “scenes”: { $scene } does not fit the position.

## The board as text
board-round = Round { $round } of { $rounds }, first player { $player }
board-round-set-up = Round { $round }, the table is being set
board-crew = { $player }: { $have }
board-crew-turn = { $player }, to play: { $have }
board-reserve = { $pirates } in reserve, { $more } to recruit
board-purse = closed purse
board-won = {"  "}Won: { $tiles }
board-won-hidden = { $number ->
    [one] one tile
   *[other] { $number } tiles
}
board-scorpions = { $number ->
    [one] a scorpion (−2)
   *[other] { $number } scorpions (−2 each)
}
board-goods = {"  "}Goods: { $tiles }
board-rendezvous = {"  "}Still to meet: { $tiles }
board-hidden = { $number } hidden
board-captain = The captain’s ways ({ $square })
board-way = { $to }: { $price }
board-way-open = { $number }. { $way }
board-way-closed = {" –  "}{ $way }
board-dark = { $alley }: { $price }, and a second one to come out by
board-taken = { $way }, taken by { $player }
board-too-dear = { $way }, more than can be paid now
board-tiles = Tiles face up and stacks
board-taverns = Taverns: { $tiles } (stack: { $left })
board-maps = Maps: { $tiles } (stack: { $left })
board-chests = Chest: { $tiles } (stack: { $left })
board-stacks = Left: goods { $goods }, rendezvous { $rendezvous }, barrels of rum { $rum }
board-guards = Guards left: small (1 to 3) { $small }, big (4 to 6) { $big }
board-under-small = Under the small guards, next first: { $tiles }
board-under-big = Under the big guards, next first: { $tiles }
board-under-goods = Under the goods, next first: { $tiles }
board-unknown = unknown
board-ship = The ship; to sleep on: { $tiles }
board-nobody = Nobody is aboard.
board-row = Row { $row }: { $player }, { $pirates }
board-brawl = Brawl, series { $series }, column { $column } from the mast
board-leader = { $player } leads with { $best }
board-brawl-row = Row { $row }: { $player }, left of the mast { $left }, right { $right }, beaten { $out }
board-sum = At the chest: the sum is { $total }, the scorpion stings at { $threshold }
board-drinkers = In the tavern: { $players }
board-town = The town
board-town-how = Each alley: how many pirates it takes, where it leads (who is in it).
board-square = { $square }: { $ways }
board-square-captain = { $square }, captain: { $ways }
board-lane = { $length } to { $to }
board-lane-dark = { $length } dark
board-lane-taken = { $lane } ({ $player })

## The map
picture-town = The town: squares, alleys, pirates and the captain
picture-whole = Whole town
picture-near = Near the captain
picture-whole-short = All
picture-near-short = Near
picture-jump = Go to a part of the town
picture-alley = { $alley }, { $length ->
    [one] 1 segment
   *[other] { $length } segments
}
picture-alley-held = { $alley }, taken by { $player }
picture-quay = The quay: the ship, tiles face up and stacks
picture-sleep = To sleep on after the brawl
picture-dawn-reserve = In reserve
picture-taverns = Taverns
picture-maps = Treasure maps
picture-chests = Chest and scorpion
picture-others = goods, rendezvous, rum
picture-left = stack { $left }
picture-stack = { $what }: { $left } left
picture-back-goods = goods, face down
picture-back-rendezvous = rendezvous, face down
picture-back-small = small guard (1 to 3)
picture-back-big = big guard (4 to 6)
picture-back-rum = barrels of rum
picture-rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
picture-aboard = go aboard
picture-aboard-short = aboard
picture-row = Row { $row }: { $player }, { $pirates }
picture-nobody = Nobody is aboard.
picture-tray = What is yours
picture-fan = Your tiles: { $number }
picture-ship = The ship: rows from the top
picture-crew = { $player }: { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
} in reserve, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $rum ->
    [one] { $rum } barrel
   *[other] { $rum } barrels
} of rum
picture-crew-shut = { $player }: { $pirates ->
    [one] { $pirates } pirate
   *[other] { $pirates } pirates
} in reserve, a closed purse, { $rum ->
    [one] { $rum } barrel
   *[other] { $rum } barrels
} of rum
picture-dawn = { $round ->
    [5] Fifth and last round
   *[other] Round { $round } of 5
}
picture-night = Who sleeps where
picture-night-nobody = out of the game
picture-night-on = { HAND("Touch", "Click") } to go on
picture-round = Round { $round } of 5
picture-round-short = Round { $round }/5
picture-crew-tiles = Face down: { $goods } goods, { $waiting } rendezvous.
picture-crew-aboard = Aboard: { $pirates }.
picture-crew-points = { $points ->
    [one] 1 point so far.
   *[other] { $points } points so far.
}
picture-tip-goods = Goods kept face down: of each kind only the best counts.
picture-tip-waiting = Rendezvous to come: the captain still has to be led there.
picture-tip-points = Points from tiles won so far, as far as you know them.
picture-tip-reserve = Pirates in reserve: they fill alleys, beat guards and fight in the brawl.
picture-tip-coins = Coins: for further moves, dark alleys, resting and taverns.
picture-tip-rum = Rum: a barrel buys one or two more rolls.
picture-tile-waiting = A rendezvous to come: lead the captain yourself to a square of this kind, and the points are yours.
picture-tile-rendezvous = A rendezvous that took place: the points are yours.
picture-tile-goods = Goods: of each kind only your best counts.
picture-tile-map = A treasure map: it counts only in a pair of one colour.
picture-tile-tavern = Won in a tavern: its points are yours.
picture-tile-chest = A chest: its points are yours.
picture-tile-scorpion = A sting: it costs you 2 points. Its number only told when the scorpion would sting.
picture-tile-guard = A guard you beat: its points are yours.
picture-tile-sleep = A place to sleep, won in a brawl: its points are yours.
picture-letter-map-pink = P
picture-letter-map-green = G
picture-letter-map-yellow = Y
picture-letter-tavern-swan = S
picture-letter-tavern-es-cruce = C
picture-letter-tavern-frere-jacques = J
help-coin = Coin: take 1 coin. The number is its name.
help-hq = Headquarters: call back your pirates from one alley, or from two dark ones.
help-pirate = Pirate: one more pirate from the common reserve for the rest of the game.
help-goods = Goods: draw a tile, keep it or sell it for 2 coins; of each kind only the best counts.
help-rendezvous = Rendezvous: a secret place; bring the captain there later for 4 or 6 points.
help-map = Treasure map: take one of this colour; only pairs count.
help-tavern = Tavern: all tiles of this tavern are at stake; whoever pays you a coin drinks along.
help-chest = Chest: 4 to 6 points for you; then all roll, and somebody gets the scorpion.
help-scorpion = Scorpion: whoever’s roll brings the sum to its number loses 2 points.
help-rum = Rum: take 2 barrels.
help-guard = Guard: with more pirates in reserve than its number you win the tile.

## The player aid
aid-1 = Your turn: move the captain, pay 1 coin to rest or go aboard with all pirates left.
aid-2 = A move fills an empty alley, one pirate for each segment; then the square may be used. The first move is free, each further one costs 1 coin.
aid-3 = Dark alleys: out by one, in by another, 1 coin extra unless there is no other way.
aid-4 = Tavern: pay 1 coin to join in; a tile needs a roll above its value. Nobody joins: the host takes all.
aid-5 = Chest: all roll in turn; whoever brings the sum to the scorpion’s number takes it (−2). Guard: more pirates in reserve than its number.
aid-6 = Rum: a barrel for one or two more rolls; the last roll counts.
aid-7 = Brawl: columns from the outermost inwards; equal or higher beats the pirate that leads. Bunk, hammock, rope (4–5 players).
aid-8 = Points: maps only in pairs, of each kind of goods only the best, rendezvous only if kept; coins and rum nothing.

## What a hint names as different

holding-points = { $number } { $number ->
    [one] point
   *[other] points
}
holding-pirates = { $number } { $number ->
    [one] pirate
   *[other] pirates
} to play with
holding-coins = { $number } { $number ->
    [one] coin
   *[other] coins
}
holding-barrels = { $number } { $number ->
    [one] barrel of rum
   *[other] barrels of rum
}
holding-meetings = { $number } rendezvous to come
