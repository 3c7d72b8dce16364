"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import Words, listed
from flibuste.games.cartagena.parts import BOAT, START, SYMBOLS
from flibuste.games.cartagena.sight.view import Sight

COLUMNS = 4


def board(view: Sight, words: Words) -> list[Section]:
    """Hands, row, deck and discards, which a phone shows first; then the tunnel and its ends.

    The viewer's own hand leads, then the others' as they follow in turn.
    """
    places = [
        words("board-start", pirates=gathered(view, words, START)),
        words("board-boat", pirates=gathered(view, words, BOAT)),
    ]
    seats, first = len(view.pirates), max(view.seat, 0)  # a watcher has no seat
    hands = [hand_line(view, words, (first + after) % seats) for after in range(seats)]
    cards = [words("board-deck", deck=view.deck, discard=cards_text(view.discard, words))]
    if view.variant == "tortuga":
        row = [words(f"name-{symbol}") for symbol in view.row]
        cards.insert(0, words("board-row", cards=", ".join(row) or "–"))
    return [
        Section("", hands),
        Section("", cards),
        Section(words("board-tunnel", layout=view.layout), tunnel(view, words), COLUMNS),
        Section("", places),
    ]


def tunnel(view: Sight, words: Words) -> list[str]:
    """For each square its number, its symbol and the letters of the pirates on it."""
    return [
        f"{number:2} {words(f'name-{symbol}')} {standing(view, words, number)}".rstrip()
        for number, symbol in enumerate(view.squares, 1)
    ]


def standing(view: Sight, words: Words, square: int) -> str:
    """One letter for each pirate on a square."""
    return "".join(
        words(f"letter-{seat}") * crew.count(square) for seat, crew in enumerate(view.pirates)
    )


def gathered(view: Sight, words: Words, place: int) -> str:
    """How many of each crew are at the start or in the boat."""
    crews = [(seat, crew.count(place)) for seat, crew in enumerate(view.pirates)]
    found = [
        words("board-crew", letter=words(f"letter-{seat}"), number=number)
        for seat, number in crews
        if number
    ]
    return ", ".join(found) or "–"


def hand_line(view: Sight, words: Words, seat: Seat) -> str:
    """A player's name, letter and cards; a hidden hand only by its size (C5)."""
    hand = view.hands[seat]
    size = view.hand_sizes[seat]
    held = words("board-hidden", cards=size) if hand is None else cards_text(hand, words)
    id = "board-hand-turn" if seat == view.turn else "board-hand"
    name = Message(f"seat-{seat}")
    return words(id, player=name, letter=words(f"letter-{seat}"), cards=held)


def cards_text(cards: dict[str, int], words: Words) -> str:
    """``2 × dagger, 1 × key``."""
    told = [
        words("board-cards", number=cards[symbol], name=words(f"name-{symbol}"))
        for symbol in SYMBOLS
        if symbol in cards
    ]
    return words.say(listed(told)) if told else "–"
