"""
Garbage, little at a time, for every look at it stops all rooms.

Python looks for young garbage when more has been made than has gone.  Where thousands of tables
are played, each act makes as much as it lets go of, so that it looks seldom, and then at the young
of hundreds of acts: 50 to 75 ms.  So rooms look themselves, after so many pieces of work.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import Final

OFTEN: Final = 16  # pieces of work between two looks at what is young …
SELDOM: Final = 5  # … and so many of them until a look at what has been young before too
works = count(1)  # of all rooms here: memory is one


def sweep() -> None:
    """A piece of work is done."""
    looks, rest = divmod(next(works), OFTEN)
    if not rest and gc.isenabled():
        gc.collect(int(looks % SELDOM == 0))


def sweep_all() -> None:
    """Look through the whole memory: with a thousand tables that takes some 200 ms."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
