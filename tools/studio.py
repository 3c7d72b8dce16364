"""A photographer: pictures of what a guest sees, on every screen, by day, by night, in French.

Pictures are kept with the source, hence small: the browser itself writes them as WebP. Most are
only seen side by side on the sheet of their page.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from playwright.async_api import Page, ViewportSize

from tests.web.guest import Guest

UPRIGHT: Final = ((360, 740), (820, 1180), (1440, 900))
LYING: Final = (740, 360)  # a phone on its side: a table is played there too
WIDE: Final = ViewportSize(width=1440, height=900)
QUALITY: Final = 0.76
SHEET: Final = """<style>
    body { margin: 12px; background: #777 }
    div { display: flex; gap: 12px; margin-bottom: 8px }
    figure { margin: 0; color: white; font: 12px sans-serif }
    img { display: block; max-width: 576px; max-height: 360px }
    img.lying { max-width: 480px }
</style>"""
ENCODE: Final = """async ([picture, quality]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    const told = new FileReader();
    return new Promise((then) => {
        told.onload = () => then(told.result.split(",")[1]);
        told.readAsDataURL(blob);
    });
}"""
SETTLED: Final = """async () => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => image.loading !== "lazy");
    await Promise.all(near.map((image) => image.decode().catch(() => null)));
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
}"""
Pose = Callable[[Guest], Awaitable[None]]


async def as_it_is(_: Guest) -> None:
    """For pages where nothing has to be taken in hand first."""


class Studio:
    """Keeps all pictures until their sheet is made, and by itself what the README shows."""

    def __init__(self, painter: Page, place: Path, shown: frozenset[str]) -> None:
        self.painter = painter  # an empty page that writes pictures
        self.place = place
        self.shown = shown  # titles of the pictures that are files of their own
        self.taken: dict[str, dict[str, bytes]] = {}  # pages, their pictures

    async def take(
        self,
        name: str,
        guest: Guest,
        pose: Pose = as_it_is,
        *,
        table: bool = True,
        french: bool = True,
    ) -> None:
        """One page everywhere; a pose is taken again when the language has changed."""
        sizes = (*UPRIGHT, LYING) if table else UPRIGHT
        await pose(guest)
        for mood in ("light", "dark"):
            for size in sizes:
                await self.shoot(guest, f"{name}-{size[0]}-{mood}", size, mood)
        if french:
            await self.speak(guest, "fr")
            await pose(guest)
            for size in sizes:
                await self.shoot(guest, f"{name}-{size[0]}-fr", size, "light")
            await self.speak(guest, "en")
        await guest.page.set_viewport_size(WIDE)
        await self.sheet(name)

    async def speak(self, guest: Guest, language: str) -> None:
        """Change the language, and wait for its words; on a phone the button lies behind More."""
        await guest.page.set_viewport_size(WIDE)
        await guest.see(f"lang-{language}").first.click()
        await guest.page.locator(f"html[lang={language}]").wait_for()
        await guest.page.wait_for_load_state("networkidle")
        await guest.page.evaluate("document.activeElement.blur()")

    async def shoot(self, guest: Guest, title: str, size: tuple[int, int], mood: str) -> None:
        page = guest.page
        await page.emulate_media(color_scheme="dark" if mood == "dark" else "light")
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await page.evaluate("scrollTo(0, 0)")
        await page.mouse.move(0, 0)  # so that nothing is lit by it
        await page.evaluate(SETTLED)
        picture = await page.screenshot()
        self.taken.setdefault(title.partition("-" + str(size[0]))[0], {})[title] = picture
        if title in self.shown:
            await self.write(title, picture)

    async def write(self, title: str, picture: bytes) -> None:
        asked = [base64.b64encode(picture).decode(), QUALITY]
        told = await self.painter.evaluate(ENCODE, asked)
        self.place.joinpath(f"{title}.webp").write_bytes(base64.b64decode(told))

    async def sheet(self, name: str) -> None:
        """All pictures of a page side by side."""
        rows: dict[str, str] = {}  # by day, by night, in French
        for title, taken in self.taken.pop(name).items():
            data = base64.b64encode(taken).decode()
            kind = "lying" if f"-{LYING[0]}-" in title else ""
            picture = f"<img class='{kind}' src='data:image/png;base64,{data}'>"
            figure = f"<figure>{picture}<figcaption>{title}</figcaption></figure>"
            row = title.rpartition("-")[2]
            rows[row] = rows.get(row, "") + figure
        figures = "".join(f"<div>{row}</div>" for row in rows.values())
        wide = 1560 if any(f"-{LYING[0]}-" in row for row in rows.values()) else 1060
        await self.painter.set_viewport_size({"width": wide, "height": 400})
        await self.painter.set_content(SHEET + figures)
        await self.painter.evaluate(SETTLED)
        await self.write(f"sheet-{name}", await self.painter.screenshot(full_page=True))
        await self.painter.set_content("")
