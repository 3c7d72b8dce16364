"""The commands for research: games in numbers, questions for language models, data sets."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from flibuste.core.codec import loads
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import LUCK, Message
from flibuste.core.registry import find, games
from flibuste.core.spelling import spell
from flibuste.core.words import Words
from flibuste.core.words import words as speak
from flibuste.guests import a_number, some_seconds
from flibuste.terminal.parser import Parser
from flibuste.terminal.speech import table_error

WIDTH: Final = 100


def spaces(parser: Parser, rest: list[str], words: Words) -> int:
    """A game's acts and views as numbers, in tables."""
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("--json", text="cli-json", action="store_true")
    chosen = parser.read(rest, "game")
    from flibuste.core.spaces import space

    numbers = space(find(chosen.game))
    if chosen.json:
        print(json.dumps(numbers.plain(), ensure_ascii=False))
        return 0
    say = speak(chosen.game, words.language)
    sizes = {"acts": len(numbers.acts), "nature": len(numbers.nature), "vector": numbers.size}
    for heading, rows in numbers.tables().items():
        print(say(f"spaces-{heading}", size=sizes[heading]))
        first, second = max(len(row[0]) for row in rows) + 2, max(len(row[1]) for row in rows) + 2
        for span, name, what in rows:
            told = say.say(what) if isinstance(what, Message) else what
            lines = wrap(told, WIDTH - first - second - 2)
            print(f"  {span:{first}}{name:{second}}{lines[0]}")
            for line in lines[1:]:
                print(" " * (first + second + 2) + line)
        print()
    print(say("spaces-seats"))
    return 0


def llm(parser: Parser, rest: list[str], words: Words) -> int:
    """A question; or whether an answer to it will do (1: not); or matches of a command."""
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("--seats", text="cli-llm-seats", type=a_number)
    parser.add("--moves", text="cli-llm-moves", type=a_number, default=1)
    parser.add("--load", text="cli-llm-load")
    parser.add("--seat", text="cli-llm-seat", type=int)
    parser.add("--answer", text="cli-llm-answer")
    parser.add("--command", text="cli-llm-command")
    parser.add("--matches", text="cli-matches", type=a_number, default=10)
    parser.add("--tries", text="cli-llm-tries", type=a_number, default=2)
    parser.add("--within", text="cli-within", type=some_seconds, default=60.0)
    parser.add("--seed", text="cli-seed", default="1")
    chosen = parser.read(rest, "game")
    say = speak(chosen.game, words.language)
    from flibuste.research import llm as asking

    if chosen.command is not None:
        return _played(chosen, say)
    match = _some_match(chosen)
    awaiting = [seat for seat in match.state.awaiting() if seat >= 0]
    if not awaiting:
        print(say("llm-over"))
        return 0
    seat = awaiting[0] if chosen.seat is None else chosen.seat
    if seat not in awaiting:
        print(say("llm-not-asked", seat=seat, seats=", ".join(map(str, awaiting))))
        return 1
    if chosen.answer is None:
        print(asking.question(match, seat, say), end="")
        return 0
    wrong = asking.why_not(match, seat, chosen.answer, say)
    act = "" if wrong else spell(asking.understood(match, seat, chosen.answer))
    print(wrong or say("llm-allowed", act=act))
    return 1 if wrong else 0


def _some_match(chosen: Namespace) -> Match[Any, Any, Any]:
    """The match of a code, or one that chance has played for a while."""
    if chosen.load is not None:
        match = loads(chosen.load)
        if match.game.key != chosen.game:
            raise table_error("ui-load-game", theirs=match.game.key, wanted=chosen.game)
        return match
    game = find(chosen.game)
    match = Match(game, chosen.seats or game.seats[0])
    luck, whims, made = Luck(chosen.seed), dice(f"{chosen.seed}|whims"), 0
    match.try_luck(luck)
    while made < chosen.moves - 1 and (act := random_act(match.state, whims)) is not None:
        assert act[0] != LUCK
        match.act(*act)
        made += act[0] >= 0
        match.try_luck(luck)
    return match


def _played(chosen: Namespace, say: Words) -> int:
    """What a command has done in many matches; 1, if something would not do."""
    from flibuste.bots.arena import Bar
    from flibuste.research.llm import Model, Score, trial

    score, bar = Score(), Bar(chosen.matches, sys.stderr)
    model = Model(chosen.command, chosen.within)
    given = {"tries": chosen.tries, "seed": chosen.seed}
    for score in trial(find(chosen.game), model, chosen.matches, say, **given):
        bar.show(score.matches)
    bar.wipe()
    illegal = sum(score.illegal.values())
    fair = f"{score.fair:.1f}"
    print(say("llm-won", matches=score.matches, wins=f"{score.wins:.1f}", fair=fair))
    print(
        say(
            "llm-questions",
            questions=score.questions,
            first=score.first,
            replaced=score.replaced,
        )
    )
    print(say("llm-faults", illegal=illegal, misread=score.misread, silent=score.silent))
    if score.illegal:
        by_rule = ", ".join(f"{rule} × {number}" for rule, number in score.illegal.items())
        print(say("llm-by-rule", rules=by_rule))
    return 1 if illegal or score.misread or score.silent else 0


def dataset(parser: Parser, rest: list[str], words: Words) -> int:
    """Self-play, kept."""
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("bots", nargs="*", text="cli-dataset-bots")
    parser.add("--matches", text="cli-matches", type=a_number, default=100)
    parser.add("--option", text="cli-option", action="append", default=[])
    parser.add("--into", text="cli-into-folder", type=Path, default=Path("dataset"))
    parser.add("--seed", text="cli-seed", default="1")
    chosen = parser.read(rest, "game")
    game = find(chosen.game)
    from flibuste.bots.arena import read_pairs
    from flibuste.research.dataset import build

    bots = chosen.bots or ["greedy"] * game.seats[0]
    options = read_pairs(chosen.option)
    file = build(game.key, bots, chosen.matches, chosen.into, options=options, seed=chosen.seed)
    print(speak(None, words.language)("dataset-done", file=str(file)))
    return 0
