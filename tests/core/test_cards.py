"""What the lobby tells of a game: short enough to be seen at a glance."""

from __future__ import annotations

from importlib.resources import files

import pytest

import flibuste
from flibuste.core.registry import SMALLEST, TEMPLATE, card, find
from flibuste.core.words import LANGUAGES

LONGEST_TAG = 28  # letters: one line of a poster, five posters in a row


@pytest.mark.parametrize("key", [*flibuste.games(), TEMPLATE, SMALLEST])
def test_a_tag_is_one_short_line_in_every_language(key: str) -> None:
    told = card(find(key).package)["tag"]
    assert told.keys() == set(LANGUAGES)
    for language, tag in told.items():
        assert 0 < len(tag) <= LONGEST_TAG, f"{language}: {len(tag)}"
        assert tag == " ".join(tag.split(" ")).strip()


@pytest.mark.parametrize("key", flibuste.games())
def test_a_poster_is_told_to_who_cannot_see_it(key: str) -> None:
    package = find(key).package
    drawn = files(package).joinpath("web", "Poster.svelte").is_file()
    assert card(package).get("alt", {}).keys() == (set(LANGUAGES) if drawn else set())
