"""Make .venv, install into it what is locked, and build the page: `set_up.py run`, `set_up.py dev`;
or make the locks: `set_up.py lock [--upgrade]`.

Runs on the bare Python of the machine, hence the standard library only. It says what it does, and
does and says nothing when nothing has changed: each step leaves a stamp inside .venv with the
fingerprint of what it was made from.
"""

import ast
import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"

PAGE = ROOT / "src" / "flibuste" / "_web" / "index.html"

EXTRAS = [
    "--extra",
    "server",
    "--extra",
    "postgres",
    "--extra",
    "terminal",
]  # all that a room needs
STUDY = ["--extra", "research"]  # what the tests need beside it
LOCKS = {"run": "requirements.lock", "dev": "requirements-dev.lock"}
# What tests look into without what it needs to work: it would weigh more than all the rest.
CHECKERS = "checkers.lock"

# pip's name of a setting, and the variable by which uv takes the same. uv does not read pip's
# settings; behind a mirror or an inspecting proxy it would find nothing without them. Extra indexes
# are left out: they may hold a few files only of a version, and the lock would know no others.
PIP_TO_UV = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}


def main(what: str, *options: str) -> None:
    os.chdir(ROOT)
    make_venv()
    if what == "lock":
        make_locks(*options)
    else:
        install(what)
        build_page()


