"""How long a match is as one line: `line_lengths.py` prints the table that docs/history.md shows.

Greedy bots play at every number of seats, each match with luck of its own: a room's seed is as long
as these.  What is printed is read again first, so that no short line is a wrong one.
"""

import sys
from hashlib import sha256
from statistics import median, quantiles
from typing import Any, Final

from flibuste import Match, games, loads
from flibuste.bots import bot
from flibuste.bots.tournament import play_match
from flibuste.core.codec import shorten
from flibuste.core.luck import Luck, dice
from flibuste.core.registry import card, find

MATCHES: Final = 100  # of each game


def length(key: str, seats: int, number: int) -> int:
    """Characters of one match from its beginning to its end."""
    seed = sha256(f"line {key} {seats} {number}".encode()).hexdigest()
    match = Match[Any, Any, Any](key, seats)
    play_match(match, [bot("greedy", f"{seed}{n}") for n in range(seats)], Luck(seed), dice(seed))
    line = shorten(match, seed)
    assert loads(line).journal == match.journal
    return len(line)


def row(key: str) -> str:
    """A line of the table: half of the matches, nine of ten, and the longest."""
    seats = find(key).seats
    found = sorted(length(key, seats[n % len(seats)], n) for n in range(MATCHES))
    name = card(find(key).package)["name"]["en"]
    nine = round(quantiles(found, n=10)[-1])
    within = sum(one <= 300 for one in found)
    return f"| {name} | {round(median(found))} | {nine} | {found[-1]} | {within} of {MATCHES} |"


def main() -> None:
    print("| game | half of them | nine of ten | longest | at most 300 |")
    print("|---|---:|---:|---:|---:|")
    for key in sys.argv[1:] or games():
        print(row(key), flush=True)


if __name__ == "__main__":
    main()
