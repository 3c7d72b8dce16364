"""The store on whatever ``--database`` names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flibuste.store.address import Address
from flibuste.store.sqlite import SqliteStore
from flibuste.store.store import Store


def store_on(
    database: Path | Address | None,
    *,
    every_commit_on_disk: bool = False,
    on_lost: Callable[[], None] = lambda: None,
    inner: str = "",
) -> Store:
    """A file's, PostgreSQL's, or one for this time only.  With a file nobody else can write: then
    ``on_lost`` is never called, and there are no other servers to which ``inner`` could lead.
    """
    if not isinstance(database, Address):
        return SqliteStore(database, every_commit_on_disk=every_commit_on_disk)
    from flibuste.store.postgres.store import PostgresStore  # a driver of its own: an extra

    return PostgresStore(
        database, every_commit_on_disk=every_commit_on_disk, on_lost=on_lost, inner=inner
    )
