"""What of the tunnel a finger touches to make an act."""

from __future__ import annotations

from flibuste.core.protocol import Handles
from flibuste.games.cartagena.acts import Act, Advance, Retreat
from flibuste.games.cartagena.board.effect import retreat, run
from flibuste.games.cartagena.sight.view import Sight


def handles(view: Sight, act: Act) -> Handles:
    """A card and a pirate, or a pirate alone; then the square where he lands."""
    match act:
        case Advance(origin, symbol):
            goal, _ = run(view.layout, view.pirates, origin, symbol)
            return Handles((f"card:{symbol}", f"square:{origin}"), (f"square:{goal}",))
        case Retreat(origin):
            goal, _ = retreat(view, origin)
            return Handles((f"square:{origin}",), (f"square:{goal}",))
        case _:
            return Handles()
