"""When a worker is taken to stand still."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from flibuste.server.crew import LOST, STUCK, Pulse, spent_by


def looks_until_stuck(pulse: Pulse, work: int) -> int:
    """At a worker whose event loop does not turn, and who takes so much time between two looks."""
    spent = looks = 0
    while not pulse.stuck(spent):
        spent += work
        looks += 1
        assert looks <= 2 * LOST
    return looks


def test_a_worker_that_does_nothing_stands_still() -> None:
    pulse = Pulse()
    pulse.stir()
    assert looks_until_stuck(pulse, work=0) == STUCK


def test_a_worker_that_works_and_is_late_is_given_time() -> None:
    pulse = Pulse()
    pulse.stir()
    assert looks_until_stuck(pulse, work=1) == LOST


def test_a_worker_that_is_being_set_up_or_stirs_does_not_stand_still() -> None:
    pulse = Pulse()
    assert not any(pulse.stuck(0) for _ in range(2 * LOST))
    for _ in range(2 * LOST):
        pulse.stir()
        assert not pulse.stuck(0)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
def test_the_time_that_a_process_has_taken_is_known() -> None:
    before = spent_by(os.getpid())
    while spent_by(os.getpid()) == before:
        sum(range(10_000))
    assert spent_by(os.getpid()) > before
    assert spent_by(0) == 0
