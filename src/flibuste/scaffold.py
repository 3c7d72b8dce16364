"""A new game begins as a copy of a tiny complete one, under its own name.

games/_template shows everything; in games/_smallest all lies open, so that core/open_table.py does
most of it.
"""

from __future__ import annotations

import re
from importlib import invalidate_caches
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.registry import SMALLEST, TEMPLATE, games

HOME: Final = Path(str(files("flibuste.games")))
TITLES: Final = ("Pearl divers", "Pêcheurs de perles", "Low tide", "Marée basse")
RULE: Final = re.compile(r"\bX(?=\d)")  # the templates' rules are X1, X2 …


def new_game(key: str, into: Path | None, template: str = TEMPLATE) -> Path:
    """Copy a template to ``into/key``, by default among the games; nothing is overwritten."""
    check_key(key)
    folder = (into or HOME) / key
    package = f"flibuste.games.{key}" if folder.resolve().parent == HOME.resolve() else key
    if key in games() or folder.exists():
        raise FlibusteError(Message("new-game-taken", {"key": key}))
    if find_spec(key):  # a game outside the package is imported by its key alone
        raise FlibusteError(Message("new-game-module", {"key": key}))
    copies = {
        folder / path.relative_to(HOME / template): renamed(path.read_text("utf-8"), key, package)
        for path in template_files(template)
    }
    try:
        for path, text in copies.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    except OSError as error:
        told = {"folder": str(folder), "detail": str(error.strerror)}
        raise FlibusteError(Message("new-game-folder", {**told})) from None
    invalidate_caches()  # whoever has looked for the game before finds it now
    return folder


def check_key(key: str) -> None:
    """A key names a folder, a Python package, a link and a file of words."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", key):
        raise FlibusteError(Message("new-game-key", {"key": key[:40]}))
    if iskeyword(key):
        raise FlibusteError(Message("new-game-keyword", {"key": key}))


def template_files(template: str) -> list[Path]:
    """All files of a template, but for what Python has left there."""
    found = sorted((HOME / template).rglob("*"))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def renamed(text: str, key: str, package: str) -> str:
    """The text under the name of the new game: its key, its title, the letter of its rules."""
    for template in (TEMPLATE, SMALLEST):
        text = text.replace(f"flibuste.games.{template}", package).replace(template, key)
    for title in TITLES:
        text = text.replace(title, key.replace("_", " ").capitalize())
    return RULE.sub(letter(key), text)


def letter(key: str) -> str:
    """The letter of the new game's rules: the first of its key that no other game has."""
    pages = [page.read_text("utf-8") for page in HOME.glob("*/rules.en.md")]
    taken = {"G"}.union(*(re.findall(r"^### ([A-Z])\d", page, re.MULTILINE) for page in pages))
    own = [sign for sign in key.upper() + ascii_uppercase if sign in ascii_uppercase]
    return next((sign for sign in own if sign not in taken), own[0])
