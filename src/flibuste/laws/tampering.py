"""Law 7: parts are conserved, and the audit notices when one is not.

A game's tests/parts.toml names the values of its state that hold parts:

    counts  numbers of like parts (coins of each seat): one more, one less must be noticed
    kinds   numbers of parts by kind (cards in a hand): also one more of a kind for one less
            of another
    pieces  each entry is a part (cards in a row, words in a line): one taken away, one
            doubled, one swapped for another; None and negative numbers are empty places
    places  each entry says where a part is: one taken away, one doubled
    none    lists without parts

A plain name is a value of the state, ``Brawl.cards`` one of any object of class Brawl in it
(a scene, a player).  Every list, tuple, dictionary and set has to be named; a `Pile` need not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, TypeAlias

from flibuste.core.piles import UNSEEN, Pile
from flibuste.core.protocol import AnyGame
from flibuste.laws.cases import Case, Walk, go, head, viewers
from flibuste.laws.data import needed
from flibuste.laws.looks import is_table, slots

Change: TypeAlias = tuple[str, Any]
"""What was done, and the value after it."""
NOTICED = (AssertionError, LookupError, ValueError, TypeError)
KINDS = ("counts", "kinds", "pieces", "places", "none")
UNNAMED = "tests/parts.toml does not name {}: put it under " + ", ".join(KINDS)


def parts_are_conserved(case: Case, walk: Walk) -> None:
    """Law 7: the audit passes at every step, also of what is imagined, and fails on a wrong box."""
    game, match = case.game, head(case, walk)
    game.audit(match.state)
    for _ in go(match, walk.choices):
        game.audit(match.state)
    for viewer in viewers(match):
        game.audit(game.imagine(game.view(match.state, viewer), Random(viewer)))
    tamper(game, match.state)


def tamper(game: AnyGame, state: Any) -> None:
    """Do every wrong thing to one part after another."""
    box = state.copy()
    game.audit(box)
    tried = 0
    for thing, name, kind in holders(game, box):
        right, about = getattr(thing, name), f"{type(thing).__name__}.{name}"
        for done, wrong in changes(kind, right):
            try:
                assert noticed(game, box, thing, name, wrong), f"{about}, {done}: not noticed"
            finally:
                setattr(thing, name, right)
            tried += 1
    assert tried, f"tests/parts.toml of {game.key} names no parts"


def noticed(game: AnyGame, box: Any, thing: Any, name: str, wrong: Any) -> bool:
    """By the audit; or the thing itself, being compiled, takes no value of another type."""
    try:
        setattr(thing, name, wrong)
        game.audit(box)
    except NOTICED:
        return True
    return False


def holders(game: AnyGame, state: Any) -> Iterator[tuple[Any, str, str]]:
    """Every value of the state that holds parts: its object, its name, what kind it is of."""
    named = needed(game, "parts.toml")
    known = {name: kind for kind in KINDS for name in named.get(kind, ())}
    known["scenes"] = "none"  # objects, each with its own values; at the end there are none
    for thing in tables(state):
        for name in slots(thing):
            if isinstance(thing, Pile):
                kind = {"unseen": "kinds", "layers": "layers"}[name]
            else:
                path = name if thing is state else f"{type(thing).__name__}.{name}"
                value = getattr(thing, name)
                kind = known.get(path, "none")
                assert path in known or not holds(value), UNNAMED.format(path)
            if kind != "none":
                yield thing, name, kind


def tables(thing: Any) -> Iterator[Any]:
    """The state and every object of the rules inside it."""
    if isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            yield from tables(part)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from tables(part)
    elif is_table(thing):
        yield thing
        for name in slots(thing):
            yield from tables(getattr(thing, name))


def holds(value: Any) -> bool:
    """Whether a value could hold parts: a container of plain values, not of other objects."""
    return isinstance(value, list | tuple | set | dict) and not any(True for _ in tables(value))


def changes(kind: str, right: Any) -> Iterator[Change]:
    """Every wrong value instead of the right one."""
    if kind == "layers":
        yield from layers_changed(right)
    elif isinstance(right, Mapping):
        yield from in_mapping(kind, right)
    elif isinstance(right, list | tuple) and any(isinstance(p, list | Mapping) for p in right):
        for index, part in enumerate(right):
            for done, wrong in changes(kind, part):
                yield f"{index}: {done}", with_item(right, index, wrong)
    elif kind in ("counts", "kinds"):
        yield from counts_changed(kind, right)
    elif isinstance(right, str):
        for done, wrong in pieces_changed(kind, right.split()):
            yield done, " ".join(wrong)
    elif isinstance(right, set | frozenset):
        yield from ((f"{part} taken away", right - {part}) for part in right)
    elif isinstance(right, list | tuple):
        yield from pieces_changed(kind, right)
    elif not is_empty(right):
        yield f"{right} taken away", None


def in_mapping(kind: str, right: Mapping[Any, Any]) -> Iterator[Change]:
    """Numbers of parts by name, or a part, or several, at each place."""
    for key, part in right.items():
        if kind in ("counts", "kinds") or isinstance(part, list | Mapping):
            for done, wrong in changes(kind, part):
                yield f"{key}: {done}", {**right, key: wrong}
        elif not is_empty(part):
            yield f"{part} taken away", {k: p for k, p in right.items() if k != key}


def counts_changed(kind: str, right: Any) -> Iterator[Change]:
    """One more, one less; by kind also one more of this for one less of that."""
    if isinstance(right, int):
        yield f"{right} one more", right + 1
        yield f"{right} one less", right - 1
        return
    for index, number in enumerate(right):
        for done, wrong in counts_changed(kind, number):
            yield f"{index}: {done}", with_item(right, index, wrong)
        other = (index + 1) % len(right)
        if kind == "kinds" and other != index:
            less = with_item(right, other, right[other] - 1)
            yield f"one {other} swapped for a {index}", with_item(less, index, number + 1)


def pieces_changed(kind: str, right: Any) -> Iterator[Change]:
    """One taken away, one doubled; one swapped for a part of another kind."""
    for index, part in enumerate(right):
        if is_empty(part):
            continue
        yield f"{part} taken away", right[:index] + right[index + 1 :]
        yield f"{part} doubled", right[: index + 1] + right[index:]
        if kind == "pieces":
            for other in swaps(part, right):
                yield f"{part} swapped for {other}", with_item(right, index, other)


def swaps(part: Any, others: Any) -> list[Any]:
    """Another part instead of this one: of the kinds next to it, or one that lies there too."""
    if isinstance(part, int):
        return [part + 1, part - 1]
    return [other for other in others if other != part and not is_empty(other)][:1]


def layers_changed(right: list[tuple[int, int]]) -> Iterator[Change]:
    """A pile: a card too many or too few in a run, a known card gone, doubled or another."""
    for index, (card, number) in enumerate(right):
        if card == UNSEEN:
            yield "a run too long", with_item(right, index, (card, number + 1))
            yield "a run too short", with_item(right, index, (card, number - 1))
        else:
            yield f"{card} taken away", right[:index] + right[index + 1 :]
            yield f"{card} doubled", right[: index + 1] + right[index:]
            yield f"{card} swapped", with_item(right, index, (card + 1, number))


def with_item(right: Any, index: int, item: Any) -> Any:
    whole = list(right)
    whole[index] = item
    return tuple(whole) if isinstance(right, tuple) else whole


def is_empty(part: Any) -> bool:
    return part is None or (isinstance(part, int) and part < 0)
