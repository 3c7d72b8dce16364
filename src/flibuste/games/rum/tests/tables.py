"""Positions written shortly: an upright town, few coins, and what else a test names."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from flibuste import LUCK, Match
from flibuste.core.spelling import ACTORS, read_act, spell
from flibuste.games.rum.parts import PIRATES

AnyMatch: TypeAlias = Match[Any, Any, Any]
LAYOUT: Final = "1.0 2.0 3.0 / 4.0 5.0 6.0 / 7.0 8.0 9.0"  # every plate upright, in its place
FACE_UP: Final = {
    "tavern": ["swan2", "swan4", "cruce3", "jacques4"],
    "map": ["pink3", "pink4", "green5", "yellow6"],
    "chest": "chest5",
    "scorpion": "scorpion13",
    "bunk": "bunk7",
    "hammock": "hammock4",
}
NOTHING: Final = dict.fromkeys(FACE_UP)  # what a test does not name does not lie there


def position(seats: int = 3, *, pirates: dict[int, int] | None = None, **more: Any) -> Any:
    """The first player's turn at the headquarters; ``pirates`` are the reserves of some seats.

    Whoever is neither there nor in the common reserve, an alley or a row stands in far alleys.
    """
    whole: dict[str, Any] = {"seats": seats, "layout": LAYOUT, "first": 0, "face_up": dict(FACE_UP)}
    if seats >= 4:
        whole["face_up"]["rope"] = "rope2"
    if seats == 2 and more.get("phase") != "end":
        whole["ship"] = [["imaginary", 3]]
    whole |= more
    whole["face_up"] = NOTHING | whole["face_up"]
    if more.get("phase") == "end" and "face_up" not in more:
        whole["face_up"] |= dict.fromkeys(("bunk", "hammock", "rope"))
    if pirates is not None:
        balance(whole, pirates)
    return whole


FAR: Final = {  # alleys with their lengths that tests fill to get rid of pirates
    "9.i2": 3, "9.i4": 2, "9.i3": 2, "6.i0": 2, "6.i2": 2, "3.i0": 3, "3.i2": 3, "3.i4": 2,
    "8.i3": 2, "8.E2=9.W1": 2, "9.i1": 2, "9.i0": 2, "6.i3": 2, "8.i0": 3, "9.E1": 2, "9.S1": 2,
    "3.i1": 3, "7.i3": 3, "4.i0": 2, "4.i2": 2, "2.i1": 3,
    "3.N1": 1, "3.E1": 1, "5.E2=6.W1": 1, "8.S2": 1, "2.E2=3.W1": 1, "7.i4": 1, "7.i0": 1,
}  # fmt: skip


def balance(whole: Any, pirates: dict[int, int]) -> None:
    """Fifteen each: who is not in the reserve stands in far alleys."""
    from flibuste.games.rum.rules.town import town_of

    seats, town = whole["seats"], town_of(whole["layout"])
    alleys = dict(whole.get("alleys", {}))
    whole["reserve"] = [pirates.get(seat, 10) for seat in range(seats)]
    common = whole.get("common", [5] * seats)
    for seat in range(seats):
        here = sum(town.lengths[town.index[id]] for id, owner in alleys.items() if owner == seat)
        aboard = sum(number for crew, number in whole.get("ship", ()) if crew == seat)
        missing = PIRATES - common[seat] - whole["reserve"][seat] - aboard - here
        for id, length in FAR.items():
            if id not in alleys and length <= missing:
                alleys[id] = seat
                missing -= length
        assert not missing, f"seat {seat} has {missing} pirates too many or too few"
    whole["alleys"] = alleys


def at(seats: int = 3, *lines: str, **more: Any) -> AnyMatch:
    """A match from such a position on, and some acts."""
    options = more.pop("options", None)
    match: AnyMatch = Match.at("rum", position(seats, **more), options)
    return play(match, *lines)


def play(match: AnyMatch, *lines: str) -> AnyMatch:
    """``0 Move 1.i2``, ``luck Roll 3``: who, and the act."""
    for line in lines:
        who, _, act = line.partition(" ")
        seat = ACTORS[who] if who in ACTORS else int(who)
        match.act(seat, read_act(match.game, act))
    return match


def menu(match: AnyMatch) -> list[str]:
    """What the one who is awaited may do, as text."""
    (seat,) = match.state.awaiting()
    if seat == LUCK:
        return [spell(act) for act, _ in match.state.odds()]
    return [spell(act) for act in match.state.legal(seat)]


def written(match: AnyMatch) -> Any:
    """The position where a match stands."""
    return match.game.write(match.state)


def refused(match: AnyMatch, line: str) -> str:
    """The rule and the message that forbid an act, or "" if none does."""
    who, _, act = line.partition(" ")
    refusal = match.state.refusal(int(who), read_act(match.game, act))
    return "" if refusal is None else f"{refusal.rule} {refusal.message.id}"
