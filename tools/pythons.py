"""`make test` once more with every other Python of this machine: `pythons.py [PYTHON …]`.

Each in a clone of what is committed, so that nobody's .venv is made anew. Without names it looks on
the PATH for those that are promised; names are for those that lie elsewhere.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROMISED = ("python3.11", "python3.12", "python3.13", "python3.14")


def version_of(python: str) -> tuple[int, ...] | None:
    """Of this Python; None: it is not there, or nothing but a name for one that is not."""
    if shutil.which(python) is None:
        return None
    asked = [python, "-c", "import sys; print(tuple(sys.version_info[:3]))"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return ast.literal_eval(told.stdout) if told.returncode == 0 else None


def tested(python: str, place: Path) -> bool:
    """Whether all tests pass with this Python, in a fresh clone."""
    clone = place / Path(python).name
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    made = subprocess.run(["make", "test", f"PYTHON={python}"], cwd=clone, check=False)
    return made.returncode == 0


def main(names: list[str]) -> int:
    found = {name: version for name in names or PROMISED if (version := version_of(name))}
    failed = []
    with tempfile.TemporaryDirectory() as place:
        for python, version in found.items():
            print(f"\n##### Python {'.'.join(map(str, version))}", flush=True)
            if not tested(python, Path(place)):
                failed.append(python)
    missing = [name for name in names or PROMISED if name not in found]
    print(f"\ntested: {', '.join(found) or 'none'}; not here: {', '.join(missing) or 'none'}")
    print(f"failed: {', '.join(failed) or 'none'}")
    return 1 if failed or not found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
