"""
Rhum et Honneur a second time, as one slow and straight script, to hold the engine against.

Written from the rules file alone (rule ids H1…), without a look at the engine: alleys, squares
and tiles are names, stacks are lists, and everything is worked out anew each time.  This is the
whole match; its chapters are in the files beside (``oracle_turn``, ``oracle_squares`` …).
"""

from __future__ import annotations

from itertools import combinations

from flibuste.core.protocol import LUCK, Action
from flibuste.games.rum.acts import First, Plate
from flibuste.games.rum.tests.oracle_brawl import brawl
from flibuste.games.rum.tests.oracle_table import (
    FACE_UP,
    IMAGINARY,
    ROUNDS,
    TWICE,
    Flag,
    Script,
    Table,
    ask,
    kind_of,
    roll,
    turn_up,
    value_of,
)
from flibuste.games.rum.tests.oracle_town import build, read_layout
from flibuste.games.rum.tests.oracle_turn import action_phase


def play(table: Table, layout: str | None = None, first: int | None = None) -> Script:
    """A whole match.  The table, an empty one, is up to date at every question."""
    yield from name_the_first(table, first)
    yield from lay_the_plates(table, layout)
    yield from lay_out(table)
    yield from lay_the_beds(table)
    yield from board_the_imaginary(table)
    yield from go_on(table)


def go_on(table: Table) -> Script:
    """H6: the rest of a match, from a turn of ``table.turn`` or from a brawl."""
    while True:
        yield from action_phase(table)
        yield from brawl(table)
        if table.round == ROUNDS:
            return
        clear_the_town(table)
        table.round += 1  # H23
        table.first = table.turn = (table.first + 1) % table.seats
        table.in_town = list(range(table.seats))
        yield from lay_the_beds(table)
        yield from board_the_imaginary(table)


def name_the_first(table: Table, first: int | None) -> Script:
    """H5: the first player is drawn unless chosen."""
    if first is None:
        firsts: list[Action] = [First(seat) for seat in range(table.seats)]
        act = yield from ask(LUCK, firsts, [1] * table.seats)
        assert isinstance(act, First)
        first = act.seat
    table.first = table.turn = first


def lay_the_plates(table: Table, layout: str | None) -> Script:
    """H41: nine plates in reading order, each in any orientation, as given or at random."""
    table.layout = [] if layout is None else read_layout(layout)
    while len(table.layout) < 9:
        laid = {plate for plate, _ in table.layout}
        left = [plate for plate in range(1, 10) if plate not in laid]
        plates: list[Action] = [Plate(plate, turns) for plate in left for turns in range(4)]
        act = yield from ask(LUCK, plates, [1] * len(plates))
        assert isinstance(act, Plate)
        table.layout.append((act.plate, act.turns))
    table.alleys = build(table.layout)


def lay_out(table: Table) -> Script:
    """H4: four taverns, four maps, a chest and a scorpion."""
    for _ in range(FACE_UP):
        table.taverns.append((yield from turn_up(table, "tavern")))
    for _ in range(FACE_UP):
        table.maps.append((yield from turn_up(table, "map")))
    for stack in ("chest", "scorpion"):
        table.single[stack] = yield from turn_up(table, stack)


def lay_the_beds(table: Table) -> Script:
    """H4, H23: a bunk, a hammock and perhaps a rope under the ship."""
    for stack in table.beds():
        table.single[stack] = yield from turn_up(table, stack)


def board_the_imaginary(table: Table) -> Script:
    """H39: with two players a die says how many imaginary pirates stand in the top row."""
    if table.seats == 2:
        table.ship.append((IMAGINARY, (yield from roll())))


def clear_the_town(table: Table) -> None:
    """H23: all pirates come back from the town."""
    table.pirates.clear()
    table.reserve = [15 - left for left in table.common]


def tally(table: Table) -> list[dict[str, int]]:
    """H37: by seat, as if the match ended now."""
    return [
        {
            "taverns": sum(map(value_of, flag.tavern)),
            "chests": sum(map(value_of, flag.chest)) - 2 * len(flag.scorpion),
            "guards": sum(map(value_of, flag.guard)),
            "sleep": sum(map(value_of, flag.sleep)),
            "goods": goods(flag),
            "rendezvous": sum(6 if tile[11:] in TWICE else 4 for tile in flag.kept),
            "maps": maps(flag),
        }
        for flag in table.flags
    ]


def goods(flag: Flag) -> int:
    """H37: of each kind only the best one."""
    best: dict[str, int] = {}
    for tile in flag.goods:
        best[kind_of(tile)] = max(best.get(kind_of(tile), 0), value_of(tile))
    return sum(best.values())


def maps(flag: Flag) -> int:
    """H37: pairs of the same colour; of an odd number the lowest is left out."""
    points = 0
    for colour in ("pink", "green", "yellow"):
        values = sorted(
            (value_of(tile) for tile in flag.map if kind_of(tile) == colour), reverse=True
        )
        points += sum(values[: len(values) // 2 * 2])
    return points


def scores(table: Table) -> list[int]:
    return [sum(lines.values()) for lines in tally(table)]


def ranks(table: Table) -> list[int]:
    """H38: points; fewer own pirates in the common reserve; more rum; more coins; shared."""
    totals = scores(table)
    merits = [
        (totals[seat], -table.common[seat], table.rum[seat], table.coins[seat])
        for seat in range(table.seats)
    ]
    for one, two in combinations(merits, 2):
        equal = [a == b for a, b in zip(one, two, strict=True)]
        table.rare[f"tie {[*equal, False].index(False)}"] += 1
    return [1 + sum(other > mine for other in merits) for mine in merits]
