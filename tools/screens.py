"""Take the pictures of docs/screens: each page on three screens, by day and by night.

`make screens` runs it. A sheet for each page shows all its pictures side by side.
"""

from __future__ import annotations

import asyncio
import base64
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from tests.web.guest import RECORDER, Guest
from tests.web.house import open_house
from tests.web.tour import end_turn
from tools.browser import find, flags, missing

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "docs" / "screens"
SIZES: Final = {360: 740, 820: 1100, 1440: 900}
MOODS: Final = ("light", "dark")
PLAIN: Final = {"mutiny": 9, "rum": 14, "piratoons": 12}  # acts of mine until the picture
IN_FRENCH: Final = (
    *("lobby", "learn", "table", "end", "plank-learn", "plank", "plank-end"),
    *PLAIN,
)
PALETTE: Final = (Path(__file__).with_name("palette.js")).read_text("utf-8")
SHEET: Final = """<style>
    body { display: flex; flex-wrap: wrap; gap: 12px; background: #999; font: 12px sans-serif }
    figure { margin: 0 }
    img { display: block; height: 330px }
</style>"""
SETTLED: Final = (
    "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
)


class Studio:
    """Pictures of what a guest sees, in few colours: they are kept with the source."""

    def __init__(self, painter: Page) -> None:
        self.painter = painter  # an empty page that does the sums
        self.taken: dict[str, dict[str, bytes]] = {}  # pages, their pictures

    async def take(self, name: str, guest: Guest) -> None:
        for width, height in SIZES.items():
            for mood in MOODS:
                await self.shoot(guest, name, width, height, mood)
        if name in IN_FRENCH:
            await self.speak(guest, "fr")
            for width, height in SIZES.items():
                for mood in MOODS:
                    await self.shoot(guest, name, width, height, mood, "-fr")
            await self.speak(guest, "en")

    async def speak(self, guest: Guest, language: str) -> None:
        """Change the language, and wait for its words."""
        await guest.see(f"lang-{language}").click()
        await guest.page.wait_for_load_state("networkidle")
        await guest.page.locator(f"html[lang={language}]").wait_for()
        await guest.page.evaluate("document.activeElement.blur()")

    async def shoot(
        self, guest: Guest, name: str, width: int, height: int, mood: str, more: str = ""
    ) -> None:
        page = guest.page
        await page.emulate_media(color_scheme="dark" if mood == "dark" else "light")
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("scrollTo(0, 0)")
        await page.mouse.move(0, 0)  # so that nothing is lit by it
        await page.evaluate(SETTLED)
        title = f"{name}-{width}-{mood}{more}"
        picture = await self.in_few_colours(await page.screenshot())
        self.taken.setdefault(name, {})[title] = picture
        if not more:  # those in French are on the sheet
            PLACE.joinpath(f"{title}.png").write_bytes(picture)

    async def in_few_colours(self, picture: bytes) -> bytes:
        told = await self.painter.evaluate(PALETTE, base64.b64encode(picture).decode())
        points = base64.b64decode(told["points"])
        return png(told["width"], told["height"], told["colours"], points)

    async def sheet(self, name: str) -> None:
        """All pictures of a page side by side."""
        figures = ""
        for title, taken in self.taken[name].items():
            data = base64.b64encode(taken).decode()
            picture = f"<img src='data:image/png;base64,{data}'>"
            figures += f"<figure>{picture}<figcaption>{title}</figcaption></figure>"
        await self.painter.set_viewport_size({"width": 1400, "height": 400})
        await self.painter.set_content(SHEET + figures)
        sheet = await self.in_few_colours(await self.painter.screenshot(full_page=True))
        PLACE.joinpath(f"sheet-{name}.png").write_bytes(sheet)
        await self.painter.set_content("")


