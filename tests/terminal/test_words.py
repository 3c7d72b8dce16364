"""The terminal's words: the same in both languages, French as it is printed, and short enough."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.text import Text

from flibuste.bots.hints import STRENGTHS
from flibuste.cli import COMMANDS as CLI
from flibuste.core import twin
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import WATCHER
from flibuste.laws.checking import LAWS
from flibuste.terminal.commands import AFAR, COMMANDS
from flibuste.terminal.keys import KEYS, WORD, bar
from flibuste.terminal.palette import DARK, LIGHT, MANNERS, coloured
from flibuste.terminal.replaying import COMMANDS as REPLAYING
from flibuste.terminal.setup import bot_names
from flibuste.terminal.speech import PACKAGES, speech


class Arguments(Visitor):
    """All the arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its arguments."""
    text = files(PACKAGES[-1]).joinpath("words", f"{language}.ftl").read_text("utf-8")
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


def test_every_message_is_used() -> None:
    sources = [path for path in files(PACKAGES[-1]).iterdir() if path.name.endswith(".py")]
    sources += [path for path in files("flibuste").iterdir() if path.name.endswith(".py")]
    code = "".join(source.read_text("utf-8") for source in sources).replace("'", '"')
    built = {f"cli-{command}" for command in CLI}
    built |= {f"{what}-{command}" for what in ("command", "help") for command in (*COMMANDS, *AFAR)}
    built |= {f"command-{command}" for command in REPLAYING}
    built |= {f"replay-help-{command}" for command in (*REPLAYING, "quit")}
    built |= {f"key-{key.action}{end}" for key in (*KEYS, WORD) for end in ("", "-help")}
    built |= {f"key-{key}-help" for key in ("choose", "number", "enter", "tab")}
    built |= {f"hint-{strength}" for strength in STRENGTHS}
    built |= {f"bot-{name}" for name in bot_names()}
    built |= {f"law-{law.number}" for law in LAWS}
    built |= {f"cli-rules-{kind}" for kind in get_args(twin.Kind)}
    assert [id for id in messages("en") if f'"{id}"' not in code and id not in built] == []


def test_french_has_its_spaces_and_apostrophes() -> None:
    text = files(PACKAGES[-1]).joinpath("words", "fr.ftl").read_text("utf-8")
    for line in text.splitlines():
        assert not re.search(r" [:;!?»]", line), line
        assert "« " not in line, line
        assert not re.search(r"\w'\w", line), line


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bar_of_keys_fits_in_80_columns(language: str) -> None:
    shown = re.sub(r"\[[^\]]*\]", "", bar(speech(None, language)))
    assert len(shown) <= 78


@cache
def positions() -> list[tuple[Match[Any, Any, Any], int]]:
    """Tables of every size, from the opening to the end game."""
    found = []
    for seats in (2, 3, 4, 5):
        for variant in ("jamaica", "tortuga"):
            match: Match[Any, Any, Any] = Match("cartagena", seats, {"variant": variant})
            found.append((match, seats))
            luck, rng = Luck(seats), dice(seats)
            for acts in (0, 20, 150):
                later: Match[Any, Any, Any] = Match("cartagena", seats, {"variant": variant})
                later.try_luck(luck)
                for _ in range(acts):
                    drawn = random_act(later.state, rng)
                    if drawn is not None:
                        later.act(*drawn)
                found.append((later, seats))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 16), (80, 15), (80, 32), (120, 30)])
def test_the_painted_board_fits_its_place_and_shows_every_square(
    language: str, size: tuple[int, int]
) -> None:
    words = speech("cartagena", language)
    for match, seats in positions():
        game, state = match.game, match.state
        assert game.paint is not None
        awaited = [seat for seat in state.awaiting() if seat >= 0]
        act = state.legal(awaited[0])[-1] if awaited else None
        for viewer in (0, seats - 1, WATCHER):
            picture = game.paint(game.view(state, viewer), words, act, *size)
            lines = ["".join(text for text, _ in line) for line in picture]
            assert max(map(len, lines)) <= size[0]
            assert len(lines) <= size[1]
            text = "\n".join(lines)
            assert all(re.search(rf"(?<!\d){square}(?!\d)", text) for square in range(1, 37))


def test_every_style_a_game_paints_with_has_a_colour_on_both_grounds() -> None:
    words = speech("cartagena", "en")
    known = {*MANNERS, *DARK, *(f"on-{hue}" for hue in DARK)}
    assert DARK.keys() == LIGHT.keys()
    for match, _ in positions():
        game = match.game
        assert game.paint is not None
        for line in game.paint(game.view(match.state, 0), words, None, 80, 40):
            assert {word for _, style in line for word in style.split()} <= known


def test_a_picture_becomes_one_text() -> None:
    picture = [[("B", "bold ink on-blue"), (" x", "")], [("y", "nonsense")]]
    text = coloured(picture, dark=True)
    assert isinstance(text, Text)
    assert text.plain == "B x\ny"
