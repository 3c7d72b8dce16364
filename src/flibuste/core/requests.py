"""Reading what outsiders ask of the referee: every wrong field is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from flibuste.core.codec import loads
from flibuste.core.errors import FlibusteError, IllegalAction
from flibuste.core.luck import Luck
from flibuste.core.match import Match
from flibuste.core.plain import spelled
from flibuste.core.protocol import WATCHER, AnyGame, Message, Seat
from flibuste.core.registry import listed_game
from flibuste.core.spelling import ACTORS

AnyMatch: TypeAlias = Match[Any, Any, Any]
REQUIRED: Final = object()
MANNER: Final[dict[str, Any]] = {"luck": "ask", "forced": "ask"}


def fields_of(
    request: object, known: Mapping[str, Mapping[str, Any]]
) -> tuple[str, dict[str, Any]]:
    """What is asked, and all its fields; those left out have their defaults."""
    if not isinstance(request, Mapping):
        raise FlibusteError(Message("request-not-object"))
    do = request.get("do")
    if not isinstance(do, str) or do not in known:
        args = {"do": do if isinstance(do, str) else spelled(do), "known": ", ".join(known)}
        raise FlibusteError(Message("request-unknown", args))
    for field in request:
        if field != "do" and field not in known[do]:
            raise FlibusteError(Message("request-field", {"do": do, "field": str(field)}))
    given = {field: request.get(field, default) for field, default in known[do].items()}
    for field, value in given.items():
        if value is REQUIRED:
            raise missing(do, field)
    return do, given


def missing(do: str, field: str) -> FlibusteError:
    return FlibusteError(Message("request-missing", {"do": do, "field": field}))


def bad_value(field: str, value: object) -> FlibusteError:
    return FlibusteError(Message("request-value", {"field": field, "value": spelled(value)}))


def game_of(key: object) -> AnyGame:
    return listed_game(key if isinstance(key, str) else spelled(key))


def luck_of(luck: object) -> Luck | None:
    """Luck from a seed, or None: the caller is asked."""
    if luck == "ask":
        return None
    if isinstance(luck, Mapping) and set(luck) == {"seed"}:
        return Luck(seed_of("luck", luck["seed"]))
    raise bad_value("luck", luck)


def seed_of(field: str, seed: object) -> int | str:
    if type(seed) is int or (isinstance(seed, str) and is_text(seed)):
        return seed
    raise bad_value(field, seed)


def is_text(word: str) -> bool:
    """Half of a surrogate pair, which JSON lets pass, has no bytes: luck could not be asked."""
    return not any("\ud800" <= sign <= "\udfff" for sign in word)


def match_of(code: object, journal: object, **given: Any) -> AnyMatch:
    """A match from its code, or from its journal and how it began."""
    if code is not None:
        if not isinstance(code, str):
            raise bad_value("code", code)
        return loads(code)
    if journal is None:
        raise missing("load", "code")
    if not isinstance(journal, list):
        raise bad_value("journal", journal)
    match = _beginning(**given)
    for number, entry in enumerate(journal, 1):
        if not isinstance(entry, list) or len(entry) != 2:
            raise bad_value(f"journal[{number}]", entry)
        _enter(match, number, *entry)
    return match


def _beginning(game: Any, seats: Any, options: Any, position: Any) -> AnyMatch:
    if game is None:
        raise missing("load", "game")
    if position is not None:
        return Match.at(game_of(game), position, options)
    if seats is None:
        raise missing("load", "seats")
    return Match(game_of(game), seats, options)


def _enter(match: AnyMatch, number: int, seat: object, act: object) -> None:
    try:
        match.act(actor_of(f"journal[{number}]", seat, match), act_of(match, act))
    except IllegalAction as error:
        told = Message("journal-entry", {"number": number, "reason": error.reason})
        raise IllegalAction(error.rule, told, error.near, error.game) from None


def act_of(match: AnyMatch, act: object) -> Any:
    if not isinstance(act, Mapping):
        raise bad_value("act", act)
    return match.game.action(act)


def actor_of(field: str, seat: object, match: AnyMatch) -> Seat:
    """Anybody who may be named: a seat of the match, luck, clock or watcher."""
    if isinstance(seat, str) and seat in ACTORS:
        return ACTORS[seat]
    if type(seat) is int and 0 <= seat < match.seats:
        return seat
    raise bad_value(field, seat)


def viewer_of(field: str, seat: object, match: AnyMatch) -> Seat:
    viewer = actor_of(field, seat, match)
    if viewer >= 0 or viewer == WATCHER:
        return viewer
    raise bad_value(field, seat)


def whole(field: str, value: object, most: int) -> int:
    if type(value) is int and 0 <= value <= most:
        return value
    raise FlibusteError(
        Message("request-range", {"field": field, "value": spelled(value), "most": most})
    )
