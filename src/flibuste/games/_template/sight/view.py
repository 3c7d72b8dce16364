"""What each diver may know (X10), and what could be behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flibuste.core.piles import UNSEEN, Layer, imagined
from flibuste.core.protocol import LUCK, SEALED, Sealed, Seat, View
from flibuste.games._template.acts import DRAW, FIRST, Act, Draw, Release
from flibuste.games._template.options import Options
from flibuste.games._template.parts import COPIES, KINDS, Pearl, by_index, by_name
from flibuste.games._template.rules.state import NOBODY, State

if TYPE_CHECKING:
    from random import Random


class Sight(View, frozen=True):
    """The table as one diver or a watcher sees it.

    breath · points that a diver can lift
    nets · pearls by colour, by seat; null: closed
    sizes · pearls in each net
    released · whether each has released a pearl
    surfaced · whether each has surfaced
    pile · from the bottom: as core/piles.py tells it
    turn · whose it is; null before LUCK has named the first diver
    deal · pearls of the opening deal still to give
    diving · whether the diver in turn waits for a pearl
    """

    breath: int
    nets: tuple[dict[Pearl, int] | None, ...]
    sizes: tuple[int, ...]
    released: tuple[bool, ...]
    surfaced: tuple[bool, ...]
    pile: tuple[Layer, ...]
    turn: Seat | None
    deal: int
    diving: bool


def view(state: State, seat: Seat) -> Sight:
    """X10 · One's own net and the pearl one has released; at the end all nets."""
    over = state.over()
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        breath=state.breath,
        nets=tuple(
            by_name(net) if over or owner == seat else None for owner, net in enumerate(state.nets)
        ),
        sizes=tuple(sum(net) for net in state.nets),
        released=tuple(state.released),
        surfaced=tuple(state.surfaced),
        pile=state.pile.seen_from(seat),
        turn=None if state.turn == NOBODY else state.turn,
        deal=state.deal,
        diving=state.diving,
    )


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """Which pearl is drawn or released only its diver sees (X10)."""
    match action:
        case Draw():
            return action if to == state.taker() else SEALED
        case Release():
            return action if to == seat else SEALED
        case _:
            return action


def chances(view: Sight) -> list[tuple[Act, int]]:
    """What LUCK may do, as far as this viewer knows: any pearl that is out of sight may come."""
    if LUCK not in view.awaiting:
        return []
    if view.turn is None:
        return [(first, 1) for first in FIRST[: len(view.nets)]]
    top, _ = view.pile[-1]
    pool = unseen(view) if top == UNSEEN else [top]
    return [(DRAW[kind], pool.count(kind)) for kind in range(KINDS) if kind in pool]


def imagine(view: Sight, rng: Random) -> State:
    """A fair deal of the pearls this viewer cannot see to the pile and the closed nets."""
    state = State(len(view.nets), Options())
    state.breath = view.breath
    state.released, state.surfaced = list(view.released), list(view.surfaced)
    state.turn = NOBODY if view.turn is None else view.turn
    state.deal, state.diving = view.deal, view.diving
    pool = unseen(view)
    state.pile = imagined(view.pile, pool, KINDS, rng)  # shuffles the pool, and leaves in it …
    for seat, net in enumerate(view.nets):  # … what the closed nets hold
        if net is not None:
            state.nets[seat] = by_index(net)
            continue
        for _ in range(view.sizes[seat]):
            state.nets[seat][pool.pop()] += 1
    return state


def unseen(view: Sight) -> list[int]:
    """The kinds of all pearls that this viewer cannot see."""
    seen = [kind for kind, _ in view.pile if kind != UNSEEN]
    left = [COPIES - seen.count(kind) for kind in range(KINDS)]
    for net in view.nets:
        left = [most - held for most, held in zip(left, by_index(net or {}), strict=True)]
    return [kind for kind, copies in enumerate(left) for _ in range(copies)]
