"""
Looking after a database file: check, mend, back up, restore, tidy.

Who writes has to own the file, so these refuse while a server has it open; checking and backing up
only read, and may be done at any time.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.refusal import Refused
from flibuste.room.table import Table
from flibuste.store import chain
from flibuste.store.address import Database
from flibuste.store.chain import Damaged, Head, Row
from flibuste.store.database import PATIENCE, open_file
from flibuste.store.inspection import Bad, Report, forget, in_one, inspect, journals, mend
from flibuste.store.migrations import MALFORMED, VERSION, BadDatabase, version_of
from flibuste.store.owner import owning

DAY: Final = 86_400  # seconds
SHOWN: Final = 20  # bad tables that are named


class Told(NamedTuple):
    """What a command says, and whether all is well."""

    lines: list[Message]
    well: bool = True


# The commands


def check(file: Path, *, mending: bool, now: int) -> Told:
    """Name the first bad entry of every table that has one; mend them if asked to."""
    if not mending:
        with reading(file) as connection:
            report = inspect(connection, replayed)
        return Told(said(report, file), well(report))
    with owning(file), reading(file, write=True) as connection:
        before = inspect(connection, replayed)
        if before.file is not None or not before.bad:
            return Told(said(before, file), well(before))
        mend(connection, before, now)
        after = inspect(connection, replayed)
    return Told([*map(mended, before.bad[:SHOWN]), *said(after, file)], well(after))


def backup(
    file: Database,
    target: Path,
    *,
    replace: bool,
    copy_to: Callable[[Path], None] | None = None,
) -> Told:
    """Copy the file as it is at this moment, and read the copy."""
    if target.exists() and not replace:
        raise Refused("keep-exists", file=str(target))
    with copied(file, target, copy_to=copy_to) as (copy, report):
        if not well(report):
            return Told(said(report, file), well=False)
        with in_words(target):
            os.replace(copy, target)
    return Told([count(report), Message("keep-backup-done", {"file": str(target)})])


def restore(source: Path, file: Path, *, replace: bool, now: int) -> Told:
    """Put a backup, if it is sound, in the place of a database, and that one beside it."""
    with owning(file):
        if file.exists() and not replace:
            raise Refused("keep-exists", file=str(file))
        with copied(source, file, now) as (copy, report):
            if not well(report):
                return Told(said(report, source), well=False)
            with in_words(file):
                lines = [Message("keep-beside", {"file": old}) for old in put_by(file, now)]
                os.replace(copy, file)
    return Told([*lines, count(report), Message("keep-restore-done", {"file": str(file)})])


def tidy(
    file: Path, *, finished: float | None, abandoned: float | None, dry: bool, now: int
) -> Told:
    """Remove tables to which nothing has been added for so many days; what cannot be read stays.

    Nobody can say whether a table of rules that this program does not play was finished: it goes
    when it would go in either case, and is counted as abandoned.
    """
    with owning(file), reading(file, write=True) as connection:
        gone = too_old(connection, finished, abandoned, now)
        removed = gone[True] + gone[False]
        if removed and not dry:
            with in_one(connection):
                for name in removed:
                    forget(connection, name)
            connection.execute("VACUUM")
    return tidied(gone, dry)


def too_old(
    connection: sqlite3.Connection, finished: float | None, abandoned: float | None, now: int
) -> dict[bool, list[str]]:
    """The tables to be removed: those that were finished, and those that were not."""
    if finished is None and abandoned is None:
        raise Refused("keep-tidy-what")
    ages = {True: finished, False: abandoned}
    either = None if finished is None or abandoned is None else max(finished, abandoned)
    gone: dict[bool, list[str]] = {True: [], False: []}
    for head, rows in journals(connection):
        days = (now - max([head.opened_at, *(row.kept_at for row in rows[-1:])])) / DAY
        with suppress(Damaged):
            table = replayed(head, rows)
            over = table is not None and table.phase == "over"
            oldest = either if table is None else ages[over]
            if oldest is not None and days >= oldest:
                gone[over].append(head.table)
    return gone


def tidied(gone: dict[bool, list[str]], dry: bool) -> Told:
    numbers = {"finished": len(gone[True]), "abandoned": len(gone[False])}
    return Told([Message("keep-tidy-dry" if dry else "keep-tidy-done", numbers)])


def replayed(head: Head, rows: list[Row]) -> Table | None:
    """The table as its journal gives it; None if it is sound but not for this program's rules."""
    header, entries = chain.read_header(head), chain.read_journal(head, rows)
    try:
        table = Table(header)
    except FlibusteError:
        return None
    for number, entry in enumerate(entries, 1):
        try:
            table.add(entry)
        except Exception as error:  # an act that does not fit may stumble over anything
            raise Damaged(number, "keep-bad-act", type(error).__name__) from error
    return table


