# The room's own sentences.

serve-here = Flibuste is open at { $address } – this machine only; Ctrl+C closes it.
serve-lan = Flibuste is open to your house at { $address } – scan the code with a phone; Ctrl+C closes it.
serve-public = From outside it is { $address }.
serve-public-url = “{ $url }” cannot be the public address: it has to be like https://room.example, with nothing after the name, except a port if need be.
serve-port-taken = Port { $wanted } is taken; using { $port }.
serve-no-port = Neither port { $port } nor the next ones can be opened at { $host }. { $detail }
serve-database = “{ $file }” cannot be the database: { $detail }.
serve-taken = “{ $file }” is in use by another Flibuste server or command: only one at a time may write it.
serve-workers-file = Several workers need PostgreSQL: “{ $file }” is a file, and only one at a time may write it.
serve-workers-here = This system cannot run several workers in one command: start them one by one.
serve-admin-token = “{ $file }” holds no token for whoever runs the server: its first line has to be one of at least { $shortest } signs.

room-none = There is no such table.
room-full = Every chair at this table is taken.
room-watch-only = This link is for watching; ask for the link to join.
room-watcher = You are watching: only players can do that.
room-not-begun = The match has not begun yet.
room-begun = The match has begun already.
room-not-host = Only the host can start the match.
room-not-over = The match is not over yet.
room-stale = The table has moved on since this menu was shown.
room-no-hint = A hint can be given when it is your turn.
room-no-chat = At this table there is no chat.
room-chat-length = A message has from one to { $most } characters.
room-talk-full = You have sent { $most } messages at this table; it keeps no more.
room-no-undo = You have nothing to take back.
room-undo-late = At this table a move can be taken back only until chance or another player has acted.
room-nothing-asked = Nobody is asking you to let them take back a move.
room-not-away = This player is not away.
room-not-away-yet = This player has not been away for long; a bot can play for them in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
room-not-missed = Nobody is waiting for this player now: it is not their turn.
room-host-only = Only the host can do that.
room-cancelled = The host has closed this table.
room-no-chair = There is no such chair at this table.
room-chair-taken = Somebody sits there: choose a free chair, or a bot’s.
room-nobody-there = Nobody sits there.
room-not-yourself = To give up your own chair, choose “Leave the table”.
room-order = The new order has to name every chair once.
room-not-your-name = Everybody chooses their own name; the host names the bots.
room-no-name = This name cannot be read.
room-conceded = You have conceded: a bot plays for you to the end.
room-late = Your time is spent: a bot plays for you to the end.
room-clocks = A clock gives each decision up to 7 days and, as a bank, each player up to 30 days; one of them has to be more than nothing.
room-delay = Watchers may be up to { $moves } moves, or { $minutes } minutes, behind; one of them has to be more than nothing.
room-no-clocks = At this table there is no clock to pause.
room-no-pause = Nobody has asked for a pause.
room-nobody-late = Nobody’s time is spent.
room-bank-decides = This player has time of their own left: the clock decides.
room-stopped = The match was stopped here.
room-over = The match is over.
room-nothing-to-stop = Nobody has asked to stop.
room-nudge-away = This player is not here: they would not notice.
room-nudged = This player has just been nudged; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
room-wrong-phrase = These four words open no chair at this table.
room-host = This room does not answer to the name “{ $host }”; open it at the address it printed when it started, or start it again with --public-url.
room-foreign = This request comes from a page that is not ours.
room-not-json = A request has to be JSON (application/json).
room-qr-long = A QR code of ours holds an address: plain letters and signs, at most { $most }.
room-too-many = Too many requests at once; please try again in { $seconds } s.
room-one-me = Exactly one chair must be yours.
room-chair = A chair is “me”, “here”, “open” or “bot”, not “{ $kind }”.
room-pace = A bot’s pace is from 0 to 10 seconds.
room-rated-chairs = This match is rated: everybody stays on their own chair until it is over.
room-rated-hint = This match is rated: there are no hints.
room-rated-lesson = A match after a lesson, or one that leaves another, is not rated.
room-luck = Luck can be chosen only where the server was started for tests (--seed).
room-flood = Too many messages: the line was cut.
room-bad-message = This message is not understood.
room-trouble = Something went wrong, but the match goes on: { $detail }. Please report it with the match code.
room-not-kept = This could not be saved, so nothing has changed; please try again.
room-undo-over = The match is over: everything has been shown, nothing is taken back.
room-undo-asked = Another player is already asking to take back a move; let us settle that first.
room-hint-coming = A hint is on its way already.
room-hint-none = There is no hint this time.
room-hint-slow = The hint took too long, because there is much to do here just now. Please ask once more.
room-bot-slow = “{ $bot }” thinks too long for a table with people: at most mate:9999ms or mate:9999.
room-request = The request is not understood: { $detail }.
room-too-big = The request is too big.
room-fault = The server stumbled over this request; nothing was changed.
room-own-eyes = While the match runs you can look at it again through your own eyes only.
room-no-eyes = There is nobody “{ $eyes }” at this table: 0 to { $seats }, watcher or above.
room-admin-only = Only the person who runs this server may do that.
room-banned = You cannot open or join tables here any more.
room-closed-by-admin = Whoever runs this server has closed this table.
room-closing = The server closes for a moment. Nothing is lost; the page comes back by itself.
room-elsewhere = This table is with another server of this room, which gives no answer right now. Please try again in a moment.

