"""Starting the room: a free port, the address that phones can reach, and a QR code for it."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn
from litestar import Litestar

from flibuste.core.refusal import Refused
from flibuste.core.words import Words
from flibuste.room import steward
from flibuste.room.deputies.far import look_for
from flibuste.room.wire import LARGEST_FRAME
from flibuste.server.admin import SHORTEST
from flibuste.server.app import make_app
from flibuste.server.crew import Crew
from flibuste.server.doorman import House
from flibuste.server.gate import turnstile
from flibuste.server.hosts import Hosts, is_loopback, public_url
from flibuste.server.inner import InnerDoor
from flibuste.server.logs import Requests, set_up
from flibuste.server.plain_http import PATIENCE, PlainHttp
from flibuste.server.sockets import Line
from flibuste.store.address import Address, Database
from flibuste.store.homes import store_on
from flibuste.store.migrations import BadDatabase
from flibuste.store.owner import owning

TRIES: Final = 20  # ports, one after another
PORTS: Final = 65_536  # there are no more
BACKLOG: Final = 4_096  # who may stand before the door; the doorman takes them one by one
THIS_MACHINE: Final = "127.0.0.1,::1"  # where a proxy is whose word counts
YOUNG_ONLY: Final = (2_000, 5, 1_000_000)  # of the garbage, little at a time: Rooms collect the old


def listening(host: str, port: int) -> socket.socket:
    """A socket on this port, or on the next that is free."""
    detail = ""
    for number in range(port, min(port + TRIES, PORTS)) if port else [0]:
        try:
            door = socket.create_server((host, number), backlog=BACKLOG)
            # asyncio sends small messages at once only where the protocol is named.
            named = (door.family, door.type, socket.IPPROTO_TCP)
            return socket.socket(*named, fileno=door.detach())
        except OSError as error:
            detail = detail or str(error)
    raise Refused("serve-no-port", host=host, port=str(port), detail=detail)


async def try_database(database: Database) -> None:
    """Say before anything else what is wrong with it."""
    try:
        store = store_on(database)
        try:
            await store.open()
        finally:
            await store.close()
    except BadDatabase as error:
        raise Refused("serve-database", file=str(database), detail=error.detail) from None
    except OSError as error:
        raise Refused("serve-database", file=str(database), detail=str(error)) from None


def reachable_address() -> str:
    """The address by which the house reaches this machine: asks the system, sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def announce(say: Words, hosts: Hosts, port: int, wanted: int) -> None:
    """Where to go, on a terminal with a QR code for phones."""
    if wanted and port != wanted:
        print(say("serve-port-taken", wanted=str(wanted), port=str(port)))
    address = f"http://{reachable_address() if hosts.house else '127.0.0.1'}:{port}"
    print(say("serve-lan" if hosts.house else "serve-here", address=address), flush=True)
    if hosts.public is not None:
        address = hosts.public.rstrip("/")
        print(say("serve-public", address=address), flush=True)
    if hosts.house or hosts.public is not None:
        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()


def token_in(file: Path) -> str:
    """The first line of a file, if it is long enough not to be guessed."""
    try:
        token = file.read_text("utf-8").partition("\n")[0].strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("serve-admin-token", file=str(file), shortest=SHORTEST) from error
    if len(token) < SHORTEST:
        raise Refused("serve-admin-token", file=str(file), shortest=SHORTEST)
    return token


async def say_goodbye(app: Litestar) -> None:
    """To everybody at a table, before the lines are closed (1012: come back); other workers may
    have the tables at once.
    """
    with suppress(AttributeError):  # it was closed before it was open
        steward.tell(app.state.rooms, Refused("room-closing").in_both())
        await app.state.rooms.store.give_up()


def check_workers(workers: int, database: Database) -> None:
    """Several need a database that they can share, and a system that can divide a process."""
    if workers > 1 and not isinstance(database, Address):
        raise Refused("serve-workers-file", file=str(database))
    if workers > 1 and not hasattr(os, "fork"):
        raise Refused("serve-workers-here")


def serve(
    say: Words,
    *,
    host: str,
    port: int,
    database: Database,
    log_level: str = "warning",
    public: str | None = None,
    patience: float = PATIENCE,
    workers: int = 1,
    inner_host: str = "127.0.0.1",
    proxy: str = THIS_MACHINE,
    bots: str | None = None,
    **fields: Any,
) -> None:
    """Serve until interrupted; raises Refused if that cannot be.  ``fields`` are make_app's."""
    set_up(log_level)
    check_workers(workers, database)
    if bots is not None:
        look_for(bots)
    if public is not None:
        public_url(public)
    hosts = Hosts(house=not is_loopback(host), public=public)
    with owning(database):
        asyncio.run(try_database(database))
        door = listening(host, port)
        announce(say, hosts, door.getsockname()[1], port)
        gc.collect()
        gc.freeze()  # what is here now stays: looking through it again and again stops all rooms
        gc.set_threshold(*YOUNG_ONLY)
        fields.update(hosts=hosts, bots=bots)
        fields.update(inner_host=inner_host, patience=patience, proxy=proxy)

        def work(stir: Callable[[], None]) -> None:
            open_house(door, database, stir, **fields)

        Crew(workers, work).run() if workers > 1 else work(lambda: None)


def open_house(
    door: socket.socket,
    database: Database,
    stir: Callable[[], None],
    *,
    inner_host: str,
    patience: float,
    proxy: str,
    hosts: Hosts,
    **fields: Any,
) -> None:
    """One worker: the application behind its doors."""
    inner = listening(inner_host, 0) if isinstance(database, Address) else None
    end = partial(signal.raise_signal, signal.SIGTERM)  # who comes back finds another server
    app = make_app(database, hosts=hosts, on_lost=end, inner=address_of(inner), **fields)
    known = Requests(app)
    config = partial(
        uvicorn.Config,
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=2,
    )
    # Else anybody here could take another's address.
    outer = config(known, http=turnstile(patience), proxy_headers=hosts.public is not None)
    behind = config(InnerDoor(known, app), http=PlainHttp, proxy_headers=False)
    inside = (inner, behind) if inner is not None else None
    House(outer, partial(say_goodbye, app), inside, stir).run(sockets=[door])


def address_of(door: socket.socket | None) -> str:
    """By which others reach it."""
    if door is None:
        return ""
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
