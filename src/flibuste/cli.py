"""The command ``flibuste``: thin; each part is loaded only when it is asked for."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from math import inf
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER
from flibuste.core.registry import (
    ELSEWHERE,
    card,
    find,
    games,
    rules_page,
)
from flibuste.core.words import Words
from flibuste.core.words import words as speak
from flibuste.guests import a_number, bot, certify, join
from flibuste.housekeeping import about, backup, check, default_database, restore, tidy
from flibuste.making import laws, new_game
from flibuste.store.address import database_of
from flibuste.study import dataset, llm, spaces
from flibuste.terminal.parser import Parser, a_screen, command_help, language_in, taken_out
from flibuste.terminal.speech import language_of, speech, table_error

INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141
SERVER: Final = ("litestar", "platformdirs", "segno", "sqlalchemy", "uvicorn", "websockets")
EXTRAS: Final = {  # what is not installed with every engine, and what brings it
    **dict.fromkeys(SERVER, "server"),
    "asyncpg": "postgres",
    "distributed": "dask",
    "hypothesis": "laws",
    "numpy": "bots",
    "pyarrow": "research",
    "textual": "terminal",
}
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def main(given: Sequence[str] | None = None) -> int:
    """Run; every error is one line in the user's language, and no traceback."""
    arguments = list(sys.argv[1:] if given is None else given)
    language = language_of(os.environ)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our letters still plays
    try:
        language, arguments = language_in(arguments, language)
        arguments = with_games(arguments)
        return run(arguments, speech(None, language))
    except FlibusteError as error:
        print(speech(None, language)("cli-error", sentence=error.say(language)), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        missing = EXTRAS.get((error.name or "").partition(".")[0])
        if missing is None:
            raise
        print(speech(None, language)("cli-needs", extra=missing), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain once more while it closes the stream: give it another one.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE


def run(arguments: list[str], words: Words) -> int:
    if not arguments:
        if a_screen():
            return on_screen(None, words)
        print(command_help(words, COMMANDS))
        return 0
    command, *rest = arguments
    if command in ("-h", "--help"):
        print(command_help(words, COMMANDS))
        return 0
    if command == "--version":
        print("flibuste", import_module("flibuste").__version__)
        return 0
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise table_error("cli-unknown-command", command=command[:40], known=known)
    code = COMMANDS[command](Parser(command, words), rest, words)
    sys.stdout.flush()  # here a closed pipe is still ours to handle
    return code


def with_games(arguments: list[str]) -> list[str]:
    """Find games in the folders that the arguments name, here and in processes that bots think in;
    the other arguments.
    """
    folders, rest = taken_out(arguments, "--games")
    if folders:
        known = os.environ.get(ELSEWHERE, "").split(os.pathsep)
        named = [str(Path(folder).resolve()) for folder in folders]
        os.environ[ELSEWHERE] = os.pathsep.join([*filter(None, known), *named])
        games()
    return rest


# Commands


def play(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("--seats", text="cli-seats")
    parser.add("--option", text="cli-option", action="append", default=[])
    parser.add("--plain", text="cli-plain", action="store_true")
    parser.add("--seed", text="cli-seed")
    parser.add("--load", text="cli-load")
    chosen = parser.read(rest)
    lines = chosen.plain or not a_screen()
    if chosen.game is None and chosen.load is None:
        if not lines:
            return on_screen(None, words)
        chosen.game = ask_game(words)
    session = table(chosen)
    if not lines:
        return on_screen(session, words)
    from flibuste.terminal.streams import play_in_lines

    return play_in_lines(session, words.language)


def learn(parser: Parser, rest: list[str], words: Words) -> int:
    """A game's lesson, then a match from where it ends, in lines of text; or the bots learn."""
    from flibuste.bots import learn as school
    from flibuste.core.lesson import lesson

    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("--plain", text="cli-plain", action="store_true")
    school.add_arguments(parser)
    chosen = parser.read(rest, "game")
    if school.is_for_bots(chosen):
        return school.run(chosen)
    from flibuste.terminal.streams import learn_in_lines

    return learn_in_lines(lesson(chosen.game), words.language, chosen.seed)


def ask_game(words: Words) -> str:
    """The only game there is, or the one that is named when asked."""
    known = games()
    if len(known) == 1:
        return known[0]
    try:
        return input(words("cli-which-game", known=", ".join(known)) + " ").strip()
    except EOFError:
        raise table_error("cli-missing", what="GAME", command="play") from None


def table(chosen: Namespace) -> Any:
    """The table that the arguments describe."""
    from flibuste.terminal import saves, setup

    if chosen.load is None:
        chairs = setup.chairs_of(chosen.seats) if chosen.seats is not None else None
        options = setup.options_of(chosen.option)
        return setup.new_table(find(chosen.game), chairs, options, chosen.seed)
    if chosen.option:
        raise table_error("ui-load-options")
    session = saves.load(chosen.load, chosen.seats, chosen.seed)
    if chosen.game is not None and find(chosen.game) is not session.game:
        raise table_error("ui-load-game", theirs=session.game.key, wanted=chosen.game)
    return session


def on_screen(session: Any, words: Words) -> int:
    from flibuste.terminal.app import run_app

    return run_app(session, words.language)


def arena(parser: Parser, rest: list[str], words: Words) -> int:
    from flibuste.bots import arena as matches

    matches.add_arguments(parser)
    return matches.run(parser.read(rest))


def referee(parser: Parser, rest: list[str], words: Words) -> int:
    parser.read(rest)
    from flibuste.terminal.lines import answer_lines

    answer_lines(sys.stdin.buffer, sys.stdout)
    return 0


def list_games(parser: Parser, rest: list[str], words: Words) -> int:
    parser.read(rest)
    for key in games():
        about, seats = card(find(key).package), find(key).seats
        least, most = about["minutes"]
        size = words("cli-players", numbers=f"{seats[0]}–{seats[-1]}", minutes=f"{least}–{most}")
        told = f"{key}: {about['name'][words.language]}, {about['designer']} ({size})"
        print(fill(told, 80, subsequent_indent="  "))
        print(
            fill(about["feel"][words.language], 80, initial_indent="    ", subsequent_indent="    ")
        )
    return 0


def rules(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("game", nargs="?", text="cli-game", known=", ".join(games()))
    parser.add("rule", nargs="?", text="cli-rule")
    parser.add("--where", text="cli-where", action="store_true")
    chosen = parser.read(rest, "game")
    game = find(chosen.game)
    from flibuste.terminal.phrases import rule_text, wrapped

    if chosen.where:
        from flibuste.terminal.whereabouts import all_homes, home_of

        print(all_homes(game) if chosen.rule is None else home_of(game, chosen.rule))
        return 0
    if chosen.rule is None:
        text = rules_page(game.package, words.language)
    else:
        text = rule_text(game, words, chosen.rule)
    print(wrapped(text, 80) if sys.stdout.isatty() else text)
    return 0


def replay(parser: Parser, rest: list[str], words: Words) -> int:
    """Step by step through the eyes of one seat, or of somebody who only watches; where nobody can
    step, the whole log.
    """
    parser.add("code", nargs="?", text="cli-code")
    parser.add("--seat", text="cli-seat")
    parser.add("--step", text="cli-step", type=a_number)
    chosen = parser.read(rest, "code")
    from flibuste.terminal.saves import match_of
    from flibuste.terminal.streams import replay_in_lines, tell_match

    match, _ = match_of(chosen.code)
    viewers = {str(seat): seat for seat in range(match.seats)} | {None: WATCHER, "above": None}
    if chosen.seat not in viewers:
        raise table_error("cli-wrong-value", option="--seat", value=chosen.seat[:20])
    viewer = viewers[chosen.seat]
    if chosen.step is not None or a_screen():
        return replay_in_lines(match, viewer, words.language, chosen.step)
    tell_match(match, viewer, words.language)
    return 0


def logbook(parser: Parser, rest: list[str], words: Words) -> int:
    """A match from its first act to its last, with nothing hidden, to keep or to print."""
    parser.add("code", nargs="?", text="cli-code")
    parser.add("--html", text="cli-html", action="store_true")
    chosen = parser.read(rest, "code")
    from flibuste.core.codec import shorten
    from flibuste.room.logbook import as_html, as_markdown, book
    from flibuste.terminal.saves import match_of

    match, _ = match_of(chosen.code)
    told = book(match, words.language, line=shorten(match))
    print(as_html(told) if chosen.html else as_markdown(told), end="")
    return 0


def serve(parser: Parser, rest: list[str], words: Words) -> int:
    parser.add("--port", text="cli-port", type=a_port, default=8000)
    parser.add("--host", text="cli-host", default="127.0.0.1")
    parser.add("--database", text="cli-database", type=database_of, default=default_database())
    parser.add("--log-level", text="cli-log-level", choices=LOG_LEVELS, default="warning")
    parser.add("--every-commit-on-disk", text="cli-on-disk", action="store_true")
    parser.add("--public-url", text="cli-public-url")
    parser.add("--proxy", text="cli-proxy", default="127.0.0.1,::1", metavar="ADDRESSES")
    parser.add("--workers", text="cli-workers", type=a_number, default=1)
    parser.add("--inner-host", text="cli-inner-host", default="127.0.0.1", metavar="ADDRESS")
    parser.add("--bots", text="cli-bots", metavar="dask://ADDRESS")
    parser.add("--admin-token", text="cli-admin-token", type=Path, metavar="FILE")
    parser.add("--time-scale", text="cli-time-scale", type=a_scale, default=1.0)
    parser.add("--seed", text="cli-server-seed")
    chosen = parser.read(rest)
    from flibuste.server.serve import serve as open_room
    from flibuste.server.serve import token_in

    open_room(
        speak(None, words.language, "flibuste.room"),
        host=chosen.host,
        port=chosen.port,
        database=chosen.database,
        time_scale=chosen.time_scale,
        seed=chosen.seed,
        every_commit_on_disk=chosen.every_commit_on_disk,
        log_level=chosen.log_level,
        public=chosen.public_url,
        proxy=chosen.proxy,
        workers=chosen.workers,
        inner_host=chosen.inner_host,
        bots=chosen.bots,
        admin=None if chosen.admin_token is None else token_in(chosen.admin_token),
    )
    return 0


def a_port(text: str) -> int:
    """A port that there is; 0 is any free one."""
    port = int(text)
    if not 0 <= port < 65_536:
        raise ValueError
    return port


def a_scale(text: str) -> float:
    """How long a second is: a number above nothing, and not without end."""
    scale = float(text)
    if not 0 < scale < inf:
        raise ValueError
    return scale


COMMANDS: Final[dict[str, Callable[[Parser, list[str], Words], int]]] = {
    "serve": serve,
    "play": play,
    "join": join,
    "learn": learn,
    "arena": arena,
    "bot": bot,
    "certify": certify,
    "referee": referee,
    "games": list_games,
    "rules": rules,
    "replay": replay,
    "logbook": logbook,
    "new-game": new_game,
    "laws": laws,
    "spaces": spaces,
    "llm": llm,
    "dataset": dataset,
    "about": about,
    "check": check,
    "backup": backup,
    "restore": restore,
    "tidy": tidy,
}
