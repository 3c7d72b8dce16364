"""A line that breaks in the middle of a turn: nothing is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.web.conftest import Come
from tests.web.guest import Guest


async def in_mid_turn(guest: Guest) -> None:
    """At a table with bots, after the first move of a turn."""
    await guest.sit_down()
    await guest.my_turn()
    await guest.act()
    await expect(guest.see("prompt")).to_contain_text("left")


async def acts_of_mine(guest: Guest) -> int:
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    return sum(entry["seat"] == 0 for entry in journal)


@pytest.mark.anyio
async def test_a_reload_in_mid_turn_shows_the_same_table(come: Come) -> None:
    guest = await come()
    await in_mid_turn(guest)
    before = await guest.sight()
    await guest.page.reload()
    await guest.my_turn()
    await expect(guest.see("log").locator("[data-number]")).to_have_count(len(before["log"]))
    assert await guest.sight() == before
    await guest.sees_what_the_server_keeps()
    await guest.act()
    await guest.sees_what_the_server_keeps()
    assert await acts_of_mine(guest) == 2


@pytest.mark.anyio
async def test_a_line_that_drops_in_mid_turn_comes_back_by_itself(come: Come) -> None:
    guest = await come()
    await in_mid_turn(guest)
    before = await guest.sight()
    await guest.page.evaluate("seen.lines.at(-1).close()")
    await guest.page.wait_for_function("() => seen.lines.length >= 2")
    await expect(guest.see("line")).to_have_count(0)
    assert await guest.sight() == before
    await guest.act()
    await guest.sees_what_the_server_keeps()
    assert await acts_of_mine(guest) == 2


@pytest.mark.anyio
async def test_what_is_done_and_said_while_the_network_is_away_counts_once_when_it_is_back(
    come: Come,
) -> None:
    """The line itself lives on in chromium: that the network is gone is the browser's word."""
    guest = await come(pardon=("ERR_INTERNET_DISCONNECTED",))
    await in_mid_turn(guest)
    await guest.see("tab-chat").click()
    await guest.page.locator("#chat-text").wait_for()
    await guest.page.context.set_offline(True)
    await expect(guest.see("line")).to_be_visible()
    before = await guest.last_number()
    await guest.see("tab-acts").click()
    await guest.acts.first.click()
    await guest.talk("Ahoy!")
    await expect(guest.see("unsaid")).to_contain_text("Ahoy!")
    assert await acts_of_mine(guest) == 1
    await guest.page.context.set_offline(False)
    await expect(guest.see("line")).to_have_count(0)
    await expect(guest.see("log").locator(f"[data-number='{before + 1}']")).to_be_visible()
    await expect(guest.see("unsaid")).to_have_count(0)
    await expect(guest.see("said").get_by_text("Ahoy!")).to_have_count(1)
    await guest.my_turn()
    await guest.sees_what_the_server_keeps()
    assert await acts_of_mine(guest) == 2


@pytest.mark.anyio
@pytest.mark.parametrize("lost", ["the act", "the answer"])
async def test_an_act_is_made_once_whichever_way_the_line_loses_it(come: Come, lost: str) -> None:
    """The line breaks under an act: before it arrives, or before its answer does."""
    guest = await come()
    lines: list[WebSocketRoute] = []
    sent: list[str] = []  # the ids of acts, as often as they were sent
    losing = False
    gone = asyncio.Event()

    def carry(page: WebSocketRoute) -> None:
        lines.append(page)
        server = page.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["type"] == "Act":
                sent.append(told["id"])
            if losing and lost == "the act":
                gone.set()
            else:
                server.send(frame)

        def from_server(frame: str | bytes) -> None:
            if losing:
                gone.set()
            else:
                page.send(frame)

        page.on_message(from_page)
        server.on_message(from_server)

    await guest.page.route_web_socket("**/socket?*", carry)
    await in_mid_turn(guest)
    before = await guest.last_number()
    losing = True
    await guest.acts.first.click()
    await gone.wait()
    losing = False
    await lines[0].close()
    await expect(guest.see("log").locator(f"[data-number='{before + 1}']")).to_be_visible()
    await guest.my_turn()
    await guest.sees_what_the_server_keeps()
    assert await acts_of_mine(guest) == 2
    assert sent[1:] == [sent[1]] * 2, "it is sent again under the same id"
