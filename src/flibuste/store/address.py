"""Where tables are kept: a file, or a database of PostgreSQL by its address."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import unquote

SCHEMES: Final = ("postgresql", "postgres")
SECRET: Final = re.compile(r"([?&](?:password|sslpassword)=)([^&]*)")
HIDDEN: Final = r"\1…"


class Address:
    """The address of a database.  Nobody reads its password by accident: only ``url`` holds it."""

    __slots__ = ("_url",)

    def __init__(self, url: str) -> None:
        self._url = url

    @property
    def url(self) -> str:
        """With the password, for the driver alone."""
        return self._url

    def _parts(self) -> tuple[str, str, str, str]:
        """The scheme, who asks, the password, and where: a sign of the password that should have
        been written as %40 or %2F is still one of the password.
        """
        scheme, _, rest = self._url.partition("://")
        who, _, where = rest.rpartition("@")
        name, _, password = who.partition(":")
        return scheme, name, password, where

    def __str__(self) -> str:
        scheme, name, password, where = self._parts()
        who = f"{name}:…@" if password else f"{name}@" if name else ""
        return f"{scheme}://{who}{SECRET.sub(HIDDEN, where)}"

    def __repr__(self) -> str:
        return f"Address({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other._url == self._url

    def __hash__(self) -> int:
        return hash(self._url)

    def hide(self, text: str) -> str:
        """What a driver says about it, without the password."""
        _, _, password, where = self._parts()
        given = {password, *(found[2] for found in SECRET.finditer(where))}
        for secret in {*given, *map(unquote, given)} - {""}:
            text = text.replace(secret, "…")
        return text


Database: TypeAlias = Path | Address


def database_of(text: str) -> Database:
    """What ``--database`` names."""
    scheme, colon, _ = text.partition("://")
    return Address(text) if colon and scheme.lower() in SCHEMES else Path(text)
