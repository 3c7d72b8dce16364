"""How well each seat stands: what greedy follows and what mate cuts its playouts with.

A seat wins if its side wins three duels while it still has cards to fight with, and if nobody on
that side is richer.  So the questions are: who wins the duels, how long does my hand last, am I
rich enough, and have I a side at all?
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from flibuste.core.protocol import Seat

from .parts import (
    BIJOUX,
    CAMBIVALUTE,
    DUELS,
    GHOST,
    GREY,
    MAJORITY,
    MONKEY,
    NOBODY,
    VALUE,
    WESSEL_JAN,
)
from .scenes.cards import Burying, Keeping, Numbering, Trading
from .scenes.chapter import Visit
from .scenes.coins import Stealing, Taking
from .scenes.secrets import Pledging, Posting, Swapping
from .scenes.voyage import CABINS
from .state import State

UNKNOWN: Final = 99  # the lead in a duel whose sailors are still on deck
Edge = tuple[int, int]
SPREAD: Final = 0.6
MIGHT: Final = 0.15
HAZE: Final = 2.0
ALL: Final = 1.0  # of the points in hand go into the last duel …
FEWER: Final = 0.6  # … and how fast the share falls with the number of duels to come
FOG: Final = 0.2
FILLER: Final = 1.35
SWAY: Final = 0.2
PACE: Final = 1.8  # squares that the ship usually makes in a round
ENOUGH: Final = 4
GAIN: Final = 0.5  # cards that a player usually gains in a round
CARD: Final = 0.9  # points of either colour that a card from the deck is worth
FIND: Final = 0.3  # the chance to find Bijoux or Ojo in a round
RICH: Final = 1.0  # coins of lead that make one surely richer, at the end …
RICHER: Final = 0.45  # … and more for every round to come
WORTH: Final = (
    6.0,
    6.0,
    7.0,
    6.0,
    2.0,
    3.0,
    3.0,
    4.0,
    3.0,
    2.0,
    1.0,
    5.0,
    0.0,
)  # of a visit to each pirate
UNSWORN: Final = (*WORTH[:BIJOUX], 6.0, 6.0, *WORTH[CAMBIVALUTE:])
OPENING: Final = 3.5
VISIT: Final = 0.008


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners."""
    if not state.scenes:
        ranks = state.ranks()
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    scene = state.scenes[-1]
    if isinstance(scene, ANSWERED):
        return best_answer(state)
    shares = at_sea(state) if state.duel == NOBODY else in_duels(state)
    return [min(1.0, max(0.0, share)) for share in shares]


ANSWERED: Final = (Keeping, Pledging, Posting, Swapping, Stealing)


def best_answer(state: State) -> Sequence[float]:
    """Whoever is asked something simple will choose well."""
    seat = state.turn
    found: list[Sequence[float]] = []
    for action in state.legal(seat):
        twin = state.copy()
        twin.apply(seat, action)
        found.append(evaluate(twin))
    return max(found, key=lambda worth: worth[seat])


def at_sea(state: State) -> list[float]:
    rounds = rounds_left(state)
    hands, wealth = belongings(state)
    leads = tuple([pair[0] - pair[1] if pair[0] else UNKNOWN for pair in state.posts])
    seats = range(state.seats)
    sides = state.sides
    force = [force_of(hand, DUELS) for hand in hands]
    edge = might = 0.0
    for seat in seats:
        force_here = lean(sides[seat], force[seat])
        edge += force_here
        might += abs(force_here)
    scale = 1 / (RICH + RICHER * rounds)
    stays = [min(1.0, (sum(hand) + GAIN * rounds) / ENOUGH) for hand in hands]
    for seat in seats:
        if sides[seat] == NOBODY:
            stays[seat] *= 1 - (1 - FIND) ** (rounds - 1 + to_come(state, seat))
    shares = []
    for seat in seats:
        side = sides[seat]
        cards = sum(hands[seat]) + GAIN * rounds
        without = edge - lean(side, force[seat])
        options = []
        for mine in (0, 1) if side == NOBODY else (side,):
            own = -force[seat][1] if mine else force[seat][0]
            both = (round(without + own), round(might - abs(edge - without) + abs(own)))
            chance = lasting(fortunes(leads, both, both, 0, 0, round(rounds))[mine], cards)
            options.append(chance * richest(seat, mine, wealth, sides, stays, scale))
        if side == NOBODY:
            shares.append(max(options) * (1 - (1 - FIND) ** (rounds - 1 + to_come(state, seat))))
        else:
            shares.append(options[0])
    add_turn(state, shares)
    return shares


