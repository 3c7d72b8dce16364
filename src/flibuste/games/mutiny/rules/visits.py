"""The visits: what each pirate does when it is used, and all the questions that may follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.protocol import Seat
from flibuste.games.mutiny.rules import cards, secrets
from flibuste.games.mutiny.rules.chapter import Visit, VisitStep

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State

Use: TypeAlias = Callable[["State", Seat, int], Visit | None]
VISITS: Final[tuple[Use, ...]] = (
    cards.valverde,
    cards.diaz,
    cards.crackpott,
    cards.tembo,
    cards.wessel_jan,
    cards.dean_nero,
    cards.pang,
    secrets.chang_ye,
    cards.sate,
    secrets.bijoux,
    secrets.ojo,
    secrets.cambivalute,
)
"""By pirate, in the order of the box; the Ghost is never used (M9)."""

STEPS: Final[dict[VisitStep, type[Visit]]] = {
    scene.step: scene
    for chapter in (cards, secrets)
    for scene in vars(chapter).values()
    if isinstance(scene, type) and issubclass(scene, Visit) and hasattr(scene, "step")
}
"""All questions of a visit, by what they wait for."""
