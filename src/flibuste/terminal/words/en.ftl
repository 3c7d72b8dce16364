# The terminal's own words.

## Who plays
ui-you = you vous moi
ui-player = Player { $number }
ui-seat-person = { $player }: at this keyboard
ui-seat-bot = { $player }: { $bot } (bot)

## What can be typed, the first word as it is shown
command-why = why w explain
command-rules = rules rule r
command-hint = hint h
command-undo = undo u
command-menu = menu acts moves m
command-board = board table b
command-log = log history
command-save = save s
command-code = code c
command-lang = lang language l
command-help = help ?
command-quit = quit exit q

hint-nudge = nudge look
hint-move = move
hint-why = why

help-number = Type the number of a move to play it.
help-act = A move can be written in words or as JSON too: { $example }
help-why = MOVE: is this move allowed, and if not, which rule forbids it?
help-rules = the contents; rules { $rule }: one rule; rules all: the whole page
help-hint = what a captain would do in your place, and why; hint nudge: only where to look; hint move: only the move
help-undo = take back your last move, until luck or another player has acted
help-menu = what you can do now
help-board = the table as you see it
help-log = all that has happened, as you saw it
help-save = [FILE]: keep the match in a file
help-code = the whole match in one line
help-lang = [en|fr]: the other language
help-help = these lines
help-quit = leave the table; the code to come back is shown

## At the table
ui-all = all
ui-help-hint = Type the number of a move, or help.
ui-times = { $sentence } (× { $times })
ui-allowed = Allowed: { $act }.
ui-forbidden = Not allowed. { $rule }: { $sentence }
ui-read-rule = The whole rule: rules { $rule }
ui-near = Allowed instead: { $acts }
ui-why-what = Name a move: its number, or words such as: why { $example }
ui-rules-how = rules { $rule } shows one rule, rules all the whole page.
ui-hint = The captain would play { $number }: { $act }
ui-not-your-turn = It is not your turn.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back: you have not played yet.
ui-undo-luck = It cannot be taken back: luck has acted since, and what has been seen stays seen.
ui-undo-clock = It cannot be taken back: the sand has run on since.
ui-undo-other = It cannot be taken back: { $player } has played since.
ui-saved = Saved in { $file }; to go on: flibuste play --load { $file }
ui-language = From now on in English.
ui-unknown = “{ $text }” is not understood here: press Enter, or type help.
ui-no-act = “{ $text }” is neither a command nor a move of this game; type help for what can be typed.
ui-no-number = There is no move { $number } in the list, which goes up to { $most }.
ui-act-incomplete = This move needs more: { $form }
ui-curtain-close = { $player } is next. Press Enter to hide the table, then hand over.
ui-curtain-open = { $player }, press Enter when you alone are looking.
ui-left = The match is not lost; to go on: flibuste play --load

## At a table of a room
command-say = say talk chat
command-yes = yes y
command-no = no n
command-start = start begin
command-clock = clock time
command-pause = pause
help-say = TEXT: to everybody at the table
help-yes = agree to what somebody asks: to take back, to stop here
help-no = rather not
help-start = begin the match; bots take the free chairs (the host’s word)
help-clock = how much time everybody has left
help-pause = ask the others to stop the clocks; once more: they run again
ui-said = { $player }: “{ $text }”
ui-asks-back = { $steps ->
    [one] { $player } would like to take back the last move: yes or no?
   *[other] { $player } would like to go back by { $steps } steps: yes or no?
}
ui-back-asked = The others are asked. Type undo once more if you do not want it any longer.
ui-back-granted = Taken back, by consent.
ui-back-refused = Nothing is taken back.
ui-asks-to-stop = The table is asked: shall we stop here? yes or no?
ui-stopped = The match is stopped, by a majority.
ui-goes-on = The match goes on.
ui-clocks = Clocks: { $clocks }
ui-clocks-paused = Clocks, paused: { $clocks }
ui-no-clocks = At this table there is no clock.
ui-asks-pause = { $player } would like to pause, with all clocks stopped: yes or no?
ui-pause-asked = You ask for a pause; still to answer: { $players }
ui-paused = The clocks are paused. Type pause once more, or play, to go on.
ui-no-pause = There is no pause.
ui-asks-late = { $player } has no time left: shall a bot play on? yes or no (then there is more time)?
ui-late-you = You have no time left: play now! The others are deciding.
ui-late-out = { $player } is out of time: a bot plays on.
ui-late-on = { $player } plays on.
ui-nobody-asks = Nobody is asking anything.
ui-nudged = { $player } knocks: you are awaited.
ui-stood-in = { $acts ->
    [one] While you were away { $bot } played once for you.
   *[other] While you were away { $bot } played { $acts } times for you.
}
ui-line-down = The line is down; trying again …
ui-line-up = The line is up again.
ui-table-anew = The table has changed; this is how it stands.
ui-code-later = The room gives the match code away when the match is over: before, it would show every hand.
ui-not-kept-here = This match is kept by its room; come back by the same link.
ui-waiting = Waiting for the match to begin. At the table: { $players }
ui-may-start = You are the host: type start when everybody is here.
ui-may-start-key = You are the host: when everybody is here, press : and type start.
ui-at-the-room = { $player }: you
ui-come-back = The match goes on without you. To come back: flibuste join { $link }
ui-watching = You are watching.

