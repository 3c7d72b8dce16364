"""The engine against the oracle: two programs of the same rules, the same random match."""

from __future__ import annotations

import os
from collections import Counter
from itertools import permutations
from math import gcd
from random import Random
from typing import Any, NamedTuple

import pytest

from flibuste import LUCK, Match
from flibuste.core.luck import choose
from flibuste.core.protocol import Action
from flibuste.games.plank.acts import Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.tests import oracle

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
MATCHES = 2000 if LONG else 400  # for each number of players
PARTS = 4
EVERY_RULE = tuple(f"P{number}" for number in range(3, 19))

# All that anybody could think of, and a little more: which of it is allowed is asked now and then.
SEATS_ACTS: list[Action] = [
    NoThanks(),
    *(kind(value) for kind in (Choose, Enter) for value in range(-1, 9)),
    *(Shift(card, place) for card in range(-4, 5) for place in range(-1, 6)),
]
LUCKS_ACTS: list[Action] = [
    *(Ages(order) for number in range(5) for order in permutations(range(number))),
    *(Turn(crew, card) for crew in (*oracle.COLOURS, "black") for card in range(-1, 8)),
]


class Setting(NamedTuple):
    """A table: its options as they are given, and what the oracle is told of them."""

    options: dict[str, Any]
    crews: list[str] | None
    age: list[int] | None


@pytest.mark.rule(*EVERY_RULE)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_matches_agree_with_the_oracle(seats: int, part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        Duel(f"plank {seats} {number}", seats, setting(seats, number)).play()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_matches_above_have_every_option_value(seats: int) -> None:
    given = [setting(seats, number) for number in range(MATCHES)]
    for option, known in (("age", "0123"[:seats]), ("crews", oracle.COLOURS)):
        every = {order for n in range(seats + 1) for order in permutations(known, n)}
        assert {words(table.options[option]) for table in given} == {None, *every}


def words(given: Any) -> tuple[str, ...] | None:
    if given is None:
        return None
    return tuple(given.split() if isinstance(given, str) else map(str, given))


def setting(seats: int, number: int) -> Setting:
    """Every value of every option in turn: null, none named, some, all; a line or a list."""
    crews = [order for n in range(seats + 1) for order in permutations(oracle.COLOURS, n)]
    ages = [order for n in range(seats + 1) for order in permutations(range(seats), n)]
    options: dict[str, Any] = {"crews": None, "age": None}
    named_crews: list[str] | None = None
    named_ages: list[int] | None = None
    if number % 7:
        named_crews = list(crews[number % len(crews)])
        options["crews"] = line_or_list(named_crews, number // len(crews))
        # Who names none takes the next colour left.
        left = [crew for crew in oracle.COLOURS if crew not in named_crews]
        named_crews = (named_crews + left)[:seats]
    if number % 2:
        named_ages = list(ages[number // 2 % len(ages)])
        options["age"] = line_or_list(named_ages, number // 2 // len(ages))
        named_ages += [seat for seat in range(seats) if seat not in named_ages]
    return Setting(options, named_crews, named_ages)


def line_or_list(named: list[Any], turn: int) -> object:
    return " ".join(map(str, named)) if named and turn % 2 else list(named)


class Duel:
    """One random match in both; every question and every answer must be the same."""

    def __init__(self, seed: str, seats: int, given: Setting) -> None:
        self.rng = Random(seed)
        self.seed = seed
        self.given = given
        self.match: Match[Any, Any, Any] = Match("plank", seats, given.options)
        self.table = oracle.Table()
        self.script = oracle.play(self.table, seats, given.crews, given.age)
        # Half of the matches like to play any kind of card as often as any other.
        self.by_kind = self.rng.random() < 0.5

    def play(self) -> None:
        question = next(self.script)
        while True:
            self.check_question(question)
            self.check_table()
            seat, act = self.draw()
            try:
                self.match.act(seat, act)
                question = self.script.send((seat, act))
            except StopIteration:
                break
            except Exception as error:
                error.add_note(f"{act} by {seat}; {self.so_far()}")
                raise
        state = self.match.state
        self.same("awaited", set(state.awaiting()), set())
        self.check_table()
        self.same("ranks", list(state.ranks()), oracle.ranks(self.table))
        everybody = oracle.Table(oracle.COLOURS, plank=self.table.plank, fallen=self.table.fallen)
        captains = sum(value == 1 for _, value in self.table.plank)
        self.same("P13: all points", sum(oracle.scores(everybody)), 90 + 2 * captains)

    def draw(self) -> tuple[int, Any]:
        seat = self.rng.choice(list(self.match.state.awaiting()))
        if seat == LUCK:
            return seat, choose(self.match.state.odds(), self.rng)
        menu = list(self.match.state.legal(seat))
        if self.by_kind:
            kind = self.rng.choice(sorted({type(act).__name__ for act in menu}))
            menu = [act for act in menu if type(act).__name__ == kind]
        return seat, self.rng.choice(menu)

    def check_question(self, question: oracle.Question) -> None:
        state = self.match.state
        self.same("awaited", sorted(state.awaiting()), sorted(question.acts))
        for seat, acts in question.acts.items():
            if seat == LUCK:
                odds = list(zip(acts, question.weights, strict=True))
                self.same("odds", proportions(state.odds()), proportions(odds))
            else:
                self.same(f"acts of seat {seat}", Counter(state.legal(seat)), Counter(acts))
        if self.rng.random() < 0.05:
            for seat in (LUCK, *range(self.match.seats)):
                every = LUCKS_ACTS if seat == LUCK else SEATS_ACTS
                allowed = {act for act in every if state.refusal(seat, act) is None}
                self.same(f"allowed for {seat}", allowed, set(question.acts.get(seat, [])))

    def check_table(self) -> None:
        state, table = self.match.state, self.table
        self.same("scores", list(state.scores()), oracle.scores(table))
        self.same("tally", [dict(lines) for lines in state.tally()], oracle.tally(table))
        if not table.plank:
            return  # how a written position tells of the picks is not the rules' business
        ours = self.match.game.write(state)
        self.same("plank", ours["plank"], [list(pirate) for pirate in table.plank])
        self.same("fallen", ours["fallen"], [list(pirate) for pirate in table.fallen])
        self.same("hands", ours["hands"], [vars(hand) for hand in table.hands])
        self.same("order", ours["order"], table.order)
        self.same("half", ours["half"], table.half)
        if table.turn is not None:
            self.same("turn", ours["turn"], table.turn)
        piles = {
            crew: {"cards": sorted(pile.cards), "no_thanks_at": pile.above}
            for crew, pile in table.piles.items()
        }
        self.same("piles", ours["piles"], piles)

    def same(self, what: str, engine: object, other: object) -> None:
        if engine != other:
            pytest.fail(f"{what} differ; {self.so_far()}\nengine: {engine}\noracle: {other}")

    def so_far(self) -> str:
        journal = [f"  {seat} {act}" for seat, act in self.match.journal]
        return "\n".join([f"seed {self.seed!r}, options {self.given.options}, after", *journal])


def proportions(odds: Any) -> dict[Action, int]:
    """Weights as small as they go; an act that is listed twice counts twice."""
    ways: Counter[Action] = Counter()
    for act, weight in odds:
        ways[act] += weight
    unit = gcd(*ways.values())
    return {act: weight // unit for act, weight in ways.items()}
