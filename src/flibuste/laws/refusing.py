"""Law 12: whoever wants to do whatever, whenever, is told whether he may, and if not why not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from flibuste.core.errors import IllegalAction
from flibuste.core.playout import listed
from flibuste.core.protocol import CLOCK, GENERAL_RULES, LUCK, WATCHER, AnyGame, Refusal, Seat
from flibuste.core.registry import rules
from flibuste.core.spelling import read_act, seat_name, spell
from flibuste.laws.cases import AnyMatch, Case, Walk, stops
from flibuste.laws.data import folder, match_at, seat_of, table
from flibuste.laws.looks import dissected, everything, same
from flibuste.laws.strange import strange_acts


def refusals_are_total(case: Case, walk: Walk) -> None:
    """Law 12: for any seat, any act, at any time; None exactly for allowed acts."""
    game, rng = case.game, Random(len(walk.choices))
    match: AnyMatch | None = None
    for match in stops(case, walk):
        state, before = match.state, dissected(match.state)
        acts = [*strange_acts(game, rng, 16), *(action for _, action in match.journal[-4:])]
        for seat in state.awaiting():
            acts += listed(state, seat)[:20]
        for seat in (*range(match.seats), match.seats, 99, LUCK, CLOCK, WATCHER, -4):
            allowed = listed(state, seat) if seat in state.awaiting() else []
            for action in allowed:
                refusal = asked(state, seat, action)
                assert refusal is None, f"{spell(action)} is listed and refused by {refusal}"
            for action in acts:
                check_refusal(match, seat, action, allowed)
        same({"state": dissected(state)}, {"state": before}, "asking has changed something")
    assert match is not None
    nothing_changes(match, acts)


def check_refusal(match: AnyMatch, seat: Seat, action: Any, allowed: list[Any]) -> None:
    """None iff the act is listed or of an open kind; else the right rule."""
    game, state, who = match.game, match.state, f"{seat_name(seat)} {spell(action)}"
    refusal = asked(state, seat, action)
    awaiting = state.awaiting()
    if refusal is None:
        may = action in allowed or type(action).__name__ in open_to(match, seat)
        assert may, f"{who} is allowed, and neither listed nor of an open kind"
        return
    assert action not in allowed, f"{who} is listed, and refused by {refusal}"
    known = (*rules(game.package), *GENERAL_RULES)
    assert refusal.rule in known, f"{who} is refused by {refusal.rule}, which is no rule"
    general = "G2" if not awaiting else "G1" if seat not in awaiting else None
    if general is not None:
        assert refusal.rule == general, f"{who} is refused by {refusal.rule}, not by {general}"
    else:
        assert refusal.rule not in ("G1", "G2"), f"{who} is awaited, and refused by {refusal.rule}"


def open_to(match: AnyMatch, seat: Seat) -> Sequence[str]:
    """The open kinds in the menu of a seat: some of those that the game declares."""
    if seat < 0 or seat not in match.state.awaiting():
        return ()
    kinds: Sequence[str] = match.state.open_kinds(seat)
    assert set(kinds) <= set(match.game.open), f"{kinds} are open, the game names {match.game.open}"
    return kinds


def asked(state: Any, seat: Seat, action: Any) -> Refusal | None:
    """The answer; whatever goes wrong instead is a broken law."""
    try:
        refusal = state.refusal(seat, action)
    except Exception as error:
        raise AssertionError(
            f"{seat_name(seat)} {spell(action)}: no answer but {error!r}"
        ) from error
    assert refusal is None or isinstance(refusal, Refusal), f"{refusal!r} is no answer"
    return refusal


def nothing_changes(match: AnyMatch, acts: list[Any]) -> None:
    """A refused act leaves match and journal as they were."""
    before, length = everything(match.game, match.state, match.seats), len(match.journal)
    for action in acts:
        for seat in (*range(match.seats), LUCK, CLOCK):
            if match.state.refusal(seat, action) is None:
                continue
            try:
                match.act(seat, action)
            except IllegalAction:
                continue
            raise AssertionError(f"{seat_name(seat)} {spell(action)} was refused, and done")
    same(everything(match.game, match.state, match.seats), before, "after refused acts")
    assert len(match.journal) == length, "a refused act is in the journal"


def every_rule_that_forbids_has_its_example(game: AnyGame) -> None:
    """Law 12: tests/refusals.toml has a position and an act for each rule that can forbid one."""
    found = table(game, "refusals.toml") or {"refused": []}
    names = found.get("positions", {})
    for entry in found["refused"]:
        match = match_at(game, entry, names)
        seat, action = seat_of(entry["seat"]), entry["act"]
        action = read_act(game, action) if isinstance(action, str) else game.action(action)
        refusal, who = match.state.refusal(seat, action), f"{seat_name(seat)} {spell(action)}"
        assert refusal is not None, f"{who} is allowed, and tests/refusals.toml says {entry}"
        assert refusal.rule == entry["rule"], f"{who} is refused by {refusal}, not as {entry}"
        message = entry.get("message", refusal.message.id)
        assert refusal.message.id == message, f"{who} is refused by {refusal}, not as {entry}"
    covered = {entry["rule"] for entry in found["refused"]}
    missing = sorted(forbidding(game) - covered)
    assert not missing, f"tests/refusals.toml of {game.key} has no example of {missing}"


def forbidding(game: AnyGame) -> set[str]:
    """The rules that the sources name in a refusal."""
    tests = folder(game)
    texts = [
        path.read_text("utf-8") for path in tests.parent.rglob("*.py") if tests not in path.parents
    ]
    return {rule for text in texts for rule in re.findall(r'Refusal\(\s*"([A-Z]\d+)"', text)}
