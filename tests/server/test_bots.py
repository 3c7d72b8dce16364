"""Bots at a table: they play, they may stumble, and the match goes on."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.bots import bot
from flibuste.core.match import Match
from flibuste.core.registry import ELSEWHERE, SMALLEST, TEMPLATE, add, find, forget
from flibuste.room import wire
from flibuste.room.deputies import bots, desks
from flibuste.room.deputies.desks import Desk, Thinker
from flibuste.scaffold import new_game
from tests.server import strange_bots
from tests.server.hall import hall, settled, until

pytestmark = pytest.mark.anyio


def raises(menu: Sequence[Any]) -> Any:
    raise ZeroDivisionError


def answers_nothing(menu: Sequence[Any]) -> Any:
    return None


def answers_a_word(menu: Sequence[Any]) -> Any:
    return "EndTurn"


def answers_for_luck(menu: Sequence[Any]) -> Any:
    return find("cartagena").action({"type": "Draw", "symbol": "key"})


def answers_what_is_forbidden(menu: Sequence[Any]) -> Any:
    return find("cartagena").action({"type": "Retreat", "origin": 37})


@pytest.mark.parametrize(
    "strange",
    [raises, answers_nothing, answers_a_word, answers_for_luck, answers_what_is_forbidden],
)
async def test_when_a_bot_stumbles_the_host_is_told_and_the_match_goes_on(
    strange: Callable[[Sequence[Any]], Any],
) -> None:
    async with hall() as house:
        house.thinker.strange["greedy"] = strange
        room, ears = await house.table("me open bot:greedy", options={"first": 2})
        await until(lambda: room.table.match.state.awaiting() != (2,) and ears[0].told("Trouble"))
        trouble = ears[0].told("Trouble")[0]
        fingerprint = room.table.header.fingerprint[:12]
        assert trouble["code"].startswith(f"{fingerprint}-")
        assert set(trouble["message"]) == {"en", "fr"}
        assert not ears[1].told("Trouble")
        assert [step for step in ears[1].told("Step") if step["seat"] == 2]


async def test_bots_alone_with_a_person_play_a_whole_match() -> None:
    async with hall() as house:
        room, (ear,) = await house.table(
            "me bot:random bot:greedy bot:mate", options={"turn_limit": 40}
        )
        while room.table.phase == "running":
            if 0 in room.table.match.state.awaiting():
                await house.act(room, ear, -1)
            await settled(room)
        await settled(room)
        assert {step["seat"] for step in ear.told("Step")} >= {0, 1, 2, 3}
        assert ear.told("Over")
        numbers = [step["number"] for step in ear.told("Step")]
        assert numbers == sorted(set(numbers))


async def test_a_bot_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(time_scale=0.01) as house:
        slept = []

        async def note(seconds: float) -> None:
            slept.append(seconds)

        clock = SimpleNamespace(sleep=note, create_task=asyncio.create_task, wait=asyncio.wait)
        monkeypatch.setattr(bots, "asyncio", clock)
        _, (ear,) = await house.table("me bot:random", options={"first": 1}, pace=1.5)
        await until(lambda: ear.told("Step"))
        assert 0.015 in slept


async def test_a_hint_is_what_a_bot_would_do_and_changes_nothing() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        number = room.table.number
        turn = next(ear for ear in ears if ear.menu())
        menu = turn.menu()
        assert menu is not None
        id = await house.ask(room, turn, wire.Hint)
        await until(lambda: turn.told("Hinted"))
        assert turn.last("Hinted")["id"] == id
        assert turn.last("Hinted")["act"] in menu["acts"]
        other = next(ear for ear in ears if ear is not turn)
        await house.ask(room, other, wire.Hint)
        assert other.last("Refused")["error"] == "not_awaited"
        assert not other.told("Hinted")
        assert room.table.number == number


async def test_a_hint_is_as_strong_as_it_is_asked_for() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0})
        menu = ears[0].menu()
        assert menu is not None
        await house.ask(room, ears[0], wire.Hint, strength="nudge")
        await until(lambda: ears[0].told("Hinted"))
        nudge = ears[0].last("Hinted")
        assert nudge["act"] is None
        (look,) = nudge["look"]
        assert any(look in made["take"] for made in menu["handles"])
        assert nudge["why"]["en"].startswith("Look at what is lit: ")
        await house.ask(room, ears[0], wire.Hint, strength="why")
        await until(lambda: len(ears[0].told("Hinted")) == 2)
        told = ears[0].last("Hinted")
        assert told["act"] in menu["acts"]
        assert set(told["why"]) == {"en", "fr"}
        assert not ears[1].told("Hinted")


async def test_who_asks_again_hears_the_same() -> None:
    async with hall() as house:
        room, ears = await house.table("me open", options={"first": 0})
        told = []
        for number in range(1, 3):
            await house.ask(room, ears[0], wire.Hint, strength="why")
            await until(lambda: len(ears[0].told("Hinted")) == number)  # noqa: B023
            hint = ears[0].last("Hinted")
            told.append((hint["act"], hint["why"]))
            house.thinker.strange["captain"] = raises  # a second thought would stumble
        assert told[0] == told[1]


async def test_one_hint_at_a_time_and_none_if_the_bot_stumbles() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        turn = next(ear for ear in ears if ear.menu())
        house.thinker.strange["captain"] = raises
        for id in ("one", "two"):
            room.ask(turn, wire.Hint(id))
        await until(lambda: len(turn.told("Refused")) == 2)
        assert [told["id"] for told in turn.told("Refused")] == ["two", "one"]
        del house.thinker.strange["captain"]
        await house.ask(room, turn, wire.Hint)
        await until(lambda: turn.told("Hinted"))


def takes_too_long(menu: Sequence[Any]) -> Any:
    raise TimeoutError


async def test_a_hint_that_took_too_long_says_so_and_is_no_trouble() -> None:
    async with hall() as house:
        room, ears = await house.table("me open")
        turn = next(ear for ear in ears if ear.menu())
        house.thinker.strange["captain"] = takes_too_long
        await house.ask(room, turn, wire.Hint)
        await until(lambda: turn.told("Refused"))
        said = turn.told("Refused")[0]["message"]
        assert "took too long" in said["en"]
        assert "trop de temps" in said["fr"]
        assert not any("Timeout" in words for words in said.values())
        del house.thinker.strange["captain"]
        await house.ask(room, turn, wire.Hint)
        await until(lambda: turn.told("Hinted"))
        assert not [told for ear in ears for told in ear.told("Trouble")]


@pytest.mark.parametrize("way", ["_think", "_react"])
async def test_a_bot_that_is_overtaken_before_it_begins_to_think_does_so_when_it_is_awaited(
    way: str,
) -> None:
    async with hall(time_scale=0.05) as house:  # seconds until time is up, on a busy machine too
        options = {"tempo": "live", "first": 0}
        room, (ear,) = await house.table("me bot:random", "piratoons", options=options)
        deputies, state = room.bots, room.table.match.state
        await until(ear.menu)
        await house.act(room, ear, {"type": "Open"})
        await until(lambda: state.awaiting() and 1 not in state.awaiting())  # it has no pawns left
        assert not state.legal(1)
        deputies.thinking[1] = room.spawn(getattr(deputies, way)(1, "random"))
        await until(lambda: not deputies.thinking)
        assert not ear.told("Trouble")
        await until(lambda: {"type": "Stop"} in (ear.menu() or {"acts": []})["acts"])
        await house.act(room, ear, {"type": "Stop"})
        number = room.table.number
        await until(
            lambda: [
                told for told in ear.told("Step") if told["seat"] == 1 and told["number"] > number
            ]
        )


async def test_a_bot_whose_menu_has_changed_meanwhile_thinks_anew(harbour: str) -> None:
    async with hall() as house:
        room, (ear,) = await house.table("me bot:random", harbour, options={"days": 1})
        while len(room.table.match.state.awaiting()) != 3:
            if 0 in room.table.match.state.awaiting():
                await house.act(room, ear)
            await asyncio.sleep(0)
        old = room.table.menus[1]
        room.bots.stop(1)
        room.table.menus[1] += 1  # somebody's Toss, say
        before = len(room.table.match.journal)
        await room.do(lambda: room.bots._play(1, old, "an answer to an old question"))
        await until(lambda: len(room.table.match.journal) > before)
        assert not ear.told("Trouble")


# The process where they think


def question() -> tuple[Any, ...]:
    match: Match[Any, Any, Any] = Match("cartagena", 2)
    match.try_luck(bot("random", 1).rng)
    (seat,) = match.state.awaiting()
    return "greedy", "cartagena", match.game.view(match.state, seat), match.state.legal(seat), "1"


async def test_bots_think_about_games_from_elsewhere_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    templates = {"far_reef": TEMPLATE, "far_beach": SMALLEST}
    found = [add(new_game(key, tmp_path, template)) for key, template in templates.items()]
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    desk = Desk()
    try:
        for game in found:
            match: Match[Any, Any, Any] = Match(game, 2)
            while (seat := match.state.awaiting()[0]) < 0:
                match.try_luck(bot("random", 1).rng)
            view, menu = game.view(match.state, seat), match.state.legal(seat)
            assert await desk.choose("greedy", game.key, view, menu, "1") in menu
    finally:
        desk.clear()
        for key in templates:
            forget(key)


async def test_bots_think_in_another_process_which_outlives_their_faults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker, asked = Thinker([Desk()]), question()
    try:
        assert await thinker.choose(*asked) in asked[3]
        monkeypatch.setattr(desks, "choose", strange_bots.raises)
        with pytest.raises(ZeroDivisionError):
            await thinker.choose(*asked)
        monkeypatch.setattr(desks, "choose", strange_bots.who)
        process: Any = await thinker.choose(*asked)
        monkeypatch.setattr(desks, "choose", strange_bots.hangs)
        monkeypatch.setattr(desks, "PATIENCE", 0.05)
        hung = [asyncio.create_task(thinker.choose(*asked)) for _ in range(2)]
        for one in hung:  # the second in a process of its own
            with pytest.raises(TimeoutError):
                await one
        monkeypatch.setattr(desks, "PATIENCE", 90.0)
        monkeypatch.setattr(desks, "choose", strange_bots.who)
        assert await thinker.choose(*asked) != process
        await until(lambda: not alive(process))
    finally:
        thinker.close()


async def test_when_thinking_ends_nothing_is_left_of_it() -> None:
    """What a server that ends by a signal has not given back is complained of in its log."""
    before = set(threading.enumerate())
    thinker, asked = Thinker([Desk()]), question()
    await thinker.choose(*asked)
    assert set(threading.enumerate()) != before
    thinker.close()
    assert set(threading.enumerate()) == before


async def test_a_bot_that_ends_its_process_is_given_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker, asked = Thinker(), question()
    try:
        monkeypatch.setattr(desks, "choose", strange_bots.dies)
        with pytest.raises(Exception, match="terminated abruptly"):
            await thinker.choose(*asked)
        monkeypatch.setattr(desks, "choose", strange_bots.who)
        process: Any = await thinker.choose(*asked)
        assert process > 0
    finally:
        thinker.close()


async def test_who_asked_may_go_while_the_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, asked = Thinker(), question()
    try:
        monkeypatch.setattr(desks, "choose", strange_bots.raises)
        asking = asyncio.create_task(thinker.choose(*asked))
        await asyncio.sleep(0.001)
        asking.cancel()
        monkeypatch.setattr(desks, "choose", strange_bots.who)
        process: Any = await thinker.choose(*asked)
        assert process > 0
    finally:
        thinker.close()


async def test_one_possible_act_needs_no_thought() -> None:
    thinker, (name, key, view, menu, seed) = Thinker(), question()
    assert await thinker.choose(name, key, view, menu[:1], seed) == menu[0]
    assert thinker.desks[0].pool is None
    thinker.close()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
