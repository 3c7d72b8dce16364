"""Every lesson in lines of text, in both languages, into a match that is played to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.core.lesson import Lesson, lesson, lessons
from flibuste.core.spelling import spell
from flibuste.core.words import LANGUAGES
from flibuste.terminal.learning import Learning
from tests.terminal.tables import flibuste

each_lesson = pytest.mark.parametrize("key", lessons())
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Pupil:
    """Types the acts that lead on, each after a wrong one, and hears all that is said."""

    def __init__(self, taught: Lesson, language: str, *extra: str) -> None:
        self.lines = self.answers(taught, extra)
        self.said: list[str] = []
        self.table = Learning(taught, language, self.read, self.said.append)

    def answers(self, taught: Lesson, extra: tuple[str, ...]) -> Iterator[str]:
        yield from extra
        match = taught.begin()
        for step in taught.steps:
            if step.act is not None:
                menu = match.state.legal(taught.you)
                yield spell(next(act for act in menu if act != step.act))
                yield spell(step.act)
            else:
                yield ""
            for seat, action in step.acts(taught.you):
                match.act(seat, action)

    def read(self, prompt: str) -> str:
        self.said.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


@each_lesson
@each_language
def test_a_lesson_is_played_with_a_wrong_act_at_every_step(key: str, language: str) -> None:
    taught = lesson(key)
    pupil = Pupil(taught, language)
    assert pupil.table.teach() == 0
    assert pupil.table.learnt
    told = "\n".join(pupil.said)
    for step in taught.steps:
        assert getattr(step.text, language) in told
        if step.wrong is not None:
            assert getattr(step.wrong, language) in told
        if step.act is not None:
            assert f"\n{step.rule} · " in told
    ended = taught.end().state
    state = pupil.table.session.match.state
    assert taught.game.write(state) == taught.game.write(ended)


def test_a_wrong_act_changes_nothing_and_a_forbidden_one_is_refused() -> None:
    taught = lesson("cartagena")
    pupil = Pupil(taught, "en", "", "", "EndTurn", "Advance 12 dagger", "undo", "hint", "save")
    pupil.table.teach()
    told = "\n".join(pupil.said)
    assert "Not allowed. C8" in told
    assert told.count("Not in the lesson") == 2
    assert "The lesson goes on with 5: dagger: from 16 to 24" in told


def test_a_step_without_an_act_obeys_commands_and_goes_on_at_enter() -> None:
    pupil = Pupil(lesson("cartagena"), "en", "rules C14", "lang fr", "hint")
    assert pupil.table.teach() == 0
    told = "\n".join(pupil.said)
    assert "C14 · The winner" in told
    assert "Étape 2 sur 12" in told


def test_leaving_the_lesson_is_no_error() -> None:
    run = flibuste("learn", "cartagena", given="\nquit\n")
    assert run.returncode == 0
    assert "Step 2 of 12" in run.stdout
    assert "real match" not in run.stdout
    assert flibuste("learn", "cartagena").returncode == 0


@each_language
def test_the_command_teaches_and_then_plays(language: str) -> None:
    taught = lesson("cartagena")
    typed = ["" if step.act is None else spell(step.act) for step in taught.steps]
    given = "\n".join([*typed, "Advance 20 skull", "quit", ""])
    run = flibuste("learn", "cartagena", "--lang", language, "--seed", "1", given=given)
    assert (run.returncode, run.stderr) == (0, "")
    lesson_told, _, match_told = run.stdout.partition(
        "real match" if language == "en" else "vraie partie"
    )
    assert ("Step 12 of 12" if language == "en" else "Étape 12 sur 12") in lesson_told
    assert "greedy" in match_told
    assert "flibuste play --load cartagena." in match_told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "There is no game “chess”"),
        (["_template"], "There is no lesson for “_template” yet"),
        ([], "GAME"),
        (["cartagena", "--fast"], "--fast"),
    ],
)
def test_what_cannot_be_learnt_is_one_clear_line(arguments: list[str], told: str) -> None:
    run = flibuste("learn", *arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert told in run.stderr
    assert run.stderr.count("\n") == 1
