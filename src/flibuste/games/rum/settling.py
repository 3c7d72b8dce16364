"""What is being played in a written position: the start of a turn, the brawl, or what it names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene

from .forbidding import forbids_first
from .notation import Written, bad
from .parts import (
    ACTION_AT,
    BIG,
    CHEST,
    GOODS,
    IMAGINARY,
    MAP,
    PIPS,
    RENDEZVOUS,
    SCORPION,
    SHOWN,
    SMALL,
    TAVERN,
    TAVERN_AT,
    THRESHOLD,
    TWO,
)
from .placing import seat_in, unnamed
from .scenes.base import AGAIN, DARK, SQUARE, START
from .scenes.brawl import NO_ROW, Brawl
from .scenes.chest import Chest
from .scenes.dawn import BRAWL, FIRST_PLAYER, Dawn
from .scenes.stacks import Bargain, Draw, Lay
from .scenes.tavern import Tavern, at_stake
from .scenes.throw import Throw
from .scenes.turn import NO_ALLEY, Turn
from .squares import is_of_use
from .state import NOBODY, State
from .telling import scene_of
from .view import phase_of

ABOVE_TURN: Final = (Lay, Draw, Bargain, Tavern, Chest)


def settle(state: State, written: Written) -> None:
    """The scenes named, or those that the phase means."""
    if written.scenes is not None:
        build(state, written)
    elif written.phase == "end":
        if state.ship:
            raise bad("position-ship", row="1")  # H21: everyone has got their pirates back
        check_turn(state, written)
    elif written.phase == "brawl":
        settle_brawl(state, written)
    else:
        settle_turn(state, written)


def settle_turn(state: State, written: Written) -> None:
    """The start of a turn, once LUCK has given what is missing."""
    for row, (crew, _) in enumerate(state.ship, 1):
        if crew != IMAGINARY and state.reserve[crew]:
            raise bad("position-ship", row=str(row))
    if not any(state.reserve):
        raise bad("position-phase", phase="action")
    turn = FIRST_PLAYER
    if written.turn is not None:
        turn = seat_in(state, "turn", written.turn)
        if not state.reserve[turn]:
            raise bad("position-turn", seat=str(turn))
        state.first = turn if state.first == NOBODY else state.first
    elif state.first != NOBODY:
        turn = state.next_with_pirates(state.first - 1)
    crew = state.seats == TWO and IMAGINARY not in dict(state.ship)
    begin(state, Dawn(unnamed(state, written), crew, turn))


def settle_brawl(state: State, written: Written) -> None:
    """The start of a brawl; a turn is nobody's."""
    if state.seats == TWO and IMAGINARY not in dict(state.ship):
        raise bad("position-imaginary")
    check_turn(state, written)
    dawn = Dawn(unnamed(state, written), False, BRAWL)
    if dawn.due:
        begin(state, dawn)
    else:
        check_chests(state, ())
        Brawl.begin(state)


def begin(state: State, dawn: Dawn) -> None:
    """LUCK gives what is missing; if nothing is, play goes on at once."""
    check_chests(state, dawn.due)
    state.scenes = [dawn]
    dawn.go_on(state)


def check_turn(state: State, written: Written) -> None:
    """H7: a turn is of the action phase, and of whom the scenes say."""
    if written.turn is not None and written.turn != state.turn():
        raise bad("position-turn-not", seat=str(written.turn))


def check_chests(state: State, due: Sequence[int], opened: int = 0) -> None:
    """H33: a chest and a scorpion lie there together; one chest may just be opened."""
    chests, scorpions = len(state.face_up[CHEST]), len(state.face_up[SCORPION])
    if chests + due.count(CHEST) + opened != scorpions + due.count(SCORPION):
        raise bad("position-chest")


# Chapters under way


