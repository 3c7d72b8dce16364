"""Several people at one device: one cookie, and a key for each chair."""

from __future__ import annotations

from functools import partial

import pytest

from flibuste.core.luck import dice
from flibuste.core.playout import random_act
from flibuste.core.protocol import WATCHER
from flibuste.core.registry import find, games
from flibuste.room import chairs
from flibuste.room.keys import beside
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.secrets import secret_here
from flibuste.room.table import Table
from flibuste.store.records import Begun, Header, Joined, Seating
from tests.server.hall import Ear, awaited, hall, until
from tests.server.outsiders import Json, Person, Server, lines, people

COOKIE = "flibuste_guest"


def sets_the_table(person: Person, *chairs: Json, **fields: object) -> list[Json]:
    """A new table; the keys of all who sit here."""
    body = {"game": "cartagena", "seats": list(chairs), "name": person.name, "pace": 0, **fields}
    person.sits(person.post("/api/tables", body))
    keys: list[Json] = person.get(f"/api/tables/{person.table}")["here"]
    return keys


ME: Json = {"kind": "me"}
MARY: Json = {"kind": "here", "name": "  Mary   Read "}
FRIEND: Json = {"kind": "open"}


def test_one_device_holds_the_keys_of_all_who_sit_there(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        keys = sets_the_table(anne, MARY, ME, {"kind": "here"}, FRIEND)
        path = f"/api/tables/{anne.table}"
        assert [one["seat"] for one in keys] == [1, 0, 2]  # the host first
        assert keys[0] == {
            "table": anne.table, "seat": 1, "name": "Anne", "token": anne.token,
            "phrase": anne.phrase, "join": f"/t/{anne.table}", "watch": anne.watch,
            "awaited": False,
        }  # fmt: skip
        names = [chair["name"] for chair in anne.get(path)["chairs"]]
        assert names == ["Mary Read", "Anne", "Jo", ""]
        for one in keys:
            told = anne.get(path, params={"token": one["token"]})
            assert (told["seat"], told["phrase"]) == (one["seat"], one["phrase"])
            assert told["here"] == keys
        assert len({one["phrase"] for one in keys}) == 3
        anne.starts(bot="random")  # the cookie's own chair is the host's
        assert sum(one["awaited"] for one in anne.get(path)["here"]) <= 1
        assert anne.get("/api/tables")["mine"][0]["seat"] == 1


def test_each_key_shows_one_hand(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        keys = sets_the_table(anne, ME, MARY)
        anne.starts()
        opened = [anne.line(token=one["token"]) for one in keys]
        with lines(*opened):
            for seat, line in enumerate(opened):
                told = line.hear()
                assert told["you"] == seat
                assert [hand is not None for hand in told["view"]["hands"]] == [
                    one == seat for one in range(2)
                ]
        awaited = [one["awaited"] for one in anne.get(f"/api/tables/{anne.table}")["here"]]
        assert sum(awaited) == 1
        assert anne.get("/api/tables")["mine"][0]["awaited"]  # whoever of them it is


def hands_seen(told: list[Json]) -> set[int]:
    """Whose hands are open in these views."""
    return {seat for view in told for seat, hand in enumerate(view["hands"]) if hand is not None}


def test_a_running_match_is_looked_at_again_as_a_watcher_does(server: Server) -> None:
    """Nobody lifts a cloth for that: no key, and no cookie, shows a hand or what was drawn."""
    with people(server, "Anne", "Jack") as (anne, jack):
        keys = sets_the_table(anne, ME, MARY, FRIEND, options={"turn_limit": 20})
        jack.joins(anne.table)
        anne.starts()
        path = f"/api/tables/{anne.table}"
        opened = [anne.line(token=one["token"]) for one in (*keys, {"token": jack.token})]
        with lines(*opened):
            told = [line.until("Snapshot") for line in opened]
            for _ in range(6):
                opened[told[0]["awaiting"][0]].act(-1)
                told = [line.until("Step") for line in opened]
                while told[0]["awaiting"][:1] == ["luck"]:
                    told = [line.until("Step") for line in opened]
            for key in (*keys, {"token": ""}):
                again = anne.get(f"{path}/replay", params={"token": key["token"]})
                assert again["eyes"] == "watcher"
                assert not hands_seen([again["view"], *(step["view"] for step in again["steps"])])
                printed = anne.web.get(f"/book/{anne.table}/en", params={"token": key["token"]})
                assert printed.text == jack.web.get(f"/book{anne.watch[2:]}/en").text
            for key in keys:
                own = f"{path}/replay?eyes={key['seat']}&token={key['token']}"
                anne.refused(409, "not_over", "GET", own)
            # Without a chair's key it is a watcher's too; a side that is open has its own.
            watched = jack.get(f"/api/tables{anne.watch[2:]}/journal")
            assert anne.get(f"{path}/journal") == watched
            assert anne.get(f"{path}/journal", params={"token": keys[1]["token"]}) != watched
            # Who sits there with a device of his own looks through his own eyes.
            assert jack.get(f"{path}/replay")["eyes"] == "2"
            opened[0].ask("Stop", yes=True)
            opened[2].ask("Stop", yes=True)
            opened[0].until("Over")
        assert anne.get(f"{path}/replay", params={"token": keys[1]["token"]})["eyes"] == "1"


def test_who_goes_to_a_phone_of_her_own_opens_one_chair_there(server: Server) -> None:
    with people(server, "Anne", "Mary", "Eve") as (anne, mary, eve):
        keys = sets_the_table(anne, ME, MARY, FRIEND)
        path = f"/api/tables/{anne.table}"
        for one in keys:
            entered = mary.post(f"{path}/enter", {"phrase": one["phrase"]})
            assert entered["token"] == one["token"]
            assert COOKIE not in mary.web.cookies
            told = mary.get(path, params={"token": one["token"]})
            assert (told["seat"], told["here"]) == (one["seat"], [])
        assert mary.get(path)["seat"] == WATCHER
        assert "here" not in mary.get(path)
        assert eve.joins(anne.table)["seat"] == 2
        assert [one["seat"] for one in eve.get(path)["here"]] == [2]
        for one in keys:
            told = eve.get(path, params={"token": one["token"]})
            assert (told["seat"], told["here"]) == (one["seat"], [])
        watch = anne.watch.removeprefix("/t/")
        assert "here" not in anne.get(f"/api/tables/{watch}", params={"token": anne.token})


def test_joining_again_gives_the_chair_of_that_name(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        keys = sets_the_table(anne, ME, {"kind": "here", "name": "Mary"}, FRIEND)
        assert anne.joins(anne.table)["token"] == keys[0]["token"]
        anne.name = "Mary"
        assert anne.joins(anne.table)["token"] == keys[1]["token"]
        anne.name = "Jack"  # a third, in a tab of his own
        assert anne.joins(anne.table)["seat"] == 2
        assert len(anne.get(f"/api/tables/{anne.table}")["here"]) == 2


def test_they_leave_chair_by_chair(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        keys = sets_the_table(anne, ME, MARY)
        path = f"/api/tables/{anne.table}"
        left = anne.post(f"{path}/leave", params={"token": keys[1]["token"]})
        assert [chair["kind"] for chair in left["chairs"]] == ["human", "open"]
        assert [one["seat"] for one in anne.get(path)["here"]] == [0]


def test_the_next_table_knows_them_too(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        keys = sets_the_table(anne, ME, MARY, options={"turn_limit": 20})
        anne.starts()
        opened = [anne.line(token=one["token"]) for one in keys]
        with lines(*opened):
            told = [line.until("Snapshot") for line in opened]
            while told[0]["awaiting"]:
                opened[told[0]["awaiting"][0]].act(-1)
                told = [line.until("Step") for line in opened]
                while told[0]["awaiting"][:1] == ["luck"]:
                    told = [line.until("Step") for line in opened]
            opened[1].ask("Again")
            following = [line.until("Rematch") for line in opened]
        table = following[0]["table"]
        held = anne.get(f"/api/tables/{table}")["here"]
        assert [one["token"] for one in held] == [one["token"] for one in following]
        assert anne.get("/api/tables")["mine"][0]["table"] == table
        anne.post(f"/api/tables/{table}/start")


@pytest.mark.anyio
async def test_who_shares_a_device_is_there_as_long_as_anybody_at_it() -> None:
    async with hall(time_scale=0.001) as house:
        wanted = [Wanted("me"), Wanted("here", name="Mary"), Wanted("open")]
        new = NewTable("cartagena", wanted, {"first": 0}, pace=0.0)
        room, _ = await house.rooms.open(new, "device", "Anne")
        friend_seat = await room.do(lambda: chairs.join(room, "friend", "Jack"))
        anne, friend = await house.enter(room, 0), await house.enter(room, friend_seat)
        await room.do(lambda: chairs.start(room, 0, "random"))

        def there() -> list[bool]:
            return [chair["online"] for chair in friend.seats()]

        await until(lambda: there() == [True, True, True])
        assert awaited(room, [anne, friend]) is anne
        while room.table.match.state.awaiting() == (0,):
            await house.act(room, anne, -1)
        assert room.table.match.state.awaiting() == (1,)
        assert not room.bots.away  # Mary is here: the tablet is on its way to her
        await house.leave(room, anne)
        await until(lambda: there() == [False, False, True])
        await until(lambda: room.table.chairs[1].stand_in)  # nobody took the tablet
        await house.enter(room, 1)
        assert room.table.chairs[1].stand_in is None
        await until(lambda: there() == [True, True, True])


@pytest.mark.anyio
async def test_who_looks_at_a_covered_tablet_is_there_and_no_watcher() -> None:
    async with hall(time_scale=0.001) as house:
        wanted = [Wanted("me"), Wanted("here", name="Mary"), Wanted("open")]
        new = NewTable("cartagena", wanted, {"first": 0}, pace=0.0)
        room, _ = await house.rooms.open(new, "device", "Anne")
        friend_seat = await room.do(lambda: chairs.join(room, "friend", "Jack"))
        friend = await house.enter(room, friend_seat)
        covered = Ear(WATCHER, room.table.chairs[1].guest)
        room.enter(covered, None)
        await until(lambda: [one["online"] for one in friend.seats()] == [True, True, True])
        await room.do(lambda: chairs.start(room, 0, "random"))
        await until(lambda: covered.told("Snapshot")[-1]["phase"] == "running")
        told = covered.last("Snapshot")
        assert (told["you"], told["menu"], told["watchers"]) == (None, None, 0)
        assert told["view"]["hands"] == [None, None, None]
        assert told["secret"] == []
        assert not room.bots.away


@pytest.mark.anyio
async def test_a_shared_device_hears_who_of_its_people_has_a_secret() -> None:
    async with hall() as house:
        for game, options, secret in (
            ("cartagena", {}, [0, 1]),
            ("cartagena", {"variant": "tortuga"}, []),
            ("plank", {}, [0, 1]),  # they choose face down
        ):
            wanted = [Wanted("me"), Wanted("here", name="Mary"), Wanted("open")]
            new = NewTable(game, wanted, options, pace=0.0)
            room, _ = await house.rooms.open(new, "device", "Anne")
            jack = await room.do(partial(chairs.join, room, "friend", "Jack"))
            ears = [await house.enter(room, seat) for seat in (0, jack)]
            await room.do(partial(chairs.start, room, 0, "random"))
            anne, friend = [ear.last("Snapshot") for ear in ears]
            assert anne["secret"] == secret, game
            assert friend["secret"] == []  # who shares nothing with them hears nothing of it


def shared_table(key: str) -> Table:
    """Three at one device, or as many as the game has room for."""
    game = find(key)
    seats = min(3, game.seats[-1])
    header = Header(
        "table", "watch", key, game.version, {}, tuple(Seating("open") for _ in range(seats)),
        "seed", "fingerprint", False, "family", True, 0.8,
    )  # fmt: skip
    people = [Joined(seat, beside("device", seat), f"guest {seat}") for seat in range(seats)]
    return Table(header, [*people, Begun()])


@pytest.mark.parametrize("key", games())
def test_that_somebody_has_a_secret_is_none(key: str) -> None:
    """Who hears that Mary has one learns nothing by it: she has one in all worlds that a watcher
    can imagine, or in none.
    """
    for seed in range(3):
        rng = dice(f"{key} {seed}")
        table = shared_table(key)
        for _ in range(80):
            drawn = random_act(table.match.state, rng)
            if drawn is None:
                break
            table.match.take(*drawn)
            other = shared_table(key)
            other.match.state = table.game.imagine(table.view(WATCHER), rng)
            other.match.sights = {}
            assert secret_here(table, 0) == secret_here(other, 0)
