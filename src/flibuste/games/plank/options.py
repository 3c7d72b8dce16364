"""The options of a table of Faut pas pousser, and what they say at this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.errors import BadOptions
from flibuste.core.protocol import Message, Seat
from flibuste.games.plank.parts import CREWS, INDEX, Crew

# A pattern beside a list in one union corrupts msgspec 0.22's memory: the words are checked below.
Line: TypeAlias = Annotated[str, Meta(description="red blue")]
Numbers: TypeAlias = Annotated[str, Meta(description="1 0")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Closed values only; either is a line of words, or a list of them."""

    crews: Line | tuple[Crew, ...] | None = None
    age: Numbers | tuple[Seat, ...] | None = None


def crews_of(seats: int, options: Options) -> tuple[int, ...]:
    """P3: the crews that are played, by seat; who names none takes the next colour left."""
    named = checked("crews", options.crews or (), INDEX, seats)
    return tuple([*named, *(crew for crew in range(len(CREWS)) if crew not in named)][:seats])


def ages_of(seats: int, options: Options) -> tuple[Seat, ...]:
    """P4: the seats from the youngest, or () if LUCK shall tell; who is not named is older."""
    if options.age in (None, ""):
        return ()
    named = checked("age", options.age, {str(seat): seat for seat in range(seats)}, seats)
    return (*named, *(seat for seat in range(seats) if seat not in named))


def checked(
    name: str, given: str | Sequence[str | int], known: Mapping[str, int], seats: int
) -> list[int]:
    """Each one known, none of them twice, and not more than there are seats."""
    items = given.split(" ") if isinstance(given, str) else [str(item) for item in given]
    if len(items) > seats or len(set(items)) < len(items) or not known.keys() >= set(items):
        text = " ".join(items)[:40] or "–"
        raise BadOptions(Message(f"bad-{name}", {"given": text, "seats": seats}), "plank")
    return [known[item] for item in items]
