"""Starting the room: a free port, the address that phones can reach, and a QR code for it."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import segno
import uvicorn
from litestar import Litestar

from flibuste.core.refusal import Refused
from flibuste.core.words import Words
from flibuste.room import steward
from flibuste.room.wire import LARGEST_FRAME
from flibuste.server.admin import SHORTEST
from flibuste.server.app import make_app
from flibuste.server.doorman import House
from flibuste.server.gate import turnstile
from flibuste.server.hosts import Hosts, is_loopback, public_url
from flibuste.server.logs import Requests, set_up
from flibuste.server.plain_http import PATIENCE
from flibuste.server.sockets import Line
from flibuste.store.address import Database
from flibuste.store.homes import store_on
from flibuste.store.migrations import BadDatabase
from flibuste.store.owner import owning

AGAIN: Final = 0.5  # seconds between two looks of who stands by
TRIES: Final = 20  # ports, one after another
PORTS: Final = 65_536  # there are no more
BACKLOG: Final = 4_096  # who may stand before the door; the doorman takes them one by one
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


def stand_by(say: Words, database: Database) -> None:
    """Wait until the server that has the database is gone, however it went."""
    said = False
    while True:
        try:
            return asyncio.run(try_database(database))
        except Refused as error:
            if error.reason.id != "serve-taken":
                raise
        if not said:
            print(say("serve-standby", database=str(database)), flush=True)
        said = True
        time.sleep(AGAIN)


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


def say_goodbye(app: Litestar) -> None:
    """To everybody at a table, before the lines are closed (1012: come back)."""
    with suppress(AttributeError):  # it was closed before it was open
        steward.tell(app.state.rooms, Refused("room-closing").in_both())


def serve(
    say: Words,
    *,
    host: str,
    port: int,
    database: Database,
    time_scale: float = 1.0,
    seed: str | None = None,
    every_commit_on_disk: bool = False,
    log_level: str = "warning",
    public: str | None = None,
    generosity: float = 1.0,
    patience: float = PATIENCE,
    admin: str | None = None,
    standby: bool = False,
) -> None:
    """Serve until interrupted; raises Refused if that cannot be."""
    set_up(log_level)
    if public is not None:
        public_url(public)
    hosts = Hosts(house=not is_loopback(host), public=public)
    with owning(database):
        if standby:
            stand_by(say, database)
        else:
            asyncio.run(try_database(database))
        door = listening(host, port)
        app = make_app(
            database,
            time_scale=time_scale,
            seed=seed,
            every_commit_on_disk=every_commit_on_disk,
            hosts=hosts,
            generosity=generosity,
            admin=admin,
            on_lost=partial(signal.raise_signal, signal.SIGTERM),  # people find the other one
        )
        config = uvicorn.Config(
            Requests(app),
            http=turnstile(patience),
            ws=Line,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            log_config=None,
            access_log=False,
            proxy_headers=public is not None,  # else anybody here could take another's address
            forwarded_allow_ips="127.0.0.1,::1",
            timeout_graceful_shutdown=2,
        )
        announce(say, hosts, door.getsockname()[1], port)
        gc.collect()
        gc.freeze()  # what is here now stays: looking through it again and again stops all rooms
        gc.set_threshold(*YOUNG_ONLY)
        House(config, partial(say_goodbye, app)).run(sockets=[door])
