"""Bots have names of our own crew, which stay and which nobody else has."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from flibuste.bots.personas import PERSONAS
from flibuste.room import chairs
from flibuste.room.deputies.remarks import PAUSE
from flibuste.room.names import LONGEST_NAME, name_tag, same
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.pirates import PIRATES, character, named, pirate
from flibuste.room.table import Table
from flibuste.store.records import Seating
from tests.server.hall import hall, settled, until


def test_the_names_of_the_crew_can_be_told_apart_and_fit() -> None:
    for name in PIRATES:
        assert name_tag(name) == name
        assert len(name) <= LONGEST_NAME // 2
        assert [other for other in PIRATES if same(name, other)] == [name]


def test_a_table_gives_the_same_names_in_the_same_order_whenever_it_is_asked() -> None:
    taken: list[str] = []
    for _ in range(len(PIRATES) + 2):  # one day the crew is all aboard
        taken.append(pirate("3va42uwjto", taken))
    assert len({name.casefold() for name in taken}) == len(taken)
    assert set(taken) > set(PIRATES)
    assert pirate("3va42uwjto", []) == taken[0]
    assert len({pirate(f"table {number}", []) for number in range(100)}) > 20


def test_bots_of_one_table_have_characters_of_their_own() -> None:
    for number in range(100):
        taken = ["Nestor and I"]
        for _ in set(PERSONAS):
            taken.append(named(f"table {number}", "sailor+any", "", taken)[1])
        assert len({character(name) for name in taken[1:]}) == len(set(PERSONAS))


@pytest.mark.anyio
async def test_bots_are_named_when_the_table_opens_when_it_starts_and_at_the_next_one(
    tmp_path: Path,
) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, _ = await house.table("me bot:random bot:greedy", start=False)
        await room.do(lambda: chairs.stand_up(room, 0))
        await room.do(lambda: chairs.join(room, "anne", "Anne"))
        names = [chair.name for chair in room.table.chairs]
        assert len(set(names)) == 3
        assert {*names[1:]} < {*PIRATES}
        following = await house.rooms.again(room.table)
        id = room.table.header.table
    async with hall(file) as house:
        for table in (id, following.table):
            again = await house.rooms.find(table)
            assert again is not None
            assert [chair.name for chair in again.table.chairs] == names


@pytest.mark.anyio
async def test_a_person_keeps_the_name_that_a_bot_would_have_had() -> None:
    async with hall() as house:
        room, _ = await house.rooms.open(
            NewTable("cartagena", [Wanted("me"), *[Wanted("bot", "random")] * 4]),
            "guest",
            "barnabe",
        )
        names = [chair.name for chair in room.table.chairs]
        assert names[0] == "barnabe"
        assert not any(same("Barnabé", name) for name in names[1:])
        other, _ = await house.table("me bot:random open", start=False)
        bot = other.table.chairs[1].name
        await other.do(lambda: chairs.stand_up(other, 2))
        await other.do(lambda: chairs.join(other, "late", bot.upper()))
        assert other.table.chairs[2].name == f"{bot.upper()} 2"


@pytest.mark.anyio
async def test_a_table_of_before_gives_its_bots_names_that_stay() -> None:
    async with hall() as house:
        room, _ = await house.table("me bot:random open", start=False)
        table = room.table
        nameless = tuple(Seating(one.kind, one.bot) for one in table.header.chairs)
        header = msgspec.structs.replace(table.header, chairs=nameless)
        again = [Table(header, table.entries).chairs[1].name for _ in range(2)]
        assert again == [table.chairs[1].name] * 2


# Characters


def test_a_character_goes_with_the_name_and_the_face_of_the_page() -> None:
    names = ("Nestor", "Barnabé", "Perrine", "Ysoline", "Gaspard", "Violaine")
    assert [character(name) for name in names] == [
        "grudge",
        "bold",
        "joker",
        "miser",
        "bold",
        "grudge",
    ]
    assert {character(name) for name in PIRATES} == set(PERSONAS)


def test_a_character_that_is_asked_for_has_a_name_that_goes_with_it() -> None:
    taken: list[str] = []
    for _ in range(4):
        taken.append(pirate("t", taken, "miser"))
    assert [character(name) for name in taken] == ["miser"] * 4
    assert named("t", "sailor+any", "Nestor", ()) == ("sailor+grudge", "Nestor")
    bot, name = named("t", "sailor+any", "", ())
    assert bot == f"sailor+{character(name)}"
    assert named("t", "mate", "Jack", ()) == ("mate", "Jack")


@pytest.mark.anyio
async def test_bots_of_any_character_say_a_word_to_all_and_seldom() -> None:
    async with hall() as house:
        options = {"first": 0, "turn_limit": 60}
        room, (ear, _) = await house.table("me open bot:sailor+any", options=options)
        chair = ear.seats()[2]
        assert chair["bot"] == f"sailor+{character(chair['name'])}"
        while room.table.phase == "running":
            for one in (0, 1):
                if one in room.table.match.state.awaiting():
                    await room.play(one, room.table.match.state.legal(one)[-1])
            await settled(room)
        await until(lambda: ear.told("Over"))
        told = ear.told("Remarked")
        assert [one["seat"] for one in told] == [2] * len(told)
        assert len(told) >= 2  # it greets, and it has won or lost
        assert all(set(one["text"]) == {"en", "fr"} for one in told)
        numbers = [one["number"] for one in told]
        assert all(later - one >= PAUSE for one, later in pairwise(numbers[:-1]))


@pytest.mark.anyio
async def test_bots_without_a_character_are_silent() -> None:
    async with hall() as house:
        room, (ear,) = await house.table("me bot:sailor", options={"first": 0})
        await house.act(room, ear, 0)
        await settled(room)
        assert not ear.told("Remarked")
