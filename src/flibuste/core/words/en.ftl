# The core's own sentences: errors, the four general rules, joints.

list-one = { $item }
list-next = { $before }, { $after }
list-last = { $before } and { $after }
list-or = { $before } or { $after }
list-times = { $item } ×{ $number }
joined = { $before }{ $by }{ $after }
nothing = –
you = you
unbroken = { UNBROKEN($text) }

book-book = Log book
book-company = The company
book-place = { $who }: { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] place { $place }
}
book-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
book-line = The match in one line
book-options = The rules that were played
book-usual = The usual ones.
book-round = Round { $number }
book-count = The count
book-total = Total

refused-over = The match is over.
refused-not-awaited = It is not your turn.
refused-no-such-act = This move is not possible right now.
refused-not-a-player = Luck and the clock are not players: nobody may play for them.

unknown-game = There is no game “{ $key }”; the games are: { $known }.
no-home = No place in the code says that it decides { $rule }.
two-homes = More than one place says that it decides { $rule }: { $places }.
bad-folder = “{ $key }” is not a folder of a game that can be added: its name is taken, or it has no __init__.py.
no-games-there = There is no game in “{ $folder }”: a game is a folder with __init__.py and card.toml.
bad-seats = This game is for { $numbers } players, not for { $seats }.
bad-options = Options must be an object of names and values.
unknown-option = There is no option “{ $name }”; the options are: { $known }.
bad-option = Option “{ $name }” cannot be { $value }; it can be: { $allowed }.
bad-act = This is not an act of the game: { $act }.
bad-act-kind = There is no act “{ $kind }” in this game; the acts are: { $known }.
bad-act-fields = The act { $kind } has these fields: { $fields }.
bad-act-value = The act { $kind } has a value of the wrong kind: { $field }.
no-fields = none
option-form = a text such as { $form }
bad-rewind = Cannot go back to move { $to }: the match has { $last }.

position-not-object = A position must be an object of names and values.
position-audit = The parts of this position do not add up ({ $detail }).
laws-data = { $file }, entry { $number }: { $detail }
position-unknown = A position has no “{ $part }”; it has: { $known }.
position-missing = The position does not say “{ $part }”.
position-form = “{ $part }” cannot be { $value }: it must be { $wanted }.
position-unknown-in = “{ $place }” has no “{ $part }”; it has: { $known }.
position-missing-in = “{ $place }” does not say “{ $part }”.
wanted-between = a whole number from { $least } to { $most }
wanted-from = a whole number from { $least } on
wanted-int = a whole number
wanted-float = a number
wanted-str = a text
wanted-bool = true or false
wanted-list = a list
wanted-tuple = a list of { $number } values
wanted-object = an object
wanted-fields = an object with { $fields }
wanted-other = another value
wanted-or-null = { $wanted }, or null

code-foreign = This is not a Flibuste match code: a code looks like game.1.2….
code-damaged = The match code is damaged: its checksum does not fit; a character was lost or changed.
code-letter = The match code is damaged: “{ $letter }” at place { $place } is in no code.
code-cut = The match code is not whole: its end is missing.
code-long = This is longer than a match code can be: { $most } characters at most.
code-version = The match was played by version { $theirs } of the rules; this program plays version { $ours }.
code-acts = The match code does not fit the rules from move { $act } on.

request-form = The request is not understood: { $detail }.
request-not-object = A request must be an object of names and values.
request-deep = The request is nested too deeply.
request-half-character = The request holds half a character: a surrogate without its partner.
request-range = The field “{ $field }” must be a whole number from 0 to { $most }, not { $value }.
journal-entry = Entry { $number } of the journal: { $reason }
request-unknown = There is no request “{ $do }”; the requests are: { $known }.
request-field = “{ $do }” takes no field “{ $field }”.
request-missing = “{ $do }” needs the field “{ $field }”.
request-value = The field “{ $field }” cannot be { $value }.
request-no-match = There is no match yet: start one, or load one.
request-fault = The referee stumbled over this request: { $detail }. Nothing was changed.

unknown-bot = There is no bot “{ $name }”; the bots are: { $known }.
arena-option = An option is written name=value, not “{ $given }”.
arena-few-bots = { $bots } bots cannot fill { $seats } seats: name more of them, or take fewer seats.
arena-no-dask = There is no Dask scheduler at “{ $address }”: { $detail }
arena-unwritten = The file “{ $file }” cannot be written: { $detail }

