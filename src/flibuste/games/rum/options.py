"""The options of a table of Rhum et Honneur."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

_ROW: Final = r"[1-9]\.[0-3] [1-9]\.[0-3] [1-9]\.[0-3]"
LAYOUT: Final = rf"^(?!.*([1-9])\.[0-3].*\1\.[0-3]){_ROW} / {_ROW} / {_ROW}$(?!\n)"
EXAMPLE: Final = "1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3"
Display: TypeAlias = Literal["open", "closed"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Closed values only: whatever is not listed here is refused."""

    layout: Annotated[str, Meta(pattern=LAYOUT, description=EXAMPLE)] | None = None
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    coins: Display = "open"  # how the page shows purses (H26); the views do not change
    tiles: Display = "open"  # how the page shows tiles won openly (H40)
