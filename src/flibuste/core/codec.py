"""
A whole match in one line that fits into a link.

``game.rules-version.seats.position.acts.moves.checksum``: the position, if the match began at one,
is deflated JSON; moves is one number in mixed radix: first the options that are not as usual, then
each act by its index among the listed acts (or LUCK's outcomes).  An act of an open kind is written
in full.

The short form has an ``s`` before the number of acts.  It begins with the seed of its luck, if that
is known, then come the options, and the acts as core/shorthand.py has them.
"""

from __future__ import annotations

import json
import re
import zlib
from collections import Counter
from hashlib import sha256
from typing import Any, Final

from flibuste.core.errors import BadCode, FlibusteError
from flibuste.core.luck import Luck
from flibuste.core.match import Match
from flibuste.core.numerals import Eye, Hand, Pen, as_text, decode, encode, from_text, in_full
from flibuste.core.options import changed_options, describe_options
from flibuste.core.playout import listed
from flibuste.core.protocol import AnyGame, Message, Seat, State
from flibuste.core.registry import listed_game
from flibuste.core.shorthand import Shorthand

FORM: Final = re.compile(
    r"([a-z_][a-z0-9_]*)\.(\d{1,6})\.(\d{1,2})\.([\w-]*)\.(s?)(\d{1,7})\.([\w-]*)\.([\w-]{6})",
    re.ASCII,
)
BEGINNING: Final = re.compile(r"[a-z_][a-z0-9_]*\.\d{1,6}\.\d", re.ASCII)
STRANGE: Final = re.compile(r"[^\w.-]", re.ASCII)
FIELDS: Final = 7
LONGEST: Final = 20_000  # characters; no honest match comes near
LARGEST: Final = 1_000_000  # bytes of a position, unpacked
HEX: Final = re.compile(r"([0-9a-f]{2})+")
NO_SEED, HEX_SEED, ANY_SEED, SEEDS = 0, 1, 2, 3
LONGEST_SEED: Final = 256  # bytes


def dumps(match: Match[Any, Any, Any]) -> str:
    """The match as one line."""
    pen = Pen()
    _options(pen, match.game, match.options)
    for seat, action, state in _played(match):
        awaiting = list(state.awaiting())
        pen.digit(len(awaiting), awaiting.index(seat))
        _listed_or_full(pen, match.game, state, seat, action)
    return _line(match, pen, "")


def shorten(match: Match[Any, Any, Any], seed: str | None = None) -> str:
    """The match as a line that is as short as can be; with its seed, also its luck."""
    pen = Pen()
    seed = _seed(pen, seed)
    _options(pen, match.game, match.options)
    shorthand = Shorthand(pen, match.game, seed)
    for seat, action, state in _played(match):
        shorthand.act(state, (seat, action))
    return _line(match, pen, "s")


def loads(code: str) -> Match[Any, Any, Any]:
    """The match that a line describes, or BadCode saying what is wrong with it."""
    code = "".join(code.split())  # however it was broken on its way
    form = FORM.fullmatch(code) if len(code) <= LONGEST else None
    if form is None:
        raise BadCode(_trouble(code))
    key, version, seats, position, short, acts, number, checksum = form.groups()
    if _checksum(code.rpartition(".")[0]) != checksum:
        raise BadCode(Message("code-damaged"))
    eye = Eye(from_text(number))
    try:
        game = listed_game(key)
        if int(version) != game.version:
            raise BadCode(Message("code-version", {"theirs": int(version), "ours": game.version}))
        seed = _seed(eye) if short else None
        match = Match[Any, Any, Any](
            game, int(seats), _options(eye, game), position=_unpack_json(position)
        )
    except BadCode:
        raise
    except FlibusteError as error:
        raise BadCode(error.reason, error.game) from None
    _replay(match, int(acts), eye, Shorthand(eye, game, seed) if short else None)
    return match


def _trouble(code: str) -> Message:
    """What is wrong with a line that has not the form of one."""
    if not BEGINNING.match(code):
        return Message("code-foreign")
    strange = STRANGE.search(code)
    if strange is not None:
        return Message("code-letter", {"letter": strange[0], "place": strange.start() + 1})
    if len(code) > LONGEST:
        return Message("code-long", {"most": LONGEST})
    if code.count(".") < FIELDS - 1 or len(code.rpartition(".")[2]) < len(_checksum("")):
        return Message("code-cut")
    return Message("code-damaged")


