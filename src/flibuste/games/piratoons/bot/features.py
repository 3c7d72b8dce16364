"""What a learned eye looks at: every line of the scoring as it may end, and what can change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.net import Net, Row
from flibuste.core.standing import won
from flibuste.games.piratoons.bot.evaluate import HOPE, Hopes, best_other, evaluate, rounds_to_come
from flibuste.games.piratoons.parts import PAWNS
from flibuste.games.piratoons.rules.rounds import BIDS, BUILD, END, OPEN_STEP, PLUNDER, TAKES
from flibuste.games.piratoons.rules.state import State

NAMES: Final = (
    "prospect", "ahead", "late_ahead", "two", "many", "left", "last", "last_but_one",
    "joins", "families", "growth", "sails_points", "barrels_points", "purse_points", "ghosts",
    "at_stake",
    "sails", "sails_ahead", "barrels", "barrels_ahead", "coins", "coins_ahead", "no_coin",
    "coins_left", "empty", "empty_ahead", "hulls", "hulls_ahead", "gear",
    "joins_left", "families_left", "empty_left", "sails_left", "barrels_left",
    "plunders", "reserve", "reserve_ahead", "others_reserve", "sand", "bids", "takes", "builds",
    "opens", "captain",
)  # fmt: skip
NET: Final = Net(__package__ or "", NAMES)


def judge(state: State) -> Sequence[float]:
    """Shares of the win, half as learned and half by hand, which beats either (docs/bots.md); a
    finished match has its winners.
    """
    if not state.waiting:
        return won(state.ranks())
    return NET.halved(features(state))


def guide(state: State) -> Sequence[float]:
    """In playouts the evaluation by hand: more of them are worth more."""
    return evaluate(state)


def features(state: State) -> list[Row]:
    """A row for each seat, in the order of NAMES, most numbers between -1 and 1."""
    seats, left = state.seats, rounds_to_come(state)
    hopes = Hopes(state, left)
    ships, coins, stake, looks = hopes.ships, hopes.coins, hopes.stake, hopes.looks
    totals = hopes.points
    if state.step == END:
        totals = [float(score) for score in state.scores()]
    mean, hope = sum(totals) / seats, HOPE[left]
    all_sails = [look.sails for look in looks]
    all_barrels = [look.barrels for look in looks]
    empty = [look.empty[-1] for look in looks]
    hulls = [len(ship.order) for ship in ships]
    plunders = state.step == PLUNDER
    reserve = [0] * seats
    if plunders:
        for seat in range(seats):
            if not state.out >> seat & 1:
                reserve[seat] = PAWNS - len(state.pawns[seat])
    rest = left / 8
    sand = max(0.0, 1 - state.seconds / state.glass) if plunders else 0.0
    rows: list[Row] = []
    for seat, look in enumerate(looks):
        best = max([totals[other] for other in range(seats) if other != seat])
        rivals = max([reserve[other] for other in range(seats) if other != seat])
        rows.append(
            [
                hope * (totals[seat] - mean),
                (totals[seat] - best) / 10,
                (totals[seat] - best) / 5 if left < 2 else 0.0,
                float(seats == 2),
                float(seats > 3),
                rest,
                float(left == 0),
                float(left == 1),
                look.joins / 12,
                look.families / 15,
                look.growth / 4,
                hopes.sails[seat] / 5,
                hopes.barrels[seat] / 5,
                hopes.purses[seat] / 5,
                hopes.ghosts[seat] / 5,
                stake[seat] / 10,
                look.sails / 5,
                (look.sails - best_other(all_sails, seat)) / 3,
                look.barrels / 8,
                (look.barrels - best_other(all_barrels, seat)) / 4,
                min(coins[seat], 15) / 8,
                (coins[seat] - best_other(coins, seat)) / 8,
                float(coins[seat] == 0),
                min(coins[seat], 15) * rest / 4,
                empty[seat] / 8,
                (empty[seat] - best_other(empty, seat)) / 5,
                hulls[seat] / 8,
                (hulls[seat] - best_other(hulls, seat)) / 4,
                len(ships[seat].equipment()) / 15,
                look.joins * rest / 6,
                look.families * rest / 8,
                empty[seat] * rest / 4,
                look.sails * rest / 3,
                look.barrels * rest / 4,
                float(plunders),
                reserve[seat] / 6,
                (reserve[seat] - rivals) / 6,
                rivals / 6,
                sand,
                float(state.step == BIDS),
                float(state.step == TAKES),
                float(state.step == BUILD),
                float(state.step == OPEN_STEP),
                float(seat == state.captain),
            ]
        )
    return rows
