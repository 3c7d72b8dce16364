"""La mutinerie written down: a position in plain JSON from a table (notation.py reads it)."""

from __future__ import annotations

from typing import Any

from flibuste.core.piles import UNSEEN, Pile
from flibuste.core.protocol import WATCHER, Position
from flibuste.games.mutiny.parts import (
    CARDS,
    GOLD,
    LETTERS,
    NOBODY,
    PIRATES,
    SIDES,
    cards_in,
    pirates_in,
    seats_in,
)
from flibuste.games.mutiny.parts.components import Components, fingerprint
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.duel import Robbing
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE, TURN, Doorway, Storms
from flibuste.games.mutiny.sight.recording import sums_of
from flibuste.games.mutiny.sight.tell import visit as told_visit


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    voyage = state.at_sea()
    position: Position = {
        "seats": state.seats,
        "phase": "voyage" if voyage else "duels",
        "ship": state.ship,
        "hands": [cards_of(hand, 0) for hand in state.hands],
        "gold": [cards_of(gold, GOLD) for gold in state.golds],
        "coins": state.coins[:],
        "sides": [None if side == NOBODY else SIDES[side] for side in state.sides],
        "under": {"combat": under_of(state.combat, 0), "gold": under_of(state.gold, GOLD)},
        "sailors": sailors_of(state),
    }
    if state.dealer != NOBODY:
        position["dealer"] = state.dealer
    if state.box != Components():
        position["components"] = fingerprint(state.box)
    position |= {part: told for part, told in memories_of(state).items() if told}
    return position | (voyage_of(state) if voyage else duels_of(state))


def cards_of(copies: list[int], first: int) -> list[str]:
    return [CARDS[first + kind] for kind, number in enumerate(copies) for _ in range(number)]


def under_of(pile: Pile, first: int) -> list[dict[str, Any]]:
    return [
        {"card": CARDS[first + card], "seen": list(seats_in(seen))}
        for card, seen in reversed(pile.layers)
        if card != UNSEEN
    ]


def sailors_of(state: State) -> dict[str, Any]:
    return {
        LETTERS[letter]: [valverde, diaz or None, list(seats_in(seen))]
        for letter, (valverde, diaz, seen, _, _) in enumerate(state.posts)
        if valverde
    }


def memories_of(state: State) -> dict[str, Any]:
    """What everybody knows of hands, and what was seen and may be otherwise now."""
    known = [list(cards_in(kinds)) for kinds in state.known]
    looks = []
    for place, code in enumerate(state.looks):
        if code:
            looks.append([*divmod(place, state.seats), SIDES[(code - 1) & 1], code < 3])
    recalled = {}
    for letter, (valverde, diaz, _, same, reverse) in enumerate(state.posts):
        told = [[seat, valverde, diaz] for seat in seats_in(same)]
        told += [[seat, diaz, valverde] for seat in seats_in(reverse)]
        if told:
            recalled[LETTERS[letter]] = told
    return {"known": known if any(known) else [], "looks": looks, "recalled": recalled}


def voyage_of(state: State) -> Position:
    scene = state.scenes[-1]
    ended = state.turns_ended()
    opened = [
        {"pirate": PIRATES[card & PIRATE], "open": True, "waited": ended - (card >> TURN)}
        for card in state.row
    ]
    position: Position = {
        "row": [*opened, *[None] * state.closed],
        "used": list(pirates_in(state.used)),
        "lifeboat": None if state.lifeboat == NOBODY else PIRATES[state.lifeboat],
    }
    if state.turn != NOBODY:
        position["turn"] = state.turn
    if isinstance(scene, Doorway):
        position["opening"] = True
    if isinstance(scene, Storms):
        position["storms"] = scene.left
    if isinstance(scene, Visit):
        told = told_visit(scene, WATCHER, own=True)
        position["visit"] = {
            "pirate": told.pirate,
            "step": told.step,
            "left": told.left,
            "number": told.number,
            "cards": list(told.cards),
            "seen": [list(seats) for seats in told.seen],
            "sailors": list(told.sailors),
            "duel": told.duel,
        }
    return position


def duels_of(state: State) -> Position:
    scene = state.scenes[-1] if state.scenes else None
    position: Position = {
        "duel": None if state.duel == NOBODY else LETTERS[state.duel],
        "round": state.round,
        "wins": {"valverde": state.wins[0], "diaz": state.wins[1]},
        "out": list(seats_in(state.out)),
        "in_duel": list(seats_in(state.in_duel)),
        "record": [
            [LETTERS[letter], list(seats_in(monkeys)), [CARDS[card] for card in cards]]
            for letter, monkeys, *cards in state.record
        ],
    }
    if state.duel != NOBODY:
        pink, grey = state.sums[2 * state.duel : 2 * state.duel + 2]
        position["laid"] = {"pink": pink, "grey": grey}
    if sums := untold_sums(state):
        position["sums"] = sums
    if state.half_revealed():
        position["turned"] = True
    if isinstance(scene, Robbing):
        position["robbing"] = scene.seat
    if any(card != NOBODY for card in state.lays):
        position["lays"] = [None if card == NOBODY else CARDS[card] for card in state.lays]
    return position


def untold_sums(state: State) -> dict[str, list[int]]:
    """The points of earlier duels, where the record does not tell all their rounds."""
    told = {letter: state.sums[2 * letter : 2 * letter + 2] for letter in range(state.duel)}
    return {
        LETTERS[letter]: sums
        for letter, sums in told.items()
        if sums != sums_of(state.record, letter)
    }
