"""Games for language models: a question as text, an answer as text, and why it will not do.

A question tells the table in words, the rules that its acts cite, and the menu by numbers.  An
answer is the number of an act, the act as it is spelled, or its JSON; the last line counts.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from flibuste.bots.base import RandomBot
from flibuste.core.errors import FlibusteError, IllegalAction
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.protocol import CLOCK, Action, AnyGame, Message, Seat
from flibuste.core.registry import card, rule_part, rules
from flibuste.core.sections import as_text
from flibuste.core.spelling import read_act, spell
from flibuste.core.standing import won
from flibuste.core.words import Words

RULE: Final = re.compile(r"\b[A-Z]\d+\b")
NUMBER: Final = re.compile(r"(?:[^{}]*[:#])?\s*(\d+)\s*[.)]?")  # "7", "My move: 7."
RANGE: Final = re.compile(r"\b([A-Z])(\d+)–[A-Z]?(\d+)\b")


class Misunderstood(FlibusteError):
    """An answer in which there is no act."""


def cited(game: AnyGame, acts: list[Action]) -> list[str]:
    """The rules that these kinds of act name, in the order of the rules page."""
    named = set[str]()
    for kind in {type(act) for act in acts}:
        says = kind.__doc__ or ""
        named |= set(RULE.findall(says))
        for letter, first, last in RANGE.findall(says):
            named |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return [rule for rule in rules(game.package) if rule in named]


def question(match: Match[Any, Any, Any], seat: Seat, words: Words) -> str:
    """All that a player needs to answer, and nothing that the seat may not know."""
    game, view = match.game, match.view(seat)
    menu = list(match.state.legal(seat))
    about = card(game.package)
    told = [
        words(
            "llm-game",
            game=about["name"][words.language],
            name=Message(f"seat-{seat}"),
            seat=seat,
        ),
        about["feel"][words.language],
        words("llm-rules"),
        *(rule_part(game.package, words.language, rule) or rule for rule in cited(game, menu)),
        words("llm-table"),
        as_text(game.board(view), words),
        words("llm-asked", prompt=words.whole(game.prompt(view, menu))),
    ]
    told.append(
        "\n".join(
            f"{number}. {spell(act)} · {words.say(game.label(view, act))}"
            for number, act in enumerate(menu, 1)
        )
    )
    open_kinds = match.state.open_kinds(seat)
    if open_kinds:
        told.append(words("llm-open", kinds=", ".join(open_kinds)))
    told.append(words("llm-answer", example=spell(menu[-1])))
    return "\n\n".join(told) + "\n"


def understood(match: Match[Any, Any, Any], seat: Seat, answer: str) -> Action:
    """The act that an answer means, allowed or not; Misunderstood if there is none in it."""
    game = match.game
    lines = [line.strip().strip("`*") for line in answer.strip().splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    menu = match.state.legal(seat)
    if found := NUMBER.fullmatch(last):
        if 1 <= int(found[1]) <= len(menu):
            act: Action = menu[int(found[1]) - 1]
            return act
        raise Misunderstood(_misread(last), game.key)
    try:
        if "{" in last:
            return game.action(json.loads(last[last.index("{") : last.rindex("}") + 1]))  # type: ignore[no-any-return]
        bare = re.sub(r"^\d+[.)]\s*", "", last).partition("·")[0]
        return read_act(game, bare)  # type: ignore[no-any-return]
    except (FlibusteError, ValueError):
        raise Misunderstood(_misread(last), game.key) from None


def _misread(line: str) -> Message:
    return Message("llm-misread", {"line": line[:80] or "–"})


def why_not(match: Match[Any, Any, Any], seat: Seat, answer: str, words: Words) -> str | None:
    """The sentence that says why an answer will not do, with the rule and acts near it; or None."""
    try:
        match.check(seat, understood(match, seat, answer))
    except IllegalAction as error:
        near = ", ".join(spell(act) for act in error.near) or "–"
        told = error.sentence(words.language)
        return words("llm-refused", rule=error.rule, why=told, near=near)
    except Misunderstood as error:
        return error.sentence(words.language)
    return None


class Score(Struct):
    """What a model has done in all matches."""

    matches: int = 0
    wins: float = 0.0
    fair: float = 0.0  # what chance would have won among so many
    questions: int = 0
    first: int = 0  # questions whose first answer was allowed
    illegal: dict[str, int] = {}  # answers by the rule that forbids them
    misread: int = 0  # answers without an act
    silent: int = 0  # no answer in time, or none at all
    replaced: int = 0  # questions that were answered by chance in the end


class Model:
    """Any command: the question is its input, what it writes the answer."""

    def __init__(self, command: str, within: float) -> None:
        self.command = shlex.split(command)
        self.within = within

    def ask(self, text: str) -> str:
        """Its answer; nothing, if there is none in time."""
        try:
            done = subprocess.run(
                self.command,
                input=text,
                capture_output=True,
                text=True,
                timeout=self.within,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return ""
        return done.stdout


def trial(
    game: AnyGame, model: Model, matches: int, words: Words, *, tries: int = 2, seed: object = 1
) -> Iterator[Score]:
    """Matches against chance, at every number of seats in turn; the score after each of them."""
    score, faults = Score(), Counter[str]()
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        match: Match[Any, Any, Any] = Match(game, seats)
        seat = number // len(game.seats) % seats
        luck, chance = Luck(f"{seed}|{number}"), RandomBot(f"{seed}|{number}|whims")
        whims = dice(f"{seed}|{number}|order")
        while True:
            match.try_luck(luck)
            awaiting = match.state.awaiting()
            if not awaiting:
                break
            actor = whims.choice(awaiting)
            if actor == CLOCK:
                match.act(CLOCK, match.state.alarm().action)
                continue
            menu = match.state.legal(actor)
            act = chance.choose(game, match.view(actor), menu)
            if actor == seat and len(menu) > 1:
                act = _asked(match, seat, model, words, tries, score, faults) or act
            match.act(actor, act)
        score.matches += 1
        score.wins += won(match.state.ranks())[seat] if 1 in match.state.ranks() else 0
        score.fair += 1 / seats
        score.illegal = dict(faults.most_common())
        yield score


def _asked(
    match: Match[Any, Any, Any],
    seat: Seat,
    model: Model,
    words: Words,
    tries: int,
    score: Score,
    faults: Counter[str],
) -> Action | None:
    """The act of the model, who is told why not and asked again; None: it had none."""
    text = question(match, seat, words)
    score.questions += 1
    for attempt in range(tries):
        answer = model.ask(text)
        if not answer.strip():
            score.silent += 1
            continue
        try:
            act = understood(match, seat, answer)
            match.check(seat, act)
        except IllegalAction as error:
            faults[error.rule or "–"] += 1
        except Misunderstood:
            score.misread += 1
        else:
            score.first += attempt == 0
            return act
        text += f"\n{words('llm-again', why=why_not(match, seat, answer, words) or '')}\n"
    score.replaced += 1
    return None
