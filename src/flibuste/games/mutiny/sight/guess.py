"""What could be behind a view: its gaps are drawn evenly among the deals that agree with what the
viewer saw (M37).  A position has no gaps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from flibuste.core.piles import Pile, deal, draw_one
from flibuste.core.told import Told
from flibuste.games.mutiny.parts import (
    COMBAT,
    GOLD,
    LETTER_INDEX,
    LETTERS,
    NOBODY,
    SAILORS,
)
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.duel import may_lay
from flibuste.games.mutiny.rules.secrets import Pair
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight import view as seen_as
from flibuste.games.mutiny.sight.place import (
    ANY_COMBAT,
    ANY_GOLD,
    ANY_SAILOR,
    BITS,
    noted,
    told,
)
from flibuste.games.mutiny.sight.unseen import sailors_left
from flibuste.games.mutiny.sight.view import Deck, Sight

if TYPE_CHECKING:
    from random import Random


def imagine(view: Sight, rng: Random) -> State:
    """The table; hands, gold, decks, allegiances and sailors that are not told are drawn."""
    return TOLD.behind(view).world(rng)


@final
class Behind:
    """The table without what is not told: all cards out of sight are in the decks."""

    __slots__ = (
        "combat", "gold", "golds", "hands", "lays", "looks", "pairs", "sailors", "sworn",
        "table", "visit",
    )  # fmt: skip

    def __init__(self, view: Sight) -> None:
        state = self.table = told(view)
        players = view.players
        # By seat, how many cards of the hand and how many gold cards are not told
        self.hands = [
            one.card_count - len(one.known) if one.cards is None else 0 for one in players
        ]
        self.golds = [one.gold_count if one.gold is None else 0 for one in players]
        self.combat, self.gold = gaps(view.combat), gaps(view.gold)
        top = state.scenes[-1] if state.scenes else None
        self.visit = top if isinstance(top, Visit) and min(top.cards, default=0) < 0 else None
        self.sworn = [
            seat for seat, one in enumerate(players) if one.pledged and state.sides[seat] == NOBODY
        ]
        # Who looked and at whom, as a place of State.looks; and whether it is as it was seen
        self.looks = [
            (look.seat * state.seats + look.at, look.at, look.sure)
            for look in view.looks
            if look.side is None
        ]
        self.sailors = sailors_left(view)
        pairs = [Posted(LETTER_INDEX[letter], pair, view) for letter, pair in view.sailors.items()]
        for pair in pairs:
            state.posts[pair.letter] = pair.told()
        self.pairs = [pair for pair in pairs if pair.is_open()]
        self.lays = [seat for seat, laid in enumerate(view.lays) if laid and seat != view.seat]

    def world(self, rng: Random) -> State:
        """The same with everything that is not told drawn."""
        world = self.table.copy()
        for seat, number in enumerate(self.hands):
            if number:
                deal(world.combat.unseen, number, world.hands[seat], rng)
        for seat, number in enumerate(self.golds):
            if number:
                deal(world.gold.unseen, number, world.golds[seat], rng)
        fill(world.combat, self.combat, rng)
        fill(world.gold, self.gold, rng)
        self.choose_sides(world, rng)
        if self.pairs or self.visit is not None:
            self.post_and_look(world, rng)
        for seat in self.lays:
            world.lays[seat] = any_lay(world.hands[seat], world.round, rng)
        return world

    def choose_sides(self, world: State, rng: Random) -> None:
        """Either side, unless it is known; what others saw of a card handled since is any, too."""
        for seat in self.sworn:
            world.sides[seat] = rng.getrandbits(1)
        for place, at, sure in self.looks:
            world.looks[place] = noted(sure, world.sides[at] if sure else rng.getrandbits(1))

    def post_and_look(self, world: State, rng: Random) -> None:
        """The pairs that stand, and the cards or sailors that the visitor looks at."""
        sailors = self.sailors[:]
        for pair in self.pairs:
            world.posts[pair.letter] = pair.drawn(sailors, rng)
        visit = self.visit
        if visit is not None:
            cards = tuple([found(world, card, sailors, rng) for card in visit.cards])
            world.scenes[-1] = type(visit)(
                visit.pirate, visit.left, cards, visit.number, visit.seen
            )
        world.aboard = 0
        for value in sailors:
            world.aboard |= 1 << value


TOLD: Final = Told(Behind)


# Cards


def gaps(deck: Deck) -> list[int]:
    """The places under a deck, from the bottom, of cards that are not told."""
    return [place for place, laid in enumerate(deck.under) if laid.card is None]


def fill(pile: Pile, places: list[int], rng: Random) -> None:
    """Any cards that are left lie at these places under the deck."""
    for place in places:
        _, seen = pile.layers[place]
        pile.layers[place] = (draw_one(pile.unseen, rng), seen)


def found(world: State, card: int, sailors: list[int], rng: Random) -> int:
    """A card or sailor that is looked at, or any that it may be."""
    if card == ANY_COMBAT:
        return draw_one(world.combat.unseen, rng)
    if card == ANY_GOLD:
        return GOLD + draw_one(world.gold.unseen, rng)
    return pick(sailors, rng) if card == ANY_SAILOR else card


def any_lay(hand: list[int], number: int, rng: Random) -> int:
    """M30: a card laid face down may be any of the hand's, from round 2 on also the monkey."""
    kinds = may_lay(hand, number)
    return pick([kind for kind in kinds for _ in range(hand[kind] if kind < COMBAT else 1)], rng)


