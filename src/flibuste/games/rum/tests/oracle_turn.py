"""The oracle's action phase: moving the captain, resting, boarding (H7–H18)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from flibuste.core.protocol import Action
from flibuste.games.rum.acts import Ahoy, Back, Board, Dark, Move, Rest
from flibuste.games.rum.tests.oracle_squares import visit
from flibuste.games.rum.tests.oracle_table import Question, Script, Table, ask
from flibuste.games.rum.tests.oracle_town import Alley, beside

Choice: TypeAlias = tuple[Action, Alley | None]  # an act, and the second dark alley after Dark


def action_phase(table: Table) -> Script:
    """H7, H18: clockwise, until the last player has boarded or is out."""
    while table.in_town:
        if table.turn in table.in_town:
            yield from take_a_turn(table, table.turn)
        table.turn = (table.turn + 1) % table.seats


def take_a_turn(table: Table, seat: int) -> Script:
    """H7: move, rest or board; H9: move again for coins; H17: out with an empty reserve."""
    rest: list[Action] = [Rest()] if table.coins[seat] > 0 else []
    act, second = yield from choose(table, seat, 0, [*rest, Board()])
    if act == Rest():  # H16
        table.coins[seat] -= 1
        return
    if act == Board():
        table.ship.append((seat, table.reserve[seat]))
        table.reserve[seat] = 0
        table.in_town.remove(seat)
        return
    table.rare["alone in town"] += table.in_town == [seat]
    price = 0
    while True:
        lead_the_captain(table, seat, price, act, second)
        turn_a_rendezvous(table, seat)
        yield from visit(table, seat)
        leave_a_dead_end(table)
        # H13: alone in town every move is a first move, so each is a turn of its own.
        if table.reserve[seat] == 0 or table.in_town == [seat]:
            break
        price = 1
        act, second = yield from choose(table, seat, price, [Ahoy()])
        if act == Ahoy():
            break
    if table.reserve[seat] == 0:
        table.rare["out"] += 1
        table.in_town.remove(seat)


def choose(
    table: Table, seat: int, price: int, instead: list[Action]
) -> Generator[Question, Action, Choice]:
    """A way for the captain at this price (dark ones in two acts, with a way back), or instead."""
    while True:
        act = yield from ask(seat, [*ways(table, seat, price), *instead])
        if not isinstance(act, Dark):
            return act, None
        first = table.alleys[act.alley]
        seconds: list[Action] = [Dark(alley.id) for alley in ways_in(table, seat, first)]
        answer = yield from ask(seat, [*seconds, Back()])
        if isinstance(answer, Dark):
            return act, table.alleys[answer.alley]


def ways(table: Table, seat: int, price: int) -> list[Action]:
    """H8, H10: empty alleys at the captain's square for which pirates and coins suffice."""
    acts: list[Action] = []
    if table.coins[seat] < price:
        return acts
    for alley in empty_alleys(table, table.captain):
        if not alley.dark:
            if alley.length <= table.reserve[seat]:
                acts.append(Move(alley.id))
        elif table.coins[seat] >= price + dark_price(table) and ways_in(table, seat, alley):
            acts.append(Dark(alley.id))
    return acts


def empty_alleys(table: Table, square: str) -> list[Alley]:
    return [alley for alley in beside(table.alleys, square) if alley.id not in table.pirates]


def dark_price(table: Table) -> int:
    """H10, H11: a coin extra, unless every ordinary alley at the captain's square is occupied."""
    return 0 if all(alley.dark for alley in empty_alleys(table, table.captain)) else 1


def ways_in(table: Table, seat: int, out: Alley) -> list[Alley]:
    """H10: empty dark alleys at another square that the reserve can fill together with ``out``."""
    return [
        alley
        for alley in table.alleys.values()
        if alley.dark
        and alley.id not in table.pirates
        and alley.ends != out.ends
        and out.length + alley.length <= table.reserve[seat]
    ]


def lead_the_captain(
    table: Table, seat: int, price: int, act: Action, second: Alley | None
) -> None:
    """H14: coins are paid, pirates placed, the captain set."""
    assert isinstance(act, Move | Dark)
    alley = table.alleys[act.alley]
    if second is None:
        target = alley.other_end(table.captain)
    else:
        table.rare[f"dark for {dark_price(table)}+{price}"] += 1
        price += dark_price(table)
        target = second.ends[0]
        fill(table, seat, second)
    table.coins[seat] -= price
    fill(table, seat, alley)
    table.captain = target


def fill(table: Table, seat: int, alley: Alley) -> None:
    table.pirates[alley.id] = seat
    table.reserve[seat] -= alley.length


def turn_a_rendezvous(table: Table, seat: int) -> None:
    """H30: the captain was led to the place shown; of two equal tiles one."""
    square = table.captain.split(".")[1]
    tile = "rendezvous_" + ("tavern" if square.startswith("tavern") else square)
    table.rare["two equal rendezvous"] += table.flags[seat].waiting.count(tile) == 2
    if tile in table.flags[seat].waiting:
        table.flags[seat].waiting.remove(tile)
        table.flags[seat].kept.append(tile)


def leave_a_dead_end(table: Table) -> None:
    """H12: to the next coin square that is no dead end; if all nine are, he stays."""
    if not is_dead_end(table, table.captain):
        return
    plate = int(table.captain[0])
    table.rare["dead end with dark alleys"] += bool(empty_alleys(table, table.captain))
    for step in range(1, 10):
        square = f"{(plate + step - 1) % 9 + 1}.coin"
        if not is_dead_end(table, square):
            table.rare[f"dead end {step}"] += 1
            table.captain = square
            return
    table.rare["nine dead ends"] += 1


def is_dead_end(table: Table, square: str) -> bool:
    """H12: nothing empty, or only dark alleys and no empty dark alley at another square."""
    empty = empty_alleys(table, square)
    if not all(alley.dark for alley in empty):
        return False
    elsewhere = [
        alley
        for alley in table.alleys.values()
        if alley.dark and square not in alley.ends and alley.id not in table.pirates
    ]
    return not empty or not elsewhere
