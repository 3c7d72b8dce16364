"""
Cartagena a second time, as one slow and straight script, to hold the engine against.

Written from the rulebook alone (rule ids of the rules file, C1…), without a look at the engine:
pirates are lists of squares, cards are lists of names, and everything is worked out anew each time.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeAlias

from flibuste.core.protocol import LUCK, Action
from flibuste.games.cartagena import parts
from flibuste.games.cartagena.acts import Advance, Draw, EndTurn, First, Retreat, Segment
from flibuste.games.cartagena.parts import BOAT, START, SYMBOLS


@dataclass
class Table:
    """What lies on the table.  Order means something only in ``row`` and ``board``."""

    pirates: list[list[int]] = field(default_factory=list)  # by seat: 0 start, 1–36, 37 boat
    hands: list[list[str]] = field(default_factory=list)  # by seat
    row: list[str] = field(default_factory=list)  # first to draw first
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    turn: int | None = None  # whose turn it is; None until the first player is named
    moves: int = 0  # made in this turn
    turns: int = 0  # that are over, passes included
    passes: int = 0  # turns in a row that ended without a move
    board: list[str] = field(default_factory=list)  # board[0] is the symbol of square 1


@dataclass
class Question:
    """Who must act, and all that is allowed; for LUCK with the number of ways of each."""

    seat: int
    acts: list[Action]
    weights: list[int] = field(default_factory=list)


@dataclass
class Result:
    """Pirates in the boat by seat, and the places by seat."""

    scores: list[int]
    ranks: list[int]


Script: TypeAlias = Generator[Question, Action, None]


def play(
    seats: int,
    *,
    variant: str,
    layout: str | None = None,
    first: int | None = None,
    boat_is_final: bool = False,
    turn_limit: int = 500,
    table: Table | None = None,
) -> Generator[Question, Action, Result]:
    """
    A whole match.  The table given is played on, and is up to date at every question.

    An empty ``Table()`` is set up; one with pirates is in mid-game and nothing is dealt.
    """
    if table is None:
        table = Table()
    new = not table.pirates
    if new:
        table.pirates = [[START] * parts.CREW for _ in range(seats)]  # C4
        table.hands = [[] for _ in range(seats)]
        table.deck = [symbol for symbol in SYMBOLS for _ in range(parts.COPIES)]  # C3
    if table.turn is None:
        yield from name_the_first(table, seats, first)
    if not table.board:
        yield from lay_the_tunnel(table, layout)
    if new:
        for hand in table.hands:  # C4
            for _ in range(parts.HAND):
                yield from turn_up(table, hand)
    if variant == "tortuga" and not table.row and table.deck and not over(table, turn_limit):
        yield from lay_the_row(table)  # C6
    while not over(table, turn_limit):
        yield from take_a_turn(table, variant, boat_is_final)
    return result(table)


def ask(question: Question) -> Generator[Question, Action, Action]:
    """The answer to a question, which must be one of those offered."""
    act = yield question
    assert act in question.acts, f"{act} is not in {question}"
    return act


def name_the_first(table: Table, seats: int, first: int | None) -> Script:
    """C7: the first player is random unless chosen."""
    table.turn = first
    if first is None:
        firsts: list[Action] = [First(seat) for seat in range(seats)]
        act = yield from ask(Question(LUCK, firsts, [1] * seats))
        assert isinstance(act, First)
        table.turn = act.seat


def lay_the_tunnel(table: Table, layout: str | None) -> Script:
    """C2: six segments in any order, each in either direction, as given or at random."""
    left = list(parts.SEGMENTS)
    names = [] if layout is None else layout.split()
    while left:
        if layout is not None:
            name = names.pop(0)
            act: Action = Segment(name[0], name.endswith("'"))
        else:
            ways: list[Action] = [Segment(which, way) for which in left for way in (False, True)]
            act = yield from ask(Question(LUCK, ways, [1] * len(ways)))
        assert isinstance(act, Segment)
        left.remove(act.id)
        symbols = list(parts.SEGMENTS[act.id])
        table.board += symbols[::-1] if act.reversed else symbols


def turn_up(table: Table, onto: list[str]) -> Script:
    """C12: a card of the deck is due; if it is empty the discards are the deck; perhaps none."""
    if not table.deck:
        table.deck, table.discard = table.discard, []
    if not table.deck:
        return
    symbols = [symbol for symbol in SYMBOLS if symbol in table.deck]
    draws: list[Action] = [Draw(symbol) for symbol in symbols]
    ways = [table.deck.count(symbol) for symbol in symbols]
    act = yield from ask(Question(LUCK, draws, ways))
    assert isinstance(act, Draw)
    table.deck.remove(act.symbol)
    onto.append(act.symbol)


def lay_the_row(table: Table) -> Script:
    """C6: twelve cards, the discards shuffled in between if need be; fewer if there are no more."""
    assert not table.row, "a short row is not topped up"
    for _ in range(parts.ROW):
        yield from turn_up(table, table.row)


def draw_a_card(table: Table, variant: str, hand: list[str]) -> Script:
    """Jamaica: off the deck (C5).  Tortuga: the first of the row, laid anew after its last (C6)."""
    if variant == "jamaica":
        yield from turn_up(table, hand)
        return
    if not table.row:
        yield from lay_the_row(table)
    if not table.row:
        return
    hand.append(table.row.pop(0))
    if not table.row:
        yield from lay_the_row(table)


def take_a_turn(table: Table, variant: str, boat_is_final: bool) -> Script:
    """C8: one, two or three moves; the turn is over by ``end``, after the third, or won (C14)."""
    seat = table.turn
    assert seat is not None
    while table.moves < parts.MOVES:
        act = yield from ask(Question(seat, allowed(table, seat, boat_is_final)))
        if isinstance(act, EndTurn):
            break
        if isinstance(act, Advance):
            advance(table, seat, act.origin, act.symbol)
        if isinstance(act, Retreat):
            yield from retreat(table, variant, seat, act.origin)
        table.moves += 1
        table.passes = 0
        if all_aboard(table, seat):
            return
    if table.moves == 0:
        table.passes += 1
    table.turns += 1
    table.moves = 0
    table.turn = (seat + 1) % len(table.pirates)  # C7: clockwise


def allowed(table: Table, seat: int, boat_is_final: bool) -> list[Action]:
    """All moves; and ``end`` after a move (C8), or when there is no move at all (C13)."""
    acts: list[Action] = []
    for origin in sorted(set(table.pirates[seat])):
        if origin != BOAT:  # C9: any pirate that is not in the boat, any card of the hand
            acts += [Advance(origin, symbol) for symbol in SYMBOLS if symbol in table.hands[seat]]
        if origin == BOAT and boat_is_final:  # C11
            continue
        if company_behind(table, origin) is not None:
            acts.append(Retreat(origin))
    if table.moves > 0 or not acts:
        acts.append(EndTurn())
    return acts


def on_square(table: Table, square: int) -> int:
    """How many pirates, of anyone, stand on a square."""
    return sum(pirates.count(square) for pirates in table.pirates)


def next_free(table: Table, origin: int, symbol: str) -> int:
    """C9: the next square ahead with the symbol and no pirate at all; C10: if none, the boat."""
    for square in range(origin + 1, parts.SQUARES + 1):
        if table.board[square - 1] == symbol and on_square(table, square) == 0:
            return square
    return BOAT


def company_behind(table: Table, origin: int) -> int | None:
    """C11: the nearest square behind with one or two pirates; the start is not a square."""
    for square in range(origin - 1, 0, -1):  # the boat is 37: counted from 36 down
        if on_square(table, square) in (1, 2):
            return square
    return None


def advance(table: Table, seat: int, origin: int, symbol: str) -> None:
    """C9, C10: discard a card, move a pirate to the next free square of its symbol."""
    target = next_free(table, origin, symbol)
    table.hands[seat].remove(symbol)
    table.discard.append(symbol)
    table.pirates[seat].remove(origin)
    table.pirates[seat].append(target)


def retreat(table: Table, variant: str, seat: int, origin: int) -> Script:
    """C11: move a pirate back into company, draw as many cards as pirates were there."""
    target = company_behind(table, origin)
    assert target is not None
    company = on_square(table, target)
    table.pirates[seat].remove(origin)
    table.pirates[seat].append(target)
    assert on_square(table, target) <= parts.CROWD
    for _ in range(company):
        yield from draw_a_card(table, variant, table.hands[seat])


def all_aboard(table: Table, seat: int) -> bool:
    """C14: all six pirates are in the boat."""
    return table.pirates[seat].count(BOAT) == parts.CREW


def over(table: Table, turn_limit: int) -> bool:
    """Somebody has won (C14), all in turn have passed (C15), or the last turn is over (C16)."""
    seats = len(table.pirates)
    won = any(all_aboard(table, seat) for seat in range(seats))
    return won or table.passes >= seats or table.turns >= turn_limit


def result(table: Table) -> Result:
    """C14: the winner is first, the others second.  C15, C16: who is better placed is before."""
    seats = range(len(table.pirates))
    boats = [table.pirates[seat].count(BOAT) for seat in seats]
    if any(all_aboard(table, seat) for seat in seats):
        return Result(boats, [1 if all_aboard(table, seat) else 2 for seat in seats])
    merits = [(boats[seat], sum(table.pirates[seat])) for seat in seats]
    ranks = [1 + sum(other > merits[seat] for other in merits) for seat in seats]
    return Result(boats, ranks)
