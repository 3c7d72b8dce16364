"""A match walked by numbers: whoever is to decide is asked for the number of an act.

Luck and the clock act by themselves.  A secret choice is asked of one seat after another: nobody
sees it before all have chosen, so that is the same.  In a race every seat that may act is asked
once, the first one by turns, and may pass; then the clock goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from flibuste.core.luck import dice
from flibuste.core.menus import Menus
from flibuste.core.numbers import PASS
from flibuste.core.options import changed_options, read_options
from flibuste.core.playout import after_luck
from flibuste.core.protocol import CLOCK, LUCK, AnyGame, Seat
from flibuste.core.spaces import Space, space
from flibuste.core.state import BaseState
from flibuste.core.strips import Known, joined

Reward: TypeAlias = Literal["place", "score"]
REWARDS: Final[tuple[Reward, ...]] = ("place", "score")
NOBODY: Final = -9  # is to decide: the match is over


@mypyc_attr(allow_interpreted_subclasses=True)  # which leaves __new__ as it is
class Walk:
    """One match after another; ``turn`` is the seat to decide, LUCK if it is asked, or NOBODY."""

    __slots__ = (
        "acts", "asks_luck", "beats", "bits", "known", "menus", "options", "pieces", "queue",
        "racing", "seats", "space", "state", "turn",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame | str, seats: int, options: object = None, *, asks_luck: bool = False
    ) -> None:
        self.space: Space = space(game)
        self._have_at_hand()
        self.seats = seats
        self.options = read_options(self.space.game, seats, options)
        self.asks_luck = asks_luck
        self.known: Known = {}  # of the vectors that were written of this walk
        self.begin(0)

    def _have_at_hand(self) -> None:
        """What every step asks of the space, without a look for its name."""
        self.menus: Menus = self.space.menus
        self.acts: tuple[Any, ...] = self.space.acts
        self.pieces = self.space.pieces

    def begin(self, seed: object = None) -> None:
        """A new match; the same seed brings the same luck, none goes on with the luck there was."""
        if seed is not None:
            self.bits = dice(seed).getrandbits
        self.resume(self.space.game.start(self.seats, self.options))

    def resume(self, state: BaseState[Any]) -> None:
        """Go on from this position."""
        self.state = state
        self.racing = False  # a beat of a race has begun
        self.queue: list[Seat] = []  # who is still to be asked in it
        self.beats = 0
        self.turn: Seat = NOBODY
        self._go_on()

    def copy(self) -> Walk:
        """An independent twin; from here on its luck is its own as soon as it is given some."""
        twin = Walk.__new__(Walk)
        twin.space = self.space
        twin._have_at_hand()
        twin.seats, twin.options = self.seats, self.options
        twin.asks_luck, twin.bits = self.asks_luck, self.bits
        twin.known = {}
        twin.state, twin.turn = self.state.copy(), self.turn
        twin.racing, twin.queue, twin.beats = self.racing, self.queue[:], self.beats
        return twin

    def copy_to(self, state: BaseState[Any]) -> Walk:
        """A twin that stands at another position which looks the same."""
        twin = self.copy()
        twin.state = state
        return twin

    def __deepcopy__(self, memo: object) -> Walk:
        return self.copy()

    def __reduce__(self) -> Any:
        """Written down as a position: luck is asked anew by who reads it."""
        game = self.space.game
        written = msgspec.json.encode(game.write(self.state))
        table = (game.key, self.seats, changed_options(self.options), self.asks_luck)
        return _read, (table, written, (self.turn, self.racing, self.queue, self.beats))

    def legal(self) -> list[int]:
        """The numbers of what the seat in turn may do, as far as it is listed."""
        numbers = self.menus.numbers(self.state.legal(self.turn))
        return [PASS, *numbers] if self.racing else numbers

    def legal_of(self, seat: Seat) -> list[int]:
        """The same of any seat: one of whom nothing is asked can only pass."""
        if seat not in self.state.awaiting():
            return [PASS]
        numbers = self.menus.numbers(self.state.legal(seat))
        return [PASS, *numbers] if self.racing else numbers

    def seen(self, seat: Seat) -> Any:
        """The vector of what a seat sees, for ``frombuffer``."""
        if self.pieces is None:
            return self.space.buffer(self.state, seat)
        return joined(self.pieces(self.state, seat, self.known))

    def told(self, seat: Seat, legal: list[int], making: Making) -> dict[str, Any]:
        """What a seat is given in an environment: the vector, and the mask of these numbers."""
        array = making.array
        return {
            "observation": array(self.seen(seat), making.floats),
            "action_mask": array(self.menus.mask(legal, making.size), making.marks),
        }

    def families(self, seat: Seat) -> list[int]:
        """The numbers of open kinds that the rules allow now."""
        kinds, state, at = self.state.open_kinds(seat), self.state, self.space.listed
        found: list[int] = []
        for family in self.space.families:
            if family.kind in kinds:
                numbers = range(at, at + len(family.acts))
                acts = zip(numbers, family.acts, strict=True)
                found += [number for number, act in acts if state.refusal(seat, act) is None]
            at += len(family.acts)
        return found

    def step(self, number: int) -> Seat:
        """The seat in turn acts, and whoever calls has seen to it that it may; who is next."""
        if self.racing:
            self.queue.pop(0)
        if number != PASS:
            self.state.apply(self.turn, self.acts[number])
        self._go_on()
        return self.turn

    def at_once(self, numbers: dict[Seat, int]) -> None:
        """All who are awaited act together: one choice of each, or one beat of a race."""
        state, acts = self.state, self.acts
        order = self.queue if self.racing else [seat for seat in state.awaiting() if seat >= 0]
        for seat in order:
            act = acts[numbers[seat]]
            # In a race another may have been faster.
            if act is not None and (not self.racing or state.refusal(seat, act) is None):
                state.apply(seat, act)
        self.queue = []
        self._go_on()

    def tell_luck(self, number: int) -> None:
        """LUCK's act, where it is asked too."""
        self.state.apply(LUCK, self.space.nature[number])
        self._go_on()

    def _go_on(self) -> None:
        """Until somebody has to decide."""
        state = self.state
        while awaiting := state.awaiting() if self.asks_luck else after_luck(state, self.bits):
            if LUCK in awaiting:  # it is asked too
                self.turn = LUCK
                return
            if CLOCK not in awaiting:
                self.turn = awaiting[0] if len(awaiting) == 1 else min(awaiting)
                self.racing = False
                return
            if self._next_in_race(awaiting):
                return
        self.turn = NOBODY

    def _next_in_race(self, awaiting: Sequence[Seat]) -> bool:
        """Whether somebody is still to be asked in this beat; after all of them the clock acts."""
        if not self.racing:
            self.racing = True
            self.queue = self._order(awaiting)
        while self.queue and self.queue[0] not in awaiting:
            self.queue.pop(0)
        if self.queue:
            self.turn = self.queue[0]
            return True
        self.racing = False
        self.beats += 1
        alarm = self.state.alarm()
        assert alarm is not None
        self.state.apply(CLOCK, alarm.action)
        return False

    def _order(self, awaiting: Sequence[Seat]) -> list[Seat]:
        """The seats of a race, beginning with another one in every beat."""
        return sorted(
            [seat for seat in awaiting if seat >= 0],
            key=lambda seat: (seat - self.beats) % self.seats,
        )


