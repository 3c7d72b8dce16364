"""One random match in the engine and in the oracle: every question and answer must be the same."""

from __future__ import annotations

from collections import Counter
from math import gcd
from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.core.protocol import CLOCK, WATCHER, Action
from flibuste.games.piratoons.acts import (
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    First,
    Keep,
    Next,
    Open,
    Second,
    Stop,
    Take,
    Throw,
    Tile,
    Wait,
)
from flibuste.games.piratoons.tests import oracle, oracle_scoring, oracle_yard
from flibuste.games.piratoons.tests.oracle_table import PLACES, Question, Ship, Table, new_table
from flibuste.games.piratoons.tests.oracle_temper import Temper

TILES = [*new_table(2).copies, "prow", "mast"]
# All that anybody could think of, and a little more: which of it is allowed is asked now and then.
LUCKS_ACTS: list[Action] = [
    *(kind(seat) for kind in (First, Next) for seat in range(-1, 5)),
    *(Tile(place, tile) for place in (*PLACES, "E7") for tile in TILES),
]
SEATS_ACTS: list[Action] = [
    *(Open(), Wait(), Stop(), Best(), Keep(), Second(), First(0), Next(0), Tile("E1", "sail")),
    *(DropOn(place) for place in (*PLACES, "E7", "")),
    *(Drop(x, y) for x in (-1, 0, 54, 171, 172) for y in (-1, 0, 54, 111, 112)),
    *(Bid(number) for number in range(-1, 42)),
    *(kind(tile) for kind in (Take, Throw) for tile in TILES),
]
EVERYBODYS_ACTS = {LUCK: LUCKS_ACTS, CLOCK: [Second(), Open(), Stop(), Next(0)]}


