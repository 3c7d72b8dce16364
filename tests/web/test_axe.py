"""No page, table or dialog breaks a rule that axe knows."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # has no types

from tests.web.conftest import Come
from tests.web.guest import Guest
from tests.web.tour import tour

FIND = """within => axe.run(within || document, { resultTypes: ["violations"] })
    .then((found) => found.violations.map((one) =>
        [one.id, one.help, one.nodes.map((node) => node.target.join(" "))]))"""


@pytest.mark.anyio
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
async def test_everything_is_accessible(come: Come, locale: str, scheme: str) -> None:
    """In both languages, by day and by night: words do not change colours, nor colours words."""

    async def newcomer() -> Guest:
        guest = await come(locale=locale, color_scheme=scheme)
        await guest.page.add_init_script(AXE_SCRIPT)
        return guest

    found: dict[str, list[Any]] = {}
    async for stop in tour(newcomer):
        page = stop.guest.page
        assert await page.evaluate("document.documentElement.dataset.theme") == scheme
        assert await page.evaluate("document.documentElement.lang") == locale[:2]
        violations = await page.evaluate(FIND, stop.dialog)
        if violations:
            found[stop.name] = violations
    assert not found
