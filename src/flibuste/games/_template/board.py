"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from flibuste.core.piles import UNSEEN
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import joined
from flibuste.games._template.parts import COPIES, KINDS, PEARLS, by_index, worth
from flibuste.games._template.sight.view import Sight


def board(view: Sight) -> list[Section]:
    """The reef, what lies under it, and every net."""
    pearls = COPIES * KINDS - sum(view.sizes)
    lines = [Message("board-reef", {"pearls": pearls, "breath": view.breath})]
    lines += [under_line(*layer) for layer in view.pile if put_back(*layer)]
    nets = [net_line(view, seat) for seat in range(len(view.nets))]
    return [Section(None, lines), Section(None, nets)]


def put_back(kind: int, number: int) -> bool:
    """Whether a layer of the pile is a pearl that somebody has released (X6)."""
    return kind != UNSEEN or number < 0


def under_line(kind: int, seen_by: int) -> Message:
    """Who put a pearl there, and which one if this viewer knows."""
    pearl = Message("a-pearl" if kind == UNSEEN else f"a-{PEARLS[kind]}")
    diver = Message(f"seat-{abs(seen_by).bit_length() - 1}")
    return Message("board-under", {"pearl": pearl, "diver": diver})


def net_line(view: Sight, seat: Seat) -> Message:
    """Diver, where the diver is, and what is in the net; a closed net only by its size (X10)."""
    net = view.nets[seat]
    if net is None:
        held = Message("board-closed", {"pearls": view.sizes[seat]})
    else:
        pearls = [
            Message("board-pearls", {"number": number, "pearl": Message(f"name-{pearl}")})
            for pearl, number in net.items()
        ]
        held = Message("board-open", {"pearls": joined(pearls), "points": worth(by_index(net))})
    where = "surfaced" if view.surfaced[seat] else "turn" if seat in view.awaiting else "diving"
    return Message(f"board-{where}", {"diver": Message(f"seat-{seat}"), "net": held})
