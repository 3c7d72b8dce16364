"""A round of the voyage in a written position: the row, and what the table waits for."""

from __future__ import annotations

from typing import Final

from flibuste.core.piles import UNSEEN
from flibuste.games.mutiny.parts import (
    CARD_INDEX,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GHOST,
    GOLD,
    LETTER_INDEX,
    MONKEY,
    MORE_CABINS,
    MOST,
    PANG,
    PIRATE_INDEX,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
)
from flibuste.games.mutiny.rules.chapter import Visit, pirate_word
from flibuste.games.mutiny.rules.secrets import Inspecting, Mustering
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.visits import STEPS, VISITS
from flibuste.games.mutiny.rules.voyage import DOORWAY, PIRATE, TURN, Storms
from flibuste.games.mutiny.sight.seeing import can_have_come_up
from flibuste.games.mutiny.sight.written import (
    OpenDoor,
    Written,
    WrittenCabin,
    WrittenVisit,
    bad,
    seats_of,
    turns_waited,
    within,
)

DRAWN: Final = {VALVERDE: 1, CRACKPOTT: 2, WESSEL_JAN: MOST, DEAN_NERO: MOST, PANG: 1}
"""The most cards that a visit draws for good (M15, M17, M19–M21)."""


def seen(state: State, name: str) -> int:
    """M2: each pirate is at one place."""
    bit = 1 << PIRATE_INDEX[name]
    if not state.hidden & bit:
        raise bad("position-pirate", pirate=pirate_word(PIRATE_INDEX[name]))
    state.hidden ^= bit
    return bit


def place_row(state: State, written: Written) -> None:
    """M7, M8: cabins are opened from the left; M11: a used card has left the row."""
    state.closed = 0
    if written.storms:
        return
    row = [open_door(cabin) for cabin in written.row or ()]
    opened = [cabin for cabin in row if cabin is not None]
    doors = [cabin is None for cabin in row]
    if doors != sorted(doors):
        raise bad("position-row")
    open_cabins(state, opened)
    cards = state.seats + MORE_CABINS - used_by_now(state, written)
    if written.row is not None and len(row) != cards:
        raise bad("position-length", cards=cards)
    state.closed = cards - len(opened)


def open_door(cabin: WrittenCabin | None) -> OpenDoor | None:
    """Who stands at an open door; None: it is closed, and who lives there is LUCK's to tell."""
    if cabin is None or (not cabin.open and cabin.pirate is None):
        return None
    if cabin.pirate is None:
        raise bad("position-missing-in", place="row", part="pirate")
    if not cabin.open:
        raise bad("position-closed", pirate=pirate_word(PIRATE_INDEX[cabin.pirate]))
    return cabin.pirate, cabin.waited


def open_cabins(state: State, opened: list[OpenDoor]) -> None:
    ended = state.turns_ended()
    for (name, _), waited in zip(opened, turns_waited(opened, ended), strict=True):
        seen(state, name)
        state.row.append((ended - waited) << TURN | PIRATE_INDEX[name])


def used_by_now(state: State, written: Written) -> int:
    """M8: one card for each turn, the visit of this one too; M9: none if the Ghost ended it.

    Which ones need not be told.
    """
    met = any(card & PIRATE == GHOST for card in state.row)
    number = state.turns_ended() - met + (written.visit is not None)
    if state.used.bit_count() > number:
        raise bad("position-used", most=number)
    return number


def place_scene(state: State, written: Written) -> None:
    """What the table waits for."""
    busy = bool(written.storms) + written.opening + (written.visit is not None)
    if busy > 1:
        raise bad("position-busy")
    if written.storms:
        within("storms", written.storms, range(len(state.box.storms) + 1))
        start = max(state.box.starts[state.seats - 2], state.ship - MORE_CABINS)
        sailed = range(start + 1, state.ship + 1)
        passed = sum(square in sailed for square in state.box.storms)
        if written.row or state.turn != state.dealer or state.used or passed < written.storms:
            raise bad("position-storm")
        state.scenes.append(Storms(written.storms))
    elif written.opening:
        if not state.closed:
            raise bad("position-row")
        state.scenes.append(DOORWAY)
    elif written.visit is not None:
        state.scenes.append(place_visit(state, written.visit))


