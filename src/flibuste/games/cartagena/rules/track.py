"""Questions of C4–C14 that the rules, the menus, the stories and the bots all ask."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Seat
from flibuste.games.cartagena.parts import BOAT, CREW, CROWD, HAND, START


def next_free(squares: tuple[int, ...], crowd: list[int], origin: int) -> int:
    """C9, C10 · The next of the card's squares ahead with no pirate on it, else the boat."""
    for square in squares:
        if square > origin and not crowd[square]:
            return square
    return BOAT


def company_behind(crowd: list[int], origin: int) -> int:
    """C11 · The nearest square behind with one or two pirates on it, or 0."""
    for square in range(origin - 1, START, -1):
        if 0 < crowd[square] < CROWD:
            return square
    return 0


def first_company(crowd: list[int], first: int = START) -> int:
    """The rearmost square with one or two pirates: whoever stands ahead of it can retreat (C11).

    It is looked for from the first square on that may be it.
    """
    for square in range(first, BOAT):
        if 0 < crowd[square] < CROWD:
            return square
    return BOAT


def crowd_of(pirates: Sequence[Sequence[int]]) -> list[int]:
    """The number of pirates on each square; start and boat are not squares (C1)."""
    crowd = [0] * (BOAT + 1)
    for crew in pirates:
        for square in crew:
            crowd[square] += 1
    crowd[START] = crowd[BOAT] = 0
    return crowd


def dealt_seat(seats: int, deal: int) -> Seat:
    """Who gets the next of so many cards still to deal: six to seat 0, six to seat 1 … (C4)."""
    return seats - 1 - (deal - 1) // HAND


def escaped(crew: Sequence[int]) -> bool:
    """Whether a whole crew is in the boat (C14)."""
    return crew.count(BOAT) == CREW


def symbols_in(hand: list[int]) -> int:
    """The symbols of which there are cards, a set."""
    held = 0
    for symbol, cards in enumerate(hand):
        if cards:
            held |= 1 << symbol
    return held
