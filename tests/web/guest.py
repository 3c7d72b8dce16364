"""Somebody at a browser: what they see, what they do, and what their page does meanwhile."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

Json = dict[str, Any]
RECORDER: Final = Path(__file__).with_name("recorder.js").read_text("utf-8")
POSSIBLE: Final = "[data-testid=act-list][aria-busy=false] [data-act]:not([aria-disabled])"
GREYED: Final = "[data-testid=act-list] [data-act][aria-disabled=true]"
MOMENT: Final = """() => {
    const there = (what) => document.querySelector(what) !== null;
    if (there("[data-testid=steps-skip]")) return "steps";
    if (there("[data-testid=end]")) return "over";
    return there(`POSSIBLE`) && "acts";
}""".replace("POSSIBLE", POSSIBLE)
LINK: Final = """path => {
    const link = Object.assign(document.createElement("a"), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""
ENTRIES: Final = "[data-testid=log] [data-number]"
SHOWN: Final = """before => {
    const numbers = [...document.querySelectorAll("ENTRIES")].map((one) => +one.dataset.number);
    if (Math.max(...numbers) > before) return "shown";
    return document.querySelector("[data-testid=steps-skip]") && "waiting";
}""".replace("ENTRIES", ENTRIES)
LISTED: Final = """() => {
    const list = document.querySelector("[data-testid=act-list]");
    return list !== null && list.getBoundingClientRect().height > 40
        && list.closest(".away, .put-away") === null;
}"""
SIGHT: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    return {
        prompt: all("[data-testid=prompt]").map((one) => one.textContent).join(""),
        acts: all("POSSIBLE").map((one) => one.dataset.act),
        turns: all("[data-testid^=seat-]").map((one) => one.dataset.turn),
        log: all("ENTRIES")
            .map((one) => [Number(one.dataset.number), one.textContent.trim()]),
    };
}""".replace("POSSIBLE", POSSIBLE).replace("ENTRIES", ENTRIES)


class Guest:
    """A page of one's own, in a browser of one's own."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.sent: list[Json] = []  # acts, as they left the browser
        self.said: list[Json] = []  # these and whatever else
        self.asked: list[str] = []  # addresses of the server's that are not files of the page
        self.frames: list[str | bytes] = []  # as they came; few tests read them
        self.complaints: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", self._line)
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _line(self, line: WebSocket) -> None:
        line.on("framesent", self._say)
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame)

    def _say(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.said.append(told)
        if told["type"] == "Act":
            self.sent.append(told)

    def _request(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/"):
            self.asked.append(path)

    @property
    def heard(self) -> list[Json]:
        """All that the server has told this browser."""
        return [json.loads(frame) for frame in self.frames]

    # Looking

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def acts(self) -> Locator:
        """What can be done now."""
        return self.page.locator(POSSIBLE)

    @property
    def greyed(self) -> Locator:
        """What could be done before and cannot now."""
        return self.page.locator(GREYED)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.rpartition("/")[2]

    async def sight(self) -> Json:
        """The table as the page tells it: sentence, acts, turns, log."""
        told: Json = await self.page.evaluate(SIGHT)
        return told

    async def ask(self, path: str) -> Any:
        """What the server answers to this very guest."""
        answer = await self.page.context.request.get(f"{self.address}{path}")
        assert answer.ok, await answer.text()
        return await answer.json()

    async def sees_what_the_server_keeps(self) -> None:
        """Each act of the journal once, in order; and the board as the server tells it."""
        kept = [entry["number"] for entry in await self.ask(f"/api/tables/{self.table}/journal")]
        assert kept == sorted(set(kept))
        await self.page.wait_for_function(
            SHOWN, arg=kept[-1] - 1
        )  # how it ended comes after the count
        shown = [number for number, _ in (await self.sight())["log"]]
        assert shown == kept
        board = await self.ask(f"/api/tables/{self.table}/board/en")
        words = "".join(part["title"] + "".join(part["lines"]) for part in board)
        async with self.in_words():
            await self.page.wait_for_function(
                "words => document.querySelector('[data-testid=facts]').textContent"
                ".replace(/\\s+/g, '') === words",
                arg="".join(words.split()),
            )

    @asynccontextmanager
    async def in_words(self) -> AsyncIterator[None]:
        """While the table is shown in words, which beside a painted board is a key away."""
        hidden = not await self.see("facts").is_visible()
        if hidden:
            await self.page.evaluate("document.activeElement.blur()")  # a field would keep the key
            await self.page.keyboard.press("w")
        await expect(self.see("facts")).to_be_visible()
        yield
        if hidden:
            await self.page.keyboard.press("w")

    async def seen(self) -> Json:
        """What the recorder has counted in this page."""
        told: Json = await self.page.evaluate("({ ...seen, lines: seen.lines.length })")
        return told

    # Doing

    async def go(self, path: str = "/") -> None:
        await self.page.goto(self.address + path if path.startswith("/") else path)

    async def follow(self, path: str) -> None:
        """By a link of the page's own, which loads nothing anew; the first time there is none."""
        if self.page.url.startswith(self.address):
            await self.page.evaluate(LINK, path)
        else:
            await self.go(path)

    async def moment(self) -> str:
        """Wait until there is something to do: "steps" to skip, "acts" to choose from, "over"."""
        try:
            found = await self.page.wait_for_function(MOMENT)
        except PlaywrightTimeout:
            raise AssertionError(await self.stands_still()) from None
        return str(await found.json_value())

    async def stands_still(self) -> str:
        """What somebody sees who waits in vain, and what the line told last."""
        heard = [frame[:400] for frame in self.frames[-3:]]
        at = await self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        shown = await self.page.locator("main").inner_text()
        return f"nothing to do: {await self.sight()}\nheard: {heard}\nfocus: {at}\nseen: {shown}"

    async def my_turn(self) -> None:
        """Skip what is shown until it is my turn."""
        while (moment := await self.moment()) == "steps":
            await self.skip()
        assert moment == "acts"

    async def skip(self) -> None:
        """Show at once what waits; it may have been shown by itself in the meantime."""
        await self.page.keyboard.press("s")

    async def act(self, index: int = 0) -> str:
        """Choose an act by a click; returns once it is answered, shown and in the log."""
        chosen = self.acts.nth(index)
        act = str(await chosen.get_attribute("data-act"))
        before = await self.last_number()
        await self.list_acts()
        await chosen.click()
        while True:
            found = await self.page.wait_for_function(SHOWN, arg=before)
            if await found.json_value() == "shown":
                return act
            await self.skip()

    async def talk(self, text: str) -> None:
        """Say something to all at the table."""
        await self.see("tab-chat").click()
        await self.page.locator("#chat-text").fill(text)
        await self.page.locator("#chat-text").press("Enter")

    async def list_acts(self) -> None:
        """Have all that can be done in sight, which beside a board is a key away."""
        if not await self.page.evaluate(LISTED):
            await self.page.keyboard.press("a")
            await self.page.wait_for_function(LISTED)

    async def last_number(self) -> int:
        """Of the newest entry in the log; the journal comes a moment after the table."""
        await self.page.locator(ENTRIES).first.wait_for(state="attached")
        log: list[tuple[int, str]] = (await self.sight())["log"]
        return max(number for number, _ in log)

    async def log_length(self) -> int:
        return await self.page.locator(ENTRIES).count()

    async def play_now(self) -> None:
        """From the lobby into a match against bots, until it is my turn."""
        await self.go()
        await self.see("play-now-cartagena").click()
        await self.my_turn()

    async def sit_down(
        self,
        *others: str,
        start: bool = True,
        game: str = "cartagena",
        name: str = "Anne",
        **options: int | str,
    ) -> None:
        """The short way to a table for tests of something else; the first turn is mine."""
        chairs = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in others]
        wanted = {
            "game": game,
            "name": name,
            "seats": [{"kind": "me"}, *(chairs or [{"kind": "bot", "bot": "random"}] * 2)],
            "options": {"first": 0, **options} if game == "cartagena" else options,
            "pace": 0,
        }
        table = (await self.tell("/api/tables", wanted))["table"]
        if start:
            await self.tell(f"/api/tables/{table}/start", {})
        await self.follow(f"/t/{table}")
        await self.see("seat-0").wait_for()

    async def open_options(self) -> None:
        """Of a new table: all that there is beside how many play."""
        await self.see("options").wait_for()
        for closed in await self.page.locator("[data-testid=options] summary").all():
            await closed.click()

    async def tell(self, path: str, body: Json) -> Json:
        answer = await self.page.context.request.post(f"{self.address}{path}", data=body)
        assert answer.ok, await answer.text()
        told: Json = await answer.json()
        return told

    async def tab_to(self, target: str, most: int = 60) -> None:
        """Walk with Tab to what a selector names; that it can be reached is part of the test."""
        for _ in range(most):
            if await self.page.evaluate(f"document.activeElement.matches('{target}')"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")


async def arrived(host: Guest, seat: int, name: str) -> None:
    """Before the match: this chair is taken, and whoever took it has a line to the table."""
    chair = host.see(f"seat-{seat}")
    await expect(chair).to_contain_text(name)
    await expect(chair).to_have_attribute("data-online", "true")


async def seated_here(guest: Guest, seat: int, name: str) -> None:
    """The page shows this name on this chair."""
    await expect(guest.see(f"seat-{seat}")).to_contain_text(name)
