"""A round of the voyage in a written position: the row, and what the table waits for."""

from __future__ import annotations

from typing import Final

from flibuste.core.protocol import Message

from .parts import (
    BIJOUX,
    CARD_INDEX,
    COMBAT,
    DIAZ,
    DUELS,
    GHOST,
    GOLD,
    LETTER_INDEX,
    MONKEY,
    MORE_CABINS,
    NOBODY,
    PIRATE_INDEX,
    VALVERDE,
)
from .scenes.chapter import Visit
from .scenes.visits import STEPS
from .scenes.voyage import DOORWAY, PIRATE, TURN, Storms
from .state import State
from .written import Written, WrittenCabin, WrittenVisit, bad, turns_waited, within

ASKED: Final = {
    "valverde": ("Draw",),
    "diaz": ("Look", "Keep"),
    "crackpott": ("Draw",),
    "tembo": ("Look", "Keep"),
    "wessel_jan": ("Number", "Under", "Draw"),
    "dean_nero": ("Trade", "Under", "Draw"),
    "pang": ("Take", "Draw"),
    "chang_ye": ("Steal",),
    "bijoux": ("Pledge",),
    "ojo": ("Pledge", "Peek"),
    "cambivalute": ("Muster", "Post", "Inspect", "Swap"),
}
"""What each pirate waits for (M15–M26); Sate asks nothing."""


def pirate_word(pirate: str) -> Message:
    return Message(f"pirate-{pirate}")


def seen(state: State, name: str) -> int:
    """M2: each pirate is at one place."""
    bit = 1 << PIRATE_INDEX[name]
    if not state.hidden & bit:
        raise bad("position-pirate", pirate=pirate_word(name))
    state.hidden ^= bit
    return bit


def place_row(state: State, written: Written) -> None:
    """M7, M8: cabins are opened from the left; M11: a used card has left the row."""
    state.closed = 0
    if written.storms:
        return
    row = written.row or []
    opened = [cabin for cabin in row if cabin is not None and cabin.open]
    doors = [cabin is None or not cabin.open for cabin in row]
    if doors != sorted(doors):
        raise bad("position-row")
    open_cabins(state, opened)
    cards = state.seats + MORE_CABINS - used_by_now(state, written)
    if written.row is not None and len(row) != cards:
        raise bad("position-length", cards=cards)
    state.closed = cards - len(opened)
    hidden = state.hidden
    for cabin in row:
        if cabin is not None and not cabin.open:
            seen(state, cabin.pirate)
    state.hidden = hidden  # who lives behind a closed door is LUCK's to tell


def open_cabins(state: State, opened: list[WrittenCabin]) -> None:
    ended = state.turns_ended()
    for cabin, waited in zip(opened, turns_waited(opened, ended), strict=True):
        seen(state, cabin.pirate)
        state.row.append((ended - waited) << TURN | PIRATE_INDEX[cabin.pirate])


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
    if busy > 1 or (busy and state.dealer == NOBODY):
        raise bad("position-visit")
    if written.storms:
        within("storms", written.storms, range(len(state.box.storms) + 1))
        if written.row or state.turn != state.dealer or state.used:
            raise bad("position-storm")
        state.scenes.append(Storms(written.storms))
    elif written.opening:
        if not state.closed:
            raise bad("position-row")
        state.scenes.append(DOORWAY)
    elif written.visit is not None:
        state.scenes.append(place_visit(state, written.visit))


def place_visit(state: State, told: WrittenVisit) -> Visit:
    """The visit, if all that it needs is there."""
    cards = tuple([CARD_INDEX[card] for card in told.cards])
    sailing = told.step in ("Muster", "Post")
    number = LETTER_INDEX[told.duel] if told.duel is not None else told.number
    visit = STEPS[told.step](
        PIRATE_INDEX[told.pirate], told.left, tuple(told.sailors) if sailing else cards, number
    )
    right = (
        told.step in ASKED.get(told.pirate, ())
        and (sailing or not told.sailors)
        and (told.step in ("Look", "Keep") or not cards)
        and (told.step in ("Draw", "Look", "Under", "Muster") or not told.left)
        and (told.step == "Swap") == (told.duel is not None)
        and (told.step == "Under" or not told.number)
        and can_wait(state, visit)
    )
    if not right:
        raise bad("position-visit")
    return visit


def can_wait(state: State, visit: Visit) -> bool:
    """Whether the parts are there that this question is about."""
    seat = state.turn
    hand = sum(state.hands[seat])
    match visit.step:
        case "Draw":
            deck = state.gold if visit.pirate == VALVERDE else state.combat
            return 1 <= visit.left <= len(deck) and (visit.pirate != VALVERDE or visit.left == 1)
        case "Look":
            return can_look(state, visit)
        case "Keep":
            return can_keep(visit)
        case "Number":
            return hand > 0
        case "Under":
            return 1 <= visit.left <= visit.number and hand > 1 and hand >= visit.left
        case "Take":
            return bool(state.combat.layers) and state.supply > 0
        case "Steal":
            return state.with_coins(seat) > 0
        case "Pledge":
            return visit.pirate == BIJOUX or state.sides[seat] == NOBODY
        case "Peek":
            return state.sides[seat] != NOBODY and state.pledged_others(seat) > 0
        case "Muster":
            return visit.left + len(visit.cards) == 2 and visit.left > 0 and state.pairs() < DUELS
        case "Post":
            return len(visit.cards) == 2 and state.pairs() < DUELS
        case "Inspect" | "Swap":
            return state.pairs() == DUELS
        case "Trade":
            return True


def can_look(state: State, visit: Visit) -> bool:
    """M16: gold first, then a combat card; M18: two combat cards."""
    if visit.pirate != DIAZ:
        cards = visit.left + len(visit.cards)
        of_combat = all(card < COMBAT for card in visit.cards)
        return of_combat and cards <= 2 and 1 <= visit.left <= len(state.combat)
    if visit.cards:
        gold = len(visit.cards) == 1 and GOLD <= visit.cards[0] < MONKEY
        return gold and visit.left == 1 and bool(state.combat.layers)
    return visit.left > 0 and visit.left == bool(state.gold.layers) + bool(state.combat.layers)


def can_keep(visit: Visit) -> bool:
    """M16: a gold card, a combat card or both; M18: one or two combat cards."""
    kinds = [card >= GOLD for card in visit.cards]
    if MONKEY in visit.cards or not 1 <= len(kinds) <= 2:
        return False
    return kinds in ([True], [False], [True, False]) if visit.pirate == DIAZ else not any(kinds)
