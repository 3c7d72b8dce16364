"""A match in one line (core/codec.py): open acts, damaged codes, foreign codes."""

from __future__ import annotations

import json
import string
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

import flibuste
from flibuste import BadCode, Match
from flibuste.core.luck import Luck
from flibuste.core.protocol import CLOCK, LUCK
from flibuste.laws.looks import registered
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.actions import BELL, GRAB, Draw, Toss

QUAY = {"seats": 3, "step": "quay", "quay": 5, "hands": [{}, {}, {}], "discard": {"rum": 3}}
USUAL = [(0, 2)] * 5  # cartagena's options: variant, layout, first, boat_is_final, turn_limit
LAYOUT = [(0, 2), (1, 2)]
FIRST = [(0, 2), (0, 2), (1, 2)]
ALPHABET = string.ascii_letters + string.digits + "-_.~ "


@pytest.fixture(autouse=True)
def harbour() -> Iterator[None]:
    with registered(HARBOUR):
        yield


def code_of(*fields: str) -> str:
    """Any code, with the checksum that fits it."""
    body = ".".join(fields)
    checksum = urlsafe_b64encode(sha256(body.encode()).digest()[:4]).decode()
    return f"{body}.{checksum.rstrip('=')}"


def packed(value: object) -> str:
    return deflated(json.dumps(value).encode())


def deflated(data: bytes) -> str:
    squeezer = zlib.compressobj(wbits=-15)
    return urlsafe_b64encode(squeezer.compress(data) + squeezer.flush()).decode().rstrip("=")


def inflated(text: str) -> bytes:
    return zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), wbits=-15)


def error(code: str) -> BadCode:
    with pytest.raises(BadCode) as caught:
        flibuste.loads(code)
    return caught.value


def moves(*digits: tuple[int, int]) -> str:
    """Digits, each with its radix, as one number in mixed radix."""
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return urlsafe_b64encode(data).decode().rstrip("=")


def in_full(written: bytes) -> list[tuple[int, int]]:
    return [(len(written), 1 << 16), *((byte, 256) for byte in written)]


def open_act(written: bytes) -> str:
    """A match of one act at QUAY: usual options, seat 0, an open act written with these bytes."""
    digits = moves((0, 2), (0, 2), (0, 4), (2, 3), *in_full(written))
    return code_of("harbour", "1", "3", packed(QUAY), "1", digits)


def test_a_code_is_made_as_described() -> None:
    match = Match[Any, Any, Any](HARBOUR, 3, {"quick": True})
    match.act(LUCK, Draw("silk"))
    digits = moves((0, 2), (1, 2), (1, 2), (0, 1), (1, 3))  # days, quick: true; luck, silk
    assert flibuste.dumps(match) == code_of("harbour", "1", "3", "", "1", digits)


def test_the_position_a_match_began_at_is_in_its_code() -> None:
    key, _, _, position, *_ = flibuste.dumps(Match[Any, Any, Any].at(HARBOUR, QUAY)).split(".")
    assert key == "harbour"
    assert json.loads(inflated(position)) == QUAY


def test_open_acts_between_listed_ones_come_back() -> None:
    match = Match[Any, Any, Any].at(HARBOUR, QUAY)
    for seat, action in [(0, GRAB), (2, Toss(99)), (1, Toss(0)), (0, Toss(57)), (CLOCK, BELL)]:
        match.act(seat, action)
    again = flibuste.loads(flibuste.dumps(match))
    assert again.journal == match.journal
    assert HARBOUR.write(again.state) == HARBOUR.write(match.state)


@given(st.lists(st.integers(0, 99), max_size=5), st.lists(st.integers(0, 2), max_size=5))
def test_any_open_acts_come_back(spots: list[int], seats: list[int]) -> None:
    match = Match[Any, Any, Any].at(HARBOUR, QUAY)
    for seat, spot in zip(seats, spots, strict=False):
        if match.state.refusal(seat, Toss(spot)) is None:
            match.act(seat, Toss(spot))
    assert flibuste.loads(flibuste.dumps(match)).journal == match.journal


def test_a_listed_act_is_written_by_its_index_also_when_its_kind_is_open() -> None:
    listed, unlisted = (Match[Any, Any, Any].at(HARBOUR, QUAY) for _ in range(2))
    listed.act(0, Toss(1))
    unlisted.act(0, Toss(2))
    assert len(flibuste.dumps(listed)) + 20 < len(flibuste.dumps(unlisted))


