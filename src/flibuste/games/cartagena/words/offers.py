"""A menu in one go: what each act is called, what it does and what a finger touches for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from flibuste.core.plain import raw
from flibuste.games.cartagena.acts import Act, Advance, Retreat
from flibuste.games.cartagena.board.effect import Effect, effect
from flibuste.games.cartagena.board.handles import handles
from flibuste.games.cartagena.parts import BOAT, INDEX, KINDS, squares_with
from flibuste.games.cartagena.sight.reach import COUNTED, led, retreat
from flibuste.games.cartagena.sight.view import Sight
from flibuste.games.cartagena.words.story import label

Offer: TypeAlias = tuple[Any, Any, Any]  # label, effect and handles, ready for JSON
WALKS: Final[dict[int, Offer]] = {}
"""By origin, symbol and goal, where nobody is jumped: no more than there are."""
RETREATS: Final[dict[tuple[int, int, int, int], Offer]] = {}
ENDS: Final[dict[tuple[Act, bool], Offer]] = {}


def offers(view: Sight, menu: Sequence[Act]) -> tuple[list[Any], list[Any], list[Any]]:
    """Labels, effects and handles of a menu, made once where they come again and again."""
    crowd, squares = COUNTED.crowd(view.pirates), squares_with(view.layout)
    labels: list[Any] = []
    effects: list[Any] = []
    touched: list[Any] = []
    for act in menu:
        if type(act) is Advance:
            origin, symbol = act.origin, INDEX[act.symbol]
            goal, jumped = led(squares[symbol], crowd, origin)
            number = (origin * KINDS + symbol) * (BOAT + 1) + goal
            offer = WALKS.get(number)
            if offer is None:
                offer = WALKS[number] = made(view, act, Effect(origin, goal))
            labels.append(offer[0])
            effects.append(Effect(origin, goal, jumped) if jumped else offer[1])
            touched.append(offer[2])
        else:
            offer = retreating(view, act) if type(act) is Retreat else ending(view, act)
            labels.append(offer[0])
            effects.append(offer[1])
            touched.append(offer[2])
    return labels, effects, touched


def retreating(view: Sight, act: Retreat) -> Offer:
    goal, cards = retreat(view, act.origin)
    key = (act.origin, goal, cards, view.turn or 0)
    offer = RETREATS.get(key)
    if offer is None:
        offer = RETREATS[key] = made(view, act, effect(view, act))
    return offer


def ending(view: Sight, act: Act) -> Offer:
    key = (act, view.moves > 0)
    offer = ENDS.get(key)
    if offer is None:
        offer = ENDS[key] = made(view, act, effect(view, act))
    return offer


def made(view: Sight, act: Act, does: Effect | None) -> Offer:
    return raw(label(view, act)), raw(does), raw(handles(view, act))
