"""For the tests of the screen: an app that is nowhere, and the fingers on its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input, Static

from flibuste.terminal.app import FlibusteApp
from flibuste.terminal.session import Session
from flibuste.terminal.table import TableScreen

Play = Callable[["Screen"], Awaitable[None]]
SMALL, WIDE = (80, 24), (120, 40)


class Screen:
    """An app and the fingers on its keys."""

    def __init__(self, app: FlibusteApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Each key, and all that comes of it."""
        for key in keys:
            await self.press_at_once(key)

    async def press_at_once(self, *keys: str) -> None:
        """Keys so fast that nothing comes of one before the next."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
        await self.settle()

    async def settle(self) -> None:
        """Until every message is handled, and those that came of them, and bots have answered."""
        for _ in range(3):
            await self.pilot.pause(0)
            await self.app.workers.wait_for_complete()
        await self.pilot.pause(0)

    async def type(self, text: str) -> None:
        """A line into the field that has the focus."""
        field = self.app.focused
        assert isinstance(field, Input)
        field.value = text
        await self.press("enter")

    def shown(self, id: str) -> str:
        """The text of a part of the screen."""
        part = self.app.screen.query_one(id, Static)
        return str(part.visual) if id != "#board" else str(part.content)

    @property
    def table(self) -> TableScreen:
        (found,) = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return found

    def lines(self) -> list[str]:
        """The whole screen as text, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]


def on_screen(
    session: Session | None,
    play: Play,
    language: str = "en",
    size: tuple[int, int] = SMALL,
    kind: type[FlibusteApp] = FlibusteApp,
) -> FlibusteApp:
    """Play on a screen that is nowhere."""

    async def run() -> FlibusteApp:
        app = kind(session, language, pace=0)
        async with app.run_test(size=size) as pilot:
            screen = Screen(app, pilot)
            await screen.settle()
            await play(screen)
        return app

    return asyncio.run(run())
