"""
How well each player stands: the evaluation that greedy follows and mate cuts its playouts with.

A player wins if his side wins three duels while he still has cards to begin them with, and if
nobody on that side is richer.  So there are four questions: who wins the duels, how long does a
hand last, who is the richest, and who has a side at all when the voyage ends?
The constants were fitted to self-play, then tried out in matches of bots that differ in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from flibuste.core.protocol import Seat
from flibuste.core.standing import won
from flibuste.games.mutiny.parts import (
    BIJOUX,
    CAMBIVALUTE,
    DUELS,
    GHOST,
    GREY,
    MAJORITY,
    MONKEY,
    MOST,
    NOBODY,
    VALUE,
    WESSEL_JAN,
)
from flibuste.games.mutiny.rules.cards import Burying, Keeping, Numbering, Taking, Trading
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.secrets import Pledging, Posting, Stealing, Swapping
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import CABINS

Numbers: TypeAlias = tuple[float, ...]

# The voyage
PACE: Final = 1.8  # squares that the ship makes in a round
GAIN: Final = 0.7  # cards that a player may still find in a round
FIND: Final = 0.3  # the chance to find Bijoux or Ojo in a round
KEEN: Final = 0.8  # how sure one without a side is to choose the better one
SWAY: Final = 0.2  # how far he counts for the colour that he has most of
# Wealth
RICH: Final = 1.0  # a lead in coins that is hard to make good at the end …
RICHER: Final = 0.35  # … and more for every round to come
ENOUGH: Final = 4  # cards that last for the whole mutiny, mostly
# A turn
VISIT: Final = 0.007  # of the win, for each point of what follows
# What each pirate is worth, and for one without a side
WORTH: Final[Numbers] = (6.0, 6.0, 7.0, 6.0, 2.0, 3.0, 3.0, 4.0, 3.0, 2.0, 1.0, 5.0)
UNSWORN: Final[Numbers] = (*WORTH[:BIJOUX], 6.0, 6.0, *WORTH[CAMBIVALUTE:])
OPENING: Final = 3.2  # of a closed door
DECK: Final[Numbers] = (0.2, 0.2, 0.1, 0.2, 0.2, 0.1)  # what a card from the deck is, on average

ANSWERED: Final = (Keeping, Pledging, Posting, Swapping, Stealing)
# The mutiny, counted in points of Valverde's lead
UNKNOWN: Final = 99  # the lead in a duel whose sailors are still on deck
SPREAD: Final = 0.85  # how far a lead can change, in points …
MIGHT: Final = 0.22  # … more by this part of the points that both sides may bring …
HAZE: Final = 2.0  # … more if the sailors are unknown …
FOG: Final = 0.15  # … and more for every round of the voyage to come
LAST: Final = 0.75  # the part of the points in hand that goes into the last duel …
SPLIT: Final = 0.55  # … and how fast it falls with the number of duels
FILLER: Final = 0.9  # points lost by a duel begun with a card of the wrong colour

Edge: TypeAlias = tuple[int, int]
"""By how many points Valverde's hands are ahead, and how many points are in all hands."""
Wins: TypeAlias = tuple[float, ...]
"""The chance that a side has won the mutiny after 0, 1, 2 … more duels."""
Hand: TypeAlias = Sequence[float]


def evaluate(state: State) -> Sequence[float]:
    """Shares of the win, between 0 and 1; a finished match has its winners, or none."""
    if not state.scenes:
        return won(state.ranks())
    if isinstance(state.scenes[-1], ANSWERED):
        return best_answer(state)
    return at_sea(state) if state.duel == NOBODY else in_duels(state)


def best_answer(state: State) -> Sequence[float]:
    """Whoever is asked something simple will answer well."""
    seat = state.turn
    found: list[Sequence[float]] = []
    for action in state.legal(seat):
        twin = state.copy()
        twin.apply(seat, action)
        found.append(evaluate(twin))
    return max(found, key=lambda shares: shares[seat])


# The voyage


def at_sea(state: State) -> list[float]:
    """What side, cards and wealth promise, and the turns that are left in this round."""
    rounds = rounds_left(state)
    hands, wealth = belongings(state)
    leads = tuple([lead_of(pair) for pair in state.posts])
    forces = [force_of(hand, DUELS) for hand in hands]
    leans = [lean(side, force) for side, force in zip(state.sides, forces, strict=True)]
    edge, might = sum(leans), sum(map(abs, leans))
    sworn = [chance_of_a_side(state, seat, rounds) for seat in range(state.seats)]
    cards = [sum(hand) + GAIN * rounds for hand in hands]
    stays = [min(1.0, cards[seat] / ENOUGH) * chance for seat, chance in enumerate(sworn)]
    shares = []
    for seat, side in enumerate(state.sides):
        found = []
        for mine in (0, 1) if side == NOBODY else (side,):
            own = lean(mine, forces[seat])
            ahead = round(edge - leans[seat] + own)
            both = (ahead, round(might - abs(leans[seat]) + abs(own)))
            wins = fortunes(leads, both, both, 0, 0, round(rounds))[mine]
            rich = richest(seat, mine, wealth, state.sides, stays, RICH + RICHER * rounds)
            found.append(lasting(wins, cards[seat]) * rich)
        shares.append(sworn[seat] * (KEEN * max(found) + (1 - KEEN) * min(found)))
    return with_turns(state, shares)


