"""
Looking after a database of PostgreSQL: the same commands as for a file, by way of one.

Whatever has to be read whole is copied into a file as it is at one moment, and read there; so a
backup is a file of ours, from which either home can be restored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from flibuste.core.protocol import Message
from flibuste.core.refusal import Refused
from flibuste.room import maintenance
from flibuste.room.maintenance import SHOWN, Told, copied, count, in_words, reading, replayed, well
from flibuste.store.address import Address
from flibuste.store.inspection import Report, inspect
from flibuste.store.postgres import copying
from flibuste.store.postgres.copying import connected
from flibuste.store.postgres.schema import Connection, bring_up


def check(address: Address, *, mending: bool, now: int) -> Told:
    """Name the first bad entry of every table that has one; mend them if asked to."""
    with in_words(address):
        return asyncio.run(_check(address, mending, now))


async def _check(address: Address, mending: bool, now: int) -> Told:
    lines = list[Message]()
    async with connected(address, writing=mending) as connection:
        report = await _inspected(connection)
        if mending and report.bad:
            lines += map(maintenance.mended, report.bad[:SHOWN])
            await copying.mend(connection, report.bad, now)
            report = await _inspected(connection)
    return Told([*lines, *maintenance.said(report, address)], well(report))


async def _inspected(connection: Connection) -> Report:
    with scratch() as file:
        await copying.copy_out(connection, file)
        with reading(file) as copy:
            return inspect(copy, replayed)


def backup(address: Address, target: Path, *, replace: bool) -> Told:
    """Copy it as it is at this moment into a file, and read the copy."""

    async def copy(file: Path) -> None:
        async with connected(address) as connection:
            await copying.copy_out(connection, file)

    def copy_to(file: Path) -> None:
        asyncio.run(copy(file))

    return maintenance.backup(address, target, replace=replace, copy_to=copy_to)


def restore(source: Path, address: Address, *, replace: bool, now: int) -> Told:
    """Put a backup, if it is sound, in the place of all that is there, in one transaction; what
    was there is put into a file beside the backup.
    """
    with scratch() as file, copied(source, file, now) as (copy, report), in_words(address):
        if not well(report):
            return Told(maintenance.said(report, source), well=False)
        beside = source.with_name(f"{source.name}.before-{now}")
        lines = asyncio.run(_restore(copy, address, replace, now, beside))
    done = Message("keep-restore-done", {"file": str(address)})
    return Told([*lines, count(report), done])


async def _restore(
    copy: Path, address: Address, replace: bool, now: int, beside: Path
) -> list[Message]:
    lines = []
    async with connected(address, writing=True) as connection:
        await bring_up(connection, now)
        if await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
            if not replace:
                raise Refused("keep-exists", file=str(address))
            await copying.copy_out(connection, beside)
            lines.append(Message("keep-beside", {"file": str(beside)}))
        async with connection.transaction():
            await copying.copy_in(copy, connection)
    return lines


def tidy(
    address: Address, *, finished: float | None, abandoned: float | None, dry: bool, now: int
) -> Told:
    """Remove tables to which nothing has been added for so many days; what cannot be read stays."""
    with in_words(address):
        return asyncio.run(_tidy(address, finished, abandoned, dry, now))


async def _tidy(
    address: Address, finished: float | None, abandoned: float | None, dry: bool, now: int
) -> Told:
    async with connected(address, writing=True) as connection:
        with scratch() as file:
            await copying.copy_out(connection, file)
            with reading(file) as copy:
                gone = maintenance.too_old(copy, finished, abandoned, now)
        if not dry:
            await copying.forget(connection, gone[True] + gone[False])
    return maintenance.tidied(gone, dry)


@contextmanager
def scratch() -> Iterator[Path]:
    """A file for a moment, which nobody else may read."""
    with TemporaryDirectory(prefix="flibuste-") as folder:
        yield Path(folder) / "room.db"
