"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from flibuste.core.players import around, player
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import NOTHING, grouped, joined, listed
from flibuste.games.cartagena.parts import BOAT, START, SYMBOLS
from flibuste.games.cartagena.sight.view import Sight

COLUMNS = 4


def board(view: Sight) -> list[Section]:
    """Hands, row, deck and discards, which a phone shows first; then the tunnel and its ends.

    The viewer's own hand leads, then the others' as they follow in turn.
    """
    places = [
        Message("board-start", {"pirates": gathered(view, START)}),
        Message("board-boat", {"pirates": gathered(view, BOAT)}),
    ]
    hands = [hand_line(view, seat) for seat in around(view, len(view.pirates))]
    cards = [Message("board-deck", {"deck": view.deck, "discard": cards_text(view.discard)})]
    if view.variant == "tortuga":
        row = [Message(f"name-{symbol}") for symbol in view.row]
        cards.insert(0, Message("board-row", {"cards": joined(row)}))
    return [
        Section(None, hands),
        Section(None, cards),
        Section(Message("board-tunnel", {"layout": view.layout}), tunnel(view), COLUMNS),
        Section(None, places),
    ]


def tunnel(view: Sight) -> list[Message]:
    """For each square its number, its symbol and the letters of the pirates on it."""
    return [
        square_line(number, symbol, standing(view, number))
        for number, symbol in enumerate(view.squares, 1)
    ]


def square_line(number: int, symbol: str, pirates: list[Message]) -> Message:
    """Numbers of one digit stand under the units of the others."""
    told = Message("board-square", {"number": f"{number:2}", "name": Message(f"name-{symbol}")})
    return joined([told, joined(pirates, "")], " ") if pirates else told


def standing(view: Sight, square: int) -> list[Message]:
    """One letter for each pirate on a square."""
    return [
        Message(f"mark-{seat}")
        for seat, crew in enumerate(view.pirates)
        for _ in range(crew.count(square))
    ]


def gathered(view: Sight, place: int) -> Message:
    """How many of each crew are at the start or in the boat."""
    crews = [(seat, crew.count(place)) for seat, crew in enumerate(view.pirates)]
    found = [
        Message("board-crew", {"letter": Message(f"mark-{seat}"), "number": number})
        for seat, number in crews
        if number
    ]
    return joined(found)


def hand_line(view: Sight, seat: Seat) -> Message:
    """A player's name, letter and cards; a hidden hand only by its size (C5)."""
    hand = view.hands[seat]
    size = view.hand_sizes[seat]
    held = Message("board-hidden", {"cards": size}) if hand is None else cards_text(hand)
    id = "board-hand-turn" if seat == view.turn else "board-hand"
    return Message(id, {"player": player(seat), "letter": Message(f"mark-{seat}"), "cards": held})


def cards_text(cards: dict[str, int]) -> Message:
    """``dagger ×2 and key``."""
    held = [symbol for symbol in SYMBOLS for _ in range(cards.get(symbol, 0))]
    told = grouped(held, lambda symbol: Message(f"name-{symbol}"))
    return listed(told) if told else NOTHING
