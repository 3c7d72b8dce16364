"""Cartagena written down: the layout of the tunnel (C2), and positions in plain JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from flibuste.core.errors import BadPosition
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.cartagena.acts import END
from flibuste.games.cartagena.options import Options, Variant
from flibuste.games.cartagena.parts import (
    BOAT,
    COPIES,
    CREW,
    CROWD,
    HAND,
    INDEX,
    KINDS,
    MOVES,
    ROW,
    SEGMENTS,
    START,
    SYMBOLS,
    by_index,
    by_name,
)
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import crowd_of

SEATS = range(2, 6)


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start."""

    seats: int
    variant: Variant | None = None
    layout: str | None = None
    pirates: list[list[int]] | None = None
    hands: list[dict[str, int]] | None = None
    row: list[str] | None = None
    discard: dict[str, int] = {}
    turn: Seat | None = None
    moves: int = 0
    turns: int = 0
    passes: int = 0
    deal: int | None = None
    laying: int | None = None
    due: int = 0


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    written = position_fields(position, Written, "cartagena")
    if written.seats not in SEATS:
        raise bad_range("seats", SEATS)
    options = msgspec.structs.replace(
        options,
        variant=written.variant or options.variant,
        layout=check_layout(written.layout) if written.layout is not None else options.layout,
    )
    state = State(written.seats, options)
    if written.turn is not None:
        state.turn = within("turn", written.turn, range(state.seats))
    place_pirates(state, written)
    place_cards(state, written)
    place_clockwork(state, written)
    return state.seats, full_layout(options), state


def full_layout(options: Options) -> Options:
    """An unfinished tunnel belongs to the position, not to the options of the table."""
    if options.layout is None or len(options.layout.split()) == KINDS:
        return options
    return msgspec.structs.replace(options, layout=None)


def check_layout(layout: str) -> str:
    """C2: different segments, reversed or not; perhaps not all of them yet."""
    seen: set[str] = set()
    for word in layout.split(" ") if layout else ():
        segment = word.removesuffix("'")
        if not word:
            raise bad("position-layout-space")
        if segment not in SEGMENTS:
            raise bad("position-layout", segment=word[:20])
        if segment in seen:
            raise bad("position-layout-twice", segment=segment)
        seen.add(segment)
    return layout


def place_pirates(state: State, written: Written) -> None:
    """Six pirates a seat (C3), at most three on a square (C11), at most one crew away (C14)."""
    if written.pirates is None:
        return
    if len(written.pirates) != state.seats:
        raise bad("position-seats", part="pirates", seats=state.seats)
    for seat, crew in enumerate(written.pirates):
        if len(crew) != CREW or not all(START <= square <= BOAT for square in crew):
            raise bad("position-crew", seat=str(seat))
    state.pirates = [list(crew) for crew in written.pirates]
    state.crowd = crowd_of(state.pirates)
    for square, pirates in enumerate(state.crowd):
        if pirates > CROWD:
            raise bad("position-crowd", square=square, pirates=pirates)
    if state.scores().count(CREW) > 1:
        raise bad("position-winners")


def place_cards(state: State, written: Written) -> None:
    """17 cards of each symbol (C3): hands, row, discards; the deck is the rest."""
    if written.hands is not None:
        if len(written.hands) != state.seats:
            raise bad("position-seats", part="hands", seats=state.seats)
        state.hands = [counted("hands", hand) for hand in written.hands]
    if written.row is not None:
        if written.row and not state.tortuga:
            raise bad("position-no-row")
        if len(written.row) > ROW:
            raise bad("position-row", most=ROW)
        state.row = [index_of("row", symbol) for symbol in written.row]
    state.discard = counted("discard", written.discard)
    for symbol, name in enumerate(SYMBOLS):
        placed = state.discard[symbol] + state.row.count(symbol)
        placed += sum(hand[symbol] for hand in state.hands)
        if placed > COPIES:
            raise bad("position-cards", symbol=Message(f"cards-{name}"), cards=placed)
        state.deck[symbol] = COPIES - placed


