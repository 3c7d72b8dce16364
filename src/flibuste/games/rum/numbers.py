"""Rhum et Honneur in numbers.

Alleys that an act names are numbered for all towns at once: inside the plates, across any border
that can be, out of town.  In a vector the 88 alleys of this very town stand as the town numbers
them.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any, Final

from flibuste.core.numbers import Names, Numbers
from flibuste.core.pens import Pen
from flibuste.games.rum import acts
from flibuste.games.rum.parts import (
    ALLEYS,
    BARRELS,
    EXITS,
    HELD,
    KINDS,
    MAP,
    NAMES,
    PIPS,
    PIRATES,
    PLACES,
    PLATES,
    RENDEZVOUS,
    ROUNDS,
    SEATS,
    SHOWN,
    SQUARES,
    STACKS,
    TAVERN,
    TAVERNS,
)
from flibuste.games.rum.rules.chapter import STEPS
from flibuste.games.rum.rules.town import GATES, inner_alleys, town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import Sight

OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
ALLEY: Final = Names(range(ALLEYS))
CHAPTER: Final = Names(
    ("dawn", "turn", "lay", "draw", "bargain", "tavern", "chest", "brawl", "throw")
)
CREW: Final = Names((*range(SEATS[-1]), "imaginary"))
PHASE: Final = Names(("action", "brawl", "end"))
PIP: Final = Names(PIPS)
PLATE: Final = Names(f"{plate}.{turns}" for plate in PLATES for turns in range(4))
ROUND: Final = Names(range(1, ROUNDS + 1))
ROWS: Final = SEATS[-1]
SQUARE: Final = Names(SQUARES)
STACK: Final = Names(STACKS)
STEP: Final = Names(STEPS)
TAVERN_NAME: Final = Names(TAVERNS)
TILE: Final = Names(NAMES)
MEETING: Final = Names(NAMES[kind] for kind in KINDS[RENDEZVOUS])
NOT_THERE: Final = Names((chair, place) for chair in range(SEATS[-1]) for place in PLACES)


def sight(view: Sight, pen: Pen) -> None:
    """All that this seat may know (H40)."""
    players = len(view.reserve)
    pen.sit(view.seat, players)
    pen.crowd("awaiting", view.awaiting)
    pen.number("players", players, pen.seats)
    pen.choice("phase", PHASE, view.phase)
    pen.choice("round", ROUND, min(max(view.round, 1), ROUNDS))
    pen.seat("first", view.first)
    pen.seat("turn", view.turn)
    town = town_of(view.layout)
    laid = view.layout.replace(" / ", " ").split()
    pen.row("layout", PLATE, tuple(laid), len(PLATES))
    pen.choice("captain", SQUARE, view.captain)
    pen.owned("alleys", ALLEY, {town.index[id]: seat for id, seat in view.alleys.items()})
    pen.series("lengths", town.lengths, ALLEYS, 8)
    pen.numbers("reserve", view.reserve, PIRATES)
    pen.numbers("common", view.common, PIRATES)
    pen.numbers("coins", view.coins, 20)
    pen.numbers("rum", view.rum, BARRELS)
    pen.number("barrels", view.barrels, BARRELS)
    up = view.face_up
    alone = [tile for tile in (up.chest, up.scorpion, up.bunk, up.hammock, up.rope) if tile]
    pen.things("face_up", TILE, (*up.tavern, *up.map, *alone), SHOWN)
    pen.counts("stacks", STACK, view.stacks, 30)
    under = view.under
    put = (*[one.tile for one in under.goods], *under.small, *under.big)
    pen.things("under", TILE, put, 3)
    _tiles(view, pen)
    pen.row("ship", CREW, tuple([_crew(crew, pen) for crew, _ in view.ship]), ROWS)
    pen.series("ship_pirates", [number for _, number in view.ship], ROWS, PIRATES)
    pen.things("gone", TILE, view.gone, 3)
    _scenes(view, pen)
    pen.numbers("scores", view.scores, 100)


def _tiles(view: Sight, pen: Pen) -> None:
    heaps = [
        (*chain(*[getattr(one, heap) for heap in HELD]), *[tile for tile in one.goods if tile])
        for one in view.tiles
    ]
    pen.heaps("tiles", TILE, heaps, 4)
    pen.numbers("goods", [len(one.goods) for one in view.tiles], 10)
    pen.heaps("waiting", MEETING, [one.waiting for one in view.tiles], 2)
    pen.numbers("waiting_count", [len(one.waiting) for one in view.tiles], 10)
    missed = [
        (pen.chair(seat), place)
        for seat, one in enumerate(view.tiles)
        for places in one.been
        for place in places
    ]
    pen.things("not_there", NOT_THERE, tuple(missed), 4)


def _crew(crew: chapters.Aboard, pen: Pen) -> int | str:
    return pen.chair(crew) if isinstance(crew, int) else crew


def _scenes(view: Sight, pen: Pen) -> None:
    found: dict[str, Any] = {type(scene).__struct_config__.tag: scene for scene in view.scenes}  # type: ignore[misc]
    pen.things("chapters", CHAPTER, tuple(found), 1)
    due = (*getattr(found.get("dawn"), "due", ()), *getattr(found.get("lay"), "due", ()))
    pen.things("due", STACK, due, SHOWN)
    turn: chapters.Turn | None = found.get("turn")
    pen.choice("step", STEP, turn and turn.step)
    pen.flag("moved", turn and turn.moved)
    dark = town_of(view.layout).index[turn.dark] if turn and turn.dark else None
    pen.choice("dark", ALLEY, dark)
    pen.choice("draw", STACK, getattr(found.get("draw"), "stack", None))
    pen.choice("bargain", TILE, getattr(found.get("bargain"), "tile", None))
    _drinking(found.get("tavern"), found.get("chest"), pen)
    _fighting(found.get("brawl"), found.get("throw"), pen)


def _drinking(tavern: chapters.Tavern | None, chest: chapters.Chest | None, pen: Pen) -> None:
    pen.choice("tavern", TAVERN_NAME, tavern and tavern.tavern)
    pen.seat("host", tavern.host if tavern else None)
    pen.crowd("asked", tavern.asked if tavern else ())
    pen.crowd("drinkers", tavern.drinkers if tavern else ())
    pen.seat("drinker", tavern.thrower if tavern and not tavern.asked else None)
    pen.choice("tavern_pips", PIP, tavern.pips or None if tavern else None)
    pen.seat("opener", chest.thrower if chest else None)
    pen.number("chest_total", chest.total if chest else None, 30)


def _fighting(brawl: chapters.Brawl | None, throw: chapters.Throw | None, pen: Pen) -> None:
    rows = brawl.rows if brawl else ()
    pen.number("series", brawl.series if brawl else None, 10)
    pen.row("rows", CREW, tuple([_crew(row.crew, pen) for row in rows]), ROWS)
    pen.series("near", [row.near for row in rows], ROWS, PIRATES)
    pen.series("far", [row.far for row in rows], ROWS, PIRATES)
    pen.series("beaten", [row.beaten for row in rows], ROWS, PIRATES)
    pen.number("column", brawl.column if brawl else None, PIRATES)
    thrower = rows[brawl.row].crew if brawl else None
    pen.choice("fighter", CREW, None if thrower is None else _crew(thrower, pen))
    leader = rows[brawl.leader].crew if brawl and brawl.leader is not None else None
    pen.choice("leader", CREW, None if leader is None else _crew(leader, pen))
    pen.choice("best", PIP, brawl.best or None if brawl else None)
    pen.choice("thrower", CREW, _crew(throw.seat, pen) if throw else None)
    pen.choice("pips", PIP, throw.pips or None if throw else None)
    pen.flag("spare", throw and throw.spare)


def across() -> list[str]:
    """Every alley across a border that some town has: a first lane always meets a second (H41)."""
    return [
        f"{plate}.{gate}={other}.{there}"
        for (plate, gate), (other, there) in combinations(GATES, 2)
        if plate < other and gate[1] != there[1]
    ]


def pairs() -> list[tuple[str, str]]:
    """Any two dark alleys of one town (H27): no plate has two opposite sides outside (H41)."""
    return [
        (f"{plate}.{gate}", f"{other}.{there}")
        for (plate, gate), (other, there) in combinations(GATES, 2)
        if plate != other or OPPOSITE[gate[0]] != there[0]
    ]


def _acts() -> tuple[acts.Act, ...]:
    ordinary = [*(alley[0] for alley in inner_alleys()), *across()]
    dark = [f"{plate}.{gate}" for plate in PLATES for gate in EXITS]
    won = [acts.TAKE[kind] for stack in (TAVERN, MAP) for kind in KINDS[stack]]
    return (
        *map(acts.move, ordinary),
        *map(acts.dark, dark),
        acts.BACK,
        acts.AHOY,
        acts.REST,
        acts.BOARD,
        acts.USE,
        acts.SKIP,
        *(acts.recall((alley,)) for alley in (*ordinary, *dark)),
        *map(acts.recall, pairs()),
        *won,
        *acts.GUARD.values(),
        acts.KEEP,
        acts.SELL,
        acts.JOIN,
        acts.DECLINE,
        acts.STAND,
        acts.BARREL,
        acts.AGAIN,
    )


NUMBERS: Final = Numbers(
    acts=_acts(),
    nature=(*acts.FIRST, *chain(*acts.PLATE), *acts.TILE, *acts.ROLLS.acts),
    sight=sight,
)
