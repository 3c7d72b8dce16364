"""What lies over the table for a moment: rules, why, help, the end, leaving; and the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, Static

from flibuste.core.errors import FlibusteError
from flibuste.core.registry import rules_page
from flibuste.terminal import phrases
from flibuste.terminal.acts import act_of
from flibuste.terminal.keys import Key

if TYPE_CHECKING:
    from flibuste.core.words import Words
    from flibuste.terminal.session import Session


class Panel(ModalScreen[str]):
    """A box with text; Escape or Enter puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "close"),
        Binding("up,k", "scroll(-1)"),
        Binding("down,j", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown,space", "scroll(10)"),
    ]

    def __init__(self, session: Session, speaker: Words) -> None:
        super().__init__()
        self.session = session
        self.speaker = speaker

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll(id="scroll", can_focus=False):
                yield Static("\n".join(self.lines()), id="text", markup=False)
            yield Static(self.speaker(self.foot), id="foot", markup=False)

    foot = "panel-close"

    def lines(self) -> list[str]:
        return []

    def action_close(self) -> None:
        _ = self.dismiss("")

    def action_scroll(self, lines: int) -> None:
        self.query_one("#scroll").scroll_relative(y=lines, animate=False)


class HelpPanel(Panel):
    """The keys."""

    def __init__(self, session: Session, speaker: Words, keys: tuple[Key, ...]) -> None:
        super().__init__(session, speaker)
        self.keys = keys

    def lines(self) -> list[str]:
        """The keys that are not in the bar first."""
        more = {"↑ ↓": "choose", "1 2 …": "number", "⏎": "enter", "Tab": "tab"}
        keys = more | {key.shown: key.action for key in self.keys}
        return [f"{shown:8} {self.speaker(f'key-{key}-help')}" for shown, key in keys.items()]


class EndPanel(Panel):
    """Places, tally, seed and code."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('again')"),
        Binding("q", "answer('leave')"),
    ]
    foot = "panel-end"

    def lines(self) -> list[str]:
        lines = phrases.ending(self.session, self.speaker)
        return [*lines, "", *phrases.keepsake(self.session, self.speaker)]

    def action_answer(self, answer: str) -> None:
        _ = self.dismiss(answer)


class LeavePanel(Panel):
    """Whether to leave a match that is not over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "leave"),
        Binding("escape", "close"),
    ]
    foot = "panel-leave"

    def lines(self) -> list[str]:
        return [self.speaker("panel-leave-what")]

    def action_leave(self) -> None:
        _ = self.dismiss("leave")


class RulesPanel(Panel):
    """The rules page."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r", "close")]

    def compose(self) -> ComposeResult:
        page = rules_page(self.session.game.package, self.speaker.language)
        with Vertical():
            with VerticalScroll(id="scroll", can_focus=False):
                yield Markdown(page)
            yield Static(self.speaker("panel-scroll"), id="foot", markup=False)


class WhyPanel(Panel):
    """Asks for an act and tells whether it is allowed, and if not, by which rule."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]
    foot = "panel-why"

    def compose(self) -> ComposeResult:
        with Vertical():
            example = phrases.example_act(self.session, self.speaker)
            yield Input(placeholder=self.speaker("panel-why-what", example=example), id="act")
            with VerticalScroll(id="scroll", can_focus=False):
                yield Static("", id="text", markup=False)
            yield Static(self.speaker(self.foot), id="foot", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.query_one("#text", Static).update("\n".join(self.answer(event.value)))
            event.input.clear()

    def answer(self, text: str) -> list[str]:
        session, speaker = self.session, self.speaker
        try:
            action = act_of(session.game, session.view(), session.menu(), text, speaker)
            refusal = session.why(action)
            lines = phrases.reason(session, speaker, action, refusal)
            if refusal is not None:
                lines += ["", phrases.rule_text(session.game, speaker, refusal.rule)]
        except FlibusteError as error:
            return [error.say(speaker.language)]
        return lines


class WordPanel(Panel):
    """A line to type: what everybody at a table of a room is told or answered."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]
    foot = "panel-word"

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Input(placeholder=self.speaker("panel-word-what"), id="word")
            yield Static(self.speaker(self.foot), id="foot", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        _ = self.dismiss(event.value)


class CurtainScreen(Screen[None]):
    """Between two persons: nothing of the table is to be seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="text", markup=False)

    def action_lift(self) -> None:
        _ = self.dismiss(None)
