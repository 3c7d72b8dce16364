"""What an act does on the map, as plain data for pictures: alleys filled or emptied, the price."""

from __future__ import annotations

from msgspec import Struct

from flibuste.core.protocol import Sealed
from flibuste.games.rum import acts as do
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import Act, Board, Dark, Move, Recall
from flibuste.games.rum.board.chances import Chances, Lies, Stake, guarded, hoped, stakes, wanted
from flibuste.games.rum.rules.squares import barrels_given, on_offer
from flibuste.games.rum.rules.streets import price
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import alleys_of, shown_kinds
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.names import stake, value_added


class Effect(Struct, frozen=True):
    """What comes of an act, as far as its viewer can know.

    alleys · filled by it, or emptied at the headquarters; of two dark ones the second fills both
    pirates · of the alley it names; of all that are emptied; of all who go aboard
    coins · of the whole move: a further one, dark alleys (H9, H10)
    goal · the square where the captain arrives, if he does
    offer · tiles face up that are to be had at the goal: of its tavern, its colour, the chest
    gain · coins, pirates or barrels to be had at the goal
    meets · the viewer's own rendezvous that would be turned there (H30)
    points · what a tile to be taken or kept would add (H37)
    chances · of the throw that is made or would be made, of a guard that is met
    lies · of a roll that is on the table: what it does if it stands
    stakes · in a tavern: what is at stake, the lowest first
    hits · whether it is a result the viewer has to read: the own throw, a sting, the end of a brawl
    """

    alleys: tuple[str, ...] = ()
    pirates: int = 0
    coins: int = 0
    goal: str | None = None
    offer: tuple[str, ...] = ()
    gain: int = 0
    meets: str | None = None
    points: int = 0
    chances: Chances | None = None
    lies: Lies | None = None
    stakes: tuple[Stake, ...] = ()
    hits: bool = False


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None for what needs no picture of its own."""
    match act:
        case Board():
            return Effect(pirates=view.reserve[view.turn or 0])
        case Move() | Dark() | Recall():
            return way(view, act)
        case do.Roll() | do.Stand() | do.Barrel() | do.Again():
            return thrown(view, act)
        case do.Tile() if met_a_guard(view):
            return Effect(hits=True)
        case do.Take(name) if name in box.KIND:
            return taken(view, name)
        case do.Keep():
            bargain = view.chapter(chapters.Bargain)
            if bargain is None or bargain.tile is None:
                return None
            return Effect(points=value_added(view, view.turn or 0, bargain.tile))
        case do.Guard(stack):
            return Effect(chances=guarded(view, stack))
        case do.Use() | do.Join() | do.Decline() if at_stake := staked(view):
            return Effect(chances=wanted(view), stakes=at_stake)
        case _:
            return None


# The town


def way(view: Sight, act: Move | Dark | Recall) -> Effect | None:
    """Alleys of this town."""
    town = town_of(view.layout)
    if isinstance(act, Recall):
        known = all(id in town.index for id in act.alleys)
        return Effect(act.alleys, town.pirates(act.alleys)) if known else None
    if act.alley not in town.index:
        return None
    id, here, turn = act.alley, box.SQUARE[view.captain], view.chapter(chapters.Turn)
    moved, first = (turn.moved, turn.dark) if turn is not None else (False, None)
    alley, dark = town.index[id], isinstance(act, Dark)
    coins = price(town, alleys_of(view, town), here, moved, dark)
    if not dark:
        return arriving(view, (id,), town.lengths[alley], coins, town.beyond(alley, here))
    if first is None:
        return Effect((id,), town.lengths[alley], coins, None)
    return arriving(view, (first, id), town.lengths[alley], coins, town.ends[alley][0])


def arriving(view: Sight, alleys: tuple[str, ...], pirates: int, coins: int, goal: int) -> Effect:
    """With what waits for whoever leads the captain there."""
    offer = tuple([box.NAMES[kind] for kind in on_offer(goal, shown_kinds(view.face_up))])
    gain, meets = gain_at(view, goal), met_at(view, goal)
    return Effect(alleys, pirates, coins, box.SQUARES[goal], offer, gain, meets)


def gain_at(view: Sight, goal: int) -> int:
    """What a square gives without more ado (H26, H28, H34)."""
    match box.ACTION_AT[goal]:
        case "coin":
            return 1
        case "pirate":
            return min(1, view.common[view.turn or 0])
        case "rum":
            return barrels_given(view.barrels)
        case _:
            return 0


def met_at(view: Sight, goal: int) -> str | None:
    """The viewer's own rendezvous that leading the captain there would turn (H30)."""
    turn = view.chapter(chapters.Turn)
    if turn is None or turn.seat != view.seat or box.PLACE_AT[goal] < 0:
        return None
    tile = f"rendezvous_{box.PLACES[box.PLACE_AT[goal]]}"
    return tile if tile in view.tiles[view.seat].waiting else None


