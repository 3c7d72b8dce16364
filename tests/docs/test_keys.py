"""docs/keys.md says what the structs of the games are; none of their keys is left unexplained."""

import re

import pytest

import flibuste
from flibuste.core.registry import SMALLEST, TEMPLATE, find
from tools.keys import PAGE, chapter

TEXT = PAGE.read_text("utf-8")
TOLD = re.findall(r"^## .* \(`(\w+)`\)$", TEXT, re.MULTILINE)


def test_the_page_tells_of_the_five_games() -> None:
    assert len(TOLD) == 5
    assert set(TOLD) <= set(flibuste.games())  # a sixth one comes with `make keys`


@pytest.mark.parametrize("key", TOLD)
def test_every_key_of_a_game_is_explained_and_the_page_is_up_to_date(key: str) -> None:
    assert "\n".join(chapter(find(key))) in TEXT, "run `make keys`"


@pytest.mark.parametrize("key", [TEMPLATE, SMALLEST])
def test_who_begins_a_game_begins_with_keys_that_are_explained(key: str) -> None:
    assert "| key | form | meaning |" in "".join(chapter(find(key)))
