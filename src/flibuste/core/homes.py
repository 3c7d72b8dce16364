"""Where a rule is decided: the one place whose docstring begins with its id (``C9 · …``)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from inspect import cleandoc
from pathlib import Path
from typing import Final

from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import GENERAL_RULES, Message
from flibuste.core.registry import rules

FORM: Final = re.compile(r"([A-Z]\d+(?:, [A-Z]\d+)*) · ")  # C9, C10 · what they decide together
Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Told = tuple[int, str, str]
"""A line, the name of what stands there, and its docstring."""


class Home(Struct, frozen=True):
    """The place that decides a rule: a function, a class, a constant or a whole file."""

    file: Path
    line: int
    name: str
    text: str  # the first paragraph of its docstring


def home(package: str, rule: str) -> Home:
    """The one place that decides a rule; an error if there is none, or more than one."""
    found = homes(package).get(rule, [])
    if not found:
        raise FlibusteError(Message("no-home", {"rule": rule[:20]}))
    if len(found) > 1:
        places = ", ".join(f"{place.file.name}:{place.line}" for place in found)
        raise FlibusteError(Message("two-homes", {"rule": rule, "places": places}))
    return found[0]


def homes(package: str) -> dict[str, list[Home]]:
    """For each rule of a game's page all places that say they decide it: it should be one."""
    found: dict[str, list[Home]] = {rule: [] for rule in rules(package)}
    for file in sources(package):
        for line, name, text in told(file):
            form = FORM.match(text)
            for rule in form[1].split(", ") if form else ():
                place = Home(file, line, name, text.partition("\n\n")[0])
                found.setdefault(rule, []).append(place)  # also a rule that the page does not have
    return found


def sources(package: str) -> Iterator[Path]:
    """The game's Python files but its tests; the general rules are the core's."""
    folder = Path(str(files(package)))
    for file in sorted(folder.rglob("*.py")):
        if "tests" not in file.relative_to(folder).parts:
            yield file
    if set(GENERAL_RULES) & set(rules(package)):
        yield Path(str(files("flibuste.core"))) / "state.py"


def told(file: Path) -> Iterator[Told]:
    """What has a docstring in a file of homes: the file itself, classes, functions, constants."""
    source = file.read_text("utf-8")
    if not FORM.search(source):
        return  # nothing to find, and reading takes its time
    tree = ast.parse(source)
    text = ast.get_docstring(tree)
    if text:
        yield 1, file.parent.name if file.stem == "__init__" else file.stem, text
    yield from told_in(tree.body, "")


def told_in(body: list[ast.stmt], within: str) -> Iterator[Told]:
    """What the statements define, and what is defined inside of that."""
    for statement, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, Defined):
            name = within + statement.name
            text = ast.get_docstring(statement)
            if text:
                yield statement.lineno, name, text
            yield from told_in(statement.body, f"{name}.")
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            match after:
                case ast.Expr(ast.Constant(str(text))):  # a string below a constant tells of it
                    yield statement.lineno, within + name_of(statement), cleandoc(text)


def name_of(statement: ast.Assign | ast.AnnAssign) -> str:
    """What a constant is called."""
    if isinstance(statement, ast.AnnAssign):
        return ast.unparse(statement.target)
    return ", ".join(map(ast.unparse, statement.targets))
