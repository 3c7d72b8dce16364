"""The journal is the table: read at any point it gives the same table to everybody."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.core.protocol import WATCHER
from flibuste.room import past, telling, wire
from flibuste.room.table import Table
from tests.server.conftest import LONG
from tests.server.hall import Ear, Hall, awaited, hall, looks, settled

pytestmark = pytest.mark.anyio
BOTH_HOMES = True
ENTRIES = 160 if LONG else 80


async def busy_evening(house: Hall, rng: random.Random) -> list[Any]:
    """A match with talk, take-backs, absence and return; the table as it looked at each number."""
    room, ears = await house.table("me open bot:random", options={"turn_limit": 40}, pace=10.0)
    looked = []
    while room.table.phase == "running" and room.table.number < ENTRIES:
        looked.append((room.table.number, looks(room), list(room.table.menus)))
        seat = room.table.match.state.awaiting()[0]
        if seat == 2:
            act = rng.choice(room.table.match.state.legal(2))
            await room.do(lambda act=act: room.play(2, act))  # type: ignore[misc]
        else:
            await house.act(room, ears[seat], rng.randrange(3) - 1)
        match rng.randrange(12):
            case 0:
                await house.ask(room, rng.choice(ears), wire.Chat, text="aye")
            case 1 | 2:
                one, two = rng.sample(ears, 2)
                await house.ask(room, one, wire.Undo)
                await house.ask(room, two, wire.Consent, yes=True)
            case 3:
                await house.leave(room, ears[1])
                await room.do(lambda: room.bots.stand_in(1))
                room.bots.stop(1)
                ears[1] = await house.enter(room, 1)
    looked.append((room.table.number, looks(room), list(room.table.menus)))
    return [room, looked]


@pytest.mark.parametrize("seed", range(2))
async def test_every_beginning_of_the_journal_gives_the_table_as_it_was(
    seed: int, tmp_path: Path
) -> None:
    async with hall(tmp_path / "room.db", seed=f"evening {seed}") as house:
        room, looked = await busy_evening(house, random.Random(seed))
        found = await house.store.load(room.table.header.table)
    assert found is not None
    header, entries = found
    assert header == room.table.header
    assert entries == room.table.entries
    assert {type(entry).__name__ for entry in entries} >= {"Acted", "Begun", "Joined", "TakenBack"}
    for number, looks_then, menus in looked:
        again = Table(header, entries[:number])
        assert again.menus == menus
        for viewer, before in zip([0, 1, 2, WATCHER], looks_then, strict=True):
            assert telling.snapshot(again, viewer, set()) == before
    assert Table(header, entries).code() == room.table.code()


async def test_a_server_that_starts_anew_finds_every_table_as_it_was(tmp_path: Path) -> None:
    async with hall(tmp_path / "room.db") as house:
        room, ears = await house.table("me open")
        for _ in range(5):
            await house.act(room, awaited(room, ears))
        table, before = room.table.header.table, looks(room)
        token = house.rooms.keys.token(table, 1, "guest1")
        phrase = house.rooms.keys.phrase(table, 1, "guest1")
    async with hall(tmp_path / "room.db") as house:
        again = await house.rooms.find(table)
        assert again is not None
        assert looks(again) == before
        assert house.rooms.keys.seat_of(table, token) == (1, "guest1")
        assert house.rooms.keys.phrase(table, 1, "guest1") == phrase
        ears = [await house.enter(again, seat) for seat in (0, 1)]
        await house.act(again, awaited(again, ears))
        assert ears[0].told("Step")


async def told_since(house: Hall, room: Any, viewer: int, number: int) -> list[bytes]:
    """What somebody is told who comes back and knows all until a number."""
    ear = await house.enter(room, viewer, number)
    frames = [f for f in ear.frames if msgspec.json.decode(f)["type"] in ("Step", "Said")]
    await house.leave(room, ear)
    return frames


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
async def test_who_comes_back_is_told_just_what_he_missed(viewer: int) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 30})
        watcher = await house.enter(room, WATCHER)
        start = room.table.number
        while room.table.phase == "running":
            await house.act(room, awaited(room, ears), -1)
            await house.ask(room, ears[0], wire.Chat, text=f"entry {room.table.number}")
        heard = watcher if viewer == WATCHER else ears[viewer]
        live = [f for f in heard.frames if msgspec.json.decode(f)["type"] in ("Step", "Said")]
        numbers = [msgspec.json.decode(frame)["number"] for frame in live]
        assert numbers == list(range(start + 1, room.table.number + 1))
        for number in (start, start + 1, start + 7, room.table.number - 1, room.table.number):
            again = await told_since(house, room, viewer, number)
            assert again == live[number - start :]


async def test_who_missed_more_than_acts_and_talk_is_shown_the_whole_table() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        number = room.table.number
        ear = awaited(room, ears)
        await house.act(room, ear)
        await house.ask(room, ear, wire.Undo)
        for after in (None, 0, 1, number, number + 1, room.table.number + 1, 10**8):
            came = await house.enter(room, 0, after)
            assert [one for one in kinds(came) if one != "Seats"] == ["Snapshot"], after
            assert came.last("Snapshot")["number"] == room.table.number
        came = await house.enter(room, 0, room.table.number)
        assert set(kinds(came)) == {"Seats"}


def kinds(ear: Ear) -> list[str]:
    return [told["type"] for told in ear.told()]


async def test_the_journal_shows_each_what_he_saw_and_everything_after_the_end() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 25})
        for _ in range(6):
            await house.act(room, awaited(room, ears), -1)
        ear = awaited(room, ears)
        await house.act(room, ear)
        await house.ask(room, ear, wire.Undo)
        assert past.history(room.table, 0)[-1]["number"] < room.table.number - 1
        sealed = [sealed_in(room.table, viewer) for viewer in (0, 1, WATCHER)]
        assert sealed[2] == sealed[0] + sealed[1]
        assert min(sealed) > 0
        while room.table.phase == "running":
            await house.act(room, awaited(room, ears), -1)
        told = past.history(room.table, WATCHER)
        assert sealed_in(room.table, WATCHER) == 0
        assert [entry["number"] for entry in told] == room.table.in_effect
        assert told[-1]["story"]


def sealed_in(table: Table, viewer: int) -> int:
    return sum(entry["act"] == {"type": "Sealed"} for entry in past.history(table, viewer))


async def test_the_journal_tells_the_same_as_the_steps_did() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        for _ in range(12):
            await house.act(room, awaited(room, ears), -1)
        await settled(room)
        for ear in ears:
            steps = {step["number"]: step for step in ear.told("Step")}
            told = [e for e in past.history(room.table, ear.viewer) if e["number"] in steps]
            assert len(told) == len(steps)
            for entry in told:
                step = steps[entry["number"]]
                assert entry == {name: step[name] for name in ("number", "seat", "act", "story")}


def test_ears_keep_what_they_hear() -> None:
    ear = Ear(0)
    ear.send(b'{"type": "Seats", "seats": []}')
    assert ear.told("Seats") == ear.told()
