"""Draw the app's icons anew from web/public/icon.svg: `python -m tools.icons`.

The maskable one has no round corners: a phone cuts its own.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright

from tools.browser import find, flags

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES: Final = {"icon-192": 192, "icon-512": 512, "icon-maskable": 512}
CORNERS: Final = ' clip-path="url(#r)"'


def drawing(name: str, svg: str) -> str:
    return svg.replace(CORNERS, "") if name == "icon-maskable" else svg


async def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find(), args=flags())
        for name, size in SIZES.items():
            page = await browser.new_page(viewport={"width": size, "height": size})
            await page.set_content(f"<style>body{{margin:0}}</style>{drawing(name, svg)}")
            file = PUBLIC / f"{name}.png"
            await page.screenshot(path=file, omit_background=True)
            print(file.name, file.stat().st_size)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
