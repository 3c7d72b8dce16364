"""The way back: a view put on the table, and what could be behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from msgspec import UNSET

from flibuste.core.told import Told
from flibuste.games.piratoons.parts import (
    EQUIPMENT,
    INDEX,
    NO_TILE,
    PLACE_INDEX,
    PLACES,
    SHIP_TILES,
    UNDEALT,
)
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules import ships
from flibuste.games.piratoons.rules.auction import NO_BID
from flibuste.games.piratoons.rules.geometry import point
from flibuste.games.piratoons.rules.plunder import places_with_tiles
from flibuste.games.piratoons.rules.rounds import STEPS
from flibuste.games.piratoons.rules.state import NOBODY, State
from flibuste.games.piratoons.sight.view import Pawn, Ship, Sight

if TYPE_CHECKING:
    from random import Random

COUNTS: Final[dict[object, int]] = {None: 0, UNSET: 0} | {
    place: index + 1 << 16 for place, index in PLACE_INDEX.items()
}
"""What a pawn's place adds to its point (geometry.py)."""


def imagine(view: Sight, rng: Random) -> State:
    """A bid in a closed hand may be 0 … all of the doubloons, evenly (T18); all else is known."""
    return TOLD.behind(view).world(rng)


@final
class Behind:
    """The table with the bids that lie open, and the seats whose hands are closed."""

    __slots__ = ("hidden", "table")

    def __init__(self, view: Sight) -> None:
        self.table = place(view, view.bids)
        bids = zip(view.has_bid, view.bids, strict=True)
        self.hidden = [seat for seat, (made, bid) in enumerate(bids) if made and bid is None]

    def world(self, rng: Random) -> State:
        """The same with any bid in each closed hand."""
        world = self.table.copy()
        if self.hidden:
            bids = list(world.bids)
            for seat in self.hidden:
                bids[seat] = int(rng.random() * (world.doubloons[seat] + 1))
            world.bids = tuple(bids)
        return world


TOLD: Final = Told(Behind)


def place(told: Sight, bids: Sequence[int | None]) -> State:
    """The table of which this is told, with these bids."""
    state = State(len(told.ships), None)
    state.waiting = told.awaiting
    state.beats, state.glass = told.tempo == "beats", told.glass
    state.dexterity, state.clumsy_no_auction = told.dexterity, told.clumsy_no_auction
    state.table = told.components or BOX
    state.step, state.round = STEPS.index(told.step), told.round
    state.captain = NOBODY if told.captain is None else told.captain
    unseen = told.unseen
    state.unseen = [unseen.get(item, 0) for item in EQUIPMENT]
    state.hidden = sum([1 << i for i, tile in enumerate(SHIP_TILES) if tile in unseen])
    chest = [UNDEALT] * len(PLACES)
    for at, tile in told.chest.items():
        chest[PLACE_INDEX[at]] = NO_TILE if tile is None else INDEX[tile]
    state.chest = tuple(chest)
    state.laid = places_with_tiles(chest) if told.step == "plunder" else 0
    state.seconds, state.dropped = told.seconds, told.dropped
    state.acted = sum([1 << seat for seat in told.acted])
    state.out, state.built = bits(told.out), bits(told.built)
    state.pawns = [pawns_on(dropped) for dropped in told.pawns]
    state.piles = tuple([point(x, y) for x, y in told.piles])
    state.doubloons, state.supply = list(told.doubloons), told.supply
    state.paid, state.halvings = told.paid, told.halvings
    state.won = tuple([numbers(tiles) if tiles else () for tiles in told.won])
    state.floating, state.spent = numbers(told.floating), numbers(told.spent)
    state.bids = tuple([NO_BID if bid is None else bid for bid in bids])
    state.takers = told.takers
    state.ships = [ship_on(ship) for ship in told.ships]
    state.thrown = tuple([numbers(items) if items else () for items in told.thrown])
    return state


def numbers(tiles: Sequence[str]) -> tuple[int, ...]:
    return tuple([INDEX[tile] for tile in tiles])


def bits(seats: Sequence[bool]) -> int:
    return sum([1 << seat for seat, there in enumerate(seats) if there])


def pawns_on(dropped: Sequence[Pawn]) -> tuple[int, ...]:
    """As geometry.py has them, but all at once."""
    return tuple([one.x | one.y << 8 | COUNTS[one.place] for one in dropped])


def ship_on(ship: Ship) -> ships.Ship:
    on = ship.gear
    gear = [numbers(on[hull]) if hull in on else () for hull in ("prow", *ship.order, "stern")]
    return ships.Ship(numbers(ship.order), tuple(gear), numbers(ship.loose))
