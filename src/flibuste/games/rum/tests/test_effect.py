"""What an act does on the map."""

from __future__ import annotations

import pytest

from flibuste.games.rum.acts import Board, Dark, Move, Recall, Rest
from flibuste.games.rum.board.effect import Effect, effect
from flibuste.games.rum.sight.tell import view
from flibuste.games.rum.tests.tables import at, play


@pytest.mark.rule("H9", "H10", "H11")
def test_an_act_tells_its_price() -> None:
    match = at(3, captain="1.coin")
    seen = view(match.state, 0)
    assert effect(seen, Move("1.i0")) == Effect(("1.i0",), 2, 0, "1.pirate", gain=1)
    assert effect(seen, Dark("1.N1")) == Effect(("1.N1",), 2, 1, None)
    assert effect(seen, Rest()) is None
    assert effect(seen, Move("9.x")) is None
    play(match, "0 Move 1.i2", '0 Recall ["1.i2"]', "0 Move 1.i2", "0 Use", "0 Dark 1.N1")
    seen = view(match.state, 0)
    out = Effect(("1.N1", "8.S1"), 3, 2, "8.tavern_es_cruce", offer=("cruce3",))
    assert effect(seen, Dark("8.S1")) == out
    assert effect(seen, Recall(("1.i2", "3.N1"))) == Effect(("1.i2", "3.N1"), 2, 0, None)
    alleys = dict.fromkeys(("1.i0", "1.i1", "1.i2"), 1)
    seen = view(at(3, captain="1.coin", alleys=alleys, pirates={1: 5}).state, 0)
    assert effect(seen, Dark("1.N1")) == Effect(("1.N1",), 2, 0, None)


@pytest.mark.rule("H26", "H28", "H31", "H33", "H34")
def test_an_act_tells_what_waits_at_its_goal() -> None:
    seen = view(at(3, captain="1.hq", common=[0, 5, 5], pirates={0: 10, 1: 10, 2: 10}).state, 0)
    told = [effect(seen, Move(alley)) for alley in ("1.i2", "1.i3", "1.i4")]
    gains = [(done.goal, done.gain) for done in told if done is not None]
    assert gains == [("1.coin", 1), ("1.pirate", 0), ("1.rum", 2)]
    seen = view(at(3, captain="9.goods").state, 0)
    done = effect(seen, Move("9.i2"))
    assert done is not None
    assert (done.goal, done.offer) == ("9.map_yellow", ("yellow6",))


@pytest.mark.rule("H30")
def test_only_who_leads_the_captain_is_told_of_the_own_rendezvous() -> None:
    tiles = [{"waiting": ["rendezvous_rum"]}, {"waiting": ["rendezvous_rum"]}, {}]
    match = at(3, captain="1.hq", tiles=tiles)
    mine, others = (effect(view(match.state, seat), Move("1.i4")) for seat in (0, 1))
    assert mine is not None
    assert mine.meets == "rendezvous_rum"
    assert others is not None
    assert others.meets is None


@pytest.mark.rule("H17")
def test_going_aboard_tells_how_many() -> None:
    assert effect(view(at(3).state, 0), Board()) == Effect((), 10, 0, None)
