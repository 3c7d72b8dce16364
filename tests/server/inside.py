"""The application with its rooms in the loop of the test, asked without any network."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from flibuste.room.rooms import Rooms
from flibuste.server.app import make_app


@asynccontextmanager
async def inside(
    address: str = "127.0.0.1", **fields: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, Rooms]]:
    """A visitor who comes from this address, and the rooms."""
    app = make_app(None, **fields)
    asgi: Any = app
    transport = httpx.ASGITransport(asgi, client=(address, 1))
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as web,
    ):
        yield web, app.state.rooms
