"""What each player may know of Harbour (H8), and what could be behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.piles import UNSEEN, imagined
from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View

from .actions import DRAW, ROLL, Act, Draw, Lay, Under
from .notation import build, step_of
from .parts import COPIES, HAND, KINDS
from .state import NOTHING, Options, State

if TYPE_CHECKING:
    from random import Random


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it."""

    days: int
    quick: bool
    day: int
    step: str  # day, market, quay, night or over
    hand: tuple[int, ...]  # the viewer's cards by kind
    hand_sizes: tuple[int, ...]
    laid: int  # the viewer's card on the market
    has_laid: tuple[bool, ...]
    discard: tuple[int, ...]
    pile: tuple[tuple[int, int], ...]  # from the bottom, as core/piles.py has it
    coins: tuple[int, ...]
    chest: int
    quay: int
    sea: int
    buoy: int


def view(state: State, seat: Seat) -> Sight:
    """The own hand and card; of the others' the number."""
    own = 0 <= seat < state.seats
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        days=state.days,
        quick=state.quick,
        day=state.day,
        step=step_of(state),
        hand=tuple(state.hands[seat]) if own else (),
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        laid=state.laid[seat] if own else NOTHING,
        has_laid=tuple(card != NOTHING for card in state.laid),
        discard=tuple(state.discard),
        pile=state.pile.seen_from(seat),
        coins=tuple(state.coins),
        chest=state.chest,
        quay=state.quay,
        sea=state.sea,
        buoy=state.buoy,
    )


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """Cards drawn, laid and hidden are seen by one player alone."""
    actor = state.thirsty() if isinstance(action, Draw) else seat
    return SEALED if isinstance(action, Draw | Lay | Under) and to != actor else action


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do: a known card comes for sure, others evenly from all that is unseen."""
    if LUCK not in view.awaiting:
        return []
    if not view.pile or min(view.hand_sizes) >= HAND:
        return [(roll, 1) for roll in ROLL]
    top, _ = view.pile[-1]
    pool = unseen(view) if top == UNSEEN else [top]
    return [(act, pool.count(kind)) for kind, act in enumerate(DRAW) if kind in pool]


def imagine(view: Sight, rng: Random) -> State:
    """A fair deal of the cards this viewer has not seen to hands, market and pile."""
    state = State(len(view.coins), Options(view.days, view.quick))
    state.day, state.buoy = view.day, view.buoy
    state.discard, state.coins = list(view.discard), list(view.coins)
    state.chest, state.quay, state.sea = view.chest, view.quay, view.sea
    own = view.seat if view.seat >= 0 else None
    pool = unseen(view)
    rng.shuffle(pool)
    for seat, size in enumerate(view.hand_sizes):
        if seat == own:
            state.hands[seat], state.laid[seat] = list(view.hand), view.laid
            continue
        if view.has_laid[seat]:
            state.laid[seat] = pool.pop()
        for _ in range(size):
            state.hands[seat][pool.pop()] += 1
    state.pile = imagined(view.pile, pool, len(KINDS), rng)
    build(state, view.step)
    return state


def unseen(view: Sight) -> list[int]:
    """The cards that the viewer sees nowhere."""
    seen = [copies + own for copies, own in zip(view.discard, view.hand or (0, 0, 0), strict=True)]
    for card in [view.laid, *(card for card, _ in view.pile)]:
        if card not in (NOTHING, UNSEEN):
            seen[card] += 1
    return [kind for kind, copies in enumerate(seen) for _ in range(COPIES - copies)]
