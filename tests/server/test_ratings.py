"""Rated tables: what is learnt, of whom, when, and when not."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from flibuste.core.ratings import Rating
from flibuste.core.refusal import Refused
from flibuste.room import chairs, rated, wire, wishes
from flibuste.room.keys import beside
from tests.server.hall import Ear, Hall, hall
from tests.server.inside import inside
from tests.server.outsiders import Server, people
from tests.server.test_series import begun, next_table, played, win

pytestmark = pytest.mark.anyio
SHORT = {"turn_limit": 20}

# By openskill 6.2.0 (PlackettLuce with its defaults), which is written from the same paper.
FOUR = [Rating(29, 4), Rating(25, 25 / 3), Rating(20, 2), Rating(31, 6)]
KNOWN: dict[tuple[int, ...], list[tuple[float, float]]] = {
    (1, 2, 3, 4): [
        (29.812238056449072, 3.9911320088291506),
        (27.348163284752946, 7.98568716604838),
        (20.091365225137363, 2.0002189236692125),
        (27.13448366209094, 5.834502671504209),
    ],
    (1, 1, 3, 4): [
        (29.238975001024173, 3.9911320088291506),
        (26.398197402451505, 8.180796382387198),
        (20.1533610245773, 2.0007188224953825),
        (28.35942008130052, 5.895281331035126),
    ],
    (4, 2, 1, 2): [
        (28.271025556318126, 3.9804645288123885),
        (25.112330072900765, 8.005880473852827),
        (20.243084652959617, 2.0013529685407048),
        (30.397168304691863, 5.889324025565623),
    ],
    (1, 1, 1, 1): [
        (28.952343473311725, 3.9911320088291506),
        (25.15455232277593, 8.180796382387198),
        (20.02783121501157, 2.0013529685407048),
        (30.77697891394994, 5.947157201017557),
    ],
}


@pytest.mark.parametrize("ranks", KNOWN, ids=str)
def test_a_match_teaches_what_openskill_says_and_leaves_some_doubt(ranks: tuple[int, ...]) -> None:
    for mine, theirs in zip(rated.learnt(FOUR, ranks), KNOWN[ranks], strict=True):
        assert tuple(mine) == pytest.approx(theirs, rel=1e-12)
    assert rated.points(Rating()) == 1000


def points_after(before: list[Rating], *ranks: int) -> list[dict[str, int]]:
    """What a first match teaches."""
    after = rated.learnt(before, ranks)
    return [
        {"before": rated.points(one), "after": rated.points(two), "matches": 1}
        for one, two in zip(before, after, strict=True)
    ]


async def standing(house: Hall) -> dict[str, tuple[int, int]]:
    found = rated.standings(await house.store.standings("cartagena"), "")
    return {one.bot or one.name: (one.points, one.matches) for one in found}


async def test_nothing_is_learnt_where_nobody_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options=SHORT)
        win(monkeypatch, room, 1, 2)
        assert ears[0].last("Snapshot")["rated"] is False
        await played(house, room, ears)
        told = ears[0].last("Over")
        assert (told["ratings"], told["unrated"]) == (None, None)
        assert await standing(house) == {}


async def test_everybody_is_told_old_and_new_and_a_bot_is_known_by_its_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, ears = await house.table("me open bot:random", options=SHORT, rated=True)
        win(monkeypatch, room, 2, 1, 3)
        assert ears[0].last("Snapshot")["rated"] is True
        await played(house, room, ears)
        first = points_after([Rating(), Rating(), Rating()], 2, 1, 3)
        assert ears[0].last("Over")["ratings"] == ears[1].last("Over")["ratings"] == first
        assert await standing(house) == {
            "guest 0": (first[0]["after"], 1),
            "guest 1": (first[1]["after"], 1),
            "random": (first[2]["after"], 1),
        }
        second = await next_table(house, room, ears[0])
        assert second.table.header.rated
        ears = await begun(house, second)
        await played(house, second, ears)
        again = ears[0].last("Over")["ratings"]
        assert [one["before"] for one in again] == [one["after"] for one in first]
        assert [one["matches"] for one in again] == [2, 2, 2]
        kept = await standing(house)
        id = second.table.header.table
    async with hall(file) as house:  # a server that starts anew learns nothing twice
        found = await house.rooms.find(id)
        assert found is not None
        ear = await house.enter(found, 0)
        assert ear.last("Over")["ratings"] == again
        assert await standing(house) == kept


async def test_other_games_know_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options=SHORT, rated=True)
        win(monkeypatch, room, 1, 2)
        await played(house, room, ears)
        assert len(await house.store.standings("cartagena")) == 2
        assert await house.store.standings("plank") == []


async def test_who_has_conceded_comes_last_whatever_the_bot_makes_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as house:
        room, ears = await house.table("me open open", options=SHORT, rated=True)
        win(monkeypatch, room, 1, 2, 3)
        await house.ask(room, ears[0], wishes.Concede)
        await played(house, room, ears[1:])
        assert rated.places(room.table) == [3, 2, 3]
        assert ears[1].last("Over")["ratings"] == points_after([Rating()] * 3, 3, 2, 3)


async def test_to_concede_to_bots_alone_is_to_lose_and_not_to_stop() -> None:
    async with hall() as house:
        room, ears = await house.table("me bot:random bot:random+bold", rated=True)
        await house.ask(room, ears[0], wishes.Concede)
        assert room.table.stopped
        told = ears[0].last("Over")
        assert told["ranks"] is None
        person, *bots = told["ratings"]
        assert person["after"] < 1000 < bots[0]["after"]
        # Two bots of a kind are one player, who has played one match.
        assert bots[0] == bots[1]
        assert (await standing(house))["random"] == (bots[0]["after"], 1)


async def test_what_is_stopped_together_counts_for_nobody() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", rated=True)
        for ear in ears:
            await house.ask(room, ear, wishes.Stop, yes=True)
        told = ears[0].last("Over")
        assert (told["ratings"], told["unrated"]) == (None, "stopped")
        assert await standing(house) == {}


async def ended_by(house: Hall, *guests: tuple[str, str | None]) -> Ear:
    """A rated match of these guests, by these browsers, that one of them has conceded."""
    room, _ = await house.table("me " + "open " * (len(guests) - 1), start=False, rated=True)
    for seat, (guest, by) in enumerate(guests):
        await room.do(partial(chairs.sit, room, seat, guest, f"guest {seat}", by))
    ears = await begun(house, room)
    await house.ask(room, ears[0], wishes.Concede)
    await house.ask(room, ears[1], wishes.Stop, yes=True)
    return ears[1]


async def test_one_browser_in_two_chairs_teaches_nothing() -> None:
    async with hall() as house:
        told = (await ended_by(house, ("anne", None), ("other", "anne"))).last("Over")
        assert (told["ratings"], told["unrated"]) == (None, "shared")
        two = [(beside("anne", seat), None) for seat in range(2)]
        assert (await ended_by(house, *two)).last("Over")["unrated"] == "shared"
        assert await standing(house) == {}
        told = (await ended_by(house, ("anne", None), ("mary", None))).last("Over")
        assert told["unrated"] is None
        assert told["ratings"][0]["after"] < 1000 < told["ratings"][1]["after"]


async def test_a_second_chair_of_a_browser_is_known_for_what_it_is_and_stays_so() -> None:
    async with inside() as (web, rooms):
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "cartagena", "seats": seats, "name": "Anne", "rated": True}
        keys = (await web.post("/api/tables", json=wish)).json()
        table = keys["table"]
        joined = (await web.post(f"/api/tables/{table}/join", json={"name": "Nobody"})).json()
        assert joined["seat"] == 1
        await web.post(f"/api/tables/{table}/start")
        room = await rooms.find(table)
        assert room is not None
        one, two = room.table.chairs
        assert one.device != two.device
        assert one.browser == two.browser
        assert rated.unrated(room.table) == "shared"
        following = await rooms.find((await rooms.again(room.table)).table)
        assert following is not None
        assert len({chair.browser for chair in following.table.chairs}) == 1


async def test_chairs_of_a_rated_match_stay_whose_they_are_and_there_are_no_hints() -> None:
    async with hall() as house:
        room, ears = await house.table("me open bot:random", rated=True)
        await house.ask(room, ears[0], wishes.Remove, seat=1)
        assert ears[0].last("Refused")["message"]["en"].startswith("This match is rated")
        assert room.table.chairs[1].kind == "human"
        with pytest.raises(Refused) as refused:
            await room.do(lambda: chairs.join(room, "stranger", "Jack"))
        assert refused.value.code == "table_full"
        assert await room.do(lambda: chairs.join(room, "guest1", "guest 1")) == 1
        await house.ask(room, ears[0], wire.Hint)
        assert "hints" in ears[0].last("Refused")["message"]["en"]


async def test_what_cannot_be_kept_is_kept_when_the_table_is_next_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.db"
    async with hall(file) as house:
        room, ears = await house.table("me open", options=SHORT, rated=True)
        win(monkeypatch, room, 1, 2)

        async def fail(*_: object) -> None:
            raise Refused("room-not-kept", "not_kept")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "_execute", fail)
            await played(house, room, ears)
        told = ears[0].last("Over")
        assert (told["ranks"], told["ratings"], told["unrated"]) == ([1, 2], None, None)
        assert await standing(house) == {}
        id = room.table.header.table
    async with hall(file) as house:
        found = await house.rooms.find(id)
        assert found is not None
        ear = await house.enter(found, 0)
        assert ear.last("Over")["ratings"] == points_after([Rating(), Rating()], 1, 2)


async def test_a_kept_rating_is_never_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options=SHORT, rated=True)
        win(monkeypatch, room, 1, 2)
        await played(house, room, ears)
        first = room.lesson.rated
        before = await house.store.standings("cartagena")
        room.lesson.rated = []
        win(monkeypatch, room, 2, 1)
        await room.lesson.settle()
        assert room.lesson.rated == first
        assert await house.store.standings("cartagena") == before


def test_the_list_of_a_game_is_public_and_names_no_guest(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        assert anne.web.get("/api/ratings/nothing").status_code == 404
        anne.opens("me bot:random", rated=True)
        anne.starts()
        line = anne.line()
        line.until("Snapshot")
        line.ask("Concede")
        line.until("Over")
        line.close()
        told = anne.get("/api/ratings/cartagena")
        assert {*map(frozenset, told)} == {frozenset({"name", "bot", "points", "matches", "you"})}
        assert told == sorted(told, key=lambda one: (-one["points"], one["name"]))
        (mine,) = [one for one in told if one["you"]]
        (parrot,) = [one for one in told if one["bot"]]
        assert (mine["name"], mine["bot"], mine["matches"]) == ("Anne", None, 1)
        assert parrot["name"] == parrot["bot"] == "random"
        assert mine["points"] < 1000 < parrot["points"]
        result = anne.get(f"/api/tables/{anne.table}/result")
        assert result["ratings"][0]["after"] == mine["points"]
    with people(server, "Mary") as (mary,):
        assert not any(one["you"] for one in mary.get("/api/ratings/cartagena"))


async def test_a_table_after_a_lesson_is_not_rated() -> None:
    async with inside() as (web, _):
        wish = {"game": "cartagena", "lesson": True, "rated": True}
        answer = await web.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert "lesson" in answer.json()["message"]["en"]
