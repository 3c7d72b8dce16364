"""Matches kept in files: the one-line code, who sat where, and the luck still to come."""

from __future__ import annotations

import errno
import json
import os
import re
import tempfile
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from msgspec import Struct

from flibuste.core.codec import dumps, loads
from flibuste.core.match import Match
from flibuste.core.protocol import Message
from flibuste.terminal.session import Bots, Session
from flibuste.terminal.setup import chair_of, chair_text, chairs_of, make_bot, table_at
from flibuste.terminal.speech import table_error

LINK: Final = re.compile(r"https?://[^/\s]+/r/([^?#\s]+)\S*")
REASONS: Final = {
    errno.ENOENT: "ui-no-folder",
    errno.ENOTDIR: "ui-no-folder",
    errno.EISDIR: "ui-is-folder",
    errno.EACCES: "ui-not-permitted",
    errno.EPERM: "ui-not-permitted",
    errno.EROFS: "ui-not-permitted",
    errno.ENOSPC: "ui-no-space",
    errno.ENAMETOOLONG: "ui-long-name",
}


class Saved(Struct, forbid_unknown_fields=True):
    """The contents of a file."""

    flibuste: int  # the form of the file
    code: str
    seats: list[str]
    seed: str
    asked: dict[str, int] = {}  # questions to luck so far: acts taken back count too


class Coded(Struct):
    """What every file has; one that a page has written names the game beside its code."""

    flibuste: int
    code: str
    game: str | None = None


def saved(session: Session) -> Saved:
    seats = [chair_text(chair) for chair in session.chairs]
    return Saved(1, dumps(session.match), seats, session.luck.seed, dict(session.luck.asked))


def usual_name(session: Session) -> str:
    """One name for each match: saving again replaces the earlier state of the same one."""
    seed = re.sub(r"\W", "-", session.luck.seed)[:20]
    return f"{session.game.key}-{seed}.json"


def saves_folder() -> Path:
    """Where a person's matches are kept, as the system has it."""
    try:
        from platformdirs import user_data_path
    except ImportError:  # it comes with the extras; without them, where one is
        return Path()
    return user_data_path("flibuste", appauthor=False) / "saves"


def save(session: Session, name: str = "") -> Path:
    """Write the file whole or not at all: where it is told, or else among one's matches."""
    path = Path(name).expanduser() if name else saves_folder() / usual_name(session)
    text = json.dumps(msgspec.to_builtins(saved(session)), indent=2, ensure_ascii=False) + "\n"
    try:
        if not name:
            path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".flibuste-", suffix=".json")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        detail = Message(REASONS.get(error.errno or 0, "ui-not-writable"))
        raise table_error("ui-save-failed", file=str(path)[:80], detail=detail) from None
    return path


def read_text(name: str) -> str | None:
    """The text of a file, here or among one's matches, or None when there is no such file."""
    try:
        places = (Path(name).expanduser(), saves_folder() / name)
        return next((path.read_text("utf-8") for path in places if path.is_file()), None)
    except (OSError, ValueError, RuntimeError):  # no name of a file, or not to be read as text
        return None


def match_of(given: str) -> tuple[Match[Any, Any, Any], Saved | None]:
    """The match of a file (saved, by a page too, or holding a code), of a code or a link to one."""
    text = read_text(given)
    if text is None:
        link = LINK.fullmatch(given.strip())
        if link is not None:
            return loads(line_of(unquote(link[1]))), None
        looks_like_a_file = "/" in given or given.endswith((".json", ".txt"))
        if looks_like_a_file:
            raise table_error("ui-load-missing", file=given[:80])
        return loads(given), None
    if not text.lstrip().startswith("{"):
        return loads(text), None
    try:
        found = msgspec.json.decode(text, type=Coded)
        if found.flibuste != 1:
            raise table_error("ui-load-broken", file=given[:80])
        kept = None if found.game else msgspec.json.decode(text, type=Saved)
    except msgspec.DecodeError:
        raise table_error("ui-load-broken", file=given[:80]) from None
    return loads(found.code), kept


def line_of(code: str) -> str:
    """What stands after /r/ in a link: a match in one line, or a table that only its room knows."""
    if "." not in code:
        raise table_error("ui-load-table")
    return code


def load(
    given: str, seats: str | None = None, seed: str | None = None, bots: Bots = make_bot
) -> Session:
    """A table where the match of a file or code goes on."""
    match, kept = match_of(given)
    if kept is None:
        return table_at(match, chairs_of(seats) if seats else None, seed, bots)
    chairs = chairs_of(seats) if seats else [chair_of(chair) for chair in kept.seats]
    session = table_at(match, chairs, kept.seed if seed is None else seed, bots)
    if seed is None:
        session.luck.asked = {
            source: max(count, kept.asked.get(source, 0))
            for source, count in (dict.fromkeys(kept.asked, 0) | session.luck.asked).items()
        }
    return session
