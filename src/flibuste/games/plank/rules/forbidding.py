"""Why not: the rules that forbid an act (P3, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal
from flibuste.games.plank.acts import Act, Choose, Enter, NoThanks, Shift
from flibuste.games.plank.parts import BIT, PLACES, VALUES, signed

if TYPE_CHECKING:
    from flibuste.games.plank.rules.state import State

NOTHING: Final = 0  # what a turn has seen
ENTERED: Final = 1
SHIFTED: Final = 2


def forbids(state: State, crew: int, action: Act) -> Refusal | None:
    """P6 · A pirate and an action in either order, each once a turn, or "No thanks!" alone."""
    match action:
        case Choose(value):
            return forbids_choose(state, value)
        case Enter(value):
            return forbids_enter(state, crew, value)
        case Shift(card, place):
            return forbids_shift(state, crew, card, place)
        case NoThanks():
            return forbids_no_thanks(state, crew)
        case _:
            return NO_SUCH_ACT


def forbids_choose(state: State, value: int) -> Refusal | None:
    """Any pirate, but only once (P3)."""
    if value not in VALUES:
        return NO_SUCH_ACT
    return Refusal("P3", Message("refused-placed")) if state.order else None


def forbids_enter(state: State, crew: int, value: int) -> Refusal | None:
    """One pirate a turn, from one's hand (P6)."""
    if value not in VALUES:
        return NO_SUCH_ACT
    if not state.order:
        return Refusal("P3", Message("refused-choose-first"))
    if state.half == ENTERED:
        return Refusal("P6", Message("refused-second-pirate"))
    if not state.pirates[crew] >> value & 1:
        return Refusal("P6", Message("refused-no-pirate", {"value": value}))
    return None


def forbids_shift(state: State, crew: int, card: int, place: int) -> Refusal | None:
    """One action a turn, from one's hand (P6); on any pirate, even to no effect (P7)."""
    if card not in BIT or not 1 <= place <= PLACES:
        return NO_SUCH_ACT
    if not state.order:
        return Refusal("P3", Message("refused-choose-first"))
    if state.half == SHIFTED:
        return Refusal("P6", Message("refused-second-action"))
    if not state.actions[crew] & BIT[card]:
        return Refusal("P6", Message("refused-no-action", {"card": signed(card)}))
    return None


def forbids_no_thanks(state: State, crew: int) -> Refusal | None:
    """Once in the match, and alone (P6)."""
    if not state.order:
        return Refusal("P3", Message("refused-choose-first"))
    if state.half:
        return Refusal("P6", Message("refused-not-alone"))
    if not state.no_thanks[crew]:
        return Refusal("P6", Message("refused-no-thanks-gone"))
    return None
