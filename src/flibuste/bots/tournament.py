"""
Many matches of bots against bots.

Every deal is played once from every seat: match m seats the bots m places further round than
match 0, and as many matches in a row as there are seats begin with the same luck.  Where there are
more bots than seats, every company of them that fits plays, all with the same deals.  A match is a
value (Fixture) that any process can play, so matches run on any Executor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from itertools import combinations
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from flibuste.bots import Bot
from flibuste.bots.policy import entrant
from flibuste.core.errors import BadOptions
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.protocol import CLOCK, Message, Seat
from flibuste.core.ratings import Rating, rated_all


class Fixture(Struct, frozen=True):
    """A match to be played: who sits where, by the places of the bots in the tournament's list."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seating: tuple[int, ...]
    luck: str
    whims: str  # seeds what is neither luck nor rules: the bots, and who of several acts first


class Outcome(Struct, frozen=True):
    """What came of a match, for each bot that played, in the tournament's order."""

    shares: tuple[float, ...]  # of the win: 1, a part of a shared one, or 0
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of the processor, spent on them
    ranks: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()  # who played; () is all of them

    def of(self, entry: int) -> int | None:
        """The place of a bot in the figures above, or None if it did not play."""
        if not self.entries:
            return entry
        return self.entries.index(entry) if entry in self.entries else None


class Standing(Struct, frozen=True):
    """A bot after many matches."""

    name: str
    matches: int
    wins: float
    decisions: int
    seconds: float
    rating: Rating = Rating()

    @property
    def share(self) -> float:
        return self.wins / max(1, self.matches)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.matches)


def fixtures(
    game: str,
    bots: Sequence[str],
    matches: int,
    options: dict[str, Any],
    seed: object,
    seats: int | None = None,
) -> list[Fixture]:
    """The matches of a tournament, or a FlibusteError: nothing is played before all is well.

    So many are played by every company of bots; without ``seats`` there is one, of all of them.
    """
    for name in bots:
        entrant(name)
    seats = len(bots) if seats is None else seats
    Match(game, seats, options)
    companies = list(combinations(range(len(bots)), seats))
    if not companies:
        raise BadOptions(Message("arena-few-bots", {"bots": len(bots), "seats": seats}))
    return [
        Fixture(
            game,
            options,
            tuple(bots),
            tuple(company[(seat + number) % seats] for seat in range(seats)),
            luck=f"{seed}|deal {number // seats}",
            whims=f"{seed}|match {number}" + ("" if seats == len(bots) else f"|{company}"),
        )
        for number in range(matches)
        for company in companies
    ]


def play(fixture: Fixture) -> Outcome:
    """Play a match to its end.  Time is the processor's: a busy machine makes no bot weaker."""
    match: Match[Any, Any, Any] = Match(fixture.game, len(fixture.seating), fixture.options)
    bots = [entrant(fixture.bots[entry])(f"{fixture.whims}|{entry}") for entry in fixture.seating]
    for player in bots:
        player.clock = process_time
    decisions, seconds = play_match(match, bots, Luck(fixture.luck), dice(fixture.whims))
    ranks = match.state.ranks()
    shares = shares_of(ranks)
    seats: list[Seat] = sorted(range(match.seats), key=lambda seat: fixture.seating[seat])
    return Outcome(
        shares=tuple([shares[seat] for seat in seats]),
        decisions=tuple([decisions[seat] for seat in seats]),
        seconds=tuple([seconds[seat] for seat in seats]),
        ranks=tuple([ranks[seat] for seat in seats]),
        entries=tuple([fixture.seating[seat] for seat in seats]),
    )


def play_match(
    match: Match[Any, Any, Any], bots: Sequence[Bot], luck: Luck, whims: Random
) -> tuple[list[int], list[float]]:
    """Let the bots play: each seat's decisions, and the seconds that the processor took.

    The bots are shown views and nothing else.  Of several awaited at once, any one acts first.
    """
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    while True:
        match.try_luck(luck)
        awaiting = match.state.awaiting()
        if not awaiting:
            return decisions, seconds
        seat = whims.choice(awaiting)
        if seat == CLOCK:
            match.act(CLOCK, match.state.alarm().action)
            continue
        view, menu = match.game.view(match.state, seat), match.state.legal(seat)
        start = process_time()
        action = bots[seat].choose(match.game, view, menu)
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        match.act(seat, action)


def shares_of(ranks: Sequence[int]) -> list[float]:
    """A win is one; those who share it get equal parts; a match may have no winner."""
    winners = list(ranks).count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def play_all(
    schedule: Sequence[Fixture], executor: Executor | None, tell: Callable[[int], None]
) -> list[Outcome]:
    """The outcomes of all matches, in order; ``tell`` hears how many are over as they come in.

    Without an executor all is played here.
    """
    if executor is None:
        results = []
        for number, fixture in enumerate(schedule, 1):
            results.append(play(fixture))
            tell(number)
        return results
    waiting = [executor.submit(play, fixture) for fixture in schedule]
    try:
        for number, _ in enumerate(as_completed(waiting), 1):
            tell(number)
        return [future.result() for future in waiting]
    finally:
        for future in waiting:
            future.cancel()


def standings(bots: Sequence[str], results: Sequence[Outcome]) -> list[Standing]:
    """Each bot's sums over all its matches, and its rating after them."""
    played = [(one.entries, one.ranks) for one in results if one.ranks]
    rows = []
    for entry, (name, rating) in enumerate(zip(bots, rated_all(len(bots), played), strict=True)):
        mine = [(one, place) for one in results if (place := one.of(entry)) is not None]
        rows.append(
            Standing(
                name,
                len(mine),
                sum([one.shares[place] for one, place in mine]),
                sum([one.decisions[place] for one, place in mine]),
                sum([one.seconds[place] for one, place in mine]),
                rating,
            )
        )
    return rows


def meetings(
    bots: Sequence[str], results: Sequence[Outcome]
) -> list[tuple[tuple[int, ...], list[Standing]]]:
    """The same company by company: who of the bots met, and how each of them did there."""
    found = []
    for company in dict.fromkeys([one.entries for one in results]):
        theirs = [one for one in results if one.entries == company]
        rows = standings(bots, theirs)
        found.append((company, [rows[entry] for entry in company]))
    return found


def wilson(share: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula: right also near 0 and 1."""
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    centre, scale = share + z * z / (2 * matches), 1 + z * z / matches
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
