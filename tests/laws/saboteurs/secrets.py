"""Saboteurs of laws 3, 4 and 11: nobody can tell the truth from what could be behind a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import structs

from flibuste.core.protocol import WATCHER, Alarm, Message, Refusal, Sealed, Seat
from tests.laws.harbour import GAME as HARBOUR
from tests.laws.harbour.actions import Act, Draw, Lay, Toss, Under
from tests.laws.harbour.parts import KINDS
from tests.laws.harbour.state import State
from tests.laws.harbour.view import Sight
from tests.laws.saboteurs.enlisting import Table, breaks, enlist

# 3 imagining is true and fair


def forget_known_cards(view: Sight, rng: Random) -> State:
    state: State = HARBOUR.imagine(view, rng)
    state.pile.shuffle_in()
    return state


def mislead_watchers(view: Sight, rng: Random) -> State:
    state: State = HARBOUR.imagine(view, rng)
    state.buoy = (view.buoy + (view.seat == WATCHER)) % 100
    return state


class Sorted(Random):
    """Chance that leaves everything as it was, now and then."""

    def __init__(self, rng: Random, share: float) -> None:
        super().__init__(rng.random())
        self.share = share

    def shuffle(self, x: Any) -> None:
        if self.random() >= self.share:
            super().shuffle(x)


def imagine_lazily(view: Sight, rng: Random) -> State:
    state: State = HARBOUR.imagine(view, Sorted(rng, 1.0))
    return state


def imagine_a_bit_lazily(view: Sight, rng: Random) -> State:
    state: State = HARBOUR.imagine(view, Sorted(rng, 0.05))
    return state


def chances_without_gold(view: Sight) -> list[tuple[Act, int]]:
    assert HARBOUR.chances is not None
    return [(act, n) for act, n in HARBOUR.chances(view) if act != Draw("gold")]


enlist(3, "imagines no card that one player knows", 11, imagine=forget_known_cards)
enlist(3, "imagines wrong things for watchers", 11, imagine=mislead_watchers)
enlist(3, "imagines always the same deal", imagine=imagine_lazily)
enlist(3, "imagines every twentieth deal without shuffling", imagine=imagine_a_bit_lazily)
enlist(3, "conceals a chance of luck", chances=chances_without_gold)


# 4 menus and refusals depend on the view alone


def laid_by_others(table: State, seat: Seat) -> set[int]:
    return {card for owner, card in enumerate(table.laid) if owner != seat and card >= 0}


@breaks(4, 11, 12)
class Nosy(Table):
    """A game that leaves out of menus what others have laid face down."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        taken = [Lay(KINDS[card]) for card in laid_by_others(self, seat)]
        menu = super().legal(seat)
        return [act for act in menu if act not in taken] or menu


@breaks(4, 13)
class Chatty(Table):
    """A game that says in refusals what others have laid face down."""

    __slots__ = ()

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        refusal = super().forbids(seat, action)
        if refusal is not None and isinstance(action, Lay) and laid_by_others(self, seat):
            return Refusal(refusal.rule, Message(f"taken-{min(laid_by_others(self, seat))}"))
        return refusal


@breaks(4, 11)
class Telltale(Table):
    """A game that orders its acts by the hands of others."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Act]:
        menu = list(super().legal(seat))
        gold = sum(hand[2] for owner, hand in enumerate(self.hands) if owner != seat)
        return menu[::-1] if gold else menu


# 11 two worlds look the same


@breaks(11)
class Ticking(Table):
    """A game that lets the sand run longer when somebody holds gold."""

    __slots__ = ()

    def alarm(self) -> Alarm | None:
        alarm, gold = super().alarm(), sum(hand[2] for hand in self.hands)
        return alarm and Alarm(alarm.seconds + gold, alarm.action)


@breaks(11)
class Revealing(Table):
    """A game that lets a throw tell what the next player holds."""

    __slots__ = ()

    def apply(self, seat: Seat, action: Act) -> None:
        if isinstance(action, Toss):
            held = self.held((seat + 1) % self.seats)
            action = Toss(50 + held[0]) if held else action
        super().apply(seat, action)


class Glance(Sight, frozen=True):
    """A view of all hands."""

    hands: tuple[tuple[int, ...], ...] = ()


def see_all_hands(state: State, seat: Seat) -> Glance:
    fields = structs.asdict(HARBOUR.view(state, seat))
    return Glance(**fields, hands=tuple(tuple(hand) for hand in state.hands))


def believe_all_hands(view: Glance, rng: Random) -> State:
    """Until the hands are as they were seen: slow, and true."""
    while True:
        state: State = HARBOUR.imagine(view, rng)
        if tuple(tuple(hand) for hand in state.hands) == view.hands:
            return state


def show_cards_laid(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    return action if isinstance(action, Lay) else HARBOUR.shown(state, seat, action, to)


def show_cards_hidden(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    return action if isinstance(action, Under) else HARBOUR.shown(state, seat, action, to)


def show_cards_drawn(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    return action if isinstance(action, Draw) else HARBOUR.shown(state, seat, action, to)


enlist(
    11,
    "has views of all hands",
    views=Glance,
    view=see_all_hands,
    imagine=believe_all_hands,
)
enlist(11, "shows the cards that are laid face down", shown=show_cards_laid)
enlist(11, "shows the card that is hidden under the pile", shown=show_cards_hidden)
enlist(11, "shows the cards that others draw", shown=show_cards_drawn)