new-game-key = “{ $key }” cannot be the key of a game: a key has only the letters a–z, digits and _, and begins with a letter.
new-game-keyword = “{ $key }” cannot be the key of a game: it is a word of Python’s own.
new-game-module = “{ $key }” cannot be the key of a game: there is a Python module of that name.
new-game-taken = There is already a game or a folder “{ $key }”; nothing was changed.
new-game-folder = The folder “{ $folder }” cannot be written: { $detail }.

lesson-none = There is no lesson for “{ $key }” yet; there are lessons for: { $known }.
lesson-form = The lesson cannot be read: { $detail }
lesson-size = A lesson has { $least } to { $most } steps, and “you” is a seat from 0 to { $seats }.
lesson-step = Step { $number } of the lesson: { $detail }
lesson-silent = its sentence is missing in one of the languages.
lesson-rule = there is no rule “{ $rule }”.
lesson-spot = no spot is called “{ $spot }”.
lesson-luck = luck is awaited after it: name its act in “others”.
lesson-end = the last step has no act, and the match goes on after it.

## Programs as bots
program-command = “{ $command }” is no command.
program-never = “{ $command }” ends before it has answered anything. { $why }
program-slow = It did not answer within { $detail }.
program-ended = It has ended. { $detail }
program-no-json = Its answer is no JSON: { $detail }
program-no-act = Its answer names no act of this game: { $detail }
program-illegal = Its act { $act } is not allowed: { $detail }
certify-played = { $matches } matches, { $decisions } decisions, { $mean } ms each on average, { $longest } ms at most.
certify-won = Won about { $wins }; at random it would be { $fair }.
certify-good = It plays by the rules.
certify-bad = It does not play by the rules yet: above is what it did wrong, how often, and the first time.

# Acts and views in numbers (research).
no-numbers = “{ $game }” does not say its acts and views in numbers: it has no numbers.py.
spaces-acts = Acts of players ({ $size } numbers)
spaces-nature = Acts of luck and clock ({ $size } numbers of their own)
spaces-vector = A view as a vector ({ $size } numbers between −1 and 1)
spaces-pass = pass: nothing is asked of this seat, or in a race: let the others and the clock go on
spaces-open = open kind, never on the menu: { $which }
spaces-instead = no numbers: { $others } stand for it
spaces-seats = “me” is the viewer, “next1” the seat after it in the order of play.
bad-net = This net has learned “{ $net }”, or other numbers than “{ $game }” has now.
no-net = There is no net in the file “{ $file }”.

# For language models.
llm-game = You play { $game }. You are { $name }, seat { $seat }; seats are counted from 0.
llm-rules = RULES that bear on what you may do now:
llm-table = THE TABLE as you see it:
llm-asked = YOUR TURN: { $prompt } You may:
llm-open = Other acts of these kinds are allowed too: { $kinds }.
llm-answer = Answer with one line: the number of an act, or the act itself, such as “{ $example }”. The last line of your answer counts.
llm-misread = There is no act in “{ $line }”.
llm-refused = Not allowed by { $rule }: { $why } Near it: { $near }.
llm-again = YOUR ANSWER WILL NOT DO. { $why } Answer again.
llm-allowed = Allowed: { $act }.
llm-over = The match is over.
llm-not-asked = Seat { $seat } is not asked now; those who are: { $seats }.
llm-won = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $wins } won ({ $fair } would be fair).
llm-questions = { $questions } questions: { $first } answered well at the first try, { $replaced } by chance in the end.
llm-faults = Answers that would not do: { $illegal } not allowed, { $misread } without an act, { $silent } none at all.
llm-by-rule = By rule: { $rules }.
dataset-done = { $file }, and README.md beside it.

## Bots that learn

learn-no-features = Nothing can be learned for “{ $game }”: it has no features.
learn-other = In { $folder } something else is being learned: another game, seed or number of matches, or by other features. Name another folder.
learn-generation = generation { $number }: { $matches } matches, { $positions } positions, surprise { $surprise }; against the hand { $share }; { $seconds } s
learn-done = Learned: { $file }. The curve and all matches are in { $folder }.
learn-no-hunch = Nobody has a hunch in { $game }: its bots look at every act.
learn-hunch = generation { $number }: against the one ten generations before, { $share }; { $seconds } s
learn-hunch-done = Learned: { $file }.
learn-help-seed = the same seed gives the same luck
learn-help-minutes = let the bots learn for so many minutes, instead of you
learn-help-generations = let the bots learn until there are so many generations
learn-help-matches = how many matches a generation plays (1000)
learn-help-workers = how many processes play (one for each core)
learn-help-dask = play on the workers of this Dask scheduler instead
learn-help-folder = where matches and curve are kept, to go on from (learn-GAME)
learn-help-into = where the numbers go, if not where the game finds them
learn-help-hunch = learn instead what imagined players do at a glance
