"""Who may sit where: signed with the database's own secret, so nothing needs an account."""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from importlib.resources import files
from typing import Final

LONG: Final = 4  # words of a phrase
WORDS: Final = tuple(files(__package__).joinpath("phrases.txt").read_text("utf-8").split())


def new_id(letters: int = 10) -> str:
    """An id nobody guesses: five bits a letter, none that looks like another."""
    return b32encode(secrets.token_bytes(letters)).decode()[:letters].lower()


def beside(device: str, seat: int) -> str:
    """One of several people who share a device: a guest of their own, who opens one chair."""
    return f"{device}~{seat}"


def device_of(guest: str | None) -> str:
    """The guest whose cookie a device holds; the same for all who share it."""
    return (guest or "").partition("~")[0]


class Keys:
    """Everything that is derived from the secret of one database."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def _sign(self, *parts: object) -> bytes:
        text = "\n".join(str(part) for part in parts)
        return hmac.new(self.secret, text.encode(), sha256).digest()

    def _seal(self, *parts: object) -> str:
        return urlsafe_b64encode(self._sign(*parts)[:15]).decode()

    def token(self, table: str, seat: int, guest: str) -> str:
        """Opens one chair of one table to one guest."""
        return f"{seat}.{guest}.{self._seal('seat', table, seat, guest)}"

    def seat_of(self, table: str, token: str) -> tuple[int, str] | None:
        """The seat and the guest a token was made for, or None if it was not made here."""
        seat, _, rest = token.partition(".")
        guest, _, seal = rest.partition(".")
        if not seat.isdecimal() or len(token) > 100:
            return None
        right = self._seal("seat", table, int(seat), guest)
        return (int(seat), guest) if hmac.compare_digest(seal.encode(), right.encode()) else None

    def door(self, worker: str) -> str:
        """Opens the inner door of one worker to the others of the same database."""
        return self._seal("door", worker)

    def phrase(self, table: str, seat: int, guest: str) -> str:
        """Four words that let a player in again from another device: 41 bits."""
        number = int.from_bytes(self._sign("phrase", table, seat, guest)[:16], "big")
        words = []
        for _ in range(LONG):
            number, index = divmod(number, len(WORDS))
            words.append(WORDS[index])
        return " ".join(words)

    def cookie(self, guest: str, name: str) -> str:
        """A guest's signed name tag."""
        tag = urlsafe_b64encode(name.encode()).decode()
        return f"{guest}.{tag}.{self._seal('guest', guest, name)}"

    def guest_of(self, cookie: str) -> tuple[str, str] | None:
        """The guest and the nickname of a cookie, or None if it is forged."""
        parts = cookie.split(".")
        if len(parts) != 3 or len(cookie) > 400:
            return None
        try:
            name = urlsafe_b64decode(parts[1]).decode()
        except ValueError:
            return None
        right = self._seal("guest", parts[0], name)
        return (parts[0], name) if hmac.compare_digest(parts[2].encode(), right.encode()) else None
