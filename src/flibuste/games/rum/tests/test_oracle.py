"""The engine against the oracle: two programs of the same rules, the same random match."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from math import gcd
from random import Random
from typing import Any, NamedTuple

import pytest

from flibuste import LUCK, WATCHER, Match, to_json
from flibuste.core.protocol import Action
from flibuste.games.rum import acts
from flibuste.games.rum.tests import oracle
from flibuste.games.rum.tests.oracle_positions import drawn_layout, drawn_position, table_of
from flibuste.games.rum.tests.oracle_seen import flag, under, what_is_seen
from flibuste.games.rum.tests.oracle_table import ALL_TILES, Question, Script, Table
from flibuste.games.rum.tests.oracle_turn import is_dead_end

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
WHOLE = 400 if LONG else 6  # matches from the set-up, for each number of players
RARE = 2000 if LONG else 40  # matches from positions, for each number of players
PARTS = 4
EVERY_RULE = tuple(f"H{number}" for number in (*range(3, 40), 41, 42))

# How much a kind of act is liked, drawn for each match: so that everything happens somewhere.
TASTES = {
    "Board": [0.01, 0.05, 0.2, 3],
    "Rest": [0.1, 0.5],
    "Ahoy": [0.1, 1, 3],
    "Dark": [0.3, 2, 6],
    "Back": [0.1, 1],
    "Skip": [0.05, 0.5],
    "Decline": [0.1, 1, 6],
    "Stand": [0.2, 1, 5],
}

PLAIN: list[Action] = [
    acts.Back(),
    acts.Ahoy(),
    acts.Rest(),
    acts.Board(),
    acts.Use(),
    acts.Skip(),
    acts.Keep(),
    acts.Sell(),
    acts.Join(),
    acts.Decline(),
    acts.Stand(),
    acts.Barrel(),
    acts.Again(),
]
TILES = [*sorted({tile for tiles in ALL_TILES.values() for tile in tiles}), "guard7"]
LUCKS_ACTS: list[Action] = [
    *(acts.First(number) for number in range(-1, 6)),
    *(acts.Plate(plate, turns) for plate in range(11) for turns in range(-1, 5)),
    *(acts.Tile(stack, tile) for stack in (*ALL_TILES, "rum") for tile in TILES),
    *(acts.Roll(pips) for pips in range(8)),
]


class Setting(NamedTuple):
    """A match to be played, for the engine and for the oracle."""

    seed: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    table: Table
    script: Script

    def match(self) -> Match[Any, Any, Any]:
        if self.position is not None:
            return Match.at("rum", self.position)
        return Match("rum", self.seats, self.options)


def whole(seats: int, part: int) -> Iterator[Setting]:
    """Matches from the set-up, with every kind of option."""
    for number in range(part, WHOLE, PARTS):
        seed = f"whole {seats} {number}"
        rng = Random(seed)
        layout = drawn_layout(rng) if number % 3 else None
        first = rng.randrange(seats) if number % 2 else None
        table = Table(seats)
        script = oracle.play(table, layout, first)
        yield Setting(seed, seats, {"layout": layout, "first": first}, None, table, script)


def rare(seats: int, part: int) -> Iterator[Setting]:
    """Matches from crowded and scarce positions."""
    for number in range(part, RARE, PARTS):
        seed = f"rare {seats} {number}"
        position = drawn_position(seats, Random(seed))
        table = table_of(position)
        if not is_dead_end(table, table.captain):  # H12: he would have been led away
            yield Setting(seed, seats, {}, position, table, oracle.go_on(table))


@pytest.mark.rule(*EVERY_RULE)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_random_matches_agree_with_the_oracle(seats: int, part: int) -> None:
    for setting in whole(seats, part):
        Duel(setting).play()


@pytest.mark.rule(*EVERY_RULE)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_matches_from_crowded_and_scarce_positions_agree_with_the_oracle(
    seats: int, part: int
) -> None:
    for setting in rare(seats, part):
        Duel(setting).play()


def test_in_the_matches_above_everything_rare_happens() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        for part in range(PARTS):
            for setting in (*whole(seats, part), *rare(seats, part)):
                play_alone(setting)
                seen += setting.table.rare
    assert not WANTED - set(seen)


WANTED = {
    "alone in town",
    "out",
    "two equal rendezvous",
    "the last barrel",
    "the imaginary crew wins",
    "dead end with dark alleys",
    "nine dead ends",
    *(f"dead end {step}" for step in (1, 2, 3, 9)),
    *(f"dark for {extra}+{further}" for extra in (0, 1) for further in (0, 1)),
    *(f"{number} crews" for number in range(6)),
    *(f"{number} drinkers" for number in range(1, 6)),
    *(f"tie {level}" for level in range(5)),
    *(f"{stack} from below" for stack in ("goods", "small", "big")),
    *(f"nothing at a {square}" for square in ("pirate", "goods", "rendezvous", "chest", "rum")),
    *(f"nothing at a map_{colour}" for colour in ("pink", "green", "yellow")),
    *(f"nothing at a tavern_{name}" for name in ("swan", "es_cruce", "frere_jacques")),
    "nothing at a guard",
}


def play_alone(setting: Setting) -> None:
    """The same match by the oracle alone."""
    player = Player(setting.seed)
    try:
        question = next(setting.script)
        while True:
            question = setting.script.send(player.draw(question))
    except StopIteration:
        oracle.ranks(setting.table)


class Player:
    """Plays for everybody: by luck's odds, or a kind of act by taste and then one of this kind."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(f"{seed} played")
        self.tastes = {kind: self.rng.choice(likes) for kind, likes in TASTES.items()}

    def draw(self, question: Question) -> Action:
        if question.seat == LUCK:
            return self.rng.choices(question.acts, question.weights)[0]
        kinds = sorted({type(act).__name__ for act in question.acts})
        [kind] = self.rng.choices(kinds, [self.tastes.get(kind, 1) for kind in kinds])
        return self.rng.choice([act for act in question.acts if type(act).__name__ == kind])


