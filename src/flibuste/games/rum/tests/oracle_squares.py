"""The oracle's squares: what can be done where the captain has arrived (H25–H36)."""

from __future__ import annotations

from itertools import combinations, cycle

from flibuste.core.protocol import Action
from flibuste.games.rum.acts import Decline, Guard, Join, Keep, Recall, Sell, Skip, Take, Use
from flibuste.games.rum.tests.oracle_table import (
    BARRELS,
    FACE_UP,
    Script,
    Table,
    ask,
    kind_of,
    throw,
    turn_up,
    value_of,
)

TAVERNS = {"tavern_swan": "swan", "tavern_es_cruce": "cruce", "tavern_frere_jacques": "jacques"}


def visit(table: Table, seat: int) -> Script:
    """H25: the action of the captain's square, or not; H15: not asked if it can bring nothing."""
    square = table.captain.split(".")[1]
    acts = offers(table, seat, square)
    if not acts:
        table.rare[f"nothing at a {square}"] += 1
        return
    act = yield from ask(seat, [*acts, Skip()])
    if act == Skip():
        return
    if isinstance(act, Recall):
        call_back(table, seat, act.alleys)
    elif isinstance(act, Take):
        yield from take_a_map(table, seat, act.tile)
    elif isinstance(act, Guard):
        yield from meet_the_guard(table, seat, act.stack)
    elif square == "coin":  # H26
        table.coins[seat] += 1
    elif square == "pirate":  # H28
        table.common[seat] -= 1
        table.reserve[seat] += 1
    elif square == "rum":  # H34
        table.rare["the last barrel"] += barrels_left(table) == 1
        table.rum[seat] += min(2, barrels_left(table))
    elif square == "goods":
        yield from look_at_goods(table, seat)
    elif square == "rendezvous":  # H30
        table.flags[seat].waiting.append((yield from turn_up(table, "rendezvous")))
    elif square == "chest":
        yield from open_the_chest(table, seat)
    else:
        yield from drink(table, seat, TAVERNS[square])


def offers(table: Table, seat: int, square: str) -> list[Action]:
    """The ways to carry out the action; none if there is nothing to be had."""
    if square == "hq":
        return recalls(table, seat)
    if square.startswith("map_"):  # H31: of the square's colour
        colour = square.removeprefix("map_")
        return [Take(tile) for tile in sorted(set(table.maps)) if kind_of(tile) == colour]
    if square == "guard":  # H35: an empty stack cannot be chosen
        return [Guard(stack) for stack in ("small", "big") if table.stacks[stack]]
    something = {
        "coin": True,
        "pirate": table.common[seat] > 0,
        "rum": barrels_left(table) > 0,
        "goods": bool(table.stacks["goods"]),
        "rendezvous": bool(table.stacks["rendezvous"]),
        "chest": "chest" in table.single,
        **{name: bool(at_stake(table, tavern)) for name, tavern in TAVERNS.items()},
    }
    return [Use()] if something[square] else []


def barrels_left(table: Table) -> int:
    return BARRELS - sum(table.rum)


def recalls(table: Table, seat: int) -> list[Action]:
    """H27: one alley of one's own, or any two dark ones."""
    mine = [alley for alley, owner in table.pirates.items() if owner == seat]
    pairs = combinations([alley for alley in mine if table.alleys[alley].dark], 2)
    return [Recall(alleys) for alleys in [*((alley,) for alley in mine), *pairs]]


def call_back(table: Table, seat: int, alleys: tuple[str, ...]) -> None:
    for alley in alleys:
        del table.pirates[alley]
        table.reserve[seat] += table.alleys[alley].length


def take_a_map(table: Table, seat: int, tile: str) -> Script:
    """H31: it is taken; four lie face up again as far as the stack lasts."""
    table.maps.remove(tile)
    table.flags[seat].map.append(tile)
    while len(table.maps) < FACE_UP and table.stacks["map"]:
        table.maps.append((yield from turn_up(table, "map")))


def meet_the_guard(table: Table, seat: int, stack: str) -> Script:
    """H35: more pirates than the tile's number beat it; the 1s and 2s carry a coin."""
    tile = yield from turn_up(table, stack)
    if table.reserve[seat] > value_of(tile):
        table.flags[seat].guard.append(tile)
        table.coins[seat] += 1 if value_of(tile) <= 2 else 0
    else:
        table.stacks[stack].under.append(tile)


def look_at_goods(table: Table, seat: int) -> Script:
    """H29: keep it, or put it under the stack for two coins."""
    tile = yield from turn_up(table, "goods")
    table.saw.setdefault(tile, set()).add(seat)  # H40: who sold it knows who has it now
    if (yield from ask(seat, [Keep(), Sell()])) == Keep():
        table.flags[seat].goods.append(tile)
    else:
        table.stacks["goods"].under.append(tile)
        table.coins[seat] += 2


def at_stake(table: Table, tavern: str) -> list[str]:
    return [tile for tile in table.taverns if kind_of(tile) == tavern]


def drink(table: Table, host: int, tavern: str) -> Script:
    """H32: who joins, who wins what, and the refill."""
    drinkers = [host]
    for guest in table.clockwise(host)[1:]:
        answers: list[Action] = [Join(), Decline()] if table.coins[guest] > 0 else [Decline()]
        if (yield from ask(guest, answers)) == Join():
            table.coins[guest] -= 1
            table.coins[host] += 1
            drinkers.append(guest)
    table.rare[f"{len(drinkers)} drinkers"] += 1
    if drinkers == [host]:
        for tile in at_stake(table, tavern):
            win(table, host, tile)
    else:
        for seat in cycle(drinkers):
            pips = yield from throw(table, seat)
            beaten = sorted({tile for tile in at_stake(table, tavern) if value_of(tile) < pips})
            if len(beaten) > 1:
                act = yield from ask(seat, [Take(tile) for tile in beaten])
                assert isinstance(act, Take)
                beaten = [act.tile]
            for tile in beaten:
                win(table, seat, tile)
            if not at_stake(table, tavern):
                break
    while len(table.taverns) < FACE_UP and table.stacks["tavern"]:
        table.taverns.append((yield from turn_up(table, "tavern")))


def win(table: Table, seat: int, tile: str) -> None:
    table.taverns.remove(tile)
    table.flags[seat].tavern.append(tile)


def open_the_chest(table: Table, opener: int) -> Script:
    """H33: the chest is taken; rolls add up until somebody is stung."""
    table.flags[opener].chest.append(table.single.pop("chest"))
    threshold = value_of(table.single["scorpion"])
    total = 0
    for seat in cycle(table.clockwise(opener)):
        total += yield from throw(table, seat)
        if total >= threshold:
            table.flags[seat].scorpion.append(table.single.pop("scorpion"))
            break
    for stack in ("chest", "scorpion"):
        if table.stacks[stack]:
            table.single[stack] = yield from turn_up(table, stack)
