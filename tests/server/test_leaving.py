"""Who has left a chair: from then on that person watches, whatever line or key is still open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots.hints import Advice
from flibuste.core.protocol import WATCHER, Action, View
from flibuste.core.refusal import Refused
from flibuste.room import chairs, wire
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.store.records import Left
from flibuste.store.store import Conflict
from tests.server.hall import SLOW_CLOCK, Ear, Hall, InHouse, hall, looks, settled, until
from tests.server.inside import inside
from tests.server.outsiders import Line, Person, Server, lines, people, serving


async def successor(house: Hall, seats: str = "me open", **fields: Any) -> tuple[Room, list[Ear]]:
    """Anne (seat 1) stands up and Jack takes her chair; the host's ear, hers, and his."""
    room, (host, anne) = await house.table(seats, start=False, **fields)
    await room.do(lambda: chairs.stand_up(room, 1))
    await room.do(lambda: chairs.sit(room, 1, "jack", "Jack"))
    return room, [host, anne, await house.enter(room, 1)]


async def begins(room: Room) -> None:
    await room.do(lambda: chairs.start(room, 0, "random"))


def of_a_watcher(ear: Ear) -> bool:
    """Whether all that was heard is what a watcher hears."""
    shown = [one["view"] for one in ear.told() if one.get("view")]
    return all(view["seat"] == "watcher" for view in shown) and not any(
        one.get("menu") for one in ear.told()
    )


@pytest.mark.anyio
async def test_who_has_left_a_chair_sees_nothing_more_of_it() -> None:
    async with hall() as house:
        room, (host, anne, jack) = await successor(house)
        assert anne.last("Snapshot")["you"] is None
        anne.forget()
        await begins(room)
        for ear in (host, jack):
            if ear.menu():
                await house.act(room, ear)
        assert anne.told("Snapshot")
        assert anne.told("Step")
        assert of_a_watcher(anne)
        assert jack.last("Snapshot")["you"] == 1
        assert not of_a_watcher(jack)


@pytest.mark.anyio
async def test_who_has_left_is_told_so_before_anything_of_the_next_one() -> None:
    async with hall() as house:
        room, (_, anne) = await house.table("me open", start=False)
        anne.forget()
        await room.do(lambda: chairs.stand_up(room, 1))
        first = anne.told()[0]
        assert (first["type"], first["you"]) == ("Snapshot", None)
        assert first["seats"][1]["kind"] == "open"


@pytest.mark.anyio
async def test_who_has_left_plays_talks_and_asks_nothing_there() -> None:
    async with hall() as house:
        room, (_, anne, jack) = await successor(house, options={"first": 1})
        await begins(room)
        number, menu = room.table.number, jack.menu()
        assert menu is not None
        await house.act(room, anne, menu["acts"][0], menu=menu["number"])
        await house.ask(room, anne, wire.Chat, text="It is still me!")
        await house.ask(room, anne, wire.Why, act=menu["acts"][0])
        await house.ask(room, anne, wire.Hint)
        await house.ask(room, anne, wire.Undo)
        assert [one["error"] for one in anne.told("Refused")] == ["not_awaited"] * 5
        assert room.table.number == number
        assert anne.told("Because") + anne.told("Hinted") == []
        await house.act(room, jack)
        assert room.table.number > number


@pytest.mark.anyio
async def test_what_was_asked_before_leaving_is_no_act_of_the_next_one() -> None:
    """Requests wait in the inbox behind the change of chairs."""
    async with hall() as house:
        room, (_, anne) = await house.table("me open", start=False, options={"first": 1})
        house.store.open_door.clear()
        change = [
            asyncio.ensure_future(room.do(partial(work, room, *args)))
            for work, args in (
                (chairs.stand_up, (1,)),
                (chairs.sit, (1, "jack", "Jack")),
                (chairs.start, (0, "random")),
            )
        ]
        await asyncio.sleep(0)
        room.ask(anne, wire.Chat("old", "I was first"))
        room.ask(anne, wire.Undo("older"))
        house.store.open_door.set()
        await asyncio.gather(*change)
        await settled(room)
        assert [one["id"] for one in anne.told("Refused")] == ["old", "older"]
        assert not anne.told("Said")


@pytest.mark.anyio
async def test_an_act_that_has_to_wait_its_turn_is_nobodys_when_its_chair_has_changed() -> None:
    async with hall() as house:
        room, (_, _, jack) = await successor(house, options={"first": 1})
        await begins(room)
        menu, number = jack.menu(), room.table.number
        assert menu is not None
        late = await house.enter(room, 1)
        request = wire.Act("late", menu["number"], menu["acts"][0])
        room.loop.call_later(0.01, room.ask, late, request)
        await room.do(lambda: chairs.sit(room, 1, "mary", "Mary"))
        await until(lambda: late.told("Refused"))
        assert late.last("Refused")["error"] == "not_awaited"
        assert room.table.number == number + 1  # Mary sat down, and nothing else


