"""Who sits where: joining, standing up, starting."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from flibuste.bots import maker
from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.room.friends import FRIEND, may_look
from flibuste.room.keys import device_of
from flibuste.room.names import distinct, known_as
from flibuste.room.pirates import ANY, named
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room
    from flibuste.room.table import Table

TOO_SLOW: Final = re.compile(r".+:\d{5,}(ms)?", re.ASCII)  # ten seconds, ten thousand playouts


def check_bot(name: str) -> None:
    """A bot that there is, and that others do not wait for too long; or an error."""
    maker(name.removesuffix(f"+{ANY}"))
    if TOO_SLOW.fullmatch(name.partition("+")[0]):
        raise Refused("room-bot-slow", bot=name)


def chairs_of(table: Table, device: str) -> list[Seat]:
    """The chairs of the people at one device, the host's first."""
    seats = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "human" and chair.device == device
    ]
    host = table.host()
    return sorted(seats, key=lambda seat: (seat != host, seat))


def together(table: Table, seat: Seat) -> list[Seat]:
    """The chairs of all who share a device with this one, itself among them."""
    device = table.chairs[seat].device if seat >= 0 else ""
    return chairs_of(table, device) if device else []


def at_devices(table: Table, listeners: Iterable[Listener]) -> list[Seat]:
    """The chairs of all people at the devices that have a line."""
    devices = {device_of(one.guest) for one in listeners if one.guest is not None}
    return [seat for seat, chair in enumerate(table.chairs) if chair.device in devices]


def by_themselves(table: Table) -> bool:
    """Whether all people are at one device: they keep nobody waiting but bots."""
    return len({chair.device for chair in table.chairs if chair.kind == "human"}) == 1


def only_watches(table: Table, listener: Listener) -> bool:
    """Whether nobody at this line sits at the table.  A device that goes from hand to hand shows
    what a watcher sees, with its people around it.
    """
    if listener.viewer >= 0:
        return False
    return listener.guest is None or not chairs_of(table, device_of(listener.guest))


def is_astray(table: Table, listener: Listener) -> bool:
    """Whether a line shows a chair in which the line's own person does not sit (any more), or a
    hand that is shown no more.
    """
    if listener.viewer <= FRIEND:
        return not may_look(table, listener)
    return listener.viewer >= 0 and table.company.seat_of(listener.guest) != listener.viewer


def opener(table: Table) -> str:
    """The device of who opened the table, or of who sits there since."""
    return table.chairs[table.host()].device


async def join(room: Room, guest: str, name: str, by: str | None = None) -> Seat:
    """The guest's own chair, or an open one, or in a running match a bot's."""
    if room.table.cancelled:
        raise Refused("room-cancelled", "cancelled")
    mine = {room.table.chairs[seat].name: seat for seat in chairs_of(room.table, guest)}
    if mine:
        return mine[known_as(name, list(mine)) or next(iter(mine))]
    if room.table.begun and room.table.header.rated:
        raise Refused("room-rated-chairs", "table_full")
    for kind in ("open", "bot") if room.table.begun else ("open",):
        for seat, chair in enumerate(room.table.chairs):
            if chair.kind == kind:
                await sit(room, seat, guest, name, by)
                return seat
    raise Refused("room-full", "table_full")


async def sit(room: Room, seat: Seat, guest: str, name: str, by: str | None = None) -> None:
    """A guest takes this very chair, under a name that nobody else has at this table; ``by`` is the
    guest whose browser they share.
    """
    name = distinct(name, room.table.company.names(but=seat))
    await room.keep([records.Joined(seat, guest, name, by)])
    room.bots.stop(seat)
    room.tell_seats()


def check_waiting(table: Table) -> None:
    """The match has not begun, and is still to be; or an error."""
    if table.begun:
        raise Refused("room-begun", "begun")
    if table.cancelled:
        raise Refused("room-cancelled", "cancelled")


def bot_sits(table: Table, seat: Seat, bot: str) -> records.BotSits:
    """A bot on this chair: the one that sits there keeps its name, a new one has its own."""
    chair = table.chairs[seat]
    name = chair.name if chair.kind == "bot" else ""
    return records.BotSits(seat, *named(table.header.table, bot, name, table.company.names()))


async def stand_up(room: Room, seat: Seat) -> None:
    """Give up a chair while the match has not begun."""
    check_waiting(room.table)
    await room.keep([records.Left(seat)])
    room.tell_seats()


async def start(room: Room, seat: Seat, bot: str) -> None:
    """The host starts; bots take the empty chairs."""
    table = room.table
    if seat != table.host():
        raise Refused("room-not-host", "not_host")
    check_waiting(table)
    check_bot(bot)
    for empty in [n for n, chair in enumerate(table.chairs) if chair.kind == "open"]:
        await room.keep([bot_sits(table, empty, bot)])
    kept, _ = room.table.begin((), room.moment().at)
    await room.append(kept)
    room.tell_snapshots()
    await room.go_on()
