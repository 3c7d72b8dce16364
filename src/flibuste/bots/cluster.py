"""
Other machines: the workers of a Dask scheduler, which play matches (``flibuste arena --dask``) or
think for the bots of a room (``flibuste serve --bots``).
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message

SCHEME: Final = "dask://"


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """A client of the scheduler at ``dask://HOST:PORT``, or as Dask itself spells it."""
    distributed = import_module("distributed")  # an extra: there are no types of it here
    try:
        client = distributed.Client(address.removeprefix(SCHEME), timeout="10s")
    except (OSError, ValueError) as error:
        raise nobody_at(address, str(error) or type(error).__name__) from None
    try:
        yield client
    finally:
        client.close()


@contextmanager
def dask(address: str) -> Iterator[Executor]:
    """The workers of a scheduler: a match whose worker dies is played by another."""
    with cluster(address) as client:
        yield client.get_executor(pure=False, retries=2)


def nobody_at(address: str, detail: str) -> FlibusteError:
    told = {"address": address[:60], "detail": detail[:80]}
    return FlibusteError(Message("arena-no-dask", told))
