"""One socket to a table, kept up: what is heard, and what is asked and answered."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import suppress
from itertools import count
from queue import SimpleQueue
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from flibuste.afar.door import Address
from flibuste.afar.errors import AfarError, RoomError
from flibuste.room import asked, wire
from flibuste.room.wishes import FromClient, Late, Pause, Stop

FOR_GOOD: Final = (1008, 4404)  # after these, trying again does not help
PATIENCE: Final = 20.0  # seconds for the answer to a request
FAREWELL: Final = 2.0  # seconds that closing may take
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before trying again; the last one from then on
AT_ONCE: Final = 60  # requests, and then one …
EVERY: Final = 1 / 30  # … in so many seconds
LARGEST: Final = 1 << 22  # bytes of a frame: a view with its menu and effects is far below
COMES_TO: Final[dict[type, tuple[type, ...]]] = {  # what everybody is told when it is met
    wire.Act: (wire.Step, wire.Snapshot),
    wire.Undo: (wire.UndoAsked, wire.Snapshot),
    wire.Consent: (wire.UndoAsked, wire.Snapshot),
    wire.Chat: (wire.Said,),
    Stop: (wire.StopAsked,),
    Pause: (asked.PauseAsked, asked.Banks),
    Late: (asked.LateAsked,),
    wire.Why: (),  # answered by its id
    wire.Hint: (),
}
answers: Final = msgspec.json.Decoder(wire.Answer)


class Down(Struct, frozen=True):
    """The line is down and is tried again; or it is closed for good, and this is why."""

    why: Exception | None = None


Heard: TypeAlias = wire.Answer | Down


class Line:
    """Listens in a thread of its own, so that nobody who thinks or types keeps the room waiting.

    What was asked and is not answered when the line drops is asked again under the same id: the
    room plays no act twice.
    """

    def __init__(self, where: Address) -> None:
        self.where = where
        # What is heard; who types lets lines wait their turn here too, behind what they follow.
        self.inbox: SimpleQueue[Any] = SimpleQueue()
        self.number: int | None = None  # of the last entry heard
        self.you: int | None = None
        self.asked: dict[str, tuple[FromClient, Future[wire.Answer]]] = {}
        self.ids = (f"{token_hex(4)}.{number}" for number in count(1))
        self.guard = threading.Lock()
        self.socket: ClientConnection | None = None
        self.ended = threading.Event()
        self.why: Exception | None = None  # it is closed for good
        self.owed = 0.0  # when what was sent so far would have gone out, evenly
        self.listening = threading.Thread(target=self._listen, name="line", daemon=True)
        self.listening.start()

    def close(self) -> None:
        self.ended.set()
        with self.guard:
            socket = self.socket
        if socket is not None:
            socket.close()
        self.listening.join(FAREWELL)

    def heard(self) -> Iterator[Heard]:
        """What comes, one after the other, until the line is closed for good."""
        while True:
            told = self.inbox.get()
            yield told
            if isinstance(told, Down) and told.why is not None:
                return

    # Asking

    def ask(self, kind: type[Any], **fields: Any) -> wire.Answer:
        """A request and its answer; RoomError if the room refuses it."""
        request, waiting = kind(id=next(self.ids), **fields), Future[wire.Answer]()
        self._go_slowly()
        with self.guard:
            if self.why is not None:
                raise self.why
            self.asked[request.id] = request, waiting
            socket = self.socket
        self._send(socket, request)
        try:
            answer = waiting.result(PATIENCE)
        except TimeoutError:
            raise AfarError("afar-no-answer") from None
        finally:
            with self.guard:
                self.asked.pop(request.id, None)
        if isinstance(answer, wire.Refused):
            raise RoomError(answer.error, answer.message)
        return answer

    def _go_slowly(self) -> None:
        """A program is faster than any hand, and a room closes the door to a flood."""
        now = monotonic()
        self.owed = max(self.owed, now - AT_ONCE * EVERY) + EVERY
        if self.owed > now:
            sleep(self.owed - now)

    def _send(self, socket: ClientConnection | None, request: FromClient) -> None:
        with suppress(ConnectionClosed, OSError):  # it goes out again when the line is up
            if socket is not None:
                socket.send(msgspec.json.encode(request).decode())

    # Listening

    def _listen(self) -> None:
        tries = 0
        while not self.ended.is_set():
            try:
                with connect(
                    self.where.socket(self.number), max_size=LARGEST, compression=None, proxy=None
                ) as socket:
                    self._up(socket)
                    for frame in socket:
                        tries = 0
                        self._hear(frame)
                    code, reason = socket.close_code, socket.close_reason
            except ConnectionClosed as closed:
                code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (None, "")
            except (WebSocketException, OSError, TimeoutError):
                code, reason = None, ""
            with self.guard:
                self.socket = None
            if code in FOR_GOOD:
                self._end(AfarError("afar-closed", code=code or 0, reason=reason or ""))
                return
            if not self.ended.is_set():
                self.inbox.put(Down())
            self.ended.wait(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
        self._end(AfarError("afar-left"))

    def _up(self, socket: ClientConnection) -> None:
        with self.guard:
            self.socket = socket
            again = [request for request, _ in self.asked.values()]
        for request in again:
            self._send(socket, request)

    def _end(self, why: Exception) -> None:
        with self.guard:
            self.why = why
            waiting = [future for _, future in self.asked.values()]
        for future in waiting:
            if not future.done():
                future.set_exception(why)
        self.inbox.put(Down(why))

    def _hear(self, frame: str | bytes) -> None:
        try:
            told = answers.decode(frame)
        except msgspec.DecodeError:
            return  # a newer room says more than this side knows
        if isinstance(told, wire.Snapshot):
            self.you = told.you
        if isinstance(told, (wire.Snapshot, wire.Step, wire.Said)):
            self.number = max(self.number or 0, told.number)
        self.inbox.put(told)
        self._settle(told)

    def _settle(self, told: wire.Answer) -> None:
        """Whose question this answers: by its id, or by what everybody is told of it."""
        if isinstance(told, (wire.Step, wire.Said)) and told.seat != self.you:
            return
        named: str | None = getattr(told, "id", None)
        with self.guard:
            asked = list(self.asked.items())
        for id, (request, future) in asked:
            hit = named == id if named is not None else meets(told, request)
            if hit and not future.done():
                future.set_result(told)
                return


def meets(told: wire.Answer, request: FromClient) -> bool:
    """Whether this is told because of that request; clocks are told at other times too."""
    if isinstance(told, asked.Banks) and isinstance(request, Pause):
        return told.paused == request.yes
    return isinstance(told, COMES_TO[type(request)])
