"""
The compiled twin of the rules, which runs in their place as long as it is their twin.

`make fast` compiles parts of core and the rules of the games (tools/fast.py) into a folder of this
package, one for each kind of Python.  There is one source and one path through it: Python is shown
the compiled module where it looks for the other.  When any file that the twin was made from has
changed since, all of it is left alone: a stale twin can never be mistaken for the rules.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, TypeAlias

PACKAGE: Final = Path(__file__).parents[1]
PURE: Final = "FLIBUSTE_PURE"  # in the environment, not empty: leave the twin alone
APART: Final = "FLIBUSTE_TWIN"  # in the environment: the folder of another one, of some games
MADE: Final = "made.json"

Kind: TypeAlias = Literal["compiled", "pure", "stale", "unwanted"]


def folder(package: Path = PACKAGE) -> Path:
    """Where the twin for this Python is, if there is one."""
    apart = os.environ.get(APART)
    if apart and package == PACKAGE:
        return Path(apart)
    return package / "_fast" / (sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)


def fingerprint(files: Iterable[Path]) -> str:
    """Of all that a twin is made from."""
    print_ = sha256()
    for file in files:
        print_.update(file.read_bytes() + b"\0")
    return print_.hexdigest()


class Finder(MetaPathFinder):
    """Finds compiled modules, before Python looks for their sources."""

    def __init__(self, place: Path, modules: Iterable[str]) -> None:
        self.files = {name: place / (name + EXTENSION_SUFFIXES[0]) for name in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def use(package: Path = PACKAGE) -> Kind:
    """Put the twin in the place of the rules, if there is one and it is theirs; what is in use."""
    try:
        made = json.loads((folder(package) / MADE).read_bytes())
        known = fingerprint(package / file for file in made["from"])
    except FileNotFoundError:
        return "pure"
    if known != made["fingerprint"]:
        return "stale"
    if os.environ.get(PURE):
        return "unwanted"
    sys.meta_path.insert(0, Finder(folder(package), made["modules"]))
    return "compiled"


IN_USE: Final = use()
