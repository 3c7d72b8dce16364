"""Whether a chapter can be played where a written position names it: what its rules leave true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum import parts as box
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.chapter import AGAIN, DARK, SQUARE
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.forbidding import forbids_first
from flibuste.games.rum.rules.squares import of_colour
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay, refill
from flibuste.games.rum.rules.state import NOBODY, State
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.town import NO_TOWN
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn, alone


def possible(state: State, scenes: Sequence[Scene[Any, Any]]) -> bool:
    """Whether the last of these scenes can be played above the others."""
    *below, top = scenes
    match below, top:
        case [], Dawn():
            return dawn_fits(state, top)
        case [], Turn():
            return turn_fits(state, top)
        case [], Brawl():
            return brawl_fits(top)
        case [_, *rest], Throw():
            return len(rest) < 2 and throw_fits(state, below[-1], top)
        case [Turn() as turn], _:
            return turn.step == SQUARE and action_fits(state, turn.seat, top)
        case _:
            return False


# At the bottom


def dawn_fits(state: State, dawn: Dawn) -> bool:
    """H4, H39: what is due, in the order of the set-up, is there and finds its place."""
    due, rolled = dawn.due, box.IMAGINARY in dict(state.ship)
    for stack in set(due):
        most = box.SHOWN if stack <= box.MAP else 1
        if len(state.face_up[stack]) + due.count(stack) > most:
            return False
        if stack not in state.set_up() or state.left(stack) < due.count(stack):
            return False
    then = dawn.then == BRAWL or dawn_turn_fits(state, dawn.then)
    crew = dawn.crew == (state.seats == box.TWO and not rolled) and not (dawn.crew and state.ship)
    return crew and then and list(due) == sorted(due)


def dawn_turn_fits(state: State, then: int) -> bool:
    """H17: a turn follows of somebody who is neither aboard nor out."""
    if any(crew != box.IMAGINARY and state.reserve[crew] for crew, _ in state.ship):
        return False
    return any(state.reserve) if then == FIRST_PLAYER else then >= 0 and state.reserve[then] > 0


def turn_fits(state: State, turn: Turn) -> bool:
    """H9, H13: what a turn has seen so far."""
    seat, step, moved = turn.seat, turn.step, turn.moved
    if not 0 <= seat < state.seats or state.town is NO_TOWN or state.first == NOBODY:
        return False
    if seat in dict(state.ship) or (turn.dark != NO_ALLEY) != (step == DARK):
        return False
    if step == SQUARE:
        return moved and arrived(state, seat)
    if not state.reserve[seat] or (moved and alone(state.reserve, seat)):
        return False
    if moved and seat not in state.alleys and state.captain != box.HEADQUARTERS:
        return False  # H8, H27: he has pirates in the town, or the last were just called back
    if step == DARK:
        return forbids_first(state, state.town, turn, state.town.ids[turn.dark]) is None
    return moved == (step == AGAIN)


def arrived(state: State, seat: Seat) -> bool:
    """H8: by an alley of the own; H30: a rendezvous at this square was turned, one per arrival."""
    square, place = state.captain, box.PLACE_AT[state.captain]
    here = (*state.town.ways[square], *state.town.outlets[square])
    meeting = box.FIRST_RENDEZVOUS + place if place >= 0 else NOBODY
    turned = meeting not in state.waiting[seat] or meeting in state.won[seat]
    return turned and any(state.alleys[alley] == seat for alley in here)


def brawl_fits(brawl: Brawl) -> bool:
    """H19: who has fought in this column, and who has not."""
    rows = range(len(brawl.crews))
    numbers = (*brawl.near, *brawl.far, *brawl.beaten, brawl.column - 1, brawl.series - 1)
    lost = [row for row in rows if not brawl.near[row] + brawl.far[row]]
    here = [row for row in rows if brawl.near[row] >= brawl.column]
    fought = [row for row in here if row < brawl.row]
    leads = [] if brawl.leader == NO_ROW else [brawl.leader]
    if min(numbers) < 0 or sorted(brawl.out) != lost or len(lost) > len(rows) - 2:
        return False
    if not all(brawl.sizes) or fought != leads or brawl.row not in here:
        return False
    best = (brawl.best in box.PIPS) == bool(leads)
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


# On a square


def action_fits(state: State, seat: Seat, scene: Scene[Any, Any]) -> bool:
    """H25: this is what the square is for."""
    here = box.ACTION_AT[state.captain]
    match scene:
        case Lay():
            return lay_fits(state, seat, here, scene.due)
        case Draw():
            stacks = {"goods": (box.GOODS,), "rendezvous": (box.RENDEZVOUS,), "guard": box.GUARDS}
            return scene.stack in stacks.get(here, ()) and state.left(scene.stack) > 0
        case Bargain():
            return here == "goods" and state.has_seen(seat, scene.tile)
        case Tavern():
            return box.TAVERN_AT[state.captain] == scene.tavern and tavern_fits(state, seat, scene)
        case Chest():
            return here == "chest" and chest_fits(state, seat, scene)
        case _:
            return False


def lay_fits(state: State, seat: Seat, here: str, laid: tuple[int, ...]) -> bool:
    """H31–H33: what this square is for was won, and all that is missing is laid."""
    mine = state.won[seat]
    every = [kind for won in state.won for kind in won]
    match here:
        case "map":
            due, colour = refill(state, box.MAP), box.COLOUR_AT[state.captain]
            taken = bool(of_colour(of_stack(mine, box.MAP), colour))
        case "tavern":
            due, tavern = refill(state, box.TAVERN), box.TAVERN_AT[state.captain]
            taken = any(box.TAVERN_OF.get(kind) == tavern for kind in every)
        case "chest":
            due = (box.SCORPION,) if state.face_up[box.CHEST] else (box.CHEST, box.SCORPION)
            taken = bool(of_stack(mine, box.CHEST) and of_stack(every, box.SCORPION))
            taken = taken and not state.face_up[box.SCORPION] and all(map(state.left, due))
        case _:
            return False
    return taken and bool(laid) and laid == due


def of_stack(won: Sequence[int], stack: int) -> list[int]:
    """The tiles of a stack among those that were won."""
    return [kind for kind in won if box.STACK_OF[kind] == stack]


def tavern_fits(state: State, seat: Seat, tavern: Tavern) -> bool:
    """H32: the opponents are asked clockwise; then two or more drink for what is at stake."""
    others = tuple([(seat + n) % state.seats for n in range(1, state.seats)])
    answered = len(others) - len(tavern.asked)
    inside = [other for other in (seat, *others[:answered]) if other in tavern.drinkers]
    if not tavern.at_stake(state) or tavern.asked != others[answered:]:
        return False
    if state.coins[seat] < len(tavern.drinkers) - 1:  # his guests have just paid him
        return False
    if tavern.drinkers != tuple(inside) or tavern.drinkers[0] != seat:
        return False
    if tavern.asked:
        return not tavern.pips and not tavern.place
    picks = tavern.pips == 0 or (tavern.pips in box.PIPS and len(tavern.winnable(state)) > 1)
    return len(inside) > 1 and picks


def chest_fits(state: State, seat: Seat, chest: Chest) -> bool:
    """H33: the chest is won, and so many throws have been made, from the player in turn on."""
    scorpions = state.face_up[box.SCORPION]
    if not scorpions or state.face_up[box.CHEST] or not of_stack(state.won[seat], box.CHEST):
        return False
    threshold = box.THRESHOLD[scorpions[0]]
    if not 0 <= chest.thrower < state.seats or not 0 <= chest.total < threshold:
        return False
    first = (chest.thrower - seat) % state.seats
    throws = range(first, chest.total + 1, state.seats)
    return any(number <= chest.total <= number * box.PIPS[-1] for number in throws)


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
    if throw.seat == box.IMAGINARY:
        return right and not throw.pips and not throw.spare
    if throw.spare and not state.barrels:  # the barrel that pays for it was just given back
        return False
    asked = throw.pips in box.PIPS and (throw.spare or state.rum[throw.seat] > 0)
    return right and (throw.pips == 0 or asked)
