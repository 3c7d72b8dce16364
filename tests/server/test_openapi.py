"""The OpenAPI document of tools/openapi.py is true: schemathesis asks the room by it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from litestar.routes import HTTPRoute

from flibuste.server.app import make_app
from tests.server.outsiders import LONG_DAY, Server, people, serving
from tools.openapi import document

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
FEW = ["plank"]  # new tables of one game have all kinds of fields, and take a tenth of the time
ROOT = Path(__file__).parents[2]
SETTINGS = Path(__file__).with_name("schemathesis.toml")
SHORTER = "# What follows is left out in the long run."
COMMAND = Path(sys.executable).with_name("st")
PATIENCE = 600  # seconds: hundreds of requests, made by a program that thinks hard about each
EXAMPLES = 100 if LONG else 2
ENOUGH = 150  # requests, if nothing was left out
FOR_PEOPLE = re.compile(
    r"/(new|matches|ratings|design|t/.*|book/.*|r/.*|rules/.*|learn/.*|assets/.*|[\w-]+\.\w+)?"
)


def asked_by(document: dict[str, dict[str, object]]) -> set[tuple[str, str]]:
    return {(method.upper(), path) for path, told in document.items() for method in told}


def test_the_document_names_every_address_but_the_pages() -> None:
    served = {
        (str(method), re.sub(r":\w+}", "}", route.path))
        for route in make_app(None).routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    own = {(method, path) for method, path in served if not FOR_PEOPLE.fullmatch(path)}
    assert asked_by(document()["paths"]) == own


def test_the_command_that_the_protocol_names_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "`python -m tools.openapi`" in (ROOT / "docs" / "protocol.md").read_text("utf-8")
    run_path(str(ROOT / "tools" / "openapi.py"), run_name="__main__")
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(document()))


def test_no_server_gives_the_document_away(server: Server) -> None:
    with people(server, "Eve") as (eve,):
        for path in ("/schema", "/schema/openapi.json", "/openapi.json", "/docs"):
            eve.refused(404, "not_found", "GET", path)


@pytest.mark.parametrize("method", ["PUT", "TRACE", "OPTIONS"])
def test_what_may_be_asked_is_told_where_something_else_is_asked(
    server: Server, method: str
) -> None:
    with people(server, "Eve") as (eve,):
        answer = eve.send(method, "/api/tables")
        assert answer.status_code == (204 if method == "OPTIONS" else 405)
        told = set(answer.headers["allow"].split(", "))
        assert told - {"HEAD"} == {"GET", "OPTIONS", "POST"}


def test_requests_made_from_the_document_are_answered_as_it_says(tmp_path: Path) -> None:
    """All checks and all phases (none is off but for what the settings say), by a fixed seed; many
    more examples in the long run.
    """
    with (
        serving(tmp_path / "room.db", time_scale=0.001, seed="openapi", set=LONG_DAY) as server,
        people(server, "Anne") as (anne,),
    ):
        anne.opens("me open open bot")
        there = {"table": anne.table, "token": anne.token, "phrase": anne.phrase}
        spoken = document(() if LONG else FEW, **there)
        (tmp_path / "openapi.json").write_text(json.dumps(spoken), "utf-8")
        command = f"st --no-color --config-file {SETTINGS.name} run openapi.json"
        limits = f"--url {server.address} --max-examples {EXAMPLES} --request-timeout 60"
        settings = SETTINGS.read_text("utf-8")
        kept = settings.partition(SHORTER)[0] if LONG else settings
        (tmp_path / SETTINGS.name).write_text(kept, "utf-8")
        done = subprocess.run(
            f"{command} {limits} --seed 1 --generation-database none".split(),
            executable=COMMAND,
            cwd=tmp_path,
            env={**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        found = re.search(r"(\d+) generated", done.stdout)
        assert found is not None, done.stdout
        assert int(found[1]) > ENOUGH
        assert anne.get(f"/api/tables/{anne.table}")["table"] == anne.table
        assert server.logged("Traceback") == 0
