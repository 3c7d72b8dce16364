"""A match once more: each seat sees at every step what it was told then, and nobody more."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest

from flibuste.bots import bot
from flibuste.bots.tournament import play_match
from flibuste.core.codec import shorten
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.playout import listed
from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import Refused
from flibuste.core.registry import games
from flibuste.room import replays, wire, wishes
from flibuste.room.replays import LOOKS
from flibuste.room.room import Room
from tests.server.hall import Ear, Hall, Json, hall, settled
from tests.server.outsiders import Server, people

pytestmark = pytest.mark.anyio
LONG = bool(os.environ.get("FLIBUSTE_LONG"))
SHORT: dict[str, Json] = {
    "cartagena": {"turn_limit": 12},
    "piratoons": {"tempo": "beats"},
}


def again(room: Room, viewer: int, eyes: str = "") -> Json:
    """The replay as it goes over the wire."""
    told: Json = msgspec.json.decode(
        msgspec.json.encode(replays.of_table(room.table, viewer, eyes))
    )
    return told


async def play_on(house: Hall, room: Room, ears: list[Ear], most: int) -> None:
    """Acts of all kinds, one here and one there; a take-back between them."""
    for turn in range(most):
        if room.table.phase != "running":
            return
        state = room.table.match.state
        seat = state.awaiting()[turn % len(state.awaiting())]
        menu = listed(state, seat)
        act = menu[turn * 7 % len(menu)]
        await room.do(lambda seat=seat, act=act: room.play(seat, act))  # type: ignore[misc]
        if turn == 5:
            await house.ask(room, next(one for one in ears if one.viewer == seat), wire.Undo)
            for other in ears:
                await house.ask(room, other, wire.Consent, yes=True)


def lived(ear: Ear, of: list[int]) -> dict[int, Json]:
    """What came over the wire about the acts that are in effect, by number."""
    return {step["number"]: step for step in ear.told("Step") if step["number"] in of}


@pytest.mark.parametrize("key", games())
async def test_each_seat_sees_at_every_step_the_frames_it_got(key: str) -> None:
    """Steps as they were told, and where the whole table was told, that view; also while the match
    still runs.
    """
    async with hall() as house:
        seats = "me open open" if LONG else "me open"
        room, ears = await house.table(seats, key, options=SHORT.get(key, {}))
        watcher = await house.enter(room, WATCHER)
        for most in (40, 4000 if LONG else 80):
            await play_on(house, room, ears, most)
            await settled(room)
            numbers = room.table.in_effect
            for ear in (*ears, watcher):
                steps = {step["number"]: step for step in again(room, ear.viewer)["steps"]}
                assert list(steps) == numbers
                live = lived(ear, numbers)
                assert len(live) >= 30
                for number, step in live.items():
                    assert steps[number] == {name: step[name] for name in steps[number]}
                begun = next(one for one in ear.told("Snapshot") if one["phase"] == "running")
                if begun["number"] in steps:  # luck laid the table
                    assert steps[begun["number"]]["view"] == begun["view"]


async def test_while_it_runs_nobody_looks_through_others_eyes() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        await play_on(house, room, ears, 4)
        for viewer, eyes in [(0, "1"), (0, "above"), (WATCHER, "0"), (1, "0")]:
            with pytest.raises(Refused, match="own eyes") as caught:
                replays.of_table(room.table, viewer, eyes)
            assert caught.value.code == "not_over"
        for viewer, eyes in [(0, ""), (0, "0"), (1, ""), (WATCHER, ""), (0, "watcher")]:
            told = again(room, viewer, eyes)
            whose = "watcher" if "watcher" in (eyes, told["eyes"]) else viewer
            assert told["over"] is None
            for step in told["steps"]:
                assert step["view"]["seat"] == whose
        waiting, _ = await house.table("me open", start=False)
        with pytest.raises(Refused, match="not begun"):
            replays.of_table(waiting.table, 0)


async def test_when_it_is_over_it_is_seen_by_all_eyes_and_from_above() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", "plank")
        await play_on(house, room, ears, 500)
        assert room.table.phase == "over"
        sealed = {"type": "Sealed"}
        acts = {
            eyes: [step["act"] for step in again(room, WATCHER, eyes)["steps"]]
            for eyes in ("0", "1", "watcher", "above")
        }
        assert sealed in acts["0"]
        assert sealed in acts["watcher"]
        assert sealed not in acts["above"]
        above = again(room, WATCHER, "above")
        assert above["over"]["code"] == room.table.code()
        eyes: Any = "watcher"
        for step in above["steps"]:
            eyes = step["seat"] if isinstance(step["seat"], int) else eyes
            assert step["view"]["seat"] == eyes
        with pytest.raises(Refused, match="captain"):
            replays.of_table(room.table, 0, "captain")


async def test_a_line_tells_the_same_match() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"turn_limit": 12})
        await play_on(house, room, ears, 200)
        assert room.table.phase == "over"
        line = room.table.code()
        for eyes in ("0", "1", "watcher", "above"):
            told = msgspec.json.decode(msgspec.json.encode(replays.of_line(f" {line}\n", eyes)))
            here = again(room, 0, eyes)
            assert [{**step, "number": 0} for step in told["steps"]] == [
                {**step, "number": 0} for step in here["steps"]
            ]
            assert told["over"]["ranks"] == here["over"]["ranks"]
            assert told["over"]["code"] == line


@pytest.mark.parametrize("key", games())
async def test_how_it_stood_is_told_before_the_first_act_and_after_each(key: str) -> None:
    async with hall() as house:
        room, ears = await house.table("me open", key, options=SHORT.get(key, {}))
        await play_on(house, room, ears, 80)
        for ear in ears:
            await house.ask(room, ear, wishes.Stop, yes=True)
        shares = replays.course(room.table.code()).shares
        assert len(shares) == len(room.table.match.journal) + 1
        assert len({tuple(row) for row in shares}) > 5
        for row in shares:
            assert len(row) == 2
            assert all(0 <= share <= 1 for share in row)


def test_the_winner_stands_best_at_the_end() -> None:
    match, luck = Match[Any, Any, Any]("plank", 3), Luck("tide")
    play_match(match, [bot("greedy", str(seat)) for seat in range(3)], luck, dice("tide"))
    last = replays.course(shorten(match, "tide")).shares[-1]
    assert last.index(max(last)) == match.state.ranks().index(1)


def test_what_was_missed_is_what_another_act_would_have_brought() -> None:
    """The last arrangement of a ship costs nothing, however the judges count then."""
    match, luck = Match[Any, Any, Any]("piratoons", 2, {"tempo": "beats"}), Luck("tide")
    play_match(match, [bot("random", str(seat)) for seat in range(2)], luck, dice("tide"))
    course = replays.course(shorten(match, "tide"))
    assert len(course.missed) == len(match.journal)
    built = [
        missed
        for (_, act), missed in zip(match.journal, course.missed, strict=True)
        if type(act).__name__ in ("Best", "Keep")
    ]
    assert len(built) >= 16
    assert max(built) < 0.05 <= max(course.missed)


def test_what_would_have_been_better_is_named_and_a_guess_is_blamed_on_nobody() -> None:
    match, luck = Match[Any, Any, Any]("plank", 3), Luck("tide")
    play_match(match, [bot("random", str(seat)) for seat in range(3)], luck, dice("tide"))
    course = replays.course(shorten(match, "tide"))
    costly = {number for number, missed in enumerate(course.missed) if missed >= 0.05}
    assert costly
    assert set(course.better) == costly
    for number, better in course.better.items():
        seat = match.journal[number][0]
        assert better.share == pytest.approx(
            course.shares[number + 1][seat] + course.missed[number], abs=0.002
        )
    past = Match[Any, Any, Any]("plank", 3)
    for (seat, act), missed in zip(match.journal, course.missed, strict=True):
        if len(past.state.awaiting()) > 1:
            assert missed == 0
        past.act(seat, act)


class Menu:
    """A state with nothing but a menu of numbers, each worth what it says."""

    chosen = 0.0

    def __init__(self, looked: list[int], menu: range) -> None:
        self.looked, self.menu = looked, menu

    def legal(self, _: int) -> range:
        return self.menu

    def copy(self) -> Menu:
        return Menu(self.looked, self.menu)

    def apply(self, _: int, act: int) -> None:
        self.looked.append(act)
        self.chosen = float(act)


@pytest.mark.parametrize("length", [1, LOOKS - 1, LOOKS, LOOKS + 1, 2 * LOOKS, 1000])
def test_the_best_is_sought_in_all_of_a_menu_and_all_over_a_long_one(length: int) -> None:
    looked, menu = list[int](), range(1, length + 1)
    best: Any = replays.best_of(Menu(looked, menu), 0, lambda state: [state.chosen])
    assert len(set(looked)) == len(looked) == min(length, LOOKS)
    assert best == (max(looked), max(looked))
    widest = max(
        later - act for act, later in zip([0, *looked], [*looked, length + 1], strict=True)
    )
    assert widest <= 1 + length // LOOKS  # nowhere is much left out


def test_over_the_web(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        keys = anne.opens("me bot:greedy", options={"turn_limit": 4})
        anne.send("POST", f"/api/tables/{keys['table']}/start")
        told = anne.get(f"/api/tables/{keys['table']}/replay")
        assert told["eyes"] == "0"
        mary.refused(409, "not_over", "GET", f"/api/tables/{keys['table']}/replay?eyes=0")
        assert mary.get(f"/api/tables/{keys['table']}/replay")["eyes"] == "watcher"
        mary.refused(400, "bad_code", "POST", "/api/replay", {"line": "cartagena.1.2"})
        mary.refused(400, "bad_code", "POST", "/api/replay", {"line": "x" * 15_000})
        mary.refused(400, "bad_code", "POST", "/api/course", {"line": "cartagena.1.2"})
