"""What is seen of a table: board, prompt, acts, log and the bar of keys.  It knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from flibuste.core.sections import as_text
from flibuste.core.words import Words
from flibuste.terminal import phrases
from flibuste.terminal.keys import KEYS, bar
from flibuste.terminal.palette import coloured
from flibuste.terminal.session import Session

if TYPE_CHECKING:
    from flibuste.core.protocol import Action, Seat
    from flibuste.terminal.app import FlibusteApp

LISTS: Final = 8  # lines kept for prompt, acts, log and keys below the board
BESIDE: Final = 80  # columns of the board when the lists stand beside it
LOG: Final = 200  # sentences kept in sight


class Acts(OptionList):
    """The menu of acts.  Enter is the table's affair: the menu may be empty."""

    # No key of priority: that would overtake the digit typed just before it.
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "screen.enter")]


class Tabletop(Screen[None]):
    """One session, as whoever is looking sees it."""

    keys = KEYS

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.acts: list[Action] = []
        self.previewed: Action | None = None  # the act whose way the board shows
        self.next_person: Seat | None = None  # waits for the one at the screen to hide the table

    @property
    def table_app(self) -> FlibusteApp:
        return cast("FlibusteApp", self.app)

    @property
    def speaker(self) -> Words:
        return self.table_app.speaker()

    def compose(self) -> ComposeResult:
        with Container(id="room"):
            with VerticalScroll(id="left", can_focus=False):
                yield Static(id="board", markup=False)
            with Vertical(id="right"):
                yield Static(id="prompt", markup=False)
                yield Static(id="notice", markup=False)
                with Container(id="lists"):
                    yield Acts(id="acts", markup=False)
                    with VerticalScroll(id="past"):
                        yield Static(id="log", markup=False)
        yield Static(id="keys")

    def on_resize(self) -> None:
        self.show_board()
        self.show_log()

    def show(self) -> None:
        """Everything anew, in the language of the moment."""
        self.show_acts()
        self.show_prompt()
        self.show_log()
        self.show_board()
        self.query_one("#keys", Static).update(bar(self.speaker, self.keys))

    def show_board(self) -> None:
        """As large as it fits: in colour if the game can paint, else its text."""
        session, game = self.session, self.session.game
        wide = self.has_class("-wide")
        height = self.size.height - (1 if wide else LISTS)
        if game.paint is None:
            picture = Text(as_text(game.board(session.view()), self.speaker))
        else:
            width = BESIDE if wide else self.size.width
            painted = game.paint(session.view(), self.speaker, self.previewed, width, height)
            picture = coloured(painted, self.app.current_theme.dark)
        self.query_one("#left").styles.max_height = height
        self.query_one("#board", Static).update(picture)

    def show_prompt(self) -> None:
        prompt = phrases.prompt(self.session, self.speaker)
        if self.next_person is not None:
            player = self.session.names(self.speaker)[self.next_person]
            prompt = self.speaker("ui-curtain-close", player=player)
        self.query_one("#prompt", Static).update(prompt)

    def show_acts(self) -> None:
        """The menu of the person at the screen, those of a kind under one heading."""
        session = self.session
        self.acts = session.menu() if session.actor() == session.viewer else []
        options = []
        for heading, acts in phrases.by_kind(session, self.speaker, self.acts):
            if len(acts) > 1:
                options.append(Option(Text(heading, "bold"), disabled=True))
            for number, label in acts:
                options.append(Option(f"{number:3}  {label}", id=str(number)))
        self.query_one("#acts", Acts).set_options(options)
        self.previewed = None
        if self.acts:
            self.highlight(1)

    def highlight(self, number: int) -> None:
        """Choose an act without playing it; the board shows where it leads."""
        listed = self.query_one("#acts", Acts)
        listed.highlighted = listed.get_option_index(str(number))

    def show_log(self) -> None:
        """What the viewer saw since the set-up; what is new since the own last act stands out."""
        session = self.session
        steps = session.steps[session.viewer]
        heard = session.heard[session.viewer]
        old = phrases.sentences(steps[session.opening() : heard], self.speaker)
        new = phrases.sentences(steps[heard:], self.speaker)
        text = Text("\n".join([*phrases.seated(session, self.speaker), *old][-LOG:]), "dim")
        if new:
            text.append("\n" + "\n".join(new[-LOG:]), "not dim")
        self.query_one("#log", Static).update(text)
        self.call_after_refresh(self.query_one("#past").scroll_end, animate=False)

    def tell_notice(self, text: str) -> None:
        """A line below the prompt, until the next act."""
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.set_class(bool(text), "-told")
