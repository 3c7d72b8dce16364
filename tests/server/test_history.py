"""What a browser keeps of a match: told in short once it is over."""

from __future__ import annotations

import pytest

from flibuste.core.refusal import Refused
from flibuste.room import past, wishes
from flibuste.store.records import Stopped
from tests.server.hall import hall
from tests.server.inside import inside
from tests.server.outsiders import Server, lines, people
from tests.server.test_series import next_table, played, win

pytestmark = pytest.mark.anyio


async def test_a_result_tells_who_sat_where_and_how_it_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        room, ears = await house.table("open me bot:random", options={"turn_limit": 20})
        win(monkeypatch, room, 2, 1, 3)
        await played(house, room, ears)
        told = past.result(room.table, room.lesson.result(), [1], 7)
        assert (told.table, told.game, told.ended) == (room.table.header.table, "cartagena", 7)
        assert (told.mine, told.ranks, told.options) == ([1], (2, 1, 3), {"turn_limit": 20})
        assert [one.bot for one in told.seats] == [None, None, "random"]
        assert [one.name for one in told.seats] == [chair.name for chair in room.table.chairs]
        assert len(told.scores) == 3
        assert told.series is None
        assert past.result(room.table, room.lesson.result(), [], 7).table == room.table.header.watch
        second = await next_table(house, room, ears[0])
        with pytest.raises(Refused):
            past.last_number(second.table)


async def test_the_last_entry_is_the_last_act_or_the_vote_that_stopped_it() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 20})
        await played(house, room, ears)
        last = past.last_number(room.table)
        assert last == room.table.in_effect[-1]
        await next_table(house, room, ears[0])  # an entry of its own, after the end
        assert past.last_number(room.table) == last < room.table.number
        assert await house.store.kept_at(room.table.header.table, last) > 1_700_000_000
        assert await house.store.kept_at(room.table.header.table, 10_000) == 0
        other, ears = await house.table("me open")
        for ear in ears:
            await house.ask(other, ear, wishes.Stop, yes=True)
        assert isinstance(other.table.entries[past.last_number(other.table) - 1], Stopped)
        told = past.result(other.table, other.lesson.result(), [0], 0)
        assert told.ranks is None


def test_everybody_is_told_which_chairs_are_their_own(server: Server) -> None:
    with people(server, "Anne", "Mary", "Jack") as (anne, mary, jack):
        anne.opens("me open")
        mary.joins(anne.table)
        anne.starts()
        address = f"/api/tables/{anne.table}/result"
        assert anne.web.get(address).status_code == 409
        both = [anne.line(), mary.line()]
        with lines(*both):
            for line in both:
                line.until("Snapshot")
                line.ask("Stop", yes=True)
            both[0].until("Over")
        assert [who.get(address)["mine"] for who in (anne, mary, jack)] == [[0], [1], []]
        assert jack.get(address)["table"] == anne.get(f"/api/tables/{anne.table}")["watch"]
        assert anne.get(address)["seats"][1] == {"name": "Mary", "bot": None, "conceded": False}
        assert anne.web.get("/api/tables/nowhere/result").status_code == 404


async def test_of_several_at_one_device_the_askers_chair_comes_first() -> None:
    async with inside() as (web, rooms):
        seats = [{"kind": "here", "name": "Zoé"}, {"kind": "me"}, {"kind": "bot"}]
        wish = {"game": "cartagena", "seats": seats, "name": "Anne"}
        keys = (await web.post("/api/tables", json=wish)).json()
        await web.post(f"/api/tables/{keys['table']}/start")
        room = await rooms.find(keys["table"])
        assert room is not None
        room.table.add(Stopped())
        address = f"/api/tables/{keys['table']}/result"
        assert (await web.get(address)).json()["mine"] == [1, 0]
        here = (await web.get(f"/api/tables/{keys['table']}")).json()["here"]
        zoe = next(one for one in here if one["seat"] == 0)
        told = await web.get(address, params={"token": zoe["token"]})
        assert told.json()["mine"] == [0, 1]
