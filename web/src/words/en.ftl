# The page's own words. Games bring theirs, the server says why it refuses.

## Everywhere
home = Flibuste, back to the lobby
language = Language
language-en = English
language-fr = Français
help = Help
settings-short = Settings
skip-link = Skip to the content
close = Close
cancel = Cancel
yes = Yes
no = No
loading = One moment…
nowhere = There is nothing at this address.
to-lobby = Back to the lobby
error-unreachable = The server cannot be reached. Is it still running?
copied = Copied.
copy-by-hand = The text is selected: copy it with your keyboard or a long press.
copy-what = Copy: { $what }
show = Show
times = × { $number }
from-to = From { $from } to { $to }
value-true = yes
value-false = no

## The lobby
lobby-title = What shall we play?
lobby-lead = With friends or against bots. No account, nothing to install: sit down and play.
nickname = Your name
nickname-hint = Jo
new-table = New table
my-tables = Your tables
games = Games
public-tables = Open tables
show-all = Show all { $number }
show-few = Show fewer
public-none = No table is open right now. Open one: anybody who comes through the lobby can join you.
open-public = Open a public table
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
rules = Rules
rules-of = Rules of { $game }
rules-parts = Parts of the rules
aid = In short
your-turn = Your turn
table-waiting = { $open ->
    [0] all chairs taken
    [one] 1 chair free
   *[other] { $open } chairs free
}
turn-of = { $who }’s turn
turn-several = { $number } players have to play
call-tables = { $tables } tables
table-running = being played
table-over = over
go-back = Go back
look-again = Review
join = Join
watch = Watch
watch-what = Watch this table of { $game }
somebody = somebody
chair-free = free
chair-free-title = Free chair

## The lesson
learn = Learn
learn-what = Learn { $game } in four minutes
learn-title = { $game }, the lesson
learn-step = Step { $number } of { $of }
learn-next = Go on
learn-back = Back
learn-show = Show me
learn-moves = Possible moves ({ $number })
learn-look = Watch…
learn-wrong = Allowed, but not what this step is about.
learn-new = New match
learn-play = Play on from here, against an easy bot

## Bots
bot-mate = Mate
bot-greedy = Deckhand
bot-random = Parrot
level-mate = Mate · strong
level-greedy = Deckhand · fair
level-random = Parrot · just for fun
seat-bot = bot
bots-about = Mate thinks ahead, Deckhand grabs what is near, Parrot plays anything.

## A new table
which-game = Which game?
chairs = Who sits where
how-many = How many will you be?
how-many-help = Friends take the other chairs with a link. Bots take those that stay free.
game-options = The rules you play by
expert-options = For experts: settings to type in
open-to-link = Only people with the link can sit down.
open-to-all = The table is shown in the lobby: anybody can sit down.
another-game = Another game
chair-me = Me
chair-here = Somebody here, on this device
here-name = Name for { $seat }
here-name-hint = Their name…
here-about = You share this device: when it changes hands, a cloth covers whatever is secret, so nobody sees anybody else’s hand.
chair-friend = A friend
chair-bot = Bot: { $bot }
seat-number = Seat { $number }
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
chat-allowed = Chat allowed
set-table = Open the table

## The waiting room
waiting-title = { $game }: getting ready
waiting-host-open = { $open ->
    [one] One chair is free: send a friend the link,
   *[other] { $open } chairs are free: send your friends the link,
} or start with bots.
waiting-host-here = Start whenever you like: bots take the free chairs.
waiting-host-full = Everybody is here. Press Start, and off you go!
waiting-guest-open = You have a chair. { $who } starts the match when everybody is here.
waiting-guest-full = Everybody is here. { $who } can start the match now.
waiting-join = { $open ->
    [one] One chair is free.
   *[other] { $open } chairs are free.
} Write your name and sit down.
waiting-watch = You are watching. The match has not begun yet.
take-free-chair = Sit down
crew = Crew
host-now = You are the host now.
host = host
invite = Invite friends
share-link = Link for friends
watch-link = Link for watching
share = Share…
qr-join = QR code: join this table
scan-it = Or let them scan this code with their phone.
only-here = This link works on this device only. Ask whoever installed Flibuste to open it to the house.
only-here-host = For whoever installed Flibuste
only-here-how = Started with “make run LAN=1”, Flibuste opens to every device in the house.
come-back = Come back from another device
come-back-help = On the other device open the link and type these four words, or scan the code:
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
stand-up = Leave the chair
chair-menu = What to do with { $who }
add-chair = Add a chair
cancel-table = Close the table
cancel-table-sure = Nobody will be able to play at this table any more. Close it for everybody?
table-closed = You have closed the table.
cancelled-title = The host has closed this table.
cancelled-text = Nothing is lost but the chairs: there are other tables, and you can open one yourself.
options-change = Change
options-settle = Play like this
options-usual = The usual rules.
table-full = Every chair is taken. You can watch as soon as the match begins.
late-title = The match is on
late-text = A bot keeps a chair warm for you: take it over as it stands, or just watch.
take-chair = Take a bot’s chair
just-watch = Just watch

