"""What a written position leaves to be worked out: the first placement, or the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from flibuste.games.plank.parts import ALL_ACTIONS, CREWS, INDEX, MIDDLE, crew_of
from flibuste.games.plank.rules.placement import order_of_play
from flibuste.games.plank.rules.state import SOMEWHERE, UNPLAYED, State
from flibuste.games.plank.rules.turns import in_turn
from flibuste.games.plank.sight.notation import Written, bad, crew_word
from flibuste.games.plank.sight.view import HALVES


def settle_set_up(state: State, written: Written) -> None:
    """P3, P15: players pick, then the unplayed crews turn up a card in the order of colours."""
    if written.fallen or written.order or written.turn or written.half:
        raise bad("position-set-up")
    players_done = all(state.chosen[crew] for crew in state.crews)
    if written.chosen and not state.ages:
        raise bad("position-chosen")
    if all(state.chosen):
        raise bad("position-chosen")
    due = players_done  # whether the next unplayed crew may have turned up a card
    for crew, seat in enumerate(state.seat_of):
        if seat != UNPLAYED:
            if state.actions[crew] != ALL_ACTIONS or not state.no_thanks[crew]:
                raise bad("position-early", crew=crew_word(CREWS[crew]))
            continue
        settle_pile(state, crew, due)
        due = due and bool(state.chosen[crew])


def settle_pile(state: State, crew: int, due: bool) -> None:
    """P15: a "No thanks!" turned up lies aside, and goes back into the middle."""
    above = state.above[crew]
    if state.chosen[crew]:
        right = due and bool(state.no_thanks[crew]) and above in (SOMEWHERE, MIDDLE)
    else:
        if due and not state.no_thanks[crew]:
            state.aside = crew
        right = above == SOMEWHERE and bool(state.no_thanks[crew] or due)
    if not right:
        raise bad("position-early", crew=crew_word(CREWS[crew]))


def settle_turns(state: State, written: Written) -> None:
    """P6, P16: the cards left tell whose turn it is; they must agree with what is written."""
    if written.chosen:
        raise bad("position-chosen")
    half = HALVES.index(written.half)
    entered = {crew for crew, _ in (*written.plank, *written.fallen)}
    if len(entered) < len(CREWS):
        raise bad("position-turns")  # P3, P15: each crew has sent one at the first placement
    for order in orders(state, written):
        for turn, crew in enumerate(order):
            named = written.turn is None or crew == INDEX[written.turn]
            if named and in_turn(state, order, turn, half):
                state.order, state.turn, state.half = order, turn, half
                return
    raise bad("position-turns")


def orders(state: State, written: Written) -> Iterator[tuple[int, ...]]:
    """The order written; else that of a first placement (P5), else each that P16 allows."""
    unplayed = [crew for crew, seat in enumerate(state.seat_of) if seat == UNPLAYED]
    turned = [(*state.crews[n:], *state.crews[:n]) for n in range(len(state.crews))]
    allowed = [(*players, *last) for players in turned for last in permutations(unplayed)]
    if written.order is not None:
        order = tuple(INDEX[crew] for crew in written.order)
        if order not in allowed:
            raise bad("position-order")
        yield order
        return
    if not written.fallen:
        yield order_of_play([crew_of(card) for card in reversed(state.plank)], state.crews)
    yield from allowed
