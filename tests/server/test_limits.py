"""Budgets: nobody takes so much that the others notice, and nobody who just plays notices them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flibuste.core.refusal import TooMany
from flibuste.room import asking, wire
from flibuste.server import limits
from flibuste.server.gate import turnstile
from flibuste.server.limits import ADDRESS, AT_A_TABLE, GUEST, KEPT, OPEN_SOCKETS, Limits, house_of
from flibuste.server.sockets import CONTROL
from tests.server.conftest import LONG
from tests.server.hall import hall
from tests.server.outsiders import PATIENCE, Line, Person, Server, lines, people, serving

SMALL = 0.05  # of the budgets: a test need not ask a hundred times


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(spend: Callable[[], None], most: int = 10_000) -> int:
    """How often it can be spent."""
    for number in range(most):
        try:
            spend()
        except TooMany:
            return number
    raise AssertionError("there is no end to it")


# The buckets


def test_a_bucket_is_emptied_and_fills_again() -> None:
    clock = Time()
    ours = Limits(clock=clock)
    assert taken(lambda: ours.spend("tables", "eve", "here")) == 60
    with pytest.raises(TooMany) as refused:
        ours.spend("tables", "eve", "here")
    assert refused.value.seconds == 2
    clock.now += 1.9
    assert taken(lambda: ours.spend("tables", "eve", "here")) == 0
    clock.now += 0.1
    assert taken(lambda: ours.spend("tables", "eve", "here")) == 1
    clock.now += 1e6
    assert taken(lambda: ours.spend("tables", "eve", "here")) == 60


def test_one_guest_does_not_use_up_what_the_house_has() -> None:
    ours = Limits(clock=Time())

    def opened(guest: str | None, address: str) -> int:
        return taken(lambda: ours.spend("tables", guest, address))

    assert [opened(guest, "here") for guest in ("anne", "mary", "jack", "joan")] == [60] * 4
    assert opened("grace", "here") == 0
    assert opened(None, "here") == 0
    assert opened("grace", "elsewhere") == 60


def test_who_throws_the_cookie_away_has_the_budget_of_the_address() -> None:
    ours = Limits(clock=Time())
    assert taken(lambda: ours.spend("tables", None, "here")) == ADDRESS["tables"].at_once


def test_what_is_refused_is_not_counted() -> None:
    ours = Limits(clock=Time())
    taken(lambda: ours.spend("tables", "eve", "here"))
    for _ in range(1000):
        with pytest.raises(TooMany):
            ours.spend("tables", "eve", "here")
    assert taken(lambda: ours.spend("tables", None, "here")) == 180


def test_budgets_fill_as_fast_as_everything_else_goes() -> None:
    clock = Time()
    ours = Limits(time_scale=0.05, clock=clock)
    taken(lambda: ours.spend("tables", None, "here"))
    clock.now += 13
    assert taken(lambda: ours.spend("tables", None, "here")) == 240


def test_only_so_many_buckets_are_kept() -> None:
    ours = Limits(clock=Time())
    for number in range(KEPT + 500):
        ours.spend("tables", None, f"address {number}")
    assert len(ours.buckets) == KEPT


@pytest.mark.parametrize(
    ("address", "house"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_a_house_has_one_budget_however_many_addresses_it_has(address: str, house: str) -> None:
    assert house_of(address) == house


def test_a_family_of_six_and_a_harness_are_far_below() -> None:
    """Each opens a table in a minute and reads its board twice a second, for an hour."""
    clock = Time()
    ours = Limits(clock=clock)
    for second in range(3600):
        for guest in range(6):
            if second % 60 == guest:
                ours.spend("tables", f"guest {guest}", "home")
                ours.spend("journal", f"guest {guest}", "home")
            ours.spend("board", f"guest {guest}", "home")
            ours.spend("board", f"guest {guest}", "home")
        clock.now += 1


# Over HTTP


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small budgets that fill slowly, whatever else this machine does."""
    place = tmp_path_factory.mktemp("strict") / "room.db"
    with serving(place, generosity=SMALL, time_scale=30) as started:
        yield started


def asked_until_refused(person: Person, method: str, path: str, body: object = None) -> int:
    """How often it is met; the refusal says when to come again."""
    for number in range(1000):
        answer = person.send(method, path, body)
        if answer.status_code == 429:
            assert answer.json()["error"] == "too_many"
            assert set(answer.json()["message"]) == {"en", "fr"}
            assert int(answer.headers["retry-after"]) >= 1
            assert "set-cookie" not in answer.headers
            return number
        assert answer.status_code < 300, answer.text
    raise AssertionError("there is no end to it")


