"""Nets as bots of the arena."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

import flibuste
from flibuste.bots import maker
from flibuste.bots import policy as policies
from flibuste.bots.base import UnknownBot
from flibuste.bots.policy import Layer, Policy, PolicyBot, entrant, forward, read, write
from flibuste.cli import main
from flibuste.core.luck import Luck, dice
from flibuste.core.spaces import space


def layer(inputs: int, outputs: int, seed: int) -> Layer:
    rng = dice(seed)
    weights = [rng.uniform(-1, 1) for _ in range(inputs * outputs)]
    bias = [rng.uniform(-1, 1) for _ in range(outputs)]
    return Layer(
        inputs,
        outputs,
        struct.pack(f"<{len(weights)}e", *weights),
        struct.pack(f"<{outputs}e", *bias),
    )


def some_net(key: str) -> Policy:
    numbers = space(key)
    layers = (layer(numbers.size, 8, 1), layer(8, 8, 2), layer(8, numbers.listed, 3))
    return Policy(key, numbers.digest(), layers)


def test_plain_python_and_numpy_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    net, rng = some_net("plank"), dice(1)
    from array import array

    vector = array("f", [rng.choice((0.0, 1.0, 0.5)) for _ in range(space("plank").size)])
    fast = forward(net, vector)
    monkeypatch.setattr(policies, "find_spec", lambda name: None)
    assert np.allclose(forward(net, vector), fast, atol=1e-4)


def test_it_takes_what_it_values_most_and_a_curious_one_anything() -> None:
    game = flibuste.game("plank")
    match = flibuste.Match(game, 2)
    match.try_luck(Luck(1))
    view, menu = match.view(0), match.state.legal(0)
    net = some_net("plank")
    bold = PolicyBot(1, net)
    values = bold.values(game, view, menu)
    assert bold.choose(game, view, menu) == menu[values.index(max(values))]
    curious = PolicyBot(1, net, curious=True)
    assert len({curious.choose(game, view, menu) for _ in range(200)}) > 1


def test_it_plays_in_the_arena_and_nowhere_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plank.net"
    write(some_net("plank"), file)
    assert read(file) == some_net("plank")
    write(some_net("rum"), file)  # who learns writes it anew
    assert read(file) == some_net("rum")
    write(some_net("plank"), file)
    asked = ["arena", "plank", f"policy:{file}", "random", "--matches", "2", "--workers", "1"]
    assert main(asked) == 0
    assert "policy:" in capsys.readouterr().out
    with pytest.raises(UnknownBot):
        maker(f"policy:{file}")  # a table of a room reads no files


def test_another_game_other_numbers_or_no_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="no net"):
        entrant(f"policy:{tmp_path}/nothing.net")
    game = flibuste.game("cartagena")
    match = flibuste.Match(game, 2)
    match.try_luck(Luck(1))
    (seat,) = match.state.awaiting()
    with pytest.raises(UnknownBot, match="has learned"):
        PolicyBot(1, some_net("plank")).choose(game, match.view(seat), match.state.legal(seat))
