"""The picture of an act's way in ARCHITECTURE.md: short, and through places that are there."""

import re
from itertools import pairwise

from tests.docs.pages import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\d*) ?\| `([\w/.]+)` \| `(#?\w+)` \|", PAGE, re.MULTILINE)


def test_from_a_tap_to_four_pages_there_are_at_most_twenty_hops() -> None:
    numbers = [int(number) for number, _, _ in ROWS if number]
    assert numbers == list(range(1, len(numbers) + 1))
    assert 10 < len(numbers) <= 20


def test_every_place_on_the_way_is_there_and_the_next_one_is_another_file() -> None:
    for _, file, name in ROWS:
        text = (ROOT / file).read_text("utf-8")
        assert re.search(rf"(def |^  |<){re.escape(name)}\b", text, re.MULTILINE), (file, name)
    files = [file for _, file, _ in ROWS]
    assert all(one != other for one, other in pairwise(files))
