"""Taking back: none, strict, or as among family; luck is never asked the same question twice."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from flibuste.core.luck import Luck, choose
from flibuste.core.plain import to_json
from flibuste.room import chairs, telling, wire, wishes
from flibuste.room.keys import beside
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.store.records import Acted, TakenBack
from tests.server.hall import Ear, Hall, awaited, hall, until

pytestmark = pytest.mark.anyio


async def moved(house: Hall, room: Room, ears: list[Ear], kind: str = "Advance") -> Ear:
    """All play until somebody makes an act of this kind."""
    while True:
        ear, act = awaited(room, ears), next_act(room, ears, kind)
        await house.act(room, ear, act)
        if act["type"] == kind:
            return ear


def next_act(room: Room, ears: list[Ear], kind: str) -> Any:
    """An act of this kind, or some other."""
    menu = awaited(room, ears).menu()
    assert menu is not None
    return next((act for act in menu["acts"] if act["type"] == kind), menu["acts"][0])


def board(room: Room) -> Any:
    """What the match is, whatever the numbers."""
    state = room.table.match.state
    return [room.table.game.view(state, seat) for seat in range(len(room.table.chairs))]


async def test_at_a_table_without_taking_back_nothing_is_taken_back() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", undo="none")
        ear = await moved(house, room, ears)
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        assert ear.last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_everybody_is_told_who_took_back_how_much_and_the_journal_keeps_it() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        ear = await moved(house, room, ears)
        await house.ask(room, ear, wire.Undo)
        first = {"number": room.table.number, "seat": ear.viewer, "moves": 1}
        assert all(one.last("Snapshot")["taken"] == [first] for one in ears)
        await moved(house, room, [ear], "EndTurn")
        for other in ears:  # whoever is next has drawn luck's answer or none: all of it goes
            if other is not ear:
                await house.act(room, other)
        await house.ask(room, ear, wire.Undo)
        for other in ears:
            await house.ask(room, other, wire.Consent, yes=True)
        second = ears[0].last("Snapshot")["taken"][-1]
        assert (second["seat"], second["moves"]) == (ear.viewer, 2)
        again = Table(room.table.header, room.table.entries)
        assert [one.moves for one in again.taken] == [1, 2]


async def test_nobody_takes_back_what_he_has_not_done() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        await house.ask(room, ears[0], wire.Undo)
        assert ears[0].last("Refused")["error"] == "bad_request"


@pytest.mark.parametrize("undo", ["strict", "family"])
async def test_an_act_is_taken_back_freely_until_another_has_acted(undo: str) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", undo=undo)
        before = board(room)
        ear = await moved(house, room, ears)
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        assert board(room) == before
        assert room.table.number == number + 1
        assert isinstance(room.table.entries[-1], TakenBack)
        for one in ears:
            assert one.last("Snapshot")["number"] == number + 1
            assert not one.told("UndoAsked")
        menu = ear.menu()
        assert menu is not None
        assert menu["number"] == number + 1
        await house.act(room, ear)
        assert ear.last("Step")["number"] == number + 2


async def test_a_strict_table_takes_nothing_back_after_luck_has_answered() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", undo="strict")
        ear = await moved(house, room, ears, "Retreat")
        assert room.table.match.journal[-1][0] == -1
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        assert ear.last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_as_among_family_the_others_are_asked_and_all_must_agree() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        while next_act(room, ears, "Retreat")["type"] != "Retreat":
            await house.act(room, awaited(room, ears))
        before = board(room)
        ear = await moved(house, room, ears, "Retreat")
        others = [one for one in ears if one is not ear]
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        waiting = sorted(one.viewer for one in others)
        told = others[0].last("UndoAsked")
        assert (told["seat"], told["waiting"], told["granted"]) == (ear.viewer, waiting, None)
        own = {"story": told["story"]}  # whose move it is reads “you”
        assert [one.last("UndoAsked") | own for one in ears] == [told] * 3
        assert told["steps"] == 2  # the retreat, and the card it drew
        assert [one["id"] for one in told["story"]] == ["story-retreat"]
        await house.ask(room, others[0], wire.Consent, yes=True)
        assert room.table.number == number
        assert ear.last("UndoAsked")["waiting"] == [others[1].viewer]
        await house.ask(room, others[1], wire.Consent, yes=True)
        assert room.table.number == number + 1
        assert [one.last("UndoAsked")["granted"] for one in ears] == [True] * 3
        assert board(room) == before


async def test_the_question_tells_each_viewer_only_what_they_saw_of_the_act(harbour: str) -> None:
    """The act was made face down: whoever is asked hears no more of it than before."""
    async with hall() as house:
        room, ears = await house.table("me open open", harbour)
        asker, *others = ears
        while not asker.told("Step") or asker.last("Step")["seat"] != asker.viewer:
            await house.act(room, next(ear for ear in ears if ear.menu()))
        mine = [one for one in asker.told("Step") if one["seat"] == asker.viewer][-1]
        seen = [
            next(one for one in ear.told("Step") if one["number"] == mine["number"]) for ear in ears
        ]
        await house.act(room, next(ear for ear in others if ear.menu()))
        await house.ask(room, asker, wire.Undo)
        asked = [ear.last("UndoAsked") for ear in ears]
        assert [one["story"] for one in asked] == [one["story"] for one in seen]
        assert {one["steps"] for one in asked} == {
            len(room.table.in_effect) - room.table.in_effect.index(mine["number"])
        }


async def test_who_has_conceded_neither_takes_back_nor_is_asked() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        ear = await moved(house, room, ears, "Retreat")
        one, other = (each for each in ears if each is not ear)
        await house.ask(room, one, wishes.Concede)
        await house.ask(room, one, wire.Undo)
        assert one.last("Refused")["error"] == "bad_request"
        await house.ask(room, ear, wire.Undo)
        assert ear.last("UndoAsked")["waiting"] == [other.viewer]


async def test_one_no_is_enough_and_nothing_is_taken_back() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        ear = await moved(house, room, ears, "Retreat")
        others = [one for one in ears if one is not ear]
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        await house.ask(room, others[0], wire.Consent, yes=False)
        assert [one.last("UndoAsked")["granted"] for one in ears] == [False] * 3
        await house.ask(room, others[1], wire.Consent, yes=True)
        assert others[1].last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_who_is_not_asked_cannot_agree() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        ear = await moved(house, room, ears, "Retreat")
        await house.ask(room, ear, wire.Undo)
        await house.ask(room, ear, wire.Consent, yes=True)
        assert ear.last("Refused")["error"] == "bad_request"
        other = next(one for one in ears if one is not ear)
        await house.ask(room, other, wire.Undo)
        assert other.last("Refused")["error"] == "bad_request"
        assert ear.last("UndoAsked")["seat"] == ear.viewer


async def test_the_next_act_ends_the_asking() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        ear = await moved(house, room, ears, "Retreat")
        await house.ask(room, ear, wire.Undo)
        await house.act(room, awaited(room, ears), -1)
        number = room.table.number
        other = next(one for one in ears if one is not ear)
        await house.ask(room, other, wire.Consent, yes=True)
        assert other.last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_who_leaves_is_waited_for_and_asked_when_he_is_back() -> None:
    async with hall() as house:
        room, ears = await house.table("me open open")
        ear = await moved(house, room, ears, "Retreat")
        others = [one for one in ears if one is not ear]
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        await house.ask(room, others[0], wire.Consent, yes=True)
        await house.leave(room, others[1])
        assert ear.last("UndoAsked")["waiting"] == [others[1].viewer]
        assert room.table.number == number
        back = await house.enter(room, others[1].viewer, number)
        assert back.last("UndoAsked")["waiting"] == [back.viewer]
        await house.ask(room, back, wire.Consent, yes=True)
        assert ear.last("UndoAsked")["granted"] is True
        assert isinstance(room.table.entries[-1], TakenBack | Acted)


async def test_nobody_redraws_luck_while_the_others_line_is_down() -> None:
    """Six times asked, and the cards stay what they were."""
    async with hall() as house:
        room, ears = await house.table("me open")
        ear = await moved(house, room, ears, "Retreat")
        (other,) = (one for one in ears if one is not ear)
        await house.leave(room, other)
        entries = list(room.table.entries)
        for _ in range(3):  # asked, and withdrawn
            await house.ask(room, ear, wire.Undo)
            assert ear.last("UndoAsked")["waiting"] == [other.viewer]
            await house.ask(room, ear, wire.Undo)
            assert ear.last("UndoAsked")["granted"] is False
        assert room.table.entries == entries
        assert not ear.told("Refused")
        await house.ask(room, ear, wire.Undo)
        back = await house.enter(room, other.viewer)
        told = back.last("UndoAsked")
        assert told == ear.last("UndoAsked") | {"story": told["story"]}
        await house.ask(room, back, wire.Consent, yes=False)
        assert ear.last("UndoAsked")["granted"] is False
        assert room.table.entries == entries


async def test_who_has_withdrawn_is_granted_nothing() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        ear = await moved(house, room, ears, "Retreat")
        (other,) = (one for one in ears if one is not ear)
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        await house.ask(room, ear, wire.Undo)
        assert [one.last("UndoAsked")["granted"] for one in ears] == [False] * 2
        await house.ask(room, other, wire.Consent, yes=True)
        assert other.last("Refused")["error"] == "bad_request"
        assert room.table.number == number


async def test_who_shares_the_askers_device_is_asked_in_person() -> None:
    async with hall() as house:
        room = await tablets(house)
        anne = await house.enter(room, 0)
        await overtaken(house, room, anne)
        number = room.table.number
        jack = await house.enter(room, 2)
        await house.ask(room, anne, wire.Undo)
        assert anne.last("UndoAsked")["waiting"] == [2]  # neither Mary beside her nor Bob
        await house.ask(room, jack, wire.Consent, yes=True)
        assert room.table.number > number


async def test_of_another_device_everybody_agrees_who_has_had_the_question() -> None:
    async with hall() as house:
        room = await tablets(house)
        anne = await house.enter(room, 0)
        await overtaken(house, room, anne)
        number = room.table.number
        await house.ask(room, anne, wire.Undo)
        assert anne.last("UndoAsked")["waiting"] == [2, 3]  # nobody is at that tablet
        bob = await house.enter(room, 3)
        assert anne.last("UndoAsked")["waiting"] == [3]
        await house.leave(room, bob)  # the tablet goes to Jack
        jack = await house.enter(room, 2)
        assert jack.last("UndoAsked")["waiting"] == [2, 3]
        await house.ask(room, jack, wire.Consent, yes=True)
        await house.leave(room, jack)
        bob = await house.enter(room, 3)
        assert room.table.number == number
        await house.ask(room, bob, wire.Consent, yes=True)
        assert anne.last("UndoAsked")["granted"] is True


async def tablets(house: Hall) -> Room:
    """Anne and Mary share a device, Jack and Bob another; Anne begins."""
    wanted = [Wanted("me"), Wanted("here", name="Mary"), Wanted("open"), Wanted("open")]
    new = NewTable("cartagena", wanted, {"first": 0}, pace=0.0)
    room, _ = await house.rooms.open(new, "tablet", "Anne")
    for seat, name in ((2, "Jack"), (3, "Bob")):
        await room.do(partial(chairs.sit, room, seat, beside("other", seat), name))
    await room.do(lambda: chairs.start(room, 0, "random"))
    return room


async def overtaken(house: Hall, room: Room, anne: Ear) -> None:
    """Anne plays, and Mary after her on the same device: only by consent is it taken back."""
    while room.table.match.state.awaiting() == (0,):
        await house.act(room, anne, -1)
    mary = await house.enter(room, 1)
    await house.act(room, mary)
    await house.leave(room, mary)


async def test_when_the_asker_leaves_it_is_settled() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        ear = await moved(house, room, ears, "Retreat")
        number = room.table.number
        await house.ask(room, ear, wire.Undo)
        await house.leave(room, ear)
        other = next(one for one in ears if one is not ear)
        assert other.last("UndoAsked")["granted"] is False
        assert room.table.number == number


async def test_among_bots_nobody_is_asked_and_their_acts_go_back_too() -> None:
    async with hall() as house:
        room, (ear,) = await house.table("me bot:random", options={"first": 0})
        before = board(room)
        while not any(seat == 1 for seat, _ in room.table.match.journal):
            await house.act(room, ear, -1)
            await until(lambda: 0 in room.table.match.state.awaiting())
        while any(seat == 0 for seat, _ in room.table.match.journal):
            await house.ask(room, ear, wire.Undo)
        assert board(room) == before
        assert not [one for one in ear.told("UndoAsked") if one["granted"] is None]


async def test_after_the_end_nothing_is_taken_back_since_all_has_been_shown() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 20})
        while room.table.phase == "running":
            last = awaited(room, ears)
            await house.act(room, last, -1)
        await house.ask(room, last, wire.Undo)
        assert last.last("Refused")["error"] == "over"
        assert room.table.phase == "over"


async def test_luck_goes_on_after_a_take_back_and_after_a_reload() -> None:
    """Nobody fishes for a better card: the second time the deck is asked anew."""
    async with hall() as house:
        room, ears = await house.table("me open")
        while next_act(room, ears, "Retreat")["type"] != "Retreat":
            await house.act(room, awaited(room, ears))
        retreat, asked = next_act(room, ears, "Retreat"), room.table.luck.asked["Draw"]
        for tries in (1, 2, 3):
            ear = awaited(room, ears)
            world = room.table.match.state.copy()
            world.apply(ear.viewer, room.table.game.action(retreat))
            luck = Luck(room.table.header.seed)
            luck.asked["Draw"] = asked
            first = room.table.number + 1
            await house.act(room, ear, retreat)
            drawn = [e for e in room.table.entries[first:] if isinstance(e, Acted)]
            asked += len(drawn)
            assert drawn[0].act == to_json(choose(world.odds(), luck)), tries
            assert room.table.luck.asked["Draw"] == asked
            await house.ask(room, ear, wire.Undo)
            await house.ask(
                room, next(one for one in ears if one is not ear), wire.Consent, yes=True
            )
            again = Table(room.table.header, room.table.entries)
            assert again.luck.asked == room.table.luck.asked
            assert telling.snapshot(again, 0, set()) == telling.snapshot(room.table, 0, set())


async def test_what_luck_turned_up_after_a_choice_is_turned_up_anew_and_what_was_before_stays() -> (
    None
):
    """Faut pas pousser: the crew that nobody plays; not what others had chosen, nor ages."""
    async with hall() as house:
        room, (ear,) = await house.table("me bot:random bot:random", "plank")
        await until(lambda: len(room.table.match.journal) == 3)  # ages, and both bots have chosen
        before, turned = list(room.table.match.journal), []
        for _ in range(6):
            first = room.table.number + 1
            await house.act(room, ear, 2)
            await until(lambda: 0 in room.table.match.state.awaiting())
            entries = [e for e in room.table.entries[first:] if isinstance(e, Acted)]
            turned.append(next(e.act["card"] for e in entries if e.act["type"] == "Turn"))
            await house.ask(room, ear, wire.Undo)
            assert list(room.table.match.journal) == before
        assert len(set(turned)) > 1, turned
