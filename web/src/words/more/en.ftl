# What a table does not begin with: words that come with the parts of the page that say them.

## Everywhere
copied = Copied.
copy-by-hand = The text is selected: copy it with your keyboard or a long press.
copy-what = Copy: { $what }
yes = Yes
no = No
from-to = From { $from } to { $to }
value-true = yes
value-false = no

## The lobby
open-public = Open a public table
lobby-title = What shall we play?
lobby-lead = With friends or against bots. No account, nothing to install: sit down and play.
nickname = Your name
nickname-hint = Jo
pirate-names = Anne, Jack, Mary, Ned, Grace, Finn, Bess, Long Tom, Molly, Barnaby
new-table = New table
my-matches = My matches
my-tables = Your tables
games = Games
public-tables = Open tables
show-all = Show all { $number }
show-few = Show fewer
put-away = Put away
put-away-what = Put away: { $game }
show-away = Show { $number } put away
public-none = No table is open right now. Open one: anybody who comes through the lobby can join you.
card-designer = by { $designer }
card-players = { $least ->
    [one] { $least } player
   *[other] { $least }–{ $most } players
}
card-minutes = { $least }–{ $most } min
card-age = ages { $age }+
play-now = Play
play-now-what = Play { $game } now against bots
with-friends = With friends
with-friends-what = Open a table of { $game } with friends
rules-of = Rules of { $game }
rules-parts = Parts of the rules
aid = In short
table-waiting = { $open ->
    [0] all chairs taken
    [one] 1 chair free
   *[other] { $open } chairs free
}
turn-of = { $who }’s turn
turn-several = { $number } players have to play
call-tables = { $tables } tables
table-running = being played
table-over = over
go-back = Go back
look-again = Result
join = Join
watch = Watch
watch-what = Watch this table of { $game }
somebody = somebody
chair-free = free
chair-free-title = Free chair

## The lesson
learn-what = Learn { $game } in four minutes
learn-title = { $game }, the lesson
learn-step = Step { $number } of { $of }
learn-next = Continue
learn-back = Back
learn-show = Show me
learn-moves = Possible moves ({ $number })
learn-look = Watch…
learn-wrong = Allowed, but not what this step is about.
learn-new = New match
learn-play = Play on from here, against an easy bot

## Bots
level-legend = Legend · thinks long, forgives little
level-captain = Captain · thinks ahead
level-sailor = Sailor · plays well, and can be beaten
level-deckhand = Deckhand · sees what is near
level-cabin-boy = Cabin boy · is learning the ropes
level-random = Parrot · just for fun
bots-about = The level says how far a bot thinks; its name goes with a character of its own.

## A new table
open-to-link = Only people with the link can sit down.
open-to-all = The table is shown in the lobby: anybody can sit down.
seat-number = Seat { $number }
which-game = Which game?
chairs = Who sits where
how-many = How many will you be?
where = How will you play?
where-link = Send a link
where-here = Around this device
where-link-help = Everybody opens the link on a device of their own. Bots take the chairs that stay free.
where-bots = Against bots
where-bots-help = You against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, at once. How strong they are is chosen under “Options”.
where-here-help = You pass this device around. A cloth covers whatever is secret, so nobody sees another’s hand.
game-options = The rules you play by
expert-options = For experts: settings to type in
another-game = Another game
chair-me = Me
chair-here = Here, beside me
here-name = Name for { $seat }
here-name-hint = Their name…
here-about = You share this device: when it changes hands, a cloth covers whatever is secret, so nobody sees anybody else’s hand.
chair-friend = A friend
chair-bot = Bot: { $bot }
options = Options
by-chance = Chance decides
table-manners = At the table
who-may-come = Who may come?
table-private = Only people with the link
table-public = Anybody in the lobby
undo-policy = Take-backs
undo-family = Free: your own last move at once, an older one if everybody agrees
undo-strict = Only until chance or another player has acted
undo-none = Never
rated = Rated match
rated-help = Everybody’s points for this game change with the result, and the list of this room shows them by name. No hints, no changing of chairs; conceding counts. Not counted: a match that is stopped, or with two at one device.
chat-allowed = Chat allowed
set-table = Open the table

