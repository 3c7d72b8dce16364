"""Saboteurs that leave the rules alone and spoil a file of the game's folder."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

import tests.laws.harbour


class Edit(NamedTuple):
    """A file in which the old text becomes the new one; without an old text it is removed."""

    law: int
    name: str
    file: str
    old: str = ""
    new: str = ""

    def __str__(self) -> str:
        return f"law{self.law}-{self.name}"


EDITS: Final = (
    Edit(3, "a world too rare", "tests/secrets.toml", '[4, "silk", { g', '[3, "silk", { g'),
    Edit(3, "a world left out", "tests/secrets.toml", '    [2, "gold", { gold = 1 }],\n'),
    Edit(3, "secrets without a file", "tests/secrets.toml"),
    Edit(3, "one secret only", "tests/secrets.toml", '[[secret]]\nname = "a', '[[x]]\nname = "a'),
    Edit(7, "a list that is not named", "tests/parts.toml", ', "discard"'),
    Edit(7, "no file of parts", "tests/parts.toml"),
    Edit(8, "too short a promise", "card.toml", "longest = 80", "longest = 8"),
    Edit(9, "another order before", "tests/menus.txt", "2-days=1 9:", "2-days=1 9:0"),
    Edit(9, "a case that is no more", "tests/menus.txt", "3-quick=True", "3-slow=True"),
    Edit(9, "no file of menus", "tests/menus.txt"),
    Edit(10, "a wrong count", "tests/perft.toml", "[3, 9, 27,", "[3, 9, 28,"),
    Edit(10, "two counts only", "tests/perft.toml", '[[count]]\nname = "the l', '[[x]]\nname = "l'),
    Edit(12, "a rule without example", "tests/refusals.toml", '[[refused]]\nrule = "H6"', "[[x]]"),
    Edit(12, "an example that is allowed", "tests/refusals.toml", '"Toss 7"', '"Toss 8"'),
    Edit(12, "another message", "tests/refusals.toml", '"refused-buoy-there"', '"refused-buoy"'),
    Edit(13, "a word that is missing", "words/fr.ftl", "act-grab = prendre une pièce\n"),
    Edit(13, "another argument", "words/fr.ftl", "{ $spot }", "{ $place }"),
)


def harbour_in(folder: Path) -> Path:
    """A copy of Harbour's folder."""
    source = Path(tests.laws.harbour.__file__).parent
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def spoil(folder: Path, edit: Edit) -> None:
    path = folder / edit.file
    if not edit.old:
        path.unlink()
        return
    text = path.read_text("utf-8")
    assert text.count(edit.old) == 1, f"“{edit.old}” stands {text.count(edit.old)} times"
    path.write_text(text.replace(edit.old, edit.new), "utf-8")
