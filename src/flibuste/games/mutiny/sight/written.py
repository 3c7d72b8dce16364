"""The form of a written position: the contract's keys, and a view's own for every moment.

A position tells a moment; what led to it need not be told: the lifeboat and the ship each stand for
themselves, the duels do not say why the voyage ended, and nobody need have put up a pair.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from flibuste.core.positions import Checks, position_fields
from flibuste.core.protocol import Seat
from flibuste.games.mutiny.parts import DUELS, LETTERS, Card, Letter, Pirate, Side
from flibuste.games.mutiny.parts.components import KEY
from flibuste.games.mutiny.sight.view import (
    Duel,
    Few,
    Laid,
    Look,
    Number,
    Phase,
    Round,
    Value,
    Visit,
)


class Door(Struct, frozen=True, forbid_unknown_fields=True):
    """A cabin of the row.

    pirate · who stands at the open door; who lives behind a closed one is LUCK's to tell
    open · false: it is closed, as null is
    waited · turns that ended since it was opened; 0: in this very turn (the Ghost's: one before)
    """

    pirate: Pirate | None = None
    open: bool = True
    waited: Few | None = None


class Recalled(Struct, frozen=True, forbid_unknown_fields=True):
    """A pair as somebody saw it before another player handled it.

    seat · who saw it
    valverde · the value of Valverde's sailor then
    diaz · the value of Diaz's sailor then
    """

    seat: Seat
    valverde: Value
    diaz: Value


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A written position; what is not named is as at the start.

    seats · number of players
    phase · voyage or duels
    ship · its square, not behind its start
    dealer · named once the round has begun; whoever is in turn deals if nobody is named
    turn · whose turn it is in the voyage
    row · [{pirate, open, waited} or null for closed], open ones first
    lifeboat · who lies in it
    hands · by seat, combat cards; no monkey, which always is where it belongs
    gold · by seat, gold cards
    coins · by seat; the rest is the supply
    sides · by seat, allegiances; null: none yet
    under · by deck (combat, gold), cards put under it: [{card, seen}], the first to come up first
    sailors · by letter [value for Valverde, value for Diaz, [seats who know the pair as it stands]]
    duel · the letter of the duel being fought, or of the last one
    round · of that duel; 0 until both sailors are revealed
    laid · {pink, grey}: the points laid in that duel so far, or a list of them
    wins · duels won by each side: {valverde, diaz}
    out · seats out of the game; who has not sworn always is
    in_duel · seats who have not left the duel
    used · pirates visited in this round; some may not be told
    doors · who lives behind those opened, from the left, as far as the last one that was visited;
        null: visited, not told who; without it the visited ones stand first
    opening · LUCK is to tell who lives behind the door just opened
    storms · storms for which LUCK has still to act
    visit · the visit being paid, as in a view
    looks · at allegiances, with Ojo, as in a view
    recalled · by letter, a pair as players saw it before it was handled: [{seat, valverde, diaz}]
    lays · by seat, cards face down
    robbing · the seat whose lone monkey may steal
    duels · all that have begun, as in a view; of their rounds the last ones, without a gap
    known · by seat, combat cards that all know to be there; if only hands are named, none
    components · the fingerprint of another component table than ours
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Phase = "voyage"
    ship: Number | None = None
    dealer: Seat | None = None
    turn: Seat | None = None
    row: list[Door | None] | None = None
    lifeboat: Pirate | None = None
    hands: list[list[Card]] | None = None
    gold: list[list[Card]] | None = None
    coins: list[Number] | None = None
    sides: list[Side | None] | None = None
    under: dict[Literal["combat", "gold"], list[Laid]] = {}
    sailors: dict[Letter, list[Value | list[Seat] | None]] = {}
    duel: Letter | None = None
    round: Number = 0
    laid: dict[Literal["pink", "grey"], Number | list[Few]] | None = None
    wins: dict[Side, Few] = {}
    out: list[Seat] = []
    in_duel: list[Seat] | None = None
    used: list[Pirate] = []
    doors: list[Pirate | None] | None = None
    opening: bool = False
    storms: Number = 0
    visit: Visit | None = None
    looks: list[Look] = []
    recalled: dict[Letter, list[Recalled]] = {}
    lays: list[Card | None] | None = None
    robbing: Seat | None = None
    duels: list[Duel] = []
    known: list[list[Card]] | None = None
    components: str | None = None


OldRound: TypeAlias = tuple[Letter, list[Seat], list[Card]]


class Written(Position, frozen=True, forbid_unknown_fields=True):
    """A position as it is read: also as it was written before version 0.2.

    turned · old for Valverde's sailor alone in the last of duels
    record · old for the rounds of duels: [letter, owners of monkeys, cards]
    sums · old for the points of earlier duels: {letter: [pink, grey]}
    """

    turned: bool = False
    record: list[OldRound] = []
    sums: dict[Letter, tuple[Number, Number]] = {}


CHECKS: Final = Checks(KEY)
bad, within = CHECKS.bad, CHECKS.within
DUELS_ONLY: Final = ("duel", "round", "laid", "wins", "out", "in_duel", "lays", "robbing", "duels")
OLD_OF_DUELS: Final = ("turned", "record", "sums")
OLD_LISTS: Final = {
    "looks": Look.__struct_fields__,
    "recalled": Recalled.__struct_fields__,
}
VOYAGE_ONLY: Final = ("row", "lifeboat", "used", "doors", "opening", "storms", "visit")


def as_objects(told: object, names: Sequence[str]) -> object:
    """Bare lists, as they were written before, with names for their places; all else as it is."""
    if isinstance(told, Mapping):
        return {key: as_objects(one, names) for key, one in told.items()}
    if not isinstance(told, list | tuple):
        return told
    if len(told) == len(names) and not any(isinstance(one, list | dict) for one in told):
        return dict(zip(names, told, strict=True))
    return [as_objects(one, names) for one in told]


def written_in(position: object) -> Written:
    """The position's fields, old spellings as they are written now."""
    if isinstance(position, Mapping):
        anew = {part: position[part] for part in OLD_LISTS if part in position}
        anew = {part: as_objects(told, OLD_LISTS[part]) for part, told in anew.items()}
        position = {**position, **anew}
    written = position_fields(position, Written, KEY)
    check_phase(written)
    return replace(written, duels=written.duels or old_duels(written))


def check_phase(written: Written) -> None:
    """A voyage has no duels yet, and in the duels the cabins are empty."""
    for part in (*DUELS_ONLY, *OLD_OF_DUELS) if written.phase == "voyage" else VOYAGE_ONLY:
        thing = getattr(written, part)
        if any(thing.values()) if isinstance(thing, dict) else thing:
            raise bad("position-phase", part=part)


def old_duels(written: Written) -> list[Duel]:
    """Duels from their points alone, then those of which rounds are told, the last one turned."""
    found = {}
    for letter, told in groupby(written.record, key=lambda entry: entry[0]):
        if letter in found:
            raise bad("position-record", letter=letter)
        rounds = [Round(tuple(cards), tuple(owners)) for _, owners, cards in told]
        found[letter] = Duel(letter, rounds=tuple(rounds))
    earlier = {letter: Duel(letter) for letter in sorted(written.sums) if letter not in found}
    found = earlier | found
    for letter, (pink, grey) in written.sums.items():
        found[letter] = replace(found[letter], pink=pink, grey=grey)
    if written.turned:
        fought = min(sum(written.wins.values()), DUELS - 1)
        letter = written.duel or LETTERS[fought]
        values = [value for value in written.sailors.get(letter, ()) if isinstance(value, int)]
        valverde = values[0] if values else 0  # nobody's, and refused
        found[letter] = replace(found.get(letter, Duel(letter)), valverde=valverde)
    return list(found.values())


def seats_of(part: str, given: Any, seats: int) -> int:
    """A set of seats at this table, none of them twice."""
    bits = 0
    for seat in given:
        if not 0 <= seat < seats or bits >> seat & 1:
            raise bad("position-seat", part=part, seats=seats)
        bits |= 1 << seat
    return bits
