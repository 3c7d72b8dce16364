"""What a company has won together, from table to table, as long as the same people play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.room import results
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.table import Table


def before(table: Table) -> records.Series | None:
    """What these very people have played before; None if others sit here."""
    kept = table.header.series
    return kept if kept is not None and set(kept.people) == set(people(table)) else None


def after(table: Table) -> records.Series | None:
    """The same with this match, which counts if it came to its end and left no other; None if
    nothing counts yet.
    """
    kept = before(table) or records.Series(people(table), 0, {})
    if table.stopped or table.header.fork is not None:
        return kept if kept.matches else None
    wins = dict(kept.wins)
    for one in (who(table, seat) for seat in winners(table)):
        wins[one] = wins.get(one, 0) + 1
    return records.Series(kept.people, kept.matches + 1, wins)


def told(table: Table) -> results.Series | None:
    """By seat, from the second match on."""
    now = after(table) if before(table) is not None else None
    if now is None:
        return None
    wins = [now.wins.get(who(table, seat), 0) for seat in range(len(table.chairs))]
    return results.Series(now.matches, wins)


def winners(table: Table) -> list[int]:
    """Who has the first place, alone or with others; who has conceded has won nothing."""
    ranks = table.match.state.ranks()
    return [seat for seat, one in enumerate(table.chairs) if ranks[seat] == 1 and not one.conceded]


def people(table: Table) -> tuple[str, ...]:
    return tuple(who(table, seat) for seat in table.company.people())


def who(table: Table, seat: int) -> str:
    """A person by the guest, a bot by its name, which is none of a guest's."""
    chair = table.chairs[seat]
    return chair.guest or f"bot {chair.name}"
