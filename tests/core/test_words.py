"""The words of the core and of every game: the same in both languages, and complete."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import flibuste
from flibuste.core.players import Args
from flibuste.core.protocol import Message
from flibuste.core.sections import Section, as_text, spoken
from flibuste.core.words import LANGUAGES, in_both, joined, listed, verbatim, words

CORE = "flibuste.core"
TEMPLATES = ("flibuste.games._template", "flibuste.games._smallest")
GAMES = [*(flibuste.game(key).package for key in flibuste.games()), *TEMPLATES]
PACKAGES = [CORE, *GAMES]


class Arguments(Visitor):
    """All the arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.found.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """Each message of a package with the arguments it asks for."""
    text = files(package).joinpath("words", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package}, {language}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def ids_in(package: str) -> Iterator[tuple[str, str]]:
    """Every id that the sources make a message of: (where, a pattern that the id fits)."""
    folder = Path(str(files(package)))
    for path in sorted(folder.rglob("*.py")):
        if "tests" in path.relative_to(folder).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and made(node) and node.args:
                for pattern in patterns(node.args[0]):
                    yield f"{path.name}:{node.lineno}", pattern


def made(call: ast.Call) -> bool:
    """Whether a call makes a message (``Message(…)``, ``bad(…)``) or says one (``words(…)``)."""
    return isinstance(call.func, ast.Name) and call.func.id in ("Message", "bad", "words")


def patterns(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may give; ``.+`` stands for what is only known at play."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=yes, orelse=no):
            yield from patterns(yes)
            yield from patterns(no)
        case ast.JoinedStr(values=parts):
            fixed = [
                re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts
            ]
            yield "".join(fixed)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, french = (messages(package, language) for language in LANGUAGES)
    assert english.keys() == french.keys()


@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_asks_for_the_same_arguments_in_both_languages(package: str) -> None:
    english, french = (messages(package, language) for language in LANGUAGES)
    unlike = {id for id in english if english[id] != french.get(id)}
    assert not unlike


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_the_sources_name_exists(package: str) -> None:
    known = {*messages(CORE, "en"), *messages(package, "en")}
    if package == CORE:  # open_table.py names messages that every game with an open table has
        known |= {*messages(TEMPLATES[1], "en")}
    named = list(ids_in(package))
    assert named
    missing = [
        (where, pattern)
        for where, pattern in named
        if not any(re.fullmatch(pattern, id) for id in known)
    ]
    assert not missing


@pytest.mark.parametrize("package", GAMES)
def test_no_game_takes_a_word_of_the_core_for_another_meaning(package: str) -> None:
    assert not messages(CORE, "en").keys() & messages(package, "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_in_a_row_are_joined(language: str) -> None:
    say = words(None, language).say
    joint = {"en": "and", "fr": "et"}[language]
    assert say(listed(["1"])) == "1"
    assert say(listed(["1", "2"])) == f"1 {joint} 2"
    assert say(listed(["1", "2", "3"])) == f"1, 2 {joint} 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_in_a_row_may_have_any_sign_between_them(language: str) -> None:
    say = words(None, language).say
    one, two, three = map(verbatim, ("1", "2", "3"))
    assert say(joined([one])) == "1"
    assert say(joined([one, two, three])) == "1, 2, 3"
    assert say(joined([one, two, three], " · ")) == "1 · 2 · 3"
    assert say(joined([one, two], "")) == "12"
    assert say(joined([])) == "–"


def test_what_must_not_be_parted_stays_on_one_line() -> None:
    alley = Message("unbroken", {"text": verbatim("2 to rum 1")})
    lines = as_text([Section(None, [joined([alley] * 9)])], words(None, "en"), 38).splitlines()
    assert len(lines) > 1
    alleys = [told for line in lines for told in line.strip(" ,").split(", ")]
    assert alleys == ["2 to rum 1".replace(" ", "\N{NO-BREAK SPACE}")] * 9


def test_a_section_is_put_into_words_with_the_players_names() -> None:
    title, line = Message("seat-1"), verbatim("a line")
    told = spoken(
        [Section(title, [line, title], 2), Section(None, [])],
        words("cartagena", "en").of(["Anne", "Mary"]),
    )
    assert [(one.title, one.lines, one.columns) for one in told] == [
        ("Mary", ["a line", "Mary"], 2),
        ("", [], 1),
    ]


def test_an_argument_that_is_a_message_is_put_into_words_first() -> None:
    key = Message("a-key")
    drawn: Args = {"player": Message("seat-0"), "who": "other", "card": key}
    told = in_both(Message("story-draw", drawn), "cartagena")
    assert told["en"] == "Blue draws a key."
    assert told.keys() == set(LANGUAGES)


def test_players_who_have_names_are_called_by_them() -> None:
    table = words("cartagena", "en").of(["Mary", "Jack"])
    assert table("prompt-wait", player=Message("seat-1")) == "It is Jack’s turn."
    assert table("prompt-wait", player=Message("seat-2")) == "It is Brown’s turn."
    assert (
        words("cartagena", "en")("prompt-wait", player=Message("seat-1")) == "It is Green’s turn."
    )


def test_a_message_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        words(None, "en").say(Message("no-such-message"))


def test_a_message_that_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(Exception, match="key"):
        words(None, "en").say(Message("unknown-game", {"known": "all"}))
