"""``flibuste certify GAME --command "…"``: does a program play by the rules, and in time?

It plays many matches, at every number of seats and from every chair, against random opponents.
Whatever it does wrong is counted by its kind, a listed act is played instead, and the match goes
on: one run tells everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from flibuste.bots.program import Fault, Program
from flibuste.bots.tournament import shares_of
from flibuste.core.errors import IllegalAction
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.options import changed_options
from flibuste.core.protocol import CLOCK, Action, AnyGame, Seat
from flibuste.core.spelling import spell
from flibuste.core.words import Words


class Verdict(Struct):
    """What came of all matches."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    wins: float = 0.0
    fair: float = 0.0  # wins that any player would have on the average
    faults: dict[str, list[Fault]] = {}

    @property
    def number_of_faults(self) -> int:
        return sum(map(len, self.faults.values()))


def certify(
    game: AnyGame, program: Program, matches: int, options: dict[str, Any], seed: object
) -> Iterator[Verdict]:
    """Play; the verdict so far after each match."""
    verdict = Verdict()
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        match: Match[Any, Any, Any] = Match(game, seats, options)
        seat = number // len(game.seats) % seats
        _play(match, seat, program, f"{seed}|{number}", verdict)
        verdict.matches += 1
        verdict.wins += shares_of(match.state.ranks())[seat]
        verdict.fair += 1 / seats
        yield verdict


def _play(
    match: Match[Any, Any, Any], seat: Seat, program: Program, seed: str, verdict: Verdict
) -> None:
    luck, whims = Luck(seed), dice(f"{seed}|whims")
    while True:
        match.try_luck(luck)
        awaiting = match.state.awaiting()
        if not awaiting:
            return
        actor = whims.choice(awaiting)
        if actor == CLOCK:
            match.act(CLOCK, match.state.alarm().action)
            continue
        menu = match.state.legal(actor)
        action: Action = whims.choice(menu)
        if actor == seat:
            try:
                action = _asked(match, seat, program, verdict)
            except Fault as fault:
                verdict.faults.setdefault(fault.kind, []).append(fault)
        match.act(actor, action)


def _asked(match: Match[Any, Any, Any], seat: Seat, program: Program, verdict: Verdict) -> Action:
    """The program's act, or a Fault."""
    state = match.state
    start = perf_counter()
    try:
        action = program.choose(
            match.game,
            match.view(seat),
            state.legal(seat),
            seats=match.seats,
            options=changed_options(match.options),
            open_kinds=state.open_kinds(seat),
        )
    finally:
        taken = perf_counter() - start
        verdict.decisions += 1
        verdict.seconds += taken
        verdict.longest = max(verdict.longest, taken)
    try:
        match.check(seat, action)
    except IllegalAction as error:
        raise Fault("illegal", error.reason, spell(action), match.game.key) from None
    return action


def told(verdict: Verdict, say: Words) -> list[str]:
    """The verdict in words, with one example of every kind of fault."""
    lines = [
        say(
            "certify-played",
            matches=verdict.matches,
            decisions=verdict.decisions,
            mean=round(1000 * verdict.seconds / max(1, verdict.decisions)),
            longest=round(1000 * verdict.longest),
        ),
        say("certify-won", wins=round(verdict.wins), fair=round(verdict.fair)),
    ]
    for faults in verdict.faults.values():
        lines.append(f"{len(faults)} × {faults[0].sentence(say.language)}")
    lines.append(say("certify-good" if not verdict.faults else "certify-bad"))
    return lines
