# The core's own sentences: errors, the four general rules, joints.

list-one = { $item }
list-next = { $before }, { $after }
list-last = { $before } and { $after }

refused-over = The match is over.
refused-not-awaited = It is not this player's turn to act.
refused-no-such-act = There is no such act now.
refused-not-a-player = Luck and the clock are not players: nobody may do this for them.

unknown-game = There is no game “{ $key }”; the games are: { $known }.
bad-seats = { $seats } players cannot play this game; it takes { $numbers }.
bad-options = Options must be an object of names and values.
unknown-option = There is no option “{ $name }”; the options are: { $known }.
bad-option = Option “{ $name }” cannot be “{ $value }”; it can be: { $allowed }.
bad-act = This is not an act of the game: { $detail }.
bad-rewind = Cannot go back to act { $to }: the match has { $last }.

position-not-object = A position must be an object of names and values.
position-unknown = A position has no “{ $part }”; it has: { $known }.
position-missing = The position does not say “{ $part }”.
position-form = “{ $part }” does not have the form of a position: { $detail }.

code-foreign = This is not a Flibuste match code: a code looks like game.1.2….
code-damaged = The match code is damaged: its checksum does not fit; a character was lost or changed.
code-version = The match was played by version { $theirs } of the rules; this program plays version { $ours }.
code-acts = The match code does not fit the rules from act { $act } on.

request-form = The request is not understood: { $detail }.
request-unknown = There is no request “{ $do }”; the requests are: { $known }.
request-field = “{ $do }” takes no field “{ $field }”.
request-missing = “{ $do }” needs the field “{ $field }”.
request-value = The field “{ $field }” cannot be { $value }.
request-no-match = There is no match yet: start one, or load one.
request-fault = The referee stumbled over this request: { $detail }. Nothing was changed.
