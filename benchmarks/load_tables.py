"""Tables for the load: opened and started over HTTP, played over sockets at random."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from benchmarks.load_line import LoadLine, open_line

SEATS = 4


class Act(Struct, tag=True):
    """What a page sends for a tap."""

    id: str
    menu: int
    act: Raw


# All that a page with a painted board says and asks for while a match goes on, and so all that the
# load does: its messages with their fields, and requests over HTTP, of which there are none.
SENT: Final = {Act.__name__: {"type", *Act.__struct_fields__}}
ASKED: Final[frozenset[str]] = frozenset()


class Menu(Struct):
    number: int
    acts: list[Raw]


class Heard(Struct):
    """As much of a message as the load looks at."""

    type: str
    number: int = 0
    seat: int | str | None = None
    act: Raw = Raw()
    menu: Menu | None = None
    awaiting: list[int | str] = []
    id: str | None = None
    error: str | None = None


read = msgspec.json.Decoder(Heard).decode


class Web:
    """Plain requests, on one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.last = 0  # status

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        told = self.told(method, path, body)
        assert self.last < 300, told
        return told

    def told(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered, be it a refusal."""
        headers = {"content-type": "application/json"}
        self.connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = self.connection.getresponse()
        self.last = answer.status
        return json.loads(answer.read())

    def close(self) -> None:
        self.connection.close()

    def status(self, method: str, path: str, body: bytes) -> int:
        """The answer to any request at all."""
        self.connection.request(method, path, body, {"content-type": "application/json"})
        answer = self.connection.getresponse()
        answer.read()
        return answer.status

    def open_table(self, game: str = "cartagena", **fields: Any) -> tuple[str, str, list[str]]:
        """A table with people on all chairs, begun: its id, the watchers' id, and the tokens."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        wish = {"game": game, "seats": seats, "name": "load 0", **fields}
        keys = self.ask("POST", "/api/tables", wish)
        table, tokens = keys["table"], [keys["token"]]
        for seat in range(1, SEATS):
            joined = self.ask("POST", f"/api/tables/{table}/join", {"name": f"load {seat}"})
            tokens.append(joined["token"])
        self.ask("POST", f"/api/tables/{table}/start", {"token": tokens[0]})
        return table, keys["watch"].removeprefix("/t/"), tokens


class LoadTable:
    """Four sockets at one table, and how long the last act took to reach the last of them."""

    def __init__(self, keys: tuple[str, str, list[str]], rng: Random) -> None:
        self.table, self.watch, self.tokens = keys
        self.rng = rng
        self.lines: list[LoadLine] = []
        self.numbers = [0] * SEATS  # the last that each has heard
        self.menus: list[Menu | None] = [None] * SEATS
        self.awaiting: list[int | str] = []
        self.over = False
        self.sent_at = 0.0
        self.waiting: set[int] = set()  # seats that have not seen the act on its way
        self.ids = 0
        self.on_way: tuple[int, str, bytes] | None = None  # seat, id, message
        self.last: tuple[int, str, bytes] | None = None  # the one before, all answered
        self.told: list[tuple[int, int, int | str | None, bytes]] | None = None
        self.done: Callable[[float], None] = lambda _: None
        self.stale = 0
        self.answers = 0  # to questions that change nothing

    async def connect(self, port: int) -> None:
        """Open all sockets, after what each has heard before."""
        self.lines = []
        for seat in range(SEATS):
            after = f"&after={self.numbers[seat]}" if self.numbers[seat] else ""
            path = f"/api/tables/{self.table}/socket?token={self.tokens[seat]}{after}"
            line = LoadLine(path, lambda body, seat=seat: self.hear(seat, body))  # type: ignore[misc]
            self.lines.append(await open_line(port, line))

    def close(self) -> None:
        for line in self.lines:
            line.transport.abort()

    @property
    def idle(self) -> bool:
        return not self.waiting and not self.over and any(self.menus)

    def hear(self, seat: int, body: bytes) -> None:
        heard = read(body)
        if heard.type in ("Step", "Snapshot"):
            self.numbers[seat] = heard.number
            self.menus[seat] = heard.menu
            self.awaiting = heard.awaiting
            self.over = self.over or (not heard.awaiting and heard.type == "Step")
            if self.told is not None and heard.type == "Step":
                self.told.append((seat, heard.number, heard.seat, bytes(heard.act)))
            if seat in self.waiting and "luck" not in heard.awaiting:
                self.waiting.discard(seat)
                if not self.waiting:
                    self.last, self.on_way = self.on_way, None
                    self.done(perf_counter() - self.sent_at)
        elif heard.type == "Because":
            self.answers += 1
        elif heard.type == "Refused":
            self.stale += 1
            assert heard.error in ("stale", "not_awaited"), body

    @property
    def in_step(self) -> bool:
        """Whether all four have heard the same."""
        return len(set(self.numbers)) == 1 and "luck" not in self.awaiting

    def act(self) -> None:
        """The seat in turn does something."""
        ((seat, menu),) = ((seat, menu) for seat, menu in enumerate(self.menus) if menu)
        self.ids += 1
        id = f"{self.rng.getrandbits(32):x}-{self.ids}"
        act = Act(id, menu.number, self.rng.choice(menu.acts))
        self.menus = [None] * SEATS
        self.waiting = set(range(SEATS))
        self.on_way = (seat, id, msgspec.json.encode(act))
        self.sent_at = perf_counter()
        self.lines[seat].say(self.on_way[2])
