"""The host's word: who sits where and by which options before the match, who is sent off in it."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import msgspec

from flibuste.bots import USUAL
from flibuste.core.match import Match
from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.core.registry import room_options
from flibuste.room import wishes
from flibuste.room.chairs import bot_sits, check_bot, check_waiting, sit, together
from flibuste.room.keys import beside
from flibuste.room.names import NAMELESS, distinct, name_tag
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.company import Chair
    from flibuste.room.room import Room
    from flibuste.room.table import Table


async def answer(room: Room, seat: Seat, request: wishes.HostRequest) -> None:
    """Do what the host asks, or raise a FlibusteError that says why not."""
    if seat != room.table.host():
        raise Refused("room-host-only", "not_host")
    match request:
        case wishes.Remove(_, other):
            await remove(room, seat, other)
        case wishes.MakeHost(_, other):
            await make_host(room, other)
        case wishes.SeatBot(_, other, bot):
            await seat_bot(room, other, bot)
        case wishes.SeatHere(_, other, name):
            await seat_here(room, seat, other, name)
        case _:
            check_waiting(room.table)
            await room.keep([change(room.table, request)])
            room.tell_snapshots()


def change(table: Table, request: wishes.HostRequest) -> records.AnyEntry:
    """What changes the table itself before the match, if it may be changed so."""
    seats = len(table.chairs)
    match request:
        case wishes.Reorder(_, order):
            if sorted(order) != list(range(seats)):
                raise Refused("room-order")
            check_free(table)
            return records.Reordered(tuple(order))
        case wishes.AddChair():
            begins(table, seats + 1, table.options)
            return records.ChairAdded()
        case wishes.DropChair(_, seat):
            if chair_at(table, seat).kind == "human":
                raise Refused("room-chair-taken")
            begins(table, seats - 1, table.options)
            return records.ChairDropped(seat)
        case wishes.SetOptions(_, options):
            wanted = {**room_options(table.game.package), **options}
            return records.Arranged(begins(table, seats, wanted))
        case _:
            return records.Cancelled()


def check_free(table: Table) -> None:
    """After a lesson the match is as the lesson left it; so is one that goes on from another."""
    if table.header.fork is not None:
        raise Refused("room-whatif-same", game=table.game.key, seats=len(table.chairs))
    if table.header.position is not None:
        raise Refused("room-lesson", seats=len(table.chairs))


def begins(table: Table, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a match that can begin so; or an error that says why it cannot."""
    check_free(table)
    settled: dict[str, Any] = msgspec.to_builtins(
        Match[Any, Any, Any](table.game, seats, options).options
    )
    return settled


def chair_at(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused("room-no-chair")
    return table.chairs[seat]


async def remove(room: Room, host: Seat, seat: Seat) -> None:
    """The chair is empty; in the match a bot takes it over, with all that lies before it."""
    table, chair = room.table, chair_at(room.table, seat)
    if seat == host:
        raise Refused("room-not-yourself")
    if chair.kind == "open" or (table.begun and chair.kind == "bot"):
        raise Refused("room-nobody-there")
    if table.phase == "running":
        if table.header.rated:
            raise Refused("room-rated-chairs")
        await room.keep([bot_sits(table, seat, USUAL)])
        await room.go_on()
    else:
        check_waiting(table)
        await room.keep([records.Left(seat)])
    room.tell_seats()


async def seat_bot(room: Room, seat: Seat, bot: str) -> None:
    """Before the match, where no person sits."""
    check_waiting(room.table)
    if chair_at(room.table, seat).kind == "human":
        raise Refused("room-chair-taken")
    check_bot(bot)
    await room.keep([bot_sits(room.table, seat, bot)])
    room.tell_seats()


async def seat_here(room: Room, host: Seat, seat: Seat, name: str) -> None:
    """Somebody beside the host, with whom the device is shared: a guest who has never sat here, so
    that no key of who sat there before opens this chair.
    """
    table = room.table
    check_waiting(table)
    if chair_at(table, seat).kind != "open":
        raise Refused("room-chair-taken")
    device, came = table.chairs[host].device, table.company.came
    guest = next(one for n in itertools.count() if (one := beside(device, n)) not in came)
    await sit(room, seat, guest, name_tag(name) or NAMELESS)


async def make_host(room: Room, seat: Seat) -> None:
    if chair_at(room.table, seat).kind != "human":
        raise Refused("room-nobody-there")
    await room.keep([records.HostIs(seat)])
    room.tell_seats()


async def rename(room: Room, seat: Seat, other: Seat, name: str) -> None:
    """Bots by the host, people by themselves and whom they share a device with; nobody gets a name
    that another has.
    """
    table, chair = room.table, chair_at(room.table, other)
    check_waiting(table)
    mine = seat == table.host() if chair.kind == "bot" else other in together(table, seat)
    if not mine:
        raise Refused("room-not-your-name", "not_host")
    tag = name_tag(name)
    if not tag:
        raise Refused("room-no-name")
    await room.keep([records.Renamed(other, distinct(tag, table.company.names(but=other)))])
    room.tell_seats()
