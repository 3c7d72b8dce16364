"""Malformed frames and requests by the thousand, 100,000 of each in the long run: every one is
refused in the contract's form or cut off, none is a fault, the server lives, nothing has changed.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import flibuste
from flibuste.room import wire
from flibuste.room.wire import LARGEST_FRAME
from flibuste.server.limits import AT_A_TABLE
from tests.fuzz.mutations import mutated, spoiled
from tests.fuzz.web import no_frame, no_request, odd_request
from tests.server.outsiders import (
    LONG_DAY,
    PATIENCE,
    Line,
    Person,
    Server,
    lines,
    people,
    serving,
)

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
FRAMES = 20_000 if LONG else 300  # for each game
NO_FRAMES = 5_000 if LONG else 100  # besides
REQUESTS = 100_000 if LONG else 400
NO_REQUESTS = 50_000 if LONG else 200  # besides
NO_BRAKE = {
    "flibuste.server.limits.AT_A_TABLE": dict.fromkeys(AT_A_TABLE, (1e9, 1e9)),
    "flibuste.server.sockets.CONTROL": (1e9, 1e9),
}
BATCH = 50  # frames that are under way at the same time
NO_HTTP = b"Invalid HTTP request received."  # uvicorn's own word to what it cannot read
ANSWERS = ("Refused", "Because")
requests = msgspec.json.Decoder(wire.Request)
Json = dict[str, Any]


# Frames


class Quiet:
    """A table at which nothing is granted: no talk, no taking back, and nobody acts."""

    def __init__(self, anne: Person, mary: Person, key: str) -> None:
        options = {"tempo": "beats"} if key == "piratoons" else {}
        anne.opens("me open", key, chat=False, undo="none", options=options)
        mary.joins(anne.table)
        anne.starts()
        self.key, self.anne = key, anne
        unread = {"max_queue": None}  # a line that hears nothing until the end can still be closed
        self.lines = [anne.line(**unread), mary.line(**unread), anne.line(token="", **unread)]
        self.seen = [line.until("Snapshot") for line in self.lines]

    def good(self, rng: Random, menu: Json | None) -> Json:
        """A request as a friend would send it."""
        menu = menu or {"number": 1, "acts": [{"type": "EndTurn"}]}
        kind = rng.choice(("Act", "Act", "Act", "Why", "Why", "Undo", "Consent", "Chat", "Again"))
        fields = {
            "Act": {"menu": menu["number"], "act": rng.choice(menu["acts"])},
            "Why": {"act": rng.choice(menu["acts"])},
            "Consent": {"yes": True},
            "Chat": {"text": "Land ahoy!"},
        }
        return {"type": kind, "id": str(rng.random()), **fields.get(kind, {})}

    def bad_frame(self, rng: Random, menu: Json | None) -> bytes:
        """A frame that cannot be granted."""
        while True:
            good = self.good(rng, menu)
            frame = spoiled(mutated(good, rng, [good, {"type": "TakeOver", "seat": 1}]), rng)
            if len(frame) <= LARGEST_FRAME and not self.may_be_granted(frame, menu):
                return frame

    def may_be_granted(self, frame: bytes, menu: Json | None) -> bool:
        """A hint, or an act of the menu or of an open kind: everything else is refused here."""
        try:
            request = requests.decode(frame)
            act = flibuste.game(self.key).action(getattr(request, "act", {}))
        except (msgspec.DecodeError, ValueError, RecursionError):
            return False
        if isinstance(request, wire.Hint):
            return True
        if menu is None or not isinstance(request, wire.Act):
            return False
        return flibuste.to_json(act) in menu["acts"] or act.__class__.__name__ in menu["open"]

    def told(self) -> list[bytes]:
        """All that can be seen of the table, byte for byte."""
        path = f"/api/tables/{self.anne.table}"
        eyes: tuple[Json, Json] = ({"token": self.anne.token}, {})
        return [self.anne.web.get(f"{path}/journal", params=eye).content for eye in eyes]


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nothing happens by itself, and nobody is slowed down."""
    place = tmp_path_factory.mktemp("frames") / "room.db"
    with serving(place, time_scale=10_000, generosity=1e6, set=NO_BRAKE) as server:
        yield server


def exchanged(line: Line, frames: list[bytes]) -> list[Json]:
    """Send them all, as text where they are text; the answers, one for each."""
    for frame in frames:
        try:
            line.say(frame.decode())
        except UnicodeDecodeError:
            line.say(frame)
    heard: list[Json] = []
    while len(heard) < len(frames):
        told = line.hear()
        line.heard.clear()
        heard += [told] if told["type"] in ANSWERS else []
        assert told["type"] in (*ANSWERS, "Seats"), told
    return heard


