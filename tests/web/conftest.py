"""For all tests of the page: one browser for all, one server for each file of tests."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from tests.web.guest import RECORDER, Guest
from tests.web.house import House, open_house
from tools.browser import find, flags, missing

expect.set_options(timeout=30_000)  # as long as all other waits: a busy machine is no failure
Come = Callable[..., Awaitable[Guest]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """All in one loop, so that one browser serves all tests."""
    return "asyncio"


@pytest.fixture(scope="session")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    if os.environ.get("FLIBUSTE_NO_BROWSER") == "1":
        pytest.skip("FLIBUSTE_NO_BROWSER=1")
    chromium = find()
    assert chromium, missing()
    # A name that only this browser knows: a page on it is not in a secure context, as in a house.
    named = "--host-resolver-rules=MAP lan.test 127.0.0.1"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=[*flags(), named])
        yield browser
        await browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
async def come(browser: Browser, house: House) -> AsyncIterator[Come]:
    """Let somebody come, each with a browser profile of their own: `await come(width=360)`.

    What their pages complain of is an error, but for what a test expects (`pardon`).
    """
    came: list[tuple[Guest, BrowserContext, tuple[str, ...]]] = []

    async def come(
        *,
        address: str | None = None,
        width: int = 1280,
        height: int = 800,
        pardon: tuple[str, ...] = (),
        **options: str | bool,
    ) -> Guest:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            **{"locale": "en-GB", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]  # many types
        )
        await context.add_init_script(RECORDER)
        guest = Guest(await context.new_page(), address or house.address)
        came.append((guest, context, pardon))
        return guest

    yield come
    complaints = []
    for guest, context, pardon in came:
        complaints += [
            told for told in guest.complaints if not any(words in told for words in pardon)
        ]
        await context.close()
    assert not complaints
