"""Whether the points told of duels can be those of cards: there are 40, and no more (M3, M30).

A position may tell points without the cards that gave them.  These cards are then counted in the
combat deck, among those that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from flibuste.games.mutiny.parts import GREY, LETTERS, VALUE
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.recording import fought, rounds_of, rounds_revealed, sums_of
from flibuste.games.mutiny.sight.written import Written, bad

DEAREST: Final = max(VALUE)


class Laid(NamedTuple):
    """Of a duel, without the rounds of the record: how many cards were laid, for which points."""

    points: tuple[int, int]  # pink and grey
    least: int
    most: int


def check_points(state: State, written: Written) -> None:
    """Each duel on its own, then all together; of some nothing but the winner may be told."""
    check_fighting(state)
    pink = grey = least = 0
    most = left = sum(state.combat.unseen)
    for letter in fought(state):
        laid = laid_in(state, letter, left)
        if not is_told(state, written, letter):
            most -= laid.least
            continue
        check_given(state, laid, "laid" if letter == state.duel else "sums")
        pink, grey, least = pink + laid.points[0], grey + laid.points[1], least + laid.least
    check_given(state, Laid((pink, grey), least, most))


def is_told(state: State, written: Written, letter: int) -> bool:
    """Whether anything is told of what was laid in a duel."""
    fighting = letter == state.duel and bool(state.scenes)
    sums = any(state.sums[2 * letter : 2 * letter + 2]) or LETTERS[letter] in written.sums
    return fighting or sums or bool(rounds_of(state, letter))


def laid_in(state: State, letter: int, left: int) -> Laid:
    """M31: everybody still in the game has begun each duel with a card, and somebody always has.

    Only when nobody is left did all lay their monkeys first.
    """
    points = points_untold(state, letter)
    if letter == state.duel and state.scenes:
        return Laid(points, *cards_untold(state))
    if letter == state.duel and not state.in_game():
        return Laid(points, 0, 0)
    if rounds_of(state, letter) and not any(points):
        return Laid(points, 0, 0)
    return Laid(points, max(1, state.in_game().bit_count()), left)


def points_untold(state: State, letter: int) -> tuple[int, int]:
    """The points of a duel that the record does not give."""
    pink, grey = sums_of(state.record, letter)
    return state.sums[2 * letter] - pink, state.sums[2 * letter + 1] - grey


def rounds_untold(state: State) -> tuple[int, int, int]:
    """Of the duel being fought: rounds before those told, and how many stayed and left in them."""
    rounds = rounds_of(state, state.duel)
    there = state.in_duel
    for entry in rounds:
        there |= entry[1]
    gone = state.in_game() & ~there
    return rounds_revealed(state) - len(rounds), there.bit_count(), gone.bit_count()


def cards_untold(state: State) -> tuple[int, int]:
    """M30, M31: how many cards, at least and at most; who left had laid one in the first round."""
    missing, stayed, gone = rounds_untold(state)
    least = missing * stayed + gone if missing else 0
    return least, least + gone * max(missing - 2, 0)


def check_fighting(state: State) -> None:
    """M30: a card of 1 to 3 from each who is in the duel, in every round that is not told."""
    if not state.scenes:
        return
    missing, _, gone = rounds_untold(state)
    if missing == 1 and gone:  # M32: nobody leaves before round 2
        raise bad("position-record", letter=LETTERS[state.duel])
    points = sum(points_untold(state, state.duel))
    least, most = cards_untold(state)
    if not missing and points:
        raise bad("position-laid-more", points=points)
    if not least <= points <= DEAREST * most:
        raise bad("position-laid", least=least, most=DEAREST * most, points=points)


def check_given(state: State, laid: Laid, part: str = "") -> None:
    """M3: the cards that lie nowhere else give these points in one way at least."""
    unseen = state.combat.unseen
    pink, grey = (
        numbers(cards, points)
        for cards, points in zip((unseen[:GREY], unseen[GREY:]), laid.points, strict=True)
    )
    if not any(laid.least <= one + other <= laid.most for one in pink for other in grey):
        raise bad("position-given", part=part) if part else bad("position-given-all")


def numbers(cards: Sequence[int], points: int) -> set[int]:
    """How many cards can count so much: there are so many of value 1, 2 and 3."""
    ones, twos, threes = cards
    found = set()
    for three in range(min(threes, points // 3) + 1):
        for two in range(min(twos, (points - 3 * three) // 2) + 1):
            one = points - 3 * three - 2 * two
            if one <= ones:
                found.add(one + two + three)
    return found
