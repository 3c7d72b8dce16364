"""What of the tunnel a finger touches to make an act."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.core.protocol import Handles
from flibuste.games.cartagena.acts import Act, Advance, Retreat
from flibuste.games.cartagena.parts import BOAT, SQUARES, SYMBOLS
from flibuste.games.cartagena.sight.reach import company_of, run
from flibuste.games.cartagena.sight.view import Sight

CARDS: Final = {f"card:{symbol}": symbol for symbol in SYMBOLS}
DECK: Final = "deck"
NOTHING: Final = Handles()
PLACES: Final = {f"square:{place}": place for place in range(BOAT + 1)}


def handles(view: Sight, act: Act) -> Handles:
    """A card and a pirate, or the deck and a pirate; then the square where he lands.

    The deck is in hand when cards are wanted: whoever touches it sees all that can retreat.
    """
    match act:
        case Advance(origin, symbol):
            goal, _ = run(view, origin, symbol)
            return walk(f"card:{symbol}", origin, goal)
        case Retreat(origin):
            return walk(DECK, origin, company_of(view, origin)[0])
        case _:
            return NOTHING


@lru_cache(maxsize=4096)  # the same again and again
def walk(by: str, origin: int, goal: int) -> Handles:
    return Handles((by, f"square:{origin}"), (f"square:{goal}",))


def wish(view: Sight, touched: Sequence[str]) -> Act | None:
    """A card, a pirate, or both, whether that is possible or not; a card alone means the rearmost.

    A pirate and a square ahead of him: with the card of that square. The deck alone means the
    foremost, who would be the last without company behind him.
    """
    cards = [CARDS[handle] for handle in touched if handle in CARDS]
    places = [PLACES[handle] for handle in touched if handle in PLACES]
    if cards:
        origin = places[0] if places else view.pirates[view.seat][0]
        return Advance(min(origin, SQUARES), cards[0])
    if DECK in touched:
        return Retreat(max(1, places[0] if places else view.pirates[view.seat][-1]))
    if not places:
        return None
    origin, goal = places[0], places[-1]
    if origin < goal <= len(view.squares):
        return Advance(origin, view.squares[goal - 1])
    return Retreat(origin) if origin else Advance(origin, SYMBOLS[0])
