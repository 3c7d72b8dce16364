"""The table as one seat or a watcher sees it (M37): the parts of a view."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from flibuste.core.protocol import Seat, View
from flibuste.games.mutiny.parts import Card, Letter, Pirate, Side
from flibuste.games.mutiny.parts.components import Components
from flibuste.games.mutiny.rules.chapter import VisitStep

Phase: TypeAlias = Literal["voyage", "duels"]
"""What a visit waits for: LUCK draws for good (Draw), draws cards to look at (Look) or picks
sailors to look at (Muster); else the act of the visitor with this name."""


class Cabin(Struct, frozen=True):
    """A card of the row."""

    pirate: Pirate | None  # None: face down
    waited: int  # turns that ended since it was opened; 0: opened in this very turn


class Laid(Struct, frozen=True):
    """A card under a deck, put there by somebody who saw it."""

    card: Card | None  # None: this viewer has not seen it
    seen: tuple[Seat, ...]  # who has


class Deck(Struct, frozen=True):
    """A face-down deck."""

    unseen: int  # cards that nobody has seen, on top
    under: tuple[Laid, ...]  # below them, from the bottom


class Player(Struct, frozen=True):
    """A player's things; what is hidden is None."""

    cards: tuple[Card, ...] | None  # combat cards, sorted; a face-down card still among them
    card_count: int
    known: tuple[Card, ...]  # combat cards that everybody knows to be among them (M37)
    gold: tuple[Card, ...] | None  # gold cards, sorted
    gold_count: int
    coins: int
    pledged: bool  # has chosen an allegiance
    side: Side | None  # the allegiance: one's own, and everybody's at the end
    worth: int | None  # gold and coins: one's own, and everybody's at the end
    out: bool  # of the game (M27, M31)
    in_duel: bool  # has not laid the monkey yet in this duel


class Look(Struct, frozen=True):
    """A look at an allegiance with Ojo (M25): the latest of ``seat`` at ``at``."""

    seat: Seat
    at: Seat
    side: Side | None  # what was seen then; known to both of them, None for the others
    sure: bool  # the card has not been handled since


class Pair(Struct, frozen=True):
    """The two sailors of a letter, as this viewer saw them last."""

    valverde: int | None  # None: never seen
    diaz: int | None
    sure: bool  # as they stand now; False: handled since, perhaps swapped (or never seen)
    seen: tuple[Seat, ...]  # who has seen them as they stand
    recalled: tuple[Seat, ...]  # who saw them before somebody else handled them
    shown: bool  # both were revealed in their duel


class Visit(Struct, frozen=True):
    """The player in turn is with a pirate."""

    pirate: Pirate
    step: VisitStep
    left: int  # cards or sailors that LUCK has still to draw, or cards still to put under
    number: int  # cards to put under in all (Under); else 0
    cards: tuple[Card | None, ...]  # looked at (Look, Keep); None: not seen by this viewer
    seen: tuple[tuple[Seat, ...], ...]  # of each of these cards, who had seen it before
    sailors: tuple[int | None, ...]  # looked at (Muster, Post); None for the others
    duel: Letter | None  # the pair looked at (Swap)


class Round(Struct, frozen=True):
    """What a round of a duel revealed: nobody knows whose cards they were."""

    cards: tuple[Card, ...]  # sorted
    monkeys: tuple[Seat, ...]  # a monkey shows its owner


class Duel(Struct, frozen=True):
    """A duel that has begun."""

    letter: Letter
    valverde: int | None  # the sailors' values; None: not revealed yet
    diaz: int | None
    pink: int  # sums of the cards laid
    grey: int
    rounds: tuple[Round, ...]
    winner: Side | None


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it."""

    box: Components  # the component table of this match
    fingerprint: str  # of that table
    phase: Phase
    ship: int  # its square
    dealer: Seat | None  # None before LUCK has named one; in the duels that of the last round
    turn: Seat | None  # in the voyage
    row: tuple[Cabin, ...]
    opening: bool  # LUCK is to tell who lives behind the door just opened
    used: tuple[Pirate, ...]  # in this round
    lifeboat: Pirate | None
    storms: int  # storms for which LUCK has still to act
    players: tuple[Player, ...]
    combat: Deck
    gold: Deck
    supply: int  # coins
    aboard: int  # sailors still on deck
    sailors: dict[Letter, Pair]  # those that stand, and those revealed
    looks: tuple[Look, ...]  # with Ojo
    visit: Visit | None
    duel: Letter | None  # the one being fought
    round: int  # of it; 0 until both sailors are revealed
    lays: tuple[bool, ...]  # who has laid a card face down in this round
    mine: Card | None  # one's own card among them
    robbing: Seat | None  # whose lone monkey may steal (M32)
    duels: tuple[Duel, ...]  # all that have begun, the one being fought included
    wins: dict[Side, int]
    winners: tuple[Seat, ...]  # at the end (M36)
