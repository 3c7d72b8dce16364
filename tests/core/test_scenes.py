"""Chapters that interrupt one another (core/scenes.py), with a walk through two taverns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeAlias

import pytest

from flibuste.core.protocol import CLOCK, LUCK, Action, Alarm, Refusal, Seat
from flibuste.core.scenes import Scene, Stage


class Enter(Action, frozen=True):
    """Go into the next tavern."""


class Throw(Action, frozen=True):
    pips: int


class Doze(Action, frozen=True):
    """The CLOCK has gone on."""


Act: TypeAlias = Enter | Throw | Doze
ENTER, DOZE = Enter(), Doze()
THROWS = tuple(Throw(pips) for pips in (1, 2))


class Walk(Scene["Town", Act]):
    """From tavern to tavern; what is thrown in one is added up."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def awaiting(self, table: Town) -> tuple[Seat, ...]:
        return (0, CLOCK)

    def legal(self, table: Town, seat: Seat) -> Sequence[Act]:
        return (ENTER,)

    def forbids(self, table: Town, seat: Seat, action: Act) -> Refusal | None:
        return None if action == ENTER else Refusal("G3", table.no)

    def alarm(self, table: Town) -> Alarm | None:
        return Alarm(3.0, DOZE)

    def apply(self, table: Town, seat: Seat, action: Act) -> None:
        table.push(Tavern())

    def resume(self, table: Town, result: Any) -> None:
        table.points += result
        self.left -= 1
        if not self.left:
            table.pop()


class Tavern(Scene["Town", Act]):
    __slots__ = ()

    def awaiting(self, table: Town) -> tuple[Seat, ...]:
        return (LUCK,)

    def odds(self, table: Town) -> Sequence[tuple[Act, int]]:
        return [(throw, 1) for throw in THROWS]

    def apply(self, table: Town, seat: Seat, action: Act) -> None:
        assert isinstance(action, Throw)
        table.pop(action.pips)


class Town(Stage[Act]):
    __slots__ = ("points",)
    no: Any = None

    def __init__(self, taverns: int) -> None:
        super().__init__()
        self.points = 0
        self.push(Walk(taverns))

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.points, new.scenes = self.points, self.copied_scenes()
        return new

    def scores(self) -> Sequence[int]:
        return [self.points]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [{"points": self.points}]

    def ranks(self) -> Sequence[int]:
        return [1]


def test_the_scene_on_top_is_asked() -> None:
    town = Town(2)
    assert town.awaiting() == (0, CLOCK)
    assert town.legal(0) == (ENTER,)
    assert town.alarm() == Alarm(3.0, DOZE)
    assert town.refusal(0, ENTER) is None
    town.apply(0, ENTER)
    assert town.awaiting() == (LUCK,)
    assert town.odds() == [(throw, 1) for throw in THROWS]
    assert town.alarm() is None


def test_a_result_is_handed_to_the_scene_below() -> None:
    town = Town(2)
    town.apply(0, ENTER)
    town.apply(LUCK, Throw(2))
    assert town.points == 2
    assert town.awaiting() == (0, CLOCK)


def test_no_scene_left_means_the_end() -> None:
    town = Town(1)
    town.apply(0, ENTER)
    town.apply(LUCK, Throw(1))
    assert town.scenes == []
    assert town.awaiting() == ()
    assert town.alarm() is None
    refusal = town.refusal(0, ENTER)
    assert refusal is not None
    assert refusal.rule == "G2"


def test_copied_scenes_are_independent() -> None:
    town = Town(2)
    twin = town.copy()
    twin.apply(0, ENTER)
    twin.apply(LUCK, Throw(1))
    assert [type(scene) for scene in town.scenes] == [Walk]
    before, after = town.scenes[0], twin.scenes[0]
    assert isinstance(before, Walk)
    assert isinstance(after, Walk)
    assert (before.left, after.left) == (2, 1)


@pytest.mark.parametrize("question", ["awaiting", "legal", "forbids", "apply"])
def test_a_scene_must_answer_what_every_scene_is_asked(question: str) -> None:
    asked: dict[str, tuple[Any, ...]] = {
        "awaiting": (),
        "legal": (0,),
        "forbids": (0, ENTER),
        "apply": (0, ENTER),
    }
    with pytest.raises(NotImplementedError):
        getattr(Scene[Any, Any](), question)(Town(1), *asked[question])


def test_a_scene_has_no_luck_and_no_clock_of_its_own() -> None:
    bare = Scene[Any, Any]()
    assert bare.odds(Town(1)) == ()
    assert bare.alarm(Town(1)) is None
