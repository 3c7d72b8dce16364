"""
Many matches of bots against bots.

Every deal is played once from every seat: match m seats the bots m places further round than
match 0, and as many matches in a row as there are seats begin with the same luck.  A match is a
value (Fixture) that any process can play, so matches run on any Executor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from flibuste.bots import Bot, bot, maker
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.protocol import CLOCK, Seat


class Fixture(Struct, frozen=True):
    """A match to be played: who sits where, by the places of the bots in the tournament's list."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seating: tuple[int, ...]
    luck: str
    whims: str  # seeds what is neither luck nor rules: the bots, and who of several acts first


class Outcome(Struct, frozen=True):
    """What came of a match, for each bot in the tournament's order."""

    shares: tuple[float, ...]  # of the win: 1, a part of a shared one, or 0
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on them


class Standing(Struct, frozen=True):
    """A bot after many matches."""

    name: str
    matches: int
    wins: float
    decisions: int
    seconds: float

    @property
    def share(self) -> float:
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.matches)


def fixtures(
    game: str, bots: Sequence[str], matches: int, options: dict[str, Any], seed: object
) -> list[Fixture]:
    """The matches of a tournament, or a FlibusteError: nothing is played before all is well."""
    for name in bots:
        maker(name)
    Match(game, len(bots), options)
    seats = len(bots)
    return [
        Fixture(
            game,
            options,
            tuple(bots),
            tuple((seat + number) % seats for seat in range(seats)),
            luck=f"{seed}|deal {number // seats}",
            whims=f"{seed}|match {number}",
        )
        for number in range(matches)
    ]


def play(fixture: Fixture) -> Outcome:
    """Play a match to its end."""
    match: Match[Any, Any, Any] = Match(fixture.game, len(fixture.seating), fixture.options)
    bots = [bot(fixture.bots[entry], f"{fixture.whims}|{entry}") for entry in fixture.seating]
    decisions, seconds = play_match(match, bots, Luck(fixture.luck), dice(fixture.whims))
    shares = shares_of(match.state.ranks())
    seats: list[Seat] = sorted(range(match.seats), key=lambda seat: fixture.seating[seat])
    return Outcome(
        shares=tuple([shares[seat] for seat in seats]),
        decisions=tuple([decisions[seat] for seat in seats]),
        seconds=tuple([seconds[seat] for seat in seats]),
    )


def play_match(
    match: Match[Any, Any, Any], bots: Sequence[Bot], luck: Luck, whims: Random
) -> tuple[list[int], list[float]]:
    """Let the bots play: each seat's decisions, and the seconds they took.

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
        start = perf_counter()
        action = bots[seat].choose(match.game, view, menu)
        seconds[seat] += perf_counter() - start
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
    """Each bot's sums over all matches."""
    return [
        Standing(
            name,
            len(results),
            sum([result.shares[entry] for result in results]),
            sum([result.decisions[entry] for result in results]),
            sum([result.seconds[entry] for result in results]),
        )
        for entry, name in enumerate(bots)
    ]


def wilson(share: float, matches: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula: right also near 0 and 1."""
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    centre, scale = share + z * z / (2 * matches), 1 + z * z / matches
    return (centre - spread) / scale, (centre + spread) / scale
