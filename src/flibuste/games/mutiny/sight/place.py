"""From a view to a table: what is told is placed, the gaps are drawn evenly among the deals that
agree with what the viewer saw (M37).  A position has no gaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.piles import UNSEEN, Layer, Pile, deal, draw_one
from flibuste.core.told import Told
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import (
    ALL_SAILORS,
    CARD_INDEX,
    COMBAT,
    DUELS,
    GOLD,
    LETTER_INDEX,
    LETTERS,
    MORE_CABINS,
    NOBODY,
    PIRATE_INDEX,
    SAILORS,
    SEATS,
    SIDE_INDEX,
    VALUES,
    bits_of,
    seats_in,
)
from flibuste.games.mutiny.rules.duel import LAYING, REVEAL_DIAZ, REVEAL_VALVERDE, Robbing, may_lay
from flibuste.games.mutiny.rules.secrets import NOT_POSTED
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import CABINS, DOORWAY, FIRST_DEALER, STEPS, TURN, Storms
from flibuste.games.mutiny.sight.unseen import (
    cards_left,
    gold_looked_at,
    hidden_pirates,
    sailors_left,
)
from flibuste.games.mutiny.sight.view import Deck, Duel, Look, Pair, Sight

if TYPE_CHECKING:
    from random import Random

    from flibuste.core.scenes import Scene

BITS: Final = {seats_in(bits): bits for bits in range(1 << SEATS[-1])}
"""Sets of seats, from how a view tells them."""


def place(view: Sight, rng: Random) -> State:
    """The table; hands, gold, decks, allegiances and sailors that are not told are drawn."""
    state = TOLD.table(view)
    looked = deal_combat(state, view, rng)
    looked = (*deal_gold(state, view, rng), *looked)
    choose_sides(state, view, rng)
    if view.sailors or view.visit is not None:
        looked = (*looked, *post_sailors(state, view, rng))
    hide_lays(state, view, rng)
    if view.visit is not None:
        state.scenes = scenes(view, looked)
    return state


# What is public


def told(view: Sight) -> State:
    """The table without what is not told: all cards out of sight are in the decks."""
    state = State.__new__(State)
    state.box, state.seats = view.box, len(view.players)
    state.coins = [player.coins for player in view.players]
    state.supply = view.supply
    place_voyage(state, view)
    place_mutiny(state, view)
    place_cards(state, view)
    place_sides(state, view)
    state.posts, state.aboard = [NOT_POSTED] * DUELS, ALL_SAILORS
    state.scenes = scenes(view, ())
    return state


TOLD: Final = Told(told)


def place_voyage(state: State, view: Sight) -> None:
    state.ship = view.ship
    state.dealer = NOBODY if view.dealer is None else view.dealer
    state.turn = NOBODY if view.turn is None else view.turn
    state.lifeboat = NOBODY if view.lifeboat is None else PIRATE_INDEX[view.lifeboat]
    state.used = bits_of(view.used)
    state.hidden = hidden_pirates(view)
    ended = state.turns_ended()
    state.row = [
        (ended - cabin.waited) << TURN | PIRATE_INDEX[cabin.pirate]
        for cabin in view.row
        if cabin.pirate is not None
    ]
    state.closed = len(view.row) - len(state.row)
    state.doors = doors(view, state.closed)


def doors(view: Sight, closed: int) -> tuple[int, ...]:
    """Who lives behind each door that this round has opened; a position need not tell all."""
    if not view.row:
        return ()
    found = [NOBODY] * (len(view.players) + MORE_CABINS - closed)
    for cabin in view.row:
        if cabin.pirate is not None:
            found[cabin.place] = PIRATE_INDEX[cabin.pirate]
    for name, place in zip(view.used, view.visited, strict=True):
        found[place] = PIRATE_INDEX[name]
    return tuple(found)


def place_mutiny(state: State, view: Sight) -> None:
    state.duel, state.round = NOBODY, view.round
    state.wins = [view.wins["valverde"], view.wins["diaz"]]
    state.out = state.in_duel = state.waiting = 0
    state.spent, state.sums, state.record = [0] * COMBAT, [0] * (2 * DUELS), []
    if view.phase == "voyage":
        return
    for seat, player in enumerate(view.players):
        state.out |= player.out << seat
        state.in_duel |= player.in_duel << seat
        if player.in_duel and view.round and view.robbing is None:
            state.waiting |= (not view.lays[seat]) << seat
    for duel in view.duels:
        record_duel(state, duel)


def record_duel(state: State, duel: Duel) -> None:
    """M37: what was laid in each round, and the sums."""
    state.duel = letter = LETTER_INDEX[duel.letter]
    state.sums[2 * letter : 2 * letter + 2] = duel.pink, duel.grey
    for told in duel.rounds:
        cards = [CARD_INDEX[card] for card in told.cards]
        for card in cards:
            state.spent[card] += 1
        state.record.append((letter, BITS[told.monkeys], *cards))


def scenes(view: Sight, looked: tuple[int, ...]) -> list[Scene[State, Act]]:
    """The chapter that is open."""
    if not view.awaiting:
        return []
    if view.phase == "voyage":
        top = voyage_scene(view, looked)
        return [CABINS] if top is None else [CABINS, top]
    if view.robbing is not None:
        return [Robbing(view.robbing)]
    if view.round:
        return [LAYING]
    return [REVEAL_VALVERDE if view.duels[-1].valverde is None else REVEAL_DIAZ]


def voyage_scene(view: Sight, looked: tuple[int, ...]) -> Scene[State, Act] | None:
    if view.dealer is None:
        return FIRST_DEALER
    if view.storms:
        return Storms(view.storms)
    if view.opening:
        return DOORWAY
    if view.visit is None:
        return None
    visit = view.visit
    number = visit.number if visit.duel is None else LETTER_INDEX[visit.duel]
    seen = tuple([BITS[seats] for seats in visit.seen])
    return STEPS[visit.step](PIRATE_INDEX[visit.pirate], visit.left, looked, number, seen)


def hide_lays(state: State, view: Sight, rng: Random) -> None:
    """M30: a card laid face down may be any of the hand's, from round 2 on also the monkey."""
    for seat, laid in enumerate(view.lays):
        if laid and seat != view.seat:
            hand = state.hands[seat]
            kinds = may_lay(hand, view.round)
            copies = [kind for kind in kinds for _ in range(hand[kind] if kind < COMBAT else 1)]
            state.lays[seat] = pick(copies, rng)


