"""The way to a chair: an address that people send each other, and the room's plain HTTP."""

from __future__ import annotations

import json
import re
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import Request, urlopen

from msgspec import Struct

from flibuste.afar.errors import AfarError, RoomError

PATIENCE: Final = 15.0  # seconds for an answer over HTTP
MUCH: Final = 1 << 20  # bytes of one: no honest answer to what is asked here comes near
TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")


class Address(Struct, frozen=True):
    """A table of a server, and the key to a chair there, if there is one."""

    server: str  # http://host:port
    table: str
    token: str | None = None

    def socket(self, after: int | None) -> str:
        """Where its socket is; ``after`` is the last number heard."""
        asked = {"token": self.token, "after": after}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        return f"ws{self.server[4:]}/api/tables/{self.table}/socket" + (query and f"?{query}")


def address(text: str) -> Address:
    """``http://host:port/t/TABLE``, perhaps with ``?token=…``: the link that people send."""
    link = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(link)
        found = TABLE.fullmatch(parts.path)
        readable = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        found, readable = None, False
    if found is None or not readable:
        raise AfarError("afar-no-link", link=text[:80])
    token = parse_qs(parts.query).get("token", [None])[0]
    return Address(f"{parts.scheme}://{parts.netloc}", found[1], token)


def join(where: Address, name: str | None) -> Address:
    """The same table with a chair: the one the token opens, or a free one that is taken now."""
    if where.token is not None:
        return where
    given = ask(where, "join", {} if name is None else {"name": name})
    return Address(where.server, given["table"], given["token"])


def ask(where: Address, what: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The room's answer about a table; RoomError if it says no, AfarError if it says nothing."""
    path = f"{where.server}/api/tables/{where.table}" + (what and f"/{what}")
    headers = {"accept": "application/json"}
    if where.token is not None:
        headers["authorization"] = f"Bearer {where.token}"
    data = None
    if body is not None:
        headers["content-type"] = "application/json"
        data = json.dumps(body).encode()
    try:
        with urlopen(Request(path, data, headers), timeout=PATIENCE) as answer:
            return _read(answer.read(MUCH), where)
    except HTTPError as error:
        with error:
            told = _read(error.read(MUCH), where)
        raise RoomError(str(told.get("error", error.code)), told.get("message", {})) from None
    except (URLError, HTTPException, OSError):
        raise AfarError("afar-no-room", server=where.server) from None


def _read(body: bytes, where: Address) -> dict[str, Any]:
    try:
        told = json.loads(body)
    except ValueError:
        told = None
    if not isinstance(told, dict):
        raise AfarError("afar-no-room", server=where.server)
    return told
