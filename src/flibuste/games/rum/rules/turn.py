"""A turn of the action phase: move the captain, rest or board (H7–H18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from flibuste.core.protocol import Refusal, Seat
from flibuste.games.rum.acts import (
    AHOY,
    BACK,
    BOARD,
    REST,
    Act,
    Ahoy,
    Back,
    Board,
    Dark,
    Move,
    Rest,
)
from flibuste.games.rum.parts import FIRST_RENDEZVOUS, PLACE_AT
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.chapter import AGAIN, AWAITED, DARK, SQUARE, START, Chapter
from flibuste.games.rum.rules.forbidding import forbids
from flibuste.games.rum.rules.squares import carry_out, is_of_use, square_menu
from flibuste.games.rum.rules.streets import after_dead_end, dark_ways, price, second_darks

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

NO_ALLEY: Final = -1
ONLY_AHOY: Final[tuple[Act, ...]] = (AHOY,)


def alone(reserve: Sequence[int], seat: Seat) -> bool:
    """H13 · Nobody else has pirates left to play with."""
    return sum(reserve) == reserve[seat]


class Turn(Chapter):
    """What one player does until the next one's turn."""

    __slots__ = ("dark", "moved", "seat", "step")

    def __init__(
        self, seat: Seat, step: int = START, moved: bool = False, dark: int = NO_ALLEY
    ) -> None:
        self.seat = seat
        self.step = step
        self.moved = moved  # in this turn: the next move costs a coin
        self.dark = dark  # the first of two dark alleys, while the second is chosen

    def copy(self) -> Turn:
        return Turn(self.seat, self.step, self.moved, self.dark)

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[self.seat]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        step = self.step
        if step == SQUARE:
            return square_menu(table, seat)
        if step == DARK:
            return [*second_darks(table, seat, self.dark), BACK]
        coins = table.coins[seat]
        if step == AGAIN:
            return [*self.moves(table, coins - 1), AHOY] if coins else ONLY_AHOY
        return [*self.moves(table, coins), REST, BOARD] if coins else [*self.moves(table, 0), BOARD]

    def moves(self, table: State, coins: int) -> list[Act]:
        """Empty alleys that the reserve can fill (H8, H10); the coins are what is left to pay."""
        alleys, reserve, town = table.alleys, table.reserve[self.seat], table.town
        lengths, acts = town.lengths, town.acts
        ways: list[Act] = [
            acts[alley]
            for alley in town.ways[table.captain]
            if alleys[alley] < 0 and lengths[alley] <= reserve
        ]
        if town.outlets[table.captain]:
            ways += dark_ways(table, self.seat, coins)
        return ways

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        return forbids(table, self, action)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if type(action) is Move:
            town, here = table.town, table.captain
            table.coins[seat] -= price(town, table.alleys, here, self.moved, dark=False)
            alley = town.index[action.alley]
            self.occupy(table, alley)
            self.arrive(table, town.beyond(alley, here))
        elif type(action) is Ahoy:
            self.end(table)
        elif type(action) is Board:
            self.board(table)
        elif type(action) is Rest:
            table.coins[seat] -= 1
            self.end(table)
        elif type(action) is Dark:
            self.go_dark(table, table.town.index[action.alley])
        elif type(action) is Back:
            self.step, self.dark = AGAIN if self.moved else START, NO_ALLEY
        elif carry_out(table, seat, action):
            self.resume(table, None)

    # A move (H14)

    def go_dark(self, table: State, alley: int) -> None:
        """Nothing is paid or placed before the second dark alley is chosen (H10)."""
        if self.step != DARK:
            self.step, self.dark = DARK, alley
            return
        cost = price(table.town, table.alleys, table.captain, self.moved, dark=True)
        table.coins[self.seat] -= cost
        self.occupy(table, self.dark)
        self.occupy(table, alley)
        self.dark = NO_ALLEY
        self.arrive(table, table.town.ends[alley][0])

    def occupy(self, table: State, alley: int) -> None:
        """One own pirate on each segment (H8)."""
        table.alleys[alley] = self.seat
        table.reserve[self.seat] -= table.town.lengths[alley]

    def arrive(self, table: State, square: int) -> None:
        """H14 · The captain is set, a rendezvous takes place, then the action; then resume."""
        table.captain = square
        self.moved, self.step = True, SQUARE
        if table.waiting[self.seat] and PLACE_AT[square] >= 0:
            self.meet(table, PLACE_AT[square])
        if not is_of_use(table, self.seat):  # H15
            self.resume(table, None)

    def meet(self, table: State, place: int) -> None:
        """H30 · One matching rendezvous is turned; if none is, it is in none of the places so far.

        Everybody has seen that: such a tile would have been turned.
        """
        kind, waiting = FIRST_RENDEZVOUS + place, table.waiting[self.seat]
        if kind not in waiting:
            table.been[self.seat] = tuple([been | 1 << place for been in table.been[self.seat]])
            return
        index, been = waiting.index(kind), table.been[self.seat]
        table.waiting[self.seat] = (*waiting[:index], *waiting[index + 1 :])
        table.been[self.seat] = (*been[:index], *been[index + 1 :])
        table.win(self.seat, kind)

    def resume(self, table: State, result: Any) -> None:
        """The action is over or declined; dead end, then move again or end the turn (H14)."""
        table.captain = after_dead_end(table.town, table.alleys, table.captain)
        if not table.reserve[self.seat] or alone(table.reserve, self.seat):  # H15, H13
            self.end(table)
        else:
            self.step = AGAIN

    # The end of a turn

    def board(self, table: State) -> None:
        """H17 · All pirates left stand in the highest free row; who has none is out unasked."""
        table.ship = (*table.ship, (self.seat, table.reserve[self.seat]))
        table.reserve[self.seat] = 0
        self.end(table)

    def end(self, table: State) -> None:
        """H18 · The next player who has pirates (H17); without any the brawl begins."""
        seat = table.next_with_pirates(self.seat)
        if seat < 0:
            Brawl.begin(table)
        else:
            self.seat, self.step, self.moved = seat, START, False
