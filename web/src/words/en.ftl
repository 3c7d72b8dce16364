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
loading = One moment…
nowhere = There is nothing at this address.
to-lobby = Back to the lobby
error-unreachable = The server cannot be reached. Is it still running?
show = Show
chances = { $good ->
    [one] 1 chance in { $of }
   *[other] { $good } chances in { $of }
}
times = × { $number }

## The lobby
rules = Rules
your-turn = Your turn

## The lesson
learn = Learn

## Bots
bot-cabin-boy = Cabin boy
bot-deckhand = Deckhand
bot-sailor = Sailor
bot-captain = Captain
bot-legend = Legend
bot-mate = Mate
bot-greedy = Greedy
bot-random = Parrot
bot-with = { $name }, { $persona }
persona-bold = daredevil
persona-miser = miser
persona-grudge = grudge-bearer
persona-joker = joker

## The waiting room
waiting-title = { $game }: getting ready
crew = Crew
host-now = You are the host now.
chair-menu = What to do with { $who }
table-closed = You have closed the table.
cancelled-title = The host has closed this table.
cancelled-text = Nothing is lost but the chairs: there are other tables, and you can open one yourself.

## The table
the-table = The table
tab-board = Board
tab-facts = In words
tab-log = Log
tab-chat = Chat
tab-acts = All moves
digit-none = There is no move with number { $number } now.
slot-touch = { HAND("Touch", "Click") } what is lit
slot-only = the only choice
slot-choose = Choose a move
sentence-to = { $who } –
slot-wait = Waiting for { $who }
slot-wait-nobody = One moment…
sentence-goal = { HAND("Touch", "Click") } where it leads, or the gold button.
sentence-whole = What happened, and what could have come up
acts = What you can do
acts-gone = Not now
act-not-now = not possible now; { HAND("touch", "click") } to learn why
not-your-turn = It is not your turn yet.
watching = You are watching.
match-begins = The match begins.
match-over = The match is over.
skip = Skip { $waiting } { $waiting ->
    [one] step
   *[other] steps
}
log = Log
log-empty = Nothing has happened yet.
log-luck = Set-up: { $number ->
    [one] one draw
   *[other] { $number } draws
}
luck = What could have come up
seat-you = you
seat-online = present
seat-away = away
hand-shown = a friend may look into this hand
seat-turn = to play
seat-stand-in = away, a bot plays
seat-conceded = has conceded
seat-late = out of time
seat-bot-plays = lets a bot play
player-gone = { $who } is no longer here.
player-back = { $who } is back.
watching-hand = You are looking into { $who }’s hand.
watching-later = You are watching, some time later.
to-present = To the present
watchers = { $number ->
    [one] one watching
   *[other] { $number } watching
}
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
hint-coming = The bosun is thinking…
hint-says = Hint: { $act }
since = Since your last turn
chat = Chat
chat-said = { $who }: { $text }
mute = Mute { $who }
unmute = Hear { $who } again
undo-refused = The others would rather not take it back.
taken-back = { $moves ->
    [one] One move taken back, with what came of it.
   *[other] { $moves } moves taken back.
}
took-back = { $who } takes back: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
stood-in = While you were away, a bot ({ $bot }) played for you: { $acts ->
    [one] one move. “Since my last turn” tells it.
   *[other] { $acts } moves. “Since my last turn” tells them.
}
about-table = About this table
game = Game

## What one can do with others at the table
rename = Rename
nudge-sent = { $who } has been nudged.
nudged = { $who } gives you a nudge: everybody is waiting for you.
stop-refused = The match goes on.
chair-lost = The host has taken you off your chair.

## The curtain
again-waits = The table for the next match is set: the others are waiting there.
curtain-title = Pass the device to { $who }
acts-covered = Moves are shown once the cloth is lifted.
curtain-open = I am { $who }: show my hand

## Why not
may-i = May I…?

## The line to the server
line-connecting = Connecting…
line-waiting = The line is down; trying again.
line-gone = This table cannot be reached any more. Open it again from the lobby.
act-late = Too late: that did not count.
line-down = There is no connection right now: please try again in a moment.
try-now = Retry

## The end
match-code = Match code

## Settings
settings = Settings
sound = Sound
sound-is-on = Sound: on
sound-is-off = Sound: off
volume = Volume
volume-is = { $percent }%
pace = How fast others’ moves are shown
clock = Thinking time
