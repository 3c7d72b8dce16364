"""The oracle's yard: what a ship can hold, what is thrown, what may be arranged (T21–T24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations

from flibuste.core.protocol import Action
from flibuste.games.piratoons.acts import Arrange, Best, Keep, Throw
from flibuste.games.piratoons.tests.oracle_table import (
    EQUIPMENT,
    SLOT_OF,
    Question,
    Script,
    Ship,
    Table,
    is_ship_tile,
    kind_of,
)


def build(table: Table) -> Script:
    """T23: all at the same time; each leaves with an arrangement."""
    for seat in range(table.seats):
        throw_what_must_be(table, seat)
    building = list(range(table.seats))
    while building:
        seat, act = yield Question({seat: menu(table, seat) for seat in building})
        if isinstance(act, Throw):
            throw(table, seat, act.tile)
            throw_what_must_be(table, seat)
        else:
            leave(table, seat, act)
            building.remove(seat)


def set_in(table: Table, ship: Ship, won: Sequence[str]) -> None:
    """T23: ship tiles just won before the Stern, equipment on the first free fitting slot."""
    ship.order += [tile for tile in won if is_ship_tile(tile)]
    ship.loose += [tile for tile in won if not is_ship_tile(tile)]
    set_loose(table, ship)


def set_loose(table: Table, ship: Ship) -> None:
    """Whatever stands nowhere takes a slot as soon as there is one."""
    loose, ship.loose = ship.loose, []
    for tile in loose:
        put(table, ship, tile)


def put(table: Table, ship: Ship, tile: str, hulls: Sequence[str] = ()) -> None:
    """On the first hull where it fits; from the Prow, unless an order is given."""
    for hull in hulls or ["prow", *ship.order, "stern"]:
        if fits(table, hull, [*ship.gear.get(hull, []), tile]):
            ship.gear.setdefault(hull, []).append(tile)
            return
    ship.loose.append(tile)


def fits(table: Table, hull: str, tiles: Sequence[str]) -> bool:
    """T22: whether these can stand on a hull together."""
    printed = table.hulls[hull]
    number = Counter(map(kind_of, tiles))
    for kind, letter in SLOT_OF.items():
        if number[kind] > printed.slots.count(letter):
            return False
    if printed.top is None:
        return number["deck"] == number["sail"] == 0
    if number["deck"]:
        return number["deck"] == 1 and number["sail"] == 0
    return number["sail"] <= printed.top


def too_many(table: Table, ship: Ship, equipment: Sequence[str]) -> set[str]:
    """T23: the kinds over their room; decks and sails are over it together."""
    number = Counter(map(kind_of, equipment))
    hulls = [table.hulls[name] for name in ["prow", *ship.order, "stern"]]
    over = set()
    for kind, letter in SLOT_OF.items():
        if number[kind] > sum(hull.slots.count(letter) for hull in hulls):
            over.add(kind)
    tops = sorted(hull.top for hull in hulls if hull.top is not None)
    if number["deck"] > len(tops) or number["sail"] > sum(tops[number["deck"] :]):
        over |= {"deck", "sail"}
    return over


def throwable(table: Table, seat: int) -> list[str]:
    ship = table.ships[seat]
    mine = ship.equipment()
    over = too_many(table, ship, mine)
    return [tile for tile in EQUIPMENT if tile in mine and kind_of(tile) in over]


def throw_what_must_be(table: Table, seat: int) -> None:
    """What leaves no choice is not asked."""
    while len(throwable(table, seat)) == 1:
        table.seen.add("thrown without asking")
        throw(table, seat, throwable(table, seat)[0])


def throw(table: Table, seat: int, tile: str) -> None:
    """T23: into the sea; and when the rest can be held, back with what has room again."""
    ship = table.ships[seat]
    table.seen.add("throw")
    take_away(ship, tile)
    table.thrown[seat].append(tile)
    set_loose(table, ship)
    if too_many(table, ship, ship.equipment()):
        return
    last_first = table.thrown[seat][::-1]
    back = going_back(table, ship, last_first)
    if sorted(back) != sorted(going_back(table, ship, table.thrown[seat])):
        table.seen.add("first or last back matters")
    for again in back:
        table.seen.add("put back")
        last_first.remove(again)
        put(table, ship, again)
    table.thrown[seat] = last_first[::-1]


def going_back(table: Table, ship: Ship, thrown: Sequence[str]) -> list[str]:
    """Those that can be held with the rest and with those before them."""
    back: list[str] = []
    for tile in thrown:
        if not too_many(table, ship, [*ship.equipment(), *back, tile]):
            back.append(tile)
    return back


def take_away(ship: Ship, tile: str) -> None:
    """One that stands nowhere, if there is one; else the one nearest the Stern."""
    if tile in ship.loose:
        ship.loose.remove(tile)
        return
    for hull in reversed(["prow", *ship.order, "stern"]):
        if tile in ship.gear.get(hull, []):
            ship.gear[hull].remove(tile)
            return
    raise AssertionError(f"no {tile} in {ship}")


def menu(table: Table, seat: int) -> list[Action]:
    if throwable(table, seat):
        return [Throw(tile) for tile in throwable(table, seat)]
    return [Best()] if table.ships[seat].loose else [Best(), Keep()]


def leave(table: Table, seat: int, act: Action) -> None:
    if isinstance(act, Arrange):
        assert may_arrange(table, seat, act), f"{act} by {seat}"
        gear = {hull: list(tiles) for hull, tiles in act.gear.items()}
        table.ships[seat] = Ship(list(act.order), gear)
    else:
        assert isinstance(act, Keep), f"{act}: the test tells what became of Best"


def arrangement(ship: Ship) -> Arrange:
    gear = {hull: tuple(tiles) for hull, tiles in ship.gear.items() if tiles}
    return Arrange(tuple(ship.order), gear)


def may_arrange(table: Table, seat: int, act: Arrange) -> bool:
    """T21, T22: all ship tiles and all equipment, each where it fits."""
    ship = table.ships[seat]
    if throwable(table, seat) or sorted(act.order) != sorted(ship.order):
        return False
    if any(hull not in ("prow", "stern", *ship.order) for hull in act.gear):
        return False
    placed = [tile for tiles in act.gear.values() for tile in tiles]
    if sorted(placed) != sorted(ship.equipment()):
        return False
    return all(fits(table, hull, tiles) for hull, tiles in act.gear.items())


# The best that a ship can be, by trying everything.


def joins(table: Table, order: Sequence[str]) -> int:
    """T26: 2 for each good join, −2 for each bad one."""
    row = [table.hulls[name] for name in ["prow", *order, "stern"]]
    return sum(2 if one.right == two.left else -2 for one, two in pairwise(row))


def best_joins(table: Table, tiles: Sequence[str]) -> int:
    """Every order, but tiles with the same edges are the same, and so is how one came there."""
    edges = Counter((table.hulls[tile].left, table.hulls[tile].right) for tile in tiles)
    kinds = sorted(edges)
    stern = table.hulls["stern"].left
    known: dict[tuple[str, tuple[int, ...]], int] = {}

    def onwards(symbol: str, left: tuple[int, ...]) -> int:
        if not any(left):
            return 2 if symbol == stern else -2
        if (symbol, left) not in known:
            known[symbol, left] = max(
                (2 if symbol == kind[0] else -2)
                + onwards(kind[1], (*left[:i], left[i] - 1, *left[i + 1 :]))
                for i, kind in enumerate(kinds)
                if left[i]
            )
        return known[symbol, left]

    return onwards(table.hulls["prow"].right, tuple(edges[kind] for kind in kinds))


def fewest_empty_tops(table: Table, ship: Ship) -> int:
    """T22, T27: every way of setting decks and sails on tops, one top after another."""
    number = Counter(map(kind_of, ship.equipment()))
    tops = [table.hulls[name].top for name in ["prow", *ship.order, "stern"]]
    ways = {(number["deck"], number["sail"]): 0}  # what is left to set: empty tops so far
    for top in tops:
        if top is None:
            continue
        after: dict[tuple[int, int], int] = {}
        for (decks, sails), empty in ways.items():
            options = [(decks - 1, sails, empty)]
            options += [(decks, sails - n, empty + (n == 0)) for n in range(top + 1)]
            for d, s, e in options:
                if d >= 0 and s >= 0:
                    after[d, s] = min(e, after.get((d, s), e))
        ways = after
    return ways[0, 0]


def every_arrangement(table: Table, ship: Ship) -> Iterator[Ship]:
    """All of them: every order, every hull for every tile.  For small ships only."""
    for gear in every_gear(table, ["prow", *ship.order, "stern"], sorted(ship.equipment()), {}):
        for order in permutations(ship.order):
            yield Ship(list(order), {hull: list(tiles) for hull, tiles in gear.items()})


def every_gear(
    table: Table, hulls: list[str], tiles: list[str], gear: Mapping[str, tuple[str, ...]]
) -> Iterator[Mapping[str, tuple[str, ...]]]:
    if not tiles:
        yield gear
        return
    for hull in hulls:
        together = (*gear.get(hull, ()), tiles[0])
        if fits(table, hull, together):
            yield from every_gear(table, hulls, tiles[1:], {**gear, hull: together})