## The table
the-table = The table
tab-board = Board
to-board = Back to the board
tab-facts = In words
tab-log = Log
tab-chat = Chat
tab-acts = All moves
slot-touch = Touch what is lit
slot-choose = Choose a move
sentence-to = { $who } –
slot-wait = Waiting for { $who }
slot-wait-nobody = One moment…
sentence-whole = What happened, and what could have come up
acts = What you can do
acts-gone = Not now
act-not-now = not possible now; touch to learn why
not-your-turn = It is not your turn yet.
watching = You are watching.
match-begins = The match begins.
match-over = The match is over.
skip = Skip { $waiting }
log = Log
log-empty = Nothing has happened yet.
log-luck = Set-up: { $number ->
    [one] one draw
   *[other] { $number } draws
}
luck = What could have come up
luck-came = this came up
luck-rest = all the rest
clock-left = { $seconds } s
seat-you = you
seat-online = present
seat-lag = { $lag } ms away
seat-away = away
seat-here = on this device
seat-turn = to play
seat-stand-in = away, a bot plays
seat-conceded = has conceded
seat-bot-plays = lets a bot play
player-gone = { $who } is no longer here.
player-back = { $who } is back.
watchers = { $number ->
    [one] one watching
   *[other] { $number } watching
}
let-bot-play = Let a bot play
tools = Help at the table
tool-hint = Hint
tool-undo = Take back
tool-since = Recap
tool-may-i = May I…?
tool-words = In words
tool-rules = Rules
tool-about-table = About
tool-more = More
tool-hint-long = Give me a hint
tool-undo-long = Take back my last move
tool-since-long = Since my last turn
tool-may-i-long = May I…?
tool-words-long = The board in words
tool-rules-long = Rules
tool-about-table-long = About this table
hint-mark = hint
hint-says = Hint: { $act }
since = Since your last turn
since-nothing = Nothing has happened since.
chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unsaid = (will be sent when the line is back)
chat-said = { $who }: { $text }
mute = Mute { $who }
unmute = Hear { $who } again
undo-asked-title = Taking back a move
undo-asked = { $who } would like to take back the last move. Do you agree?
undo-asked-steps = { $after ->
    [one] The step that followed goes too.
   *[other] The { $after } steps that followed go too.
}
undo-refused = The others would rather not take it back.
taken-back = Move taken back, with all that came after: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
undo-waiting = You are asking to take back a move; still to answer: { $who }
undo-withdraw = Withdraw my request
stood-in = While you were away, a bot ({ $bot }) played for you: { $acts ->
    [one] one move. “Since my last turn” tells it.
   *[other] { $acts } moves. “Since my last turn” tells them.
}
about-table = About this table
on-device = Around this device
game = Game
fingerprint = Seal of luck
fingerprint-help = The SHA-256 of this table’s seed: all luck was settled before the first move.
seed = Seed
seed-help = The match is over, so the seal is broken: its SHA-256 is the one above.

## What one can do with others at the table
rename = Rename
deal-rename = Name
deal-level = Which bot sits here?
deal-up = Move up
deal-down = Move down
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
nudge-sent = { $who } has been nudged.
nudged = { $who } gives you a nudge: everybody is waiting for you.
stop-title = Stop here?
stop-asked = { $who } would like to stop here, with the score as it stands and no winner. In favour: { $yes } of the { $needed } needed.
stop-alone = Everybody else has conceded. Stop here, or play on against the bots?
stop-yes = Stop here
stop-no = Play on
stop-waiting = Stop here? In favour so far: { $yes } of the { $needed } needed.
stop-refused = The match goes on.
chair-lost = The host has taken you off your chair.

## The curtain
curtain-title = Pass the tablet to { $who }
curtain-turn = { $who } is next: pass the tablet on
curtain-help = Only what is secret lies under the cloth.
curtain-open = I am { $who }: show my hand
curtain-else = Somebody else wants a look?
curtain-other = I am { $who }

## Why not
why-not = Why not?
why-yes-title = You may
why-yes = No rule forbids it.
why-near = Possible instead:
understood = Understood
read-rule = Read rule { $rule }
may-i = May I…?
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

## The line to the server
line-connecting = Connecting…
line-waiting = The line is down; trying again.
line-gone = This table cannot be reached any more. Open it again from the lobby.
line-down = There is no connection right now: please try again in a moment.
try-now = Retry

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
replay = Watch again
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-at = Step { $number } of { $of }
replay-end = Back to the end
share-match = Share
match-code = Match code
match-code-help = The whole match in one line: copy it to keep it, or to report a mistake.

## Help
help-text = The sentence above the table always says what you can do. Choose a move to play it, or a greyed-out one to learn what forbids it.
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
key-digits = choose a move by its number
key-arrows = walk through the moves; Enter plays
key-escape = close a dialog
key-help = this help
credits = Flibuste is free software; rules in our own words, pictures of our own making.

## Settings
settings = Settings
sound = Sound
sound-on = Sounds at the table
sound-is-on = Sound: on
sound-is-off = Sound: off
volume = Volume
volume-is = { $percent }%
pace = How fast the others play
pace-times = { $times }×
pace-instant = At once
calls = When it is your turn
notes-on = A notification while you are looking elsewhere
notes-refused = Your browser does not allow notifications here. You can change that in its own settings.
shakes-on = A short buzz of the phone
colours = Colours
colours-auto = Auto
colours-light = Day
colours-dark = Night
