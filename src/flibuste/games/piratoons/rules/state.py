"""The table of Piratoons: what lies where, who acts, and what acts do.

The chapters of a round are in plunder.py, auction.py and yard.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from flibuste.core import protocol
from flibuste.core.odds import Odds
from flibuste.core.protocol import LUCK, Alarm, Refusal, Seat
from flibuste.games.piratoons.acts import (
    FIRST,
    NATURE,
    OPEN,
    SECOND,
    TAKE,
    Act,
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    First,
    Keep,
    Next,
    Open,
    Second,
    Stop,
    Take,
    Throw,
    Tile,
    Wait,
    bids_up_to,
)
from flibuste.games.piratoons.options import Options
from flibuste.games.piratoons.parts import DOUBLOONS, INDEX, PLACE_INDEX, PURSE, SHIP_TILES
from flibuste.games.piratoons.parts.components import components_of
from flibuste.games.piratoons.rules import auction, plunder, scoring, yard
from flibuste.games.piratoons.rules.forbidding import forbids
from flibuste.games.piratoons.rules.geometry import point
from flibuste.games.piratoons.rules.rounds import (
    BIDS,
    BUILD,
    CLOSED,
    END,
    FIRST_STEP,
    OPEN_STEP,
    PLUNDER,
    TAKES,
    TILES_STEP,
    await_captain,
)
from flibuste.games.piratoons.rules.ships import BARE, Ship

NOBODY: Final = -1  # instead of a seat
LUCK_AWAITED: Final[tuple[Seat, ...]] = (LUCK,)
SAND: Final = Alarm(1.0, SECOND)  # T12: the glass by the second


@final
@mypyc_attr(free_list_len=1)  # copies come and go one after another
class State(protocol.State[Act]):
    """A position; tiles, points and pawns are numbers (parts.py, geometry.py), sets are bits."""

    __slots__ = (
        "acted",
        "beats",
        "bids",
        "built",
        "captain",
        "chest",
        "clumsy_no_auction",
        "dexterity",
        "doubloons",
        "dropped",
        "floating",
        "glass",
        "halvings",
        "hidden",
        "laid",
        "out",
        "paid",
        "pawns",
        "piles",
        "round",
        "seats",
        "seconds",
        "ships",
        "spent",
        "step",
        "supply",
        "table",
        "takers",
        "thrown",
        "unseen",
        "waiting",
        "won",
    )

    def __init__(self, seats: int, options: Options | None) -> None:
        """T4 · Three doubloons each, Prow and Stern joined; all tiles are in their piles.

        Without options nothing is on the table yet: copies are filled by who makes them.
        """
        self.seats = seats
        if options is None:
            return
        self.beats = options.tempo == "beats"
        self.glass: int = options.glass
        self.dexterity = not self.beats and options.dexterity == "on"  # T12
        self.clumsy_no_auction = options.clumsy_no_auction
        self.table = components_of(options.components)
        self.step = FIRST_STEP if options.first is None else OPEN_STEP
        self.round = 1
        self.captain = NOBODY if options.first is None else options.first
        self.unseen = list(self.table.copies)  # equipment in the piles, by kind
        self.hidden = (1 << len(SHIP_TILES)) - 1  # ship tiles in their pile, a set
        self.chest: tuple[int, ...] = CLOSED
        self.laid = 0  # the places of the open chest with a tile on them, a set
        self.seconds = 0  # or beats
        self.acted = 0  # who has had a turn in this beat
        self.dropped = False  # whether a pawn was dropped in this beat
        self.pawns: list[tuple[int, ...]] = [()] * seats  # dropped, in order
        self.piles: tuple[int, ...] = ()  # centres, oldest first; only with dexterity
        self.out = 0  # by an offence, until the next chest is opened (T11)
        self.doubloons = [PURSE] * seats
        self.supply = DOUBLOONS - PURSE * seats
        self.paid: tuple[int, ...] = ()  # in this round
        self.halvings = 0  # in this round
        self.won: tuple[tuple[int, ...], ...] = ((),) * seats  # in this round
        self.floating: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = (auction.NO_BID,) * seats  # of this round
        self.takers: tuple[Seat, ...] = ()  # the next one first (T19)
        self.ships: list[Ship] = [BARE] * seats
        self.thrown: tuple[tuple[int, ...], ...] = ((),) * seats  # in this phase, in order
        self.built = 0  # who has left the yard
        self.spent: tuple[int, ...] = ()  # tiles out of the game
        self.waiting: tuple[Seat, ...] = (
            LUCK_AWAITED if self.step == FIRST_STEP else (self.captain,)
        )

    # Who acts

    def awaiting(self) -> tuple[Seat, ...]:
        return self.waiting

    def everybody(self) -> int:
        """All seats, a set."""
        return (1 << self.seats) - 1

    def odds(self) -> Odds[Act]:
        if self.step == PLUNDER:
            return plunder.next_odds(self.everybody() & ~self.acted)
        if self.step == TILES_STEP:
            return plunder.tile_odds(self)
        return Odds(FIRST[: self.seats])

    def alarm(self) -> Alarm | None:
        """Live, a second after the other (T12)."""
        return SAND if self.step == PLUNDER and not self.beats else None

    def legal(self, seat: Seat) -> Sequence[Act]:
        """What T6–T24 let a seat do, in the order of the contract."""
        if self.step == PLUNDER:
            return plunder.menu(self, seat)
        if self.step == BIDS:
            return bids_up_to(self.doubloons[seat])
        if self.step == TAKES:
            return [TAKE[tile] for tile in auction.on_offer(self)]
        if self.step in (BUILD, END):
            return yard.menu(self, seat)
        return (OPEN,)

    def open_kinds(self, seat: Seat) -> Sequence[str]:
        """T10: a pawn dropped at a point; T23: an arrangement of a ship that holds everything."""
        if self.step == PLUNDER:
            return plunder.open_kinds(self, seat)
        return yard.open_kinds(self, seat) if self.step in (BUILD, END) else ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        return forbids(self, seat, action)

    def not_for_players(self) -> frozenset[str]:
        return NATURE

    # What acts do

    def apply(self, seat: Seat, action: Act) -> None:
        """Who acts is asked before what, and what comes often first."""
        if seat < 0:
            self.happen(action)
        elif type(action) is DropOn:
            plunder.drop_on(self, seat, PLACE_INDEX[action.place])
        elif type(action) is Wait:
            plunder.close_turn(self, seat)
        elif type(action) is Best:
            yard.best(self, seat)
        elif type(action) is Open:
            plunder.open_chest(self)
        elif type(action) is Bid:
            auction.bid(self, seat, action.doubloons)
        elif type(action) is Take:
            auction.take(self, seat, INDEX[action.tile])
        elif type(action) is Throw:
            yard.throw(self, seat, INDEX[action.tile])
        elif type(action) is Keep:
            yard.leave(self, seat)
        elif type(action) is Drop:
            plunder.drop(self, seat, point(action.x, action.y))
        elif type(action) is Stop:
            plunder.end(self)
        else:
            assert type(action) is Arrange
            yard.arrange(self, seat, action.order, action.gear)

    def happen(self, action: Act) -> None:
        """What LUCK and the CLOCK do."""
        if type(action) is Next:
            plunder.pick(self, action.seat)
        elif type(action) is Tile:
            plunder.turn_up(self, PLACE_INDEX[action.place], INDEX[action.tile])
        elif type(action) is Second:
            plunder.second(self)
        else:
            assert type(action) is First
            self.captain = action.seat
            await_captain(self)

    # The end

    def tally(self) -> Sequence[Mapping[str, int]]:
        return scoring.tally(self.table, self.ships, self.doubloons)

    def ranks(self) -> Sequence[int]:
        """T29 · The most points win; ties are shared."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def copy(self) -> State:
        new = State(self.seats, None)
        new.beats, new.glass = self.beats, self.glass
        new.dexterity, new.clumsy_no_auction = self.dexterity, self.clumsy_no_auction
        new.table, new.step, new.round = self.table, self.step, self.round
        new.captain, new.unseen, new.hidden = self.captain, self.unseen[:], self.hidden
        new.chest, new.laid, new.seconds = self.chest, self.laid, self.seconds
        new.acted, new.dropped = self.acted, self.dropped
        new.pawns, new.piles, new.out = self.pawns[:], self.piles, self.out
        new.doubloons, new.supply = self.doubloons[:], self.supply
        new.paid, new.halvings, new.won = self.paid, self.halvings, self.won
        new.floating, new.bids, new.takers = self.floating, self.bids, self.takers
        new.ships, new.thrown, new.built = self.ships[:], self.thrown, self.built
        new.spent, new.waiting = self.spent, self.waiting
        return new
