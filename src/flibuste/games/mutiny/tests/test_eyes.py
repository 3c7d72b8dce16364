"""M37 by the oracle's eyes: what a seat was not shown changes nothing in its view."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Hashable
from random import Random
from typing import Any

import pytest

from flibuste import to_json
from flibuste.core.protocol import WATCHER, Action
from flibuste.games.mutiny.acts import Lay, Post, Sailor, Swap
from flibuste.games.mutiny.tests.oracle_eyes import SECRET, glance, known, public
from flibuste.games.mutiny.tests.oracle_play import Duel, begin
from flibuste.games.mutiny.tests.oracle_table import Question

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
PAIRS = 500 if LONG else 8  # of worlds, for each number of players
MATCHES = 80 if LONG else 3


@pytest.mark.rule("M37", "M24", "M26", "M30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_shown_alike_are_one_world_in_the_view(seats: int) -> None:
    for number in range(PAIRS):
        seed = f"twins {seats} {number}"
        eyes = Random(seed).choice([WATCHER, *range(seats)])
        Twins(begin(seed, seats), begin(seed, seats), eyes).walk()


class Twins:
    """Two matches that one seat cannot tell apart, walked side by side as long as that lasts."""

    # Sailors come to light in their duel; only where they are alike do the worlds last longer.
    STEADY = (Sailor, Post, Swap)

    def __init__(self, one: Duel, two: Duel, eyes: int) -> None:
        self.worlds = (one, two)
        self.eyes = eyes
        self.rng = one.rng
        self.steady = self.rng.random() < 0.5
        self.plans: tuple[dict[int, Action], dict[int, Action]] = ({}, {})

    def walk(self) -> None:
        one, two = self.worlds
        first, second = one.next_question(None), two.next_question(None)
        while first is not None and second is not None:
            assert public(one.table) == public(two.table)
            self.check()
            acts = self.draw(first, second)
            if acts is None:
                return
            seat, act, other = acts
            first, second = one.step(seat, act), two.step(seat, other)

    def check(self) -> None:
        one, two = self.worlds
        views = [
            to_json(world.match.game.view(world.match.state, self.eyes)) for world in (one, two)
        ]
        for part, told in views[0].items():
            if told != views[1][part]:
                other = f"the other world: {two.so_far()}"
                one.same(f"{part} in the view of {self.eyes}; {other};", told, views[1][part])
        if self.eyes in one.match.state.awaiting():
            one.same("menus", *(list(world.match.state.legal(self.eyes)) for world in (one, two)))

    def draw(self, first: Question, second: Question) -> tuple[int, Action, Action] | None:
        """Somebody's act in the one world, and one in the other that looks the same."""
        one, two = self.worlds
        if any(isinstance(act, Lay) for acts in first.acts.values() for act in acts):
            return self.draw_lay(first, second)
        seat, act = one.draw()
        seen = glance(one.table, seat, act, self.eyes)
        alike = [
            other
            for other in second.acts[seat]
            if glance(two.table, seat, other, self.eyes) == seen
        ]
        if not alike:
            return None
        if self.steady and isinstance(act, self.STEADY) and act in alike:
            return seat, act, act
        return seat, act, self.rng.choice(alike)

    def draw_lay(self, first: Question, second: Question) -> tuple[int, Action, Action] | None:
        """Cards are laid by plan: they are the same in both worlds, but not from the same seats."""
        seat = self.rng.choice(list(first.acts))
        if seat not in self.plans[0] and not self.plan(first, second):
            return None
        return seat, self.plans[0].pop(seat), self.plans[1].pop(seat)

    def plan(self, first: Question, second: Question) -> bool:
        one, _ = self.worlds
        for _ in range(20):
            mine = {seat: one.mood.choose(acts) for seat, acts in first.acts.items()}
            free = [s for s, a in mine.items() if s != self.eyes and a != Lay("monkey")]
            for _ in range(10):
                cards = [mine[seat] for seat in free]
                self.rng.shuffle(cards)
                theirs = {**mine, **dict(zip(free, cards, strict=True))}
                if all(theirs[seat] in second.acts[seat] for seat in theirs):
                    self.plans = (mine, theirs)
                    return True
        return False


@pytest.mark.rule("M37", "M24", "M25", "M26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_of_a_seat_tells_what_it_saw_and_nothing_else(seats: int) -> None:
    for number in range(MATCHES):
        duel = begin(f"memory {seats} {number}", seats)
        question = duel.next_question(None)
        while question is not None:
            half_revealed = duel.table.duel is not None and not duel.table.round
            if duel.rng.random() < 0.3 and not half_revealed:
                check_memory(duel, over=False)
            question = duel.step(*duel.draw())
        check_memory(duel, over=True)


def check_memory(duel: Duel, *, over: bool) -> None:
    for eyes in (WATCHER, *range(duel.match.seats)):
        view = to_json(duel.match.game.view(duel.match.state, eyes))
        theirs = known(duel.table, eyes, over=over)
        for part, told in told_by(view, theirs).items():
            duel.same(f"{part} in the view of {eyes}", told, theirs[part])


def told_by(view: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that the oracle knows, put as the oracle puts them."""
    told = {part: view[part] for part in parts if part != "looked at"}
    told["looked at"] = view["visit"]["cards"] if view["visit"] else []
    told["players"] = [
        {name: player[name] for name in expected}
        for player, expected in zip(view["players"], parts["players"], strict=True)
    ]
    told["sailors"] = {
        letter: None if pair["valverde"] is None else (pair["valverde"], pair["diaz"])
        for letter, pair in view["sailors"].items()
        if letter in parts["sailors"]
    }
    told["looks"] = {(look["seat"], look["at"]): look["side"] for look in view["looks"]}
    return told


@pytest.mark.rule("M37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_act_tells_each_seat_what_it_may_see_and_no_more(seats: int) -> None:
    for number in range(MATCHES):
        duel = begin(f"glances {seats} {number}", seats)
        question = duel.next_question(None)
        while question is not None:
            if duel.rng.random() < 0.3:
                for seat, acts in question.acts.items():
                    check_glances(duel, seat, acts)
            question = duel.step(*duel.draw())


def check_glances(duel: Duel, actor: int, acts: list[Action]) -> None:
    """Acts that look the same to a seat leave it with the same view; its own secrets do not."""
    game, state = duel.match.game, duel.match.state
    after = {}
    for act in acts:
        after[act] = state.copy()
        after[act].apply(actor, act)
    if not all(twin.awaiting() for twin in after.values()):
        return  # at the end all is shown
    for eyes in (WATCHER, *range(duel.match.seats)):
        groups: dict[Hashable, list[Action]] = defaultdict(list)
        for act in acts:
            groups[glance(duel.table, actor, act, eyes)].append(act)
        for look, alike in groups.items():
            seen = [
                (game.shown(state, actor, act, eyes), game.view(after[act], eyes)) for act in alike
            ]
            if isinstance(look, Action):  # all of it is shown
                duel.same(f"the act shown to {eyes}", seen[0][0], look)
            if any(other != seen[0] for other in seen):
                pytest.fail(
                    f"seat {eyes} can tell {alike} of {actor} apart: {seen}\n{duel.so_far()}"
                )
        told = [game.view(after[alike[0]], eyes) for alike in groups.values()]
        if isinstance(acts[0], SECRET) and len(acts) > 1:
            for number, view in enumerate(told):
                if view in told[:number]:
                    pytest.fail(f"seat {eyes} should tell {acts} apart\n{duel.so_far()}")
