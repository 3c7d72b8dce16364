"""How well each player stands: what greedy follows and what search cuts its playouts with.

All is counted in points.  The match is looked at as if everything went on as it lies now: tiles go
to whoever leads on them, bids are paid, ships are arranged as well as they can be (outlook.py).
What is still to come makes leads less sure; the weights were tried out in matches of bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.standing import shares, won
from flibuste.games.piratoons.bot.outlook import by_itself, outlook, with_loot
from flibuste.games.piratoons.parts import PAWNS, ROUNDS
from flibuste.games.piratoons.rules.auction import on_offer, order_of
from flibuste.games.piratoons.rules.plunder import counts, winner_of
from flibuste.games.piratoons.rules.rounds import BIDS, BUILD, END, OPEN_STEP, PLUNDER, TAKES
from flibuste.games.piratoons.rules.scoring import GHOST, MOST, SECOND, figures
from flibuste.games.piratoons.rules.ships import Ship
from flibuste.games.piratoons.rules.state import State

FIRM: Final = 0.3  # by so much a lead must be beaten at the very end …
SAILS_TO_COME, BARRELS_TO_COME, COINS_TO_COME, SLOTS_TO_COME = 0.4, 1.2, 1.5, 1.5  # … each round
COIN: Final = 0.1  # a doubloon for the auctions to come, …
COINS: Final = 10  # … as far as anybody will bid
SHAKY: Final = 1.5  # a tile that others have all pawns left to take away
CLAIM: Final = 1.5  # a tile on which one has pawns, and all the others to take it with
OPTION: Final = 3.0  # a pawn that can still go anywhere, when the chest has just been opened
HURRY: Final = 0.8  # part of the glass after which holding back has no charm of its own
TIDY: Final = 0.02  # a ship that also looks well before the end
HOPE: Final[tuple[float, ...]] = (0.45, 0.38, 0.33, 0.29, 0.26, 0.23, 0.21, 0.19, 0.17)
"""How fast a lead turns into a win, by rounds to come."""


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if not state.waiting:
        return won(state.ranks())
    left = rounds_to_come(state)
    points = list(state.scores()) if state.step == END else Hopes(state, left).points
    return shares(points, HOPE[left])


def rounds_to_come(state: State) -> int:
    """Chests that are still closed."""
    return ROUNDS - state.round + (state.step <= OPEN_STEP)


class Hopes:
    """The points that each player may hope for, and what they are made of; by seat."""

    __slots__ = (
        "barrels",
        "coins",
        "ghosts",
        "looks",
        "points",
        "purses",
        "sails",
        "ships",
        "stake",
    )

    def __init__(self, state: State, left: int) -> None:
        self.ships: list[Ship] = state.ships
        self.coins, self.stake = state.doubloons, [0.0] * state.seats
        if state.step == PLUNDER:
            self.ships, self.coins, self.stake = after_plunder(state)
        elif state.step in (BIDS, TAKES):
            self.ships, self.coins = after_auction(state)
        elif state.step in (BUILD, OPEN_STEP):
            self.stake = [TIDY * figures(state.table, ship).joins for ship in self.ships]
        self.looks = looks = [outlook(state.table, ship) for ship in self.ships]
        self.sails = majority(tuple([look.sails for look in looks]), SAILS_TO_COME, left)
        self.barrels = majority(tuple([look.barrels for look in looks]), BARRELS_TO_COME, left)
        self.purses = majority(tuple(self.coins), COINS_TO_COME, left)
        self.ghosts = ghosts(tuple([look.empty for look in looks]), left)
        self.points = [self.hope(seat, min(left, 4)) for seat in range(state.seats)]

    def hope(self, seat: Seat, hoping: int) -> float:
        """All lines of the scoring as they may end, and what growth and coins may bring."""
        look = self.looks[seat]
        points = self.stake[seat] + look.joins + look.families + hoping * look.growth
        points += self.sails[seat] + self.barrels[seat] + self.purses[seat] + self.ghosts[seat]
        return points + COIN * min(self.coins[seat], COINS) * hoping / 4


# Phases that are not over yet


def after_plunder(state: State) -> tuple[list[Ship], list[int], list[float]]:
    """Ships and purses if the plunder ended now, and what its going on is worth to each.

    A pawn in reserve is a doubloon (T13), and while the glass runs it frightens others; a lead on a
    tile is shaky as long as others have pawns to take it away, and nobody gives up at once.
    """
    seats = range(state.seats)
    reserve = [PAWNS - len(dropped) for dropped in state.pawns]
    for seat in seats:
        if state.out >> seat & 1:
            reserve[seat] = 0
    rivals = [max([reserve[other] for other in seats if other != seat]) for seat in seats]
    running = max(0.0, 1 - state.seconds / (HURRY * state.glass))
    points = [OPTION * running * reserve[seat] * (rivals[seat] > 0) for seat in seats]
    won: list[list[int]] = [[] for _ in seats]
    for place, found in enumerate(counts(state.pawns)):
        if any(found):
            winner = winner_of(found)
            if winner is not None:
                won[winner].append(state.chest[place])
            for seat in seats:
                if seat == winner:
                    points[seat] -= SHAKY * fear(found, seat, rivals[seat])
                elif found[seat]:
                    points[seat] += CLAIM * claim(found, seat, reserve[seat])
    ships = [with_loot(ship, won[seat]) for seat, ship in enumerate(state.ships)]
    coins = [held + reserve[seat] for seat, held in enumerate(state.doubloons)]
    return ships, coins, points


def fear(found: Sequence[int], seat: Seat, rivals: int) -> float:
    """T8: from 0 to 1, how likely somebody with so many pawns left takes a tile from its leader."""
    if not rivals:
        return 0.0
    lead = found[seat] - best_other(found, seat)
    return rivals / (rivals + 2 * max(lead, 1))


def claim(found: Sequence[int], seat: Seat, reserve: int) -> float:
    """T8: from 0 to 1, how likely somebody who does not lead on a tile gets it back."""
    if not reserve:
        return 0.0
    behind = best_other(found, seat) - found[seat]
    return reserve / (reserve + 2 * max(behind + 1, 1))


def after_auction(state: State) -> tuple[list[Ship], list[int]]:
    """T18, T19: ships and purses if nobody else bid: each buyer takes what fits best, and pays."""
    ships, coins = state.ships[:], state.doubloons[:]
    offer = on_offer(state)
    for seat in order_of(state.bids) if state.step == BIDS else state.takers:
        if not offer:
            break
        tile = max(offer, key=lambda tile: by_itself(state.table, with_loot(ships[seat], [tile])))
        offer.remove(tile)
        ships[seat] = with_loot(ships[seat], [tile])
        coins[seat] -= state.bids[seat]
    return ships, coins


# What is compared with others


def sureness(lead: float) -> float:
    """From 0 to 1: how likely a lead of so many rounds' worth lasts; 0.5 when level."""
    return 0.5 + 0.5 * lead / (1 + abs(lead))


@lru_cache(maxsize=4096)
def majority(numbers: tuple[int, ...], to_come: float, left: int) -> list[float]:
    """T25: no lead is sure before the end, and 0 may not last."""
    points = []
    for seat, own in enumerate(numbers):
        lead = own - best_other(numbers, seat)
        worth = SECOND + (MOST - SECOND) * sureness(lead / (FIRM + to_come * left))
        points.append(worth if own else worth * left / ROUNDS)
    return points


@lru_cache(maxsize=4096)
def ghosts(empty: tuple[tuple[int, ...], ...], left: int) -> list[float]:
    """T27: against the most empty slots, of each family and of all together."""
    points, doubt = [0.0] * len(empty), FIRM + SLOTS_TO_COME * left
    for numbers in zip(*empty, strict=True):
        for seat, own in enumerate(numbers):
            if own:
                points[seat] -= GHOST * sureness((own - best_other(numbers, seat)) / doubt)
    return points


def best_other(numbers: Sequence[int], seat: Seat) -> int:
    if len(numbers) == 2:
        return numbers[1 - seat]
    return max([number for other, number in enumerate(numbers) if other != seat])
