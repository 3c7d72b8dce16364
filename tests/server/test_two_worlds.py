"""
Law 11 at the wire: two tables with two truths behind the same view, and acts that look the same
to one viewer: the frames that this viewer gets are the same, byte for byte.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from flibuste.core.luck import Luck, choose, dice
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import LUCK, WATCHER, AnyGame, Seat
from flibuste.core.registry import find
from flibuste.laws.secrecy import reveals
from flibuste.room import table as table_module
from flibuste.room import telling, wire, wishes
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.store.records import Begun, Header, Joined, Seating
from tests.server.hall import Ear, Hall, hall

pytestmark = pytest.mark.anyio


class Parted(Exception):
    """In the other world nothing can happen that looks the same."""


class Pair:
    """A true world and an imagined one, and one who cannot tell them apart."""

    def __init__(self, house: Hall, viewer: Seat, worlds: Sequence[Room], rng: Random) -> None:
        self.house = house
        self.viewer = viewer
        self.true, self.dream = worlds
        self.rng = rng
        self.luck: deque[Any] = deque()  # what luck did in the true world, as the viewer saw it
        self.ears: list[Ear] = []

    @property
    def frames(self) -> list[list[bytes]]:
        return [ear.frames for ear in self.ears]

    async def enter(self) -> None:
        self.ears = [await self.house.enter(room, self.viewer) for room in (self.true, self.dream)]

    def answer(self, odds: Sequence[tuple[Any, int]], source: Luck) -> Any:
        """Luck in the true world, and what looks like it in the imagined one."""
        if source is self.true.table.luck:
            action = choose(odds, source)
            self.luck.append(self.look(self.true, LUCK, action))
            return action
        seen = self.luck.popleft()
        alike = [act for act, _ in odds if self.look(self.dream, LUCK, act) == seen]
        if not alike:
            raise Parted
        return self.rng.choice(alike)

    def look(self, room: Room, seat: Seat, action: Any) -> Any:
        return room.table.game.shown(room.table.match.state, seat, action, self.viewer)

    async def step(self) -> None:
        """Somebody acts in the true world, and acts that look the same in the other."""
        true, dream = self.true.table.match.state, self.dream.table.match.state
        seat = self.rng.choice([one for one in true.awaiting() if one >= 0])
        pairs = [
            (act, twin)
            for act in true.legal(seat)
            for twin in dream.legal(seat)
            if self.look(self.true, seat, act) == self.look(self.dream, seat, twin)
        ]
        if not pairs:
            raise Parted
        act, twin = self.rng.choice(pairs)
        id = f"act {self.rng.random()}"
        revealed = reveals(self.true.table.match, (seat, act))
        await self.true.do(partial(self.true.play, seat, act, id))
        await self.dream.do(partial(self.dream.play, seat, twin, id))
        if revealed and self.ears[0].frames[-1] != self.ears[1].frames[-1]:
            raise Parted  # the rules themselves turn something up

    async def ask(self, request: type[wishes.FromClient], **fields: Any) -> None:
        id = f"ask {self.rng.random()}"
        for room, ear in zip((self.true, self.dream), self.ears, strict=True):
            await self.house.ask(room, ear, request, id=id, **fields)


def worlds_behind(game: AnyGame, seats: int, viewer: Seat, seed: str) -> list[Any]:
    """A position on the way of a random match, and another that looks the same."""
    match: Match[Any, Any, Any] = Match(game, seats)
    rng = dice(seed)
    match.try_luck(rng)
    for _ in range(rng.randrange(6 if game.key == "harbour" else 60)):
        after = match.state.copy()
        drawn = random_act(after, rng)
        assert drawn is not None
        after.apply(*drawn)
        if not after.awaiting():
            break
        match.act(*drawn)
    match.try_luck(rng)
    dream = game.imagine(game.view(match.state, viewer), rng)
    return [game.write(match.state), game.write(dream)]


def seated(game: AnyGame, seats: int, position: Any) -> Table:
    """The same table, but for what is behind the view."""
    chairs = tuple(Seating("open") for _ in range(seats))
    header = Header(
        "table", "watch", game.key, game.version, {}, chairs, "seed", "fingerprint", False,
        "family", True, 0.8, position,
    )  # fmt: skip
    people = [Joined(seat, f"guest{seat}", f"guest {seat}") for seat in range(seats)]
    return Table(header, [*people, Begun()])


async def pair_of(house: Hall, key: str, seats: int, viewer: Seat, seed: str) -> Pair:
    game = find(key)
    rooms = []
    for number, position in enumerate(worlds_behind(game, seats, viewer, seed)):
        table = seated(game, seats, position)
        room = house.rooms._wake(table)
        await room.do(partial(house.store.append, f"{seed} {number}", 1, table.entries))
        rooms.append(room)
    pair = Pair(house, viewer, rooms, Random(seed))
    await pair.enter()
    return pair


async def walk(pair: Pair, acts: int) -> int:
    """Go some way together; the number of steps while the worlds were different."""
    game, steps = pair.true.table.game, 0
    for _ in range(acts):
        states = [room.table.match.state for room in (pair.true, pair.dream)]
        if not states[0].awaiting():
            break
        differ = game.write(states[0]) != game.write(states[1])
        try:
            await pair.step()
        except Parted:
            return steps
        if not pair.true.table.match.state.awaiting():
            break  # at the end all is shown
        await pair.ask(wire.Why, act={"type": "EndTurn"})
        await pair.ask(wire.Act, menu=0, act={"type": "Grab"})
        await pair.ask(wire.Chat, text="hm")
        assert pair.frames[0] == pair.frames[1]
        steps += differ
    return steps


def keep_apart(monkeypatch: pytest.MonkeyPatch, house: Hall) -> None:
    """Both worlds have the same id; the store keeps them, and nothing is lost, apart."""

    async def nowhere(table: str, first: int, entries: Sequence[object]) -> None:
        return None

    monkeypatch.setattr(house.store, "append", nowhere)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
@pytest.mark.parametrize("game", ["cartagena", "mutiny"])
async def test_nobody_tells_two_worlds_apart_by_the_frames(
    game: str, seats: int, viewer: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 0
    async with hall() as house:
        keep_apart(monkeypatch, house)
        for seed in range(4):
            pair = await pair_of(house, game, seats, viewer, f"{seats} {viewer} {seed}")
            assert pair.frames[0] == pair.frames[1] != []
            monkeypatch.setattr(table_module, "choose", pair.answer)
            steps += await walk(pair, 15)
    assert steps > 12


@pytest.mark.usefixtures("harbour")
@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
async def test_nobody_tells_two_worlds_of_harbour_apart_by_the_frames(
    viewer: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 0
    async with hall() as house:
        keep_apart(monkeypatch, house)
        monkeypatch.setattr(
            "flibuste.room.deputies.sandglass.Sandglass.left", lambda glass: glass.timer and 1.0
        )
        for seed in range(10):
            pair = await pair_of(house, "harbour", 3, viewer, f"{viewer} {seed}")
            assert pair.frames[0] == pair.frames[1] != []
            monkeypatch.setattr(table_module, "choose", pair.answer)
            steps += await walk(pair, 10)
    assert steps > 5


async def test_a_server_that_tells_the_truth_about_the_deck_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The law can fail: here luck's odds come from the state and not from the view."""
    truth: list[Any] = []
    take = Match.take

    def remember(match: Match[Any, Any, Any], seat: Seat, *rest: Any) -> Any:
        if seat == LUCK:
            truth[:] = match.state.odds()
        return take(match, seat, *rest)

    monkeypatch.setattr(Match, "take", remember)
    monkeypatch.setattr(telling, "chances", lambda table, view: list(truth))
    async with hall() as house:
        keep_apart(monkeypatch, house)
        with pytest.raises(AssertionError):  # noqa: PT012  # whichever pair of worlds shows it
            for seed in range(20):
                pair = await pair_of(house, "cartagena", 3, 0, f"leak {seed}")
                monkeypatch.setattr(table_module, "choose", pair.answer)
                await walk(pair, 15)
