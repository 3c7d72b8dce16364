# Pearl divers

## Divers, by seat
seat-0 = Coral
seat-1 = Jade
seat-2 = Amber
seat-3 = Indigo

## Pearls
name-white = white
name-pink = pink
name-black = black
a-pearl = a pearl
a-white = a white pearl
a-pink = a pink pearl
a-black = a black pearl
no-white = no white pearl
no-pink = no pink pearl
no-black = no black pearl
pearls-white = white pearls
pearls-pink = pink pearls
pearls-black = black pearls

## What happens
story-first = { $diver } goes first.
story-draw = { $diver } finds { $pearl }.
story-draw-hidden = { $diver } finds a pearl.
story-dive = { $diver } dives.
story-release = { $diver } slips { $pearl } back under the reef.
story-release-hidden = { $diver } slips a pearl back under the reef.
story-surface = { $diver } surfaces.
story-turn = It is { $diver }’s turn.
story-net = { $diver } opens the net: { $points ->
    [one] one point
   *[other] { $points } points
}.
story-net-heavy = { $diver } opens the net: { $points } points, too heavy to lift.
story-won = { $divers } wins with { $points ->
    [one] one point
   *[other] { $points } points
}!
story-won-together = { $divers } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.

## What to do
prompt-over = The match is over.
prompt-setting-up = Everybody finds a first pearl.
prompt-wait = { $diver } is under water.
prompt-surface = Your turn: surface.
prompt-surface-more = { $points } of { $breath } points are in your net, and the reef is empty.
prompt-release-surface = Your turn: release, or surface.
prompt-release-surface-more = { $points } of { $breath } points are in your net, and the reef is empty. To surface is for good.
prompt-dive-surface = Your turn: dive, or surface.
prompt-dive-surface-more = { $points } of { $breath } points are in your net. To surface is for good.
prompt-dive-release-surface = Your turn: dive, or surface.
prompt-dive-release-surface-more = { $points } of { $breath } points are in your net: you may also release a pearl.

## Acts in a menu
act-dive = dive for a pearl
act-release = release { $pearl }
act-surface = surface for good
act-first = { $diver } goes first
act-draw = { $pearl }

## Kinds of act, as headings of a menu; lines of the tally
kind-Dive = Dive
kind-Release = Release
kind-Surface = Surface
tally-pearls = pearls

## Refusals
refused-empty = The reef is empty: there is nothing to dive for.
refused-release-twice = You have already released a pearl: once in a match is all.
refused-no-pearl = There is { $pearl } in your net.

## Positions
position-seats = “{ $part }” must have one entry for each of { $seats } seats.
position-pearls = “nets” and “under” have { $number } { $pearls }: the box has four.
position-range = “{ $part }” must be from 0 to { $most }.
position-turn = “turn” must name a diver who has not surfaced.

## The board as text
board-reef = The reef: { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}. Your breath: { $breath } points.
board-under = Under it: { $pearl }, put back by { $diver }
board-pearls = { $number } × { $pearl }
board-turn = { $diver }, in turn: { $net }
board-diving = { $diver }, diving: { $net }
board-surfaced = { $diver }, surfaced: { $net }
board-closed = { $pearls ->
    [one] one pearl
   *[other] { $pearls } pearls
}
board-open = { $pearls } ({ $points ->
    [one] one point
   *[other] { $points } points
})
