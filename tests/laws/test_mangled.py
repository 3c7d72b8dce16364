"""A position with something wrong in it is refused, or is one that can be played to its end."""

from __future__ import annotations

import json
from random import Random

import pytest

from flibuste.core.registry import find, games
from flibuste.laws.cases import LONG, Case
from tests.laws.mangling import is_refused, mangled, moments

MANY = 600 if LONG else 30  # wrong positions for each number of seats


@pytest.mark.parametrize("key", games())
def test_a_mangled_position_is_refused_or_can_be_played_to_its_end(key: str) -> None:
    refused = accepted = 0
    for seats in find(key).seats:
        case, rng = Case(find(key), seats), Random(f"mangled {key} {seats}")
        tried = 0
        while tried < MANY:
            for position in moments(case, rng):
                wrong = mangled(position, rng)
                try:
                    fell = is_refused(case, wrong)
                except Exception as error:
                    error.add_note(json.dumps(wrong))
                    raise
                refused, accepted, tried = refused + fell, accepted + (not fell), tried + 1
    assert refused > accepted / 4  # most edits are wrong; some lead to another position of the game
