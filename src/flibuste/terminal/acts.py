"""Acts as a person types them: a number of the menu, JSON, or words such as ``Advance 9 skull``.

The words are read by the form of the game's acts and by the names its .ftl files give to their
kinds (``kind-Advance``) and values (``name-skull``, ``number-0``); no game is known here.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Action, AnyGame, View
from flibuste.core.spelling import spell
from flibuste.core.words import LANGUAGES, Words
from flibuste.terminal.speech import speech, spoken, table_error


def plain_text(text: str) -> str:
    """Without accents, capitals and typographic signs: what two people type alike."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def act_of(game: AnyGame, view: View, menu: Sequence[Action], text: str, speaker: Words) -> Action:
    """The act that a text names, allowed or not."""
    text = text.strip()
    if re.fullmatch(r"[0-9]{1,6}", text):
        if 0 < int(text) <= len(menu):
            return menu[int(text) - 1]
        raise table_error("ui-no-number", number=int(text), most=len(menu))
    if text.startswith("{"):
        return _from_json(game, text)
    typed = plain_text(text)
    for action in menu:
        if typed in (plain_text(speaker.say(game.label(view, action))), plain_text(spell(action))):
            return action
    return _from_words(game, typed)


def example(game: AnyGame, menu: Sequence[Action], speaker: Words) -> str:
    """An act in words, as it can be typed: the one on the menu with most to say."""
    if not menu:
        return "{…}"
    action = max(menu, key=lambda act: len(act.__struct_fields__))
    kind = type(action).__name__
    words = [spoken(speaker, f"kind-{kind}", kind)]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        words.append(spoken(speaker, f"name-{value}", str(value)))
    return " ".join(words)


def _from_json(game: AnyGame, text: str) -> Action:
    try:
        action: Action = game.action(json.loads(text))
    except (FlibusteError, ValueError, RecursionError):
        raise table_error("ui-no-act", text=text[:60]) from None
    return action


def _from_words(game: AnyGame, typed: str) -> Action:
    """The kind first, then its values in any order; a number goes to the next field for numbers."""
    found = _kind_of(game, typed)
    if found is None:
        raise table_error("ui-no-act", text=typed[:60])
    kind, rest = found
    name = kind.__name__
    fields = msgspec.json.schema(kind)["$defs"][name]["properties"]
    given: dict[str, Any] = {"type": name}
    for field, form in fields.items():
        if field == "type":
            continue
        value, rest = _value(game, field, form, rest)
        if value is None:
            needs = " ".join([name, *(field for field in fields if field != "type")])
            raise table_error("ui-act-incomplete", form=needs)
        given[field] = value
    try:
        action: Action = game.action(given)
    except FlibusteError:
        raise table_error("ui-no-act", text=typed[:60]) from None
    return action


def _kind_of(game: AnyGame, typed: str) -> tuple[type[Action], str] | None:
    """The kind of act whose longest name begins the text, and the rest of it."""
    best: tuple[int, type[Action]] | None = None
    for kind in get_args(game.actions) or (game.actions,):
        for name in _kind_names(game, kind.__name__):
            begins = typed == name or typed.startswith(name + " ")
            if begins and (best is None or len(name) > best[0]):
                best = len(name), kind
    return None if best is None else (best[1], typed[best[0] :])


def _kind_names(game: AnyGame, name: str) -> set[str]:
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    names = {name, spaced, spaced.split()[0]}
    for language in LANGUAGES:
        names.add(spoken(speech(game.key, language), f"kind-{name}", name))
    return {plain_text(name) for name in names}


def _value(game: AnyGame, field: str, form: dict[str, Any], rest: str) -> tuple[Any, str]:
    """The value of one field, and the text without it."""
    if "enum" in form:
        return _named(game, form["enum"], rest)
    if form.get("type") == "integer":
        named = [n for n in range(100) if speech(game.key, "en").bundle.has_message(f"number-{n}")]
        value, rest = _named(game, named, rest, "number")
        return _matched(r"-?\b\d{1,6}\b", rest, int) if value is None else (value, rest)
    if form.get("type") == "number":
        return _matched(r"-?\b\d{1,6}(?:\.\d{1,6})?\b", rest, float)
    if form.get("type") == "boolean":
        value, rest = _matched(r"\b(?:true|false)\b", rest, lambda word: word == "true")
        return (field in rest.split() if value is None else value), rest
    value, rest = _matched(r"\S+", rest, str)
    if value is not None and not re.search(form.get("pattern", ""), value):
        value = value.upper()  # typed alike, but names such as 1.E1=2.W2 have capitals
    return value, rest


def _matched(pattern: str, rest: str, read: Any) -> tuple[Any, str]:
    found = re.search(pattern, rest)
    if found is None:
        return None, rest
    return read(found[0]), rest[: found.start()] + rest[found.end() :]


def _named(
    game: AnyGame, values: Sequence[Any], rest: str, prefix: str = "name"
) -> tuple[Any, str]:
    """One of some named values, by its own name or by its name in either language."""
    names = {plain_text(str(value)): value for value in values}
    for language in LANGUAGES:
        words = speech(game.key, language)
        for value in values:
            names[plain_text(spoken(words, f"{prefix}-{value}", str(value)))] = value
    for name in sorted(names, key=len, reverse=True):
        found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", rest)
        if found is not None:
            return names[name], rest[: found.start()] + rest[found.end() :]
    return None, rest
