"""
The hop: whoever asks for a table is served by the worker that has it, whichever they came to.

It stands before all routes, so that nothing is asked, counted or answered here that is another
worker's.  There is one hop at most: a call that came by the inner door goes no further.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import TYPE_CHECKING, Any, Final

from h11 import RemoteProtocolError

from flibuste.core.errors import FlibusteError
from flibuste.core.refusal import Refused, TooMany
from flibuste.server.door import tell
from flibuste.server.fleet import Fleet
from flibuste.server.inner import OURS, WRONG_PLACE, credentials, is_inner
from flibuste.server.limits import house_of
from flibuste.server.passing import TOLD, answer_of, whole_body
from flibuste.server.sockets import Line
from flibuste.server.tunnel import Tunnel
from flibuste.store.places import Elsewhere, Place

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

LOG: Final = logging.getLogger("flibuste.hop")
# Addresses in which a table is named, by either of its ids; a match in one line has a dot.
TABLE: Final = re.compile(r"/(?:api/(?:admin/)?tables|t|r|book)/([^/.]{1,40})(?:/|$)")
PATIENCE: Final = 6.0  # seconds until a table whose worker gives no answer is told to be away
BREATH: Final = 0.2  # seconds between two tries
SILENT: Final = 2.0  # seconds without an answer to a handshake
KNOWN: Final = 20_000  # tables of which it is remembered where they are


class Hop:
    """The application, or another worker's."""

    def __init__(self, app: ASGIApp, fleet: Fleet) -> None:
        self.app = app
        self.fleet = fleet
        self.places: dict[str, Place] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called: Any = scope
        found = TABLE.match(called.get("path", ""))
        if found is None or found[1] in self.fleet.rooms.awake:
            await self.app(scope, receive, send)
            return
        try:
            await self._serve(found[1], called, receive, send)
        except (Refused, OSError) as error:
            refused = error if isinstance(error, Refused) else Refused("room-elsewhere", "not_read")
            status = 429 if isinstance(error, TooMany) else 503
            await tell(called["type"] == "http", send, status, refused)

    async def _serve(self, id: str, scope: Any, receive: Receive, send: Send) -> None:
        """Here or there; while the worker that has it gives no answer, wait until it is taken to
        be dead.
        """
        deadline = asyncio.get_running_loop().time() + PATIENCE
        silent, body = "", None
        while True:
            known = None if is_inner(scope) else self.places.get(id)
            place = known or await self._look(id, scope, silent)
            if place is None:
                await self.app(scope, receive, send)
                return
            if is_inner(scope):
                await tell(scope["type"] == "http", send, WRONG_PLACE, Elsewhere(place))
                return
            if body is None and scope["type"] == "http":
                body = await whole_body(receive)
            if self.fleet.alive(place) and await self._pass_on(place, scope, body or b"", send):
                self._remember(id, place)
                return
            self.places.pop(id, None)
            silent = place.worker
            if asyncio.get_running_loop().time() > deadline:
                raise Elsewhere(place)
            await asyncio.sleep(BREATH)

    async def _look(self, id: str, scope: Any, silent: str) -> Place | None:
        """Where it is; None: here, or nowhere, as the routes will tell."""
        client = scope.get("client")
        self.fleet.limits.spend("finding", None, house_of(client[0]) if client else "")
        try:
            await self.fleet.rooms.by_any_id(id, silent)
        except Elsewhere as error:
            return error.place
        except FlibusteError:
            pass  # it cannot be read: the routes say so
        return None

    def _remember(self, id: str, place: Place) -> None:
        if len(self.places) >= KNOWN:
            self.places.clear()
        self.places[id] = place

    async def _pass_on(self, place: Place, scope: Any, body: bytes, send: Send) -> bool:
        """Whether the worker was there and had the table: else nothing has happened."""
        try:
            if scope["type"] == "websocket":
                return await self._line(place, scope)
            return await self._request(place, scope, body, send)
        except (OSError, TimeoutError, RemoteProtocolError) as error:
            LOG.warning("worker %s gives no answer: %s", place.worker, type(error).__name__)
            return False

    # Lines

    async def _line(self, place: Place, scope: Any) -> bool:
        line: Line = scope["state"]["line"]
        tunnel = Tunnel(place.worker)
        request = line.request
        extra = credentials(self.fleet.rooms, place, scope)
        headers = [pair for pair in scope["headers"] if pair[0].lower() not in OURS]
        text = b"GET %b HTTP/1.1\r\n" % request.path.encode("ascii")
        text += b"".join(b"%b: %b\r\n" % pair for pair in headers + extra) + b"\r\n"
        try:
            async with asyncio.timeout(SILENT):
                head = await tunnel.handshake(place.address, text)
        except BaseException:
            tunnel.close()
            raise
        if head.split(b" ", 2)[1:2] == [str(WRONG_PLACE).encode()]:
            tunnel.close()
            return False
        self.fleet.tunnels.add(tunnel)
        try:
            await tunnel.carry(line)
        finally:
            self.fleet.tunnels.discard(tunnel)
            tunnel.close()
        return True

    # Requests

    async def _request(self, place: Place, scope: Any, body: bytes, send: Send) -> bool:
        async with answer_of(self.fleet.rooms, place, scope, body) as (response, pieces):
            if response.status_code == WRONG_PLACE:
                return False
            headers = [(n, v) for n, v in response.headers if n not in TOLD]
            start: Any = {
                "type": "http.response.start",
                "status": response.status_code,
                "headers": headers,
            }
            await send(start)
            try:
                async for piece in pieces:
                    part: Any = {"type": "http.response.body", "body": piece, "more_body": True}
                    await send(part)
            except (OSError, RemoteProtocolError):
                LOG.warning("worker %s broke off an answer", place.worker)
                return True  # and so do we: what was sent cannot be taken back
        end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(end)
        return True