NEW = {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_one_guest_opens_some_tables_and_no_thousands(tmp_path: Path) -> None:
    """In the long run as many as the command line lets; another in the same house opens one all
    the same.
    """
    generosity = 1 if LONG else 0.1
    guest, house = (generosity * budget["tables"].at_once for budget in (GUEST, ADDRESS))
    with (
        serving(tmp_path / "room.db", generosity=generosity) as server,
        people(server, "Eve", "Anne") as (eve, anne),
    ):
        eve.opens()
        opened = 1 + asked_until_refused(eve, "POST", "/api/tables", NEW)
        assert guest <= opened < 2 * guest
        anne.opens()
        with people(server, "Script", cookies=False) as (script,):
            opened += 1 + asked_until_refused(script, "POST", "/api/tables", NEW)
        assert house <= opened < 2 * house


def test_everything_that_costs_has_a_budget(strict: Server) -> None:
    with people(strict, "Eve") as (eve,):
        eve.opens()
        path = f"/api/tables/{eve.table}"
        eve.starts()
        budgets = {
            ("GET", "/api/tables"): GUEST["lobby"],
            ("GET", f"{path}/journal"): GUEST["journal"],
            ("GET", f"{path}/board/en"): GUEST["board"],
            ("POST", f"{path}/join"): GUEST["chairs"],
            ("GET", "/api/qr?text=x"): ADDRESS["qr"],
            ("GET", "/api/games"): ADDRESS["reading"],
            ("GET", "/api/games/plank"): ADDRESS["reading"],
            ("GET", "/api/games/plank/lesson"): ADDRESS["lessons"],
        }
        for (method, asked), budget in budgets.items():
            met = asked_until_refused(eve, method, asked, {} if method == "POST" else None)
            assert met <= budget.at_once * SMALL, asked
        assert eve.send("GET", "/").status_code == 200  # the page itself always comes


def test_saying_phrases_has_a_budget_beside_the_brake(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "room.db", generosity=SMALL) as server,
        people(server, "Anne", "Eve") as (anne, eve),
    ):
        anne.opens()
        path, wrong = f"/api/tables/{anne.table}/enter", {"phrase": "no such words here"}
        status = [eve.send("POST", path, wrong).status_code for _ in range(10)]
        assert status[:3] == [404] * 3
        assert 429 in status


def test_opening_sockets_has_a_budget(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "room.db", generosity=0.002, time_scale=100) as server,
        people(server, "Eve") as (eve,),
    ):
        status = []
        for _ in range(8):
            try:
                eve.line("nowhere", "").close()
                status.append(101)
            except InvalidStatus as refused:
                answer = refused.response
                status.append(answer.status_code)
        assert status == [101] * 5 + [429] * 3
        assert int(answer.headers["retry-after"]) >= 1


def test_open_sockets_are_counted_until_they_close(strict: Server) -> None:
    with people(strict, "Eve", "Anne") as (eve, _):
        eve.web.cookies.clear()
        eve.opens()
        most = round(OPEN_SOCKETS["guest"] * SMALL)
        opened = [eve.line() for _ in range(most)]
        with lines(*opened):
            for line in opened:
                assert line.hear()["you"] == 0
            assert eve.line().closed() == 1013
            opened[0].close()
            assert opens_again(eve)


def opens_again(person: Person) -> bool:
    """When the server has seen that a socket is closed."""
    for _ in range(2000):
        line = person.line()
        with suppress(ConnectionClosed):
            told = line.hear()
            line.close()
            return bool(told["you"] == 0)
    return False


