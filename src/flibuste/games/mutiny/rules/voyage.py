"""A. The voyage: the first dealer, the cabins round after round, the storms (M6–M14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from flibuste.core.odds import Odds
from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.mutiny.acts import (
    DOOR,
    FIRST,
    OPEN,
    STORM,
    USE,
    Act,
    Door,
    First,
    Open,
    Storm,
    Use,
)
from flibuste.games.mutiny.parts import (
    ALL_PIRATES,
    GHOST,
    MORE_CABINS,
    NOBODY,
    PIRATE_INDEX,
    PIRATES,
)
from flibuste.games.mutiny.rules import cards, secrets
from flibuste.games.mutiny.rules.chapter import (
    AWAITED,
    Chapter,
    LucksChapter,
    Visit,
    VisitStep,
    pirate_word,
)

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State

USABLE: Final = ALL_PIRATES ^ 1 << GHOST  # M9: never the Ghost
TURN: Final = 4  # bits below it tell the pirate of an open card, those above the turn of opening
PIRATE: Final = (1 << TURN) - 1


# What was put together before, by the usable and by the hidden pirates
BEFORE_DOORS: Final[dict[int, tuple[Act, ...]]] = {}
NO_DOORS: Final[dict[int, tuple[Act, ...]]] = {}
DOORS: Final[dict[int, Odds[Act]]] = {}

Visiting: TypeAlias = Callable[["State", Seat, int], Visit | None]
VISITS: Final[tuple[Visiting, ...]] = (
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


def menu(doors: bool, usable: int) -> tuple[Act, ...]:
    """The next cabin, then the usable pirates in the order of the box (M8)."""
    known = BEFORE_DOORS if doors else NO_DOORS
    found = known.get(usable)
    if found is None:
        uses = [USE[pirate] for pirate in range(len(PIRATES)) if usable >> pirate & 1]
        found = known[usable] = (OPEN, *uses) if doors else tuple(uses)
    return found


def doors(hidden: int) -> Odds[Act]:
    """Anybody of whom nothing was seen in this round may live behind the next door (M7)."""
    odds = DOORS.get(hidden)
    if odds is None:
        unseen = [DOOR[pirate] for pirate in range(len(PIRATES)) if hidden >> pirate & 1]
        odds = DOORS[hidden] = Odds(tuple(unseen))
    return odds


@cache
def storms(lifeboat: int) -> Odds[Act]:
    """Any pirate, the Ghost too, but not the one who lies in the lifeboat (M13)."""
    return Odds(tuple(STORM[pirate] for pirate in range(len(PIRATES)) if pirate != lifeboat))


def visits_paid(ended: int, ghost: bool, visiting: bool) -> int:
    """Of a round: one for each turn that has ended, but the Ghost's (M9), and for this one (M8)."""
    return ended - ghost + visiting


def why_mutiny(ship: int, track: int, combat: int, gold: int, supply: int) -> str | None:
    """M14 · The mutiny square is reached, or a deck or the supply is empty."""
    if ship == track:
        return "ship"
    if combat and gold and supply:
        return None
    return "coins" if combat and gold else "gold" if combat else "combat"


class FirstDealer(LucksChapter):
    """M6 · The first dealer is drawn, if none was named."""

    __slots__ = ()

    def odds(self, table: State) -> Odds[Act]:
        return Odds(FIRST[: table.seats])

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, First)
        table.dealer = table.turn = action.seat
        table.scenes.pop()


