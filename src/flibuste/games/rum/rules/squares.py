"""The ten kinds of squares: whether they are of use, what can be chosen, what is done (H25–H36)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from flibuste.core.protocol import Seat
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import GUARD, SKIP, TAKE, USE, Act, Guard, Recall, Skip, Take, recall
from flibuste.games.rum.rules.stacks import Draw, Lay, refill
from flibuste.games.rum.rules.throws import Chest, Tavern, at_stake
from flibuste.games.rum.rules.town import FIRST_DARK

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State

USE_OR_SKIP: Final[tuple[Act, ...]] = (USE, SKIP)
TWO_BARRELS: Final = 2  # at a rum square (H34)


def is_of_use(table: State, seat: Seat) -> bool:
    """H15 · An action that can bring nothing is not asked for."""
    match box.ACTION_AT[table.captain]:
        case "coin":
            return True
        case "map" | "tavern" | "chest":
            return bool(on_offer(table.captain, table.face_up))
        case "hq":
            return seat in table.alleys
        case "pirate":
            return table.common[seat] > 0
        case "goods":
            return table.left(box.GOODS) > 0
        case "rendezvous":
            return table.left(box.RENDEZVOUS) > 0
        case "rum":
            return table.barrels > 0
        case _:  # guard
            return table.left(box.SMALL) > 0 or table.left(box.BIG) > 0


def on_offer(square: int, face_up: Sequence[Sequence[int]]) -> list[int]:
    """Of the tiles that lie face up, by stack, those to be had at this square (H31–H33)."""
    match box.ACTION_AT[square]:
        case "tavern":
            return at_stake(face_up[box.TAVERN], box.TAVERN_AT[square])
        case "map":
            return of_colour(face_up[box.MAP], box.COLOUR_AT[square])
        case "chest":
            return list(face_up[box.CHEST])
        case _:
            return []


def of_colour(maps: Iterable[int], colour: int) -> list[int]:
    """The maps of a colour (H31)."""
    return [kind for kind in maps if box.COLOUR_OF[kind] == colour]


def barrels_given(supply: int) -> int:
    """H34 · Two barrels, or what there is."""
    return min(TWO_BARRELS, supply)


def square_menu(table: State, seat: Seat) -> Sequence[Act]:
    """Use the square, or what there is to choose instead; or skip it (H25)."""
    match box.ACTION_AT[table.captain]:
        case "hq":
            return [*recalls(table, seat), SKIP]
        case "map":
            maps = sorted(set(on_offer(table.captain, table.face_up)))  # equal ones are one choice
            return [*[TAKE[kind] for kind in maps], SKIP]
        case "guard":
            return [*[GUARD[stack] for stack in box.GUARDS if table.left(stack)], SKIP]
        case _:
            return USE_OR_SKIP


def recalls(table: State, seat: Seat) -> list[Recall]:
    """Any one alley with own pirates, or any two dark ones (H27)."""
    ids = table.town.ids
    own = [alley for alley, owner in enumerate(table.alleys) if owner == seat]
    dark = [alley for alley in own if alley >= FIRST_DARK]
    singles = [recall((ids[alley],)) for alley in own]
    return singles + [recall((ids[one], ids[other])) for one, other in combinations(dark, 2)]


def carry_out(table: State, seat: Seat, action: Act) -> bool:
    """Do what the square is for; whether that is already all of it."""
    if type(action) is Skip:
        return True
    if type(action) is Recall:
        take_back(table, seat, action.alleys)
        return True
    if type(action) is Take:
        return take_map(table, seat, box.KIND[action.tile])
    if type(action) is Guard:
        table.push(Draw(box.SMALL if action.stack == "small" else box.BIG))
        return False
    return use(table, seat)


def use(table: State, seat: Seat) -> bool:
    """H26, H28 · A coin, a pirate of one's own, barrels at once (H34); the rest takes longer."""
    match box.ACTION_AT[table.captain]:
        case "coin":
            table.coins[seat] += 1  # H26
            return True
        case "pirate":
            table.common[seat] -= 1  # H28
            table.reserve[seat] += 1
            return True
        case "rum":
            taken = barrels_given(table.barrels)
            table.barrels -= taken
            table.rum[seat] += taken
            return True
        case "goods":
            table.push(Draw(box.GOODS))
        case "rendezvous":
            table.push(Draw(box.RENDEZVOUS))
        case "tavern":
            asked = tuple([(seat + n) % table.seats for n in range(1, table.seats)])
            table.push(Tavern(box.TAVERN_AT[table.captain], asked, (seat,)))
        case _:  # chest
            Chest.open(table, seat)
    return False


def take_back(table: State, seat: Seat, ids: Sequence[str]) -> None:
    """All own pirates from these alleys, which are empty again (H27)."""
    for id in ids:
        alley = table.town.index[id]
        table.alleys[alley] = -1
        table.reserve[seat] += table.town.lengths[alley]


def take_map(table: State, seat: Seat, kind: int) -> bool:
    """The map is won, and four lie face up again, as far as the stack lasts (H31)."""
    table.pick_up(box.MAP, kind, seat)
    due = refill(table, box.MAP)
    if due:
        table.push(Lay(due))
    return not due
