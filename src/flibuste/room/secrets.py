"""What is not for everybody's eyes at one device: where there is such a thing, its page draws a
curtain when it goes from hand to hand, and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.protocol import SEALED, WATCHER, Seat

if TYPE_CHECKING:
    from flibuste.room.table import Table


def secret_here(table: Table, viewer: Seat) -> list[Seat]:
    """Of the people who share the viewer's device, those who see, or are about to do, what a
    watcher does not.  Nobody where nobody shares: most tables are asked no more than that.
    """
    if not table.company.shared or table.phase != "running":
        return []
    here = table.company.sharing(viewer)
    if len(here) < 2:
        return []
    return [seat for seat in here if sees_more(table, seat) or hides_next(table, seat)]


def sees_more(table: Table, seat: Seat) -> bool:
    """Whether anything but the name of who looks is another in this seat's view."""
    own, open_to_all = table.view(seat), table.view(WATCHER)
    fields = (field for field in own.__struct_fields__ if field != "seat")
    return any(getattr(own, field) != getattr(open_to_all, field) for field in fields)


def hides_next(table: Table, seat: Seat) -> bool:
    """Whether the seat chooses now what is laid face down: nobody is to look on meanwhile."""
    state, shown = table.match.state, table.game.shown
    if seat not in state.awaiting():
        return False
    return any(shown(state, seat, act, WATCHER) is SEALED for act in state.legal(seat))
