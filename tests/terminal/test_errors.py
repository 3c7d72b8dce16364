"""Whatever a person gets wrong is told in one line, in the chosen language, with exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.cli import main
from flibuste.core.codec import dumps
from tests.terminal.tables import flibuste, table

PLAY = ("play", "cartagena", "--plain")
CODE = dumps(table().match)

# Where the sentence is the core's, a few words of it will do.
WRONG = {
    "unknown command": (["dance"], "There is no command “dance”", "Il n’y a pas de commande"),
    "unknown game": (["play", "chess", "--plain"], "no game “chess”", "pas de jeu «\u00a0chess"),
    "hidden game": (["play", "../x", "--plain"], "There is no game", "Il n’y a pas de jeu"),
    "unknown bot": (
        [*PLAY, "--seats", "you,hal"],
        "Nobody here is called “hal”; at a seat can be you, you:NAME, or a bot: random, greedy",
        "Personne ici ne s’appelle «\u00a0hal\u00a0»",
    ),
    "bot with a name": ([*PLAY, "--seats", "you,greedy:Hal"], "called “greedy:Hal”", "greedy:Hal"),
    "nobody": ([*PLAY, "--seats", ""], "Nobody here is called “”", "Personne ici"),
    "too few": ([*PLAY, "--seats", "you"], "2–5", "2–5"),
    "too many": ([*PLAY, "--seats", "you" + ",random" * 5], "2–5", "2–5"),
    "unknown option": (
        [*PLAY, "--option", "wind=north"],
        "no option “wind”",
        "pas d’option",
    ),
    "wrong value": (
        [*PLAY, "--option", "variant=cuba"],
        "cannot be",
        "ne peut pas valoir",
    ),
    "option without value": (
        [*PLAY, "--option", "variant"],
        "“variant” is no option: it must look like name=value.",
        "il faut la forme nom=valeur",
    ),
    "argument without value": ([*PLAY, "--seed"], "--seed needs a value.", "valeur à --seed."),
    "language without value": (["games", "--lang"], "--lang needs a value.", "valeur à --lang."),
    "unknown language": (["games", "--lang", "de"], "no language “de”", "pas de langue"),
    "unknown argument": (
        [*PLAY, "--fast"],
        "“--fast” is not understood; flibuste play --help",
        "n’est pas compris",
    ),
    "one argument too many": (["games", "all"], "“all” is not understood", "n’est pas compris"),
    "broken code": ([*PLAY, "--load", CODE[:-1] + "?"], "match code", "code de partie"),
    "damaged code": (
        [*PLAY, "--load", CODE[:-1] + ("A" if CODE[-1] != "A" else "B")],
        "damaged",
        "abîmé",
    ),
    "no such file": ([*PLAY, "--load", "no/such.json"], "There is no file", "pas de fichier"),
    "other seats": (
        [*PLAY, "--load", CODE, "--seats", "you,random,random"],
        "3 players",
        "se joue",
    ),
    "options of a match": (
        [*PLAY, "--load", CODE, "--option", "variant=tortuga"],
        "keeps its options",
        "garde ses options",
    ),
    "no rule": (["rules", "cartagena", "C99"], "There is no rule “C99”", "Il n’y a pas de règle"),
    "rules of nothing": (["rules"], "GAME is missing", "Il manque GAME"),
    "rules of no game": (["rules", "chess"], "There is no game “chess”", "pas de jeu"),
    "replay of nothing": (["replay"], "CODE is missing", "Il manque CODE"),
    "replay of no code": (["replay", "x"], "match code", "code de partie"),
    "replay for nobody": (["replay", CODE, "--seat", "7"], "--seat cannot be “7”", "ne peut pas"),
    "a new game without a key": (["new-game"], "KEY is missing", "Il manque KEY"),
    "a new game with a bad key": (["new-game", "No!"], "cannot be the key", "la clef d’un jeu"),
    "an arena of nothing": (["arena"], "not understood", "n’est pas comprise"),
    "an arena of no game": (["arena", "chess", "random", "random"], "no game", "pas de jeu"),
    "an arena of no bot": (["arena", "cartagena", "hal", "random"], "no bot “hal”", "pas de robot"),
    "an arena of no number": (
        ["arena", "cartagena", "random", "random", "--matches", "many"],
        "--matches",
        "--matches",
    ),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_error_is_one_line_in_the_chosen_language(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, english, french = WRONG[name]
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    spaced = told.err.replace("\u00a0", " ")
    expected = english if language == "en" else french.replace("\u00a0", " ")
    assert expected in spaced


def test_the_command_itself_exits_with_2_and_without_a_traceback() -> None:
    run = flibuste("play", "chess", "--plain")
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("flibuste: There is no game “chess”; the games are: cartagena, ")


def test_a_broken_file_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b'{"flibuste": \xff')
    assert main([*PLAY, "--load", str(file), "--lang", "fr"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--plain", "--load", CODE, "--lang", "en"]) == 2
    assert "There is no game “chess”" in capsys.readouterr().err


def test_an_interrupt_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main([*PLAY, "--seats", "you,random", "--seed", "1"]) == 130
    assert capsys.readouterr().err == ""
