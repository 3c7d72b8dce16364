"""What if: from a moment of a match that is over play on, with the same luck or new luck."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste import BadCode, dumps, loads
from flibuste.core.luck import Luck
from flibuste.core.playout import listed
from flibuste.core.protocol import LUCK
from flibuste.core.refusal import Refused
from flibuste.core.registry import games
from flibuste.room import chairs, past, replays, series, telling, wire, wishes
from flibuste.room.forks import WhatIf
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.room.rooms import Rooms
from tests.server.hall import Hall, hall, settled

pytestmark = pytest.mark.anyio
OPTIONS: dict[str, dict[str, Any]] = {
    "cartagena": {"turn_limit": 20},
    "piratoons": {"tempo": "beats"},
}


async def finished(house: Hall, key: str = "cartagena", seats: str = "me open") -> Room:
    """A match that is over; in it something was taken back, luck and all."""
    room, ears = await house.table(seats, key, options=OPTIONS.get(key, {}), pace=10.0)
    for turn in range(400):
        state = room.table.match.state
        if room.table.phase != "running":
            break
        seat = state.awaiting()[turn % len(state.awaiting())]
        menu = listed(state, seat)
        act = menu[turn * 5 % len(menu)]
        await room.do(partial(room.play, seat, act))
        if turn in (7, 11) and 0 <= seat < len(ears):
            await house.ask(room, ears[seat], wire.Undo)
            for ear in ears:
                await house.ask(room, ear, wire.Consent, yes=True)
    if room.table.phase == "running":
        for ear in ears:
            await house.ask(room, ear, wishes.Stop, yes=True)
    await settled(room)
    assert room.table.phase == "over"
    return room


async def what_if(
    house: Hall,
    room: Room,
    step: int,
    luck: str = "same",
    seats: tuple[str, ...] = ("me", "open"),
    **fields: Any,
) -> Room:
    wish = WhatIf(room.table.code(), step, luck, room.table.header.table)  # type: ignore[arg-type]
    new = NewTable(room.table.game.key, [Wanted(one) for one in seats], whatif=wish, **fields)
    opened, _ = await house.rooms.open(new, "guest0", "guest 0")
    return opened


async def start(room: Room) -> None:
    await room.do(lambda: chairs.start(room, 0, "random"))


@pytest.mark.parametrize("key", games())
async def test_with_the_same_luck_the_same_acts_give_the_same_match(key: str) -> None:
    async with hall() as house:
        first = await finished(house, key)
        journal = first.table.match.journal
        step = len(journal) // 2
        again = await what_if(house, first, step, seats=("me", "same"))
        assert again.table.phase == "waiting"
        await start(again)
        assert again.table.match.journal[:step] == journal[:step]
        while len(again.table.match.journal) < len(journal):
            here = len(again.table.match.journal)
            assert again.table.match.journal == journal[:here]  # luck came as it had come
            seat, act = journal[here]
            assert seat != LUCK
            await again.do(partial(again.play, seat, act))
        assert again.table.match.journal == journal
        assert again.table.match.state.scores() == first.table.match.state.scores()
        assert again.table.header.seed == first.table.header.seed


async def test_with_new_luck_only_what_was_is_the_same() -> None:
    async with hall() as house:
        first = await finished(house, "rum")
        journal = first.table.match.journal
        seeds = set()
        for _ in range(3):
            other = await what_if(house, first, 40, "new", seats=("me", "same"))
            await start(other)
            assert other.table.match.journal[:40] == journal[:40]
            seeds.add(other.table.header.seed)
        assert len(seeds) == 3
        assert first.table.header.seed not in seeds


async def test_both_lines_are_kept_and_can_be_stepped(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        first = await finished(house)
        other = await what_if(house, first, 30, seats=("me", "same"))
        await start(other)
        table = other.table.header.table
        told = replays.of_table(other.table, 0)
        assert told.fork is not None
        assert told.fork.line == first.table.code()
        assert (told.fork.step, told.fork.luck) == (30, "same")
        assert told.fork.names == ("guest 0", "guest 1")
        before = replays.of_line(told.fork.line, "0")
        assert [step.view for step in before.steps[:30]] == [step.view for step in told.steps[:30]]
        entries = other.table.number
    async with hall(file) as house:
        found = await house.rooms.find(table)
        assert found is not None
        assert found.table.number >= entries
        assert found.table.luck.used == replayed_luck(first)
        assert replays.of_table(found.table, 0).fork == told.fork


def replayed_luck(room: Room) -> object:
    luck = loads(room.table.code()).luck
    assert luck is not None
    return luck.used


async def test_the_same_people_find_it_among_their_tables() -> None:
    async with hall() as house:
        first = await finished(house, seats="me open bot:random")
        again = await what_if(house, first, 25, seats=("me", "same", "same"))
        sitting = [(chair.kind, chair.name) for chair in again.table.chairs]
        assert sitting == [(chair.kind, chair.name) for chair in first.table.chairs]
        assert again.table in [one.table for one in await house.rooms.of("guest1")]


async def test_a_table_that_left_another_match_says_so_and_counts_for_nothing() -> None:
    """One knows what comes: it is not rated, and begins no series."""
    async with hall() as house:
        first = await finished(house, seats="me bot:random")
        other = await what_if(house, first, 25, seats=("me", "same"))
        await start(other)
        ear = await house.enter(other, 0)
        assert ear.last("Snapshot")["whatif"] == 25
        assert (await house.enter(first, 0)).last("Snapshot")["whatif"] is None
        await other.do(other.stopping.carried)
        for room, left in ((first, False), (other, True)):
            told = past.result(room.table, telling.result(room.table), [0], 1)
            assert told.whatif is left
        assert series.after(first.table) is not None
        other.table.stopped = False  # as if it had come to its end
        assert series.after(other.table) is None
        with pytest.raises(Refused, match="not rated"):
            await what_if(house, first, 25, seats=("me", "same"), rated=True)


async def test_who_did_not_play_invites_by_link_only() -> None:
    """Else anybody with a link could put tables among other people's."""
    async with hall() as house:
        first = await finished(house)
        wish = WhatIf(first.table.code(), 25, "new", first.table.header.table)
        new = NewTable("cartagena", [Wanted("me"), Wanted("same")], whatif=wish)
        opened, _ = await house.rooms.open(new, "stranger", "Eve")
        assert [chair.kind for chair in opened.table.chairs] == ["human", "open"]
        assert opened.table not in [one.table for one in await house.rooms.of("guest1")]
        assert opened.table.header.fork is not None
        assert opened.table.header.fork.names == ()


