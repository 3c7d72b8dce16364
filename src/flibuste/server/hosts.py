"""
By which names this server lets itself be called, and which pages are its own.

A page from elsewhere can make a visitor's browser ask us, and can give its own name our address
(DNS rebinding): whoever calls us by a name that is not ours is refused.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from flibuste.core.refusal import Refused

HERE: Final = "localhost"


def plain_host(netloc: str) -> str:
    """The host of ``host:port``, in one spelling; empty if there is none."""
    try:
        host = urlsplit(f"//{netloc}").hostname or ""
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return "" if any(sign in netloc for sign in "@/?#\\ ") else _name(netloc)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def _name(netloc: str) -> str:
    """A name, without its port and in small letters."""
    return netloc.rpartition(":")[0].lower() if ":" in netloc else netloc.lower()


def is_loopback(host: str) -> bool:
    """Whether a host is this very machine and cannot be another."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == HERE or host.endswith(f".{HERE}")


def public_url(text: str) -> SplitResult:
    """The address by which the world knows us, checked."""
    try:
        url = urlsplit(text)
        host, _ = url.hostname, url.port
    except ValueError:
        host = None
    if not host or url.scheme not in ("http", "https") or url.path not in ("", "/"):
        raise Refused("serve-public-url", url=text[:200])
    if url.query or url.fragment or url.username is not None or url.password is not None:
        raise Refused("serve-public-url", url=text[:200])
    return url


@cache
def machine_names() -> tuple[str, str]:
    """As this machine calls itself, and as the house finds it without a name server."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local"


class Hosts(Struct, frozen=True):
    """How we may be called."""

    house: bool = False  # others in the house may come, not this machine alone
    public: str | None = None  # the address by which the world knows us

    @property
    def secure(self) -> bool:
        """Whether nobody comes to us but through https."""
        return self.public is not None and public_url(self.public).scheme == "https"

    def knows(self, host: str | None, arrived_at: str | None) -> bool:
        """Whether this Host is ours; ``arrived_at`` is our address on which the call came."""
        name = plain_host(host or "")
        if not name or is_loopback(name):
            return bool(name)
        if self.public is not None and name == public_url(self.public).hostname:
            return True
        return self.house and name in {plain_host(_bracketed(arrived_at or "")), *machine_names()}

    def owns(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this Origin is ours; one that has none is no page."""
        if origin is None:
            return True
        try:
            netloc = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        public = public_url(self.public).netloc.lower() if self.public is not None else None
        return bool(netloc) and netloc in ((host or "").lower(), public)


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
