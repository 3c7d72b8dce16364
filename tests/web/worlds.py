"""Law 11 for what a browser has heard: another truth would have sent it the very same frames."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import flibuste
from flibuste.core.match import Match
from flibuste.core.plain import to_json
from flibuste.core.protocol import Seat
from flibuste.laws.secrecy import counterpart, reveals
from tests.web.guest import Guest


def frames_fit_another_truth(
    code: str, numbers: Sequence[int], seat: Seat, heard: Sequence[dict[str, Any]]
) -> int:
    """Play the match again beside a world that this seat could not tell from it, and compare each
    view and menu that the browser was sent with those of that world.  The steps compared while
    both differed.

    ``numbers`` are those of the acts in the table's journal.  Where the rules turn something up the
    worlds may part, and another one is imagined.
    """
    told = {frame["number"]: frame for frame in heard if frame["type"] == "Step"}
    played: Match[Any, Any, Any] = flibuste.loads(code)
    game, rng = played.game, Random(code)
    match: Match[Any, Any, Any] = Match(game, played.seats, played.options)
    dream, steps = game.imagine(game.view(match.state, seat), rng), 0
    for number, entry in zip(numbers, played.journal, strict=True):
        twin = counterpart(match, entry, dream, seat, rng)
        may_part = twin is None or reveals(match, entry)
        differ = game.write(match.state) != game.write(dream)
        match.act(*entry)
        if twin is not None:
            dream.apply(entry[0], twin)
        if twin is None or (
            may_part and view_of(game, match.state, seat) != view_of(game, dream, seat)
        ):
            dream, differ = game.imagine(game.view(match.state, seat), rng), False
        if number in told:
            frame = told[number]
            assert frame["view"] == view_of(game, dream, seat), f"entry {number} tells more"
            if frame["menu"] is not None:
                assert frame["menu"]["acts"] == to_json(list(dream.legal(seat)))
            steps += differ
    return steps


def view_of(game: Any, state: Any, seat: Seat) -> Any:
    return to_json(game.view(state, seat))


async def hears_no_secret(guest: Guest, seat: int) -> int:
    """Law 11 for all frames of this browser; the steps that another truth went along."""
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    numbers = [entry["number"] for entry in journal]
    (over,) = [told for told in guest.heard if told["type"] == "Over"]
    return frames_fit_another_truth(over["code"], numbers, seat, guest.heard)
