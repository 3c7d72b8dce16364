"""The form of a written position, as the contract has it, with keys of our own for every moment.

Ours are: ``used`` (pirates of this round), ``opening`` (LUCK is to tell who lives behind a door),
``storms`` (for which LUCK has still to act), ``visit`` (as in a view), ``looks`` (with Ojo: who, at
whom, the side seen, whether it is still sure), ``recalled`` (pairs as somebody saw them before
others handled them), ``turned`` (Valverde's sailor of the duel is revealed), ``lays`` (cards face
down), ``robbing`` (whose lone monkey may steal), ``record`` (rounds of duels: the letter, the
owners of the monkeys, the cards), ``sums`` (points of earlier duels that the record does not tell),
``known`` (combat cards that everybody knows to be in a hand) and ``components`` (the fingerprint of
another table than ours).

A position tells a moment; what led to it need not be told: the lifeboat and the ship each stand for
themselves, the duels do not say why the voyage ended, and nobody need have put up a pair.

Of the cards under a deck the first to come up is told first.  An open card that has ``waited``
0 turns was opened in this very turn (but the Ghost, who ends it, in the one before); who lives in a
closed cabin is LUCK's to tell.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.errors import BadPosition
from flibuste.core.protocol import Message, Seat
from flibuste.games.mutiny.parts import Card, Letter, Pirate, Side
from flibuste.games.mutiny.parts.components import KEY
from flibuste.games.mutiny.rules.chapter import VisitStep
from flibuste.games.mutiny.sight.view import Phase

Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class WrittenCabin(Struct, frozen=True, forbid_unknown_fields=True):
    """An open cabin and who lives there; a closed one, which is null too, has no name."""

    pirate: Pirate | None = None
    open: bool = True
    waited: Few | None = None


OpenDoor: TypeAlias = tuple[Pirate, int | None]
"""Who stands at it, and the turns that ended since it was opened, if they are told."""


class WrittenCard(Struct, frozen=True, forbid_unknown_fields=True):
    card: Card
    seen: list[Seat] = []


class WrittenUnder(Struct, frozen=True, forbid_unknown_fields=True):
    combat: list[WrittenCard] = []
    gold: list[WrittenCard] = []


class WrittenVisit(Struct, frozen=True, forbid_unknown_fields=True):
    pirate: Pirate
    step: VisitStep
    left: Few = 0
    number: Few = 0
    cards: list[Card] = []
    seen: list[list[Seat]] = []
    sailors: list[Value] = []
    duel: Letter | None = None


class WrittenSums(Struct, frozen=True, forbid_unknown_fields=True):
    pink: Number | list[Few] = 0
    grey: Number | list[Few] = 0


class WrittenWins(Struct, frozen=True, forbid_unknown_fields=True):
    valverde: Few = 0
    diaz: Few = 0


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Phase = "voyage"
    ship: Number | None = None
    dealer: Seat | None = None
    turn: Seat | None = None
    row: list[WrittenCabin | None] | None = None
    lifeboat: Pirate | None = None
    hands: list[list[Card]] | None = None
    gold: list[list[Card]] | None = None
    coins: list[Number] | None = None
    sides: list[Side | None] | None = None
    under: WrittenUnder = WrittenUnder()
    sailors: dict[Letter, list[Value | list[Seat] | None]] = {}
    duel: Letter | None = None
    round: Number = 0
    laid: WrittenSums | None = None
    wins: WrittenWins = WrittenWins()
    out: list[Seat] = []
    in_duel: list[Seat] | None = None
    used: list[Pirate] = []
    opening: bool = False
    storms: Number = 0
    visit: WrittenVisit | None = None
    looks: list[tuple[Seat, Seat, Side, bool]] = []
    recalled: dict[Letter, list[tuple[Seat, Value, Value]]] = {}
    turned: bool = False
    lays: list[Card | None] | None = None
    robbing: Seat | None = None
    record: list[tuple[Letter, list[Seat], list[Card]]] = []
    sums: dict[Letter, tuple[Number, Number]] = {}
    known: list[list[Card]] | None = None
    components: str | None = None


DUELS_ONLY: Final = ("duel", "round", "laid", "wins", "out", "in_duel", "turned", "lays")
MORE_OF_DUELS: Final = ("robbing", "record", "sums")
VOYAGE_ONLY: Final = ("row", "lifeboat", "used", "opening", "storms", "visit")


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), KEY)


def within(part: str, value: int, allowed: range) -> int:
    if value not in allowed:
        raise bad("position-range", part=part, least=allowed[0], most=allowed[-1])
    return value


def turns_waited(opened: list[OpenDoor], ended: int) -> list[int]:
    """M8: opened from the left, in this round; M9: the Ghost has ended the turn that met it.

    A card of which it is not told was opened in the turn before, if the others let it.
    """
    found: list[int] = []
    most = ended
    for place, (pirate, told) in enumerate(opened):
        ghost, waited = pirate == "ghost", told
        if waited is None or (ghost and not waited):
            later = [other or 0 for _, other in opened[place + 1 :]]
            waited = max(min(1, most), *later, 0)
        if waited > most or (ghost and not waited):
            raise bad("position-waited", pirate=Message(f"pirate-{pirate}"))
        found.append(waited)
        most = waited
    return found


def seats_of(part: str, given: list[Seat], seats: int) -> int:
    """A set of seats at this table, none of them twice."""
    bits = 0
    for seat in given:
        if not 0 <= seat < seats or bits >> seat & 1:
            raise bad("position-seat", part=part, seats=seats)
        bits |= 1 << seat
    return bits
