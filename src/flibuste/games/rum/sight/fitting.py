"""Whether a chapter can be played where a written position names it: what its rules leave true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum.parts import (
    ACTION_AT,
    BIG,
    CHEST,
    COLOUR_AT,
    COLOUR_OF,
    FIRST_RENDEZVOUS,
    GOODS,
    HEADQUARTERS,
    IMAGINARY,
    MAP,
    PIPS,
    PLACE_AT,
    RENDEZVOUS,
    SCORPION,
    SHOWN,
    SMALL,
    STACK_OF,
    TAVERN,
    TAVERN_AT,
    TAVERN_OF,
    THRESHOLD,
    TWO,
)
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.chapter import AGAIN, DARK, SQUARE, START
from flibuste.games.rum.rules.chest import Chest
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.forbidding import forbids_first
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay, refill
from flibuste.games.rum.rules.state import NOBODY, State
from flibuste.games.rum.rules.tavern import Tavern
from flibuste.games.rum.rules.throw import Throw
from flibuste.games.rum.rules.town import NO_TOWN
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn, alone

ABOVE_TURN: Final = (Lay, Draw, Bargain, Tavern, Chest)


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
    crew = dawn.crew == (state.seats == TWO and not rolled) and not (dawn.crew and state.ship)
    known = set(dawn.due) <= set(state.set_up()) and list(dawn.due) == sorted(dawn.due)
    return all(stacks) and all(room) and crew and then and known


def dawn_turn_fits(state: State, then: int) -> bool:
    """H17: a turn follows of somebody who is neither aboard nor out."""
    if any(crew != IMAGINARY and state.reserve[crew] for crew, _ in state.ship):
        return False
    return any(state.reserve) if then == FIRST_PLAYER else then >= 0 and state.reserve[then] > 0


def turn_fits(state: State, turn: Turn) -> bool:
    """H9, H13: what a turn has seen so far."""
    if not 0 <= turn.seat < state.seats or state.town is NO_TOWN or state.first == NOBODY:
        return False
    if turn.seat in dict(state.ship) or (turn.step != SQUARE and not state.reserve[turn.seat]):
        return False
    if (turn.dark != NO_ALLEY) != (turn.step == DARK):
        return False
    if turn.moved and turn.step != SQUARE and alone(state.reserve, turn.seat):
        return False
    if turn.moved and not (arrived if turn.step == SQUARE else has_moved)(state, turn.seat):
        return False
    if turn.step == DARK:
        return forbids_first(state, state.town, turn, state.town.ids[turn.dark]) is None
    return turn.moved == (turn.step in (SQUARE, AGAIN)) and turn.step in (START, SQUARE, AGAIN)


def arrived(state: State, seat: Seat) -> bool:
    """H8: by an alley of the own; H30: a rendezvous at this square was turned, one per arrival."""
    here = [alley for alley, _, _ in state.town.ways[state.captain]]
    here += [alley for alley, _, _ in state.town.outlets[state.captain]]
    meeting = FIRST_RENDEZVOUS + PLACE_AT[state.captain] if PLACE_AT[state.captain] >= 0 else NOBODY
    turned = meeting not in state.waiting[seat] or meeting in state.won[seat]
    return turned and any(state.alleys[alley] == seat for alley in here)


def has_moved(state: State, seat: Seat) -> bool:
    """H8: there are own pirates in the town; H27: or the last of them were just called back."""
    return seat in state.alleys or state.captain == HEADQUARTERS


def brawl_fits(state: State, brawl: Brawl) -> bool:
    """H19: the rows of the ship; who has fought in this column, and who has not."""
    rows = range(len(brawl.crews))
    left = [brawl.near[row] + brawl.far[row] for row in rows]
    if brawl.row not in rows:
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
    fights = max(brawl.near) == brawl.column and bool(leads or len(here) > 1)
    return best and fights and series_fits(brawl) and all(row_fits(brawl, row) for row in rows)


def series_fits(brawl: Brawl) -> bool:
    """H19, H20: one crosses out of each column, and those who have crossed fight the next series.

    So a series has as many pirates as the one before had columns, and with two crews fewer columns.
    """
    columns, most = sum(brawl.far) + brawl.column, max(brawl.sizes)
    if brawl.series == 1:
        return columns == most
    alive = sum(brawl.near) + sum(brawl.far)
    return columns <= most - (brawl.series - 1) and alive <= most - (brawl.series - 2)


def row_fits(brawl: Brawl, row: int) -> bool:
    """H19: of a row that is shorter than the column nobody has fought yet.

    Except for a pirate who has just lost in this very column.
    """
    short = brawl.column - brawl.near[row]
    if not short or (short == 1 and row < brawl.row and brawl.leader != NO_ROW):
        return True
    return not brawl.far[row] and not (brawl.series == 1 and brawl.beaten[row])


def lay_fits(state: State, seat: Seat, lay: Lay) -> bool:
    """H31–H33: what this square is for was won, and all that is missing is laid."""
    here = state.captain
    match ACTION_AT[here]:
        case "map":
            due = refill(state, MAP)
            taken = any(COLOUR_OF.get(kind) == COLOUR_AT[here] for kind in state.won[seat])
        case "tavern":
            due = refill(state, TAVERN)
            every = [kind for won in state.won for kind in won]
            taken = any(TAVERN_OF.get(kind) == TAVERN_AT[here] for kind in every)
        case "chest":
            due = (SCORPION,) if state.face_up[CHEST] else (CHEST, SCORPION)
            taken = has_won(state, CHEST, [seat]) and has_won(state, SCORPION, range(state.seats))
            taken = taken and not state.face_up[SCORPION] and all(state.left(one) for one in due)
        case _:
            return False
    return taken and bool(lay.due) and lay.due == due


def has_won(state: State, stack: int, seats: Sequence[Seat]) -> bool:
    """Whether one of these has won a tile of a stack."""
    return any(STACK_OF[kind] == stack for seat in seats for kind in state.won[seat])


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
    if TAVERN_AT[state.captain] != tavern.tavern or not tavern.at_stake(state):
        return False
    if state.coins[seat] < len(tavern.drinkers) - 1:  # his guests have just paid him
        return False
    if tavern.asked != asked or tavern.drinkers != tuple(inside) or tavern.drinkers[0] != seat:
        return False
    if tavern.asked:
        return not tavern.pips and not tavern.place
    picks = tavern.pips == 0 or (tavern.pips in PIPS and len(tavern.winnable(state)) > 1)
    return len(inside) > 1 and picks


def chest_fits(state: State, seat: Seat, chest: Chest) -> bool:
    """H33: the chest is won, and so many throws have been made, from the player in turn on."""
    if ACTION_AT[state.captain] != "chest" or not state.face_up[SCORPION] or state.face_up[CHEST]:
        return False
    threshold = THRESHOLD[state.face_up[SCORPION][0]]
    if not 0 <= chest.thrower < state.seats or not 0 <= chest.total < threshold:
        return False
    first = (chest.thrower - seat) % state.seats
    throws = range(first, chest.total + 1, state.seats)
    added_up = any(number <= chest.total <= number * PIPS[-1] for number in throws)
    return added_up and has_won(state, CHEST, [seat])


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
    if throw.spare and not state.barrels:  # the barrel that pays for it was just given back
        return False
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