@pytest.mark.anyio
async def test_the_key_to_the_next_table_is_of_who_sits_at_this_one() -> None:
    async with hall() as house:
        room, (host, anne, jack) = await successor(house, options={"turn_limit": 20})
        await begins(room)
        while room.table.phase == "running":
            for ear in (host, jack):
                if ear.viewer in room.table.match.state.awaiting():
                    await house.act(room, ear, -1)
        await house.ask(room, host, wire.Again)
        following = jack.last("Rematch")
        assert house.rooms.keys.seat_of(following["table"], following["token"]) == (1, "jack")
        assert anne.last("Rematch")["token"] is None
        assert anne.last("Rematch")["table"] != following["table"]
        await house.ask(room, anne, wire.Again)
        assert anne.last("Refused")["error"] == "not_awaited"


@pytest.mark.anyio
async def test_a_bot_in_the_chair_shows_its_hand_to_nobody() -> None:
    async with hall() as house:
        fields: dict[str, Any] = {"start": False, "pace": 10.0, "options": {"first": 0}}
        room, (host, anne) = await house.table("me open", **fields)
        await room.do(lambda: chairs.stand_up(room, 1))
        anne.forget()
        await begins(room)
        assert room.table.chairs[1].kind == "bot"
        while host.menu():
            await house.act(room, host)
        assert anne.told("Step")
        assert of_a_watcher(anne)
        await house.ask(room, anne, wire.Undo)
        assert anne.last("Refused")["error"] == "not_awaited"


@pytest.mark.anyio
async def test_who_takes_a_bots_chair_is_alone_on_it() -> None:
    async with hall() as house:
        room, (host,) = await house.table("me bot:random", pace=10.0)
        stray = Ear(1, "nobody")
        room.enter(stray, None)
        await settled(room)
        assert stray.last("Snapshot")["you"] is None
        seat = await room.do(lambda: chairs.join(room, "jack", "Jack"))
        jack = await house.enter(room, seat)
        if host.menu():
            await house.act(room, host)
        assert jack.last("Snapshot")["you"] == seat == 1
        assert of_a_watcher(stray)


@pytest.mark.anyio
async def test_the_consent_of_who_has_lost_a_chair_does_not_count_and_who_sits_there_is_asked() -> (
    None
):
    async with hall() as house:
        room, (host, mary, jack) = await house.table("me open open", options={"first": 0})
        while not jack.menu():
            await house.act(room, mary if mary.menu() else host, -1)
        await house.ask(room, host, wire.Undo)
        await house.ask(room, mary, wire.Consent, yes=True)
        assert host.last("UndoAsked")["waiting"] == [2]
        number = room.table.number
        await room.do(lambda: chairs.sit(room, 1, "eve", "Eve"))
        assert mary.last("Snapshot")["you"] is None
        await house.ask(room, mary, wire.Consent, yes=False)
        assert mary.last("Refused")["error"] == "not_awaited"
        assert host.last("UndoAsked")["granted"] is None
        assert room.table.number == number + 1
        await house.ask(room, jack, wire.Consent, yes=True)
        assert host.last("UndoAsked")["waiting"] == [1]
        eve = await house.enter(room, 1)
        await house.ask(room, eve, wire.Consent, yes=True)
        assert host.last("UndoAsked")["granted"] is True


@pytest.mark.anyio
async def test_who_asked_to_take_back_and_has_lost_the_chair_asks_no_more() -> None:
    async with hall() as house:
        room, (host, mary) = await house.table("me open", options={"first": 1})
        while not host.menu():
            await house.act(room, mary, -1)
        await house.act(room, host)
        await house.ask(room, mary, wire.Undo)
        assert host.last("UndoAsked")["granted"] is None
        await room.do(lambda: chairs.sit(room, 1, "eve", "Eve"))
        assert host.last("UndoAsked")["granted"] is False
        await house.ask(room, host, wire.Consent, yes=True)
        assert host.last("Refused")["error"] == "bad_request"


