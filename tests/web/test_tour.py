"""Everything the page can show: no rule that axe knows is broken, and it fits on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # has no types
from playwright.async_api import Page, ViewportSize

from tests.web.conftest import DEALS, LONG, Come
from tests.web.guest import Guest
from tests.web.tour import TOURS, Newcomer, Stop, every_board, one_tablet, the_table

WIDTH, HEIGHT = 360, 640
WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
Tour = Callable[[Newcomer], AsyncIterator[Stop]]
# Walked on a phone by night only, as long as there is no time for more: day comes wherever no
# dialog is open.
ONCE: Final = (the_table, every_board, one_tablet)
VIOLATIONS = """([within, rules]) =>
    axe.run(within || document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) })
    .then((found) => found.violations.map((one) =>
        [one.id, one.help, one.nodes.map((node) => node.target.join(" "))]))"""
# What a frame changes is changed: sizes are told with the next one.
SETTLED = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
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
# Whoever does not tell the colours tells the players by shapes that can be seen.
FAINT = """() => [...document.querySelectorAll("[data-mark]")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter((box) => Math.min(box.width, box.height) < 9)
    .map((box) => `a shape of ${box.width} × ${box.height} at ${box.x}, ${box.y}`)"""
# Whether the middle of each is really what one would touch there.
IN_SIGHT = """whats => whats.every((what) => {
    const one = document.querySelector(what);
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && one.contains(hit);
})"""
# Whether what decided follows the count at once.
BESIDE = """() => {
    const count = document.querySelector("[data-testid=tally]");
    return count.nextElementSibling?.dataset.testid === "tie-break";
}"""
# Regions that can scroll, made too small for what is in them, as another deal might: each must take
# the focus or hold something that does, and whoever comes to it must be told what it is.
UNREACHED = """async within => {
    const stops = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]";
    const takes = (one) => one.tabIndex >= 0 && one.matches(stops) && one.checkVisibility();
    const scope = (within && document.querySelector(within)) || document.body;
    const found = [scope, ...scope.querySelectorAll("*")].filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        return /auto|scroll/.test(overflowX + overflowY) && one.checkVisibility();
    });
    const before = found.map((one) => one.style.cssText);
    for (const one of found) one.style.cssText += ";max-height:8px;max-width:8px;min-height:0";
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    const scrolls = (one) =>
        one.scrollHeight > one.clientHeight + 14 || one.scrollWidth > one.clientWidth + 14;
    const named = (one) => one.ariaLabel || one.getAttribute("aria-labelledby");
    const holds = (one) => [...one.querySelectorAll(stops)].some(takes);
    const bad = found.filter((one) => scrolls(one) && !(takes(one) ? named(one) : holds(one)));
    found.forEach((one, index) => { one.style.cssText = before[index]; });
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    return bad.map((one) => `${one.outerHTML.slice(0, 120)}: scrolls, and no key reaches it`);
}"""


async def complaints(page: Page, dialog: str | None) -> list[Any]:
    """What axe finds as the page is, and what does not fit if it is a phone's.

    When there is time a wide page is made small too: in the other language, and by day.
    """
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    await page.evaluate(SETTLED)
    found: list[Any] = await page.evaluate(VIOLATIONS, [dialog, None])
    size = page.viewport_size
    phone = size is None or size["width"] <= WIDTH
    if size and LONG and not phone:
        await page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        await page.evaluate(SETTLED)
    if phone or LONG:
        found += await page.evaluate(UNREACHED, dialog)
        wide = await page.evaluate("document.scrollingElement.scrollWidth")
        found += [f"{wide} pixels wide"] if wide > WIDTH else []
        found += await page.evaluate(SMALL)
        found += await page.evaluate(FAINT)
    if size and LONG and not phone:
        await page.set_viewport_size(size)
    return found


async def colours_by_day(page: Page) -> list[Any]:
    """What axe finds in the colours when the night is over; it comes back."""
    await dress(page, "light")
    found: list[Any] = await page.evaluate(VIOLATIONS, [None, ["color-contrast"]])
    await dress(page, "dark")
    return found


async def dress(page: Page, scheme: Literal["light", "dark"]) -> None:
    await page.emulate_media(color_scheme=scheme)
    await page.wait_for_function(
        "scheme => document.documentElement.dataset.theme === scheme", arg=scheme
    )
    await page.evaluate(SETTLED)


def by_name(tour: object) -> str:
    return str(getattr(tour, "__name__", tour))


@pytest.mark.anyio
@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize(
    ("tour", "locale", "scheme", "phone"),
    [
        (tour, *look)
        for tour in TOURS
        for look in (("en-GB", "light", False), ("fr-FR", "dark", True))
        if LONG or look[-1] or tour not in ONCE
    ],
    ids=by_name,
)
async def test_everything_is_accessible_and_fits_on_a_phone(
    come: Come, tour: Tour, locale: str, scheme: str, phone: bool, deal: int
) -> None:
    """In both languages, by day and by night: words do not change colours, nor colours words."""

    async def newcomer() -> Guest:
        size: ViewportSize = {"width": WIDTH, "height": HEIGHT} if phone else WIDE
        return await come(**size, locale=locale, color_scheme=scheme, has_touch=phone)

    found: dict[str, list[Any]] = {}
    async for stop in tour(newcomer):
        page = stop.guest.page
        assert await page.evaluate("document.documentElement.dataset.theme") == scheme
        assert await page.evaluate("document.documentElement.lang") == locale[:2]
        if phone and stop.name == "table":
            assert await page.evaluate("scrollY") == 0
            seen = ["[data-testid=steps]", ".slot"]
            assert await page.evaluate(IN_SIGHT, seen), "sentence or slot are out of sight"
        if phone and stop.name == "end":
            seen = ["[data-testid=tie-break]", "[data-testid=again]"]
            assert await page.evaluate(IN_SIGHT, seen), "why, or once more, is out of sight"
            assert await page.evaluate(BESIDE), "why is told elsewhere than below the count"
        told = await complaints(page, stop.dialog)
        if tour in ONCE and not stop.dialog and not LONG:
            told += await colours_by_day(page)
        if told:
            found[stop.name] = told
    assert not found
