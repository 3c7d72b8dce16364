"""Towns counted by geometry alone: where exits of two plates lie on one point, an alley passes."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple, TypeAlias

import pytest

from flibuste.games.rum.parts import PLATES, SQUARES
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.tests import oracle_town

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
LAYOUTS = 20_000 if LONG else 2_000
PARTS = 4

SIDE = 4  # of a plate: exits sit at 1 and 3 quarters of a side
UPRIGHT = {  # H41: clockwise from the top left, x to the right and y down
    "N1": (1, 0),
    "N2": (3, 0),
    "E1": (4, 1),
    "E2": (4, 3),
    "S1": (3, 4),
    "S2": (1, 4),
    "W1": (0, 3),
    "W2": (0, 1),
}

Slots: TypeAlias = list[tuple[int, int]]  # plate and clockwise quarter turns, in reading order
Alleys: TypeAlias = dict[str, tuple[set[str], int]]  # by id: the squares joined, places for pirates


class Exit(NamedTuple):
    """An exit of a plate that has been laid."""

    name: str
    square: str
    segments: int  # full ones before the half segment


@pytest.mark.rule("H41")
@pytest.mark.parametrize("part", range(PARTS))
def test_every_town_has_88_alleys_and_200_places_and_they_lead_where_geometry_says(
    part: int,
) -> None:
    for number in range(part, LAYOUTS, PARTS):
        slots = drawn_slots(number)
        alleys = alleys_of(slots)
        kinds = Counter(kind_of(alley) for alley in alleys)
        assert kinds == {"inner": 40, "across": 24, "dark": 24}, written(slots)
        assert sum(length for _, length in alleys.values()) == 200, written(slots)
        assert alleys_of_the_engine(written(slots)) == alleys, written(slots)


@pytest.mark.rule("H41")
def test_alleys_have_the_lengths_that_the_rules_name() -> None:
    lengths: dict[str, set[int]] = {"inner": set(), "across": set(), "dark": set()}
    darkest = 0
    for number in range(400):
        alleys = alleys_of(drawn_slots(number))
        owners: Counter[str] = Counter()
        for alley, (squares, length) in alleys.items():
            lengths[kind_of(alley)].add(length)
            if kind_of(alley) == "dark":
                owners.update(squares)
        darkest = max(darkest, *owners.values())
    assert lengths == {"inner": {1, 2, 3}, "across": {1, 2, 3, 4, 5}, "dark": {1, 2, 3}}
    assert darkest == 3


@pytest.mark.rule("H41")
def test_the_oracle_builds_the_towns_of_geometry() -> None:
    for number in range(200):
        slots = drawn_slots(number)
        built = oracle_town.build(oracle_town.read_layout(written(slots)))
        theirs = {alley.id: (set(alley.ends), alley.length) for alley in built.values()}
        assert theirs == alleys_of(slots), written(slots)


def drawn_slots(number: int) -> Slots:
    rng = Random(f"layout {number}")
    return [(plate, rng.randrange(4)) for plate in rng.sample(range(1, 10), 9)]


def written(slots: Slots) -> str:
    words = [f"{plate}.{turns}" for plate, turns in slots]
    return " / ".join(" ".join(words[row : row + 3]) for row in (0, 3, 6))


def kind_of(alley: str) -> str:
    if "=" in alley:
        return "across"
    return "inner" if alley[2] == "i" else "dark"


def alleys_of(slots: Slots) -> Alleys:
    """Exits that meet on a point make one alley; an exit alone on its point is dark."""
    alleys: Alleys = {}
    points: dict[tuple[int, int], list[Exit]] = {}
    for place, (plate, turns) in enumerate(slots):
        for number, (one, two, segments) in enumerate(PLATES[str(plate)]["inner"]):
            alleys[f"{plate}.i{number}"] = ({f"{plate}.{one}", f"{plate}.{two}"}, segments)
        for x, y, way in exits_of(plate, turns):
            point = (x + place % 3 * SIDE, y + place // 3 * SIDE)
            points.setdefault(point, []).append(way)
    for ways in points.values():
        assert len(ways) <= 2
        ways.sort()
        squares = {way.square for way in ways}
        # Two half segments make one, and a single one counts as one.
        length = sum(way.segments for way in ways) + 1
        alleys["=".join(way.name for way in ways)] = (squares, length)
    return alleys


@cache
def exits_of(plate: int, turns: int) -> list[tuple[int, int, Exit]]:
    """The exits of a turned plate with their points."""
    exits = []
    for name, (square, segments) in PLATES[str(plate)]["exits"].items():
        x, y = UPRIGHT[name]
        for _ in range(turns):
            x, y = SIDE - y, x  # a clockwise quarter turn
        exits.append((x, y, Exit(f"{plate}.{name}", f"{plate}.{square}", segments)))
    return exits


def alleys_of_the_engine(layout: str) -> Alleys:
    town = town_of(layout)
    return {
        alley: ({SQUARES[end] for end in ends if end >= 0}, length)
        for alley, ends, length in zip(town.ids, town.ends, town.lengths, strict=True)
    }
