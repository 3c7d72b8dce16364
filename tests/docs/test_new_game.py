"""docs/new-game.md, step by step: a game made in place is found and can be played.  That it obeys
the laws and passes its own tests is seen in tests/core/test_scaffold.py.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.laws.cases import LONG
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
KEY = "spare_reef"  # that no other test makes
PAGES = sorted(ROOT.glob("*.md"))
SUITES = ("core", "contract", "laws", "golden", "fuzz", "bots", "lesson", "terminal", "docs")
LATER = {"lesson.toml", "numbers.py"}  # the page says: if there is one

BUILT = ("node_modules", "src/flibuste/_web")  # as they are: a link to them does
ITSELF = "tests/docs/test_new_game.py"


class Tree:
    """A copy of the source, in which a game may be added."""

    def __init__(self, place: Path) -> None:
        self.place = place
        # Byte code comes with it, or all would be compiled anew; but it names files of the other
        # tree, which is seen in the long run, where tests look for their own.
        compiled = ("__pycache__",) if LONG else ()
        left = shutil.ignore_patterns(*compiled, "_web", "node_modules")
        for part in ("src", "tests", "docs", "tools", "benchmarks", "web"):
            shutil.copytree(ROOT / part, place / part, ignore=left)
        for part in ("conftest.py", "pyproject.toml", "Makefile", *(p.name for p in PAGES)):
            shutil.copy(ROOT / part, place / part)
        for part in BUILT:
            (place / part).symlink_to(ROOT / part)
        self.game = place / "src" / "flibuste" / "games" / KEY

    def run(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.place,
            # Many cases for each law are another test's; here each is tried with one game more.
            env={**os.environ, "FLIBUSTE_LONG": "", "PYTHONPATH": str(self.place / "src")},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
        return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("tree"))
    assert str(tree.game) in tree.run("flibuste", "new-game", KEY)
    return tree


def test_the_folder_has_what_the_page_lists(tree: Tree) -> None:
    table = PAGE.partition("## The folder")[2].partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    files = {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    assert len(files) > 12
    for name in files - LATER:
        assert list(tree.game.glob(name.rstrip("/"))), name
    listed = {path.name for name in files for path in tree.game.glob(name.split("/")[0])}
    assert {path.name for path in tree.game.iterdir()} - {"__pycache__"} == listed


def test_it_is_among_the_games_and_can_be_played(tree: Tree) -> None:
    assert "`make play ARGS=KEY`" in PAGE
    assert f"{KEY}: Spare reef" in tree.run("flibuste", "games")
    assert tree.run("flibuste", "play", KEY)


def test_the_tests_outside_its_folder_hold_with_it_among_the_games(tree: Tree) -> None:
    """In every run those that name it, in long ones all of them."""
    chosen = () if LONG else ("-k", KEY)
    suites = [f"tests/{suite}" for suite in SUITES]
    told = tree.run(
        "pytest", "-q", "-p", "no:cacheprovider", *chosen, *suites, "--deselect", ITSELF
    )
    assert " passed" in told
