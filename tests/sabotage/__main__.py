"""
``make sabotage``: games/KEY/tests/sabotage.toml has for every rule that decides something one or
more small wrong edits; each is made on a copy of the tree, and a test that names the rule
(``@pytest.mark.rule``) must fail.  A sabotage nobody notices is a rule nobody tests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from flibuste.core.protocol import GENERAL_RULES
from flibuste.core.registry import TEMPLATE, find, games, rules

ROOT: Final = Path(__file__).parents[2]
FEW: Final = 2  # of each game, in `make test`
FAILED: Final = 1  # pytest's exit code when a test has failed, and nothing worse


class Sabotage(NamedTuple):
    game: str
    rule: str
    file: str
    old: str
    new: str


def plans() -> dict[str, list[dict[str, str]]]:
    """For every game its wrong edits; a game without any has none that can be caught."""
    found = {}
    for key in (TEMPLATE, *games()):
        plan = ROOT / "src/flibuste/games" / key / "tests/sabotage.toml"
        found[key] = tomllib.loads(plan.read_text("utf-8"))["edit"]
    return found


def sabotages(few: bool) -> Iterator[Sabotage]:
    for game, edits in plans().items():
        step = max(1, len(edits) // FEW) if few else 1
        for edit in edits[::step][: FEW if few else None]:
            yield Sabotage(game, edit["rule"], edit["file"], edit["old"], edit["new"])


def controls() -> Iterator[Sabotage]:
    """For each game a run without any edit, which must pass: else "caught" means nothing."""
    for game in plans():
        yield Sabotage(game, "", "", "", "")


def unguarded() -> list[str]:
    """The rules of each game that no edit tries to break."""
    missing = []
    for game, edits in plans().items():
        own = [rule for rule in rules(find(game).package) if rule not in GENERAL_RULES]
        missing += [rule for rule in own if rule not in {edit["rule"] for edit in edits}]
    return missing


def try_out(sabotage: Sabotage) -> str:
    """What became of it: "" when a test noticed."""
    with tempfile.TemporaryDirectory(prefix="sabotage-") as folder:
        copy = Path(folder)
        for part in ("src", "tests", "conftest.py", "pyproject.toml"):
            source = ROOT / part
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / part)
        if not sabotage.file:
            code, output = tested(copy, sabotage)
            return "" if code == 0 else f"fails unsabotaged:\n{output[-1500:]}"
        target = copy / "src/flibuste/games" / sabotage.game / sabotage.file
        text = target.read_text("utf-8")
        if text.count(sabotage.old) != 1:
            return f"“{sabotage.old}” stands {text.count(sabotage.old)} times in {sabotage.file}"
        target.write_text(text.replace(sabotage.old, sabotage.new), "utf-8")
        code, output = tested(copy, sabotage)
        return "" if code == FAILED else f"not noticed (pytest said {code}):\n{output[-1500:]}"


def tested(copy: Path, sabotage: Sabotage) -> tuple[int, str]:
    """The tests that name the rule, on the sabotaged copy, up to the first that fails."""
    tests = f"src/flibuste/games/{sabotage.game}/tests"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", tests]
    done = subprocess.run(
        [*command, *(["--rule", sabotage.rule] if sabotage.rule else [])],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(prog="make sabotage", description=__doc__)
    parser.add_argument("--few", action="store_true", help="a few of each game")
    parser.add_argument("games", nargs="*", help="only these (all)")
    wanted = parser.parse_args()
    planned = [one for one in sabotages(wanted.few) if not wanted.games or one.game in wanted.games]
    faults = [f"rule {rule}: no edit tries to break it" for rule in unguarded()]
    caught = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # `make test` has just run all tests: there the few need no control.
        unharmed = [] if wanted.few else list(controls())
        for control, trouble in zip(unharmed, pool.map(try_out, unharmed), strict=True):
            print(f"{control.game} without sabotage: {trouble or 'passes'}", flush=True)
            faults += [trouble] if trouble else []
        for sabotage, trouble in zip(planned, pool.map(try_out, planned), strict=True):
            change = f"{sabotage.old.strip()!r} -> {sabotage.new.strip()!r}"
            print(f"{sabotage.game} {sabotage.rule:4} {trouble or 'caught'}: {change}", flush=True)
            caught += not trouble
    print(*faults, f"sabotages caught: {caught} of {len(planned)}", sep="\n")
    return 1 if faults or caught < len(planned) or not planned else 0


if __name__ == "__main__":
    sys.exit(main())
