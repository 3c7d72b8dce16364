"""The database file: its tables, and whether a file is one of ours."""

from __future__ import annotations

import os
import secrets
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

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
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Index("newest", "public", "opened"),
)
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("guest", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)
SCHEMA: Final = b"2"


class BadDatabase(Exception):
    """The file is not a database of this program."""


def engine_on(file: Path, synchronous: str) -> sa.Engine:
    """The way to a file, which is made if need be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the secret
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    sa.event.listen(engine, "connect", partial(prepare, synchronous))
    return engine


def prepare(synchronous: str, connection: Any, _: Any) -> None:
    """Look first, write then: another program's file is left as it was."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    found = {name for (name,) in tables}
    if found and not found >= METADATA.tables.keys():
        raise BadDatabase("it belongs to another program")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # the store sees to it


def secret_of(engine: sa.Engine, file: Path) -> bytes:
    """Make the tables if the file is new; the secret that signs seats and cookies."""
    try:
        METADATA.create_all(engine)
        secret = _settings(engine)
    except (sqlite3.DatabaseError, sa.exc.DatabaseError) as error:
        raise BadDatabase(str(getattr(error, "orig", error))) from None
    os.chmod(file, 0o600)
    return secret


def _settings(engine: sa.Engine) -> bytes:
    with engine.begin() as connection:
        found = {row.name: row.value for row in connection.execute(sa.select(SETTINGS))}
        if not found:
            found = {"secret": secrets.token_bytes(32), "schema": SCHEMA}
            rows = [{"name": name, "value": value} for name, value in found.items()]
            connection.execute(sa.insert(SETTINGS), rows)
    if found.get("schema") != SCHEMA:
        raise BadDatabase("made by another version of this program")
    secret: bytes = found["secret"]
    return secret
