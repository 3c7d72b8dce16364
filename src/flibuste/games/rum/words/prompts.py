"""The one sentence above the board: whose turn, what may be done, what is at stake, the odds."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import LUCK, Message
from flibuste.games.rum.acts import Act, Ahoy, Board, Dark, Decline, Move, Rest
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.parts import ACTION_AT, COLOUR_AT, POINTS, SQUARE
from flibuste.games.rum.rules.squares import of_colour, on_offer
from flibuste.games.rum.rules.throws import won_by
from flibuste.games.rum.rules.turn import alone
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.placing import kinds, shown_kinds
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words.labels import barrels_here
from flibuste.games.rum.words.names import (
    DIE,
    Args,
    a_tile,
    counted,
    crew,
    crew_inside,
    odds,
    player,
    plus,
    risk,
    square,
    stake,
    tavern_name,
    threshold_of,
    value_added,
    values,
)


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """By the chapter that is being played."""
    if not view.awaiting or not view.scenes:
        return Message("prompt-over")
    mine = bool(menu) and view.seat in view.awaiting
    scene = view.scenes[-1]
    if isinstance(scene, chapters.Throw):
        return throw_prompt(view, scene, mine)
    if view.awaiting == (LUCK,):
        return luck_prompt(view, scene)
    who: Args = {"player": player(view.awaiting[0])}
    if not mine:
        return Message(f"prompt-wait-{waited(scene)}", who)
    match scene:
        case chapters.Bargain(name):
            return bargain_prompt(view, name)
        case chapters.Tavern():
            return tavern_prompt(view, scene, menu)
        case chapters.Turn(dark=str(first)):
            return dark_prompt(view, first)
        case chapters.Turn(step="square"):
            return square_prompt(view)
        case _:
            return turn_prompt(view, menu)


def waited(scene: object) -> str:
    """What somebody else is thinking about."""
    match scene:
        case chapters.Turn(step="square"):
            return "square"
        case chapters.Turn():
            return "turn"
        case chapters.Tavern(pips=0):
            return "join"
        case chapters.Tavern():
            return "pick"
        case _:
            return "bargain"


def luck_prompt(view: Sight, scene: object) -> Message:
    """Nobody but luck is awaited."""
    match scene:
        case chapters.Dawn(due=due) if view.round == 1:
            return Message("prompt-set-up" if due else "prompt-imaginary")
        case chapters.Dawn(due=due):
            return Message("prompt-round" if due else "prompt-imaginary", {"round": view.round})
        case chapters.Draw():
            return Message("prompt-draw", {"player": player(view.turn or 0)})
        case _:
            return Message("prompt-lay")


# A turn


def turn_prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """H7, H9: what can be done, and what there is to do it with."""
    acts = {type(act) for act in menu}
    seat = view.seat
    args: Args = {
        "pirates": counted("pirates", view.reserve[seat]),
        "coins": counted("coins", view.coins[seat]),
    }
    if Ahoy in acts:
        return Message("prompt-again" if acts - {Ahoy} else "prompt-ahoy", args)
    assert Board in acts
    if not acts & {Move, Dark}:
        return Message("prompt-rest-or-board" if Rest in acts else "prompt-board", args)
    if alone(view.reserve, seat):
        return Message("prompt-last", args)
    return Message("prompt-turn" if Rest in acts else "prompt-turn-no-coin", args)


def dark_prompt(view: Sight, first: str) -> Message:
    """H10: the second of two dark alleys."""
    done = effect(view, Dark(first))
    assert done is not None
    left = view.reserve[view.seat] - done.pirates
    args: Args = {"first": counted("pirates", done.pirates), "left": left}
    if not done.coins:
        return Message("prompt-dark", args)
    return Message("prompt-dark-coin", args | {"coins": counted("coins", done.coins)})


def square_prompt(view: Sight) -> Message:
    """H25: what the square offers, in numbers."""
    here, seat = SQUARE[view.captain], view.seat
    kind, args = ACTION_AT[here], dict[str, int | str | Message]()
    offered = on_offer(here, shown_kinds(view.face_up))
    match kind:
        case "pirate":
            args["left"] = view.common[seat]
        case "goods" | "rendezvous":
            args["left"] = view.stacks[kind]
        case "map":
            own = of_colour(kinds(view.tiles[seat].map), COLOUR_AT[here])
            args["own"] = plus(own)
            kind = "map" if own else "map-first"
        case "tavern":
            args = {"tavern": square(here), "tiles": values(sorted(offered))}
        case "chest" if view.face_up.chest is not None:
            args = {"chest": a_tile(view.face_up.chest), "threshold": threshold_of(view)}
        case "rum":
            args = {"own": view.rum[seat], "left": view.barrels}
            args["barrels"] = barrels_here(view)
        case "guard":
            args = {"pirates": counted("pirates", view.reserve[seat])}
        case _:
            pass
    return Message(f"prompt-square-{kind}", args)


def bargain_prompt(view: Sight, name: str | None) -> Message:
    """H29: what was drawn, and what it would add."""
    assert name is not None
    added = counted("points", value_added(view, view.seat, name))
    return Message("prompt-bargain", {"tile": a_tile(name), "points": added})


def tavern_prompt(view: Sight, tavern: chapters.Tavern, menu: Sequence[Act]) -> Message:
    """H32: whether to drink along, or which tile to take."""
    tiles = stake(view, tavern.tavern)
    if tavern.pips:
        won = values(won_by(tavern.pips, tiles))
        return Message("prompt-pick", {"pips": tavern.pips, "tiles": won})
    args: Args = {
        "host": player(tavern.host),
        "tavern": tavern_name(tavern.tavern),
        "tiles": values(tiles),
        "odds": odds(DIE - POINTS[tiles[0]]),
    }
    if {type(act) for act in menu} == {Decline}:
        return Message("prompt-join-no-coin", args)
    return Message("prompt-join", args | {"coins": counted("coins", view.coins[view.seat])})


# A throw


def throw_prompt(view: Sight, throw: chapters.Throw, mine: bool) -> Message:
    """H24: what a roll must be, what this one means, and what rum can still do about it."""
    scene = view.scenes[-2]
    if not throw.pips:
        return rolling(view, scene, throw)
    if not mine:
        return Message("prompt-wait-throw", {"player": crew(throw.seat), "pips": throw.pips})
    then = Message("then-nothing")
    match scene:
        case chapters.Brawl():
            fate, hope = fight_fate(scene, throw.pips)
        case chapters.Chest():
            fate, hope = chest_fate(view, scene, throw.pips)
            then = danger(view, scene, throw.pips)
        case chapters.Tavern():
            fate, hope = drink_fate(view, scene, throw.pips)
        case _:
            raise AssertionError(scene)
    again: Args = {"hope": hope, "rum": view.rum[view.seat]}
    choice = Message("again-second" if throw.spare else "again-barrel", again)
    return Message("prompt-throw", {"fate": fate, "then": then, "again": choice})


def rolling(view: Sight, scene: object, throw: chapters.Throw) -> Message:
    """Before the die falls: what is needed, and the odds."""
    args: Args = {"player": crew(throw.seat)}
    match scene:
        case chapters.Brawl(leader=None, column=column):
            return Message("prompt-rolls-first", args | {"column": column})
        case chapters.Brawl(leader=int(leader), rows=rows, best=best):
            args |= {"best": best, "other": crew_inside(rows[leader].crew)}
            return Message("prompt-rolls-fight", args | {"odds": odds(DIE + 1 - best)})
        case chapters.Chest(total=total):
            need = threshold_of(view) - total
            args |= {"total": total, "threshold": threshold_of(view)}
            if need > DIE:
                return Message("prompt-rolls-chest-safe", args)
            args |= {"need": max(need, 1), "risk": risk(DIE + 1 - need)}
            return Message("prompt-rolls-chest", args)
        case chapters.Tavern(tavern=tavern):
            tiles = stake(view, tavern)
            least = POINTS[tiles[0]]
            args |= {"tiles": values(tiles), "need": least + 1}
            return Message("prompt-rolls-tavern", args | {"odds": odds(DIE - least)})
        case _:
            raise AssertionError(scene)


def fight_fate(brawl: chapters.Brawl, pips: int) -> tuple[Message, Message]:
    """H19: what the roll does in its column, and what another one would have to be."""
    rows = brawl.rows[brawl.row + 1 :]
    below = sum(row.near >= brawl.column for row in rows)
    args: Args = {"pips": pips, "best": brawl.best, "below": below}
    if brawl.leader is not None and pips < brawl.best:
        return Message("fate-loses", args), needed(brawl.best)
    fate = "fate-leads" if below or brawl.leader is None else "fate-wins"
    return Message(fate, args), better(pips + 1) if below else Message("hope-none")


def chest_fate(view: Sight, chest: chapters.Chest, pips: int) -> tuple[Message, Message]:
    """H33: stung or not."""
    threshold, total = threshold_of(view), chest.total + pips
    args: Args = {"pips": pips, "total": total, "threshold": threshold}
    if total >= threshold:
        safe = min(threshold - chest.total - 1, DIE)
        hope = Message("hope-at-most", {"most": safe, "odds": odds(safe)})
        return Message("fate-stung", args), hope if safe > 0 else Message("hope-lost")
    return Message("fate-safe", args), Message("hope-none")


def danger(view: Sight, chest: chapters.Chest, pips: int) -> Message:
    """H33: who throws next, and what the scorpion's chances are then."""
    left = threshold_of(view) - chest.total - pips
    if left <= 0:
        return Message("then-nothing")
    after = player((chest.thrower + 1) % len(view.reserve))
    return Message("then-next", {"next": after, "risk": risk(DIE + 1 - left)})


def drink_fate(view: Sight, tavern: chapters.Tavern, pips: int) -> tuple[Message, Message]:
    """H32: which tiles the roll wins, and what would win a better one."""
    tiles = stake(view, tavern.tavern)
    won = won_by(pips, tiles)
    args: Args = {"pips": pips, "tiles": values(won or tiles)}
    if not won:
        return Message("fate-dry", args), needed(POINTS[tiles[0]] + 1)
    dearer = [POINTS[kind] for kind in tiles if POINTS[kind] > POINTS[won[-1]]]
    fate = Message("fate-tile" if len(won) == 1 else "fate-tiles", args)
    return fate, better(dearer[0] + 1) if dearer else Message("hope-none")


def needed(pips: int) -> Message:
    return Message("hope-needed", {"need": pips, "odds": odds(DIE + 1 - pips)})


def better(pips: int) -> Message:
    """A roll that would do more than the one that lies there."""
    if pips > DIE:
        return Message("hope-none")
    return Message("hope-better", {"need": pips, "odds": odds(DIE + 1 - pips)})
