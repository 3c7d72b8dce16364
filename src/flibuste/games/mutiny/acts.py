"""All that anybody can do in La mutinerie.  Values by name, as in the contract."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias, final, get_args

from msgspec import Meta

from flibuste.core.protocol import Action, Seat
from flibuste.games.mutiny.parts import (
    CARDS,
    COMBAT,
    LETTERS,
    MONKEY,
    MOST,
    PIRATES,
    SAILORS,
    SEATS,
    SIDES,
)

# The schema tells outsiders the range; the rules, not the decoder, refuse what is outside it.
PirateName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(PIRATES)})]
CardName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(CARDS)})]
SideName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(SIDES)})]
LetterName: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": list(LETTERS)})]
Goods: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ["cards", "coins"]})]
Good: TypeAlias = Annotated[str, Meta(extra_json_schema={"enum": ["card", "coin"]})]
Few: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": MOST})]
Value: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 10})]
SeatNumber: TypeAlias = Annotated[Seat, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]


@final
class First(Action, frozen=True):
    """LUCK names the first dealer (M6)."""

    seat: SeatNumber


@final
class Door(Action, frozen=True):
    """LUCK tells who lives in the cabin that is opened (M8)."""

    pirate: PirateName


@final
class Storm(Action, frozen=True):
    """LUCK tells who is seasick and goes into the lifeboat (M13)."""

    pirate: PirateName


@final
class Draw(Action, frozen=True):
    """LUCK turns up the top card of a deck, for the eyes of one player (M15–M21)."""

    card: CardName


@final
class Sailor(Action, frozen=True):
    """LUCK turns up a sailor: for one player (M26), or for all in a duel (M30)."""

    value: Value


@final
class Open(Action, frozen=True):
    """Open the next cabin (M8)."""


@final
class Use(Action, frozen=True):
    """Use a pirate that lies face up (M8)."""

    pirate: PirateName


@final
class Keep(Action, frozen=True):
    """Keep this one of the cards looked at; the other goes under its deck (M16, M18)."""

    card: CardName


@final
class Number(Action, frozen=True):
    """How many cards to exchange with Wessel-Jan (M19)."""

    number: Few


@final
class Under(Action, frozen=True):
    """Put a combat card under the deck (M19, M20)."""

    card: CardName


@final
class Trade(Action, frozen=True):
    """Give so many cards for coins, or coins for cards, to Dean Nero (M20)."""

    give: Goods
    number: Few


@final
class Take(Action, frozen=True):
    """The top combat card or a coin, from Pang (M21)."""

    what: Good


@final
class Steal(Action, frozen=True):
    """Steal a coin from an opponent, with Chang Ye (M22)."""

    seat: SeatNumber


@final
class Pledge(Action, frozen=True):
    """Choose one's allegiance, secretly (M24, M25)."""

    side: SideName


@final
class Peek(Action, frozen=True):
    """Look at an opponent's allegiance, with Ojo (M25)."""

    seat: SeatNumber


@final
class Post(Action, frozen=True):
    """Put the two sailors looked at on the next free letter (M26)."""

    valverde: Value
    diaz: Value


@final
class Inspect(Action, frozen=True):
    """Look at a pair of sailors that stands (M26)."""

    duel: LetterName


@final
class Swap(Action, frozen=True):
    """Put the pair looked at back, swapped or not (M26)."""

    swap: bool


@final
class Lay(Action, frozen=True):
    """Lay a card for this round of the duel, face down (M30)."""

    card: CardName


@final
class Rob(Action, frozen=True):
    """The lone monkey steals a coin from an opponent (M32)."""

    seat: SeatNumber


@final
class Decline(Action, frozen=True):
    """Leave what one "may" do (M38)."""


LuckAct: TypeAlias = First | Door | Storm | Draw | Sailor
CardAct: TypeAlias = Keep | Number | Under | Trade | Take | Steal
SecretAct: TypeAlias = Pledge | Peek | Post | Inspect | Swap
Act: TypeAlias = LuckAct | Open | Use | CardAct | SecretAct | Lay | Rob | Decline
LUCKS: Final = frozenset(kind.__name__ for kind in get_args(LuckAct))  # no player makes them

# Each act is made once.
FIRST: Final = tuple(First(seat) for seat in range(SEATS[-1]))
DOOR: Final = tuple(Door(pirate) for pirate in PIRATES)
STORM: Final = tuple(Storm(pirate) for pirate in PIRATES)
DRAW: Final = tuple(Draw(card) for card in CARDS[:MONKEY])
SAILOR: Final = {value: Sailor(value) for value in SAILORS}
OPEN: Final = Open()
USE: Final = tuple(Use(pirate) for pirate in PIRATES)
KEEP: Final = tuple(Keep(card) for card in CARDS[:MONKEY])
NUMBER: Final = tuple(Number(number) for number in range(MOST + 1))
UNDER: Final = tuple(Under(card) for card in CARDS[:COMBAT])
TRADE_CARDS: Final = tuple(Trade("cards", number) for number in range(MOST + 1))
TRADE_COINS: Final = tuple(Trade("coins", number) for number in range(MOST + 1))
TAKE: Final = (Take("card"), Take("coin"))
STEAL: Final = tuple(Steal(seat) for seat in range(SEATS[-1]))
PLEDGE: Final = tuple(Pledge(side) for side in SIDES)
PEEK: Final = tuple(Peek(seat) for seat in range(SEATS[-1]))
INSPECT: Final = tuple(Inspect(letter) for letter in LETTERS)
SWAP: Final = (Swap(False), Swap(True))
LAY: Final = tuple(Lay(card) for card in CARDS)
ROB: Final = tuple(Rob(seat) for seat in range(SEATS[-1]))
DECLINE: Final = Decline()


@cache
def posts(one: int, other: int) -> tuple[Post, Post]:
    """M26: the two ways to post two sailors."""
    low, high = sorted((one, other))
    return Post(low, high), Post(high, low)
