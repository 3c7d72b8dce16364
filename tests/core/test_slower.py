"""What `make bench`, `make test` and CI tell of what has become slower (benchmarks/slower.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.slower import kept, told
from flibuste.core import twin

RESULTS = """<!-- engines: begin -->
- rules: {rules} (`make fast` compiles them)

| what | iterations each | target | per second | met |
|---|---:|---:|---:|---|
| plank, 4 players: copy | 12.0 | ≤ 50 | 1,383,492 | yes |
| plank, 4 players: legal | 3.0 |  | 5,391,235 |  |

| catanatron, 4 random players: moves per second | 31,821 | | |
<!-- engines: end -->
| rum, 4 players: copy | 33.0 | of another section |
"""
BEFORE = {"plank, 4 players: copy": 12.0, "plank, 4 players: legal": 3.0}


@pytest.mark.parametrize(
    ("rules", "runs", "figures"),
    [
        ("pure", "unwanted", BEFORE),
        ("compiled", "compiled", BEFORE),
        ("compiled", "pure", {}),
        ("pure", "compiled", {}),
    ],
)
def test_figures_of_the_same_kind_are_compared(
    rules: str,
    runs: str,
    figures: dict[str, float],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(twin, "IN_USE", runs)
    file = tmp_path / "results.md"
    file.write_text(RESULTS.format(rules=rules), encoding="utf-8")
    assert kept(file) == figures


def test_what_takes_more_than_a_tenth_longer_is_told_the_worst_first() -> None:
    now = {"plank, 4 players: copy": 13.1, "plank, 4 players: legal": 3.2, "new": 9.0}
    assert told(now, BEFORE) == ["speed: none of 2 figures is more than 10 % slower than before"]
    now = {"plank, 4 players: copy": 15.0, "plank, 4 players: legal": 6.0}
    assert told(now, BEFORE) == [
        "slower by 100%: plank, 4 players: legal",
        "slower by 25%: plank, 4 players: copy",
    ]


def test_without_figures_that_is_told() -> None:
    (line,) = told({"plank, 4 players: copy": 13.1}, {})
    assert "no figures" in line
