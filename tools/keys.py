"""Write docs/keys.md: every key of every game's view and position, from the structs themselves.

A struct's docstring has a line `key · what it is` for each of its fields; with --check nothing is
written, and the exit code says whether the page is up to date.
"""

import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct

from flibuste.core.protocol import AnyGame, View
from flibuste.core.registry import card, find, games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "keys.md"
FEW = 8  # names that are listed; of more the first and the last
PLAIN = {int: "number", str: "text", bool: "true, false", float: "number", NoneType: "null"}
EVERYWHERE = {
    "seat": "whose view it is: a seat, or `watcher`",
    "awaiting": "who may act now: seats, `luck`, `clock`; nobody when the match is over",
}
HEAD = """# Keys of views and positions

Made by `make keys` from the structs of the games, so that it says what they are. What the keys of a
position mean together, and which of them belong to the contract, is in [contract.md](contract.md).
A key of a position that is not named is as at the start.
"""


def page() -> str:
    return "\n".join([HEAD, *(part for key in games() for part in chapter(find(key)))])


def chapter(game: AnyGame) -> Iterator[str]:
    """A game: its view and its position, then the structs that they hold."""
    yield f"## {card(game.package)['name']['en']} (`{game.key}`)\n"
    tops: dict[type[Struct], str] = {game.views: "The view"}
    if (written := written_of(game)) is not None:
        tops[written] = "The position"
    for kind, title in tops.items():
        yield section(kind, title)
    for kind in held(list(tops)):
        yield section(kind, kind.__name__)


def written_of(game: AnyGame) -> type[Struct] | None:
    """The form of a written position: the one struct `Written` of the game's sight.

    A game in which all lies open has no sight of its own: its position is its table.
    """
    place = f"{game.package}.sight"
    if find_spec(place) is None:
        return None
    for module in pkgutil.iter_modules(import_module(place).__path__):
        written = getattr(import_module(f"{place}.{module.name}"), "Written", None)
        if written is not None:
            return cast("type[Struct]", written)
    return None


def held(tops: list[type[Struct]]) -> list[type[Struct]]:
    """The structs within these, each once, in the order in which they are named."""
    found: list[type[Struct]] = []
    waiting = [*tops]
    while waiting:
        kind = waiting.pop(0)
        for hint in get_type_hints(kind, include_extras=True).values():
            new = [one for one in structs(hint) if one not in found and one not in tops]
            found += new
            waiting += new
    return found


def structs(hint: Any) -> Iterator[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for part in get_args(hint):
        yield from structs(part)


def section(kind: type[Struct], title: str) -> str:
    """A heading, what it is, and a row for each key."""
    about, meanings = explained(kind)
    tag = kind.__struct_config__.tag
    rows = (
        [f"| `{kind.__struct_config__.tag_field}` | “{tag}” | which of them it is |"] if tag else []
    )
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in kind.__struct_fields__:
            rows.append(f"| `{name}` | {form(hint)} | {meanings[name]} |")
    return (
        f"### {title}\n\n{about}\n\n| key | form | meaning |\n|---|---|---|\n"
        + "\n".join(rows)
        + "\n"
    )


def explained(kind: type[Struct]) -> tuple[str, dict[str, str]]:
    """What a docstring says of a struct, and of each of its keys; those of every view are alike."""
    lines = [line.strip() for line in inspect.cleandoc(kind.__doc__ or "").splitlines()]
    about, meanings, key = list[str](), dict[str, str](), ""
    for base in kind.__mro__[1:]:
        if issubclass(base, Struct) and base not in (Struct, View) and base.__struct_fields__:
            meanings |= explained(base)[1]
    for line in lines:
        if named := re.match(r"(\w+) · (.+)", line):
            key, meanings[named[1]] = named[1], named[2]
        elif key and line:
            meanings[key] += f" {line}"
        elif line:
            about.append(line)
    if issubclass(kind, View):
        meanings |= EVERYWHERE
    missing = [name for name in kind.__struct_fields__ if name not in meanings]
    assert not missing, f"{kind.__module__}.{kind.__name__} explains no {', '.join(missing)}"
    return " ".join(about), meanings


def form(hint: Any) -> str:
    """What stands at a key, in plain words."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return form(parts[0])
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(form(part) for part in parts))
    if origin is Literal:
        names = [f"{part}" for part in parts]
        return ", ".join(names) if len(names) <= FEW else f"{names[0]}, {names[1]} … {names[-1]}"
    if origin in (list, tuple):
        items = [part for part in parts if part is not Ellipsis]
        if origin is list or Ellipsis in parts:
            return f"list of ({form(items[0])})"
        return f"[{', '.join(map(form, items))}]"
    if origin is dict:
        return f"object: ({form(parts[0])}) → ({form(parts[1])})"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    return PLAIN.get(hint, "anything")


def main(check: bool) -> int:
    if check:
        return int(PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
