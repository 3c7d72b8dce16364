"""
The acts of a match in as little room as can be: what the short form of a line is made of.

Who acts, of which kind the act is and which of its kind, each is a share of what was done before in
this match (a habit).  Luck takes no room where the seed is known: it is told which of the next
answers of the seed it was, the first one but for those that were taken back.  An act of an open
kind is told field by field (core/families.py), or in full.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from flibuste.core.families import fits, told
from flibuste.core.luck import Luck, outcome, paired
from flibuste.core.numerals import Hand, in_full
from flibuste.core.odds import Odds
from flibuste.core.playout import listed
from flibuste.core.protocol import LUCK, Action, AnyGame, Seat, State

T = TypeVar("T")
SKIPPED: Final = 15  # answers of luck that may have been taken back before one that was not
FORETOLD: Final = [1 << 12, *[1] * SKIPPED, 1]  # the last: none of them, it is told by the odds
IN_FULL: Final = ""  # no kind has this name
HABIT: Final = 4  # how much each time counts that a kind was done


class Shorthand:
    """Acts of one match in their order, written or read."""

    def __init__(self, hand: Hand, game: AnyGame, seed: str | None) -> None:
        self.hand = hand
        self.game = game
        self.seed = None if seed is None else Luck(seed)
        self.used: dict[str, list[int]] = defaultdict(list)  # which answers of each source came
        self.foretold = seed is not None  # no stroke of luck but the seed's so far
        self.habits: dict[object, Counter[Any]] = defaultdict(Counter)
        self.last: dict[Seat, str] = {}

    def act(self, state: State[Any], entry: tuple[Seat, Any] | None) -> tuple[Seat, Any]:
        """The next act: the one given (to write), or the one that is found (None)."""
        seat, action = entry if entry is not None else (None, None)
        seat = self._one("who", list(state.awaiting()), seat)
        if seat == LUCK:
            return seat, self._luck(state, action)
        return seat, self._choice(state, seat, action)

    def _choice(self, state: State[Any], seat: Seat, action: Any) -> Any:
        menu = listed(state, seat)
        kinds = list(dict.fromkeys(type(act).__name__ for act in menu))
        more = [f"{kind}…" for kind in state.open_kinds(seat)] if seat >= 0 else []
        ways = [*kinds, *more, IN_FULL] if self.game.open and seat >= 0 else kinds
        kind = None if action is None else self._kind(menu, more, action)
        found = self._one((self.last.get(seat), *ways), ways, kind, HABIT)
        self.last[seat] = found
        if found == IN_FULL:
            return self.game.action(in_full(self.hand, action))
        if found in more:
            return self.game.action(told(self.hand, self.game, found[:-1], action))
        same = {_key(act): act for act in menu if type(act).__name__ == found}
        key = None if action is None else _key(action)
        return same[self._one(found, list(same), key)]

    def _kind(self, menu: Sequence[Action], more: Sequence[str], action: Action) -> str:
        kind = type(action).__name__
        if action in menu:
            return kind
        return f"{kind}…" if f"{kind}…" in more and fits(self.game, kind, action) else IN_FULL

    def _one(self, context: object, ways: list[T], chosen: T | None, step: int = 1) -> T:
        """One of these ways; the more often it was gone before, the less room it takes."""
        habit = self.habits[context]
        place = None if chosen is None else ways.index(chosen)
        weights = [1 + step * habit[way] for way in ways]
        found = ways[self.hand.share(weights, place)]
        habit[found] += 1
        return found

    def _luck(self, state: State[Any], action: Any) -> Any:
        given = state.odds()
        odds = given if isinstance(given, Odds) else paired(given)
        pairs = odds.pairs()
        if self.seed is not None:
            source = type(pairs[0][0]).__name__
            ahead = None if action is None else self._ahead(odds, source, action)
            ahead = self.hand.share(FORETOLD, ahead)
            if ahead <= SKIPPED:
                found = outcome(odds, self.seed.foretold(source, ahead))
                self.seed.asked[source] = self.seed.asked.get(source, 0) + ahead + 1
                self.used[source].append(self.seed.asked[source])
                return found
            self.foretold = False
        place = None if action is None else [act for act, _ in pairs].index(action)
        return pairs[self.hand.share([weight for _, weight in pairs], place)][0]

    def _ahead(self, odds: Odds[Any], source: str, action: Any) -> int:
        """Which of the seed's next answers this is; one more than there are: none of them."""
        assert self.seed is not None
        for ahead in range(SKIPPED + 1):
            if outcome(odds, self.seed.foretold(source, ahead)) == action:
                return ahead
        return SKIPPED + 1


def _key(action: Action) -> bytes:
    return msgspec.json.encode(action)