def to_come(state: State, seat: Seat) -> bool:
    """Whether the seat has still a turn in this round."""
    return (seat - state.turn) % state.seats < state.seats - state.turns_ended()


def add_turn(state: State, shares: list[float]) -> None:
    """Whoever has still a turn in this round is better off, the others are worse off."""
    seats = state.seats
    gains = [OPENING if to_come(state, seat) else 0.0 for seat in range(seats)]
    if state.scenes[-1] is CABINS:
        gains[state.turn] = best_visit(state)
    else:
        gains[state.turn] = 0.0
    total = sum(gains)
    for seat, gain in enumerate(gains):
        shares[seat] += VISIT * (gain - (total - gain) / (seats - 1))


def best_visit(state: State) -> float:
    """What the player in turn can expect: a pirate who lies face up, or behind the next door."""
    usable = CABINS.usable(state)
    worth = WORTH if state.sides[state.turn] != NOBODY else UNSWORN
    best = OPENING if state.closed else 0.0
    for pirate in range(GHOST):
        if usable >> pirate & 1 and worth[pirate] > best:
            best = worth[pirate]
    return best


def lean(side: int, force: tuple[float, float]) -> float:
    """What a seat adds to Valverde's edge; one without a side leans to its better colour."""
    if side == NOBODY:
        return SWAY * (force[0] if force[0] >= force[1] else -force[1])
    return -force[1] if side else force[0]


def rounds_left(state: State) -> float:
    rounds = (state.box.track - state.ship) / PACE
    return max(1.0, min(rounds, state.supply / 2, len(state.gold) * 1.0, len(state.combat) / 2))


def belongings(state: State) -> tuple[list[list[float]], list[float]]:
    """Hands and wealth as they will be when the visit under way is over."""
    hands: list[list[float]] = state.hands  # type: ignore[assignment]
    wealth: list[float] = [
        coins + gold[0] + 2 * gold[1] + 3 * gold[2]
        for coins, gold in zip(state.coins, state.golds, strict=True)
    ]
    scene = state.scenes[-1]
    if isinstance(scene, Visit):
        seat = state.turn
        hands = [hand[:] for hand in hands]
        if isinstance(scene, Burying):
            exchange(
                hands[seat],
                scene.left,
                scene.number if scene.pirate == WESSEL_JAN else 0,
                state.sides[seat],
            )
        elif isinstance(scene, Numbering):
            hand = hands[seat]
            side = state.sides[seat]
            if side == NOBODY:
                side = sum(hand[:GREY]) < sum(hand[GREY:])
            wrong = min(3, sum(hand[:GREY] if side else hand[GREY:]))
            exchange(hand, wrong, wrong, side)
        elif isinstance(scene, Taking):
            draw(hands[seat], 1)
        elif isinstance(scene, Trading):
            wealth[seat] += 0.5
            draw(hands[seat], 0.5)
    return hands, wealth


def draw(hand: list[float], number: float) -> None:
    for card, portion in enumerate((0.2, 0.2, 0.1, 0.2, 0.2, 0.1)):
        hand[card] += portion * number


def exchange(hand: list[float], away: float, new: float, side: int) -> None:
    """The worst cards go."""
    if side == NOBODY:
        side = sum(hand[:GREY]) < sum(hand[GREY:])
    for card in (2, 1, 0, 3, 4, 5) if side else (5, 4, 3, 0, 1, 2):
        gone = min(away, hand[card])
        hand[card] -= gone
        away -= gone
    draw(hand, new)


