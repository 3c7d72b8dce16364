"""What an act would do, as data for pictures."""

from __future__ import annotations

import pytest

from flibuste.core.protocol import LUCK, SEALED
from flibuste.games.plank.acts import Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.board.effect import Effect, Pushed, effect
from flibuste.games.plank.options import Options
from flibuste.games.plank.rules.state import State
from flibuste.games.plank.sight.tell import tell
from flibuste.games.plank.tests.tables import at

PLANK = "blue 3, green 4, red 5, yellow 6"


@pytest.mark.rule("P8", "P10")
def test_an_entry_tells_its_place_those_pushed_and_who_falls_where() -> None:
    told = effect(tell(at(PLANK, 2, pirates={"blue": [4, 5]}).state, 0), Enter(4))
    pushed = [Pushed(("green", 4), 2, 3), Pushed(("red", 5), 3, 4)]
    assert told == Effect("blue", ("blue", 4), None, 2, pushed, ("yellow", 6), 4, beats=3)


@pytest.mark.rule("P7")
def test_an_action_tells_from_where_to_where_and_who_closes_up() -> None:
    told = effect(tell(at(PLANK).state, 0), Shift(-3, 3))
    closing_up = [Pushed(("blue", 3), 1, 2), Pushed(("green", 4), 2, 3)]
    assert told == Effect("blue", ("red", 5), 3, 1, closing_up, beats=2)


@pytest.mark.rule("P7")
def test_an_action_without_effect_moves_nobody() -> None:
    told = effect(tell(at(PLANK).state, 0), Shift(-1, 1))
    assert told == Effect("blue", ("blue", 3), 1, 1)


def test_a_pass_a_top_card_and_a_hidden_pick() -> None:
    seen = tell(at(PLANK).state, 0)
    assert effect(seen, NoThanks()) == Effect("blue")
    assert effect(seen, Turn("yellow", 0)) == Effect("yellow")
    entering = effect(seen, Turn("yellow", 1))
    assert entering is not None
    assert entering.goal == 1
    assert effect(seen, SEALED) is effect(seen, Choose(1)) is None


@pytest.mark.rule("P3", "P15")
def test_only_the_last_pick_or_top_card_fills_the_plank_before_everybodys_eyes() -> None:
    placed = Effect(None, beats=3)
    four = State(4, Options())
    four.apply(LUCK, Ages((0, 1, 2, 3)))
    for seat in range(3):
        assert effect(tell(four, 3), SEALED) is effect(tell(four, 3), Choose(1)) is None
        four.apply(seat, Choose(seat + 2))
    assert effect(tell(four, 3), Choose(1)) == effect(tell(four, 0), SEALED) == placed
    three = State(3, Options())
    three.apply(LUCK, Ages((0, 1, 2)))
    for seat in range(3):
        assert effect(tell(three, seat), Choose(seat + 2)) is None
        three.apply(seat, Choose(seat + 2))
    assert effect(tell(three, 0), Turn("yellow", 0)) != placed
    assert effect(tell(three, 0), Turn("yellow", 3)) == placed
