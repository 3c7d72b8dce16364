"""Several servers on one database: whoever comes to any of them is at the table where it is."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import WebSocketException

from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.core.words import words
from flibuste.room import maintenance_postgres as keeper
from flibuste.server.inner import PASS, InnerDoor, credentials, is_inner
from flibuste.server.serve import serve
from flibuste.store.address import Address
from flibuste.store.places import Place
from tests.server.hall import hall
from tests.server.homes import Home
from tests.server.outsiders import PATIENCE, Json, Line, Person, Server, lines, people, serving
from tests.server.test_maintenance import said
from tests.server.test_postgres import NOW, room

BOTH_HOMES = False
A_MOMENT = 0.05  # seconds between two looks
TOKEN = "the token of who runs it"
QUICK = {"flibuste.store.postgres.writer.BEAT": 0.5}


@pytest.fixture(autouse=True)
def in_postgres(home: str) -> Iterator[None]:
    Home.kind = "postgres"
    yield
    Home.kind = home


@contextmanager
def two_workers(tmp_path: Path, **fields: Any) -> Iterator[tuple[Address, Server, Server]]:
    address = room()
    fields = {"address": address, "time_scale": 0.01, "admin": TOKEN, **fields}
    with (
        serving(tmp_path / "first.db", **fields) as first,
        serving(tmp_path / "second.db", **fields) as second,
    ):
        yield address, first, second
    checked = keeper.check(address, mending=False, now=NOW)
    assert checked.well, said(checked)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two workers to which nothing happens."""
    Home.kind = "postgres"
    with two_workers(tmp_path_factory.mktemp("pair")) as (_, first, second):
        yield first, second


@contextmanager
def match_of_two(first: Server, second: Server) -> Iterator[tuple[Person, Person]]:
    """Anne has opened a table at the first worker, Mary has joined it by the second."""
    with people(first, "Anne") as (anne,), people(second, "Mary") as (mary,):
        anne.opens("me open", options={"first": 0}, undo="none")
        mary.joins(anne.table)
        anne.starts()
        yield anne, mary


def in_turn(*there: Line) -> Line:
    """Whoever has a menu, when all have heard the same."""
    while len({line.number for line in there}) > 1 or not any(line.menu() for line in there):
        behind = min(there, key=lambda line: (line.number, line.menu() is not None))
        behind.hear()
    return next(line for line in there if line.menu())


def play(number: int, *there: Line) -> None:
    """So many acts, each seen by everybody."""
    for _ in range(number):
        line = in_turn(*there)
        before = line.number
        line.act()
        for one in there:
            while one.number <= before:
                one.hear()


def back(person: Person, old: Line | None = None) -> Line:
    """As the page does: again and again until there is somebody, and with all that was heard."""
    while True:
        try:
            line = person.line(after=old.number if old is not None else None)
            line.hear()
        except (WebSocketException, OSError):
            time.sleep(A_MOMENT)
            continue
        line.heard[:0] = old.heard if old is not None else []
        return line


def told(line: Line) -> dict[int, Json]:
    """The acts that somebody was shown, by their numbers; none of them twice."""
    steps = [one for one in line.heard if one["type"] == "Step"]
    assert len({one["number"] for one in steps}) == len(steps)
    return {one["number"]: one["act"] for one in steps}


def test_a_table_is_played_from_two_workers(pair: tuple[Server, Server]) -> None:
    """Each line as if the table were there: also how it is closed, and what a request says."""
    with match_of_two(*pair) as (anne, mary):
        one, other = anne.line(), mary.line()
        with lines(one, other):
            play(6, one, other)
            assert told(one).keys() == told(other).keys()
            awake = mary.get("/healthz")["rooms"]
            assert [table["table"] for table in mary.get("/api/tables")["mine"]] == [anne.table]
            assert mary.get("/healthz")["rooms"] == awake  # a list wakes nobody
            journals = [person.journal() for person in (anne, mary)]
            assert [one["number"] for one in journals[0]] == [one["number"] for one in journals[1]]
            assert mary.get(f"/api/tables/{anne.watch.removeprefix('/t/')}")["seat"] == WATCHER
            mary.refused(404, "no_table", "GET", "/api/tables/nowhere")
            stranger = mary.line(token="0.nobody.nothing")
            assert stranger.closed() == 1008
            stranger.close()


