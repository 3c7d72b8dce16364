"""Print JSON Schemas for web/tools/types.mjs: of the socket, and of each game that has a board."""

import json
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from flibuste.core.registry import find, games
from flibuste.room import wire

TEMPLATE = "#/definitions/{name}"
GAMES = Path(__file__).resolve().parents[2] / "src" / "flibuste" / "games"


def of_socket() -> dict[str, Any]:
    (request, answer), parts = msgspec.json.schema_components(
        [wire.Request, wire.Answer], ref_template=TEMPLATE
    )
    return {"request": request, "answer": answer, "parts": parts}


def of_games() -> dict[str, Any]:
    """Act, view, and perhaps effect and scenery of each game with a board."""
    found = {}
    for game in map(find, games()):
        if (GAMES / game.key / "web" / "Board.svelte").is_file():
            kinds = [game.actions, game.views]
            told = [tell for tell in (game.effect, game.scenery) if tell is not None]
            kinds += [get_type_hints(tell)["return"] for tell in told]
            (act, *_), parts = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
            found[game.key] = {"act": act, "view": game.views.__name__, "parts": parts}
    return found


print(json.dumps({"socket": of_socket(), "games": of_games()}))
