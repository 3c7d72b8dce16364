"""The options of a table of La mutinerie."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from flibuste.games.mutiny.parts.components import Components

Line: TypeAlias = Annotated[str, Meta(description="pink 7 9 4; storms 7 11 15")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Who deals first, and a corrected component table: a line of words, or a table."""

    first: Annotated[int, Meta(ge=0, le=3)] | None = None
    components: Line | Components | None = None