## The waiting room
seat-bot = bot
seat-lag = { $lag } ms away
seat-here = on this device
waiting-host-open = { $open ->
    [one] One chair is free: send a friend the link,
   *[other] { $open } chairs are free: send your friends the link,
} or start with bots.
waiting-host-here = Start whenever you like: bots take the free chairs.
waiting-host-away = Still waiting for { $who }. Give it a moment, or start all the same.
waiting-host-full = Everybody is here. Press Start, and off you go!
waiting-guest-open = You have a chair. { $who } starts the match when everybody is here.
waiting-guest-full = Everybody is here. { $who } can start the match now.
waiting-join = { $open ->
    [one] One chair is free.
   *[other] { $open } chairs are free.
} Write your name and sit down.
waiting-watch = You are watching. The match has not begun yet.
take-free-chair = Sit down
host = host
invite-others = Links to this table
invite = Invite friends
share-link = Link for friends
share-link-here = Link of this table
watch-link = Link for watching
share = Share…
qr-join = QR code: join this table
qr-match = QR code: see this match again
scan-it = Or let them scan this code with their phone.
only-here = This link works on this device only. Ask whoever installed Flibuste to open it to the other devices of the house.
only-here-host = For whoever installed Flibuste
only-here-friends = Friends who are with you can play at this device: touch a free chair, and then “{ deal-here }”.
only-here-how = On the computer where Flibuste runs: stop it and start it again with “make run LAN=1”. Then phones and tablets of the same house can open the link.
come-back = Come back from another device
come-back-help = On the other device open the link and type these four words, or scan the code:
come-back-words = On the other device open the link and type these four words:
qr-back = QR code: back to my chair
was-here = I was already sitting here
was-here-help = Where you sat before, “About this table” shows four words and a code: type the words here, or scan the code with this device.
four-words = Your four words
fill-with = Bots for the free chairs
start = Start
start-with-bots = Start with { $open ->
    [one] { $open } bot
   *[other] { $open } bots
}
stand-up = Leave the table
add-chair = Add a chair
cancel-table = Close the table
cancel-table-sure = Nobody will be able to play at this table any more. Close it for everybody?
options-change = Change
options-settle = Play like this
options-usual = The usual rules.
table-full = Every chair is taken. You can watch as soon as the match begins.
late-title = The match is on
late-text = A bot keeps a chair warm for you: take it over as it stands, or just watch.
take-chair = Take a bot’s chair
just-watch = Just watch

## The table
luck-came = this came up
luck-rest = all the rest
since-nothing = Nothing has happened since.
undo-far = { $moves } moves would be undone, from your last one on:
undo-far-list = What would be undone
undo-far-leave = Leave it as it is
undo-far-do = Take back { $moves } moves
undo-asked-title = Taking back a move
undo-asked = { $who } would like to take back the last move. Do you agree?
undo-asked-steps = { $after ->
    [one] The step that followed goes too.
   *[other] The { $after } steps that followed go too.
}
on-device = Around this device
fingerprint = Seal of luck
fingerprint-help = The SHA-256 of this table’s seed: all luck was settled before the first move.
seed = Seed
seed-help = The match is over, so the seal is broken: its SHA-256 is the one above.

## What one can do with others at the table
deal-rename = Name
deal-level = Which bot sits here?
deal-here = Somebody here, at this device
deal-here-do = Take the chair
deal-link = A friend, by the link
deal-link-how = Send this link to your friend: it opens the table, and the first to come gets a free chair.
deal-character = Character
deal-up = One place earlier
deal-down = One place later
deal-make-host = Make { $who } the host
deal-nudge = Nudge { $who }
deal-bot-plays = Let a bot play
deal-stand-in = Let a bot play for me
deal-stand-back = Play myself again
deal-stop = Stop here
deal-stop-sure = Ask the others to stop here? When more than half agree, the match ends as it stands, without a winner.
deal-concede = Concede
deal-concede-sure = Concede? A bot plays on for you to the end; you can watch and chat, but you cannot come back.
deal-mute = Mute { $who }
deal-unmute = Hear { $who } again
deal-remove = Remove { $who } from the table
deal-remove-sure = Remove { $who } from the table? A bot takes the chair over, with everything that lies there.
deal-drop = Take this chair away
deal-none = There is nothing to do here now.
stop-title = Stop here?
stop-asked = { $who } would like to stop here, with the score as it stands and no winner. In favour: { $yes } of the { $needed } needed.
stop-alone = Everybody else has conceded. Stop here, or play on against the bots?
stop-yes = Stop here

