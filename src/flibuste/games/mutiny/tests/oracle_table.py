"""
What lies on the table of the oracle, and how the oracle asks.

Written from the rules file alone (rule ids M1…), without a look at the engine: cards are names,
hands and decks are lists, and everything is worked out anew each time.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from flibuste.core.protocol import LUCK, Action
from flibuste.games.mutiny.acts import Draw

COLOURS = {"valverde": "pink", "diaz": "grey"}  # M3: the combat cards of either side
LETTERS = "ABCDE"
PURSE = 30  # M3: all the coins


Seats: TypeAlias = frozenset[int]
NOBODY: Seats = frozenset()


@dataclass
class Player:
    """M4: what a player begins with.  ``hand`` is the combat cards; the monkey is always there."""

    hand: list[str] = field(default_factory=lambda: ["grey1", "pink1"])
    gold: list[str] = field(default_factory=list)
    coins: int = 1
    side: str | None = None
    known: list[str] = field(default_factory=lambda: ["pink1", "grey1"])  # to everybody (M37)

    def give_away(self, card: str, *, seen: bool = False) -> None:
        """M37: a card leaves the hand; if the others do not see which, any may be gone."""
        self.hand.remove(card)
        self.known = [other for other in self.known if other != card] if seen else []


@dataclass
class Deck:
    """Cards that nobody has seen, in no order, and below them those put under, first put on top."""

    unseen: list[str] = field(default_factory=list)
    under: list[tuple[str, Seats]] = field(default_factory=list)  # and who knows which it is

    def __len__(self) -> int:
        return len(self.unseen) + len(self.under)


@dataclass
class Cabin:
    """A pirate card of the row."""

    pirate: str | None = None  # nobody knows before it is opened
    waited: int = 0  # players' turns that ended since it was opened (M23)


@dataclass
class Pair:
    """M26: two sailors on a letter, and how each who looked left them, as of that moment (M37)."""

    valverde: int
    diaz: int
    seen: dict[int, tuple[int, int]] = field(default_factory=dict)
    sure: set[int] = field(default_factory=set)  # who looked since anybody else had them in hand

    def look(self, seat: int) -> None:
        self.seen[seat] = (self.valverde, self.diaz)
        self.sure.add(seat)

    def put_down(self, seat: int) -> None:
        """Swapped or not: nobody else can tell."""
        self.look(seat)
        self.sure = {seat}


@dataclass
class Box:
    """What only the printed cards and the board tell: the rules' COMPONENTS."""

    pink: Sequence[int] = (8, 8, 4)
    grey: Sequence[int] = (8, 8, 4)
    gold: Sequence[int] = (6, 6, 6)
    track: int = 18
    storms: Sequence[int] = (8, 12, 16)
    starts: Sequence[int] = (0, 3, 6)

    def cards(self, *colours: str) -> list[str]:
        """All the cards of these colours."""
        return [
            f"{colour}{value}"
            for colour in colours
            for value, copies in enumerate(getattr(self, colour), start=1)
            for _ in range(copies)
        ]


@dataclass
class Table:
    """All there is, secrets included.  Order means something in ``row`` and below the decks."""

    box: Box
    players: list[Player]
    combat: Deck = field(default_factory=Deck)
    gold: Deck = field(default_factory=Deck)
    ship: int = 0
    dealer: int | None = None
    turn: int | None = None  # of the voyage
    row: list[Cabin] = field(default_factory=list)  # from the dealer on; used ones have left it
    used: list[str] = field(default_factory=list)  # pirates used in this round (M11)
    lifeboat: str | None = None
    pairs: dict[str, Pair] = field(default_factory=dict)  # by letter
    shown: dict[tuple[int, int], str] = field(default_factory=dict)  # Ojo: (eyes, whose) -> side
    in_hand: list[str | int] = field(default_factory=list)  # drawn to be looked at, not yet kept
    familiar: list[Seats] = field(default_factory=list)  # who knew each of those cards before
    # The mutiny.
    duel: str | None = None
    round: int = 0
    laid: dict[int, str] = field(default_factory=dict)  # face down in this round, by seat
    revealed: list[list[str]] = field(default_factory=list)  # of this duel, a list for each round
    sums: dict[str, int] = field(default_factory=lambda: {"pink": 0, "grey": 0})
    wins: dict[str, int] = field(default_factory=lambda: {"valverde": 0, "diaz": 0})
    out: set[int] = field(default_factory=set)
    in_duel: set[int] = field(default_factory=set)
    winner: str | None = None  # the side that won three duels

    @property
    def supply(self) -> int:
        return PURSE - sum(player.coins for player in self.players)

    @property
    def deck_sailors(self) -> list[int]:
        """M26: the sailors that do not stand on a letter, those in somebody's hands left out."""
        standing = [value for pair in self.pairs.values() for value in (pair.valverde, pair.diaz)]
        return [value for value in range(1, 11) if value not in [*standing, *self.in_hand]]

    @property
    def in_game(self) -> list[int]:
        return [seat for seat in range(len(self.players)) if seat not in self.out]


def new_table(seats: int, box: Box | None = None) -> Table:
    """M4, M5: everything as at the start."""
    box = box or Box()
    table = Table(box, [Player() for _ in range(seats)])
    table.combat.unseen = box.cards("pink", "grey")
    table.gold.unseen = box.cards("gold")
    for player in table.players:
        for card in player.hand:
            table.combat.unseen.remove(card)
    table.ship = box.starts[seats - 2]
    return table


@dataclass
class Question:
    """Who may act, and all that each of them may do; for LUCK with the number of ways of each."""

    acts: dict[int, list[Action]]
    weights: list[int] = field(default_factory=list)


Answer: TypeAlias = tuple[int, Action]
Script: TypeAlias = Generator[Question, Answer, None]


def ask(question: Question) -> Generator[Question, Answer, Answer]:
    """The answer to a question, which must be one of those offered."""
    seat, act = yield question
    assert act in question.acts[seat], f"{act} by {seat} is not in {question}"
    return seat, act


def decide(seat: int, acts: Sequence[Action]) -> Generator[Question, Answer, Action]:
    """A choice within an act; if everybody can tell that it has one outcome, it is not asked."""
    if len(acts) == 1:
        return acts[0]
    return (yield from decide_always(seat, acts))


def decide_always(seat: int, acts: Sequence[Action]) -> Generator[Question, Answer, Action]:
    """What to do with one's turn, or a choice among secret things: asked even with one outcome."""
    _, act = yield from ask(Question({seat: list(acts)}))
    return act


def luck(
    acts: Sequence[Action], weights: Sequence[int] | None = None
) -> Generator[Question, Answer, Action]:
    """LUCK is always asked."""
    ways = list(weights) if weights is not None else [1] * len(acts)
    _, act = yield from ask(Question({LUCK: list(acts)}, ways))
    return act


def turn_up(deck: Deck) -> Generator[Question, Answer, tuple[str, Seats]]:
    """The top card: any one that nobody has seen; if there are none, the first put under.

    And who knew which card it is.
    """
    if deck.unseen:
        kinds = sorted(set(deck.unseen))
        act = yield from luck([Draw(card) for card in kinds], [*map(deck.unseen.count, kinds)])
        assert isinstance(act, Draw)
        deck.unseen.remove(act.card)
        return act.card, NOBODY
    yield from luck([Draw(deck.under[0][0])])
    return deck.under.pop(0)


def kinds(cards: Sequence[str]) -> list[str]:
    """Each card once."""
    return sorted(set(cards))
