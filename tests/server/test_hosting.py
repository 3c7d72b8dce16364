"""The host's word before the match, and who is host when the host is gone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.room import chairs, wire, wishes
from flibuste.room.opening import NewTable, Wanted
from flibuste.room.room import Room
from flibuste.room.table import Table
from tests.server.hall import Ear, Hall, hall, looks, until
from tests.server.outsiders import Server, lines, people

pytestmark = pytest.mark.anyio


def kinds(room: Room) -> list[str]:
    return [chair.kind for chair in room.table.chairs]


def named(room: Room) -> list[str]:
    return [chair.name for chair in room.table.chairs]


def kept_as_shown(room: Room) -> bool:
    """Whether the journal alone gives the very same table."""
    again = Table(room.table.header, room.table.entries)
    before = [(one.kind, one.name, one.guest, one.bot, one.keyed) for one in room.table.chairs]
    after = [(one.kind, one.name, one.guest, one.bot, one.keyed) for one in again.chairs]
    same = again.match.options == room.table.match.options and again.phase == room.table.phase
    return before == after and again.host() == room.table.host() and same


HOSTS: list[tuple[type[wishes.FromClient], dict[str, Any]]] = [
    (wishes.Remove, {"seat": 1}),
    (wishes.SeatBot, {"seat": 2, "bot": "random"}),
    (wishes.SeatHere, {"seat": 2, "name": "Mary"}),
    (wishes.Reorder, {"order": [1, 0, 2]}),
    (wishes.AddChair, {}),
    (wishes.DropChair, {"seat": 2}),
    (wishes.SetOptions, {"options": {"first": 1}}),
    (wishes.Cancel, {}),
    (wishes.MakeHost, {"seat": 1}),
    (wishes.Rename, {"seat": 2, "name": "Polly"}),
]
BEFORE_THE_MATCH = [one for one in HOSTS if one[0] not in (wishes.Remove, wishes.MakeHost)]


async def refusal(house: Hall, room: Room, ear: Ear, kind: Any, **fields: Any) -> str:
    """Ask what has to be refused; the error, and nothing has changed."""
    number, before = room.table.number, looks(room)
    id = await house.ask(room, ear, kind, **fields)
    told = ear.last("Refused")
    assert told["id"] == id
    assert told["message"]["en"] != told["message"]["fr"]
    assert (room.table.number, looks(room)) == (number, before)
    return str(told["error"])


@pytest.mark.parametrize(("kind", "fields"), HOSTS)
async def test_nobody_but_the_host_has_the_hosts_word(
    kind: type[wishes.FromClient], fields: dict[str, Any]
) -> None:
    async with hall() as house:
        room, (_, ear) = await house.table("me open bot:random", start=False)
        assert await refusal(house, room, ear, kind, **fields) == "not_host"
        watcher = await house.enter(room, WATCHER)
        assert await refusal(house, room, watcher, kind, **fields) == "not_awaited"


@pytest.mark.parametrize(("kind", "fields"), BEFORE_THE_MATCH)
async def test_what_is_settled_before_the_match_is_not_changed_in_it(
    kind: type[wishes.FromClient], fields: dict[str, Any]
) -> None:
    async with hall() as house:
        house.thinker.strange["random"] = lambda menu: menu[0]
        room, (host, _) = await house.table("me open bot:random", options={"first": 0})
        assert await refusal(house, room, host, kind, **fields) == "begun"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (wishes.Remove, {"seat": 7}),
        (wishes.Remove, {"seat": -1}),
        (wishes.Remove, {"seat": 0}),
        (wishes.SeatBot, {"seat": 1, "bot": "random"}),
        (wishes.SeatBot, {"seat": 3, "bot": "random"}),
        (wishes.SeatBot, {"seat": 2, "bot": "mate:60000ms"}),
        (wishes.SeatHere, {"seat": 2, "name": "Mary"}),
        (wishes.SeatHere, {"seat": 3, "name": "Mary"}),
        (wishes.Reorder, {"order": [0, 1]}),
        (wishes.Reorder, {"order": [0, 1, 1]}),
        (wishes.Reorder, {"order": [-1, 0, 1]}),
        (wishes.DropChair, {"seat": 1}),
        (wishes.DropChair, {"seat": 9}),
        (wishes.MakeHost, {"seat": 2}),
        (wishes.MakeHost, {"seat": 5}),
        (wishes.Rename, {"seat": 1, "name": "Mary"}),
        (wishes.Rename, {"seat": 2, "name": "\u200b "}),
        (wishes.Rename, {"seat": -4, "name": "Mary"}),
    ],
)
async def test_what_makes_no_sense_is_refused(
    kind: type[wishes.FromClient], fields: dict[str, Any]
) -> None:
    async with hall() as house:
        room, (host, _) = await house.table("me open bot:random", start=False)
        expected = {"bad_request"}
        if kind is wishes.Rename and fields["seat"] == 1:
            expected = {"not_host"}  # people name themselves
        if fields.get("bot") == "mate:60000ms":
            expected = {"bad_request", "unknown_bot"}
        assert await refusal(house, room, host, kind, **fields) in expected


async def test_options_that_cannot_be_are_refused() -> None:
    async with hall() as house:
        room, (host, *_) = await house.table("me open open", start=False, options={"first": 2})
        for wrong in ({"sails": 3}, {"first": 3}, {"first": "me"}):
            error = await refusal(house, room, host, wishes.SetOptions, options=wrong)
            assert error == "bad_options"
        await house.ask(room, host, wishes.Remove, seat=2)
        error = await refusal(house, room, host, wishes.DropChair, seat=2)
        assert error == "bad_options"  # who was to begin would be gone


async def test_a_table_has_as_many_chairs_as_its_game_may_have() -> None:
    async with hall() as house:
        room, (host,) = await house.table("me bot:random", start=False)
        for _ in range(3):
            await house.ask(room, host, wishes.AddChair)
        assert kinds(room) == ["human", "bot", "open", "open", "open"]
        assert await refusal(house, room, host, wishes.AddChair) == "bad_options"
        assert len(host.last("Snapshot")["seats"]) == 5
        for seat in (1, 2, 2):
            await house.ask(room, host, wishes.DropChair, seat=seat)
        assert kinds(room) == ["human", "open"]
        assert await refusal(house, room, host, wishes.DropChair, seat=1) == "bad_options"
        assert kept_as_shown(room)
        await room.do(lambda: chairs.start(room, 0, "random"))
        assert room.table.match.seats == 2


async def test_other_options_are_told_and_played() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", start=False, options={"first": 0})
        await house.ask(room, ears[0], wishes.SetOptions, options={"first": 1, "turn_limit": 20})
        assert [ear.last("Snapshot")["options"] for ear in ears] == [
            {"first": 1, "turn_limit": 20}
        ] * 2
        assert kept_as_shown(room)
        await room.do(lambda: chairs.start(room, 0, "random"))
        assert list(room.table.awaiting()) == [1]


async def test_who_is_removed_watches_from_that_moment_and_may_sit_down_again() -> None:
    async with hall() as house:
        room, (host, anne) = await house.table("me open", start=False)
        anne.forget()
        await house.ask(room, host, wishes.Remove, seat=1)
        first = anne.told()[0]
        assert (first["type"], first["you"]) == ("Snapshot", None)
        assert kinds(room) == ["human", "open"]
        await house.ask(room, anne, wire.Chat, text="It is still me!")
        assert anne.last("Refused")["error"] == "not_awaited"
        assert await room.do(lambda: chairs.join(room, "guest1", "Anne")) == 1
        assert anne.viewer == WATCHER  # a new line is needed


async def test_a_bot_takes_the_chair_of_who_is_removed_in_the_match() -> None:
    async with hall() as house:
        room, (host, anne, mary) = await house.table("me open open", options={"first": 1})
        anne.forget()
        await house.ask(room, host, wishes.Remove, seat=1)
        assert anne.told()[0]["you"] is None
        chair = room.table.chairs[1]
        assert (chair.kind, chair.bot, chair.guest) == ("bot", "sailor", None)
        await until(lambda: [one for one in mary.told("Step") if one["seat"] == 1])
        shown = [one["view"] for one in anne.told() if one.get("view")]
        assert all(view["seat"] == "watcher" for view in shown)
        for wrong in (0, 1):
            id = await house.ask(room, host, wishes.Remove, seat=wrong)
            assert host.last("Refused")["id"] == id
        assert room.table.company.people() == [0, 2]
        assert kept_as_shown(room)


async def test_bots_come_and_go_and_keep_their_names() -> None:
    async with hall() as house:
        room, (host,) = await house.table("me bot:random bot:greedy", start=False)
        _, first, second = named(room)
        await house.ask(room, host, wishes.SeatBot, seat=1, bot="mate")
        assert (room.table.chairs[1].bot, named(room)[1]) == ("mate", first)
        await house.ask(room, host, wishes.Rename, seat=2, name=" Polly ")
        assert named(room) == ["guest 0", first, "Polly"]
        await house.ask(room, host, wishes.Remove, seat=2)
        assert kinds(room) == ["human", "bot", "open"]
        await house.ask(room, host, wishes.SeatBot, seat=2, bot="random")
        assert named(room)[2] == second
        assert kept_as_shown(room)


async def test_somebody_beside_the_host_takes_a_free_chair() -> None:
    async with hall() as house:
        room, (host, _) = await house.table("me bot:random open", start=False)
        await house.ask(room, host, wishes.Remove, seat=1)
        await house.ask(room, host, wishes.SeatHere, seat=1, name=" Mary ")
        assert named(room)[1] == "Mary"
        assert chairs.chairs_of(room.table, room.table.chairs[0].device) == [0, 1]
        assert room.table.host() == 0
        mary = room.table.chairs[1].guest
        await house.ask(room, host, wishes.Remove, seat=1)
        await house.ask(room, host, wishes.SeatHere, seat=1, name="Jo")
        assert mary is not None
        assert room.table.company.opened_by(1, mary) == WATCHER  # her key is not Jo's
        assert kept_as_shown(room)


async def test_people_name_themselves_and_nobody_has_anothers_name() -> None:
    async with hall() as house:
        room, (host, anne, _) = await house.table("me open open", start=False)
        await house.ask(room, anne, wishes.Rename, seat=1, name="Zoé")
        await house.ask(room, host, wishes.Rename, seat=0, name="ZOE")
        assert named(room) == ["ZOE 2", "Zoé", "guest 2"]
        await house.ask(room, anne, wishes.Rename, seat=1, name="zoé")
        assert named(room)[1] == "zoé"
        assert await refusal(house, room, anne, wishes.Rename, seat=0, name="Jo") == "not_host"
        assert kept_as_shown(room)


async def test_chairs_change_places_with_all_who_sit_there_and_what_they_said() -> None:
    async with hall() as house:
        room, (host, anne) = await house.table("me open bot:random", start=False)
        await house.ask(room, anne, wire.Chat, text="Ahoy")
        watcher = await house.enter(room, WATCHER)
        names = named(room)
        await house.ask(room, host, wishes.Reorder, order=[2, 0, 1])
        assert named(room) == [names[2], names[0], names[1]]
        assert (host.viewer, anne.viewer, watcher.viewer) == (1, 2, WATCHER)
        assert [ear.last("Snapshot")["you"] for ear in (host, anne, watcher)] == [1, 2, None]
        assert [one["host"] for one in anne.seats()] == [False, True, False]
        assert anne.last("Snapshot")["said"] == [
            {"type": "Said", "number": room.table.said[0].number, "seat": 2, "text": "Ahoy"}
        ]
        await house.ask(room, host, wishes.DropChair, seat=0)
        assert (host.viewer, anne.viewer) == (0, 1)
        assert anne.last("Snapshot")["said"][0]["seat"] == 1
        assert kept_as_shown(room)
        await room.do(lambda: chairs.start(room, 0, "random"))
        views = [ear.last("Snapshot")["view"] for ear in (host, anne)]
        assert [view["seat"] for view in views] == [0, 1]


async def test_a_line_that_opens_while_the_chairs_move_shows_its_own_persons_chair() -> None:
    async with hall() as house:
        room, (host, _) = await house.table("me open", start=False)
        late = Ear(1, "guest1")
        room.ask(host, wishes.Reorder("order", [1, 0]))
        room.enter(late, None)
        await house.ask(room, host, wire.Chat, text="settled")
        assert late.viewer == 0
        assert late.told("Snapshot")[0]["you"] == 0


def test_keys_stay_good_when_a_chair_moves_and_open_nothing_else(server: Server) -> None:
    with people(server, "Anne", "Mary", cookies=False) as (anne, mary):
        anne.opens("me open open")
        mary.joins(anne.table)
        line, hers = anne.line(), mary.line()
        with lines(line, hers):
            hers.until("Snapshot")
            line.ask("Reorder", order=[2, 1, 0])
            line.ask("DropChair", seat=0)
            while hers.until("Snapshot")["you"] != 0:
                pass
        for person, seat in ((anne, 1), (mary, 0)):
            told = person.get(f"/api/tables/{anne.table}", params={"token": person.token})
            assert (told["seat"], told["phrase"]) == (seat, person.phrase)
            path = f"/api/tables/{anne.table}/enter"
            keys = person.post(path, {"phrase": person.phrase})
            assert (keys["seat"], keys["token"]) == (seat, person.token)
            again = person.line()
            with lines(again):
                assert again.until("Snapshot")["you"] == seat
        third = anne.token.replace("0.", "2.", 1)  # a chair that is gone, and no key of ours
        wrong = anne.line(token=third)
        with lines(wrong):
            assert wrong.closed() == 1008


async def test_a_cancelled_table_is_told_to_all_and_nobody_sits_down_there() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", start=False, public=True)
        await house.ask(room, ears[0], wishes.Cancel)
        assert [ear.last("Snapshot")["phase"] for ear in ears] == ["cancelled"] * 2
        for work in (
            partial(chairs.join, room, "late", "Late"),
            partial(chairs.start, room, 0, "random"),
            partial(chairs.stand_up, room, 1),
        ):
            with pytest.raises(Refused, match="closed"):
                await room.do(work)
        assert await refusal(house, room, ears[0], wishes.Cancel) == "cancelled"
        assert await house.rooms.newest() == []
        assert await house.rooms.of("guest0") == []
        assert kept_as_shown(room)


async def test_after_a_lesson_the_table_stays_as_the_lesson_left_it() -> None:
    async with hall() as house:
        room, _ = await house.rooms.open(NewTable("cartagena", lesson=True), "guest", "Anne")
        host = await house.enter(room, room.table.host())
        seats = len(room.table.chairs)
        for kind, fields in (
            (wishes.AddChair, {}),
            (wishes.SetOptions, {"options": {}}),
            (wishes.Reorder, {"order": list(range(seats))}),
        ):
            assert await refusal(house, room, host, kind, **fields) == "bad_request"


# Who is host


def counting(room: Room) -> bool:
    """Whether the seconds of a missing host are counted."""
    return room.succession.timer is not None


async def test_the_host_gives_the_role_to_another_and_has_it_no_more() -> None:
    async with hall() as house:
        room, (host, anne) = await house.table("me open", start=False)
        await house.ask(room, host, wishes.MakeHost, seat=1)
        await until(lambda: [one["host"] for one in anne.seats()] == [False, True])
        assert await refusal(house, room, host, wishes.Cancel) == "not_host"
        with pytest.raises(Refused, match="host"):
            await room.do(lambda: chairs.start(room, 0, "random"))
        await room.do(lambda: chairs.start(room, 1, "random"))
        await house.ask(room, anne, wishes.MakeHost, seat=0)
        assert room.table.host() == 0
        assert kept_as_shown(room)


async def test_who_was_made_host_and_leaves_leaves_it_to_the_first_who_sat_down() -> None:
    async with hall() as house:
        room, (host, *_) = await house.table("me open open", start=False)
        await house.ask(room, host, wishes.MakeHost, seat=2)
        await room.do(lambda: chairs.stand_up(room, 2))
        assert room.table.host() == 0


@pytest.mark.parametrize("start", [False, True])
async def test_a_host_who_stays_away_is_followed_by_who_is_there(start: bool) -> None:
    async with hall(time_scale=0.001) as house:
        room, (host, _, mary) = await house.table("me open open", start=start)
        (anne,) = (ear for ear in room.listeners if ear.viewer == 1)
        room.leave(anne)
        await house.leave(room, host)
        await until(lambda: mary.seats()[2]["host"])
        assert kept_as_shown(room)
        again = await house.enter(room, 0)
        assert room.table.host() == 2  # who comes back too late is a guest like the others
        assert await refusal(house, room, again, wishes.MakeHost, seat=0) == "not_host"


async def test_a_host_who_is_back_in_time_stays_host_and_so_does_one_whom_nobody_misses() -> None:
    async with hall() as house:
        room, (host, anne) = await house.table("me open", start=False)
        await house.leave(room, host)
        assert counting(room)
        again = await house.enter(room, 0)
        assert not counting(room)
        await house.leave(room, anne)
        await house.leave(room, again)
        assert not counting(room)
        await room.succession._succeed()
        assert room.table.host() == 0


async def test_people_at_the_hosts_device_keep_the_role_for_the_host() -> None:
    async with hall() as house:
        wanted = [Wanted("me"), Wanted("here", name="Jo"), Wanted("open")]
        room, _ = await house.rooms.open(NewTable("cartagena", wanted), "device", "Anne")
        await room.do(lambda: chairs.join(room, "guest2", "Mary"))
        await house.enter(room, 2)
        assert counting(room)
        await house.enter(room, 1)
        assert not counting(room)


async def test_a_restart_keeps_the_chairs_the_options_and_the_host(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, (host, _) = await house.table("me open bot:random", start=False)
        await house.ask(room, host, wishes.AddChair)
        await house.ask(room, host, wishes.Reorder, order=[2, 0, 3, 1])
        await house.ask(room, host, wishes.SetOptions, options={"turn_limit": 30})
        await house.ask(room, host, wishes.Rename, seat=0, name="Polly")
        await house.ask(room, host, wishes.MakeHost, seat=3)
        id, before = room.table.header.table, looks(room)
    async with hall(file) as house:
        again = await house.rooms.find(id)
        assert again is not None
        assert looks(again) == before
        assert (again.table.host(), again.table.chairs[1].keyed) == (3, 0)
