"""Ships and what the best arrangement makes of them, for the page's model of the yard.

web/tests/yard.svelte.test.ts builds each of them by touches alone.  A line of the file is a value
in JSON: the printed parts, then ships.  ``python -m`` this module writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from flibuste.games.piratoons.board.scenery import drawn
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules.optimiser import best_ship
from flibuste.games.piratoons.rules.ships import Ship, settled
from flibuste.games.piratoons.sight.tell import ship_of
from flibuste.games.piratoons.tests.test_optimiser import ALL, fullest

FILE: Final = Path(__file__).resolve().parents[5] / "web" / "tests" / "yards.txt"
MOST: Final = 14  # ship tiles: more than anybody is likely to win


def yard(rng: Random) -> dict[str, Any]:
    """A ship as it comes into the yard, anyhow, and as Best leaves it."""
    order = tuple(rng.sample(ALL, rng.randrange(MOST + 1)))
    items = fullest(order, rng)
    rng.shuffle(items)
    ship = settled(BOX, Ship(order, ((),) * (len(order) + 2), tuple(items)))
    told: list[Any] = [ship_of(BOX, one) for one in (ship, best_ship(BOX, ship))]
    return dict(zip(("ship", "best"), map(msgspec.to_builtins, told), strict=True))


def written() -> str:
    rng = Random(13)
    parts = msgspec.to_builtins(drawn(BOX).parts)
    lines = [parts, *(yard(rng) for _ in range(40))]
    return "".join([json.dumps(line) + "\n" for line in lines])


@pytest.mark.rule("T23", "T24")
def test_the_ships_that_the_page_builds_are_those_of_the_rules() -> None:
    assert FILE.read_text("utf-8") == written()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
