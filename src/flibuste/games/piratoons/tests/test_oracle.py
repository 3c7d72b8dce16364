"""The engine against the oracle: two programs of the same rules, the same random match."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from flibuste import Match
from flibuste.games.piratoons.acts import Best
from flibuste.games.piratoons.tests import oracle_scoring, oracle_yard
from flibuste.games.piratoons.tests.oracle_duel import Duel
from flibuste.games.piratoons.tests.oracle_table import (
    FAMILIES,
    PLACES,
    Table,
    is_ship_tile,
    new_table,
)
from flibuste.games.piratoons.tests.oracle_temper import Temper

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
MORE = 30 if LONG else 1
WHOLE = 12 * MORE  # matches from the start
LATE = 45 * MORE  # matches from later rounds, with fuller ships and purses
SCARCE = 60 * MORE  # auctions with hardly anything to win
CROWDED = 80 * MORE  # single rounds that win more than the ships can hold
CLUMSY = 80 * MORE  # single rounds with pawns dropped at points
SMALL = 60 * MORE  # tables of ships whose arrangements can all be tried

PLUNDER = ("T4", "T5", "T6", "T7", "T8", "T9", "T12", "T13", "T14", "T15", "T16")
AUCTION = ("T11", "T17", "T18", "T19", "T20")
YARD = ("T21", "T22", "T23", "T24", "T31")
SCORING = ("T25", "T26", "T27", "T28", "T29")


@pytest.mark.rule(*PLUNDER, *AUCTION, *YARD, *SCORING)
def test_whole_random_matches_agree_with_the_oracle() -> None:
    seen: Counter[str] = Counter()
    for number in range(WHOLE):
        rng = Random(f"whole {number}")
        table, options = drawn_table(rng, live=bool(number % 2))
        match: Match[Any, Any, Any] = Match("piratoons", table.seats, options)
        Duel(table, match, Temper(f"whole match {number}", table)).play()
        seen.update(table.seen)
    expect(seen, "stop", "throw", "thrown without asking", "own knock", "won")


@pytest.mark.rule(*PLUNDER, *AUCTION, *YARD, *SCORING)
def test_matches_with_full_ships_and_purses_agree_with_the_oracle() -> None:
    seen: Counter[str] = Counter()
    for number in range(LATE):
        rng = Random(f"late {number}")
        table, options = drawn_table(rng, live=number % 3 == 0)
        position = later_position(table, rng)
        match: Match[Any, Any, Any] = Match.at("piratoons", position, options)
        Duel(table, match, Temper(f"late match {number}", table)).play(rounds=2)
        seen.update(table.seen)
    expect(seen, "halving", "second halving", "put back", "throw", "thrown without asking")
    expect(seen, "a beat without a drop", "no pawns left early", "waits without being asked")
    expect(seen, "stop", "time is up", "cancelled above the winner", "nobody can bid")


@pytest.mark.rule(*AUCTION[1:], "T21", "T22", "T23")
def test_auctions_of_few_tiles_agree_with_the_oracle() -> None:
    seen: Counter[str] = Counter()
    for number in range(SCARCE):
        rng = Random(f"scarce {number}")
        table, options = drawn_table(rng, live=False)
        position = later_position(table, rng)
        position["phase"] = "auction"
        position["floating"] = table.floating = table.floating[: rng.randint(0, 2)]
        leave_in_the_chest(table, rng.randint(0, 3), rng)
        position["chest"] = {place: table.chest.get(place) for place in PLACES}
        match: Match[Any, Any, Any] = Match.at("piratoons", position, options)
        Duel(table, match, Temper(f"scarce auction {number}", table)).play(1, "auction")
        seen.update(table.seen)
    expect(seen, "no auction", "nobody can bid", "nothing left for a bidder")
    expect(seen, "taken without asking", "thrown without asking", "throw")
    expect(seen, "one in the chest and one in the sea")


@pytest.mark.rule("T6", "T7", "T8", "T9", "T10", "T11", "T13", "T15", "T18", "T32")
def test_rounds_with_clumsy_pirates_agree_with_the_oracle() -> None:
    seen: Counter[str] = Counter()
    for number in range(CLUMSY):
        rng = Random(f"clumsy {number}")
        table, options = drawn_table(rng, live=True)
        table.dexterity, options["dexterity"] = True, "on"
        match: Match[Any, Any, Any] = Match("piratoons", table.seats, options)
        temper = Temper(f"clumsy round {number}", table)
        temper.at_points, temper.polite = True, False
        temper.hurry = min(temper.hurry, 0.5)
        Duel(table, match, temper).play(rounds=1)
        seen.update(table.seen)
    expect(seen, "piled", "own knock", "own knocks at once", "offence", "undecided or outside")
    expect(seen, "squarely instead of a knock", "the older of two", "no pawns left early")


@pytest.mark.rule("T21", "T22", "T23", "T24")
def test_yards_with_far_too_much_equipment_agree_with_the_oracle() -> None:
    seen: Counter[str] = Counter()
    for number in range(CROWDED):
        rng = Random(f"crowded {number}")
        table, options = drawn_table(rng, live=True)
        position = later_position(table, rng, rounds=range(2, 5))
        match: Match[Any, Any, Any] = Match.at("piratoons", position, options)
        temper = Temper(f"crowded yard {number}", table)
        temper.polite, temper.hurry = True, 0.02
        temper.wanted = rng.choice([("sail", "deck"), ("gunport", "porthole"), ("deck",)])
        temper.wasteful = rng.choice([("deck",), ("sail",), ("",)])
        Duel(table, match, temper).play(rounds=1)
        seen.update(table.seen)
    expect(seen, "throw", "put back", "first or last back matters", "thrown without asking")


@pytest.mark.rule("T22", "T24", "T26", "T27")
def test_no_arrangement_of_a_small_ship_scores_more_than_the_best_one() -> None:
    for number in range(SMALL):
        rng = Random(f"small {number}")
        table, options = drawn_table(rng, live=False)
        position = later_position(table, rng, rounds=range(2, 4))
        position["phase"] = "build"
        match: Match[Any, Any, Any] = Match.at("piratoons", position, options)
        for seat, ship in enumerate(table.ships):
            if len(ship.order) <= 3 and len(ship.equipment()) <= 5:
                trial = match.state.copy()
                trial.apply(seat, Best())
                assert trial.scores()[seat] == most_points(table, seat), (seat, position, options)


def most_points(table: Table, seat: int) -> int:
    """By trying every arrangement."""
    as_it_was, most = table.ships[seat], -100
    for ship in oracle_yard.every_arrangement(table, as_it_was):
        table.ships[seat] = ship
        most = max(most, oracle_scoring.scores(table)[seat])
    table.ships[seat] = as_it_was
    return most


def expect(seen: Counter[str], *things: str) -> None:
    """The test is worth its name only if these happened."""
    assert not [thing for thing in things if not seen[thing]], seen


def drawn_table(rng: Random, live: bool) -> tuple[Table, dict[str, Any]]:
    """An oracle's table, and the options that make it."""
    seats = rng.randint(2, 4)
    components = drawn_components(rng) if rng.random() < 0.4 else ""
    table = new_table(seats, components)
    table.live = live
    table.glass = rng.choice([15, 15, 15, 15, 15, 30, 60])
    dexterity = rng.choice(["on", "off"])
    table.dexterity = live and dexterity == "on"
    table.clumsy_no_auction = rng.random() < 0.5
    if rng.random() < 0.5:
        table.captain = rng.randrange(seats)
    options: dict[str, Any] = {
        "tempo": "live" if live else "beats",
        "glass": table.glass,
        "dexterity": dexterity,
        "clumsy_no_auction": table.clumsy_no_auction,
        "first": table.captain,
        "components": components or None,
    }
    return table, options