def place_clockwork(state: State, written: Written) -> None:
    """Moves, turns, passes, and the cards that LUCK has still to give."""
    place_cards_to_come(state, written)
    won = CREW in state.scores()
    waiting = state.due or state.laying or won  # a turn that is not closed yet
    state.moves = within("moves", written.moves, range(MOVES + 1 if waiting else MOVES))
    closed = not state.moves  # the last pass (C15) and the last turn (C16) end between two turns
    state.turns = within("turns", written.turns, range(state.turn_limit + closed))
    state.passes = within("passes", written.passes, range(state.seats + closed))
    if state.turn == NOBODY and (state.moves or state.passes):
        raise BadPosition(Message("position-missing", {"part": "turn"}), "cartagena")
    if state.due and (not state.moves or company(state) < state.due):
        raise bad("position-due")
    check_passes(state)
    state.over = won or state.passes == state.seats or state.turns == state.turn_limit


def place_cards_to_come(state: State, written: Written) -> None:
    """C4, C6, C11: what is still dealt, laid and drawn; discards are shuffled before it is due."""
    opening = HAND * state.seats
    dealt = 0 if written.hands is not None else opening
    state.deal = within("deal", dealt if written.deal is None else written.deal, range(opening + 1))
    if state.deal:
        shares = [min(HAND, max(0, opening - state.deal - HAND * n)) for n in range(state.seats)]
        if shares != [sum(hand) for hand in state.hands]:
            raise bad("position-deal")
    empty = state.tortuga and not state.row and any(state.deck)
    state.laying = (ROW if empty else 0) if written.laying is None else written.laying
    if state.laying not in ({ROW} if empty else {0, ROW - len(state.row) if state.tortuga else 0}):
        raise bad("position-laying")
    state.due = within("due", written.due, range(3))
    if state.due and state.tortuga and not state.laying:
        raise bad("position-due")  # C6: it would have been taken from the row
    if sum(state.deck) < state.deal:
        raise bad("position-deck")
    if not state.deal and (state.laying or state.due) and not any(state.deck):
        raise bad("position-deck")


def company(state: State) -> int:
    """C11: the most that the player in turn can have drawn for, having just retreated."""
    crew = state.pirates[state.turn]
    return max([state.crowd[square] - 1 for square in crew if START < square < BOAT], default=0)


def check_passes(state: State) -> None:
    """C15: nothing has changed since somebody had to pass, so that player still cannot move."""
    if state.moves or not state.passes:
        return
    for seat in [(state.turn - back) % state.seats for back in range(1, state.passes + 1)]:
        if state.deal or state.legal(seat) != [END]:
            raise bad("position-passes", seat=str(seat))


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    position: Position = {
        "seats": state.seats,
        "variant": "tortuga" if state.tortuga else "jamaica",
        "layout": state.layout,
        "pirates": [sorted(crew) for crew in state.pirates],
        "hands": [by_name(hand) for hand in state.hands],
        "row": [SYMBOLS[symbol] for symbol in state.row],
        "discard": by_name(state.discard),
        "moves": state.moves,
        "turns": state.turns,
        "passes": state.passes,
    }
    if state.turn != NOBODY:
        position["turn"] = state.turn
    waiting = {"deal": state.deal, "laying": state.laying, "due": state.due}
    return position | {part: cards for part, cards in waiting.items() if cards}


def counted(part: str, cards: dict[str, int]) -> list[int]:
    for symbol, copies in cards.items():
        index_of(part, symbol)
        within(f"{part} {symbol}", copies, range(COPIES + 1))
    return by_index(cards)


def index_of(part: str, symbol: str) -> int:
    if symbol not in INDEX:
        raise bad("position-symbol", part=part, symbol=symbol[:40])
    return INDEX[symbol]


def within(part: str, value: int, allowed: range) -> int:
    if value not in allowed:
        raise bad_range(part, allowed)
    return value


def bad_range(part: str, allowed: range) -> BadPosition:
    return bad("position-range", part=part, least=allowed[0], most=allowed[-1])


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Message(id, args), "cartagena")
