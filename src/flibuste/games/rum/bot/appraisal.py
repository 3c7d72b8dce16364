"""What things are worth to a player, in points: squares, single maps, places to sleep, stings.

The constants were chosen by thought and not yet tuned; how pirates and rows weigh in the brawl was
read off brawls played by the thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.games.rum import parts as box
from flibuste.games.rum.rules.squares import barrels_given, of_colour
from flibuste.games.rum.rules.stacks import beats
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.throws import at_stake
from flibuste.games.rum.rules.town import FIRST_DARK

PIRATE: Final = 1.2  # ashore: a move costs two and brings three or four points
COIN: Final = 0.8  # another move before the others have theirs, or a drink
BARREL: Final = 0.6
MOVE: Final = 3.0  # pirates that a move costs in the long run, those kept for the brawl among them
LUCKY: Final = 0.06  # how likely a move leads to a certain square that one looks for
COMPANY: Final = 0.6  # how likely somebody who has a coin drinks along
STING: Final = 2.0
NEW_GOODS: Final = 3.5  # the mean of goods
MEETING: Final = 5.0  # the mean of rendezvous
KEPT: Final = 3  # pirates that others usually keep for the brawl
MOST_KEPT: Final = 6
TOUGH: Final = 0.3  # what a barrel adds to a crew in the brawl, in pirates
LAST: Final = 1.5  # how much stronger a crew is than the one above it: it throws later
SQUARES_OF: Final = tuple(box.PLACE_AT.count(place) for place in range(len(box.PLACES)))
MAP_SQUARES: Final = 2  # of each colour


def moves_left(state: State, seat: Seat) -> float:
    """About how many moves a player can still make until the end of the match."""
    later = (box.ROUNDS - state.round) * (box.PIRATES - state.common[seat])
    return (state.reserve[seat] + later) / MOVE


def chance(squares: int, moves: float) -> float:
    """That one of so many moves leads to one of so many squares."""
    missed: float = (1 - LUCKY * squares) ** moves
    return 1 - missed


# Maps and goods


@lru_cache(maxsize=1 << 12)
def single_maps(won: tuple[int, ...]) -> tuple[int, ...]:
    """For each colour the value of the map that has no partner, or 0."""
    singles = []
    for colour in range(len(box.COLOURS)):
        own = [box.POINTS[kind] for kind in won if box.COLOUR_OF.get(kind) == colour]
        singles.append(min(own) if len(own) % 2 else 0)
    return tuple(singles)


def partner(state: State, colour: int, moves: float) -> float:
    """How likely a single map finds its partner: better if one of its colour is on show."""
    shown = of_colour(state.face_up[box.MAP], colour)
    if not shown and not state.left(box.MAP):
        return 0.0
    return chance(MAP_SQUARES, moves) * (1.0 if shown else 0.8)


@lru_cache(maxsize=1 << 12)
def articles(goods: tuple[int, ...]) -> int:
    """How many kinds of goods somebody has."""
    return len({box.ARTICLE_OF[kind] for kind in goods})


# Squares


def square_worth(state: State, seat: Seat, square: int, reserve: int, moves: float) -> float:
    """What the action of a square may bring a player who comes there with so many pirates left."""
    match box.ACTION_AT[square]:
        case "coin":
            return COIN
        case "hq":
            return PIRATE * recalled(state, seat)
        case "pirate":
            return PIRATE * (box.ROUNDS + 1 - state.round) if state.common[seat] else 0.0
        case "goods":
            return goods_worth(state, seat)
        case "rendezvous":
            return MEETING * chance(3, moves) if state.left(box.RENDEZVOUS) else 0.0
        case "map":
            return map_worth(state, seat, box.COLOUR_AT[square], moves)
        case "tavern":
            return tavern_worth(state, seat, box.TAVERN_AT[square])
        case "chest":
            shown = state.face_up[box.CHEST]
            return box.POINTS[shown[0]] - STING / state.seats if shown else 0.0
        case "rum":
            return BARREL * barrels_given(state.barrels)
        case _:
            return max([guard_worth(state, stack, reserve) for stack in box.GUARDS])


def recalled(state: State, seat: Seat) -> int:
    """Headquarters: how many pirates come back from the longest alley, or from two dark ones."""
    own = [n for n, owner in enumerate(state.alleys) if owner == seat]
    lengths = state.town.lengths
    dark = sorted([lengths[n] for n in own if n >= FIRST_DARK])
    return max([sum(dark[-2:]), *[lengths[n] for n in own]])


def goods_worth(state: State, seat: Seat) -> float:
    """New goods count in full; what one has already is sold."""
    if not state.left(box.GOODS):
        return 0.0
    new = 1 - articles(state.goods[seat]) / len(box.ARTICLES)
    return new * NEW_GOODS + (1 - new) * 2 * COIN


def map_worth(state: State, seat: Seat, colour: int, moves: float) -> float:
    """A second map brings both values, a first one the hope of that."""
    shown = [box.POINTS[kind] for kind in of_colour(state.face_up[box.MAP], colour)]
    if not shown:
        return 0.0
    single = single_maps(state.won[seat])[colour]
    hope = chance(MAP_SQUARES, moves)
    return max(shown) + single * (1 - hope) if single else max(shown) * hope


def tavern_worth(state: State, seat: Seat, tavern: int) -> float:
    """All tiles at stake, or what is left when the others drink along."""
    stake = sum([box.POINTS[kind] for kind in at_stake(state.face_up[box.TAVERN], tavern)])
    company = COMPANY * sum([state.coins[n] > 0 for n in range(state.seats) if n != seat])
    return stake / (1 + company)


def guard_worth(state: State, stack: int, reserve: int) -> float:
    """The mean of the guards that would be beaten."""
    stock, total, tiles = state.stock, 0.0, 0
    for kind in box.KINDS[stack]:
        tiles += stock[kind]
        if beats(reserve, kind):
            total += stock[kind] * (box.POINTS[kind] + COIN * (kind in box.WITH_COIN))
    return total / tiles if tiles else 0.0


def best_move(state: State, seat: Seat) -> float:
    """The most that a move of the captain from where he stands may bring, pirates deducted."""
    alleys, reserve, moves = state.alleys, state.reserve[seat], moves_left(state, seat)
    most = 0.0
    for alley in state.town.ways[state.captain]:
        length = state.town.lengths[alley]
        if alleys[alley] < 0 and length <= reserve:
            square = state.town.beyond(alley, state.captain)
            worth = square_worth(state, seat, square, reserve - length, moves)
            worth += meeting(state, seat, square, moves) - PIRATE * length
            most = max(most, worth)
    return most


def meeting(state: State, seat: Seat, square: int, moves: float) -> float:
    """A rendezvous that takes place on this square: what was hoped for becomes sure."""
    place = box.PLACE_AT[square]
    if place < 0 or box.FIRST_RENDEZVOUS + place not in state.waiting[seat]:
        return 0.0
    return box.POINTS[box.FIRST_RENDEZVOUS + place] * (1 - chance(SQUARES_OF[place], moves))


# The brawl and the scorpion


@lru_cache(maxsize=1 << 14)
def nights(strengths: tuple[float, ...], beds: tuple[int, ...]) -> tuple[float, ...]:
    """What each crew may hope to sleep on; twice the pirates win four times as often."""
    weights = [pirates * pirates * LAST**row for row, pirates in enumerate(strengths)]
    total = sum(weights)
    if not total:
        return (0.0,) * len(weights)
    wins = [weight / total for weight in weights]
    worth = [win * beds[0] for win in wins]
    for row, win in enumerate(wins):
        later = [other / (1 - win) if 0 < win < 1 else 0.0 for other in wins]
        for other, second in enumerate(later):
            if other != row:
                worth[other] += win * second * beds[1]
    return tuple(worth)


def tough(rum: Sequence[int], crew: Seat, pirates: float) -> float:
    """A crew's strength: rum helps in every throw."""
    return pirates if crew == box.IMAGINARY else pirates + TOUGH * min(rum[crew], pirates)