class Making:
    """How arrays are made of bytes: by ``frombuffer``, as floats and as marks; so long is a mask.

    NumPy is not needed here, whoever has it hands it over.
    """

    __slots__ = ("array", "floats", "marks", "size")

    def __init__(self, array: Any, floats: Any, marks: Any, size: int) -> None:
        self.array = array
        self.floats = floats
        self.marks = marks
        self.size = size


def _read(table: Any, written: bytes, moment: Any) -> Walk:
    """The way back from a position."""
    key, seats, options, asks_luck = table
    walk = Walk(key, seats, options, asks_luck=asks_luck)
    walk.state = walk.space.game.read(msgspec.json.decode(written), walk.options)[2]
    walk.turn, walk.racing, walk.queue, walk.beats = moment
    return walk


def rewards(state: Any, by: Reward) -> list[float]:
    """What each seat has got in the end."""
    return by_place(state.ranks()) if by == "place" else [float(score) for score in state.scores()]


def by_place(ranks: Sequence[int]) -> list[float]:
    """1 for the first place, −1 for the last, evenly between; a shared one counts as their mean.

    They add up to nothing.  Where nobody has won, all have drawn.
    """
    others = len(ranks) - 1
    return [
        (sum(other > own for other in ranks) - sum(other < own for other in ranks)) / others
        for own in ranks
    ]
