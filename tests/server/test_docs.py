"""docs/protocol.md says what the server does."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import get_args

import pytest

from flibuste.room import asking, names, nudging, wire
from flibuste.room.deputies import bots, desks, succession
from flibuste.server import app, limits, plain_http, reading, routes, sockets
from tests.server.outsiders import Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_the_client_on_the_page_plays_to_the_end(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    wish = '"name": "Anne"'
    code = found[1].replace(wish, f'{wish}, "pace": 0, "options": {{"turn_limit": 30}}')
    assert code != found[1]
    monkeypatch.setattr(sys, "argv", ["client.py", server.address])
    exec(compile(code, "docs/protocol.md", "exec"), {})  # the very text that readers copy
    assert re.fullmatch(r"\[\d, \d\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("kind", [*get_args(wire.Request), *get_args(wire.Answer)])
def test_every_message_is_on_the_page_with_its_fields(kind: type[wire.ToClient]) -> None:
    assert re.search(rf"\b{kind.__name__}\b", PAGE)
    for name in kind.__struct_fields__:
        assert re.search(rf"\b{name}\b", PAGE), f"{kind.__name__}.{name}"


def test_every_address_is_on_the_page() -> None:
    for route in routes.ROUTES:
        for path in route.paths:
            plain = re.sub(r"\{(\w+):str\}", r"{\1}", path).replace("{language}", "{en\\|fr}")
            assert f"{plain}`" in PAGE or f"{plain}?" in PAGE, path


def test_the_limits_on_the_page_are_the_servers() -> None:
    limits_told: list[float] = [
        wire.LARGEST_FRAME,
        wire.LONGEST_CHAT,
        sockets.BEHIND,
        app.LARGEST_BODY,
        names.LONGEST_NAME,
        int(bots.AWAY),
        int(bots.SOONEST),
        int(nudging.SELDOM),
        int(succession.AWAY),
        int(desks.CEILING),
        sockets.POLICY,
        sockets.NOT_HERE,
        sockets.BEHIND_CODE,
        sockets.LATER,
        sockets.CONTROL.at_once,
        sockets.CONTROL.each_second,
        int(plain_http.PATIENCE),
        reading.LONGEST_QR,
        asking.TALK_KEPT,
        *limits.OPEN_SOCKETS.values(),
    ]
    for budgets in (limits.GUEST, limits.ADDRESS, limits.AT_A_TABLE):
        limits_told += [number for budget in budgets.values() for number in budget]
    for limit in limits_told:
        assert re.search(rf"(?<![\d.,])({limit:g}|{limit:,})(?!,?\d)", PAGE), limit
    assert all(f"{status}" in PAGE for status in app.STATUS.values())
    assert all(error in PAGE for error in app.STATUS)
