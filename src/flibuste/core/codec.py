"""
A whole match in one line that fits into a link.

``game.rules-version.seats.options.position.acts.moves.checksum``: options and
position are what differs from the start, as deflated JSON; each act is its
index among the listed acts (or LUCK's outcomes), all of them together one
number in mixed radix.  An act of an open kind is written in full.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec

from flibuste.core.errors import BadCode, FlibusteError
from flibuste.core.match import Match
from flibuste.core.options import changed_options
from flibuste.core.playout import listed
from flibuste.core.protocol import AnyGame, Message, Seat, State
from flibuste.core.registry import listed_game

FORM = re.compile(
    r"([a-z_][a-z0-9_]*)\.(\d{1,6})\.(\d{1,2})\.([\w-]*)\.([\w-]*)\.(\d{1,7})\.([\w-]*)\.([\w-]{6})",
    re.ASCII,
)
LONGEST = 1_000_000  # characters; no honest match comes near


def dumps(match: Match[Any, Any, Any]) -> str:
    """The match as one line."""
    options = changed_options(match.options)
    fields = [
        match.game.key,
        str(match.game.version),
        str(match.seats),
        _pack_json(options) if options else "",
        _pack_json(match.position) if match.position is not None else "",
        str(len(match.journal)),
        _text(_number(match)),
    ]
    body = ".".join(fields)
    return f"{body}.{_checksum(body)}"


def loads(code: str) -> Match[Any, Any, Any]:
    """The match that a line describes, or BadCode saying what is wrong with it."""
    form = FORM.fullmatch(code.strip()) if len(code) <= LONGEST else None
    if form is None:
        raise BadCode(Message("code-foreign"))
    key, version, seats, options, position, acts, number, checksum = form.groups()
    body = code.strip().rpartition(".")[0]
    if _checksum(body) != checksum:
        raise BadCode(Message("code-damaged"))
    try:
        game = listed_game(key)
        if int(version) != game.version:
            args: dict[str, int | str | Message] = {"theirs": int(version), "ours": game.version}
            raise BadCode(Message("code-version", args))
        match = Match[Any, Any, Any](
            game, int(seats), _unpack_json(options), position=_unpack_json(position)
        )
    except BadCode:
        raise
    except FlibusteError as error:
        raise BadCode(error.message, error.game) from None
    _replay(match, int(acts), int.from_bytes(_bytes(number), "big"))
    return match


class _Digits:
    """The acts of a match as digits, each with its own radix, last act first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, radix: int) -> int:
        self.number, digit = divmod(self.number, radix)
        return digit


def _number(match: Match[Any, Any, Any]) -> int:
    state = Match[Any, Any, Any](
        match.game, match.seats, match.options, position=match.position
    ).state
    digits: list[tuple[int, int]] = []
    for seat, action in match.journal:
        awaiting = list(state.awaiting())
        digits.append((awaiting.index(seat), len(awaiting)))
        digits += _digits_of(match.game, state, seat, action)
        state.apply(seat, action)
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    return number


def _digits_of(game: AnyGame, state: State[Any], seat: Seat, action: Any) -> list[tuple[int, int]]:
    menu = listed(state, seat)
    radix = len(menu) + _escapes(game, seat)
    if action in menu:
        return [(menu.index(action), radix)]
    written = msgspec.json.encode(action)
    return [(len(menu), radix), (len(written), 1 << 16), *((byte, 256) for byte in written)]


def _replay(match: Match[Any, Any, Any], acts: int, number: int) -> None:
    digits = _Digits(number)
    try:
        for _ in range(acts):
            awaiting = match.state.awaiting()
            seat = awaiting[digits.take(len(awaiting))]
            menu = listed(match.state, seat)
            index = digits.take(len(menu) + _escapes(match.game, seat))
            action = menu[index] if index < len(menu) else _open_act(match.game, digits)
            match.act(seat, action)
    except (FlibusteError, ZeroDivisionError, msgspec.DecodeError):
        raise BadCode(Message("code-acts", {"act": len(match.journal) + 1})) from None
    if digits.number:
        raise BadCode(Message("code-acts", {"act": acts + 1}))


def _open_act(game: AnyGame, digits: _Digits) -> Any:
    size = digits.take(1 << 16)
    return game.action(msgspec.json.decode(bytes(digits.take(256) for _ in range(size))))


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
        return json.loads(zlib.decompress(_bytes(text), wbits=-15))
    except (zlib.error, ValueError):
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
