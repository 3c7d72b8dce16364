"""What a throw, a guard or a tile would bring, as data."""

from __future__ import annotations

import pytest

from flibuste.core.protocol import Handles
from flibuste.games.rum.acts import (
    Act,
    Again,
    Barrel,
    Guard,
    Join,
    Keep,
    Rest,
    Roll,
    Sell,
    Stand,
    Take,
    Tile,
    Use,
)
from flibuste.games.rum.board.chances import Chances, Lies, Stake
from flibuste.games.rum.board.effect import Effect, effect
from flibuste.games.rum.board.handles import handles
from flibuste.games.rum.sight.tell import view
from flibuste.games.rum.tests.tables import AnyMatch, at, play

STAKES = (Stake("swan2", 3), Stake("swan4", 5))


@pytest.mark.rule("H24", "H32")
def test_a_throw_in_a_tavern_tells_what_it_wins_and_what_another_could() -> None:
    match = at(3, captain="5.coin", rum=[2, 0, 0], coins=[2, 2, 2])
    play(match, "0 Move 5.i1")
    assert effect(view(match.state, 0), Use()) == Effect(stakes=STAKES)
    play(match, "0 Use")
    assert effect(view(match.state, 1), Join()) == Effect(
        chances=Chances("least", 3, 4), stakes=STAKES
    )
    play(match, "1 Join", "2 Decline")
    rolled = effect(view(match.state, 2), Roll(2))
    assert rolled == Effect(chances=Chances("least", 3, 4), lies=Lies("dry"), stakes=STAKES)
    play(match, "luck Roll 3")
    lies = Lies("tile", ("swan2",))
    hoped = Effect(chances=Chances("better", 5, 2), lies=lies, stakes=STAKES)
    assert effect(view(match.state, 0), Barrel()) == hoped
    play(match, "0 Barrel", "luck Roll 6")
    lies = Lies("tiles", ("swan2", "swan4"))
    hoped = Effect(chances=Chances("none", 0, 0), lies=lies, stakes=STAKES)
    assert effect(view(match.state, 0), Again()) == hoped
    play(match, "0 Stand")
    assert effect(view(match.state, 0), Take("swan4")) == Effect(points=4, stakes=STAKES)


@pytest.mark.rule("H24", "H33")
def test_a_throw_at_a_chest_tells_who_is_safe() -> None:
    match = at(3, captain="7.coin", rum=[1, 0, 0])
    play(match, "0 Move 7.i4", "0 Use")
    seen = view(match.state, 0)
    safe = Effect(chances=Chances("any", 0, 6), lies=Lies("safe"), hits=True)
    assert effect(seen, Roll(6)) == safe
    play(match, "luck Roll 6", "0 Stand", "luck Roll 5")  # 11 of 13
    seen = view(match.state, 0)
    stung = Effect(chances=Chances("most", 1, 1), lies=Lies("stung"), hits=True)
    assert effect(seen, Roll(2)) == stung


@pytest.mark.rule("H19", "H24")
def test_a_throw_in_the_brawl_tells_who_leads() -> None:
    ship = [[0, 2], [1, 1], [2, 2]]
    match = at(3, phase="brawl", ship=ship, pirates={0: 0, 1: 0, 2: 0}, rum=[1, 1, 1])
    seen = view(match.state, 0)
    leads = Effect(chances=Chances("any", 0, 6), lies=Lies("leads"), hits=True)
    assert effect(seen, Roll(3)) == leads
    play(match, "luck Roll 3")
    hoped = Effect(chances=Chances("better", 4, 3), lies=Lies("leads"))
    assert effect(view(match.state, 0), Barrel()) == hoped
    play(match, "0 Stand", "luck Roll 2")
    hoped = Effect(chances=Chances("least", 3, 4), lies=Lies("loses"), hits=True)
    assert effect(view(match.state, 2), Stand()) == hoped


@pytest.mark.rule("H29", "H31", "H35", "H37")
def test_a_tile_tells_what_it_would_add() -> None:
    tiles = [{"map": ["pink3"], "goods": ["hook3"]}, {}, {}]
    match = at(3, captain="2.rum", tiles=tiles)
    play(match, "0 Move 2.i0")
    assert effect(view(match.state, 0), Take("pink4")) == Effect(points=7)
    match = at(3, captain="3.coin", tiles=tiles)
    play(match, "0 Move 3.i2")
    guards = Effect(chances=Chances("draw", 0, 9, 9))
    assert effect(view(match.state, 0), Guard("big")) == guards
    match = at(3, captain="3.coin", tiles=tiles)
    play(match, "0 Move 3.i0", "0 Use", "luck Tile goods hook5")
    assert effect(view(match.state, 0), Keep()) == Effect(points=2)
    assert effect(view(match.state, 1), Keep()) is None
    assert effect(view(match.state, 0), Sell()) is None


def test_the_slot_offers_what_most_want() -> None:
    seen = view(at(3, captain="1.coin").state, 0)
    assert handles(seen, Stand()) == Handles(main=True)
    assert handles(seen, Barrel()) == Handles(("rum",), ("rum",))
    assert handles(seen, Rest()) == Handles()


@pytest.mark.rule("H24")
def test_the_slot_does_not_offer_to_keep_a_roll_that_another_one_could_mend() -> None:
    match = at(3, "0 Move 5.i2", "0 Use", captain="5.pirate", rum=[0, 2, 0])
    play(match, "1 Join", "2 Decline", "luck Roll 1", "luck Roll 1")
    assert handles(view(match.state, 1), Stand()) == Handles()
    play(match, "1 Barrel", "luck Roll 5")
    assert handles(view(match.state, 1), Stand()) == Handles(main=True)


@pytest.mark.rule("H19", "H21", "H32", "H33", "H35")
def test_results_that_concern_somebody_are_theirs_to_read() -> None:
    def told(match: AnyMatch, act: Act) -> list[bool]:
        done = [effect(view(match.state, seat), act) for seat in range(3)]
        return [one is not None and one.hits for one in done]

    match = at(3, captain="5.coin", rum=[2, 0, 0], coins=[2, 2, 2])
    play(match, "0 Move 5.i1", "0 Use", "1 Join", "2 Decline")
    assert told(match, Roll(2)) == [True, True, False]  # who drinks along
    match = at(3, captain="7.coin", rum=[1, 0, 0])
    play(match, "0 Move 7.i4", "0 Use", "luck Roll 6", "0 Stand")
    assert told(match, Roll(1)) == [True, True, False]  # who opened it, who throws
    play(match, "luck Roll 5")
    assert told(match, Roll(2)) == [True, True, True]  # a sting
    ship = [[0, 1], [1, 1]]
    match = at(3, phase="brawl", ship=ship, pirates={0: 0, 1: 0, 2: 0}, rum=[0, 0, 0])
    assert told(match, Roll(3)) == [True, False, False]
    play(match, "luck Roll 3")
    assert told(match, Roll(2)) == [True, True, True]  # and the brawl is over
    match = at(3, captain="3.coin")
    play(match, "0 Move 3.i2", "0 Guard big")
    assert told(match, Tile("big", "guard5")) == [True, False, False]
