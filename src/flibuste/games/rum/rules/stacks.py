"""Tiles from a stack: refills of what lies face up, and tiles dealt to the player in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import Message, Refusal, Seat
from flibuste.games.rum.acts import KEEP, SELL, Act, Keep, Sell, Tile
from flibuste.games.rum.parts import FIRST_GOODS, GOODS, KIND, POINTS, RENDEZVOUS, SHOWN, WITH_COIN
from flibuste.games.rum.rules.chapter import AWAITED, Chapter, LucksChapter

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

PRICE: Final = 2  # coins for goods sold (H29)
KEEP_OR_SELL: Final[tuple[Act, ...]] = (KEEP, SELL)


class Lay(LucksChapter):
    """What lies face up is refilled, as far as the stacks last (H31, H32, H33)."""

    __slots__ = ("due",)

    def __init__(self, due: tuple[int, ...]) -> None:
        self.due = due  # stacks

    def copy(self) -> Lay:
        return Lay(self.due)

    def odds(self, table: State) -> Odds[Act]:
        return table.tile_odds(self.due[0])

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Tile)
        table.lay(self.due[0], KIND[action.tile])
        self.due = self.due[1:]
        if not self.due:
            table.pop()


def refill(table: State, stack: int) -> tuple[int, ...]:
    """H36 · What is missing until four lie face up (H31, H32), as far as the stack lasts."""
    return (stack,) * min(SHOWN - len(table.face_up[stack]), table.left(stack))


class Draw(LucksChapter):
    """The player in turn gets the top tile of a stack, and sees it."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def copy(self) -> Draw:
        return Draw(self.stack)

    def odds(self, table: State) -> Odds[Act]:
        return table.tile_odds(self.stack)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Tile)
        kind, player = KIND[action.tile], table.turn()
        table.draw(self.stack, kind)
        if self.stack == GOODS:
            table.seen[kind - FIRST_GOODS] |= 1 << player
            table.scenes[-1] = Bargain(kind)
            return
        if self.stack == RENDEZVOUS:
            table.waiting[player] = (*table.waiting[player], kind)
            table.been[player] = (*table.been[player], 0)
        else:
            self.fight(table, player, kind)
        table.pop()

    def fight(self, table: State, player: Seat, kind: int) -> None:
        """The tile is won, and the coin it shows; or it goes under the stack (H35)."""
        if beats(table.reserve[player], kind):
            table.win(player, kind)
            table.coins[player] += kind in WITH_COIN
        else:
            table.under[self.stack] = (*table.under[self.stack], kind)


def beats(reserve: int, guards: int) -> bool:
    """H35 · More pirates in the reserve than guards on the tile win it."""
    return reserve > POINTS[guards]


class Bargain(Chapter):
    """H29 · Goods were drawn: they are kept, or sold and put under the stack."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def copy(self) -> Bargain:
        return Bargain(self.tile)

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[table.turn()]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return KEEP_OR_SELL

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Keep | Sell):
            return None
        return Refusal("H29", Message("refused-bargain"))

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Keep):
            table.goods[seat] = (*table.goods[seat], self.tile)
        else:
            table.under[GOODS] = (*table.under[GOODS], self.tile)
            table.coins[seat] += PRICE
        table.pop()
