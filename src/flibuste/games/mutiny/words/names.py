"""Players, cards, pirates and numbers of things as arguments of messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from flibuste.core.players import OTHER, YOU, Args, player, players
from flibuste.core.protocol import Message, Seat
from flibuste.core.words import grouped, listed
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.parts import LETTERS
from flibuste.games.mutiny.sight.view import Sight


def whom(view: Sight, seat: Seat) -> Args:
    """The player to whom something is done."""
    return {"target": player(seat), "whom": YOU if seat == view.seat else OTHER}


def few(view: Sight, seats: Sequence[Seat]) -> Message:
    """Up to two players by name; more of them are counted, for a prompt has not room for all."""
    if len(seats) <= 2:
        return players(view, seats)
    return Message("count-players", {"number": len(seats)})


def pirate(name: str) -> Message:
    return Message(f"pirate-{name}")


def name(pirate: str) -> Message:
    """A pirate without title: "Valverde"."""
    return Message(f"name-{pirate}")


def card(name: str) -> Message:
    return Message(f"card-{name}")


def cards(names: Sequence[str]) -> Message:
    """``pink 1 ×2, pink 3 and grey 2``."""
    return listed(grouped(names, card))


def side(name: str) -> Message:
    return Message(f"side-{name}")


def amount(what: str, number: int) -> Message:
    """``one coin``, ``3 combat cards``: of coins, combat, gold."""
    return Message(f"count-{what}", {"number": number})


WORDS: Final[dict[str, Callable[[Any], Message]]] = {"pirate": pirate, "card": card, "side": side}
SAID_BY_ID: Final = ("give", "what")  # values that another sentence tells, not an argument


def told(prefix: str, act: Act, more: Args | None = None) -> Message:
    """An act by its name, with its values in words: most acts are no more than that."""
    values: dict[str, Any] = {name: getattr(act, name) for name in act.__struct_fields__}
    kinds = [values.pop(name) for name in SAID_BY_ID if name in values]
    if "seat" in values:
        values["player"] = player(values.pop("seat"))
    args = {name: WORDS[name](one) if name in WORDS else one for name, one in values.items()}
    return Message("-".join([prefix, type(act).__name__.lower(), *kinds]), args | (more or {}))


def kept(prefix: str, view: Sight, name: str) -> Message:
    """M16, M18: the card kept, and the one that goes under its deck; a lone card is just kept."""
    rest = list(view.visit.cards) if view.visit is not None else []
    if name in rest:
        rest.remove(name)
    if not rest or rest[0] is None:
        return Message(f"{prefix}-keep-only", {"card": card(name)})
    if rest[0] == name:
        return Message(f"{prefix}-keep-same", {"card": card(name)})
    return Message(f"{prefix}-keep", {"card": card(name), "under": card(rest[0])})


def pair_of(view: Sight, letter: str | None) -> Args:
    """The two values of a pair, as far as the viewer knows them."""
    pair = {str(name): pair for name, pair in view.sailors.items()}.get(letter or "")
    return {
        "letter": letter or "",
        "valverde": pair.valverde or 0 if pair else 0,
        "diaz": pair.diaz or 0 if pair else 0,
    }


def next_letter(view: Sight) -> str:
    """M26: where the next pair of sailors goes; empty when all five stand."""
    return next((letter for letter in LETTERS if letter not in view.sailors), "")


def seen_side(view: Sight, seat: Seat, at: Seat) -> str | None:
    """M25: the allegiance that one saw with Ojo, if the viewer knows it."""
    return next((one.side for one in view.looks if (one.seat, one.at) == (seat, at)), None)


def closed(view: Sight) -> int:
    """How many doors are closed."""
    return sum(cabin.pirate is None for cabin in view.row)


def actor_of(view: Sight) -> Seat:
    """Whose eyes the offers of the cabins are for: the viewer's; for a watcher whose turn it is."""
    return view.seat if view.seat >= 0 else view.turn or 0
