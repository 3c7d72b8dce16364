# Low tide

## Players, by seat
seat-0 = Coral
seat-1 = Jade
seat-2 = Amber
seat-3 = Indigo

## What happens
story-first = { $seat } goes first.
story-take = { $player } takes { $shells ->
    [one] one shell
   *[other] { $shells } shells
}.

## What can be done
act-first = { $seat }
act-take = Take { $shells ->
    [one] one shell
   *[other] { $shells } shells
}
prompt-over = The match is over.
prompt-over-more = The tide is back.
prompt-luck = Chance names the first player.
prompt-wait = It is { $player }’s turn.
prompt-play = Your turn: how many shells?
refused-few = There { $shells ->
    [one] is only one shell
   *[other] are only { $shells } shells
} left.

## The table
board-table = On the beach: { $beach }
board-player = { $player }: { $taken }

## Kinds of act, as headings of a menu; lines of the tally
kind-Take = Take
tally-shells = shells