@lru_cache(maxsize=1 << 15)
def tonight(
    ship: tuple[tuple[int, int], ...],
    reserve: tuple[int, ...],
    rum: tuple[int, ...],
    beds: tuple[int, int],
) -> tuple[float, ...]:
    """What its pirates may bring each player in this round.

    Those ashore had best be divided between moves and the brawl; the fewest will board first.
    """
    ashore = sorted([(pirates, seat) for seat, pirates in enumerate(reserve) if pirates])
    strengths = [tough(rum, crew, pirates) for crew, pirates in ship]
    strengths += [tough(rum, seat, min(pirates, KEPT)) for pirates, seat in ashore]
    worths = [0.0] * len(reserve)
    for (crew, _), worth in zip(ship, nights(tuple(strengths), beds), strict=False):
        if crew != box.IMAGINARY:
            worths[crew] = worth
    for row, (pirates, seat) in enumerate(ashore, len(ship)):
        for kept in range(min(pirates, MOST_KEPT) + 1):
            crews = (*strengths[:row], tough(rum, seat, kept), *strengths[row + 1 :])
            worth = PIRATE * (pirates - kept) + nights(crews, beds)[row]
            worths[seat] = max(worths[seat], worth)
    return tuple(worths)


@lru_cache(maxsize=1 << 10)
def stings(missing: int, seats: int) -> tuple[float, ...]:
    """How likely each is stung, the next to throw first, if so much is missing (H33)."""
    chances = [0.0] * seats
    for pips in box.PIPS:
        if pips >= missing:
            chances[0] += 1 / 6
            continue
        for after, share in enumerate(stings(missing - pips, seats)):
            chances[(after + 1) % seats] += share / 6
    return tuple(chances)