class Duel:
    """The two of them at one table."""

    def __init__(self, table: Table, match: Match[Any, Any, Any], temper: Temper) -> None:
        self.table = table
        self.match = match
        self.temper = temper
        self.rng = temper.rng

    def play(self, rounds: int = 8, phase: str = "plunder") -> None:
        """So many rounds, or until the match is over."""
        last = self.table.round + rounds - 1
        script = oracle.play(self.table, phase)
        question = next(script)
        while self.table.round <= last:
            self.check_question(question)
            self.check_table(question)
            seat, act = self.temper.draw(question)
            try:
                self.match.act(seat, act)
                if isinstance(act, Best):
                    act = self.what_became_of_best(seat)
                question = script.send((seat, act))
            except StopIteration:
                self.check_the_end()
                return
            except Exception as error:
                error.add_note(f"{act} by {seat}; {self.so_far()}")
                raise

    def what_became_of_best(self, seat: int) -> Arrange:
        """T24: any arrangement may be chosen, if none is better."""
        written = self.match.game.write(self.match.state)["ships"][seat]
        best = Ship(list(written["order"]), {hull: [*on] for hull, on in written["gear"].items()})
        before = self.table.ships[seat]
        if len(before.order) <= 9:
            most = oracle_yard.best_joins(self.table, before.order)
            self.same("T26: joins of the best", oracle_yard.joins(self.table, best.order), most)
        self.same(
            "T27: empty tops of the best",
            oracle_scoring.empty_slots(self.table, best)[0],
            oracle_yard.fewest_empty_tops(self.table, before),
        )
        return oracle_yard.arrangement(best)

    def check_question(self, question: Question) -> None:
        state = self.match.state
        self.same("awaited", sorted(state.awaiting()), sorted(question.acts))
        for seat, acts in question.acts.items():
            if seat == LUCK:
                odds = list(zip(acts, question.weights, strict=True))
                self.same("odds", proportions(state.odds()), proportions(odds))
            elif seat == CLOCK:
                alarm = state.alarm()
                self.same("alarm", alarm and (alarm.seconds, alarm.action), (1, acts[0]))
            else:
                self.same(f"acts of seat {seat}", Counter(state.legal(seat)), Counter(acts))
        if self.rng.random() < 0.05:
            self.check_refusals(question)
        if any(Best() in acts for acts in question.acts.values()):
            self.check_arrangements(question)

    def check_refusals(self, question: Question) -> None:
        for seat in (WATCHER, CLOCK, LUCK, *range(self.table.seats + 1)):
            every = EVERYBODYS_ACTS.get(seat, SEATS_ACTS)
            for act in self.rng.sample(every, min(len(every), 15)):
                self.check_refusal(question, seat, act)

    def check_arrangements(self, question: Question) -> None:
        """T21–T24: a right one, and such as are nearly right."""
        seat = self.rng.randrange(self.table.seats)
        act = self.temper.draw_arrangement(self.table.ships[seat])
        if act is not None:
            for arrangement in (act, self.temper.spoilt(act), self.temper.spoilt(act)):
                self.check_refusal(question, seat, arrangement)

    def check_refusal(self, question: Question, seat: int, act: Action) -> None:
        engine = self.match.state.refusal(seat, act) is None
        ours = oracle.allowed(self.table, question, seat, act)
        if engine != ours:
            self.same(f"whether {act} by {seat} is allowed", engine, ours)

    def check_table(self, question: Question) -> None:
        """All of it when something lasting may have happened, else now and then."""
        kinds = {type(acts[0]) for acts in question.acts.values()}
        if kinds & {Open, Bid, Take, Throw, Best} or self.rng.random() < 0.02:
            self.check_score()
            self.check_stock()
        if kinds & {DropOn} and self.rng.random() < 0.2:
            self.check_pawns()

    def check_score(self) -> None:
        ours = oracle_scoring.tally(self.table)
        self.same("tally", [dict(lines) for lines in self.match.state.tally()], ours)
        self.same("scores", list(self.match.state.scores()), [sum(row.values()) for row in ours])

    def check_stock(self) -> None:
        """Doubloons, ships, what floats and what is out of the game."""
        table = self.table
        ours = self.match.game.write(self.match.state)
        self.same("round", ours["round"], table.round)
        if table.captain is not None:
            self.same("captain", ours["captain"], table.captain)
        self.same("doubloons", ours["doubloons"], table.doubloons)
        left = {place: tile for place, tile in ours["chest"].items() if tile is not None}
        self.same("chest", left, table.chest)
        self.same("sea", sorted(ours["floating"]), sorted(table.floating))
        self.same("thrown", ours.get("thrown") or [[] for _ in table.ships], table.thrown)
        self.same("spent", sorted(ours["spent"]), sorted(table.spent))
        for seat, ship in enumerate(table.ships):
            self.same(f"order of {seat}", list(ours["ships"][seat]["order"]), ship.order)
            gear = {hull: sorted(on) for hull, on in ours["ships"][seat]["gear"].items() if on}
            wanted = {hull: sorted(on) for hull, on in ship.gear.items() if on}
            self.same(f"gear of {seat}", gear, wanted)
            self.same(f"loose of {seat}", ours["ships"][seat].get("loose", []), ship.loose)

    def check_pawns(self) -> None:
        """T10, T11, T32: reserves, who is out, which pawns count and where."""
        table = self.table
        view = self.match.game.view(self.match.state, self.rng.randrange(table.seats))
        self.same("reserves", list(view.reserve), table.reserve)
        self.same("out", list(view.out), table.out)
        self.same("seconds", view.seconds, table.seconds)
        pawns = Counter(
            (seat, pawn.place, pawn.x, pawn.y)
            for seat, dropped in enumerate(view.pawns)
            for pawn in dropped
            if pawn.place is not None
        )
        piles = [(seat, pile.place, pile.x, pile.y) for pile in table.piles for seat in pile.seats]
        self.same("counting pawns", pawns, Counter(piles))

    def check_the_end(self) -> None:
        self.same("awaited", list(self.match.state.awaiting()), [])
        self.check_score()
        self.check_stock()
        self.same("ranks", list(self.match.state.ranks()), oracle_scoring.ranks(self.table))

    def same(self, what: str, engine: object, other: object) -> None:
        if engine != other:
            pytest.fail(f"{what} differ; {self.so_far()}\nengine: {engine}\noracle: {other}")

    def so_far(self) -> str:
        journal = [f"  {seat} {act}" for seat, act in self.match.journal]
        return "\n".join([f"{self.temper}, options {self.match.options}, after", *journal])


def proportions(odds: Any) -> dict[Action, int]:
    """Weights as small as they go; an act that is listed twice counts twice."""
    ways: Counter[Action] = Counter()
    for act, weight in odds:
        ways[act] += weight
    unit = gcd(*ways.values())
    return {act: weight // unit for act, weight in ways.items()}
