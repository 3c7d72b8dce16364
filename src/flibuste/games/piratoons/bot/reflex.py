"""The live plunder has no time to think (T6): a bot's hand, and a room that loses patience.

Random drops anywhere.  Greedy grabs whatever is worth more than a doubloon, as soon as it sees it.
Mate holds its pawns back as long as its hand has time for all of them, and also forces ties (T8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.piratoons.acts import OPEN, STOP, Act, DropOn
from flibuste.games.piratoons.bot.evaluate import evaluate
from flibuste.games.piratoons.parts import PATIENCE
from flibuste.games.piratoons.rules.rounds import OPEN_STEP, PLUNDER
from flibuste.games.piratoons.sight.place import imagine
from flibuste.games.piratoons.sight.reading import leader, leads
from flibuste.games.piratoons.sight.view import Sight

if TYPE_CHECKING:
    from random import Random

    from flibuste.games.piratoons.rules.state import State

RANDOM, GREEDY, MATE = range(3)  # how good a bot is
REACTION: Final = ((0.8, 3.0), (0.6, 2.0), (0.4, 1.2))  # seconds that a hand takes, by skill
NEEDED: Final = 1.2  # seconds that mate allows for each of its pawns
GLANCE: Final = (0.8, 1.2)  # seconds until a hand that holds back looks again


def impatience(state: State) -> tuple[Seat, Act, float] | None:
    """T6: the room opens the chest for a captain who does not."""
    return (state.captain, OPEN, float(PATIENCE)) if state.step == OPEN_STEP else None


def reflex(view: Sight, menu: Sequence[Act], skill: int, rng: Random) -> tuple[Act | None, float]:
    """What the hand does and the seconds it takes; None: it holds back and looks again."""
    act = rng.choice(menu) if skill == RANDOM else wanted(view, menu, skill, rng)
    return act, rng.uniform(*(GLANCE if act is None else REACTION[skill]))


def wanted(view: Sight, menu: Sequence[Act], skill: int, rng: Random) -> Act | None:
    """The best drop, if it is worth more than its doubloon; once the glass is out, perhaps stop."""
    if STOP in menu and leads_well(view):
        return STOP
    drop = best_drop(view, menu, skill, rng)
    return STOP if drop is None and STOP in menu else drop


def leads_well(view: Sight) -> bool:
    """More tiles than anybody else, as the pawns lie: T9 lets one end it before that changes."""
    tiles = [leads(view, seat) for seat in range(len(view.ships))]
    return tiles.count(max(tiles)) == 1 and tiles[view.seat] == max(tiles)


def best_drop(view: Sight, menu: Sequence[Act], skill: int, rng: Random) -> Act | None:
    """T13, T15: the drop that would be worth most if it were the last, and more than its pay."""
    if skill == MATE and can_wait(view):
        return None
    world = imagine(view, rng)
    best, most = None, worth_at_once(world, view.seat)
    for act in menu:
        if isinstance(act, DropOn) and (skill == MATE or wins(view, act)):
            twin = world.copy()
            twin.apply(view.seat, act)
            worth = worth_at_once(twin, view.seat)
            if worth > most:
                best, most = act, worth
    return best


def can_wait(view: Sight) -> bool:
    """T8: who drops last has the last word, while others still have pawns and the glass runs."""
    own = view.reserve[view.seat]
    rivals = [left for seat, left in enumerate(view.reserve) if seat != view.seat]
    return any(rivals) and view.glass - view.seconds > NEEDED * own


def wins(view: Sight, act: DropOn) -> bool:
    """T15: whether the player would have the tile with one more pawn on it."""
    return leader(view, act.place, view.seat) == view.seat


def worth_at_once(world: State, seat: Seat) -> float:
    """How well a player stands if the plunder ends now."""
    if world.step == PLUNDER:
        world = world.copy()
        world.apply(seat, STOP)
    return evaluate(world)[seat]
