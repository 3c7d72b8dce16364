"""From a view to a table: what is told is placed; the gaps are left for guess.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.piles import UNSEEN, Layer, Pile
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import (
    CARD_INDEX,
    COMBAT,
    DUELS,
    GOLD,
    LETTER_INDEX,
    MORE_CABINS,
    NOBODY,
    PIRATE_INDEX,
    SEATS,
    SIDE_INDEX,
    VALUES,
    bits_of,
    seats_in,
)
from flibuste.games.mutiny.rules.duel import LAYING, REVEAL_DIAZ, REVEAL_VALVERDE, Robbing
from flibuste.games.mutiny.rules.secrets import NOT_POSTED
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import CABINS, DOORWAY, FIRST_DEALER, STEPS, TURN, Storms
from flibuste.games.mutiny.sight.unseen import (
    cards_left,
    gold_looked_at,
    hidden_pirates,
    sailors_left,
)
from flibuste.games.mutiny.sight.view import Deck, Duel, Sight, Visit

if TYPE_CHECKING:
    from flibuste.core.scenes import Scene

BITS: Final = {seats_in(bits): bits for bits in range(1 << SEATS[-1])}
"""Sets of seats, from how a view tells them."""
ANY_COMBAT: Final = -1  # instead of a card or a sailor that is not told
ANY_GOLD: Final = -2
ANY_SAILOR: Final = -3


def told(view: Sight) -> State:
    """The table without what is not told: all cards out of sight are in the decks."""
    state = State(len(view.players), None)
    state.box = view.box
    state.coins = [player.coins for player in view.players]
    state.supply = view.supply
    place_voyage(state, view)
    place_mutiny(state, view)
    place_cards(state, view)
    place_sides(state, view)
    state.posts = [NOT_POSTED] * DUELS
    state.aboard = sum([1 << value for value in sailors_left(view)])
    state.scenes = scenes(view)
    return state


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


def scenes(view: Sight) -> list[Scene[State, Act]]:
    """The chapter that is open."""
    if not view.awaiting:
        return []
    if view.phase == "voyage":
        top = voyage_scene(view)
        return [CABINS] if top is None else [CABINS, top]
    if view.robbing is not None:
        return [Robbing(view.robbing)]
    if view.round:
        return [LAYING]
    return [REVEAL_VALVERDE if view.duels[-1].valverde is None else REVEAL_DIAZ]


def voyage_scene(view: Sight) -> Scene[State, Act] | None:
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
    return STEPS[visit.step](
        PIRATE_INDEX[visit.pirate], visit.left, looked_at(view, visit), number, seen
    )


def looked_at(view: Sight, visit: Visit) -> tuple[int, ...]:
    """The cards, gold first, or the sailors that the visitor looks at."""
    gold = gold_looked_at(view) if visit.cards else 0
    cards = [
        CARD_INDEX[name] if name is not None else ANY_GOLD if place < gold else ANY_COMBAT
        for place, name in enumerate(visit.cards)
    ]
    sailors = [ANY_SAILOR if value is None else value for value in visit.sailors]
    return (*cards, *sailors)


# Cards


def pile(left: list[int], deck: Deck, first: int) -> Pile:
    """The deck: what is left, above the cards that somebody put under it."""
    layers: list[Layer] = [
        (UNSEEN if laid.card is None else CARD_INDEX[laid.card] - first, BITS[laid.seen])
        for laid in deck.under
    ]
    if deck.unseen:
        layers.append((UNSEEN, deck.unseen))
    return Pile(left, layers)


def place_cards(state: State, view: Sight) -> None:
    """Hands and gold as far as they were seen, and the own card that lies face down."""
    left, kinds = cards_left(view), len(VALUES)
    state.combat = pile(left[:COMBAT], view.combat, 0)
    state.gold = pile(left[GOLD:], view.gold, GOLD)
    state.hands = [
        counted(player.known if player.cards is None else player.cards, 0, COMBAT)
        for player in view.players
    ]
    state.known = [bits_of(player.known) for player in view.players]
    state.golds = [counted(player.gold or (), GOLD, kinds) for player in view.players]
    state.lays = [NOBODY] * state.seats
    if view.mine is not None:
        state.lays[view.seat] = CARD_INDEX[view.mine]


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
            at = look.seat * state.seats + look.at
            state.looks[at] = noted(look.sure, SIDE_INDEX[look.side])
            if look.sure:
                state.sides[look.at] = SIDE_INDEX[look.side]
    for seat, player in enumerate(view.players):
        if player.side:
            state.sides[seat] = SIDE_INDEX[player.side]


def noted(sure: bool, side: int) -> int:
    """What State.looks has of a look."""
    return (1 if sure else 3) + side
