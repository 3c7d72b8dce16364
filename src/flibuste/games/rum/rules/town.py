"""The town that nine plates make: its 88 alleys, where they lead, and how long they are (H41).

Squares are numbered by plate (parts.py), so that they are the same in every town.  Alleys are
numbered too: those inside the plates, those across a border, then the dark ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from flibuste.games.rum.acts import Dark, Move, dark, move
from flibuste.games.rum.parts import ACROSS, ALLEYS, DARK, EXITS, INNER, PLATES, SQUARE, SQUARES

NINE: Final = len(PLATES)
OUTSIDE: Final = -1  # where a dark alley leads
FIRST_DARK: Final = INNER + ACROSS  # alleys from this number on are dark
Slot: TypeAlias = tuple[int, int]
"""A plate, 1–9, and its clockwise quarter turns, 0–3."""
# Which exits meet at a border, in the turned frame: of the left or upper plate, of the other.
BESIDE: Final = (("E1", "W2"), ("E2", "W1"))
BELOW: Final = (("S2", "N1"), ("S1", "N2"))


TURNED: Final = {  # for each exit where it lies after 0, 1, 2, 3 clockwise quarter turns
    gate: tuple(EXITS[(n + 2 * turns) % len(EXITS)] for turns in range(4))
    for n, gate in enumerate(EXITS)
}


class Town:
    """What never changes in a town; everything by the number of an alley or a square."""

    __slots__ = ("acts", "ends", "ids", "index", "layout", "lengths", "outlets", "ways")

    def __init__(
        self,
        layout: str,
        ids: tuple[str, ...],
        lengths: tuple[int, ...],
        ends: tuple[tuple[int, int], ...],
        acts: tuple[Move | Dark, ...],
        ways: tuple[tuple[int, ...], ...],
        outlets: tuple[tuple[int, ...], ...],
    ) -> None:
        self.layout = layout
        self.ids = ids  # of the alleys
        self.index = {id: alley for alley, id in enumerate(ids)}  # their numbers
        self.lengths = lengths  # in pirates
        self.ends = ends  # squares; a dark alley's second end is OUTSIDE
        self.acts = acts  # that fill an alley, or begin or end there
        # Of a town that is new in every match nothing should be left to look through but numbers.
        self.ways = ways  # for each square its ordinary alleys
        self.outlets = outlets  # for each square its dark alleys

    def beyond(self, alley: int, square: int) -> int:
        """The square at the other end of an ordinary alley."""
        one, other = self.ends[alley]
        return one + other - square

    def gate(self, alley: int) -> str:
        """Where a dark alley leaves town: its exit as it lies on the table, N1 … W2."""
        plate, _, gate = self.ids[alley].partition(".")
        return turned(gate, dict(slots_of(self.layout))[int(plate)])

    def pirates(self, ids: Iterable[str]) -> int:
        """How many fill these alleys."""
        return sum([self.lengths[self.index[id]] for id in ids])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Town) and other.layout == self.layout

    def __hash__(self) -> int:
        return hash(self.layout)

    def __deepcopy__(self, memo: Any) -> Town:
        """Nothing in it ever changes."""
        return self


def slots_of(layout: str) -> list[Slot]:
    """The plates of a layout in reading order, perhaps fewer than nine."""
    return [(int(word[0]), int(word[2])) for word in layout.split() if word != "/"]


def layout_of(slots: list[Slot]) -> str:
    """The layout's notation: ``1.0 2.3 3.1 / 4.0 …``."""
    written = [f"{plate}.{turns}" for plate, turns in slots]
    return " / ".join(" ".join(written[row : row + 3]) for row in range(0, len(written), 3))


def with_plate(layout: str, plate: int, turns: int) -> str:
    """The layout with one more plate; three of them are a row."""
    if not layout:
        return f"{plate}.{turns}"
    between = " / " if layout.count(".") % 3 == 0 else " "
    return f"{layout}{between}{plate}.{turns}"


WHOLE: Final = len(layout_of([(1, 0)] * NINE))  # characters of a layout with all plates


def turned(gate: str, turns: int) -> str:
    """The slot where an exit comes to lie; with negative turns the exit that lies at a slot."""
    return TURNED[gate][turns % 4]


def town_of(layout: str) -> Town:
    """The town of a complete layout; before all nine plates are laid there is none."""
    return built(layout) if len(layout) == WHOLE else NO_TOWN


@lru_cache(maxsize=512)
def built(layout: str) -> Town:
    """The town of nine plates: what is inside them is the same in every town."""
    lanes = outer_lanes(slots_of(layout))
    ways, outlets = list(INNER_WAYS), list(NO_OUTLETS)
    for alley, lane in enumerate(lanes, INNER):
        if alley < FIRST_DARK:
            ways[lane.start] += ALONE[alley]
            ways[lane.goal] += ALONE[alley]
        else:
            outlets[lane.start] += ALONE[alley]
    return Town(
        layout,
        INNER_IDS + tuple([lane.id for lane in lanes]),
        INNER_LENGTHS + tuple([lane.length for lane in lanes]),
        INNER_ENDS + tuple([lane.ends for lane in lanes]),
        INNER_ACTS + tuple([lane.act for lane in lanes]),
        tuple(ways),
        tuple(outlets),
    )


ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(alley,) for alley in range(ALLEYS)])
Gate: TypeAlias = tuple[int, str]
"""A plate, 1–9, and one of its exits in its own upright frame."""
Alley: TypeAlias = tuple[str, int, tuple[int, int], Move]
"""Its id, its length in pirates, the squares it joins, the act that fills it."""


