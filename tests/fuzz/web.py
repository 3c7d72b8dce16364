"""Requests that no browser sends: odd addresses, headers and bodies, and bytes that are no HTTP."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.fuzz.mutations import ENDS, mutated, spoiled

METHODS: Final = ("GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE")
ADDRESSES: Final = (
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/enter",
    "/api/tables/{table}/start",
    "/api/tables/{table}/leave",
    "/api/tables/{table}/journal",
    "/api/tables/{table}/board",
    "/api/tables/{table}/board/fr",
    "/api/tables/{table}/socket",
    "/api/games",
    "/api/posters",
    "/api/games/rum/lesson",
    "/api/rules/plank/en",
    "/api/words/mutiny/fr",
    "/api/qr",
    "/assets/index.js",
    "/manifest.webmanifest",
    "/offline.html",
    "/t/{table}",
    "/rules/cartagena",
    "/learn/cartagena",
    "/new",
    "/",
)
SEGMENTS: Final = (
    "",
    ".",
    "..",
    "%2e%2e",
    "%2f..%2f..%2fpyproject.toml",
    "%00",
    "%ff",
    "%c3%28",
    "%ed%a0%80",
    "%",
    "%zz",
    "a" * 3_000,
    "%41" * 900,
    "é",
    "*",
    "{table}",
    "~",
    "'--",
    "con",
    "index.js%00.svg",
)
QUERIES: Final = (
    "token=",
    "token=0..",
    "token=%00",
    "token=%ff%fe",
    "token=" + "9" * 400 + ".a.b",
    "token=a&token=b",
    "text=" + "x" * 2_000,
    "text=%00",
    "text=%ed%a0%80",
    "text=%F0%9F%8F%B4",
    "after=-1",
    "after=9999999999999999999999",
    "&&&=&",
    "%",
    "?",
    "a[]=1&a[0]=2",
)
HEADERS: Final = (
    "Origin: http://[",
    "Origin: null",
    "Origin: http://evil.example",
    "Origin: http://127.0.0.1:99999",
    "Referer: http://[::",
    "Cookie: flibuste_guest=",
    "Cookie: flibuste_guest=a.b.c",
    "Cookie: flibuste_guest=" + "x" * 5_000,
    'Cookie: flibuste_guest="\\377"; =; ;;',
    "Cookie: flibuste_guest=\xff\xfe",
    "Authorization: Bearer",
    "Authorization: Bearer \xe9\xff",
    "Authorization: Basic Og==",
    "Accept: \xff/*;q=x",
    "Accept-Encoding: gzip;q=x, *;q=-1",
    "Content-Type: text/plain",
    "Content-Type: application/json; charset=utf-16",
    "Content-Type: application/json; charset=nonsense",
    "Content-Type: multipart/form-data",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Type: ;;;",
    "Content-Encoding: gzip",
    "Range: bytes=-1,5-2,x",
    "If-Modified-Since: never",
    "If-None-Match: W/x",
    "X-Forwarded-For: ::::",
    "X-Forwarded-Proto: gopher",
    "X-Forwarded-Host: [",
    "Upgrade: h2c",
    "Upgrade: websocket",
    "X-HTTP-Method-Override: DELETE",
    "A: " + "b" * 8_000,
)
BODIES: Final[tuple[Any, ...]] = (
    {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Eve", "pace": 0},
    {"game": "rum", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": {}},
    {"game": "plank", "seats": [{"kind": "me"}, {"kind": "here", "name": "Jo"}], "public": True},
    {"game": "mutiny", "lesson": True},
    {"name": "Eve"},
    {"phrase": "one two three"},
    {"bot": "random", "token": "0.a.b"},
    {},
)
PRELUDES: Final = (
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\r\n\r\n\r\n",
    b"GET http://evil.example/api/games HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    b"Content-Length: 2\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
)


def odd_request(rng: Random, host: str, tables: Sequence[str]) -> tuple[str, bytes]:
    """The method and the bytes of a request that is HTTP, and odd all the same."""
    method = rng.choice(METHODS)
    body = b""
    lines = [f"Host: {host}", "Connection: close"]
    if method in ("POST", "PUT") and rng.random() < 0.95:
        body = spoiled(mutated(rng.choice(BODIES), rng, BODIES), rng)
        lines += ["Content-Type: application/json"] if rng.random() < 0.9 else []
    lines += rng.sample(HEADERS, rng.choice((0, 0, 1, 1, 2, 3)))
    if body and rng.random() < 0.2:
        lines.append("Transfer-Encoding: chunked")
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    elif body or method == "POST":
        lines.append(f"Content-Length: {len(body)}")
    head = "\r\n".join([f"{method} {_address(rng, rng.choice(tables))} HTTP/1.1", *lines, "", ""])
    return method, head.encode("latin-1", "replace") + body


def _address(rng: Random, table: str) -> str:
    parts = rng.choice(ADDRESSES).replace("{table}", table).split("/")
    if rng.random() < 0.5:
        parts[rng.randrange(1, len(parts))] = rng.choice(SEGMENTS)
    if rng.random() < 0.1:
        parts.insert(rng.randrange(1, len(parts) + 1), rng.choice(SEGMENTS))
    query = "?" + rng.choice(QUERIES) if rng.random() < 0.3 else ""
    return "/".join(parts) + query


def no_request(rng: Random, host: str, tables: Sequence[str]) -> bytes:
    """Bytes that are no HTTP any more, or never were."""
    if rng.random() < 0.2:
        return rng.choice(PRELUDES)
    sent = bytearray(odd_request(rng, host, tables)[1])
    how = rng.randrange(4)
    if how == 0:
        return bytes(sent[: rng.randrange(len(sent))])
    for _ in range(rng.randint(1, 6)):
        place = rng.randrange(len(sent))
        if how == 1:
            sent[place] ^= 1 << rng.randrange(8)
        elif how == 2:
            sent[place:place] = rng.choice((*ENDS, b"\r\n", b"\n", b":", b" "))
        else:
            del sent[place : place + rng.randint(1, 9)]
    return bytes(sent)


def no_frame(rng: Random, good: bytes) -> bytes:
    """Bytes on an open socket that are no frames of it, or masked ones with bits turned."""
    if rng.random() < 0.5:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 40)))
    sent = bytearray(struct.pack("!BBH", 0x81, 0xFE, len(good)) + bytes(4) + good)
    for _ in range(rng.randint(1, 4)):
        sent[rng.randrange(min(len(sent), 12))] ^= 1 << rng.randrange(8)
    return bytes(sent[: rng.randrange(2, len(sent) + 1)])
