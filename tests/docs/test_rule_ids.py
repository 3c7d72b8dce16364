"""A rule's id is the thread through everything: the pages, the code, and the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.core.protocol import GENERAL_RULES
from flibuste.core.registry import SMALLEST, TEMPLATE, find, games, rules, rules_page
from tests.docs.pages import ROOT

GAMES = ROOT / "src" / "flibuste" / "games"
# What a rules page says, in italics, of a rule that is only said: nothing could break it.
SAID_ONLY = {"en": "*This rule decides nothing.*", "fr": "*Cette règle ne décide de rien.*"}


def deciding(key: str) -> set[str]:
    """The game's own rules that decide something."""
    package = find(key).package
    said = {language: said_only(rules_page(package, language), language) for language in SAID_ONLY}
    assert said["en"] == said["fr"]
    return set(rules(package)) - set(GENERAL_RULES) - said["en"]


def said_only(page: str, language: str) -> set[str]:
    """The rules of a page that decide nothing."""
    sections = re.split(r"^### ", page, flags=re.MULTILINE)[1:]
    return {text.split()[0] for text in sections if SAID_ONLY[language] in text}


def source(key: str, *, tests: bool) -> str:
    files = [path for path in (GAMES / key).rglob("*.py") if ("tests" in path.parts) == tests]
    return "\n".join(path.read_text("utf-8") for path in files)


def named(text: str) -> set[str]:
    """All ids in a text.  A run of rules (H8–H15) does not name those between: who searches for
    one would not find it.
    """
    return set(re.findall(r"\b[A-Z]\d+\b", text))


@pytest.mark.parametrize("key", [TEMPLATE, SMALLEST, *games()])
def test_every_rule_that_decides_something_is_named_by_the_code(key: str) -> None:
    assert deciding(key) - named(source(key, tests=False)) == set()


@pytest.mark.parametrize("key", [TEMPLATE, SMALLEST, *games()])
def test_every_rule_that_decides_something_is_named_by_a_test(key: str) -> None:
    marks = re.findall(r"mark\.rule\(([^)]*)\)", source(key, tests=True))
    assert deciding(key) - named(" ".join(marks)) == set()


def test_the_general_rules_are_named_by_the_core_and_by_a_refusal_of_every_game() -> None:
    assert set(GENERAL_RULES) <= named((ROOT / "src/flibuste/core/state.py").read_text("utf-8"))
    for key in games():
        told = Path(GAMES / key / "tests" / "refusals.toml").read_text("utf-8")
        assert set(GENERAL_RULES) <= named(told), key


def test_a_rule_that_is_only_said_is_found_by_its_words() -> None:
    page = f"### K1 · One\n\nA word. {SAID_ONLY['en']}\n\n### K2 · Two\n\nAnother.\n"
    assert said_only(page, "en") == {"K1"}
