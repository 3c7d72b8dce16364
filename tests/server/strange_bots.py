"""What a bot should not do, for the process where bots think: it imports these by their names."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any


def hangs(*_: object) -> Any:
    while True:
        time.sleep(0.05)


def dies(*_: object) -> Any:
    os._exit(3)


def raises(*_: object) -> Any:
    raise ZeroDivisionError("a bot's bug")


def who(name: str, key: str, view: object, menu: Sequence[Any], seed: str) -> Any:
    return os.getpid()
