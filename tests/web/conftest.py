"""For all tests of the page: one browser and one server for all; each test names its luck."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from flibuste.room.wire import LUCK
from tests.web.guest import RECORDER, Guest
from tests.web.house import House, open_house
from tools.browser import find, flags, missing

# Milliseconds after which what is waited for is taken not to come: a busy machine is no failure.
PATIENCE: Final = 90_000
expect.set_options(timeout=PATIENCE)
# What should be so whatever the cards tries more of them when there is time.
LONG: Final = bool(os.environ.get("FLIBUSTE_LONG"))
DEALS: Final = range(20 if LONG else 1)
Come = Callable[..., Awaitable[Guest]]
# What people come with if their test does not say otherwise. The page's worker only matters to who
# is offline, and starting one takes each browser a while; Playwright notes that there is none.
USUAL: Final = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
NO_WORKER: Final = "Service Worker registration blocked by Playwright"


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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> str:
    """The luck of every table that this test opens: its own name, whatever ran before it."""
    return str(request.node.name)


@pytest.fixture
async def come(browser: Browser, house: House, luck: str) -> AsyncIterator[Come]:
    """Let somebody come, each with a browser profile of their own: `await come(width=360)`.

    What their pages complain of is an error, but for what a test expects (`pardon`), and so is what
    the server does.
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
            extra_http_headers={LUCK: luck},
            **{**USUAL, **options},  # type: ignore[arg-type]  # many types
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(RECORDER)
        guest = Guest(await context.new_page(), address or house.address)
        came.append((guest, context, (*pardon, NO_WORKER)))
        return guest

    yield come
    complaints = []
    for guest, context, pardon in came:
        complaints += [
            told for told in guest.complaints if not any(words in told for words in pardon)
        ]
        await context.close()
    assert not complaints
    stumbled = house.stumbled()
    assert not stumbled, stumbled


class Stage(NamedTuple):
    """A house whose tables open where they are told to."""

    house: House
    file: Path

    async def sit_down(self, guest: Guest, game: str, told: dict[str, Any]) -> None:
        self.file.write_text(json.dumps(told), "utf-8")
        await guest.sit_down(*["bot:random"] * (told["seats"] - 1), game=game)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    place = tmp_path_factory.mktemp("stage")
    file = place / "position.json"
    program = (sys.executable, "-m", "tests.web.staged", str(file))
    with open_house(place, program=program) as house:
        yield Stage(house, file)
