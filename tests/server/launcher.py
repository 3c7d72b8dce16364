"""Servers for the tests, each a process of its own: ``python launcher.py SOCKET`` imports the room
once and then forks one server for every order that comes over the socket (``nursery.py``).

``set`` gives constants of its modules other values: ``{"set": {"flibuste.server.sockets.BEHIND":
10000}}``, where a test would take too long for them.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from flibuste.core.registry import add, find, games

if __name__ == "__main__":  # a process where bots think imports this file again, and needs no room
    from flibuste.core.words import LANGUAGES, words
    from flibuste.server.app import make_app
    from flibuste.server.serve import serve
    from flibuste.store.address import database_of

LONGEST = 65_536  # bytes of an order
LATER = (  # what a server imports when it is started
    "anyio._backends._asyncio",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
add(Path(__file__).resolve().parents[1] / "laws" / "harbour")  # for the bots' process too


def set_constants(values: dict[str, Any]) -> None:
    for name, value in values.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, value)


def run(database: str, told: dict[str, Any]) -> None:
    """One server, until it is stopped."""
    # Hundreds of tables of as many people, all from here: tests of budgets ask for none of this.
    fields = {"host": "127.0.0.1", "port": 0, "generosity": 50, **told}
    set_constants(fields.pop("set", {}))
    serve(words(None, "en", "flibuste.room"), database=database_of(database), **fields)


def bear(line: socket.socket, order: Any, out: int, log: int) -> int:
    """A child with these for its words and complaints; its id."""
    child = os.fork()
    if child:
        return child
    line.close()
    os.dup2(out, 1)
    os.dup2(log, 2)
    for spare in (out, log):
        os.close(spare)
    run(*order)
    sys.exit()


def nurse(line: socket.socket) -> None:
    """Orders: ``[database, fields]`` for a new child; its id to be told how it ended, if it has."""
    while True:
        order, files, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not order:
            return
        told = json.loads(order)
        if isinstance(told, int):
            done, status = os.waitpid(told, os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if done else None
        else:
            answer = bear(line, told, *files)
            for file in files:
                os.close(file)
        line.send(json.dumps(answer).encode())


def warm_up() -> None:
    """Once what every server would do anew: it is half of the work of a short test."""
    for module in LATER:
        import_module(module)
    for key in games():
        find(key)
    for language in LANGUAGES:
        words(None, language, "flibuste.room")
    make_app(None)
    gc.collect()
    gc.freeze()  # children look through their own garbage alone


if __name__ == "__main__":
    warm_up()
    with socket.socket(fileno=int(sys.argv[1])) as line:
        nurse(line)
