"""Sandglass, secret choices and races, at a table of Harbour."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.core.protocol import CLOCK
from flibuste.room import wire, wishes
from flibuste.room.room import Room
from flibuste.room.table import Table
from flibuste.store.records import Acted
from tests.server.hall import SLOW_CLOCK, Ear, Hall, hall, looks, settled, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("harbour")]


async def market(
    house: Hall, seats: str = "me open open", **options: Any
) -> tuple[Room, list[Ear]]:
    """A table where all choose in secret."""
    return await house.table(seats, "harbour", options=options)


async def quay(house: Hall, seats: str = "me open open", **options: Any) -> tuple[Room, list[Ear]]:
    """A table where all race for the coins, and there are several."""
    while True:
        room, ears = await market(house, seats, **options)
        for ear in ears:
            await house.act(room, ear)
        if room.table.match.state.quay > 2:
            return room, ears


def acts(room: Room) -> list[tuple[int, str]]:
    return [(seat, type(action).__name__) for seat, action in room.table.match.journal]


async def all_at_once(room: Room, asked: Sequence[tuple[Ear, wire.Act]]) -> None:
    """Nobody waits for an answer."""
    for ear, request in asked:
        room.ask(ear, request)
    await settled(room)


def numbers(ears: Sequence[Ear]) -> list[int]:
    return [(ear.menu() or {"number": -1})["number"] for ear in ears]


GRAB = {"type": "Grab"}
FULL = pytest.approx(15.0, abs=0.01)  # seconds of sand by a slow clock
NINE = pytest.approx(9.0, abs=0.01)


async def test_a_secret_choice_is_sealed_until_the_last_one_is_in() -> None:
    async with hall() as house:
        room, ears = await market(house)
        await house.act(room, ears[2])
        await house.act(room, ears[0])
        assert [step["act"]["type"] for step in ears[1].told("Step")] == ["Sealed", "Sealed"]
        assert [step["act"]["type"] for step in ears[0].told("Step")] == ["Sealed", "Lay"]
        assert ears[1].last("Step")["awaiting"] == [1]
        assert ears[0].menu() is None
        await house.act(room, ears[1])
        assert acts(room)[-3:] == [(2, "Lay"), (0, "Lay"), (1, "Lay")]
        assert CLOCK in room.table.match.state.awaiting()


async def test_choices_made_at_the_same_moment_are_all_in_time() -> None:
    """Another's choice does not make a menu older."""
    async with hall() as house:
        room, ears = await market(house)
        before = numbers(ears)
        asked = []
        for ear in ears:
            menu = ear.menu()
            assert menu is not None
            asked.append((ear, wire.Act(f"of {ear.viewer}", menu["number"], menu["acts"][0])))
        random.Random(1).shuffle(asked)
        await all_at_once(room, asked)
        order = [(ear.viewer, "Lay") for ear, _ in asked]
        assert acts(room)[-3:] == order
        assert not any(ear.told("Refused") for ear in ears)
        assert all(number > before[0] for number in numbers(ears))


async def test_a_secret_choice_can_be_taken_back_until_then() -> None:
    async with hall() as house:
        room, ears = await market(house)
        menu = ears[0].menu()
        await house.act(room, ears[0])
        await house.ask(room, ears[0], wire.Undo)
        again = ears[0].menu()
        assert menu is not None
        assert again is not None
        assert again["acts"] == menu["acts"]
        assert ears[1].last("Snapshot")["awaiting"] == [0, 1, 2]


async def test_in_a_race_all_acts_count_in_the_order_in_which_they_arrive() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        coins, before = room.table.match.state.quay, len(acts(room))
        rng = random.Random(3)
        asked = [
            (ear, wire.Act(f"{n} of {ear.viewer}", number, GRAB))
            for n in range(4)
            for ear, number in zip(ears, numbers(ears), strict=True)
        ]
        rng.shuffle(asked)
        await all_at_once(room, asked)
        grabbed = acts(room)[before : before + coins]
        assert grabbed == [(ear.viewer, "Grab") for ear, _ in asked[:coins]]
        played = {e.id for e in room.table.entries if isinstance(e, Acted) and e.id}
        refused = {told["id"] for ear in ears for told in ear.told("Refused")}
        ids = {request.id for _, request in asked}
        assert played & ids == {request.id for _, request in asked[:coins]}
        assert refused == ids - played


async def test_in_a_race_nobody_is_too_late_because_another_changed_his_menu() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        old = numbers(ears)
        before = len(acts(room))
        toss = {"type": "Toss", "spot": 42}
        await all_at_once(
            room,
            [(ears[1], wire.Act("one", old[1], toss)), (ears[2], wire.Act("two", old[2], GRAB))],
        )
        assert acts(room)[before : before + 2] == [(1, "Toss"), (2, "Grab")]
        assert numbers(ears)[2] > old[2]
        assert not ears[2].told("Refused")


