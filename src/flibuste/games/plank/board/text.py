"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import joined
from flibuste.games.plank.parts import NO_THANKS, PILE, signed
from flibuste.games.plank.rules.scoring import PLANK
from flibuste.games.plank.sight.view import Card, Sight
from flibuste.games.plank.words.story import crew_name, pirate, player


def board(view: Sight) -> list[Section]:
    """The plank from the ship on, the hands and piles, and the sea."""
    sections = [Section(Message("board-plank"), plank(view))]
    hands = [hand_line(view, seat) for seat in range(len(view.crews))]
    sections.append(Section(None, [*hands, *[pile_line(view, crew) for crew in view.piles]]))
    if view.fallen:
        sections.append(Section(Message("board-sea"), sea(view)))
    return sections


def plank(view: Sight) -> list[Message]:
    """A line for each place; before the first placement what is picked so far."""
    if view.plank:
        return [
            Message(
                "board-place", {"place": place, "points": PLANK[place - 1], "pirate": pirate(*card)}
            )
            for place, card in enumerate(view.plank, 1)
        ]
    picked = [
        Message("board-picked-hidden", {"crew": crew_name(crew)})
        if value is None
        else Message("board-picked", {"pirate": pirate(crew, value)})
        for crew, value in view.chosen.items()
    ]
    return picked or [Message("board-empty")]


def sea(view: Sight) -> list[Message]:
    """A line for each pile of four."""
    piles = [view.fallen[first : first + PILE] for first in range(0, len(view.fallen), PILE)]
    return [
        Message("board-pile", {"points": points, "pirates": names(pile)})
        for points, pile in enumerate(piles, 1)
    ]


def names(cards: Sequence[Card]) -> Message:
    return joined([pirate(*card) for card in cards])


def hand_line(view: Sight, seat: Seat) -> Message:
    """A player, the points so far, and the cards left: all know them (P19)."""
    hand = view.hands[seat]
    cards = [Message("board-pirates", {"values": spaced(hand.pirates)})] if hand.pirates else []
    if hand.actions:
        cards.append(
            Message("board-actions", {"cards": spaced([signed(card) for card in hand.actions])})
        )
    if hand.no_thanks:
        cards.append(Message("board-no-thanks"))
    id = "board-hand-turn" if seat in view.awaiting else "board-hand"
    held = joined(cards, " · ")
    return Message(id, {"player": player(view, seat), "points": view.scores[seat], "cards": held})


def pile_line(view: Sight, crew: str) -> Message:
    """An unplayed crew: which cards are left in its pile, and where its "No thanks!" lies."""
    (pile,) = [pile for name, pile in view.piles.items() if name == crew]
    left = spaced([card for card in pile.cards if card != NO_THANKS])
    place = Message("board-no-thanks-gone")
    if NO_THANKS in pile.cards:
        place = Message("board-no-thanks-somewhere")
    if pile.no_thanks_at is not None:
        place = Message("board-no-thanks-at", {"above": pile.no_thanks_at})
    if view.aside == crew:
        place = Message("board-no-thanks-aside")
    id = "board-crew-turn" if view.turn == crew else "board-crew"
    return Message(id, {"crew": crew_name(crew), "values": left or "–", "place": place})


def spaced(items: Sequence[int | str]) -> str:
    return " ".join(map(str, items))
