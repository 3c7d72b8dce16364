"""What the picture of a voyage needs beside the view: offers, what may come, how far it goes."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Struct

from flibuste.core.protocol import Message
from flibuste.games.mutiny import parts
from flibuste.games.mutiny.sight.unseen import cards_left, hidden_pirates, sailors_left
from flibuste.games.mutiny.sight.view import Cabin, Sight
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.labels import NOTHING, offer, to_be_had


class Offer(Struct, frozen=True):
    """What is to be had behind an open door, for the viewer.

    place · of the door
    pirate · who lives there
    said · the same in words
    gold · gold cards
    cards · combat cards; to exchange, at most so many
    coins · likewise
    letter · where the next pair of sailors would stand
    nothing · nothing is to be had
    """

    place: int
    pirate: parts.Pirate
    said: Message
    gold: int = 0
    cards: int = 0
    coins: int = 0
    letter: parts.Letter | None = None
    nothing: bool = False


class Chance(Struct, frozen=True):
    """So many cards of a kind lie where the viewer has not seen them."""

    card: parts.Card
    copies: int


class Scenery(Struct, frozen=True):
    """Beside what the view tells.

    start · the square on which the ship began
    doors · of a round, opened or not
    sails · squares that the ship will sail if nobody knocks without need
    offers · by open door, from the left
    unseen · the pirates who may still open
    combat · combat cards that may come, by kind
    gold · gold cards that may come, by kind
    sailors · the values of those whom the viewer has never seen
    """

    start: int
    doors: int
    sails: int
    offers: tuple[Offer, ...]
    unseen: tuple[parts.Pirate, ...]
    combat: tuple[Chance, ...]
    gold: tuple[Chance, ...]
    sailors: tuple[int, ...]


def scenery(view: Sight) -> Scenery:
    """The same object as long as it tells the same."""
    seats, left = len(view.players), cards_left(view)
    open_doors = [cabin for cabin in view.row if cabin.pirate is not None]
    told = Scenery(
        start=view.box.starts[seats - 2],
        doors=seats + parts.MORE_CABINS,
        sails=sails(view),
        offers=tuple([offered(view, cabin, cabin.pirate) for cabin in open_doors if cabin.pirate]),
        unseen=parts.pirates_in(hidden_pirates(view)) if view.row else (),
        combat=chances(tuple(left[: parts.COMBAT]), 0),
        gold=chances(tuple(left[parts.GOLD : parts.MONKEY]), parts.GOLD),
        sailors=tuple(sailors_left(view)),
    )
    return kept(msgspec.json.encode(told))


@lru_cache(maxsize=512)
def kept(told: bytes) -> Scenery:
    return msgspec.json.decode(told, type=Scenery)


@lru_cache(maxsize=512)
def chances(left: tuple[int, ...], first: int) -> tuple[Chance, ...]:
    """So many cards of each kind, from the first kind on."""
    return tuple(
        [Chance(parts.CARDS[kind], copies) for kind, copies in enumerate(left, first) if copies > 0]
    )


def sails(view: Sight, knocks: int = 0) -> int:
    """A square for each door that stays closed (M12); without a usable one somebody knocks (M10).

    ``knocks``: if so many doors were opened first, with somebody usable behind them.
    """
    if not view.row or view.turn is None or view.dealer is None:
        return 0
    seats = len(view.players)
    turns = seats - (view.turn - view.dealer) % seats - (view.visit is not None)
    open_doors = [cabin.pirate for cabin in view.row if cabin.pirate is not None]
    usable = len(open_doors) - open_doors.count("ghost") + knocks
    closed = len(view.row) - len(open_doors) - knocks - max(0, turns - usable)
    return min(closed, view.box.track - view.ship)


def offered(view: Sight, cabin: Cabin, pirate: parts.Pirate) -> Offer:
    """From public things only, like its words."""
    seat = word.actor_of(view)
    said = offer(view, pirate, seat)
    if said == NOTHING:
        return Offer(cabin.place, pirate, said, nothing=True)
    free = next((one for one in parts.LETTERS if one not in view.sailors), None)
    letter = free if pirate == "cambivalute" else None
    had = to_be_had(view, pirate, seat)
    gold, cards, coins = had.get("gold", 0), had.get("cards", 0), had.get("coins", 0)
    return Offer(cabin.place, pirate, said, gold, cards, coins, letter)
