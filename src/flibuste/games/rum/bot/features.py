"""What a learned eye looks at: the terms of the appraisal one by one, and what lies behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.net import Net, Row
from flibuste.core.standing import won
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import BACK
from flibuste.games.rum.bot.appraisal import (
    SQUARES_OF,
    articles,
    best_move,
    chance,
    moves_left,
    partner,
    single_maps,
)
from flibuste.games.rum.bot.evaluate import (
    HOPE,
    asleep,
    bargain_worth,
    best_way_out,
    drinking,
    fighting,
    in_hand,
    on_the_move,
    stung,
)
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.chapter import DARK, START
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.throws import Chest, Tavern
from flibuste.games.rum.rules.turn import Turn

NAMES: Final = (
    "prospect", "ahead", "points", "points_ahead", "two", "many",
    "single_maps", "maps_to_come", "rendezvous", "waiting",
    "coins", "a_coin", "two_coins", "barrels", "a_barrel",
    "pirates", "pirates_later", "reserve", "no_reserve", "most_reserve",
    "night", "brawl", "game", "town", "on_turn", "begins", "next", "can_move",
    "aboard", "sleeps_aboard", "goods", "later", "last_round", "coins_later", "barrels_later",
    "last_points", "last_prospect", "alleys", "reserve_ahead", "alone_ashore",
)  # fmt: skip
NET: Final = Net(__package__ or "", NAMES)


def judge(state: State) -> Sequence[float]:
    """Shares of the win, as learned; a finished match has its winners.

    A first dark alley is worth what the second brings, nothing if one had better turn back: so
    nobody goes to and fro between the two.
    """
    if not state.scenes:
        return won(state.ranks())
    scene = state.scenes[-1]
    if isinstance(scene, Turn) and scene.step == DARK:
        through, back = state.copy(), state.copy()
        through.apply(scene.seat, best_way_out(state, scene))
        back.apply(scene.seat, BACK)
        shares = judge(through)
        worse = shares[scene.seat] <= judge(back)[scene.seat]
        return [0.0] * state.seats if worse else shares
    return NET.shares(features(state))


def features(state: State) -> list[Row]:
    """A row for each seat, in the order of NAMES, most numbers between 0 and 1."""
    if state.scenes:
        scene = state.scenes[-1]
        if isinstance(scene, Turn) and scene.step == DARK:
            way = best_way_out(state, scene)
            state = state.copy()
            state.apply(scene.seat, way)
    seats = state.seats
    held = [in_hand(state, seat) for seat in range(seats)]
    night, town, brawl, game = [0.0] * seats, [0.0] * seats, [0.0] * seats, [0.0] * seats
    turn, begins = -1, False
    for scene in state.scenes:
        if isinstance(scene, Turn):
            asleep(state, night)
            on_the_move(state, scene, town)
            turn, begins = scene.seat, scene.step == START
        elif isinstance(scene, Brawl):
            fighting(state, scene, brawl)
        elif isinstance(scene, Tavern):
            drinking(state, scene, game)
        elif isinstance(scene, Chest):
            stung(state, scene, game)
        elif isinstance(scene, Bargain):
            game[state.turn()] += bargain_worth(state, scene.tile)
    totals = [
        held[seat] + night[seat] + town[seat] + brawl[seat] + game[seat] for seat in range(seats)
    ]
    mean = sum(totals) / seats
    counted = [points(state.won[seat], state.goods[seat]) for seat in range(seats)]
    following = state.next_with_pirates(turn) if turn >= 0 else -1
    later = box.ROUNDS - state.round
    ashore = sum([pirates > 0 for pirates in state.reserve])
    aboard = [0] * seats
    for crew, pirates in state.ship:
        if crew >= 0:
            aboard[crew] = pirates
    rows: list[Row] = []
    for seat in range(seats):
        best = max([totals[other] for other in range(seats) if other != seat])
        most = max([counted[other] for other in range(seats) if other != seat])
        reserves = max([state.reserve[other] for other in range(seats) if other != seat])
        moves = moves_left(state, seat)
        singles = single_maps(state.won[seat])
        hoped = 0.0
        for colour, value in enumerate(singles):
            if value:
                hoped += value * partner(state, colour, moves)
        waiting = 0.0
        for kind in state.waiting[seat]:
            waiting += box.POINTS[kind] * chance(SQUARES_OF[kind - box.FIRST_RENDEZVOUS], moves)
        coins, rum, own = state.coins[seat], state.rum[seat], box.PIRATES - state.common[seat]
        reserve = state.reserve[seat]
        on = seat == turn
        rows.append(
            [
                HOPE * (totals[seat] - mean),
                HOPE * (totals[seat] - best),
                counted[seat] / 20,
                (counted[seat] - most) / 20,
                float(seats == 2),
                float(seats > 3),
                sum(singles) / 10,
                hoped / 10,
                waiting / 10,
                len(state.waiting[seat]) / 3,
                min(coins, 6) / 3,
                float(coins > 0),
                float(coins > 1),
                min(rum, 6) / 3,
                float(rum > 0),
                own / 15,
                own * later / 40,
                reserve / 10,
                float(reserve == 0),
                float(reserve > reserves),
                night[seat] / 8,
                brawl[seat] / 8,
                game[seat] / 6,
                town[seat] / 8,
                float(on),
                float(on and begins),
                float(seat == following),
                best_move(state, seat) / 6 if on else 0.0,
                aboard[seat] / 5,
                float(aboard[seat] > 0),
                articles(state.goods[seat]) / 5,
                later / 4,
                float(later == 0),
                coins * later / 10,
                rum * later / 10,
                (counted[seat] - most) / 10 if later == 0 else 0.0,
                HOPE * (totals[seat] - best) if later == 0 else 0.0,
                state.alleys.count(seat) / 6,
                (reserve - reserves) / 10,
                float(reserve > 0 and ashore == 1),
            ]
        )
    return rows
