"""The two homes of a store, for tests that hold in both: a file, and a real PostgreSQL (the server
of a wheel, started by the first test that needs it, one for each of pytest's workers).
"""

from __future__ import annotations

import atexit
from functools import cache
from hashlib import blake2b
from itertools import count
from pathlib import Path

from flibuste.store.address import Address, Database
from tools.postgres import Postgres

HOMES = ("sqlite", "postgres")
numbers = count(1)


class Home:
    """Where the stores of this test are."""

    kind = "sqlite"


@cache
def postgres() -> Postgres:
    server = Postgres()
    atexit.register(server.remove)
    server.start()
    return server


def room_in_postgres(name: str) -> Address:
    """A room of its own: the same name finds the same one again."""
    return Address(f"{postgres().url()}&search_path=room_{name}")


def at_home(file: Path | None) -> Database | None:
    """This file, or what stands for it in the test's home."""
    if Home.kind == "sqlite":
        return file
    name = str(next(numbers)) if file is None else str(file)
    return room_in_postgres(blake2b(name.encode(), digest_size=8).hexdigest())
