"""Reading the command line: argparse, but its help and its errors in the user's language."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from flibuste.core.words import Words
from flibuste.terminal.speech import known_language, table_error


class Help(argparse.RawDescriptionHelpFormatter):
    """Argparse's layout with our word for "usage"."""

    usage_word = "usage:"

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self.usage_word + " ")


class Parser(argparse.ArgumentParser):
    """The arguments of one command; what is wrong becomes a TableError."""

    def __init__(self, command: str, words: Words) -> None:
        class Worded(Help):
            usage_word = words("cli-usage")

        super().__init__(
            f"flibuste {command}",
            description=words(f"cli-{command}"),
            formatter_class=Worded,
            add_help=False,
            allow_abbrev=False,
        )
        self.command = command
        self.words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add("--help", "-h", text="cli-help", action="help")
        self.add("--lang", text="cli-lang")  # taken out before; here for the help only

    def add(self, *names: str, text: str, known: str | None = None, **more: Any) -> None:
        """An argument with its help in the user's language."""
        told = self.words(text, **({} if known is None else {"known": known}))
        self.add_argument(*names, help=told.replace("%", "%%"), **more)

    def read(self, given: list[str], *needed: str) -> argparse.Namespace:
        """The arguments, or an error naming what is not understood or missing."""
        chosen, unknown = self.parse_known_args(given)
        if unknown:
            raise table_error(
                "cli-unknown-argument", argument=unknown[0][:40], command=self.command
            )
        for name in needed:
            if getattr(chosen, name) is None:
                raise table_error("cli-missing", what=name.upper(), command=self.command)
        chosen.language = self.words.language
        return chosen

    def error(self, message: str) -> NoReturn:
        """Argparse's few complaints, recognised by their English."""
        if found := re.match(r"argument ([^:]+): expected \S+ argument", message):
            raise table_error("cli-missing-value", option=found[1])
        if found := re.match(r"argument ([^:]+): invalid .*?'([^']*)'", message):
            raise table_error("cli-wrong-value", option=found[1], value=found[2][:40])
        raise table_error("cli-not-understood", detail=message)


def language_in(arguments: list[str], language: str) -> tuple[str, list[str]]:
    """The language that the arguments ask for, wherever they say so, and the other arguments."""
    asked, rest = taken_out(arguments, "--lang")
    return ([language, *map(known_language, asked)][-1], rest)


def taken_out(arguments: list[str], option: str) -> tuple[list[str], list[str]]:
    """The values of an option that may stand anywhere, and the other arguments."""
    values, rest = list[str](), list[str]()
    given = iter(arguments)
    for argument in given:
        if argument == option:
            value = next(given, None)
            if value is None:
                raise table_error("cli-missing-value", option=option)
            values.append(value)
        elif argument.startswith(f"{option}="):
            values.append(argument.partition("=")[2])
        else:
            rest.append(argument)
    return values, rest


def command_help(words: Words, commands: Mapping[str, object]) -> str:
    """``flibuste --help``."""
    width = max(map(len, commands)) + 2
    options = {
        "--lang": "cli-lang",
        "--games": "cli-games-folder",
        "--version": "cli-version",
        "--help": "cli-help",
    }
    usage = "flibuste [--lang en|fr] [--games FOLDER] COMMAND …"
    lines = [f"{words('cli-usage')} {usage}", "", words("cli-intro"), ""]
    lines += [words("cli-commands") + ":"]
    lines += [f"  {command:{width}} {words(f'cli-{command}')}" for command in commands]
    lines += ["", words("cli-options") + ":"]
    lines += [f"  {option:{width}} {words(text)}" for option, text in options.items()]
    lines += ["", words("cli-more")]
    return "\n".join(lines)


def a_screen() -> bool:
    """Whether there is a terminal that can show more than lines."""
    streams = (sys.stdin, sys.stdout)  # a stream that the caller has closed is None
    at_a_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return at_a_terminal and os.environ.get("TERM") != "dumb"
