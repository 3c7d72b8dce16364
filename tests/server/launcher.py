"""A server for the tests: ``python launcher.py DATABASE '{"time_scale": 0.1}'``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from flibuste.core.registry import add
from flibuste.core.words import words
from flibuste.server.serve import serve

add(Path(__file__).resolve().parents[1] / "laws" / "harbour")  # for the bots' process too

if __name__ == "__main__":
    fields = {"host": "127.0.0.1", "port": 0, **json.loads(sys.argv[2])}
    serve(words(None, "en", "flibuste.server"), database=Path(sys.argv[1]), **fields)
