"""What a link shows before it is opened: who waits, and nothing that is not known by the link."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from flibuste.server import previews
from flibuste.server.hosts import Hosts
from flibuste.server.limits import ADDRESS, Budget
from tests.server.inside import inside
from tests.server.outsiders import Person, Server, people, serving

FRENCH = {"accept-language": "fr-CA,fr;q=0.9,en;q=0.5"}
NASTY = "<b>\"&'</b>"


def told(person: Person, path: str, **headers: str) -> dict[str, str]:
    """The title and all that is said of the page in its head."""
    page = person.web.get(path, headers=headers).text
    found = re.findall(r'<meta (?:name|property)="(?:og:)?(\w+)" content="([^"]*)">', page)
    (title,) = re.findall("<title>(.*?)</title>", page)
    return {name: unescape(text) for name, text in found} | {"page": unescape(title)}


def test_a_table_tells_its_game_and_who_waits_in_the_visitors_language(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens("me open open", game="mutiny")
        for path in (f"/t/{anne.table}", anne.watch):
            french = told(mary, path, **FRENCH)
            assert french["page"] == french["title"] == "Cartagena – La mutinerie – Flibuste"
            assert french["description"].startswith("Anne vous attend")
            assert "2 places sont libres" in french["description"]
            assert french["locale"] == "fr_FR"
        english = told(mary, f"/t/{anne.table}")
        assert english["description"].startswith("Anne is waiting for you")
        mary.joins(anne.table)
        assert "one chair is free" in told(mary, f"/t/{anne.table}")["description"]
        anne.starts(bot="random")
        running = told(mary, f"/t/{anne.table}")["description"]
        assert running.startswith("Anne and company are playing")
        assert "Mary" not in running


def test_rules_and_lessons_tell_their_game(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        for path in ("/rules/rum", "/learn/rum"):
            assert told(anne, path, **FRENCH)["title"] == "Rhum et Honneur – Flibuste"
            assert "Rum and Honour" in told(anne, path)["description"]


def test_an_address_that_leads_nowhere_looks_like_the_lobby(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        lobby = told(anne, "/")
        for path in ("/t/none", "/t/" + "x" * 60, "/rules/none", "/learn/_template", "/new"):
            assert told(anne, path) == lobby


def test_a_name_cannot_write_into_the_page(server: Server) -> None:
    with people(server, NASTY) as (anne,):
        anne.opens("me open")
        path = f"/t/{anne.table}"
        assert told(anne, path)["description"].startswith(NASTY)
        assert "<b>" not in anne.web.get(path).text


def test_whole_addresses_are_told_only_where_the_world_knows_us(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as server, people(server, "Anne") as (anne,):
        assert not {"url", "image"} & told(anne, "/rules/rum").keys()
    page = previews.filled(
        "<!-- about --><!-- /about -->",
        previews.Preview("en", "Rum", "…", "/rules/rum"),
        Hosts(public="https://room.example/"),
    )
    assert 'og:url" content="https://room.example/rules/rum"' in page
    assert 'og:image" content="https://room.example/icon-512.png"' in page


@pytest.mark.anyio
async def test_who_asks_for_too_many_tables_gets_the_page_without_a_preview(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ADDRESS, "previews", Budget(2, 1e-9))  # no second brings more
    async with inside() as (web, _):
        wanted = {"game": "rum", "name": "Anne", "seats": [{"kind": "me"}, {"kind": "open"}]}
        path = (await web.post("/api/tables", json=wanted)).json()["join"]
        assert "Anne is waiting" in (await web.get(path)).text
        assert "Anne is waiting" in (await web.get(path)).text
        answer = await web.get(path)
        assert answer.status_code == 200
        assert "Anne" not in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr", "fr"), ("de-DE,de;q=0.9,fr;q=0.8,en;q=0.7", "fr"), ("en-US,fr;q=0.9", "en"), ("", "en"),
     ("*", "en"), ("fr;q=0.1,en;q=0.2", "en"), ("fr;q=x", "en"), ("fr;q=..", "en"), ("€,FR", "fr"),
     ("x" * 5_000, "en")],
)  # fmt: skip
@pytest.mark.anyio
async def test_the_language_is_the_visitors(header: str, language: str) -> None:
    async with inside() as (web, _):
        sent = [(b"accept-language", header.encode())]
        answer = await web.get("/manifest.webmanifest", headers=sent)
        assert answer.json()["lang"] == language
