"""The engine against the oracle: two programs of the same rules, the same random match."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from flibuste import Match
from flibuste.games.mutiny.tests import oracle
from flibuste.games.mutiny.tests.oracle_play import Duel, begin
from flibuste.games.mutiny.tests.oracle_positions import duel_position, table_at, voyage_position
from flibuste.games.mutiny.tests.oracle_table import Table

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
MATCHES = 2000 if LONG else 36
POSITIONS = 4000 if LONG else 90  # of either kind
VOYAGE = tuple(f"M{number}" for number in (4, 5, *range(6, 27), 38))
MUTINY = tuple(f"M{number}" for number in range(27, 37))
ENDS = {"won", "nobody on the winning side", "nobody left"}

Place: TypeAlias = Callable[[int, Random], dict[str, Any]]


@pytest.mark.rule(*VOYAGE, *MUTINY)
def test_whole_random_matches_agree_with_the_oracle() -> None:
    seen: set[str] = set()
    for number in range(MATCHES):
        duel = begin(f"whole {number}", 2 + number % 3)
        duel.play()
        seen |= {cause(duel.table), end(duel.table)}
    assert seen >= {"ship", "cards", "coins", *ENDS}


@pytest.mark.rule(*VOYAGE, *MUTINY)
def test_voyages_with_hardly_anything_left_agree_with_the_oracle() -> None:
    seen = from_positions(voyage_position)
    assert {cause(table) for table in seen} == {"ship", "cards", "gold", "coins"}
    assert {end(table) for table in seen} >= ENDS


@pytest.mark.rule(*MUTINY)
def test_duels_in_every_round_agree_with_the_oracle() -> None:
    seen = from_positions(duel_position)
    assert {end(table) for table in seen} == {*ENDS, "won by cards", "shared"}


def from_positions(place: Place) -> list[Table]:
    tables = []
    for number in range(POSITIONS):
        seed = f"{place.__name__} {number}"
        position = place(2 + number % 3, Random(seed))
        tables.append(table_at(position))
        Duel(seed, Match.at("mutiny", position), tables[-1]).play()
    return tables


def cause(table: Table) -> str:
    """M14: why the mutiny started; coins may be back by the end."""
    if table.ship == table.box.track:
        return "ship"
    if not len(table.combat):
        return "cards"
    return "coins" if len(table.gold) else "gold"


def end(table: Table) -> str:
    """M35, M36: how it ended."""
    if table.winner is None:
        return "nobody left"
    winners = oracle.ranks(table).count(1)
    if winners != 1:
        return "shared" if winners else "nobody on the winning side"
    loyal = [seat for seat in table.in_game if table.players[seat].side == table.winner]
    riches = [oracle.scores(table)[seat] for seat in loyal]
    return "won" if riches.count(max(riches)) == 1 else "won by cards"
