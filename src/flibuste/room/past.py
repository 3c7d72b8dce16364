"""What has happened at a table, told once more: to those who missed it, and as a journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.core.options import changed_options
from flibuste.core.plain import to_json
from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.core.spelling import seat_name
from flibuste.room import results, telling, wire
from flibuste.room.table import Table
from flibuste.store import records
from flibuste.store.records import AnyEntry

PLAIN: Final = (
    records.Acted,
    records.Spoke,
    records.TakenOver,
    records.GivenBack,
    records.HostIs,
    records.Granted,
    records.Paused,
    records.Resumed,
    records.HandShown,
    records.HandHidden,
)


def missed(table: Table, viewer: Seat, number: int) -> list[wire.Step | wire.Said] | None:
    """All since entry ``number``; None if more happened than acts, talk and bots that stood in for
    players, or less.
    """
    entries = table.entries[number:]
    plain = all(isinstance(entry, PLAIN) for entry in entries)
    if not table.begun or not plain or number > table.number:
        return None
    if not entries:
        return []
    past = Table(table.header, table.entries[:number])
    return [one for entry in entries for one in told(past, entry, viewer)]


def told(past: Table, entry: AnyEntry, viewer: Seat) -> list[wire.Step | wire.Said]:
    """Add an entry of the journal; what a viewer hears of it."""
    if isinstance(entry, records.Acted):
        return [relive(past, entry, viewer)]
    past.add(entry)
    if isinstance(entry, records.Spoke):
        return [wire.Said(past.number, entry.seat, entry.text)]
    return []


def stood_in(table: Table, seat: Seat) -> list[wire.StoodIn]:
    """What the bot has done that plays for this seat now; nothing if it has not acted."""
    bot, acts = "", list[int]()
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry, records.TakenOver) and entry.seat == seat:
            bot, acts = entry.bot, []
        elif isinstance(entry, records.Acted) and entry.seat == seat:
            acts.append(number)
    acts = sorted(set(acts) & set(table.in_effect))
    return [wire.StoodIn(seat, bot, acts[0], acts[-1], len(acts))] if acts else []


def relive(past: Table, entry: records.Acted, viewer: Seat) -> wire.Step:
    """Add an act of the journal and tell one viewer of it."""
    (step,) = telling.steps(past, [viewer], past.replay(entry, [viewer]))
    return step


def history(table: Table, viewer: Seat) -> list[dict[str, Any]]:
    """The acts in effect as a viewer saw them; all of them openly when the match is over."""
    openly = table.over
    steps = zip(table.in_effect, table.match.journal, table.match.retold(viewer), strict=True)
    return [
        {
            "number": number,
            "seat": seat_name(seat),
            "act": to_json(action if openly else step.act),
            "story": to_json(step.story),
        }
        for number, (seat, action), step in steps
    ]


def last_number(table: Table) -> int:
    """The entry that ended a match, or an error: its last act, or the vote that stopped it."""
    if table.phase != "over":
        raise Refused("room-not-over", "not_over")
    stops = (n for n, one in enumerate(table.entries, 1) if isinstance(one, records.Stopped))
    return next(stops, 0) or max(table.in_effect, default=table.number)


def result(table: Table, over: wire.Over, mine: Sequence[Seat], ended: int) -> results.Result:
    """How it ended, for who keeps it."""
    return results.Result(
        table=table.header.table if mine else table.header.watch,
        game=table.game.key,
        ended=ended,
        options=changed_options(table.match.options),
        mine=list(mine),
        seats=[
            results.Sat(chair.name, chair.bot if chair.kind == "bot" else None, chair.conceded)
            for chair in table.chairs
        ],
        scores=over.scores,
        ranks=over.ranks,
        series=over.series,
        ratings=over.ratings,
        whatif=table.header.fork is not None,
    )
