"""The painted board of Rhum et Honneur, at moments that lie ready."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import expect

from flibuste.games.rum.tests.tables import position
from tests.web.conftest import LONG, Come, Stage
from tests.web.guest import Guest
from tests.web.pictures import differences, still


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
