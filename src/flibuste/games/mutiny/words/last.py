"""The last combat card: whoever has none when the next duel begins is out of the game (M31)."""

from __future__ import annotations

from flibuste.core.players import Args
from flibuste.games.mutiny.parts import DUELS, LETTER_INDEX, LETTERS, MAJORITY
from flibuste.games.mutiny.sight.view import Sight


def next_duel(view: Sight) -> str | None:
    """The letter of the duel after the one being fought, if the rules leave one."""
    place = DUELS if view.duel is None else LETTER_INDEX[view.duel] + 1
    return LETTERS[place] if place < DUELS else None


def doom(view: Sight) -> Args | None:
    """For which duel there will be no card, and whether that duel is sure to come (M29)."""
    letter = next_duel(view)
    if letter is None:
        return None
    sure = max(view.wins.values()) < MAJORITY - 1
    return {"next": letter, "comes": "sure" if sure else "perhaps"}


def last_card(view: Sight) -> Args | None:
    """What laying a card would cost the viewer, who has only this one."""
    if view.phase != "duels" or view.seat < 0 or view.players[view.seat].card_count != 1:
        return None
    return doom(view)
