"""What makes the page an app on somebody's phone: a manifest, icons, and what it says offline.

The service worker (web/public/sw.js) keeps the offline page and nothing else: code and tables
always come from here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from flibuste.server.access import AnyRequest
from flibuste.server.previews import NAME, language_of, say_in

BUILT: Final = Path(__file__).parents[1] / "_web"
FILES: Final = {
    "/sw.js": "text/javascript; charset=utf-8",
    "/offline.html": "text/html; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable.png": "image/png",
}
ICONS: Final = [
    {"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"},
    {"src": "/icon-192.png", "type": "image/png", "sizes": "192x192"},
    {"src": "/icon-512.png", "type": "image/png", "sizes": "512x512"},
    {"src": "/icon-maskable.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
]
# An offline page has the page's own policy: it needs styles of its own and nothing else.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@get("/manifest.webmanifest", media_type="application/manifest+json", sync_to_thread=False)
def manifest(request: AnyRequest) -> Response[Any]:
    language = language_of(request)
    told = {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": say_in(language)("preview-lobby"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#0c3b4c",
        "theme_color": "#0c3b4c",
        "icons": ICONS,
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(told, media_type="application/manifest+json", headers=headers)


@get(list(FILES), sync_to_thread=False)
def file(request: AnyRequest) -> Response[bytes]:
    """Asked for anew every time: a worker that is kept for long would outlive its page."""
    path = request.scope["path"]
    found = BUILT / path.removeprefix("/")
    if not found.is_file():
        raise NotFoundException
    headers = {"cache-control": "no-cache"}
    if path.endswith(".html"):
        headers |= {"content-security-policy": POLICY, "x-frame-options": "DENY"}
    return Response(found.read_bytes(), media_type=FILES[path], headers=headers)
