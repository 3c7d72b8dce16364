"""The database file: its tables, whether a file is one of ours, and the ways to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from flibuste.core.protocol import Message
from flibuste.store import chain
from flibuste.store.migrations import MALFORMED, BadDatabase, bring_up

PATIENCE: Final = 5.0  # seconds that a write waits for another program's lock
METADATA: Final = sa.MetaData()
SETTINGS: Final = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("watch_id", sa.String, unique=True, nullable=False),
    sa.Column("opened", sa.Integer, nullable=False),  # a running number: the newest first
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("opened_at", sa.Integer, nullable=False),  # seconds since 1970, as all times here
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("checksum", sa.LargeBinary, nullable=False),
    sa.Column("sealed", sa.Integer, nullable=False),
    sa.Column("seal", sa.LargeBinary, nullable=False),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kept_at", sa.Integer, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.Column("checksum", sa.LargeBinary, nullable=False),
)
CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)
RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),  # running: the newest counts
    sa.Column("table_id", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("rated_at", sa.Integer, nullable=False),
    sa.Column("player", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("mean_before", sa.Float),
    sa.Column("doubt_before", sa.Float),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("doubt", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)


def open_file(file: Path, now: int) -> bytes:
    """Make the file, or bring it to the present version; the secret that signs seats and cookies.

    Another program's file is left as it was.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the secret
    try:
        with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
            bring_up(connection, now)
            secret = secret_in(connection)
    except MALFORMED as error:
        raise BadDatabase(str(error)) from None
    os.chmod(file, 0o600)
    return secret


def secret_in(connection: sqlite3.Connection) -> bytes:
    """The secret of a file, if it is as it was made."""
    found = dict(connection.execute("SELECT name, value FROM settings").fetchall())
    secret = found.get("secret")
    if not isinstance(secret, bytes) or found.get("secret checksum") != chain.of_secret(secret):
        raise BadDatabase(Message("keep-bad-secret"))
    return secret


def engine_on(file: Path, synchronous: str) -> sa.Engine:
    """The way to a file; errors do not tell what was to be written, which is nobody's business."""
    address = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(address, hide_parameters=True)
    sa.event.listen(engine, "connect", partial(_prepare, synchronous))
    return engine


def connect(file: Path, synchronous: str) -> sqlite3.Connection:
    """A plain connection on which every statement is its own transaction."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    _prepare(synchronous, connection)
    return connection


def _prepare(synchronous: str, connection: Any, *_: Any) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute(f"PRAGMA busy_timeout={1000 * PATIENCE:.0f}")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # the store sees to it
