"""What a learned eye looks at: how far the crew is, what its cards allow, who is behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.net import Net, Row
from flibuste.core.protocol import Seat
from flibuste.core.standing import won
from flibuste.games.cartagena.bot.evaluate import HOPE, prospect
from flibuste.games.cartagena.parts import BOAT, CREW, MOVES
from flibuste.games.cartagena.rules.state import State
from flibuste.games.cartagena.rules.track import company_behind, next_free

NAMES: Final = (
    "prospect", "ahead", "tortuga", "two", "many",
    "way", "rearmost", "second", "third", "fourth", "fifth", "foremost",
    "at_start", "aboard", "four_aboard", "five_aboard",
    "cards", "no_card", "one_card", "few_cards", "symbols", "short",
    "on_turn", "moves", "moves_short", "wait",
    "leap", "second_leap", "leaps", "rear_leap", "home", "homes", "can_finish",
    "draws", "one_near", "two_near", "shared", "crowded",
    "rival_way", "rival_aboard", "rival_five", "rival_cards", "rival_on_turn",
)  # fmt: skip
NET: Final = Net(__package__ or "", NAMES)
FAR: Final = 12  # squares beyond which company behind is of no use


def judge(state: State) -> Sequence[float]:
    """Shares of the win, half as learned and half by hand: the two err in different places, and
    together they beat either (docs/bots.md).  A finished match has its winners.
    """
    if state.over:
        return won(state.ranks())
    return NET.halved(features(state))


def features(state: State) -> list[Row]:
    """A row for each seat, in the order of NAMES, most numbers between 0 and 1."""
    prospects = [HOPE * prospect(state, seat) for seat in range(state.seats)]
    mean = sum(prospects) / state.seats
    prospects = [worth - mean for worth in prospects]
    return [of_seat(state, seat, prospects) for seat in range(state.seats)]


def of_seat(state: State, seat: Seat, prospects: list[float]) -> Row:
    """What one seat has; rivals are seen by the best of them."""
    crew, hand, seats = state.pirates[seat], state.hands[seat], state.seats
    aboard, cards = crew.count(BOAT), sum(hand)
    way = sum(crew)
    turn = seat == state.turn
    moves = MOVES - state.moves if turn else 0
    rival = -1
    for other in range(seats):
        if other != seat and (rival < 0 or prospects[other] > prospects[rival]):
            rival = other
    theirs = state.pirates[rival]
    their_aboard = theirs.count(BOAT)
    row = [
        prospects[seat],
        prospects[seat] - prospects[rival],
        float(state.tortuga),
        float(seats == 2),
        float(seats > 3),
        way / 222,
        crew[0] / 37,
        crew[1] / 37,
        crew[2] / 37,
        crew[3] / 37,
        crew[4] / 37,
        crew[5] / 37,
        crew.count(0) / 6,
        aboard / 6,
        float(aboard == 4),
        float(aboard == 5),
        cards / 10,
        float(cards == 0),
        float(cards == 1),
        float(cards < 4),
        (6 - hand.count(0)) / 6,
        max(0, CREW - aboard - cards) / 6,
        float(turn),
        moves / 3,
        float(turn and moves < CREW - aboard),
        (seat - state.turn) % seats / 4,
    ]
    leaping(state, crew, hand, moves, row)
    retreating(state, crew, row)
    row.append(sum(theirs) / 222)
    row.append(their_aboard / 6)
    row.append(float(their_aboard == 5))
    row.append(sum(state.hands[rival]) / 10)
    row.append(float(rival == state.turn))
    return row


def leaping(state: State, crew: list[int], hand: list[int], moves: int, row: Row) -> None:
    """C9, C10: how far the cards in hand can carry the crew, and who of it can get home."""
    best = second = total = rear = 0
    home = cards = 0
    rearmost, last = crew[0], -1
    at_home: list[bool] = [False] * CREW
    for symbol, copies in enumerate(hand):
        if not copies:
            continue
        squares, longest = state.squares[symbol], 0
        gets_home = False
        for index, origin in enumerate(crew):
            if origin == BOAT:
                break
            goal = next_free(squares, state.crowd, origin)
            if goal == BOAT:
                gets_home = at_home[index] = True
            if goal - origin > longest:
                longest = goal - origin
            if origin == rearmost and goal - origin > rear:
                rear = goal - origin
        total += longest
        if gets_home:
            cards += copies
        if longest > best:
            best, second = longest, best
        elif longest > second:
            second = longest
    missing = 0
    for index, origin in enumerate(crew):
        if origin != BOAT:
            missing += 1
            home += at_home[index]
            last = index
    finish = last >= 0 and missing == home and cards >= missing and 0 < missing <= moves
    row.append(best / 37)
    row.append(second / 37)
    row.append(total / 74)
    row.append(rear / 37)
    row.append(home / 6)
    row.append(min(home, cards) / 6)
    row.append(float(finish))


def retreating(state: State, crew: list[int], row: Row) -> None:
    """C11: what cards a step back would bring, and how far back that is."""
    draws, one, two, shared, crowded = 0, FAR, FAR, 0, 0
    seen = -1
    for origin in crew:
        if origin == BOAT and state.boat_is_final:
            break
        if 0 < origin < BOAT:
            shared += state.crowd[origin] > 1
            crowded += state.crowd[origin] > 2
        if origin == seen or not origin:
            continue
        seen = origin
        company = company_behind(state.crowd, origin)
        if company:
            steps, number = origin - company, state.crowd[company]
            draws += number
            if number == 1:
                one = min(one, steps)
            else:
                two = min(two, steps)
    row.append(draws / 8)
    row.append(one / FAR)
    row.append(two / FAR)
    row.append(shared / 6)
    row.append(crowded / 6)