## The curtain
now-you = { $who }’s turn: pass the device
curtain-first = { $who } begins
curtain-turn = { $who } is next: pass the device on
curtain-help = Only what is secret lies under the cloth.
curtain-else = Somebody else wants a look?
curtain-other = I am { $who }

## Why not
why-not = Why not?
why-rule = Why?
why-read = Read the rule
read-rule = Read rule { $rule }
why-yes-title = You may
why-yes = No rule forbids it.
why-near = Possible instead:
understood = Understood
may-i-help = Put a move together and ask: the rules answer, and nothing is played.
may-i-kind = Which move?
ask = Ask
field-seat = Player
field-origin = From
field-symbol = Card
field-card = Card
field-number = Number
field-tile = Tile
field-place = Place
field-pirate = Pirate

## The end
end-you-win = You win!
end-wins = { $number ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
end-nobody = Nobody wins
end-nobody-well = The sea keeps the treasure. { $kind }
end-stopped = The match stops here
end-stopped-well = Nobody has lost: these are the scores as they stand.
end-stopped-rated = Whoever conceded has lost; these are the scores as they stand.
end-well = Well sailed, captain!
end-well-by = Well sailed, captain: { $score } against { $theirs } for { $who }.
end-well-shared = Well sailed: the treasure is shared.
end-my-place = { $of ->
    [2] Well played! { $kind }
   *[other] You finish { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] in place { $place }
    }. { $kind }
}
end-my-place-by = { $of ->
    [2] Well played, { $score } against { $best }. { $kind }
   *[other] You finish { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] in place { $place }
    }, { $score } against { $best }. { $kind }
}
end-my-place-shared = { $place ->
    [2] You share second place. { $kind }
    [3] You share third place. { $kind }
    [4] You share fourth place. { $kind }
   *[other] You share place { $place }. { $kind }
}
end-kind = { $which ->
    [0] The wind will turn!
    [1] Another day, then!
    [2] The sea owes you one.
   *[3] A fine voyage!
}
end-well-all = That was the match. Well played, all of you!
end-thanks = That was the match. Thanks for watching!
end-shared = shared
end-tie = Where points were equal, the tie-break of the rules decided.
end-count = The count
end-rank = { $rank ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
}
end-you = you
end-total = Total
whatif = What if?
whatif-left = This match left another one after its step { $number }.
whatif-both = Both matches
log-book = Log book, to print
rating-title = Rating
rating-all = All ratings
unrated-shared = Not rated: two people sat at one device.
unrated-stopped = Not rated: the match was stopped.
series = This table so far
series-matches = { $number ->
    [one] { $number } match
   *[other] { $number } matches
}
series-wins = { $number ->
    [one] { $number } win
   *[other] { $number } wins
}
series-wins-new = { $number ->
    [one] { $number } win: this one
   *[other] { $number } wins, this one among them
}
again = Play again
again-wait = Setting the table…
again-join = Next match
watch-again = Watch again
replay-what = Watch { $game } again, step by step
see-again = Watch a match that somebody sent you
see-again-hint = Paste its link, or drop its file
see-again-paste = Paste its link here
see-again-large = This file is too large for a match.
share-match = Share
match-code-help = The whole match in one line: paste it in the lobby of any Flibuste to see it again.

