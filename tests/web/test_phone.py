"""A phone of 360 pixels: nothing to scroll sideways, nothing too small for a thumb."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Come
from tests.web.guest import POSSIBLE, Guest
from tests.web.tour import tour

WIDTH, HEIGHT = 360, 640
# Targets smaller than 44 pixels, but for links in the flow of a text (WCAG 2.5.5) and for what is
# not to be seen. A box to tick is as big as its label.
SMALL = """() => {
    const inText = (one) => one.matches("a") && getComputedStyle(one).display === "inline"
        && one.parentElement.textContent.trim().length > one.textContent.trim().length;
    const ticked = "[type=radio], [type=checkbox]";
    const target = (one) => one.matches(ticked) ? one.closest("label") : one;
    const scope = document.querySelector("dialog:modal") ?? document;
    return [...scope.querySelectorAll("a[href], button, input, select, textarea, summary")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !inText(one))
        .map((one) => [one, target(one).getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
        .map(([one, box]) => `${one.outerHTML.slice(0, 90)}: ${box.width} × ${box.height}`);
}"""
# Whether the middle of each is really what one would touch there.
IN_SIGHT = """whats => whats.every((what) => {
    const one = document.querySelector(what);
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && one.contains(hit);
})"""


@pytest.mark.anyio
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
async def test_everything_fits_on_a_phone(come: Come, locale: str) -> None:
    async def newcomer() -> Guest:
        return await come(width=WIDTH, height=HEIGHT, locale=locale, has_touch=True)

    found: dict[str, Any] = {}
    async for stop in tour(newcomer):
        page = stop.guest.page
        wide = await page.evaluate("document.scrollingElement.scrollWidth")
        small = await page.evaluate(SMALL)
        if wide > WIDTH or small:
            found[stop.name] = wide, small
        if stop.name == "table":
            assert await page.evaluate("scrollY") == 0
            seen = ["[data-testid=prompt]", POSSIBLE]
            assert await page.evaluate(IN_SIGHT, seen), "sentence or first act are out of sight"
    assert not found
