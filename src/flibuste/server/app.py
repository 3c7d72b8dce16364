"""The web application around the rooms."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER
from flibuste.core.referee import failure
from flibuste.server.access import AnyRequest, rooms_of
from flibuste.server.health import health
from flibuste.server.keys import Keys
from flibuste.server.library import LIBRARY
from flibuste.server.methods import tell_methods
from flibuste.server.refusal import Refused
from flibuste.server.rooms import Rooms
from flibuste.server.routes import ROUTES
from flibuste.server.site import page_routes
from flibuste.server.sockets import NOT_HERE, POLICY, AnySocket, same_origin, serve_socket
from flibuste.server.store import Store

LOG: Final = logging.getLogger("flibuste.web")
LARGEST_BODY: Final = 16_384  # bytes; no honest request comes near
STATUS: Final = {
    "no_table": 404,
    "unknown_game": 404,
    "no_lesson": 404,
    "not_host": 403,
    "begun": 409,
    "table_full": 409,
    "unreadable": 410,
    "not_kept": 503,
    "not_read": 503,
}


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    await socket.accept()
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=POLICY, reason="wrong origin")
        return
    try:
        found = await rooms_of(socket).by_any_id(table)
    except FlibusteError:  # it cannot be read
        found = None
    if found is None:
        await socket.close(code=NOT_HERE, reason="no such table")
        return
    room, watching = found
    token = socket.query_params.get("token", "")
    seat = rooms_of(socket).keys.seat_of(room.table.header.table, token)
    if token and (seat is None or room.table.chairs[seat[0]].guest != seat[1]):
        await socket.close(code=POLICY, reason="this token opens no chair here")
        return
    after = socket.query_params.get("after", "")
    viewer, guest = seat if seat and not watching else (WATCHER, None)
    number = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else None
    await serve_socket(socket, room, viewer, guest, number)


def refuse(_: AnyRequest, error: FlibusteError) -> Response[Any]:
    """Every error as the contract has it."""
    told = failure(error)
    return Response(told, status_code=STATUS.get(told["error"], 400), media_type=MediaType.JSON)


def refuse_form(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework does not let through, in the same words."""
    code = {404: "not_found", 405: "not_found", 413: "too_big"}.get(error.status_code)
    if code == "too_big":
        told = failure(Refused("room-too-big", code))
    else:
        told = failure(Refused("room-request", code or "bad_request", detail=error.detail))
    return Response(told, status_code=error.status_code, media_type=MediaType.JSON)


def refuse_depth(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """Brackets in brackets in brackets."""
    return refuse(request, Refused("room-request", detail="…"))


def stumble(_: AnyRequest, error: Exception) -> Response[Any]:
    """A bug of ours: logged here, not shown there."""
    LOG.error("a request failed", exc_info=error)
    told = failure(Refused("room-fault", "fault"))
    return Response(told, status_code=500, media_type=MediaType.JSON)


def make_app(
    database: Path | None,
    *,
    time_scale: float = 1.0,
    seed: str | None = None,
    every_commit_on_disk: bool = False,
) -> Litestar:
    """The application on one database file (None: for this time only, for tests)."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database, every_commit_on_disk=every_commit_on_disk)
        rooms = Rooms(store, Keys(await store.open()), time_scale=time_scale, seed=seed)
        app.state.rooms = rooms
        try:
            yield
        finally:
            await rooms.close()

    return Litestar(
        [*LIBRARY, *ROUTES, health, table_socket, *page_routes()],
        lifespan=[lifespan],
        before_send=[tell_methods],
        exception_handlers={
            FlibusteError: refuse,
            HTTPException: refuse_form,
            RecursionError: refuse_depth,
            Exception: stumble,
        },
        openapi_config=None,
        logging_config=None,  # serve.py has set it up
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
    )