def rounds_left(state: State) -> float:
    """M14: until the ship arrives or something runs out."""
    way = (state.box.track - state.ship) / PACE
    return max(1.0, min(way, state.supply / 2, len(state.gold), len(state.combat) / 2))


def chance_of_a_side(state: State, seat: Seat, rounds: float) -> float:
    """M27: who has no allegiance yet must find Bijoux or Ojo in time."""
    if state.sides[seat] != NOBODY:
        return 1.0
    missed: float = (1 - FIND) ** (rounds - 1 + turn_to_come(state, seat))
    return 1 - missed


def turn_to_come(state: State, seat: Seat) -> bool:
    """Whether the seat has still a turn in this round, or is having it."""
    return (seat - state.turn) % state.seats < state.seats - state.turns_ended()


def lean(side: int, force: tuple[float, float]) -> float:
    """What a hand adds to Valverde's edge; one without a side leans to its better colour."""
    pink, grey = force
    if side == NOBODY:
        return SWAY * (pink if pink >= grey else -grey)
    return -grey if side else pink


def with_turns(state: State, shares: list[float]) -> list[float]:
    """Whoever has still a turn in this round is better off, and the others are worse off.

    Without this a playout that ends before a visit would look worse than one that ends after it.
    """
    gains = [OPENING if turn_to_come(state, seat) else 0.0 for seat in range(state.seats)]
    gains[state.turn] = best_visit(state) if state.scenes[-1] is CABINS else 0.0
    total, others = sum(gains), state.seats - 1
    return [
        min(1.0, max(0.0, share + VISIT * (gain - (total - gain) / others)))
        for share, gain in zip(shares, gains, strict=True)
    ]


def best_visit(state: State) -> float:
    """What the player in turn can expect: from those who lie face up, or behind the next door."""
    usable = CABINS.usable(state)
    worth = UNSWORN if state.sides[state.turn] == NOBODY else WORTH
    found = [worth[pirate] for pirate in range(GHOST) if usable >> pirate & 1]
    return max(OPENING if state.closed else 0.0, *found, 0.0)


# A visit that is not over yet


def belongings(state: State) -> tuple[Sequence[Hand], list[float]]:
    """Hands and wealth as they will be when the visit under way is over."""
    wealth: list[float] = [
        coins + one + 2 * two + 3 * three
        for coins, (one, two, three) in zip(state.coins, state.golds, strict=True)
    ]
    scene, seat = state.scenes[-1], state.turn
    if not isinstance(scene, Visit):
        return state.hands, wealth
    hand: list[float] = [*state.hands[seat]]
    if isinstance(scene, Burying):
        new = scene.number if scene.pirate == WESSEL_JAN else 0
        exchange(hand, scene.left, new, state.sides[seat])
    elif isinstance(scene, Numbering):
        number = min(MOST, wrong_cards(hand, state.sides[seat]))
        exchange(hand, number, number, state.sides[seat])
    elif isinstance(scene, Taking):
        draw(hand, 1)
    elif isinstance(scene, Trading):
        draw(hand, 0.5)
        wealth[seat] += 0.5
    return [hand if owner == seat else held for owner, held in enumerate(state.hands)], wealth


def likely_side(hand: Hand, side: int) -> int:
    """One without a side will choose the colour of which he has more cards."""
    return side if side != NOBODY else int(sum(hand[:GREY]) < sum(hand[GREY:]))


def wrong_cards(hand: Hand, side: int) -> float:
    return sum(hand[:GREY] if likely_side(hand, side) else hand[GREY:])


def exchange(hand: list[float], number: float, new: float, side: int) -> None:
    """M19, M20: so many cards go, the best of the other side first, and new ones may come."""
    for card in (2, 1, 0, 3, 4, 5) if likely_side(hand, side) else (5, 4, 3, 0, 1, 2):
        gone = min(number, hand[card])
        hand[card] -= gone
        number -= gone
    draw(hand, new)


def draw(hand: list[float], number: float) -> None:
    """So many cards from the deck, as they are on average."""
    for card, part in enumerate(DECK):
        hand[card] += part * number


# The mutiny


