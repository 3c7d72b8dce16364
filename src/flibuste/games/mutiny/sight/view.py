"""The table as one seat or a watcher sees it (M37): the parts of a view, and of a position."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from flibuste.core.protocol import Seat, View
from flibuste.games.mutiny.parts import Card, Letter, Pirate, Side
from flibuste.games.mutiny.parts.components import Components
from flibuste.games.mutiny.rules.chapter import VisitStep

Phase: TypeAlias = Literal["voyage", "duels"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Value: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=3)]

ALL_EYES: Final = -9
"""A viewer who sees everything: what is told to these eyes is written in a position."""


class Cabin(Struct, frozen=True):
    """A card of the row.

    pirate · who lives there; null: it is face down
    waited · turns that ended since it was opened; 0: opened in this very turn
    place · of its door, from the left: 0 is the first that the dealer laid
    """

    pirate: Pirate | None
    waited: int
    place: int


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A card under a deck, put there by somebody who saw it.

    card · which; null: this viewer has not seen it
    seen · the seats who have
    """

    card: Card | None
    seen: tuple[Seat, ...] = ()


class Deck(Struct, frozen=True):
    """A face-down deck.

    unseen · number of cards that nobody has seen, on top
    under · the cards below them, from the bottom
    """

    unseen: int
    under: tuple[Laid, ...]


class Player(Struct, frozen=True):
    """A player's things; what is hidden is null.

    cards · combat cards, sorted; a face-down card still among them
    card_count · how many they are
    known · combat cards that everybody knows to be among them (M37)
    gold · gold cards, sorted
    gold_count · how many they are
    coins · number of coins
    pledged · whether there is an allegiance
    side · the allegiance: one's own, and everybody's at the end
    worth · gold and coins together: one's own, and everybody's at the end
    out · whether out of the game (M27, M31)
    in_duel · whether the monkey has not been laid yet in this duel
    """

    cards: tuple[Card, ...] | None
    card_count: int
    known: tuple[Card, ...]
    gold: tuple[Card, ...] | None
    gold_count: int
    coins: int
    pledged: bool
    side: Side | None
    worth: int | None
    out: bool
    in_duel: bool


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """The latest look of a seat at somebody's allegiance, with Ojo (M25).

    seat · who looked
    at · at whom
    side · what was seen then: both of them know it; null for the others
    sure · the card has not been handled since
    """

    seat: Seat
    at: Seat
    side: Side | None
    sure: bool


class Pair(Struct, frozen=True):
    """The two sailors of a letter, as this viewer saw them last.

    valverde · the value of Valverde's sailor; null: never seen
    diaz · the value of Diaz's sailor; null: never seen
    sure · they stand so now; false: handled since, perhaps swapped (or never seen)
    seen · the seats who have seen them as they stand
    recalled · the seats who saw them before somebody else handled them
    shown · both were revealed in their duel
    """

    valverde: int | None
    diaz: int | None
    sure: bool
    seen: tuple[Seat, ...]
    recalled: tuple[Seat, ...]
    shown: bool


class Visit(Struct, frozen=True, forbid_unknown_fields=True):
    """The player in turn is with a pirate.

    pirate · with whom
    step · LUCK's draw for good (Draw), to look at (Look, Muster); else the visitor's act so named
    left · cards or sailors that LUCK has still to draw, or cards still to put under
    number · cards to put under in all (Under); else 0
    cards · those looked at (Look, Keep); null: not seen by this viewer
    seen · for each of these cards the seats who had seen it before
    sailors · those looked at (Muster, Post); null for the others
    duel · the letter of the pair looked at (Swap)
    """

    pirate: Pirate
    step: VisitStep
    left: Few = 0
    number: Few = 0
    cards: tuple[Card | None, ...] = ()
    seen: tuple[tuple[Seat, ...], ...] = ()
    sailors: tuple[Value | None, ...] = ()
    duel: Letter | None = None


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """What a round of a duel revealed: nobody knows whose cards they were.

    cards · combat cards, sorted
    monkeys · the seats who laid the monkey: it shows its owner
    """

    cards: tuple[Card, ...] = ()
    monkeys: tuple[Seat, ...] = ()


class Duel(Struct, frozen=True, forbid_unknown_fields=True):
    """A duel that has begun.

    letter · which
    valverde · the value of Valverde's sailor; null: not revealed yet
    diaz · the value of Diaz's sailor; null: not revealed yet
    pink · sum of the pink cards laid
    grey · sum of the grey cards laid
    rounds · what was laid, round by round, as far as it was recorded
    winner · the side that has won it
    """

    letter: Letter
    valverde: Value | None = None
    diaz: Value | None = None
    pink: Number = 0
    grey: Number = 0
    rounds: tuple[Round, ...] = ()
    winner: Side | None = None


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it.

    box · the component table of this match
    fingerprint · of that table
    phase · voyage or duels
    ship · its square
    dealer · null before LUCK has named one; in the duels that of the last round
    turn · whose turn it is in the voyage
    row · the cabins from the left, open ones first
    opening · LUCK is to tell who lives behind the door just opened
    used · pirates visited in this round
    visited · the places of their doors, in the same order
    lifeboat · who lies in it
    storms · storms for which LUCK has still to act
    players · by seat
    combat · the combat deck
    gold · the gold deck
    supply · coins in it
    aboard · sailors still on deck
    sailors · by letter, the pairs that stand and those revealed
    looks · at allegiances, with Ojo
    visit · the visit being paid
    duel · the letter of the duel being fought
    round · of that duel; 0 until both sailors are revealed
    lays · by seat, who has laid a card face down in this round
    mine · one's own card among them
    robbing · the seat whose lone monkey may steal (M32)
    duels · all that have begun, the one being fought included
    wins · duels won by each side
    winners · the seats who have won, at the end (M36)
    """

    box: Components
    fingerprint: str
    phase: Phase
    ship: int
    dealer: Seat | None
    turn: Seat | None
    row: tuple[Cabin, ...]
    opening: bool
    used: tuple[Pirate, ...]
    visited: tuple[int, ...]
    lifeboat: Pirate | None
    storms: int
    players: tuple[Player, ...]
    combat: Deck
    gold: Deck
    supply: int
    aboard: int
    sailors: dict[Letter, Pair]
    looks: tuple[Look, ...]
    visit: Visit | None
    duel: Letter | None
    round: int
    lays: tuple[bool, ...]
    mine: Card | None
    robbing: Seat | None
    duels: tuple[Duel, ...]
    wins: dict[Side, int]
    winners: tuple[Seat, ...]


def deck_size(deck: Deck) -> int:
    """All its cards, seen or not."""
    return deck.unseen + len(deck.under)
