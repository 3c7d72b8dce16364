"""The room's sentences in both languages, and the keys that open chairs."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flibuste.room.keys import WORDS, Keys, new_id

PACKAGE = "flibuste.room"


class Arguments(Visitor):
    """All the arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its arguments."""
    text = files(PACKAGE).joinpath("words", f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en") == messages("fr")


def test_every_message_is_used_and_every_message_that_is_used_is_there() -> None:
    house = Path(str(files("flibuste")))
    code = "".join(
        source.read_text("utf-8")
        for folder in ("core", "room", "server", "store")
        for source in sorted((house / folder).rglob("*.py"))
    )
    page = (house / "server" / "admin.html").read_text("utf-8")
    used = set(re.findall(r"\{\{([a-z-]+)\}\}", page))
    assert {id for id in messages("en") if f'"{id}"' not in code} - used == set()
    assert {
        *re.findall(r'(?<!b)"((?:room|serve|keep)-[a-z-]+)"', code),
        *used - {"language"},
    } - set(messages("en")) == set()


def test_french_has_its_spaces_and_apostrophes() -> None:
    for line in files(PACKAGE).joinpath("words", "fr.ftl").read_text("utf-8").splitlines():
        assert not re.search(r" [:;!?»]", line), line
        assert "« " not in line, line
        assert not re.search(r"\w'\w", line), line


def test_a_token_opens_one_chair_of_one_table_to_one_guest() -> None:
    keys, others = Keys(b"secret"), Keys(b"another")
    token = keys.token("table", 2, "guest")
    assert keys.seat_of("table", token) == (2, "guest")
    assert keys.seat_of("elsewhere", token) is None
    assert others.seat_of("table", token) is None
    assert keys.seat_of("table", "3" + token[1:]) is None
    assert keys.seat_of("table", token.replace("guest", "other")) is None
    for forged in ("", ".", "..", "a.b.c", "-1.g.s", "2", token[:-1], token + "x"):
        assert keys.seat_of("table", forged) is None


def test_a_cookie_names_a_guest_and_cannot_be_forged() -> None:
    keys = Keys(b"secret")
    for name in ("Anne", "", "Anne ☠ Bonny", "a.b"):
        assert keys.guest_of(keys.cookie("guest", name)) == ("guest", name)
    good = keys.cookie("guest", "Anne")
    for forged in ("", "..", good[:-1], good.replace("guest", "other"), good + ".x", "é.é.é"):
        assert keys.guest_of(forged) is None
    assert Keys(b"another").guest_of(good) is None


def test_four_words_are_the_same_again_and_others_for_others() -> None:
    keys = Keys(b"secret")
    phrases = {keys.phrase("table", seat, f"guest{seat}") for seat in range(50)}
    assert len(phrases) == 50
    assert keys.phrase("table", 0, "guest0") in phrases
    assert all(len(phrase.split()) == 4 for phrase in phrases)


def test_the_words_of_phrases_are_many_short_plain_and_never_mistaken_for_each_other() -> None:
    """No word becomes another by one letter that is wrong, missing or too many."""
    assert len(WORDS) >= 1024
    assert sorted(set(WORDS)) == list(WORDS)
    assert all(re.fullmatch("[a-z]{3,10}", word) for word in WORDS)
    shortened = [(word, word[:at] + word[at + 1 :]) for word in WORDS for at in range(len(word))]
    assert {short for _, short in shortened}.isdisjoint(WORDS)
    gaps: dict[tuple[int, str], set[str]] = {}
    for word in WORDS:
        for at in range(len(word)):
            gaps.setdefault((at, word[:at] + " " + word[at + 1 :]), set()).add(word)
    assert [words for words in gaps.values() if len(words) > 1] == []


def test_ids_are_long_and_never_the_same() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[a-z2-7]{10}", id) for id in ids)
    assert len(new_id(16)) == 16
