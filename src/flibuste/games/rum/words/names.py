"""What things are called: players, squares, alleys, tiles, numbers and odds, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.rum.parts import (
    COLOURS,
    KIND,
    PLATE_OF,
    PLATES,
    POINTS,
    SQUARE_NAME,
    TAVERN_AT,
    TAVERNS,
    TavernName,
)
from flibuste.games.rum.rules.town import OUTSIDE, Town
from flibuste.games.rum.sight.chapters import Aboard

Args: TypeAlias = dict[str, int | str | Message]
DIE = 6
# Squares of a kind that stands only once in town need no plate.
_ALONE = {name for name in SQUARE_NAME if SQUARE_NAME.count(name) == 1}


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def players(seats: Sequence[Seat]) -> Message:
    return listed([player(seat) for seat in seats])


def crew(who: Aboard) -> Message:
    """A crew where a sentence begins."""
    return Message("crew-imaginary") if who == "imaginary" else player(who)


def crew_inside(who: Aboard) -> Message:
    """A crew in the middle of a sentence."""
    return Message("inside-imaginary") if who == "imaginary" else player(who)


# Squares and alleys


def dashed(name: str) -> str:
    """A name of parts.py as a part of a message's id."""
    return name.replace("_", "-")


def square(number: int) -> Message:
    """``rum 2``: the rum of plate 2; ``headquarters``."""
    name = SQUARE_NAME[number]
    if name in _ALONE:
        return Message(f"square-{dashed(name)}")
    return Message(
        "square-of", {"square": Message(f"square-{dashed(name)}"), "plate": plate(number)}
    )


def to_square(number: int) -> Message:
    """``to the rum of plate 2``."""
    return Message(f"to-{dashed(SQUARE_NAME[number])}", {"plate": plate(number)})


def plate(number: int) -> int:
    return PLATE_OF[number] + 1


def alley_name(town: Town, alley: int) -> Message:
    """The squares it joins; a dark one by its square, and by its exit if there are several."""
    one, other = town.ends[alley]
    if other != OUTSIDE:
        return Message("alley", {"one": square(one), "other": square(other)})
    if len(town.outlets[one]) == 1:
        return Message("dark-alley", {"square": square(one)})
    return Message("dark-alley-exit", {"square": square(one), "exit": exit_of(town, alley)})


def dark_here(town: Town, alley: int) -> Message:
    """A dark alley at a square that is known: by its exit if there are several."""
    if len(town.outlets[town.ends[alley][0]]) == 1:
        return Message("dark")
    return Message("dark-exit", {"exit": exit_of(town, alley)})


def exit_name(town: Town, alley: int) -> Message:
    """Where a dark alley leads back into town; by its exit too if the square has several."""
    here = town.ends[alley][0]
    if len(town.outlets[here]) == 1:
        return square(here)
    return Message("square-exit", {"square": square(here), "exit": exit_of(town, alley)})


def exit_of(town: Town, alley: int) -> str:
    """``N1``: which of its plate's exits a dark alley is."""
    return town.ids[alley].partition(".")[2]


# Tiles


def tile(name: str) -> Message:
    """Its short name, as in a table: ``hook 4``."""
    return Message(f"tile-{dashed(name)}")


def values(names: Sequence[str]) -> Message:
    """What tiles of one kind are worth: ``2, 3 and 5``."""
    return listed([str(points_of(name)) for name in names])


def a_tile(name: str) -> Message:
    """As in a sentence: ``a hook worth 4``."""
    if name.startswith("rendezvous_"):
        place = Message(f"meet-{dashed(name.partition('_')[2])}")
        return Message("a-rendezvous", {"place": place, "points": points_of(name)})
    kind = name.rstrip("0123456789")
    return Message(f"a-{dashed(kind)}", {"value": int(name.removeprefix(kind))})


def some_tiles(names: Sequence[str]) -> Message:
    return listed([a_tile(name) for name in names])


def points_of(name: str) -> int:
    return POINTS[KIND[name]]


def tavern_name(tavern: TavernName) -> Message:
    """The Swan, Es Cruce, Frère Jacques: a tavern is called by its square."""
    return square(TAVERN_AT.index(TAVERNS.index(tavern)))


def at_stake(names: Sequence[str], tavern: str) -> list[str]:
    """H32: the face-up tiles of this tavern, the lowest first."""
    return sorted((name for name in names if name.startswith(tavern)), key=points_of)


def of_colour(names: Sequence[str], place: str) -> list[str]:
    """H31: the maps of a square's colour, ``map_pink``."""
    colour = place.partition("_")[2]
    assert colour in COLOURS
    return [name for name in names if name.startswith(colour)]


# Numbers


def counted(id: str, number: int) -> Message:
    """``3 pirates``, ``one coin``: ids pirates, coins, barrels, points."""
    return Message(f"count-{id}", {"number": number})


def odds(good: int, of: int = DIE) -> Message:
    """``4 chances in 6``."""
    if good >= of:
        return Message("odds-sure")
    return Message("odds", {"good": max(good, 0), "of": of})


def plates_laid(layout: str) -> int:
    return sum(word[0] in PLATES for word in layout.split())
