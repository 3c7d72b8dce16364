"""The cabins of a written position: which doors are open, who was visited, and where they live."""

from __future__ import annotations

from flibuste.games.mutiny.parts import MORE_CABINS, Pirate
from flibuste.games.mutiny.rules.voyage import visits_paid
from flibuste.games.mutiny.sight.view import Cabin
from flibuste.games.mutiny.sight.written import Door, Written, bad
from flibuste.games.mutiny.words import names as word


def used(written: Written) -> tuple[Pirate, ...]:
    """M2: each pirate is at one place; the one being visited has left the row."""
    found = list(written.used)
    if written.visit is not None and written.visit.pirate not in found:
        found.append(written.visit.pirate)
    there = [*found, *[door.pirate for door in written.row or () if door and door.pirate]]
    there += [written.lifeboat] if written.lifeboat else []
    for name in there:
        if there.count(name) > 1 or (name == "ghost" and name in written.used):
            raise bad("position-pirate", pirate=word.pirate(name))
    return tuple(found)


def gone(written: Written, ended: int) -> int:
    """How many pirates this round has visited; which ones they were need not be told."""
    ghost = any(door and door.pirate == "ghost" for door in written.row or ())
    paid = visits_paid(ended, ghost, written.visit is not None)
    if len(used(written)) > paid:
        raise bad("position-used", most=paid)
    return paid


def row(written: Written, ended: int) -> tuple[Cabin, ...]:
    """M7, M8: cabins are opened from the left; M11: a used card has left the row."""
    if written.storms:
        return ()
    doors = [door if door and is_open(door) else None for door in written.row or ()]
    there = [door for door in doors if door is not None]
    if any(doors[len(there) :]):
        raise bad("position-row")
    waits = turns_waited(there, ended)
    all_doors = written.seats + MORE_CABINS
    cards = all_doors - gone(written, ended)
    if written.row is not None and len(doors) != cards:
        raise bad("position-length", cards=cards)
    first = all_doors - cards + len(there)  # that is closed
    places = opened_doors(written, ended)
    cabins = [Cabin(door.pirate, waited, places.index(door.pirate)) for door, waited in waits]
    return (*cabins, *[Cabin(None, 0, place) for place in range(first, all_doors)])


def visited(written: Written, ended: int) -> tuple[int, ...]:
    """By pirate of ``used``, the place of the door."""
    if written.storms:
        return ()
    places = opened_doors(written, ended)
    return tuple([places.index(name) for name in used(written)])


def opened_doors(written: Written, ended: int) -> list[Pirate | None]:
    """By place who lives there: as it is told, else the visited ones first; null: not told."""
    there = [door.pirate for door in written.row or () if door and door.pirate]
    paid = used(written)
    untold = gone(written, ended) - len(paid)
    if written.doors is None:
        return [*paid, *[None] * untold, *there]
    told = [name for name in written.doors if name is not None]
    lying = [name for name in told if name in there]
    all_told = sorted(told) == sorted([*paid, *lying]) and lying == there[: len(lying)]
    if not all_told or written.doors.count(None) != untold:
        raise bad("position-doors")
    return [*written.doors, *there[len(lying) :]]


def is_open(door: Door) -> bool:
    """Who lives behind a closed one is LUCK's to tell."""
    if door.open and door.pirate is None:
        raise bad("position-missing-in", place="row", part="pirate")
    if door.pirate is not None and not door.open:
        raise bad("position-closed", pirate=word.pirate(door.pirate))
    return door.open


def turns_waited(doors: list[Door], ended: int) -> list[tuple[Door, int]]:
    """M8: opened from the left, in this round; M9: the Ghost has ended the turn that met it.

    A card of which it is not told was opened in the turn before, if the others let it.
    """
    found: list[tuple[Door, int]] = []
    most = ended
    for place, door in enumerate(doors):
        ghost, waited = door.pirate == "ghost", door.waited
        if waited is None or (ghost and not waited):
            later = [other.waited or 0 for other in doors[place + 1 :]]
            waited = max(min(1, most), *later, 0)
        if waited > most or (ghost and not waited):
            raise bad("position-waited", pirate=word.pirate(door.pirate or ""))
        found.append((door, waited))
        most = waited
    return found
