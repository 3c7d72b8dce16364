"""What happens when a pirate is used (M15–M26): at once, or by the first question of a visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.protocol import Seat
from flibuste.games.mutiny.parts import (
    BIJOUX,
    CAMBIVALUTE,
    CHANG_YE,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    DUELS,
    NOBODY,
    OJO,
    PANG,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from flibuste.games.mutiny.rules.cards import (
    Burying,
    Drawing,
    Keeping,
    Looking,
    Numbering,
    Trading,
    most_cards,
    most_coins,
)
from flibuste.games.mutiny.rules.chapter import Visit, VisitStep
from flibuste.games.mutiny.rules.coins import Stealing, Taking
from flibuste.games.mutiny.rules.secrets import (
    Inspecting,
    Mustering,
    Peeking,
    Pledging,
    Posting,
    Swapping,
)

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State


def valverde(table: State, seat: Seat, waited: int) -> Visit | None:
    """M15 · The top gold card and 1 coin, as far as there are any (M14)."""
    table.pay(seat, 1)
    return Drawing(VALVERDE, 1) if table.gold.layers else None


def diaz(table: State, seat: Seat, waited: int) -> Visit | None:
    """M16 · Look at the top gold card and the top combat card, keep one (Keeping)."""
    cards = bool(table.gold.layers) + bool(table.combat.layers)
    return Looking(DIAZ, cards) if cards else None


def crackpott(table: State, seat: Seat, waited: int) -> Visit | None:
    """M17 · The top 2 combat cards."""
    cards = min(2, len(table.combat))
    return Drawing(CRACKPOTT, cards) if cards else None


def tembo(table: State, seat: Seat, waited: int) -> Visit | None:
    """M18 · Look at the top 2 combat cards, keep one (Keeping)."""
    cards = min(2, len(table.combat))
    return Looking(TEMBO, cards) if cards else None


def wessel_jan(table: State, seat: Seat, waited: int) -> Visit | None:
    """Whoever has no combat card has nothing to choose (M19)."""
    return Numbering(WESSEL_JAN) if any(table.hands[seat]) else None


def dean_nero(table: State, seat: Seat, waited: int) -> Visit | None:
    """Cards for coins, or coins for cards (M20); whoever can do neither is not asked."""
    return Trading(DEAN_NERO) if most_cards(table, seat) or most_coins(table, seat) else None


def pang(table: State, seat: Seat, waited: int) -> Visit | None:
    """M21 · The top combat card or 1 coin; what there is, if only one of them is there (M14)."""
    if table.combat.layers:
        return Taking(PANG) if table.supply else Drawing(PANG, 1)
    table.pay(seat, 1)
    return None


def chang_ye(table: State, seat: Seat, waited: int) -> Visit | None:
    """With nobody to steal from nothing is asked (M22, M38)."""
    return Stealing(CHANG_YE) if table.with_coins(seat) else None


def sate(table: State, seat: Seat, waited: int) -> Visit | None:
    """M23 · 1 coin, and 1 more for every turn that ended since Sate was opened."""
    table.pay(seat, 1 + waited)
    return None


def bijoux(table: State, seat: Seat, waited: int) -> Visit | None:
    """Choose an allegiance, also when there is one already (M24)."""
    return Pledging(BIJOUX)


def ojo(table: State, seat: Seat, waited: int) -> Visit | None:
    """M25 · Choose an allegiance if there is none, else look at an opponent's, if there is one."""
    if table.sides[seat] == NOBODY:
        return Pledging(OJO)
    return Peeking(OJO) if table.pledged_others(seat) else None


def cambivalute(table: State, seat: Seat, waited: int) -> Visit | None:
    """M26 · Two sailors from the deck, or, when all five pairs stand, a look at one of them."""
    if table.pairs() < DUELS:
        return Mustering(CAMBIVALUTE, 2)
    return Inspecting(CAMBIVALUTE)


Use: TypeAlias = Callable[["State", Seat, int], Visit | None]
VISITS: Final[tuple[Use, ...]] = (
    valverde,
    diaz,
    crackpott,
    tembo,
    wessel_jan,
    dean_nero,
    pang,
    chang_ye,
    sate,
    bijoux,
    ojo,
    cambivalute,
)
"""By pirate, in the order of the box; the Ghost is never used (M9)."""

STEPS: Final[dict[VisitStep, type[Visit]]] = {
    scene.step: scene
    for scene in (
        Drawing,
        Looking,
        Keeping,
        Numbering,
        Burying,
        Trading,
        Taking,
        Stealing,
        Pledging,
        Peeking,
        Mustering,
        Posting,
        Inspecting,
        Swapping,
    )
}
"""All questions of a visit, by what they wait for."""