def test_who_runs_the_servers_sees_and_tells_all(pair: tuple[Server, Server]) -> None:
    first, second = pair
    with match_of_two(*pair) as (anne, mary), people(second, "Jack") as (jack,):
        one, other = anne.line(), mary.line()
        with lines(one, other):
            play(1, one, other)
            jack.opens("me open")
            key = {"authorization": f"Bearer {TOKEN}"}
            for server in (second, first):  # each has to hear of the other first
                seen: Json = {}
                while seen.get("workers") != 2:
                    time.sleep(A_MOMENT)
                    seen = httpx.get(
                        f"{server.address}/api/admin", headers=key, timeout=PATIENCE
                    ).json()
            seen = httpx.get(f"{first.address}/api/admin", headers=key, timeout=PATIENCE).json()
            known = {f"/t/{table['watch']}" for table in seen["tables"]}
            assert {anne.watch, jack.watch} <= known
            assert seen["well"]
            numbers = httpx.get(f"{second.address}/metrics", headers=key, timeout=PATIENCE).text
            tables = [line for line in numbers.splitlines() if line.startswith("flibuste_well")]
            assert len({line.partition("worker=")[2] for line in tables}) == 2
            assert numbers.count("# TYPE flibuste_well gauge") == 1
            message = {"en": "Ahoy", "fr": "Ohé"}
            web = httpx.post(
                f"{second.address}/api/admin/tell", headers=key, json=message, timeout=PATIENCE
            )
            assert web.json() == {"sockets": 2}
            assert [line.until("Notice")["message"]["en"] for line in (one, other)] == ["Ahoy"] * 2
            path = f"/api/admin/tables/{mary.table}/ban"
            web = httpx.post(
                second.address + path, headers=key, json={"seat": mary.seat}, timeout=PATIENCE
            )
            assert web.status_code == 201, web.text
        while mary.send("POST", "/api/tables", {"game": "cartagena"}).status_code != 403:
            time.sleep(A_MOMENT)  # it was banned by the other worker


def test_a_killed_worker_loses_nothing_and_its_tables_are_played_on(tmp_path: Path) -> None:
    with (
        two_workers(tmp_path) as (_, first, second),
        match_of_two(first, second) as (anne, mary),
    ):
        one, other = anne.line(), mary.line()
        play(4, one, other)
        shown = told(one) | told(other)
        first.process.send_signal(signal.SIGKILL)
        assert other.closed() == 1012
        anne.moves_to(second)
        there = [back(anne, one), back(mary, other)]
        with lines(one, other, *there):
            play(2, *there)
            kept = {entry["number"]: entry for entry in mary.journal()}
            assert sorted(kept) == list(range(min(kept), max(kept) + 1))
            assert set(shown) <= set(kept)
            assert shown.keys() < told(there[0]).keys()
            assert told(there[0]).keys() == told(there[1]).keys()


def test_a_frozen_worker_writes_nothing_when_it_wakes(tmp_path: Path) -> None:
    """It stands still past its lease, another takes the table, and what was asked of the first
    meanwhile does not happen there.
    """
    with (
        two_workers(tmp_path, set=QUICK) as (_, first, second),
        match_of_two(first, second) as (anne, mary),
    ):
        one, other = anne.line(), mary.line()
        in_turn(one, other)
        before = len(one.heard)
        first.process.send_signal(signal.SIGSTOP)
        one.act()  # it reaches the first worker when it wakes
        anne.moves_to(second)
        there = [back(anne), back(mary)]
        with lines(one, other, *there):
            play(2, *there)
            journal = mary.journal()
            first.process.send_signal(signal.SIGCONT)
            assert one.closed() == 1012
            assert "Step" not in [told["type"] for told in one.heard[before:]]
            play(1, *there)
            assert mary.journal()[: len(journal)] == journal
            anne.moves_to(first)  # it is a worker like any other again
            again = back(anne, there[0])
            with lines(again):
                play(1, again, there[1])


