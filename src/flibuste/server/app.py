"""The web application around the rooms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER
from flibuste.core.referee import failure
from flibuste.core.refusal import Refused, TooMany
from flibuste.room import steward
from flibuste.room.deputies.far import thinking
from flibuste.room.friends import FRIEND, PREFIX, looks_into
from flibuste.room.keys import Keys
from flibuste.room.rooms import Rooms
from flibuste.server.access import AnyRequest, address_of, limits_of, rooms_of
from flibuste.server.admin import ADMIN
from flibuste.server.brake import Brake
from flibuste.server.door import Door, tell
from flibuste.server.fleet import Fleet
from flibuste.server.health import health, ready
from flibuste.server.hop import Hop
from flibuste.server.hosts import Hosts
from flibuste.server.limits import Limits
from flibuste.server.methods import tell_methods
from flibuste.server.page import page_routes
from flibuste.server.reading import LIBRARY
from flibuste.server.routes import ROUTES
from flibuste.server.sockets import (
    COME_BACK,
    LATER,
    NOT_HERE,
    POLICY,
    AnySocket,
    Ration,
    serve_socket,
)
from flibuste.store.address import Database
from flibuste.store.homes import store_on
from flibuste.store.places import Elsewhere

LOG: Final = logging.getLogger("flibuste.web")
LARGEST_BODY: Final = 16_384  # bytes; no honest request comes near
THIS_MACHINE: Final = Hosts()
STATUS: Final = {
    "no_table": 404,
    "unknown_game": 404,
    "no_lesson": 404,
    "not_host": 403,
    "not_admin": 403,
    "banned": 403,
    "begun": 409,
    "not_over": 409,
    "cancelled": 410,
    "table_full": 409,
    "unreadable": 410,
    "too_many": 429,
    "not_kept": 503,
    "not_read": 503,
}


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    limits, address = limits_of(socket), address_of(socket)
    try:
        limits.spend("sockets", None, address)
    except TooMany as error:
        await tell(False, socket.send, 429, error)
        return
    await socket.accept()
    hosts: Hosts = socket.app.state.hosts
    if not hosts.owns(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=POLICY, reason="wrong origin")
        return
    try:
        found = await rooms_of(socket).by_any_id(table)
    except Elsewhere:  # it has moved between two looks
        await socket.close(code=COME_BACK, reason="the table has moved")
        return
    except FlibusteError:  # it cannot be read
        found = None
    if found is None:
        await socket.close(code=NOT_HERE, reason="no such table")
        return
    room, watching = found
    token = socket.query_params.get("token", "")
    key = rooms_of(socket).keys.seat_of(room.table.header.table, token)
    seat = room.table.company.opened_by(*key) if key else looks_into(room.table, token)
    ended = watching and token.startswith(PREFIX)  # whose friend was is a watcher again
    if token and seat == WATCHER and not ended:
        await socket.close(code=POLICY, reason="this token opens no chair here")
        return
    after = socket.query_params.get("after", "")
    # By the watcher's link a token opens nothing; it still says who is here.
    viewer, guest = (WATCHER if watching else seat, key[1]) if key else (seat, None)
    hand = token.removeprefix(PREFIX) if viewer <= FRIEND else None
    number = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else None
    try:
        with limits.socket(guest, address, room.table.header.table):
            ration = Ration(limits, room.table.header.table, guest, address)
            if guest is not None:
                ration.spend("lines")
            await serve_socket(socket, room, viewer, ration, number, hand)
    except TooMany:
        await socket.close(code=LATER, reason="too many sockets")


def refuse(_: AnyRequest, error: FlibusteError) -> Response[Any]:
    """Every error as the contract has it."""
    told = failure(error)
    later = {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else None
    status = STATUS.get(told["error"], 400)
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=later)


def refuse_form(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework does not let through, in the same words."""
    code = {404: "not_found", 405: "not_found", 413: "too_big"}.get(error.status_code)
    if code == "too_big":
        told = failure(Refused("room-too-big", code))
    else:
        told = failure(Refused("room-request", code or "bad_request", detail=error.detail))
    return Response(told, status_code=error.status_code, media_type=MediaType.JSON)


def refuse_garbled(request: AnyRequest, _: Exception) -> Response[Any]:
    """Brackets in brackets in brackets, or bytes that are no letters."""
    return refuse(request, Refused("room-request", detail="…"))


def refuse_unkept(request: AnyRequest, error: Exception) -> Response[Any]:
    """The disk is full, say."""
    LOG.error("a request was not kept", exc_info=error)
    return refuse(request, Refused("room-not-kept", "not_kept"))


def stumble(_: AnyRequest, error: Exception) -> Response[Any]:
    """A bug of ours: logged here, not shown there."""
    LOG.error("a request failed", exc_info=error)
    told = failure(Refused("room-fault", "fault"))
    return Response(told, status_code=500, media_type=MediaType.JSON)


def make_app(
    database: Database | None,
    *,
    time_scale: float = 1.0,
    seed: str | None = None,
    every_commit_on_disk: bool = False,
    hosts: Hosts = THIS_MACHINE,
    generosity: float = 1.0,
    admin: str | None = None,
    on_lost: Callable[[], None] = lambda: None,
    inner: str = "",
    bots: str | None = None,
) -> Litestar:
    """The application on one database (None: for this time only, for tests).

    ``generosity`` widens the budgets of guests and addresses, for tests and measurements;
    ``admin`` is the token of who runs the server, ``on_lost`` is called if a command has written
    instead of it, ``inner`` is where other workers of the same database find this one, ``bots`` the
    address of a cluster where bots think.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = store_on(
            database, every_commit_on_disk=every_commit_on_disk, on_lost=on_lost, inner=inner
        )
        keys = Keys(await store.open())
        async with thinking(bots) as thinker:
            rooms = Rooms(store, keys, time_scale=time_scale, seed=seed, thinker=thinker)
            await steward.read_bans(rooms)
            app.state.rooms, app.state.hosts, app.state.admin = rooms, hosts, admin
            app.state.limits = Limits(time_scale=time_scale, generosity=generosity)
            app.state.brake = Brake(time_scale)
            app.state.fleet = Fleet(rooms, app.state.limits) if store.worker else None
            if app.state.fleet is not None:
                door.app = Hop(door.app, app.state.fleet)
            app.state.lines = asyncio.Semaphore(1)
            try:
                yield
            finally:
                await rooms.close()

    app = Litestar(
        [*LIBRARY, *ROUTES, *(ADMIN if admin else ()), health, ready, table_socket, *page_routes()],
        lifespan=[lifespan],
        before_send=[tell_methods],
        exception_handlers={
            FlibusteError: refuse,
            HTTPException: refuse_form,
            RecursionError: refuse_garbled,
            UnicodeDecodeError: refuse_garbled,
            SQLAlchemyError: refuse_unkept,
            Exception: stumble,
        },
        openapi_config=None,
        logging_config=None,  # serve.py has set it up
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
    )
    app.asgi_handler = door = Door(app.asgi_handler, hosts)
    return app
