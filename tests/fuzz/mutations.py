"""Good JSON turned into bad: first as values, then as text, then as bytes.  All by a seeded rng."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

Path = tuple[int | str, ...]

ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    7,
    99,
    2**31,
    2**63,
    -(2**64),
    10**30,
    0.5,
    -0.0,
    2.0,
    1e308,
    "",
    "0",
    " ",
    "luck",
    "clock",
    "watcher",
    "null",
    "\x00",
    "\ud800",
    "\U0010ffff",
    "é" * 300,
    "../..",
    "{ $x }",
    "__class__",
    [],
    [[]],
    [None],
    {},
    {"": {}},
    {"type": "EndTurn"},
    {"seats": 2},
)
BRACKETS: Final = 3_000
LITERALS: Final = ("NaN", "Infinity", "-Infinity", "1e999", "-0", "9" * 5_000, "01", "'x'", "tru")
ENDS: Final = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\x00",
    b"\xef\xbb\xbf",
    b"}",
    b"[",
    b" {}",
    b",",
)


def places(value: Any) -> list[Path]:
    """Every place inside a value, the value itself first."""
    found: list[Path] = [()]
    for name in _names(value):
        found += [(name, *inner) for inner in places(value[name])]
    return found


def at(value: Any, place: Path) -> Any:
    for name in place:
        value = value[name]
    return value


def mutated(good: Any, rng: Random, others: Sequence[Any] = ()) -> Any:
    """The value with one to three of its places changed; ``others`` lend some of theirs."""
    value = deepcopy(good)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        place = rng.choice(places(value))
        if not place:
            if rng.random() < 0.1:
                return stranger(rng, others)
            continue
        _change(at(value, place[:-1]), place[-1], rng, others)
    return value


def stranger(rng: Random, others: Sequence[Any]) -> Any:
    """An odd value, or a part of something else that would be good in its own place."""
    if others and rng.random() < 0.5:
        other = rng.choice(others)
        return deepcopy(at(other, rng.choice(places(other))))
    return deepcopy(rng.choice(ODD))


def _names(box: Any) -> list[Any]:
    if isinstance(box, dict):
        return list(box)
    return list(range(len(box))) if isinstance(box, list) else []


def _change(box: Any, name: Any, rng: Random, others: Sequence[Any]) -> None:
    """Replace, nudge, remove, double or swap what is at one name of an object or list."""
    value = box[name]
    how = rng.randrange(8)
    if how == 0:
        del box[name]
    elif how == 1:
        other = rng.choice(_names(box))
        box[name], box[other] = box[other], box[name]
    elif how == 2:
        if isinstance(box, list):
            box.insert(name, deepcopy(value))
        else:
            box[f"{name}{rng.choice(('', ' ', 's', '_'))}{rng.randrange(2)}"] = deepcopy(value)
    elif how == 3:
        box[name] = [value] if rng.random() < 0.5 else {str(name): value}
    elif how < 6 and type(value) is int:
        box[name] = value + rng.choice((-2, -1, 1, 2, 10, -value, 0.5))
    elif how < 6 and isinstance(value, list) and value:
        rng.shuffle(value)
    else:
        box[name] = stranger(rng, others)


def spoiled(value: Any, rng: Random) -> bytes:
    """The value as one line of text; of ten, three are no JSON, or hardly any."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.7)
    how = rng.randrange(30)
    if how == 0:
        text = text[: rng.randrange(len(text) + 1)]
    elif how == 1:
        text = _instead_of_a_value(text, rng.choice(LITERALS), rng)
    elif how == 2:
        text = _instead_of_a_value(text, "[" * BRACKETS + "]" * BRACKETS, rng)
    elif how == 3:
        text = _doubled_name(text, value, rng)
    elif how == 4:
        text = rng.choice(("", " ", "{", "[" * BRACKETS, '{"a":' * BRACKETS, text + text))
    line = text.encode("utf-8", "surrogatepass")
    if how in (5, 6):
        line = _flipped(line, rng)
    elif how == 7:
        cut = rng.randrange(len(line) + 1)
        line = line[:cut] + rng.choice(ENDS) + line[cut:]
    elif how == 8:
        line = text.encode(rng.choice(("utf-16", "utf-32", "utf-7")), "surrogatepass")
    return line.replace(b"\n", b" ")


def _instead_of_a_value(text: str, word: str, rng: Random) -> str:
    """The word where the text has a value: after a colon or a comma."""
    marks = [index for index, sign in enumerate(text) if sign in ":,"]
    if not marks:
        return word
    start = rng.choice(marks) + 1
    end = min((text.find(sign, start) for sign in ",}]" if sign in text[start:]), default=len(text))
    return f"{text[:start]}{word}{text[end:]}"


def _doubled_name(text: str, value: Any, rng: Random) -> str:
    """An object that says one of its names twice."""
    if not isinstance(value, dict) or not value:
        return text
    name = rng.choice(list(value))
    return f"{text[:-1]}, {json.dumps(name)}: {json.dumps(rng.choice(ODD))}}}"


def _flipped(line: bytes, rng: Random) -> bytes:
    """One to four bits the other way round."""
    bits = bytearray(line)
    for _ in range(rng.randint(1, 4) if bits else 0):
        bits[rng.randrange(len(bits))] ^= 1 << rng.randrange(8)
    return bytes(bits)
