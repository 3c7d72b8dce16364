"""The painted board of Rhum et Honneur, at moments that lie ready."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import expect

from flibuste.games.rum.tests.tables import position
from tests.web.conftest import LONG, Come, Stage
from tests.web.guest import Guest
from tests.web.pictures import differences, still
from tests.web.test_rum_scenes import choose


async def sit_down(stage: Stage, guest: Guest, told: dict[str, Any]) -> None:
    await stage.sit_down(guest, "rum", told)
    await guest.my_turn()


SIZES: Final = ((360, 740), (1280, 800), (820, 1180))
WON: Final = {"tavern": ["swan3"], "map": ["green4"], "kept": ["rendezvous_rum"]}
ONE: Final = [
    WON,
    {"goods": ["hat2", "hook5"], "waiting": ["rendezvous_chest"]},
    {"goods": ["parrot3"], "waiting": ["rendezvous_tavern", "rendezvous_map_pink"]},
]
OTHER: Final = [
    WON,
    {"goods": ["parrot5", "eye_patch3"], "waiting": ["rendezvous_map_green"]},
    {"goods": ["wooden_leg2"], "waiting": ["rendezvous_rum", "rendezvous_goods"]},
]


async def pictures(guest: Guest) -> list[bytes]:
    """The board, and what is counted for each player; bots have other names at every table."""
    board = guest.see("board-rum")
    await expect(board.locator("[data-roofs]")).to_have_count(1)
    counts = await guest.page.locator(".rum-counts :is(.have, .points)").all()
    return await still(board, *counts)


@pytest.mark.anyio
@pytest.mark.parametrize("size", SIZES if LONG else SIZES[:1], ids=str)
async def test_what_others_hide_shapes_no_pixel(
    come: Come, stage: Stage, size: tuple[int, int]
) -> None:
    anne = await come(address=stage.house.address, width=size[0], height=size[1])
    seen = []
    for tiles in (ONE, OTHER):
        await sit_down(stage, anne, position(3, captain="1.coin", tiles=tiles))
        seen.append(await pictures(anne))
    assert len(seen[0]) == 1 + 2 * 3  # the board, and what each has and counts
    assert not await differences(anne.page, seen[0], seen[1])
    # Of what everybody may see a picture does tell.
    await sit_down(stage, anne, position(3, captain="1.coin", tiles=ONE, rum=[0, 2, 0]))
    assert await differences(anne.page, await pictures(anne), seen[0])


@pytest.mark.anyio
async def test_the_last_throw_and_who_sleeps_where_are_seen_before_the_next_round_is_told(
    come: Come, stage: Stage
) -> None:
    """Nobody has rum: the dice settle it, and I am the last to go aboard."""
    anne = await come(address=stage.house.address, width=360, height=740, has_touch=True)
    ready = position(3, round=2, first=1, pirates={0: 2, 1: 0, 2: 0}, ship=[[1, 2], [2, 1]])
    await sit_down(stage, anne, ready | {"turn": 0, "captain": "1.coin"})
    await choose(anne, type="Board")
    night, dawn = anne.see("night"), anne.see("dawn")
    await expect(night.locator("li")).to_have_count(2)
    await expect(anne.see("scene")).to_have_count(0)  # all of it has been shown
    await expect(dawn).to_have_count(0)
    await night.tap(force=True)
    await expect(night).to_have_count(0)
    await expect(dawn).to_be_visible()
