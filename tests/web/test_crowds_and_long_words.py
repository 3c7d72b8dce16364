"""What people write and how many they are must not push the page out of shape, for anybody."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.web.conftest import LONG, Come
from tests.web.guest import Guest
from tests.web.tour import end_turn

WIDTHS = (360, 1440)
ENDLESS = "W" * 500  # as long as a line of talk may be
ANNE, JACK = "W" * 24, "مسعودالقرصان" + "W" * 12  # as long as a name may be
PUBLIC, MINE = 20, 6  # tables

# How wide the page is, and, if that is too much, what sticks out furthest.
WIDEST = """room => {
    const wide = document.scrollingElement.scrollWidth;
    if (wide <= room) return [wide, null];
    const right = (one) => one.getBoundingClientRect().right;
    const [widest] = [...document.body.querySelectorAll("*")].sort((a, b) => right(b) - right(a));
    return [wide, widest?.outerHTML.slice(0, 200)];
}"""


async def fits(guest: Guest, where: str, *, tabs: bool = True) -> None:
    """Nothing sticks out at the side, on a phone or on a wide screen; with every tab of a phone."""
    for width in WIDTHS:
        await guest.page.set_viewport_size({"width": width, "height": 740})
        await is_no_wider(guest, width, where)
        if tabs and width == min(WIDTHS) and await guest.see("prompt").count():
            for tab in ("log", "chat", "acts"):
                await guest.see("more").click()
                await is_no_wider(guest, width, f"{where}, more")
                if await guest.see(f"open-tab-{tab}").count():
                    await guest.see(f"open-tab-{tab}").click()
                    await is_no_wider(guest, width, f"{where}, tab {tab}")
                await guest.page.keyboard.press("Escape")


async def is_no_wider(guest: Guest, width: int, where: str) -> None:
    wide, what = await guest.page.evaluate(WIDEST, width)
    assert wide <= width, f"{where}: {wide} pixels on a screen of {width}, by {what}"


@pytest.mark.anyio
async def test_a_word_without_end_and_long_names_widen_nobodys_page(come: Come) -> None:
    anne, jack, watcher = await asyncio.gather(come(), come(), come())
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "cartagena", "name": ANNE, "seats": seats, "pace": 0, "public": True}
    table = await anne.tell("/api/tables", {**wanted, "options": {"first": 0, "turn_limit": 1}})
    await anne.go(table["join"])
    await watcher.go(table["watch"])
    if LONG:
        await jack.go(table["join"])
        await jack.page.locator("#join-name").fill(JACK)
        await jack.see("join").click()
    else:  # his name is there, and nobody looks at his screen
        await jack.tell(f"/api/tables/{table['table']}/join", {"name": JACK})
    people = (anne, jack, watcher) if LONG else (anne, watcher)
    for guest in people:
        await expect(guest.see("seat-1")).to_contain_text("WWW")
        await fits(guest, "before the match")
    await watcher.go()
    await expect(watcher.page.locator(f"a[href='{table['watch']}']")).to_be_visible()
    await fits(watcher, "the lobby")
    await watcher.go(table["watch"])
    await anne.see("start").click()
    await anne.my_turn()
    await anne.talk(ENDLESS)
    for guest in people:  # who plays, who watches
        await guest.see("said").get_by_text(ENDLESS).wait_for(state="attached")
        await fits(guest, "the table")
    await anne.act()
    await end_turn(anne)
    for guest in people:
        while await guest.moment() != "over":
            await guest.skip()
        await fits(guest, "the end", tabs=LONG or guest is anne)


@pytest.mark.anyio
async def test_a_long_name_fits_on_the_curtain(come: Come) -> None:
    anne = await come()
    here = [{"kind": "me"}, {"kind": "here", "name": JACK}]
    told = await anne.tell("/api/tables", {"game": "cartagena", "name": ANNE, "seats": here})
    await anne.tell(f"/api/tables/{told['table']}/start", {})
    await anne.go(told["join"])
    await expect(anne.see("curtain-open")).to_be_enabled()
    await fits(anne, "the curtain")
    await anne.see("curtain-open").click()
    await anne.see("prompt").wait_for()
    await fits(anne, "one side of the tablet")


@pytest.mark.anyio
async def test_many_tables_leave_the_games_above_the_fold(come: Come) -> None:
    """On a phone the first game is played without scrolling, however many tables there are."""
    anne, jack = await come(), await come()
    chairs = [{"kind": "me"}, {"kind": "open"}]
    for host, number in ((jack, PUBLIC), (anne, MINE)):
        wanted = {"game": "cartagena", "name": "Anne", "seats": chairs, "public": host is jack}
        for _ in range(number):
            await host.tell("/api/tables", wanted)
    await anne.page.set_viewport_size({"width": 360, "height": 640})
    await anne.go()
    for language in ("fr", "en"):
        await anne.see(f"lang-{language}").click()
        await expect(anne.page.locator("html")).to_have_attribute("lang", language)
        for what in ("mine", "public"):
            await anne.see(what).wait_for()
        await expect(anne.see("play-now-cartagena")).to_be_in_viewport(ratio=1)
    await anne.page.set_viewport_size({"width": 1440, "height": 900})
    heights = await anne.page.evaluate(
        "[...document.querySelectorAll('article')].map((one) => one.offsetHeight)"
    )
    assert max(heights) < 900, "a card is stretched"
    for tables, few, number in ((anne.see("mine"), 3, MINE), (anne.see("public"), 3, PUBLIC)):
        await expect(tables.locator(".tables > li")).to_have_count(few)
        await tables.get_by_role("button", name=str(number)).click()
        await expect(tables.locator(".tables > li")).to_have_count(number)