# Scenes


def taken(view: Sight, name: str) -> Effect:
    """H31, H32: a map counts only in a pair."""
    worth = box.POINTS[box.KIND[name]]
    if box.STACK_OF[box.KIND[name]] == box.MAP and view.turn is not None:
        worth = value_added(view, view.turn, name)
    return Effect(points=worth, stakes=staked(view))


def thrown(view: Sight, act: do.Roll | do.Stand | do.Barrel | do.Again) -> Effect | None:
    """H24: the odds of a throw; what lies there, and what another one could be."""
    throw = view.chapter(chapters.Throw)
    if throw is None:  # the die tells how many the imaginary crew is (H39)
        return None
    if isinstance(act, do.Roll):
        lies, _ = hoped(view, act.pips)
        return Effect(
            chances=wanted(view), lies=lies, stakes=staked(view), hits=strikes(view, lies)
        )
    if not throw.pips:  # an act that is only asked about
        return None
    lies, chances = hoped(view, throw.pips)
    hits = isinstance(act, do.Stand) and strikes(view, lies)
    return Effect(chances=chances, lies=lies, stakes=staked(view), hits=hits)


def met_a_guard(view: Sight) -> bool:
    """H35: the guard that the viewer meets is turned up."""
    top = view.scenes[-1] if view.scenes else None
    return (
        isinstance(top, chapters.Draw) and top.stack in ("small", "big") and view.turn == view.seat
    )


def strikes(view: Sight, lies: Lies) -> bool:
    """Whether a roll concerns the viewer: who throws, drinks along, opens the chest or fights."""
    me, throw = view.seat, view.chapter(chapters.Throw)
    match view.scenes[-2]:
        case chapters.Brawl() as brawl:
            crews = [brawl.rows[row].crew for row in (brawl.row, brawl.leader) if row is not None]
            return me in crews or ends(brawl, lies)
        case chapters.Chest():
            return (
                lies.fate == "stung" or view.turn == me or (throw is not None and throw.seat == me)
            )
        case chapters.Tavern(drinkers=drinkers):
            return me in drinkers
        case _:
            return False


def ends(brawl: chapters.Brawl, lies: Lies) -> bool:
    """H21: of two crews that are left one loses its last pirate."""
    loser = brawl.row if lies.fate == "loses" else brawl.leader
    if loser is None or len(brawl.rows) - len(brawl.out) > 2:
        return False
    return brawl.rows[loser].near + brawl.rows[loser].far == 1


def staked(view: Sight) -> tuple[Stake, ...]:
    """H32: the tiles of the tavern that is drunk in, or where the captain stands."""
    tavern, here = view.chapter(chapters.Tavern), box.SQUARE[view.captain]
    if tavern is not None:
        return stakes(stake(view, tavern.tavern))
    if box.ACTION_AT[here] != "tavern":
        return ()
    return stakes(sorted(on_offer(here, shown_kinds(view.face_up))))
