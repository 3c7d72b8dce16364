"""
The door before all routes: who calls us by a name that is not ours, or sends something from a page
that is not ours, is refused; every answer says how it may be used.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.datastructures import Headers

from flibuste.core.referee import failure
from flibuste.core.refusal import Refused, TooMany
from flibuste.server.hosts import Hosts

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

EVERYWHERE: Final = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}
PRIVATE: Final = "no-store"  # of all that is told by /api and does not say otherwise


class Door:
    """The application, behind its door."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called: Any = scope
        method, send = called.get("method"), dressed(scope, send)
        refused = self._refusal(method, called.get("server"), Headers.from_scope(scope))
        if refused is not None:
            await tell(method is not None, send, *refused)
        elif method == "HEAD":
            called = {**called, "method": "GET"}
            await self.app(called, receive, bodiless(send))
        else:
            await self.app(scope, receive, send)

    def _refusal(
        self, method: str | None, server: tuple[str, int] | None, headers: Headers
    ) -> tuple[int, Refused] | None:
        """Why this call goes no further, if it does not; a socket has no method."""
        host = headers.get("host")
        if not self.hosts.knows(host, server[0] if server else None):
            return 400, Refused("room-host", "bad_host", host=(host or "")[:100])
        if method in (None, "GET", "HEAD"):
            return None  # the Origin of a socket is looked at when it opens
        if not self.hosts.owns(headers.get("origin"), host):
            return 403, Refused("room-foreign", "foreign")
        if headers.get("sec-fetch-site") == "cross-site":
            return 403, Refused("room-foreign", "foreign")
        if not is_json(headers):
            return 415, Refused("room-not-json", "bad_request")
        return None


def is_json(headers: Headers) -> bool:
    """What a form of another page cannot send; a request without a body needs no kind."""
    kind = headers.get("content-type")
    if kind is None:
        return "transfer-encoding" not in headers and headers.get("content-length", "0") == "0"
    return kind.partition(";")[0].strip().lower() == "application/json"


def dressed(scope: Scope, send: Send) -> Send:
    """Add to every answer how it may be used."""
    private = scope["path"].startswith("/api/")

    async def send_dressed(message: Message) -> None:
        if message["type"].endswith("response.start"):
            fields: Any = message
            headers = list(fields["headers"])
            named = {name.lower() for name, _ in headers}
            wanted = {**EVERYWHERE, **({"cache-control": PRIVATE} if private else {})}
            headers += ascii_headers(
                (name, value) for name, value in wanted.items() if name.encode() not in named
            )
            fields["headers"] = headers
        await send(message)

    return send_dressed


def bodiless(send: Send) -> Send:
    """The answer to HEAD: that to GET, without its body."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


def ascii_headers(headers: Iterable[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers]


async def tell(request: bool, send: Send, status: int, error: Refused) -> None:
    """A refusal in the contract's form, to a request or to a socket that is not open yet."""
    body = msgspec.json.encode(failure(error))
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    if isinstance(error, TooMany):
        headers["retry-after"] = str(error.seconds)
    prefix = "http.response" if request else "websocket.http.response"
    start: Any = {
        "type": f"{prefix}.start",
        "status": status,
        "headers": ascii_headers(headers.items()),
    }
    end: Any = {"type": f"{prefix}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
