"""What each player may know: T30."""

from __future__ import annotations

import pytest

from flibuste import LUCK, WATCHER
from flibuste.core.protocol import Sealed
from flibuste.games.piratoons.tests.tables import at, play, ship, start, view


@pytest.mark.rule("T30")
def test_all_is_open_but_bids_and_piles() -> None:
    own = [ship("B1a", B1a="sail"), ship(prow="deck1")]
    match = at(
        {}, phase="auction", ships=own, chest={"E1": "sail", "E2": "deck1"}, doubloons=[3, 9]
    )
    mine, theirs = view(match, 0), view(match, WATCHER)
    for part in ("ships", "chest", "doubloons", "supply", "floating", "spent", "unseen", "bids"):
        assert getattr(mine, part) == getattr(theirs, part)
    assert mine.ships[1].gear == {"prow": ("deck1",)}


@pytest.mark.rule("T18", "T30")
def test_a_bid_is_shown_to_its_owner_alone_until_all_are_in() -> None:
    match = at({}, 3, phase="auction", chest={"E1": "sail", "E2": "deck1"})
    bid = match.game.action({"type": "Bid", "doubloons": 2})
    shown = [match.game.shown(match.state, 0, bid, to) for to in (0, 1, 2, WATCHER)]
    assert shown[0] == bid
    assert all(isinstance(act, Sealed) for act in shown[1:])
    play(match, "0 Bid 2")
    for viewer in (1, 2, WATCHER):
        assert view(match, viewer).bids == (None, None, None)
        assert view(match, viewer).doubloons == (3, 3, 3)
    play(match, "1 Bid 0", "2 Bid 2")
    assert view(match, WATCHER).bids == (2, 0, 2)


@pytest.mark.rule("T5", "T30")
def test_nobody_knows_a_tile_before_it_is_turned_up() -> None:
    match = start(2, first=0)
    play(match, "0 Open")
    assert match.state.awaiting() == (LUCK,)
    for viewer in (0, 1, WATCHER):
        assert view(match, viewer).chest == {}
        assert sum(view(match, viewer).unseen.values()) == 48 + 24
