"""The oracle's town: nine plates put together 3×3, and the alleys that come of it (H1, H41)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from flibuste.games.rum.parts import PLATES

SIDES = "NESW"  # clockwise

Layout: TypeAlias = list[tuple[int, int]]  # plate and clockwise quarter turns, in reading order


class Alley(NamedTuple):
    """An alley of its own id: which squares it joins (a dark one has one), and its places."""

    id: str
    ends: tuple[str, ...]
    length: int

    @property
    def dark(self) -> bool:
        return len(self.ends) == 1

    def other_end(self, square: str) -> str:
        one, two = self.ends
        return two if square == one else one


def read_layout(text: str) -> Layout:
    """Nine plate digits with their quarter turns: ``1.0 2.3 3.1 / 4.0 …``."""
    return [(int(word[0]), int(word[2])) for word in text.replace("/", " ").split()]


def own_exit(turns: int, slot: str) -> str:
    """The exit, in the plate's upright frame, that lies at a slot after so many quarter turns."""
    return SIDES[(SIDES.index(slot[0]) - turns) % 4] + slot[1]


def build(layout: Layout) -> dict[str, Alley]:
    """All alleys by id: inside plates, across borders, and what is left over leads out."""
    alleys: list[Alley] = []
    for plate, _ in layout:
        for number, (one, two, length) in enumerate(PLATES[str(plate)]["inner"]):
            ends = (f"{plate}.{one}", f"{plate}.{two}")
            alleys.append(Alley(f"{plate}.i{number}", ends, length))
    loose = {f"{plate}.{way}" for plate, _ in layout for way in PLATES[str(plate)]["exits"]}
    for here, there in borders(layout):
        loose -= {here, there}
        low, high = sorted((here, there))
        length = before(low) + 1 + before(high)
        alleys.append(Alley(f"{low}={high}", (square_at(low), square_at(high)), length))
    for way in sorted(loose):
        alleys.append(Alley(way, (square_at(way),), before(way) + 1))
    return {alley.id: alley for alley in alleys}


def borders(layout: Layout) -> list[tuple[str, str]]:
    """The pairs of exits that meet: E1–W2, E2–W1 left to right; S2–N1, S1–N2 downwards."""
    met = []
    for place, (plate, turns) in enumerate(layout):
        if place % 3 < 2:
            right, right_turns = layout[place + 1]
            for mine, its in (("E1", "W2"), ("E2", "W1")):
                met.append(
                    (f"{plate}.{own_exit(turns, mine)}", f"{right}.{own_exit(right_turns, its)}")
                )
        if place < 6:
            below, below_turns = layout[place + 3]
            for mine, its in (("S2", "N1"), ("S1", "N2")):
                met.append(
                    (f"{plate}.{own_exit(turns, mine)}", f"{below}.{own_exit(below_turns, its)}")
                )
    return met


def square_at(way: str) -> str:
    plate, name = way.split(".")
    return f"{plate}.{PLATES[plate]['exits'][name][0]}"


def before(way: str) -> int:
    """Full segments before the half segment at an exit."""
    plate, name = way.split(".")
    segments: int = PLATES[plate]["exits"][name][1]
    return segments


def beside(alleys: dict[str, Alley], square: str) -> list[Alley]:
    """The alleys at a square."""
    return [alley for alley in alleys.values() if square in alley.ends]
