"""Why not: the rules that forbid an act (C8–C13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.cartagena.acts import Act, Advance, EndTurn, Retreat
from flibuste.games.cartagena.parts import BOAT, INDEX, START
from flibuste.games.cartagena.rules.menus import END
from flibuste.games.cartagena.rules.track import company_behind

if TYPE_CHECKING:
    from flibuste.games.cartagena.rules.state import State


def forbids(state: State, seat: Seat, action: Act) -> Refusal | None:
    match action:
        case Advance(origin, symbol):
            return forbids_advance(state, seat, origin, symbol)
        case Retreat(origin):
            return forbids_retreat(state, seat, origin)
        case EndTurn():
            return forbids_end(state, seat)
        case _:
            return NO_SUCH_ACT


def forbids_advance(state: State, seat: Seat, origin: int, symbol: str) -> Refusal | None:
    """A card of one's hand, and an own pirate that is not in the boat (C9)."""
    if symbol not in INDEX or not START <= origin <= BOAT:
        return NO_SUCH_ACT
    if origin == BOAT:
        return no("C9", "advance-from-boat")
    if origin not in state.pirates[seat]:
        return no("C9", "no-pirate", place=place(origin))
    if not state.hands[seat][INDEX[symbol]]:
        return no("C9", "no-card", card=Message(f"no-{symbol}"))
    return None


def forbids_retreat(state: State, seat: Seat, origin: int) -> Refusal | None:
    """An own pirate with company behind it (C11)."""
    if not START <= origin <= BOAT:
        return NO_SUCH_ACT
    if origin == START:
        return no("C11", "retreat-from-start")
    if origin not in state.pirates[seat]:
        return no("C11", "no-pirate", place=place(origin))
    if origin == BOAT and state.boat_is_final:
        return no("C11", "retreat-from-boat")
    if not company_behind(state.crowd, origin):
        return no("C11", "no-company")
    return None


def forbids_end(state: State, seat: Seat) -> Refusal | None:
    """C13 · At least one move in a turn (C8), unless there is none."""
    if state.moves or END in state.legal(seat):
        return None
    return no("C8", "end")


def no(rule: str, id: str, **args: Message) -> Refusal:
    return Refusal(rule, Message(f"refused-{id}", args))


def place(square: int, preposition: str = "at") -> Message:
    """A square, the start or the boat: "at" it, "from" it or "to" it."""
    if square == START:
        return Message(f"{preposition}-start")
    if square == BOAT:
        return Message(f"{preposition}-boat")
    return Message(f"{preposition}-square", {"square": square})
