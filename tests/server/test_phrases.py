"""Four words lead back to a chair, and nobody goes through all of them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import httpx
import pytest

from flibuste.core.refusal import TooMany
from flibuste.room import chairs
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.room.rooms import Rooms
from flibuste.server.brake import A_TRY, AT_A_TABLE, FROM_AN_ADDRESS, Brake
from tests.server.inside import inside
from tests.server.outsiders import Server, people

WRONG = "no such words here"


class Held:
    """Every try takes its time until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: list[float] = []
        self.go = asyncio.Event()
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await self.go.wait()


async def table(rooms: Rooms) -> tuple[Room, str, str]:
    """A table with Anne and Mary; its address, and Anne's words."""
    new = NewTable("cartagena", [Wanted("me"), Wanted("open")])
    room, _ = await rooms.open(new, "anne", "Anne")
    await room.do(lambda: chairs.sit(room, 1, "mary", "Mary"))
    id = room.table.header.table
    return room, f"/api/tables/{id}/enter", rooms.keys.phrase(id, 0, "anne")


@pytest.mark.anyio
async def test_right_and_wrong_words_take_the_same_road(monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside() as (web, rooms):
        _, path, phrase = await table(rooms)
        held = Held(monkeypatch)
        held.go.set()
        answers = [await web.post(path, json={"phrase": said}) for said in (phrase, WRONG)]
        assert [answer.status_code for answer in answers] == [201, 404]
        assert held.seconds == [A_TRY, A_TRY]


@pytest.mark.anyio
@pytest.mark.parametrize("between", [", ", ".", " – ", "   ", "\n", "-", ",\u00a0"])
async def test_the_four_words_may_be_written_as_one_writes_words_down(
    monkeypatch: pytest.MonkeyPatch, between: str
) -> None:
    async with inside() as (web, rooms):
        _, path, phrase = await table(rooms)
        Held(monkeypatch).go.set()
        said = f"  {between.join(phrase.title().split())}. "
        assert (await web.post(path, json={"phrase": said})).json()["seat"] == 0
        run_together = {"phrase": phrase.replace(" ", "")}
        assert (await web.post(path, json=run_together)).status_code == 404


@pytest.mark.anyio
async def test_too_many_tries_are_refused_at_once_and_say_when_to_come_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with inside() as (web, rooms):
        _, path, phrase = await table(rooms)
        held = Held(monkeypatch)
        tries = [
            asyncio.ensure_future(web.post(path, json={"phrase": said}))
            for said in (WRONG, phrase, WRONG)
        ]
        brake: Brake = web._transport.app.state.brake  # type: ignore[attr-defined]  # httpx's own
        await until_real(lambda: brake.waiting["address", "127.0.0.1"] == FROM_AN_ADDRESS)
        answer = await web.post(path, json={"phrase": phrase})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["error"] == "too_many"
        assert set(answer.json()["message"]) == {"en", "fr"}
        held.go.set()
        told = await asyncio.gather(*tries)
        assert [one.status_code for one in told] == [404, 201, 404]
        assert (+brake.waiting, brake.turns) == ({}, {})


async def until_real(fact: Any) -> None:
    """As `until`, where the module's sleep has been taken away."""
    loop = asyncio.get_running_loop()
    while not fact():
        turn = loop.create_future()
        loop.call_later(0.001, turn.set_result, None)
        await turn


@pytest.mark.anyio
async def test_twenty_thousand_tries_leave_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held, brake, met = Held(monkeypatch), Brake(), list[str]()

    async def attempt(address: str) -> None:
        async with brake.turn("table", address):
            met.append(address)

    first = [asyncio.ensure_future(attempt("eve")) for _ in range(FROM_AN_ADDRESS)]
    await until_real(lambda: held.seconds)
    for _ in range(20_000):
        with pytest.raises(TooMany):
            await attempt("eve")
    assert brake.waiting == {("table", "table"): 3, ("address", "eve"): 3}
    held.go.set()
    await asyncio.gather(*first)
    assert met == ["eve"] * FROM_AN_ADDRESS
    assert not brake.waiting
    assert not brake.turns


@pytest.mark.anyio
async def test_who_guesses_does_not_keep_an_honest_player_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever comes waits for a few tries at most, and one address never fills the queue."""
    assert AT_A_TABLE * A_TRY <= 3
    held, brake, met = Held(monkeypatch), Brake(), list[str]()

    async def attempt(address: str) -> None:
        async with brake.turn("table", address):
            met.append(address)

    guesses = [asyncio.ensure_future(attempt("eve")) for _ in range(FROM_AN_ADDRESS)]
    await until_real(lambda: held.seconds)
    with pytest.raises(TooMany):
        await attempt("eve")
    honest = asyncio.ensure_future(attempt("honest"))
    held.go.set()
    await asyncio.gather(*guesses, honest)
    assert met.index("honest") <= FROM_AN_ADDRESS


@pytest.mark.anyio
async def test_many_addresses_fill_a_tables_queue_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held, brake = Held(monkeypatch), Brake()

    async def attempt(table: str, address: str) -> None:
        async with brake.turn(table, address):
            pass

    waiting = [asyncio.ensure_future(attempt("one", f"eve {n}")) for n in range(AT_A_TABLE)]
    await until_real(lambda: brake.waiting["table", "one"] == AT_A_TABLE)
    with pytest.raises(TooMany):
        await attempt("one", "another")
    other = asyncio.ensure_future(attempt("two", "another"))  # the next table does not notice
    await until_real(lambda: len(held.seconds) == 2)
    held.go.set()
    await asyncio.gather(*waiting, other)


@pytest.mark.anyio
async def test_the_words_of_who_has_left_open_nothing() -> None:
    async with inside(time_scale=0.001) as (web, rooms):
        room, path, phrase = await table(rooms)
        assert (await web.post(path, json={"phrase": phrase})).status_code == 201
        await room.do(partial(chairs.stand_up, room, 0))
        assert (await web.post(path, json={"phrase": phrase})).status_code == 404
        nobody = rooms.keys.phrase(room.table.header.table, 0, "")
        assert (await web.post(path, json={"phrase": nobody})).status_code == 404


def test_a_hit_gives_one_chair_and_nothing_of_the_other_tables(server: Server) -> None:
    with people(server, "Anne", "Eve") as (anne, eve):
        other = anne.opens()["table"]
        anne.opens()
        answer = eve.send("POST", f"/api/tables/{anne.table}/enter", {"phrase": anne.phrase})
        assert answer.status_code == 201
        assert answer.json()["token"] == anne.token
        assert "set-cookie" not in answer.headers
        assert eve.get("/api/tables")["mine"] == []
        assert eve.get(f"/api/tables/{other}")["seat"] < 0
        assert eve.get(f"/api/tables/{anne.table}", params={"token": anne.token})["here"] == []
        again = anne.post(f"/api/tables/{anne.table}/enter", {"phrase": anne.phrase})
        assert again["token"] == anne.token  # on her own device: nothing changes
        assert len(anne.get("/api/tables")["mine"]) == 2


def test_words_that_are_no_words_are_wrong_words(server: Server) -> None:
    with people(server, "Anne", "Eve") as (anne, eve):
        anne.opens()
        path = f"/api/tables/{anne.table}/enter"
        for phrase in ("", " ", "\u0000", "é" * 3000, "\u2028".join(anne.phrase.split()) + "x"):
            eve.refused(404, "no_table", "POST", path, {"phrase": phrase})
        answer: httpx.Response = eve.web.post(
            path, content=b'{"phrase": "\\ud800"}', headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 404)
