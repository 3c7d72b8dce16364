"""The options of a table of Piratoons."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Tempo: TypeAlias = Literal["beats", "live"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Closed values only; ``components`` is a table of the printed tiles (components.py)."""

    tempo: Tempo = "beats"
    glass: Literal[15, 30, 60] = 15  # seconds, or beats
    dexterity: Literal["on", "off"] = "on"  # in live play only: in beats it is always off (T12)
    clumsy_no_auction: bool = False
    first: Annotated[int, Meta(ge=0, le=3)] | None = None  # the captain of the first round
    components: Annotated[str, Meta(description="B2a C-A p; B3g B-B gq")] | None = None
