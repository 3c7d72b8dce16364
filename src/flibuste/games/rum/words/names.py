"""What things are called: players, squares, alleys, tiles, numbers and odds, as messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flibuste.core.players import OTHER, YOU, Args, player, somebody
from flibuste.core.protocol import Message, Seat
from flibuste.core.words import listed
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import Tile
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import beats
from flibuste.games.rum.rules.throws import at_stake
from flibuste.games.rum.rules.town import OUTSIDE, Town, slots_of
from flibuste.games.rum.sight.chapters import Aboard
from flibuste.games.rum.sight.place import STACK, hand_of, kinds, place
from flibuste.games.rum.sight.tell import HIDDEN
from flibuste.games.rum.sight.view import Sight

DIE = 6
# Squares of a kind that stands only once in town need not be told where they are.
_ALONE = {name for name in box.SQUARE_NAME if box.SQUARE_NAME.count(name) == 1}


def crew(who: Aboard) -> Message:
    """A crew where a sentence begins."""
    return Message("crew-imaginary") if who == "imaginary" else player(who)


def crew_inside(who: Aboard) -> Message:
    """A crew in the middle of a sentence."""
    return Message("inside-imaginary") if who == "imaginary" else player(who)


def inside(view: Sight, who: Aboard) -> Message:
    """The same, the viewer's as "you"."""
    return crew_inside(who) if who == "imaginary" else somebody(view, who)


def whose(view: Sight, who: Aboard) -> str:
    """Whether a crew is the viewer's, for sentences that say "you"."""
    return YOU if who == view.seat else OTHER


def acting(view: Sight, who: Aboard) -> Args:
    """A crew that does something."""
    return {"player": crew(who), "who": whose(view, who)}


# Squares and alleys


def dashed(name: str) -> str:
    """A name of parts.py as a part of a message's id."""
    return name.replace("_", "-")


def square(number: int, layout: str) -> Message:
    """``rum, top left``; ``coin 2``, whose number is printed on it; ``headquarters``."""
    name = box.SQUARE_NAME[number]
    if name == "coin":
        return Message("square-coin-of", {"plate": box.PLATE_OF[number] + 1})
    if name in _ALONE:
        return Message(f"square-{dashed(name)}")
    square = Message(f"square-{dashed(name)}")
    return Message("square-of", {"square": square, "where": quarter(number, layout)})


def to_square(number: int, layout: str) -> Message:
    """``to the rum at the top left``."""
    name, args = box.SQUARE_NAME[number], Args()
    if name == "coin":
        args["plate"] = box.PLATE_OF[number] + 1
    elif name not in _ALONE:
        args["where"] = quarter(number, layout)
    return Message(f"to-{dashed(name)}", args)


def quarter(number: int, layout: str) -> Message:
    """Where in town the plate of a square lies, as one looks at it: ``top left``."""
    plates = [plate for plate, _ in slots_of(layout)]
    return Message(f"quarter-{plates.index(box.PLATE_OF[number] + 1)}")


def alley_name(town: Town, alley: int) -> Message:
    """The squares it joins; a dark one by its square, and by its exit if there are several."""
    one, other = town.ends[alley]
    if other != OUTSIDE:
        return Message(
            "alley", {"one": square(one, town.layout), "other": square(other, town.layout)}
        )
    here, gate = square(one, town.layout), exit_of(town, alley)
    if gate is None:
        return Message("dark-alley", {"square": here})
    return Message("dark-alley-exit", {"square": here, "exit": gate})


def dark_here(town: Town, alley: int) -> Message:
    """A dark alley at a square that is known: by its exit if there are several."""
    gate = exit_of(town, alley)
    return Message("dark-exit", {"exit": gate}) if gate else Message("dark")


def exit_name(town: Town, alley: int) -> Message:
    """Where a dark alley leads back into town; by its exit too if the square has several."""
    here, gate = square(town.ends[alley][0], town.layout), exit_of(town, alley)
    return Message("square-exit", {"square": here, "exit": gate}) if gate else here


