"""A menu in one go: what each act is called, what it does and what a finger touches for it.

In a race everybody has a menu after every step, and nearly all that is on it has been said before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from flibuste.core.plain import raw
from flibuste.core.protocol import Seat
from flibuste.games.piratoons.acts import Act, DropOn
from flibuste.games.piratoons.board.effect import effect
from flibuste.games.piratoons.board.handles import handles
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words.menus import drop_of, drop_told, label

HANDLES: Final[dict[Act, Any]] = {}
"""Ready for JSON: they are the same in every view, and listed acts are few."""


def offers(view: Sight, menu: Sequence[Act]) -> tuple[list[Any], list[Any], list[Any]]:
    """Labels, effects and handles of a menu, made once where they come again and again."""
    labels: list[Any] = []
    effects: list[Any] = []
    touched: list[Any] = []
    for act in menu:
        drop = drop_of(view, act.place) if type(act) is DropOn else None
        labels.append(label(view, act) if drop is None else drop_label(*drop))
        effects.append(effect(view, act))
        handle = HANDLES.get(act)
        if handle is None:
            handle = HANDLES[act] = raw(handles(view, act))
        touched.append(handle)
    return labels, effects, touched


@lru_cache(maxsize=4096)
def drop_label(name: str, at: str | None, still: bool, now: Seat | None, mine: bool) -> Any:
    return raw(drop_told(name, at, still, now, mine))
