"""
What matches have taught about strength: a row for each chair of each rated match, never changed.

Whoever's newest row it is, that is their strength now.  What strength means and how it is learnt is
not known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa

from flibuste.store.database import RATINGS

Strength: TypeAlias = tuple[float, float]  # how strong, and how doubtful that is
Learn: TypeAlias = Callable[[Sequence[Strength | None]], Sequence[Strength]]


class Played(NamedTuple):
    """Who sat in a chair: an id that lasts, and the name that was borne."""

    player: str
    name: str


class Rated(NamedTuple):
    """What a match has taught about who sat there; ``before`` is None for somebody unknown."""

    player: str
    name: str
    before: Strength | None
    after: Strength
    matches: int  # rated ones of this game, with this one


COLUMNS: Final = (
    RATINGS.c.player,
    RATINGS.c.name,
    RATINGS.c.mean_before,
    RATINGS.c.doubt_before,
    RATINGS.c.mean,
    RATINGS.c.doubt,
    RATINGS.c.matches,
)


def read(rows: Iterable[Sequence[Any]]) -> list[Rated]:
    """What these rows tell."""
    return [
        Rated(player, name, None if mean is None else (mean, doubt), (*after,), matches)
        for player, name, mean, doubt, *after, matches in rows
    ]


def of_table(table: str) -> sa.Select[Any]:
    """By seat; nothing if that table was not rated."""
    return sa.select(*COLUMNS).where(RATINGS.c.table_id == table).order_by(RATINGS.c.seat)


def newest(game: str, players: Iterable[str] | None = None) -> sa.Select[Any]:
    """The newest row of each of these in a game, or of everybody."""
    last = sa.select(sa.func.max(RATINGS.c.number)).where(RATINGS.c.game == game)
    if players is not None:
        last = last.where(sa.or_(*(RATINGS.c.player == one for one in sorted(set(players)))))
    return sa.select(*COLUMNS).where(RATINGS.c.number.in_(last.group_by(RATINGS.c.player)))


def taught(company: Sequence[Played], known: Sequence[Rated], learn: Learn) -> list[Rated]:
    """What a match teaches about each seat, when this much was known of who sat there."""
    found = {one.player: one for one in known}
    before = [found[one.player].after if one.player in found else None for one in company]
    return [
        Rated(player, name, was, after, 1 + (found[player].matches if player in found else 0))
        for (player, name), was, after in zip(company, before, learn(before), strict=True)
    ]


def insertion(table: str, game: str, rated: Sequence[Rated], now: int) -> sa.Insert:
    """All seats of a match at once: all are kept, or none."""
    last = sa.select(sa.func.coalesce(sa.func.max(RATINGS.c.number), 0)).scalar_subquery()
    rows = [
        {
            "number": last + seat + 1,
            "table_id": table,
            "seat": seat,
            "game": game,
            "rated_at": now,
            "player": one.player,
            "name": one.name,
            "mean_before": one.before[0] if one.before else None,
            "doubt_before": one.before[1] if one.before else None,
            "mean": one.after[0],
            "doubt": one.after[1],
            "matches": one.matches,
        }
        for seat, one in enumerate(rated)
    ]
    return sa.insert(RATINGS).values(rows)