def drawn_components(rng: Random) -> str:
    """T31: another print of a few hulls and of a family or two."""
    entries = []
    hulls = new_table(2).hulls
    for name in rng.sample(list(hulls), 10):
        symbols = "ACBU"[: int(name[1])] if is_ship_tile(name) else "ACBU"
        left = "" if name == "prow" else rng.choice(symbols)
        right = "" if name == "stern" else rng.choice(symbols)
        slots = "".join(rng.choice("gpq") for _ in range(rng.randint(0, 4)))
        barrels = rng.choice(["", str(rng.randint(0, 9))])
        entries.append(" ".join(f"{name} {left}-{right} {slots} {barrels}".split()))
    for family in rng.sample(FAMILIES, 2):
        one, two = sorted((rng.randint(0, 9), rng.randint(0, 9)))
        entries.append(f"{family} {one} {two - one} {9 - two}")
    return "; ".join(entries)


def later_position(table: Table, rng: Random, rounds: range = range(3, 9)) -> dict[str, Any]:
    """Set up a table as it may be when a round begins, and write it as in the contract."""
    table.round = rng.choice(rounds)
    table.captain = rng.randrange(table.seats)
    deal_ship_tiles(table, 3 * (table.round - 1), rng)
    deal_equipment(table, 6 * (table.round - 1), rng)
    deal_doubloons(table, rng)
    return {
        "seats": table.seats,
        "phase": "plunder",
        "round": table.round,
        "captain": table.captain,
        "doubloons": list(table.doubloons),
        "floating": list(table.floating),
        "spent": list(table.spent),
        "ships": [{"order": [*ship.order], "gear": dict(ship.gear)} for ship in table.ships],
    }


def leave_in_the_chest(table: Table, number: int, rng: Random) -> None:
    """What nobody won: tiles not seen before."""
    for place in rng.sample(PLACES, number):
        tiles = [tile for tile in table.unseen if is_ship_tile(tile) == (place[0] == "S")]
        tile = rng.choice([tile for tile in tiles if table.unseen[tile]])
        table.unseen[tile] -= 1
        table.chest[place] = tile


def deal_ship_tiles(table: Table, number: int, rng: Random) -> None:
    sunk = rng.choice([0.1, 0.6])
    for tile in rng.sample([tile for tile in table.copies if is_ship_tile(tile)], number):
        table.unseen[tile] = 0
        row = table.spent if rng.random() < sunk else rng.choice(table.ships).order
        row.append(tile)


def deal_equipment(table: Table, number: int, rng: Random) -> None:
    """To whoever has room for it, or into the sea."""
    afloat = rng.choice([0.0, 0.1, 0.5])
    every = [tile for tile, copies in table.copies.items() for _ in range(copies)]
    for tile in rng.sample([tile for tile in every if not is_ship_tile(tile)], number):
        table.unseen[tile] -= 1
        if rng.random() < afloat:
            table.floating.append(tile)
            continue
        ship = rng.choice(table.ships)
        hulls = ["prow", *ship.order, "stern"]
        oracle_yard.put(table, ship, tile, rng.sample(hulls, len(hulls)))
        table.floating += ship.loose
        ship.loose = []


def deal_doubloons(table: Table, rng: Random) -> None:
    total = rng.choice([0, rng.randint(1, 40), 36, 40])
    table.doubloons = [0] * table.seats
    rich = rng.randrange(table.seats) if rng.random() < 0.3 else None
    for _ in range(total):
        table.doubloons[rng.randrange(table.seats) if rich is None else rich] += 1
