"""How well each player stands: what greedy follows and mate cuts its playouts with.

All is counted in points: those won, those to hope for (single maps, rendezvous to come, a place to
sleep), and what can still be made of pirates, coins and rum; what is just being played for is
shared out as it may be expected to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.protocol import Seat
from flibuste.core.standing import shares, won
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import BACK, Dark
from flibuste.games.rum.bot.appraisal import (
    BARREL,
    COIN,
    COMPANY,
    PIRATE,
    SQUARES_OF,
    STING,
    best_move,
    chance,
    meeting,
    moves_left,
    nights,
    partner,
    single_maps,
    square_worth,
    stings,
    tonight,
    tough,
)
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.chapter import DARK, SQUARE, START
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw, won_by
from flibuste.games.rum.rules.town import FIRST_DARK
from flibuste.games.rum.rules.turn import Turn

HOPE: Final = 0.12  # how fast a lead turns into a win
NEXT: Final = 1.5  # what the next player makes of an unknown place of the captain


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if not state.scenes:
        return won(state.ranks())
    scene = state.scenes[-1]
    if isinstance(scene, Turn) and scene.step == DARK:
        return seen_through(state, scene)
    return shares(prospects(state), HOPE)


def prospects(state: State) -> list[float]:
    """The points each player may hope for."""
    totals = [in_hand(state, seat) for seat in range(state.seats)]
    for scene in state.scenes:
        if isinstance(scene, Turn):
            asleep(state, totals)
            on_the_move(state, scene, totals)
        elif isinstance(scene, Brawl):
            fighting(state, scene, totals)
        elif isinstance(scene, Tavern):
            drinking(state, scene, totals)
        elif isinstance(scene, Chest):
            stung(state, scene, totals)
        elif isinstance(scene, Bargain):
            totals[state.turn()] += bargain_worth(state, scene.tile)
    return totals


def in_hand(state: State, seat: Seat) -> float:
    """Tiles won, single maps, rendezvous to come, coins and rum, and pirates for later rounds."""
    moves = moves_left(state, seat)
    worth = float(points(state.won[seat], state.goods[seat]))
    for colour, value in enumerate(single_maps(state.won[seat])):
        if value:
            worth += value * partner(state, colour, moves)
    for kind in state.waiting[seat]:
        worth += box.POINTS[kind] * chance(SQUARES_OF[kind - box.FIRST_RENDEZVOUS], moves)
    later = box.ROUNDS - state.round
    worth += COIN * min(state.coins[seat], moves)
    worth += BARREL * min(state.rum[seat], 1.5 * (later + 1))
    return worth + PIRATE * later * (box.PIRATES - state.common[seat])


# The ship


def asleep(state: State, totals: list[float]) -> None:
    """Pirates ashore are worth what moves bring, or a place to sleep; those aboard only that."""
    rum = tuple([min(barrels, 3) for barrels in state.rum])
    worths = tonight(state.ship, tuple(state.reserve), rum, beds_of(state))
    for seat, worth in enumerate(worths):
        totals[seat] += worth


def beds_of(state: State) -> tuple[int, int]:
    """The bunk and the hammock on show."""
    bunk, hammock = state.face_up[box.BUNK], state.face_up[box.HAMMOCK]
    return box.POINTS[bunk[0]] if bunk else 0, box.POINTS[hammock[0]] if hammock else 0


def fighting(state: State, brawl: Brawl, totals: list[float]) -> None:
    """The brawl as it stands; a pirate who has thrown counts as likely as he survives."""
    left = [float(near + far) for near, far in zip(brawl.near, brawl.far, strict=True)]
    throw = state.scenes[-1]
    if isinstance(throw, Throw) and throw.pips:
        below = sum([pirates >= brawl.column for pirates in brawl.near[brawl.row + 1 :]])
        wins = [((n - 1) / 6) ** below if n >= brawl.best else 0.0 for n in box.PIPS]
        left[brawl.row] += best_of(throw, wins) - 1
        if brawl.leader >= 0 and throw.pips >= brawl.best:
            left[brawl.leader] -= 1
    strengths = [tough(state.rum, crew, n) for crew, n in zip(brawl.crews, left, strict=True)]
    for crew, worth in zip(brawl.crews, nights(tuple(strengths), beds_of(state)), strict=True):
        if crew != box.IMAGINARY:
            totals[crew] += worth


# The town


def on_the_move(state: State, turn: Turn, totals: list[float]) -> None:
    """What the player in turn, or the next one, can make of where the captain stands."""
    seat = turn.seat
    if turn.step == START:
        totals[seat] += best_move(state, seat)
    else:
        if turn.step == SQUARE and len(state.scenes) == 1:  # else the action has begun
            moves = moves_left(state, seat)
            reserve = state.reserve[seat]
            totals[seat] += square_worth(state, seat, state.captain, reserve, moves)
        go_on(state, seat, totals)


def go_on(state: State, seat: Seat, totals: list[float]) -> None:
    """Pay a coin to move again, or leave the captain to the next player."""
    following = state.next_with_pirates(seat)
    if following < 0:
        return
    theirs = best_move(state, following)
    if following == seat:
        totals[seat] += theirs
        return
    mine = best_move(state, seat) - COIN if state.coins[seat] else 0.0
    if mine > 0 and mine + theirs > NEXT:
        totals[seat] += mine
        totals[following] += NEXT
    else:
        totals[following] += theirs


def seen_through(state: State, turn: Turn) -> Sequence[float]:
    """A first dark alley is worth what the second brings; nothing if one had better turn back.

    So nobody who follows the evaluation goes to and fro between the two.
    """
    through, back = state.copy(), state.copy()
    through.apply(turn.seat, best_way_out(state, turn))
    back.apply(turn.seat, BACK)
    shares, shares_back = evaluate(through), evaluate(back)
    worse = shares[turn.seat] <= shares_back[turn.seat]
    return [0.0] * state.seats if worse else shares


def best_way_out(state: State, turn: Turn) -> Dark:
    """The second dark alley that leads to the best square for its pirates."""
    seat, moves = turn.seat, moves_left(state, turn.seat)
    reserve = state.reserve[seat] - state.town.lengths[turn.dark]
    ways: list[tuple[float, int]] = []
    town = state.town
    for alley in range(FIRST_DARK, len(town.lengths)):
        length, square = town.lengths[alley], town.ends[alley][0]
        if state.alleys[alley] < 0 and length <= reserve and square != state.captain:
            worth = square_worth(state, seat, square, reserve - length, moves)
            worth += meeting(state, seat, square, moves) - PIRATE * length
            ways.append((worth, alley))
    best = town.acts[max(ways)[1]]
    assert isinstance(best, Dark)
    return best


# What is being played for


def drinking(state: State, tavern: Tavern, totals: list[float]) -> None:
    """A roll wins its tile; what else is at stake is shared, also with those who may yet join."""
    stake, gain = tavern.at_stake(state), 0.0
    best = [max([box.POINTS[kind] for kind in won_by(n, stake)], default=0) for n in box.PIPS]
    throw = state.scenes[-1]
    if isinstance(throw, Throw) and throw.pips:
        gain = best_of(throw, best)
    elif tavern.pips:
        gain = float(best[tavern.pips - 1])
    totals[tavern.drinkers[tavern.place]] += gain
    rest = sum([box.POINTS[kind] for kind in stake]) - gain
    shares = dict.fromkeys(tavern.drinkers, 1.0)
    shares |= {seat: COMPANY for seat in tavern.asked if state.coins[seat]}
    total = sum(shares.values())
    for seat, share in shares.items():
        totals[seat] += rest * share / total


def best_of(throw: Throw, worths: Sequence[float]) -> float:
    """What a roll is worth, or the second throw of a barrel if it may bring more (H24)."""
    stands = worths[throw.pips - 1]
    return max(stands, sum(worths) / len(box.PIPS)) if throw.spare else stands


def bargain_worth(state: State, tile: int) -> float:
    """Goods that were drawn are kept for what they add, or sold."""
    goods = state.goods[state.turn()]
    return max(2 * COIN, points((), (*goods, tile)) - points((), goods))


def stung(state: State, chest: Chest, totals: list[float]) -> None:
    """The scorpion stings whom the dice will choose."""
    if not state.face_up[box.SCORPION]:
        return
    missing = box.THRESHOLD[state.face_up[box.SCORPION][0]] - chest.total
    throw = state.scenes[-1]
    if isinstance(throw, Throw) and throw.pips and not throw.spare:
        missing -= throw.pips
        first = chest.thrower + 1
        if missing <= 0:
            totals[chest.thrower] -= STING
            return
    else:
        first = chest.thrower
    for after, share in enumerate(stings(missing, state.seats)):
        totals[(first + after) % state.seats] -= STING * share
