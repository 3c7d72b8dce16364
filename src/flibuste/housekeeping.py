"""The commands that look after the house: what runs here, and the room's database.

Thin; the work is in room/maintenance.py.
"""

from __future__ import annotations

import platform
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flibuste.core import twin
from flibuste.core.words import Words
from flibuste.core.words import words as speak
from flibuste.store.address import Address, Database, database_of
from flibuste.terminal.parser import Parser

if TYPE_CHECKING:
    from flibuste.room.maintenance import Told


def about(parser: Parser, rest: list[str], words: Words) -> int:
    """The version, the Python, and whether the rules are compiled."""
    parser.read(rest)
    print("flibuste", import_module("flibuste").__version__)
    print(platform.python_implementation(), platform.python_version())
    print(words(f"cli-rules-{twin.IN_USE}"))
    return 0


def default_database() -> Path:
    """Where a person's tables are kept, as the system has it."""
    from platformdirs import user_data_path  # comes with the server

    return user_data_path("flibuste", appauthor=False) / "room.db"


def keeper_of(database: Database) -> Any:
    """Who looks after a file, or after a database of PostgreSQL: the same commands."""
    kind = "maintenance_postgres" if isinstance(database, Address) else "maintenance"
    return import_module(f"flibuste.room.{kind}")


def check(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("file", nargs="?", text="cli-database", type=database_of, default=default_database())
    parser.add("--mend", text="cli-mend", action="store_true")
    chosen = parser.read(rest)
    keeper = keeper_of(chosen.file)
    told = keeper.check(chosen.file, mending=chosen.mend, now=int(time.time()))
    return tell(told, words)


def backup(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("target", nargs="?", text="cli-backup-target", type=Path)
    parser.add("--database", text="cli-database", type=database_of, default=default_database())
    parser.add("--replace", text="cli-replace", action="store_true")
    chosen = parser.read(rest, "target")
    keeper = keeper_of(chosen.database)
    told = keeper.backup(chosen.database, chosen.target, replace=chosen.replace)
    return tell(told, words)


def restore(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("backup", nargs="?", text="cli-restore-backup", type=Path)
    parser.add("--database", text="cli-database", type=database_of, default=default_database())
    parser.add("--replace", text="cli-replace-database", action="store_true")
    chosen = parser.read(rest, "backup")
    keeper, now = keeper_of(chosen.database), int(time.time())
    told = keeper.restore(chosen.backup, chosen.database, replace=chosen.replace, now=now)
    return tell(told, words)


def tidy(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("--database", text="cli-database", type=database_of, default=default_database())
    parser.add("--finished", text="cli-finished", type=float, metavar="DAYS")
    parser.add("--abandoned", text="cli-abandoned", type=float, metavar="DAYS")
    parser.add("--dry-run", text="cli-dry-run", action="store_true")
    chosen = parser.read(rest)
    keeper = keeper_of(chosen.database)
    told = keeper.tidy(
        chosen.database,
        finished=chosen.finished,
        abandoned=chosen.abandoned,
        dry=chosen.dry_run,
        now=int(time.time()),
    )
    return tell(told, words)


def tell(told: Told, words: Words) -> int:
    """Say it, a line each; 1 if something is wrong."""
    say = speak(None, words.language, "flibuste.room").say
    for line in told.lines:
        print(say(line))
    return 0 if told.well else 1
