"""What a link shows before anybody opens it: title and description, in the asker's language.

Whoever has the link of a table may know its game, its host and how many chairs are free; an address
that leads nowhere looks like the lobby.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final
from urllib.parse import quote

from msgspec import Struct

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER
from flibuste.core.refusal import TooMany
from flibuste.core.registry import card, find, games
from flibuste.core.words import LANGUAGES, Words, words
from flibuste.room.table import Table
from flibuste.server.access import AnyRequest, address_of, limits_of, rooms_of
from flibuste.server.hosts import Hosts

NAME: Final = "Flibuste"
LONGEST_HEADER: Final = 200  # characters; browsers send fewer
PICTURE: Final = "/icon-512.png"
PLACE: Final = re.compile("<!-- about -->.*?<!-- /about -->", re.DOTALL)  # in web/index.html
WISH: Final = re.compile(r"([A-Za-z]{2})(?:-[\w-]*)?(?:;q=([\d.]{1,5}))?", re.ASCII)


class Preview(Struct, frozen=True):
    """Of one address; ``path`` is told only with the name by which the world knows us."""

    language: str
    title: str
    about: str
    path: str = "/"


def language_of(request: AnyRequest) -> str:
    """The visitor's favourite of our languages."""
    header = request.headers.get("accept-language", "")[:LONGEST_HEADER]
    found = filter(None, (WISH.fullmatch(one.strip()) for one in header.split(",")))
    wishes = {one[1].lower(): _weight(one[2]) for one in reversed(list(found))}
    return max(LANGUAGES, key=lambda language: wishes.get(language, 0.0))


def _weight(written: str | None) -> float:
    try:
        return float(written or 1)
    except ValueError:
        return 0.0


OF_GAME: Final = {"rules": "preview-rules", "learn": "preview-learn"}
OF_TABLE: Final = {
    "waiting": "preview-waiting",
    "running": "preview-running",
    "over": "preview-over",
    "cancelled": "preview-cancelled",
}


def say_in(language: str) -> Words:
    return words(None, language, "flibuste.room")


def of_lobby(request: AnyRequest) -> Preview:
    language = language_of(request)
    return Preview(language, NAME, say_in(language)("preview-lobby"))


def of_game(request: AnyRequest, key: str, what: str) -> Preview:
    """The rules of a game, or its lesson; the lobby's if there is no such game."""
    if key not in games():
        return of_lobby(request)
    language = language_of(request)
    name = game_name(key, language)
    about = say_in(language)(OF_GAME[what], game=name)
    return Preview(language, f"{name} – {NAME}", about, f"/{what}/{key}")


async def of_table(request: AnyRequest, id: str) -> Preview:
    """A table, by either of its links; the lobby's if there is none, or no budget to look."""
    try:
        limits_of(request).spend("previews", None, address_of(request))
        found = await rooms_of(request).by_any_id(id)
    except (TooMany, FlibusteError):  # it cannot be read: the page will say so
        found = None
    if found is None:
        return of_lobby(request)
    language, table = language_of(request), found[0].delay.seen(WATCHER)
    title = f"{game_name(table.game.key, language)} – {NAME}"
    return Preview(language, title, who_waits(table, language), f"/t/{id}")


async def of_replay(request: AnyRequest, code: str) -> Preview:
    """A match to look at again: a table's, or one in a line that begins with its game."""
    key = code.partition(".")[0]
    if "." not in code:
        return await of_table(request, code)
    if key not in games():
        return of_lobby(request)
    language = language_of(request)
    name = game_name(key, language)
    about = say_in(language)("preview-replay", game=name)
    return Preview(language, f"{name} – {NAME}", about, f"/r/{quote(code)}")


def who_waits(table: Table, language: str) -> str:
    """One sentence: the game, the host, and whether one can still sit down."""
    say = say_in(language)
    return say(
        OF_TABLE[table.phase],
        game=game_name(table.game.key, language),
        host=table.chairs[table.host()].name or say("preview-somebody"),
        open=sum(chair.kind == "open" for chair in table.chairs),
    )


def game_name(key: str, language: str) -> str:
    return str(card(find(key).package)["name"][language])


def filled(page: str, preview: Preview, hosts: Hosts) -> str:
    """The page with this preview in its head."""
    head = "\n    ".join(_lines(preview, hosts))
    return PLACE.sub(lambda _: head, page, count=1)


def _lines(preview: Preview, hosts: Hosts) -> Iterator[str]:
    title, about = escape(preview.title), escape(preview.about)
    yield f"<title>{title}</title>"
    yield f'<meta name="description" content="{about}">'
    told = {"type": "website", "site_name": NAME, "title": title, "description": about}
    told["locale"] = {"en": "en_GB", "fr": "fr_FR"}[preview.language]
    if hosts.public is not None:
        home = hosts.public.rstrip("/")
        told |= {"url": escape(home + preview.path), "image": escape(home + PICTURE)}
    for name, value in told.items():
        yield f'<meta property="og:{name}" content="{value}">'
