"""The options of a table of Pearl divers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Closed values only: whatever is not listed here is refused."""

    breath: Literal[6, 7, 8] = 7
    """X2 · How many points a diver can lift."""
    first: Annotated[int, Meta(ge=0, le=3)] | None = None
