"""
A lesson: a written position, and step by step a sentence, a spot to look at, and the act that
leads on.  ``games/KEY/lesson.toml`` says it all; luck and the others are scripted, so a lesson
goes the same way every time.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NoReturn, TypeAlias

import msgspec
from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.match import Match
from flibuste.core.protocol import LUCK, AnyGame, Message, Position, Seat
from flibuste.core.registry import find, games, rule_part, rules
from flibuste.core.spelling import ACTORS, read_act
from flibuste.core.words import LANGUAGES

AnyMatch: TypeAlias = Match[Any, Any, Any]
FILE: Final = "lesson.toml"
STEPS: Final = range(8, 15)
EASY: Final = "greedy"  # the bot that a lesson ends against: `random` would teach nothing
EVERYWHERE: Final = ("prompt", "acts", "seats")
"""Spots that every page has; a game's own are named by ``spots``, as patterns."""


class NoLesson(FlibusteError):
    code = "no_lesson"


class BadLesson(FlibusteError):
    code = "bad_lesson"


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or two in each language."""

    en: str
    fr: str


class WrittenStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step as lesson.toml has it: acts as text, ``Advance 9 skull``, ``luck Draw key``."""

    en: str
    fr: str
    rule: str
    spot: str | None = None
    act: str | None = None
    others: list[str] = []
    wrong: Saying | None = None


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of lesson.toml."""

    you: int
    position: dict[str, Any]
    step: list[WrittenStep]
    options: dict[str, Any] = {}
    spots: list[str] = []


class Exercise(Struct, frozen=True):
    """What is said, and what happens then: the learner's act, and all that follows by itself."""

    text: Saying
    rule: str  # the one that a wrong act is answered with
    spot: str | None
    act: Any  # None: going on is enough
    others: tuple[tuple[Seat, Any], ...]
    wrong: Saying | None

    def acts(self, you: Seat) -> Iterator[tuple[Seat, Any]]:
        """All that happens in this step, in order."""
        if self.act is not None:
            yield you, self.act
        yield from self.others


class Lesson(Struct, frozen=True):
    """A lesson that can be taught: every act in it is allowed where it stands."""

    game: AnyGame
    you: Seat
    options: Mapping[str, Any]
    position: Position
    steps: tuple[Exercise, ...]

    def begin(self) -> AnyMatch:
        """The match of the lesson, before its first step."""
        return Match.at(self.game, self.position, dict(self.options))

    def end(self) -> AnyMatch:
        """A new match where the lesson ends: from here on it is real."""
        match = self.begin()
        for step in self.steps:
            for seat, action in step.acts(self.you):
                match.act(seat, action)
        return Match.at(self.game, self.game.write(match.state), match.options)


def rule_said(game: AnyGame, language: str, rule: str) -> tuple[str, str]:
    """A rule as a wrong act is answered: its heading and first paragraph, without any marks."""
    heading, _, rest = (rule_part(game.package, language, rule) or rule).partition("\n")
    return heading, rest.strip().partition("\n")[0].replace("*", "").replace("`", "")


def lessons() -> tuple[str, ...]:
    """The keys of the games that have a lesson."""
    return tuple(key for key in games() if has_lesson(find(key)))


def has_lesson(game: AnyGame) -> bool:
    return files(game.package).joinpath(FILE).is_file()


@cache
def lesson(key: str) -> Lesson:
    """The lesson of a game; or UnknownGame, NoLesson, BadLesson."""
    game = find(key)
    if not has_lesson(game):
        known = ", ".join(lessons()) or "–"
        raise NoLesson(Message("lesson-none", {"key": key, "known": known}))
    return read_lesson(game, files(game.package).joinpath(FILE).read_text("utf-8"))


def read_lesson(game: AnyGame, text: str) -> Lesson:
    """A lesson from its text, or BadLesson naming the step that cannot be taught."""
    try:
        written = msgspec.convert(tomllib.loads(text), Written)
        match: AnyMatch = Match.at(game, written.position, written.options)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(Message("lesson-form", {"detail": str(error)}), game.key) from None
    except FlibusteError as error:
        raise BadLesson(Message("lesson-form", {"detail": error.reason}), game.key) from None
    if not 0 <= written.you < match.seats or len(written.step) not in STEPS:
        counts = {"least": STEPS[0], "most": STEPS[-1], "seats": match.seats - 1}
        raise BadLesson(Message("lesson-size", counts), game.key)
    steps = []
    for number, step in enumerate(written.step, 1):
        steps.append(_step(match, written, number, step))
    if steps[-1].act is not None or steps[-1].others or not match.state.awaiting():
        _complain(game, len(steps), Message("lesson-end"))
    return Lesson(game, written.you, written.options, written.position, tuple(steps))


def _step(match: AnyMatch, written: Written, number: int, step: WrittenStep) -> Exercise:
    """One step, checked by playing it."""
    game, you = match.game, written.you
    if not all(getattr(step, language).strip() for language in LANGUAGES):
        _complain(game, number, Message("lesson-silent"))
    if step.rule not in rules(game.package):
        _complain(game, number, Message("lesson-rule", {"rule": step.rule}))
    known = [*EVERYWHERE, *written.spots]
    if step.spot is not None and not any(re.fullmatch(one, step.spot) for one in known):
        _complain(game, number, Message("lesson-spot", {"spot": step.spot}))
    try:
        act = read_act(game, step.act) if step.act is not None else None
        taught = Exercise(
            text=Saying(step.en, step.fr),
            rule=step.rule,
            spot=step.spot,
            act=act,
            others=tuple(_entry(game, text) for text in step.others),
            wrong=step.wrong,
        )
        for seat, action in taught.acts(you):
            match.act(seat, action)
    except FlibusteError as error:
        _complain(game, number, error.reason)
    if LUCK in match.state.awaiting():
        _complain(game, number, Message("lesson-luck"))
    return taught


def _entry(game: AnyGame, text: str) -> tuple[Seat, Any]:
    """``luck Draw key``, ``1 Advance 9 skull``: who, and the act."""
    who, _, act = text.strip().partition(" ")
    if not act or (who not in ACTORS and not who.isdecimal()):
        raise FlibusteError(Message("bad-act", {"act": text[:60]}), game.key)
    return ACTORS[who] if who in ACTORS else int(who), read_act(game, act)


def _complain(game: AnyGame, number: int, detail: Message) -> NoReturn:
    raise BadLesson(Message("lesson-step", {"number": number, "detail": detail}), game.key)