## Help
help-text = The sentence above the table always says what you can do now.
help-touch = { HAND("Touch", "Click") } what is lit: a card, a square, a piece. You see what it can do, and where.
help-gold = The gold button below says what it does. Press it, or { HAND("touch", "click") } the lit goal, and it is done. { HAND("Touch", "Click") } elsewhere{ HAND("", " or press Esc") } to let go.
help-why = { HAND("Touch", "Click") } something that is not lit: one line says which rule forbids it. “All moves” lists everything you may do.
help-hint = “Hint” lets the bosun suggest a move, and say why.
help-undo = “Take back” undoes your last move, if the table allows it.
help-pace = What the others do is shown step by step: “Skip” shows it all at once, and the settings set the pace.
help-keys = Everything can be done with the keyboard.
keys = Keys
keys-on = Single-key shortcuts
key-hint = a hint
key-undo = take back my last move
key-since = what happened since my last turn
key-may-i = ask whether something is allowed
key-rules = open or close the rules
key-skip = skip the waiting steps
key-acts = go to the list of moves
key-chat = go to the chat
key-about-table = about this table
key-words = the board in words, and back
key-digits = play the move of this number in the list; for a bid: how much
key-arrows = in the list of moves: walk through it, Enter plays; on the tabs above it: change them
key-race-letters = Q A Z …
key-race = in Piratoons’ race: a pawn on the tile with this letter; P: stop
key-escape = close a dialog
key-help = this help
credits = Flibuste is free software; the words of the rules and the pictures are our own.

## Settings
sound-on = Sounds at the table
pace-times = { $times }×
pace-instant = At once
calls = When it is your turn
notes-on = A notification while you are looking elsewhere and this page stays open
notes-refused = Your browser does not allow notifications here. You can change that in its own settings.
shakes-on = A short buzz of the phone
colours = Colours
colours-auto = Auto
colours-light = Day
colours-dark = Night

# What a table seldom says: fetched when it does.

## What one can do with others at the table

## Clocks
deal-pause = Pause the clocks
deal-resume = Let the clocks run again
deal-call = Send { $who } the link: “your turn”
call-text = { $who }, it is your turn:
clock-none = No clock
clock-gentle = A sandglass for each decision, which only nags
clock-bank = A clock for each player, which runs out
clock-minutes = Each player’s own time
clock-seconds = Before that, for each decision
clock-each = For each decision
clock-zero = When a player’s time is spent
clock-zero-vote = the others decide: a bot plays on, or some more time
clock-zero-bot = a bot plays on at once
clock-told-gentle = { $seconds } for each decision; the sandglass only nags
clock-told-bank = { $minutes } each, and first { $seconds } for every decision
clock-told-bare = { $minutes } each
clock-nothing = nothing
clock-s = { $number } s
clock-min = { $number } min
clock-h = { $hours } h { $minutes }
clock-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
clock-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
clock-d = { $days } d { $hours } h
clock-of = Time left: { $time }
clock-own = { $time } for this decision
clock-soon = { $time } left.
clock-out = Your time is spent.
clock-nag = The sand has run out: the others are waiting.
clock-paused = The clocks are paused.
clock-go-on = Continue
clock-asked = You are asking for a pause; still to answer: { $who }
pause-title = A pause?
pause-asked = { $who } would like to pause: the clocks stop until somebody lets them run again, or plays. Do you agree?
pause-refused = The others would rather not pause.
late-asked = { $who } has no time left. Shall a bot play on? In favour: { $yes } of the { $needed } needed. If not, { $who } gets some more time.
late-bot = Let a bot play on
late-more = Give more time
late-out = { $who } is out of time: a bot plays on.
late-goes-on = { $who } plays on.
late-me = You have no time left: play now! The others are deciding.
out-of-time-title = Out of time

## Watching
delay = Those who watch see it
delay-none = at once
delay-moves = { $number } moves later
delay-minutes = { $number } minutes later
hand-title = Show my hand to a friend
hand-help = Whoever opens this link sees your hand and all that you see, and can do nothing. It is for one person: the last to open it. The others at the table know that somebody is looking on.
hand-make = Make a link
hand-new = Make a new link; the old one ends
hand-end = Take it back
hand-link = Link into my hand

## Hints and remarks
hint-move-ask = Show the move
hint-why-ask = Why?
hint-strength = A hint tells
hints-nudge = where to look
hints-move = the move
hints-why = the move and why
remarks-on = Bots say a word now and then
remarks-hush = No more remarks
remarks-hushed = Bots keep quiet from now on; the settings let them speak again.

## Talk, and what I have asked of the others
to-board = Back to the board
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unsaid = (will be sent when the line is back)
undo-waiting = You are asking to take back a move; still to answer: { $who }
undo-withdraw = Withdraw my request
stop-no = Play on
stop-waiting = Stop here? In favour so far: { $yes } of the { $needed } needed.
clock-left = { $seconds } s
let-bot-play = Let a bot play
