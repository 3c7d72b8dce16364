"""What an act does on the map."""

from __future__ import annotations

import pytest

from flibuste.games.rum.acts import Dark, Move, Recall, Rest
from flibuste.games.rum.board.effect import Effect, effect
from flibuste.games.rum.sight.telling import view
from flibuste.games.rum.tests.tables import at, play


@pytest.mark.rule("H9", "H10", "H11")
def test_an_act_tells_its_price() -> None:
    match = at(3, captain="1.coin")
    seen = view(match.state, 0)
    assert effect(seen, Move("1.i0")) == Effect(("1.i0",), 2, 0, "1.pirate")
    assert effect(seen, Dark("1.N1")) == Effect(("1.N1",), 2, 1, None)
    assert effect(seen, Rest()) is None
    assert effect(seen, Move("9.x")) is None
    play(match, "0 Move 1.i2", '0 Recall ["1.i2"]', "0 Move 1.i2", "0 Use", "0 Dark 1.N1")
    seen = view(match.state, 0)
    assert effect(seen, Dark("8.S1")) == Effect(("1.N1", "8.S1"), 3, 2, "8.tavern_es_cruce")
    assert effect(seen, Recall(("1.i2", "3.N1"))) == Effect(("1.i2", "3.N1"), 2, 0, None)
    alleys = dict.fromkeys(("1.i0", "1.i1", "1.i2"), 1)
    seen = view(at(3, captain="1.coin", alleys=alleys, pirates={1: 5}).state, 0)
    assert effect(seen, Dark("1.N1")) == Effect(("1.N1",), 2, 0, None)
