"""What anybody may read: the games and their cards, rules and words, and QR codes."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, get
from litestar.params import FromPath

from flibuste.core.registry import find, rules_page
from flibuste.core.registry import games as all_games
from flibuste.core.words import LANGUAGES
from flibuste.server import pages
from flibuste.server.access import AnyRequest, spends
from flibuste.server.lessons import lesson_told
from flibuste.server.refusal import Refused


@get("/api/games", media_type=MediaType.JSON, guards=[spends("reading")])
async def games() -> bytes:
    return pages.cards_told(all_games())


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
    return pages.words_file(game, language if language in LANGUAGES else "en")


@get("/api/qr", media_type="image/svg+xml", guards=[spends("qr")], sync_to_thread=True)
def qr(request: AnyRequest) -> bytes:
    """Drawn by a thread, and only once: it takes milliseconds that a room would have to wait."""
    text = request.query_params.get("text", "")
    if not pages.ADDRESS.fullmatch(text):
        raise Refused("room-qr-long", most=pages.LONGEST_QR)
    return pages.qr_svg(text)


LIBRARY: Final = [games, lesson, rules, game_words, qr]
