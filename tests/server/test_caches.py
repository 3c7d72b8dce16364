"""Nothing that visitors choose is remembered for ever."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import Any

import pytest

from flibuste.core.match import Match
from flibuste.core.registry import find
from flibuste.server.reading import qr_svg

TABLES = 300
TEXTS = {
    "mutiny": [f"storms {a} {b} {c}" for a, b, c in combinations(range(1, 18), 3)][:TABLES],
    "piratoons": [f"# table {number}" for number in range(TABLES)],
}


def endless() -> dict[str, int]:
    """The size of every cache of ours that has no end."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("flibuste."):
            for kept in vars(module).values():
                about: Any = getattr(kept, "cache_info", None)
                if about is not None and about().maxsize is None:
                    found[f"{kept.__module__}.{kept.__qualname__}"] = about().currsize
    return found


@pytest.mark.parametrize("key", TEXTS)
def test_options_that_anybody_can_write_are_not_kept_for_ever(key: str) -> None:
    game = find(key)
    Match(game, 2, {"components": TEXTS[key][0]})
    before = endless()
    for text in TEXTS[key]:
        match: Match[Any, Any, Any] = Match(game, 2, {"components": text})
        game.view(match.state, 0)
    grown = {name: size - before.get(name, 0) for name, size in endless().items()}
    assert {name: by for name, by in grown.items() if by >= TABLES // 3} == {}


def test_nor_are_qr_codes() -> None:
    assert qr_svg.cache_info().maxsize is not None
