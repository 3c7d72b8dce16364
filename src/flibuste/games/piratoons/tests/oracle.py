"""
Piratoons a second time, as one slow and straight script, to hold the engine against.

Written from the rules file alone (rule ids T1…), without a look at the engine.  The chapters that
are long have their own files: oracle_plunder, oracle_yard, oracle_scoring; the box and the table
are in oracle_table.
"""

from __future__ import annotations

from collections import Counter

from flibuste.core.protocol import LUCK, Action
from flibuste.games.piratoons.acts import Arrange, Bid, Drop, DropOn, First, Open, Take, Tile
from flibuste.games.piratoons.tests.oracle_plunder import plunder
from flibuste.games.piratoons.tests.oracle_table import (
    PLACES,
    Question,
    Script,
    Table,
    clear,
    is_ship_tile,
)
from flibuste.games.piratoons.tests.oracle_yard import build, may_arrange, set_in


def play(table: Table, phase: str = "plunder") -> Script:
    """A whole match, from a closed chest on; or from an auction of what is left in it."""
    if table.captain is None:
        yield from draw_the_captain(table)
    assert table.captain is not None
    while True:
        if phase == "plunder":
            yield Question({table.captain: [Open()]})  # T6
            yield from fill_the_chest(table)
            yield from plunder(table)
            pay(table)
            share_out(table)
        yield from auction(table)
        yield from build(table)
        table.floating += [tile for thrown in table.thrown for tile in thrown]
        table.thrown = [[] for _ in range(table.seats)]
        lose_the_last(table)
        if table.round == 8:
            break
        clear(table)  # T16
        table.round += 1
        table.captain = (table.captain + 1) % table.seats  # T4
        phase = "plunder"
    yield from build(table)  # T24


def lose_the_last(table: Table) -> None:
    """T24: there is no auction any more for what floats."""
    if table.round == 8:
        table.spent += table.floating
        table.floating = []


def draw_the_captain(table: Table) -> Script:
    """T4: drawn at set-up unless chosen."""
    seats = range(table.seats)
    _, act = yield Question({LUCK: [First(seat) for seat in seats]}, [1] * table.seats)
    assert isinstance(act, First)
    table.captain = act.seat


def fill_the_chest(table: Table) -> Script:
    """T5: place by place, any tile not seen yet, each copy as likely."""
    for place in PLACES:
        tiles = [
            tile
            for tile, number in table.unseen.items()
            if number and is_ship_tile(tile) == (place[0] == "S")
        ]
        acts: list[Action] = [Tile(place, tile) for tile in tiles]
        _, act = yield Question({LUCK: acts}, [table.unseen[tile] for tile in tiles])
        assert isinstance(act, Tile)
        table.unseen[act.tile] -= 1
        table.chest[place] = act.tile


def pay(table: Table) -> None:
    """T13, T14."""
    due = [0 if table.out[seat] else table.reserve[seat] for seat in range(table.seats)]
    for times in ("halving", "second halving"):
        if table.supply() < sum(due):
            table.seen.add(times)
            table.doubloons = [number - number // 2 for number in table.doubloons]
    table.doubloons = [had + more for had, more in zip(table.doubloons, due, strict=True)]


def share_out(table: Table) -> None:
    """T15, T16: what is won leaves the chest, place by place."""
    won: list[list[str]] = [[] for _ in range(table.seats)]
    for place in PLACES:
        pawns = Counter(seat for pile in table.piles if pile.place == place for seat in pile.seats)
        winner = highest_alone(pawns)
        if winner is not None:
            won[winner].append(table.chest.pop(place))
            table.seen.add(
                "cancelled above the winner" if pawns[winner] < max(pawns.values()) else "won"
            )
    for seat in range(table.seats):
        set_in(table, table.ships[seat], won[seat])


def highest_alone(numbers: Counter[int]) -> int | None:
    """T15, T18: equal numbers cancel each other; of the rest the highest."""
    alone = [
        seat
        for seat, number in numbers.items()
        if number > 0 and list(numbers.values()).count(number) == 1
    ]
    return max(alone, key=lambda seat: numbers[seat]) if alone else None


def auction(table: Table) -> Script:
    """T17–T20."""
    bids: Counter[int] = Counter()
    if lots(table):
        yield from bid(table, bids)
    else:
        table.seen.add("no auction")
    while (names := lots(table)) and (seat := highest_alone(bids)) is not None:
        act: Action = Take(names[0])
        if len(names) > 1:
            _, act = yield Question({seat: [Take(name) for name in names]})
        else:
            table.seen.add("taken without asking")
        assert isinstance(act, Take)
        fetch(table, act.tile)
        set_in(table, table.ships[seat], [act.tile])
        table.doubloons[seat] -= bids[seat]
        del bids[seat]
    if not lots(table) and highest_alone(bids) is not None:
        table.seen.add("nothing left for a bidder")
    left, table.chest = table.chest.values(), {}
    table.spent += [tile for tile in left if is_ship_tile(tile)]
    table.floating += [tile for tile in left if not is_ship_tile(tile)]
    lose_the_last(table)


def lots(table: Table) -> list[str]:
    """T17: what is left in the chest and what floats, by name."""
    return sorted({*table.chest.values(), *table.floating})


def fetch(table: Table, tile: str) -> None:
    """T19: out of the chest, if there is one like it; else out of the sea."""
    places = [place for place in PLACES if table.chest.get(place) == tile]
    if not places:
        table.floating.remove(tile)
        return
    if tile in table.floating:
        table.seen.add("one in the chest and one in the sea")
    del table.chest[places[0]]


def bid(table: Table, bids: Counter[int]) -> Script:
    """T18: secretly, so in any order; who has nothing is not awaited."""
    bidders = [seat for seat in range(table.seats) if table.doubloons[seat]]
    if table.clumsy_no_auction:  # T11
        bidders = [seat for seat in bidders if not table.out[seat]]
    if not bidders:
        table.seen.add("nobody can bid")
    while bidders:
        menus = {seat: bids_of(table.doubloons[seat]) for seat in bidders}
        seat, act = yield Question(menus)
        assert isinstance(act, Bid)
        bids[seat] = act.doubloons
        bidders.remove(seat)


def bids_of(doubloons: int) -> list[Action]:
    return [Bid(number) for number in range(doubloons + 1)]


def allowed(table: Table, question: Question, seat: int, act: Action) -> bool:
    """Whether an act is listed, or of an open kind and right."""
    listed = question.acts.get(seat, [])
    if isinstance(act, Drop):
        can_drop = any(isinstance(other, DropOn) for other in listed)
        return can_drop and table.dexterity and 0 <= act.x < 172 and 0 <= act.y < 112
    if isinstance(act, Arrange):
        in_the_yard = any(type(other).__name__ in ("Best", "Keep") for other in listed)
        return in_the_yard and may_arrange(table, seat, act)
    return act in listed
