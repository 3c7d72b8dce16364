"""Piles of which nobody has decided the order (core/piles.py)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.core.piles import UNSEEN, Layer, Pile, deal, draw_one, imagined, seats_bits
from flibuste.core.protocol import WATCHER
from flibuste.laws.chance import agree

KINDS = 3
ANNE, BEN, CORA = 0, 1, 2
Spread: TypeAlias = list[Layer | None]
"""A pile card by card from the bottom to the top; None: nobody has seen it."""


def spread(pile: Pile) -> Spread:
    cards: Spread = []
    for card, number in pile.layers:
        cards += [None] * number if card == UNSEEN else [(card, number)]
    return cards


def test_a_new_pile_is_one_run_of_unseen_cards() -> None:
    pile = Pile([2, 0, 3])
    assert len(pile) == 5
    assert pile.layers == [(UNSEEN, 5)]
    assert pile.odds() == [(0, 2), (2, 3)]


def test_an_empty_pile_has_no_odds() -> None:
    pile = Pile([0, 0])
    assert len(pile) == 0
    assert pile.odds() == []


def test_a_card_drawn_is_no_longer_among_the_odds() -> None:
    pile = Pile([1, 2])
    pile.draw(0)
    assert pile.odds() == [(1, 2)]
    pile.draw(1)
    pile.draw(1)
    assert (len(pile), pile.odds(), pile.layers) == (0, [], [])


def test_a_known_card_on_top_comes_for_sure() -> None:
    pile = Pile([1, 1])
    pile.put_at(0, 1, seats_bits([ANNE]))
    assert pile.odds() == [(1, 1)]
    pile.draw(1)
    assert pile.odds() == [(0, 1), (1, 1)], "the unseen cards are as they were"


def test_a_card_put_under_the_pile_comes_last() -> None:
    pile = Pile([1, 1])
    pile.put_under(0, seats_bits([BEN]))
    pile.draw(1)
    pile.draw(0)
    assert pile.odds() == [(0, 1)]


@pytest.mark.parametrize("above", range(7))
def test_a_card_is_put_with_so_many_cards_above_it(above: int) -> None:
    pile = Pile([5, 0, 0], [(UNSEEN, 2), (1, 1), (UNSEEN, 3)])
    pile.put_at(above, 2, 4)
    assert spread(pile)[::-1].index((2, 4)) == above
    assert len(pile) == 7


def test_a_card_put_deeper_than_the_pile_lies_under_it() -> None:
    pile = Pile([2])
    pile.put_at(9, 0, 1)
    assert spread(pile) == [(0, 1), None, None]


def test_after_shuffling_nobody_knows_any_place() -> None:
    pile = Pile([1, 1, 1])
    pile.put_under(2, seats_bits([ANNE]))
    pile.shuffle_in([0, 0])
    assert pile.layers == [(UNSEEN, 6)]
    assert pile.odds() == [(0, 3), (1, 1), (2, 2)]


def test_the_counts_hold_unseen_and_known_cards() -> None:
    pile = Pile([1, 0, 2])
    pile.put_under(1, seats_bits([ANNE]))
    assert pile.counts() == [1, 1, 2]
    assert pile.unseen == [1, 0, 2]


def test_a_copy_is_independent() -> None:
    pile = Pile([1, 1])
    twin = pile.copy()
    twin.draw(0)
    twin.put_under(0, 1)
    assert (pile.unseen, pile.layers) == ([1, 1], [(UNSEEN, 2)])


def test_seats_are_written_as_bits() -> None:
    assert seats_bits([]) == 0
    assert seats_bits([ANNE, CORA]) == 0b101


def test_only_those_who_saw_a_card_see_it_in_the_pile() -> None:
    pile = Pile([1, 1])
    pile.put_under(1, seats_bits([ANNE, CORA]))
    assert pile.seen_from(ANNE) == pile.seen_from(CORA) == ((1, 0b101), (UNSEEN, 2))
    assert pile.seen_from(BEN) == pile.seen_from(WATCHER) == ((UNSEEN, -0b101), (UNSEEN, 2))


@given(st.lists(st.tuples(st.sampled_from(["draw", "under", "at", "shuffle"]), st.integers(0, 99))))
def test_a_pile_is_as_a_row_of_cards_on_the_table(acts: list[tuple[str, int]]) -> None:
    pile, unseen = Pile([3, 2, 1]), [3, 2, 1]
    row: Spread = [None] * 6
    for act, number in acts:
        card, seen_by = number % KINDS, 1 + number % 7
        if act == "draw" and row:
            card = pile.odds()[number % len(pile.odds())][0]
            top = row.pop()
            assert top is None or top[0] == card
            unseen[card] -= top is None
            pile.draw(card)
        elif act == "under":
            row.insert(0, (card, seen_by))
            pile.put_under(card, seen_by)
        elif act == "at":
            above = number % (len(row) + 1)
            row.insert(len(row) - above, (card, seen_by))
            pile.put_at(above, card, seen_by)
        elif act == "shuffle":
            for known in filter(None, row):
                unseen[known[0]] += 1
            row = [None] * len(row)
            pile.shuffle_in()
        assert spread(pile) == row
        assert pile.unseen == unseen
        assert len(pile) == sum(pile.counts()) == len(row)


def test_an_imagined_pile_looks_the_same_and_holds_the_cards_of_the_pool() -> None:
    pile = Pile([2, 1, 1])
    pile.put_under(2, seats_bits([ANNE]))
    pile.put_at(1, 0, seats_bits([BEN]))
    pool = [0, 0, 0, 1, 2, 2]  # two more than the pile hides from Anne
    dream = imagined(pile.seen_from(ANNE), pool, KINDS, Random(1))
    assert dream.seen_from(ANNE) == pile.seen_from(ANNE)
    assert len(pool) == 1
    left = Counter({kind: n for kind, n in enumerate(dream.counts()) if n})
    assert left + Counter(pool) == Counter([0, 0, 0, 1, 2, 2, 2])


def test_an_imagined_pile_has_a_place_for_kinds_that_are_not_in_the_pool() -> None:
    dream = imagined(((UNSEEN, 1),), [0], KINDS, Random(1))
    dream.put_under(2, seats_bits([ANNE]))
    assert dream.counts() == [1, 0, 1]


def test_imagining_a_pile_is_fair() -> None:
    """A gold card and two of rum: one of the three lies, known to Ben alone, under the others."""
    layers = ((UNSEEN, -seats_bits([BEN])), (UNSEEN, 2))
    rng, counts = Random(7), Counter[str]()
    for _ in range(20_000):
        (card, _), *_ = imagined(layers, [0, 0, 1], KINDS, rng).layers
        counts[str(card)] += 1
    agree(counts, {"0": 2, "1": 1})


def test_a_deal_takes_evenly_from_the_cards_that_are_left() -> None:
    """Of four cards two are dealt: the single one is among them half of the time."""
    rng, seen = Random("deal"), Counter[tuple[int, ...]]()
    for _ in range(2000):
        left, hand = [1, 0, 3], [0, 0, 0]
        deal(left, 2, hand, rng)
        assert [a + b for a, b in zip(left, hand, strict=True)] == [1, 0, 3]
        seen[tuple(hand)] += 1
    assert set(seen) == {(1, 0, 1), (0, 0, 2)}
    assert 900 < seen[1, 0, 1] < 1100


def test_any_card_of_those_that_are_left_is_taken_out() -> None:
    rng, seen = Random("any"), Counter[int]()
    for _ in range(2000):
        left = [0, 1, 3]
        kind = draw_one(left, rng)
        assert sum(left) == 3
        seen[kind] += 1
    assert set(seen) == {1, 2}
    assert 400 < seen[1] < 600
