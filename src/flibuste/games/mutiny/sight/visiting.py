"""Whether a voyage can be at this moment: the question of a visit, what is empty, who saw what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

from msgspec.structs import replace

from flibuste.core.piles import UNSEEN, Pile
from flibuste.games.mutiny.parts import (
    CARDS,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GHOST,
    GOLD,
    LETTERS,
    MONKEY,
    MORE_CABINS,
    MOST,
    PANG,
    SATE,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
    seats_in,
)
from flibuste.games.mutiny.rules.cards import Burying, Keeping, Looking
from flibuste.games.mutiny.rules.chapter import Visit, pirate_word
from flibuste.games.mutiny.rules.secrets import Inspecting, Mustering, Swapping
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE, VISITS, Storms, visits_paid
from flibuste.games.mutiny.sight.view import Visit as VisitTold
from flibuste.games.mutiny.sight.written import Written, bad, seats_of, within
from flibuste.games.mutiny.words import names as word

DRAWN: Final = {VALVERDE: 1, CRACKPOTT: 2, WESSEL_JAN: MOST, DEAN_NERO: MOST, PANG: 1}
"""The most cards that a visit draws for good (M15, M17, M19–M21)."""


def check_voyage(state: State, written: Written) -> None:
    """What the table waits for, one thing at a time, and what can be empty by now."""
    scene = state.scenes[-1]
    busy = bool(written.storms) + written.opening + (written.visit is not None)
    if busy > 1:
        raise bad("position-busy")
    if isinstance(scene, Storms):
        check_storms(state, written)
    elif written.opening and not state.closed:
        raise bad("position-row")
    elif isinstance(scene, Visit) and not (
        can_have_come_up(state, scene) and can_wait(state, scene)
    ):
        raise bad("position-visit", pirate=pirate_word(scene.pirate), step=scene.step)
    check_stores(state)


def check_storms(state: State, written: Written) -> None:
    """M13: the ship has just sailed across so many storms, and no row is laid yet."""
    within("storms", written.storms, range(len(state.box.storms) + 1))
    start = max(state.box.starts[state.seats - 2], state.ship - MORE_CABINS)
    sailed = range(start + 1, state.ship + 1)
    passed = sum(square in sailed for square in state.box.storms)
    if written.row or state.turn != state.dealer or state.used or passed < written.storms:
        raise bad("position-storm")


def asked(written: Written, told: VisitTold) -> VisitTold:
    """With what belongs to its question; whether it can be asked now the state will tell."""
    sailing = told.step in ("Muster", "Post")
    cards = len(told.cards)
    fields = (
        (not told.sailors or sailing)
        and (not told.cards or told.step in ("Look", "Keep"))
        and (told.step == "Swap") == (told.duel is not None)
        and (told.step == "Under" or not told.number)
        and len(told.seen) in (0, cards)
        and not {None, "monkey"} & {*told.cards, *told.sailors}
    )
    if not fields:
        raise bad("position-visit", pirate=word.pirate(told.pirate), step=told.step)
    seen = [seats_in(seats_of("visit", seats, written.seats)) for seats in told.seen]
    return replace(told, seen=tuple(seen) or ((),) * cards)


def can_wait(state: State, visit: Visit) -> bool:
    """Whether a visit can be at this question: the pirate's first one, or a later one."""
    match visit.step:
        case "Draw":
            return can_draw(state, visit)
        case "Under":
            return can_bury(state, visit)
        case "Keep":
            return can_keep(state, visit)
        case "Look" | "Muster" if visit.cards:
            return can_look_on(state, visit)
        case "Post":
            return begins(state, Mustering(visit.pirate, 2)) and len(visit.cards) == 2
        case "Swap":
            looked = state.posts[visit.number][2] >> state.turn & 1
            return begins(state, Inspecting(visit.pirate)) and bool(looked)
        case _:
            return begins(state, visit)


def begins(state: State, visit: Visit) -> bool:
    """Whether the visit to this pirate begins with this very question."""
    if visit.pirate == GHOST:
        return False
    first = VISITS[visit.pirate](state.copy(), state.turn, 0)
    return first is not None and (type(first), first.left) == (type(visit), visit.left)


def can_draw(state: State, visit: Visit) -> bool:
    """M15, M17, M19–M21: cards for good; what was given for them has gone its way."""
    deck = state.gold if visit.pirate == VALVERDE else state.combat
    if not 1 <= visit.left <= min(DRAWN.get(visit.pirate, 0), len(deck)):
        return False
    if visit.pirate == WESSEL_JAN:
        return buried(state) >= visit.left
    if visit.pirate == DEAN_NERO:
        return state.supply >= visit.left
    return True


def can_bury(state: State, visit: Visit) -> bool:
    """M19, M20: cards left to put under, beside those that lie there; and the coins are paid."""
    paid = visit.pirate == WESSEL_JAN or state.coins[state.turn] >= visit.number
    if visit.pirate not in (WESSEL_JAN, DEAN_NERO) or not 1 <= visit.left <= visit.number:
        return False
    hand = sum(state.hands[state.turn])
    return paid and 1 < hand >= visit.left and buried(state) >= visit.number - visit.left


def buried(state: State) -> int:
    """The lowest combat cards that the player in turn alone has seen."""
    own = [seen == 1 << state.turn for card, seen in state.combat.layers if card != UNSEEN]
    return [*own, False].index(False)