async def test_who_has_changed_his_own_menu_answers_the_new_one() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        old = numbers(ears)
        await house.act(room, ears[0], {"type": "Toss", "spot": 42}, menu=old[0])
        await house.act(room, ears[0], {"type": "Toss", "spot": 7}, menu=old[0])
        assert ears[0].last("Refused")["error"] == "stale"


async def test_an_act_of_the_race_is_stale_when_the_race_is_over() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        old = numbers(ears)
        while CLOCK in room.table.match.state.awaiting():
            await house.act(room, ears[1], GRAB)
        (poorest,) = (ear for ear in ears if ear.menu())
        await house.act(room, poorest, GRAB, menu=old[poorest.viewer])
        assert poorest.last("Refused")["error"] == "stale"


async def test_open_acts_are_played_and_refused_by_the_rules() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        menu = ears[0].menu()
        assert menu is not None
        assert menu["open"] == ["Toss"]
        await house.act(room, ears[0], {"type": "Toss", "spot": 77})
        assert room.table.match.state.buoy == 77
        await house.act(room, ears[1], {"type": "Toss", "spot": 77})
        assert ears[1].last("Refused")["rule"] == "H5"


# The sandglass


async def test_the_sandglass_is_shown_and_the_clock_acts_when_it_has_run_out() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await quay(house, quick=True)
        assert ears[0].last("Step")["clock"] == {"left": 5.0, "of": 5.0}
        room.time_scale = 0.001
        room.sandglass.stop()
        room.sandglass.wind()
        await until(lambda: (CLOCK, "Bell") in acts(room))
        await settled(room)
        (bell,) = [step for step in ears[1].told("Step") if step["seat"] == "clock"]
        assert bell["act"] == {"type": "Bell"}
        assert bell["clock"] is None


async def test_nobody_acts_for_the_clock() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        await house.act(room, ears[0], {"type": "Bell"})
        assert ears[0].last("Refused")["rule"] == "G4"


def six_seconds_pass(room: Room) -> None:
    """By a clock that stands nearly still."""
    room.sandglass.rings_at -= 6.0 * SLOW_CLOCK


async def test_the_sand_runs_on_while_players_act() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await quay(house)
        six_seconds_pass(room)
        rings = room.sandglass.rings_at
        await house.act(room, ears[0], GRAB)
        assert room.sandglass.rings_at == rings
        assert ears[1].last("Step")["clock"]["left"] == NINE
        came = await house.enter(room, 1, room.table.number)
        assert came.last("Snapshot")["clock"]["left"] == NINE


async def test_the_next_sandglass_is_full_however_the_last_one_ended() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await quay(house, "me open", days=3)
        six_seconds_pass(room)
        day = room.table.match.state.day
        while room.table.match.state.day == day or CLOCK not in room.table.match.state.awaiting():
            for ear in ears:
                if ear.viewer in room.table.match.state.awaiting():
                    await house.act(room, ear)
        assert room.sandglass.left() == FULL
        again = Table(room.table.header, room.table.entries)
        assert (again.turned, again.left) == (room.table.turned, None)


@pytest.mark.parametrize("acted", [True, False])
async def test_the_seconds_left_outlive_the_server(tmp_path: Path, acted: bool) -> None:
    async with hall(tmp_path / "room.db", time_scale=SLOW_CLOCK) as house:
        room, ears = await quay(house)
        six_seconds_pass(room)
        if acted:
            await house.act(room, ears[0], GRAB)
        before, table = looks(room), room.table.header.table
    async with hall(tmp_path / "room.db", time_scale=SLOW_CLOCK) as house:
        again = await house.rooms.find(table)
        assert again is not None
        ear = await house.enter(again, 1)
        clock = ear.last("Snapshot")["clock"]
        assert clock["of"] == 15.0
        assert clock["left"] == (NINE if acted else FULL)
        assert looks(again) == before
        await house.act(again, ear, GRAB)
        assert again.table.left is None or again.table.left <= clock["left"]


async def test_a_take_back_does_not_turn_the_sandglass() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, ears = await quay(house)
        six_seconds_pass(room)
        await house.act(room, ears[0], GRAB)
        await house.ask(room, ears[0], wire.Undo)
        for ear in ears:
            assert ear.last("Snapshot")["clock"]["left"] == NINE
        again = Table(room.table.header, room.table.entries)
        assert again.left == NINE


async def test_a_bell_that_rings_too_late_is_not_heard() -> None:
    async with hall() as house:
        room, ears = await quay(house)
        turned = room.sandglass.turned
        while CLOCK in room.table.match.state.awaiting():
            await house.act(room, ears[1], GRAB)
        number = room.table.number
        await room.do(lambda: room.sandglass._act(turned))
        assert room.table.number == number


