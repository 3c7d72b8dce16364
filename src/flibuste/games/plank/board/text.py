"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import Words
from flibuste.games.plank.parts import NO_THANKS, PILE, signed
from flibuste.games.plank.rules.scoring import PLANK
from flibuste.games.plank.sight.view import Card, Sight
from flibuste.games.plank.words.story import crew_name, pirate, player


def board(view: Sight, words: Words) -> list[Section]:
    """The plank from the ship on, the hands and piles, and the sea."""
    sections = [Section(words("board-plank"), plank(view, words))]
    hands = [hand_line(view, words, seat) for seat in range(len(view.crews))]
    sections.append(Section("", [*hands, *[pile_line(view, words, crew) for crew in view.piles]]))
    if view.fallen:
        sections.append(Section(words("board-sea"), sea(view, words)))
    return sections


def plank(view: Sight, words: Words) -> list[str]:
    """A line for each place; before the first placement what is picked so far."""
    if view.plank:
        return [
            words("board-place", place=place, points=PLANK[place - 1], pirate=pirate(*card))
            for place, card in enumerate(view.plank, 1)
        ]
    picked = [
        words("board-picked-hidden", crew=crew_name(crew))
        if value is None
        else words("board-picked", pirate=pirate(crew, value))
        for crew, value in view.chosen.items()
    ]
    return picked or [words("board-empty")]


def sea(view: Sight, words: Words) -> list[str]:
    """A line for each pile of four."""
    piles = [view.fallen[first : first + PILE] for first in range(0, len(view.fallen), PILE)]
    return [
        words("board-pile", points=points, pirates=names(pile, words))
        for points, pile in enumerate(piles, 1)
    ]


def names(cards: Sequence[Card], words: Words) -> str:
    return ", ".join(words.say(pirate(*card)) for card in cards)


def hand_line(view: Sight, words: Words, seat: Seat) -> str:
    """A player, the points so far, and the cards left: all know them (P19)."""
    hand = view.hands[seat]
    cards = [words("board-pirates", values=spaced(hand.pirates))] if hand.pirates else []
    if hand.actions:
        cards.append(words("board-actions", cards=spaced([signed(card) for card in hand.actions])))
    if hand.no_thanks:
        cards.append(words("board-no-thanks"))
    id = "board-hand-turn" if seat in view.awaiting else "board-hand"
    held = " · ".join(cards) or "–"
    return words(id, player=player(view, seat), points=view.scores[seat], cards=held)


def pile_line(view: Sight, words: Words, crew: str) -> str:
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
    return words(id, crew=crew_name(crew), values=left or "–", place=place)


def spaced(items: Sequence[int | str]) -> str:
    return " ".join(map(str, items))
