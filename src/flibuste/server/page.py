"""The page itself: one file for every address a person may open, and what belongs to it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.core.words import LANGUAGES
from flibuste.room import past
from flibuste.room.logbook import as_html, book
from flibuste.room.table import Table
from flibuste.server import previews
from flibuste.server.access import AnyRequest, look, room_at, rooms_of, spends, told
from flibuste.server.hosts import Hosts
from flibuste.server.install import BUILT, file, manifest
from flibuste.server.previews import Preview, filled, language_of

MISSING: Final = (
    "<!doctype html><title>Flibuste</title><p>The page is not built: run <code>make run</code>."
)
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "
    "frame-ancestors 'none'"
)
PRINTED: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
LONGEST_NAME: Final = 255  # bytes, of a file
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "cache-control": "no-cache",
    "vary": "accept-language",
}


def index(request: AnyRequest, preview: Preview) -> Response[str]:
    built = BUILT / "index.html"
    text = built.read_text("utf-8") if built.exists() else MISSING
    hosts: Hosts = request.app.state.hosts
    return Response(filled(text, preview, hosts), media_type="text/html", headers=HEADERS)


@get(["/", "/new", "/matches", "/ratings", "/design"], sync_to_thread=False)
def home(request: AnyRequest) -> Response[str]:
    return index(request, previews.of_lobby(request))


@get("/t/{table:str}")
async def table_page(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    return index(request, await previews.of_table(request, table))


@get("/r/{code:str}")
async def replay_page(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    return index(request, await previews.of_replay(request, code))


@get("/rules/{game:str}", sync_to_thread=False)
def rules_page(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    return index(request, previews.of_game(request, game, "rules"))


@get("/learn/{game:str}", sync_to_thread=False)
def learn_page(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    return index(request, previews.of_game(request, game, "learn"))


@get("/book/{table:str}/{language:str}", guards=[spends("journal")])
async def log_book(
    request: AnyRequest, table: FromPath[str], language: FromPath[str]
) -> Response[str]:
    """To print: while the match runs what the asker's chair saw of it, and then everything."""
    room, _ = await room_at(request, table)
    spoken = language if language in LANGUAGES else language_of(request)
    over = room.table.phase == "over"
    number = past.last_number(room.table) if over else 0
    ended = await rooms_of(request).store.kept_at(room.table.header.table, number)
    day = datetime.fromtimestamp(ended, UTC).date() if ended else None

    def written(seen: Table, seat: Seat) -> str:
        if not seen.begun:
            raise Refused("room-not-begun", "not_over")
        names = [chair.name for chair in seen.chairs]
        viewer = None if seen.phase == "over" else seat
        line = seen.code() if seen.phase == "over" else ""
        return as_html(book(seen.match, spoken, names=names, viewer=viewer, day=day, line=line))

    text = await look(request, table, told(request, written, again=True))
    headers = {"content-security-policy": PRINTED, "x-frame-options": "DENY"}
    headers |= {"cache-control": "no-store"}
    return Response(text, media_type="text/html", headers=headers)


def is_a_name(request: ASGIConnection[Any, Any, Any, Any], _: object) -> None:
    """What no file can be called is not there: the system would complain of it."""
    name = request.scope["path"]
    if "\0" in name or len(name.encode(errors="replace")) > LONGEST_NAME:
        raise NotFoundException


def page_routes() -> list[Any]:
    """The addresses of the page, and its scripts and styles, each named by its content."""
    routes: list[HTTPRouteHandler | Any] = [
        home,
        table_page,
        replay_page,
        rules_page,
        learn_page,
        log_book,
        manifest,
        file,
    ]
    assets = BUILT / "assets"
    if assets.is_dir():
        keep = CacheControlHeader(max_age=31_536_000, public=True)
        files = create_static_files_router(
            "/assets", [assets], cache_control=keep, guards=[is_a_name]
        )
        routes.append(files)
    return routes
