"""Tests name their luck: a table's must not depend on how many others were opened before it."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.room.opening import NewTable, Wanted
from flibuste.room.wire import LUCK
from tests.server.hall import hall
from tests.server.outsiders import Person, Server, lines, people, serving

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def fingerprint(anne: Person, luck: str) -> str:
    """Of a new table whose luck is asked for."""
    body = {"game": "cartagena", "seats": SEATS}
    anne.sits(anne.post("/api/tables", body, headers={LUCK: luck}))
    line = anne.line()
    with lines(line):
        return str(line.until("Snapshot")["fingerprint"])


def test_a_server_for_tests_gives_a_table_the_luck_that_the_request_names(tmp_path: Path) -> None:
    with serving(tmp_path / "room.db", seed="tests") as server, people(server, "Anne") as (anne,):
        tide, storm, tide_again = (fingerprint(anne, luck) for luck in ("tide", "storm", "tide"))
        assert tide == tide_again != storm


def test_elsewhere_nobody_names_luck(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        body = {"game": "cartagena", "seats": SEATS}
        answer = anne.send("POST", "/api/tables", body, headers={LUCK: "mine"})
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad_request"
        assert "--seed" in answer.json()["message"]["fr"]


@pytest.mark.anyio
async def test_the_next_table_has_its_luck_from_the_one_before() -> None:
    seeds = []
    for before in range(2):
        async with hall(seed="tests") as house:
            for _ in range(before):
                await house.table()
            new = NewTable("cartagena", [Wanted("me"), Wanted("open")])
            room, _ = await house.rooms.open(new, "guest", "Anne", "tide")
            following = await house.rooms.again(room.table)
            found = await house.rooms.find(following.table)
            assert found is not None
            seeds.append(found.table.header.seed)
            assert seeds[-1] != room.table.header.seed
    assert seeds[0] == seeds[1]
