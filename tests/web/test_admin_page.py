"""The steward's page by itself: what went wrong is told until something goes well."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser, Route, expect

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (ROOT / "src/flibuste/server/admin.html").read_text("utf-8")
TABLE: Final = {"watch": "w", "game": "cartagena", "mark": "", "phase": "running", "chairs": []}
LOOKS: Final = 3000  # milliseconds between two looks


@pytest.mark.anyio
async def test_what_went_wrong_goes_when_it_goes_well_again(browser: Browser) -> None:
    """A look takes away what a look said; what was done in vain stays until something is done."""
    page = await browser.new_page()
    broken: set[str] = set()

    async def answer(route: Route) -> None:
        path = re.sub(r"^https?://[^/]+", "", route.request.url)
        if path == "/admin":
            await route.fulfill(body=PAGE.replace("{{language}}", "en"), content_type="text/html")
        elif path == "/metrics":
            await route.fulfill(body="")
        elif path in broken:
            await route.fulfill(status=503, json={"message": {"en": f"no {path}"}})
        else:
            await route.fulfill(json={"tables": [TABLE]})

    async def look() -> None:
        async with page.expect_response("**/api/admin"):
            await page.clock.run_for(LOOKS)

    await page.clock.install()
    await page.route("**/*", answer)
    page.on("dialog", lambda dialog: dialog.accept())
    await page.goto("http://steward.test/admin")
    status, close = page.get_by_role("status"), page.get_by_role("button", name="{{admin-close}}")
    await page.locator("#key input").fill("a token")
    await page.locator("#key button").click()
    await close.wait_for()

    broken.add("/api/admin")
    await look()
    await expect(status).to_have_text("no /api/admin")
    broken.clear()
    await look()
    await expect(status).to_have_text("")

    broken.add("/api/admin/tables/w/close")
    await close.click()
    await expect(status).to_have_text("no /api/admin/tables/w/close")
    await look()
    await expect(status).to_have_text("no /api/admin/tables/w/close")
    broken.clear()
    await close.click()
    await expect(status).to_have_text("")
    await page.close()
