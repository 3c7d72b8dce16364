"""A match: a state and the journal that led to it, the one place where legality is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from flibuste.core.errors import FlibusteError, IllegalAction
from flibuste.core.luck import Source, choose
from flibuste.core.options import read_options
from flibuste.core.protocol import LUCK, A, Action, AnyGame, Game, Message, Position, S, Seat, V
from flibuste.core.registry import find


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

    def act(self, seat: Seat, action: A | dict[str, Any]) -> None:
        """Act, or IllegalAction and nothing has changed."""
        act = action if isinstance(action, Action) else self.game.action(action)
        refusal = self.state.refusal(seat, act)
        if refusal is not None:
            near = nearest(self.state, seat, act)
            raise IllegalAction(refusal.rule, refusal.message, near, self.game.key)
        self.state.apply(seat, act)
        self.journal.append((seat, act))

    def try_luck(self, rng: Source) -> None:
        """Let LUCK act until it is no longer awaited."""
        while LUCK in self.state.awaiting():
            action = choose(self.state.odds(), rng)
            self.state.apply(LUCK, action)
            self.journal.append((LUCK, action))

    def rewind(self, length: int) -> None:
        """Take back every act after the first ``length``."""
        if not 0 <= length <= len(self.journal):
            raise FlibusteError(Message("bad-rewind", {"to": length, "last": len(self.journal)}))
        self.state = self._begin()
        del self.journal[length:]
        for seat, action in self.journal:
            self.state.apply(seat, action)


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
