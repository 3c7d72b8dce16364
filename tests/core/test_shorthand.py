"""A match in one short line (core/shorthand.py): its length, its luck, open acts, damaged lines."""

from __future__ import annotations

import os
import random
import string
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste import BadCode, Match, dumps, games, loads
from flibuste.bots import bot
from flibuste.bots.tournament import play_match
from flibuste.core.codec import shorten
from flibuste.core.luck import Luck, dice
from flibuste.core.protocol import CLOCK, LUCK
from flibuste.core.registry import find
from flibuste.laws.looks import registered
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.actions import BELL, GRAB, Toss

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
USUAL = 300  # characters for a usual match
QUAY = {"seats": 3, "step": "quay", "quay": 5, "hands": [{}, {}, {}], "discard": {"rum": 3}}
SEATS = (2, 3, 4) if LONG else (2, 4)
TABLES = [(key, seats) for key in games() for seats in find(key).seats if seats in SEATS]
SIGNS = string.ascii_letters + string.digits + "-_.~ é€"


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    with registered(HARBOUR):
        yield


@cache
def played(key: str, seats: int, number: int = 0, bots: str = "greedy") -> tuple[Any, str]:
    """A match between bots, and the seed of its luck: as long as a room's."""
    seed = sha256(f"{key} {seats} {number}".encode()).hexdigest()
    match = Match[Any, Any, Any](key, seats)
    play_match(match, [bot(bots, f"{seed}{n}") for n in range(seats)], Luck(seed), dice(seed))
    return match, seed


def why_not(line: str) -> str:
    with pytest.raises(BadCode) as caught:
        loads(line)
    assert caught.value.say("en") != caught.value.say("fr")
    return str(caught.value.reason.id)


def refusal(line: str) -> str | None:
    """None: what was made to fit tells another match, and that is no error."""
    try:
        loads(line)
    except BadCode as error:
        return f"{error.say('en')} {error.say('fr')}"
    return None


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_usual_match_fits_into_three_hundred_characters(key: str, seats: int) -> None:
    for number in range(50 if LONG else 1):
        match, seed = played(key, seats, number)
        line = shorten(match, seed)
        assert len(line) <= USUAL
        assert loads(line).journal == match.journal


@pytest.mark.parametrize("key", games())
def test_a_line_without_a_seed_is_read_too_and_knows_no_luck(key: str) -> None:
    match, _ = played(key, find(key).seats[0], bots="random")
    again = loads(shorten(match))
    assert again.journal == match.journal
    assert again.options == match.options
    assert again.luck is None


def test_both_forms_tell_the_same_match() -> None:
    match, seed = played("rum", 2)
    assert loads(dumps(match)).journal == loads(shorten(match, seed)).journal
    assert len(shorten(match, seed)) < len(dumps(match))


@pytest.mark.parametrize("seed", ["a1b2", "1/the captain’s luck", "", "x" * 300, "A1B2"])
def test_any_seed_comes_back_or_is_left_out(seed: str) -> None:
    match = Match[Any, Any, Any]("cartagena", 3)
    match.try_luck(Luck(seed))
    again = loads(shorten(match, seed))
    assert again.journal == match.journal
    assert (again.luck.seed if again.luck else None) == (seed if len(seed) < 256 else None)


def test_luck_goes_on_from_a_line_as_it_would_have_gone_on() -> None:
    first = Match[Any, Any, Any]("rum", 2)
    luck = Luck("one sea")
    first.try_luck(luck)
    again = loads(shorten(first, "one sea"))
    for _ in range(40):
        if not first.state.awaiting():
            break
        seat = first.state.awaiting()[0]
        act = first.state.legal(seat)[-1]
        for match, source in ((first, luck), (again, again.luck)):
            assert source is not None
            match.act(seat, act)
            match.try_luck(source)
        assert again.journal == first.journal


def test_luck_that_was_taken_back_is_left_out_and_the_rest_comes_again() -> None:
    luck = Luck("fickle")
    match = Match[Any, Any, Any]("rum", 2)
    match.try_luck(luck)
    fresh = len(match.journal)
    for turn in range(30):
        seat = match.state.awaiting()[0]
        before = len(match.journal)
        match.act(seat, match.state.legal(seat)[turn % len(match.state.legal(seat))])
        match.try_luck(luck)
        if turn % 3 == 0 and len(match.journal) > before + 1:
            match.rewind(before)
    used = sum(seat == LUCK for seat, _ in match.journal)
    assert used < sum(luck.asked.values())  # else nothing was taken back
    kept = loads(shorten(match, "fickle"))
    assert kept.journal == match.journal
    assert kept.luck is not None
    again = Match[Any, Any, Any]("rum", 2)
    source = Luck("fickle", kept.luck.used)
    again.try_luck(source)
    for seat, act in match.journal[fresh:]:
        if seat != LUCK:
            again.act(seat, act)
            again.try_luck(source)
    assert again.journal == match.journal