def test_white_space_around_a_code_does_not_matter() -> None:
    code = flibuste.dumps(Match("cartagena", 2))
    assert flibuste.loads(f"  {code}\n").seats == 2


def test_every_single_character_that_is_changed_is_noticed() -> None:
    match = Match[Any, Any, Any]("cartagena", 2, {"first": 1})
    match.try_luck(Luck(3))
    code = flibuste.dumps(match)
    for place, right in enumerate(code):
        for wrong in ALPHABET:
            if wrong != right:
                message = error(code[:place] + wrong + code[place + 1 :]).reason.id
                assert message in ("code-damaged", "code-foreign", "code-letter", "code-cut")


def test_every_character_that_is_lost_or_doubled_is_noticed() -> None:
    match = Match[Any, Any, Any]("cartagena", 2)
    match.try_luck(Luck(3))
    code = flibuste.dumps(match)
    for place in range(len(code)):
        error(code[:place] + code[place + 1 :])
        error(code[:place] + code[place] + code[place:])


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "code-foreign"),
        ("ahoy", "code-foreign"),
        ("x" * 1_000_001, "code-foreign"),
        ("cartagena.1.2", "code-cut"),
        ("cartagena.1.2..0..AAAA", "code-cut"),
        ("cartagena.1.2..0..AA€AAA", "code-letter"),
        ("cartagena.1.2..0." + "A" * 20_001 + ".AAAAAA", "code-long"),
        ("cartagena.1.2..0..AAAAAA", "code-damaged"),
        (code_of("chess", "1", "2", "", "0", ""), "unknown-game"),
        (code_of("_template", "1", "2", "", "0", ""), "unknown-game"),
        (code_of("cartagena", "2", "2", "", "0", ""), "code-version"),
        (code_of("cartagena", "1", "9", "", "0", ""), "bad-seats"),
        (code_of("cartagena", "1", "2", "", "0", moves(*FIRST, (5, 6))), "bad-option"),
        (code_of("cartagena", "1", "2", "", "0", moves(*LAYOUT, *in_full(b"3"))), "bad-option"),
        (code_of("cartagena", "1", "2", "", "0", moves(*LAYOUT, *in_full(b"["))), "code-damaged"),
        (code_of("cartagena", "1", "2", "AAAA", "0", ""), "code-damaged"),
        (code_of("cartagena", "1", "2", deflated(b"{"), "0", ""), "code-damaged"),
        (code_of("cartagena", "1", "2", packed([1]), "0", ""), "position-not-object"),
        (code_of("cartagena", "1", "2", packed({"wind": 1}), "0", ""), "position-unknown"),
        (code_of("cartagena", "1", "2", "", "0", moves(*USUAL, (1, 2))), "code-acts"),
        (code_of("cartagena", "1", "2", "", "0", "A"), "code-damaged"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(code: str, message: str) -> None:
    found = error(code)
    assert found.reason.id == message
    assert found.say("en") != found.say("fr")


def test_acts_after_the_end_are_no_acts() -> None:
    match = Match[Any, Any, Any]("cartagena", 2, {"turn_limit": 1, "first": 0})
    match.try_luck(Luck(1))
    match.act(0, match.state.legal(0)[0])
    while match.state.awaiting():
        match.try_luck(Luck(2))
        match.act(0, match.state.legal(0)[-1])
    fields = flibuste.dumps(match).split(".")[:-1]
    fields[4] = str(int(fields[4]) + 1)
    assert error(code_of(*fields)).reason.args == {"act": len(match.journal) + 1}


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"type":"Toss"}',
        b'{"type":"Toss","spot":"far"}',
        b'{"type":"Toss","spot":100}',
        b'{"type":"Bell"}',
    ],
)
def test_an_open_act_that_is_none_is_noticed(written: bytes) -> None:
    found = error(open_act(written))
    assert found.reason.id == "code-acts"
    assert found.reason.args == {"act": 1}


def test_an_open_act_in_full_is_understood() -> None:
    code = open_act(b'{"type":"Toss","spot":42}')
    assert flibuste.loads(code).journal == [(0, Toss(42))]


def test_another_version_of_the_rules_is_named() -> None:
    code = flibuste.dumps(Match(HARBOUR, 2))
    with registered(structs.replace(HARBOUR, version=3)):
        assert error(code).reason.args == {"theirs": 1, "ours": 3}


def test_luck_alone_fits_into_a_few_characters() -> None:
    match = Match[Any, Any, Any]("cartagena", 2)
    match.try_luck(Luck(1))
    assert {seat for seat, _ in match.journal} == {LUCK}
    assert len(flibuste.dumps(match)) < 50