room-whatif-same = The match goes on as it was set up: { $game } with { $seats } seats, and no options of your own.
room-whatif-step = There is nothing to play on from there: name a step from 0 to { $last }.
room-whatif-luck = The line does not tell the seed of its luck: play on with new luck.
room-lesson = After a lesson the match goes on as the lesson says: { $seats } seats, and no options of your own.
room-not-read = The tables cannot be read just now; please try again.
room-unreadable = This table cannot be opened and has been put aside, with all that is in it. { $reason } Whoever runs the server can look at it with “flibuste check”.
room-damaged = Its journal is damaged.

# Looking after the database.

keep-foreign = it belongs to another program
keep-no-answer = it does not answer
keep-newer = it was made by a newer version of this program (the file is of version { $theirs }, this program goes no further than { $ours })
keep-unknown = it was made by another version of this program
keep-version = it is not of version { $ours } yet; “flibuste serve” upgrades it
keep-bad-secret = the secret that signs all keys is damaged; only a backup brings it back
keep-bad-file = The file “{ $file }” itself is damaged: { $detail }. A backup helps: flibuste restore BACKUP --replace.
keep-no-file = There is no file “{ $file }”.
keep-exists = “{ $file }” is there already; with --replace it may be replaced.
keep-bad-checksum = its checksum is wrong
keep-bad-columns = its row and its header do not agree
keep-bad-gap = it is missing
keep-bad-end = it and all after it are missing
keep-bad-text = it cannot be read: { $detail }
keep-bad-act = it does not fit the rules: { $detail }
keep-bad-pages = its part of the file cannot be read: { $detail }
keep-bad-stray = entries without a table
keep-bad-entry = Table { $table }: entry { $number } is damaged ({ $reason }); with --mend it can be played on from { $good ->
    [0] the very beginning.
   *[other] entry { $good }.
  }
keep-bad-table = Table { $table } is damaged from the beginning ({ $reason }); with --mend it is put aside.
keep-bad-count = { $bad ->
    [one] 1 damaged table
   *[other] { $bad } damaged tables
  } among { $tables }.
keep-mended-entry = { $good ->
    [0] Table { $table } is again as it was opened; what came after that is put aside.
   *[other] Table { $table } now ends with entry { $good }; what came after it is put aside.
  }
keep-mended-table = Table { $table } is put aside, with all its entries.
keep-well = All is well: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }{ $older ->
    [0] .
    [one] ; 1 of the tables is of rules that this program does not know.
   *[other] ; { $older } of the tables are of rules that this program does not know.
  }
keep-backup-done = The backup is in “{ $file }”. It holds every hand and the server’s secret: keep it safe.
keep-restore-done = “{ $file }” has been restored from the backup.
keep-beside = What was there before is now in “{ $file }”.
keep-tidy-done = Tables removed: finished, { $finished }; abandoned, { $abandoned }.
keep-tidy-dry = Tables to be removed: finished, { $finished }; abandoned, { $abandoned }.
keep-tidy-what = Say which tables: --finished DAYS, --abandoned DAYS, or both.

# What a link shows before it is opened.
preview-lobby = Pirate board games with friends and bots. No account, nothing to install: sit down and play.
preview-rules = The rules of { $game }, with examples.
preview-learn = Learn { $game } in four minutes, at a table of your own.
preview-somebody = Somebody
preview-waiting = { $open ->
    [0] { $host } is about to play { $game }. All chairs are taken, but you can watch.
    [one] { $host } is waiting for you to play { $game }: one chair is free.
   *[other] { $host } is waiting for you to play { $game }: { $open } chairs are free.
  }
preview-running = { $host } and company are playing { $game }. Come and watch!
preview-cancelled = { $host } has closed this table of { $game }.
preview-replay = A match of { $game } to look at again, step by step.
preview-over = { $host } and company have played { $game }. See how it ended.

admin-title = The room, for whoever runs it
admin-token = Token (the first line of the file given to --admin-token)
admin-enter = Enter
admin-load = Load
admin-worker = Server
admin-sockets = Connections
admin-memory = Memory
admin-cpu = Processor time
admin-tables = Tables that are awake
admin-game = Game
admin-phase = State
admin-people = At the table
admin-close = Close
admin-ban = Ban
admin-tell = Tell everybody
admin-told = Connections reached:
admin-waiting = waiting
admin-running = running
admin-over = over
admin-cancelled = closed
