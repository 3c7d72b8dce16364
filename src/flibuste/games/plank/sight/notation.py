"""Faut pas pousser written down: a position is what an all-seeing viewer is told, in plain JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from flibuste.core.errors import BadPosition
from flibuste.core.plain import to_json
from flibuste.core.positions import as_told, position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.plank.options import Options
from flibuste.games.plank.parts import ACTIONS, BELOW, CREWS, PLACES, VALUES, Crew
from flibuste.games.plank.rules.audit import everywhere
from flibuste.games.plank.rules.state import State
from flibuste.games.plank.sight.view import (
    EVERYBODY,
    Card,
    Half,
    Hand,
    Pile,
    Sight,
    Value,
    place,
    tell,
)

KEY: Final = "plank"


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start.

    seats · 2 to 4
    plank · crew and value, from place 1; all four or none
    fallen · crew and value, in the order of falling
    hands · by seat; what is not named in one is all there
    piles · of unplayed crews, by crew
    order · crews in the order of play; not named: one that fits
    turn · whose it is: a crew; not named: by the cards left
    half · what the turn has seen: null, "Enter" or "Shift"
    ages · seats from the youngest
    chosen · before the first placement: pirates picked or turned up, no longer in hand or pile
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    plank: tuple[Card, ...] = ()
    fallen: tuple[Card, ...] = ()
    hands: tuple[Hand, ...] | None = None
    piles: dict[Crew, Pile] = {}
    order: tuple[Crew, ...] | None = None
    turn: Crew | None = None
    half: Half = None
    ages: tuple[Seat, ...] | None = None
    chosen: dict[Crew, Value] = {}


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    told = to_json(tell(state, EVERYBODY)) | {"seats": len(state.crews)}
    late = {part: bool(told[part]) for part in ("order", "turn", "ages", "chosen")}
    return {part: told[part] for part in Written.__struct_fields__ if late.get(part, True)}


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    from flibuste.games.plank.sight.deduced import (  # which need all of this module
        settle_set_up,
        settle_turns,
    )

    written = position_fields(position, Written, KEY)
    if written.ages is not None and sorted(written.ages) != list(range(written.seats)):
        raise bad("position-ages", seats=written.seats)
    start = tell(State(written.seats, options), EVERYBODY)
    told = replace(as_told(start, written), piles={**start.piles, **written.piles})
    check_cards(told, written)
    state = place(replace(told, order=(), half=None), written.chosen)
    check_pirates(state)
    if written.plank:
        settle_turns(state, written)
    else:
        settle_set_up(state, written)
    state.set_waiting()
    return written.seats, options, state


def check_cards(told: Sight, written: Written) -> None:
    """P3, P14: the hands of the players and the piles of the unplayed crews, each card once."""
    if len(told.hands) != written.seats:
        raise bad("position-seats", part="hands", seats=written.seats)
    for hand in told.hands:
        check_once("hands", VALUES, hand.pirates)
        check_once("hands", ACTIONS, hand.actions)
    for crew, pile in written.piles.items():
        if crew in told.crews:
            raise bad("position-played", crew=crew_word(crew))
        check_once("piles", (0, *VALUES), pile.cards)
        above = pile.no_thanks_at
        if above is not None and not (0 in pile.cards and above == len(pile.cards) - BELOW - 1):
            raise bad("position-no-thanks-at", crew=crew_word(crew))
    named = dict(zip(told.crews, [hand.pirates for hand in written.hands or ()], strict=False))
    for crew, value in written.chosen.items():
        if value in named.get(crew, written.piles[crew].cards if crew in written.piles else ()):
            raise bad("position-pirate", crew=crew_word(crew), value=value, times=2)


def check_once(part: str, known: Sequence[int], cards: Sequence[int]) -> None:
    for card in cards:
        if card not in known or cards.count(card) > 1:
            raise bad("position-card", part=part, card=card)


def check_pirates(state: State) -> None:
    """P1: each pirate is somewhere, and only there."""
    for crew, name in enumerate(CREWS):
        found = everywhere(state, crew)
        for value in VALUES:
            if found.count(value) != 1:
                times = found.count(value)
                raise bad("position-pirate", crew=crew_word(name), value=value, times=times)
    if len(state.plank) not in (0, PLACES):
        raise bad("position-plank")


def crew_word(crew: str) -> Message:
    return Message(f"crew-{crew}")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), KEY)
