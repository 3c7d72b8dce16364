"""The box is complete: law 7 for Faut pas pousser."""

from __future__ import annotations

from flibuste.games.plank.parts import (
    ALL_ACTIONS,
    ALL_PIRATES,
    CREWS,
    PLACES,
    VALUES,
    crew_of,
    pirates_in,
    value_of,
)
from flibuste.games.plank.rules.scoring import points, whole
from flibuste.games.plank.rules.state import NOBODY, State
from flibuste.games.plank.rules.turns import in_turn


def audit(state: State) -> None:
    """P1: six pirates, five actions and a "No thanks!" for each crew, each somewhere once."""
    by_crew = (state.pirates, state.actions, state.discards, state.no_thanks, state.chosen)
    assert all(len(cards) == len(CREWS) for cards in by_crew), "not four crews"
    assert all(held in (0, 1) for held in state.no_thanks), "more than one “No thanks!”"
    for crew, name in enumerate(CREWS):
        audit_pirates(state, crew, name)
        held, played = state.actions[crew], state.discards[crew]
        assert held | played == ALL_ACTIONS, f"{name}: an action is missing"
        assert not held & played, f"{name}: an action is doubled"
    if state.order:
        audit_turns(state)
    else:
        audit_set_up(state)
    assert tuple(state.waiting) == tuple(awaited(state)), "the wrong ones are awaited"


def audit_pirates(state: State, crew: int, name: str) -> None:
    """In hand or pile, picked, on the plank or in the sea."""
    assert 0 <= state.chosen[crew] < 7, f"{name} has picked nobody"
    assert not state.pirates[crew] & ~ALL_PIRATES, f"{name} has a pirate too many"
    found = everywhere(state, crew)
    for value in VALUES:
        assert found.count(value) == 1, f"{name} {value} is there {found.count(value)} times"


def everywhere(state: State, crew: int) -> list[int]:
    """P1: the pirates of a crew on the plank, in the sea, in hand or pile, and picked."""
    out = [value_of(card) for card in (*state.plank, *state.fallen) if crew_of(card) == crew]
    picked = [state.chosen[crew]] if state.chosen[crew] else []
    return [*out, *pirates_in(state.pirates[crew]), *picked]


def audit_set_up(state: State) -> None:
    assert not state.plank, "a plank before the first placement"
    for crew, held in enumerate(state.no_thanks):
        assert held + (state.aside == crew) == 1, "a “No thanks!” is missing"
        assert state.discards[crew] == (ALL_ACTIONS if state.seat_of[crew] < 0 else 0)


def audit_turns(state: State) -> None:
    """P2, P6: a full plank, and everybody has had as many turns as the order says."""
    assert len(state.plank) == PLACES, f"{len(state.plank)} on the plank"
    assert state.aside == NOBODY, "a “No thanks!” not put back"
    assert in_turn(state, state.order, state.turn, state.half), "the turns left do not fit"
    total = sum(points(state.plank, state.fallen))
    assert total == whole(state.plank, state.fallen), f"{total} points in all (P13)"


def awaited(state: State) -> list[int]:
    twin = state.copy()
    twin.set_waiting()
    return list(twin.waiting)