class Lane:
    """An alley across a border or out of town, made once for all towns that have it."""

    __slots__ = ("act", "ends", "goal", "id", "length", "start")

    def __init__(self, id: str, length: int, start: int, goal: int, act: Move | Dark) -> None:
        self.id = id
        self.length = length  # in pirates
        self.start = start  # a square
        self.goal = goal  # another, or OUTSIDE
        self.ends: Any = (start, goal)  # one tuple for all towns: compiled, pairs are made anew
        self.act = act  # that fills it, or begins or ends there


# Each plate's exits in a fixed order, and where they begin: (square, full segments).
GATES: Final[tuple[Gate, ...]] = tuple([(int(plate), gate) for plate in PLATES for gate in EXITS])
EXIT_AT: Final[dict[Gate, tuple[int, int]]] = {
    (int(plate), gate): (SQUARE[f"{plate}.{square}"], segments)
    for plate, about in PLATES.items()
    for gate, (square, segments) in about["exits"].items()
}


@cache
def inner_alleys() -> tuple[Alley, ...]:
    """The 40 alleys inside the plates, the same in every town."""
    alleys = []
    for plate, about in PLATES.items():
        for n, (one, other, length) in enumerate(about["inner"]):
            ends = (SQUARE[f"{plate}.{one}"], SQUARE[f"{plate}.{other}"])
            alleys.append((f"{plate}.i{n}", length, ends, move(f"{plate}.i{n}")))
    return tuple(alleys)


def inner_ways() -> tuple[tuple[int, ...], ...]:
    """For each square the alleys inside its plate."""
    ways: list[list[int]] = [[] for _ in SQUARES]
    for alley, (_, _, (one, other), _) in enumerate(inner_alleys()):
        ways[one].append(alley)
        ways[other].append(alley)
    return tuple([tuple(way) for way in ways])


INNER_IDS: Final[tuple[str, ...]] = tuple([alley[0] for alley in inner_alleys()])
INNER_LENGTHS: Final[tuple[int, ...]] = tuple([alley[1] for alley in inner_alleys()])
INNER_ENDS: Final[tuple[tuple[int, int], ...]] = tuple([alley[2] for alley in inner_alleys()])
INNER_ACTS: Final[tuple[Move | Dark, ...]] = tuple([alley[3] for alley in inner_alleys()])
INNER_WAYS: Final[tuple[tuple[int, ...], ...]] = inner_ways()
NO_OUTLETS: Final[tuple[tuple[int, ...], ...]] = ((),) * len(SQUARES)
NO_TOWN: Final = Town("", (), (), (), (), ((),) * len(SQUARES), NO_OUTLETS)


def lying_at(slots: tuple[str, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each plate and each of its turns the exits that lie at these slots, numbers of GATES."""
    return tuple(
        [
            tuple(
                [
                    tuple([GATES.index((plate, turned(slot, -turns))) for slot in slots])
                    for turns in range(4)
                ]
            )
            for plate in range(1, NINE + 1)
        ]
    )


RIGHT: Final = lying_at(tuple([here for here, _ in BESIDE]))
LEFT: Final = lying_at(tuple([there for _, there in BESIDE]))
LOWER: Final = lying_at(tuple([here for here, _ in BELOW]))
UPPER: Final = lying_at(tuple([there for _, there in BELOW]))


def met(slots: list[Slot]) -> list[int]:
    """For each exit, by its number, the one that it meets at a border, or OUTSIDE."""
    joined = [OUTSIDE] * len(GATES)
    for place, (plate, turns) in enumerate(slots):
        if place % 3 < 2:
            beside, its_turns = slots[place + 1]
            join(joined, RIGHT[plate - 1][turns], LEFT[beside - 1][its_turns])
        if place < 6:
            below, its_turns = slots[place + 3]
            join(joined, LOWER[plate - 1][turns], UPPER[below - 1][its_turns])
    return joined


def join(joined: list[int], here: tuple[int, ...], there: tuple[int, ...]) -> None:
    for n, one in enumerate(here):
        joined[one], joined[there[n]] = there[n], one


def outer_lanes(slots: list[Slot]) -> list[Lane]:
    """H1 · Those across a border in the order of their first exits, then those that lead out."""
    joined = met(slots)
    across = [lane_across(one, other) for one, other in enumerate(joined) if one < other]
    out = [LANES_OUT[gate] for gate, other in enumerate(joined) if other == OUTSIDE]
    assert (len(across), len(out)) == (ACROSS, DARK)
    return across + out


def lane_across(one: int, other: int) -> Lane:
    """Across a border two half segments make one (H1); the lower plate comes first."""
    lane = LANES_ACROSS[one][other]
    if lane is None:
        (plate, gate), (beyond, there) = GATES[one], GATES[other]
        (start, first), (goal, second) = EXIT_AT[plate, gate], EXIT_AT[beyond, there]
        id = f"{plate}.{gate}={beyond}.{there}"
        lane = LANES_ACROSS[one][other] = Lane(id, first + 1 + second, start, goal, move(id))
    return lane


def lane_out(gate: Gate) -> Lane:
    """A dark alley ends in a half segment that counts (H1)."""
    id, (square, segments) = f"{gate[0]}.{gate[1]}", EXIT_AT[gate]
    return Lane(id, segments + 1, square, OUTSIDE, dark(id))


# By the numbers of exits; those across a border are made as towns have them.
LANES_ACROSS: Final[list[list[Lane | None]]] = [[None] * len(GATES) for _ in GATES]
LANES_OUT: Final[list[Lane]] = [lane_out(gate) for gate in GATES]
