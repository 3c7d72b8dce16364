"""Bits that flip in the file are noticed: none changes a match."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from flibuste.core.refusal import Refused
from flibuste.room.maintenance import check
from flibuste.store.chain import Damaged
from flibuste.store.migrations import BadDatabase
from flibuste.store.records import AnyEntry, Header
from flibuste.store.sqlite import SqliteStore
from tests.server.hall import awaited, hall, until

PAGE = 4096
NOW = 2_000_000_000
Places = Callable[[bytes, random.Random], list[int]]
Given = list[tuple[Header, list[AnyEntry]] | None]


async def play(file: Path) -> None:
    """Three matches of a few acts each, some of them ended."""
    async with hall(file, seed="rot") as house:
        for turns in (500, 6, 500):
            room, ears = await house.table("me open", options={"turn_limit": turns})
            for _ in range(25):
                if room.table.phase == "running":
                    await house.act(room, awaited(room, ears), -1)
            await until(lambda room=room: not room.busy)  # type: ignore[misc]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database file with three tables, closed."""
    file = tmp_path_factory.mktemp("rot") / "room.db"
    asyncio.run(play(file))
    return file.read_bytes()


def contents(file: Path) -> list[list[tuple[object, ...]]]:
    """Everything that is in the file, as SQLite reads it."""
    with closing(sqlite3.connect(file)) as connection:
        names = ("settings", "tables", "entries", "chairs", "versions", "cut")
        return [sorted(connection.execute(f"SELECT * FROM {name}")) for name in names]


def one_of(query: str, *, quiet: bool = False) -> Places:
    """Bits of one value that a query finds."""

    def places(data: bytes, rng: random.Random) -> list[int]:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(data.replace(b"\x02\x02", b"\x01\x01", 1))  # not in log mode
            values = sorted(value for (value,) in connection.execute(query))
        value = rng.choice(values)
        start = data.index(value)
        bits = [8 * (start + place) + bit for place in range(len(value)) for bit in range(8)]
        if quiet:  # a digit becomes a digit, mostly, and a letter a letter
            bits = [bit for bit in bits if bit % 8 < 2 and chr(data[bit // 8]).isalnum()]
        return rng.sample(bits, rng.choice([1, 1, 2, 5]))

    return places


def in_structure(data: bytes, rng: random.Random) -> list[int]:
    """Bits of the header of a page, or of its list of cells."""
    pages = [page for page in range(PAGE, len(data), PAGE) if data[page] in (2, 5, 10, 13)]
    page = rng.choice(pages)
    cells = int.from_bytes(data[page + 3 : page + 5], "big")
    return [8 * page + rng.randrange(8 * (8 + 2 * cells)) for _ in range(rng.choice([1, 2, 5]))]


def anywhere(data: bytes, rng: random.Random) -> list[int]:
    return [rng.randrange(8 * len(data)) for _ in range(rng.choice([1, 3, 10]))]


PLACES: dict[str, Places] = {
    "entry": one_of("SELECT entry FROM entries"),
    "letter": one_of("SELECT entry FROM entries", quiet=True),
    "header": one_of("SELECT header FROM tables"),
    "checksum": one_of("SELECT checksum FROM entries"),
    "secret": one_of("SELECT value FROM settings WHERE name = 'secret'"),
    "structure": in_structure,
    "anywhere": anywhere,
}
SETS = [
    *(("entry", seed) for seed in range(6)),
    *(("letter", seed) for seed in range(6)),
    *(("header", seed) for seed in range(5)),
    *(("checksum", seed) for seed in range(3)),
    *(("secret", seed) for seed in range(2)),
    *(("structure", seed) for seed in range(6)),
]


def rotten(sound: bytes, kind: str, seed: int, file: Path) -> None:
    data, rng = bytearray(sound), random.Random(f"{kind} {seed}")
    for bit in set(PLACES[kind](sound, rng)):
        data[bit // 8] ^= 1 << bit % 8
    assert data != sound
    file.write_bytes(data)


def noticed(file: Path) -> bool:
    """Whether ``flibuste check`` names something."""
    try:
        return not check(file, mending=False, now=NOW).well
    except Refused:
        return True


async def served(file: Path, tables: list[str]) -> Given:
    """Each table as a server would give it; None where it says that it cannot."""
    store = SqliteStore(file)
    try:
        await store.open()
        found = []
        for table in tables:
            try:
                found.append(await store.load(table))
            except (Damaged, Refused):
                found.append(None)
        return found
    except BadDatabase:
        return [None] * len(tables)
    finally:
        await store.close()


def tables_in(file: Path) -> list[str]:
    return [str(row[0]) for row in contents(file)[1]]


@pytest.fixture(scope="module")
def unspoilt(sound: bytes, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Given]:
    """Its tables, and what a server gives of them: all, for nothing is wrong with it."""
    file = tmp_path_factory.mktemp("unspoilt") / "room.db"
    file.write_bytes(sound)
    assert not noticed(file)
    tables = tables_in(file)
    given = asyncio.run(served(file, tables))
    assert None not in given
    return tables, given


@pytest.mark.usefixtures("unspoilt")
@pytest.mark.parametrize(("kind", "seed"), SETS)
def test_every_one_of_28_sets_of_flipped_bits_is_noticed(
    sound: bytes, kind: str, seed: int, tmp_path: Path
) -> None:
    rot = tmp_path / "rotten.db"
    rotten(sound, kind, seed, rot)
    assert noticed(rot)


@pytest.mark.parametrize(("kind", "seed"), [*SETS, *(("anywhere", seed) for seed in range(40))])
def test_a_server_gives_a_match_as_it_was_or_not_at_all(
    sound: bytes, unspoilt: tuple[list[str], Given], kind: str, seed: int, tmp_path: Path
) -> None:
    rot = tmp_path / "rotten.db"
    tables, before = unspoilt
    rotten(sound, kind, seed, rot)
    for was, now in zip(before, asyncio.run(served(rot, tables)), strict=True):
        assert now in (was, None)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_not_noticed_has_changed_nothing(sound: bytes, seed: int, tmp_path: Path) -> None:
    file, rot = tmp_path / "room.db", tmp_path / "rotten.db"
    file.write_bytes(sound)
    rotten(sound, "anywhere", seed, rot)
    assert noticed(rot) or contents(rot) == contents(file)
