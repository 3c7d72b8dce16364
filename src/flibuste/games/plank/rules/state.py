"""Faut pas pousser by its rules: P3–P17."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never, final

from mypy_extensions import mypyc_attr

from flibuste.core import protocol
from flibuste.core.odds import Odds
from flibuste.core.protocol import LUCK, Refusal, Seat
from flibuste.games.plank.acts import LUCKS, Act, Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.options import Options, ages_of, crews_of
from flibuste.games.plank.parts import (
    ALL_ACTIONS,
    ALL_PIRATES,
    BIT,
    CREWS,
    INDEX,
    MIDDLE,
    NO_THANKS,
    pirates_in,
)
from flibuste.games.plank.rules.forbidding import ENTERED, NOTHING, SHIFTED, forbids
from flibuste.games.plank.rules.menus import AGES, CHOOSE, ENTERS, NO_THANKS_ACT, SHIFTS, TURN
from flibuste.games.plank.rules.placement import entry_place, from_the_ship, goal_of, order_of_play
from flibuste.games.plank.rules.scoring import lines, points

LUCK_AWAITED: Final[tuple[Seat, ...]] = (LUCK,)
AWAITED: Final[tuple[tuple[Seat, ...], ...]] = tuple([(seat,) for seat in range(len(CREWS))])
UNPLAYED: Final = -1  # instead of a seat
NOBODY: Final = -1  # instead of a crew
SOMEWHERE: Final = -1  # the place of a "No thanks!" that nobody knows


@final
@mypyc_attr(free_list_len=1)  # copies come and go one after another
class State(protocol.State[Act]):
    """A position; everything by crew, pirates are numbers and sets of cards are bits (parts.py)."""

    __slots__ = (
        "above",
        "actions",
        "ages",
        "aside",
        "chosen",
        "crews",
        "discards",
        "fallen",
        "half",
        "no_thanks",
        "order",
        "pirates",
        "plank",
        "seat_of",
        "turn",
        "waiting",
    )

    def __init__(self, seats: int, options: Options | None) -> None:
        """P14 · Twelve cards for each crew (P1); the unplayed ones have no actions.

        Without options nothing is on the table yet: copies are filled by who makes them.
        """
        if options is None:
            return
        self.crews = crews_of(seats, options)  # by seat
        self.seat_of = tuple(
            [self.crews.index(crew) if crew in self.crews else UNPLAYED for crew in INDEX.values()]
        )
        self.ages = ages_of(seats, options)  # the seats from the youngest (P4)
        self.pirates = [ALL_PIRATES] * len(CREWS)  # in the hand, or in the pile
        self.actions = [0 if seat == UNPLAYED else ALL_ACTIONS for seat in self.seat_of]
        self.discards = [ALL_ACTIONS ^ held for held in self.actions]  # or out of the match
        self.no_thanks = [1] * len(CREWS)  # in the hand, or in the pile
        self.above = [SOMEWHERE] * len(CREWS)  # cards above it in the pile, if known (P15)
        self.aside = NOBODY  # the crew whose "No thanks!" waits to be put back (P15)
        self.chosen = [0] * len(CREWS)  # pirates picked or turned up for the first placement
        self.plank: list[int] = []  # from place 1
        self.fallen: list[int] = []
        self.order: tuple[int, ...] = ()  # the crews in the order of play (P5, P16)
        self.turn = 0  # an index of the order
        self.half = NOTHING
        self.waiting: tuple[Seat, ...] = ()
        self.set_waiting()

    # Who acts

    def awaiting(self) -> tuple[Seat, ...]:
        return self.waiting

    def set_waiting(self) -> None:
        """P11 · All who have not picked (P3), then crew after crew, until no card is left to play.

        For an unplayed crew LUCK acts.
        """
        if self.order:
            crew = self.order[self.turn]
            if not (self.pirates[crew] or self.no_thanks[crew] or self.half):
                self.waiting = ()  # all cards have been played
            else:
                seat = self.seat_of[crew]
                self.waiting = LUCK_AWAITED if seat < 0 else AWAITED[seat]
            return
        if not self.ages:
            self.waiting = LUCK_AWAITED
            return
        picking = [seat for seat, crew in enumerate(self.crews) if not self.chosen[crew]]
        self.waiting = tuple(picking) or LUCK_AWAITED

    def turning(self) -> int:
        """The unplayed crew whose top card is due: in colour order (P15), then by turn (P17)."""
        if self.order:
            return self.order[self.turn]
        unplayed = [crew for crew, seat in enumerate(self.seat_of) if seat < 0]
        return next(crew for crew in unplayed if not self.chosen[crew])

    def odds(self) -> Odds[Act]:
        """The ages (P4), or a top card: any that is not known to lie deeper (P14, P15)."""
        if not (self.ages or self.order):
            return Odds(AGES[len(self.crews)])
        crew = self.turning()
        if self.no_thanks[crew]:
            if self.above[crew] == 0:
                return Odds((TURN[crew][NO_THANKS],))
            if self.above[crew] == SOMEWHERE:
                return turns(crew, 0, *pirates_in(self.pirates[crew]))
        return turns(crew, *pirates_in(self.pirates[crew]))

    def legal(self, seat: Seat) -> Sequence[Act]:
        """Pirates by value, actions by card and place, "No thanks!" alone (P6)."""
        if not self.order:
            return CHOOSE
        crew = self.crews[seat]
        if self.half == ENTERED:
            return SHIFTS[self.actions[crew]]
        if self.half == SHIFTED:
            return ENTERS[self.pirates[crew]]
        menu = [*ENTERS[self.pirates[crew]], *SHIFTS[self.actions[crew]]]
        if self.no_thanks[crew]:
            menu.append(NO_THANKS_ACT)
        return menu

    def forbids(self, seat: Seat, action: Act) -> Refusal | None:
        return forbids(self, self.crews[seat], action)

    def not_for_players(self) -> frozenset[str]:
        return LUCKS

    # What acts do

    def apply(self, seat: Seat, action: Act) -> None:
        if type(action) is Shift:
            self.shift(self.crews[seat], action.card, action.place)
            self.close(SHIFTED)
        elif type(action) is Enter:
            self.enter(self.crews[seat], action.pirate)
            self.close(ENTERED)
        elif type(action) is NoThanks:
            self.no_thanks[self.crews[seat]] = 0
            self.next_turn()
        elif type(action) is Choose:
            self.choose(self.crews[seat], action.pirate)
        elif type(action) is Turn:
            self.turn_up(INDEX[action.crew], action.card)
        elif type(action) is Ages:
            self.ages = action.seats
            self.set_waiting()
        else:
            assert_never(action)

    def shift(self, crew: int, card: int, place: int) -> None:
        """The pirate goes his way, the others close up (P7)."""
        bit = BIT[card]
        self.actions[crew] ^= bit
        self.discards[crew] |= bit
        self.plank.insert(goal_of(card, place) - 1, self.plank.pop(place - 1))

    def enter(self, crew: int, value: int) -> None:
        """Who stands at place 4 falls (P8)."""
        self.pirates[crew] ^= 1 << value
        plank = self.plank
        place = entry_place(value, plank[0] & 7)
        self.fallen.append(plank.pop())
        plank.insert(place - 1, crew << 3 | value)

    def close(self, half: int) -> None:
        """P9 · Whichever half comes second meets the plank as the first has left it.

        The turn is over when both are played (P6).
        """
        if self.half:
            self.half = NOTHING
            self.next_turn()
        else:
            self.half = half

    def next_turn(self) -> None:
        """The order holds for the whole match (P5, P16)."""
        self.turn = (self.turn + 1) % len(CREWS)
        self.set_waiting()

    def turn_up(self, crew: int, card: int) -> None:
        """P15, P17 · The top card of an unplayed crew: a first pirate, a newcomer, "No thanks!"."""
        if card == NO_THANKS:
            self.no_thanks[crew], self.above[crew] = 0, SOMEWHERE
            if self.order:
                self.next_turn()
            else:
                self.aside = crew
        elif self.order:
            self.above[crew] = max(self.above[crew] - 1, SOMEWHERE)
            self.enter(crew, card)
            self.next_turn()
        else:
            self.no_thanks_back(crew)
            self.choose(crew, card)

    def no_thanks_back(self, crew: int) -> None:
        """A "No thanks!" turned up at the first placement goes back into the middle (P15)."""
        if self.aside == crew:
            self.no_thanks[crew], self.above[crew], self.aside = 1, MIDDLE, NOBODY

    # The first placement

    def choose(self, crew: int, value: int) -> None:
        """P3 · A pick lies face down; all are revealed together, as soon as nobody's is missing."""
        self.pirates[crew] ^= 1 << value
        self.chosen[crew] = value
        if all(self.chosen):
            self.place()
        self.set_waiting()

    def place(self) -> None:
        """The picks stand on the plank, and the order of play is found (P4, P5)."""
        nearest = from_the_ship(self.chosen, self.seat_of, self.ages)
        self.plank = [crew << 3 | self.chosen[crew] for crew in nearest]
        self.chosen = [0] * len(CREWS)
        self.order = order_of_play(nearest[::-1], self.crews)

    # The end

    def scores(self) -> Sequence[int]:
        """P18 · Only the crews that are played."""
        totals = points(self.plank, self.fallen)
        return [totals[crew] for crew in self.crews]

    def tally(self) -> Sequence[Mapping[str, int]]:
        told = lines(self.plank, self.fallen)
        return [told[crew] for crew in self.crews]

    def ranks(self) -> Sequence[int]:
        """P13 · The most points win; equal totals share the place."""
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def copy(self) -> State:
        new = State(len(self.crews), None)
        new.crews, new.seat_of, new.ages = self.crews, self.seat_of, self.ages
        new.pirates, new.actions = self.pirates[:], self.actions[:]
        new.discards, new.no_thanks = self.discards[:], self.no_thanks[:]
        new.above, new.aside = self.above[:], self.aside
        new.chosen, new.plank, new.fallen = self.chosen[:], self.plank[:], self.fallen[:]
        new.order, new.turn, new.half = self.order, self.turn, self.half
        new.waiting = self.waiting
        return new


def turns(crew: int, *cards: int) -> Odds[Act]:
    """Any of these cards of an unplayed crew may come up (P14)."""
    return Odds(tuple([TURN[crew][card] for card in cards]))
