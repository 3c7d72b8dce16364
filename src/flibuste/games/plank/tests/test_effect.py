"""What an act would do, as data for pictures."""

from __future__ import annotations

import pytest

from flibuste.core.protocol import SEALED
from flibuste.games.plank.acts import Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.board.effect import Effect, Pushed, effect
from flibuste.games.plank.sight.tell import tell
from flibuste.games.plank.tests.tables import at

PLANK = "blue 3, green 4, red 5, yellow 6"


@pytest.mark.rule("P8", "P10")
def test_an_entry_tells_its_place_those_pushed_and_who_falls_where() -> None:
    told = effect(tell(at(PLANK, 2, pirates={"blue": [4, 5]}).state, 0), Enter(4))
    pushed = [Pushed(("green", 4), 2, 3), Pushed(("red", 5), 3, 4)]
    assert told == Effect("blue", ("blue", 4), None, 2, pushed, ("yellow", 6), 4)


@pytest.mark.rule("P7")
def test_an_action_tells_from_where_to_where_and_who_closes_up() -> None:
    told = effect(tell(at(PLANK).state, 0), Shift(-3, 3))
    closing_up = [Pushed(("blue", 3), 1, 2), Pushed(("green", 4), 2, 3)]
    assert told == Effect("blue", ("red", 5), 3, 1, closing_up)


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
