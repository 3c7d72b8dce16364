"""What pictures are told of an act is what the act then does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.core.luck import choose, dice
from flibuste.core.protocol import SEALED
from flibuste.games.cartagena.acts import Advance, EndTurn, Retreat
from flibuste.games.cartagena.board.effect import Effect, effect
from flibuste.games.cartagena.board.handles import handles, wish
from flibuste.games.cartagena.sight.tell import tell
from flibuste.games.cartagena.tests.test_examples import BLUE, GREEN, ILLUSTRATION, YELLOW


def told(seat: int, act: Advance | Retreat | EndTurn) -> Effect | None:
    match: Match[Any, Any, Any] = Match.at("cartagena", ILLUSTRATION | {"turn": seat})
    return effect(tell(match.state, seat), act)


def test_an_advance_tells_the_squares_it_jumps() -> None:
    assert told(YELLOW, Advance(9, "skull")) == Effect(9, 23, (12, 17))


def test_an_advance_with_no_free_square_ahead_leads_into_the_boat() -> None:
    assert told(BLUE, Advance(17, "bottle")) == Effect(17, 37, (18, 22, 29, 33))


def test_a_retreat_tells_how_many_cards_it_is_worth() -> None:
    assert told(GREEN, Retreat(19)) == Effect(19, 18, cards=1, taker=GREEN)


def test_the_deck_is_in_hand_for_every_retreat_and_for_nothing_else() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", ILLUSTRATION | {"turn": GREEN})
    view = tell(match.state, GREEN)
    for act in match.state.legal(GREEN):
        assert ("deck" in handles(view, act).take) == isinstance(act, Retreat)


def test_who_touches_the_deck_in_vain_wishes_to_retreat() -> None:
    match: Match[Any, Any, Any] = Match.at("cartagena", ILLUSTRATION | {"turn": GREEN})
    view = tell(match.state, GREEN)
    assert wish(view, ["deck"]) == Retreat(view.pirates[GREEN][-1])
    assert wish(view, ["square:12", "deck"]) == Retreat(12)
    assert wish(view, ["square:0", "deck"]) == Retreat(1)


def test_ending_a_turn_moves_nothing() -> None:
    assert told(BLUE, EndTurn()) is None


def test_a_card_nobody_else_sees_comes_to_whoever_draws_it() -> None:
    position = {"seats": 2, "pirates": [[0, 0, 0, 0, 5, 9], [0] * 6], "turn": 0, "hands": [{}, {}]}
    match: Match[Any, Any, Any] = Match.at("cartagena", position)
    match.try_luck(dice(1))
    match.act(0, Retreat(9))
    assert match.state.awaiting() == (LUCK,)
    assert effect(tell(match.state, 1), SEALED) == Effect(cards=1, taker=0)


@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
@pytest.mark.parametrize("seats", [2, 5])
def test_pirates_land_where_the_picture_says(variant: str, seats: int) -> None:
    rng, luck = Random(7), dice(7)
    match: Match[Any, Any, Any] = Match("cartagena", seats, {"variant": variant, "turn_limit": 40})
    while match.state.awaiting():
        (seat,) = match.state.awaiting()
        if seat == LUCK:
            match.act(LUCK, choose(match.state.odds(), luck))
            continue
        act, before = rng.choice(match.state.legal(seat)), tell(match.state, seat)
        seen = effect(before, act)
        match.act(seat, act)
        if seen is not None:
            crew = list(before.pirates[seat])
            crew.remove(seen.start)
            after = tell(match.state, seat).pirates[seat]
            assert sorted([*crew, seen.goal]) == list(after)
