"""B. The mutiny: duel after duel, round after round (M27–M35)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from flibuste.core.odds import Odds
from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal, Seat
from flibuste.games.mutiny.acts import LAY, ROB, SAILOR, Act, Decline, Lay, Rob, Sailor
from flibuste.games.mutiny.parts import (
    ALL_OPENING,
    CARD_INDEX,
    COMBAT,
    GREY,
    MONKEY,
    NOBODY,
    VALUE,
)
from flibuste.games.mutiny.rules.chapter import (
    AWAITED,
    WAITING,
    Chapter,
    LucksChapter,
    at_one_of,
)
from flibuste.games.mutiny.rules.scoring import duel_winner
from flibuste.games.mutiny.rules.secrets import no_victim, sailors

if TYPE_CHECKING:
    from flibuste.games.mutiny.rules.state import State


def begin_duel(table: State, letter: int) -> None:
    """Every player in the game is in every duel (M35)."""
    table.duel = letter
    table.round = 0
    table.in_duel = table.in_game()
    table.turn_to(REVEAL_VALVERDE)


class Revealing(LucksChapter):
    """M28 · The sailors are revealed, Valverde's first; an empty square gets any from the deck."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side  # whose sailor is next

    def odds(self, table: State) -> Odds[Act]:
        value = table.posts[table.duel][self.side]
        return Odds((SAILOR[value],)) if value else sailors(table.aboard)

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Sailor)
        valverde, diaz, *known = table.posts[table.duel]
        if not (diaz if self.side else valverde):
            table.aboard ^= 1 << action.value
        seen, same, reverse = known
        if self.side:
            table.posts[table.duel] = valverde, action.value, seen, same, reverse
            next_round(table)
        else:
            table.posts[table.duel] = action.value, diaz, seen, same, reverse
            table.turn_to(REVEAL_DIAZ)


REVEAL_VALVERDE: Final = Revealing(0)
REVEAL_DIAZ: Final = Revealing(1)


def next_round(table: State) -> None:
    """Every player still in this duel lays one card (M30)."""
    table.round += 1
    table.waiting = table.in_duel
    table.turn_to(LAYING)


def may_lay(hand: Sequence[int], number: int) -> list[int]:
    """In this round of a duel: combat cards (M31); from round 2 on also the monkey (M32)."""
    cards = [card for card in range(COMBAT) if hand[card]]
    if number > 1 or not cards:
        cards.append(MONKEY)
    return cards


@lru_cache(maxsize=1 << 12)  # with corrected tables there is no end of hands
def lays(hand: tuple[int, ...], number: int) -> tuple[Act, ...]:
    return tuple([LAY[card] for card in may_lay(hand, number)])


class Laying(Chapter):
    """One card each, face down (M30); a card stays in its hand until all are revealed."""

    __slots__ = ()

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return WAITING[table.waiting]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return lays(tuple(table.hands[seat]), table.round)

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        """M31 · In round 1 the monkey only for want of a combat card, and who lays it is out."""
        if not isinstance(action, Lay):
            return Refusal("M30", Message("refused-laying"))
        card = CARD_INDEX.get(action.card)
        if card is None:
            return NO_SUCH_ACT
        if card == MONKEY:
            if table.round == 1 and any(table.hands[seat]):
                return Refusal("M31", Message("refused-monkey-first"))
            return None
        if card >= COMBAT:
            return Refusal("M30", Message("refused-lay-kind"))
        if not table.hands[seat][card]:
            word = Message(f"card-{action.card}")
            return Refusal("M30", Message("refused-lay-none", {"card": word}))
        return None

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        assert isinstance(action, Lay)
        table.lays[seat] = CARD_INDEX[action.card]
        table.waiting ^= 1 << seat
        if not table.waiting:
            reveal(table)


LAYING: Final = Laying()


def reveal(table: State) -> None:
    """M30 · All cards together, without their owners; what the monkeys do (M31, M32)."""
    monkeys = uncover(table)
    table.in_duel &= ~monkeys
    if table.round == 1:
        table.out |= monkeys
    elif table.round == 2 and monkeys:
        reward(table, monkeys)
        return
    go_on(table)


