# Harbour

seat-0 = Anne
seat-1 = Ben
seat-2 = Cora
luck = Luck
clock = The clock
rum = rum
silk = silk
gold = gold

act-draw = a card: { $card }
act-roll = { $pips } coins come in
act-lay = lay { $card }
act-grab = grab a coin
act-toss = throw a coin, and the buoy drifts to { $spot }
act-bell = the bell rings
act-under = hide { $card } under the pile

story-act = { $player }: { $act }.
story-sealed = { $player }: a card, face down.
prompt-act = It is up to you.
prompt-wait = Others are to act.
prompt-over = The match is over.

refused-no-card = You have no { $card }.
refused-buoy-there = The buoy floats there already.
position-wrong = The position does not add up: { $detail }.
board = Day { $day }, on the quay { $quay }, the buoy at { $buoy }.
board-cards = { $number } { $kind }