def place_visit(state: State, told: WrittenVisit) -> Visit:
    """The visit, if it can be at this question with what is told of it."""
    sailing = told.step in ("Muster", "Post")
    cards = [*told.sailors] if sailing else [CARD_INDEX[card] for card in told.cards]
    seen = [seats_of("visit", seats, state.seats) for seats in told.seen]
    visit = STEPS[told.step](
        PIRATE_INDEX[told.pirate],
        told.left,
        tuple(cards),
        told.number if told.duel is None else LETTER_INDEX[told.duel],
        () if sailing else tuple(seen) or (0,) * len(cards),
    )
    fields = (
        (not told.sailors or sailing)
        and (not told.cards or told.step in ("Look", "Keep"))
        and (told.step == "Swap") == (told.duel is not None)
        and (told.step == "Under" or not told.number)
        and len(told.seen) in (0, len(told.cards))
    )
    seen_before = sailing or (fields and can_have_come_up(state, visit))
    if not fields or not seen_before or not can_wait(state, visit):
        args = {"pirate": pirate_word(visit.pirate), "step": told.step}
        raise bad("position-visit", **args)
    return visit


def can_wait(state: State, visit: Visit) -> bool:
    """Whether a visit can be at this question: the pirate's first one, or a later one."""
    match visit.step:
        case "Draw":
            return can_draw(state, visit)
        case "Under":
            return can_bury(state, visit)
        case "Keep":
            return can_keep(state, visit)
        case "Look" | "Muster" if visit.cards:
            return can_look_on(state, visit)
        case "Post":
            return begins(state, Mustering(visit.pirate, 2)) and len(visit.cards) == 2
        case "Swap":
            looked = state.posts[visit.number][2] >> state.turn & 1
            return begins(state, Inspecting(visit.pirate)) and bool(looked)
        case _:
            return begins(state, visit)


def begins(state: State, visit: Visit) -> bool:
    """Whether the visit to this pirate begins with this very question."""
    if visit.pirate == GHOST:
        return False
    first = VISITS[visit.pirate](state.copy(), state.turn, 0)
    return first is not None and (type(first), first.left) == (type(visit), visit.left)


def can_draw(state: State, visit: Visit) -> bool:
    """M15, M17, M19–M21: cards for good; what was given for them has gone its way."""
    deck = state.gold if visit.pirate == VALVERDE else state.combat
    if not 1 <= visit.left <= min(DRAWN.get(visit.pirate, 0), len(deck)):
        return False
    if visit.pirate == WESSEL_JAN:
        return buried(state) >= visit.left
    if visit.pirate == DEAN_NERO:
        return state.supply >= visit.left
    return True


def can_bury(state: State, visit: Visit) -> bool:
    """M19, M20: cards left to put under, beside those that lie there; and the coins are paid."""
    paid = visit.pirate == WESSEL_JAN or state.coins[state.turn] >= visit.number
    if visit.pirate not in (WESSEL_JAN, DEAN_NERO) or not 1 <= visit.left <= visit.number:
        return False
    hand = sum(state.hands[state.turn])
    return paid and 1 < hand >= visit.left and buried(state) >= visit.number - visit.left


def buried(state: State) -> int:
    """The lowest combat cards that the player in turn alone has seen."""
    own = [seen == 1 << state.turn for card, seen in state.combat.layers if card != UNSEEN]
    return [*own, False].index(False)


def has_buried(told: WrittenVisit) -> bool:
    """M37: whether a card of one's own has left the hand in this visit."""
    drawing = told.step == "Draw" and told.pirate == "wessel_jan"
    return drawing or (told.step == "Under" and told.left < told.number)


def can_look_on(state: State, visit: Visit) -> bool:
    """One card or sailor is seen and another to come: M16: a gold card; M18: a combat card."""
    if visit.left != 1 or len(visit.cards) != 1:
        return False
    if visit.step == "Muster":
        return begins(state, Mustering(visit.pirate, 2))
    if visit.pirate not in (DIAZ, TEMBO) or not state.combat.layers:
        return False
    return visit.cards[0] < MONKEY and (visit.cards[0] >= GOLD) == (visit.pirate == DIAZ)


def can_keep(state: State, visit: Visit) -> bool:
    """M16: a gold card and a combat card; M18: two combat cards; M14: one if a deck had no more."""
    kinds = [card >= GOLD for card in visit.cards]
    if visit.pirate not in (DIAZ, TEMBO) or MONKEY in visit.cards or visit.left:
        return False
    if visit.pirate == TEMBO:
        return kinds == [False, False] or (kinds == [False] and not state.combat.layers)
    missing = state.combat if kinds == [True] else state.gold
    return kinds == [True, False] or (kinds in ([True], [False]) and not missing.layers)