## The lesson
learn-title = { $game }: learn in four minutes
learn-step = Step { $number } of { $of }
learn-next = Press Enter to go on.
learn-hint = The lesson goes on with { $number }: { $act }
learn-not-this = Allowed, but not what this step is about.
learn-not-here = Not in the lesson: it waits for the match that follows.
learn-play = That was the lesson. From here on it is a real match, against an easy bot.

## The end
ui-wins = { $number ->
    [one] { $players } wins the match.
   *[other] { $players } win the match together.
}
ui-nobody-wins = Nobody wins the match.
ui-place = { $place }. { $player }: { $score }
ui-tally = {"   "}{ $line }: { $points }
ui-seed = Seed: { $seed }
ui-code = Match code:

## Errors
ui-unknown-language = There is no language “{ $language }”; there are: { $known }.
ui-unknown-bot = Nobody here is called “{ $name }”; at a seat can be you, you:NAME, or a bot: { $known }.
ui-option-form = “{ $option }” is no option: it must look like name=value.
ui-unknown-rule = There is no rule “{ $rule }”; there are { $known }.
ui-load-missing = There is no file “{ $file }”.
ui-load-table = This link leads to a table of a room: open it in a browser, and paste the match code here (“Share” shows it).
ui-load-broken = “{ $file }” is not a saved match.
ui-load-seats = { $given } players were named, but this match is played by { $seats }.
ui-load-game = This is a match of { $theirs }, not of { $wanted }.
ui-load-options = A match that goes on keeps its options: --option goes with a new one.
ui-save-failed = “{ $file }” cannot be written: { $detail }.
ui-no-folder = there is no such folder
ui-is-folder = it is a folder
ui-not-permitted = it is not permitted
ui-no-space = there is no space left
ui-long-name = the name is too long
ui-not-writable = the system refuses

