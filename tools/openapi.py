"""Print the OpenAPI document of the room's plain requests: `python -m tools.openapi`.

For development and tests: no server gives it away.  What docs/protocol.md says in words stands
here for machines, and tests/server/test_openapi.py sends thousands of requests made from it.  The
shapes of bodies come from the structs and games themselves; those of answers are written down once
more in openapi_answers.py.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Struct

import flibuste
from flibuste.bots import LEVELS
from flibuste.core.codec import dumps
from flibuste.core.lesson import has_lesson
from flibuste.core.match import Match
from flibuste.core.protocol import AnyGame
from flibuste.core.registry import find, games
from flibuste.room import results
from flibuste.room.opening import NewTable
from flibuste.room.replayed import Course, Replay
from flibuste.server import lessons, routes
from flibuste.server.reading import ADDRESS
from tools.openapi_answers import (
    About,
    AboutGame,
    Entry,
    Failure,
    GameOfTable,
    Health,
    Keys,
    Lobby,
    Poster,
    Ready,
    Section,
    Spoken,
    Summary,
)

Json = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
BOTS: Final = ("random", "greedy", "mate", *LEVELS, "mate:50ms", "captain:20")


@dataclass(frozen=True)
class Operation:
    """One request: what it takes and what it is answered with."""

    method: str
    path: str
    about: str
    answer: Any  # a type, or a media type of what is not JSON
    body: Any = None  # a type or a schema
    query: Sequence[str] = ()
    refused: Sequence[int] = ()  # besides what may happen to any request
    keys: bool = False  # its answer leads to the table

    @property
    def name(self) -> str:
        return self.about.replace(" ", "-")


TABLE: Final = "/api/tables/{table}"
OPERATIONS: Final = (
    Operation("get", "/healthz", "health", Health),
    Operation("get", "/readyz", "ready", Ready),
    Operation("get", "/api/games", "all games", list[AboutGame]),
    Operation("get", "/api/games/{game}", "one game", GameOfTable, refused=[404]),
    Operation("get", "/api/posters", "all posters", list[Poster]),
    Operation("get", "/api/games/{game}/lesson", "a lesson", lessons.Told, refused=[404]),
    Operation("get", "/api/rules/{game}/{language}", "rules", "text/markdown", refused=[404]),
    Operation("get", "/api/words/{game}/{language}", "words", "text/plain", refused=[404]),
    Operation("get", "/api/qr", "a QR code", "image/svg+xml", query=["text"]),
    Operation("get", "/api/tables", "the lobby", Lobby),
    Operation("post", "/api/tables", "a new table", Keys, body=NewTable, refused=[404], keys=True),
    Operation("get", TABLE, "a table", About, query=["token"], refused=[404]),
    Operation("post", f"{TABLE}/join", "join", Keys, body=routes.Join, refused=[404, 409]),
    Operation("post", f"{TABLE}/enter", "enter", Keys, body=routes.Enter, refused=[404]),
    Operation(
        "post",
        f"{TABLE}/start",
        "start",
        Summary,
        body=routes.Start,
        query=["token"],
        refused=[403, 404, 409],
    ),
    Operation("post", f"{TABLE}/leave", "leave", Summary, query=["token"], refused=[404, 409]),
    Operation("get", f"{TABLE}/journal", "journal", list[Entry], query=["token"], refused=[404]),
    Operation(
        "get",
        f"{TABLE}/replay",
        "replay",
        Replay,
        query=["token", "eyes"],
        refused=[404, 409],
    ),
    Operation("post", "/api/replay", "replay of a line", Replay, body=routes.Line),
    Operation("post", "/api/course", "course of a line", Course, body=routes.OneLine),
    Operation(
        "get", f"{TABLE}/result", "result", results.Result, query=["token"], refused=[404, 409]
    ),
    Operation("get", "/api/ratings/{game}", "ratings", list[results.Standing], refused=[404]),
    Operation("get", f"{TABLE}/board", "board", list[Section], query=["token"], refused=[404]),
    Operation(
        "get",
        f"{TABLE}/board/{{language}}",
        "board in words",
        list[Spoken],
        query=["token"],
        refused=[404],
    ),
)
EYES: Final = ["", "0", "1", "watcher", "above"]  # of as many seats as every game has
WORDS: Final = {
    400: "not a request of this kind",
    403: "the host’s alone, or asked by a page from elsewhere",
    404: "there is no such table, game or address",
    409: "too late, too early, or too full",
    413: "a body that is too big",
    415: "a body that is no JSON",
    429: "a budget is used up",
    500: "a bug",
    503: "the database could not be written",
}
SECONDS: Final = {"type": "string", "pattern": "^[1-9][0-9]*$"}
ANY_TIME: Final = (400, 429)
ANY_POST: Final = (403, 413, 415, 503)


def document(keys: Sequence[str] = (), **examples: str) -> Json:
    """The whole document.  That of a running server may name a table there, a token and a phrase
    as examples; with some keys new tables are of these games only.
    """
    said = {"enter": {"phrase": examples.get("phrase")}, "start": {"token": examples.get("token")}}
    examples = {"game": games()[0], "language": "fr", **examples}
    types = [kind for one in OPERATIONS for kind in (one.answer, one.body) if _is_shape(kind)]
    schemas, parts = msgspec.json.schema_components([*types, Failure], ref_template=REF)
    shapes = dict(zip([*map(id, types), id(Failure)], schemas, strict=True))
    parts["Start"]["properties"]["bot"]["enum"] = BOTS
    some_lines = [dumps(Match(key, 2)) for key in keys or games()]
    for shape in ("Line", "OneLine"):
        parts[shape]["properties"]["line"]["enum"] = some_lines
    parts["Line"]["properties"]["eyes"]["enum"] = EYES
    shapes[id(NewTable)] = {"$ref": REF.format(name="NewTable")}
    parts["NewTable"] = {
        "anyOf": [way for key in keys or games() for way in _new_tables(find(key))]
    }
    paths: Json = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = _told(one, shapes, examples)
    for name, body in said.items():
        if None not in body.values():
            content = paths[f"{TABLE}/{name}"]["post"]["requestBody"]["content"]
            content["application/json"]["example"] = body
    return {
        "openapi": "3.1.0",
        "info": {"title": "The game room of Flibuste", "version": str(flibuste.CONTRACT)},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _is_shape(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _told(one: Operation, shapes: Mapping[int, Json], examples: Json) -> Json:
    names = re.findall(r"{(\w+)}", one.path)
    seen = {} if one.name == "leave" else examples  # the example's chair is not given up
    told: Json = {
        "operationId": one.name,
        "summary": one.about,
        "parameters": [
            *(_parameter(name, "path", examples.get(name)) for name in names),
            *(_parameter(name, "query", seen.get(name)) for name in one.query),
        ],
        "responses": _answers(one, shapes),
    }
    if one.body is not None:
        content = {"application/json": {"schema": shapes[id(one.body)]}}
        told["requestBody"] = {"required": _has_to_be(one.body), "content": content}
    return told


def _has_to_be(body: type[Struct]) -> bool:
    """A body whose fields may all be left out may be left out itself."""
    return any(field.required for field in msgspec.structs.fields(body))


def _parameter(name: str, place: str, example: str | None) -> Json:
    """Any text may be asked for: what there is not is answered so; other languages by English."""
    told: Json = {"name": name, "in": place, "required": place == "path"}
    told["schema"] = {"type": "string", "minLength": 1} if place == "path" else {"type": "string"}
    if name == "eyes":
        told["schema"]["enum"] = EYES
    if name == "text":
        told["schema"]["pattern"] = ADDRESS.pattern
    return told | ({} if example is None else {"example": example})


def _answers(one: Operation, shapes: Mapping[int, Json]) -> Json:
    met, media = ("201", "200")[one.method == "get"], "application/json"
    shape: Json = {"type": "string"}
    if _is_shape(one.answer):
        shape = shapes[id(one.answer)]
    else:
        media = one.answer
    answers: Json = {met: {"description": one.about, "content": {media: {"schema": shape}}}}
    if one.keys:
        answers[met]["links"] = {
            other.name: {
                "operationId": other.name,
                "parameters": {
                    name: f"$response.body#/{name}"
                    for name in ("table", *other.query)
                    if name != "eyes"
                },
            }
            for other in OPERATIONS
            if other.path.startswith(TABLE)
        }
    statuses = {*ANY_TIME, *one.refused, *(ANY_POST if one.method == "post" else ())}
    for status in sorted(statuses):
        content = {"application/json": {"schema": shapes[id(Failure)]}}
        answers[str(status)] = {"description": WORDS[status], "content": content}
        if status == 429:
            answers["429"]["headers"] = {"Retry-After": {"required": True, "schema": SECONDS}}
    return answers


# A new table: what the struct allows and the game, too


def _new_tables(game: AnyGame) -> list[Json]:
    """One form for each number of chairs, since options depend on it; and one after the lesson."""
    common: Json = {
        "game": {"const": game.key},
        "name": {"type": "string"},
        "public": {"type": "boolean"},
        "undo": {"enum": ["none", "strict", "family"]},
        "chat": {"type": "boolean"},
        "pace": {"type": "number", "minimum": 0, "maximum": 10},
    }
    forms = [
        {**common, "lesson": {"const": False}, "seats": _chairs(n), "options": _options(game, n)}
        for n in game.seats
    ]
    required = [["game", "seats"]] * len(forms)
    if has_lesson(game):
        forms.append({**common, "lesson": {"const": True}})
        required.append(["game", "lesson"])
    return [
        {"type": "object", "properties": form, "required": need, "additionalProperties": False}
        for form, need in zip(forms, required, strict=True)
    ]


def _chairs(number: int) -> Json:
    """So many chairs, one of them the maker's own."""
    text = {"type": "string"}
    person = {"kind": {"enum": ["open", "here"]}, "name": text}
    bot = {"kind": {"const": "bot"}, "bot": {"enum": [*BOTS, None]}, "name": text}
    me = {"kind": {"const": "me"}, "name": text}
    own, other, robot = (
        {"type": "object", "properties": one, "required": ["kind"], "additionalProperties": False}
        for one in (me, person, bot)
    )
    return {
        "type": "array",
        "minItems": number,
        "maxItems": number,
        "items": {"anyOf": [own, other, robot]},
        "contains": own,
        "maxContains": 1,
    }


def _options(game: AnyGame, seats: int) -> Json:
    """What the game's own schema says; ``first`` is one of those who sit."""
    schema = msgspec.json.schema(game.options)
    told: Json = schema["$defs"][game.options.__name__]["properties"]
    for name, about in told.items():
        ways = [_way(kind) for kind in about.get("anyOf", [about])]
        told[name] = {"anyOf": ways}
        if name == "first":
            ways[0]["maximum"] = seats - 1
    return {"type": "object", "properties": told, "additionalProperties": False}


def _way(kind: Json) -> Json:
    """Values that can be listed are; of lines, lists and tables one is told, since the schema
    knows less of them than the rules.
    """
    if "$ref" in kind:
        return {"const": {}}
    if kind.get("type") == "array":
        return {"const": []}
    if kind.get("type") == "string":
        return {"const": kind["description"]}
    return {name: kind[name] for name in ("type", "enum", "minimum", "maximum") if name in kind}


if __name__ == "__main__":
    print(json.dumps(document(), indent=1, ensure_ascii=False))
