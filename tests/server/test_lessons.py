"""Lessons over the web: the whole lesson at once, and the match that it ends in."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.lesson import EASY, lesson, lessons
from flibuste.core.plain import to_json
from tests.server.outsiders import Server, lines, people

each_lesson = pytest.mark.parametrize("key", lessons())


@each_lesson
def test_a_lesson_is_told_step_by_step_as_the_learner_sees_it(server: Server, key: str) -> None:
    taught = lesson(key)
    with people(server, "Anne") as [anne]:
        told = anne.get(f"/api/games/{key}/lesson")
    assert (told["game"], told["you"]) == (key, taught.you)
    assert len(told["steps"]) == len(taught.steps)
    match = taught.begin()
    for frame, step in zip(told["steps"], taught.steps, strict=True):
        assert frame["text"] == {"en": step.text.en, "fr": step.text.fr}
        assert frame["view"] == to_json(match.game.view(match.state, taught.you))
        assert frame["rule"]["title"]["fr"].startswith(f"{step.rule} · ")
        assert frame["board"]["en"] != frame["board"]["fr"]
        if step.act is not None:
            assert frame["act"] in frame["menu"]["acts"]
            assert len(frame["menu"]["labels"]) == len(frame["menu"]["acts"])
        played = list(step.acts(taught.you))
        assert len(frame["steps"]) == len(played)
        for (seat, action), shown in zip(played, frame["steps"], strict=True):
            seen = to_json(match.game.shown(match.state, seat, action, taught.you))
            match.act(seat, action)
            assert shown["act"] == seen
            assert shown["view"] == to_json(match.game.view(match.state, taught.you))
        assert not played or any(shown["story"] for shown in frame["steps"])


def test_what_the_others_draw_stays_hidden(server: Server) -> None:
    with people(server, "Anne") as [anne]:
        told = anne.get("/api/games/cartagena/lesson")
    shown = [step["act"] for frame in told["steps"] for step in frame["steps"]]
    assert {"type": "Sealed"} in shown


def test_the_lobby_knows_which_games_have_a_lesson(server: Server) -> None:
    with people(server, "Anne") as [anne]:
        games: list[dict[str, Any]] = anne.get("/api/games")
    assert {game["key"] for game in games if game["lesson"]} == set(lessons())


def test_no_lesson_and_no_game_are_not_found(server: Server) -> None:
    with people(server, "Anne") as [anne]:
        anne.refused(404, "unknown_game", "GET", "/api/games/chess/lesson")
        told = anne.refused(404, "no_lesson", "GET", "/api/games/harbour/lesson")
        assert "cartagena" in told["message"]["fr"]
        wanted = {"game": "harbour", "lesson": True}
        anne.refused(404, "no_lesson", "POST", "/api/tables", wanted)


@each_lesson
def test_a_lesson_goes_on_as_a_real_match_against_an_easy_bot(server: Server, key: str) -> None:
    taught = lesson(key)
    end = taught.end()
    with people(server, "Anne") as [anne]:
        body = {"game": key, "lesson": True, "name": "Anne", "pace": 0}
        anne.sits(anne.post("/api/tables", body))
        assert anne.seat == taught.you
        anne.starts()
        line = anne.line()
        with lines(line):
            now = line.hear()
            assert now["phase"] == "running"
            assert now["view"] == to_json(end.game.view(end.state, taught.you))
            bots = {chair["bot"] for chair in now["seats"] if chair["seat"] != taught.you}
            assert bots == {EASY}
            told, answered = now, -1
            while told["type"] != "Over":
                menu = told.get("menu")
                if menu and menu["number"] > answered:  # others' steps show it again
                    answered = menu["number"]
                    line.act(len(menu["acts"]) // 2)
                told = line.hear()
                assert told["type"] in ("Step", "Seats", "Over"), told
        assert anne.journal()


def test_the_seats_may_be_named_but_must_fit_the_lesson(server: Server) -> None:
    two = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    with people(server, "Anne") as [anne]:
        wanted = {"game": "cartagena", "lesson": True}
        anne.post("/api/tables", {**wanted, "seats": two})
        for wrong in ({"seats": [*two, two[1]]}, {"options": {"turn_limit": 9}}):
            told = anne.refused(400, "bad_request", "POST", "/api/tables", {**wanted, **wrong})
            assert "lesson" in told["message"]["en"]
        anne.refused(400, "bad_request", "POST", "/api/tables", {"game": "cartagena"})
