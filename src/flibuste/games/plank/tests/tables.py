"""Positions written shortly: a plank, how many turns are left, and who holds what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from flibuste import Match
from flibuste.games.plank.parts import ACTIONS, CREWS, VALUES

AnyMatch: TypeAlias = Match[Any, Any, Any]


def cards(text: str) -> list[list[Any]]:
    """``blue 3, red 1``: pirates from place 1 on, or in the order of falling."""
    return [[crew, int(value)] for crew, value in (card.split() for card in text.split(", "))]


def position(
    plank: str,
    left: int = 2,
    seats: int = 4,
    *,
    turn: str = "blue",
    pirates: Mapping[str, Sequence[int]] | None = None,
    actions: Mapping[str, Sequence[int]] | None = None,
    no_thanks: bool = False,
    **more: Any,
) -> dict[str, Any]:
    """``left`` pirates and actions each, those before ``turn`` one less; the others have fallen.

    Whoever is not named holds the smallest pirates and actions that are free.
    """
    standing, held = cards(plank), {}
    order = more.get("order", list(CREWS))
    for crew in CREWS:
        number = left - (order.index(crew) < order.index(turn))
        free = [value for value in VALUES if [crew, value] not in standing]
        held[crew] = list((pirates or {}).get(crew, free[:number]))
    hands = [
        {
            "pirates": held[crew],
            "actions": list((actions or {}).get(crew, ACTIONS[: len(held[crew])])),
            "no_thanks": no_thanks,
        }
        for crew in CREWS[:seats]
    ]
    piles = {
        crew: {"cards": [0, *held[crew]] if no_thanks else held[crew], "no_thanks_at": None}
        for crew in CREWS[seats:]
    }
    fallen = [
        [crew, value]
        for value in VALUES
        for crew in CREWS
        if [crew, value] not in standing and value not in held[crew]
    ]
    whole = {"seats": seats, "plank": standing, "fallen": fallen, "hands": hands, "turn": turn}
    return whole | {"piles": piles, "order": order} | more


def at(plank: str, left: int = 2, seats: int = 4, **more: Any) -> AnyMatch:
    """A match from such a position on."""
    options = more.pop("options", None)
    return Match.at("plank", position(plank, left, seats, **more), options)


def plank_of(match: AnyMatch) -> str:
    """The plank as it is written: ``blue 3, red 1``."""
    return ", ".join(f"{crew} {value}" for crew, value in match.game.write(match.state)["plank"])


def last_fallen(match: AnyMatch) -> str:
    crew, value = match.game.write(match.state)["fallen"][-1]
    return f"{crew} {value}"
