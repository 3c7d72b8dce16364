"""The one door of luck (core/luck.py), with answers worked out by hand from SHA-256."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from flibuste.core.luck import Luck, choose, dice, outcome
from flibuste.core.protocol import Action
from flibuste.laws.chance import agree


class Roll(Action, frozen=True):
    pips: int


class Draw(Action, frozen=True):
    card: str


DIE = [(Roll(pips), 1) for pips in range(1, 7)]
CARDS = [(Draw("key"), 5), (Draw("hat"), 2), (Draw("skull"), 1)]
TOP = 2**64


def by_hand(seed: str, source: str, count: int) -> int:
    """The first eight bytes of SHA-256 as a number, as the contract describes it."""
    number = 0
    for byte in sha256(f"{seed}|{source}|{count}".encode()).digest()[:8]:
        number = number * 256 + byte
    return number


@pytest.mark.parametrize("seed", [0, 42, "a table's seed", "Île"])
def test_the_kth_answer_is_the_hash_of_seed_source_and_k(seed: int | str) -> None:
    luck = Luck(seed)
    for count in range(1, 6):
        assert luck.number("Roll") == by_hand(str(seed), "Roll", count)


def test_the_first_answer_to_seed_1_is_known() -> None:
    # printf '1|Roll|1' | sha256sum
    known = sha256(b"1|Roll|1").hexdigest()
    assert known.startswith("c6d481d1f36164c4")
    assert Luck(1).number("Roll") == 0xC6D481D1F36164C4


def test_each_source_counts_its_own_questions() -> None:
    luck = Luck(5)
    answers = [luck.number(source) for source in ("Roll", "Draw", "Roll", "Draw")]
    expected = [
        by_hand("5", source, count)
        for source, count in (("Roll", 1), ("Draw", 1), ("Roll", 2), ("Draw", 2))
    ]
    assert answers == expected


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Luck(7).number("Roll") == Luck("7").number("Roll")


@pytest.mark.parametrize(
    ("number", "card"),
    [
        (0, "key"),
        (TOP * 5 // 8 - 1, "key"),
        (TOP * 5 // 8, "hat"),
        (TOP * 7 // 8 - 1, "hat"),
        (TOP * 7 // 8, "skull"),
        (TOP - 1, "skull"),
    ],
)
def test_the_outcome_is_the_first_whose_cumulated_weight_exceeds_the_share(
    number: int, card: str
) -> None:
    assert outcome(CARDS, number) == Draw(card)


def test_the_source_of_an_answer_is_the_type_of_the_outcomes() -> None:
    luck = Luck("x")
    assert choose(CARDS, luck) == outcome(CARDS, by_hand("x", "Draw", 1))
    assert choose(DIE, luck) == outcome(DIE, by_hand("x", "Roll", 1))
    assert luck.asked == {"Draw": 1, "Roll": 1}


def test_weights_far_beyond_any_box_are_exact() -> None:
    huge = [(Draw("key"), 10**30), (Draw("hat"), 1)]
    assert outcome(huge, TOP - 1) == Draw("key")


def test_luck_without_odds_is_an_error_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="without odds"):
        outcome([], 1)


def test_luck_from_a_seed_is_fair() -> None:
    luck = Luck("fair")
    counts = Counter(str(choose(DIE, luck).pips) for _ in range(20_000))
    agree(counts, {str(pips): 1 for pips in range(1, 7)})


def test_luck_from_a_generator_follows_the_weights() -> None:
    rng = Random(3)
    counts = Counter(choose(CARDS, rng).card for _ in range(20_000))
    agree(counts, {"key": 5, "hat": 2, "skull": 1})


def test_dice_of_the_same_seed_fall_the_same() -> None:
    assert dice(9).random() == dice("9").random()
    assert dice(9).random() != dice(10).random()
