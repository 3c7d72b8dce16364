"""The one sentence above the board: whose turn, what may be done, what is at stake, the odds."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.players import Args, player
from flibuste.core.protocol import LUCK, Message
from flibuste.games.rum.acts import Act, Ahoy, Board, Dark, Decline, Move, Rest
from flibuste.games.rum.board.chances import Chances, Lies, below, hoped, wanted
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.parts import ACTION_AT, COLOUR_AT, POINTS, SQUARE
from flibuste.games.rum.rules.squares import of_colour, on_offer
from flibuste.games.rum.rules.throws import won_by
from flibuste.games.rum.rules.turn import alone
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import kinds, shown_kinds
from flibuste.games.rum.sight.view import Sight
from flibuste.games.rum.words import names as word
from flibuste.games.rum.words.labels import barrels_here


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
            return Message("prompt-draw", word.acting(view, view.turn or 0))
        case _:
            return Message("prompt-lay")


# A turn


def turn_prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """H7, H9: what can be done, and what there is to do it with."""
    acts = {type(act) for act in menu}
    seat = view.seat
    args: Args = {
        "pirates": word.counted("pirates", view.reserve[seat]),
        "coins": word.counted("coins", view.coins[seat]),
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
    args: Args = {"first": word.counted("pirates", done.pirates), "left": left}
    if not done.coins:
        return Message("prompt-dark", args)
    return Message("prompt-dark-coin", args | {"coins": word.counted("coins", done.coins)})


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
            args["own"] = word.plus(own)
            kind = "map" if own else "map-first"
        case "tavern":
            args = {"tavern": word.square(here, view.layout), "tiles": word.values(sorted(offered))}
        case "chest" if view.face_up.chest is not None:
            args = {"chest": word.a_tile(view.face_up.chest), "threshold": word.threshold_of(view)}
        case "rum":
            args = {"own": view.rum[seat], "left": view.barrels}
            args["barrels"] = barrels_here(view)
        case "guard":
            args = {"pirates": word.counted("pirates", view.reserve[seat])}
        case _:
            pass
    return Message(f"prompt-square-{kind}", args)


def bargain_prompt(view: Sight, name: str | None) -> Message:
    """H29: what was drawn, and what it would add."""
    assert name is not None
    added = word.counted("points", word.value_added(view, view.seat, name))
    return Message("prompt-bargain", {"tile": word.a_tile(name), "points": added})


def tavern_prompt(view: Sight, tavern: chapters.Tavern, menu: Sequence[Act]) -> Message:
    """H32: whether to drink along, or which tile to take."""
    tiles = word.stake(view, tavern.tavern)
    if tavern.pips:
        won = word.values(won_by(tavern.pips, tiles), "list-or")
        return Message("prompt-pick", {"pips": tavern.pips, "tiles": won})
    args: Args = {
        "host": player(tavern.host),
        "tavern": word.tavern_name(tavern.tavern),
        "tiles": word.values(tiles),
        "odds": word.odds(word.DIE - POINTS[tiles[0]]),
    }
    if {type(act) for act in menu} == {Decline}:
        return Message("prompt-join-no-coin", args)
    return Message("prompt-join", args | {"coins": word.counted("coins", view.coins[view.seat])})


# A throw


def throw_prompt(view: Sight, throw: chapters.Throw, mine: bool) -> Message:
    """H24: what a roll must be, what this one means, and what rum can still do about it."""
    if not throw.pips:
        return rolling(view, throw)
    if not mine:
        return Message("prompt-wait-throw", {"player": word.crew(throw.seat), "pips": throw.pips})
    lies, chances = hoped(view, throw.pips)
    fate = Message(f"fate-{lies.fate}", fate_args(view, throw.pips, lies))
    choice = Message("again-vain")
    if lies.fate == "safe" and chances.aim == "most":  # rum could only make it worse
        choice = Message("again-safe", {"from": chances.need + 1})
    elif chances.aim != "none":
        again: Args = {"hope": hope(chances), "rum": view.rum[view.seat]}
        choice = Message("again-second" if throw.spare else "again-barrel", again)
    then = danger(view, throw.pips)
    return Message("prompt-throw", {"fate": fate, "then": then, "again": choice})


def rolling(view: Sight, throw: chapters.Throw) -> Message:
    """Before the die falls: what is needed, and the odds."""
    args = word.acting(view, throw.seat)
    chances = wanted(view)
    assert chances is not None
    args["odds"] = word.odds(chances.good)
    match view.scenes[-2]:
        case chapters.Brawl(leader=None, column=column):
            return Message("prompt-rolls-first", args | {"column": column})
        case chapters.Brawl(leader=int(leader), rows=rows, best=best):
            led = rows[leader].crew
            args |= {"best": best, "other": word.inside(view, led)}
            args["rival"] = word.whose(view, led)
            return Message("prompt-rolls-fight", args)
        case chapters.Chest(total=total):
            args |= {"total": total, "threshold": word.threshold_of(view)}
            if chances.aim == "any":
                return Message("prompt-rolls-chest-safe", args)
            args |= {"need": chances.need + 1, "risk": word.risk(word.DIE - chances.good)}
            return Message("prompt-rolls-chest", args)
        case chapters.Tavern(tavern=tavern):
            args |= {"tiles": word.values(word.stake(view, tavern)), "need": chances.need}
            return Message("prompt-rolls-tavern", args)
        case scene:
            raise AssertionError(scene)


def fate_args(view: Sight, pips: int, lies: Lies) -> Args:
    """What a roll is compared with."""
    match view.scenes[-2]:
        case chapters.Brawl() as brawl:
            return {"pips": pips, "best": brawl.best, "below": below(brawl)}
        case chapters.Chest(total=total):
            return {"pips": pips, "total": total + pips, "threshold": word.threshold_of(view)}
        case _:
            args: Args = {"pips": pips}
            return args | {"tiles": word.values(kinds(lies.wins))} if lies.wins else args


def hope(chances: Chances) -> Message:
    """What another roll would have to be."""
    args: Args = {"need": chances.need, "most": chances.need, "odds": word.odds(chances.good)}
    match chances.aim:
        case "least":
            return Message("hope-needed", args)
        case "better":
            return Message("hope-better", args)
        case "most":
            return Message("hope-at-most", args)
        case "any":
            return Message("hope-any")
        case _:
            return Message("hope-lost")


def danger(view: Sight, pips: int) -> Message:
    """H33: who throws next at a chest, and what the scorpion's chances are then."""
    chest = view.chapter(chapters.Chest)
    left = 0 if chest is None else word.threshold_of(view) - chest.total - pips
    if chest is None or left <= 0:
        return Message("then-nothing")
    after = player((chest.thrower + 1) % len(view.reserve))
    return Message("then-next", {"next": after, "risk": word.risk(word.DIE + 1 - left)})
