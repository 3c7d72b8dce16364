"""Self-play in Parquet: what is in a row is true, and a card says the rest."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import flibuste
from flibuste.cli import main
from flibuste.core.plain import view_of
from flibuste.core.spaces import space
from flibuste.research.dataset import FIELDS, build
from tests.research.tables import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_rows_are_decisions(key: str, tmp_path: Path) -> None:
    options = {"tempo": "live"} if key == "piratoons" else {}
    file = build(key, ["random", "random"], 2, tmp_path, options=options, seed=3)
    table = pq.read_table(file)
    about = json.loads(table.schema.metadata[b"flibuste"])
    assert (about["game"], about["numbers"]) == (key, space(key).digest())
    assert table.schema.names == list(FIELDS)
    rows = table.to_pylist()
    assert {row["match"] for row in rows} == {0, 1}
    assert [row["step"] for row in rows if row["match"] == 1] == [
        *range(sum(row["match"] for row in rows))
    ]
    game = flibuste.game(key)
    for row in rows[::11]:
        assert row["action"] in row["legal"]
        view = view_of(game, json.loads(row["view"]))
        assert view.seat == row["seat"]
        assert row["seat"] in view.awaiting
        assert -1 <= row["reward"] <= 1
    again = build(key, ["random", "random"], 2, tmp_path / "again", options=options, seed=3)
    assert pq.read_table(again).equals(table)


def test_the_card_says_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["dataset", "plank", "random", "greedy", "--matches", "2", "--into", str(tmp_path)]
    assert main(asked) == 0
    assert "plank.parquet" in capsys.readouterr().out
    told = (tmp_path / "README.md").read_text("utf-8")
    for column in FIELDS:
        assert f"| `{column}` |" in told
    assert "`flibuste dataset plank random greedy --matches 2 --seed 1`" in told
    assert "48 decisions in 2 matches" in told


def test_the_command_on_the_card_makes_the_same_again(tmp_path: Path) -> None:
    """Options and all: what is copied from the card is what made it."""
    options = {"variant": "tortuga", "turn_limit": 6, "boat_is_final": True}
    file = build("cartagena", ["random", "random"], 1, tmp_path, options=options, seed="a b")
    (line,) = re.findall(
        r"made by \| `flibuste (.*?)`", (tmp_path / "README.md").read_text("utf-8")
    )
    again = tmp_path / "again"
    assert main([*shlex.split(line), "--into", str(again)]) == 0
    assert pq.read_table(again / file.name).equals(pq.read_table(file), check_metadata=True)
