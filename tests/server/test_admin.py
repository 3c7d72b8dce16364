"""What who runs a server can see and do, and what nobody else can."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.core.refusal import Refused
from flibuste.server.serve import token_in
from tests.server.outsiders import PATIENCE, Json, Person, Server, lines, people, serving

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def house(place: Path) -> Iterator[Server]:
    with serving(place / "room.db", admin=TOKEN) as server:
        yield server


@pytest.fixture
def admin(house: Server) -> Iterator[httpx.Client]:
    held = {"authorization": f"Bearer {TOKEN}"}
    with httpx.Client(base_url=house.address, headers=held, timeout=90) as client:
        yield client


def table_of(admin: httpx.Client, person: Person) -> Json:
    tables = admin.get("/api/admin").json()["tables"]
    (found,) = [one for one in tables if one["watch"] == person.watch.removeprefix("/t/")]
    table: Json = found
    return table


def numbers(admin: httpx.Client) -> dict[str, float]:
    lines = admin.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)
            if not name.startswith("#")}  # fmt: skip


@pytest.mark.parametrize(("language", "word"), [("en", "Tell everybody"), ("fr", "Exclure")])
def test_there_is_a_page_with_all_of_it_which_tells_nothing_by_itself(
    house: Server, server: Server, language: str, word: str
) -> None:
    """And where there is no token, there is no page."""
    answer = httpx.get(
        f"{house.address}/admin", headers={"accept-language": language}, timeout=PATIENCE
    )
    assert answer.status_code == 200
    assert word in answer.text
    assert f'lang="{language}"' in answer.text
    assert "{{" not in answer.text
    policy = answer.headers["content-security-policy"]
    assert "script-src 'sha256-" in policy
    assert "unsafe" not in policy
    assert "form-action 'none'" in policy
    assert httpx.get(f"{server.address}/admin", timeout=PATIENCE).status_code == 404


ROUTES = [
    ("GET", "/metrics"),
    ("GET", "/api/admin"),
    ("POST", "/api/admin/tell"),
    ("POST", "/api/admin/tables/abc/close"),
    ("POST", "/api/admin/tables/abc/ban"),
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_without_the_token_nothing_of_it_is_told_or_done(
    house: Server, server: Server, method: str, path: str
) -> None:
    for token in (b"", b"Bearer wrong", b"Bearer \xe9\xff"):
        header = {b"authorization": token}
        answer = httpx.request(method, f"{house.address}{path}", headers=header, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]) == (403, "not_admin")
    held = {"authorization": f"Bearer {TOKEN}"}
    elsewhere = httpx.request(method, f"{server.address}{path}", headers=held, timeout=PATIENCE)
    assert elsewhere.status_code == 404, "a server without a token has no such address"


def test_numbers_for_prometheus(house: Server, admin: httpx.Client) -> None:
    with people(house, "Anne") as (anne,):
        before = numbers(admin)
        anne.opens("me open")
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            after = numbers(admin)
    for one in ('flibuste_tables{phase="waiting"}', 'flibuste_sockets{kind="player"}'):
        assert after[one] == before[one] + 1
    assert after["flibuste_entries_total"] > before["flibuste_entries_total"]
    assert after["flibuste_commits_total"] > before["flibuste_commits_total"]
    assert after['flibuste_answers_total{status="2xx"}'] > 0
    assert after["flibuste_well"] == 1
    assert after["process_cpu_seconds_total"] > 0
    told = admin.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    names = [line.split()[2] for line in told.text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names))


def test_a_server_says_that_it_is_ready(house: Server) -> None:
    answer = httpx.get(f"{house.address}/readyz", timeout=PATIENCE)
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_tables_are_listed_without_a_way_to_a_chair(house: Server, admin: httpx.Client) -> None:
    with people(house, "Anne") as (anne,):
        keys = anne.opens("me bot:random")
        anne.starts()
        told = admin.get("/api/admin").text
        for secret in (keys["table"], keys["token"], keys["phrase"]):
            assert secret not in told
        table = table_of(admin, anne)
        assert (table["game"], table["chairs"][0]["name"]) == ("cartagena", "Anne")


def test_all_are_told(house: Server, admin: httpx.Client) -> None:
    with people(house, "Anne") as (anne,):
        anne.opens("me open")
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            told = {"en": "Tea at five.", "fr": "Le thé est à cinq heures."}
            assert admin.post("/api/admin/tell", json=told).json()["sockets"] >= 1
            assert line.until("Notice")["message"] == told
        for wrong in ({"en": "x"}, {"en": "", "fr": "x"}, {"en": "x", "fr": "x" * 501}):
            assert admin.post("/api/admin/tell", json=wrong).status_code == 400


@pytest.mark.parametrize("begun", [False, True])
def test_a_table_is_closed_as_it_stands(house: Server, admin: httpx.Client, begun: bool) -> None:
    with people(house, "Anne") as (anne,):
        anne.opens("me open")
        if begun:
            anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            path = f"/api/admin/tables/{anne.watch.removeprefix('/t/')}/close"
            assert admin.post(path).status_code == 201
            assert line.until("Notice")
            if begun:
                assert line.until("Over")["ranks"] is None
        assert admin.post(path).status_code in (400, 410)


def test_who_is_banned_loses_the_chair_and_takes_no_other_also_after_a_restart(
    place: Path,
) -> None:
    held = {"authorization": f"Bearer {TOKEN}"}
    with (
        serving(place / "ban.db", admin=TOKEN) as house,
        people(house, "Anne", "Blackbeard") as (anne, blackbeard),
    ):
        anne.opens("me open open")
        blackbeard.joins(anne.table)
        path = f"{house.address}/api/admin/tables/{anne.table}/ban"
        assert httpx.post(path, json={"seat": 2}, headers=held, timeout=PATIENCE).status_code == 400
        assert httpx.post(path, json={"seat": 1}, headers=held, timeout=PATIENCE).status_code == 201
        chairs = anne.get(f"/api/tables/{anne.table}")["chairs"]
        assert [chair["kind"] for chair in chairs] == ["human", "open", "open"]
        cookies = dict(blackbeard.web.cookies)
    with serving(place / "ban.db", admin=TOKEN) as house, people(house, "Blackbeard") as (again,):
        again.web.cookies.update(cookies)
        again.refused(403, "banned", "POST", f"/api/tables/{anne.table}/join", {"name": "B"})
        new = {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "open"}]}
        again.refused(403, "banned", "POST", "/api/tables", new)


def test_before_a_server_closes_everybody_is_told_and_comes_back(place: Path) -> None:
    with serving(place / "drain.db") as house, people(house, "Anne") as (anne,):
        anne.opens("me bot:random")
        anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Snapshot")
            house.stop()
            assert line.closed() == 1012
            last = [one for one in line.heard if one["type"] == "Notice"][-1]
            assert "comes back" in last["message"]["en"]
        with serving(place / "drain.db") as again:
            anne.moves_to(again)
            line = anne.line(after=line.number)
            with lines(line):
                assert line.hear()["type"] in ("Snapshot", "Step", "Seats")


def test_a_token_that_can_be_guessed_is_none(tmp_path: Path) -> None:
    (tmp_path / "short").write_text("short\n")
    for file in (tmp_path / "short", tmp_path / "none"):
        with pytest.raises(Refused, match="holds no token"):
            token_in(file)