def can_look_on(state: State, visit: Visit) -> bool:
    """One card or sailor is seen and another to come: M16: a gold card; M18: a combat card."""
    if visit.left != 1 or len(visit.cards) != 1:
        return False
    if visit.step == "Muster":
        return begins(state, Mustering(visit.pirate, 2))
    if visit.pirate not in (DIAZ, TEMBO) or not state.combat.layers:
        return False
    return visit.cards[0] < MONKEY and (visit.cards[0] >= GOLD) == (visit.pirate == DIAZ)


def can_keep(state: State, visit: Visit) -> bool:
    """M16: a gold card and a combat card; M18: two combat cards; M14: one if a deck had no more."""
    kinds = [card >= GOLD for card in visit.cards]
    if visit.pirate not in (DIAZ, TEMBO) or MONKEY in visit.cards or visit.left:
        return False
    if visit.pirate == TEMBO:
        return kinds == [False, False] or (kinds == [False] and not state.combat.layers)
    missing = state.combat if kinds == [True] else state.gold
    return kinds == [True, False] or (kinds in ([True], [False]) and not missing.layers)


# What is empty

Stores: TypeAlias = frozenset[str]
COINS: Final = frozenset({"coins"})
GOLD_DECK: Final = frozenset({"gold"})
COMBAT_DECK: Final = frozenset({"hands"})
"""The supply and the decks, by the part of a position that tells what is not in them."""

EMPTIES: Final[dict[int, Sequence[Stores]]] = {
    VALVERDE: (COINS | GOLD_DECK,),
    DIAZ: (GOLD_DECK, COMBAT_DECK),
    CRACKPOTT: (COMBAT_DECK,),
    TEMBO: (COMBAT_DECK,),
    DEAN_NERO: (COINS, COMBAT_DECK),
    PANG: (COINS, COMBAT_DECK),
    SATE: (COINS,),
}
"""What a whole visit can leave empty, in one way or another (M15–M18, M20, M21, M23).

After Wessel-Jan there are as many cards as before (M19).
"""


def check_stores(state: State) -> None:
    """M14: whatever is empty now was emptied by a visit of this round; some may not be told."""
    scene, ended, stores = state.scenes[-1], state.used, empty(state)
    if isinstance(scene, Visit):
        ended &= ~(1 << scene.pirate)
        stores -= taken(scene)
    told = [pirate for pirate in EMPTIES if ended >> pirate & 1]
    others = [pirate for pirate in EMPTIES if state.hidden >> pirate & 1]
    ghost = any(card & PIRATE == GHOST for card in state.row)
    paid = visits_paid(state.turns_ended(), ghost, isinstance(scene, Visit))
    untold = min(paid - state.used.bit_count(), len(others))
    if not any(can_empty(stores, [*told, *some]) for some in combinations(others, untold)):
        raise bad("position-empty", part=min(stores))


def empty(state: State) -> Stores:
    there = {"coins": state.supply, "gold": state.gold.layers, "hands": state.combat.layers}
    return frozenset([part for part, things in there.items() if not things])


def taken(visit: Visit) -> Stores:
    """What the visit being paid has taken so far: cards looked at, coins paid at once."""
    found: Stores = frozenset()
    if isinstance(visit, Looking | Keeping):
        found = frozenset(["gold" if card >= GOLD else "hands" for card in visit.cards])
    trading = visit.pirate == DEAN_NERO and isinstance(visit, Burying)
    return found | COINS if visit.pirate == VALVERDE or trading else found


def can_empty(stores: Stores, visits: Sequence[int]) -> bool:
    """Whether these pirates, each in one of its ways, can leave all of this empty."""
    if not stores or not visits:
        return not stores
    first, *rest = visits
    return any(can_empty(stores - way, rest) for way in EMPTIES[first])


# Who has seen what


def check_deck(pile: Pile, first: int) -> None:
    """M37: whoever put a card under a deck has seen it.

    M16: another one has if it came up again, which it does when no card above it is unseen.
    """
    for card, seen in pile.layers:
        if card != UNSEEN and (not seen or (any(pile.unseen) and seen.bit_count() > 1)):
            raise bad("position-under", card=word.card(CARDS[first + card]))


def can_have_come_up(state: State, visit: Visit) -> bool:
    """M37: a card that somebody had seen comes up when its deck has no other; so do the next."""
    for deck, gold in ((state.gold, True), (state.combat, False)):
        looked = zip(visit.cards, visit.seen, strict=True) if visit.seen else ()
        known = [seen > 0 for card, seen in looked if (card >= GOLD) == gold]
        if known != sorted(known) or (any(known) and any(deck.unseen)):
            return False
    return True


def check_pairs(state: State) -> None:
    """M26: who handled a pair last knows how it stands, and who holds it in hand.

    Others have handled it only after all five pairs stood.  Who put it up need not be told.
    """
    scene = state.scenes[-1] if state.scenes else None
    held = scene.number if isinstance(scene, Swapping) else None
    all_stand = all(diaz for _, diaz, *_ in state.posts)
    for letter, (_, _, seen, same, reverse) in enumerate(state.posts):
        knowing = seen.bit_count()
        if knowing > 1 + (letter == held) and not state.is_revealed(letter):
            raise bad("position-knowing", letter=LETTERS[letter])
        if same | reverse and not (all_stand and knowing):
            raise bad("position-recalled", letter=LETTERS[letter])
