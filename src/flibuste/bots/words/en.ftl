# What bots say and what is said of them; the page is told these sentences and does not bring them.

## The arena

arena-rating = rating
arena-help-seats = seats at a table, where more bots are named: every company that fits plays so many matches
arena-help-dask = play on the workers of the Dask scheduler at this address, e.g. tcp://127.0.0.1:8786
arena-help-json = write all figures to this file
arena-help-svg = draw the shares with their intervals to this file
arena-bot = bot
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-decisions = decisions/match
arena-ms = ms/decision
arena-help-game = the game’s key
arena-help-bots = one for each seat: { $known }; mate:100ms thinks 100 ms, mate:200 for 200 playouts
arena-help-matches = how many matches to play (100)
arena-help-option = an option of the table; may be given several times
arena-help-seed = the same seed gives the same matches, unless a bot thinks by the clock (1)
arena-help-workers = how many processes play (one for each core)

## Why this move: what it does, then the chances as the search found them

why-only = Nothing else was worth a thought.
why-better = { $ahead ->
    [0] About as good as
    [1] A touch better than
    [2] A little better than
    [3] A little better than
    [4] A little better than
   *[other] Clearly better than
} “{ $other }”.
why-first = { $first } { $told }
why-changes = At once: { $changes }.
why-risk = { $told } { $often ->
    [often] But it is a gamble.
   *[seldom] But mind: now and then it goes wrong.
}
# The plain words first, the figures on a line of their own.
why-told = { $told }
    { $figures }
why-chance = That wins about { $chance } times in 100 (a fair share: { $fair }).
why-chances = That wins about { $chance } times in 100, the other { $less } (a fair share: { $fair }).
why-risked = { $figures } But { $worse } times in 100 the other ends better.
change-plus = +{ $change }
change-minus = −{ $change }

## A nudge: where to look

nudge-kind = Think about “{ $kind }”.
nudge-here = { $number ->
    [one] Look at what is lit: one move begins there.
   *[other] Look at what is lit: { $number } moves begin there.
}
nudge-between = It is either “{ $one }” or “{ $other }”.
nudge-both = { $kind } { $here }
nudge-among = { $number ->
    [one] It is number { $numbers }.
   *[other] It is one of these: { $numbers }.
}

## What bots with a character say, two sentences for each moment

remark-bold-hello-1 = Full sail! Whoever holds back has lost.
remark-bold-hello-2 = I did not come here to count beans.
remark-bold-gain-1 = That’s how it’s done!
remark-bold-gain-2 = All or nothing. All, this time.
remark-bold-hurt-1 = Ha! Do that again if you dare.
remark-bold-hurt-2 = A scratch. Onward!
remark-bold-lucky-1 = Fortune favours the bold.
remark-bold-lucky-2 = I felt it coming!
remark-bold-unlucky-1 = Bah! Next time it turns.
remark-bold-unlucky-2 = No risk, no story to tell.
remark-bold-win-1 = I never doubted it for a moment!
remark-bold-win-2 = To the boldest, the treasure!
remark-bold-lose-1 = What a fight! Once more!
remark-bold-lose-2 = Sunk, but with flags flying.

remark-miser-hello-1 = Every coin stays where I can see it.
remark-miser-hello-2 = Let us play without waste.
remark-miser-gain-1 = One more for the chest.
remark-miser-gain-2 = What is taken is no longer to be taken.
remark-miser-hurt-1 = That was mine! I had counted it!
remark-miser-hurt-2 = I enter that in my books.
remark-miser-lucky-1 = A gift? I take gifts.
remark-miser-lucky-2 = Free of charge. How beautiful.
remark-miser-unlucky-1 = What a waste…
remark-miser-unlucky-2 = I should have kept it.
remark-miser-win-1 = In the end it all adds up.
remark-miser-win-2 = And not a crumb to share.
remark-miser-lose-1 = At least I keep the corks.
remark-miser-lose-2 = An expensive evening.

remark-grudge-hello-1 = I have not forgotten last time.
remark-grudge-hello-2 = Whoever leads has me at their back.
remark-grudge-gain-1 = That was for earlier.
remark-grudge-gain-2 = One account settled.
remark-grudge-hurt-1 = I shall remember that.
remark-grudge-hurt-2 = Noted. With the date.
remark-grudge-lucky-1 = About time.
remark-grudge-lucky-2 = Even the sea is on my side.
remark-grudge-unlucky-1 = Somebody will pay for this.
remark-grudge-unlucky-2 = The sea is on my list, too.
remark-grudge-win-1 = Now we are even. Nearly.
remark-grudge-win-2 = Revenge goes well with rum.
remark-grudge-lose-1 = I know where you moor.
remark-grudge-lose-2 = This goes into the notebook.

remark-joker-hello-1 = Does anybody know the rules? No? Lovely.
remark-joker-hello-2 = My parrot says hello.
remark-joker-gain-1 = Oops. Was that good?
remark-joker-gain-2 = I closed my eyes for that one.
remark-joker-hurt-1 = Ouch. Right in the parrot.
remark-joker-hurt-2 = I had it coming, ask my mother.
remark-joker-lucky-1 = Years of training, this luck.
remark-joker-lucky-2 = Look, no hands!
remark-joker-unlucky-1 = That was the plan. A bad plan.
remark-joker-unlucky-2 = My hat is to blame.
remark-joker-win-1 = Wait, we were keeping score?
remark-joker-win-2 = Beginner’s luck, for the hundredth time.
remark-joker-lose-1 = I was counting the gulls.
remark-joker-lose-2 = Well played! My parrot is sulking.
