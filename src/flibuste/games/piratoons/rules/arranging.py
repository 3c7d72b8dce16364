"""Whether an arrangement is allowed: the own tiles, all of them, each where it may stand."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal
from flibuste.games.piratoons.acts import Arrange
from flibuste.games.piratoons.parts import (
    DECK,
    EQUIPMENT,
    HULL_INDEX,
    INDEX,
    NO_TOP,
    SAIL,
    SHIP_TILES,
    family_of,
)
from flibuste.games.piratoons.parts.components import Components
from flibuste.games.piratoons.rules.ships import Ship, part


def forbids_arrange(table: Components, ship: Ship, action: Arrange) -> Refusal | None:
    """T21 · Every ship tile is built in; slots (T22); all equipment is on the ship (T23)."""
    on_hulls = action.gear.items()
    items = [item for _, found in on_hulls for item in found]
    if not (set(action.order) <= set(SHIP_TILES) and set(items) <= set(EQUIPMENT)):
        return NO_SUCH_ACT
    if not action.gear.keys() <= HULL_INDEX.keys():
        return NO_SUCH_ACT
    if sorted(INDEX[tile] for tile in action.order) != sorted(ship.order):
        return Refusal("T21", Message("refused-order"))
    for hull, found in on_hulls:
        if hull not in action.order and hull not in ("prow", "stern"):
            return Refusal("T22", Message("refused-not-your-hull", {"tile": hull}))
        forbidden = forbids_gear(table, HULL_INDEX[hull], [INDEX[item] for item in found])
        if forbidden is not None:
            return forbidden
    if sorted(INDEX[item] for item in items) != sorted(ship.equipment()):
        return Refusal("T23", Message("refused-gear"))
    return None


def forbids_gear(table: Components, hull: int, items: Sequence[int]) -> Refusal | None:
    """T22 · Slots of their own kind, one each; on top a Deck or Sails, never both."""
    printed = part(table, hull)
    on_top = Message(f"hull-{printed.name}")
    found = [family_of(item) for item in items if item != SAIL]
    for item in items:
        family = family_of(item)
        most = printed.room[family] if family > DECK else len(items)
        if (family <= DECK and printed.top == NO_TOP) or found.count(family) > most:
            args = {"tile": Message(f"tile-{EQUIPMENT[item]}"), "hull": on_top}
            return Refusal("T22", Message("refused-no-slot", args))
    decks, sails = found.count(DECK), items.count(SAIL)
    if decks > 1 or (decks and sails):
        return Refusal("T22", Message("refused-deck-and-sail", {"hull": on_top}))
    if sails > max(printed.top, 0):
        return Refusal("T22", Message("refused-sails", {"hull": on_top, "most": printed.top}))
    return None
