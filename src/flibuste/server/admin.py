"""
For who runs the server, with the token of ``--admin-token``: what goes on, in numbers for people
and for programs, and the few things that a house sometimes has to do.  Nobody's hand is shown here
either.  Without a token none of it is there.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from flibuste import __version__
from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.room import hosting, steward, wire
from flibuste.room.keys import device_of
from flibuste.room.room import Room
from flibuste.server.access import AnyRequest, address_of, body_of, limits_of, room_at, rooms_of
from flibuste.server.admin_page import admin_page
from flibuste.server.fleet import Fleet
from flibuste.server.inner import is_inner
from flibuste.server.metrics import CONTENT_TYPE, metrics, together

ENCODING: Final = b"accept-encoding"  # what workers say to each other is not packed
SHORTEST: Final = 16  # signs of a token
LONGEST: Final = 500  # signs of what is told to all


class Tell(Struct, forbid_unknown_fields=True):
    """The same in both languages."""

    en: str
    fr: str


class Ban(Struct, forbid_unknown_fields=True):
    seat: int


def for_admin(request: Any, _: object) -> None:
    """A guard: who guesses has as many tries as for a phrase."""
    token: str = request.app.state.admin
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not compare_digest(given.encode(errors="replace"), token.encode()):
        limits_of(request).spend("enter", None, address_of(request))
        raise Refused("room-admin-only", "not_admin")


async def of_others(request: AnyRequest) -> list[bytes]:
    """What the other workers, if there are any, answer to the same request."""
    fleet: Fleet | None = request.app.state.fleet
    if fleet is None or is_inner(request.scope):
        return []
    headers = [(name, value) for name, value in request.scope["headers"] if name != ENCODING]
    scope = {**request.scope, "headers": headers}
    return list((await fleet.ask_all(scope, await request.body())).values())


@get("/metrics", guards=[for_admin])
async def numbers(request: AnyRequest) -> Response[str]:
    """Of all workers, each by its name."""
    headers = {"cache-control": "no-store"}
    others = [text.decode() for text in await of_others(request)]
    told = together([metrics(rooms_of(request)), *others])
    return Response(told, media_type=CONTENT_TYPE, headers=headers)


@get("/api/admin", guards=[for_admin])
async def overview(request: AnyRequest) -> dict[str, Any]:
    rooms = rooms_of(request)
    others = [msgspec.json.decode(text) for text in await of_others(request)]
    tables = [about(room) for room in rooms.awake.values()]
    return {
        "version": __version__,
        "well": all([rooms.store.well, *(one["well"] for one in others)]),
        "workers": 1 + len(others),
        "tables": tables + [table for one in others for table in one["tables"]],
        "banned": len(rooms.banned),
    }


def about(room: Room) -> dict[str, Any]:
    """A table by what its watchers know of it: no link to a chair, no hand."""
    table = room.table
    present = room.present()
    return {
        "watch": table.header.watch,
        "mark": table.mark,
        "game": table.game.key,
        "phase": table.phase,
        "entries": table.number,
        "chairs": [
            {"kind": chair.kind, "name": chair.name, "here": seat in present}
            for seat, chair in enumerate(table.chairs)
        ],
        "sockets": len(room.listeners),
    }


@post("/api/admin/tell", guards=[for_admin])
async def tell_all(request: AnyRequest) -> dict[str, int]:
    told = await body_of(request, Tell)
    if not all(0 < len(text.strip()) <= LONGEST for text in (told.en, told.fr)):
        raise Refused("room-request", detail=f"en, fr: 1–{LONGEST}")
    both = {"en": told.en.strip(), "fr": told.fr.strip()}
    others = [msgspec.json.decode(text)["sockets"] for text in await of_others(request)]
    return {"sockets": steward.tell(rooms_of(request), both) + sum(others)}


@post("/api/admin/tables/{table:str}/close", guards=[for_admin])
async def close(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    """End what is played there, as it stands; the journal stays."""
    room, _ = await room_at(request, table)

    async def end() -> dict[str, Any]:
        room.tell_all(wire.Notice(Refused("room-closed-by-admin").in_both()))
        await room.stopping.close()
        return about(room)

    return await room.do(end)


@post("/api/admin/tables/{table:str}/ban", guards=[for_admin])
async def ban(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    """Whoever sits in this chair loses it, and with this cookie opens and joins nothing more."""
    room, _ = await room_at(request, table)
    asked = await body_of(request, Ban)

    async def send_off() -> str:
        chair = hosting.chair_at(room.table, asked.seat)
        if chair.kind != "human":
            raise Refused("room-nobody-there")
        guest = device_of(chair.guest)
        if room.table.phase != "over":
            await hosting.remove(room, WATCHER, asked.seat)
        return guest

    await steward.ban(rooms_of(request), await room.do(send_off))
    return await room.look(lambda: about(room))


ADMIN: Final = [admin_page, numbers, overview, tell_all, close, ban]
