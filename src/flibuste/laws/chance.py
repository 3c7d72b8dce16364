"""Whether counts agree with the chances they should have: the chi-square test, without scipy."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

RARE: Final = 3.29  # standard deviations: one fair count in two thousand lies further out


def critical(degrees: int, deviations: float = RARE) -> float:
    """The value of chi-square that chance hardly exceeds (Wilson and Hilferty's formula)."""
    share = 2 / (9 * degrees)
    return degrees * (1 - share + deviations * sqrt(share)) ** 3


def chi_square(counts: Mapping[str, int], weights: Mapping[str, int]) -> float:
    """How far the counts are from their expectation."""
    total, draws = sum(weights.values()), sum(counts.values())
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    return sum((counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in expected.items())


def agree(counts: Mapping[str, int], weights: Mapping[str, int]) -> None:
    """Fails when an outcome is impossible, or when the counts are not as the weights."""
    for outcome in counts:
        assert outcome in weights, f"this cannot be, and yet it was drawn: {outcome}"
    found, most = chi_square(counts, weights), critical(len(weights) - 1)
    assert found <= most, (
        f"chi-square is {found:.1f}, at most {most:.1f} would be fair; "
        f"drawn {dict(sorted(counts.items()))}, weights {dict(sorted(weights.items()))}"
    )
