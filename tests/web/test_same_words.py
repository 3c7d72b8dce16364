"""A message that is the same in both languages was forgotten, or is on the short list."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    path.parent for source in ("src", "web/src") for path in (ROOT / source).rglob("words/en.ftl")
)
SAME = Path(__file__).with_name("same.txt")


def place(folder: Path) -> str:
    """`cartagena` for the words of this game, `server`, `web` …"""
    return folder.parent.name if folder.parent.name != "src" else folder.parents[1].name


@cache
def texts(file: Path) -> dict[str, str]:
    """Every message and attribute with its text, as the file writes it."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts: list[ftl.Message | ftl.Attribute] = [entry, *entry.attributes]
            for part in parts:
                id = entry.id.name if part is entry else f"{entry.id.name}.{part.id.name}"
                if part.value is not None:
                    alone = ftl.Message(ftl.Identifier("text"), part.value)
                    found[id] = FluentSerializer().serialize_entry(alone)
    return found


def the_same(folder: Path) -> set[str]:
    english, french = (
        texts(folder / file) | (texts(folder / "more" / file) if (folder / "more").exists() else {})
        for file in ("en.ftl", "fr.ftl")
    )
    return {f"{place(folder)} {id}" for id in english if english[id] == french.get(id)}


def listed() -> set[str]:
    lines = SAME.read_text("utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_only_listed_messages_are_the_same_in_both_languages(folder: Path) -> None:
    assert the_same(folder) - listed() == set()


def test_the_list_of_same_messages_holds_nothing_else() -> None:
    assert listed() == set().union(*map(the_same, FOLDERS)) & listed()
    assert len(FOLDERS) >= 5
