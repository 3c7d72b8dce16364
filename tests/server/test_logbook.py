"""The log book: a match in words, to print; nothing hidden before its end, everything after it."""

from __future__ import annotations

import random
import re
from datetime import date
from typing import Any

import pytest

from flibuste import Match, dumps
from flibuste.cli import main
from flibuste.core.registry import games
from flibuste.core.words import LANGUAGES
from flibuste.room.logbook import as_html, as_markdown, book
from tests.server.outsiders import Server, lines, people


def played(game: str, seed: int = 1) -> Match[Any, Any, Any]:
    """A match to its end, by chance."""
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match(game, 3)
    while match.state.awaiting():
        match.try_luck(rng)
        for seat in match.state.awaiting()[:1]:
            match.act(seat, rng.choice(list(match.state.legal(seat))))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_has_one_with_every_turn_and_the_count(game: str, language: str) -> None:
    match = played(game)
    told = book(match, language, names=["Anne", "<b>Zoé</b>", "a|b"])
    turns = [turn for chapter in told.chapters for turn in chapter.turns]
    assert len(turns) > 5
    assert all(turn.lines for turn in turns)
    assert {turn.title for turn in turns} >= {"Anne", "a|b"}
    assert [row[-1] for row in told.count][-1] == str(match.state.scores()[2])
    page, text = as_html(told), as_markdown(told)
    assert "<b>Zoé" not in page
    assert "&lt;b&gt;Zoé&lt;/b&gt;" in page
    assert f'<html lang="{language}">' in page
    assert r"a\|b" in text
    assert not re.search(r"\b(story|tally|seat|book)-[a-z0-9]", text)


def test_rounds_are_chapters_where_a_game_has_them() -> None:
    assert [one.title for one in book(played("cartagena"), "en").chapters] == [""]
    titles = [one.title for one in book(played("rum"), "fr").chapters]
    assert "Manche 1" in titles
    assert "Manche 2" in titles


def test_the_day_is_in_words_and_the_line_stands_below() -> None:
    match = played("plank")
    line = dumps(match)
    for language, day in (("en", "1 August 2026"), ("fr", "1ᵉʳ août 2026")):
        told = book(match, language, day=date(2026, 8, 1), line=line)
        assert told.day == day
        assert as_markdown(told).endswith(f"`{line}`\n")
        assert f"<code>{line}</code>" in as_html(told)
    assert "<code>" not in as_html(book(match, "en"))


def test_in_a_running_match_it_tells_what_a_seat_saw() -> None:
    match: Match[Any, Any, Any] = Match("cartagena", 2, {"first": 0})
    match.try_luck(random.Random(3))
    mine, theirs, above = (as_markdown(book(match, "en", viewer=one)) for one in (0, 1, None))
    assert len({mine, theirs, above}) == 3


def test_who_began_is_named_and_what_repeats_is_counted() -> None:
    options = {"first": 1, "boat_is_final": True}
    match: Match[Any, Any, Any] = Match("cartagena", 2, options)
    match.try_luck(random.Random(3))
    told = book(match, "en", names=["Anne", "Zoé"], viewer=0)
    assert told.options == [
        ("First player", "Zoé"),
        ("The boat is final", "Yes: once aboard, a pirate stays aboard"),
    ]
    assert "Zoé draws a card. ×6" in told.chapters[0].turns[0].lines
    assert "\n## Log book\n\n- Segment" in as_markdown(told)
    assert "draws a card." not in as_markdown(book(match, "en"))  # nothing is hidden from above


def test_the_page_is_for_who_may_see_it(server: Server) -> None:
    with people(server, "Anne", "Mary", "Jack") as (anne, mary, jack):
        anne.opens("me open")
        address = f"/book/{anne.table}/fr"
        assert anne.web.get(address).status_code == 409
        mary.joins(anne.table)
        anne.starts()
        pages = [who.web.get(address).text for who in (anne, mary, jack)]
        assert len(set(pages)) == 3  # each saw their own cards, and Jack none
        both = [anne.line(), mary.line()]
        with lines(*both):
            for line in both:
                line.until("Snapshot")
                line.ask("Stop", yes=True)
            both[0].until("Over")
        answer, other = (who.web.get(address) for who in (anne, jack))
        assert answer.text == other.text
        assert "Journal de bord" in answer.text
        assert "Mary" in answer.text
        assert "script" not in answer.headers["content-security-policy"]
        assert anne.web.get("/book/nowhere/fr").status_code == 404


def test_the_terminal_writes_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    code = dumps(played("plank"))
    assert main(["--lang", "fr", "logbook", code]) == 0
    assert capsys.readouterr().out.startswith("# Journal de bord – Faut pas pousser")
    assert main(["logbook", code, "--html", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")