def uncover(table: State) -> int:
    """The cards leave the hands and count for their sides; the owners of the monkeys laid."""
    monkeys = 0
    cards: list[int] = []
    for seat in WAITING[table.in_duel]:
        card = table.lays[seat]
        table.lays[seat] = NOBODY
        if card == MONKEY:
            monkeys |= 1 << seat
            continue
        cards.append(card)
        table.hands[seat][card] -= 1
        table.spent[card] += 1
    pink, grey = points(cards)
    table.sums[2 * table.duel] += pink
    table.sums[2 * table.duel + 1] += grey
    for seat in WAITING[table.in_duel & ~monkeys]:
        table.known[seat] &= still_known(cards)
    table.record.append((table.duel, monkeys, *sorted(cards)))
    return monkeys


def points(cards: Sequence[int]) -> tuple[int, int]:
    """What pink cards count for Valverde, and grey ones for Diaz (M30)."""
    pink = grey = 0
    for card in cards:
        if card < GREY:
            pink += VALUE[card]
        else:
            grey += VALUE[card]
    return pink, grey


def still_known(cards: Sequence[int]) -> int:
    """M37: of the cards known in a hand, those that all still know after it laid one of these.

    If the cards of a round are all alike, or there is only one, everybody sees who laid them, and
    such a card is the only one that has gone; otherwise any may be, and nothing is known any more.
    Everybody means a watcher too: what somebody can work out from a hand is not written down.
    """
    alike = len(set(cards)) == 1
    return ALL_OPENING & ~(1 << cards[0]) if alike else 0


def reward(table: State, monkeys: int) -> None:
    """M32 · In round 2 a monkey alone may steal a coin, several get one each from the supply."""
    owners = WAITING[monkeys]
    if len(owners) == 1:
        if table.prey(owners[0]):
            table.turn_to(Robbing(owners[0]))
            return
    else:
        share(table, monkeys, len(owners))
    go_on(table)


def levied(supply: int, monkeys: int, coins: Sequence[int], out: int) -> list[Seat]:
    """Who gives a coin when the supply is too small for so many monkeys (M33)."""
    if supply >= monkeys:
        return []
    return [seat for seat, has in enumerate(coins) if has and not out >> seat & 1]


def share(table: State, monkeys: int, number: int) -> None:
    """M33 · If the supply is short everybody gives a coin first; then clockwise from the dealer."""
    for seat in levied(table.supply, number, table.coins, table.out):
        table.pay(seat, -1)
    for step in range(table.seats):
        seat = (table.dealer + step) % table.seats
        if monkeys >> seat & 1:
            table.pay(seat, 1)


class Robbing(Chapter):
    """The lone monkey may steal a coin from any other player still in the game (M32)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def awaiting(self, table: State) -> tuple[Seat, ...]:
        return AWAITED[self.seat]

    def legal(self, table: State, seat: Seat) -> Sequence[Act]:
        return ROBBERIES[table.prey(seat)]

    def forbids(self, table: State, seat: Seat, action: Act) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        if not isinstance(action, Rob):
            return Refusal("M32", Message("refused-robbing"))
        return no_victim(table, seat, action, "M32")

    def apply(self, table: State, seat: Seat, action: Act) -> None:
        if isinstance(action, Rob):
            table.rob(seat, action.seat)
        go_on(table)


ROBBERIES: Final = at_one_of(ROB)


def go_on(table: State) -> None:
    """M35 · Another round while somebody is in the duel; its end, or the game's if none is left."""
    if table.in_duel:
        next_round(table)
    elif table.in_game():
        end_duel(table)
    else:
        table.end()


def end_duel(table: State) -> None:
    """M29 · The side that wins it (M34); the next duel, until one side has won three."""
    valverde, diaz = table.posts[table.duel][:2]
    pink, grey = table.sums[2 * table.duel : 2 * table.duel + 2]
    winner = duel_winner(valverde, diaz, pink, grey)
    table.wins[winner] += 1
    if table.won() == NOBODY:
        begin_duel(table, table.duel + 1)
    else:
        table.end()
