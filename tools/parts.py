"""Run the parts of `make test` one after another and print the seconds of each.

A failing part does not stop the next one. Below the table stands which tests failed, and the last
line counts the tests of all parts.
"""

import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG = bool(os.environ.get("FLIBUSTE_LONG"))  # then the budgets do not hold
WORKERS = os.environ.get("FLIBUSTE_WORKERS", "2")
PEOPLE = str(int(WORKERS) + 1)

# Folders of tests/ with a part of their own. All others belong to the engines, so that a new
# folder cannot be forgotten.
SERVER_AND_TERMINAL = ("tests/server", "tests/terminal")
BROWSER = "tests/web"
# What a compiled twin of the rules has to pass too (core/twin.py).
RULES = ("tests/laws", "tests/golden", "tests/contract", "tests/core", "src/flibuste/games")
PURE = "FLIBUSTE_PURE"
# In short runs core and one game are compiled, apart from a twin that happens to be here.
FEW = "plank"
APART = "FLIBUSTE_TWIN"
NO_COMPILER = 3  # as tools/fast.py says it
IS_COMPILED = "from flibuste.core.twin import IN_USE as way; assert way == 'compiled', way"
# Asks Python to compile everything anew in each process, and there are hundreds: not asked here.
# What is kept lies in __pycache__, which git does not see and `make clean` removes.
NO_BYTE_CODE = "PYTHONDONTWRITEBYTECODE"


@dataclass
class Part:
    """A row of the table: what ran, for how long, how it ended."""

    name: str
    budget: int | None = None
    seconds: float | None = None  # None: did not run
    passed: int = 0
    failed: int = 0
    ok: bool = True
    remark: str = ""
    failures: list[str] = field(default_factory=list)  # tests, as one would name them to pytest

    def run(self, *command: str) -> int:
        print(f"\n=== {self.name} ===", flush=True)
        start = time.monotonic()
        code = subprocess.run([sys.executable, *command], check=False).returncode
        self.seconds = time.monotonic() - start
        self.ok = code == 0
        self.remark = "" if self.ok else "failed"
        return code

    def run_tests(self, folders: list[str], *options: str) -> None:
        with tempfile.TemporaryDirectory() as place:
            report = Path(place) / "report.xml"
            code = self.run("-m", "pytest", *options, f"--junit-xml={report}", *folders)
            self.count(report)
        if code == 5:
            self.remark = "failed: no tests found"
        if not self.ok:  # pytest may stop before it has counted anything
            self.failed = max(self.failed, 1)

    def count(self, report: Path) -> None:
        if not report.is_file():
            return
        for suite in ET.parse(report).getroot().iter("testsuite"):
            tests, bad, skipped = (
                sum(int(suite.get(key, 0)) for key in keys)
                for keys in (["tests"], ["failures", "errors"], ["skipped"])
            )
            self.failed += bad
            self.passed += tests - bad - skipped
            self.failures += [
                f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
                for case in suite.iter("testcase")
                if case.find("failure") is not None or case.find("error") is not None
            ]

    def skip(self, why: str) -> None:
        self.remark = f"skipped: {why}"
        print(f"\n=== {self.name} === {self.remark}", flush=True)

    def __str__(self) -> str:
        budget = "" if LONG or self.budget is None else str(self.budget)
        seconds = "-" if self.seconds is None else f"{self.seconds:.1f}"
        over = budget and (self.seconds or 0) > int(budget)
        remarks = ", ".join(filter(None, [self.remark, "over budget" if over else ""]))
        return f"  {self.name:<23}{seconds:>8}{budget:>8}  {remarks}".rstrip()


def set_up() -> Part:
    """It is over when this program starts; make says when it began."""
    seconds = time.time() - float(os.environ.get("FLIBUSTE_STARTED", time.time()))
    return Part("set-up", 90, seconds)


def checks() -> Part:
    part = Part("checks", 60)
    part.run("tools/checks.py")
    return part


