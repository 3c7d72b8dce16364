"""Players, tiles and numbers of things as arguments of messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from flibuste.core.players import somebody, who
from flibuste.core.protocol import Message, Seat
from flibuste.core.words import grouped, joined, listed, verbatim
from flibuste.games.piratoons.parts import EQUIPMENT
from flibuste.games.piratoons.rules.ships import Print
from flibuste.games.piratoons.sight.view import Sight


def say(id: str, **args: int | str | Message) -> Message:
    return Message(id, args)


def numbers(view: Sight, by_seat: Sequence[int | None]) -> Message | None:
    """``you 2, Red 1``: a number for each player who has one."""
    found = [(seat, number) for seat, number in enumerate(by_seat) if number is not None]
    told = [say("player-number", player=somebody(view, s), number=number) for s, number in found]
    return listed(told) if told else None


def holder(view: Sight, seat: Seat | None) -> Message:
    """``yours``, ``Red's``, ``nobody's``."""
    if seat is None:
        return Message("holder-nobody")
    return Message("holder", who(view, seat))


def tile(name: str) -> Message:
    return Message(f"tile-{name}")


def the_tile(name: str) -> Message:
    """A tile in the middle of a sentence."""
    return Message(f"the-{name}" if name in EQUIPMENT else f"hull-{name}")


def tile_at(view: Sight, place: str) -> str | None:
    """What lies at a place of the chest, if anything does."""
    for at, name in view.chest.items():
        if at == place:
            return name
    return None


def lying(view: Sight, place: str, name: str, called: Callable[[str], Message]) -> Message:
    """A tile of the chest; and where it lies, if another one is called the same."""
    return there(called(name), place) if has_namesake(view, name) else called(name)


def has_namesake(view: Sight, name: str) -> bool:
    """Whether another tile in the chest is called as this one there."""
    called = alike(name)
    return [alike(other) for other in view.chest.values() if other].count(called) > 1


def there(told: Message, place: str) -> Message:
    return say("tile-at", tile=told, at=Message(f"at-{place}"))


def alike(name: str) -> str:
    """Ship tiles are called by their storeys alone."""
    return name if name in EQUIPMENT else name[:2]


def symbols(printed: Print) -> Message:
    """``anchor–compass``: the half-symbols on the left and on the right edge."""
    edges = (printed.left, printed.right)
    return joined([Message(f"symbol-{one}") if one else verbatim("") for one in edges], "–")


def tiles(names: Sequence[str]) -> Message:
    """Several tiles in a row: equipment, the same ones together, then ship tiles by storeys."""
    sails = [say("count-sails", number=many)] if (many := names.count("sail")) else []
    others = grouped([name for name in names if name in EQUIPMENT and name != "sail"], tile)
    ships = Counter(int(name[1]) for name in names if name not in EQUIPMENT)
    told = [say("count-ships", storeys=high, number=many) for high, many in sorted(ships.items())]
    return listed([*sails, *others, *told])


def points(number: int) -> Message:
    """Points of either sign, with a minus as it is printed."""
    return say("count-points-below" if number < 0 else "count-points", number=abs(number))


def coins(number: int) -> Message:
    return say("count-doubloons", number=number)


def pawns(number: int) -> Message:
    return say("count-pawns", number=number)
