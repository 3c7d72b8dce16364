"""Cartagena written down: the layout of the tunnel (C2), and positions in plain JSON."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from flibuste.core.plain import to_json
from flibuste.core.positions import Checks, as_told, position_fields
from flibuste.core.protocol import Message, Position, Seat
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
)
from flibuste.games.cartagena.rules.menus import END
from flibuste.games.cartagena.rules.state import NOBODY, State
from flibuste.games.cartagena.rules.track import crowd_of, escaped
from flibuste.games.cartagena.sight.guess import place, unseen
from flibuste.games.cartagena.sight.tell import EVERYBODY, tell
from flibuste.games.cartagena.sight.view import Sight

SEATS = range(2, 6)
CHECKS = Checks("cartagena")
bad, within = CHECKS.bad, CHECKS.within


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start.

    seats · 2 to 5
    variant · jamaica or tortuga; before the options
    layout · as in the options; fewer than six segments while LUCK lays them
    pirates · six squares by seat; 0 is the start, 37 the boat
    hands · cards by symbol, by seat; not named: they are dealt; the deck is the rest
    row · in tortuga, first to draw first; an empty one is laid at once if there is a deck
    discard · cards by symbol
    turn · whose it is
    moves · made in this turn
    turns · ended so far, of all together
    passes · turns in a row ended without a move
    deal · cards of the opening deal still to give
    laying · cards still to lay in the row
    due · cards the player in turn has still to draw
    """

    seats: int
    variant: Variant | None = None
    layout: str | None = None
    pirates: tuple[tuple[int, ...], ...] | None = None
    hands: tuple[dict[str, int], ...] | None = None
    row: tuple[str, ...] | None = None
    discard: dict[str, int] = {}
    turn: Seat | None = None
    moves: int = 0
    turns: int = 0
    passes: int = 0
    deal: int | None = None
    laying: int | None = None
    due: int = 0


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    told = to_json(tell(state, EVERYBODY)) | {"seats": state.seats}
    late = {"turn": told["turn"] is not None}  # others are written only if they say something
    late |= {part: bool(told[part]) for part in ("deal", "laying", "due")}
    return {part: told[part] for part in Written.__struct_fields__ if late.get(part, True)}


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    given = position_fields(position, Written, "cartagena")
    within("seats", given.seats, SEATS)
    layout = options.layout if given.layout is None else check_layout(given.layout)
    options = replace(options, variant=given.variant or options.variant, layout=layout)
    told = as_told(tell(State(given.seats, options), EVERYBODY), given)
    if given.turn is not None:
        within("turn", given.turn, range(given.seats))
    check_pirates(told)
    check_cards(told)
    hands = [by_index(hand or {}) for hand in told.hands]
    state = place(told, hands, unseen(told))
    for crew in state.pirates:
        crew.sort()
    settle_clockwork(state, given)
    return state.seats, full_layout(options), state


def full_layout(options: Options) -> Options:
    """An unfinished tunnel belongs to the position, not to the options of the table."""
    if options.layout is None or len(options.layout.split()) == KINDS:
        return options
    return replace(options, layout=None)


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


def check_pirates(told: Sight) -> None:
    """Six pirates a seat (C3), at most three on a square (C11), at most one crew away (C14)."""
    CHECKS.by_seat("pirates", told.pirates, len(told.hand_sizes))
    for seat, crew in enumerate(told.pirates):
        if len(crew) != CREW or not all(START <= square <= BOAT for square in crew):
            raise bad("position-crew", seat=str(seat))
    for square, pirates in enumerate(crowd_of(told.pirates)):
        if pirates > CROWD:
            raise bad("position-crowd", square=square, pirates=pirates)
    if sum(map(escaped, told.pirates)) > 1:
        raise bad("position-winners")


def check_cards(told: Sight) -> None:
    """17 cards of each symbol (C3): hands, row, discards; the deck is the rest."""
    CHECKS.by_seat("hands", told.hands, len(told.hand_sizes))
    if told.row and told.variant != "tortuga":
        raise bad("position-no-row")
    if len(told.row) > ROW:
        raise bad("position-row", most=ROW)
    counted = [("hands", hand or {}) for hand in told.hands]
    for part, cards in [*counted, ("row", dict.fromkeys(told.row, 1)), ("discard", told.discard)]:
        for symbol, copies in cards.items():
            if symbol not in INDEX:
                raise bad("position-symbol", part=part, symbol=symbol[:40])
            within(f"{part} {symbol}", copies, range(COPIES + 1))
    for name, left in zip(SYMBOLS, unseen(told), strict=True):
        if left < 0:
            raise bad("position-cards", symbol=Message(f"cards-{name}"), cards=COPIES - left)


def settle_clockwork(state: State, written: Written) -> None:
    """Moves, turns, passes, and the cards that LUCK has still to give."""
    settle_cards_to_come(state, written)
    won = any(map(escaped, state.pirates))
    waiting = state.due or state.laying or won  # a turn that is not closed yet
    within("moves", state.moves, range(MOVES + 1 if waiting else MOVES))
    closed = not state.moves  # the last pass (C15) and the last turn (C16) end between two turns
    within("turns", state.turns, range(state.turn_limit + closed))
    within("passes", state.passes, range(state.seats + closed))
    if state.turn == NOBODY and (state.moves or state.passes):
        raise bad("position-missing", part="turn")
    if state.due and (not state.moves or company(state) < state.due):
        raise bad("position-due")
    check_passes(state)
    state.over = won or state.stalled()


def settle_cards_to_come(state: State, written: Written) -> None:
    """C4, C6, C11: what is still dealt, laid and drawn; discards are shuffled before it is due."""
    opening = HAND * state.seats
    dealt = 0 if written.hands is not None else opening
    state.deal = within("deal", dealt if written.deal is None else written.deal, range(opening + 1))
    if state.deal:
        shares = [min(HAND, max(0, opening - state.deal - HAND * n)) for n in range(state.seats)]
        if shares != [sum(hand) for hand in state.hands]:
            raise bad("position-deal")
    empty = state.tortuga and not state.row and state.cards
    state.laying = (ROW if empty else 0) if written.laying is None else written.laying
    if state.laying not in ({ROW} if empty else {0, ROW - len(state.row) if state.tortuga else 0}):
        raise bad("position-laying")
    within("due", state.due, range(3))
    if state.due and state.tortuga and not state.laying:
        raise bad("position-due")  # C6: it would have been taken from the row
    if state.cards < state.deal:
        raise bad("position-deck")
    if not state.deal and (state.laying or state.due) and not state.cards:
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
