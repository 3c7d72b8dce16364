"""The table on the screen: the course of the match, and what the keys do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Action, Seat
from flibuste.terminal import phrases
from flibuste.terminal.keys import bindings
from flibuste.terminal.panels import (
    CurtainScreen,
    EndPanel,
    HelpPanel,
    LeavePanel,
    RulesPanel,
    WhyPanel,
)
from flibuste.terminal.saves import save
from flibuste.terminal.session import Session
from flibuste.terminal.setup import new_table
from flibuste.terminal.tabletop import Acts, Tabletop


class TableScreen(Tabletop):
    """Persons act by keys, bots in threads of their own; neither freezes the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(),
        Binding("enter", "enter"),
        Binding("pageup", "scroll_board(-5)"),
        Binding("pagedown", "scroll_board(5)"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.typed = ""  # digits of a number so far

    def on_mount(self) -> None:
        self.session.settle()
        self.session.begin_telling()
        self.query_one("#acts").focus()
        self.go_on()

    # The course of the match

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let luck and bots act until a person is to act or the match is over."""
        session = self.session
        while True:
            session.settle()
            actor = session.actor()
            if actor is None:
                self.show()
                self.show_end()
                return
            if not session.is_bot(actor):
                self.turn_to(actor)
                return
            self.show()
            await self.painted()
            action = await asyncio.to_thread(session.thought(actor))
            await self.point_out(session.shown(actor, action))
            session.act(actor, action)

    async def painted(self) -> None:
        """Until the screen shows what is so: a thinking bot leaves little time for painting."""
        done = asyncio.Event()
        self.call_after_refresh(done.set)
        await done.wait()

    async def point_out(self, shown: Action) -> None:
        """Show where an act leads for a moment before it is made."""
        if self.table_app.pace:
            self.previewed = shown
            self.show_board()
            await asyncio.sleep(self.table_app.pace)
            self.previewed = None

    def turn_to(self, actor: Seat) -> None:
        """Show the table to this person; another one who is looking must hide it first."""
        session = self.session
        if not session.curtain(actor):
            session.look(actor)
            self.show()
            return
        self.next_person = actor
        self.show()
        if session.viewer not in session.persons:
            self.draw_curtain()

    def draw_curtain(self) -> None:
        """Hide the table; whoever lifts the curtain looks from now on."""
        actor = self.next_person
        assert actor is not None
        self.next_person = None
        player = self.session.names(self.speaker)[actor]

        def lifted(_: None) -> None:
            self.session.look(actor)
            self.show()

        self.lay(CurtainScreen(self.speaker("ui-curtain-open", player=player)), lifted)

    def act(self, action: Action) -> None:
        self.tell_notice("")
        self.session.news()
        self.session.act(self.session.viewer, action)
        self.go_on()

    def show_end(self) -> None:
        def answered(answer: str | None) -> None:
            if answer == "again":
                self.again()
            elif answer == "leave":
                self.app.exit()

        self.lay(EndPanel(self.session, self.speaker), answered)

    def again(self) -> None:
        """The same people at a new table."""
        last = self.session
        again = new_table(last.game, last.chairs, last.match.options, bots=last.make_bot)
        self.table_app.sit_down(again)

    # Choosing an act

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if action := self.act_at(event.option.id):
            self.previewed = action
            self.show_board()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if action := self.act_at(event.option.id):
            self.act(action)

    def act_at(self, number: str | None) -> Action | None:
        """The act of this number; a late event may speak of a menu that is gone."""
        found = int(number or 0)
        return self.acts[found - 1] if 0 < found <= len(self.acts) else None

    def on_key(self, event: Key) -> None:
        """Digits add up to the number of an act; one that cannot go on begins anew."""
        digit = event.character or ""
        if digit not in tuple("0123456789"):
            self.typed = ""
            return
        for typed in (self.typed + digit, digit):
            if 0 < int(typed) <= len(self.acts):
                self.typed = typed
                self.highlight(int(typed))
                return

    # What the keys do

    def lay(
        self, screen: Screen[str] | Screen[None], done: Callable[..., None] | None = None
    ) -> None:
        """Put a panel over the table."""
        _ = self.app.push_screen(screen, done)

    def action_enter(self) -> None:
        self.typed = ""
        if self.next_person is not None:
            self.draw_curtain()
        elif self.session.over():
            self.show_end()
        else:
            self.query_one("#acts", Acts).action_select()

    def action_scroll_board(self, lines: int) -> None:
        self.query_one("#left").scroll_relative(y=lines, animate=False)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the captain, with what this person sees."""
        session = self.session
        if not self.acts:
            self.tell_notice(self.speaker("ui-not-your-turn"))
            return
        self.tell_notice(self.speaker("ui-thinking"))
        number = session.number
        try:
            hint = await asyncio.to_thread(session.hint())
        except FlibusteError as error:  # a room may have none
            self.tell_notice(error.say(self.table_app.language))
            return
        if session.number == number and hint.action in self.acts:
            self.highlight(self.acts.index(hint.action) + 1)
            self.tell_notice("\n".join(phrases.hinted(session, self.speaker, hint)))

    def action_undo(self) -> None:
        refusal = self.session.undo()
        if refusal is not None:
            self.tell_notice(self.speaker.say(refusal))
            return
        self.next_person = None
        self.tell_notice(self.speaker("ui-undone"))
        self.go_on()

    def action_why(self) -> None:
        self.lay(WhyPanel(self.session, self.speaker))

    def action_rules(self) -> None:
        self.lay(RulesPanel(self.session, self.speaker))

    def action_help(self) -> None:
        self.lay(HelpPanel(self.session, self.speaker, self.keys))

    def action_language(self) -> None:
        self.table_app.turn_language()
        self.tell_notice("")
        self.show()

    def action_theme(self) -> None:
        self.table_app.turn_theme()
        self.show_board()

    def action_save(self) -> None:
        try:
            self.tell_notice(self.speaker("ui-saved", file=str(save(self.session))))
        except FlibusteError as error:
            self.tell_notice(error.say(self.table_app.language))

    def action_leave(self) -> None:
        def answered(answer: str | None) -> None:
            if answer == "leave":
                self.app.exit()

        if self.session.over():
            self.app.exit()
        else:
            self.lay(LeavePanel(self.session, self.speaker), answered)
