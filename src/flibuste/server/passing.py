"""A plain request, passed on to another worker as it came."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import h11

from flibuste.core.refusal import Refused
from flibuste.room.rooms import Rooms
from flibuste.server.inner import OURS, credentials
from flibuste.store.places import Place

if TYPE_CHECKING:
    from litestar.types import Receive

LARGEST: Final = 20_000  # bytes of a body: more than any route takes
ANSWER: Final = 15.0  # seconds until the answer has to begin
PIECE: Final = 65_536  # bytes of it at a time
CONNECTION: Final = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"te"})
ASKED: Final = OURS | CONNECTION | {b"content-length", b"expect"}  # not passed on
TOLD: Final = CONNECTION | {b"x-request-id", b"date", b"server"}  # nor these of an answer


class Unanswered(Refused):
    """It was asked, and nobody knows what came of it: it must not be asked again."""

    def __init__(self) -> None:
        super().__init__("room-elsewhere", "not_read")


async def whole_body(receive: Receive) -> bytes:
    """As far as anybody would read it."""
    body = b""
    while len(body) <= LARGEST:
        message: Any = await receive()
        body += message.get("body", b"")
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            break
    return body


@asynccontextmanager
async def answer_of(
    rooms: Rooms, place: Place, scope: Any, body: bytes
) -> AsyncIterator[tuple[h11.Response, AsyncIterator[bytes]]]:
    """What another worker answers: the head, and the body piece by piece."""
    host, _, port = place.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    try:
        http = h11.Connection(h11.CLIENT)
        writer.write(http.send(asked(rooms, place, scope, len(body))) or b"")
        writer.write(http.send(h11.Data(body)) or b"")
        writer.write(http.send(h11.EndOfMessage()) or b"")
        try:
            async with asyncio.timeout(ANSWER):
                head = await next_event(http, reader)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            if scope["method"] == "GET":
                raise
            raise Unanswered from None
        assert isinstance(head, h11.Response)
        yield head, pieces(http, reader)
    finally:
        writer.close()


def asked(rooms: Rooms, place: Place, scope: Any, size: int) -> h11.Request:
    headers = [pair for pair in scope["headers"] if pair[0].lower() not in ASKED]
    headers += credentials(rooms, place, scope)
    headers += [(b"content-length", str(size).encode()), (b"connection", b"close")]
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    return h11.Request(method=scope["method"], target=target, headers=headers)


async def next_event(http: h11.Connection, reader: asyncio.StreamReader) -> Any:
    while (event := http.next_event()) is h11.NEED_DATA:
        http.receive_data(await reader.read(PIECE))
    return event


async def pieces(http: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while isinstance(event := await next_event(http, reader), h11.Data):
        yield bytes(event.data)
