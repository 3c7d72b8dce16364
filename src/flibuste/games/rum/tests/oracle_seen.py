"""The oracle's eyes: what a player, or a watcher, knows by looking and remembering (H40)."""

from __future__ import annotations

from typing import Any

from flibuste.games.rum.tests.oracle_table import BARRELS, Table


def what_is_seen(table: Table) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "round": table.round,
        "first": table.first,
        "captain": table.captain,
        "alleys": table.pirates,
        "reserve": table.reserve,
        "common": table.common,
        "coins": table.coins,
        "rum": table.rum,
        "barrels": BARRELS - sum(table.rum),
        "face_up": face_up(table),
        "stacks": {name: len(pile.shuffled + pile.under) for name, pile in table.stacks.items()},
        "gone": table.gone,
    }


def face_up(table: Table) -> dict[str, Any]:
    single = {
        name: table.single.get(name) for name in ("chest", "scorpion", "bunk", "hammock", "rope")
    }
    return {"tavern": table.taverns, "map": table.maps, **single}


def under(table: Table, viewer: int) -> dict[str, list[Any]]:
    """Under the stacks: lost guards were seen by all, sold goods by their sellers."""
    guards: dict[str, list[Any]] = {name: table.stacks[name].under for name in ("small", "big")}
    goods = [
        {"tile": known(table, tile, viewer), "seen": sorted(table.saw[tile])}
        for tile in table.stacks["goods"].under
    ]
    return {"goods": goods, **guards}


def known(table: Table, tile: str, viewer: int) -> str | None:
    """A goods tile to who has looked at it, now or before it was sold."""
    return tile if viewer in table.saw[tile] else None


def flag(table: Table, seat: int, viewer: int) -> dict[str, list[Any]]:
    """What lies under and on a flag: only goods and waiting rendezvous are hidden."""
    tiles: dict[str, list[Any]] = {name: list(won) for name, won in vars(table.flags[seat]).items()}
    tiles["goods"] = [known(table, tile, viewer) for tile in tiles["goods"]]
    if viewer != seat:
        tiles["waiting"] = [None] * len(tiles["waiting"])
    return tiles
