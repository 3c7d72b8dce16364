"""The wheel: what is in it, and what an empty environment can do with it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import flibuste
from tests.docs.pages import ROOT
from tools.set_up import uv_environment

UV = Path(sys.executable).with_name("uv")


def run(*command: object, given: str = "", code: int = 0) -> str:
    """What a program prints, on both streams; nothing of this environment reaches it."""
    own = uv_environment().items()
    clean = {name: value for name, value in own if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        input=given,
        env={**clean, "LANG": "C.UTF-8", "VIRTUAL_ENV": ""},
        cwd=Path(sys.executable).anchor,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, (command, done.stdout, done.stderr)
    return done.stdout + done.stderr


class Empty:
    """An environment with nothing in it but the wheel and what it asks for."""

    def __init__(self, place: Path, wheel: Path) -> None:
        self.python = place / "bin" / "python"
        self.program = place / "bin" / "flibuste"
        self.wheel = wheel
        run(UV, "venv", "--quiet", "--python", sys.executable, place)

    def install(self, extra: str = "") -> None:
        """From where set-up takes its packages, in the same versions."""
        asked = f"flibuste{extra} @ {self.wheel.as_uri()}"
        known = ("--constraint", ROOT / "requirements.lock")
        run(UV, "pip", "install", "--quiet", *known, "--python", self.python, asked)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = place.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Empty:
    found = Empty(tmp_path_factory.mktemp("empty") / "venv", wheel)
    found.install()
    return found


def test_the_wheel_has_the_page_the_types_and_every_game(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert wheel.name.startswith(f"flibuste-{flibuste.__version__}-")
    assert {"flibuste/py.typed", "flibuste/_web/index.html"} <= names
    for key in flibuste.games():
        assert {f"flibuste/games/{key}/{page}" for page in ("card.toml", "words/fr.ftl")} <= names
        assert not [name for name in names if name.startswith(f"flibuste/games/{key}/tests/")]


def test_with_nothing_but_the_engines_the_referee_plays_a_match(empty: Empty) -> None:
    start = {"do": "start", "game": "rum", "seats": 3, "luck": {"seed": 1}}
    asked = "".join(json.dumps(one) + "\n" for one in (start, {"do": "play", "seed": 1}))
    told = [json.loads(line) for line in run(empty.program, "referee", given=asked).splitlines()]
    assert told[-1]["state"]["over"]
    listed = run(UV, "pip", "list", "--quiet", "--python", empty.python)
    assert not re.search("(?i)litestar|textual|sqlalchemy|uvicorn|hypothesis", listed)


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("laws rum", "laws")])
def test_what_needs_more_says_what_brings_it(empty: Empty, command: str, extra: str) -> None:
    told = run(empty.program, *command.split(), code=2)
    assert told.splitlines() == [
        f'flibuste: this needs more than the engines: pip install "flibuste[{extra}]"'
    ]


def test_with_the_server_it_opens_the_page(
    tmp_path_factory: pytest.TempPathFactory, wheel: Path
) -> None:
    place = tmp_path_factory.mktemp("server")
    whole = Empty(place / "venv", wheel)
    whole.install("[server]")
    with served(whole, place / "room.db") as address:
        page = urlopen(address).read().decode()
        assert "<title>Flibuste" in page
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert urlopen(address + script).status == 200
        assert len(json.load(urlopen(f"{address}/api/games"))) == len(flibuste.games())


@contextmanager
def served(empty: Empty, database: Path) -> Iterator[str]:
    """The room of an environment, on a free port, until the end."""
    command = [str(empty.program), "serve", "--port", "0", "--database", str(database)]
    room = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert room.stdout is not None
    try:
        found = re.search(r"http://[\d.]+:\d+", room.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        room.terminate()
        room.wait(30)
        room.stdout.close()
