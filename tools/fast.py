"""Compile the twin of the rules: `make fast` (core/twin.py finds it).

mypyc reads the sources where they are and writes C in a folder of its own; the compiled modules go
to src/flibuste/_fast. Named games are compiled alone, with core (`tools/fast.py plank`). Without a
C compiler, or on a Python that has none, nothing is lost: the same sources run as they are.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "flibuste"

# Of core: what rules are written in and what plays them. Structs (core/terms.py) are not for mypyc.
CORE = (
    "leanings",
    "luck",
    "menus",
    "net",
    "odds",
    "pens",
    "piles",
    "playout",
    "scenes",
    "standing",
    "state",
    "strips",
    "told",
)
# To a view and back, and its vector; views themselves are structs.
SIGHT = ("glance", "glimpse", "guess", "place", "reach", "tell", "unseen")
NO_COMPILER = 3  # an exit code
LEFT_OUT = ("__init__", "audit")  # packages; and checks, which nobody waits for
SETTINGS = """[mypy]
strict = true
mypy_path = src
explicit_package_bases = true
follow_imports = silent
"""
SETUP = """import os
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="flibuste-fast",
    package_dir={"": "src"},
    packages=[],
    ext_modules=mypycify(
        ["--config-file", "mypy.ini", *sys.argv.pop().split()], opt_level=os.environ["LEVEL"]
    ),
)
"""


def main() -> int:
    sys.path.insert(0, str(SOURCE))
    from flibuste.core import twin

    place = twin.folder()
    if twin.IN_USE in ("compiled", "unwanted"):
        print(f"fast: the twin in {place.relative_to(ROOT)} is up to date")
        return 0
    if compiler() is None:
        print("fast: there is no C compiler here; the rules run as they are")
        return NO_COMPILER
    started = time.monotonic()
    compiled = modules()
    print(f"fast: compiling {len(compiled)} modules; this takes a minute or two", flush=True)
    shutil.rmtree(place, ignore_errors=True)
    made_from = sources()
    before = twin.fingerprint(made_from)
    with tempfile.TemporaryDirectory(prefix="flibuste-fast-") as folder:
        work = Path(folder)
        built = build(work, compiled)
        if built is None:
            return 1
        place.mkdir(parents=True)
        for file in built:
            shutil.copy(file, place / f"{name_of(file, work)}{EXTENSION_SUFFIXES[0]}")
        names = sorted(name_of(file, work) for file in built)
    made = {
        "modules": names,
        "from": [str(file.relative_to(PACKAGE)) for file in made_from],
        "fingerprint": before,
    }
    (place / twin.MADE).write_text(json.dumps(made, indent=1) + "\n")
    print(f"fast: {place.relative_to(ROOT)}, in {time.monotonic() - started:.0f} s")
    return 0


def compiler() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def games() -> list[Path]:
    """All of them, or those that are named."""
    named = sys.argv[1:] if __name__ == "__main__" else []
    found = [path.parent for path in sorted(PACKAGE.glob("games/[!_]*/rules"))]
    return [path for path in found if not named or path.name in named]


def modules() -> list[Path]:
    """What is compiled: parts of core; of each game its box, if that is a file, its rules, what
    could be behind a view, its numbers, and how well one stands; what bots do in imagined worlds,
    and programs that learn in matches.
    """
    found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    for game in games():
        found += [
            game / name for name in ("parts.py", "bot.py", "numbers.py") if (game / name).is_file()
        ]
        rules = [*sorted(game.glob("rules/*.py")), *sorted(game.glob("bot/*.py"))]
        found += [path for path in rules if path.stem not in LEFT_OUT]
        found += [path for path in sorted(game.glob("sight/*.py")) if path.stem in SIGHT]
        found += [path for path in sorted(game.glob("words/*.py")) if path.stem not in LEFT_OUT]
    return [*found, PACKAGE / "bots" / "worlds.py", PACKAGE / "research" / "walk.py"]


def sources() -> list[Path]:
    """All that the compiled code knows: constants of other files are written into it."""
    beside = [PACKAGE / "core" / "terms.py", PACKAGE / "core" / "numbers.py"]
    for game in games():
        beside += [game / "acts.py", game / "options.py", *sorted(game.glob("parts/*"))]
        beside += [path for path in sorted(game.glob("sight/*.py")) if path.stem not in SIGHT]
        beside += sorted(game.glob("board/*.py"))
    return [*modules(), *(path for path in beside if path.is_file())]


def build(work: Path, compiled: list[Path]) -> list[Path] | None:
    """Compile in a folder of its own; the modules made, or None."""
    shutil.copytree(PACKAGE, work / "src" / "flibuste", ignore=shutil.ignore_patterns("_*", "web"))
    for package in PACKAGE.rglob("__init__.py"):  # which the pattern has left out
        target = work / "src" / package.relative_to(SOURCE)
        if target.parent.is_dir():
            shutil.copy(package, target)
    (work / "mypy.ini").write_text(SETTINGS)
    (work / "setup.py").write_text(SETUP)
    files = " ".join(str(path.relative_to(ROOT)) for path in compiled)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", files]
    level = {"LEVEL": os.environ.get("MYPYC_OPT_LEVEL", "1")}  # 3 is slower to make, not to run
    done = subprocess.run(
        command, cwd=work, env={**os.environ, **level}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print((done.stdout + done.stderr)[-4000:], file=sys.stderr)
        print("fast: it could not be compiled; the rules run as they are", file=sys.stderr)
        return None
    return sorted((work / "src").rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def name_of(file: Path, work: Path) -> str:
    """The module that a compiled file is."""
    parts = file.relative_to(work / "src").parts
    return ".".join([*parts[:-1], parts[-1].removesuffix(EXTENSION_SUFFIXES[0])])


if __name__ == "__main__":
    sys.exit(main())
