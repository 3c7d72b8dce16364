"""Whether all is well here, for those who watch over servers."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from flibuste import __version__
from flibuste.server.access import AnyRequest, rooms_of


@get("/readyz")
async def ready(request: AnyRequest) -> Response[Any]:
    """Whether people may be sent here: not while nothing can be kept."""
    well = rooms_of(request).store.well
    if not well:
        rooms_of(request).store.try_again()
    headers = {"cache-control": "no-store"}
    return Response({"ok": well}, status_code=200 if well else 503, headers=headers)


@get("/healthz")
async def health(request: AnyRequest) -> Response[Any]:
    """Cheap: it looks at what is known.  503 while nothing can be kept; then the store tries again
    each time it is asked, so that a quiet server gets well too.
    """
    rooms = rooms_of(request)
    well = rooms.store.well
    if not well:
        rooms.store.try_again()
    told = {
        "ok": well,
        "version": __version__,
        "rooms": len(rooms.awake),
        "aside": len(rooms.aside),
    }
    return Response(told, status_code=200 if well else 503, headers={"cache-control": "no-store"})
