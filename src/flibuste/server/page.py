"""The page itself: one file for every address a person may open, and what belongs to it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from flibuste.server import previews
from flibuste.server.access import AnyRequest
from flibuste.server.hosts import Hosts
from flibuste.server.install import BUILT, file, manifest
from flibuste.server.previews import Preview, filled

MISSING: Final = (
    "<!doctype html><title>Flibuste</title><p>The page is not built: run <code>make run</code>."
)
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; "
    "frame-ancestors 'none'"
)
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


@get(["/", "/new", "/design"], sync_to_thread=False)
def home(request: AnyRequest) -> Response[str]:
    return index(request, previews.of_lobby(request))


@get("/t/{table:str}")
async def table_page(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    return index(request, await previews.of_table(request, table))


@get("/rules/{game:str}", sync_to_thread=False)
def rules_page(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    return index(request, previews.of_game(request, game, "rules"))


@get("/learn/{game:str}", sync_to_thread=False)
def learn_page(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    return index(request, previews.of_game(request, game, "learn"))


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
        rules_page,
        learn_page,
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
