"""The life of an act: asked, checked, kept, told; once each, and only from the present menu."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import pytest

from flibuste.core.protocol import WATCHER
from flibuste.core.spelling import seat_name
from flibuste.room import past, wire, wishes
from flibuste.room.table import Table
from flibuste.store.records import Acted
from flibuste.store.store import Conflict
from tests.server.hall import Ear, awaited, hall, looks, settled, until, waiting

pytestmark = pytest.mark.anyio


async def test_an_act_is_told_to_everybody_with_what_each_may_see_and_do_then() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        watcher = await house.enter(room, WATCHER)
        actor, number = awaited(room, ears), room.table.number
        await house.act(room, actor)
        assert room.table.number > number
        for ear in [*ears, watcher]:
            step = ear.told("Step")[0]
            assert step["number"] == number + 1
            assert step["seat"] == actor.viewer
            assert step["act"]["type"] in ("Advance", "Retreat", "EndTurn")
            assert step["story"]
            assert step["prompt"]["id"]
            assert step["odds"] is None
            assert step["view"]["seat"] == seat_name(ear.viewer)
            assert step["view"]["awaiting"] == step["awaiting"]
            assert (step["menu"] is not None) == (ear.viewer in step["awaiting"])
        menu = actor.menu()
        assert menu is not None
        assert len(menu["labels"]) == len(menu["acts"])


async def test_luck_that_follows_an_act_is_told_with_what_could_have_been() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        drawn: list[Any] = []
        while not drawn:
            ear = awaited(room, ears)
            menu = ear.menu()
            assert menu is not None
            retreats = [act for act in menu["acts"] if act["type"] == "Retreat"]
            await house.act(room, ear, retreats[0] if retreats else 0)
            drawn = [step for step in ear.told("Step") if step["seat"] == "luck"]
        assert drawn[0]["act"]["type"] == "Draw"
        assert sum(weight for _, weight, _ in drawn[0]["odds"]) > 1
        other = next(one for one in ears if one is not ear)
        assert [step["act"] for step in other.told("Step") if step["seat"] == "luck"] == [
            {"type": "Sealed"}
        ] * len(drawn)


async def test_nothing_is_told_before_it_is_kept() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor = awaited(room, ears)
        menu = actor.menu()
        assert menu is not None
        for ear in ears:
            ear.forget()
        house.store.open_door.clear()
        room.ask(actor, wire.Act("one", menu["number"], menu["acts"][0]))
        await until(lambda: room.busy)
        for _ in range(20):
            await asyncio.sleep(0)
        assert all(ear.frames == [] for ear in ears)
        looking = asyncio.create_task(room.look(lambda: past.history(room.table, 0)))
        await asyncio.sleep(0)
        assert not looking.done()
        house.store.open_door.set()
        await settled(room)
        assert all(ear.told("Step") for ear in ears)
        assert (await looking)[-1]["number"] == room.table.number


async def test_what_cannot_be_kept_has_not_happened_and_the_table_goes_on() -> None:
    async with hall(time_scale=0.001) as house:
        room, ears = await house.table("me open")
        actor, before = awaited(room, ears), looks(room)
        menu = actor.menu()
        house.store.trouble = OSError("the disk is full")
        id = await house.act(room, actor)
        assert [one["error"] for one in actor.told("Refused")] == ["not_kept"]
        assert actor.last("Refused")["id"] == id
        assert looks(room) == before
        said = [one["type"] for one in actor.told() if one["type"] != "Seats"]
        assert said[-2:] == ["Snapshot", "Refused"]
        assert actor.menu() == menu
        house.store.trouble = None
        await house.act(room, actor, id=id)
        assert actor.told("Step")[0]["number"] == before[0].number + 1


async def test_where_somebody_else_has_written_the_table_is_read_anew() -> None:
    async with hall(time_scale=0.001) as house:
        room, ears = await house.table("me open")
        actor, number = awaited(room, ears), room.table.number
        act = room.table.match.state.legal(actor.viewer)[-1]
        twin = Table(room.table.header, room.table.entries)
        kept, _ = twin.act(actor.viewer, act, "theirs", ())
        await house.store.append(room.table.header.table, number + 1, kept)
        await house.act(room, actor)
        assert actor.last("Refused")["error"] == "not_kept"
        assert room.table.entries == twin.entries
        assert [ear.told("Snapshot")[-1]["number"] for ear in ears] == [twin.number] * 2
        actor = awaited(room, ears)
        await house.act(room, actor)
        assert actor.told("Step")


async def test_an_act_for_an_older_menu_is_stale_and_changes_nothing() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor = awaited(room, ears)
        old = actor.menu()
        assert old is not None
        await house.act(room, actor)
        before = looks(room)
        for menu in (old["number"], 0, -1, 10**6):
            actor.forget()
            await house.ask(room, awaited(room, ears), wire.Act, menu=menu, act=old["acts"][0])
            told = awaited(room, ears).last("Refused")
            assert (told["error"], told["rule"]) == ("stale", None)
        assert looks(room) == before


async def test_a_double_tap_plays_one_decision() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor = awaited(room, ears)
        menu = actor.menu()
        assert menu is not None
        for id in ("first tap", "second tap"):
            room.ask(actor, wire.Act(id, menu["number"], menu["acts"][0]))
        await settled(room)
        assert len([e for e in room.table.entries if isinstance(e, Acted) and e.id]) == 1
        assert [one["error"] for one in actor.told("Refused")] in (["stale"], ["not_awaited"])


async def test_the_same_id_twice_is_one_act_also_after_a_reload() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor = awaited(room, ears)
        menu = actor.menu()
        assert menu is not None
        fields = {"id": "once", "menu": menu["number"], "act": menu["acts"][0]}
        await house.ask(room, actor, wire.Act, **fields)
        number, told = room.table.number, len(actor.frames)
        await house.ask(room, actor, wire.Act, **fields)
        assert (room.table.number, len(actor.frames)) == (number, told)
        room.table = Table(room.table.header, room.table.entries)
        await house.ask(room, actor, wire.Act, **fields)
        assert (room.table.number, len(actor.frames)) == (number, told)


async def test_two_players_may_use_the_same_id() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        for ear in [*ears, *ears]:
            turn, number = awaited(room, ears), room.table.number
            while awaited(room, ears) is turn and room.table.number == number:
                await house.act(room, turn, -1, id=f"id {number}")
            assert room.table.number > number, ear


async def test_refusals_say_why_with_the_rule_and_what_comes_near() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor, other = awaited(room, ears), waiting(room, ears)
        before = looks(room)

        async def refused(ear: Ear, act: Any) -> Any:
            await house.act(room, ear, act)
            return ear.last("Refused")

        told = await refused(actor, {"type": "Advance", "origin": 36, "symbol": "key"})
        assert (told["error"], told["rule"]) == ("illegal", "C9")
        assert told["near"]
        assert set(told["message"]) == {"en", "fr"}
        told = await refused(actor, {"type": "Draw", "symbol": "key"})
        assert (told["error"], told["rule"]) == ("illegal", "G4")
        told = await refused(other, {"type": "EndTurn"})
        assert (told["error"], told["rule"], told["near"]) == ("not_awaited", "G1", [])
        for act in (
            {"type": "Fly"},
            {"type": "EndTurn", "seat": other.viewer},
            {"origin": 3},
            {},
            {"type": "Advance", "origin": "3", "symbol": "key"},
            {"type": "Sealed"},
        ):
            told = await refused(actor, act)
            assert (told["error"], told["rule"]) == ("bad_request", None), act
        assert looks(room) == before
        await house.act(room, actor)
        assert actor.told("Step")


async def test_acting_before_the_match_has_begun_is_refused() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", start=False)
        for request, fields in (
            (wire.Act, {"menu": 0, "act": {"type": "EndTurn"}}),
            (wire.Why, {"act": {"type": "EndTurn"}}),
            (wire.Hint, {}),
        ):
            await house.ask(room, ears[0], request, **fields)
            assert ears[0].last("Refused")["error"] == "not_awaited"
        assert ears[0].told("Snapshot")[0]["view"] is None
        await house.ask(room, ears[0], wire.Undo)
        assert ears[0].last("Refused")["error"] == "bad_request"


async def test_a_watcher_can_do_nothing() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        watcher = await house.enter(room, WATCHER)
        before = looks(room)
        menu = awaited(room, ears).menu()
        assert menu is not None
        requests: list[tuple[type[wishes.FromClient], dict[str, Any]]] = [
            (wire.Act, {"menu": menu["number"], "act": menu["acts"][0]}),
            (wire.Why, {"act": menu["acts"][0]}),
            (wire.Hint, {}),
            (wire.Undo, {}),
            (wire.Consent, {"yes": True}),
            (wire.Chat, {"text": "hello"}),
            (wire.TakeOver, {"seat": 0}),
            (wire.Again, {}),
        ]
        for request, fields in requests:
            id = await house.ask(room, watcher, request, **fields)
            assert watcher.last("Refused")["id"] == id
        assert len(watcher.told("Refused")) == len(requests)
        assert looks(room) == before


async def test_why_not_is_answered_with_the_rule_and_changes_nothing() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        actor, other = awaited(room, ears), waiting(room, ears)
        before, menu = looks(room), actor.menu()
        assert menu is not None
        await house.ask(room, actor, wire.Why, act=menu["acts"][0])
        assert actor.last("Because")["rule"] is None
        await house.ask(room, actor, wire.Why, act={"type": "Retreat", "origin": 1})
        because = actor.last("Because")
        assert because["rule"].startswith("C")
        assert set(because["message"]) == {"en", "fr"}
        await house.ask(room, other, wire.Why, act=menu["acts"][0])
        assert other.last("Because")["rule"] == "G1"
        await house.ask(room, actor, wire.Why, act={"type": "Fly"})
        assert actor.last("Refused")["error"] == "bad_request"
        assert looks(room) == before


async def test_at_the_end_everybody_is_told_the_result_and_the_seed() -> None:
    async with hall(seed="the end") as house:
        room, ears = await house.table("me open", options={"turn_limit": 30})
        while room.table.phase == "running":
            await house.act(room, awaited(room, ears), -1)
        for ear in ears:
            (over,) = ear.told("Over")
            told = [
                "code",
                "ranks",
                "ratings",
                "scores",
                "seed",
                "series",
                "tally",
                "type",
                "unrated",
            ]
            assert sorted(over) == told
            assert [sum(line.values()) for line in over["tally"]] == over["scores"]
            assert ear.last("Step")["awaiting"] == []
        fingerprint = ears[0].told("Snapshot")[0]["fingerprint"]
        assert sha256(over["seed"].encode()).hexdigest() == fingerprint
        await house.act(room, ears[0], {"type": "EndTurn"})
        assert (ears[0].last("Refused")["error"], ears[0].last("Refused")["rule"]) == ("over", "G2")
        late = await house.enter(room, 0)
        assert [one["type"] for one in late.told()][:2] == ["Snapshot", "Over"]


async def test_a_bug_in_one_request_does_not_end_the_table() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")

        def broken() -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await room.look(broken)
        host = ears[0]
        trouble = host.last("Trouble")
        assert "ZeroDivisionError" in trouble["message"]["en"]
        assert trouble["code"] == f"{room.table.header.fingerprint[:12]}-{room.table.number}"
        assert not ears[1].told("Trouble")
        await house.act(room, awaited(room, ears))
        assert ears[1].told("Step")


async def test_what_the_host_is_told_of_trouble_hides_what_the_others_hold() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        room.trouble(Conflict())
        assert room.table.code().encode() not in b"".join(ears[0].frames)
