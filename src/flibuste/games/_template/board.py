"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from flibuste.core.piles import UNSEEN
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import Words
from flibuste.games._template.parts import (
    COPIES,
    KINDS,
    PEARLS,
    by_index,
    worth,
)
from flibuste.games._template.sight.view import Sight


def board(view: Sight, words: Words) -> list[Section]:
    """The reef, what lies under it, and every net."""
    pearls = COPIES * KINDS - sum(view.sizes)
    lines = [words("board-reef", pearls=pearls, breath=view.breath)]
    lines += [under_line(words, *layer) for layer in view.pile if put_back(*layer)]
    nets = [net_line(view, words, seat) for seat in range(len(view.nets))]
    return [Section("", lines), Section("", nets)]


def put_back(kind: int, number: int) -> bool:
    """Whether a layer of the pile is a pearl that somebody has released (X6)."""
    return kind != UNSEEN or number < 0


def under_line(words: Words, kind: int, seen_by: int) -> str:
    """Who put a pearl there, and which one if this viewer knows."""
    pearl = Message("a-pearl" if kind == UNSEEN else f"a-{PEARLS[kind]}")
    diver = Message(f"seat-{abs(seen_by).bit_length() - 1}")
    return words("board-under", pearl=pearl, diver=diver)


def net_line(view: Sight, words: Words, seat: Seat) -> str:
    """Diver, where the diver is, and what is in the net; a closed net only by its size (X10)."""
    net = view.nets[seat]
    if net is None:
        held = words("board-closed", pearls=view.sizes[seat])
    else:
        pearls = ", ".join(f"{number} × {words(f'name-{pearl}')}" for pearl, number in net.items())
        held = words("board-open", pearls=pearls or "–", points=worth(by_index(net)))
    where = "surfaced" if view.surfaced[seat] else "turn" if seat in view.awaiting else "diving"
    return words(f"board-{where}", diver=Message(f"seat-{seat}"), net=held)
