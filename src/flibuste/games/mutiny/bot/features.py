"""What a learned eye looks at: does my camp win, am I the richest in it, and do my cards last?

All are asked for each seat by itself; nobody may win in the end, so the net has room for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from flibuste.core.net import Net, Row
from flibuste.core.protocol import Seat
from flibuste.core.standing import won
from flibuste.games.mutiny.bot.evaluate import (
    ANSWERED,
    RICH,
    RICHER,
    UNKNOWN,
    Hand,
    belongings,
    best_visit,
    edge_of,
    evaluate,
    force_of,
    fortunes,
    laid,
    lasting,
    lead_of,
    lean,
    richest,
    rounds_left,
    turn_to_come,
)
from flibuste.games.mutiny.parts import DUELS, GREY, NOBODY, VALUE
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import CABINS

NAMES: Final = (
    "chance", "at_sea", "two", "many", "sworn", "camp_wins", "lasts", "richest",
    "own_points", "wrong_points", "own_cards", "wrong_cards", "cards",
    "has_1", "has_2", "has_3", "has_4", "has_5", "has_6", "cards_to_spare",
    "ally_points", "foe_points", "loose_points", "edge",
    "allies", "foes", "unsworn", "foe_cards", "alone",
    "wealth", "richer_than_ally", "richer_than_unsworn", "coins",
    "leads", "ahead", "well_ahead", "behind", "far_behind", "unknown",
    "rounds", "last_rounds", "late_unsworn",
    "won", "lost", "one_more", "one_less", "duels", "lead_now", "fights", "allies_fight",
    "foes_fight", "out", "turn_to_come", "visit", "tide",
)  # fmt: skip
NET: Final = Net(__package__ or "", NAMES, nobody=True)
LIKELY: Final = Net(__package__ or "", NAMES, part="likely")
SURE: Final = 1e-3


def judge(state: State) -> Sequence[float]:
    """Shares of the win, as learned; a finished match has its winners, or none."""
    if not state.scenes:
        return won(state.ranks())
    if isinstance(state.scenes[-1], ANSWERED):  # whoever is asked will answer well
        seat, best = state.turn, [-1.0] * state.seats
        for action in state.legal(seat):
            twin = state.copy()
            twin.apply(seat, action)
            shares = judge(twin)
            if shares[seat] > best[seat]:
                best = list(shares)
        return best
    return NET.shares(features(state))


def features(state: State) -> list[Row]:
    """A row for each seat, in the order of NAMES, most numbers between -1 and 1."""
    if state.scenes and isinstance(state.scenes[-1], ANSWERED):
        state = answered(state)
    if not state.scenes:
        return [[0.0] * len(NAMES) for _ in range(state.seats)]
    return Lookout(state).rows()


def weigh(state: State, seat: Seat) -> float:
    """How likely the others would be where they are in this world: who has sworn to a side keeps
    its cards, lays them, and posts strong sailors there.
    """
    rows = features(state)
    return sum([LIKELY.promise(rows[other]) for other in range(state.seats) if other != seat])


def answered(state: State) -> State:
    """As it will be when the question under way is answered well."""
    seat, best, most = state.turn, state, -1.0
    for action in state.legal(seat):
        twin = state.copy()
        twin.apply(seat, action)
        worth = evaluate(twin)[seat]
        if worth > most:
            best, most = twin, worth
    return best


class Lookout:
    """What is the same for all seats, counted once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.sea = state.duel == NOBODY
        self.rounds = 0.0
        self.lead = UNKNOWN
        wealth: list[float]
        hands: Sequence[Hand]
        if self.sea:
            hands, wealth = belongings(state)
            self.rounds = rounds_left(state)
            leads = [lead_of(pair) for pair in state.posts]
            self.fighting = (1 << state.seats) - 1
            self.coming = DUELS
            self.spread = RICH + RICHER * self.rounds
        else:
            hands, self.lead, self.fighting = laid(state)
            wealth = [float(score) for score in state.scores()]
            leads = [self.lead, *[lead_of(pair) for pair in state.posts[state.duel + 1 :]]]
            self.coming = DUELS - 1 - state.duel
            self.spread = RICH
        self.hands, self.wealth, self.leads = hands, wealth, leads
        self.points = [worth_of(hand) for hand in hands]
        self.cards = [(sum(hand[:GREY]), sum(hand[GREY:])) for hand in hands]
        forces = [
            0.0
            if state.out >> seat & 1 and not self.sea
            else lean(state.sides[seat], force_of(hand, self.coming))
            for seat, hand in enumerate(hands)
        ]
        edge = edge_of(forces)
        won = (0, 0) if self.sea else (state.wins[0], state.wins[1])
        self.wins = fortunes(tuple(leads), edge, edge, won[0], won[1], round(self.rounds))
        self.stays = [1.0] * state.seats

    def rows(self) -> list[Row]:
        own = evaluate(self.state)
        return [self.row(seat, own[seat]) for seat in range(self.state.seats)]

    def row(self, seat: int, own: float) -> Row:
        state, sea, seats = self.state, self.sea, self.state.seats
        side = state.sides[seat]
        sworn = side != NOBODY
        if not sworn:
            side = 0 if self.points[seat][0] >= self.points[seat][1] else 1
        mine, wrong = self.points[seat][side], self.points[seat][1 - side]
        right, other = self.cards[seat][side], self.cards[seat][1 - side]
        cards = right + other
        ally = foe = loose = 0.0
        same = against = unsworn = allies = foes = 0
        rich = free = -9.0
        foe_cards = 9.0
        for rival in range(seats):
            if rival == seat or (not sea and state.out >> rival & 1):
                continue
            theirs = state.sides[rival]
            fights = self.fighting >> rival & 1
            if theirs == NOBODY:
                unsworn += 1
                loose += self.points[rival][side] - self.points[rival][1 - side]
                free = max(free, self.wealth[rival])
            elif theirs == side:
                same += 1
                ally += self.points[rival][side]
                rich = max(rich, self.wealth[rival])
                allies += fights
            else:
                against += 1
                foe += self.points[rival][1 - side]
                foe_cards = min(foe_cards, sum(self.cards[rival]))
                foes += fights
        sure = min(max(own, SURE), 1 - SURE)
        wealth = self.wealth[seat]
        camp = self.wins[side]
        row = [
            log(sure / (1 - sure)) / 2,
            float(sea),
            float(seats == 2),
            float(seats > 3),
            float(sworn),
            camp[len(camp) - 1],
            lasting(camp, cards),
            richest(seat, side, self.wealth, state.sides, self.stays, self.spread),
            mine / 6,
            wrong / 6,
            right / 4,
            other / 4,
            min(cards, 8.0) / 4,
        ]
        for number in range(1, 7):
            row.append(float(cards >= number))
        row += [
            (cards - self.coming) / 3,
            ally / 6,
            foe / 6,
            loose / 6,
            (mine + ally - foe) / 6,
            float(same),
            float(against),
            float(unsworn),
            foe_cards / 5 if against else 1.0,
            float(same == 0),
            wealth / 6,
            bound((wealth - rich) / 3, 2.0) if same else 1.5,
            bound((wealth - free) / 3, 2.0) if unsworn else 1.5,
            state.coins[seat] / 4,
        ]
        self.duels(side, row)
        row += [
            self.rounds / 6,
            min(self.rounds, 2.0) / 2,
            0.0 if sworn else min(self.rounds, 4.0) / 4,
        ]
        ours, others = (0, 0) if sea else (state.wins[side], state.wins[1 - side])
        now = 0.0
        if not sea and self.lead != UNKNOWN:
            now = bound((-self.lead if side else self.lead) / 6, 1.0)
        row += [
            ours / 2,
            others / 2,
            float(ours == 2),
            float(others == 2),
            self.coming / 5,
            now,
            float(self.fighting >> seat & 1),
            float(allies),
            float(foes),
            0.0 if sea else float(state.out >> seat & 1),
            float(sea and turn_to_come(state, seat)),
            best_visit(state) / 6 if seat == state.turn and state.scenes[-1] is CABINS else 0.0,
            0.0 if sea else self.tide(side) / 6,
        ]
        return row

    def tide(self, side: int) -> int:
        """M30: how many more points have been laid for a side, in all duels so far."""
        return sum(self.state.sums[side::2]) - sum(self.state.sums[1 - side :: 2])

    def duels(self, side: int, row: Row) -> None:
        """How the duels to come stand for a side."""
        total = ahead = well = behind = far = unknown = 0
        for lead in self.leads:
            if lead == UNKNOWN:
                unknown += 1
                continue
            mine = -lead if side else lead
            total += min(max(mine, -5), 5)
            ahead += mine > 0
            well += mine > 2
            behind += mine < 0
            far += mine < -2
        row += [total / 6, ahead / 3, well / 3, behind / 3, far / 3, unknown / 5]


def worth_of(hand: Hand) -> tuple[float, float]:
    """The points of a hand in either colour."""
    points = [number * VALUE[card] for card, number in enumerate(hand)]
    return sum(points[:GREY]), sum(points[GREY:])


def bound(number: float, most: float) -> float:
    return min(max(number, -most), most)