def in_duels(state: State) -> list[float]:
    hands, lead, fighting = laid(state)
    letter = state.duel
    coming = DUELS - 1 - letter
    leads = [lead]
    for pair in state.posts[letter + 1 :]:
        leads.append(pair[0] - pair[1] if pair[0] and pair[1] else UNKNOWN)
    now = later = might_now = might = 0.0
    for seat, hand in enumerate(hands):
        if state.out >> seat & 1:
            continue
        force = lean(state.sides[seat], force_of(hand, coming))
        later += force
        might += abs(force)
        if fighting >> seat & 1:
            now += force
            might_now += abs(force)
    both = fortunes(
        tuple(leads), (round(now), round(might_now)), (round(later), round(might)), *state.wins, 0
    )
    shares = []
    wealth = list(state.scores())
    need = max(1, min(coming, ENOUGH - letter))
    stays = [
        0.0 if state.out >> seat & 1 else min(1.0, (sum(hand) + 0.5) / need)
        for seat, hand in enumerate(hands)
    ]
    for seat, hand in enumerate(hands):
        if state.out >> seat & 1:
            shares.append(0.0)
            continue
        side = state.sides[seat]
        first = state.round == 1 and state.lays[seat] == NOBODY  # a card for this duel to come
        cards = sum(hand) + (0 if state.round == 0 or first else 1)
        value = lasting(both[side], cards)
        shares.append(value * richest(seat, side, wealth, state.sides, stays, 1 / RICH))
    return shares


def laid(state: State) -> tuple[list[list[int]], int, int]:
    """Cards laid face down count already, and monkeys have left."""
    pair = state.posts[state.duel]
    hands, fighting = state.hands, state.in_duel
    pink, grey = state.sums[2 * state.duel : 2 * state.duel + 2]
    if state.waiting != fighting and state.round:
        hands = [hand[:] for hand in hands]
        for seat, card in enumerate(state.lays):
            if card == MONKEY:
                fighting &= ~(1 << seat)
            elif card != NOBODY:
                hands[seat][card] -= 1
                if card >= GREY:
                    grey += VALUE[card]
                else:
                    pink += VALUE[card]
    lead = pair[0] - pair[1] + pink - grey if pair[0] and pair[1] else UNKNOWN
    return hands, lead or (1 if pink > grey else -1), fighting


def force_of(hand: Sequence[float], duels: int) -> tuple[float, float]:
    """The points that a hand can bring to either side; a duel begun with a wrong card costs one."""
    one, two, three, four, five, six = hand
    pink, grey = one + two + three, four + five + six
    return (
        one + 2 * two + 3 * three - FILLER * max(0.0, min(duels - pink, grey)),
        four + 2 * five + 3 * six - FILLER * max(0.0, min(duels - grey, pink)),
    )


def lasting(wins: Sequence[float], cards: float) -> float:
    """The chance that the side wins while there is still a card to begin each duel with."""
    if cards >= len(wins) - 1:
        return wins[-1]
    whole = int(cards)
    return wins[whole] + (cards - whole) * (wins[whole + 1] - wins[whole])


def richest(
    seat: Seat,
    side: int,
    wealth: Sequence[float],
    sides: Sequence[int],
    stays: Sequence[float],
    scale: float,
) -> float:
    """The chance that nobody on this side who stays in the game is richer."""
    chance = 1.0
    for other, theirs in enumerate(sides):
        if other != seat and stays[other] and theirs in (side, NOBODY):
            here = stays[other] if theirs == side else stays[other] / 2
            chance *= 1 - here / (1 + exp((wealth[seat] - wealth[other]) * scale))
    return chance


@lru_cache(65536)
def fortunes(
    leads: tuple[int, ...], now: Edge, later: Edge, valverde: int, diaz: int, rounds: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For either side: the chance to have won three duels after 0, 1, 2 … more."""
    share = ALL / len(leads) ** FEWER
    running = {(valverde, diaz): 1.0}
    won = ([0.0], [0.0])
    for number, lead in enumerate(leads):
        edge, might = later if number else now
        spread = SPREAD + MIGHT * might * share + FOG * rounds
        known = lead if lead != UNKNOWN else 0
        spread += HAZE * (lead == UNKNOWN)
        chance = 1 / (1 + exp(-max(-20.0, min(20.0, (known + share * edge) / spread))))
        after: dict[tuple[int, int], float] = {}
        done = [won[0][-1], won[1][-1]]
        for (one, two), weight in running.items():
            for side, part in ((0, weight * chance), (1, weight * (1 - chance))):
                score = (one + 1, two) if not side else (one, two + 1)
                if score[side] == MAJORITY:
                    done[side] += part
                else:
                    after[score] = after.get(score, 0.0) + part
        running = after
        won[0].append(done[0])
        won[1].append(done[1])
    return tuple(won[0]), tuple(won[1])
