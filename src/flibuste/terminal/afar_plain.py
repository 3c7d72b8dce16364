"""A table of a room in lines of text: what comes over the line and what is typed, as they come."""

from __future__ import annotations

from collections.abc import Callable
from threading import Semaphore, Thread
from typing import TypeAlias

from flibuste.afar.line import Down, Heard
from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER, Action, Message, Seat
from flibuste.core.words import listed
from flibuste.room import wire
from flibuste.room.asked import Banks
from flibuste.terminal import phrases
from flibuste.terminal.afar import AfarSession
from flibuste.terminal.commands import command_of
from flibuste.terminal.plain import INTERRUPTED, Plain, Quit
from flibuste.terminal.speech import table_error

Event: TypeAlias = Heard | str | None  # None: nobody types any longer


class AfarPlain(Plain):
    """One chair of a table afar.

    ``patient``: nobody looks on (a pipe), so a line is read only when it can be used, and the
    command leaves when a move is awaited and there are no more lines.
    """

    session: AfarSession

    def __init__(
        self,
        session: AfarSession,
        language: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        *,
        patient: bool = False,
    ) -> None:
        super().__init__(session, language, read, write)
        self.turns = Semaphore(0)
        self.patient = patient
        self.acted = False  # whether the last line was a move
        self.asked: int | None = None  # the number of the menu that was shown last
        self.commands |= session.commands() | {"clock": lambda rest: self.show_clocks()}

    # The course of the match

    def play(self) -> int:
        code = 0
        Thread(target=self._type, daemon=True).start()
        try:
            self.greet()
            self.look()
            while not self.session.over() and self.session.closed is None:
                self.take(self.session.line.inbox.get())
            self.tell()
        except Quit:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        if self.session.closed is not None:
            raise self.session.closed
        self.session.line.close()
        self.write("\n".join(["", *self.farewell()]))
        return code

    def _type(self) -> None:
        """Lines as they are typed, behind all that was heard before them; it must not end in the
        middle of a word with the command.
        """
        events = self.session.line.inbox
        while True:
            if self.patient:
                self.turns.acquire()
            try:
                events.put(self.read(""))
            except (EOFError, OSError):
                events.put(None)
                return

    def greet(self) -> None:
        """Who sits where, and what has come while the table was laid."""
        session = self.session
        self.write(phrases.game_name(session.game, self.speaker))
        for seat, name in enumerate(session.names(self.speaker)):
            mine = seat == session.viewer
            self.write(self.speaker("ui-at-the-room", player=name) if mine else name)
        self.write(self.speaker("ui-watching" if session.viewer == WATCHER else "ui-help-hint"))

    def take(self, event: Event) -> None:
        """One thing that has come, from either side."""
        if event is None:
            raise Quit
        if isinstance(event, str):
            mine = self.session.actor() == self.session.viewer
            self.acted = False
            self.obey(event, self.session.viewer if mine else None)
            if self.patient and mine and not self.acted:
                self.turns.release()  # the next line: this one has changed nothing
            return
        before = self.session.chair.phase
        self.session.hear(event)
        if isinstance(event, (wire.Snapshot, wire.Seats)):
            self.speak(self.speaker.language)  # somebody has come, or has another name
        if isinstance(event, wire.Snapshot) and before == "running":
            self.session.note(Message("ui-table-anew"))
            self.asked, self.board_is_old = None, True
        if isinstance(event, Down) and event.why is not None:
            return
        self.look()
        if isinstance(event, Banks) and self.session.watch.runs_for(self.session.viewer):
            self.show_clocks()

    def look(self) -> None:
        """What is new, and the menu if it is my turn."""
        session = self.session
        if not session.begun():
            self.wait()
            return
        self.tell()
        if session.actor() != session.viewer or self.menu_number() == self.asked:
            return
        self.asked = self.menu_number()
        if self.board_is_old or session.last != session.viewer:
            self.show_board()
        self.show_menu()
        if self.patient:
            self.turns.release()

    def show_clocks(self) -> None:
        self.write(self.session.clocks(self.speaker) or self.speaker("ui-no-clocks"))

    def menu_number(self) -> int | None:
        menu = self.session.chair.menu
        return None if menu is None else menu.number

    def wait(self) -> None:
        """Before the match: who is there already."""
        here = [chair.name for chair in self.session.chair.seats if chair.kind != "open"]
        self.write(self.speaker("ui-waiting", players=listed(here)))
        if self.session.may_start():
            self.write(self.speaker("ui-may-start"))

    def farewell(self) -> list[str]:
        if self.session.chair.over is not None:
            return phrases.farewell(self.session, self.speaker)
        where = self.session.line.where
        link = f"{where.server}/t/{where.table}" + (f"?token={where.token}" if where.token else "")
        return [self.speaker("ui-come-back", link=link)]

    # What is typed

    def obey(self, line: str, actor: Seat | None) -> None:
        """A command at any time, an act when it is my turn."""
        if actor is None and line.strip() and command_of(line, tuple(self.commands)) is None:
            self.write(self.speaker("ui-not-your-turn"))
        else:
            super().obey(line, actor)

    def do(self, actor: Seat, action: Action) -> None:
        """The room says whether it is allowed."""
        try:
            self.session.act(actor, action)
            self.acted = True
        except FlibusteError as error:
            self.acted = error.code == "stale"  # another menu is on its way
            self.write(error.say(self.speaker.language))

    def show_menu(self) -> None:
        if self.session.begun():
            super().show_menu()

    def show_board(self) -> None:
        if self.session.begun():
            super().show_board()

    def save(self, rest: str) -> None:
        raise table_error("ui-not-kept-here")