def exit_of(town: Town, alley: int) -> Message | None:
    """``at the top``: which of its square's dark alleys it is; nothing if there is only one."""
    gates = [town.gate(other) for other in town.outlets[town.ends[alley][0]]]
    if len(gates) == 1:
        return None
    gate = town.gate(alley)
    beside = [other for other in gates if other[0] == gate[0]]  # on the same side of the town
    return Message(f"exit-{gate[0] if len(beside) == 1 else gate}")


# Tiles


def tile(name: str) -> Message:
    """Its short name, as in a table: ``hook 4``."""
    return Message(f"tile-{dashed(name)}")


def a_tile(name: str) -> Message:
    """As in a sentence: ``a hook worth 4``."""
    if name.startswith("rendezvous_"):
        place = Message(f"meet-{dashed(name.partition('_')[2])}")
        return Message("a-rendezvous", {"place": place, "points": box.POINTS[box.KIND[name]]})
    kind = name.rstrip("0123456789")
    return Message(f"a-{dashed(kind)}", {"value": int(name.removeprefix(kind))})


def some_tiles(names: Sequence[str]) -> Message:
    return listed([a_tile(name) for name in names])


def values(tiles: Iterable[int], last: str = "list-last") -> Message:
    """What tiles of one kind are worth: ``2, 3 and 5``; "or" by list-or."""
    return listed([str(box.POINTS[kind]) for kind in tiles], last)


def plus(tiles: Iterable[int], sign: str = " + ") -> str:
    """The same in figures: ``2 + 5``."""
    return sign.join([str(box.POINTS[kind]) for kind in tiles]) or "0"


def tavern_name(tavern: box.TavernName) -> Message:
    """The Swan, Es Cruce, Frère Jacques: a tavern is called by its square."""
    return Message(
        f"square-{dashed(box.SQUARE_NAME[box.TAVERN_AT.index(box.TAVERNS.index(tavern))])}"
    )


def stake(view: Sight, tavern: box.TavernName) -> list[int]:
    """H32: the tiles at stake in a tavern, the lowest first."""
    return sorted(at_stake(kinds(view.face_up.tavern), box.TAVERNS.index(tavern)))


def threshold_of(view: Sight) -> int:
    """H33: the sum that brings the scorpion."""
    return box.THRESHOLD[box.KIND[view.face_up.scorpion]] if view.face_up.scorpion else 0


def value_added(view: Sight, seat: Seat, name: str) -> int:
    """H37: what one more map or article would add to this player's points."""
    kind = box.KIND[name]
    won, held, *_ = hand_of(view.tiles[seat])
    goods = tuple([one for one in held if one != HIDDEN])
    is_map = box.STACK_OF[kind] == box.MAP
    more = points((*won, kind), goods) if is_map else points(won, (*goods, kind))
    return more - points(won, goods)


# Numbers


def counted(id: str, number: int) -> Message:
    """``3 pirates``, ``one coin``: ids pirates, coins, barrels, points."""
    return Message(f"count-{id}", {"number": number})


def odds(good: int, of: int = DIE) -> Message:
    """``4 chances in 6``."""
    if good >= of:
        return Message("odds-sure")
    return Message("odds", {"good": max(good, 0), "of": of})


def risk(bad: int) -> Message:
    """``4 risques sur 6``: the odds of what nobody wants."""
    if bad >= DIE:
        return Message("risk-sure")
    return Message("risk", {"bad": max(bad, 0), "of": DIE})


def guard_odds(view: Sight, stack: str, pirates: int) -> tuple[int, int]:
    """H35: how many of the tiles that may be on top so many pirates beat, and of how many."""
    tops = place(view).tile_odds(STACK[stack])
    guards = [(box.KIND[act.tile], copies) for act, copies in tops if isinstance(act, Tile)]
    beaten = [copies for kind, copies in guards if beats(pirates, kind)]
    return sum(beaten), sum([copies for _, copies in guards])