def _line(match: Match[Any, Any, Any], pen: Pen, short: str) -> str:
    fields = [
        match.game.key,
        str(match.game.version),
        str(match.seats),
        _pack_json(match.position) if match.position is not None else "",
        f"{short}{len(match.journal)}",
        as_text(pen.number()),
    ]
    body = ".".join(fields)
    return f"{body}.{_checksum(body)}"


def _seed(hand: Hand, seed: str | None = None) -> str | None:
    """The seed of a match's luck: bytes in hex, as a room has them, or any text."""
    data = seed.encode() if seed is not None else b""
    form = NO_SEED if seed is None else ANY_SEED
    if seed is not None and HEX.fullmatch(seed):
        form, data = HEX_SEED, bytes.fromhex(seed)
    if len(data) >= LONGEST_SEED:
        form = NO_SEED
    form = hand.digit(SEEDS, form)
    if form == NO_SEED:
        return None
    size = hand.digit(LONGEST_SEED, len(data))
    found = bytes([hand.digit(256, data[n] if data else None) for n in range(size)])
    return found.hex() if form == HEX_SEED else found.decode(errors="replace")


# Options


def _options(hand: Hand, game: AnyGame, options: Any = None) -> dict[str, Any]:
    """For each option whether it is as usual, and if not, its value: written, or read."""
    given = changed_options(options) if options is not None else {}
    changed = {}
    for name, about in describe_options(game).items():
        if hand.digit(2, int(name in given)):
            choices, value = _choices(about), given.get(name)
            if choices:
                place = choices.index(value) if options is not None else None
                changed[name] = choices[hand.digit(len(choices), place)]
            else:
                changed[name] = in_full(hand, value)
    return changed


def _choices(about: dict[str, Any]) -> list[Any]:
    """The values an option can have, if they can be listed."""
    if "form" in about:
        return []
    values = about.get("values") or list(range(about["min"], about["max"] + 1))
    return [None, *values] if "null" in about else list(values)


# Acts


def _played(match: Match[Any, Any, Any]) -> Any:
    """Each act of a match, with the state in which it was done."""
    begun: Match[Any, Any, Any] = Match(
        match.game, match.seats, match.options, position=match.position
    )
    for seat, action in match.journal:
        yield seat, action, begun.state
        begun.state.apply(seat, action)


def _listed_or_full(
    hand: Hand, game: AnyGame, state: State[Any], seat: Seat, action: Any = None
) -> Any:
    """One of the listed acts, or in one more place any act of an open kind."""
    menu = listed(state, seat)
    full = len(menu)
    place = None if action is None else menu.index(action) if action in menu else full
    place = hand.digit(full + _escapes(game, seat), place)
    return game.action(in_full(hand, action)) if place == full else menu[place]


def _replay(match: Match[Any, Any, Any], acts: int, eye: Eye, shorthand: Shorthand | None) -> None:
    try:
        for _ in range(acts):
            if shorthand is not None:
                match.act(*shorthand.act(match.state, None))
                continue
            awaiting = match.state.awaiting()
            seat = awaiting[eye.digit(len(awaiting))]
            match.act(seat, _listed_or_full(eye, match.game, match.state, seat))
    except (FlibusteError, ZeroDivisionError):
        raise BadCode(Message("code-acts", {"act": len(match.journal) + 1})) from None
    if eye.number:
        raise BadCode(Message("code-acts", {"act": acts + 1}))
    if shorthand is not None and shorthand.seed is not None and shorthand.foretold:
        match.luck = Luck(shorthand.seed.seed, shorthand.used)
        match.luck.asked = dict(Counter({name: len(used) for name, used in shorthand.used.items()}))


def _escapes(game: AnyGame, seat: Seat) -> int:
    """One more digit value where an act may be of an open kind."""
    return 1 if game.open and seat >= 0 else 0


def _pack_json(value: Any) -> str:
    squeezer = zlib.compressobj(9, wbits=-15)
    plain = json.dumps(value, separators=(",", ":"), sort_keys=True).encode()
    return encode(squeezer.compress(plain) + squeezer.flush())


def _unpack_json(text: str) -> Any:
    if not text:
        return None
    try:
        return json.loads(zlib.decompressobj(wbits=-15).decompress(decode(text), LARGEST))
    except (zlib.error, ValueError, RecursionError):
        raise BadCode(Message("code-damaged")) from None


def _checksum(body: str) -> str:
    return encode(sha256(body.encode()).digest()[:4])[:6]
