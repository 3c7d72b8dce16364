"""The die: throws and what rum can do about them, taverns, chests (H24, H32, H33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import (
    AGAIN,
    BARREL,
    DECLINE,
    JOIN,
    ROLLS,
    STAND,
    TAKE,
    Act,
    Again,
    Barrel,
    Decline,
    Join,
    Roll,
    Stand,
    Take,
)
from flibuste.games.rum.rules.chapter import AWAITED, LUCK_AWAITED, Chapter
from flibuste.games.rum.rules.stacks import Lay, refill

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

ROLLING: Final = 0  # instead of what the die shows
UNPAID: Final[tuple[Act, ...]] = (STAND, BARREL)  # after a throw
PAID: Final[tuple[Act, ...]] = (STAND, AGAIN)  # with a second one to come


class Throw(Chapter):
    """H24 · One throw.  A barrel of rum buys one or two more; the last one stands."""

    __slots__ = ("pips", "seat", "spare")

    def __init__(self, seat: Seat, pips: int = ROLLING, spare: bool = False) -> None:
        self.seat = seat  # or IMAGINARY, who has no rum (H39)
        self.pips = pips
        self.spare = spare  # whether a second throw is paid for

    def copy(self) -> Throw:
        return Throw(self.seat, self.pips, self.spare)

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[self.seat] if self.pips else LUCK_AWAITED

    def odds(self, table: State) -> Odds[Act]:
        return ROLLS

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return PAID if self.spare else UNPAID

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        """A second throw is used, or lapses, before another barrel is given (H24)."""
        match action:
            case Stand():
                return None
            case Barrel():
                return Refusal("H24", Message("refused-second-throw")) if self.spare else None
            case Again():
                return None if self.spare else Refusal("H24", Message("refused-no-second-throw"))
            case _:
                return Refusal("H24", Message("refused-throw", {"pips": self.pips}))

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if type(action) is Roll:
            self.pips = action.pips
            if not self.spare and (self.seat == box.IMAGINARY or not table.rum[self.seat]):
                table.pop(self.pips)  # H15: nothing to decide
        elif type(action) is Stand:
            table.pop(self.pips)
        elif type(action) is Again:
            self.pips, self.spare = ROLLING, False
        elif type(action) is Barrel:
            table.rum[self.seat] -= 1
            table.barrels += 1
            self.pips, self.spare = ROLLING, True


# Taverns

ASKED: Final[tuple[Act, ...]] = (JOIN, DECLINE)
PENNILESS: Final[tuple[Act, ...]] = (DECLINE,)


class Tavern(Chapter):
    """H32 · Who pays the host drinks along; the drinkers throw in turn for the tiles at stake."""

    __slots__ = ("asked", "drinkers", "pips", "place", "tavern")

    def __init__(
        self,
        tavern: int,
        asked: tuple[Seat, ...],
        drinkers: tuple[Seat, ...],
        place: int = 0,
        pips: int = 0,
    ) -> None:
        self.tavern = tavern  # an index of TAVERNS
        self.asked = asked  # the opponents still to be asked
        self.drinkers = drinkers  # the host first
        self.place = place  # whose throw it is among the drinkers
        self.pips = pips  # a roll that wins one tile of several, until it is picked; else 0

    def copy(self) -> Tavern:
        return Tavern(self.tavern, self.asked, self.drinkers, self.place, self.pips)

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[self.drinkers[self.place] if self.pips else self.asked[0]]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        if self.pips:
            return [TAKE[kind] for kind in self.winnable(table)]
        return ASKED if table.coins[seat] else PENNILESS

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if self.pips:
            return self.forbids_take(table, action)
        if isinstance(action, Join):
            poor = not table.coins[seat]
            return Refusal("H32", Message("refused-join-coin")) if poor else None
        if isinstance(action, Decline):
            return None
        return Refusal("H32", Message("refused-invited"))

    def forbids_take(self, table: State, action: Act) -> Refusal | None:
        """A tile at stake with a value below the roll (H32)."""
        if not isinstance(action, Take):
            return Refusal("H32", Message("refused-pick"))
        kind = box.KIND.get(action.tile)
        if kind is None:
            return NO_SUCH_ACT
        if kind not in self.at_stake(table):
            return Refusal("H32", Message("refused-not-at-stake", {"tile": action.tile}))
        if won_by(self.pips, [kind]):
            return None
        args: dict[str, int | str | Message] = {"tile": action.tile, "pips": self.pips}
        return Refusal("H32", Message("refused-too-high", args))

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Take):
            self.take(table, box.KIND[action.tile])
            self.pass_the_die(table)
            return
        self.asked = self.asked[1:]
        if isinstance(action, Join):
            table.coins[seat] -= 1
            table.coins[self.drinkers[0]] += 1
            self.drinkers = (*self.drinkers, seat)
        if not self.asked:
            self.drink(table)

    def resume(self, table: State, pips: int) -> None:
        """A tile below the roll that stands is taken; of several the winner picks one (H32)."""
        self.pips = pips
        kinds = self.winnable(table)
        if len(kinds) == 1:
            self.take(table, kinds[0])
        if len(kinds) < 2:
            self.pass_the_die(table)

    def drink(self, table: State) -> None:
        """All have answered: without company the host takes everything."""
        if len(self.drinkers) > 1:
            table.push(Throw(self.drinkers[0]))
            return
        for kind in self.at_stake(table):
            self.take(table, kind)
        self.close(table)

    def pass_the_die(self, table: State) -> None:
        """Clockwise among the drinkers, until all tiles at stake are won."""
        self.pips = 0
        if not self.at_stake(table):
            self.close(table)
            return
        self.place = (self.place + 1) % len(self.drinkers)
        table.push(Throw(self.drinkers[self.place]))

    def close(self, table: State) -> None:
        """Four taverns lie face up again, as far as the stack lasts (H32)."""
        due = refill(table, box.TAVERN)
        if due:
            table.scenes[-1] = Lay(due)
        else:
            table.pop()

    def at_stake(self, table: State) -> list[int]:
        return at_stake(table.face_up[box.TAVERN], self.tavern)

    def winnable(self, table: State) -> list[int]:
        """The different tiles that the roll wins, the lowest first."""
        return sorted(set(won_by(self.pips, self.at_stake(table))))

    def take(self, table: State, kind: int) -> None:
        table.pick_up(box.TAVERN, kind, self.drinkers[self.place])


def at_stake(shown: Sequence[int], tavern: int) -> list[int]:
    """The tiles of this tavern among those that lie face up."""
    return [kind for kind in shown if box.TAVERN_OF[kind] == tavern]


def won_by(pips: int, stake: Sequence[int]) -> list[int]:
    """The tiles at stake that a roll wins: their value is below it (H32)."""
    return [kind for kind in stake if box.POINTS[kind] < pips]


# Chests


class Chest(Chapter):
    """H33 · All throw in turn, the rolls are added up; who reaches the threshold is stung."""

    __slots__ = ("thrower", "total")

    def __init__(self, thrower: Seat, total: int = 0) -> None:
        self.thrower = thrower
        self.total = total

    def copy(self) -> Chest:
        return Chest(self.thrower, self.total)

    @staticmethod
    def open(table: State, seat: Seat) -> None:
        """The chest first; then everybody throws, from the player in turn clockwise (H33)."""
        (chest,) = table.face_up[box.CHEST]
        table.pick_up(box.CHEST, chest, seat)
        table.push(Chest(seat))
        table.push(Throw(seat))

    def resume(self, table: State, pips: int) -> None:
        self.total += pips
        (scorpion,) = table.face_up[box.SCORPION]
        if self.total < box.THRESHOLD[scorpion]:
            self.thrower = (self.thrower + 1) % table.seats
            table.push(Throw(self.thrower))
            return
        table.pick_up(box.SCORPION, scorpion, self.thrower)
        if table.left(box.CHEST) and table.left(box.SCORPION):  # both stacks run out together
            table.scenes[-1] = Lay((box.CHEST, box.SCORPION))
        else:
            table.pop()