def pick(unseen: list[int], rng: Random) -> int:
    """Any one of them, which leaves the others."""
    return unseen.pop(int(rng.random() * len(unseen)))


# Sailors


@final
class Posted:
    """A pair of sailors as far as it is told."""

    __slots__ = ("diaz", "handled", "letter", "recalled", "seats", "seen", "valverde", "viewer")

    def __init__(self, letter: int, pair: seen_as.Pair, view: Sight) -> None:
        self.letter = letter
        self.valverde = pair.valverde or ANY_SAILOR
        self.diaz = pair.diaz or ANY_SAILOR
        if pair.diaz is None and view.duel == LETTERS[letter] and not pair.shown:
            # In a duel just begun the second sailor of a pair that nobody posted is still on deck.
            self.diaz = 0 if posted_by_nobody(view) else ANY_SAILOR
        self.handled = not pair.sure and bool(pair.valverde and pair.diaz)
        self.seen, self.recalled = BITS[pair.seen], BITS[pair.recalled]
        self.seats = len(view.players)
        self.viewer = 1 << view.seat if view.seat >= 0 else 0

    def is_open(self) -> bool:
        """Whether anything of it is not told."""
        return self.valverde < 0 or self.diaz < 0 or self.handled or self.recalled > 0

    def told(self) -> Pair:
        """The pair as it stands, if all of it is told."""
        return self.valverde, self.diaz, self.seen, 0, 0

    def drawn(self, unseen: list[int], rng: Random) -> Pair:
        """Handled since it was seen it may stand either way; what others recall is any way too."""
        valverde = pick(unseen, rng) if self.valverde < 0 else self.valverde
        diaz = pick(unseen, rng) if self.diaz < 0 else self.diaz
        same = recalled = self.recalled
        if recalled:
            same = rng.getrandbits(self.seats) | self.viewer
        if self.handled and rng.getrandbits(1):
            valverde, diaz, same = diaz, valverde, ~same
        return valverde, diaz, self.seen, recalled & same, recalled & ~same


def posted_by_nobody(view: Sight) -> bool:
    """Whether the pair of the duel being fought was never posted: all others can be counted."""
    others = [pair for letter, pair in view.sailors.items() if letter != view.duel]
    return view.aboard == len(SAILORS) - 2 * len(others) - 1
