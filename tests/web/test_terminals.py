"""Two terminals and two browsers at one table: every game comes to its end for all four."""

from __future__ import annotations

import asyncio
import re
from itertools import repeat

import pytest
from playwright.async_api import expect

from flibuste.afar.door import Address, address, join
from flibuste.core.registry import games
from tests.server.terminals import Terminal
from tests.web.conftest import LONG, Come
from tests.web.guest import POSSIBLE, Guest

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(not LONG, reason="FLIBUSTE_LONG")]
PATIENCE = 1200.0  # seconds for a whole match: sand is sand
NEXT = """() => {
    if (document.querySelector("[data-testid=end]")) return "over";
    if (document.querySelector("[data-testid=steps-skip]")) return "steps";
    const [act] = document.querySelectorAll("POSSIBLE");
    act?.click();
    return act && "acted";
}""".replace("POSSIBLE", POSSIBLE)


async def plays(guest: Guest) -> None:
    """The first of what can be done, again and again, until it is over."""
    while True:
        found = await guest.page.wait_for_function(NEXT, timeout=PATIENCE * 1000)
        moment = await found.json_value()
        if moment == "over":
            return
        if moment == "steps":
            await guest.skip()


@pytest.mark.parametrize("game", games())
async def test_two_terminals_and_two_browsers_finish_a_match(come: Come, game: str) -> None:
    anne, bob = await come(), await come(locale="fr-FR")
    await anne.sit_down("open", "open", "open", start=False, game=game)
    link = f"{anne.address}/t/{anne.table}"
    keys = await bob.tell(f"/api/tables/{anne.table}/join", {"name": "Bob"})
    chairs: list[Address] = []
    for name in ("Célia", "Dora"):
        chairs.append(await asyncio.to_thread(join, address(link), name))
    terminals = [
        Terminal(where, repeat("1"), language)
        for where, language in zip(chairs, ("fr", "en"), strict=True)
    ]
    await bob.go(f"/t/{keys['table']}")
    await bob.see("seat-1").wait_for()
    await anne.tell(f"/api/tables/{anne.table}/start", {})
    await asyncio.gather(plays(anne), plays(bob))
    french, english = await asyncio.gather(
        *(asyncio.to_thread(terminal.leaves, PATIENCE) for terminal in terminals)
    )
    assert [terminal.code for terminal in terminals] == [0, 0]
    code = re.findall(rf"{game}\.\S+", english)[-1]
    assert code in french  # everybody has seen the same match
    for guest in (anne, bob):
        await guest.see("share-match").click()
        await expect(guest.see("match-code")).to_have_value(code)
