"""One random match in the engine and in the oracle, step by step; all must be the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import gcd
from random import Random
from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.core.protocol import Action
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.parts import CARDS, PIRATES
from flibuste.games.mutiny.tests import oracle
from flibuste.games.mutiny.tests.oracle_positions import written
from flibuste.games.mutiny.tests.oracle_table import LETTERS, Box, Question, Table, new_table

# All that anybody could think of, and a little more: which of it is allowed is asked now and then.
NAMES = [*PIRATES, "nobody"]
FACES = [*CARDS, "pink4"]
SEATS = range(-1, 5)
SEATS_ACTS: list[Action] = [
    acts.Open(),
    acts.Decline(),
    *map(acts.Use, NAMES),
    *(kind(card) for kind in (acts.Keep, acts.Under, acts.Lay) for card in FACES),
    *map(acts.Number, range(-1, 5)),
    *(acts.Trade(give, n) for give in ("cards", "coins", "gold") for n in range(-1, 5)),
    *map(acts.Take, ("card", "coin", "gold")),
    *(kind(seat) for kind in (acts.Steal, acts.Peek, acts.Rob) for seat in SEATS),
    *map(acts.Pledge, ("valverde", "diaz", "bijoux")),
    *(acts.Post(one, two) for one in range(12) for two in range(12)),
    *map(acts.Inspect, (*LETTERS, "F")),
    *map(acts.Swap, (False, True)),
]
LUCKS_ACTS: list[Action] = [
    *(kind(name) for kind in (acts.Door, acts.Storm) for name in NAMES),
    *map(acts.First, SEATS),
    *map(acts.Draw, FACES),
    *map(acts.Sailor, range(12)),
]


def drawn_options(seats: int, rng: Random) -> dict[str, Any]:
    """A first dealer or none, another component table or none."""
    options: dict[str, Any] = {}
    if rng.random() < 0.5:
        options["first"] = rng.randrange(seats)
    if rng.random() < 0.5:
        track = rng.choice([1, 9, 18, 30])
        squares = range(1, track)
        options["components"] = {
            "pink": rng.choice([(8, 8, 4), (4, 5, 11), (20, 0, 0)]),
            "grey": (4, 8, 8),
            "gold": rng.choice([(6, 6, 6), (0, 0, 18), (18, 0, 0)]),
            "track": track,
            "storms": tuple(sorted(rng.sample(squares, rng.randint(0, len(squares))))),
            "starts": tuple(rng.randrange(track) for _ in range(3)),
        }
    return options


def begin(seed: str, seats: int) -> Duel:
    """A match from the start, with options drawn by the seed."""
    options = drawn_options(seats, Random(seed))
    table = new_table(seats, Box(**options.get("components", {})))
    return Duel(seed, Match("mutiny", seats, options), table, options.get("first"))


class Mood:
    """What a match likes to do: some kinds of act rarely, others as often as it can."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.likes: dict[str, float] = {}
        self.eager = rng.random() < 0.7  # to have an allegiance

    def like(self, act: Action, *, sworn: bool = True) -> float:
        fields = [getattr(act, name) for name in act.__struct_fields__]
        if self.eager and not sworn and fields in (["bijoux"], ["ojo"]):
            return 50
        names = [value for value in fields if isinstance(value, str) and value[-1] not in "123"]
        key = " ".join([type(act).__name__, *names])
        if key not in self.likes:
            self.likes[key] = self.rng.choice([0.05, 1, 1, 1, 5])
        return self.likes[key]

    def choose(self, listed: Iterable[Action], *, sworn: bool = True) -> Action:
        menu = list(listed)
        return self.rng.choices(menu, [self.like(act, sworn=sworn) for act in menu])[0]


class Duel:
    """One random match in both; every question and every answer must be the same."""

    def __init__(
        self, seed: str, match: Match[Any, Any, Any], table: Table, first: int | None = None
    ) -> None:
        self.seed = seed
        self.rng = Random(f"{seed} acts")
        self.mood = Mood(self.rng)
        self.match = match
        self.table = table
        self.script = oracle.play(table, first)

    def play(self) -> None:
        question = self.next_question(None)
        while question is not None:
            self.check_question(question)
            self.check_table()
            question = self.step(*self.draw())
        state = self.match.state
        self.same("awaited", list(state.awaiting()), [])
        self.check_table()
        self.same("ranks", list(state.ranks()), oracle.ranks(self.table))

    def step(self, seat: int, act: Action) -> Question | None:
        """The act in both; the oracle's next question."""
        try:
            self.match.act(seat, act)
            return self.next_question((seat, act))
        except Exception as error:
            error.add_note(f"{act} by {seat}; {self.so_far()}")
            raise

    def next_question(self, answer: tuple[int, Action] | None) -> Question | None:
        try:
            return next(self.script) if answer is None else self.script.send(answer)
        except StopIteration:
            return None

    def draw(self) -> tuple[int, Any]:
        state = self.match.state
        seat = self.rng.choice(list(state.awaiting()))
        if seat == LUCK:
            return seat, self.mood.choose(act for act, _ in state.odds())
        return seat, self.mood.choose(
            state.legal(seat), sworn=self.table.players[seat].side is not None
        )

    def check_question(self, question: Question) -> None:
        state = self.match.state
        self.same("awaited", sorted(state.awaiting()), sorted(question.acts))
        for seat, listed in question.acts.items():
            if seat == LUCK:
                odds = zip(listed, question.weights, strict=True)
                self.same("odds", proportions(state.odds()), proportions(odds))
            else:
                self.same(f"acts of seat {seat}", Counter(state.legal(seat)), Counter(listed))
        if self.rng.random() < 0.01:
            for seat in (LUCK, *range(self.match.seats)):
                every = [*LUCKS_ACTS, *SEATS_ACTS]
                allowed = {act for act in every if state.refusal(seat, act) is None}
                self.same(f"allowed for {seat}", allowed, set(question.acts.get(seat, [])))

    def check_table(self) -> None:
        state, table = self.match.state, self.table
        self.same("scores", list(state.scores()), oracle.scores(table))
        self.same("tally", [dict(lines) for lines in state.tally()], oracle.tally(table))
        if self.rng.random() < 0.1 or not state.awaiting():
            ours = self.match.game.write(state)
            for part, theirs in written(table).items():
                self.same(part, ours.get(part), theirs)

    def same(self, what: str, engine: object, other: object) -> None:
        if engine != other:
            pytest.fail(f"{what} differ; {self.so_far()}\nengine: {engine}\noracle: {other}")

    def so_far(self) -> str:
        journal = [f"  {seat} {act}" for seat, act in self.match.journal]
        options = self.match.options
        return "\n".join([f"seed {self.seed!r}, {options}, {self.match.position}, after", *journal])


def proportions(odds: Iterable[tuple[Action, int]]) -> dict[Action, int]:
    """Weights as small as they go; an act that is listed twice counts twice."""
    ways: Counter[Action] = Counter()
    for act, weight in odds:
        ways[act] += weight
    unit = gcd(*ways.values())
    return {act: weight // unit for act, weight in ways.items()}
