"""What the pages count and promise."""

from __future__ import annotations

import re
from datetime import date
from importlib import import_module
from importlib.util import find_spec

import pytest

from flibuste.core.registry import find, games
from flibuste.laws.checking import LAWS
from tests.docs.pages import ROOT

NUMBERS = {12: "twelve", 13: "thirteen", 14: "fourteen"}


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_architecture_counts_the_laws_rightly() -> None:
    found = re.search(r"(\w+) laws: (.*?)\. For each", page("ARCHITECTURE.md"))
    assert found is not None
    assert found[1] == NUMBERS[len(LAWS)]
    assert len(found[2].split("; ")) == len(LAWS)


def test_the_guide_to_a_new_game_has_a_line_for_each_law() -> None:
    told = re.findall(r"^\| (\d+) \w", page("docs/new-game.md"), re.MULTILINE)
    assert [int(number) for number in told] == list(range(1, len(LAWS) + 1))


def test_decisions_are_dated_and_the_newest_is_first() -> None:
    told = re.findall(r"^## (.*)$", page("docs/decisions.md"), re.MULTILINE)
    days = [date.fromisoformat(day) for day in told]
    assert days
    assert days == sorted(days, reverse=True)
    assert "differ from" not in page("ARCHITECTURE.md").partition("## Why it is so")[0]


@pytest.mark.parametrize("key", games())
def test_the_contract_knows_every_game(key: str) -> None:
    """A position of each stands on the page, or for a game that is new above its own notation; one
    in which all lies open has none, its position is its table.
    """
    package = find(key).package
    if find_spec(f"{package}.sight") is None:
        return
    notation = import_module(f"{package}.sight.notation")
    assert f"**{key}**" in page("docs/contract.md") or '``{"seats"' in (notation.__doc__ or "")


def test_every_test_that_the_security_page_names_is_there() -> None:
    """A line of its table that no test holds would be a promise of nobody's."""
    told = re.findall(r"`(test[\w/.]+)`", page("docs/security.md").partition("| test |")[2])
    sources = list((ROOT / "tests").rglob("test_*.py"))
    names = {name for path in sources for name in re.findall(r"def (test_\w+)", path.read_text())}
    assert len(told) > 30
    for name in told:
        places = (ROOT / name, ROOT / "tests" / "server" / name)
        assert name in names or any(place.exists() for place in places), name
