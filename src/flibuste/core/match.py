"""A match: a state and the journal that led to it, and the one step by which it goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple

from flibuste.core.errors import FlibusteError, IllegalAction
from flibuste.core.luck import Luck, Source, choose
from flibuste.core.odds import A
from flibuste.core.options import read_options
from flibuste.core.protocol import LUCK, Action, AnyGame, Game, Message, Position, S, Seat, V
from flibuste.core.registry import find

EVERY: Final = 100  # acts between two copies of the state


class Step(NamedTuple):
    """An act as one viewer saw it: what was shown of it, and the views before and after it."""

    seat: Seat
    act: Any
    before: Any
    view: Any
    story: Sequence[Message]


class Match(Generic[S, A, V]):
    """One match of a game, from its set-up or from a written position."""

    def __init__(
        self,
        game: Game[S, A, V] | str,
        seats: int,
        options: object = None,
        *,
        position: Position | None = None,
    ) -> None:
        self.game: Game[S, A, V] = find(game) if isinstance(game, str) else game
        self.seats = seats
        self.options: Any = read_options(self.game, seats, options)
        self.position = position
        self.state: S = self._begin()
        self.journal: list[tuple[Seat, A]] = []
        self.kept: dict[int, S] = {}  # copies of the state after so many acts: to go back from
        self.sights: dict[Seat, V] = {}  # views of the match as it is now
        self.luck: Luck | None = None  # what it was played with, if the line it came from tells it

    @classmethod
    def at(
        cls, game: Game[S, A, V] | str, position: Position, options: object = None
    ) -> Match[S, A, V]:
        """A match that begins at a written position, which names its own number of seats."""
        found: AnyGame = find(game) if isinstance(game, str) else game
        seats, settled, _ = found.read(position, read_options(found, found.seats[-1], options))
        return cls(found, seats, settled, position=position)

    def _begin(self) -> S:
        if self.position is None:
            return self.game.start(self.seats, self.options)
        return self.game.read(self.position, self.options)[2]

    def view(self, viewer: Seat) -> V:
        """What a viewer sees now."""
        if viewer not in self.sights:
            self.sights[viewer] = self.game.view(self.state, viewer)
        return self.sights[viewer]

    def seen_by(self, viewers: Sequence[Seat]) -> list[V]:
        """What each of these viewers sees now."""
        sights, made = self.sights, self.game.sights
        if made is not None and not sights:  # nobody has looked yet
            seen = list(made(self.state, viewers))
            sights.update(zip(viewers, seen, strict=True))
            return seen
        if made is not None:
            new = [viewer for viewer in viewers if viewer not in sights]
            sights.update(zip(new, made(self.state, new) if new else (), strict=True))
        return [sights.get(viewer) or self.view(viewer) for viewer in viewers]

    def act(self, seat: Seat, action: A | dict[str, Any]) -> None:
        """Act, or IllegalAction and nothing has changed."""
        act = action if isinstance(action, Action) else self.game.action(action)
        self.step(seat, act)

    def step(self, seat: Seat, action: A, viewers: Sequence[Seat] = ()) -> list[Step]:
        """Check, apply, and what each viewer is shown and told."""
        self.check(seat, action)
        return self.take(seat, action, viewers)

    def check(self, seat: Seat, action: A) -> None:
        """IllegalAction, if a rule forbids it: the one place where legality is checked."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            near = nearest(self.state, seat, action)
            raise IllegalAction(refusal.rule, refusal.message, near, self.game.key)

    def take(self, seat: Seat, action: A, viewers: Sequence[Seat] = ()) -> list[Step]:
        """A step that is known to be allowed: luck's, or one of a journal."""
        if not viewers:
            self._apply(seat, action)
            return []
        game, state = self.game, self.state
        before = self.seen_by(viewers)
        shown = [game.shown(state, seat, action, viewer) for viewer in viewers]
        self._apply(seat, action)
        story, after = game.story, self.seen_by(viewers)
        return [
            Step(seat, act, was, now, story(was, seat, act, now))
            for was, act, now in zip(before, shown, after, strict=True)
        ]

    def _apply(self, seat: Seat, action: A) -> None:
        self.state.apply(seat, action)
        self.journal.append((seat, action))
        self.sights = {}
        if len(self.journal) % EVERY == 0:
            self.kept[len(self.journal)] = self.state.copy()

    def _state_after(self, length: int) -> S:
        """The state after so many acts: from the copy next before it, act by act."""
        nearest = max([number for number in self.kept if number <= length], default=0)
        state = self.kept[nearest].copy() if nearest else self._begin()
        for seat, action in self.journal[nearest:length]:
            state.apply(seat, action)
        return state

    def retold(self, viewer: Seat, first: int = 0) -> Iterator[Step]:
        """The journal after its first entries once more, as one viewer saw it."""
        past: Match[S, A, V] = Match(self.game, self.seats, self.options, position=self.position)
        past.state = self._state_after(first)
        for seat, action in self.journal[first:]:
            yield from past.take(seat, action, [viewer])

    def try_luck(self, rng: Source) -> None:
        """Let LUCK act until it is no longer awaited."""
        while LUCK in self.state.awaiting():
            self.take(LUCK, choose(self.state.odds(), rng))

    def rewind(self, length: int) -> None:
        """Take back every act after the first ``length``."""
        if not 0 <= length <= len(self.journal):
            raise FlibusteError(Message("bad-rewind", {"to": length, "last": len(self.journal)}))
        self.state, self.sights = self._state_after(length), {}
        del self.journal[length:]
        self.kept = {number: state for number, state in self.kept.items() if number <= length}


def nearest(state: S, seat: Seat, action: Action, most: int = 3) -> Sequence[Action]:
    """Allowed acts that come near a refused one: the same kind first, most fields alike."""
    if seat not in state.awaiting():
        return ()
    menu = [act for act, _ in state.odds()] if seat == LUCK else state.legal(seat)

    def unlike(act: Action) -> tuple[bool, int]:
        same = type(act) is type(action)
        return not same, -sum(
            getattr(act, f) == getattr(action, f) for f in act.__struct_fields__ if same
        )

    return sorted(menu, key=unlike)[:most]
