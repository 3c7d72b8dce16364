"""Several persons at one keyboard: a curtain between them, and nobody sees another's hand."""

from __future__ import annotations

import re

from flibuste.core.protocol import WATCHER, Seat
from flibuste.games.cartagena.board.text import hand_line
from flibuste.games.cartagena.sight.view import Sight
from flibuste.terminal.session import Session
from tests.terminal.tables import Script, in_this_process, table

CLOSE = "press Enter when you alone are looking."
NAMES = ["Anne", "Bob", "Cleo"]


class HotSeat(Script):
    """Persons who act at random but fairly, press Enter at curtains, and note what they saw."""

    def __init__(self, session: Session, turns: int, language: str = "en") -> None:
        super().__init__(session, [], language)
        self.left = turns

    def read(self, prompt: str) -> str:
        self.write(prompt)
        if prompt != "> ":
            return ""
        if not self.left:
            raise EOFError
        self.left -= 1
        menu = self.session.menu()
        return str(1 + (self.left * 7) % len(menu))


def hand_text(script: Script, seat: Seat, viewer: Seat) -> str:
    """How a board shows the hand of a seat to a viewer."""
    view = script.session.view(viewer)
    assert isinstance(view, Sight)
    return script.plain.speaker.say(hand_line(view, seat))


def test_nobody_ever_sees_the_hand_or_the_draws_of_another_person() -> None:
    session = table("you:Anne,you:Bob,you:Cleo", "5")
    leaks: list[str] = []

    class Watching(HotSeat):
        def write(self, text: str) -> None:
            super().write(text)
            for seat, name in enumerate(NAMES):
                if seat == session.viewer:
                    continue
                secret = hand_text(self, seat, seat)
                public = hand_text(self, seat, WATCHER)
                drawn = re.search(rf"{name} draws (?!a card)", text)
                if (secret != public and secret in text) or drawn:
                    leaks.append(text)

    script = Watching(session, turns=150)
    script.play()
    assert not leaks
    assert len(session.match.journal) > 200
    assert "draws a card" in script.text
    assert re.search(r"You draw an? (?!card)", script.text)


def test_the_screen_is_blank_between_two_persons() -> None:
    script = HotSeat(table("you:Anne,you:Bob", "5"), turns=40)
    script.play()
    texts = [text for _, text in script.said]
    curtains = [number for number, text in enumerate(texts) if text == "~"]
    assert len(curtains) > 5
    for number in curtains:
        assert "Press Enter to hide the table, then hand over." in texts[number - 1]
        assert texts[number + 1].strip().endswith(CLOSE)


def test_the_steps_since_the_own_last_turn_are_told_when_the_curtain_lifts() -> None:
    script = HotSeat(table("you:Anne,you:Bob", "5", first=0), turns=7)
    script.play()
    second = script.text.split(CLOSE)[3]
    told, _, _ = second.partition("Anne (Bl)")
    assert told.count("Bob plays") + told.count("Bob retreats") >= 1
    assert told.strip().endswith("It is your turn.")


def test_the_first_curtain_comes_before_anybody_sees_a_hand() -> None:
    script = HotSeat(table("you:Anne,you:Bob", "5"), turns=1)
    script.play()
    before, _, _ = script.text.partition(CLOSE)
    assert "The tunnel" not in before
    assert all(viewer == WATCHER for viewer, text in script.said if text in before.splitlines())


def test_open_hands_need_no_curtain() -> None:
    script = HotSeat(table("you:Anne,you:Bob", "5", variant="tortuga"), turns=20)
    script.play()
    assert CLOSE not in script.text
    assert "~" not in script.text


def test_a_person_alone_among_bots_needs_no_curtain() -> None:
    script = HotSeat(table("greedy,you:Anne", "5"), turns=20)
    script.play()
    assert CLOSE not in script.text


def test_at_the_curtain_the_last_act_can_still_be_taken_back() -> None:
    session = table("you:Anne,you:Bob", "5", first=0)
    Script(session, ["", "1", "1", "1", "undo", "log", "1"]).play()
    acts = [seat for seat, _ in session.match.journal if seat >= 0]
    assert acts == [0, 0, 0]
    assert session.viewer == 0


def test_after_the_curtain_the_next_person_cannot_take_it_back() -> None:
    script = Script(table("you:Anne,you:Bob", "5", first=0), ["", "1", "1", "1", "", "", "undo"])
    assert "There is nothing to take back: you have not played yet." in script.play()


def test_one_can_quit_at_the_curtain() -> None:
    script = Script(table("you:Anne,you:Bob", "5"), ["quit", "1"])
    assert "to go on: flibuste play --load" in script.play()


def test_through_a_pipe_the_curtain_is_a_screen_of_blank_lines() -> None:
    run = in_this_process(
        *("play", "cartagena", "--seats", "you:Anne,you:Bob", "--seed", "5"),
        *("--option", "first=0", "--plain"),
        given="\n1\n1\n1\n\n\n1\n",
    )
    assert run.returncode == 0
    anne, bob = run.stdout.split("\n" * 60)
    assert re.search(r"Anne \(Bl\), in turn: [a-z]+", anne)
    assert "Bob (G): 6 cards" in anne
    assert "Anne (Bl): 3 cards" in bob
    assert re.search(r"Bob \(G\), in turn: [a-z]+", bob)