def test_a_worker_that_is_told_to_end_gives_its_tables_to_others(tmp_path: Path) -> None:
    with (
        two_workers(tmp_path) as (_, first, second),
        match_of_two(first, second) as (anne, mary),
    ):
        one, other = anne.line(), mary.line()
        play(3, one, other)
        first.process.send_signal(signal.SIGTERM)
        for line in (one, other):
            assert line.closed() == 1012
            assert "Notice" in [told["type"] for told in line.heard]
        anne.moves_to(second)
        there = [back(anne, one), back(mary, other)]
        with lines(one, other, *there):
            play(2, *there)


def test_one_command_starts_several_and_another_for_each_that_dies(tmp_path: Path) -> None:
    """For one that stands still too: it is killed, so that its people's lines are cut."""
    fields: dict[str, Any] = {"address": room(), "workers": 2, "time_scale": 0.01}
    with serving(tmp_path / "crew.db", **fields) as crew, people(crew, "Anne", "Mary") as both:
        anne, mary = both
        anne.opens("me open", options={"first": 0})
        mary.joins(anne.table)
        anne.starts()
        workers = children(crew.process.pid)
        assert len(workers) == 2
        for worker, how in zip(sorted(workers), (signal.SIGKILL, signal.SIGSTOP), strict=True):
            there = [back(person) for person in both]
            with lines(*there):
                play(1, *there)
                os.kill(worker, how)
        while len(children(crew.process.pid) - workers) < len(workers):
            time.sleep(A_MOMENT)
        assert crew.logged("stands still and is killed") == 1
        there = [back(person) for person in both]
        with lines(*there):
            play(1, *there)
            crew.process.send_signal(signal.SIGTERM)
            assert [line.closed() for line in there] == [1012, 1012]
    assert crew.process.wait(60) == 0


def children(process: int) -> set[int]:
    return set(map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split()))


def test_a_file_has_one_worker(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="PostgreSQL"):
        serve(
            words(None, "en", "flibuste.room"),
            host="127.0.0.1",
            port=0,
            database=tmp_path / "room.db",
            workers=2,
        )


@pytest.mark.anyio
async def test_nobody_comes_in_by_the_inner_door_without_its_pass() -> None:
    """Nor with the pass of another worker."""
    heard = list[Any]()

    async def app(scope: Any, *_: Any) -> None:
        heard.append(scope)

    async with hall() as house:
        owner = SimpleNamespace(state=SimpleNamespace(rooms=house.rooms))
        door = InnerDoor(app, cast(Litestar, owner))
        here, there = house.rooms.store.worker, "another"
        caller = {"client": ("192.0.2.1", 5), "server": ("192.0.2.2", 80), "scheme": "https"}
        for worker, welcome in ((None, False), ("nobody", False), (there, False), (here, True)):
            given = []
            if worker is not None:
                given = credentials(house.rooms, Place(worker, ""), caller)
            if worker == "nobody":
                given = [(PASS, b"made up"), *given[1:]]
            answers = list[Any]()

            async def send(message: Any, answers: list[Any] = answers) -> None:
                answers.append(message)

            scope = {"type": "http", "headers": given, "state": {}}
            await door(cast(Any, scope), cast(Any, None), send)
            assert bool(heard) == welcome
            assert [one["status"] for one in answers[:1]] == ([] if welcome else [421])
        (called,) = heard
        assert (called["client"], called["scheme"]) == (("192.0.2.1", 5), "https")
        assert (called["headers"], is_inner(called)) == ([], True)
