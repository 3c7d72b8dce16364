"""What nobody should send: it is refused or cut off, logged once, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.room import wire
from flibuste.room.wire import LARGEST_FRAME
from flibuste.server import sockets
from flibuste.server.app import LARGEST_BODY
from flibuste.server.limits import AT_A_TABLE, Limits
from flibuste.server.sockets import BEHIND, BEHIND_CODE, Ration, serve_socket
from tests.server.hall import hall, settled, until
from tests.server.outsiders import Person, Server, lines, people

BURST = int(AT_A_TABLE["messages"].at_once)


class Table:
    """Anne and Mary play; whatever somebody else does, they can go on."""

    def __init__(self, anne: Person, mary: Person) -> None:
        anne.opens()
        mary.joins(anne.table)
        anne.starts()
        self.anne, self.mary = anne, mary
        self.lines = [anne.line(), mary.line()]
        for line in self.lines:
            line.until("Snapshot")

    def goes_on(self) -> None:
        """An act arrives at both."""
        (turn,) = (line for line in self.lines if line.menu())
        turn.act()
        numbers = []
        for line in self.lines:
            step = line.until("Step")
            while step["awaiting"][0] == "luck":
                step = line.until("Step")
            numbers.append(step["number"])
        assert numbers[0] == numbers[1]


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[Table]:
    with people(server, "Anne", "Mary") as (anne, mary):
        table = Table(anne, mary)
        with lines(*table.lines):
            yield table


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    with people(server, "Eve") as (eve,):
        yield eve


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"Act"',
        "{}",
        '{"type": "Act"}',
        '{"type": "Act", "id": 7, "menu": 1, "act": {}}',
        '{"type": "Act", "id": "x", "menu": "1", "act": {}}',
        '{"type": "Act", "id": "x", "menu": 1, "act": []}',
        '{"type": "Act", "id": "x", "menu": 1, "act": {}, "seat": 0}',
        '{"type": "Win", "id": "x"}',
        '{"type": "Snapshot", "id": "x"}',
        '{"type": "Chat", "id": "x", "text": 5}',
        "\\u0000",
        "[" * 4000,
        pytest.param('{"type": "Why", "id": "x", "act": {"a": ' + "[" * 4000, id="deep"),
        pytest.param(
            '{"type": "Why", "id": "x", "act": {"a": ' + "[" * 3000 + "]" * 3000 + "}}", id="deeper"
        ),
        b"\x00\xff",
        json.dumps({"type": "Undo", "id": "x"}).encode(),
        pytest.param('{"type": "Hint", "id": "x"} {}', id="two in one"),
        pytest.param('{"type": "Act", "id": "x", "menu": 1e400, "act": {}}', id="infinite"),
    ],
)
def test_what_is_no_request_is_refused_and_the_line_stays(table: Table, frame: str | bytes) -> None:
    line = table.lines[0]
    line.say(frame)
    told = line.until("Refused")
    assert (told["error"], told["rule"]) == ("bad_request", None)
    assert told["id"] in (None, "x")  # newer Pythons read deeper, and know who asked
    table.goes_on()


def test_a_frame_that_is_too_big_ends_the_line_and_nothing_else(
    table: Table, server: Server
) -> None:
    logged = server.logged("")
    line = table.anne.line()
    chat = {"type": "Chat", "id": "x", "text": "x" * (LARGEST_FRAME - 60)}
    line.say(json.dumps(chat))
    assert line.until("Refused")["error"] == "bad_request"
    line.say(" " * (LARGEST_FRAME + 1))
    assert line.closed() == 1009
    line.close()
    table.goes_on()
    assert server.logged("") <= logged + 1


def test_a_message_in_many_pieces_is_no_way_around_the_limit(table: Table) -> None:
    line = table.anne.line()
    line.hear()
    with suppress(ConnectionClosed):  # the line may be cut before the last piece has left
        line.connection.send(iter([" " * 4000] * 3))
    assert line.closed() == 1009
    line.close()
    table.goes_on()


def test_a_flood_is_refused_cut_off_and_logged_once(
    table: Table, eve: Person, server: Server
) -> None:
    logged = server.logged("flooded")
    eve.opens("me bot:random", options={"first": 1}, pace=10)
    eve.starts()
    line = eve.line()
    line.hear()
    try:
        for _ in range(BURST * 4):
            line.ask("Why", act={"type": "EndTurn"})
    except ConnectionClosed:
        pass
    assert line.closed() == 1008
    assert [told["error"] for told in line.heard if told["type"] == "Refused"] == ["flood"]
    answered = [told for told in line.heard if told["type"] == "Because"]
    assert BURST <= len(answered) <= BURST * 2
    line.close()
    assert server.logged("flooded") == logged + 1
    table.goes_on()


@pytest.mark.parametrize(
    "forge",
    [
        lambda token: token[:-1] + ("A" if token[-1] != "A" else "B"),
        lambda token: "1" + token[1:],
        lambda token: token.replace(".", ".x", 1),
        lambda _: "0..",
        lambda _: "-1.a.b",
        lambda _: "9" * 99 + ".a.b",
        lambda _: "٣.a.b",
        lambda _: "x" * 4000,
        lambda token: token + "%00",
    ],
)
def test_a_forged_token_opens_no_chair(table: Table, eve: Person, forge: Any) -> None:
    line = eve.line(table.anne.table, token=forge(table.anne.token))
    assert line.closed() == 1008
    assert line.heard == []
    line.close()
    path = f"/api/tables/{table.anne.table}"
    assert eve.get(path, params={"token": forge(table.anne.token)})["seat"] == -3


def test_a_token_opens_its_own_table_alone(table: Table, eve: Person) -> None:
    eve.opens()
    assert eve.line(table.anne.table, token=eve.token).closed() == 1008
    assert eve.get(f"/api/tables/{table.anne.table}", params={"token": eve.token})["seat"] == -3


def test_who_has_left_a_chair_has_no_key_to_it(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens()
        mary.joins(anne.table)
        old = mary.token
        mary.post(f"/api/tables/{anne.table}/leave")
        with people(server, "Jack") as (jack,):
            assert jack.joins(anne.table)["seat"] == 1
        assert mary.line(token=old).closed() == 1008


def test_a_forged_cookie_is_a_strangers(table: Table, eve: Person) -> None:
    tag = table.anne.web.cookies["flibuste_guest"]
    guest, name, seal = tag.split(".")
    for forged in (
        f"{guest}.{name}.{'A' * len(seal)}",
        f"{guest}.RXZl.{seal}",
        f"{guest}.!!!.{seal}",
        f"{guest}..",
        "..",
        "x" * 5000,
        "{}",
    ):
        eve.web.cookies.set("flibuste_guest", forged)
        assert eve.get(f"/api/tables/{table.anne.table}")["seat"] == -3
        assert eve.get("/api/tables")["mine"] == []
        eve.refused(403, "not_host", "POST", f"/api/tables/{table.anne.table}/start")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://"]
)
def test_a_page_from_elsewhere_opens_no_socket(table: Table, origin: str) -> None:
    line = table.anne.line(origin=origin)
    assert line.closed() == 1008
    assert line.heard == []
    line.close()


def test_our_own_page_opens_one(table: Table, server: Server) -> None:
    line = table.anne.line(origin=server.address)
    with lines(line):
        assert line.hear()["you"] == 0


@pytest.mark.parametrize("after", ["-1", "x", "9" * 5000, "1e3", "", "٣", "1%00"])
def test_a_number_that_is_none_means_the_whole_table(table: Table, after: str) -> None:
    line = table.anne.line(after=after)
    with lines(line):
        assert line.hear()["type"] == "Snapshot"


@pytest.mark.parametrize("chunked", [True, False])
def test_a_body_that_is_too_big_is_refused(server: Server, eve: Person, chunked: bool) -> None:
    body = b'{"name": "' + b"x" * LARGEST_BODY * 4 + b'"}'
    pieces = [body[i : i + 4096] for i in range(0, len(body), 4096)]
    eve.opens()
    for path in ("/api/tables", f"/api/tables/{eve.table}/start", f"/api/tables/{eve.table}/join"):
        answer = eve.web.post(
            path,
            content=iter(pieces) if chunked else body,
            headers={"content-type": "application/json"},
        )
        assert answer.status_code == 413
        assert answer.json()["error"] == "too_big"
    assert eve.get("/api/games")


@pytest.mark.parametrize("body", [b"{", b"\xff", b"[" * 5000, b'{"name": 5}', b'{"nom": "x"}'])
def test_a_body_that_is_no_request_is_refused(eve: Person, body: bytes) -> None:
    eve.opens()
    for path in ("/api/tables", f"/api/tables/{eve.table}/start", f"/api/tables/{eve.table}/join"):
        answer = eve.web.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "bad_request"


def test_names_are_cut_and_cleaned(eve: Person) -> None:
    eve.name = "  Long \n John\t Silver, the cook of the Hispaniola  "
    eve.opens()
    line = eve.line()
    with lines(line):
        assert line.hear()["seats"][0]["name"] == "Long John Silver, the co"


# A client that takes nothing


class Deaf:
    """A socket whose other end does not read."""

    def __init__(self) -> None:
        self.closed_with: list[int] = []
        self.never = asyncio.Event()
        self.scope = {"state": {"line": self}}
        self.loop = asyncio.get_running_loop()
        self.unsaid: list[bytes] = []
        self.queue: asyncio.Queue[Any] = asyncio.Queue()

    async def receive_data(self, mode: str) -> str:
        await self.never.wait()
        return ""

    def say(self, *messages: bytes) -> None:
        self.unsaid += messages

    async def close(self, code: int) -> None:
        self.closed_with.append(code)
        await self.never.wait()


@pytest.mark.anyio
async def test_a_client_that_falls_behind_is_cut_off_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sockets, "FAREWELL", 0.01)
    async with hall() as house:
        room, ears = await house.table("me open")
        deaf: Any = Deaf()
        ration = Ration(Limits(), room.table.header.table, "guest1", "here")
        serving = asyncio.create_task(serve_socket(deaf, room, 1, ration, None))
        await until(lambda: len(room.listeners) == 3)
        for _ in range(BEHIND + 20):
            room.tell_all(wire.Seats([], 0))
        await serving
        await settled(room)
        assert deaf.closed_with == [BEHIND_CODE]
        assert len(room.listeners) == 2
        assert caplog.text.count("fell behind") == 1
        await house.act(room, next(ear for ear in ears if ear.menu()))
        assert all(ear.told("Step") for ear in ears)
