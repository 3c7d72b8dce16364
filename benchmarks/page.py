"""`make bench-page`: how much a page weighs, how soon it can be used, how smoothly boards move.

From the outside, in the browser of the tests; writes its section of benchmarks/results.md.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TRIES = 5
LOBBY, TABLE, BOARD = 75, 150, 40  # kB gzip, at most
GAMES = ("cartagena", "plank", "mutiny", "rum", "piratoons")
BEGUN = 500  # milliseconds in which a table has what it begins with
LATER = 4000  # milliseconds in which a board has fetched the scenes that it does not begin with
CALM = {"piratoons": {"tempo": "beats"}}  # its match does not go on while its page is weighed
WORDS = re.compile(r"/assets/(en|fr)-")


async def main() -> None:
    sys.path.insert(0, str(ROOT))
    from playwright.async_api import async_playwright

    from benchmarks.frames import all_frames
    from benchmarks.report import write_section
    from tests.web.guest import Guest
    from tests.web.house import open_house
    from tools.browser import find, flags

    with tempfile.TemporaryDirectory() as place, open_house(Path(place)) as house:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find(), args=flags())
            found = {}
            for name in ("lobby", *GAMES):
                context = await browser.new_context(locale="en-GB")
                guest = Guest(await context.new_page(), house.address)
                found[name] = await weigh(guest, name)
                await context.close()
            await browser.close()
            frames = await all_frames(playwright)
    lines = [*heading(), *table(found), *frames]
    write_section("page", lines)
    print("\n".join(lines))


class Visit(NamedTuple):
    """What a first visit loads, in kB gzip by address, and the seconds until it can be used."""

    loaded: dict[str, float]
    begins: set[str]  # the addresses of what is loaded before the scenes that are fetched later
    seconds: float

    @property
    def weight(self) -> float:
        return sum(self.loaded.values())


async def weigh(guest: Any, name: str) -> Visit:
    """The heaviest of some first visits; scenes that are fetched later count."""
    path, usable = "/", "play-now-cartagena"
    if name != "lobby":
        await guest.sit_down(game=name, **CALM.get(name, {}))
        path, usable = f"/t/{guest.table}", f"board-{name}"
        await guest.see(usable).wait_for()
    seconds, visits, begun = [], [], list[set[str]]()
    for _ in range(TRIES):
        session = await guest.page.context.new_cdp_session(guest.page)
        await session.send("Network.clearBrowserCache")
        bodies: list[Any] = []

        def hear(answer: Any, bodies: list[Any] = bodies) -> None:
            bodies.append(answer)

        guest.page.on("response", hear)
        await guest.page.goto(guest.address + path)
        await guest.see(usable).wait_for()
        seconds.append(await guest.page.evaluate("() => performance.now() / 1000"))
        await guest.page.wait_for_timeout(BEGUN)
        begun.append({one.url for one in bodies})
        await guest.page.wait_for_load_state("networkidle")
        await guest.page.wait_for_timeout(0 if name == "lobby" else LATER)
        guest.page.remove_listener("response", hear)
        visits.append({one.url: len(gzip.compress(await one.body())) / 1000 for one in bodies})
    begins = set.intersection(*begun)  # a match may have gone on meanwhile to its next scene
    return Visit(max(visits, key=lambda loaded: sum(loaded.values())), begins, median(seconds))


def boards(found: dict[str, Visit]) -> dict[str, tuple[float, float]]:
    """kB gzip of what only this game's table begins with, and loads in all, but for its words."""
    weights = {}
    for game in GAMES:
        others = {url for one in found if one != game for url in found[one].loaded}
        own = {
            url: kB
            for url, kB in found[game].loaded.items()
            if url not in others and "/assets/" in url and not WORDS.search(url)
        }
        begins = sum(kB for url, kB in own.items() if url in found[game].begins)
        weights[game] = begins, sum(own.values())
    return weights


def heading() -> list[str]:
    return [
        "# The page",
        "",
        f"Written by `make bench-page` on {datetime.now(UTC):%Y-%m-%d}: chromium without a screen,"
        f" {TRIES} first visits each.",
        "",
        "| what | measured | target |",
        "|---|---:|---:|",
    ]


def table(found: dict[str, Visit]) -> list[str]:
    lines, own = [], boards(found)
    for name, visit in found.items():
        most = LOBBY if name == "lobby" else TABLE
        lines.append(f"| {name}: kB gzip in all | {visit.weight:.1f} | ≤ {most} |")
        if name in own:
            begins, every = own[name]
            lines.append(f"| {name}: its board, as it begins | {begins:.1f} | ≤ {BOARD} |")
            lines.append(f"| {name}: … with all scenes, fetched later | {every:.1f} | |")
        lines.append(f"| {name}: seconds until it can be used | {visit.seconds:.2f} | ≤ 1 |")
    return lines


if __name__ == "__main__":
    asyncio.run(main())
