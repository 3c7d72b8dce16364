"""What the page asks for over plain requests: routes and nothing else."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from flibuste.core.protocol import WATCHER
from flibuste.core.words import LANGUAGES
from flibuste.server import chairs, pages
from flibuste.server.access import (
    AnyRequest,
    body_of,
    guest_of,
    keys_here,
    nameless,
    newcomer,
    room_at,
    rooms_of,
    seat_of,
    seated,
    viewer_of,
)
from flibuste.server.past import history
from flibuste.server.refusal import Refused
from flibuste.server.rooms import NAMELESS, NewTable

WRONG_PHRASE: Final = 0.5  # seconds


class Join(Struct, forbid_unknown_fields=True):
    name: str = ""


class Enter(Struct, forbid_unknown_fields=True):
    phrase: str


class Start(Struct, forbid_unknown_fields=True):
    bot: str = "mate"  # for the chairs still empty
    token: str = ""


@get("/api/tables")
async def tables(request: AnyRequest) -> dict[str, Any]:
    rooms, (guest, name) = rooms_of(request), guest_of(request)
    public = [pages.summary(room) for room in await rooms.newest()]
    mine = [pages.summary(room, seat=seat_of(request, room)) for room in await rooms.of(guest)]
    return {"name": name, "public": public, "mine": mine}


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Response[Any]:
    guest, name = guest_of(request, data.name)
    room, seat = await rooms_of(request).open(data, guest, name or NAMELESS)
    return seated(request, room, seat, guest, name)


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    room, seat = await viewer_of(request, table)
    about = await room.look(lambda: pages.summary(room, seat=seat) | keys_here(request, room, seat))
    return about | {"table": table}


@post("/api/tables/{table:str}/join")
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[Join]) -> Response[Any]:
    room, watching = await room_at(request, table)
    if watching:
        raise Refused("room-watch-only", "no_table")
    guest, name = newcomer(request, room, data.name)
    seat = await room.do(partial(chairs.join, room, guest, name))
    await rooms_of(request).store.sit(guest, room.table.header.table, seat)
    return seated(request, room, seat, guest, name)


@post("/api/tables/{table:str}/enter")
async def enter(request: AnyRequest, table: FromPath[str], data: JSONBody[Enter]) -> Response[Any]:
    """Back to one's own chair from another device, by its three words."""
    room, _ = await room_at(request, table)
    phrase = " ".join(data.phrase.lower().split())
    for seat, chair in enumerate(room.table.chairs):
        if chair.guest and phrase == rooms_of(request).keys.phrase(table, seat, chair.guest):
            return seated(request, room, seat, chair.guest, chair.name)
    async with room.doorkeeper:  # one wrong try at a time: nobody goes through all the words
        await asyncio.sleep(WRONG_PHRASE * room.time_scale)
    raise Refused("room-wrong-phrase", "no_table")


@post("/api/tables/{table:str}/start")
async def start(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    room, watching = await room_at(request, table)
    wishes = await body_of(request, Start)
    seat = WATCHER if watching else seat_of(request, room, wishes.token)
    if not watching and nameless(request, wishes.token):
        seat = room.table.host()  # a script without cookies: it knows the table's secret id
    await room.do(partial(chairs.start, room, seat, wishes.bot))
    return pages.summary(room, seat=seat)


@post("/api/tables/{table:str}/leave")
async def leave(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    room, seat = await viewer_of(request, table)
    if seat != WATCHER:
        await room.do(partial(chairs.stand_up, room, seat))
    return pages.summary(room) | {"table": table}


@get("/api/tables/{table:str}/journal")
async def journal(request: AnyRequest, table: FromPath[str]) -> list[dict[str, Any]]:
    room, seat = await viewer_of(request, table)
    return await room.look(lambda: history(room.table, seat))


@get("/api/tables/{table:str}/board/{language:str}")
async def board(
    request: AnyRequest, table: FromPath[str], language: FromPath[str]
) -> list[dict[str, Any]]:
    room, seat = await viewer_of(request, table)
    language = language if language in LANGUAGES else "en"
    return await room.look(lambda: pages.board_text(room.table, seat, language))


ROUTES: Final = [
    tables,
    new_table,
    table_info,
    join,
    enter,
    start,
    leave,
    journal,
    board,
]