# Files


@contextmanager
def in_words(file: Database) -> Iterator[None]:
    """Whatever is wrong with a file, as a sentence that names it."""
    try:
        yield
    except BadDatabase as error:
        raise Refused("serve-database", file=str(file), detail=error.detail) from None
    except (*MALFORMED, OSError) as error:
        raise Refused("keep-bad-file", file=str(file), detail=str(error)) from None


@contextmanager
def reading(file: Path, *, write: bool = False) -> Iterator[sqlite3.Connection]:
    """A way to a file of the present version."""
    with in_words(file), closing(connected(file)) as connection:
        connection.execute(f"PRAGMA query_only={'OFF' if write else 'ON'}")
        if version_of(connection) != VERSION:
            raise BadDatabase(Message("keep-version", {"ours": VERSION}))
        yield connection


def connected(file: Path) -> sqlite3.Connection:
    """A connection that makes no file.

    Not read-only where it need not be: such a one leaves files of SQLite's own behind.
    """
    if not file.is_file():
        raise Refused("keep-no-file", file=str(file))
    mode = "rw" if os.access(file, os.W_OK) else "ro"
    address = f"{file.resolve().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, timeout=PATIENCE, uri=True, isolation_level=None)
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


@contextmanager
def copied(
    source: Database,
    target: Path,
    now: int | None = None,
    *,
    copy_to: Callable[[Path], None] | None = None,
) -> Iterator[tuple[Path, Report]]:
    """A copy beside the target, read back whole; it is gone at the end if nobody has moved it.

    With a time it is brought to the present version, if it is of an older one; ``copy_to`` makes a
    copy of what is no file.
    """
    copy = target.with_name(f"{target.name}.new")
    try:
        with in_words(source):
            target.parent.mkdir(parents=True, exist_ok=True)
            copy.unlink(missing_ok=True)
            os.close(os.open(copy, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the secret
            copy_to(copy) if copy_to is not None else copy_file(Path(str(source)), copy)
            if now is not None:
                open_file(copy, now)
            with closing(connected(copy)) as connection:
                if version_of(connection) != VERSION:
                    raise BadDatabase(Message("keep-version", {"ours": VERSION}))
                report = inspect(connection, replayed)
        yield copy, report
    finally:
        copy.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """The whole file as it is at one moment, also while a server writes it."""
    with closing(connected(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    descriptor = os.open(target, os.O_RDWR)
    os.fsync(descriptor)
    os.close(descriptor)


def put_by(file: Path, now: int) -> list[str]:
    """Give a database another name, with the log beside it that may hold its last moments."""
    if not file.exists():
        return []
    beside = file.with_name(f"{file.name}.before-{now}")
    os.replace(file, beside)
    for end in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(f"{file}{end}", f"{beside}{end}")
    return [str(beside)]


# Sentences


def well(report: Report) -> bool:
    return report.file is None and not report.bad


def said(report: Report, file: Database) -> list[Message]:
    """What was found, a line for each table."""
    lines = []
    if report.file is not None:
        lines.append(Message("keep-bad-file", {"file": str(file), "detail": report.file}))
    lines += map(named, report.bad[:SHOWN])
    if report.bad:
        numbers = {"bad": len(report.bad), "tables": report.tables}
        lines.append(Message("keep-bad-count", numbers))
    return lines or [count(report)]


def count(report: Report) -> Message:
    numbers = {"tables": report.tables, "entries": report.entries, "older": report.older}
    return Message("keep-well", numbers)


def named(bad: Bad) -> Message:
    """The first bad entry of a table, and what can be done."""
    if bad.number == 0:
        return Message("keep-bad-table", {"table": bad.table, "reason": bad.reason})
    numbers = {"number": bad.number, "good": bad.number - 1}
    return Message("keep-bad-entry", {"table": bad.table, "reason": bad.reason, **numbers})


def mended(bad: Bad) -> Message:
    if bad.number == 0:
        return Message("keep-mended-table", {"table": bad.table})
    return Message("keep-mended-entry", {"table": bad.table, "good": bad.number - 1})
