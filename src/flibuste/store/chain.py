"""
Checksums in a chain: each entry's covers the one before, and the first covers the table's header.

A bit that flips anywhere in a journal breaks the chain there, and an entry that is left out, moved
or put at another table breaks it too.  It guards against disks, not against people: whoever can
write the file can also count.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from flibuste.core.protocol import Message
from flibuste.store.records import AnyEntry, Header

SIZE: Final = 16  # bytes of a checksum
entries: Final = msgspec.json.Decoder(AnyEntry)
headers: Final = msgspec.json.Decoder(Header)


class Head(NamedTuple):
    """A table's row in the database."""

    table: str
    watch: str
    public: bool
    opened_at: int
    header: bytes
    checksum: bytes
    sealed: int  # so many entries there were when it was last quiet …
    seal: bytes  # … and this was the checksum of the last one


class Row(NamedTuple):
    """An entry's row in the database."""

    table: str
    number: int
    kept_at: int
    entry: bytes
    checksum: bytes


class Damaged(Exception):
    """A journal that is not as it was written: its first bad entry (0: the header), and why."""

    def __init__(self, number: int, why: str, detail: str = "") -> None:
        super().__init__(number, why, detail)
        self.number = number
        self.reason = Message(why, {"detail": detail} if detail else {})


def of_secret(secret: bytes) -> bytes:
    """The checksum of what signs all keys."""
    return blake2b(secret, digest_size=SIZE).digest()


def of_header(table: str, opened_at: int, header: bytes) -> bytes:
    """The first link."""
    return of_entry(bytes(SIZE), table, 0, opened_at, header)


def of_entry(before: bytes, table: str, number: int, at: int, entry: bytes) -> bytes:
    """The link after ``before``; whatever is of varying length is preceded by its length."""
    name = table.encode()
    fixed = b"%b%d %d %d %b" % (before, number, at, len(name), name)
    return blake2b(fixed + entry, digest_size=SIZE).digest()


def sound(at: object, text: object) -> bool:
    """Of the kinds that were written: SQLite keeps the kind of a value beside it."""
    return type(at) is int and type(text) is bytes


def read_header(head: Head) -> Header:
    """The header, if it and all that is copied from it are as they were."""
    if (
        not sound(head.opened_at, head.header)
        or of_header(head.table, head.opened_at, head.header) != head.checksum
    ):
        raise Damaged(0, "keep-bad-checksum")
    try:
        header = headers.decode(head.header)
    except msgspec.DecodeError as error:
        raise Damaged(0, "keep-bad-text", str(error)) from None
    if (header.table, header.watch, header.public) != (head.table, head.watch, bool(head.public)):
        raise Damaged(0, "keep-bad-columns")
    return header


def read_journal(head: Head, rows: Iterable[Row]) -> list[AnyEntry]:
    """All entries, if they are as they were, and all there."""
    before, read = head.checksum, list[AnyEntry]()
    seal = head.checksum if head.sealed == 0 else None
    for expected, row in enumerate(rows, 1):
        if row.number != expected:
            raise Damaged(expected, "keep-bad-gap")
        if not sound(row.kept_at, row.entry):
            raise Damaged(expected, "keep-bad-checksum")
        link = of_entry(before, row.table, row.number, row.kept_at, row.entry)
        if link != row.checksum:
            raise Damaged(expected, "keep-bad-checksum")
        try:
            read.append(entries.decode(row.entry))
        except msgspec.DecodeError as error:  # kept so by another version, or by a mistake
            raise Damaged(expected, "keep-bad-text", str(error)) from None
        before = link
        seal = link if row.number == head.sealed else seal
    if seal != head.seal:
        raise Damaged(len(read) + 1, "keep-bad-end")
    return read