def in_duels(state: State) -> list[float]:
    """What the totals, the cards left for this duel and the next, and wealth promise."""
    hands, lead, fighting = laid(state)
    coming = DUELS - 1 - state.duel
    leads = (lead, *[lead_of(pair) for pair in state.posts[state.duel + 1 :]])
    forces = [
        0.0 if state.out >> seat & 1 else lean(state.sides[seat], force_of(hand, coming))
        for seat, hand in enumerate(hands)
    ]
    now = edge_of([force for seat, force in enumerate(forces) if fighting >> seat & 1])
    wins = fortunes(leads, now, edge_of(forces), state.wins[0], state.wins[1], 0)
    need = max(1, min(coming, ENOUGH - state.duel))
    stays = [
        0.0 if state.out >> seat & 1 else min(1.0, (sum(hand) + 0.5) / need)
        for seat, hand in enumerate(hands)
    ]
    wealth = state.scores()
    shares = []
    for seat, side in enumerate(state.sides):
        if state.out >> seat & 1:
            shares.append(0.0)
            continue
        begun = state.round > 1 or state.lays[seat] != NOBODY  # no card is needed for this duel
        chance = lasting(wins[side], sum(hands[seat]) + begun)
        shares.append(chance * richest(seat, side, wealth, state.sides, stays, RICH))
    return shares


def laid(state: State) -> tuple[Sequence[Hand], int, int]:
    """Hands, Valverde's lead and who fights on, as if the cards face down were revealed."""
    hands, fighting = state.hands, state.in_duel
    pink, grey = state.sums[2 * state.duel : 2 * state.duel + 2]
    if state.waiting != fighting:
        hands = [hand[:] for hand in hands]
        for seat, card in enumerate(state.lays):
            if card == MONKEY:
                fighting &= ~(1 << seat)
            elif card != NOBODY:
                hands[seat][card] -= 1
                pink += VALUE[card] * (card < GREY)
                grey += VALUE[card] * (card >= GREY)
    lead = lead_of(state.posts[state.duel])
    if lead != UNKNOWN:
        lead = lead + pink - grey or (1 if pink > grey else -1)  # M34
    return hands, lead, fighting


# What the mutiny will bring


def lead_of(pair: Sequence[int]) -> int:
    """Valverde's sailor before Diaz's."""
    return pair[0] - pair[1] if pair[0] and pair[1] else UNKNOWN


def edge_of(forces: Sequence[float]) -> Edge:
    return round(sum(forces)), round(sum(map(abs, forces)))


def force_of(hand: Hand, duels: int) -> tuple[float, float]:
    """The points that a hand can bring to either side, but for duels begun with a wrong card."""
    one, two, three, four, five, six = hand
    pink, grey = one + two + three, four + five + six
    return (
        one + 2 * two + 3 * three - FILLER * max(0.0, min(duels - pink, grey)),
        four + 2 * five + 3 * six - FILLER * max(0.0, min(duels - grey, pink)),
    )


def lasting(wins: Wins, cards: float) -> float:
    """M31: the side must win while there is still a card to begin each duel with."""
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
    spread: float,
) -> float:
    """M36: the chance that nobody who is on this side at the end is richer."""
    chance = 1.0
    for other, theirs in enumerate(sides):
        if other != seat and theirs in (side, NOBODY):
            here = stays[other] if theirs == side else stays[other] / 2
            chance *= 1 - here / (1 + exp((wealth[seat] - wealth[other]) / spread))
    return chance


@lru_cache(1 << 15)
def fortunes(
    leads: tuple[int, ...], now: Edge, later: Edge, valverde: int, diaz: int, rounds: int
) -> tuple[Wins, Wins]:
    """M29: for either side its chances to win, duel by duel; ``now`` is who still fights."""
    share = LAST / len(leads) ** SPLIT
    running = {(valverde, diaz): 1.0}
    wins: tuple[list[float], list[float]] = ([0.0], [0.0])
    for number, lead in enumerate(leads):
        edge, might = later if number else now
        spread = SPREAD + MIGHT * share * might + FOG * rounds
        known = lead != UNKNOWN
        ahead = share * edge + (lead if known else 0)
        chance = 1 / (1 + exp(-ahead / (spread if known else spread + HAZE)))
        going: dict[tuple[int, int], float] = {}
        done = [wins[0][-1], wins[1][-1]]
        for (one, two), weight in running.items():
            for side, part in enumerate((weight * chance, weight * (1 - chance))):
                score = (one, two + 1) if side else (one + 1, two)
                if score[side] == MAJORITY:
                    done[side] += part
                else:
                    going[score] = going.get(score, 0.0) + part
        running = going
        wins[0].append(done[0])
        wins[1].append(done[1])
    return tuple(wins[0]), tuple(wins[1])