def test_a_qr_code_is_short_and_drawn_once(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        long = anne.send("GET", "/api/qr", params={"text": "x" * 501})
        assert (long.status_code, long.json()["error"]) == (400, "bad_request")
        for text in ("é", "a\nb", "\0"):  # no address of ours has such letters
            assert anne.send("GET", "/api/qr", params={"text": text}).status_code == 400
        drawn = [anne.send("GET", "/api/qr", params={"text": "x" * 500}) for _ in range(2)]
        assert [one.status_code for one in drawn] == [200, 200]
        assert drawn[0].content == drawn[1].content


# Over sockets


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where nothing fills again as long as a test takes."""
    with serving(tmp_path_factory.mktemp("slow") / "room.db", time_scale=1000) as started:
        yield started


def test_many_sockets_of_one_guest_send_no_more_than_one(slow: Server) -> None:
    burst = int(AT_A_TABLE["messages"].at_once)
    with people(slow, "Eve", "Anne") as (eve, anne):
        eve.opens()
        anne.joins(eve.table)
        opened = [eve.line() for _ in range(6)]
        other = anne.line()
        with lines(*opened, other):
            for line in (other, *opened):
                line.until("Snapshot")
            for _ in range(burst // 2):
                for line in opened[:2]:
                    line.ask("Hint")
                    assert line.until("Refused")["error"] == "not_awaited"
            for line in opened:
                line.ask("Hint")
                assert line.until("Refused")["error"] == "flood"
                assert line.closed() == 1008
            other.ask("Hint")
            assert other.until("Refused")["error"] == "not_awaited"  # hers is her own


def test_one_guest_opens_so_many_sockets_at_a_table(slow: Server) -> None:
    """Each is shown the whole table."""
    with people(slow, "Eve", "Anne") as (eve, anne):
        eve.opens()
        anne.joins(eve.table)
        for _ in range(int(AT_A_TABLE["lines"].at_once)):
            line = eve.line()
            assert line.hear()["you"] == 0
            line.cut()
        assert eve.line().closed() == 1013
        with lines(line := anne.line()):
            assert line.hear()["you"] == 1


def test_talk_has_a_budget_of_its_own_over_all_sockets(slow: Server) -> None:
    with people(slow, "Anne") as (anne,):
        anne.opens()
        first, second = anne.line(), anne.line()
        with lines(first, second):
            for number in range(int(AT_A_TABLE["talk"].at_once)):
                first.ask("Chat", text=f"line {number}")
                assert second.until("Said")["text"] == f"line {number}"
            for line in (second, first):
                id = line.ask("Chat", text="one more")
                told = line.until("Refused")
                assert (told["error"], told["id"]) == ("too_many", id)
                line.ask("Hint")
                assert line.until("Refused")["error"] == "not_awaited"  # the line is not cut


@pytest.mark.anyio
async def test_a_table_keeps_so_much_talk_of_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "TALK_KEPT", 3)
    async with hall() as house:
        room, (anne, mary) = await house.table("me open")
        for _ in range(4):
            await house.ask(room, anne, wire.Chat, text="ahoy")
        assert len(anne.told("Said")) == 3
        assert "keeps no more" in anne.last("Refused")["message"]["en"]
        await house.ask(room, mary, wire.Chat, text="ahoy")
        assert len(anne.told("Said")) == 4
        del house.rooms.awake[room.table.header.table]
        await room.close()
        again = await house.rooms.find(room.table.header.table)
        assert again is not None
        assert again.table.talk == {"guest0": 3, "guest1": 1}


def sends_frames(line: Line, frame: bytes, number: int) -> None:
    """Straight onto the wire, many in one write; the server may hang up meanwhile."""
    with suppress(OSError):
        for _ in range(number // 100):
            line.connection.socket.sendall(frame * 100)


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(b"\x89\x80\x00\x00\x00\x00", id="pings"),
        pytest.param(b"\x8a\x80\x00\x00\x00\x00", id="pongs"),
        pytest.param(b"\x00\x80\x00\x00\x00\x00", id="pieces of nothing"),
    ],
)
def test_frames_that_say_nothing_are_counted_too(server: Server, frame: bytes) -> None:
    with people(server, "Eve") as (eve,):
        eve.opens()
        line = eve.line()
        with lines(line):
            line.hear()
            if frame[0] == 0:  # they go on with a message that never ends
                line.connection.socket.sendall(b"\x01\x80\x00\x00\x00\x00")
            sends_frames(line, frame, int(CONTROL.at_once) * 50)
            assert line.closed() in (1008, 1006)  # cut with a word, or in mid-word
        again = eve.line()
        with lines(again):
            assert again.hear()["you"] == 0


def test_an_honest_clients_pings_are_answered(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        anne.opens()
        line = anne.line()
        with lines(line):
            for _ in range(20):
                assert line.connection.ping().wait(PATIENCE)


# Requests that do not come to an end


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("impatient") / "room.db", patience=0.4) as started:
        yield started


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": HEAD,
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"game": ',
    "half a chunk": HEAD + b'Transfer-Encoding: chunked\r\n\r\n64\r\n{"game": ',
}


def cut(line: socket.socket) -> bool:
    """Whether the other end hangs up, sooner or later."""
    line.settimeout(PATIENCE)
    with suppress(ConnectionResetError):
        while line.recv(1000):
            pass
    return True


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for_for_ever(impatient: Server, half: str) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as line:
        line.sendall(HALVES[half])
        assert cut(line)
    assert impatient.logged("failed") == 0
    assert impatient.logged("Traceback") == 0


def test_byte_by_byte_is_no_way_around_it(impatient: Server) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as line:
        line.settimeout(0.05)
        sent = 0
        with suppress(ConnectionError):
            while sent < 5000:
                line.sendall(b"GET / HTTP/1.1\r\nX-Slow: " if not sent else b"x")
                sent += 1
                with suppress(TimeoutError):
                    if not line.recv(100):
                        break
        assert sent < 5000


def test_a_connection_may_rest_between_two_requests(impatient: Server) -> None:
    """As long as a connection is waited for that sends nothing at all, and longer."""
    line = HTTPConnection("127.0.0.1", impatient.port, timeout=PATIENCE)
    line.connect()
    used = line.sock
    for _ in range(2):
        line.request("GET", "/api/qr?text=x")
        answer = line.getresponse()
        assert (answer.status, line.sock) == (200, used)
        assert answer.read()
        with socket.create_connection(("127.0.0.1", impatient.port)) as silent:
            assert cut(silent)
    line.close()


class Still(asyncio.Transport):
    """A connection on which nothing moves."""

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass


@pytest.mark.anyio
async def test_who_waits_before_the_gate_is_not_the_one_who_takes_long() -> None:
    config = uvicorn.Config(lambda *_: None, ws="none")
    entering = turnstile(60)(config, ServerState(), {})
    entering.connection_made(Still())
    waits = [entering.waiting]
    entering.gate.taken = True
    entering.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    waits.append(entering.waiting)
    entering.gate.waiting.clear()
    entering.gate.taken = False
    assert [one is not None for one in waits] == [True, False]


def test_a_socket_is_waited_for(impatient: Server) -> None:
    with people(impatient, "Anne") as (anne,):
        anne.opens()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            for _ in range(2):
                with socket.create_connection(("127.0.0.1", impatient.port)) as silent:
                    assert cut(silent)
            line.ask("Chat", text="still here")
            assert line.until("Said")["text"] == "still here"


def test_every_budget_is_told_to_somebody() -> None:
    """A name that is misspelt in a route would be found by nobody else."""
    folder = Path(limits.__file__).parent
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    for name in {*GUEST, *ADDRESS, *AT_A_TABLE}:
        assert code.count(f'"{name}"') > (name in GUEST) + (name in ADDRESS) + (name in AT_A_TABLE)


# Several workers


def shared(*limits: Limits) -> None:
    for one in limits:
        one.share(lambda who: f"mark-of-{who}")


def test_what_one_worker_gives_is_missing_at_the_others() -> None:
    now = [0.0]
    here, there = (Limits(clock=lambda: now[0]) for _ in range(2))
    shared(here, there)
    for _ in range(60):
        here.spend("tables", "anne", "house")
    told = here.spent()
    assert told == {"address tables mark-of-house": 60, "guest tables mark-of-anne": 60}
    assert here.spent() == {}  # once
    there.spent_elsewhere(told)
    with pytest.raises(TooMany):
        there.spend("tables", "anne", "house")
    there.spend("tables", "mary", "house")
    now[0] += 2.0  # half a table each second
    there.spend("tables", "anne", "house")


def test_a_little_is_told_to_nobody_until_it_is_more() -> None:
    limits = Limits(clock=lambda: 0.0)
    shared(limits)
    for _ in range(7):
        limits.spend("tables", "anne", "house")
    assert limits.spent() == {}
    for _ in range(7):
        limits.spend("tables", "anne", "house")
    assert limits.spent() == {"guest tables mark-of-anne": 14}


def test_sockets_at_all_workers_count_together() -> None:
    here, there = Limits(), Limits()
    shared(here, there)
    most = OPEN_SOCKETS["guest"]
    with ExitStack() as open_there:
        for _ in range(most - 1):
            open_there.enter_context(there.socket("anne", "house", "table"))
        assert there.sockets() == {"guest mark-of-anne": most - 1}
        here.others([there.sockets()])
        with here.socket("anne", "house", "other"), pytest.raises(TooMany):
            open_there.enter_context(here.socket("anne", "house", "other"))
    here.others([there.sockets()])
    with here.socket("anne", "house", "other"), here.socket("anne", "house", "other"):
        pass
