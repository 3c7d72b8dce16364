"""Positions and acts written shortly, and what a table looks like after them."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from flibuste import LUCK, WATCHER, BadPosition, Match
from flibuste.core.protocol import SEALED
from flibuste.core.spelling import ACTORS, read_act, spell

AnyMatch: TypeAlias = Match[Any, Any, Any]


def at(acts: str = "", /, **position: Any) -> AnyMatch:
    """A match from a position on; two players, the first one deals, unless it says so."""
    options = position.pop("options", None)
    match: AnyMatch = Match.at("mutiny", {"seats": 2, "dealer": 0} | position, options)
    return play(match, acts)


def after(used: str, acts: str, /, **position: Any) -> AnyMatch:
    """The first player's turn in a round in which these pirates have been visited before.

    There are two players more, or one: they have nothing of what the position tells of two.
    """
    pirates = used.split()
    more = {
        part: [*things, *[0 if part == "coins" else []] * len(pirates)]
        for part, things in position.items()
        if part in ("hands", "gold", "coins")
    }
    return at(acts, seats=2 + len(pirates), dealer=2, turn=0, used=pirates, **position | more)


def duel(acts: str = "", /, **position: Any) -> AnyMatch:
    """A match in its first duel, round 1; all for Valverde, sailors 5 and 3, unless it says so.

    In a later round as many points for either side as cards were laid at least.
    """
    seats = position.get("seats", 2)
    sides = ["valverde"] * seats
    usual: dict[str, Any] = {"phase": "duels", "sides": sides, "sailors": {"A": [5, 3, []]}}
    given = usual | {"duel": "A", "round": 1} | position
    if given["round"] > 1 and "record" not in given:
        given = {"laid": laid(given, seats)} | given
    return at(acts, **given)


def laid(position: dict[str, Any], seats: int) -> dict[str, int]:
    """M30, M31: a card of each in every round before; of those who have left in the first."""
    in_game = [
        seat
        for seat in range(seats)
        if position["sides"][seat] and seat not in position.get("out", [])
    ]
    fighting = len(position.get("in_duel", in_game))
    cards = fighting * (position["round"] - 1) + len(in_game) - fighting
    return {"pink": cards, "grey": cards}


def play(match: AnyMatch, acts: str) -> AnyMatch:
    """Acts apart by semicolons: ``0 Open; luck Door pang; 0 Use pang``.

    ``0 visits pang`` is short for these three.
    """
    for entry in filter(None, map(str.strip, acts.split(";"))):
        who, _, act = entry.partition(" ")
        seat = ACTORS[who] if who in ACTORS else int(who)
        kind, _, pirate = act.partition(" ")
        if kind == "visits":
            play(match, f"{seat} Open; luck Door {pirate}; {seat} Use {pirate}")
        else:
            match.act(seat, read_act(match.game, act))
    return match


def told(match: AnyMatch) -> dict[str, Any]:
    """The position, written."""
    position: dict[str, Any] = match.game.write(match.state)
    return position


def menu(match: AnyMatch, seat: int | None = None) -> list[str]:
    """What somebody may do; luck if it is awaited, else the only one awaited."""
    if seat is None:
        (seat,) = match.state.awaiting()
    if seat == LUCK:
        return [spell(act) for act, _ in match.state.odds()]
    return [spell(act) for act in match.state.legal(seat)]


def awaited(match: AnyMatch) -> list[int]:
    return list(match.state.awaiting())


def sees(match: AnyMatch, seat: int) -> Any:
    """The view of a seat."""
    return match.game.view(match.state, seat)


def why(match: AnyMatch, seat: int, act: str) -> tuple[str, str] | None:
    """The rule that forbids an act, and its message; None if it is allowed."""
    refusal = match.state.refusal(seat, read_act(match.game, act))
    return None if refusal is None else (refusal.rule, refusal.message.id)


def shown(match: AnyMatch, seat: int, act: str, to: int) -> Any:
    """How an act about to be made looks to somebody."""
    return match.game.shown(match.state, seat, read_act(match.game, act), to)


def is_sealed(match: AnyMatch, seat: int, act: str) -> bool:
    """Whether the others do not see what it is; the one who acts, or draws, always does."""
    own = match.state.turn if seat < 0 else seat
    others = [to for to in (*range(match.seats), WATCHER) if to != own]
    assert shown(match, seat, act, own) != SEALED
    sealed = [to for to in others if shown(match, seat, act, to) == SEALED]
    assert sealed in ([], others)
    return bool(sealed)


def refuses(part: str, position: dict[str, Any]) -> None:
    """The position is refused, and the sentence names the part, in both languages."""
    with pytest.raises(BadPosition) as found:
        at(**position)
    assert f"“{part}”" in found.value.sentence("en")
    assert f"« {part} »" in found.value.sentence("fr").replace("\u00a0", " ")


def reads(position: dict[str, Any]) -> AnyMatch:
    """The position is read, and written it is read again."""
    match = at(**position)
    again: AnyMatch = Match.at("mutiny", told(match))
    assert told(again) == told(match)
    return match


def row(opened: str, closed: int) -> list[Any]:
    """``sate 1, pang 0``: open cards with the turns they have waited; then the closed ones."""
    cards: list[Any] = []
    for card in filter(None, opened.split(", ")):
        pirate, waited = card.split()
        cards.append({"pirate": pirate, "open": True, "waited": int(waited)})
    return cards + [None] * closed


def all_but(combat: int = 0) -> list[str]:
    """All combat cards but the last so many: a hand that leaves few in the deck."""
    kinds = {"pink1": 8, "pink2": 8, "pink3": 4, "grey1": 8, "grey2": 8, "grey3": 4}
    cards = [name for name, copies in kinds.items() for _ in range(copies)]
    return cards[: len(cards) - combat]


def all_gold(but: int = 0) -> list[str]:
    """All gold cards but the last so many."""
    cards = [name for name in ("gold1", "gold2", "gold3") for _ in range(6)]
    return cards[: len(cards) - but]
