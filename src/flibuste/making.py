"""Commands for whoever makes a game: its first files, and the laws held against it."""

from __future__ import annotations

from pathlib import Path

from flibuste.core.registry import SMALLEST, TEMPLATE, add_all, find, games
from flibuste.core.words import Words
from flibuste.guests import a_number
from flibuste.terminal.parser import Parser
from flibuste.terminal.speech import table_error


def laws(parser: Parser, rest: list[str], words: Words) -> int:
    """Hold every law against a game; 1 if one is broken."""
    parser.add("game", nargs="?", text="cli-laws-game")
    parser.add("--law", text="cli-law", type=int)
    parser.add("--examples", text="cli-examples", type=a_number, default=20)
    chosen = parser.read(rest, "game")
    from flibuste.laws.checking import LAWS
    from flibuste.laws.data import folder
    from flibuste.terminal.verdicts import hold

    keys = [chosen.game] if chosen.game in games() else add_all(Path(chosen.game))
    for key in keys:
        if not folder(find(key)).is_dir():  # a wheel has no tests of our own games
            raise table_error("laws-no-tests", key=key)
    wanted = [law for law in LAWS if chosen.law in (None, law.number)]
    if not wanted:
        raise table_error("cli-wrong-value", option="--law", value=str(chosen.law))
    return hold(keys, wanted, chosen.examples, words)


def new_game(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("key", nargs="?", text="cli-key")
    parser.add("--into", text="cli-into", type=Path)
    parser.add("--small", text="cli-small", action="store_true")
    chosen = parser.read(rest, "key")
    from flibuste.scaffold import new_game as copy_template

    folder = copy_template(chosen.key, chosen.into, SMALLEST if chosen.small else TEMPLATE)
    print(words("cli-new-game-done", folder=str(folder)))
    return 0
