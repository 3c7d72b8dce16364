"""What anybody may read: the games and their cards, rules and words, and QR codes."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, get
from litestar.params import FromPath

from flibuste.core.registry import find, rules_page
from flibuste.core.words import LANGUAGES
from flibuste.server import pages
from flibuste.server.access import AnyRequest
from flibuste.server.lessons import lesson_told


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    return pages.cards()


@get("/api/rules/{game:str}/{language:str}", media_type="text/markdown; charset=utf-8")
async def rules(game: FromPath[str], language: FromPath[str]) -> str:
    return rules_page(find(game).package, language if language in LANGUAGES else "en")


@get("/api/games/{game:str}/lesson", media_type=MediaType.JSON)
async def lesson(game: FromPath[str]) -> bytes:
    """All steps at once: nothing in a lesson is left to chance."""
    return lesson_told(game)


@get("/api/words/{game:str}/{language:str}", media_type="text/plain; charset=utf-8")
async def game_words(game: FromPath[str], language: FromPath[str]) -> str:
    """For a game that came after the page was built."""
    return pages.words_file(game, language if language in LANGUAGES else "en")


@get("/api/qr", media_type="image/svg+xml")
async def qr(request: AnyRequest) -> bytes:
    return pages.qr_svg(request.query_params.get("text", "")[:400])


LIBRARY: Final = [games, lesson, rules, game_words, qr]
