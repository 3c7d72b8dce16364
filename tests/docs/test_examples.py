"""Every example of the pages does what it says."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import redirect_stderr
from pathlib import Path
from typing import Any, get_args

import pytest

from flibuste.cli import main
from flibuste.room import wire
from flibuste.store.sqlite import SqliteStore
from tests.docs.pages import PAGES, ROOT, Block, blocks, commands, spans

SERVED = "docs/protocol.md"  # its client plays against a server in tests/server/test_docs.py
ASKED = "docs/programs.md"  # its programs are certified in tests/server/test_programs.py
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
# What a reader would run for long, or with something of his own, is run shortly and with ours.
SHORTLY = {
    "--matches 200": "--matches 2",
    " mate greedy": " random greedy",
    " captain greedy": " random greedy",
    " greedy random": " greedy",
    "laws KEY|FOLDER": "laws cartagena --law 2 --examples 1",
    "laws DIR/KEY": "laws cartagena --law 2 --examples 1",
    "laws KEY": "laws cartagena --law 2 --examples 1",
    "KEY K3": "cartagena C3",
    "KEY ID": "cartagena C9",
    "KEY": "cartagena",
    "new-game cartagena": "new-game nobodys_reef",
    "DIR": "{place}",
    " [FILE]": "",
    "TARGET": "{place}/copy.db",
    "BACKUP": "{place}/backup.db",
    "DAYS": "30",
    "learn GAME": "learn cartagena",
    "--minutes M": "--minutes 1",
    "LINE|LINK|FILE": "LINE",
    "LINE|FILE": "LINE",
    "CODE|FILE": "LINE",
    "LINE": "cartagena.1.2..s38.u4FcW7GwnAU.vTsDBA",  # as tests/terminal plays it
}
# Goes on until it is ended, or for minutes, or wants a room or a program: tests/server has both.
WAITS = ("serve", "join", "bot", "certify", "learn")
# Named in passing, not to be typed like this.
UNFINISHED = (
    *("flibuste arena", "flibuste play", "flibuste play --load", "flibuste replay"),
    *("flibuste backup", "flibuste tidy"),
)
IN_PLACE = "flibuste new-game KEY"  # would write among the games: with --into it is run
FOLDERS = {path.name for place in (ROOT, ROOT / "src" / "flibuste") for path in place.glob("*/")}
A_GAME = "docs/new-game.md"  # names files of a game's folder
BIN = Path(sys.executable).parent
NONSENSE = "--no-such-thing"
NAMES = {kind.__name__: kind for kind in (*get_args(wire.Request), *get_args(wire.Answer))}


def shortly(line: str) -> str:
    for long, short in SHORTLY.items():
        line = line.replace(long, short)
    return line


FINISHED = [one for one in commands("flibuste") if one not in UNFINISHED]
FIRST = {shortly(line): line for line in reversed(FINISHED)}


@pytest.mark.parametrize(
    "block", [one for one in blocks("python") if one.page not in (SERVED, ASKED)], ids=str
)
def test_a_python_example_runs(block: Block, tmp_path: Path) -> None:
    (tmp_path / "example.py").write_text(block.text, "utf-8")
    done = subprocess.run(
        [sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout or "print" not in block.text


def test_the_client_of_the_protocol_is_the_only_example_that_needs_a_server() -> None:
    assert [block.page for block in blocks("python")].count(SERVED) == 1


@pytest.mark.parametrize("block", blocks("toml"), ids=str)
def test_a_toml_example_can_be_read(block: Block) -> None:
    assert tomllib.loads(block.text)


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    """In the programs under benchmarks too: their words become pages."""
    named = {shlex.split(line)[1] for line in commands("make")}
    for path in (ROOT / "benchmarks").glob("*.py"):
        named |= set(re.findall(r"`make ([a-z-]+)", path.read_text("utf-8")))
    assert named
    assert named <= TARGETS


@pytest.mark.parametrize("line", [one for one in commands("make") if "ARGS" in one])
def test_what_make_hands_on_is_a_command(line: str, tmp_path: Path) -> None:
    """What stands in ARGS is understood by the command that the target calls."""
    _, target, *variables = shlex.split(line)
    given = dict(one.split("=", 1) for one in variables)["ARGS"]
    command = {"play": "play", "run": "serve"}[target]
    check_command(f"flibuste {command} {given}", tmp_path)


@pytest.mark.parametrize("line", FINISHED)
def test_a_command_of_a_page_runs(line: str, tmp_path: Path) -> None:
    check_command(line, tmp_path)


def check_command(line: str, place: Path) -> None:
    """It is understood to its last word; and it runs, unless it would wait or write among us, or
    another line comes to the same.
    """
    command, first = line.split()[1], FIRST.get(shortly(line), line) == line
    in_place = line.startswith(IN_PLACE) and "--into" not in line
    line = shortly(line).replace("{place}", str(place))
    assert NONSENSE in complaint(shlex.split(line)[1:]), line
    if first and command not in WAITS and not in_place:
        make_database(place / ("backup.db" if command == "restore" else "flibuste/room.db"))
        run(line, place)


def make_database(file: Path) -> None:
    """One as a room keeps it, with nothing in it yet."""

    async def make() -> None:
        store = SqliteStore(file)
        await store.open()
        await store.close()

    asyncio.run(make())


def complaint(words: list[str]) -> str:
    """What the command says of a word that it cannot know: the first that it does not know."""
    said = io.StringIO()
    with redirect_stderr(said):
        assert main([*words, NONSENSE]) == 2
    return said.getvalue()


def run(line: str, place: Path) -> str:
    """In a fresh process, with nobody at the keyboard."""
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(line)],
        cwd=place,
        env={**os.environ, "XDG_DATA_HOME": str(place)},  # nobody's own tables are touched
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (line, done.stderr)
    return done.stdout


def test_the_pages_types_are_made_as_its_readme_says_and_are_up_to_date() -> None:
    line = "python web/tools/schema.py | node web/tools/types.mjs"
    assert ("web/README.md", line) in spans()
    made, written = ([str(BIN / word.split()[0]), *word.split()[1:]] for word in line.split(" | "))
    schema = subprocess.run(made, cwd=ROOT, capture_output=True, check=True).stdout
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [*written, "--check"], cwd=ROOT, input=schema, env={**os.environ, "PATH": path}, check=True
    )


def test_programs_and_folders_that_a_page_names_are_there() -> None:
    """`tests/golden`, `web/tools/schema.py` …, KEY being any game; globs find something."""
    for page, span in spans():
        for word in span.split():
            if not re.fullmatch(r"[\w./*\[\]-]+", word) or word.split("/")[0] not in FOLDERS:
                continue
            asked = word.replace("KEY", "cartagena").rstrip("/").partition("#")[0]
            if "/" in asked:
                places = [ROOT, ROOT / "src" / "flibuste", ROOT / Path(page).parent]
                places += [ROOT / "src/flibuste/games/cartagena"] if page == A_GAME else []
                assert any(list(place.glob(asked)) for place in places), f"{page}: {word}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


# The messages of the protocol, where … stands for what was left out


def messages() -> list[Any]:
    found: list[Any] = []
    for block in blocks(""):
        if block.page == SERVED:
            text = filled(block.text)
            starts = [
                match.end() - 1 for match in re.finditer(r"^(?:[←→] )?\{", text, re.MULTILINE)
            ]
            found += [json.JSONDecoder().raw_decode(text, start)[0] for start in starts]
    return found


def filled(text: str) -> str:
    return re.sub(r"(, )?…(?=[\]}])", "", text)


def test_every_message_of_the_protocol_is_json_with_the_fields_of_its_kind() -> None:
    told = messages()
    assert len(told) > 12
    for message in told:
        if "type" in message:
            kind = NAMES[message["type"]]
            assert set(message) - {"type"} <= set(kind.__struct_fields__), message
