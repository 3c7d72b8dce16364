"""Take the pictures of docs/screens: each page on every screen, by day, by night and in French.

`make screens` runs it, with the moving picture of tools/film.py. A sheet for each page shows all
its pictures side by side; what the README shows stands in a file of its own.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright, expect

from tests.web.guest import RECORDER, Guest
from tests.web.house import open_house
from tools.browser import find, flags, missing
from tools.film import shoot_film
from tools.plays import offers, read_the_log, walk_and_draw
from tools.studio import WIDE, Studio

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "docs" / "screens"
# In the order in which a match comes to them: a page, my acts before it, and what the board shows.
MOMENTS: Final = {
    "mutiny": [
        ("mutiny", 9, "[data-scene=doors]"),
        ("mutiny-visit", 0, "[data-visit]"),
        ("mutiny-duel", 0, "[data-scene=duel]"),
    ],
    "rum": [("rum", 10, ":has(.price)"), ("rum-scene", 0, ":has(.die)")],
    "piratoons": [
        ("piratoons", 3, "[data-scene=plunder]"),
        ("piratoons-auction", 0, "[data-scene=auction]:has(.step)"),
        ("piratoons-yard", 0, "[data-scene=yard]"),
    ],
}
# What happened has been shown: results wait to be read.
NOTHING_WAITS: Final = "() => !document.querySelector('[data-testid=steps-skip]')"
# By the README, large.
SHOWN: Final = ("table", "tortuga", "plank", "end", "tablet", *MOMENTS, "mutiny-duel", "rum-scene")


async def walk(anne: Guest, jack: Guest, studio: Studio) -> None:
    """From the lobby to the end of a match."""
    await before_the_match(anne, jack, studio)
    await in_the_tunnel(anne, studio)
    await on_the_plank(anne, studio)
    for game in MOMENTS:
        await by_moments(anne, studio, game)
    await at_one_tablet(anne, studio)


async def before_the_match(anne: Guest, jack: Guest, studio: Studio) -> None:
    await anne.sit_down("open", "bot:mate", "bot:greedy", start=False)
    table = anne.table
    await jack.go(f"/t/{table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await anne.see("seat-1").get_by_text("Jack").wait_for()
    await studio.take("waiting", anne, table=False)
    await anne.go()
    await anne.page.locator(f"a[href='/t/{table}']").first.wait_for()
    await studio.take("lobby", anne, table=False)
    await anne.go("/new?game=cartagena")
    await anne.see("open-table").wait_for()
    await studio.take("new", anne, table=False, french=False)


async def in_the_tunnel(anne: Guest, studio: Studio) -> None:
    """Cartagena: the lesson, both variants with a pirate in hand, the end."""
    await anne.go("/learn/cartagena")
    for _ in range(2):
        await anne.see("learn-next").click()
    await anne.acts.first.wait_for(state="attached")
    await studio.take("learn", anne)
    await anne.sit_down("bot:mate", "bot:greedy", variant="tortuga")
    await walk_and_draw(anne, 6)
    await studio.take("tortuga", anne, pick_a_pirate, french=False)
    await anne.sit_down("bot:mate", "bot:greedy", turn_limit=60)
    await walk_and_draw(anne, 6)
    await studio.take("table", anne, pick_a_pirate)
    await walk_and_draw(anne, 1000)
    await studio.take("end", anne, after_all)


async def on_the_plank(anne: Guest, studio: Studio) -> None:
    """Faut pas pousser: the lesson, what an entry would do, the end."""
    await anne.go("/learn/plank")
    await anne.see("learn-next").click()
    await anne.acts.first.wait_for(state="attached")
    await studio.take("plank-learn", anne)
    await anne.sit_down("bot:greedy", "bot:greedy", game="plank")
    for _ in range(7):
        await anne.my_turn()
        await anne.act()
    await anne.my_turn()
    await studio.take("plank", anne, pick_a_card)
    while (moment := await anne.moment()) != "over":
        await (anne.act() if moment == "acts" else anne.skip())
    await studio.take("plank-end", anne, after_all)


async def by_moments(anne: Guest, studio: Studio, game: str) -> None:
    """A match of another game, played on by the list of moves from one picture to the next."""
    bots = ("bot:greedy", "bot:greedy")
    if game == "piratoons":
        await anne.sit_down(*bots, game=game, first=0, tempo="beats")
    else:
        await anne.sit_down(*bots, game=game, first=0)
    for page, acts, shows in MOMENTS[game]:
        done = 0
        while True:
            await anne.my_turn()
            await anne.page.wait_for_function(NOTHING_WAITS)
            if done >= acts and await anne.page.locator(board(game, shows)).count():
                break
            await act_by_the_list(anne)
            done += 1
        await studio.take(page, anne, read_the_log)


def board(game: str, shows: str) -> str:
    """The board of a game, if it shows that: in itself or in something on it."""
    whole = f"[data-testid=board-{game}]"
    return f"{whole}{shows}" if shows.startswith(":") else f"{whole}{shows}, {whole} {shows}"


async def act_by_the_list(guest: Guest) -> None:
    before = await guest.page.evaluate("seen.acts.length")
    await guest.list_acts()
    await guest.acts.first.click()
    await guest.page.wait_for_function("before => seen.acts.length > before", arg=before)


async def at_one_tablet(anne: Guest, studio: Studio) -> None:
    """Two people at one device: the cloth lies over the hand, the board stays."""
    chairs = [{"kind": "me"}, {"kind": "here", "name": "Mary"}, {"kind": "bot", "bot": "mate"}]
    wanted = {"game": "cartagena", "name": "Anne", "seats": chairs, "options": {"first": 0}}
    table = (await anne.tell("/api/tables", {**wanted, "pace": 0}))["table"]
    await anne.tell(f"/api/tables/{table}/start", {})
    await anne.follow(f"/t/{table}")
    await expect(anne.see("curtain-open")).to_be_enabled()
    await studio.take("tablet", anne)


async def after_all(guest: Guest) -> None:
    await guest.see("tab-log").click()


async def pick_a_pirate(guest: Guest) -> None:
    """The one with most goals, so that they are lit."""
    await read_the_log(guest)
    goals: dict[str, set[str]] = {}
    for offer in offers(guest, "Advance"):
        goals.setdefault(offer.take[1], set()).update(offer.goal)
    await pick(guest, max(goals, key=lambda handle: len(goals[handle])))


async def pick_a_card(guest: Guest) -> None:
    await read_the_log(guest)
    await pick(guest, [*offers(guest, "Enter"), *offers(guest, "Shift")][0].take[0])


async def pick(guest: Guest, handle: str) -> None:
    """Take it in hand, unless it is: a second touch would put it down."""
    thing = guest.page.locator(f"[data-handle='{handle}']").first
    if await thing.get_attribute("aria-pressed") != "true":
        await thing.click()


async def newcomer(browser: Browser, address: str) -> Guest:
    context = await browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=WIDE)
    await context.add_init_script(RECORDER)
    return Guest(await context.new_page(), address)


async def main() -> int:
    chromium = find()
    if chromium is None:
        print(f"screens: {missing()}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as place, open_house(Path(place), seed="screens") as house:
        fresh = Path(place) / "screens"  # the old ones stay until all new ones are there
        fresh.mkdir()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=flags())
            painter = await browser.new_page()
            film = await shoot_film(browser, house.address, painter)
            fresh.joinpath("play.png").write_bytes(film)
            guests = [await newcomer(browser, house.address) for _ in range(2)]
            large = frozenset(f"{page}-1440-light" for page in SHOWN)
            await walk(guests[0], guests[1], Studio(painter, fresh, large))
            await browser.close()
        shutil.rmtree(PLACE, ignore_errors=True)
        shutil.copytree(fresh, PLACE)
    sizes = [path.stat().st_size for path in PLACE.iterdir()]
    print(f"screens: {len(sizes)} pictures, {sum(sizes) // 1000} kB in {PLACE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
