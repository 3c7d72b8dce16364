"""Lessons for the page: worked out once, since nothing in them is left to chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from flibuste.core.lesson import Lesson, Saying, lesson, rule_said
from flibuste.core.plain import to_json
from flibuste.core.protocol import Message
from flibuste.core.words import LANGUAGES
from flibuste.room import telling, wire
from flibuste.room.past import relive
from flibuste.room.table import Table
from flibuste.server import summaries
from flibuste.store.records import Acted, Begun, Header, Seating


class Rule(Struct, frozen=True):
    """What a wrong act is answered with: a rule's heading and its first words, in each language."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]


class Frame(Struct, frozen=True):
    """One step of a lesson: the table as the learner sees it, and all that the act leads to."""

    text: Saying
    spot: str | None
    rule: Rule
    wrong: Saying | None
    act: Any  # the one that leads on; None: going on is enough
    view: Any
    menu: wire.Menu | None
    prompt: Message | None
    awaiting: list[int | str]
    board: Mapping[str, Any]  # the view in words, in each language
    steps: list[wire.Step]


class Told(Struct, frozen=True):
    """A lesson as the page gets it."""

    game: str
    you: int
    seats: int
    scenery: Any
    steps: list[Frame]


@cache
def lesson_told(key: str) -> bytes:
    """The whole lesson of a game as JSON; or UnknownGame, NoLesson."""
    taught = lesson(key)
    table = table_of(taught)
    scenery = telling.snapshot(table, taught.you, set()).scenery
    told = Told(key, taught.you, len(table.chairs), scenery, frames(taught, table))
    return msgspec.json.encode(told)


def table_of(taught: Lesson) -> Table:
    """A table in nobody's room, at the lesson's first position."""
    match = taught.begin()
    header = Header(
        table="",
        watch="",
        game=taught.game.key,
        version=taught.game.version,
        options=msgspec.to_builtins(match.options),
        chairs=(Seating("open"),) * match.seats,
        seed="",
        fingerprint="",
        public=False,
        undo="none",
        chat=False,
        pace=0,
        position=taught.position,
    )
    return Table(header, [Begun()])


def frames(taught: Lesson, table: Table) -> list[Frame]:
    told, you = [], taught.you
    for step in taught.steps:
        now = telling.snapshot(table, you, set())
        board = {language: summaries.board_in_words(table, you, language) for language in LANGUAGES}
        told.append(
            Frame(
                text=step.text,
                spot=step.spot,
                rule=rule_told(taught, step.rule),
                wrong=step.wrong,
                act=step.act,
                view=now.view,
                menu=now.menu,
                prompt=now.prompt,
                awaiting=now.awaiting,
                board=board,
                steps=[
                    relive(table, Acted(seat, to_json(action)), you)
                    for seat, action in step.acts(you)
                ],
            )
        )
    return told


def rule_told(taught: Lesson, rule: str) -> Rule:
    said = {language: rule_said(taught.game, language, rule) for language in LANGUAGES}
    title, text = ({language: said[language][part] for language in LANGUAGES} for part in (0, 1))
    return Rule(rule, title, text)