def make_venv() -> None:
    """A virtual environment of this Python, at this place, with the locked uv in it."""
    version = "{}.{}".format(*sys.version_info)
    # A virtual environment knows its own path: when the folder has moved it must be made anew.
    made_from = fingerprint("bootstrap.lock", version, str(VENV))
    if PYTHON.exists() and is_made("venv", made_from):
        return
    require_venv_module()
    again = " anew: the Python, the place or the lock of uv has changed" if VENV.exists() else ""
    say(f"making a virtual environment in {VENV.name} with Python {version}{again}")
    do(sys.executable, "-m", "venv", "--clear", VENV)
    say("installing uv, which installs the rest")
    # -qq: pip may have settings that make it warn about things of no use here.
    do(PYTHON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", "bootstrap.lock")
    stamp("venv").write_text(made_from)


def require_venv_module() -> None:
    """Some systems keep parts of venv in a package of its own."""
    missing = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
    if missing:
        sys.exit(
            f"set-up: {sys.executable} has no module {missing[0]}; please install it first "
            "(on Debian or Ubuntu: apt install python3-venv)"
        )


def install(level: str) -> None:
    """The locked packages of this level, and the project itself."""
    lock = LOCKS[level]
    made_from = fingerprint(lock, CHECKERS, "pyproject.toml", "tools/set_up.py")
    if is_made(level, made_from):
        return
    for each in LOCKS:  # whatever stops us half-way, we shall begin again
        stamp(each).unlink(missing_ok=True)
    say(f"installing the locked packages ({number_of_packages(lock)} in {lock})")
    if level == "dev":
        uv("pip", "sync", "--require-hashes", lock)
        alone = ["--require-hashes", "--no-deps", "--requirement", CHECKERS]
        uv("pip", "install", *alone, "--target", str(VENV / "checkers"))
    else:  # adds and removes nothing: a run must leave the test tools in place
        uv("pip", "install", "--require-hashes", "--requirement", lock)
    say("installing flibuste itself from src")
    uv("pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")
    stamp(level).write_text(made_from)
    if level == "dev":  # its lock holds all of the other
        stamp("run").write_text(
            fingerprint(LOCKS["run"], CHECKERS, "pyproject.toml", "tools/set_up.py")
        )


def build_page() -> None:
    """With the node of .venv: the locked packages of the page, then the page itself."""
    packages = fingerprint("package-lock.json", ".npmrc", str(ROOT))
    modules = ROOT / "node_modules"
    if not (modules.is_dir() and is_made("packages", packages)):
        say(f"installing the page's locked packages ({number_of_modules()} in package-lock.json)")
        node("npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error")
        stamp("packages").write_text(packages)
    made_from = fingerprint(packages, *sorted(str(path) for path in page_sources()))
    if not (PAGE.is_file() and is_made("page", made_from)):
        say("building the page")
        node("npm", "run", "--silent", "build", "--", "--logLevel", "warn")
        stamp("page").write_text(made_from)


def page_sources() -> list[Path]:
    """All that the page is made from: its own files, and each game's words and board."""
    words = (ROOT / "src" / "flibuste").rglob("words/*.ftl")
    boards = (ROOT / "src" / "flibuste" / "games").glob("*/web/**/*")
    own = [*(ROOT / "web").rglob("*"), *ROOT.glob("*.ts"), *ROOT.glob("*.js"), *ROOT.glob("*.json")]
    return [path.relative_to(ROOT) for path in [*own, *words, *boards] if path.is_file()]


def number_of_modules() -> int:
    return Path("package-lock.json").read_text().count('"integrity"')


def node(*command: str) -> None:
    """A command of the node in .venv, whatever else is on this machine."""
    path = f"{VENV / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    do(VENV / "bin" / command[0], *command[1:], env={**os.environ, "PATH": path})


def make_locks(*options: str) -> None:
    """For all systems and Pythons at once; versions stay unless asked to --upgrade."""
    compile_ = ["pip", "compile", "--universal", "--generate-hashes", "--no-header", *options]
    # Each lock is bound by the one before, so that all of them agree.
    for lock, words in {
        "bootstrap.lock": ["bootstrap.in", "--python-version", "3.11"],
        LOCKS["run"]: ["pyproject.toml", *EXTRAS, "--group", "build", "-c", "bootstrap.lock"],
        LOCKS["dev"]: ["pyproject.toml", *EXTRAS, *STUDY, "--group", "dev", "-c", LOCKS["run"]],
        CHECKERS: ["checkers.in", "--no-deps", "--python-version", "3.11", "-c", LOCKS["dev"]],
    }.items():
        say(f"locking {lock}")
        uv(*compile_, *words, "--output-file", lock)


def uv_environment() -> dict[str, str]:
    """The package source of pip, told to uv. Variables that are set already win."""
    settings = pip_settings()
    told = {variable: settings[name] for name, variable in PIP_TO_UV.items() if name in settings}
    # Compiling once here makes every later start faster, most of all where nothing may be written.
    fixed = {"UV_COMPILE_BYTECODE": "1", "UV_PYTHON_DOWNLOADS": "never"}
    return {**fixed, **told, **os.environ}


def pip_settings() -> dict[str, str]:
    """Of pip's files, of their part for `pip install`, of PIP_… variables: the last one wins."""
    command = (str(PYTHON), "-m", "pip", "config", "list")
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    settings: dict[str, str] = {}
    for section in ("global.", "install.", ":env:."):
        for line in told.splitlines():
            key, _, value = line.partition("=")
            if key.startswith(section):
                settings[key.removeprefix(section)] = str(ast.literal_eval(value))
    return settings


def number_of_packages(lock: str) -> int:
    return sum("==" in line for line in Path(lock).read_text().splitlines())


def stamp(step: str) -> Path:
    return VENV / f".made-{step}"


def is_made(step: str, made_from: str) -> bool:
    return stamp(step).is_file() and stamp(step).read_text() == made_from


def fingerprint(*parts: str) -> str:
    """Changes when a part does. A file stands for its content."""
    digest = hashlib.sha256()
    for part in parts:
        content = Path(part).read_bytes() if Path(part).is_file() else part.encode()
        digest.update(hashlib.sha256(content).digest())
    return digest.hexdigest()


def uv(*words: str) -> None:
    do(UV, *words, "--quiet", "--python", PYTHON, env=uv_environment())


def do(*command: str | Path, env: dict[str, str] | None = None) -> None:
    if subprocess.run(command, env=env, check=False).returncode:
        sys.exit("set-up: that failed; the lines above say why")


def say(words: str) -> None:
    print(f"set-up: {words}", flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("set-up: stopped")
