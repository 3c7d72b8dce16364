"""The options of a table of Cartagena."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Variant: TypeAlias = Literal["jamaica", "tortuga"]
LAYOUT: Final = r"^(?!.*([A-F]).*\1)[A-F]'?( [A-F]'?){5}$(?!\n)"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Closed values only: whatever is not listed here is refused."""

    variant: Variant = "jamaica"
    layout: Annotated[str, Meta(pattern=LAYOUT, description="A B' E C' D' F'")] | None = None
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    boat_is_final: bool = False
    turn_limit: Annotated[int, Meta(ge=1, le=2000)] = 500
