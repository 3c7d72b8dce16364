"""
A table: the match, who sits where, whose eyes, the log, and taking back.

It does no input or output.  A person is shown the views of the own seat only,
a bot is given views only; both faces of the terminal (plain, app) play on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from flibuste.core.codec import dumps, shorten
from flibuste.core.luck import Luck, choose
from flibuste.core.match import Match, Step, nearest
from flibuste.core.protocol import (
    CLOCK,
    LUCK,
    WATCHER,
    Action,
    AnyGame,
    Message,
    Refusal,
    Seat,
    View,
)
from flibuste.core.words import Words
from flibuste.terminal.speech import seat_name

Thought: TypeAlias = Callable[[], Action]
HELPER: Final = "captain"  # the bot that a hint asks


class Sitter(Struct, frozen=True):
    """Who sits at a seat: a bot, or a person, perhaps with a name."""

    bot: str | None = None
    name: str | None = None


class Hint(NamedTuple):
    """What to do, or for a nudge among which acts to look; and what is said about it."""

    action: Action | None
    among: Sequence[Action]
    told: Message | None


class Thinker(Protocol):
    """A bot, as far as a table needs one."""

    def choose(self, game: AnyGame, view: Any, menu: Sequence[Any], /) -> Any: ...


class Bots(Protocol):
    """Where bots come from."""

    def __call__(self, name: str, seed: object, /) -> Thinker: ...


class Session:
    """One table at one terminal."""

    def __init__(
        self, match: Match[Any, Any, Any], chairs: Sequence[Sitter], luck: Luck, bots: Bots
    ) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.chairs = tuple(chairs)
        self.luck = luck
        self.make_bot = bots
        self.persons = tuple([seat for seat, chair in enumerate(chairs) if chair.bot is None])
        # Several persons at one screen: nobody is looking until somebody lifts the curtain.
        self.viewer: Seat = self.persons[0] if len(self.persons) == 1 else WATCHER
        self.viewers = (*self.persons, WATCHER)
        self.steps: dict[Seat, list[Step]] = {viewer: [] for viewer in self.viewers}
        self.heard = dict.fromkeys(self.viewers, 0)  # acts that each viewer has been told of
        self._retell()

    def _retell(self) -> None:
        """The log of a match that was begun elsewhere."""
        journal = list(self.match.journal)
        self.match.rewind(0)
        for seat, action in journal:
            self.act(seat, action)

    # Who acts

    def settle(self) -> None:
        """Let LUCK act, and the CLOCK when it is its turn, until a seat is to act."""
        while True:
            awaiting = self.match.state.awaiting()
            if LUCK in awaiting:
                self.act(LUCK, choose(self.match.state.odds(), self.luck))
            elif awaiting and self.next_of(awaiting) == CLOCK:
                alarm = self.match.state.alarm()
                assert alarm is not None, "the CLOCK is awaited without an alarm"
                self.act(CLOCK, alarm.action)
            else:
                return

    def next_of(self, awaiting: Sequence[Seat]) -> Seat:
        """Of several awaited at once, who has acted least lately; in a race nobody hurries here."""
        if len(awaiting) == 1:
            return awaiting[0]
        last = {seat: number for number, (seat, _) in enumerate(self.match.journal)}
        return min(awaiting, key=lambda seat: (last.get(seat, -1), seat < 0, seat))

    def actor(self) -> Seat | None:
        """The seat to act next, or None when the match is over; ask after ``settle``."""
        awaiting = self.match.state.awaiting()
        return self.next_of(awaiting) if awaiting else None

    def is_bot(self, seat: Seat) -> bool:
        return seat not in self.persons

    def over(self) -> bool:
        return not self.match.state.awaiting()

    # How far it is

    @property
    def number(self) -> int:
        """Acts so far."""
        return len(self.match.journal)

    @property
    def last(self) -> Seat | None:
        """Who acted last."""
        return self.match.journal[-1][0] if self.match.journal else None

    def begun(self) -> bool:
        """Whether a player has acted."""
        return any(seat >= 0 for seat, _ in self.match.journal)

    def code(self) -> str:
        """The match in one line; with its luck, when nobody can use it for better luck."""
        return shorten(self.match, self.luck.seed) if self.over() else dumps(self.match)

    @property
    def seed(self) -> str:
        return self.luck.seed

    # What a seat sees and may do

    def view(self, seat: Seat | None = None) -> View:
        """The table through the eyes of a seat, or of whoever is looking."""
        seen: View = self.match.view(self.viewer if seat is None else seat)
        return seen

    def menu(self, seat: Seat | None = None) -> list[Action]:
        """The listed acts of a seat, those of a kind together; empty when it is not awaited."""
        seat = self.viewer if seat is None else seat
        if seat not in self.match.state.awaiting():
            return []
        groups: dict[type, list[Action]] = {}
        for action in self.match.state.legal(seat):
            groups.setdefault(type(action), []).append(action)
        return [action for group in groups.values() for action in group]

    def question(self, seat: Seat) -> tuple[AnyGame, View, Sequence[Action]]:
        """All that a bot is given: it cannot be told more than its view."""
        return self.game, self.view(seat), self.match.state.legal(seat)

    def shown(self, seat: Seat, action: Action) -> Action:
        """An act about to be made, as the viewer will see it."""
        seen: Action = self.game.shown(self.match.state, seat, action, self.viewer)
        return seen

    def bot(self, seat: Seat) -> Thinker:
        """The bot of a seat, or the one that a hint asks.

        Its whims follow from the luck and the number of acts so far: they are the same in a match
        that was saved or taken back in between.
        """
        name = self.chairs[seat].bot or HELPER
        return self.make_bot(name, f"{self.luck.seed}|bot|{seat}|{len(self.match.journal)}")

    def hint(self, strength: str = "why") -> Callable[[], Hint]:
        """What the captain would do with what the viewer sees now: asked now, thought out later."""
        from flibuste.bots import hints  # bots bring their search along

        game, view, menu = self.question(self.viewer)
        adviser = self.bot(self.viewer)

        def thought() -> Hint:
            advice = hints.advise(game, view, menu, adviser, self.number)
            if strength == "nudge":
                found = hints.nudge(game, view, menu, advice)
                return Hint(None, found.between or found.acts, hints.kind_of(game, found))
            told = hints.why(game, view, advice) if strength == "why" else None
            return Hint(advice.act, (advice.act,), told)

        return thought

    def thought(self, seat: Seat) -> Thought:
        """What the bot of a seat does: asked now, and thought out when it is called."""
        return partial(self.bot(seat).choose, *self.question(seat))

    def why(self, action: Action) -> Refusal | None:
        """Why the viewer may not do this now."""
        refusal: Refusal | None = self.match.state.refusal(self.viewer, action)
        return refusal

    def near(self, action: Action) -> Sequence[Action]:
        return nearest(self.match.state, self.viewer, action)

    # Acting

    def act(self, seat: Seat, action: Action) -> None:
        """Act, or IllegalAction and nothing has changed."""
        steps = self.match.step(seat, action, self.viewers)
        for viewer, step in zip(self.viewers, steps, strict=True):
            self.steps[viewer].append(step)

    def undo_refusal(self) -> Message | None:
        """Why the viewer's last act cannot be taken back, or None when it can."""
        journal = self.match.journal
        if all(seat != self.viewer for seat, _ in journal):
            return Message("ui-undo-nothing")
        last = journal[-1][0]
        if last == self.viewer:
            return None
        if last in (LUCK, CLOCK):
            return Message("ui-undo-luck" if last == LUCK else "ui-undo-clock")
        return Message("ui-undo-other", {"player": Message(f"seat-{last}")})

    def undo(self) -> Message | None:
        """Take back the viewer's last act; the reason when it cannot be."""
        refusal = self.undo_refusal()
        if refusal is None:
            length = len(self.match.journal) - 1
            self.match.rewind(length)
            for steps in self.steps.values():
                del steps[length:]
            self.heard = {viewer: min(heard, length) for viewer, heard in self.heard.items()}
        return refusal

    # Persons

    def look(self, seat: Seat) -> None:
        """From now on this person is at the screen."""
        self.viewer = seat

    def curtain(self, seat: Seat) -> bool:
        """Whether somebody else must look away first: the two would not see the same table."""
        if seat == self.viewer or len(self.persons) == 1:
            return False
        theirs = msgspec.structs.replace(self.view(), seat=seat)
        return theirs != self.view(seat)

    def news(self) -> list[Step]:
        """What the viewer has not been told yet; from now on it has been."""
        fresh = self.steps[self.viewer][self.heard[self.viewer] :]
        self.heard[self.viewer] = self.number
        return fresh

    def opening(self) -> int:
        """The number of acts before the first of a player: the set-up."""
        seats = enumerate([seat for seat, _ in self.match.journal])
        return next((number for number, seat in seats if seat >= 0), len(self.match.journal))

    def begin_telling(self) -> None:
        """Everybody knows the set-up, and a match that goes on up to the own last act."""
        for viewer in self.viewers:
            seats = enumerate([seat for seat, _ in self.match.journal], 1)
            own = [number for number, seat in seats if seat == viewer]
            self.heard[viewer] = own[-1] if own else self.opening()

    def names(self, speaker: Words) -> list[str]:
        """What each seat is called at this table."""
        return [chair.name or seat_name(speaker, seat) for seat, chair in enumerate(self.chairs)]

    def told(self, speaker: Words) -> Words:
        """The words of this table, with the players' names."""
        return speaker.of(self.names(speaker))

    def results(self) -> list[tuple[int, Seat, int, Mapping[str, int]]]:
        """At the end: place, seat, score and its lines, best first."""
        state = self.match.state
        rows = zip(
            state.ranks(), range(self.match.seats), state.scores(), state.tally(), strict=True
        )
        return sorted(rows, key=lambda row: row[:2])
