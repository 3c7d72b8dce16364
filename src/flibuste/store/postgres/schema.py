"""
What the database looks like, version by version: the versions are those of the file
(store/migrations.py), of which this home has known the fourth and all after it.

A version that changes no table needs no line here.
"""

from __future__ import annotations

import secrets
from typing import Final, TypeAlias

import asyncpg

from flibuste.core.protocol import Message
from flibuste.store import chain
from flibuste.store.migrations import FIRST, VERSION, BadDatabase

Connection: TypeAlias = (
    "asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
)
OLDEST: Final = 4
OWNER: Final = "owner"  # of the settings: the command that has last written instead of servers
LOCK: Final = "hashtextextended('flibuste ' || $1 || current_schema(), 0)"
NEW_SCHEMA: Final = "SELECT pg_advisory_xact_lock(hashtextextended('flibuste schema', 0))"
OURS: Final = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema"
CHANGES: Final[dict[int, tuple[str, ...]]] = {
    4: (
        "CREATE TABLE versions (number integer PRIMARY KEY, since bigint NOT NULL)",
        "CREATE TABLE settings (name text PRIMARY KEY, value bytea NOT NULL)",
        """CREATE TABLE tables (table_id text COLLATE "C" PRIMARY KEY,
            watch_id text COLLATE "C" NOT NULL UNIQUE, opened bigint NOT NULL,
            public boolean NOT NULL, opened_at bigint NOT NULL, header bytea NOT NULL,
            checksum bytea NOT NULL, sealed integer NOT NULL, seal bytea NOT NULL)""",
        "CREATE INDEX newest ON tables (public, opened)",
        "CREATE INDEX last_opened ON tables (opened)",
        """CREATE TABLE entries (table_id text COLLATE "C" NOT NULL, number integer NOT NULL,
            kept_at bigint NOT NULL, entry bytea NOT NULL, checksum bytea NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE chairs (guest text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL,
            seat integer NOT NULL, PRIMARY KEY (guest, table_id, seat))""",
        "CREATE INDEX chairs_of_table ON chairs (table_id)",
        """CREATE TABLE cut (table_id text, number integer, kept_at bigint, entry bytea,
            checksum bytea, cut_at bigint NOT NULL)""",
    ),
    6: (
        """CREATE TABLE ratings (number integer PRIMARY KEY, table_id text COLLATE "C" NOT NULL,
            seat integer NOT NULL, game text COLLATE "C" NOT NULL, rated_at bigint NOT NULL,
            player text COLLATE "C" NOT NULL, name text NOT NULL,
            mean_before double precision, doubt_before double precision,
            mean double precision NOT NULL, doubt double precision NOT NULL,
            matches integer NOT NULL, UNIQUE (table_id, seat))""",
        "CREATE INDEX strengths ON ratings (game, player, number)",
    ),
}

# What lasts no longer than servers do has no version, and is in no backup.
LIVING: Final = (
    """CREATE TABLE IF NOT EXISTS workers (worker_id text COLLATE "C" PRIMARY KEY,
        address text NOT NULL, expires timestamptz NOT NULL, said bytea NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS leases (table_id text COLLATE "C" PRIMARY KEY,
        worker_id text COLLATE "C" NOT NULL, epoch bigint NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS leases_of_worker ON leases (worker_id)",
)


async def bring_up(connection: Connection, now: int) -> bytes:
    """Bring the database to the present version, in one transaction; its secret.

    Who comes at the same moment waits.
    """
    await make_schema(connection)  # before all else: the lock bears its name
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})", "version")
        version = await version_of(connection)
        if version > VERSION:
            raise BadDatabase(Message("keep-newer", {"theirs": version, "ours": VERSION}))
        for number in range(max(version + 1, OLDEST), VERSION + 1):
            for statement in CHANGES.get(number, ()):
                await connection.execute(statement)
            await connection.execute("INSERT INTO versions VALUES ($1, $2)", number, now)
        if await connection.fetchval("SELECT to_regclass('leases') IS NULL"):
            for statement in LIVING:
                await connection.execute(statement)
        if not version:
            secret = secrets.token_bytes(32)
            await keep_setting(connection, "secret", secret)
            await keep_setting(connection, "secret checksum", chain.of_secret(secret))
        return await secret_in(connection)


async def make_schema(connection: Connection) -> None:
    """Where ``?search_path=NAME`` keeps a room apart from what else is in the same database; once,
    though several servers may be the first.
    """
    if await connection.fetchval("SELECT current_schema()") is not None:
        return
    async with connection.transaction():
        await connection.execute(NEW_SCHEMA)
        name = await connection.fetchval("SELECT quote_ident(current_setting('search_path'))")
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")


async def version_of(connection: Connection) -> int:
    """The version of a database, 0 for an empty one; looks only."""
    found = {name for (name,) in await connection.fetch(OURS)}
    if not found:
        return 0
    if not found >= FIRST | {"versions"}:
        raise BadDatabase(Message("keep-foreign"))
    version = await connection.fetchval("SELECT max(number) FROM versions")
    if not isinstance(version, int) or version < OLDEST:
        raise BadDatabase(Message("keep-unknown"))
    return version


async def secret_in(connection: Connection) -> bytes:
    """The secret, if it is as it was made."""
    rows = await connection.fetch("SELECT name, value FROM settings")
    found: dict[str, bytes] = dict(map(tuple, rows))
    secret = found.get("secret")
    if not isinstance(secret, bytes) or found.get("secret checksum") != chain.of_secret(secret):
        raise BadDatabase(Message("keep-bad-secret"))
    return secret


async def keep_setting(connection: Connection, name: str, value: bytes) -> None:
    row = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2"
    await connection.execute(row, name, value)


async def new_owner(connection: Connection) -> None:
    """Note that something else than a server has written here: what servers know is old."""
    await keep_setting(connection, OWNER, secrets.token_bytes(8))


async def owner_in(connection: Connection) -> bytes | None:
    found: bytes | None = await connection.fetchval(
        "SELECT value FROM settings WHERE name = $1", OWNER
    )
    return found


async def take_lock(connection: Connection, what: str, *, shared: bool = False) -> bool:
    """Have it as long as this connection lasts: alone, or together with others who share it."""
    await make_schema(connection)  # the lock bears its name
    take = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    return bool(await connection.fetchval(f"SELECT {take}({LOCK})", what))