def engines() -> tuple[Part, Part]:
    """Laws, games, bots; and a few acts of sabotage, whose seconds count here too."""
    part = Part("engines", 180)
    folders = [*engine_folders(), *existing("src/flibuste/games")]
    if folders:
        part.run_tests(folders, "-n", WORKERS)
    else:
        part.skip("there are no tests yet")
    few = Part("sabotage (in engines)")
    if existing("tests/sabotage", "tests/sabotage.py"):
        few.run("-m", "tests.sabotage", "--few")
    else:
        few.skip("there is no tests/sabotage yet")
    part.seconds = (part.seconds or 0) + (few.seconds or 0)
    return part, few


def compiled() -> Part:
    """Laws, oracles and golden matches once more, with the compiled twin of the rules."""
    part = Part("engines, compiled")
    if not LONG:
        os.environ[APART] = str(ROOT / "build" / "twin")
    code = part.run("tools/fast.py", *([] if LONG else [FEW]))
    if code == NO_COMPILER:
        part.ok = True
        part.skip("there is no C compiler")
    elif code == 0:
        building = part.seconds or 0
        del os.environ[PURE]
        part.run("-c", IS_COMPILED)
        if part.ok:
            part.run_tests(existing(*RULES), "-n", WORKERS, *([] if LONG else ["-k", FEW]))
        os.environ[PURE] = "1"
        part.seconds = (part.seconds or 0) + building
    os.environ.pop(APART, None)
    return part


def speed() -> Part:
    """What has become slower since the last `make bench` is told; nothing fails by it."""
    part = Part("speed (told)", 3)
    part.run("-m", "benchmarks.slower")
    return part


def engine_folders() -> list[str]:
    found = sorted(Path("tests").glob("*/")) + sorted(Path("tests").glob("test_*.py"))
    hidden = (".", "_")
    return [
        str(path)
        for path in found
        if not path.name.startswith(hidden) and str(path) not in (*SERVER_AND_TERMINAL, BROWSER)
    ]


def server_and_terminal() -> Part:
    part = Part("server and terminal", 60)
    folders = existing(*SERVER_AND_TERMINAL)
    if folders:
        part.run_tests(folders, "-n", PEOPLE, "--dist", "worksteal")  # servers start, clients wait
    else:
        part.skip("there are no " + ", ".join(SERVER_AND_TERMINAL) + " yet")
    return part


def browser() -> Part:
    """The page in a real browser; one is fetched if there is none, outside of the budget."""
    part = Part("browser", 180)
    if not existing(BROWSER):
        part.skip(f"there is no {BROWSER} yet")
    elif os.environ.get("FLIBUSTE_NO_BROWSER") == "1":
        part.skip("FLIBUSTE_NO_BROWSER=1")
    elif part.run("tools/browser.py"):
        part.remark, part.failed = "failed: no browser", 1
    else:
        # People wait for each other, for bots and for curtains: one worker more uses the time. Who
        # has nothing left to do takes tests from the others.
        part.run_tests([BROWSER], "-n", PEOPLE, "--dist", "worksteal")
    return part


def existing(*paths: str) -> list[str]:
    return [path for path in paths if Path(path).exists()]


def main() -> int:
    os.chdir(ROOT)
    os.environ[PURE] = "1"  # a twin that happens to be here is not what is tested
    os.environ.pop(NO_BYTE_CODE, None)
    parts = [set_up(), checks(), *engines(), compiled(), speed(), server_and_terminal(), browser()]
    failed = [part.name for part in parts if not part.ok]
    print(f"\n  {'part':<23}{'seconds':>8}{'budget':>8}")
    print(*parts, sep="\n")
    print(f"\n{'failed: ' + ', '.join(failed) if failed else 'all parts passed'}")
    for name in [name for part in parts for name in part.failures]:
        print(f"  {name}")
    print(f"{sum(p.passed for p in parts)} passed, {sum(p.failed for p in parts)} failed")
    return bool(failed)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