def build(state: State, written: Written) -> None:
    """The scenes from the bottom to the top, each of them possible where it is."""
    scenes: list[Scene[Any, Any]] = []
    for chapter in written.scenes or ():
        name = str(chapter.__struct_config__.tag)
        try:
            scenes.append(scene_of(chapter, state.town))
            fits = possible(state, scenes)
        except (LookupError, ValueError, TypeError):
            fits = False
        if not fits:
            raise bad("position-scenes", scene=name)
    state.scenes = scenes
    top = type(scenes[-1]).__name__.lower() if scenes else "–"
    if not complete(state) or (written.phase or phase_of(state)) != phase_of(state):
        raise bad("position-scenes", scene=top)
    check_turn(state, written)
    due = scenes[-1].due if isinstance(scenes[-1], Dawn | Lay) else ()
    check_chests(state, due, opened=any(isinstance(scene, Chest) for scene in scenes))
    if isinstance(scenes[0], Brawl):
        state.ship = ()


def complete(state: State) -> bool:
    """Whether the scene on top has something to ask."""
    if not state.scenes:
        return False
    top = state.scenes[-1]
    match top:
        case Turn():
            return top.step != SQUARE or is_of_use(state, top.seat)
        case Tavern():
            return bool(top.asked) != bool(top.pips)
        case Chest() | Brawl():
            return False  # a throw is above them
        case Dawn():
            return state.first < 0 or state.town is None or bool(top.due) or top.crew
        case _:
            return True


def possible(state: State, scenes: Sequence[Scene[Any, Any]]) -> bool:
    """Whether the last of these scenes can be played above the others."""
    *below, top = scenes
    if not below:
        return isinstance(top, Dawn | Turn | Brawl) and BOTTOM[type(top)](state, top)
    under = below[-1]
    if isinstance(top, Throw):
        return len(below) < 3 and throw_fits(state, under, top)
    if len(below) > 1 or not isinstance(under, Turn) or under.step != SQUARE:
        return False
    return isinstance(top, ABOVE_TURN) and ON_SQUARE[type(top)](state, under.seat, top)


def dawn_fits(state: State, dawn: Dawn) -> bool:
    rolled = IMAGINARY in dict(state.ship)
    stacks = [state.left(stack) >= dawn.due.count(stack) for stack in set(dawn.due)]
    room = [
        len(state.face_up[stack]) + dawn.due.count(stack) <= (SHOWN if stack <= MAP else 1)
        for stack in set(dawn.due)
    ]
    then = dawn.then == BRAWL or dawn_turn_fits(state, dawn.then)
    crew = dawn.crew == (state.seats == TWO and not rolled)
    known = set(dawn.due) <= set(state.set_up())
    return all(stacks) and all(room) and crew and then and known


def dawn_turn_fits(state: State, then: int) -> bool:
    """H17: a turn follows of somebody who is neither aboard nor out."""
    if any(crew != IMAGINARY and state.reserve[crew] for crew, _ in state.ship):
        return False
    return any(state.reserve) if then == FIRST_PLAYER else then >= 0 and state.reserve[then] > 0


def turn_fits(state: State, turn: Turn) -> bool:
    """H9, H13: what a turn has seen so far."""
    if not 0 <= turn.seat < state.seats or state.town is None or state.first == NOBODY:
        return False
    if turn.seat in dict(state.ship) or (turn.step != SQUARE and not state.reserve[turn.seat]):
        return False
    if (turn.dark != NO_ALLEY) != (turn.step == DARK):
        return False
    if turn.moved and turn.step != SQUARE and state.alone(turn.seat):
        return False
    if turn.step == DARK:
        return forbids_first(state, state.town, turn, state.town.ids[turn.dark]) is None
    return turn.moved == (turn.step in (SQUARE, AGAIN)) and turn.step in (START, SQUARE, AGAIN)