class Cabins(Chapter):
    """Rounds of visits (M7–M12)."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[table.turn]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return menu(table.closed > 0, self.usable(table))

    def usable(self, table: State) -> int:
        """All that lie face up, but once this turn has opened a cabin its last one alone (M8)."""
        last = self.opened(table)
        if last == GHOST:
            return 0  # M9
        if last != NOBODY:
            return 1 << last
        away = 1 << table.lifeboat if table.lifeboat != NOBODY else 0
        return USABLE & ~(table.hidden | table.used | away)

    def opened(self, table: State) -> int:
        """The pirate whose cabin this turn has opened last, if it has."""
        if not table.row or table.row[-1] >> TURN != table.turns_ended():
            return NOBODY
        return table.row[-1] & PIRATE

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        match action:
            case Open():
                return self.forbids_open(table)
            case Use(pirate):
                return self.forbids_use(table, pirate)
            case _:
                return Refusal("M8", Message("refused-cabins"))

    def forbids_open(self, table: State) -> Refusal | None:
        """M10 · No door is left; whoever opened the last one uses who lives there (M8)."""
        if table.closed:
            return None
        last = self.opened(table)
        if last == NOBODY:
            return Refusal("M10", Message("refused-no-door"))
        return Refusal("M8", Message("refused-must-use", {"pirate": pirate_word(last)}))

    def forbids_use(self, table: State, name: str) -> Refusal | None:
        """M8 · One that lies face up; once this turn has opened a door, the last one's alone."""
        if name not in PIRATE_INDEX:
            return NO_SUCH_ACT
        pirate = PIRATE_INDEX[name]
        word = {"pirate": pirate_word(pirate)}
        if pirate == GHOST:
            return Refusal("M9", Message("refused-ghost"))
        if pirate == table.lifeboat:
            return Refusal("M13", Message("refused-lifeboat", word))
        if table.used >> pirate & 1:
            return Refusal("M11", Message("refused-used", word))
        if table.hidden >> pirate & 1:
            return Refusal("M8", Message("refused-closed", word))
        last = self.opened(table)
        if last not in (NOBODY, pirate):
            args = word | {"last": pirate_word(last)}
            return Refusal("M8", Message("refused-not-last", args))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if type(action) is Open:
            table.scenes.append(DOORWAY)
        else:
            assert isinstance(action, Use)
            self.use(table, seat, PIRATE_INDEX[action.pirate])

    def use(self, table: State, seat: Seat, pirate: int) -> None:
        """M11 · The card leaves the row, and its pirate acts."""
        card = next(card for card in table.row if card & PIRATE == pirate)
        table.row.remove(card)
        table.used |= 1 << pirate
        visit = VISITS[pirate](table, seat, table.turns_ended() - (card >> TURN))
        if visit is None:
            self.end_turn(table)
        else:
            table.scenes.append(visit)

    def resume(self, table: State, result: int | None) -> None:
        """M9 · A visit has ended (None), or a cabin was opened: the Ghost ends the turn."""
        if result is None or result == GHOST:
            self.end_turn(table)

    def end_turn(self, table: State) -> None:
        """Clockwise, each player once (M8)."""
        table.turn = (table.turn + 1) % table.seats
        if table.turn == table.dealer:
            self.end_round(table)

    def end_round(self, table: State) -> None:
        """M12 · The ship moves as far as cards lie face down; then mutiny, or storms and so on."""
        before = table.ship
        table.ship = min(before + table.closed, table.box.track)
        combat, gold = len(table.combat.layers), len(table.gold.layers)
        if why_mutiny(table.ship, table.box.track, combat, gold, table.supply):
            table.mutiny()
            return
        raging = sum([before < square <= table.ship for square in table.box.storms])
        table.dealer = table.turn = (table.dealer + 1) % table.seats
        if raging:
            table.clear_row()
            table.scenes.append(Storms(raging))
        else:
            self.lay_row(table)

    def lay_row(self, table: State) -> None:
        """M7 · Three cabins more than players, all closed."""
        table.clear_row()
        table.closed = table.seats + MORE_CABINS


class Doorway(LucksChapter):
    """A cabin is opened (M8)."""

    __slots__ = ()

    def odds(self, table: State) -> Odds[Act]:
        return doors(table.hidden)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Door)
        pirate = PIRATE_INDEX[action.pirate]
        table.closed -= 1
        table.hidden ^= 1 << pirate
        table.doors = (*table.doors, pirate)
        table.row.append(table.turns_ended() << TURN | pirate)
        table.pop(pirate)


class Storms(LucksChapter):
    """M13 · For each storm somebody goes into the lifeboat, and whoever was there comes back."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def odds(self, table: State) -> Odds[Act]:
        return storms(table.lifeboat)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Storm)
        table.lifeboat = PIRATE_INDEX[action.pirate]
        table.scenes.pop()
        if self.left > 1:
            table.scenes.append(Storms(self.left - 1))
            table.clear_row()
        else:
            CABINS.lay_row(table)


FIRST_DEALER: Final = FirstDealer()
CABINS: Final = Cabins()
DOORWAY: Final = Doorway()
