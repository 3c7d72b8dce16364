"""Piratoons written down: a position is what an all-seeing viewer is told, in plain JSON.

The keys of the contract are always written; others, of which each has the name and the form that
it has in a view, where the moment cannot be told without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.plain import to_json
from flibuste.core.positions import Checks
from flibuste.core.protocol import Message, Position, Seat
from flibuste.core.words import verbatim
from flibuste.games.piratoons.parts import EQUIPMENT, KEY, SEATS, TILES, Place
from flibuste.games.piratoons.rules.rounds import PLUNDER, TILES_STEP, RoundStep
from flibuste.games.piratoons.rules.state import State
from flibuste.games.piratoons.sight.tell import EVERYBODY, tell
from flibuste.games.piratoons.sight.view import Across, Coins, Down, Number, Pawn, Ship

CHECKS: Final = Checks(KEY)
bad = CHECKS.bad
Phase: TypeAlias = Literal["plunder", "auction", "build", "end"]
PHASES: Final[dict[RoundStep, Phase]] = {
    "first": "plunder",
    "open": "plunder",
    "tiles": "plunder",
    "plunder": "plunder",
    "bids": "auction",
    "takes": "auction",
    "build": "build",
    "end": "end",
    "over": "end",
}


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a position; what is not named is as at the start.

    seats · 2 to 4
    phase · plunder, auction, build, or end: the last arrangement, after round 8
    round · not named: the first for which enough tiles are left
    captain · not named: by the option ``first``, else LUCK draws while the chest is closed
    chest · in the plunder a place that is not named is still to be turned up; null is empty
    pawns · by seat in order of dropping, where they lie: those that count at centres of piles
    seconds · that have passed; not named: none, or as many beats as the drops have taken
    doubloons · by seat; the supply is the rest
    floating · equipment in the sea
    ships · by seat; in auction and yard gear without a slot is loose
    spent · tiles out of the game; tiles that are named nowhere are in the piles
    step · as in a view; "tiles": the chest is open, and not all is turned up yet
    awaiting · in a beat: whose turn it is
    acted · who has had a turn in this beat
    dropped · whether anybody has dropped a pawn in this beat
    piles · centres of the piles, oldest first; not named: by seat
    out · by seat, whether by an offence out of this round
    bids · of this round by seat; null: none yet, or none at all
    takers · who still takes a tile, the next one first; named once all bids are revealed
    thrown · by seat in the yard, in order
    built · by seat, who has left the yard
    won · tiles won in this round by seat: sharing out, then auction
    paid · pay of this round by seat; it is in the purse, or was bid
    halvings · how often all gave back half of their doubloons before it
    hash · of the table of the printed tiles
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Phase = "plunder"
    round: Annotated[int, Meta(ge=1, le=8)] | None = None
    captain: Seat | None = None
    chest: dict[Place, str | None] = {}
    pawns: tuple[tuple[Pawn, ...], ...] | None = None
    seconds: Number | None = None
    doubloons: tuple[Coins, ...] | None = None
    floating: tuple[str, ...] = ()
    ships: tuple[Ship, ...] | None = None
    spent: tuple[str, ...] = ()
    step: RoundStep | None = None
    awaiting: tuple[Seat, ...] = ()
    acted: tuple[Seat, ...] = ()
    dropped: bool = False
    piles: tuple[tuple[Across, Down], ...] | None = None
    out: tuple[bool, ...] | None = None
    bids: tuple[Coins | None, ...] | None = None
    takers: tuple[Seat, ...] | None = None
    thrown: tuple[tuple[str, ...], ...] | None = None
    built: tuple[bool, ...] | None = None
    won: tuple[tuple[str, ...], ...] | None = None
    paid: tuple[Number, ...] = ()
    halvings: Number = 0
    hash: str | None = None

    def is_open(self) -> bool:
        """T6: whether all may look into the chest."""
        return self.step == "tiles" or bool(self.chest)


FIELDS: Final = Written.__struct_fields__
ALWAYS: Final = FIELDS[FIELDS.index("round") : FIELDS.index("step")]  # the contract's keys
IF_SAID: Final = FIELDS[FIELDS.index("acted") : FIELDS.index("halvings")]


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    told = to_json(tell(state, EVERYBODY))
    for pawn in [pawn for own in told["pawns"] for pawn in own if pawn["place"] is not None]:
        del pawn["place"]
    for ship in told["ships"]:
        del ship["holds"]
        if not ship["loose"]:
            del ship["loose"]
    position = {"seats": state.seats, "phase": PHASES[told["step"]]}
    position |= {key: told[key] for key in ALWAYS}
    position |= {key: told[key] for key in IF_SAID if said(told[key])}
    if state.step == TILES_STEP:
        position["step"] = told["step"]
    if state.step == PLUNDER and state.beats and state.waiting[0] >= 0:
        position["awaiting"] = told["awaiting"]
    if state.halvings:
        position["halvings"] = state.halvings
    return position | {"hash": told["hash"]}


def said(told: object) -> bool:
    """Whether this tells something: not if it is null, false, or a row of such."""
    if isinstance(told, list | tuple):
        return any(said(one) for one in told)
    return told is not None and told is not False


# Old spellings


def modern(position: object) -> object:
    """A position in the names and forms of today; what is not well formed stays as it is."""
    if not isinstance(position, Mapping):
        return position
    told = dict(position)
    if isinstance(told.get("open"), bool) and told.pop("open"):
        told["step"] = "tiles"
    if isinstance(turn := told.get("turn", ""), int | None):
        told["awaiting"] = [] if told.pop("turn") is None else [turn]
    if "components" in told:
        told["hash"] = told.pop("components")
    for part in ("out", "built"):
        if part in told:
            told[part] = flags_of(told[part], told.get("seats"))
    for part in ("won", "thrown"):
        if told.get(part) == []:
            del told[part]
    if isinstance(rows := told.get("pawns"), list):
        told["pawns"] = [
            [modern_pawn(pawn) for pawn in own] if isinstance(own, list) else own for own in rows
        ]
    return told


def flags_of(given: Any, seats: Any) -> Any:
    """Seats that were named once, as a flag for each."""
    named = isinstance(given, list) and all(type(seat) is int for seat in given)
    if named and seats in SEATS and set(given) <= set(range(seats)) and len({*given}) == len(given):
        return [seat in given for seat in range(seats)]
    return given


def modern_pawn(pawn: Any) -> Any:
    """``void`` is a place that is null."""
    if isinstance(pawn, Mapping) and isinstance(pawn.get("void"), bool):
        kept = {key: part for key, part in pawn.items() if key != "void"}
        return kept | {"place": None} if pawn["void"] else kept
    return pawn


def word(tile: int) -> Message:
    name = TILES[tile]  # a position names ship tiles as it writes them
    return Message(f"tile-{name}") if name in EQUIPMENT else verbatim(name)