## The command
cli-usage = Usage:
cli-intro = Pirate board games, played to the letter of their rules.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-more = flibuste COMMAND --help tells more about one of them. Without a command, on a terminal: the menu.
cli-help = show this help
cli-version = show the version
cli-lang = en or fr (default: as the terminal)
cli-play = play a game here, against bots or from hand to hand
cli-learn = learn a game in four minutes, then play it
cli-arena = let bots play many matches against each other
cli-referee = answer requests in JSON, one per line (docs/contract.md)
cli-games = list the games
cli-rules = show the rules of a game, or one of them
cli-logbook = the log book of a match, as Markdown or as a page to print
cli-html = as a page (HTML) instead of Markdown
cli-replay = step through a match from its code or file
cli-serve = open the game room: a page for this machine, or for the house
cli-new-game = make a folder for a game of your own
cli-check = read the room’s database whole and name what is damaged
cli-backup = copy the room’s database into one file, even while the room is open
cli-restore = put a backup in the place of the room’s database
cli-tidy = remove finished and abandoned tables by their age
cli-about = say which version this is, and whether its rules are compiled
cli-game = which game: { $known }
cli-seats = who plays, e.g. you,mate or you:Anne,you:Bob,greedy
cli-option = an option of the game, e.g. variant=tortuga (as often as needed)
cli-plain = lines of text only: for pipes and screen readers
cli-seed = same seed and same moves, same luck
cli-load = go on with a match from a file or a code
cli-rule = the id of one rule, e.g. C9
cli-where = where in the code a rule is decided
cli-code = a match code, or a file with one
cli-key = the name of the new game: small letters, digits and _
cli-port = the port; if it is taken, the next free one
cli-host = 0.0.0.0 opens the room to the whole house
cli-database = the file that keeps all tables, or postgresql://… for a database of PostgreSQL
cli-proxy = with --public-url: where the proxy is that says from where people come (default: this machine)
cli-workers = with PostgreSQL: so many processes, which share the tables and the port
cli-inner-host = the address of this machine by which workers on other machines reach it (default: this machine alone)
cli-bots = let bots think on the workers of this Dask scheduler, e.g. dask://127.0.0.1:8786 (default: on this machine)
cli-admin-token = a file with the token of whoever runs the server: opens /metrics and /api/admin
cli-log-level = what is logged: debug, info, warning (default) or error
cli-mend = cut damaged journals before their first bad entry, so that they can be played on
cli-backup-target = the file to write
cli-restore-backup = the file that flibuste backup has written
cli-replace = even if there is such a file already
cli-replace-database = even if there is a database already, which is kept beside it
cli-finished = remove matches that ended so many days ago
cli-abandoned = remove matches that did not end and were left so many days ago
cli-dry-run = only say how many it would be
cli-on-disk = wait for the disk at every move: slower, but safe against a power cut
cli-public-url = the room’s address as seen from outside, for example https://room.example behind a proxy of yours
cli-time-scale = for tests: how long a second is
cli-server-seed = for tests: where luck comes from
cli-into = the folder to make it in
cli-small = a game in which everything lies open: moves, rules and words are all it needs
cli-step = the step to begin at
cli-seat = through whose eyes: 0, 1…, or above, where nothing is hidden (default: a watcher’s)
cli-players = { $numbers } players, { $minutes } min
cli-error = flibuste: { $sentence }
cli-unknown-command = There is no command “{ $command }”; the commands are: { $known }.
cli-unknown-argument = “{ $argument }” is not understood; flibuste { $command } --help tells what is.
cli-missing-value = { $option } needs a value.
cli-wrong-value = { $option } cannot be “{ $value }”.
cli-missing = { $what } is missing; flibuste { $command } --help tells more.
cli-not-understood = The command is not understood: { $detail }.
cli-which-game = Which game? One of { $known }:
cli-new-game-done = The new game is in { $folder }.
cli-rules-compiled = The rules are compiled.
cli-rules-pure = The rules are not compiled; “make fast” does it where there is a C compiler.
cli-rules-stale = The rules were compiled, and their source has changed since: it runs as it is, until “make fast”.
cli-rules-unwanted = The rules are compiled, but FLIBUSTE_PURE is set: their source runs as it is.

## The screen: keys, with a word for the bar and a sentence for the help
key-hint = hint
key-undo = undo
key-why = why
key-rules = rules
key-language = français
key-save = save
key-word = talk
key-help = help
key-leave = quit
key-hint-help = what a captain would do in your place, and why
key-undo-help = take back your last move, if neither luck nor another player has acted since
key-why-help = whether a move is allowed, and if not, which rule forbids it
key-rules-help = the rules of the game
key-language-help = passer au français
key-save-help = keep the match in a file of this folder
key-word-help = say something to everybody, or yes, no, pause, start
key-theme-help = dark or light
key-help-help = these keys
key-leave-help = leave the table; the code to come back is shown
key-choose-help = choose a move; the board shows where it leads
key-number-help = choose a move by its number
key-enter-help = play the chosen move
key-tab-help = from the moves to the log and back
panel-close = Esc: back to the table
panel-scroll = ↑ ↓ Page: read · Esc: back to the table
panel-end = n: another match · Esc: look at the table · q: quit
panel-leave = Enter: leave · Esc: stay
panel-leave-what = Leave the table? The match is not lost: its code will be shown.
panel-why = Enter: ask · Esc: back to the table
panel-why-what = A move: its number, or words such as { $example }
panel-word = Enter: send · Esc: back to the table
panel-word-what = A word to everybody; or yes, no, pause, start
ui-thinking = The captain is thinking…

