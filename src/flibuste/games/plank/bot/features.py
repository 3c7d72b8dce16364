"""What a learned eye looks at: points, who stands where, what is in hand, who enters last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.core.net import Net, Row
from flibuste.core.standing import won
from flibuste.games.plank.bot.evaluate import HOPE, prospects
from flibuste.games.plank.parts import CAPTAIN, CREWS
from flibuste.games.plank.rules.placement import entry_place
from flibuste.games.plank.rules.scoring import points
from flibuste.games.plank.rules.state import State

NAMES: Final = (
    "prospect", "ahead", "points", "points_ahead", "two", "three",
    "fallen", "coming", "five_coming", "two_coming", "one_coming",
    "place_1", "place_2", "place_3", "place_4",
    "value_1", "value_2", "value_3", "value_4",
    "captain_at_1", "captain_at_2", "captain_at_3", "captain_at_4",
    "holds_1", "holds_2", "holds_3", "holds_4", "holds_5", "holds_6",
    "holds_-3", "holds_-2", "holds_-1", "holds_+1", "holds_+2",
    "pirates", "actions", "no_thanks", "enters_at_1", "enters_at_2",
    "wait", "on_turn", "pushed", "smaller", "last_entry",
    "late_1", "late_2", "late_3", "late_4", "late_points",
    "rival_pirates", "rival_actions", "rival_no_thanks",
)  # fmt: skip
NET: Final = Net(__package__ or "", NAMES)
PLACES: Final = 4


def judge(state: State) -> Sequence[float]:
    """Shares of the win, as learned; a finished match has its winners."""
    if not state.waiting:
        return won(state.ranks())
    return NET.shares(features(state))


def features(state: State) -> list[Row]:
    """A row for each seat, in the order of NAMES, most numbers between 0 and 1."""
    hopes, counted = prospects(state), points(state.plank, state.fallen)
    mean = sum([hopes[crew] for crew in state.crews]) / len(state.crews)
    hopes = [hope - mean for hope in hopes]
    coming = sum([pirates.bit_count() for pirates in state.pirates])
    return [of_crew(state, crew, hopes, counted, coming) for crew in state.crews]


def of_crew(state: State, crew: int, hopes: list[float], counted: list[int], coming: int) -> Row:
    """What one player has; the others are seen by the best of them."""
    rival, lead = -1, 99
    for other in state.crews:
        if other != crew:
            if rival < 0 or hopes[other] > hopes[rival]:
                rival = other
            lead = min(lead, counted[crew] - counted[other])
    seats = len(state.crews)
    pirates, actions = state.pirates[crew], state.actions[crew]
    row = [
        HOPE * hopes[crew],
        HOPE * (hopes[crew] - hopes[rival]),
        counted[crew] / 20,
        lead / 10,
        float(seats == 2),
        float(seats == 3),
        len(state.fallen) / 20,
        coming / 20,
        float(coming <= 5),
        float(coming <= 2),
        float(coming <= 1),
    ]
    mine, values, captains = [0.0] * PLACES, [0.0] * PLACES, [0.0] * PLACES
    late = 1 - min(coming, 8) / 8
    later = [0.0] * PLACES
    pushed = 0
    for place, card in enumerate(state.plank[:PLACES]):
        value = card & 7
        if card >> 3 == crew:
            mine[place] = 1.0
            values[place] = value / 6
            captains[place] = float(value == CAPTAIN)
            later[place] = late
            pushed += place + 1
    row += mine
    row += values
    row += captains
    for bit in range(1, 7):
        row.append(float(pirates >> bit & 1))
    for bit in range(5):
        row.append(float(actions >> bit & 1))
    first = state.plank[0] & 7 if state.plank else 0
    near = [0, 0, 0, 0, 0]
    smaller = 0
    for value in range(1, 7):
        if pirates >> value & 1 and state.plank:
            near[entry_place(value, first)] += 1
            smaller += value < first
    row.append(pirates.bit_count() / 6)
    row.append(actions.bit_count() / 5)
    row.append(float(state.no_thanks[crew]))
    row.append(near[1] / 3)
    row.append(near[2] / 3)
    wait = (state.order.index(crew) - state.turn) % len(state.order) if state.order else 0
    row.append(wait / len(CREWS))
    row.append(float(bool(state.order) and wait == 0))
    row.append(pushed / 10)
    row.append(smaller / 3)
    row.append(float(enters_last(state) == crew))
    row += later
    row.append(late * lead / 10)
    row.append(state.pirates[rival].bit_count() / 6)
    row.append(state.actions[rival].bit_count() / 5)
    row.append(float(state.no_thanks[rival]))
    return row


def enters_last(state: State) -> int:
    """P11: the player's crew with most cards to play, of equal ones the later in turn; or none."""
    best, most = -1, 0
    size = len(state.order)
    for step in range(size):
        crew = state.order[(state.turn + step) % size]
        if state.seat_of[crew] < 0:
            continue
        cards = state.pirates[crew].bit_count() + state.no_thanks[crew]
        if cards and cards >= most:
            best, most = crew, cards
    return best
