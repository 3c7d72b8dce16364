"""Laws 6 and 8: somebody can always go on, until the match is over; and it gets there."""

from __future__ import annotations

from typing import Any

from flibuste.core.protocol import CLOCK, LUCK
from flibuste.laws.cases import AnyMatch, Case, Walk, go, head, longest, viewers, whole_match


def whoever_is_awaited_can_act(case: Case, walk: Walk) -> None:
    """Law 6: an awaited seat has a legal act; nobody is awaited iff the match is over."""
    match = head(case, walk)
    check_position(match)
    for _ in go(match, walk.choices):
        check_position(match)


def check_position(match: AnyMatch) -> None:
    check_awaiting(match)
    for seat in match.state.awaiting():
        if seat >= 0:
            check_menu(match.state, seat)
    check_luck(match.state)
    check_clock(match.state)
    check_scores(match)


def check_awaiting(match: AnyMatch) -> None:
    """Seats of this table, LUCK or the CLOCK, each once; and every view says so."""
    awaiting = list(match.state.awaiting())
    assert len(set(awaiting)) == len(awaiting), f"awaited twice: {awaiting}"
    for seat in awaiting:
        known = seat in (LUCK, CLOCK) or 0 <= seat < match.seats
        assert known, f"{seat} is awaited, who does not sit here"
    for viewer in viewers(match):
        view = match.game.view(match.state, viewer)
        assert view.seat == viewer, f"the view of {viewer} says it is of {view.seat}"
        assert list(view.awaiting) == awaiting, f"{viewer} sees {view.awaiting}, not {awaiting}"


def check_menu(state: Any, seat: int) -> None:
    menu = list(state.legal(seat))
    assert menu, f"seat {seat} is awaited and has no legal act"
    assert len(set(menu)) == len(menu), f"the menu of seat {seat} lists an act twice: {menu}"


def check_luck(state: Any) -> None:
    """LUCK has outcomes of one kind, each once, with whole weights above 0."""
    if LUCK not in state.awaiting():
        return
    odds = list(state.odds())
    assert odds, "LUCK is awaited and has no outcome"
    for outcome, weight in odds:
        assert type(weight) is int, f"the weight of {outcome} is {weight!r}"
        assert weight > 0, f"{outcome} is listed with weight {weight}"
    outcomes = [outcome for outcome, _ in odds]
    assert len(set(outcomes)) == len(outcomes), f"LUCK has an outcome twice: {outcomes}"
    assert len({type(outcome) for outcome in outcomes}) == 1, f"several kinds of luck: {outcomes}"


def check_clock(state: Any) -> None:
    """The CLOCK is awaited iff an alarm is set, some time ahead."""
    alarm = state.alarm()
    if CLOCK in state.awaiting():
        assert alarm is not None, "the CLOCK is awaited and no alarm is set"
        assert alarm.seconds > 0, f"an alarm in {alarm.seconds} seconds"
    else:
        assert alarm is None, f"{alarm} is set and the CLOCK is not awaited"


def check_scores(match: AnyMatch) -> None:
    """A score for each seat, that its lines add up to; a place for each when the match is over."""
    state, seats = match.state, match.seats
    scores, tally = list(state.scores()), list(state.tally())
    assert len(scores) == len(tally) == seats, f"{scores} and {tally} for {seats} seats"
    for score, lines in zip(scores, tally, strict=True):
        assert score == sum(lines.values()), f"{dict(lines)} does not add up to {score}"
    hopes = list(match.game.evaluate(state))
    assert len(hopes) == seats, f"{len(hopes)} evaluations for {seats} seats"
    assert all(0 <= hope <= 1 for hope in hopes), f"evaluations {hopes}"
    if not state.awaiting():
        ranks = list(state.ranks())
        assert len(ranks) == seats, f"{len(ranks)} ranks for {seats} seats"
        assert all(1 <= rank <= max(2, seats) for rank in ranks), f"ranks {ranks}"


def random_play_ends(case: Case, walk: Walk) -> None:
    """Law 8: within the number of acts that card.toml states as ``longest``."""
    playing = whole_match(case, walk.seed)
    most, acts = longest(case.game), len(playing.entries)
    if playing.error is not None:
        raise AssertionError(
            f"random play number {walk.seed} stumbles after {acts} acts over {playing.error!r}"
        ) from playing.error
    assert acts <= most, f"random play number {walk.seed} does not end within {most} acts"
