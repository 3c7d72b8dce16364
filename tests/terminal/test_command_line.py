"""The command: help, languages, games, rules, replay, arena, new games, pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste as package
from flibuste.cli import COMMANDS, main
from flibuste.core.codec import dumps
from flibuste.core.registry import rules, rules_page
from flibuste.terminal.speech import language_of
from tests.terminal.tables import flibuste, in_this_process, numbers_to_the_end, table


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_without_a_terminal_and_without_arguments_the_usage_is_shown() -> None:
    run = flibuste()
    assert run.returncode == 0
    assert run.stdout.startswith("Usage: flibuste")
    assert in_this_process(language="fr").stdout.startswith("Usage\u00a0: flibuste")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_tells_of_every_command(capsys: pytest.CaptureFixture[str], language: str) -> None:
    told = out(capsys, "--help", "--lang", language)
    for command in COMMANDS:
        assert f"  {command} " in told


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_help(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help", "--lang", language])
    assert stop.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith("Usage" + ("\u00a0: " if language == "fr" else ": "))
    assert ("montrer cette aide" if language == "fr" else "show this help") in told


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert out(capsys, "--version") == f"flibuste {package.__version__}\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_ALL": "fr", "LC_MESSAGES": "en_GB", "LANG": "en"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


def test_lang_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "fr", "games"], ["games", "--lang=fr"], ["games", "--lang", "fr"]):
        assert "2–5 joueurs" in out(capsys, *arguments)


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    told = out(capsys, "games", "--lang", "en")
    assert "cartagena: Cartagena, Leo Colovini (2–5 players, 30–45 min)" in told
    assert all(len(line) <= 80 for line in told.splitlines())


def test_the_rules_are_shown_whole_or_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    page = rules_page("flibuste.games.cartagena", "fr")
    assert out(capsys, "rules", "cartagena", "--lang", "fr") == page + "\n"
    told = out(capsys, "rules", "cartagena", "c9", "--lang", "en")
    assert told.startswith("C9 · Advance\n")


def test_the_place_that_decides_a_rule_is_named_and_quoted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    track = Path(package.__file__).parent / "games/cartagena/rules/track.py"
    monkeypatch.chdir(track.parents[2])
    place, told = out(capsys, "rules", "cartagena", "c9", "--where").splitlines()
    path, line, name = place.replace(":", " ").split()
    assert (path, name) == ("cartagena/rules/track.py", "next_free")
    assert track.read_text("utf-8").splitlines()[int(line) - 1].startswith("def next_free(")
    assert told.startswith("C9, C10 · ")
    monkeypatch.chdir("/")
    assert str(track) in "/" + out(capsys, "rules", "cartagena", "c9", "--where")


def test_the_places_of_all_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = out(capsys, "rules", "cartagena", "--where").splitlines()
    assert [line.split()[0] for line in lines] == [*rules("flibuste.games.cartagena")]
    assert all(Path(line.split()[1].partition(":")[0]).is_file() for line in lines)


def test_a_rule_that_there_is_not_is_decided_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "cartagena", "Z9", "--where", "--lang", "fr"]) == 2
    assert "Il n’y a pas de règle «\u00a0Z9\u00a0»" in capsys.readouterr().err


def test_a_match_is_told_from_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    session = table(seed="4", turn_limit=6)
    numbers_to_the_end(session)
    code = dumps(session.match)
    watched = out(capsys, "replay", code, "--lang", "en")
    assert "Blue draws a card. (× 6)" in watched
    assert "The turn limit is reached" in watched
    own = out(capsys, "replay", code, "--seat", "0", "--lang", "en")
    assert "Blue draws a card" not in own
    assert "Green draws a card. (× 6)" in own


def test_bots_meet_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--matches", "2", "--workers", "1", "--option", "turn_limit=6"]
    told = out(capsys, "arena", "cartagena", "random", "greedy", *arguments, "--lang", "fr")
    assert "random" in told
    assert "victoires" in told


def test_a_new_game_gets_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = out(capsys, "new-game", "sixth", "--into", str(tmp_path), "--lang", "en")
    assert told == f"The new game is in {tmp_path / 'sixth'}.\n"
    assert (tmp_path / "sixth" / "__init__.py").is_file()


def test_a_reader_who_goes_away_is_no_reason_to_complain() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "flibuste", "play", "cartagena", "--seats", "random,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_the_referee_answers_every_line_in_turn_also_a_broken_one() -> None:
    lines = [
        '{"do": "games"}',
        "ahoy",
        "",
        '{"do": "start", "game": "cartagena", "seats": 2}',
        "[]",
    ]
    run = flibuste("referee", given="\n".join(lines) + "\n")
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0
    assert run.stderr == ""
    assert [answer["ok"] for answer in answers] == [True, False, False, True, False]
    assert answers[1]["error"] == "bad_request"
    assert set(answers[1]["message"]) == {"en", "fr"}


def test_importing_the_package_or_the_command_loads_no_screen() -> None:
    check = "import flibuste.cli, sys; print([m for m in ('textual', 'rich') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_with_one_game_only_play_needs_no_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: (_ for _ in ()).throw(EOFError))
    monkeypatch.setattr("flibuste.cli.games", lambda: ("cartagena",))
    assert main(["play", "--plain", "--seats", "you,random", "--seed", "1"]) == 0
    assert "Cartagena" in capsys.readouterr().out


def test_with_several_games_play_asks_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 1:
            return "cartagena"
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("flibuste.cli.games", lambda: ("cartagena", "plank"))
    assert main(["play", "--plain", "--seats", "you,random", "--seed", "1", "--lang", "en"]) == 0
    assert asked[0] == "Which game? One of cartagena, plank: "


@pytest.mark.parametrize(
    ("option", "value"),
    [("--time-scale", value) for value in ("0", "-1", "inf", "nan", "-inf", "1e999", "fast")]
    + [("--port", value) for value in ("-1", "65536", "http")],
)
def test_a_server_is_not_started_with_numbers_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, value: str
) -> None:
    command = ["serve", f"{option}={value}", "--database", str(tmp_path / "room.db")]
    assert main([*command, "--lang", "en"]) == 2
    assert f"{option} cannot be “{value}”" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_public_address_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ["serve", "--public-url", "room.example", "--database", str(tmp_path / "room.db")]
    assert main([*command, "--lang", "en"]) == 2
    assert "“room.example” cannot be the public address" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
