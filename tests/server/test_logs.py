"""The log has one line for each record, says which request it is about, and holds no secret."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from flibuste.room import wire
from flibuste.server.logs import REQUEST, OneLine
from flibuste.store.sqlite import SqliteStore
from tests.server.hall import hall
from tests.server.outsiders import Person, Server, lines, people, serving

LINE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (DEBUG|INFO|WARNING|ERROR|CRITICAL) \S+ \S+ .*"
)
BOTH_HOMES = False  # about files


def formatted(message: str, **fields: object) -> str:
    record = logging.LogRecord("flibuste.web", logging.ERROR, "", 0, message, (), None)
    record.__dict__.update(fields)
    return OneLine().format(record)


def test_a_record_is_one_line_whatever_is_in_it() -> None:
    told = formatted("a\nforged line\r\x1b[31m\u2028 é", created=0.0, msecs=0.0)
    assert told == ("1970-01-01T00:00:00.000Z ERROR flibuste.web - a | forged line | \\x1b[31m | é")
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        told = formatted("it stumbled", exc_info=(type(error), error, error.__traceback__))
    assert LINE.fullmatch(told)
    assert "it stumbled | Traceback" in told
    assert told.endswith("ValueError: two | lines")


def test_a_record_names_its_request() -> None:
    before = REQUEST.set("abc")
    assert " flibuste.web abc hello" in formatted("hello")
    REQUEST.reset(before)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/nowhere/at/all", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_has_an_id_of_its_own(
    server: Server, method: str, path: str, status: int
) -> None:
    with people(server, "Anne") as (anne,):
        answers = [anne.send(method, path, headers={"x-request-id": "mine"}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [status, status]
    ids = [answer.headers.get_list("x-request-id") for answer in answers]
    assert all(len(one) == 1 and re.fullmatch("[a-z2-7]{10}", one[0]) for one in ids)
    assert ids[0] != ids[1]


def talk(anne: Person) -> list[str]:
    """Do all that has to do with secrets; the secrets."""
    anne.opens("me open bot:random")
    assert anne.get(f"/api/tables/{anne.table}", params={"token": anne.token})
    anne.send("GET", f"/api/tables/{anne.table}/journal?token={anne.token}x")
    anne.send("POST", f"/api/tables/{anne.table}/enter", {"phrase": anne.phrase})
    anne.send("POST", f"/api/tables/{anne.table}/enter", {"phrase": f"{anne.phrase} x"})
    anne.send("GET", f"/t/{anne.table}")
    anne.starts()
    with lines(line := anne.line()):
        line.until("Snapshot")
        with suppress(ConnectionClosed):
            for _ in range(1000):
                line.ask("Why", act={"type": "EndTurn"})
        line.closed()  # the code may be lost: it comes while we still send
    cookie = str(anne.web.cookies.get("flibuste_guest"))
    return [anne.table, anne.watch.removeprefix("/t/"), anne.token, anne.phrase, cookie]


def test_the_log_has_lines_and_no_secrets_at_every_level(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "room.db", log_level="debug") as server,
        people(server, "Anne") as (anne,),
    ):
        secrets = talk(anne)
        server.stop()
    told = server.log.read_text()
    assert "GET /api/tables/…/journal 200" in told
    assert "GET /t/… 200" in told
    assert "flooded" in told
    assert [line for line in told.splitlines() if not LINE.fullmatch(line)] == []
    parts = [part for secret in secrets for part in re.split(r"[.]", secret) if len(part) > 3]
    assert [part for part in parts if part in told] == []


@pytest.mark.anyio
async def test_what_stumbles_is_logged_by_its_code_and_without_the_match(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hall() as house:
        room, _ = await house.table("me open")
        with caplog.at_level(logging.DEBUG):
            room.trouble(RuntimeError("ouch"))
        (record,) = [record for record in caplog.records if "trouble" in record.message]
        told = OneLine().format(record)
        assert f"trouble {room.table.header.fingerprint[:12]}-{room.table.number}" in told
        assert room.table.code() not in told
        assert room.table.header.seed not in told
        assert room.table.header.table not in told


@pytest.mark.anyio
async def test_an_entry_that_is_not_kept_is_not_in_the_log_either(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall(tmp_path / "room.db") as house:
        room, ears = await house.table("me open", start=False)
        assert isinstance(house.store, SqliteStore)
        assert house.store.writer is not None
        house.store.writer.pen.execute("PRAGMA query_only=ON")
        with caplog.at_level(logging.DEBUG):
            await house.ask(room, ears[0], wire.Chat, text="a word between friends")
        assert "was not kept" in caplog.text
        assert "friends" not in caplog.text
        assert room.table.header.table not in caplog.text
