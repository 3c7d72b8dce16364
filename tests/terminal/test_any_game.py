"""The terminal knows no game: others play in it at once, whomever they wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from flibuste.core.protocol import CLOCK, WATCHER, AnyGame, View
from flibuste.core.registry import find
from flibuste.laws.looks import registered
from flibuste.terminal.session import Session
from flibuste.terminal.setup import chairs_of, make_bot, new_table
from tests.laws.harbour import GAME as HARBOUR
from tests.terminal.tables import Script, table


class Persons(Script):
    """Whoever is asked plays the first act, and presses Enter at curtains."""

    def read(self, prompt: str) -> str:
        self.write(prompt)
        return "1" if prompt == "> " else ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["you,random", "you:Anne,you:Bob,greedy"])
def test_the_template_plays_in_lines(language: str, seats: str) -> None:
    session = new_table(find("_template"), chairs_of(seats), None, "1")
    script = Persons(session, [], language)
    script.play()
    assert session.over()


@pytest.mark.parametrize("seats", ["you,you", "you,random", "random,you", "random,random"])
def test_a_game_with_secret_choices_a_race_and_a_clock_plays_in_lines(seats: str) -> None:
    with registered(HARBOUR):
        session = new_table(HARBOUR, chairs_of(seats), None, "1")
        Persons(session).play()
    assert session.over()
    assert any(seat == CLOCK for seat, _ in session.match.journal)


def test_in_a_race_everybody_gets_a_turn() -> None:
    session = table("you,you,you")
    session.settle()
    actor = session.actor()
    assert actor is not None
    session.act(actor, session.menu(actor)[0])
    others = [seat for seat in range(3) if seat != actor]
    assert session.next_of([0, 1, 2]) == others[0]
    assert session.next_of([actor, CLOCK]) == CLOCK


def test_a_bot_is_given_a_view_of_its_own_seat_and_nothing_else() -> None:
    asked: list[tuple[Any, ...]] = []

    class Spy:
        def choose(self, *question: Any) -> Any:
            asked.append(question)
            return question[2][0]

    def spies(name: str, seed: object) -> Spy:
        return Spy()

    session = new_table(find("cartagena"), chairs_of("you,random"), {"first": 1}, "1", spies)
    session.settle()
    session.act(1, session.bot(1).choose(*session.question(1)))
    ((game, view, menu),) = asked
    assert isinstance(view, View)
    assert isinstance(game, AnyGame.__origin__)  # type: ignore[attr-defined]
    assert view.seat == 1
    assert view.hands[0] is None  # type: ignore[attr-defined]
    assert isinstance(menu, Sequence)


def test_nobody_looks_at_a_table_of_several_persons_before_the_curtain_lifts() -> None:
    assert table("you,you").viewer == WATCHER
    assert table("you,random").viewer == 0
    assert table("random,random").viewer == WATCHER


def test_a_bot_answers_alike_in_a_match_that_was_taken_back() -> None:
    def answer(session: Session) -> Any:
        return session.bot(1).choose(*session.question(1))

    session = new_table(find("cartagena"), chairs_of("you,mate:20"), {"first": 1}, "1", make_bot)
    session.settle()
    assert answer(session) == answer(session)
