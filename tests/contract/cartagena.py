"""What the box of Cartagena holds, and the rulebook's illustrated position, as an outsider."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.contract.outsider import Json, Outsider

SYMBOLS = ("dagger", "pistol", "key", "hat", "bottle", "skull")
LAYOUT = "A B' E C' D' F'"
BLUE, RED, GREEN, YELLOW = range(4)
END = {"type": "EndTurn"}
EXAMPLE: Json = {
    "seats": 4,
    "variant": "tortuga",
    "layout": LAYOUT,
    "pirates": [
        [0, 6, 6, 9, 17, 18],
        [5, 8, 17, 17, 22, 26],
        [0, 11, 12, 19, 19, 29],
        [0, 9, 21, 30, 33, 37],
    ],
    "hands": [
        {"dagger": 4, "skull": 2, "bottle": 1, "pistol": 1, "hat": 1},
        {"bottle": 1, "skull": 1, "pistol": 3},
        {"key": 1, "skull": 2, "hat": 1, "pistol": 2, "bottle": 1},
        {"bottle": 1, "key": 1, "skull": 1},
    ],
    "row": ["bottle", "dagger", "dagger", "hat", "pistol", "bottle", "dagger", "skull", "skull"],
    "discard": {"dagger": 4, "pistol": 4, "key": 6, "hat": 5, "bottle": 5, "skull": 3},
    "turn": BLUE,
}


def advance(origin: int, symbol: str) -> Json:
    return {"type": "Advance", "origin": origin, "symbol": symbol}


def retreat(origin: int) -> Json:
    return {"type": "Retreat", "origin": origin}


def draw(symbol: str) -> Json:
    return {"type": "Draw", "symbol": symbol}


def set_up(position: Json, **fields: Any) -> Outsider:
    table = Outsider()
    table.tell("position", game="cartagena", position=position, **fields)
    return table


def luck_draws(table: Outsider, symbols: Iterable[str]) -> None:
    for symbol in symbols:
        table.tell("act", seat="luck", act=draw(symbol))


def pirates(table: Outsider, seat: int) -> list[int]:
    return sorted(table.dump()["position"]["pirates"][seat])


def hand(table: Outsider, seat: int) -> Json:
    cards: Json = table.dump()["position"]["hands"][seat]
    return {symbol: number for symbol, number in cards.items() if number}
