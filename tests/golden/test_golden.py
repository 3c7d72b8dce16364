"""
Golden matches: whole matches as text that a person can read and a diff can show.

They lie in games/KEY/tests/golden/*.txt: a header in JSON (seats, options, perhaps a position),
then one line for each act, with what a watcher is told of it, then the end.  After a deliberate
change of words `FLIBUSTE_GOLDEN=1 make test` writes them anew.
"""

from __future__ import annotations

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste.core.protocol import WATCHER
from flibuste.core.spelling import ACTORS, read_act, seat_name, spell
from flibuste.core.words import words


def golden_files() -> list[Any]:
    found = []
    for key in flibuste.games():
        folder = Path(str(files(flibuste.game(key).package))) / "tests" / "golden"
        found += [
            pytest.param(key, path, id=f"{key}-{path.stem}")
            for path in sorted(folder.glob("*.txt"))
        ]
    return found


def played(key: str, text: str) -> flibuste.Match[Any, Any, Any]:
    """The match a golden file describes, act by act through the rules."""
    header, *lines = text.splitlines()
    about = json.loads(header)
    match: flibuste.Match[Any, Any, Any] = (
        flibuste.Match.at(key, about["position"], about.get("options"))
        if "position" in about
        else flibuste.Match(key, about["seats"], about.get("options"))
    )
    for line in lines:
        if line.startswith("end"):
            break
        who, _, rest = line.partition(" ")
        act = rest.partition("->")[0]
        seat = ACTORS[who] if who in ACTORS else int(who)
        match.act(seat, read_act(match.game, act))
    return match


def written(match: flibuste.Match[Any, Any, Any], header: str) -> str:
    say = words(match.game.key, "en").say
    lines = [header]
    for (seat, action), step in zip(match.journal, match.retold(WATCHER), strict=True):
        sentences = " ".join(say(message) for message in step.story)
        lines.append(f"{seat_name(seat)!s:6}{spell(action):24}-> {sentences}".rstrip())
    state = match.state
    over = not state.awaiting()
    lines.append(
        f"end   scores {list(state.scores())} ranks {list(state.ranks()) if over else None}"
    )
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("key", "path"), golden_files())
def test_a_golden_match_is_played_and_told_as_written(key: str, path: Path) -> None:
    text = path.read_text("utf-8")
    again = written(played(key, text), text.splitlines()[0])
    if os.environ.get("FLIBUSTE_GOLDEN"):
        path.write_text(again, "utf-8")
    assert again == text
