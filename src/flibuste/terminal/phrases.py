"""What both faces of the terminal say: menus by kind, news, why, the end, the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any, Final

from flibuste.core.match import Step
from flibuste.core.protocol import GENERAL_RULES, Action, AnyGame, Refusal
from flibuste.core.registry import card, rule_part, rules, rules_page
from flibuste.core.words import Words, listed
from flibuste.terminal.acts import example
from flibuste.terminal.session import Hint, Session
from flibuste.terminal.speech import spoken, table_error

WHOLE: Final[dict[str, Any]] = {"break_long_words": False, "break_on_hyphens": False}


def label(session: Session, speaker: Words, action: Action) -> str:
    """An act as the viewer's menu has it."""
    return speaker.say(session.game.label(session.view(), action))


def hinted(session: Session, speaker: Words, hint: Hint) -> list[str]:
    """A hint in words: the move by its number and why, or among which moves to look."""
    menu, lines = session.menu(), []
    if hint.action is not None:
        act = label(session, speaker, hint.action)
        lines.append(speaker("ui-hint", number=menu.index(hint.action) + 1, act=act))
    if hint.told is not None:
        lines.append(speaker.say(hint.told))
    if hint.action is None and hint.among:
        numbers = [str(menu.index(act) + 1) for act in hint.among]
        lines.append(speaker("nudge-among", number=len(numbers), numbers=", ".join(numbers)))
    return lines


def by_kind(
    session: Session, speaker: Words, menu: Sequence[Action]
) -> list[tuple[str, list[tuple[int, str]]]]:
    """The menu in groups: the name of the kind, and each act with its number and label."""
    numbered = [(number, action) for number, action in enumerate(menu, 1)]
    groups = []
    for kind, acts in groupby(numbered, key=lambda entry: type(entry[1]).__name__):
        heading = spoken(speaker, f"kind-{kind}", kind)
        groups.append((heading, [(number, label(session, speaker, act)) for number, act in acts]))
    return groups


def sentences(steps: Iterable[Step], speaker: Words) -> list[str]:
    """What happened, one sentence each; the same sentence in a row is counted, not repeated."""
    told = (speaker.say(message) for step in steps for message in step.story)
    lines = []
    for sentence, same in groupby(told):
        times = sum(1 for _ in same)
        lines.append(
            sentence if times == 1 else speaker("ui-times", sentence=sentence, times=times)
        )
    return lines


def seated(session: Session, speaker: Words) -> list[str]:
    """Who sits where; people elsewhere are just called by their names."""
    lines = []
    for seat, chair in enumerate(session.chairs):
        name = session.names(speaker)[seat]
        if chair.bot:
            lines.append(speaker("ui-seat-bot", player=name, bot=chair.bot))
        else:
            here = seat in session.persons
            lines.append(speaker("ui-seat-person", player=name) if here else name)
    return lines


def prompt(session: Session, speaker: Words) -> str:
    """What can I do now: head and detail."""
    return speaker.whole(session.game.prompt(session.view(), session.menu()))


def example_act(session: Session, speaker: Words) -> str:
    """An act of this menu in words."""
    return example(session.game, session.menu(), speaker)


def example_rule(session: Session) -> str:
    """The id of some rule of this game."""
    known = rules(session.game.package)
    return known[len(known) // 2]


def reason(session: Session, speaker: Words, action: Action, refusal: Refusal | None) -> list[str]:
    """Why an act is not allowed, and what comes near; or that it is allowed."""
    if refusal is None:
        return [speaker("ui-allowed", act=label(session, speaker, action))]
    sentence = speaker.say(refusal.message)
    lines = [speaker("ui-forbidden", rule=refusal.rule, sentence=sentence)]
    alike = [act for act in session.near(action) if type(act) is type(action)]
    near = [label(session, speaker, act) for act in alike]
    if near:
        lines.append(speaker("ui-near", acts=" · ".join(near)))
    return lines


def ending(session: Session, speaker: Words) -> list[str]:
    """The end: who won, the places, the tally line by line."""
    results = session.results()
    names = session.names(speaker)
    winners = [names[seat] for place, seat, _, _ in results if place == 1]
    lines = [speaker("ui-nobody-wins")]
    if winners:
        lines = [speaker("ui-wins", players=listed(winners), number=len(winners))]
    for place, seat, score, tally in results:
        lines.append(speaker("ui-place", place=place, player=names[seat], score=score))
        for line, points in tally.items():
            lines.append(
                speaker("ui-tally", line=spoken(speaker, f"tally-{line}", line), points=points)
            )
    return lines


def keepsake(session: Session, speaker: Words) -> list[str]:
    """The seed and the code: this match can be seen and shared again."""
    # A code can be longer than what Fluent lets through a sentence: it stands after it.
    code = f"{speaker('ui-code')} {session.code()}"
    return [speaker("ui-seed", seed=session.seed[:80]), code]


def farewell(session: Session, speaker: Words) -> list[str]:
    """What is left on the terminal: the end, or how to go on."""
    if session.over():
        return [*ending(session, speaker), "", *keepsake(session, speaker)]
    return [f"{speaker('ui-left')} {session.code()}"]


def wrapped(text: str, width: int) -> str:
    """Long lines broken between words; what is never broken (codes, tables) stays whole."""
    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip(" ")))
        short = len(line) <= width or line.startswith("|")
        lines.append(line if short else fill(line, width, subsequent_indent=indent, **WHOLE))
    return "\n".join(lines)


def game_name(game: AnyGame, speaker: Words) -> str:
    name: str = card(game.package)["name"][speaker.language]
    return name


def rule_titles(game: AnyGame, speaker: Words) -> list[str]:
    """``C9 Advance``: the contents of the rules."""
    page = rules_page(game.package, speaker.language)
    return [" ".join(found) for found in re.findall(r"^### ([A-Z]\d+) · (.+)$", page, re.MULTILINE)]


def rule_text(game: AnyGame, speaker: Words, rule: str) -> str:
    """One rule, with its heading."""
    found = rule_part(game.package, speaker.language, known_rule(game, rule))
    assert found is not None, "a rule that stands on the English page only"
    return found


def known_rule(game: AnyGame, rule: str) -> str:
    """The id of a rule as somebody has typed it, or an error that names those there are."""
    rule = rule.strip().upper()
    if rule not in rules(game.package):
        own = [known for known in rules(game.package) if known not in GENERAL_RULES]
        known = f"{own[0]}–{own[-1]}, {GENERAL_RULES[0]}–{GENERAL_RULES[-1]}"
        raise table_error("ui-unknown-rule", game, rule=rule[:20], known=known)
    return rule
