"""The view as text over plain requests: messages, or words for who asks for them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flibuste.core.plain import to_json
from flibuste.core.protocol import Message
from flibuste.core.registry import find, games
from flibuste.core.sections import Section, spoken
from flibuste.core.words import LANGUAGES, Words, words
from tests.server.inside import inside
from tests.server.outsiders import Person, Server, people


@pytest.mark.parametrize("key", games())
def test_a_board_is_told_as_messages_and_in_words_on_request(server: Server, key: str) -> None:
    with people(server, "Anne") as [anne]:
        keys = anne.opens("me" + " here" * (min(find(key).seats) - 1), key)  # no bot acts
        anne.starts()
        names = [chair["name"] for chair in anne.get(f"/api/tables/{keys['table']}")["chairs"]]
        told, said = at_one_moment(anne)
    sections = msgspec.convert(told, list[Section])
    for language in LANGUAGES:
        ours = spoken(sections, words(key, language).of(names))
        assert said[language] == to_json(ours)


def at_one_moment(person: Person) -> tuple[Any, dict[str, Any]]:
    """The board, and its words; asked again if a clock has changed it between the questions."""
    path = f"/api/tables/{person.table}/board"
    while True:
        before = person.get(path)
        said = {language: person.get(f"{path}/{language}") for language in LANGUAGES}
        if person.get(path) == before:
            return before, said


def test_a_board_shows_one_hand_and_a_watcher_none(server: Server) -> None:
    with people(server, "Anne", "Mary", "Eve") as (anne, mary, eve):
        anne.opens("me open")
        mary.joins(anne.table)
        anne.starts()
        boards = [one.get(f"/api/tables/{anne.table}/board") for one in (anne, mary)]
        watched = eve.get(f"/api/tables/{anne.watch.removeprefix('/t/')}/board")
    hands = [[line["args"]["cards"]["id"] for line in board[0]["lines"]] for board in boards]
    assert [hand[1] for hand in hands] == ["board-hidden"] * 2
    assert "board-hidden" not in (hands[0][0], hands[1][0])
    assert [line["args"]["cards"]["id"] for line in watched[0]["lines"]] == ["board-hidden"] * 2


@pytest.mark.anyio
async def test_nothing_is_put_into_words_for_who_asks_for_messages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    async with inside() as (web, _):
        wish = {"game": "cartagena", "seats": seats, "options": {"first": 0}}
        table = (await web.post("/api/tables", json=wish)).json()["table"]
        await web.post(f"/api/tables/{table}/start", json={})
        said: list[Message] = []

        def say(_: Words, message: Message) -> str:
            said.append(message)
            return ""

        monkeypatch.setattr(Words, "say", say)
        assert (await web.get(f"/api/tables/{table}/board")).json()[0]["lines"]
        assert said == []
        await web.get(f"/api/tables/{table}/board/en")
        assert said
