"""What has happened at a table, told once more: to those who missed it, and as a journal."""

from __future__ import annotations

from typing import Any, Final

from flibuste.core.match import Match
from flibuste.core.plain import named, to_json
from flibuste.core.protocol import Seat
from flibuste.core.refusal import Refused
from flibuste.core.spelling import seat_name
from flibuste.room import telling, wire
from flibuste.room.table import Table
from flibuste.store import records

PLAIN: Final = (records.Acted, records.Spoke, records.TakenOver, records.GivenBack, records.HostIs)


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
    past, told = Table(table.header, table.entries[:number]), list[wire.Step | wire.Said]()
    for entry in entries:
        if isinstance(entry, records.Acted):
            told.append(relive(past, entry, viewer))
            continue
        past.add(entry)
        if isinstance(entry, records.Spoke):
            told.append(wire.Said(past.number, entry.seat, entry.text))
    return told


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
    (step,) = past.replay(entry, [viewer])
    return telling.step(past, viewer, step)


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


def replay(table: Table, viewer: Seat) -> wire.Replay:
    """A finished match from its first act to its last, as this viewer saw it: what a board needs
    to show it once more.  What was taken back is left out, and nobody has anything to choose.
    """
    if table.phase != "over":
        raise Refused("room-not-over", "not_over")
    scenery, effect, told = table.game.scenery, table.game.effect, list[wire.Shown]()
    first = Match(table.game, table.match.seats, table.match.options, position=table.match.position)
    begun, backdrop = first.view(viewer), telling.Backdrop(table.game)
    for number, step in zip(table.in_effect, table.match.retold(viewer), strict=True):
        told.append(
            wire.Shown(
                number=number,
                seat=seat_name(step.seat),
                act=step.act,
                effect=effect(step.before, step.act) if effect is not None else None,
                story=list(step.story),
                view=named(step.view),
                scenery=backdrop.news(viewer, step),
            )
        )
    return wire.Replay(named(begun), scenery(begun) if scenery is not None else None, told)
