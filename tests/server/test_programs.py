"""Any program as a bot: ``flibuste bot`` at a table, ``flibuste certify`` beside one."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli import main
from flibuste.core.luck import Luck
from flibuste.core.match import Match
from flibuste.core.plain import to_json, view_of
from flibuste.core.registry import find, games
from tests.docs.pages import blocks
from tests.server.outsiders import Server, people

LISTED = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"act": json.loads(line)["acts"][0]}), flush=True)
"""
WRONG = """
import json, pathlib, sys, time
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    if number == 1:
        print("no json at all", flush=True)
    elif number == 2:
        print(json.dumps({"move": 3}), flush=True)
    elif number == 3:
        print(json.dumps({"act": {"type": "Advance", "origin": 36, "symbol": "hat"}}), flush=True)
    elif number == 4 and not pathlib.Path(sys.argv[0] + ".slept").exists():
        pathlib.Path(sys.argv[0] + ".slept").touch()
        time.sleep(60)
    else:
        print(json.dumps({"act": asked["acts"][0]}), flush=True)
"""
GONE = "import sys; sys.stdin.readline()"
ONE = """
import json, sys
print(json.dumps({"act": json.loads(sys.stdin.readline())["acts"][0]}), flush=True)
"""


def command(folder: Path, text: str) -> str:
    program = folder / "program.py"
    program.write_text(text)
    return shlex.join([sys.executable, str(program)])


@pytest.mark.parametrize("game", games())
def test_a_program_that_plays_listed_acts_plays_by_the_rules(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = command(tmp_path, LISTED)
    assert main(["--lang", "en", "certify", game, "--command", program, "--matches", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 matches, ")
    assert said.endswith("It plays by the rules.\n")


def test_every_kind_of_fault_is_counted_with_its_first_example(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = command(tmp_path, WRONG)
    given = ["certify", "cartagena", "--command", program, "--matches", "1", "--within", "2"]
    assert main(["--lang", "en", *given]) == 1
    said = capsys.readouterr().out
    for fault in (
        "Its answer is no JSON: no json at all",
        'Its answer names no act of this game: {"move": 3}',
        "Its act Advance 36 hat is not allowed: You have no pirate on square 36.",
        "It did not answer within 2 s.",
        "It does not play by the rules yet",
    ):
        assert fault in said, said


def test_a_program_that_ends_is_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = command(tmp_path, ONE)
    assert main(["--lang", "fr", "certify", "plank", "--command", program, "--matches", "1"]) == 1
    assert "× Il s’est arrêté." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "why"), [(None, "No such file"), (GONE, "ends before it has answered anything")]
)
def test_a_program_that_never_answers_is_not_started_for_ever(
    program: str | None, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = "/no/such/program" if program is None else command(tmp_path, program)
    assert main(["--lang", "en", "certify", "cartagena", "--command", given]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("given", ["", "'"])
def test_what_is_no_command_is_told(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "certify", "plank", "--command", given]) == 2
    assert "is no command" in capsys.readouterr().err


def test_a_program_sits_at_a_table_of_the_room_to_the_end(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with people(server, "Anne") as (host,):
        host.opens("me bot:random", "plank")
        host.starts()
        link = f"{server.address}/t/{host.table}"
        program = command(tmp_path, LISTED)
        assert main(["--lang", "en", "bot", link, "--seat", host.token, "--command", program]) == 0
        assert "Anne of plank: " in capsys.readouterr().out
        assert host.get(f"/api/tables/{host.table}")["phase"] == "over"


def test_what_a_program_did_wrong_at_a_table_is_told_and_the_match_goes_on(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with people(server, "Anne") as (host,):
        host.opens("me bot:random", "plank")
        host.starts()
        link = f"{server.address}/t/{host.table}"
        program = command(tmp_path, "print('hello', flush=True)")
        assert main(["--lang", "en", "bot", link, "--seat", host.token, "--command", program]) == 1
        said = capsys.readouterr()
        assert "A listed move is played instead." in said.err
        assert host.get(f"/api/tables/{host.table}")["phase"] == "over"


@pytest.mark.parametrize(
    ("language", "runs"),
    [("python", sys.executable), ("js", str(Path(sys.executable).parent / "node"))],
)
def test_the_programs_of_the_page_play_by_the_rules(
    language: str, runs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (block,) = [block for block in blocks(language) if block.page == "docs/programs.md"]
    program = tmp_path / ("bot.py" if language == "python" else "bot.mjs")
    program.write_text(block.text, "utf-8")
    command = shlex.join([runs, str(program)])
    assert main(["--lang", "en", "certify", "plank", "--command", command, "--matches", "4"]) == 0
    assert "It plays by the rules." in capsys.readouterr().out


@pytest.mark.parametrize("name", games())
def test_a_view_comes_back_from_plain_json_as_it_was(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        for viewer in (0, seats - 1, -3):
            match: Match[Any, Any, Any] = Match(name, seats)
            match.try_luck(Luck(f"views {name} {seats}"))
            view = match.view(viewer)
            assert view_of(game, json.loads(json.dumps(to_json(view)))) == view
