"""A server for the tests: ``python launcher.py DATABASE '{"time_scale": 0.1}'``.

``set`` gives constants of its modules other values: ``{"set": {"flibuste.server.sockets.BEHIND":
10000}}``, where a test would take too long for them.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from flibuste.core.registry import add
from flibuste.core.words import words
from flibuste.server.serve import serve

add(Path(__file__).resolve().parents[1] / "laws" / "harbour")  # for the bots' process too


def set_constants(values: dict[str, Any]) -> None:
    for name, value in values.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, value)


if __name__ == "__main__":
    # Hundreds of tables of as many people, all from here: tests of budgets ask for none of this.
    fields = {"host": "127.0.0.1", "port": 0, "generosity": 50, **json.loads(sys.argv[2])}
    set_constants(fields.pop("set", {}))
    serve(words(None, "en", "flibuste.room"), database=Path(sys.argv[1]), **fields)
