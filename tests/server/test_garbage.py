"""Garbage is looked for little at a time, while rooms work."""

from __future__ import annotations

import gc
from weakref import ref

import pytest

from flibuste.room.actor import Actor
from flibuste.room.garbage import OFTEN, SELDOM, sweep, sweep_all


class Ring:
    """It holds on to itself: only who looks for it finds that nobody else does."""

    def __init__(self) -> None:
        self.own = self


class Busy(Actor):
    def trouble(self, error: BaseException) -> None:
        raise error


@pytest.mark.anyio
async def test_a_room_that_works_leaves_no_young_garbage() -> None:
    actor = Busy()
    gone = ref(Ring())
    assert gone() is not None
    for _ in range(OFTEN):
        await actor.look(lambda: None)
    assert gone() is None
    await actor.close()


def test_what_was_young_before_is_looked_at_more_seldom() -> None:
    ring = Ring()
    gone = ref(ring)
    gc.collect(0)  # it is no longer young
    del ring
    for _ in range(OFTEN * SELDOM):
        sweep()
    assert gone() is None


def test_the_whole_memory_is_looked_through_with_what_was_set_aside() -> None:
    ring = Ring()
    gone = ref(ring)
    gc.freeze()
    del ring
    gc.collect()
    assert gone() is not None
    sweep_all()
    assert gone() is None
    gc.unfreeze()


def test_who_has_forbidden_it_is_not_disturbed() -> None:
    gone = ref(Ring())
    gc.disable()
    try:
        for _ in range(OFTEN * SELDOM):
            sweep()
        assert gone() is not None
    finally:
        gc.enable()
