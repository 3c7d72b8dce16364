"""What the page asks for over plain requests: routes and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from flibuste.bots import USUAL
from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.refusal import Refused
from flibuste.core.registry import find
from flibuste.core.sections import Section, Spoken
from flibuste.core.words import LANGUAGES
from flibuste.room import chairs, past, replays, steward
from flibuste.room.glances import at
from flibuste.room.names import NAMELESS
from flibuste.room.opening import NewTable
from flibuste.room.rated import standings
from flibuste.room.replayed import Course, Replay
from flibuste.room.results import Result, Standing
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.room.wire import LUCK
from flibuste.server import summaries
from flibuste.server.access import (
    AnyRequest,
    address_of,
    body_of,
    guest_of,
    keys_here,
    keys_to,
    look,
    newcomer,
    owner_of,
    room_at,
    rooms_of,
    seat_of,
    seated,
    seats_here,
    spends,
    told,
)
from flibuste.server.brake import Brake
from flibuste.server.summaries import summary


class Join(Struct, forbid_unknown_fields=True):
    name: str = ""


class Enter(Struct, forbid_unknown_fields=True):
    phrase: str


class Line(Struct, forbid_unknown_fields=True):
    line: str
    eyes: str = ""


class OneLine(Struct, forbid_unknown_fields=True):
    line: str


class Start(Struct, forbid_unknown_fields=True):
    bot: str = USUAL  # for the chairs still empty
    token: str = ""


@get("/api/tables", guards=[spends("lobby")])
async def tables(request: AnyRequest) -> dict[str, Any]:
    rooms, (guest, name) = rooms_of(request), guest_of(request)
    public = [summary(glance) for glance in await rooms.newest()]
    mine = [
        summary(glance, seat=seat_of(request, glance.table)) for glance in await rooms.of(guest)
    ]
    return {"name": name, "public": public, "mine": mine}


@post("/api/tables", guards=[spends("tables")])
async def new_table(request: AnyRequest) -> Response[Any]:
    data = await body_of(request, NewTable)
    guest, name = guest_of(request, data.name)
    steward.check_ban(rooms_of(request), guest)
    luck = request.headers.get(LUCK, "")
    room, seat = await rooms_of(request).open(data, guest, name or NAMELESS, luck)
    keys = keys_to(request, room, seat, room.table.chairs[seat].guest or "")
    return seated(request, keys, guest, name)


@get("/api/tables/{table:str}", guards=[spends("lobby")])
async def table_info(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    def about(room: Room, seat: Seat) -> dict[str, Any]:
        return summary(at(room), seat=seat) | keys_here(request, room, seat) | {"table": table}

    return await look(request, table, about)


@post("/api/tables/{table:str}/join", guards=[spends("chairs")])
async def join(request: AnyRequest, table: FromPath[str]) -> Response[Any]:
    data = await body_of(request, Join)
    room, watching = await room_at(request, table)
    if watching:
        raise Refused("room-watch-only", "no_table")
    steward.check_ban(rooms_of(request), guest_of(request)[0])
    guest, name, owner = newcomer(request, room, data.name)

    async def take_chair() -> tuple[Seat, dict[str, Any]]:
        """The keys are made at once: the chair may be another's before the answer is sent."""
        seat = await chairs.join(room, guest, name, owner if owner != guest else None)
        return seat, keys_to(request, room, seat, room.table.chairs[seat].guest or "")

    seat, keys = await room.do(take_chair)
    await rooms_of(request).store.sit(guest, room.table.header.table, seat)
    return seated(request, keys, guest, name)


@post("/api/tables/{table:str}/enter", guards=[spends("enter")])
async def enter(request: AnyRequest, table: FromPath[str]) -> Response[Any]:
    """Back to one's own chair from another device, by its four words: this chair alone."""
    data = await body_of(request, Enter)
    room, watching = await room_at(request, table)
    brake: Brake = request.app.state.brake
    async with brake.turn(room.table.header.table, address_of(request)):
        owner = None if watching else owner_of(request, room, data.phrase)
    if owner is None:
        raise Refused("room-wrong-phrase", "no_table")
    return Response(keys_to(request, room, *owner))


