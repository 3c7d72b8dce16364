"""
La mutinerie a second time, as one slow and straight script, to hold the engine against.

Written from the rules file alone (rule ids M1…), without a look at the engine.  Here are the voyage
and the end; what the pirates do is in ``oracle_visits``, the mutiny in ``oracle_mutiny``.
"""

from __future__ import annotations

from collections.abc import Generator

from flibuste.core.protocol import Action
from flibuste.games.mutiny.acts import Door, First, Open, Storm, Use
from flibuste.games.mutiny.parts import PIRATES
from flibuste.games.mutiny.tests.oracle_mutiny import mutiny
from flibuste.games.mutiny.tests.oracle_table import (
    COLOURS,
    Answer,
    Cabin,
    Question,
    Script,
    Table,
    decide_always,
    luck,
)
from flibuste.games.mutiny.tests.oracle_visits import visit


def play(table: Table, first: int | None = None) -> Script:
    """
    A whole match.  The table is up to date at every question.

    A table with a row is in the midst of a round, one with a duel is in the midst of the mutiny.
    """
    if table.dealer is None:
        yield from name_the_first_dealer(table, first)
    if table.duel is None:
        yield from voyage(table)
    yield from mutiny(table)


def name_the_first_dealer(table: Table, first: int | None) -> Script:
    """M6: the first dealer is drawn unless chosen."""
    if first is None:
        act = yield from luck([First(seat) for seat in range(len(table.players))])
        assert isinstance(act, First)
        first = act.seat
    table.dealer = first


def voyage(table: Table) -> Script:
    """M7–M14: rounds, until the mutiny starts."""
    while True:
        if not table.row:
            lay_the_row(table)
        yield from play_the_turns(table)
        storms = sail(table)
        if mutiny_starts(table):
            return
        assert table.dealer is not None
        table.dealer = (table.dealer + 1) % len(table.players)
        table.row = []
        table.used = []
        for _ in range(storms):
            yield from storm(table)


def lay_the_row(table: Table) -> None:
    """M7: players + 3 cards face down; the dealer begins (M8)."""
    table.row = [Cabin() for _ in range(len(table.players) + 3)]
    table.used = []
    table.turn = table.dealer


def play_the_turns(table: Table) -> Script:
    """M8: one turn each, clockwise from the dealer."""
    while True:
        assert table.turn is not None
        yield from take_a_turn(table, table.turn)
        for cabin in opened(table):
            cabin.waited += 1  # M23
        table.turn = (table.turn + 1) % len(table.players)
        if table.turn == table.dealer:
            break


def opened(table: Table) -> list[Cabin]:
    return [cabin for cabin in table.row if cabin.pirate is not None]


def closed(table: Table) -> list[Cabin]:
    return [cabin for cabin in table.row if cabin.pirate is None]


def take_a_turn(table: Table, seat: int) -> Script:
    """M8–M10: use a pirate that is face up, or open until you use one or meet the Ghost."""
    choice = [cabin for cabin in opened(table) if cabin.pirate != "ghost"]
    while True:
        acts: list[Action] = [Use(str(cabin.pirate)) for cabin in choice]
        if closed(table):
            acts.append(Open())
        act = yield from decide_always(seat, acts)
        if isinstance(act, Use):
            cabin = next(cabin for cabin in choice if cabin.pirate == act.pirate)
            table.row.remove(cabin)  # M11
            table.used.append(act.pirate)
            yield from visit(table, seat, act.pirate, cabin.waited)
            return
        cabin = yield from open_a_cabin(table)
        if cabin.pirate == "ghost":  # M9
            return
        choice = [cabin]


def open_a_cabin(table: Table) -> Generator[Question, Answer, Cabin]:
    """M7, M8: the first face-down card is any pirate in play who has not been seen this round."""
    seen = [*table.used, *(cabin.pirate for cabin in table.row), table.lifeboat]
    act = yield from luck([Door(pirate) for pirate in PIRATES if pirate not in seen])
    assert isinstance(act, Door)
    cabin = closed(table)[0]
    cabin.pirate = act.pirate
    return cabin


def sail(table: Table) -> int:
    """M12, M13: a square for each card still face down; the storms on the way."""
    start = table.ship
    table.ship = min(start + len(closed(table)), table.box.track)
    return sum(start < square <= table.ship for square in table.box.storms)


def mutiny_starts(table: Table) -> bool:
    """M14: the ship is there, or cards or coins have run out."""
    there = table.ship == table.box.track
    return there or not (len(table.combat) and len(table.gold) and table.supply)


def storm(table: Table) -> Script:
    """M13: another pirate into the lifeboat; the one in it comes back."""
    act = yield from luck([Storm(pirate) for pirate in PIRATES if pirate != table.lifeboat])
    assert isinstance(act, Storm)
    table.lifeboat = act.pirate


def tally(table: Table) -> list[dict[str, int]]:
    """M36: gold card values and coins, by seat, as if the match ended now."""
    return [
        {"gold": sum(int(card[-1]) for card in player.gold), "coins": player.coins}
        for player in table.players
    ]


def scores(table: Table) -> list[int]:
    return [line["gold"] + line["coins"] for line in tally(table)]


def ranks(table: Table) -> list[int]:
    """M36: the richest of those on the winning side, then by cards of its colour; or nobody."""
    merits: dict[int, tuple[int, int]] = {}
    for seat in table.in_game:
        player = table.players[seat]
        if table.winner is not None and player.side == table.winner:
            cards = [card for card in player.hand if card.startswith(COLOURS[table.winner])]
            merits[seat] = (scores(table)[seat], sum(int(card[-1]) for card in cards))
    best = max(merits.values(), default=None)
    return [1 if merits.get(seat, ()) == best else 2 for seat in range(len(table.players))]
