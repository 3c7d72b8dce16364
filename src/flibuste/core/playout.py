"""Playing without a player: random playouts, and counting all that can be played (perft)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from flibuste.core.luck import choose, drawn
from flibuste.core.odds import Odds
from flibuste.core.state import BaseState
from flibuste.core.terms import CLOCK, LUCK, Action, Seat

if TYPE_CHECKING:
    from random import Random


def listed(state: BaseState[Any], seat: Seat) -> list[Action]:
    """What the seat, LUCK or the CLOCK may do, as far as it is listed."""
    if seat == LUCK:
        return [action for action, _ in state.odds()]
    if seat == CLOCK:
        alarm = state.alarm()
        return [] if alarm is None else [alarm.action]
    return list(state.legal(seat))


def random_act(state: BaseState[Any], rng: Random) -> tuple[Seat, Any] | None:
    """Somebody's next act, drawn by luck's odds and evenly among listed acts; None at the end."""
    awaiting = state.awaiting()
    if not awaiting:
        return None
    seat = LUCK if LUCK in awaiting else awaiting[int(rng.random() * len(awaiting))]
    if seat == LUCK:
        return LUCK, choose(state.odds(), rng)
    menu = listed(state, seat)
    return seat, menu[int(rng.random() * len(menu))]


def after_luck(state: BaseState[Any], bits: Callable[[int], int]) -> tuple[Seat, ...]:
    """Let LUCK act as long as it is awaited; who is awaited then."""
    awaiting = state.awaiting()
    while LUCK in awaiting:
        state.apply(LUCK, drawn(state.odds(), bits))
        awaiting = state.awaiting()
    return awaiting


def playout(state: BaseState[Any], rng: Random, most: int | None = None) -> int:
    """Play at random to the end, or so many decisions of players; the number of those made."""
    moves, random = 0, rng.random
    limit = -1 if most is None else most
    while moves != limit:
        awaiting = state.awaiting()
        if len(awaiting) == 1:
            seat = awaiting[0]
            if seat >= 0:  # the ordinary turn, without a detour
                menu = state.legal(seat)
                state.apply(seat, menu[int(random() * len(menu))])
                moves += 1
                continue
            if seat == LUCK:
                odds = state.odds()
                if isinstance(odds, Odds):  # as ``drawn`` does it, from fewer bits
                    state.apply(LUCK, odds.at(int(random() * odds.total)))
                    continue
        act = random_act(state, rng)
        if act is None:
            break
        state.apply(act[0], act[1])
        if act[0] >= 0:
            moves += 1
    return moves


def next_actor(state: BaseState[Any]) -> Seat | None:
    """Who acts in a count: LUCK before seats, the lowest awaited seat, the CLOCK last."""
    awaiting = state.awaiting()
    if not awaiting:
        return None
    return LUCK if LUCK in awaiting else min(awaiting, key=lambda seat: (seat < 0, seat))


def perft(state: BaseState[Any], depth: int) -> int:
    """The number of sequences of ``depth`` acts."""
    if depth == 0:
        return 1
    actor = next_actor(state)
    if actor is None:
        return 0
    acts = listed(state, actor)
    if depth == 1:
        return len(acts)
    nodes = 0
    for action in acts:
        twin = state.copy()
        twin.apply(actor, action)
        nodes += perft(twin, depth - 1)
    return nodes