@pytest.mark.parametrize("key", flibuste.games())
def test_malformed_frames_are_refused_and_change_nothing(slow: Server, key: str) -> None:
    rng = Random(f"frames of {key}")
    with people(slow, "Anne", "Mary") as (anne, mary):
        table = Quiet(anne, mary, key)
        with lines(*table.lines):
            before, refused = table.told(), 0
            for start in range(0, FRAMES, BATCH):
                which = start // BATCH % 3
                line, menu = table.lines[which], table.seen[which]["menu"]
                frames = [table.bad_frame(rng, menu) for _ in range(min(BATCH, FRAMES - start))]
                for told in exchanged(line, frames):
                    refused += told["type"] == "Refused"
                    check_refusal(told)
            assert refused > FRAMES // 2
            assert table.told() == before
    assert_unhurt(slow)


def check_refusal(told: Json) -> None:
    if told["type"] == "Refused":
        assert set(told) == {"type", "id", "error", "rule", "message", "near"}
        assert told["error"] in ["bad_request", "illegal", "not_awaited", "stale", "over"], told
        assert told["message"]["en"] != told["message"]["fr"]
        assert "stumbled" not in told["message"]["en"], told


def test_bytes_that_are_no_frames_end_their_own_line_alone(slow: Server) -> None:
    rng = Random("no frames")
    with people(slow, "Anne", "Mary") as (anne, mary):
        table = Quiet(anne, mary, "cartagena")
        with lines(*table.lines):
            before = table.told()
            for _ in range(NO_FRAMES):
                why = json.dumps({"type": "Why", "id": "x", "act": {"type": "EndTurn"}}).encode()
                asked = f"/api/tables/{anne.table}/socket?token={anne.token}"
                told = answered(slow, upgrade(slow, asked) + no_frame(rng, why))
                assert told.startswith(b"HTTP/1.1 101 "), told[:200]
            assert table.told() == before
            table.lines[0].ask("Why", act={"type": "EndTurn"})
            table.lines[0].until("Because")
    assert_unhurt(slow)


def upgrade(server: Server, path: str) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host_of(server)}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


# Requests


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not make those wait who give a wrong phrase."""
    place = tmp_path_factory.mktemp("requests") / "room.db"
    with serving(place, time_scale=0.001, set=LONG_DAY) as server:
        yield server


def host_of(server: Server) -> str:
    return server.address.removeprefix("http://")


def answered(server: Server, request: bytes, *, whole: bool = False) -> bytes:
    """Send these bytes; all that comes back until the line is closed.  What is no whole request
    would be waited for: there is told that nothing more will come.
    """
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        try:
            line.sendall(request)
            if not whole:
                line.shutdown(socket.SHUT_WR)
            while more := line.recv(65_536):
                heard += more
        except ConnectionError:  # it was cut off before all was said
            pass
    return heard


def test_odd_requests_are_answered_in_the_contracts_form_and_change_nothing(quick: Server) -> None:
    rng = Random("odd requests")
    with people(quick, "Anne", "Mary") as (anne, mary):
        table = Quiet(anne, mary, "cartagena")
        with lines(*table.lines):
            before, refused = table.told(), 0
            for _ in range(REQUESTS):
                method, request = odd_request(rng, host_of(quick), [anne.table, anne.watch])
                refused += check_answer(method, request, answered(quick, request, whole=True))
            assert refused > REQUESTS // 3
            assert table.told() == before
    assert_unhurt(quick)


def check_answer(method: str, request: bytes, heard: bytes) -> bool:
    """Never a fault; a refusal in the contract's form. Whether it was one."""
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 "), (request[:3000], heard[:500])
    status = int(head[9:12])
    assert status < 500, (request[:3000], heard[:500])
    if status < 400:
        return False
    if method != "HEAD" and body != NO_HTTP:
        told = json.loads(body)
        assert set(told) == {"ok", "error", "rule", "message", "near"}, told
        assert (told["ok"], set(told["message"])) == (False, {"en", "fr"})
    return True


def test_bytes_that_are_no_requests_are_nobody_elses_trouble(quick: Server) -> None:
    rng = Random("no requests")
    with people(quick, "Anne", "Mary") as (anne, mary):
        table = Quiet(anne, mary, "cartagena")
        with lines(*table.lines):
            before = table.told()
            for _ in range(NO_REQUESTS):
                request = no_request(rng, host_of(quick), [anne.table, anne.watch])
                heard = answered(quick, request)
                assert not heard.startswith(b"HTTP/1.1 5"), (request[:3000], heard[:500])
            assert table.told() == before
    assert_unhurt(quick)


@pytest.mark.parametrize("path", ["/api/tables", "/nowhere"])
def test_a_body_that_turns_to_nonsense_is_refused_once_and_fills_no_log(
    quick: Server, path: str
) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: {host_of(quick)}\r\nContent-Type: application/json\r\n"
    for body in ("2\r\n{}zz\r\n", "2\r\n{}\r\nzz\r\n", "zz\r\n"):
        request = f"{head}Transfer-Encoding: chunked\r\n\r\n{body}".encode()
        assert answered(quick, request).count(b"HTTP/1.1 ") == 1
    assert_unhurt(quick)


def assert_unhurt(server: Server) -> None:
    assert server.process.poll() is None
    assert server.logged("Traceback") == 0, server.log.read_text()[-3000:]
