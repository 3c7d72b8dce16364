"""The printed examples told to the oracle: what is held against the engine must be right itself."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from flibuste.core.protocol import LUCK, Action
from flibuste.games.rum.acts import Again, Barrel, Board, Decline, Join, Roll, Stand
from flibuste.games.rum.tests import oracle
from flibuste.games.rum.tests.oracle_brawl import brawl
from flibuste.games.rum.tests.oracle_squares import drink
from flibuste.games.rum.tests.oracle_table import Flag, Script, Stack, Table
from flibuste.games.rum.tests.oracle_turn import action_phase

Told: TypeAlias = tuple[int, Action] | int


def tell(script: Script, *told: Told) -> None:
    """Everything as told, who acts included, and then the chapter is over; a number is a roll."""
    question = next(script)
    for number, entry in enumerate(told, start=1):
        seat, act = (LUCK, Roll(entry)) if isinstance(entry, int) else entry
        assert question.seat == seat
        try:
            question = script.send(act)
        except StopIteration:
            assert number == len(told)
            return
    pytest.fail(f"not over: {question}")


def es_cruce() -> Table:
    table = Table(3, taverns=["cruce2", "swan4", "cruce5", "jacques4"])
    table.stacks["tavern"] = Stack([])
    return table


@pytest.mark.rule("H32")
def test_a_drinking_bout() -> None:
    blue, black, gold = range(3)
    table = es_cruce()
    tell(drink(table, blue, "cruce"), (black, Join()), (gold, Join()), 2, 5, 5, 2, 3, 6)
    assert table.flags[black].tavern == ["cruce2"]
    assert table.flags[gold].tavern == ["cruce5"]
    assert table.coins == [4, 1, 1]
    assert table.taverns == ["swan4", "jacques4"]


@pytest.mark.rule("H32")
def test_nobody_pays() -> None:
    blue, black, gold = range(3)
    table = es_cruce()
    tell(drink(table, blue, "cruce"), (black, Decline()), (gold, Decline()))
    assert table.flags[blue].tavern == ["cruce2", "cruce5"]


@pytest.mark.rule("H24")
def test_one_barrel_too_many() -> None:
    silver, _, _ = range(3)
    table = es_cruce()
    table.rum[silver] = 1
    script = drink(table, silver, "cruce")
    next(script)
    for act in (Decline(), Join(), Roll(3), Barrel(), Roll(5), Again()):
        script.send(act)
    question = script.send(Roll(1))
    assert question.seat == LUCK  # the guest rolls: silver has nothing, not even the 2
    assert table.flags[silver].tavern == []
    assert table.rum[silver] == 0


@pytest.mark.rule("H19", "H20", "H21", "H24")
def test_a_whole_brawl() -> None:
    gold, blue, violet, silver = range(4)
    table = Table(4, single={"bunk": "bunk7", "hammock": "hammock5", "rope": "rope2"})
    table.ship = [(gold, 3), (blue, 2), (violet, 4), (silver, 1)]
    table.rum = [0, 0, 1, 2]
    barrel = [(seat, Barrel()) for seat in range(4)]
    again = [(seat, Again()) for seat in range(4)]
    column_3: list[Told] = [4, 3, barrel[violet], 3, again[violet], 4]
    column_1: list[Told] = [3, 6, 5, 2, barrel[silver], 6, (silver, Stand())]
    series_2: list[Told] = [5, 1, 4, barrel[silver], 2, again[silver], 4]
    tell(brawl(table), *column_3, 5, 2, 4, *column_1, *series_2, 5, 5)
    assert [flag.sleep for flag in table.flags] == [["hammock5"], [], ["bunk7"], ["rope2"]]


@pytest.mark.rule("H37")
def test_the_count() -> None:
    flag = Flag(
        tavern=["swan2", "jacques4"],
        chest=["chest5"],
        scorpion=["scorpion13"],
        guard=["guard1", "guard6"],
        sleep=["bunk7"],
        goods=["hook5", "hook3", "parrot2"],
        kept=["rendezvous_rum"],
        waiting=["rendezvous_goods"],
        map=["yellow6", "yellow4", "yellow3", "green4", "green4", "pink5"],
    )
    table = Table(2)
    table.flags[0] = flag
    assert oracle.scores(table) == [52, 0]


@pytest.mark.rule("H17")
def test_going_aboard() -> None:
    gold, violet, black, silver, _ = range(5)  # the fifth is out
    table = Table(5)
    table.reserve = [2, 3, 1, 2, 0]
    table.in_town = [gold, violet, black, silver]
    tell(action_phase(table), *((seat, Board()) for seat in table.in_town))
    assert table.ship == [(gold, 2), (violet, 3), (black, 1), (silver, 2)]
