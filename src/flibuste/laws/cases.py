"""Where a law is looked at: every number of seats, every option value, and walks into a match."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from flibuste.core.luck import dice
from flibuste.core.match import Match
from flibuste.core.options import describe_options
from flibuste.core.playout import listed, random_act
from flibuste.core.protocol import WATCHER, AnyGame, Seat
from flibuste.core.registry import card
from flibuste.core.spelling import seat_name, spell
from flibuste.laws.strange import strange_acts

AnyMatch: TypeAlias = Match[Any, Any, Any]
Entry: TypeAlias = tuple[Seat, Any]

LONG: Final = bool(os.environ.get("FLIBUSTE_LONG"))
EXAMPLES: Final = 60 if LONG else 4  # walks for each law with the default options
CHOICES: Final = 60  # at most in a walk
WHOLE: Final = 1000  # a head of so many thousandths is a whole match
SEEDS: Final = 12 if LONG else 3  # of the whole matches whose heads walks begin with


@dataclass(frozen=True)
class Case:
    """A table: a game, a number of seats, the options that differ from the defaults.

    A match begins at the start, or at a position written in JSON, which has a name.
    """

    game: AnyGame
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    name: str = ""
    position: str = ""

    def __str__(self) -> str:
        changed = [f"-{name}={value}" for name, value in self.options]
        place = f"-at {self.name}" if self.name else ""
        return f"{self.game.key}-{self.seats}{''.join(changed)}{place}"

    def match(self) -> AnyMatch:
        if self.position:
            return Match.at(self.game, json.loads(self.position), dict(self.options))
        return Match(self.game, self.seats, dict(self.options))


def cases(game: AnyGame) -> list[Case]:
    """The defaults, and each other value of each option in turn, for every number of seats."""
    found = []
    for seats in game.seats:
        found.append(Case(game, seats))
        found += [Case(game, seats, (value,)) for value in option_values(game, seats)]
    return found


def option_values(game: AnyGame, seats: int) -> Iterator[tuple[str, Any]]:
    """Closed values one by one, the ends of a range, the example that describes a form."""
    for name, about in describe_options(game).items():
        values = [*about.get("values", ())]
        if "min" in about:
            most = seats - 1 if name == "first" else about["max"]
            values += [about["min"], most]
        if "form" in about:
            values.append(about["form"])
        yield from ((name, value) for value in values if value != about["default"])


class Walk(NamedTuple):
    """A way into a match: first a part of a whole random match, then choice by choice."""

    choices: Sequence[int] = ()
    head: int = 0  # thousandths of the whole match
    seed: int = 0  # of the whole match


def walks() -> st.SearchStrategy[Walk]:
    """Walks that shrink: fewer choices, smaller numbers, a shorter head, none at all."""
    numbers = st.integers(0, 9999)
    choices = st.integers(0, CHOICES).flatmap(
        lambda size: st.lists(numbers, min_size=size, max_size=size)
    )
    heads = st.just(0) | st.integers(0, WHOLE)
    return st.builds(Walk, choices=choices, head=heads, seed=st.integers(0, SEEDS - 1))


def random_walk(number: object) -> Walk:
    """The same without Hypothesis: for those who need no shrinking."""
    rng = dice(f"walk {number}")
    size = rng.randrange(CHOICES + 1)
    head = rng.choice((0, rng.randrange(WHOLE + 1)))
    return Walk([rng.randrange(10_000) for _ in range(size)], head, rng.randrange(SEEDS))


class Playing(NamedTuple):
    """A match played at random: its acts, and what went wrong at last, if anything."""

    entries: tuple[Entry, ...]
    error: Exception | None = None


@lru_cache(maxsize=256)
def whole_match(case: Case, seed: int) -> Playing:
    """Random play to the end, or one act further than ``longest`` allows."""
    match, rng = case.match(), dice(f"whole match {seed}")
    entries: list[Entry] = []
    most = longest(case.game)
    try:
        while len(entries) <= most and (entry := random_act(match.state, rng)):
            match.state.apply(*entry)
            entries.append(entry)
    except Exception as error:  # law 8 tells it; the others look at what came before
        return Playing(tuple(entries), error)
    return Playing(tuple(entries))


@cache
def longest(game: AnyGame) -> int:
    """The number of acts that card.toml promises at most."""
    promised: int = card(game.package)["longest"]
    return promised


def head(case: Case, walk: Walk) -> AnyMatch:
    """The match where the choices of a walk begin."""
    match = case.match()
    if walk.head:
        entries = whole_match(case, walk.seed).entries
        for seat, action in entries[: len(entries) * walk.head // WHOLE]:
            match.state.apply(seat, action)
            match.journal.append((seat, action))
    return match


def go(match: AnyMatch, choices: Sequence[int]) -> Iterator[Entry]:
    """Act by act: each choice number means one act; ends with the choices or with the match."""
    for number in choices:
        entry = chosen(match, number)
        if entry is None:
            return
        match.act(*entry)
        yield entry


def chosen(match: AnyMatch, number: int) -> Entry | None:
    """What a number chooses: an act of anybody awaited, now and then one of an open kind."""
    state = match.state
    acts = [(seat, action) for seat in state.awaiting() for action in listed(state, seat)]
    if not acts:
        return None
    if match.game.open and number // 1000 % 3 == 2:
        acts = open_acts(match, number) or acts
    return acts[number % len(acts)]


def open_acts(match: AnyMatch, number: int) -> list[Entry]:
    """Allowed acts of open kinds that are not listed."""
    state, rng = match.state, Random(number)
    seats = [seat for seat in state.awaiting() if seat >= 0]
    tried = strange_acts(match.game, rng, 8, match.game.open)
    return [
        (seat, action)
        for seat in seats
        for action in tried
        if state.refusal(seat, action) is None and action not in state.legal(seat)
    ]


def reach(case: Case, walk: Walk) -> AnyMatch:
    """The match where a walk ends."""
    match = head(case, walk)
    for _ in go(match, walk.choices):
        pass
    return match


def stops(case: Case, walk: Walk, every: int = 10) -> Iterator[AnyMatch]:
    """The match as it goes: where the choices begin, now and then, and where they end."""
    match = head(case, walk)
    yield match
    step = 0
    for step, _ in enumerate(go(match, walk.choices), 1):
        if step % every == 0:
            yield match
    if step % every:
        yield match


def viewers(match: AnyMatch) -> list[Seat]:
    """All who can look at a match."""
    return [*range(match.seats), WATCHER]


def reached(case: Case, walk: Walk) -> AnyMatch:
    """As far as the walk gets in a game that may stumble."""
    match = head(case, walk)
    with suppress(Exception):
        for _ in go(match, walk.choices):
            pass
    return match


def told(case: Case, walk: Walk, most: int = 12) -> str:
    """The last acts of a walk, for whoever has to find out what went wrong."""
    journal = reached(case, walk).journal
    acts = [f"{seat_name(seat)} {spell(action)}" for seat, action in journal[-most:]]
    return f"{case} after {len(journal)} acts: {'… ' * (len(journal) > most)}{', '.join(acts)}"


def examine(law: Callable[[Case, Walk], None], case: Case, examples: int = EXAMPLES) -> None:
    """Hold a law against walks into a case; a failure is shrunk to a short match.

    Where options or positions are written, of which there are many, two walks of three are.
    """

    @seed(crc32(f"{law.__name__} {case}".encode()))
    @settings(
        max_examples=max(1, examples * 2 // 3) if case.options or case.name else examples,
        deadline=None,
        database=None,
        print_blob=True,
        report_multiple_bugs=False,  # the next law is held too
        phases=(Phase.generate, Phase.shrink),  # the message explains enough
        suppress_health_check=list(HealthCheck),
    )
    @given(walk=walks())
    def obeyed(walk: Walk) -> None:
        law(case, walk)

    obeyed()
