"""How a table tells: to players at once, to watchers in slices, and to its host what stumbled."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.referee import failure
from flibuste.core.refusal import Refused
from flibuste.room import wire
from flibuste.room.actor import Actor
from flibuste.room.presence import Gallery
from flibuste.room.table import Table

if TYPE_CHECKING:
    from flibuste.room.delay import Delay

LOG: Final = logging.getLogger("flibuste.room")
encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A socket, as the room sees it."""

    viewer: Seat
    guest: str | None  # whose line it is: nobody else's chair is seen through it
    hand: str | None  # the key by which it looks into a hand

    def send(self, *frames: bytes) -> None:
        """Send in order; never waits."""

    def dismiss(self) -> None:
        """Close the line: who comes back finds the table where it is now."""


class Crier(Actor):
    """An actor with listeners."""

    gallery: Gallery
    delay: Delay

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.listeners: list[Listener] = []

    def retire(self) -> None:
        """Another server has the table: send everybody there.  What was asked before is answered:
        nothing of it can be kept.
        """
        for listener in list(self.listeners):
            listener.dismiss()
        self.inbox.put_nowait(self.close)

    def tell_all(self, told: wire.Answer) -> None:
        frames = [encode(told)]
        self.tell_each(lambda _: frames)

    def tell_each(self, frames: Callable[[Seat], list[bytes]]) -> None:
        """To everybody what is shown to their seat, made once for each; players first."""
        made: dict[Seat, list[bytes]] = {}
        for listener in self.listeners:
            viewer = listener.viewer
            if viewer not in made:
                made[viewer] = frames(viewer)
            if viewer != WATCHER:
                listener.send(*made[viewer])
        self.tell_watchers(made.get(WATCHER, []))

    def tell_watchers(self, frames: list[bytes]) -> None:
        """At once, unless they see everything later: then it is made for them when it is time."""
        if not self.delay.behind:
            self.gallery.tell([one for one in self.listeners if one.viewer == WATCHER], frames)

    def send(self, listener: Listener, *told: wire.Answer) -> None:
        listener.send(*map(encode, told))

    def refuse(self, listener: Listener, id: str, error: FlibusteError) -> None:
        told = failure(error)
        because = (told["error"], told["rule"], told["message"], told["near"])
        self.send(listener, wire.Refused(id, *because))

    def trouble(self, error: BaseException) -> None:
        """Tell the host what stumbled, with the code to report; the table goes on.

        The code names the table and the entry: the match itself is in the journal, and neither the
        host, to whom it would tell what the others hold, nor the log has it from here.
        """
        table = self.table
        code = f"{table.mark}-{table.number}"
        LOG.error("trouble %s", code, exc_info=error)
        message = Refused("room-trouble", detail=repr(error)[:200]).in_both()
        for listener in self.listeners:
            if listener.viewer == table.host():
                self.send(listener, wire.Trouble(message, code))
