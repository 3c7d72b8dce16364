"""OpenSpiel's playthroughs: whole matches with all that OpenSpiel sees of them, word for word.

They lie in playthroughs/KEY.txt.gz (`zcat` shows one).  After a deliberate change
`FLIBUSTE_GOLDEN=1 .venv/bin/pytest tests/research/test_playthroughs.py` makes them anew.
"""

from __future__ import annotations

import gzip
import os
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from flibuste.research import spiel
from tests.research.tables import GAMES

FOLDER = Path(__file__).with_name("playthroughs")
SEEDS = {"mutiny": 11, "piratoons": 11, "rum": 28}  # of short matches
OPTIONS = {"cartagena": "(options=turn_limit:12)"}


def made_anew(key: str) -> bytes:
    name = f"{spiel.PREFIX}{key}{OPTIONS.get(key, '')}"
    text = generate_playthrough.playthrough(name, None, seed=SEEDS.get(key, 0))
    return gzip.compress(text.encode(), mtime=0)


@pytest.mark.parametrize("key", GAMES)
def test_a_stored_playthrough_comes_out_the_same(key: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    stored = FOLDER / f"{key}.txt.gz"
    if os.environ.get("FLIBUSTE_GOLDEN"):
        stored.write_bytes(made_anew(key))
    file = tmp_path / "playthrough.txt"
    file.write_bytes(gzip.decompress(stored.read_bytes()))
    before, after = generate_playthrough.replay(file)
    changed = unified_diff(before.splitlines(), after.splitlines(), "stored", "now", lineterm="")
    assert [line[:300] for line in islice(changed, 12)] == []
    assert "IsTerminal() = True" in after
