"""The plunder over lines of different length, some of them cut: no drop is lost."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Final

import msgspec
import pytest

from flibuste.room import wire
from flibuste.room.room import Room
from flibuste.store.records import Acted
from tests.server.conftest import LONG
from tests.server.hall import PATIENCE, Ear, Hall, Json, hall, until

pytestmark = pytest.mark.anyio
PAWNS: Final = 6
RACES: Final = 39 if LONG else 3  # at the same time
DELAYS: Final = (0.02, 0.08, 0.15, 0.3) if LONG else (0.005, 0.02, 0.04, 0.08)  # there and back
GLASSES: Final = (0.006, 0.001, 0.1)  # of the clock: out while, before and after they drop
PLACES: Final = ("E1", "E5", "S2")


class Line(Ear):
    """What is said on it is heard later, at both ends; what is under way when it is cut, never."""

    def __init__(self, page: Page) -> None:
        super().__init__(page.seat, page.room.table.chairs[page.seat].guest)
        self.page = page

    def send(self, *frames: bytes) -> None:
        self.page.room.loop.call_later(self.page.way, self._hear, frames)

    def _hear(self, frames: tuple[bytes, ...]) -> None:
        if self.page.line is self:
            self.page.heard += map(msgspec.json.decode, frames)
            self.page.news.set()

    def ask(self, request: wire.Act) -> None:
        self.page.room.loop.call_later(self.page.way, self._arrive, request)

    def _arrive(self, request: wire.Act) -> None:
        if self.page.line is self:
            self.page.room.ask(self, request)


class Page:
    """A hand far away, and all it was told."""

    def __init__(self, room: Room, seat: int, delay: float) -> None:
        self.room, self.seat, self.way = room, seat, delay / 2
        self.sent: list[wire.Act] = []
        self.heard: list[Json] = []
        self.news = asyncio.Event()
        self.line = Line(self)
        room.enter(self.line, None)

    def told(self, kind: str) -> list[Json]:
        return [one for one in self.heard if one["type"] == kind]

    def knows(self, number: int) -> bool:
        return any(one.get("number", 0) >= number for one in reversed(self.heard))

    def drop(self, place: str) -> wire.Act:
        menu = [one["menu"] for one in self.heard if one.get("menu")][-1]
        act = {"type": "DropOn", "place": place}
        request = wire.Act(f"{self.seat} drops {len(self.sent)}", menu["number"], act)
        self.sent.append(request)
        self.line.ask(request)
        return request

    def mine(self) -> list[str]:
        """The drops of mine that I was told of, each once."""
        steps = {one["number"]: one for one in self.told("Step")}
        own = [steps[number] for number in sorted(steps) if steps[number]["seat"] == self.seat]
        return [one["act"]["place"] for one in own if one["act"]["type"] == "DropOn"]

    def refused(self) -> list[str]:
        return [one["id"] for one in self.told("Refused")]

    async def answered(self, how_many: int) -> None:
        """When so many of my drops are."""
        while len(self.mine()) + len(self.refused()) < how_many:
            self.news.clear()
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()

    def come_back(self) -> None:
        """The line is cut with all that was under way; what was not answered is said again."""
        self.room.leave(self.line)
        self.line = Line(self)
        number = max(one["number"] for one in self.heard if "number" in one)
        self.room.enter(self.line, number)
        self.line.ask(self.sent[-1])


async def by_page(page: Page, rng: random.Random) -> None:
    """One drop after another, each when the last one is answered; now and then the line is cut."""
    for number in range(1, PAWNS + 1):
        page.drop(rng.choice(PLACES))
        if rng.random() < 0.3:
            await asyncio.sleep(rng.random() * 3 * page.way)
            if len(page.mine()) + len(page.refused()) < number:
                page.come_back()
        await page.answered(number)


async def by_program(page: Page, rng: random.Random) -> None:
    """All of them in a rush, and nobody waits for an answer."""
    for _ in range(PAWNS):
        page.drop(rng.choice(PLACES))
        await asyncio.sleep(rng.random() * page.way)
    await page.answered(PAWNS)


async def too_late(page: Page, rng: random.Random) -> None:
    """A hand that comes when the time is up, with the menu of the race still before its eyes."""
    await until(lambda: page.room.table.alarm() is None)
    await by_program(page, rng)


async def race(house: Hall, seed: int) -> tuple[Room, list[Page]]:
    """Four people at lines of any length: two pages, a program, and one who is too late."""
    rng = random.Random(seed)
    options = {"first": 0, "dexterity": "off", "glass": 15}
    room, ears = await house.table("me open open open", "piratoons", options=options)
    room.time_scale = GLASSES[seed % len(GLASSES)]
    pages = [Page(room, seat, delay) for seat, delay in enumerate(rng.sample(DELAYS, k=4))]
    await house.act(room, ears[0], {"type": "Open"})
    await asyncio.gather(*(until(partial(page.knows, room.table.number)) for page in pages))
    hands = (by_page, by_page, by_program, too_late)
    await asyncio.gather(*(hand(page, rng) for hand, page in zip(hands, pages, strict=True)))
    last = len(room.table.entries)
    await asyncio.gather(*(until(partial(page.knows, last)) for page in pages))
    return room, pages


async def test_every_drop_is_counted_or_refused_and_all_hear_one_order() -> None:
    counted = refused = 0
    async with hall() as house:
        for room, pages in await asyncio.gather(*(race(house, seed) for seed in range(RACES))):
            kept = [e for e in room.table.entries if isinstance(e, Acted) and e.id]
            ids = [entry.id for entry in kept]
            for page in pages:
                said = [request.id for request in page.sent]
                played = [id for id in ids if id in said]
                assert played == [id for id in said if id in played]  # as the hand dropped them
                assert len(page.refused()) == len(set(page.refused()))
                assert sorted(played + page.refused()) == sorted(said)
                acts = {request.id: request.act["place"] for request in page.sent}
                assert page.mine() == [acts[id] for id in played]
                for told in page.told("Refused"):  # told as too late, never because a menu is old
                    assert (told["error"], told["rule"]) == ("illegal", "T6"), told
                counted, refused = counted + len(played), refused + len(page.refused())
            first, *others = [drops_heard(page) for page in pages]
            assert all(heard == first for heard in others)
    assert counted > RACES * PAWNS // 2  # on a busy machine more of them are too late
    assert refused >= RACES * PAWNS  # of those who were too late


def drops_heard(page: Page) -> list[tuple[int, int, str]]:
    steps = {one["number"]: one for one in page.told("Step") if one["act"]["type"] == "DropOn"}
    return [(number, one["seat"], one["act"]["place"]) for number, one in sorted(steps.items())]
