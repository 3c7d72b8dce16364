"""For all tests of the room."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from flibuste.core.registry import add, forget
from tests.server.hall import HARBOUR
from tests.server.homes import HOMES, Home
from tests.server.outsiders import Server, serving

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
PATIENCE = 3600 if LONG else 300  # seconds; who waits for ever must say its name, not hang


@pytest.fixture(autouse=True)
def not_for_ever(request: pytest.FixtureRequest) -> Iterator[None]:
    """End a test that nothing will ever answer; a module may have a PATIENCE of its own."""
    seconds = max(PATIENCE, getattr(request.module, "PATIENCE", 0))

    def ring(*_: object) -> None:
        raise TimeoutError(f"this test has waited for {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(int(seconds))
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run in asyncio, as the room does."""
    return "asyncio"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a module that asks for both homes run in both; in the long run all of the hall."""
    module = metafunc.module
    both = getattr(module, "BOTH_HOMES", LONG and hasattr(module, "hall"))
    if both and "home" in metafunc.fixturenames:
        metafunc.parametrize("home", HOMES, indirect=True)


@pytest.fixture(autouse=True)
def home(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the stores of this test are."""
    Home.kind = getattr(request, "param", "sqlite")
    yield Home.kind
    Home.kind = "sqlite"


@pytest.fixture
def harbour() -> Iterator[str]:
    """The game of tests/laws that waits for everybody in every way."""
    yield add(HARBOUR).key
    forget("harbour")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all who need nothing special."""
    with serving(tmp_path_factory.mktemp("server") / "room.db") as started:
        yield started
