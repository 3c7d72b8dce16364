"""
The log: one line for each record, with the time, the level, who says it, and the request it is
about.  It holds no secret: no token, phrase, cookie, seed or hand, and no id that opens a chair.
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from contextvars import ContextVar
from typing import Any, Final

from flibuste.room.keys import new_id

LOG: Final = logging.getLogger("flibuste.requests")
HEADER: Final = "x-request-id"
TABLE: Final = re.compile(r"(/tables/|^/t/)[^/]+")  # its id, in an address
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="-")


class OneLine(logging.Formatter):
    """Everything in one line, whatever a client or a traceback puts into it."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(request)s %(message)s")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        record.request = REQUEST.get()
        lines = super().format(record).splitlines()
        text = " | ".join(line.strip() for line in lines)
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def set_up(level: str) -> None:
    """Let everything that is logged in this process go to the standard error, line by line.

    Below warnings only we ourselves are heard: what the web server tells then has tokens in it.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("flibuste").setLevel(level.upper())


ANSWERED: Final = Counter[int]()  # by the first digit of the status


class Requests:
    """Around the application: each request gets an id, which its log lines and its answer carry."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = new_id()
        REQUEST.set(request)
        begun = time.perf_counter()

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                named = (HEADER.encode(), request.encode())
                message = {**message, "headers": [*message.get("headers", ()), named]}
                note(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, answer)


def note(scope: Any, status: int, seconds: float) -> None:
    """Count it; and a line for each answer, for who wants to know (--log-level info), without its
    query, which may hold a token.
    """
    ANSWERED[status // 100] += 1
    if LOG.isEnabledFor(logging.INFO):
        path = TABLE.sub(r"\1…", scope["path"])
        LOG.info("%s %s %d %.1f ms", scope["method"], path, status, 1000 * seconds)
