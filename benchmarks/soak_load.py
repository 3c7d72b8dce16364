"""
A busy evening, in a process of its own: ``python -m benchmarks.soak_load PORT '{"rate": 500, …}'``.

Tables of four are opened, played to the end or left; watchers come and go, people talk, look into
the lobby and send things that make no sense.  It goes on until the time is over, tells how fast it
was, waits for a word before tables are held against their journals, and for another before
everybody leaves.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections import Counter, deque
from contextlib import closing
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.load import at
from benchmarks.load_line import LoadLine, open_line
from benchmarks.load_tables import LoadTable, Web

WATCHERS = 40  # at a time
LEFT = 0.25  # of the tables, somewhere on the way
# Turns of a match.  They are fewer where the warm-up would end before it: memory is to be compared
# at two times at which as many old tables are there as young ones.
LONGEST = 120
A_TURN = 4  # entries
HELD = 200  # tables that are held against their journals at the end
NONSENSE = (b"", b"{", b"[]", b'{"type":"Act"}', b'{"type":"Chat","id":1,"text":"x"}', b"\xc3\xa9")
WRONG = (
    ("GET", "/api/tables/nowhere", b""),
    ("GET", "/nowhere", b""),
    ("POST", "/api/tables", b"{"),
    ("POST", "/api/tables", b'{"game": "chess", "seats": []}'),
    ("POST", "/api/tables/nowhere/join", b"{}"),
    ("DELETE", "/api/games", b""),
)


class Party(LoadTable):
    """Four people who play to the end, or leave after so many acts."""

    patience = sys.maxsize
    known = 0  # entries that have been counted


class Evening:
    """Everybody who is there."""

    def __init__(self, port: int, wish: dict[str, Any]) -> None:
        self.port = port
        self.wish = wish
        self.rng = Random(f"evening {wish.get('seed', 1)}")
        entries = wish["rate"] * wish["warm_up"] / wish["tables"]  # of a table, until looks count
        self.longest = int(min(LONGEST, entries / (2 * A_TURN)))
        self.there: list[Party] = []
        self.free: deque[Party] = deque()
        self.times: list[tuple[float, float]] = []  # when, and how long it took
        self.count: Counter[str] = Counter()
        self.gone: list[Party] = []
        self.begun = perf_counter()

    @property
    def clock(self) -> float:
        return perf_counter() - self.begun

    async def until_the_end(self, pause: float) -> bool:
        """Wait a moment; whether the evening goes on."""
        await asyncio.sleep(pause)
        return self.clock < float(self.wish["seconds"])

    # Playing

    async def sit_down(self) -> None:
        """Four people open a table."""
        turns = self.rng.choice([self.longest // 6, self.longest // 2, self.longest])
        wish = {"options": {"turn_limit": turns}, "public": True}
        with closing(Web(self.port)) as web:  # a line that rests too long is closed by the server
            keys = await asyncio.to_thread(web.open_table, **wish)
        party = Party(keys, Random(self.rng.random()))
        await party.connect(self.port)
        while not party.idle:
            await asyncio.sleep(0.005)
        party.known = party.numbers[0]
        if self.rng.random() < LEFT or not self.times:  # the first would else all end together
            party.patience = self.rng.randrange(self.longest // 6, 5 * self.longest // 3)
        party.done = partial(self.acted, party)
        self.count["opened"] += 1
        self.there.append(party)
        self.free.append(party)

    def acted(self, party: Party, seconds: float) -> None:
        """All four have seen an act."""
        self.times.append((self.clock, seconds))
        self.count["entries"] += party.numbers[0] - party.known
        party.known = party.numbers[0]
        party.patience -= 1
        if party.over or party.patience < 0:
            self.count["ended" if party.over else "left"] += 1
            self.there.remove(party)
            party.close()
            self.gone.append(party)
        else:
            self.free.append(party)

    async def gather(self) -> None:
        """There are always so many tables."""
        while await self.until_the_end(0.02):
            if len(self.there) < self.wish["tables"]:
                await self.sit_down()

    async def play(self) -> None:
        """So many entries a second, as far as the server takes them."""
        while await self.until_the_end(0.002):
            on_way = self.count["acts"] - len(self.times)
            due = self.clock * self.wish["rate"] - self.count["entries"] - on_way
            for _ in range(min(int(due), len(self.free))):
                self.free.popleft().act()
                self.count["acts"] += 1

    # Everybody else

    async def watch(self) -> None:
        """Watchers come and go."""
        lines: deque[LoadLine] = deque()
        while await self.until_the_end(0.25):
            if self.there:
                path = f"/api/tables/{self.rng.choice(self.there).watch}/socket"
                lines.append(await open_line(self.port, LoadLine(path, lambda _: None)))
                self.count["watchers"] += 1
            if len(lines) > WATCHERS:
                lines.popleft().transport.abort()

    async def talk(self) -> None:
        while await self.until_the_end(0.2):
            party = self.rng.choice(self.there) if self.there else None
            if party is not None:
                self.count["said"] += 1
                word = f'{{"type":"Chat","id":"{self.count["said"]}","text":"ahoy"}}'
                self.rng.choice(party.lines).say(word.encode())

    async def stumble(self) -> None:
        """Requests and messages that make no sense, and a look into the lobby."""
        while await self.until_the_end(0.5):
            method, path, body = self.rng.choice(WRONG)
            with closing(Web(self.port)) as web:
                status = await asyncio.to_thread(web.status, method, path, body)
                assert 400 <= status < 500, (method, path, status)
                assert await asyncio.to_thread(web.status, "GET", "/api/tables", b"") == 200
            if self.there:
                path = f"/api/tables/{self.rng.choice(self.there).watch}/socket"
                line = await open_line(self.port, LoadLine(path, lambda _: None))
                line.say(self.rng.choice(NONSENSE))
                await asyncio.sleep(0.1)
                line.transport.abort()
            self.count["wrong"] += 2

    async def go_on(self) -> None:
        """The whole evening."""
        for _ in range(self.wish["tables"]):
            await self.sit_down()
        print(json.dumps({"ready": True}), flush=True)
        gc.disable()  # a pause here would be counted as the server's
        self.begun = perf_counter()
        parts = (self.gather(), self.play(), self.watch(), self.talk(), self.stumble())
        await asyncio.gather(*parts)
        print(json.dumps(self.told()), flush=True)
        await asyncio.to_thread(sys.stdin.readline)  # holding them up wakes tables that slept
        await asyncio.to_thread(self.hold)
        print(json.dumps({name: self.count[name] for name in ("held", "lost")}), flush=True)
        await asyncio.to_thread(sys.stdin.readline)

    def hold(self) -> None:
        """Is what the last of them was shown in the journals?"""
        parties = self.gone + self.there
        for party in self.rng.sample(parties, min(HELD, len(parties))):
            with closing(Web(self.port)) as web:
                path = f"/api/tables/{party.table}/journal?token={party.tokens[0]}"
                kept = {entry["number"] for entry in web.ask("GET", path)}
            self.count["held"] += 1
            self.count["lost"] += max(party.numbers) not in kept

    def told(self) -> dict[str, Any]:
        warm = self.wish["warm_up"]
        phases = {
            "warm": sorted(took for when, took in self.times if when < warm),
            "rest": sorted(took for when, took in self.times if when >= warm),
        }
        fast = {
            name: {"p50": at(times, 0.5), "p99": at(times, 0.99)} for name, times in phases.items()
        }
        return {**self.count, **fast, "rate": self.count["entries"] / self.clock}


if __name__ == "__main__":
    asyncio.run(Evening(int(sys.argv[1]), json.loads(sys.argv[2])).go_on())
