"""A table of a room somewhere else, as both faces of the terminal know a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flibuste.afar.door import ask
from flibuste.afar.errors import AfarError
from flibuste.afar.line import Down, Heard, Line
from flibuste.afar.seated import Seated
from flibuste.core.match import Step
from flibuste.core.plain import to_json
from flibuste.core.protocol import LUCK, SEALED, WATCHER, Action, Message, Refusal, Seat, View
from flibuste.core.words import Words, listed, verbatim
from flibuste.room import asked, wire
from flibuste.room.wishes import FromClient, Late, Pause, Stop
from flibuste.terminal.afar_clocks import Watch
from flibuste.terminal.session import Hint, Session, Sitter
from flibuste.terminal.speech import table_error

SAID = "ui-said"  # a line of talk, told like what happens
ANSWERS: dict[str, type[FromClient]] = {
    "Consent": wire.Consent,
    "Stop": Stop,
    "Pause": Pause,
    "Late": Late,
}


class AfarSession(Session):
    """The match is the room's: here is what one chair is told of it, and what it may ask.

    Nobody else sits at this terminal, nothing is decided here, and nothing is kept.
    """

    def __init__(self, line: Line) -> None:
        self.line = line
        self.chair = Seated()
        self.question_open: str | None = None  # one of ANSWERS: yes and no answer it
        self.watch = Watch()
        self.up = False
        self.language = "en"
        self.closed: Exception | None = None
        while self.chair.table is None:  # the first thing that a room tells
            self.hear(self.line.inbox.get())
            if self.closed is not None:
                raise self.closed
        self.game = self.chair.game
        self.viewer = self.chair.you
        self.persons = (self.viewer,)
        self.viewers = (self.viewer,)
        self.steps = {self.viewer: self.chair.steps}
        self.heard = {self.viewer: 0}

    @property
    def chairs(self) -> tuple[Sitter, ...]:  # type: ignore[override]  # they come and go
        return tuple([Sitter(chair.bot, chair.name) for chair in self.chair.seats])

    # What comes over the line

    def hear(self, told: Heard) -> None:
        """One more message; what is to be told of it becomes a step of the log."""
        if isinstance(told, Down):
            self.up, self.closed = False, told.why
            self.note(Message("ui-line-down"))
            return
        if not self.up:
            self.up = True
            if self.chair.table is not None:
                self.note(Message("ui-line-up"))
        self.chair.hear(told)
        if isinstance(told, wire.Said):
            self.note(Message(SAID, {"player": Message(f"seat-{told.seat}"), "text": told.text}))
        elif isinstance(told, wire.Remarked):
            text = told.text.get(self.language, "")
            self.note(Message(SAID, {"player": Message(f"seat-{told.seat}"), "text": text}))
        elif isinstance(told, wire.UndoAsked):
            self._asked_back(told)
        elif isinstance(told, wire.StopAsked):
            self._asked_to_stop(told)
        elif isinstance(told, asked.Banks):
            self.watch.hear(told)
        elif isinstance(told, asked.PauseAsked):
            self._asked_to_pause(told)
        elif isinstance(told, asked.LateAsked):
            self._asked_about_late(told)
        elif isinstance(told, wire.Nudged):
            self.note(Message("ui-nudged", {"player": Message(f"seat-{told.seat}")}))
        elif isinstance(told, wire.StoodIn):
            self.note(Message("ui-stood-in", {"bot": told.bot, "acts": told.acts}))

    def _asked_back(self, told: wire.UndoAsked) -> None:
        player = Message(f"seat-{told.seat}")
        mine = self.chair.you in told.waiting
        self.question_open = "Consent" if mine and told.granted is None else None
        if mine and told.granted is None:
            self.note(Message("ui-asks-back", {"player": player, "steps": told.steps}))
        elif told.granted is not None:
            self.note(Message("ui-back-granted" if told.granted else "ui-back-refused"))

    def _asked_to_stop(self, told: wire.StopAsked) -> None:
        open_to_me = told.stopped is None and self.chair.you not in (*told.yes, *told.no)
        self.question_open = "Stop" if open_to_me else None
        if open_to_me:
            self.note(Message("ui-asks-to-stop"))
        elif told.stopped is not None:
            self.note(Message("ui-stopped" if told.stopped else "ui-goes-on"))

    def _asked_to_pause(self, told: asked.PauseAsked) -> None:
        open_to_me = told.granted is None and self.chair.you in told.waiting
        self.question_open = "Pause" if open_to_me else None
        if open_to_me:
            self.note(Message("ui-asks-pause", {"player": Message(f"seat-{told.seat}")}))
        elif told.granted is None and told.seat == self.chair.you:
            waiting = listed([self.chair.names()[seat] for seat in told.waiting])
            self.note(Message("ui-pause-asked", {"players": waiting}))
        elif told.granted is not None:
            self.note(Message("ui-paused" if told.granted else "ui-no-pause"))

    def _asked_about_late(self, told: asked.LateAsked) -> None:
        mine = self.chair.you in (told.seat, *told.yes, *told.no)
        self.question_open = "Late" if told.out is None and not mine else None
        player = Message(f"seat-{told.seat}")
        if told.out is None:
            asks = "ui-late-you" if told.seat == self.chair.you else "ui-asks-late"
            self.note(Message(asks, {"player": player}))
        else:
            self.note(Message("ui-late-out" if told.out else "ui-late-on", {"player": player}))

    def clocks(self, speaker: Words) -> str:
        """Everybody's time in one line; nothing where there is no clock."""
        table = self.chair.table
        return self.watch.line(self, speaker, None if table is None else table.clocks)

    def pause(self) -> None:
        """Ask for a pause, or end one."""
        told = self.watch.told
        self.line.ask(Pause, yes=told is None or not told.paused)

    def start(self) -> None:
        """Begin the match: the host's word."""
        ask(self.line.where, "start", {})

    def may_start(self) -> bool:
        return any(chair.host and chair.seat == self.viewer for chair in self.chair.seats)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """What is said to the table, with the rest of the line."""
        return {
            "say": self.say,
            "yes": lambda rest: self.answer(yes=True),
            "no": lambda rest: self.answer(yes=False),
            "start": lambda rest: self.start(),
            "pause": lambda rest: self.pause(),
        }

    def note(self, message: Message) -> None:
        """Something to tell that is no act."""
        view = self.chair.view
        self.chair.steps.append(Step(WATCHER, SEALED, view, view, [message]))

    def answer(self, yes: bool) -> None:
        """What I say to whoever asks the table."""
        question, self.question_open = self.question_open, None
        if question is None:
            raise table_error("ui-nobody-asks")
        self.line.ask(ANSWERS[question], yes=yes)

    def say(self, text: str) -> None:
        self.line.ask(wire.Chat, text=text)

    # Who acts

    def settle(self) -> None:
        """Luck and the clock are the room's."""

    def actor(self) -> Seat | None:
        if self.over():
            return None
        if self.chair.menu is not None:
            return self.viewer
        return next((seat for seat in self.chair.awaiting if seat != self.viewer), LUCK)

    def is_bot(self, seat: Seat) -> bool:
        """Everybody else acts without this terminal."""
        return seat != self.viewer

    def over(self) -> bool:
        return self.chair.phase in ("over", "cancelled")

    # How far it is

    @property
    def number(self) -> int:
        return self.line.number or 0

    @property
    def last(self) -> Seat | None:
        return next(
            (step.seat for step in reversed(self.chair.steps) if step.seat != WATCHER), None
        )

    def begun(self) -> bool:
        return self.chair.view is not None

    def code(self) -> str:
        """The room gives it away at the end: before, it would show every hand."""
        if self.chair.over is None:
            raise table_error("ui-code-later")
        return self.chair.over.code

    @property
    def seed(self) -> str:
        return "" if self.chair.over is None else self.chair.over.seed

    # What a seat sees and may do

    def view(self, seat: Seat | None = None) -> View:
        seen: View = self.chair.view
        return seen

    def menu(self, seat: Seat | None = None) -> list[Action]:
        groups: dict[type, list[Action]] = {}
        for action in self.chair.acts:
            groups.setdefault(type(action), []).append(action)
        return [action for group in groups.values() for action in group]

    def hint(self, strength: str = "why") -> Callable[[], Hint]:
        view, acts = self.chair.view, list(self.chair.acts)

        def thought() -> Hint:
            answer = self.line.ask(wire.Hint, strength=strength)
            assert isinstance(answer, wire.Hinted)
            told = verbatim(answer.why[self.language]) if answer.why else None
            if answer.act is not None:
                chosen: Action = self.game.action(answer.act)
                return Hint(chosen, (chosen,), told)
            look, handles = set(answer.look), self.game.handles
            if not look or handles is None:
                return Hint(None, (), told)
            found = [(act, handles(view, act)) for act in acts]
            among = [act for act, made in found if look & {*made.take, *made.goal}]
            return Hint(None, among, None)

        return thought

    def why(self, action: Action) -> Refusal | None:
        answer = self.line.ask(wire.Why, act=to_json(action))
        assert isinstance(answer, wire.Because)
        self.near_acts = [self.game.action(act) for act in answer.near or ()]
        if answer.rule is None:
            return None
        return Refusal(answer.rule, verbatim((answer.message or {}).get(self.language, "")))

    near_acts: Sequence[Action] = ()

    def near(self, action: Action) -> Sequence[Action]:
        """As the last answer to why had it."""
        return self.near_acts

    # Acting

    def act(self, seat: Seat, action: Action) -> None:
        """Act from the menu that is seen, or an error and nothing has changed."""
        menu = self.chair.menu
        if menu is None:
            raise table_error("ui-not-your-turn")
        self.line.ask(wire.Act, menu=menu.number, act=to_json(action))

    def undo(self) -> Message | None:
        answer = self.line.ask(wire.Undo)
        return Message("ui-back-asked") if isinstance(answer, wire.UndoAsked) else None

    # Persons

    def curtain(self, seat: Seat) -> bool:
        return False

    def news(self) -> list[Step]:
        fresh = self.chair.steps[self.heard[self.viewer] :]
        self.heard[self.viewer] = len(self.chair.steps)
        return fresh

    def opening(self) -> int:
        return 0

    def begin_telling(self) -> None:
        """Everything that is heard is news."""

    def names(self, speaker: Words) -> list[str]:
        return self.chair.names()

    def told(self, speaker: Words) -> Words:
        self.language = speaker.language  # the room says in both why an act is not allowed
        return super().told(speaker)

    def results(self) -> list[tuple[int, Seat, int, Mapping[str, int]]]:
        """Of a match that was stopped everybody is first of nobody: no places, the scores only."""
        over = self.chair.over
        if over is None:
            raise AfarError("afar-left")
        ranks = over.ranks or (0,) * len(over.scores)
        rows: Any = zip(ranks, range(len(over.scores)), over.scores, over.tally, strict=True)
        return sorted(rows, key=lambda row: row[:2])
