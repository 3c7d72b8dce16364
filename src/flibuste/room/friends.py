"""A friend looks into one hand: sees what its chair sees, and is a watcher in all else.

Whoever listens so has a viewer's number of their own, below all others: nothing that asks for a
seat finds one there.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.keys import new_id
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room
    from flibuste.room.table import Table

FRIEND: Final = -100  # a friend of seat n is viewer FRIEND - n
PREFIX: Final = "hand."
LONG: Final = 20  # letters of a key: nobody guesses one


def friend_of(seat: Seat) -> Seat:
    return FRIEND - seat


def eyes(viewer: Seat) -> Seat:
    """Through whose eyes a viewer looks."""
    return FRIEND - viewer if viewer <= FRIEND else viewer


def looks_into(table: Table, token: str) -> Seat:
    """The viewer that a token for one hand makes of who brings it; WATCHER if it opens none."""
    found = WATCHER
    for seat, chair in enumerate(table.chairs):
        right = f"{PREFIX}{chair.shown}".encode() if chair.shown else b""
        if right and compare_digest(token.encode(errors="replace"), right):
            found = friend_of(seat)
    return found


def may_look(table: Table, listener: Listener) -> bool:
    """Whether the key with which a friend came still opens this hand."""
    chair = table.chairs[eyes(listener.viewer)]
    return listener.hand is not None and listener.hand == chair.shown


def one_at_a_time(room: Room, newest: Listener) -> None:
    """The link is for one friend: whoever comes by it last, looks."""
    for other in room.listeners:
        if other is not newest and other.viewer == newest.viewer:
            other.viewer, other.hand = WATCHER, None
            room.send(other, room.snapshot(WATCHER))


async def show_hand(room: Room, listener: Listener, id: str, yes: bool) -> None:
    """A new key to my hand, which ends the one before; or none any more."""
    table, seat = room.table, listener.viewer
    if table.phase != "running":
        raise Refused("room-over" if table.over else "room-not-begun", "not_awaited")
    key = new_id(LONG) if yes else None
    if key is not None:
        await room.keep([records.HandShown(seat, key)])
    elif table.chairs[seat].shown is not None:
        await room.keep([records.HandHidden(seat)])
    room.tell_seats()
    room.send(listener, wire.Hand(id, key and f"{PREFIX}{key}"))


def blind(own: wire.Step, openly: wire.Step) -> wire.Step:
    """What a seat was told of a step, as a friend hears it: nothing to choose."""
    return msgspec.structs.replace(own, menu=None, prompt=openly.prompt, secret=[])


def snapshot(own: wire.Snapshot, openly: wire.Snapshot) -> wire.Snapshot:
    """The whole table in the same way."""
    return msgspec.structs.replace(openly, view=own.view, scenery=own.scenery, hand=own.you)
