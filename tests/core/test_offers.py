"""A menu made in one go says of every act what the game says of it alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.registry import find, games

AT_ONCE = [key for key in games() if find(key).offers is not None]
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "cartagena": [{"variant": "jamaica"}, {"variant": "tortuga", "boat_is_final": True}],
    "piratoons": [{"tempo": "beats"}, {"tempo": "live"}, {"tempo": "live", "dexterity": "off"}],
}
TABLES = [(key, seats) for key in AT_ONCE for seats in sorted({2, 4, 5} & {*find(key).seats})]


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_there_are_such_games() -> None:
    assert "cartagena" in AT_ONCE


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_offers_at_once_are_those_one_by_one(key: str, seats: int) -> None:
    for options in VARIANTS.get(key, [{}]):
        match: Match[Any, Any, Any] = Match(key, seats, options)
        game, rng = match.game, Random(f"offers {key} {seats}")
        assert game.offers is not None
        assert game.effect is not None
        assert game.handles is not None
        while len(match.journal) < 400 and (drawn := random_act(match.state, rng)):
            match.take(*drawn)
            for seat in [one for one in match.state.awaiting() if one >= 0]:
                view, menu = match.view(seat), match.state.legal(seat)
                labels, effects, handles = game.offers(view, menu)
                assert plain(labels) == plain([game.label(view, act) for act in menu])
                assert plain(effects) == plain([game.effect(view, act) for act in menu])
                assert plain(handles) == plain([game.handles(view, act) for act in menu])
