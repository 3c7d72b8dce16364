"""Acts and views in numbers: a bijection, masks that are menus, vectors that come from views."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste.core.luck import dice
from flibuste.core.protocol import CLOCK, LUCK, WATCHER
from flibuste.core.registry import SMALLEST
from flibuste.core.spaces import NoNumbers, space
from flibuste.core.strips import Known
from tests.research.tables import GAMES, TABLES, named, walked

GOLDEN: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("golden.json").read_text())


@pytest.mark.parametrize("key", GAMES)
def test_every_act_has_one_number_and_every_number_one_act(key: str) -> None:
    numbers = space(key)
    for number, act in enumerate(numbers.acts[1:], 1):
        assert act is not None
        assert numbers.number(act) == number
        assert numbers.act(number) == act
        if number % 17 == 0:
            assert flibuste.game(key).action(flibuste.to_json(act)) == act
    assert [numbers.nature_of[act] for act in numbers.nature] == [*range(len(numbers.nature))]
    with pytest.raises(IndexError):
        numbers.act(0)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_whatever_is_offered_has_a_number_and_the_mask_is_the_menu(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    numbers = space(table[0])
    for state, seat, action, _ in walked(table):
        if seat in (LUCK, CLOCK):
            assert numbers.nature[numbers.nature_of[action]] == action
            if seat == LUCK:
                assert all(outcome in numbers.nature_of for outcome, _ in state.odds())
            continue
        for awaited in state.awaiting():
            if awaited >= 0:
                menu = state.legal(awaited)
                mask = numbers.mask(numbers.menu(menu))
                assert [numbers.act(n) for n in numbers.menu(menu)] == list(menu)
                marked = {numbers.act(n) for n, one in enumerate(mask) if one}
                assert marked == set(menu)
                assert len(mask) == numbers.listed


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_vectors_are_of_one_size_between_minus_one_and_one_and_come_from_views(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    """A glance at the state gives the vector of the view, in every world behind it: what is hidden
    cannot be in it.
    """
    numbers, game = space(table[0]), flibuste.game(table[0])
    state: Any = None
    for count, (state, seat, _, rng) in enumerate(walked(table)):
        if count % 7 and seat == LUCK:
            continue
        for viewer in (count % table[1], WATCHER):
            view = game.view(state, viewer)
            vector = numbers.vector(view)
            assert len(vector) == numbers.size
            assert min(vector) >= -1
            assert max(vector) <= 1
            assert numbers.named(numbers.seen(state, viewer)) == numbers.named(vector)
            if count % 10 == 0:  # law 3: another world that looks the same
                world = game.imagine(view, dice(rng.random()))
                twin = game.view(world, viewer)
                assert numbers.vector(twin) == numbers.seen(world, viewer) == vector
                assert numbers.text(twin) == numbers.text(view)
    for viewer in (*range(table[1]), WATCHER):  # at the end more is told
        assert numbers.seen(state, viewer) == numbers.vector(game.view(state, viewer))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_known_of_other_vectors_makes_no_difference(key: str) -> None:
    """Runs are kept from step to step, here all through matches of every size, and in imagined
    worlds, where what is hidden is something else: each viewer gets what a view would have given.
    """
    numbers, game = space(key), flibuste.game(key)
    known: Known = {}
    for seats in game.seats:
        for state, seat, _, rng in walked((key, seats, {})):
            if seat == LUCK:
                continue
            viewer = rng.randrange(seats)
            view = game.view(state, viewer)
            for world in (state, game.imagine(view, dice(rng.random()))):
                seen = numbers.buffer(world, viewer, known)
                assert bytes(seen) == numbers.vector(view).tobytes()
                other = (viewer + 1) % seats
                seen = numbers.buffer(world, other, known)
                assert bytes(seen) == numbers.vector(game.view(world, other)).tobytes()


@pytest.mark.parametrize("key", GAMES)
def test_the_parts_add_up_whatever_the_view(key: str) -> None:
    """A pen that is told more or less than the naming one would write beside the vector."""
    from array import array

    from flibuste.core.pens import Pen

    numbers, game = space(key), flibuste.game(key)
    assert sum(part.size for part in numbers.parts) == numbers.size
    assert len({part.name for part in numbers.parts}) == len(numbers.parts)
    assert all(len(set(part.labels)) == part.size for part in numbers.parts)
    for seats in game.seats:
        for state, *_ in walked((key, seats, {})):
            pen = Pen(array("f", bytes(4 * numbers.size)), numbers.seats)
            numbers.numbers.sight(game.view(state, 0), pen)
            assert pen.at == numbers.size


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_sees_stands_in_the_order_of_play_from_it_on(key: str) -> None:
    """The seat that is awaited alone is "me" to itself, and to the one before it "next1"."""
    numbers, game = space(key), flibuste.game(key)
    assert numbers.parts[0].name == "awaiting"
    seats = game.seats[-1]
    for state, seat, *_ in walked((key, seats, {})):
        if seat >= 0 and state.awaiting() == (seat,):
            mine = numbers.named(numbers.vector(game.view(state, seat)))["awaiting"]
            before = game.view(state, (seat - 1) % seats)
            theirs = numbers.named(numbers.vector(before))["awaiting"]
            assert (mine.index(1), theirs.index(1)) == (0, 1)


@pytest.mark.parametrize("key", GAMES)
def test_no_number_comes_to_mean_something_else(key: str) -> None:
    """What was learned with one version plays with the next: a change here breaks every net.

    Who means it adds 1 to the number in the name, ``cartagena_v0``, and writes golden.json anew.
    """
    numbers = space(key)
    told = {
        "acts": numbers.listed,
        "with_families": len(numbers.acts),
        "nature": len(numbers.nature),
        "vector": numbers.size,
        "digest": numbers.digest(),
    }
    assert told == GOLDEN[key]


@pytest.mark.parametrize("key", GAMES)
def test_the_table_covers_all_numbers_without_a_gap(key: str) -> None:
    numbers = space(key)
    rows = [*numbers.act_rows()]
    for spans, end in (
        ([row[0] for row in rows if row[0] != "–"], len(numbers.acts)),
        ([row[0] for row in numbers.nature_rows()], len(numbers.nature)),
        ([row[0] for row in numbers.part_rows()], numbers.size),
    ):
        ends = [tuple(map(int, re.findall(r"\d+", span))) for span in spans]
        assert ends[0][0] == 0
        assert all(later[0] == earlier[-1] + 1 for earlier, later in pairwise(ends))
        assert ends[-1][-1] == end - 1
    kinds = {row[1] for row in rows} | {row[1] for row in numbers.nature_rows()}
    assert kinds - {"–"} == set(flibuste.game(key).kinds())


def test_the_families_of_open_kinds_are_what_the_rules_allow() -> None:
    """Drop: on the grid, and only where the plunder is live and by hand."""
    from flibuste.research.walk import Walk

    walk = Walk("piratoons", 2, {"tempo": "live"})
    while walk.state.open_kinds(walk.turn) != ("Drop",):
        walk.step(walk.legal()[-1])
    allowed = walk.families(walk.turn)
    assert len(allowed) == len(walk.space.acts) - walk.space.listed == 43 * 28
    before: Any = walk.state.copy()
    walk.step(allowed[700])
    after: Any = walk.state
    assert len(after.pawns[before.waiting[0]]) == 1
    assert Walk("piratoons", 2).families(0) == []


def test_a_game_without_numbers_says_so() -> None:
    with pytest.raises(NoNumbers, match="numbers"):
        space(SMALLEST)