def brawl_fits(state: State, brawl: Brawl) -> bool:
    """H19: the rows of the ship; who has fought in this column, and who has not."""
    rows = range(len(brawl.crews))
    left = [brawl.near[row] + brawl.far[row] for row in rows]
    if tuple(zip(brawl.crews, left, strict=True)) != state.ship or brawl.row not in rows:
        return False
    numbers = (*brawl.near, *brawl.far, *brawl.beaten, brawl.column - 1, brawl.series - 1)
    lost = sorted(row for row in rows if not left[row])
    here = [row for row in rows if brawl.near[row] >= brawl.column]
    fought = [row for row in here if row < brawl.row]
    leads = [] if brawl.leader == NO_ROW else [brawl.leader]
    if min(numbers) < 0 or sorted(brawl.out) != lost or len(lost) > len(rows) - 2:
        return False
    if not all(brawl.sizes) or fought != leads or brawl.row not in here:
        return False
    best = (brawl.best in PIPS) == bool(leads)
    return best and max(brawl.near) == brawl.column and bool(leads or len(here) > 1)


def lay_fits(state: State, seat: Seat, lay: Lay) -> bool:
    """H31–H33: a refill of what this square is for."""
    own = {"tavern": (TAVERN,), "map": (MAP,), "chest": (CHEST, SCORPION)}
    if not lay.due or not set(lay.due) <= set(own.get(ACTION_AT[state.captain], ())):
        return False
    for stack in set(lay.due):
        room = (SHOWN if stack in (TAVERN, MAP) else 1) - len(state.face_up[stack])
        if not 0 < lay.due.count(stack) <= min(room, state.left(stack)):
            return False
    return list(lay.due) == sorted(lay.due)


def draw_fits(state: State, seat: Seat, draw: Draw) -> bool:
    own = {"goods": (GOODS,), "rendezvous": (RENDEZVOUS,), "guard": (SMALL, BIG)}
    here = own.get(ACTION_AT[state.captain], ())
    return draw.stack in here and state.left(draw.stack) > 0


def bargain_fits(state: State, seat: Seat, bargain: Bargain) -> bool:
    return ACTION_AT[state.captain] == "goods" and state.has_seen(seat, bargain.tile)


def tavern_fits(state: State, seat: Seat, tavern: Tavern) -> bool:
    """H32: the opponents are asked clockwise; then two or more drink for what is at stake."""
    others = tuple([(seat + n) % state.seats for n in range(1, state.seats)])
    asked = others[len(others) - len(tavern.asked) :]
    answered = [seat, *others[: len(others) - len(tavern.asked)]]
    inside = [other for other in answered if other in tavern.drinkers]
    if TAVERN_AT[state.captain] != tavern.tavern or not at_stake(state, tavern.tavern):
        return False
    if tavern.asked != asked or tavern.drinkers != tuple(inside) or tavern.drinkers[0] != seat:
        return False
    if tavern.asked:
        return not tavern.pips and not tavern.place
    picks = tavern.pips == 0 or (tavern.pips in PIPS and len(tavern.winnable(state)) > 1)
    return len(inside) > 1 and picks


def chest_fits(state: State, seat: Seat, chest: Chest) -> bool:
    if ACTION_AT[state.captain] != "chest" or not state.face_up[SCORPION] or state.face_up[CHEST]:
        return False
    threshold = THRESHOLD[state.face_up[SCORPION][0]]
    return 0 <= chest.thrower < state.seats and 0 <= chest.total < threshold


def throw_fits(state: State, under: Scene[Any, Any], throw: Throw) -> bool:
    """H24: who throws; rum is asked about only where there is some."""
    match under:
        case Tavern():
            right = not under.asked and not under.pips and throw.seat == under.drinkers[under.place]
        case Chest():
            right = throw.seat == under.thrower
        case Brawl():
            right = throw.seat == under.crews[under.row]
        case _:
            return False
    if throw.seat == IMAGINARY:
        return right and not throw.pips and not throw.spare
    asked = throw.pips in PIPS and (throw.spare or state.rum[throw.seat] > 0)
    return right and (throw.pips == 0 or asked)


BOTTOM: Final[dict[type, Callable[[State, Any], bool]]] = {
    Dawn: dawn_fits,
    Turn: turn_fits,
    Brawl: brawl_fits,
}
ON_SQUARE: Final[dict[type, Callable[[State, Seat, Any], bool]]] = {
    Lay: lay_fits,
    Draw: draw_fits,
    Bargain: bargain_fits,
    Tavern: tavern_fits,
    Chest: chest_fits,
}
