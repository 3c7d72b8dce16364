"""Tables to walk through: a few options of every game, and what is common to the tests here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import flibuste
from flibuste.core.luck import dice
from flibuste.core.playout import random_act
from flibuste.core.protocol import Seat
from flibuste.laws.cases import LONG

GAMES = flibuste.games()
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "cartagena": [{}, {"variant": "tortuga", "boat_is_final": True}],
    "mutiny": [{}, {"components": "pink 7 9 4; storms 7 11 15"}],
    "piratoons": [{}, {"tempo": "live"}, {"tempo": "live", "dexterity": "off"}],
    "plank": [{}, {"crews": "red blue"}],
    "rum": [{}, {"layout": "1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3"}],
}
TABLES = [
    (key, seats, options)
    for key in GAMES
    for seats in flibuste.game(key).seats
    for options in OPTIONS.get(key, [{}])
]
MATCHES = 10 if LONG else 1


def named(table: tuple[str, int, dict[str, Any]]) -> str:
    key, seats, options = table
    return "-".join([key, str(seats), *map(str, options.values())]).replace(" ", "")


def walked(
    table: tuple[str, int, dict[str, Any]],
) -> Iterator[tuple[Any, Seat, Any, Random]]:
    """Random matches at a table: each state with who acts then and how."""
    key, seats, options = table
    for number in range(MATCHES):
        match: Any = flibuste.Match(key, seats, options)
        rng = dice(f"{named(table)}|{number}")
        while (chosen := random_act(match.state, rng)) is not None:
            yield match.state, *chosen, rng
            match.state.apply(*chosen)
