"""A table of a room on the screen: the same table, but others act somewhere else."""

from __future__ import annotations

import asyncio
import sys
from threading import Thread
from typing import cast

from textual import work
from textual.message import Message as Event
from textual.widgets import Static

from flibuste.afar.line import Heard
from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Action, Message
from flibuste.core.words import listed
from flibuste.room import wire
from flibuste.terminal.afar import AfarSession
from flibuste.terminal.app import FlibusteApp
from flibuste.terminal.session import Session
from flibuste.terminal.table import TableScreen


class AfarTable(TableScreen):
    """What the room tells is shown as it comes; an act is sent, and seen when the room tells it."""

    session: AfarSession

    def on_mount(self) -> None:
        self.query_one("#acts").focus()
        self.go_on()
        self.set_interval(1.0, self.tick)
        Thread(target=self.listen, daemon=True).start()

    def tick(self) -> None:
        """Clocks that run are seen to run."""
        if self.session.watch.runs:
            self.show_prompt()

    def show_prompt(self) -> None:
        super().show_prompt()
        clocks = self.session.clocks(self.speaker)
        if clocks:
            prompt = self.query_one("#prompt", Static)
            prompt.update(f"{prompt.content}\n{clocks}")

    def listen(self) -> None:
        """The line has a thread that waits for it; the screen never does."""
        for told in self.session.line.heard():
            self.post_message(self.Told(told))

    class Told(Event):
        """Something has come over the line."""

        def __init__(self, told: Heard) -> None:
            super().__init__()
            self.told = told

    def on_afar_table_told(self, event: Told) -> None:
        self.take(event.told)

    def take(self, told: Heard) -> None:
        """One thing that has come."""
        session, number = self.session, self.menu_number()
        session.hear(told)
        if isinstance(told, wire.Snapshot) and number is not None:
            session.note(Message("ui-table-anew"))
        if session.closed is not None:
            self.app.exit(return_code=2)
        elif isinstance(told, wire.Over):
            self.show()
            self.show_end()
        elif session.begun() and self.menu_number() == number and self.acts:
            self.show_log()  # the menu that is being read stays where it is
            self.show_board()
        else:
            self.go_on()

    def menu_number(self) -> int | None:
        menu = self.session.chair.menu
        return None if menu is None else menu.number

    def go_on(self) -> None:  # type: ignore[override]  # nothing to wait for here
        if self.session.begun():
            self.show()
        else:
            here = [chair.name for chair in self.session.chair.seats if chair.kind != "open"]
            self.tell_notice(self.speaker("ui-waiting", players=listed(here)))

    def on_resize(self) -> None:
        if self.session.begun():
            super().on_resize()

    @work(exclusive=True, group="act")
    async def act(self, action: Action) -> None:  # type: ignore[override]
        self.tell_notice("")
        self.session.news()
        try:
            await asyncio.to_thread(self.session.act, self.session.viewer, action)
        except FlibusteError as error:
            self.tell_notice(error.say(self.table_app.language))

    def again(self) -> None:
        """One match at a time: the next table has a link of its own."""
        self.app.exit()


class AfarApp(FlibusteApp):
    def table_of(self, session: Session) -> TableScreen:
        return AfarTable(cast("AfarSession", session))


def run_afar(session: AfarSession, language: str) -> int:
    """Play on the screen; how to come back, or how it ended, is left on the terminal."""
    app = AfarApp(session, language)
    app.run()
    from flibuste.terminal.afar_plain import AfarPlain

    session.line.close()
    left = AfarPlain(session, app.language)
    print("\n".join(left.farewell()))
    if session.closed is not None and session.chair.over is None and app.return_code:
        print(session.closed, file=sys.stderr)
    return app.return_code or 0
