"""``flibuste replay``: step by step, turn by turn, from anybody's eyes, in both languages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from flibuste.core.codec import loads, shorten
from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.sections import as_text
from flibuste.terminal.replaying import Replaying
from flibuste.terminal.saves import match_of
from tests.terminal.tables import in_this_process, numbers_to_the_end, table


@pytest.fixture(scope="module")
def match() -> Any:
    session = table(seed="4", turn_limit=6)
    numbers_to_the_end(session)
    return loads(session.code())


def run(
    match: Any, lines: Sequence[str], viewer: Seat = 0, language: str = "en"
) -> tuple[Replaying, list[str]]:
    said: list[str] = []
    typed = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    replaying = Replaying(match, viewer, language, read, said.append)
    assert replaying.replay() == 0
    return replaying, said


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_every_step_shows_the_board_that_this_seat_saw(match: Any, viewer: Seat) -> None:
    replaying, said = run(match, ["0", *[""] * len(match.journal)], viewer)
    boards = [
        f"\n{as_text(match.game.board(step.view), replaying.speaker)}\n"
        for step in match.retold(viewer)
    ]
    shown = [text for text in said if text in boards]
    assert shown[1:] == boards  # the first stands where players begin
    assert replaying.number == len(match.journal)


def test_one_walks_by_steps_and_by_turns(match: Any) -> None:
    replaying, _ = run(match, ["turn"])
    end_of_first = replaying.number
    seats = [seat for seat, _ in match.journal[:end_of_first] if seat >= 0]
    assert len(set(seats)) == 1
    assert match.journal[end_of_first][0] not in (*seats, -1)
    for lines, number in [
        (["turn", "next", "back"], end_of_first),
        (["turn", "turn", "unturn"], end_of_first),
        (["12"], 12),
        (["12", "back 5"], 7),
        (["99999"], len(match.journal)),
        (["end"], len(match.journal)),
        (["0", "back"], 0),
    ]:
        assert run(match, lines)[0].number == number


def test_each_sees_what_it_saw(match: Any) -> None:
    replaying, said = run(match, ["eyes 1", "eyes", "eyes captain", "log", "wind", "help", "q"])
    whole = "\n".join(said)
    assert "seen by Green" in whole
    assert "seen by a watcher" in whole
    assert "no seat “captain”" in whole
    assert "“wind” is not understood" in whole
    assert "to the end of this turn" in whole
    assert replaying.viewer == WATCHER


def test_from_above_nothing_is_hidden(match: Any) -> None:
    _, seen = run(match, ["eyes", "log"], WATCHER)
    _, above = run(match, ["eyes above", "log"], WATCHER)
    assert "draws a card." in seen[-1]
    assert "draws a card." not in above[-1]
    assert any("nothing is hidden" in line for line in above)


def test_a_link_and_the_file_of_a_page_are_read_too(match: Any, tmp_path: Path) -> None:
    line = shorten(match, "4")
    file = tmp_path / "flibuste-cartagena.json"
    kept = {"flibuste": 1, "code": line, "game": "cartagena", "seats": [{"name": "Anne"}]}
    file.write_text(json.dumps(kept))
    for given in (f"http://room.example/r/{line}?step=3&seat=0", str(file)):
        assert match_of(given)[0].journal == match.journal
    with pytest.raises(FlibusteError, match="leads to a table of a room"):
        match_of("http://room.example/r/c62keyn3zt?step=43")


def test_it_speaks_both_languages(match: Any) -> None:
    _, said = run(match, ["suivant", "aide", "lang en", "next", "lang de"], language="fr")
    whole = "\n".join(said)
    assert "sur" in whole
    assert "jusqu’à la fin de ce tour" in whole
    assert "Step" in whole
    assert "de" in said[-1]


def test_the_command_steps_where_it_is_told_to_and_reads_files(match: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(shorten(match, "4"), "utf-8")
    ran = in_this_process("replay", str(file), "--step", "20", "--seat", "1", given="\nback 2\nq\n")
    assert ran.stderr == ""
    assert [line for line in ran.stdout.splitlines() if line.startswith("Step")] == [
        f"Step {number} of {len(match.journal)}, seen by Green." for number in (20, 21, 19)
    ]
