"""What people call themselves and say: shown to others, so nothing in it may deceive them."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from flibuste.room import chairs, wire
from flibuste.room.names import LONGEST_NAME, clean, distinct, known_as, name_tag, same
from flibuste.room.opening import NewTable, Wanted
from tests.server.hall import hall
from tests.server.outsiders import Server, people


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Mary \t\n Read ", "Mary Read"),
        ("\u202eenna\u202c", "enna"),  # written backwards
        ("\u2066Anne\u2069", "Anne"),
        ("A\u200bn\u200cn\u200de\ufeff\u00ad", "Anne"),  # no room taken
        ("An\x00ne\x1b[31m", "Anne[31m"),
        ("Anne\ue000\U000e0041", "Anne"),  # private pictures, tags
        ("A \u2060 B", "A B"),
        ("\u3164\u2800\u115f", ""),  # letters that show nothing
        ("Anne\ufe0f", "Anne"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("🏴\u200d☠\ufe0f", "🏴\u200d☠\ufe0f"),
        ("👨\u200d\u200d👩\u200d", "👨\u200d👩"),
        ("O’Malley-Ñandú 海", "O’Malley-Ñandú 海"),
        ("\u200b\u202e \x07", ""),
    ],
)
def test_a_name_is_what_one_can_see_of_it(given: str, shown: str) -> None:
    assert clean(given) == shown
    assert name_tag(given) == shown


@given(st.text(max_size=60))
@example("\u0d46" + "\u0d3e" * 5)
@example("☠" * 23 + "👨\u200d👩")
@example("a" * 23 + " b")
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    tag = name_tag(text)
    assert name_tag(tag) == tag
    assert len(tag) <= LONGEST_NAME


def test_a_name_is_cut_after_it_is_cleaned() -> None:
    assert name_tag("\u200b" * 500 + "Anne" + "\u202e" * 500) == "Anne"
    assert name_tag("Long John Silver, the cook of the Hispaniola") == "Long John Silver, the co"


@pytest.mark.parametrize(
    "other", ["anne", "ANNE", "Änne", "anné", "\uff21\uff4e\uff4e\uff45", "\u1d2cnne"]
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert same("Anne", other)
    assert not same("Anne", "Anna")
    assert distinct(other, ["Anne"]) == f"{other} 2"


@given(st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=6))
@example(["x" * 24] * 6)
def test_no_two_at_a_table_have_one_name_and_each_is_found_by_the_one_given(
    given: list[str],
) -> None:
    taken: list[str] = []
    for name in (name_tag(one) or "Jo" for one in given):
        mine = distinct(name, taken)
        assert len(mine) <= LONGEST_NAME
        assert not any(same(mine, one) for one in taken)
        assert known_as(name, [mine]) == mine
        taken.append(mine)


def test_who_has_just_this_name_is_meant_before_who_has_a_number() -> None:
    assert known_as("Anne", ["Anne 2", "Anne"]) == "Anne"
    assert known_as("anne", ["Mary", "Anne 3"]) == "Anne 3"
    assert known_as("Anne", ["Mary"]) is None


@pytest.mark.anyio
async def test_nobody_takes_a_name_that_somebody_has_at_this_table() -> None:
    async with hall() as house:
        wanted = [Wanted("me"), Wanted("here", name="ANNE"), Wanted("open"), Wanted("open")]
        room, _ = await house.rooms.open(NewTable("cartagena", wanted), "device", "Anne")
        for guest in ("friend", "other"):
            await room.do(partial(chairs.join, room, guest, "anne"))
        names = [chair.name for chair in room.table.chairs]
        assert names == ["Anne", "ANNE 2", "anne 3", "anne 4"]
        assert await room.do(lambda: chairs.join(room, "friend", "anne")) == 2  # and stays there


@pytest.mark.anyio
async def test_talk_is_shown_as_it_can_be_read() -> None:
    async with hall() as house:
        room, (ear, _) = await house.table("me open")
        await house.ask(room, ear, wire.Chat, text="land\u202e ahoy\u200b\x07")
        assert ear.last("Said")["text"] == "land ahoy"
        await house.ask(room, ear, wire.Chat, text="\u200b\u202e")
        assert ear.last("Refused")["error"] == "bad_request"


def test_who_gets_a_number_is_told_and_has_the_chair_again_under_the_name_given(
    server: Server,
) -> None:
    with people(server, "Anne", "An\u200bne\u202e") as (anne, other):
        assert anne.opens("me open open")["name"] == "Anne"
        keys = other.joins(anne.table)
        assert keys["name"] == "Anne 2"
        assert other.joins(anne.table)["token"] == keys["token"]
        other.name = "Anne 2"
        assert other.joins(anne.table)["token"] == keys["token"]
        other.name = "Mary"  # another person at the same device
        assert other.joins(anne.table)["seat"] == 2
        told = anne.get(f"/api/tables/{anne.table}")
        assert [chair["name"] for chair in told["chairs"]] == ["Anne", "Anne 2", "Mary"]
