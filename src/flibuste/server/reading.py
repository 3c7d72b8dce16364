"""What anybody may read: the games and their cards, rules and words, and QR codes."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec
import segno
from litestar import MediaType, get
from litestar.params import FromPath

from flibuste.core.lesson import has_lesson
from flibuste.core.options import describe_options
from flibuste.core.referee import describe
from flibuste.core.refusal import Refused
from flibuste.core.registry import card, find, room_options, rules_page
from flibuste.core.registry import games as all_games
from flibuste.core.words import LANGUAGES
from flibuste.server.access import AnyRequest, spends
from flibuste.server.lessons import lesson_told

INSIDE: Final = ("options", "longest")  # of a card: what no poster tells
LONGEST_QR: Final = 500  # signs: a match in one line, and the address before it
ADDRESS: Final = re.compile(f"^[ -~]{{0,{LONGEST_QR}}}$")


def described(key: str) -> dict[str, Any]:
    """A game with what the lobby tells of it and what a new table can choose."""
    game = find(key)
    options = describe_options(game)
    for name, value in room_options(game.package).items():
        options[name] = {**options[name], "default": value}
    about = {"card": card(game.package), "options": options, "lesson": has_lesson(game)}
    return describe(game) | about


@lru_cache(maxsize=1)
def cards_told(keys: tuple[str, ...]) -> bytes:
    """All as JSON, made anew when there are other games: it takes the time of many acts."""
    return msgspec.json.encode([described(key) for key in keys])


@lru_cache(maxsize=64)
def card_told(key: str) -> bytes:
    """One of them as its table needs it: the form of its acts, half of the weight, is for those
    who write programs or type a question.
    """
    return msgspec.json.encode({k: told for k, told in described(key).items() if k != "acts"})


@lru_cache(maxsize=1)
def posters_told(keys: tuple[str, ...]) -> bytes:
    """The same games as the lobby hangs them up: the options of a new table weigh more than all
    the rest, and whoever opens the first page needs none of them.
    """
    told = []
    for key in keys:
        game = find(key)
        about = {name: value for name, value in card(game.package).items() if name not in INSIDE}
        told.append(
            {"key": key, "seats": list(game.seats), "card": about, "lesson": has_lesson(game)}
        )
    return msgspec.json.encode(told)


def words_file(key: str, language: str) -> str:
    """A game's own words, as they are written."""
    return files(find(key).package).joinpath("words", f"{language}.ftl").read_text("utf-8")


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """A QR code in the page's own ink: no colours of its own."""
    drawing = io.BytesIO()
    segno.make(text or " ", error="m", micro=False).save(
        drawing, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return drawing.getvalue().replace(b'stroke="#000"', b'stroke="currentColor"')


@get("/api/games", media_type=MediaType.JSON, guards=[spends("reading")])
async def games() -> bytes:
    return cards_told(all_games())


@get("/api/games/{game:str}", media_type=MediaType.JSON, guards=[spends("reading")])
async def one_game(game: FromPath[str]) -> bytes:
    return card_told(find(game).key)


@get("/api/posters", media_type=MediaType.JSON, guards=[spends("reading")])
async def posters() -> bytes:
    return posters_told(all_games())


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    guards=[spends("reading")],
)
async def rules(game: FromPath[str], language: FromPath[str]) -> str:
    return rules_page(find(game).package, language if language in LANGUAGES else "en")


@get("/api/games/{game:str}/lesson", media_type=MediaType.JSON, guards=[spends("lessons")])
async def lesson(game: FromPath[str]) -> bytes:
    """All steps at once: nothing in a lesson is left to chance."""
    return lesson_told(game)


@get(
    "/api/words/{game:str}/{language:str}",
    media_type="text/plain",
    guards=[spends("reading")],
)
async def game_words(game: FromPath[str], language: FromPath[str]) -> str:
    """For a game that came after the page was built."""
    return words_file(game, language if language in LANGUAGES else "en")


@get("/api/qr", media_type="image/svg+xml", guards=[spends("qr")], sync_to_thread=True)
def qr(request: AnyRequest) -> bytes:
    """Drawn by a thread, and only once: it takes milliseconds that a room would have to wait."""
    text = request.query_params.get("text", "")
    if not ADDRESS.fullmatch(text):
        raise Refused("room-qr-long", most=LONGEST_QR)
    return qr_svg(text)


LIBRARY: Final = [games, one_game, posters, lesson, rules, game_words, qr]