def png(width: int, height: int, colours: list[list[int]], points: bytes) -> bytes:
    """A picture of at most 256 colours: a table of them, and one byte for each point."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = b"".join(b"\0" + points[y * width : (y + 1) * width] for y in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(value for colour in colours for value in colour))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


async def walk(anne: Guest, jack: Guest, studio: Studio) -> None:
    """From the lobby to the end of a match."""
    await anne.sit_down("open", "bot:mate", "bot:greedy", start=False)
    table = anne.table
    await jack.go(f"/t/{table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await anne.see("seat-1").get_by_text("Jack").wait_for()
    await studio.take("waiting", anne)
    await anne.go()
    await anne.page.locator(f"a[href='/t/{table}']").wait_for()
    await studio.take("lobby", anne)
    await anne.go("/new?game=cartagena")
    await anne.see("open-table").wait_for()
    await studio.take("new", anne)
    await anne.go("/rules/cartagena")
    await anne.page.locator("#C1").wait_for()
    await studio.take("rules", anne)
    await anne.go("/learn/cartagena")
    for _ in range(2):
        await anne.see("learn-next").click()
    await anne.acts.first.wait_for()
    await studio.take("learn", anne)
    await anne.sit_down("bot:mate", "bot:greedy", turn_limit=12)
    await play(anne, turns=2)
    await anne.my_turn()
    await anne.act()
    await anne.my_turn()
    await studio.take("table", anne)
    await end_turn(anne)
    await play(anne, turns=12)
    await studio.take("end", anne)
    await on_the_plank(anne, studio)
    for game, acts in PLAIN.items():
        await on_the_plain_table(anne, studio, game, acts)


async def on_the_plain_table(anne: Guest, studio: Studio, game: str, acts: int) -> None:
    """A game without a painted board, some way into a match."""
    bots = ("bot:greedy", "bot:greedy")
    if game == "piratoons":
        await anne.sit_down(*bots, game=game, first=0, tempo="beats")
    else:
        await anne.sit_down(*bots, game=game, first=0)
    for _ in range(acts):
        await anne.my_turn()
        before = await anne.page.evaluate("seen.acts.length")
        await anne.acts.first.click()
        await anne.page.wait_for_function("before => seen.acts.length > before", arg=before)
    await anne.my_turn()
    await studio.take(game, anne)


async def on_the_plank(anne: Guest, studio: Studio) -> None:
    """Faut pas pousser, with what an entry would do."""
    await anne.go("/learn/plank")
    await anne.see("learn-next").click()
    await anne.acts.first.wait_for()
    await studio.take("plank-learn", anne)
    await anne.sit_down("bot:greedy", "bot:greedy", game="plank")
    for _ in range(7):
        await anne.my_turn()
        await anne.act()
    await anne.my_turn()
    await anne.page.locator("button[data-handle]:not([aria-disabled=true])").first.click()
    await studio.take("plank", anne)
    while (moment := await anne.moment()) != "over":
        await (anne.act() if moment == "acts" else anne.skip())
    await studio.take("plank-end", anne)


async def play(guest: Guest, turns: int) -> None:
    """Some whole turns, or to the end: two moves with the first card of the menu each."""
    for move in range(3 * turns):
        while (moment := await guest.moment()) == "steps":
            await guest.skip()
        if moment == "over":
            return
        if move % 3 == 2:
            await end_turn(guest)
        else:
            await guest.act()


async def newcomer(browser: Browser, address: str) -> Guest:
    context = await browser.new_context(locale="en-GB", reduced_motion="reduce")
    await context.add_init_script(RECORDER)
    return Guest(await context.new_page(), address)


async def main() -> int:
    chromium = find()
    if chromium is None:
        print(f"screens: {missing()}", file=sys.stderr)
        return 1
    PLACE.mkdir(parents=True, exist_ok=True)
    for old in PLACE.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as place, open_house(Path(place), seed="screens") as house:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=flags())
            studio = Studio(await browser.new_page())
            guests = [await newcomer(browser, house.address) for _ in range(2)]
            await walk(guests[0], guests[1], studio)
            for name in studio.taken:
                await studio.sheet(name)
            await browser.close()
    sizes = [path.stat().st_size for path in PLACE.glob("*.png")]
    print(f"screens: {len(sizes)} pictures, {sum(sizes) // 1000} kB in {PLACE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
