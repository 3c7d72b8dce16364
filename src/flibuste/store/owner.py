"""One owner of a database file at a time: two servers on one file would each believe in their own
tables.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from flibuste.core.refusal import Refused
from flibuste.store.address import Address, Database

if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def owning(database: Database) -> Iterator[None]:
    """Be the one program that may write this file; Refused if another one is.  In PostgreSQL the
    connection that writes sees to it by itself.

    The lock is on a file beside it, which stays there empty: the system itself lets go of it when
    the program ends, however it ends.
    """
    if isinstance(database, Address):
        yield
        return
    file = database
    beside = file.resolve().with_name(f"{file.resolve().name}.lock")
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise Refused("serve-database", file=str(file), detail=str(error)) from None
    try:
        try:
            lock(descriptor)
        except OSError:  # a lock that is taken, or a disk that knows no locks
            raise Refused("serve-taken", file=str(file)) from None
        yield
    finally:
        os.close(descriptor)
