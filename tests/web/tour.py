"""Tours of everything the page can show, in any language, by day or night, on any screen.

The selectors name no words (but one), so that a tour is the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from playwright.async_api import expect

from tests.web.guest import POSSIBLE, Guest

KEYS = {"help": "?", "rules": "r", "may-i": "m", "since": "b", "about": "i"}
YOU = re.compile("you|vous")  # the only word
BLUR = "document.activeElement.blur()"
Newcomer = Callable[[], Awaitable[Guest]]


@dataclass(frozen=True)
class Stop:
    """What somebody looks at; a dialog is looked at alone."""

    name: str
    guest: Guest
    dialog: str | None = None


async def the_table(come: Newcomer) -> AsyncIterator[Stop]:
    """A match with a friend, from the open chair to the one who comes late."""
    anne, jack = await come(), await come()
    async for stop in before_the_match(anne, jack):
        yield stop
    async for stop in at_the_table(anne):
        yield stop
    async for stop in with_others(anne, jack, come):
        yield stop


async def end_and_lessons(come: Newcomer) -> AsyncIterator[Stop]:
    anne = await come()
    await reach_the_end(anne)
    yield Stop("end", anne)
    for game in ("cartagena", "plank"):
        await anne.follow(f"/learn/{game}")
        await anne.see("learn-next").click()
        await anne.see("learn-text").wait_for()
        yield Stop(f"learn-{game}", anne)


async def every_board(come: Newcomer) -> AsyncIterator[Stop]:
    anne = await come()
    await anne.sit_down(game="plank")
    await anne.my_turn()
    await anne.page.locator("button[data-handle]:not([aria-disabled=true])").first.click()
    yield Stop("plank", anne)
    for game in ("mutiny", "rum", "piratoons"):
        await anne.sit_down(game=game, first=0)
        await anne.my_turn()
        await anne.see(f"board-{game}").wait_for()
        yield Stop(game, anne)
    await anne.sit_down()
    await anne.my_turn()
    await draw_a_card(anne)
    await look_at_the_luck(anne)
    yield Stop("luck", anne)


async def one_tablet(come: Newcomer) -> AsyncIterator[Stop]:
    """Two people at one device."""
    anne = await come()
    await anne.go("/new?game=cartagena")
    await anne.open_options()
    await anne.page.locator("#chair-1").select_option("here")
    await anne.see("here-name-1").fill("Mary")
    yield Stop("new-here", anne)
    await anne.page.locator("button[type=submit]").click()
    await anne.see("start").wait_for()
    yield Stop("waiting-here", anne)
    await anne.see("start").click()
    await expect(anne.see("curtain-open")).to_be_enabled()
    yield Stop("curtain", anne)
    await anne.page.locator("[data-testid^=curtain-other]").click()
    await anne.see("curtain-open").click()  # it is not their turn: the cloth hung for them first
    await anne.see("prompt").wait_for()
    yield Stop("visiting", anne)


async def before_the_match(anne: Guest, jack: Guest) -> AsyncIterator[Stop]:
    await anne.sit_down("open", "bot:random", start=False)
    await anne.see("start").wait_for()
    yield Stop("waiting", anne)
    # While nobody else is here: a host who walks about too long is host no more when others wait.
    table = f"/t/{anne.table}"
    await anne.follow("/")
    await anne.see("play-now-cartagena").wait_for()
    await anne.page.locator(f"a[href='{table}']").first.wait_for()
    yield Stop("lobby", anne)
    await anne.see("open-settings").click()
    async with closing(anne, "settings"):
        await anne.page.locator("[data-testid=settings] .segments").first.wait_for()
        yield Stop("settings", anne, "[data-testid=settings]")
    await anne.follow("/new?game=cartagena")
    await anne.see("open-table").wait_for()
    yield Stop("new", anne)
    await anne.open_options()
    yield Stop("new-options", anne)
    await anne.follow("/new")
    await anne.page.locator("[name=game]").first.wait_for()
    yield Stop("new-any", anne)
    await anne.follow("/rules/cartagena")
    await anne.page.locator("#C1").wait_for()
    yield Stop("rules-page", anne)
    await anne.follow(table)
    await anne.see("start").wait_for()
    await jack.go(f"/t/{anne.table}")
    await jack.see("join").wait_for()
    yield Stop("joining", jack)
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await expect(jack.see("seat-1")).to_contain_text(YOU)
    yield Stop("joined", jack)
    openers = {
        "crew-menu": "chair-menu-2",
        "table-options": "change-options",
        "cancel-sure": "cancel-table",
    }
    for dialog, opener in openers.items():
        await anne.see(opener).click()
        async with closing(anne, dialog):
            yield Stop(dialog, anne, f"[data-testid={dialog}]")
    await anne.see("start").click()


async def at_the_table(anne: Guest) -> AsyncIterator[Stop]:
    await anne.my_turn()
    await act_until_something_is_greyed(anne)
    yield Stop("table", anne)
    for dialog, key in KEYS.items():
        await anne.page.keyboard.press(key)
        async with closing(anne, dialog):
            yield Stop(dialog, anne, f"[data-testid={dialog}]")
    await anne.list_acts()
    await anne.greyed.first.click(force=True)
    async with closing(anne, "why-not"):
        yield Stop("why-not", anne, "[data-testid=why-not]")
    small = await anne.see("more").is_visible()
    if small:
        await anne.see("more").click()
        yield Stop("more", anne)
        await anne.see("open-tab-log").click()
        yield Stop("log", anne)
    await anne.page.keyboard.press("c")
    await expect(anne.page.locator("#chat-text")).to_be_focused()
    await anne.page.keyboard.type("Ahoy!")
    await anne.page.keyboard.press("Enter")
    await anne.see("said").get_by_text("Ahoy!").wait_for()
    if small:
        yield Stop("chat", anne)
        await anne.page.keyboard.press("Escape")
    await anne.page.evaluate(BLUR)


async def with_others(anne: Guest, jack: Guest, come: Newcomer) -> AsyncIterator[Stop]:
    await end_turn(anne)
    await jack.my_turn()
    yield Stop("table-friend", jack)
    await jack.act()
    await anne.see("undo").click()
    await jack.see("consent").wait_for()
    yield Stop("asking", anne)
    yield Stop("consent", jack, "[data-testid=consent]")
    await jack.page.keyboard.press("Escape")
    await jack.see("consent").wait_for(state="detached")
    for seat in (0, 1):
        await jack.see(f"crew-{seat}").click()
        async with closing(jack, "crew-menu"):
            yield Stop(f"crew-menu-{seat}", jack, "[data-testid=crew-menu]")
    await jack.see("crew-1").click()
    await jack.page.locator("[data-deal=stop]").click()
    await jack.see("deal-sure").click()
    await anne.see("stop-asked").wait_for()
    yield Stop("stop-waiting", jack)
    yield Stop("stop-asked", anne, "[data-testid=stop-asked]")
    await anne.page.keyboard.press("Escape")
    await jack.see("stop-waiting").wait_for(state="detached")
    mary = await come()
    await mary.go(f"/t/{anne.table}")
    await mary.see("offer").wait_for()
    yield Stop("offer", mary)


async def reach_the_end(anne: Guest) -> None:
    """A match of one turn."""
    await anne.sit_down(turn_limit=1)
    await anne.my_turn()
    await anne.act()
    await end_turn(anne)
    while await anne.moment() != "over":
        await anne.skip()


async def act_until_something_is_greyed(guest: Guest) -> None:
    """Play the last card of a symbol: what it could do is impossible from then on."""
    views = [told["view"] for told in guest.heard if told.get("view")]
    hand: dict[str, int] = views[-1]["hands"][0]
    rarest = min(filter(hand.get, hand), key=lambda symbol: hand[symbol])
    for _ in range(hand[rarest]):
        acts: list[str] = (await guest.sight())["acts"]
        await guest.act(next(n for n, act in enumerate(acts) if rarest in act))
        await guest.my_turn()
    await guest.greyed.first.wait_for()


async def draw_a_card(guest: Guest) -> None:
    """Play a turn, so that there is company to fall back to; then fall back."""
    for _ in range(2):
        await guest.act()
    await end_turn(guest)
    await guest.my_turn()
    await guest.list_acts()
    await guest.page.locator(f"{POSSIBLE}[data-act*=Retreat]").first.click()


async def look_at_the_luck(guest: Guest) -> None:
    """Beside a board the odds take no room: a tap on the last step shows them."""
    await guest.my_turn()
    if not await guest.see("luck").is_visible():
        await guest.see("step").click()
    await guest.see("luck").wait_for()


async def end_turn(guest: Guest) -> None:
    await guest.list_acts()
    await guest.page.locator("[data-act*=EndTurn]").click()


@asynccontextmanager
async def closing(guest: Guest, dialog: str) -> AsyncIterator[None]:
    """A dialog is looked at when it is open, and Escape closes it."""
    await guest.see(dialog).wait_for()
    if dialog == "rules":
        await guest.page.locator("#C1").wait_for()
    yield
    await guest.page.keyboard.press("Escape")
    await guest.see(dialog).wait_for(state="detached")


TOURS: Final = (the_table, end_and_lessons, every_board, one_tablet)