async def test_the_bots_that_sat_there_play_on_for_anybody() -> None:
    async with hall() as house:
        first = await finished(house, seats="me bot:random bot:greedy")
        wish = WhatIf(first.table.code(), 25, "same", first.table.header.table)
        new = NewTable("cartagena", [Wanted("same"), Wanted("me"), Wanted("same")], whatif=wish)
        opened, _ = await house.rooms.open(new, "stranger", "Eve")
        kinds = [(chair.kind, chair.bot) for chair in opened.table.chairs]
        assert kinds == [("open", None), ("human", None), ("bot", "greedy")]
        assert opened.table.chairs[2].name == first.table.chairs[2].name


async def test_what_cannot_be_played_on_is_refused_with_its_reason() -> None:
    async with hall() as house:
        first = await finished(house)
        line, last = first.table.code(), len(first.table.match.journal)
        bare = dumps(first.table.match)
        for wish, words in [
            (WhatIf(line, last), "nothing to play on"),
            (WhatIf(line, -1), "nothing to play on"),
            (WhatIf(bare, 30, "same"), "new luck"),
        ]:
            with pytest.raises(Refused, match=words):
                await opened(house.rooms, wish)
        with pytest.raises(BadCode, match="end is missing"):
            await opened(house.rooms, WhatIf(line[:40], 3))
        for fields in ({"options": {"turn_limit": 3}}, {"lesson": True}, {"game": "plank"}):
            with pytest.raises(Refused, match="as it was set up"):
                await opened(house.rooms, WhatIf(line, 30), **fields)
        with pytest.raises(Refused, match="as it was set up"):
            await opened(house.rooms, WhatIf(line, 30), seats=3)
        waiting = await what_if(house, first, 30)
        ear = await house.enter(waiting, 0)
        await house.ask(waiting, ear, wishes.AddChair)
        assert ear.last("Refused")["error"] == "bad_request"


async def opened(
    rooms: Rooms, wish: WhatIf, *, game: str = "cartagena", seats: int = 2, **fields: Any
) -> None:
    wanted = [Wanted("me"), *[Wanted("open")] * (seats - 1)]
    await rooms.open(NewTable(game, wanted, whatif=wish, **fields), "guest0", "Anne")


def test_luck_that_comes_again_goes_on_as_its_seed_does() -> None:
    luck = Luck("sea", {"Roll": [1, 4, 5]})
    plain = Luck("sea")
    numbers = [plain.number("Roll") for _ in range(7)]
    assert [luck.number("Roll") for _ in range(5)] == [numbers[n - 1] for n in (1, 4, 5, 6, 7)]
    assert luck.number("Draw") == plain.number("Draw")
