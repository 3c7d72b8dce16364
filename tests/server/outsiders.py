"""A real server in a process of its own, and people who know nothing but its address."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from flibuste.store.address import Address
from tests.server.nursery import Process

Json = dict[str, Any]
PATIENCE = 90.0  # seconds: a busy machine is no failure
# Where time flies rooms would fall asleep, and all memory be looked through, three times a second.
LONG_DAY = {"flibuste.room.rooms.SLEEPY": 10_000.0}


class Server:
    """Started on a database file, or on a database of PostgreSQL with its log beside this file;
    ended by its id.
    """

    def __init__(self, database: Path, address: Address | None = None, **fields: Any) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        home = str(database) if address is None else address.url
        self.process = Process(home, fields, self.log)
        self.said: list[str] = []
        self.address = self._address()

    def _address(self) -> str:
        for line in self.process.stdout:
            self.said.append(line)
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                return found[0]
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def logged(self, words: str) -> int:
        """How many lines of the log say this."""
        return sum(words in line for line in self.log.read_text().splitlines())


@contextmanager
def serving(database: Path, **fields: Any) -> Iterator[Server]:
    server = Server(database, **fields)
    try:
        yield server
    finally:
        server.stop()


class Line:
    """A socket to a table, as a client keeps it: what was heard, and how far."""

    def __init__(self, address: str, **fields: Any) -> None:
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(
            connect(address, compression=None, proxy=None, **fields)
        )
        self.heard: list[Json] = []
        self.asked = 0

    def hear(self) -> Json:
        told: Json = json.loads(self.connection.recv(PATIENCE))
        self.heard.append(told)
        return told

    def until(self, kind: str) -> Json:
        """Hear on until this kind of message comes."""
        while (told := self.hear())["type"] != kind:
            pass
        return told

    def ask(self, kind: str, **fields: Any) -> str:
        self.asked += 1
        request = {"type": kind, "id": f"{id(self)} {self.asked}", **fields}
        self.say(json.dumps(request))
        return str(request["id"])

    def say(self, frame: str | bytes) -> None:
        self.connection.send(frame)

    @property
    def number(self) -> int:
        """The last number that was told."""
        return int(next((one["number"] for one in reversed(self.heard) if "number" in one), 0))

    def menu(self) -> Json | None:
        seen = (one["menu"] for one in reversed(self.heard) if "menu" in one)
        menu: Json | None = next(seen, None)
        return menu

    def act(self, which: int | Json = 0, **fields: Any) -> str:
        """An act of the present menu by its place, or written out."""
        menu = self.menu() or {"number": 0, "acts": []}
        act = menu["acts"][which] if isinstance(which, int) else which
        return self.ask("Act", **{"menu": menu["number"], "act": act, **fields})

    def closed(self) -> int:
        """Hear all that is still said; the code with which the line is closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 1006

    def cut(self) -> None:
        """Without a word, as networks do."""
        with suppress(OSError):
            self.connection.socket.shutdown(2)
        self.close()

    def close(self) -> None:
        self.stack.close()


class Person:
    """Somebody with a browser, or a script that keeps no cookies."""

    def __init__(self, server: Server, *, cookies: bool = True, name: str = "Anne") -> None:
        self.server = server
        self.name = name
        self.cookies = cookies
        self.web = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        self.table = ""
        self.token = ""
        self.seat = -1
        self.watch = ""
        self.phrase = ""

    def send(self, method: str, path: str, body: Any = None, **fields: Any) -> httpx.Response:
        answer = self.web.request(method, path, json=body, **fields)
        if not self.cookies:
            self.web.cookies.clear()
        return answer

    def get(self, path: str, **fields: Any) -> Any:
        answer = self.send("GET", path, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **fields: Any) -> Any:
        answer = self.send("POST", path, body, **fields)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def refused(self, status: int, error: str, method: str, path: str, body: Any = None) -> Json:
        """A request that has to be refused, in the contract's form."""
        answer = self.send(method, path, body)
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        assert told["ok"] is False
        assert told["error"] == error, told
        assert set(told) == {"ok", "error", "rule", "message", "near"}
        assert told["message"]["en"] != told["message"]["fr"]
        return told

    def opens(self, seats: str = "me open", game: str = "cartagena", **fields: Any) -> Json:
        """A new table; the chairs in words."""
        chairs = []
        for chair in seats.split():
            kind, _, bot = chair.partition(":")
            chairs.append({"kind": kind, "bot": bot} if bot else {"kind": kind})
        body = {"game": game, "seats": chairs, "name": self.name, "pace": 0, **fields}
        return self.sits(self.post("/api/tables", body))

    def joins(self, table: str) -> Json:
        return self.sits(self.post(f"/api/tables/{table}/join", {"name": self.name}))

    def sits(self, keys: Json) -> Json:
        self.table, self.seat, self.token = keys["table"], keys["seat"], keys["token"]
        self.watch, self.phrase = keys["watch"], keys["phrase"]
        return keys

    def starts(self, **fields: Any) -> None:
        key = {} if self.cookies else {"token": self.token}
        self.post(f"/api/tables/{self.table}/start", {**key, **fields} or None)

    def line(self, table: str | None = None, token: str | None = None, **fields: Any) -> Line:
        """Open a socket; ``after`` and ``origin`` may be given."""
        after, origin = fields.pop("after", None), fields.pop("origin", None)
        token = self.token if token is None else token
        query = f"token={token}" + (f"&after={after}" if after is not None else "")
        address = self.server.address.replace("http", "ws")
        path = f"/api/tables/{table or self.table}/socket?{query}"
        return Line(address + path, origin=origin, **fields)

    def journal(self) -> list[Json]:
        told: list[Json] = self.get(
            f"/api/tables/{self.table}/journal", params={"token": self.token}
        )
        return told

    def moves_to(self, server: Server) -> None:
        """The server has started anew: the same browser, without its cookies."""
        self.web.close()
        self.server = server
        self.web = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)

    def close(self) -> None:
        self.web.close()


@contextmanager
def people(server: Server, *names: str, **fields: Any) -> Iterator[list[Person]]:
    there = [Person(server, name=name, **fields) for name in names]
    try:
        yield there
    finally:
        for person in there:
            person.close()


@contextmanager
def lines(*there: Line) -> Iterator[None]:
    """Close all of them at last."""
    try:
        yield
    finally:
        for line in there:
            line.close()
