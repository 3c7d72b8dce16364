# The words of the page of my matches.
title = My matches
none = No match has come to its end on this device yet. Play one, and it is kept here.
in-short = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $won ->
    [0] none won so far.
    [one] one of them won.
   *[other] { $won } of them won.
}
all-games = All games
statistics = Statistics
in-numbers = In numbers
wins-by-seats = Won, by number of players
wins-said = With { $seats } players: { $won } of { $played } won.
won-of = { $won } of { $played }
seats-short = { $number } players
players = Players
played = Played
won = Won
places = Places
place = Place
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-said = Place { $place }: { $times ->
    [one] once.
   *[other] { $times } times.
}
times = Times
scores = Scores in the course of time
scores-said = { $number ->
    [one] One score:
   *[other] { $number } scores, the best { $best }, the last
} { $last }.
day = Day
score = Score
best-other = Best of the others
won-mark = won
other-mark = not won
by-opponent = Against whom
opponent = Opponent
opponent-said = { $name }: ahead of them { $before } ×, level { $level } ×, behind { $behind } ×.
bot-kind = Bot: { $bot }
before = ahead
level = level
behind = behind
companies = Company I have played with, and who has won how often
every-match = Every match
show-more = Show more ({ $number })
was-won = Won
was-place = Place { $place }
was-stopped = Stopped early
was-conceded = Conceded
gave-up = conceded
what-if = What if?
look = Review
more = More
usual-options = The usual rules.
series = With this company, after { $number } { $number ->
    [one] match
   *[other] matches
}
table = Table
seat = Seat { $number }
elsewhere = played at { $house }
exchange = Keep them, take them along
exchange-help = Matches are kept by this browser alone. As one file you can keep them safe, or take them to another device, where they join those that are there.
export = Save as a file
import = Open a file of matches
saved = { $number ->
    [one] One match is in the file.
   *[other] { $number } matches are in the file.
}
taken = { $number ->
    [0] No new match in this file
    [one] One match added
   *[other] { $number } matches added
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}
no-room = { $number ->
    [one] For one match this browser had no room.
   *[other] For { $number } matches this browser had no room.
}
some-damaged = { $number ->
    [one] One entry of the file is damaged and was left out.
   *[other] { $number } entries of the file are damaged and were left out.
}
file-no-json = “{ $name }” cannot be read: it is damaged, or not a file of matches. Nothing has changed.
file-foreign = “{ $name }” is not a file of Flibuste matches. Nothing has changed.
file-newer = “{ $name }” was written by a newer Flibuste, and this one cannot read it yet. Nothing has changed.
file-big = “{ $name }” is too big to be a file of matches. Nothing has changed.
player = Player
points = Points
rated-matches = Rated matches
rated-so = { $before } → { $after } points
points-over-time = Rating in the course of time
points-said = { $number ->
    [one] One rated match; now
   *[other] { $number } rated matches; now
} { $last } points.
ratings-help = Learnt from rated matches alone. Everybody begins with 1000 points; the more one plays, the surer they are.
ratings-none = Nobody has played a rated match of this game yet. To play one, open a new table and tick “Rated match” in its options.
