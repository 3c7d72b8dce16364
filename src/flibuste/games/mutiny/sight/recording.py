"""The rounds of duels in a written position: what was laid, and whether it can have been (M29–M34).

A position may tell the sums of a duel without its rounds; but the rounds that it does tell are the
last ones, without a gap, and they must lead to who is in the duel and in the game now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from flibuste.games.mutiny.parts import (
    ALL_OPENING,
    CARD_INDEX,
    DUELS,
    GREY,
    LETTER_INDEX,
    LETTERS,
    NOBODY,
    VALUE,
    seats_in,
)
from flibuste.games.mutiny.rules.chapter import seat_word
from flibuste.games.mutiny.rules.duel import Robbing, still_known
from flibuste.games.mutiny.rules.scoring import duel_winner
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.written import Written, bad, seats_of

Round: TypeAlias = tuple[int, ...]
"""The duel, the owners of the monkeys, the cards."""


def place_record(state: State, written: Written) -> None:
    """M34: what was laid round by round; sums may be told without it."""
    for name, owners, cards in written.record:
        letter = LETTER_INDEX[name]
        if letter > state.duel:
            raise bad("position-record", letter=name)
        kinds = sorted([CARD_INDEX[card] for card in cards])
        state.record.append((letter, seats_of("record", owners, state.seats), *kinds))
    for letter in range(DUELS):
        state.sums[2 * letter : 2 * letter + 2] = sums_of(state.record, letter)
    for name, (pink, grey) in written.sums.items():
        if LETTER_INDEX[name] >= state.duel:
            raise bad("position-sums", letter=name)
        place_sums(state, LETTER_INDEX[name], (pink, grey), "sums")
    if written.laid is not None and state.duel != NOBODY:
        given = (written.laid.pink, written.laid.grey)
        totals = [sum(one) if isinstance(one, list) else one for one in given]
        place_sums(state, state.duel, totals, "laid")


def place_sums(state: State, letter: int, totals: Sequence[int], part: str) -> None:
    """The cards of the record are among those that the sums count."""
    for place, total in enumerate(totals, 2 * letter):
        if total < state.sums[place]:
            raise bad("position-points", part=part, letter=LETTERS[letter])
        state.sums[place] = total


def sums_of(record: Sequence[Round], letter: int) -> list[int]:
    """M30: what the pink and the grey cards of a duel add up to, as far as it is recorded."""
    sums = [0, 0]
    for duel, _, *cards in record:
        if duel == letter:
            for card in cards:
                sums[card >= GREY] += VALUE[card]
    return sums


def rounds_revealed(state: State) -> int:
    """Of the duel being fought; while a lone monkey robs, the second round is revealed too."""
    if not state.scenes or not state.round:
        return 0
    return state.round - (not isinstance(state.scenes[-1], Robbing))


def sworn(state: State) -> int:
    """M27: those who have an allegiance."""
    return sum(1 << seat for seat, side in enumerate(state.sides) if side != NOBODY)


def fought(state: State) -> range:
    """The duels of which a round is over."""
    return range(state.duel + (not state.scenes or rounds_revealed(state) > 0))


def letters_told(state: State) -> list[int]:
    return sorted({letter for letter, *_ in state.record})


def check_out(state: State) -> None:
    """M31: who has sworn is out by the monkey of a first round, for want of any combat card."""
    for seat in seats_in(state.out & sworn(state)):
        if any(state.hands[seat]) or not fought(state):
            raise bad("position-out", player=seat_word(seat))


def check_record(state: State, written: Written) -> None:
    """From the last round back to the first one told: who was in the duel, and in the game."""
    letters = letters_told(state)
    told = [letter for letter, *_ in state.record]
    gaps = letters and letters != list(range(letters[0], len(fought(state))))
    if gaps or told != sorted(told):
        raise bad("position-record", letter=LETTERS[state.duel])
    in_game = state.in_game()
    for letter in reversed(letters):
        in_game = retrace(state, letter, in_game, first=letter == letters[0])
    if tells_all(state) and in_game != sworn(state):
        raise bad("position-record", letter=LETTERS[0])
    check_winners(state, written, letters)


def rounds_of(state: State, letter: int) -> list[Round]:
    return [entry for entry in state.record if entry[0] == letter]


def untold(state: State, letter: int, first: bool) -> int:
    """The rounds before those told of a duel: only of the first one told can any be missing."""
    rounds = rounds_of(state, letter)
    if letter == state.duel and state.scenes:
        missing = rounds_revealed(state) - len(rounds)
    else:
        missing = sums_of(rounds, letter) != state.sums[2 * letter : 2 * letter + 2]
    if missing < 0 or (missing and not first):
        raise bad("position-record", letter=LETTERS[letter])
    return missing


def tells_all(state: State) -> bool:
    """Whether the record goes back to the first round of all."""
    letters = letters_told(state)
    return letters == list(fought(state)) and not (letters and untold(state, 0, first=True))


def laid_by(state: State) -> Iterator[tuple[int, Round]]:
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
        left = sworn(state) & ~in_game if number == 1 else in_game
        if monkeys & there or monkeys & ~left or len(cards) != there.bit_count():
            raise wrong
        in_game |= monkeys
        if number == 1 and there | monkeys != in_game:
            raise wrong
    return in_game


def check_winners(state: State, written: Written, letters: Sequence[int]) -> None:
    """M34: no side has won fewer duels than the sailors and cards told give to it."""
    won = [0, 0]
    for letter in range(state.duel + (state.won() != NOBODY)):
        valverde, diaz = state.posts[letter][:2]
        if valverde and diaz and (letter in letters or LETTERS[letter] in written.sums):
            pink, grey = state.sums[2 * letter : 2 * letter + 2]
            won[duel_winner(valverde, diaz, pink, grey)] += 1
    if any(known > wins for known, wins in zip(won, state.wins, strict=True)):
        raise bad("position-wins")
