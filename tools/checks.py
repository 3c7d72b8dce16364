"""All checks of the source that run nothing of it. Every check runs; the failed ones are named at
the end.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PAGE = ROOT / "node_modules" / ".bin"  # its programs are run by the node of .venv

CHECKS = {
    "format (make format mends it)": "ruff format --check --quiet",
    "lint": "ruff check --quiet",
    "types": "mypy",
    "imports": "lint-imports --no-logo",
    "no luck in the rules": "lint-imports --no-logo --config tools/no-luck.toml",
    "the page's format and lint": "biome ci --colors=off",
    "the page's types": "svelte-check --fail-on-warnings --tsconfig ./tsconfig.json",
    "the page's own parts": "vitest run --no-color --reporter=dot",
    "the locks hold all that is asked for": "uv pip check --quiet --python .venv/bin/python",
}


def passes(name: str, command: str) -> bool:
    print(f"--- {name}: {command}", flush=True)
    program, *options = command.split()
    found = next(folder / program for folder in (BIN, PAGE) if (folder / program).exists())
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [found, *options], cwd=ROOT, env={**os.environ, "PATH": path}, check=False
    )
    return done.returncode == 0


if __name__ == "__main__":
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    print("--- checks: " + ("failed: " + ", ".join(failed) if failed else "all passed"), flush=True)
    sys.exit(bool(failed))