async def test_a_whole_evening_with_a_bot_and_bells_ends_and_can_be_read_again() -> None:
    async with hall(time_scale=0.0005) as house:
        room, ears = await house.table("me bot:random open", "harbour", options={"days": 3})
        rng = random.Random(5)
        while room.table.phase == "running":
            ear = rng.choice(ears)
            if ear.viewer in room.table.match.state.awaiting():
                await house.act(room, ear)
            await settled(room)
        await settled(room)
        again = Table(room.table.header, room.table.entries)
        assert again.code() == room.table.code()
        assert ears[0].told("Over") == ears[1].told("Over") != []
        assert not any(ear.told("Trouble") for ear in ears)


# Impatience


async def test_a_hand_is_no_quicker_than_a_hand_and_nothing_it_did_is_lost() -> None:
    """Acts that come too early wait, in their order; the others do not wait for them."""
    async with hall() as house:
        room, ears = await quay(house)
        # Long enough for all three to come before it is over, also on a busy machine.
        room.table.game = msgspec.structs.replace(room.table.game, spacing=1.0)
        before, numbered = len(acts(room)), numbers(ears)
        for n, seat in enumerate([0, 0, 1]):
            room.ask(ears[seat], wire.Act(f"haste {n}", numbered[seat], GRAB))
        await until(lambda: len(acts(room)) >= before + 3)
        assert acts(room)[before : before + 3] == [(0, "Grab"), (1, "Grab"), (0, "Grab")]
        assert not any(ear.told("Refused") for ear in ears)


async def test_the_room_acts_for_a_seat_that_keeps_all_waiting() -> None:
    async with hall(time_scale=0.01) as house:
        room, ears = await market(house)
        first = room.table.match.state.legal(0)[0]

        def impatience(state: Any) -> tuple[int, Any, float] | None:
            return (0, first, 10.0) if 0 in state.awaiting() and state.laid[0] < 0 else None

        room.table.game = msgspec.structs.replace(room.table.game, impatience=impatience)
        await house.act(room, ears[1])
        await until(lambda: acts(room)[-1] == (0, "Lay"))
        assert ears[2].menu() is not None


async def test_who_acts_in_time_acts_alone() -> None:
    async with hall() as house:
        room, ears = await market(house)
        acted = room.table.match.state.legal(0)

        def impatience(state: Any) -> tuple[int, Any, float] | None:
            return (0, acted[0], 10.0) if 0 in state.awaiting() else None

        room.table.game = msgspec.structs.replace(room.table.game, impatience=impatience)
        await house.act(room, ears[1])
        await house.act(room, ears[0], msgspec.to_builtins(acted[-1]))
        assert room.impatience.timer is None
        assert [seat for seat, _ in acts(room)[-2:]] == [1, 0]


def hurried(room: Room, seat: int) -> None:
    """From now on the room would act for this seat after ten seconds."""
    first = room.table.match.state.legal(seat)[0]

    def impatience(state: Any) -> tuple[int, Any, float] | None:
        return (seat, first, 10.0) if seat in state.awaiting() else None

    room.table.game = msgspec.structs.replace(room.table.game, impatience=impatience)


async def test_before_the_first_race_who_keeps_only_bots_waiting_is_not_hurried() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        for seats, waited_for in (("me bot:random", False), ("me open", True)):
            room, ears = await market(house, seats)
            hurried(room, 0)
            room.moved(ears[0])
            assert (room.impatience.timer is not None) == waited_for


async def test_a_bot_holds_the_first_race_back_until_it_is_nudged() -> None:
    async with hall(time_scale=SLOW_CLOCK) as house:
        room, (ear, *_) = await house.table("me bot:random", "harbour", pace=1.0)
        room.bots.stop_all()
        hurried(room, 1)
        room.bots.go_on()
        await until(lambda: 1 in room.bots.held)
        assert (1, "Lay") not in acts(room)
        await house.ask(room, ear, wishes.Nudge, seat=1)
        await until(lambda: (1, "Lay") in acts(room))
        assert not ear.told("Refused")


async def test_a_bots_hand_in_a_race_waits_looks_again_and_acts() -> None:
    asked: list[int] = []

    def reflex(view: Any, menu: Sequence[Any], skill: int, _: random.Random) -> tuple[Any, float]:
        asked.append(skill)
        return (None if len(asked) < 3 else menu[0], 0.2)

    async with hall() as house:  # the sand outlasts the hand on a busy machine too
        room, (ear, *_) = await market(house, "me bot:greedy")
        room.table.game = msgspec.structs.replace(room.table.game, reflex=reflex)
        await house.act(room, ear)
        await until(lambda: len(asked) > 2 and acts(room)[-1][0] != 0)
        assert asked[:3] == [1, 1, 1]


async def test_a_hand_that_stumbles_still_plays() -> None:
    def reflex(*_: Any) -> tuple[Any, float]:
        raise ValueError("no hand")

    async with hall(time_scale=0.4) as house:
        room, (ear, *_) = await market(house, "me bot:greedy")
        room.table.game = msgspec.structs.replace(room.table.game, reflex=reflex)
        await house.act(room, ear)
        await until(lambda: ear.told("Trouble") and (1, "Grab") in acts(room))
