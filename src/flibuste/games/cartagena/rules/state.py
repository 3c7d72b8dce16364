"""Cartagena by its rules: C1–C16."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from flibuste.core import protocol
from flibuste.core.odds import Odds
from flibuste.core.protocol import LUCK, Refusal, Seat
from flibuste.games.cartagena.acts import (
    LUCKS,
    Act,
    Advance,
    Draw,
    EndTurn,
    First,
    Retreat,
    Segment,
)
from flibuste.games.cartagena.options import Options
from flibuste.games.cartagena.parts import (
    BOAT,
    COPIES,
    CREW,
    HAND,
    INDEX,
    KINDS,
    MOVES,
    ROW,
    SEGMENTS,
    START,
    squares_with,
    with_segment,
)
from flibuste.games.cartagena.rules.forbidding import forbids
from flibuste.games.cartagena.rules.menus import (
    ADVANCES,
    ADVANCES_AND_RETREAT,
    ADVANCES_AND_RETREAT_ASHORE,
    DRAW,
    END,
    FIRST,
    SEGMENT,
)
from flibuste.games.cartagena.rules.track import (
    company_behind,
    dealt_seat,
    escaped,
    first_company,
    next_free,
)

AWAITED: Final[tuple[tuple[Seat, ...], ...]] = tuple([(seat,) for seat in range(5)])
LUCK_AWAITED: Final[tuple[Seat, ...]] = (LUCK,)
NOBODY: Final = -1  # before LUCK has named the first player
NOWHERE: Final = -1  # instead of a square
PUT_IN_ORDER: Final[Callable[[list[int], int], None]] = insort  # found without a look for its name


@final
@mypyc_attr(free_list_len=1)  # copies come and go one after another
class State(protocol.State[Act]):
    """A position of Cartagena; cards are counted by symbol, pirates stand on numbered squares."""

    __slots__ = (
        "boat_is_final", "cards", "company", "crowd", "deal", "deck", "discard", "due", "hands",
        "held", "laying", "layout", "moves", "over", "passes", "pirates", "row", "seats",
        "segments", "squares", "tortuga", "turn", "turn_limit", "turns",
    )  # fmt: skip

    def __init__(self, seats: int, options: Options | None) -> None:
        """C4 · All pirates at the start, six cards each to deal; LUCK lays the tunnel and deals.

        Without options nothing is on the table yet: copies are filled by who makes them.
        """
        self.seats = seats
        if options is None:
            return
        self.tortuga = options.variant == "tortuga"
        self.boat_is_final = options.boat_is_final
        self.turn_limit = options.turn_limit
        self.layout = options.layout or ""  # the segments laid so far (C2)
        self.squares = squares_with(self.layout)  # by symbol
        self.segments = len(SEGMENTS) - len(self.layout.split())  # still to lay
        self.pirates = [[START] * CREW for _ in range(seats)]  # the rearmost first
        self.crowd = [0] * (BOAT + 1)  # pirates on each square; start and boat are not counted
        self.company = BOAT  # the rearmost square with one or two of them, if there is one
        self.hands = [[0] * KINDS for _ in range(seats)]
        self.held = [0] * seats  # the symbols in each hand, a set
        self.row: list[int] = []
        self.deck = [COPIES] * KINDS
        self.cards = COPIES * KINDS  # in the deck
        self.discard = [0] * KINDS
        self.turn: Seat = NOBODY if options.first is None else options.first
        self.moves = 0  # made this turn
        self.turns = 0  # ended so far, of all players together
        self.passes = 0  # turns in a row ended without a move
        self.deal = HAND * seats  # cards of the opening deal still to give
        self.laying = ROW if self.tortuga else 0  # cards still to lay in the row
        self.due = 0  # cards the player in turn has still to draw
        self.over = False

    # Who acts

    def awaiting(self) -> tuple[Seat, ...]:
        if self.over:
            return ()
        if self.due or self.laying or self.deal or self.segments or self.turn < 0:
            return LUCK_AWAITED
        return AWAITED[self.turn]

    def odds(self) -> Odds[Act]:
        """C7 · The first player, if none was named; then segments (C2), then cards (C4–C6, C11)."""
        if self.turn < 0:
            return Odds(FIRST[: self.seats])
        if self.segments:
            acts = [act for (name, _), act in SEGMENT.items() if name not in self.layout]
            return Odds(tuple(acts))
        return Odds(DRAW, self.deck[:], self.cards)

    def legal(self, seat: Seat) -> Sequence[Act]:
        """From the rearmost pirate on: its advances by symbol, its retreat; at last the end."""
        held, company = self.held[seat], self.company
        retreats = ADVANCES_AND_RETREAT_ASHORE if self.boat_is_final else ADVANCES_AND_RETREAT
        alone, in_company = ADVANCES[held], retreats[held]
        menu: list[Act] = []
        last = NOWHERE
        for origin in self.pirates[seat]:
            if origin != last:  # else the same acts once more
                menu += in_company[origin] if company < origin else alone[origin]
                last = origin
        if self.moves or not menu:
            menu.append(END)
        return menu

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        return forbids(self, seat, action)

    def not_for_players(self) -> frozenset[str]:
        return LUCKS

    # What acts do

    def apply(self, seat: Seat, action: Act) -> None:
        if seat == LUCK:  # asked first: each kind that it is not has to be looked up by its name
            if type(action) is Draw:
                self.draw(INDEX[action.symbol])
            elif type(action) is Segment:
                self.lay_segment(action.id, action.reversed)
            else:
                assert type(action) is First
                self.turn = action.seat
        elif type(action) is Advance:
            self.advance(seat, action.origin, INDEX[action.symbol])
        elif type(action) is Retreat:
            self.retreat(seat, action.origin)
        else:
            assert type(action) is EndTurn
            self.end_turn()

    def advance(self, seat: Seat, origin: int, symbol: int) -> None:
        """Discard the card, move to the next free square of its symbol, else into the boat (C9)."""
        hand = self.hands[seat]
        hand[symbol] -= 1
        if not hand[symbol]:
            self.held[seat] ^= 1 << symbol
        self.discard[symbol] += 1
        goal = next_free(self.squares[symbol], self.crowd, origin)
        self.shift(seat, origin, goal)
        self.moves += 1
        if goal == BOAT and self.pirates[seat][0] == BOAT:  # the rearmost, so the whole crew
            self.over = True  # C14: at once, even in the middle of a turn
        elif self.moves == MOVES:  # no card is due after an advance
            self.end_turn()

    def retreat(self, seat: Seat, origin: int) -> None:
        """Back into company; as many cards as pirates stood there (C11)."""
        goal = company_behind(self.crowd, origin)
        self.due = self.crowd[goal]
        self.shift(seat, origin, goal)
        self.moves += 1
        if self.tortuga or not self.cards:  # else LUCK turns up all that is due
            self.serve()
            if self.moves == MOVES:
                self.close_turn()

    def shift(self, seat: Seat, origin: int, goal: int) -> None:
        """A crew stays in order, the rearmost first."""
        crew, crowd = self.pirates[seat], self.crowd
        crew.remove(origin)
        PUT_IN_ORDER(crew, goal)
        if START < origin < BOAT:
            crowd[origin] -= 1
        if goal < BOAT:
            crowd[goal] += 1
        rearmost = origin if START < origin < goal else goal  # of the squares that have changed
        if rearmost <= self.company:
            self.company = first_company(crowd, rearmost)

    def close_turn(self) -> None:
        """C8 · After all its cards the third move ends the turn by itself; see forbids_end."""
        if not self.due and not self.laying:
            self.end_turn()

    def end_turn(self) -> None:
        """The next one's turn, or the end."""
        self.passes = 0 if self.moves else self.passes + 1
        self.moves = 0
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.over = self.stalled()

    def stalled(self) -> bool:
        """C15, C16 · The end: nobody in turn could move, or the turn limit is reached."""
        return self.passes == self.seats or self.turns == self.turn_limit

    # Cards

    def draw(self, symbol: int) -> None:
        """LUCK turns up a card: for the opening deal (C4), the row (C6) or a retreat (C11)."""
        self.deck[symbol] -= 1
        self.cards -= 1
        if self.deal:
            self.give(dealt_seat(self.seats, self.deal), symbol)
            self.deal -= 1
            if not self.deal:
                self.serve()
            return
        if self.laying:
            self.row.append(symbol)
            self.laying -= 1
        else:
            self.give(self.turn, symbol)
            self.due -= 1
        if self.tortuga or not self.cards:
            self.serve()
        if self.moves == MOVES:
            self.close_turn()

    def give(self, seat: Seat, symbol: int) -> None:
        self.hands[seat][symbol] += 1
        self.held[seat] |= 1 << symbol

    def serve(self) -> None:
        """C12 · A card that is due, for a hand or for the row, comes from the shuffled discards."""
        if self.tortuga:
            self.serve_from_row()
        if (self.due or self.laying) and not self.cards:
            self.deck, self.discard = self.discard, self.deck  # the discards are the new deck
            self.cards = sum(self.deck)
            if not self.cards:
                self.serve_the_rest()

    def serve_from_row(self) -> None:
        """C6 · Strictly in order; as soon as the last card is taken a new row is laid."""
        if self.laying:
            return
        while self.due and self.row:
            self.give(self.turn, self.row.pop(0))
            self.due -= 1
        if not self.row:
            self.laying = ROW

    def serve_the_rest(self) -> None:
        """Nothing left to lay or to shuffle: the row stays short (C6), one draws what is (C12)."""
        self.laying = 0
        if self.row:
            self.serve_from_row()
        self.due = self.laying = 0

    # The end

    def scores(self) -> Sequence[int]:
        return [crew.count(BOAT) for crew in self.pirates]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [{"boat": aboard} for aboard in self.scores()]

    def ranks(self) -> Sequence[int]:
        """C14 · One winner, the others share rank 2; by C15 and C16: boat, then sum of squares."""
        if any(map(escaped, self.pirates)):
            return [1 if escaped(crew) else 2 for crew in self.pirates]
        order = [(crew.count(BOAT), sum(crew)) for crew in self.pirates]
        return [1 + sum(other > own for other in order) for own in order]

    # The rest

    def lay_segment(self, name: str, turned: bool) -> None:
        """The next six squares from the fortress on (C2)."""
        segment = name + "'" if turned else name
        self.layout = f"{self.layout} {segment}" if self.layout else segment
        self.squares = with_segment(self.squares, segment, len(SEGMENTS) - self.segments)
        self.segments -= 1

    def copy(self) -> State:
        new = State(self.seats, None)
        new.tortuga, new.boat_is_final = self.tortuga, self.boat_is_final
        new.turn_limit, new.over = self.turn_limit, self.over
        new.layout, new.squares, new.segments = self.layout, self.squares, self.segments
        new.pirates = [crew[:] for crew in self.pirates]
        new.crowd, new.company = self.crowd[:], self.company
        new.hands, new.held = [hand[:] for hand in self.hands], self.held[:]
        new.row, new.discard = self.row[:], self.discard[:]
        new.deck, new.cards = self.deck[:], self.cards
        new.turn, new.moves = self.turn, self.moves
        new.turns, new.passes = self.turns, self.passes
        new.deal, new.laying, new.due = self.deal, self.laying, self.due
        return new
