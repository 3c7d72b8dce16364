"""The commands of those who come to a table from outside: a person's terminal, and programs."""

from __future__ import annotations

import sys
from typing import Any

from flibuste.core.errors import FlibusteError
from flibuste.core.registry import find, games
from flibuste.core.words import Words
from flibuste.core.words import words as speak
from flibuste.terminal.parser import Parser, a_screen


def join(parser: Parser, rest: list[str], words: Words) -> int:
    """A person at a table of a room."""
    parser.add("link", nargs="?", text="cli-link")
    parser.add("--seat", text="cli-seat-token")
    parser.add("--name", text="cli-name")
    parser.add("--watch", text="cli-watch", action="store_true")
    parser.add("--plain", text="cli-plain", action="store_true")
    chosen = parser.read(rest, "link")
    from flibuste.afar.line import Line
    from flibuste.terminal.afar import AfarSession

    session = AfarSession(Line(seated(chosen.link, chosen.seat, chosen.name, chosen.watch)))
    if not chosen.plain and a_screen():
        from flibuste.terminal.afar_table import run_afar

        return run_afar(session, words.language)
    from flibuste.terminal.afar_plain import AfarPlain
    from flibuste.terminal.streams import streams

    read, write, _ = streams()
    patient = sys.stdin is None or not sys.stdin.isatty()
    return AfarPlain(session, words.language, read, write, patient=patient).play()


def bot(parser: Parser, rest: list[str], words: Words) -> int:
    """A program at a table of a room, to the end of the match; 1 if it did something wrong."""
    parser.add("link", nargs="?", text="cli-link")
    parser.add("--command", text="cli-command")
    parser.add("--seat", text="cli-seat-token")
    parser.add("--name", text="cli-name")
    parser.add("--within", text="cli-within", type=some_seconds, default=10.0)
    chosen = parser.read(rest, "link", "command")
    from flibuste.afar.line import Line
    from flibuste.afar.playing import play
    from flibuste.bots.program import Program

    def tell(fault: FlibusteError) -> None:
        print(words("cli-bot-fault", fault=fault.say(words.language)), file=sys.stderr)

    with Program(chosen.command, chosen.within) as program:
        line = Line(seated(chosen.link, chosen.seat, chosen.name, watch=False))
        result = play(line, program, tell)
    name, game = result.name, result.game
    print(words("cli-bot-told", seat=name, game=game, acts=result.acts, faults=result.faults))
    return 1 if result.faults else 0


def certify(parser: Parser, rest: list[str], words: Words) -> int:
    """Many matches of a program against chance; 1 if it did something wrong."""
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("--command", text="cli-command")
    parser.add("--matches", text="cli-matches", type=a_number, default=100)
    parser.add("--within", text="cli-within", type=some_seconds, default=10.0)
    parser.add("--option", text="cli-option", action="append", default=[])
    parser.add("--seed", text="cli-seed", default="1")
    chosen = parser.read(rest, "game", "command")
    from flibuste.bots.arena import Bar, read_pairs
    from flibuste.bots.certify import Verdict, told
    from flibuste.bots.certify import certify as judge
    from flibuste.bots.program import Program

    game, verdict = find(chosen.game), Verdict()
    bar = Bar(chosen.matches, sys.stderr)
    with Program(chosen.command, chosen.within) as program:
        options: dict[str, Any] = read_pairs(chosen.option)
        for verdict in judge(game, program, chosen.matches, options, chosen.seed):
            bar.show(verdict.matches)
    bar.wipe()
    print("\n".join(told(verdict, speak(None, words.language))))
    return 1 if verdict.faults else 0


def seated(link: str, token: str | None, name: str | None, watch: bool) -> Any:
    """The chair that the link and the key open, or a free one; or none, to look on."""
    from flibuste.afar.door import Address, address
    from flibuste.afar.door import join as sit_down

    where = address(link)
    if watch:
        return Address(where.server, where.table)
    return sit_down(Address(where.server, where.table, token or where.token), name)


def some_seconds(text: str) -> float:
    """From a hundredth of a second to an hour."""
    given = float(text)
    if not 0.01 <= given <= 3600:
        raise ValueError
    return given


def a_number(text: str) -> int:
    """One or more."""
    given = int(text)
    if given < 1:
        raise ValueError
    return given
