"""The header `Allow`: what may be asked at an address, told with every 405 and every OPTIONS.

The framework leaves it out of the former, and names one method too few in the latter where an
address has two.
"""

from __future__ import annotations

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope


async def tell_methods(message: Message, scope: Scope) -> None:
    """Before an answer is sent."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    if message["status"] == 405 or (message["status"] == 204 and scope["method"] == "OPTIONS"):
        methods = sorted(methods_at(scope["litestar_app"], scope["path"]))
        MutableScopeHeaders(message)["allow"] = ", ".join(methods)


def methods_at(app: Litestar, path: str) -> set[str]:
    """All methods of all routes that lead here."""
    asked = path.strip("/").split("/")
    found: set[str] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and fits(route, asked):
            found |= {str(method) for method in route.methods}
    return found


def fits(route: HTTPRoute, asked: list[str]) -> bool:
    """Part by part: a word is itself, and what stands in braces is any word."""
    parts = route.path_components or [""]
    return len(parts) == len(asked) and all(
        part == word for part, word in zip(parts, asked, strict=True) if isinstance(part, str)
    )