# Cards


def pile(left: list[int], deck: Deck, first: int, rng: Random) -> Pile:
    """The deck: what is left, above the cards that somebody put under it."""
    layers: list[Layer] = []
    for laid in deck.under:
        card = draw_one(left, rng) if laid.card is None else CARD_INDEX[laid.card] - first
        layers.append((card, BITS[laid.seen]))
    if deck.unseen:
        layers.append((UNSEEN, deck.unseen))
    return Pile(left, layers)


def place_cards(state: State, view: Sight) -> None:
    """Hands and gold as far as they were seen, and the own card that lies face down."""
    left, kinds = cards_left(view), len(VALUES)
    state.combat, state.gold = Pile(left[:COMBAT]), Pile(left[GOLD:])
    state.hands = [
        counted(player.known if player.cards is None else player.cards, 0, COMBAT)
        for player in view.players
    ]
    state.known = [bits_of(player.known) for player in view.players]
    state.golds = [counted(player.gold or (), GOLD, kinds) for player in view.players]
    state.lays = [NOBODY] * state.seats
    if view.mine is not None:
        state.lays[view.seat] = CARD_INDEX[view.mine]


def deal_combat(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """Hands and deck; and the combat cards that the visitor looks at."""
    left = state.combat.unseen
    for seat, player in enumerate(view.players):
        if player.cards is None:
            deal(left, player.card_count - len(player.known), state.hands[seat], rng)
    looked = view.visit.cards[gold_looked_at(view) :] if view.visit and view.visit.cards else ()
    found = tuple([draw_one(left, rng) if name is None else CARD_INDEX[name] for name in looked])
    state.combat = pile(left, view.combat, 0, rng)
    return found


def deal_gold(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """Gold cards and their deck; and the one that the visitor looks at."""
    left = state.gold.unseen
    for seat, player in enumerate(view.players):
        if player.gold is None:
            deal(left, player.gold_count, state.golds[seat], rng)
    looked = view.visit.cards[: gold_looked_at(view)] if view.visit and view.visit.cards else ()
    found = [GOLD + draw_one(left, rng) if name is None else CARD_INDEX[name] for name in looked]
    state.gold = pile(left, view.gold, GOLD, rng)
    return tuple(found)


def counted(cards: Sequence[str], first: int, kinds: int) -> list[int]:
    copies = [0] * kinds
    for card in cards:
        copies[CARD_INDEX[card] - first] += 1
    return copies


# Allegiances


def place_sides(state: State, view: Sight) -> None:
    """Those that were seen, if the card has not been handled since; and what everybody saw."""
    state.sides, state.looks = [NOBODY] * state.seats, [0] * state.seats**2
    for look in view.looks:
        if look.side is not None:
            note_look(state, look, SIDE_INDEX[look.side])
            if look.sure:
                state.sides[look.at] = SIDE_INDEX[look.side]
    for seat, player in enumerate(view.players):
        if player.side:
            state.sides[seat] = SIDE_INDEX[player.side]


def choose_sides(state: State, view: Sight, rng: Random) -> None:
    """Either side, unless it is known; what others saw of a card handled since is any, too."""
    for seat, player in enumerate(view.players):
        if state.sides[seat] == NOBODY and player.pledged:
            state.sides[seat] = rng.getrandbits(1)
    for look in view.looks:
        if look.side is None:
            note_look(state, look, state.sides[look.at] if look.sure else rng.getrandbits(1))


def note_look(state: State, look: Look, side: int) -> None:
    state.looks[look.seat * state.seats + look.at] = (1 if look.sure else 3) + side


# Sailors


def post_sailors(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """The pairs that stand and the sailors still on deck; and those the visitor looks at."""
    unseen = sailors_left(view)
    for letter, pair in view.sailors.items():
        post(state, LETTER_INDEX[letter], pair, view, unseen, rng)
    looked: Sequence[int | None] = view.visit.sailors if view.visit else ()
    found = tuple([pick(unseen, rng) if value is None else value for value in looked])
    state.aboard = sum([1 << value for value in unseen])
    return found


def pick(unseen: list[int], rng: Random) -> int:
    """Any one of them, which leaves the others."""
    return unseen.pop(int(rng.random() * len(unseen)))


def post(
    state: State, letter: int, pair: Pair, view: Sight, unseen: list[int], rng: Random
) -> None:
    """A pair handled since it was seen may stand either way; what others recall is any way too."""
    begun = view.duel == LETTERS[letter] and not pair.shown
    valverde = pair.valverde or pick(unseen, rng)
    diaz = pair.diaz
    if diaz is None:
        # In a duel just begun the second sailor of a pair that nobody posted is still on deck.
        diaz = 0 if begun and posted_by_nobody(view) else pick(unseen, rng)
    same = recalled = BITS[pair.recalled]
    if recalled:
        same = rng.getrandbits(len(view.players))
        if view.seat >= 0:
            same |= 1 << view.seat
    if not pair.sure and pair.valverde and pair.diaz and rng.getrandbits(1):
        valverde, diaz, same = diaz, valverde, ~same
    seen = BITS[pair.seen]
    state.posts[letter] = (valverde, diaz, seen, recalled & same, recalled & ~same)


def posted_by_nobody(view: Sight) -> bool:
    """Whether the pair of the duel being fought was never posted: all others can be counted."""
    others = [pair for letter, pair in view.sailors.items() if letter != view.duel]
    return view.aboard == len(SAILORS) - 2 * len(others) - 1
