"""What an act would do, as data for pictures; the lines of everybody's score."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from flibuste.core.protocol import SEALED
from flibuste.games.piratoons.acts import BEST, STOP, Bid, Take
from flibuste.games.piratoons.board.effect import Effect, effect
from flibuste.games.piratoons.parts import DECK
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules.optimiser import best_gear
from flibuste.games.piratoons.rules.scoring import empty_slots, join_points, joins, tally
from flibuste.games.piratoons.rules.ships import Ship, settled
from flibuste.games.piratoons.sight.tell import ship_of, tell
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.tests.tables import AnyMatch, at, opened
from flibuste.games.piratoons.tests.test_optimiser import ALL, fullest


def best_of(view: Sight) -> Effect:
    told = effect(view, BEST)
    assert told is not None
    return told


def in_the_yard(**ship: object) -> AnyMatch:
    return at(None, 2, phase="build", round=3, ships=[ship, {}])


@pytest.mark.rule("T24")
def test_the_best_arrangement_is_told_with_its_lines() -> None:
    # A-C then C-A closes every join; as it stands only the middle one is good.
    match = in_the_yard(order=["B2c", "B2a"], gear={"prow": ["gunport1"]})
    ship = best_of(match.view(0))
    assert ship.order == ("B2a", "B2c")
    assert ship.gear == {"prow": ("gunport1",)}
    assert ship.lines is not None
    assert ship.lines["joins"] == 6
    assert match.view(0).lines[0]["joins"] == -2


@pytest.mark.rule("T27")
def test_bare_tops_are_counted_against_the_others() -> None:
    # Of the other's bare Prow one top is empty: fewer cost nothing, as many or more do.
    ship = best_of(in_the_yard(order=["B2a"], gear={"prow": ["deck1", "gunport1"]}).view(0))
    assert ship.bare is not None
    fuller, same, barer = ship.bare
    assert fuller > same
    assert same >= barer


@pytest.mark.rule("T26", "T27")
def test_a_page_can_read_the_lines_of_any_whole_arrangement_off_those_of_the_best_one() -> None:
    """Only joins and bare tops differ: what is shown while a ship is built is what would count."""
    rng, differing = Random(19), 0
    for _ in range(40):
        order = tuple(rng.sample(ALL, rng.randrange(1, 7)))
        items = fullest(order, rng)
        start = Ship(order, best_gear(BOX, order, items))
        rival = Ship(tuple([tile for tile in ALL if tile not in order][:2]), ((),) * 4)
        view = tell(at(None, 2, phase="build", ships=[{}, {}]).state, 0)
        view = replace(view, ships=(ship_of(BOX, start), ship_of(BOX, rival)))
        best = best_of(view)
        assert best.lines is not None
        assert best.bare is not None
        other = shuffled(start, rng)
        (lines, _) = tally(BOX, [other, rival], view.doubloons)
        differing += lines["empty"] != best.lines["empty"]
        read = best.lines | {
            "joins": join_points(joins(BOX, other.order)),
            "empty": best.bare[empty_slots(BOX, other)[DECK]],
        }
        assert read == lines, (start.order, start.gear, other.gear)
    assert differing


def shuffled(ship: Ship, rng: Random) -> Ship:
    """The same equipment, all of it, somewhere else."""
    order = tuple(rng.sample(ship.order, len(ship.order)))
    while True:
        loose = ship.equipment()
        rng.shuffle(loose)
        bare = Ship(order, ((),) * (len(order) + 2), tuple(loose))
        found = settled(BOX, bare)
        if not found.loose:
            return found


@pytest.mark.rule("T19", "T23")
def test_a_tile_on_sale_tells_how_many_like_it_there_is_room_for() -> None:
    sale = {"E1": "gunport1", "E2": "quarters1", "E3": "sail", "S1": "B1a"}
    match = at(
        None,
        2,
        phase="auction",
        chest=sale,
        bids=[1, 0],
        takers=[0],
        ships=[{"order": ["B3a"], "gear": {"prow": ["gunport1"], "stern": ["quarters2"]}}, {}],
    )
    view = match.view(0)
    told = [effect(view, Take(tile)) for tile in ("gunport1", "quarters1", "sail", "B1a")]
    assert told == [Effect(room=1), Effect(room=0), Effect(room=1), None]


@pytest.mark.rule("T9", "T18")
def test_who_sits_at_the_table_is_to_read_who_stops_and_what_all_have_bid() -> None:
    assert effect(opened().view(0), STOP) == Effect(hits=True)
    sale = at(None, 2, phase="auction", chest={"E1": "sail"}, doubloons=[3, 3])
    assert effect(sale.view(0), SEALED) is None
    sale.act(1, Bid(2))
    assert effect(sale.view(1), SEALED) == effect(sale.view(0), Bid(2)) == Effect(hits=True)
    assert effect(sale.view(-1), SEALED) is None


def test_what_moves_nothing_has_no_effect() -> None:
    assert effect(opened().view(-1), STOP) is None
    assert effect(opened().view(0), SEALED) is None
    assert effect(at(None, 2, phase="build").view(-1), BEST) is None


def test_scores_are_the_sums_of_their_lines() -> None:
    view = in_the_yard(order=["B4a", "B1a"], gear={"prow": ["deck1"], "B1a": ["sail"]}).view(1)
    assert [sum(lines.values()) for lines in view.lines] == list(view.scores)
    assert set(view.lines[0]) == {"sails", "doubloons", "barrels", "joins", "empty", "families"}
