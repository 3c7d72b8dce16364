# The room's own sentences.

serve-here = Flibuste is open at { $address } – this machine only; Ctrl+C closes it.
serve-lan = Flibuste is open to your house at { $address } – scan the code with a phone; Ctrl+C closes it.
serve-port-taken = Port { $wanted } is taken; using { $port }.
serve-no-port = Neither port { $port } nor the next ones can be opened at { $host }. { $detail }
serve-database = “{ $file }” cannot be the database: { $detail }.

room-none = There is no such table.
room-full = Every chair at this table is taken.
room-watch-only = This link is for watching; ask for the link to join.
room-watcher = You are watching: only players act.
room-not-begun = The match has not begun yet.
room-begun = The match has begun already.
room-not-host = Only the host can start the match.
room-not-over = The match is not over yet.
room-stale = The table has moved on since this menu was shown.
room-no-hint = A hint can be given when it is your turn.
room-no-chat = At this table there is no chat.
room-chat-length = A message has from one to { $most } characters.
room-no-undo = There is nothing of yours to take back.
room-undo-late = At this table an act can be taken back only until luck or another player has acted.
room-nothing-asked = Nobody asks you to let them take back.
room-not-away = This player is not away.
room-not-away-yet = This player has only just gone; a bot can play for them in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
room-not-missed = Nobody waits for this player now: it is not their turn.
room-wrong-phrase = These three words open no chair at this table.
room-one-me = Exactly one chair must be yours.
room-chair = A chair is “me”, “here”, “open” or “bot”, not “{ $kind }”.
room-pace = A bot’s pace is from 0 to 10 seconds.
room-flood = Too many messages: the line was cut.
room-bad-message = This message is not understood.
room-trouble = Something stumbled, and the match goes on: { $detail }. Please report it with the match code.
room-not-kept = This could not be kept, so it has not happened; please try again.
room-undo-over = The match is over: everything has been shown, nothing is taken back.
room-undo-asked = Another player is asking to take back; first that is settled.
room-hint-coming = A hint is on its way already.
room-hint-none = There is no hint this time.
room-bot-slow = “{ $bot }” thinks too long for a table with people: at most mate:9999ms or mate:9999.
room-request = The request is not understood: { $detail }.
room-too-big = The request is too big.
room-fault = The server stumbled over this request; nothing was changed.
room-lesson = After a lesson the match goes on as the lesson says: { $seats } seats, and no options of your own.