def test_luck_of_another_seed_is_told_all_the_same() -> None:
    match, _ = played("plank", 2)
    assert loads(shorten(match, "another")).journal == match.journal


@given(st.lists(st.integers(0, 99), max_size=5), st.lists(st.integers(0, 2), max_size=5))
def test_open_acts_between_listed_ones_come_back(spots: list[int], seats: list[int]) -> None:
    match = Match[Any, Any, Any].at(HARBOUR, QUAY)
    match.act(0, GRAB)
    for seat, spot in zip(seats, spots, strict=False):
        if match.state.refusal(seat, Toss(spot)) is None:
            match.act(seat, Toss(spot))
    if CLOCK in match.state.awaiting():
        match.act(CLOCK, BELL)
    assert loads(shorten(match)).journal == match.journal


def test_a_pawn_at_any_point_and_any_ship_take_little_room() -> None:
    """Piratoons as four hands play it: each pawn at a point, each ship as its captain wants it."""
    whims = random.Random("points")
    match, luck = Match[Any, Any, Any]("piratoons", 4, {"tempo": "live"}), Luck("live")
    points = ships = 0
    while match.state.awaiting() and ships < 8:
        match.try_luck(luck)
        awaiting = match.state.awaiting()
        seat = awaiting[int(whims.random() * len(awaiting))]
        alarm = match.state.alarm()
        if seat == CLOCK:
            assert alarm is not None
            match.act(CLOCK, alarm.action)
            continue
        menu, point = match.state.legal(seat), {"type": "Drop", "x": 0, "y": 0}
        point |= {"x": int(whims.random() * 172), "y": int(whims.random() * 112)}
        ship = match.game.write(match.state)["ships"][seat]
        for way in (point, {"type": "Arrange", **ship}):
            if match.state.refusal(seat, match.game.action(way)) is None:
                match.act(seat, way)
                points, ships = points + (way is point), ships + (way is not point)
                break
        else:
            match.act(seat, menu[int(whims.random() * len(menu))])
    assert points > 30
    assert ships > 5
    short, full = shorten(match, "live"), dumps(match)
    assert loads(short).journal == match.journal == loads(full).journal
    assert len(short) * 5 < len(full)


def damaged(line: str, rng: random.Random) -> str:
    """One of the ways in which lines come to harm."""
    place, other = rng.randrange(len(line)), rng.randrange(len(line))
    first, last = sorted((place, other))
    match rng.randrange(8):
        case 0:
            return line[:place]
        case 1:
            return line[place:]
        case 2:
            return line[:place] + line[place + 1 :]
        case 3:
            return line[:place] + rng.choice(SIGNS) + line[place:]
        case 4:
            return line[:place] + rng.choice(SIGNS) + line[place + 1 :]
        case 5:
            return line[:first] + line[first:last][::-1] + line[last:]
        case 6:
            return line.swapcase()
        case _:
            return line[:first] + line[last:] + line[first:last]


def refitted(line: str, rng: random.Random) -> str:
    """A damaged line to which somebody has made a fitting checksum: only its content is wrong."""
    from flibuste.core.codec import _checksum

    fields = line.split(".")[:-1]
    field = rng.choice([2, 4, 5])
    text = list(fields[field])
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text))
        text[place] = rng.choice(string.digits if field != 5 else SIGNS[:64])
    fields[field] = "".join(text)
    body = ".".join(fields)
    return f"{body}.{_checksum(body)}"


def test_damaged_lines_are_refused_and_it_is_said_why() -> None:
    rng = random.Random("harm")
    lines = [shorten(*played(key, find(key).seats[0])) for key in games()]
    refused, all_lines = 0, 10_000 if LONG else 500
    for number in range(all_lines):
        line = rng.choice(lines)
        harmed = (refitted if number % 20 == 0 else damaged)(line, rng)
        if "".join(harmed.split()) == line:
            continue
        refused += refusal(harmed) is not None
    assert refused > all_lines * 0.9


def test_a_line_that_was_broken_on_its_way_is_whole_again() -> None:
    match, seed = played("cartagena", 2)
    line = shorten(match, seed)
    assert loads(f" {line[:40]}\n  {line[40:90]}\r\n{line[90:]}\n").journal == match.journal


def test_what_is_wrong_is_named() -> None:
    line = shorten(*played("cartagena", 2))
    assert why_not(line[:-3]) == "code-cut"
    assert why_not(line[:50]) == "code-cut"
    assert why_not(line.replace(".s", ".é")) == "code-letter"
    assert why_not(line[30:]) == "code-foreign"
    assert why_not(line[:60] + line[61:]) == "code-damaged"
