"""What of hand and plank a finger touches: every act has a goal on the board."""

from __future__ import annotations

from typing import Any

import flibuste
from flibuste.games.plank.acts import Choose, NoThanks
from flibuste.games.plank.board.handles import handles


def test_a_first_pick_and_no_thanks_have_goals_of_their_own() -> None:
    match: flibuste.Match[Any, Any, Any] = flibuste.Match("plank", 4, {})
    seen = match.view(0)
    assert handles(seen, Choose(3)).goal[0] == "pick"
    assert handles(seen, NoThanks()).goal[0] == "pass"