## The menu
menu-title = FLIBUSTE · Pirate board games
menu-game = Game
menu-seat = Player { $number }
menu-person = you (at this keyboard)
menu-nobody = nobody
menu-language = Language
menu-this-language = English
menu-chance = as chance will have it
menu-start = Start the match
menu-keys = Tab: next field · Enter: choose · Ctrl+Q: quit
bot-random = random: plays anything
bot-greedy = greedy: takes what looks best at once
bot-mate = mate: thinks ahead
bot-cabin-boy = cabin-boy: learns the ropes
bot-deckhand = deckhand: sees what is near
bot-sailor = sailor: knows the game
bot-captain = captain: thinks ahead
bot-legend = legend: takes its time

## Laws

cli-laws = hold every law against a game, one of ours or one in a folder
cli-laws-game = the key of a game, or a folder with one or several
cli-law = this law only, by its number
cli-examples = matches for each table and law
cli-games-folder = a folder with games of your own, or one of them
cli-needs = flibuste: this needs more than the engines: pip install "flibuste[{ $extra }]"
laws-no-tests = The laws read the folder “tests” of { $key }, which is not here: the repository has those of our own games.
laws-held = { $game }, law { $number }, { $law }: held
laws-broken = { $game }, law { $number }, { $law }: BROKEN
law-1 = the journal rebuilds the match
law-2 = a copy is independent
law-3 = imagining is true and fair
law-4 = menus depend on the view alone
law-5 = all survives a round trip
law-6 = whoever is awaited can act
law-7 = parts are conserved
law-8 = random play ends
law-9 = menus keep their order
law-10 = the ways to go on are as many as counted
law-11 = two worlds that look the same stay so
law-12 = every refusal has its rule, and every rule its example
law-13 = everything can be said in both languages
cli-join = play at a table of a room from this terminal, by its link
cli-bot = seat any program at a table of a room
cli-certify = see whether a program plays by the rules, in many matches
cli-link = the table’s link: http://HOST/t/TABLE
cli-seat-token = the token of a chair (else a free chair is taken)
cli-name = your name at the table
cli-command = the program: one JSON line in, one out (docs/programs.md)
cli-within = seconds that it may think for a decision
cli-matches = how many matches (default 100)
cli-bot-told = { $seat } of { $game }: { $acts ->
    [one] { $acts } decision
   *[other] { $acts } decisions
}, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}.
cli-bot-fault = { $fault } A listed move is played instead.
cli-watch = only look on

## A match once more (flibuste replay)
command-on = next on n
command-back = back p
command-turn = turn t
command-turn-back = unturn tb
command-go = go end g
command-eyes = eyes seat e
replay-help-hint = Enter is one step on, a number goes to that step; help tells the rest.
replay-at = Step { $number } of { $of }, seen by { $eyes }.
replay-watcher = a watcher
replay-above = nobody in particular: nothing is hidden
replay-above-word = above
replay-no-seat = There is no seat “{ $seat }”; seats: { $known }.
replay-help-enter = Enter: one step on; a number: to that step.
replay-help-on = [N]: so many steps on
replay-help-back = [N]: so many steps back
replay-help-turn = to the end of this turn
replay-help-turn-back = to the end of the turn before
replay-help-go = [N]: to that step, or to the end
replay-help-eyes = [SEAT]: through whose eyes; above: nothing is hidden; without a seat, a watcher’s
replay-help-board = the table as it was
replay-help-log = all that has happened so far
replay-help-help = these lines
replay-help-quit = leave

# Research
cli-spaces = show a game’s acts and views as numbers, for programs that learn
cli-json = everything one by one, as JSON
cli-llm = ask a language model: the table as text, an answer checked, matches played and counted
cli-dataset = let bots play and keep every decision, in Parquet
cli-llm-seats = how many play; the fewest, if it is not said
cli-llm-moves = after so many decisions by chance
cli-llm-load = the code of a match, instead of one by chance
cli-llm-seat = who is asked, if several are
cli-llm-answer = check this answer instead of asking
cli-llm-command = a program that reads the question and writes the answer: it plays, and what it does wrong is counted
cli-llm-tries = answers to a question until chance answers it
cli-into-folder = the folder to write into
cli-dataset-bots = a bot for each seat