@post("/api/tables/{table:str}/start", guards=[spends("chairs")])
async def start(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    room, watching = await room_at(request, table)
    wishes = await body_of(request, Start)

    async def begin() -> dict[str, Any]:
        seat = WATCHER if watching else seat_of(request, room.table, wishes.token)
        await chairs.start(room, seat, wishes.bot)
        return summary(at(room), seat=seat)

    return await room.do(begin)


@post("/api/tables/{table:str}/leave", guards=[spends("chairs")])
async def leave(request: AnyRequest, table: FromPath[str]) -> dict[str, Any]:
    room, watching = await room_at(request, table)

    async def stand_up() -> dict[str, Any]:
        seat = WATCHER if watching else seat_of(request, room.table)
        if seat != WATCHER:
            await chairs.stand_up(room, seat)
        return summary(at(room)) | {"table": table}

    return await room.do(stand_up)


@get("/api/tables/{table:str}/journal", guards=[spends("journal")])
async def journal(request: AnyRequest, table: FromPath[str]) -> list[dict[str, Any]]:
    return await look(request, table, told(request, past.history))


@get("/api/tables/{table:str}/replay", guards=[spends("journal")])
async def replay(request: AnyRequest, table: FromPath[str]) -> Replay:
    eyes = request.query_params.get("eyes", "")

    def past_of(seen: Table, seat: Seat) -> Replay:
        return replays.of_table(seen, seat, eyes)

    return await look(request, table, told(request, past_of, again=True))


@post("/api/replay", guards=[spends("lines")])
async def replay_of_line(request: AnyRequest) -> Replay:
    """Worked out by a thread, one after another: a long match takes as long as many acts."""
    data = await body_of(request, Line)
    lines: asyncio.Semaphore = request.app.state.lines
    async with lines:
        return await asyncio.to_thread(replays.of_line, data.line, data.eyes)


@post("/api/course", guards=[spends("lines")])
async def course(request: AnyRequest) -> Course:
    """Worked out as a replay is."""
    data = await body_of(request, OneLine)
    lines: asyncio.Semaphore = request.app.state.lines
    async with lines:
        return await asyncio.to_thread(replays.course, data.line)


@get("/api/tables/{table:str}/result", guards=[spends("journal")])
async def result(request: AnyRequest, table: FromPath[str]) -> Result:
    """In short, with its day, for who keeps what they have played."""
    room, _ = await room_at(request, table)
    number = await room.look(lambda: past.last_number(room.table))
    ended = await rooms_of(request).store.kept_at(room.table.header.table, number)

    def told(room: Room, seat: Seat) -> Result:
        return past.result(room.table, room.lesson.result(), seats_here(request, room, seat), ended)

    return await look(request, table, told)


@get("/api/ratings/{game:str}", guards=[spends("lobby")])
async def ratings(request: AnyRequest, game: FromPath[str]) -> list[Standing]:
    """Who is how strong in a game, the strongest first: the first fifty, and the asker."""
    found = await rooms_of(request).store.standings(find(game).key)
    return standings(found, guest_of(request)[0])


@get("/api/tables/{table:str}/board", guards=[spends("board")])
async def board(request: AnyRequest, table: FromPath[str]) -> Sequence[Section]:
    return await look(request, table, told(request, summaries.board))


@get("/api/tables/{table:str}/board/{language:str}", guards=[spends("board")])
async def board_in_words(
    request: AnyRequest, table: FromPath[str], language: FromPath[str]
) -> list[Spoken]:
    spoken = language if language in LANGUAGES else "en"

    def in_words(seen: Table, seat: Seat) -> list[Spoken]:
        return summaries.board_in_words(seen, seat, spoken)

    return await look(request, table, told(request, in_words))


ROUTES: Final = [
    tables,
    new_table,
    table_info,
    join,
    enter,
    start,
    leave,
    journal,
    replay,
    replay_of_line,
    course,
    result,
    ratings,
    board,
    board_in_words,
]
