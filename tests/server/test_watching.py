"""Watching: into one friend's hand, and some moves or minutes later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.room import past, wire, wishes
from flibuste.room.friends import friend_of, looks_into
from flibuste.room.glances import at
from flibuste.room.room import Room
from flibuste.server.summaries import summary
from flibuste.store.records import Clocks, Delay
from tests.server.hall import Ear, Hall, Json, awaited, hall, settled, waiting
from tests.server.outsiders import Server, lines, people

pytestmark = pytest.mark.anyio


async def shown(house: Hall, room: Room, ear: Ear) -> str:
    """The key that a player gets for a friend."""
    await house.ask(room, ear, wishes.ShowHand, yes=True)
    token: str = ear.last("Hand")["token"]
    return token


async def friend(room: Room, token: str) -> Ear:
    """Who comes by such a key."""
    ear = Ear(looks_into(room.table, token))
    ear.hand = token.removeprefix("hand.")
    room.enter(ear, None)
    await settled(room)
    return ear


def view(told: Json) -> Any:
    return told["view"]


# Into one hand


async def test_a_friend_sees_what_the_chair_sees_and_nothing_to_choose() -> None:
    async with hall(seed="a friend") as house:
        room, (anne, bart) = await house.table(options={"first": 0})
        looks = await friend(room, await shown(house, room, anne))
        told = looks.last("Snapshot")
        assert (told["you"], told["hand"], told["menu"], told["secret"]) == (None, 0, None, [])
        assert view(told)["hands"][0] is not None
        assert view(told)["hands"][1] is None
        for _ in range(3):  # a whole turn, with the cards drawn at its end
            await house.act(room, anne)
        own, theirs = anne.told("Step"), looks.told("Step")
        assert [view(one) for one in theirs] == [view(one) for one in own]
        assert [one["act"] for one in theirs] == [one["act"] for one in own]
        assert {one["menu"] for one in theirs} == {None}
        watcher = await house.enter(room, WATCHER)
        assert theirs[-1]["prompt"] == watcher.last("Snapshot")["prompt"]
        await house.act(room, bart)
        assert view(looks.last("Step"))["hands"][1] is None


async def test_a_friend_neither_acts_nor_talks_nor_agrees_nor_counts_as_the_player() -> None:
    requests: list[tuple[type[wishes.FromClient], Json]] = [
        (wire.Act, {"menu": 0, "act": {"type": "EndTurn"}}),
        (wire.Why, {"act": {"type": "EndTurn"}}),
        (wire.Wonder, {"handles": ("card:dagger",)}),
        (wire.Hint, {}),
        (wire.Undo, {}),
        (wire.Consent, {"yes": True}),
        (wire.Chat, {"text": "I am Anne"}),
        (wire.TakeOver, {"seat": 0}),
        (wire.Again, {}),
        (wishes.StandIn, {"yes": True}),
        (wishes.Concede, {}),
        (wishes.Stop, {"yes": True}),
        (wishes.Nudge, {"seat": 0}),
        (wishes.Pause, {"yes": True}),
        (wishes.Late, {"yes": True}),
        (wishes.ShowHand, {"yes": True}),
        (wishes.Rename, {"seat": 0, "name": "Jack"}),
        (wishes.MakeHost, {"seat": 1}),
        (wishes.Remove, {"seat": 1}),
    ]
    async with hall(seed="a friend") as house:
        room, (anne, bart) = await house.table(options={"first": 0})
        looks = await friend(room, await shown(house, room, anne))
        number = room.table.number
        for request, fields in requests:
            await house.ask(room, looks, request, **fields)
            assert looks.last("Refused")["error"] == "not_awaited", request
        assert room.table.number == number
        await house.leave(room, anne)
        assert 0 not in room.present()
        assert room.presence.watchers() == 1
        assert not room.presence.seats().seats[0].online
        await house.ask(room, bart, wishes.Nudge, seat=0)
        assert looks.told("Nudged") == []


async def test_a_key_is_taken_back_and_a_new_one_ends_the_old() -> None:
    async with hall(seed="a friend") as house:
        room, (anne, _) = await house.table(options={"first": 0})
        first = await shown(house, room, anne)
        looks = await friend(room, first)
        assert room.presence.seats().seats[0].shown  # the others know that somebody looks along
        second = await shown(house, room, anne)
        assert (looks.viewer, looks.last("Snapshot")["hand"]) == (WATCHER, None)
        assert view(looks.last("Snapshot"))["hands"] == [None, None]
        assert looks_into(room.table, first) == WATCHER
        looks = await friend(room, second)
        await house.ask(room, anne, wishes.ShowHand, yes=False)
        assert anne.last("Hand")["token"] is None
        assert looks.viewer == WATCHER
        looks.forget()
        await house.act(room, anne)
        assert view(looks.last("Step"))["hands"] == [None, None]
        assert looks_into(room.table, second) == WATCHER
        assert not room.presence.seats().seats[0].shown


async def test_the_link_is_for_one_friend_the_last_who_comes() -> None:
    async with hall(seed="a friend") as house:
        room, (anne, _) = await house.table()
        token = await shown(house, room, anne)
        one, two = await friend(room, token), await friend(room, token)
        assert (one.viewer, two.viewer) == (WATCHER, friend_of(0))
        assert one.last("Snapshot")["hand"] is None


async def test_a_key_is_good_for_who_showed_it_and_not_for_who_sits_there_next() -> None:
    async with hall(seed="a friend") as house:
        room, (anne, bart) = await house.table()
        token = await shown(house, room, bart)
        looks = await friend(room, token)
        await house.ask(room, anne, wishes.Remove, seat=1)
        assert looks.viewer == WATCHER
        assert looks_into(room.table, token) == WATCHER


async def test_a_line_that_opens_while_the_key_is_taken_back_sees_nothing() -> None:
    async with hall(seed="a friend") as house:
        room, (anne, _) = await house.table()
        token = await shown(house, room, anne)
        late = Ear(looks_into(room.table, token))
        late.hand = token.removeprefix("hand.")
        await shown(house, room, anne)
        room.enter(late, None)
        await settled(room)
        assert (late.viewer, late.last("Snapshot")["hand"]) == (WATCHER, None)


async def test_before_and_after_the_match_there_is_no_hand_to_show() -> None:
    async with hall() as house:
        room, (anne, bart) = await house.table(start=False)
        await house.ask(room, anne, wishes.ShowHand, yes=True)
        assert anne.last("Refused")["error"] == "not_awaited"
        assert bart.told("Hand") == []


def test_over_the_web_a_friends_key_reads_and_does_nothing_else(server: Server) -> None:
    with people(server, "Anne", "Bart", "Zoé") as (anne, bart, zoe):
        anne.opens(options={"first": 0})
        bart.joins(anne.table)
        anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            line.ask("ShowHand", yes=True)
            token = line.until("Hand")["token"]
        for table in (anne.table, anne.watch.removeprefix("/t/")):
            looks = zoe.line(table, token)
            with lines(looks):
                told = looks.until("Snapshot")
                assert (told["you"], told["hand"]) == (None, 0)
                assert told["view"]["hands"][0]
                looks.ask("Chat", text="Ahoy")
                assert looks.until("Refused")["error"] == "not_awaited"
            about = zoe.get(f"/api/tables/{table}", params={"token": token})
            assert "phrase" not in about
            assert "here" not in about
            assert about["seat"] == WATCHER
            mine = anne.get(f"/api/tables/{anne.table}/board", params={"token": anne.token})
            assert zoe.get(f"/api/tables/{table}/board", params={"token": token}) == mine
            assert zoe.get(f"/api/tables/{table}/board") != mine
        query = f"?token={token}"
        zoe.refused(403, "not_host", "POST", f"/api/tables/{anne.table}/start{query}")
        wrong = zoe.line(anne.table, f"{token}x")
        with lines(wrong):
            assert wrong.closed() == 1008


# Some moves or minutes later


def numbers(ear: Ear) -> list[int]:
    return [one["number"] for one in ear.told("Step")]


async def test_watchers_are_so_many_moves_behind() -> None:
    async with hall(seed="later") as house:
        room, ears = await house.table(delay=Delay(moves=2), options={"first": 0})
        watcher = await house.enter(room, WATCHER)
        begun = watcher.last("Snapshot")["number"]
        for _ in range(2):
            await house.act(room, awaited(room, ears))
        assert numbers(watcher) == []  # the first is one move old
        await house.act(room, awaited(room, ears))
        assert numbers(watcher)[0] == begun + 1
        told = msgspec.to_builtins(past.history(room.table, WATCHER))
        after = [one["number"] for one in told if one["number"] > max(numbers(watcher))]
        moves = [one for one in told if one["number"] in after and one["seat"] != "luck"]
        assert len(moves) == 2
        newcomer = await house.enter(room, WATCHER)
        assert newcomer.last("Snapshot")["number"] == watcher.last("Step")["number"]
        assert newcomer.last("Snapshot")["view"] == watcher.last("Step")["view"]
        assert newcomer.last("Snapshot")["delay"] == {"moves": 2, "minutes": 0.0}


async def test_nothing_younger_leaves_the_server() -> None:
    """Whatever is told to a watcher, or can be asked for, is as if the last moves had not been."""
    async with hall(seed="later") as house:
        clock = Clocks("bank", minutes=10)
        room, ears = await house.table(delay=Delay(moves=3), clock=clock, options={"first": 0})
        for _ in range(3):
            await house.act(room, awaited(room, ears))
        watcher, looker = await house.enter(room, WATCHER), await house.enter(room, WATCHER)
        watcher.forget()
        mover, other = awaited(room, ears), waiting(room, ears)
        seen = room.delay.seen(WATCHER)
        kept = (seen.number, past.history(seen, WATCHER), summary(at(room)))
        await house.ask(room, other, wire.Chat, text="a dagger!")
        await house.ask(room, other, wire.Undo)
        await house.ask(room, mover, wire.Consent, yes=False)
        await house.ask(room, mover, wishes.Pause, yes=True)
        await house.ask(room, other, wishes.Stop, yes=True)
        await house.ask(room, mover, wishes.StandIn, yes=True)
        room.bots.stop(mover.viewer)
        await house.leave(room, looker)
        entered = await house.enter(room, WATCHER)
        assert {one["type"] for one in watcher.told()} <= {"Seats"}
        assert all(chair.playing for chair in room.delay.seats(WATCHER).seats)
        assert {one["type"] for one in entered.told()} <= {"Snapshot", "Seats"}
        assert entered.last("Snapshot")["said"] == []
        assert all(chair["playing"] for chair in entered.seats())
        now = room.delay.seen(WATCHER)
        assert (now.number, past.history(now, WATCHER), summary(at(room))) == kept
        assert summary(at(room), seat=0)["turn"] == list(room.table.awaiting())


async def test_players_and_their_friends_are_not_behind() -> None:
    async with hall(seed="later") as house:
        room, ears = await house.table(delay=Delay(moves=5), options={"first": 0})
        looks = await friend(room, await shown(house, room, ears[0]))
        await house.act(room, ears[0])
        assert all(ear.told("Step") for ear in (*ears, looks))


async def test_a_take_back_shows_watchers_nothing_sooner() -> None:
    async with hall(seed="later") as house:
        room, ears = await house.table(delay=Delay(moves=2), options={"first": 0})
        watcher = await house.enter(room, WATCHER)
        for _ in range(4):
            await house.act(room, ears[0])
            await house.ask(room, ears[0], wire.Undo)
        assert watcher.told("Step") == []
        assert watcher.last("Snapshot")["number"] == room.delay.seen(WATCHER).number
        assert past.history(room.delay.seen(WATCHER), WATCHER) == past.history(room.table, WATCHER)


async def test_when_it_is_over_watchers_see_all_of_it_in_order() -> None:
    async with hall(seed="later") as house:
        options = {"first": 0, "turn_limit": 3}
        room, ears = await house.table(delay=Delay(moves=50), options=options)
        watcher = await house.enter(room, WATCHER)
        for _ in range(60):
            if room.table.over:
                break
            assert watcher.told("Step") == []
            await house.act(room, awaited(room, ears), -1)
        assert numbers(watcher) == numbers(ears[0])
        assert watcher.told()[-1]["type"] in ("Over", "Seats")
        assert watcher.told("Over") == ears[0].told("Over")


@asynccontextmanager
async def later(file: Path | None = None) -> AsyncIterator[tuple[Hall, list[float]]]:
    """A hall and its clock."""
    async with hall(file, seed="later") as house:
        now = [1_000_000.0]
        house.store.clock = lambda: now[0]
        yield house, now


async def test_watchers_are_so_many_minutes_behind_also_after_a_crash(tmp_path: Path) -> None:
    async with later(tmp_path / "room.db") as (house, now):
        room, ears = await house.table(delay=Delay(minutes=5), options={"first": 0})
        watcher = await house.enter(room, WATCHER)
        assert watcher.last("Snapshot")["phase"] == "waiting"  # it began just now
        now[0] += 200
        await house.act(room, ears[0])
        number = room.table.number
        now[0] += 101
        await settled(room)
        assert watcher.last("Snapshot")["phase"] == "running"
        assert watcher.last("Snapshot")["number"] == number - 1
        async with later(tmp_path / "room.db") as (again, clock):
            clock[0] = now[0]
            found = await again.rooms.find(room.table.header.table)
            assert found is not None
            watcher = await again.enter(found, WATCHER)
            assert watcher.last("Snapshot")["number"] == number - 1
            clock[0] += 198
            await settled(found)
            assert watcher.told("Step") == []
            clock[0] += 2
            await settled(found)
            assert numbers(watcher) == [number]


@pytest.mark.parametrize(
    "delay",
    [Delay(), Delay(moves=-1), Delay(moves=1001), Delay(minutes=-2), Delay(minutes=1441)],
)
async def test_a_delay_that_makes_no_sense_is_refused(delay: Delay) -> None:
    async with hall() as house:
        with pytest.raises(Refused, match="behind"):
            await house.table(delay=delay)


def test_over_the_web_a_watcher_asks_in_vain_for_what_is_younger(server: Server) -> None:
    with people(server, "Anne", "Bart", "Zoé") as (anne, bart, zoe):
        anne.opens(options={"first": 0}, delay={"moves": 4}, public=True)
        bart.joins(anne.table)
        anne.starts()
        ways = ["", "/journal", "/board", "/board/en"]

        def asked() -> list[Any]:
            tables = (anne.table, anne.watch.removeprefix("/t/"))
            answers = [zoe.get(f"/api/tables/{one}{way}") for one in tables for way in ways]
            listed = zoe.get("/api/tables")["public"]
            return [*answers, next(one for one in listed if one["table"] == anne.table)]

        before = asked()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            for _ in range(3):
                line.act()
                while line.until("Step")["seat"] != 0:
                    pass
        assert len(anne.get(f"/api/tables/{anne.table}/journal")) > len(before[1])
        assert asked() == before
        watcher = zoe.line(anne.watch.removeprefix("/t/"), "")
        with lines(watcher):
            assert watcher.until("Snapshot")["awaiting"] == [0]