class Duel:
    """One random match in both; every question and every answer must be the same."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.match = setting.match()
        self.table = setting.table
        self.player = Player(setting.seed)
        self.rng = Random(setting.seed)

    def play(self) -> None:
        script = self.setting.script
        question = next(script, None)  # none: a last brawl without a fight
        while question is not None:
            self.check_question(question)
            if self.table.alleys and self.rng.random() < 0.05:
                self.check_table()
                self.check_view(self.rng.choice([WATCHER, *range(self.match.seats)]))
            act = self.player.draw(question)
            try:
                self.match.act(question.seat, act)
                question = script.send(act)
            except StopIteration:
                question = None
            except Exception as error:
                error.add_note(f"{act} by {question.seat}; {self.so_far()}")
                raise
        state = self.match.state
        self.same("awaited", list(state.awaiting()), [])
        self.check_table()
        self.same("ranks", list(state.ranks()), oracle.ranks(self.table))

    def check_question(self, question: Question) -> None:
        state = self.match.state
        self.same("awaited", list(state.awaiting()), [question.seat])
        if question.seat == LUCK:
            odds = list(zip(question.acts, question.weights, strict=True))
            self.same("odds", proportions(state.odds()), proportions(odds))
        else:
            menu = Counter(state.legal(question.seat))
            self.same(f"acts of seat {question.seat}", menu, Counter(question.acts))
        if self.rng.random() < 0.01:
            for seat in {question.seat, self.rng.randrange(LUCK, self.match.seats)}:
                every = LUCKS_ACTS if seat == LUCK else self.anything(seat)
                allowed = {act for act in every if state.refusal(seat, act) is None}
                mine = set(question.acts) if seat == question.seat else set()
                self.same(f"allowed for {seat}", allowed, mine)

    def anything(self, seat: int) -> list[Action]:
        """All that a seat could think of, and a little more."""
        alleys = [*self.table.alleys, "", "1.i9", "1.coin", "1.N1=2.N1", "0.N1"]
        mine = [alley for alley, whose in self.table.pirates.items() if whose == seat]
        recalls = [(), *((alley,) for alley in alleys), *((a, b) for a in mine for b in mine)]
        return [
            *(acts.Move(alley) for alley in alleys),
            *(acts.Dark(alley) for alley in alleys),
            *(acts.Recall(some) for some in recalls),
            *(acts.Take(tile) for tile in TILES),
            *(acts.Guard(stack) for stack in ("small", "big", "tavern")),
            *PLAIN,
        ]

    def check_table(self) -> None:
        state, table = self.match.state, self.table
        self.same("scores", list(state.scores()), oracle.scores(table))
        self.same("tally", [dict(lines) for lines in state.tally()], oracle.tally(table))

    def check_view(self, seat: int) -> None:
        told = to_json(self.match.game.view(self.match.state, seat))
        for name, seen in what_is_seen(self.table).items():
            self.same(f"{name} seen by {seat}", in_any_order(told[name]), in_any_order(seen))
        self.same(f"under stacks seen by {seat}", told["under"], under(self.table, seat))
        for whose in range(self.table.seats):
            mine = flag(self.table, whose, seat)
            theirs = {name: told["tiles"][whose][name] for name in mine}
            what = f"flag of {whose} seen by {seat}"
            self.same(what, in_any_order(theirs), in_any_order(mine))

    def same(self, what: str, engine: object, other: object) -> None:
        if engine != other:
            pytest.fail(f"{what} differ; {self.so_far()}\nengine: {engine}\noracle: {other}")

    def so_far(self) -> str:
        journal = [f"  {seat} {act}" for seat, act in self.match.journal]
        told = [f"seed {self.setting.seed!r}, {self.match.options}", f"{self.match.position}"]
        return "\n".join([*told, *journal])


def in_any_order(told: Any) -> Any:
    """Tiles that lie side by side have no order."""
    if isinstance(told, dict):
        return {name: in_any_order(value) for name, value in told.items()}
    if isinstance(told, list) and all(isinstance(tile, str | None) for tile in told):
        return sorted(told, key=str)
    return told


def proportions(odds: Any) -> dict[Action, int]:
    """Weights as small as they go; an act that is listed twice counts twice."""
    ways: Counter[Action] = Counter()
    for act, weight in odds:
        ways[act] += weight
    unit = gcd(*ways.values())
    return {act: weight // unit for act, weight in ways.items()}