class Pondering(InHouse):
    """Hints come when they are let through."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()

    async def choose(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str, **_: str
    ) -> Action:
        await self.ready.wait()
        return menu[0]

    async def advise(
        self, name: str, key: str, view: View, menu: Sequence[Action], seed: str, **whose: str
    ) -> Advice:
        return Advice(await self.choose(name, key, view, menu, seed, **whose))


@pytest.mark.anyio
async def test_a_hint_on_its_way_does_not_reach_who_has_lost_the_chair() -> None:
    async with hall() as house:
        room, (_, anne) = await house.table("me open", options={"first": 1})
        room.thinker = thinker = Pondering()
        await house.ask(room, anne, wire.Hint, id="please")
        await room.do(lambda: chairs.sit(room, 1, "jack", "Jack"))
        thinker.ready.set()
        await until(lambda: not room.bots.hints.coming)
        assert not anne.told("Hinted")
        assert anne.last("Refused")["id"] == "please"
        jack = await house.enter(room, 1)
        await house.ask(room, jack, wire.Hint)
        await until(lambda: jack.told("Hinted"))


@pytest.mark.anyio
async def test_a_line_that_opens_while_its_chair_changes_hands_is_a_watchers() -> None:
    async with hall() as house:
        room, _ = await house.table("me open", start=False)
        house.store.open_door.clear()
        changing = [
            asyncio.ensure_future(room.do(lambda: chairs.stand_up(room, 1))),
            asyncio.ensure_future(room.do(lambda: chairs.sit(room, 1, "jack", "Jack"))),
        ]
        await asyncio.sleep(0)
        late = Ear(1, "guest1")  # the token was still good when the line was opened
        room.enter(late, 1)
        house.store.open_door.set()
        await asyncio.gather(*changing)
        await settled(room)
        assert late.told()[0]["type"] == "Snapshot"
        assert late.told()[0]["you"] is None


@pytest.mark.anyio
async def test_a_chair_that_changed_hands_behind_our_back_is_shown_to_its_own_alone() -> None:
    """Somebody else has written to the journal: the table is read anew."""
    async with hall() as house:
        room, (_, anne) = await house.table("me open", start=False)
        await house.store.append(room.table.header.table, room.table.number + 1, [Left(1)])
        anne.forget()
        with pytest.raises(Refused, match="saved"):
            await room.do(lambda: chairs.stand_up(room, 0))
        assert {one["you"] for one in anne.told("Snapshot")} == {None}


@pytest.mark.anyio
async def test_what_was_not_kept_has_put_nobody_out() -> None:
    async with hall() as house:
        room, (_, anne) = await house.table("me open", start=False)
        house.store.trouble = Conflict()
        with pytest.raises(Refused, match="saved"):
            await room.do(lambda: chairs.stand_up(room, 1))
        assert anne.viewer == 1
        assert anne.last("Snapshot")["you"] == 1


@pytest.mark.anyio
async def test_who_sits_down_again_has_the_chair_again_by_a_new_line() -> None:
    async with hall() as house:
        room, (_, anne) = await house.table("me open", start=False)
        await room.do(lambda: chairs.stand_up(room, 1))
        assert await room.do(lambda: chairs.join(room, "guest1", "guest 1")) == 1
        again = await house.enter(room, 1)
        await begins(room)
        assert (again.last("Snapshot")["you"], anne.last("Snapshot")["you"]) == (1, None)
        assert of_a_watcher(anne)


@pytest.mark.anyio
async def test_asleep_or_awake_the_chair_is_of_who_sits_there() -> None:
    async with hall() as house:
        room, ears = await successor(house)
        await begins(room)
        before, table = looks(room), room.table.header.table
        for ear in ears:
            await house.leave(room, ear)
        house.by_night(0.0001)
        await until(lambda: table not in house.rooms.awake)
        again = await house.rooms.find(table)
        assert again is not None
        assert looks(again) == before
        old, new = Ear(1, "guest1"), Ear(1, "jack")
        for ear in (old, new):
            again.enter(ear, None)
        await settled(again)
        assert [ear.last("Snapshot")["you"] for ear in (old, new)] == [None, 1]
        assert of_a_watcher(old)


# The keys that requests hand out


@pytest.mark.anyio
async def test_the_key_that_joining_gives_is_of_who_joined_whoever_sits_there_by_then() -> None:
    """Between sitting down and the answer the chair is given up and taken by another."""
    async with inside() as (web, rooms):
        new = NewTable("cartagena", [Wanted("me"), Wanted("open")])
        room, _ = await rooms.open(new, "host", "Host")
        keep_chair = rooms.store.sit

        async def slowly(guest: str, table: str, seat: int) -> None:
            await room.do(lambda: chairs.stand_up(room, 1))
            await room.do(lambda: chairs.sit(room, 1, "jack", "Jack"))
            await keep_chair(guest, table, seat)

        rooms.store.sit = slowly  # type: ignore[method-assign]  # this one takes its time
        table = room.table.header.table
        answer = await web.post(f"/api/tables/{table}/join", json={"name": "Anne"})
        key = rooms.keys.seat_of(table, answer.json()["token"])
        assert key is not None
        assert room.table.chairs[1].guest == "jack" != key[1]
        assert answer.json()["phrase"] != rooms.keys.phrase(table, 1, "jack")


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["journal", "leave"])
async def test_a_request_that_waits_is_of_who_sits_there_when_its_turn_comes(what: str) -> None:
    async with inside(time_scale=SLOW_CLOCK) as (web, rooms):  # no clock's ring among what waits
        new = NewTable("cartagena", [Wanted("me"), Wanted("open")], {"first": 0})
        room, _ = await rooms.open(new, "host", "Host")
        await room.do(lambda: chairs.sit(room, 1, "anne", "Anne"))
        table, open_door = room.table.header.table, asyncio.Event()
        token = rooms.keys.token(table, 1, "anne")
        held = asyncio.ensure_future(room.do(open_door.wait))
        changing = [
            asyncio.ensure_future(room.do(lambda: chairs.stand_up(room, 1))),
            asyncio.ensure_future(room.do(lambda: chairs.sit(room, 1, "jack", "Jack"))),
        ]
        if what == "journal":
            changing.append(asyncio.ensure_future(room.do(lambda: chairs.start(room, 0, "mate"))))
        method, path = ("GET" if what == "journal" else "POST"), f"/api/tables/{table}/{what}"
        asked = asyncio.ensure_future(web.request(method, path, params={"token": token}))
        await until(lambda: room.inbox.qsize() == len(changing) + 1)
        open_door.set()
        await asyncio.gather(held, *changing)
        answer = await asked
        assert room.table.chairs[1].guest == "jack"
        if what == "journal":
            assert all(step["act"]["type"] == "Sealed" for step in answer.json()[-6:])


# The same with real lines, from outside


def left_and_taken(server: Server, host: Person, anne: Person, jack: Person) -> tuple[Line, Line]:
    """Anne opens a line, leaves, and Jack takes her chair; her line and his."""
    host.opens(options={"first": 1, "turn_limit": 20})
    anne.joins(host.table)
    hers = anne.line()
    assert hers.until("Snapshot")["you"] == 1
    anne.post(f"/api/tables/{host.table}/leave")
    assert hers.until("Snapshot")["you"] is None
    assert jack.joins(host.table)["seat"] == 1
    return hers, jack.line()


def test_from_outside_an_old_line_is_a_watchers_to_the_end(server: Server) -> None:
    with people(server, "Host", "Anne", "Jack") as (host, anne, jack):
        hers, his = left_and_taken(server, host, anne, jack)
        mine = host.line()
        with lines(hers, his, mine):
            assert his.until("Snapshot")["you"] == 1
            host.starts()
            told = his.until("Snapshot")
            assert told["menu"]
            hers.ask("Act", menu=told["menu"]["number"], act=told["menu"]["acts"][0])
            assert hers.until("Refused")["error"] == "not_awaited"
            hers.ask("Chat", text="It is still me!")
            assert hers.until("Refused")["error"] == "not_awaited"
            mine.until("Snapshot")
            while told["awaiting"]:
                (his if told["awaiting"] == [1] else mine).act(-1)
                told, _ = his.until("Step"), mine.until("Step")
                while told["awaiting"][:1] == ["luck"]:
                    told, _ = his.until("Step"), mine.until("Step")
            mine.ask("Again")
            assert his.until("Rematch")["token"]
            following = hers.until("Rematch")
            assert (following["token"], following["seat"]) == (None, None)
            seen = [one["view"] for one in hers.heard if one.get("view")]
            assert {view["seat"] for view in seen} == {"watcher"}
            assert not any(one.get("menu") for one in hers.heard)


def test_from_outside_an_old_key_opens_nothing_after_leaving(tmp_path: Path) -> None:
    """Neither at once, nor from another chair, nor after the server has started anew."""
    with (
        serving(tmp_path / "room.db") as server,
        people(server, "Host", "Anne", "Jack") as (host, anne, jack),
    ):
        host.opens("me open open")
        path = f"/api/tables/{host.table}"
        anne.joins(host.table)
        old = anne.token
        anne.post(f"{path}/leave")
        assert anne.line(token=old).closed() == 1008
        assert anne.get(path, params={"token": old})["seat"] == WATCHER
        assert jack.joins(host.table)["seat"] == 1
        assert anne.joins(host.table)["seat"] == 2
        assert anne.line(token=old).closed() == 1008
        anne.post(f"{path}/leave", params={"token": old})  # it is nobody's chair any more
        assert [chair["kind"] for chair in host.get(path)["chairs"]] == ["human"] * 3
        host.starts()
        assert anne.send("GET", f"{path}/journal", params={"token": old}).status_code == 200
        server.stop()
        with serving(tmp_path / "room.db") as anew:
            for person in (host, anne, jack):
                person.moves_to(anew)
            assert anne.line(token=old).closed() == 1008
            line = jack.line()
            with lines(line):
                assert line.hear()["you"] == 1
