"""A table of a room on the screen: the same table, but others act somewhere else."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from threading import Thread
from typing import ClassVar, TypeVar, cast

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message as Event
from textual.widgets import Static

from flibuste.afar.line import Heard
from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Action, Message
from flibuste.core.words import listed
from flibuste.room import wire
from flibuste.terminal.afar import AfarSession
from flibuste.terminal.app import FlibusteApp
from flibuste.terminal.commands import command_of
from flibuste.terminal.keys import AFAR, WORD, bar
from flibuste.terminal.panels import WordPanel
from flibuste.terminal.session import Session
from flibuste.terminal.table import TableScreen

T = TypeVar("T")


class AfarTable(TableScreen):
    """What the room tells is shown as it comes; an act is sent, and seen when the room tells it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(WORD.key, WORD.action)]
    session: AfarSession
    keys = AFAR

    def on_mount(self) -> None:
        """Beside what every table does then."""
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
        session, number, begun = self.session, self.menu_number(), self.session.begun()
        session.hear(told)
        if session.begun() and not begun:
            self.tell_notice("")
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
        self.show()

    def show(self) -> None:
        """The table; before the match, who is there already."""
        if self.session.begun():
            super().show()
            return
        here = [chair.name for chair in self.session.chair.seats if chair.kind != "open"]
        lines = [self.speaker("ui-waiting", players=listed(here))]
        if self.session.may_start():
            lines.append(self.speaker("ui-may-start-key"))
        self.tell_notice("\n".join(lines))
        self.show_log()
        self.query_one("#keys", Static).update(bar(self.speaker, self.keys))

    def show_board(self) -> None:
        if self.session.begun():
            super().show_board()

    def action_why(self) -> None:
        if self.session.begun():
            super().action_why()

    def action_save(self) -> None:
        self.tell_notice(self.speaker("ui-not-kept-here"))

    def action_word(self) -> None:
        def typed(line: str | None) -> None:
            if line:
                self.say(line)

        self.lay(WordPanel(self.session, self.speaker), typed)

    @work(group="word")
    async def say(self, line: str) -> None:
        """A word that the line mode knows too, or talk."""
        commands = self.session.commands()
        word, rest = command_of(line, tuple(commands)) or ("say", line)
        await self.ask(commands[word], rest)

    async def ask(self, request: Callable[..., T], *args: object) -> T | None:
        """The room has the last word, and the screen does not wait for it."""
        self.tell_notice("")
        try:
            return await asyncio.to_thread(request, *args)
        except FlibusteError as error:
            self.tell_notice(error.say(self.table_app.language))
            return None

    @work(exclusive=True, group="act")
    async def action_undo(self) -> None:  # type: ignore[override]
        told = await self.ask(self.session.undo)
        if told is not None:
            self.tell_notice(self.speaker.say(told))

    @work(exclusive=True, group="act")
    async def act(self, action: Action) -> None:  # type: ignore[override]
        self.session.news()
        await self.ask(self.session.act, self.session.viewer, action)

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
