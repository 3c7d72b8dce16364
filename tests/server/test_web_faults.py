"""What is wrong with a request is said as such, and is no fault of the server."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from tests.server.outsiders import Server, people, serving

JSON = {"content-type": "application/json"}
NEW = '"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]'


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\xff"}',
        b'{"name": "\xc3"}',
        b"\xff\xfe{}",
        b'{"\xed\xa0\x80": 1}',
        b'{"name": "\\ud800"}',
        b'{"phrase": "\\udfff \\ud800"}',
        b'{"token": "\\ud800", "bot": "\xff"}',
        b'{"name": "\\u00zz"}',
        b'{"pace": 1e999}',
        b'{"pace": NaN}',
        b'{"\x00": "\x00"}',
    ],
)
def test_letters_that_are_none_are_a_bad_request(server: Server, body: bytes) -> None:
    with people(server, "Eve") as (eve,):
        eve.opens()
        before = server.logged("failed")
        whole = b"{" + NEW.encode() + b", " + body[1:] if body.startswith(b"{") else body
        path = f"/api/tables/{eve.table}"
        for asked, sent in (
            ("/api/tables", whole),
            (f"{path}/join", body),
            (f"{path}/enter", body),
            (f"{path}/start", body),
        ):
            answer = eve.web.post(asked, content=sent, headers=JSON)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_request"), asked
        assert server.logged("failed") == before


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/a%00.js",
        "/assets/" + "x" * 3000,
        "/assets/" + "x/" * 1500,
        "/assets/%ff%fe",
        "/assets/..%2f..%2fapp.py",
        "/assets/%ed%a0%80",
        "/api/tables/%00",
        "/api/tables/" + "x" * 5000,
        "/api/rules/%00/en",
        "/api/words/..%2f..%2fserver/en",
        "/api/games/%ff/lesson",
        "/%2e%2e/%2e%2e/etc/passwd",
    ],
)
def test_an_address_that_cannot_be_is_not_there(server: Server, path: str) -> None:
    with people(server, "Eve") as (eve,):
        before = server.logged("failed")
        assert eve.web.get(path).status_code == 404
        assert eve.web.head(path).status_code == 404
        assert server.logged("failed") == before


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "://", "[", "http://a:b:c"])
def test_an_origin_that_is_none_is_not_ours(server: Server, origin: str) -> None:
    with people(server, "Eve") as (eve,):
        eve.opens()
        before = server.logged("failed") + server.logged("Traceback")
        line = eve.line(origin=origin)
        assert line.closed() == 1008
        line.close()
        answer = eve.web.post("/api/tables", content=b"{}", headers={**JSON, "origin": origin})
        assert answer.status_code == 403
        assert eve.web.get("/api/tables", headers={"origin": origin}).status_code == 200
        assert server.logged("failed") + server.logged("Traceback") == before


def test_on_a_full_disk_nothing_is_promised_and_all_that_was_kept_is_there(tmp_path: Path) -> None:
    """No file of the server may grow: what a full disk does, without filling one."""
    with (
        serving(tmp_path / "room.db") as server,
        people(server, "Anne", "Mary") as (anne, mary),
    ):
        anne.opens()
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limit[1]))
        body = {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
        told = mary.refused(503, "not_kept", "POST", "/api/tables", body)
        assert "saved" in told["message"]["en"]
        mary.refused(503, "not_kept", "POST", f"/api/tables/{anne.table}/join", {"name": "Mary"})
        assert anne.get(f"/api/tables/{anne.table}")["seat"] == 0
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        mary.opens()
        assert mary.joins(anne.table)["seat"] == 1
