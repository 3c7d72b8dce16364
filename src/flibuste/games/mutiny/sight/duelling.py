"""Whether duels can be at this moment: the rounds told, and the points told without them (M29–M34).

A position may tell the points of a duel without its rounds; but the rounds that it does tell are
the last ones, without a gap, and they must lead to who is in the duel and in the game now.  Cards
that gave points and are not told are counted in the combat deck, among those that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from flibuste.games.mutiny.parts import ALL_OPENING, GREY, LETTERS, NOBODY, VALUE, seats_in
from flibuste.games.mutiny.rules.chapter import seat_word
from flibuste.games.mutiny.rules.duel import Robbing, points, still_known
from flibuste.games.mutiny.rules.scoring import duel_winner
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.tell import duels
from flibuste.games.mutiny.sight.written import Written, bad

Entry: TypeAlias = tuple[int, ...]
"""Of the record: the duel, the owners of the monkeys, the cards."""
DEAREST: Final = max(VALUE)


def check_duels(state: State, written: Written) -> None:
    """M30: the sailors of a round are revealed; the rounds told lead to who is there now."""
    if state.round and not state.posts[state.duel][1]:
        raise bad("position-duel", part="sailors")
    check_out(state)
    check_record(state, written)
    check_points(state, written)
    told = {duel.letter: duel for duel in duels(state)}
    for one in written.duels:
        for part in ("valverde", "diaz", "winner"):
            given = getattr(one, part)
            if given is not None and given != getattr(told[one.letter], part):
                raise bad("position-duel", part="duels")


def sums_of(state: State, letter: int) -> tuple[int, int]:
    """M30: what the pink and the grey cards of a duel add up to, as far as it is recorded."""
    return points([card for entry in rounds_of(state, letter) for card in entry[2:]])


def rounds_revealed(state: State) -> int:
    """Of the duel being fought; while a lone monkey robs, the second round is revealed too."""
    if not state.scenes or not state.round:
        return 0
    return state.round - (not isinstance(state.scenes[-1], Robbing))


def fought(state: State) -> range:
    """The duels of which a round is over."""
    return range(state.duel + (not state.scenes or rounds_revealed(state) > 0))


def letters_told(state: State) -> list[int]:
    return sorted({letter for letter, *_ in state.record})


def check_out(state: State) -> None:
    """M31: who has sworn is out by the monkey of a first round, for want of any combat card."""
    for seat in seats_in(state.out & state.sworn()):
        if any(state.hands[seat]) or not fought(state):
            raise bad("position-out", player=seat_word(seat))


def check_record(state: State, written: Written) -> None:
    """From the last round back to the first one told: who was in the duel, and in the game."""
    letters = letters_told(state)
    if letters and letters != list(range(letters[0], len(fought(state)))):
        raise bad("position-record", letter=LETTERS[state.duel])
    in_game = state.in_game()
    for letter in reversed(letters):
        in_game = retrace(state, letter, in_game, first=letter == letters[0])
    if tells_all(state) and in_game != state.sworn():
        raise bad("position-record", letter=LETTERS[0])
    check_winners(state, written)


def rounds_of(state: State, letter: int) -> list[Entry]:
    return [entry for entry in state.record if entry[0] == letter]


def untold(state: State, letter: int, first: bool) -> int:
    """The rounds before those told of a duel: only of the first one told can any be missing."""
    rounds = rounds_of(state, letter)
    if letter == state.duel and state.scenes:
        missing = rounds_revealed(state) - len(rounds)
    else:
        missing = [*sums_of(state, letter)] != state.sums[2 * letter : 2 * letter + 2]
    if missing < 0 or (missing and not first):
        raise bad("position-record", letter=LETTERS[letter])
    return missing


def tells_all(state: State) -> bool:
    """Whether the record goes back to the first round of all."""
    letters = letters_told(state)
    return letters == list(fought(state)) and not (letters and untold(state, 0, first=True))


def laid_by(state: State) -> Iterator[tuple[int, Entry]]:
    """The rounds told, the last one first, each with those who laid a combat card in it."""
    there, duel = state.in_duel, state.duel
    for entry in reversed(state.record):
        if entry[0] != duel:
            there, duel = 0, entry[0]
        yield there, entry
        there |= entry[1]


def known_after(state: State) -> list[int]:
    """M37: by seat, what all know of a hand by now of which they knew both ones at the start.

    What the rounds left untold have shown of a hand nobody can tell.
    """
    before = ALL_OPENING if tells_all(state) else 0
    known = [ALL_OPENING if side == NOBODY else before for side in state.sides]
    for layers, (_, _, *cards) in laid_by(state):
        for seat in seats_in(layers):
            known[seat] &= still_known(cards)
    return known


def retrace(state: State, letter: int, in_game: int, first: bool) -> int:
    """M30–M32: a card of each who stays, a monkey of each who leaves; who was in the game then.

    A monkey in round 1 puts its owner out of the game (M31), a later one does not.
    """
    missing, wrong = untold(state, letter, first), bad("position-record", letter=LETTERS[letter])
    rounds = [(there, entry) for there, entry in laid_by(state) if entry[0] == letter]
    numbers = range(missing + len(rounds), missing, -1)
    for number, (there, (_, monkeys, *cards)) in zip(numbers, rounds, strict=True):
        left = state.sworn() & ~in_game if number == 1 else in_game
        if monkeys & there or monkeys & ~left or len(cards) != there.bit_count():
            raise wrong
        in_game |= monkeys
        if number == 1 and there | monkeys != in_game:
            raise wrong
    return in_game


def check_winners(state: State, written: Written) -> None:
    """M34: no side has won fewer duels than the sailors and cards told give to it."""
    won = [0, 0]
    for letter in range(state.duel + (state.won() != NOBODY)):
        valverde, diaz = state.posts[letter][:2]
        if valverde and diaz and is_named(state, written, letter):
            pink, grey = state.sums[2 * letter : 2 * letter + 2]
            won[duel_winner(valverde, diaz, pink, grey)] += 1
    if any(known > wins for known, wins in zip(won, state.wins, strict=True)):
        raise bad("position-wins")


# Points


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
        check_given(state, laid, "laid" if letter == state.duel else "duels")
        pink, grey, least = pink + laid.points[0], grey + laid.points[1], least + laid.least
    check_given(state, Laid((pink, grey), least, most))


def is_named(state: State, written: Written, letter: int) -> bool:
    """Whether its rounds, or the points of a duel that is over, are told."""
    earlier = letter < state.duel and any(one.letter == LETTERS[letter] for one in written.duels)
    return earlier or bool(rounds_of(state, letter))


def is_told(state: State, written: Written, letter: int) -> bool:
    """Whether anything is told of what was laid in a duel."""
    fighting = letter == state.duel and bool(state.scenes)
    sums = any(state.sums[2 * letter : 2 * letter + 2])
    return fighting or sums or is_named(state, written, letter)


def laid_in(state: State, letter: int, left: int) -> Laid:
    """M31: everybody still in the game has begun each duel with a card, and somebody always has.

    Only when nobody is left did all lay their monkeys first.
    """
    points = points_untold(state, letter)
    if letter == state.duel and state.scenes:
        return Laid(points, *cards_untold(state))
    nobody = letter == state.duel and not state.in_game()
    if nobody or (rounds_of(state, letter) and not any(points)):
        return Laid(points, 0, 0)
    return Laid(points, max(1, state.in_game().bit_count()), left)


def points_untold(state: State, letter: int) -> tuple[int, int]:
    """The points of a duel that the record does not give."""
    pink, grey = sums_of(state, letter)
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
    pink = numbers(unseen[:GREY], laid.points[0])
    grey = numbers(unseen[GREY:], laid.points[1])
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
