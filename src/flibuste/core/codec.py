"""
A whole match in one line that fits into a link.

``game.rules-version.seats.position.acts.moves.checksum``: the position, if the
match began at one, is deflated JSON; moves is one number in mixed radix: first
the options that are not as usual, then each act by its index among the listed
acts (or LUCK's outcomes).  An act of an open kind is written in full.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec

from flibuste.core.errors import BadCode, FlibusteError
from flibuste.core.match import Match
from flibuste.core.options import changed_options, describe_options
from flibuste.core.playout import listed
from flibuste.core.protocol import AnyGame, Message, Seat, State
from flibuste.core.registry import listed_game

FORM: Final = re.compile(
    r"([a-z_][a-z0-9_]*)\.(\d{1,6})\.(\d{1,2})\.([\w-]*)\.(\d{1,7})\.([\w-]*)\.([\w-]{6})", re.ASCII
)
BEGINNING: Final = re.compile(r"[a-z_][a-z0-9_]*\.\d{1,6}\.\d", re.ASCII)
LONGEST: Final = 20_000  # characters; no honest match comes near
LARGEST: Final = 1_000_000  # bytes of a position, unpacked
Digit: TypeAlias = tuple[int, int]
"""A digit and its radix."""


def dumps(match: Match[Any, Any, Any]) -> str:
    """The match as one line."""
    fields = [
        match.game.key,
        str(match.game.version),
        str(match.seats),
        _pack_json(match.position) if match.position is not None else "",
        str(len(match.journal)),
        _text(_number([*_options_told(match), *_acts_told(match)])),
    ]
    body = ".".join(fields)
    return f"{body}.{_checksum(body)}"


def loads(code: str) -> Match[Any, Any, Any]:
    """The match that a line describes, or BadCode saying what is wrong with it."""
    code = code.strip()
    form = FORM.fullmatch(code) if len(code) <= LONGEST else None
    if form is None:
        raise BadCode(Message("code-damaged" if BEGINNING.match(code) else "code-foreign"))
    key, version, seats, position, acts, number, checksum = form.groups()
    if _checksum(code.rpartition(".")[0]) != checksum:
        raise BadCode(Message("code-damaged"))
    digits = _Digits(int.from_bytes(_bytes(number), "big"))
    try:
        game = listed_game(key)
        if int(version) != game.version:
            raise BadCode(Message("code-version", {"theirs": int(version), "ours": game.version}))
        options = _options_read(game, digits)
        match = Match[Any, Any, Any](game, int(seats), options, position=_unpack_json(position))
    except BadCode:
        raise
    except FlibusteError as error:
        raise BadCode(error.reason, error.game) from None
    _replay(match, int(acts), digits)
    return match


class _Digits:
    """The acts of a match as digits, each with its own radix, last act first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, radix: int) -> int:
        self.number, digit = divmod(self.number, radix)
        return digit


def _number(digits: list[Digit]) -> int:
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    return number


# Options


def _options_told(match: Match[Any, Any, Any]) -> list[Digit]:
    """For each option whether it is as usual, and if not, its value."""
    changed = changed_options(match.options)
    digits: list[Digit] = []
    for name, about in describe_options(match.game).items():
        digits.append((int(name in changed), 2))
        if name in changed:
            choices = _choices(about)
            value = changed[name]
            digits += [(choices.index(value), len(choices))] if choices else _in_full(value)
    return digits


def _options_read(game: AnyGame, digits: _Digits) -> dict[str, Any]:
    changed = {}
    for name, about in describe_options(game).items():
        if digits.take(2):
            choices = _choices(about)
            changed[name] = choices[digits.take(len(choices))] if choices else _from_full(digits)
    return changed


def _choices(about: dict[str, Any]) -> list[Any]:
    """The values an option can have, if they can be listed."""
    if "form" in about:
        return []
    values = about.get("values") or list(range(about["min"], about["max"] + 1))
    return [None, *values] if "null" in about else list(values)


# Acts


def _acts_told(match: Match[Any, Any, Any]) -> list[Digit]:
    """For each act who of the awaited acted, and which of the listed acts it was."""
    begun: Match[Any, Any, Any] = Match(
        match.game, match.seats, match.options, position=match.position
    )
    state = begun.state
    digits: list[Digit] = []
    for seat, action in match.journal:
        awaiting = list(state.awaiting())
        digits.append((awaiting.index(seat), len(awaiting)))
        digits += _digits_of(match.game, state, seat, action)
        state.apply(seat, action)
    return digits


def _digits_of(game: AnyGame, state: State[Any], seat: Seat, action: Any) -> list[tuple[int, int]]:
    menu = listed(state, seat)
    radix = len(menu) + _escapes(game, seat)
    if action in menu:
        return [(menu.index(action), radix)]
    return [(len(menu), radix), *_in_full(action)]


def _replay(match: Match[Any, Any, Any], acts: int, digits: _Digits) -> None:
    try:
        for _ in range(acts):
            awaiting = match.state.awaiting()
            seat = awaiting[digits.take(len(awaiting))]
            menu = listed(match.state, seat)
            index = digits.take(len(menu) + _escapes(match.game, seat))
            open_act = index == len(menu)
            match.act(seat, match.game.action(_from_full(digits)) if open_act else menu[index])
    except (FlibusteError, ZeroDivisionError):
        raise BadCode(Message("code-acts", {"act": len(match.journal) + 1})) from None
    if digits.number:
        raise BadCode(Message("code-acts", {"act": acts + 1}))


def _in_full(value: Any) -> list[Digit]:
    """Something that no list holds, as the bytes of its JSON."""
    written = msgspec.json.encode(value)
    return [(len(written), 1 << 16), *((byte, 256) for byte in written)]


def _from_full(digits: _Digits) -> Any:
    size = digits.take(1 << 16)
    try:
        return msgspec.json.decode(bytes(digits.take(256) for _ in range(size)))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadCode(Message("code-damaged")) from None


def _escapes(game: AnyGame, seat: Seat) -> int:
    """One more digit value where an act may be of an open kind."""
    return 1 if game.open and seat >= 0 else 0


def _pack_json(value: Any) -> str:
    squeezer = zlib.compressobj(9, wbits=-15)
    plain = json.dumps(value, separators=(",", ":"), sort_keys=True).encode()
    return _encode(squeezer.compress(plain) + squeezer.flush())


def _unpack_json(text: str) -> Any:
    if not text:
        return None
    try:
        return json.loads(zlib.decompressobj(wbits=-15).decompress(_bytes(text), LARGEST))
    except (zlib.error, ValueError, RecursionError):
        raise BadCode(Message("code-damaged")) from None


def _text(number: int) -> str:
    return _encode(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadCode(Message("code-damaged")) from None


def _checksum(body: str) -> str:
    return _encode(sha256(body.encode()).digest()[:4])[:6]
