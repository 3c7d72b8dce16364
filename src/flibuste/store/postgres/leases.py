"""
Which worker has which table.  A worker has a row with the time until which it is taken to be alive,
by the database's clock; a table has a row with its worker and an epoch, one more each time that it
is taken.  So one row renews all leases of a worker, however many tables it has.

Who appends to a journal has to name the epoch in the statement itself (writer.py): a worker that
was frozen, lost a table meanwhile and wakes, writes nothing there.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from flibuste.store.places import Place, Word
from flibuste.store.postgres.clock import DatabaseClock
from flibuste.store.postgres.schema import LOCK, Connection

LEASE: Final = 2.5  # seconds that a worker is taken to be alive after a sign of life
HEAL: Final = 20  # signs of life between two looks whether all tables are still here
OPEN: Final = (  # what others have left
    "DELETE FROM workers WHERE expires < clock_timestamp() - interval '1 hour'",
    """DELETE FROM leases WHERE NOT EXISTS
        (SELECT FROM tables WHERE tables.table_id = leases.table_id)""",
)
BEAT: Final = """WITH old AS (SELECT expires < clock_timestamp() AS late FROM workers
        WHERE worker_id = $1)
    INSERT INTO workers VALUES ($1, $2, clock_timestamp() + $3::float8 * interval '1 second', $4)
    ON CONFLICT (worker_id) DO UPDATE SET expires = excluded.expires, said = excluded.said
    RETURNING coalesce((SELECT late FROM old), true),
        extract(epoch FROM clock_timestamp())::float8"""
OTHERS: Final = """SELECT worker_id, address, said FROM workers
    WHERE worker_id <> $1 AND expires > clock_timestamp()"""
# $3 is a worker that nobody answers for: if its connection is over too, it is dead.
CLAIM: Final = f"""INSERT INTO leases AS kept (table_id, worker_id, epoch)
    SELECT table_id, $2, 1 FROM tables WHERE table_id = $1
    ON CONFLICT (table_id) DO UPDATE SET worker_id = $2, epoch = kept.epoch + 1
    WHERE kept.worker_id = $2
    OR NOT EXISTS (SELECT FROM workers w
        WHERE w.worker_id = kept.worker_id AND w.expires > clock_timestamp())
    OR (kept.worker_id = $3 AND pg_try_advisory_xact_lock({LOCK.replace("$1", "$4::text")}))
    RETURNING epoch"""
WHERE: Final = """SELECT worker_id, address FROM leases JOIN workers USING (worker_id)
    WHERE table_id = $1"""
MINE: Final = "SELECT table_id, epoch FROM leases WHERE worker_id = $1"
GIVE_UP: Final = """WITH gone AS (DELETE FROM workers WHERE worker_id = $1)
    UPDATE leases SET worker_id = '' WHERE worker_id = $1"""


class Leases:
    """The tables of this worker, and where all others are."""

    def __init__(self, address: str) -> None:
        self.worker = secrets.token_hex(8)  # of this process, and never again
        self.address = address  # of the inner door, "" if there is none
        self.clock = DatabaseClock()
        self.epochs: dict[str, int] = {}
        self.leaving = False
        self.beats = 0
        self.say: Callable[[], bytes] = bytes  # what the others should know
        self.hear: Callable[[list[Word]], None] = lambda _: None
        self.on_moved: Callable[[str], None] = lambda _: None

    @property
    def lock(self) -> str:
        """What a connection locks to write for this worker: only one can."""
        return lock_of(self.worker)

    async def begin(self, line: Connection) -> None:
        for statement in OPEN:
            await line.execute(statement)
        await self.beat(line)

    async def beat(self, line: Connection) -> None:
        """A sign of life, with a word to the others; and what they have said.

        Who was late, or long unheard, looks whether others have taken tables meanwhile.  Whoever
        else is late then may have waited for the same database: that is judged the next time.
        """
        if self.leaving:
            return
        asked = self.clock.steady()
        row = (self.worker, self.address, LEASE, self.say())
        ((late, now),) = await line.fetch(BEAT, *row)
        self.clock.hear(now, asked)
        if not late or not self.beats:
            self.hear([Word(*row) for row in await line.fetch(OTHERS, self.worker)])
        self.beats += 1
        if self.epochs and (late or self.beats % HEAL == 0):
            await self._look(line)

    async def _look(self, line: Connection) -> None:
        known = dict(self.epochs)
        there = dict(map(tuple, await line.fetch(MINE, self.worker)))
        for table, epoch in known.items():
            if there.get(table) != epoch and self.epochs.get(table) == epoch:
                self.lose(table, epoch)

    async def claim(self, pool: Any, table: str, silent: str) -> Place | None:
        """Take a table that nobody has, or who is dead; else, where it is.  None also if there is
        no such table.
        """
        if not self.leaving:
            asked = (table, self.worker, silent, lock_of(silent))
            epoch = await pool.fetchval(CLAIM, *asked)
            if epoch is not None:
                self.epochs[table] = epoch
                return None
        found = await pool.fetchrow(WHERE, table)
        return None if found is None else Place(*found)

    def lose(self, table: str, epoch: int) -> None:
        """Another has it: whoever is there must look for it, unless it is here anew."""
        if self.epochs.get(table, epoch) == epoch:
            self.epochs.pop(table, None)
            self.on_moved(table)

    async def give_up(self, pool: Any) -> None:
        """Whoever asks first may have these tables, from now on."""
        self.leaving = True
        self.epochs.clear()
        await pool.execute(GIVE_UP, self.worker)


def lock_of(worker: str) -> str:
    return f"worker {worker} "
