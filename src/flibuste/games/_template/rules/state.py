"""Pearl divers by its rules: X3–X9."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from flibuste.core import protocol
from flibuste.core.odds import Odds
from flibuste.core.piles import Pile, seats_bits
from flibuste.core.protocol import LUCK, NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games._template.acts import (
    DRAW,
    FIRST,
    LUCKS,
    MENU,
    Act,
    Dive,
    Draw,
    First,
    Release,
    Surface,
)
from flibuste.games._template.options import Options
from flibuste.games._template.parts import COPIES, INDEX, KINDS, worth

NOBODY: Final = -1  # before LUCK has named the first diver


class State(protocol.State[Act]):
    """A position: pearls are counted by kind, divers by seat."""

    __slots__ = ("breath", "deal", "diving", "nets", "pile", "released", "surfaced", "turn")

    def __init__(self, seats: int, options: Options) -> None:
        """Nothing is decided yet: LUCK will name the first diver and deal the first pearls."""
        self.breath: int = options.breath  # the same for all (X2)
        self.pile = Pile([COPIES] * KINDS)
        self.nets = [[0] * KINDS for _ in range(seats)]
        self.released = [False] * seats
        self.surfaced = [False] * seats
        self.turn: Seat = NOBODY if options.first is None else options.first
        self.deal = seats  # pearls of the opening deal still to give
        self.diving = False  # whether the diver in turn waits for a pearl

    # Who acts

    def over(self) -> bool:
        """X8 · All have surfaced."""
        return all(self.surfaced)

    def awaiting(self) -> tuple[Seat, ...]:
        if self.over():
            return ()
        if self.turn == NOBODY or self.deal or self.diving:
            return (LUCK,)
        return (self.turn,)

    def odds(self) -> Odds[Act]:
        """The first diver (X4), then the top pearl of the pile (X3, X5)."""
        if self.turn == NOBODY:
            return Odds(FIRST[: len(self.nets)])
        return self.pile.draws(DRAW)

    def legal(self, seat: Seat) -> Sequence[Act]:
        return [act for act in MENU if self.forbids(seat, act) is None]

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        match action:
            case Dive():
                return self.forbids_dive()
            case Release(pearl):
                return self.forbids_release(seat, pearl)
            case Surface():
                return None
            case _:
                return NO_SUCH_ACT

    def forbids_dive(self) -> Refusal | None:
        """X5 · To dive is to take the top pearl of the reef (draw): there must be one."""
        return None if self.pile.layers else Refusal("X5", Message("refused-empty"))

    def forbids_release(self, seat: Seat, pearl: str) -> Refusal | None:
        """X6 · Once in the match, a pearl of one's own net; release puts it under the reef."""
        if pearl not in INDEX:
            return NO_SUCH_ACT
        if self.released[seat]:
            return Refusal("X6", Message("refused-release-twice"))
        if not self.nets[seat][INDEX[pearl]]:
            return Refusal("X6", Message("refused-no-pearl", {"pearl": Message(f"no-{pearl}")}))
        return None

    def not_for_players(self) -> frozenset[str]:
        return LUCKS

    # What acts do

    def apply(self, seat: Seat, action: Act) -> None:
        match action:
            case Dive():
                self.diving = True
            case Release(pearl):
                self.release(seat, INDEX[pearl])
            case Surface():
                self.surface(seat)
            case Draw(pearl):
                self.draw(INDEX[pearl])
            case First(first):
                self.turn = first
            case _:
                assert_never(action)

    def draw(self, kind: int) -> None:
        """The top pearl goes into the net it is for (X3, X5)."""
        self.pile.draw(kind)
        self.nets[self.taker()][kind] += 1
        if self.deal:
            self.deal -= 1
        else:
            self.diving = False
            self.next_turn()

    def taker(self) -> Seat:
        """X3 · For whom the next pearl is: each seat once, then the diver in turn (X5)."""
        return len(self.nets) - self.deal if self.deal else self.turn

    def release(self, seat: Seat, kind: int) -> None:
        """Under the pile (X6); only the diver knows which pearl it is."""
        self.nets[seat][kind] -= 1
        self.released[seat] = True
        self.pile.put_under(kind, seats_bits([seat]))
        self.next_turn()

    def surface(self, seat: Seat) -> None:
        """X7 · For good: this diver has no more turns."""
        self.surfaced[seat] = True
        self.next_turn()

    def next_turn(self) -> None:
        """X4 · Clockwise, the next diver still under water; LUCK names the first (odds)."""
        if self.over():
            return
        self.turn = (self.turn + 1) % len(self.nets)
        if self.surfaced[self.turn]:
            self.next_turn()

    # The end

    def scores(self) -> Sequence[int]:
        """X9 · What is in the net, or nothing if it is too heavy; ranks names the winners."""
        return [points if points <= self.breath else 0 for points in map(worth, self.nets)]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [{"pearls": points} for points in self.scores()]

    def ranks(self) -> Sequence[int]:
        """Most points first; equal points share the place (X9)."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def copy(self) -> State:
        new = State.__new__(State)
        new.breath, new.turn, new.deal, new.diving = self.breath, self.turn, self.deal, self.diving
        new.pile, new.nets = self.pile.copy(), [net[:] for net in self.nets]
        new.released, new.surfaced = self.released[:], self.surfaced[:]
        return new
