"""Why not: the rules that forbid an act (T6–T23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.piratoons.acts import (
    Act,
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    Keep,
    Open,
    Stop,
    Take,
    Throw,
    Wait,
)
from flibuste.games.piratoons.parts import EQUIPMENT, INDEX, PAWNS, PLACE_INDEX
from flibuste.games.piratoons.rules.arranging import forbids_arrange
from flibuste.games.piratoons.rules.auction import on_offer
from flibuste.games.piratoons.rules.geometry import HEIGHT, WIDTH
from flibuste.games.piratoons.rules.ships import throwable
from flibuste.games.piratoons.rules.steps import BIDS, BUILD, END, OPEN_STEP, PLUNDER, TAKES

if TYPE_CHECKING:
    from flibuste.games.piratoons.rules.state import State


def forbids(state: State, seat: Seat, action: Act) -> Refusal | None:
    match action:
        case DropOn(place):
            return forbids_drop_on(state, seat, place)
        case Drop(x, y):
            return forbids_drop(state, seat, x, y)
        case Wait():
            return forbids_wait(state)
        case Stop():
            return forbids_stop(state)
        case Open():
            return None if state.step == OPEN_STEP else Refusal("T6", Message("refused-no-plunder"))
        case Bid(doubloons):
            return forbids_bid(state, seat, doubloons)
        case Take(tile):
            return forbids_take(state, tile)
        case Throw(tile):
            return forbids_throw(state, seat, tile)
        case Best() | Keep() | Arrange():
            return forbids_leaving(state, seat, action)
        case _:
            return NO_SUCH_ACT


def forbids_drop_on(state: State, seat: Seat, place: str) -> Refusal | None:
    """From the open chest on, with a pawn in reserve (T6); on a tile (T10)."""
    if place not in PLACE_INDEX:
        return NO_SUCH_ACT
    forbidden = forbids_any_drop(state, seat)
    if forbidden is None and not state.laid >> PLACE_INDEX[place] & 1:
        return Refusal("T10", Message("refused-no-tile", {"place": place}))
    return forbidden


def forbids_drop(state: State, seat: Seat, x: int, y: int) -> Refusal | None:
    """At a point only with dexterity (T10), which beats have not (T12); inside the chest (T32)."""
    if state.beats:
        return Refusal("T12", Message("refused-drop-in-beats"))
    if not state.dexterity:
        return Refusal("T10", Message("refused-dexterity-off"))
    if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
        return Refusal("T32", Message("refused-outside-chest", {"x": x, "y": y}))
    return forbids_any_drop(state, seat)


def forbids_any_drop(state: State, seat: Seat) -> Refusal | None:
    """T6 · From the open chest on, all at the same time, as long as there is a pawn in reserve."""
    if state.step != PLUNDER:
        return Refusal("T6", Message("refused-no-plunder"))
    if len(state.pawns[seat]) == PAWNS:
        return Refusal("T6", Message("refused-no-pawn"))
    return None


def forbids_wait(state: State) -> Refusal | None:
    """In beats only (T12)."""
    if not state.beats:
        return Refusal("T12", Message("refused-wait-live"))
    return None if state.step == PLUNDER else Refusal("T12", Message("refused-no-wait"))


def forbids_stop(state: State) -> Refusal | None:
    """T9 · Not before the glass has run out."""
    if state.step != PLUNDER:
        return Refusal("T9", Message("refused-no-stop"))
    left = state.glass - state.seconds
    if left > 0:
        return Refusal("T9", Message("refused-glass-running", {"seconds": left}))
    return None


def forbids_bid(state: State, seat: Seat, doubloons: int) -> Refusal | None:
    """0 … all of one's doubloons (T18)."""
    if doubloons < 0:
        return NO_SUCH_ACT
    if state.step != BIDS:
        return Refusal("T18", Message("refused-no-bids"))
    held = state.doubloons[seat]
    if doubloons > held:
        return Refusal(
            "T18", Message("refused-bid-too-high", {"bid": doubloons, "doubloons": held})
        )
    return None


def forbids_take(state: State, tile: str) -> Refusal | None:
    """One of the tiles left (T19)."""
    if tile not in INDEX:
        return NO_SUCH_ACT
    if state.step != TAKES:
        return Refusal("T19", Message("refused-no-takes"))
    if INDEX[tile] not in on_offer(state):
        return Refusal("T19", Message("refused-not-for-sale", {"tile": Message(f"tile-{tile}")}))
    return None


def forbids_throw(state: State, seat: Seat, tile: str) -> Refusal | None:
    """No voluntary throwing (T23)."""
    if tile not in EQUIPMENT:
        return NO_SUCH_ACT
    if state.step != BUILD:
        return Refusal("T23", Message("refused-not-building"))
    ship = state.ships[seat]
    named = {"tile": Message(f"tile-{tile}")}
    if INDEX[tile] not in ship.equipment():
        return Refusal("T23", Message("refused-not-yours", named))
    if INDEX[tile] not in throwable(state.table, ship):
        return Refusal("T23", Message("refused-no-need", named))
    return None


def forbids_leaving(state: State, seat: Seat, action: Best | Keep | Arrange) -> Refusal | None:
    """Not before the rest can be held (T23); Keep only if the ship holds it as it stands."""
    if state.step not in (BUILD, END):
        return Refusal("T23", Message("refused-not-building"))
    ship = state.ships[seat]
    if throwable(state.table, ship):
        return Refusal("T23", Message("refused-throw-first"))
    if isinstance(action, Keep) and ship.loose:
        return Refusal("T23", Message("refused-not-all-placed"))
    if isinstance(action, Arrange):
        return forbids_arrange(state.table, ship, action)
    return None
