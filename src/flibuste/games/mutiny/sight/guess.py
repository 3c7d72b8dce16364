"""What could be behind a view: an even draw among the deals that agree with its record (M37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import (
    ALL_PIRATES,
    ALL_SAILORS,
    CARD_INDEX,
    COMBAT,
    DUELS,
    LETTER_INDEX,
    LETTERS,
    MONKEY,
    NOBODY,
    PIRATE_INDEX,
    SAILORS,
    SIDE_INDEX,
)
from flibuste.games.mutiny.rules.duel import LAYING, REVEAL_DIAZ, REVEAL_VALVERDE, Robbing
from flibuste.games.mutiny.rules.pairs import NOT_POSTED
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.visits import STEPS
from flibuste.games.mutiny.rules.voyage import CABINS, DOORWAY, FIRST_DEALER, TURN, Storms
from flibuste.games.mutiny.sight.dealing import BITS, deal_combat, deal_gold
from flibuste.games.mutiny.sight.unseen import sailors_left
from flibuste.games.mutiny.sight.view import Duel, Pair, Sight

if TYPE_CHECKING:
    from random import Random

    from flibuste.core.scenes import Scene


def imagine(view: Sight, rng: Random) -> State:
    """Hands, gold, decks, allegiances and sailors that this viewer has not seen."""
    state = State.__new__(State)
    state.box, state.seats = view.box, len(view.players)
    state.coins = [player.coins for player in view.players]
    state.supply = view.supply
    place_voyage(state, view)
    place_mutiny(state, view)
    looked = deal_combat(state, view, rng)
    looked = (*deal_gold(state, view, rng), *looked)
    choose_sides(state, view, rng)
    looked = (*looked, *post_sailors(state, view, rng))
    hide_lays(state, view, rng)
    state.scenes = scenes(view, looked)
    return state


# What is public


def place_voyage(state: State, view: Sight) -> None:
    state.ship = view.ship
    state.dealer = NOBODY if view.dealer is None else view.dealer
    state.turn = NOBODY if view.turn is None else view.turn
    state.lifeboat = NOBODY if view.lifeboat is None else PIRATE_INDEX[view.lifeboat]
    state.used = state.closed = 0
    state.hidden = ALL_PIRATES if view.lifeboat is None else ALL_PIRATES ^ 1 << state.lifeboat
    state.row = []
    ended = state.turns_ended()
    for cabin in view.row:
        if cabin.pirate is None:
            state.closed += 1
        else:
            pirate = PIRATE_INDEX[cabin.pirate]
            state.row.append((ended - cabin.waited) << TURN | pirate)
            state.hidden ^= 1 << pirate
    for name in view.used:
        state.used |= 1 << PIRATE_INDEX[name]
    state.hidden ^= state.used


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
    state.lays = [NOBODY] * state.seats
    for seat, laid in enumerate(view.lays):
        if not laid:
            continue
        if seat == view.seat:
            assert view.mine is not None
            state.lays[seat] = CARD_INDEX[view.mine]
            continue
        hand = state.hands[seat]
        cards = [card for card in range(COMBAT) for _ in range(hand[card])]
        if view.round > 1 or not cards:
            cards.append(MONKEY)
        state.lays[seat] = rng.choice(cards)


# Allegiances


def choose_sides(state: State, view: Sight, rng: Random) -> None:
    """Either side, unless it was seen and the card has not been handled since."""
    seen = {look.at: look.side for look in view.looks if look.sure and look.side is not None}
    state.sides = []
    for seat, player in enumerate(view.players):
        side = player.side or seen.get(seat)
        if side is not None:
            state.sides.append(SIDE_INDEX[side])
        else:
            state.sides.append(rng.getrandbits(1) if player.pledged else NOBODY)
    state.looks = [0] * state.seats**2
    for look in view.looks:
        if look.side is not None:
            was = SIDE_INDEX[look.side]
        else:
            was = state.sides[look.at] if look.sure else rng.getrandbits(1)
        state.looks[look.seat * state.seats + look.at] = (1 if look.sure else 3) + was


# Sailors


def post_sailors(state: State, view: Sight, rng: Random) -> tuple[int, ...]:
    """The pairs that stand and the sailors still on deck; and those the visitor looks at."""
    state.posts = [NOT_POSTED] * DUELS
    if not view.sailors and view.visit is None:
        state.aboard = ALL_SAILORS
        return ()
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
