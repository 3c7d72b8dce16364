# Le port

seat-0 = Anne
seat-1 = Ben
seat-2 = Cora
luck = Le hasard
clock = L’horloge
rum = rhum
silk = soie
gold = or

act-draw = une carte : { $card }
act-roll = { $pips } pièces débarquent
act-lay = poser { $card }
act-grab = prendre une pièce
act-toss = lancer une pièce, et la bouée dérive vers { $spot }
act-bell = la cloche sonne
act-under = cacher { $card } sous la pile

story-act = { $player } : { $act }.
story-sealed = { $player } : une carte, face cachée.
prompt-act = À vous de jouer.
prompt-wait = Aux autres de jouer.
prompt-over = La partie est finie.

refused-no-card = Vous n’avez pas de { $card }.
refused-buoy-there = La bouée y flotte déjà.
position-wrong = La position est fausse : { $detail }.
board = Jour { $day }, sur le quai { $quay }, la bouée en { $buoy }.
board-cards = { $number } { $kind }
