"""What who runs the server may do in all rooms: tell everybody something, and send somebody off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.keys import device_of

if TYPE_CHECKING:
    from flibuste.room.rooms import Rooms

BANNED: Final = "banned"  # of the settings: the devices, by their cookies


def tell(rooms: Rooms, message: Mapping[str, str]) -> int:
    """To everybody at every table, the same; how many they are."""
    frame, told = msgspec.json.encode(wire.Notice(message)), 0
    for room in rooms.awake.values():
        for listener in room.listeners:
            listener.send(frame)
        told += len(room.listeners)
    return told


async def ban(rooms: Rooms, device: str) -> None:
    """With this cookie nothing is opened or joined any more, also after a restart."""
    await read_bans(rooms)  # another worker may have banned somebody
    rooms.banned.add(device)
    await rooms.store.keep_setting(BANNED, msgspec.json.encode(sorted(rooms.banned)))


async def read_bans(rooms: Rooms) -> None:
    found = await rooms.store.setting(BANNED)
    rooms.banned = msgspec.json.decode(found or b"[]", type=set[str])


def check_ban(rooms: Rooms, guest: str) -> None:
    if device_of(guest) in rooms.banned:
        raise Refused("room-banned", "banned")
