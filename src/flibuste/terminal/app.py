"""The screen in colour: one app, a menu to set a table and the table itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

from textual.app import App

from flibuste.core.words import LANGUAGES, Words
from flibuste.terminal import phrases
from flibuste.terminal.menu import MenuScreen
from flibuste.terminal.session import Session
from flibuste.terminal.speech import speech
from flibuste.terminal.table import TableScreen

PACE: Final = 0.7  # seconds for which a bot's act is pointed out before it is made
SWITCH: Final = 0.0005  # seconds after which a thinking bot lets the screen go on
WIDE: Final = 118  # columns from which board and lists stand side by side


class FlibusteApp(App[None]):
    """A session on a screen, or the menu that sets one."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-small"), (WIDE, "-wide")]  # noqa: RUF012  # textual's own form
    TITLE = "Flibuste"

    def __init__(
        self, session: Session | None = None, language: str = "en", pace: float = PACE
    ) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.pace = pace

    async def on_mount(self) -> None:
        self.theme = "textual-light" if light_ground(os.environ) else "textual-dark"
        if self.session is None:
            await self.push_screen(MenuScreen())
        else:
            await self.push_screen(self.table_of(self.session))

    def sit_down(self, session: Session) -> None:
        """From the menu, or from the last table, to this one."""
        self.session = session
        _ = self.switch_screen(self.table_of(session))

    def table_of(self, session: Session) -> TableScreen:
        """The screen of a table here."""
        return TableScreen(session)

    def speaker(self) -> Words:
        """The words of the table, or of the menu."""
        if self.session is None:
            return speech(None, self.language)
        return self.session.told(speech(self.session.game.key, self.language))

    def turn_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def turn_theme(self) -> None:
        dark = self.current_theme.dark
        self.theme = "textual-light" if dark else "textual-dark"


def light_ground(environment: Mapping[str, str]) -> bool:
    """Some terminals tell their colours: the last number is the ground, 7 and 15 are light."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in ("7", "15")


def run_app(session: Session | None, language: str) -> int:
    """Play on the screen; the code of the match is left on the terminal."""
    app = FlibusteApp(session, language)
    sys.setswitchinterval(SWITCH)
    app.run()
    if app.session is not None and app.session.begun():
        print("\n".join(phrases.farewell(app.session, app.speaker())))
    return app.return_code or 0
