"""Positions written shortly, and acts as text."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from flibuste import BadPosition, Match
from flibuste.core.spelling import ACTORS, read_act

AnyMatch: TypeAlias = Match[Any, Any, Any]

LIVE = {"tempo": "live", "dexterity": "off"}
DEXTEROUS = {"tempo": "live"}
CHEST = {
    "E1": "sail",
    "E2": "deck1",
    "E3": "gunport1",
    "E4": "porthole1",
    "E5": "quarters1",
    "E6": "sail",
    "S1": "B1a",
    "S2": "B2a",
    "S3": "B4a",
}
OPEN: dict[str, Any] = {"chest": CHEST, "captain": 0}
SALE: dict[str, Any] = {"phase": "auction", "chest": {"E1": "sail", "E2": "deck1", "S1": "B1a"}}
# The middles of the places, measured by hand from T32.
MIDDLES = {
    "E1": (20, 20),
    "E2": (20, 56),
    "E3": (20, 92),
    "E4": (152, 20),
    "E5": (152, 56),
    "E6": (152, 92),
    "S1": (54, 56),
    "S2": (86, 56),
    "S3": (118, 56),
}


def start(seats: int = 3, **options: Any) -> AnyMatch:
    return Match("piratoons", seats, options)


def pawns(*rows: str) -> list[list[dict[str, int]]]:
    """``"E1 E1 S2"`` for each seat: pawns in the middles of places."""
    return [[dict(zip("xy", MIDDLES[place], strict=True)) for place in row.split()] for row in rows]


def at(options: dict[str, Any] | None = None, seats: int = 2, **position: Any) -> AnyMatch:
    return Match.at("piratoons", {"seats": seats, **position}, options)


def opened(
    *rows: str, options: dict[str, Any] | None = None, seats: int = 2, **more: Any
) -> AnyMatch:
    """A plunder in the chest above, with these pawns in it."""
    every = (*rows, *[""] * (seats - len(rows)))
    told = {"captain": 0, "chest": CHEST, "pawns": pawns(*every)} | more
    return at(LIVE if options is None else options, seats, **told)


def play(match: AnyMatch, *acts: str) -> AnyMatch:
    """``"0 DropOn E1"``, ``"luck Next 1"``, ``"clock Second"``."""
    for text in acts:
        who, _, act = text.partition(" ")
        match.act(ACTORS[who] if who in ACTORS else int(who), read_act(match.game, act))
    return match


def seconds(match: AnyMatch, number: int) -> AnyMatch:
    return play(match, *["clock Second"] * number)


def refused(match: AnyMatch, text: str) -> str:
    """The rule that forbids an act, and the message."""
    who, _, act = text.partition(" ")
    refusal = match.state.refusal(int(who), read_act(match.game, act))
    return "allowed" if refusal is None else f"{refusal.rule} {refusal.message.id}"


def menu(match: AnyMatch, seat: int) -> list[str]:
    from flibuste.core.spelling import spell

    return [spell(act) for act in match.state.legal(seat)]


def written(match: AnyMatch) -> dict[str, Any]:
    return dict(match.game.write(match.state))


def view(match: AnyMatch, seat: int = 0) -> Any:
    return match.game.view(match.state, seat)


def luck(match: AnyMatch) -> dict[str, int]:
    """What LUCK may do now, with weights."""
    from flibuste.core.spelling import spell

    return {spell(act): weight for act, weight in match.state.odds()}


def ship(order: str = "", **gear: str) -> dict[str, Any]:
    """``ship("B2a B4a", prow="deck1", B2a="sail gunport1")``."""
    told = {hull: items.split() for hull, items in gear.items() if hull != "loose"}
    loose = {"loose": gear["loose"].split()} if "loose" in gear else {}
    return {"order": order.split(), "gear": told} | loose


def tally(match: AnyMatch, line: str) -> list[int]:
    return [lines[line] for lines in match.state.tally()]


# Refused positions


def point(x: int, y: int, **more: Any) -> dict[str, Any]:
    return {"x": x, "y": y, **more}


def refusal(options: dict[str, Any] | None = None, seats: int = 2, **position: Any) -> Any:
    with pytest.raises(BadPosition) as caught:
        at(options, seats, **position)
    for language in ("en", "fr"):
        assert "{" not in caught.value.say(language)
    return caught.value.reason


def trouble(options: dict[str, Any] | None = None, seats: int = 2, **position: Any) -> str:
    """The message that refuses such a position."""
    id: str = refusal(options, seats, **position).id
    return id
