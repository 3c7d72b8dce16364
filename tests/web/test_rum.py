"""The painted board of Rhum et Honneur, at moments that lie ready."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.async_api import expect

from flibuste.games.rum.tests.tables import position
from tests.web.conftest import LONG, Come, Stage
from tests.web.guest import Guest, arrived
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


AT_ONCE: Final = "localStorage.setItem('flibuste.pace', 'instant')"
# At each picture that the page paints: whose throw scene and sentence tell, and what the die shows.
WATCH: Final = """() => {
    window.told = [];
    const words = (what) => document.querySelector(what)?.textContent.trim() ?? "";
    const look = () => {
        const die = document.querySelector("[data-testid=scene] .die:not(.small .die)");
        const face = die?.querySelectorAll("circle").length;
        const now = JSON.stringify({
            scene: words("[data-testid=scene] .odds b"),
            head: words("[data-testid=prompt] .head"),
            blank: die !== null && !face && !die.querySelector("ellipse"),
            night: document.querySelector("[data-testid=night]") !== null,
        });
        if (told.at(-1) !== now) told.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
THROW: Final = re.compile(r"(\S+) (?:rolls?|ha(?:s|ve) rolled)\b")


@pytest.mark.anyio
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_at_the_fastest_speed_all_speak_of_one_throw_and_mine_is_read_before_the_night(
    come: Come, stage: Stage, motion: str
) -> None:
    """No die lies there without a face, whoever throws it; what others did takes no time before."""
    anne = await come(address=stage.house.address, reduced_motion=motion)
    jack = await come(address=stage.house.address)
    await anne.page.add_init_script(AT_ONCE)
    ready = position(3, round=2, first=1, pirates={0: 2, 1: 1, 2: 0}, ship=[[2, 2]])
    stage.file.write_text(json.dumps(ready | {"turn": 1, "captain": "1.coin"}), "utf-8")
    await anne.sit_down("open", "bot:random", start=False, game="rum")
    await jack.go(f"/t/{anne.table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await arrived(anne, 1, "Jack")
    await anne.see("start").click()
    await anne.see("board-rum").wait_for()
    await choose(jack, type="Board")
    await anne.page.evaluate(WATCH)
    await choose(anne, type="Board")
    night, last = anne.see("night"), anne.page.locator(".scene.over")
    await expect(last).to_be_visible()
    await expect(last.locator(".odds b")).to_contain_text("rolled")
    await expect(night).to_have_count(0)
    await last.page.keyboard.press("Enter")  # read
    await expect(night).to_be_visible()
    told = [json.loads(one) for one in await anne.page.evaluate("told")]
    assert not [one for one in told if one["blank"]]
    for one in told:
        here, above = THROW.match(one["scene"]), THROW.match(one["head"])
        assert not here or not above or here[1] == above[1], one


MINE: Final = {
    "tavern": ["swan2", "swan3", "swan4", "cruce2", "cruce3", "jacques2", "jacques3", "jacques5"],
    "map": ["pink3", "pink4", "green3", "green6", "yellow3", "yellow4", "yellow5"],
    "goods": ["hat2", "hook5", "parrot3"],
    "guard": ["guard1", "guard4", "guard6"],
    "chest": ["chest4", "chest6"],
    "waiting": ["rendezvous_chest"],
}
FAN: Final = """() => {
    const box = (one) => one.getBoundingClientRect();
    const tiles = [...document.querySelectorAll(".fan .tile")].map(box);
    const [tray, fan] = [".tray", ".fan"].map((what) => box(document.querySelector(what)));
    const heaps = [...document.querySelectorAll(".heap")].map(box);
    return {
        whole: tiles.every(({ left, right }) => left >= fan.left && right <= tray.right),
        free: heaps.every((one) => one.right < tiles[0].left || one.bottom < tiles[0].top + 5),
        apart: Math.min(...tiles.slice(1).map(({ left }, nth) => left - tiles[nth].left)),
    };
}"""


@pytest.mark.anyio
@pytest.mark.parametrize(
    "size", [(360, 640), (360, 740), (740, 360), (820, 1180), (1440, 900)], ids=str
)
async def test_a_fan_of_many_tiles_is_whole_and_keys_and_touch_reach_each(
    come: Come, stage: Stage, size: tuple[int, int]
) -> None:
    anne = await come(address=stage.house.address, width=size[0], height=size[1], has_touch=True)
    told = position(3, round=5, captain="1.coin", tiles=[MINE, {}, {}], coins=[12, 2, 2])
    await sit_down(stage, anne, told | {"rum": [6, 0, 0]})
    many = sum(len(tiles) for tiles in MINE.values())
    fan, tiles = anne.page.locator(".fan"), anne.page.locator(".spread li button")
    await expect(fan.locator(".all")).to_have_text(f"{many}")
    seen = await anne.page.evaluate(FAN)
    assert seen["whole"]
    assert seen["free"]
    assert seen["apart"] >= 17
    await fan.tap()
    await expect(tiles).to_have_count(many)
    for tile in (tiles.last, tiles.first):
        await tile.tap()
        await expect(tile).to_be_in_viewport(ratio=1)
        await expect(tile).to_have_attribute("aria-pressed", "true")
    await tiles.nth(many - 2).focus()
    await anne.page.keyboard.press("Tab")
    await expect(tiles.last).to_be_focused()
    await expect(tiles.last).to_be_in_viewport(ratio=1)
