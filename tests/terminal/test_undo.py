"""Taking back: free until luck or another player has acted."""

from __future__ import annotations

from flibuste.core.protocol import LUCK, Action, Message
from flibuste.terminal.session import Session
from tests.terminal.tables import Script, answers, table


def own_acts(*lines: str) -> tuple[list[Action], list[str]]:
    """The acts that a person has made after these lines, and what the table said to each."""
    session = table()
    told = answers(session, *lines)
    return [action for seat, action in session.match.journal if seat == 0], told


def test_an_own_act_can_be_taken_back_and_another_one_made() -> None:
    acts, told = own_acts("1", "undo", "2")
    assert told[1].startswith("Taken back.")
    assert [repr(act) for act in acts] == ["Advance(origin=0, symbol='key')"]


def test_several_own_acts_can_be_taken_back_one_by_one() -> None:
    acts, told = own_acts("1", "1", "undo", "undo", "undo")
    assert acts == []
    assert [text.startswith("Taken back.") for text in told] == [False, False, True, True, False]
    assert told[4] == "There is nothing to take back: you have not played yet."


def test_after_a_take_back_the_board_is_shown_as_it_was() -> None:
    script = Script(table(), ["1", "undo"])
    script.play()
    boards = [text for _, text in script.said if "The tunnel" in text]
    assert len(boards) == 2
    assert boards[0] == boards[1]


def test_nothing_is_taken_back_once_another_player_has_acted() -> None:
    session = table(variant="tortuga")  # where a bot's retreat asks nothing of luck
    told = answers(session, "1", "1", "1", "undo")[3]
    assert told == "It cannot be taken back: Green has played since."
    assert sum(seat == 0 for seat, _ in session.match.journal) == 3


def after_a_retreat(**options: object) -> Session:
    """Blue has advanced twice and then retreated, drawing a card."""
    session = table("you,random", "3", first=0, **options)
    session.settle()
    for kind in ("Advance", "Advance", "Retreat"):
        acts = [act for act in session.menu() if type(act).__name__ == kind]
        session.act(0, acts[0])
        session.settle()
    return session


def test_nothing_is_taken_back_once_luck_has_acted() -> None:
    session = after_a_retreat()
    assert session.match.journal[-1][0] == LUCK
    length = len(session.match.journal)
    assert session.undo() == Message("ui-undo-luck")
    assert len(session.match.journal) == length


def test_in_tortuga_a_retreat_that_draws_open_cards_can_be_taken_back() -> None:
    session = after_a_retreat(variant="tortuga")
    assert session.undo() is None
    assert [type(act).__name__ for seat, act in session.match.journal if seat == 0] == [
        "Advance",
        "Advance",
    ]
    assert len(session.steps[0]) == len(session.match.journal)


def test_luck_goes_on_counting_after_a_take_back() -> None:
    session = table(first=0)
    session.settle()
    asked = dict(session.luck.asked)
    session.act(0, session.menu()[0])
    assert session.undo() is None
    assert session.luck.asked == asked


def test_in_french_the_reason_is_french() -> None:
    told = answers(table(variant="tortuga"), "1", "1", "1", "annuler", language="fr")[3]
    assert told == "Ce coup ne se reprend plus\u00a0: Vert a joué depuis."
