"""What is empty in the midst of a voyage: a round begins while there is something of all (M14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

from flibuste.games.mutiny.parts import (
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GOLD,
    PANG,
    SATE,
    TEMBO,
    VALVERDE,
)
from flibuste.games.mutiny.rules.cards import Burying, Keeping, Looking
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.visiting import used_by_now
from flibuste.games.mutiny.sight.written import Written, bad

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


def check_stores(state: State, written: Written) -> None:
    """M14: whatever is empty now was emptied by a visit of this round; some may not be told."""
    scene, ended, stores = state.scenes[-1], state.used, empty(state)
    if isinstance(scene, Visit):
        ended &= ~(1 << scene.pirate)
        stores -= taken(scene)
    told = [pirate for pirate in EMPTIES if ended >> pirate & 1]
    others = [pirate for pirate in EMPTIES if state.hidden >> pirate & 1]
    untold = min(used_by_now(state, written) - state.used.bit_count(), len(others))
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
