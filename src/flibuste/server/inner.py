"""
The inner door, by which workers of one database ask one another.  Whoever comes there shows a pass,
made from the database's secret for this very worker, and says for whom the call is: it counts as if
it had come to the outer door.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final

import msgspec

from flibuste.core.refusal import Refused
from flibuste.room.rooms import Rooms
from flibuste.server.door import tell
from flibuste.store.places import Place

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Receive, Scope, Send

PASS: Final = b"x-flibuste-pass"
CALLER: Final = b"x-flibuste-caller"
OURS: Final = frozenset({PASS, CALLER})
WRONG_PLACE: Final = 421  # Misdirected Request: ask the database again where it is
INNER: Final = "inner"  # of a call's state: it has come by this door, and goes no further


class Caller(msgspec.Struct):
    """Where a call came from, and to which of our addresses."""

    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    scheme: str


def credentials(rooms: Rooms, place: Place, scope: Any) -> list[tuple[bytes, bytes]]:
    """What another worker wants to see."""
    caller = Caller(scope.get("client"), scope.get("server"), scope["scheme"])
    return [(PASS, rooms.keys.door(place.worker).encode()), (CALLER, msgspec.json.encode(caller))]


def is_inner(scope: Any) -> bool:
    return bool(scope["state"].get(INNER))


class InnerDoor:
    """The application, for other workers."""

    def __init__(self, app: Any, owner: Litestar) -> None:
        self.app = app
        self.owner = owner  # whose rooms know the secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        called: Any = scope
        if called["type"] in ("http", "websocket"):
            named = dict(called["headers"])
            rooms: Rooms = self.owner.state.rooms
            right = rooms.keys.door(rooms.store.worker).encode()
            if not compare_digest(named.get(PASS, b""), right):
                refused = Refused("room-elsewhere", "not_read")
                await tell(called["type"] == "http", send, WRONG_PLACE, refused)
                return
            caller = msgspec.json.decode(named[CALLER], type=Caller)
            headers = [pair for pair in called["headers"] if pair[0] not in OURS]
            state = {**called["state"], INNER: True}
            called = {**called, "headers": headers, "state": state, **msgspec.to_builtins(caller)}
            called["client"], called["server"] = caller.client, caller.server
        await self.app(called, receive, send)
