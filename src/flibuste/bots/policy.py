"""A bot that is a trained net: ``policy:FILE`` in the arena.

The file holds the layers of a policy over the numbers of a game (core/spaces.py); examples/train.py
writes such files.  It is played by plain Python, and faster where there is numpy.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from importlib.util import find_spec
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from flibuste.bots import maker
from flibuste.bots.base import Bot, UnknownBot
from flibuste.core.odds import A
from flibuste.core.protocol import Game, Message, V
from flibuste.core.spaces import space

POLICY: Final = "policy:"


class Layer(Struct, frozen=True):
    """Weights by input, then by output, and a bias by output: halves of floats, small end first."""

    inputs: int
    outputs: int
    weights: bytes
    bias: bytes


class Policy(Struct, frozen=True):
    """A net: layers with tanh between them; what comes out is a value for each act's number."""

    game: str
    digest: str  # of the numbers it has learned with
    layers: tuple[Layer, ...]


class PolicyBot(Bot):
    """Plays the listed act that its net values most; a curious one any, the better more often."""

    def __init__(self, seed: object, net: Policy, curious: bool = False) -> None:
        super().__init__(seed)
        self.net = net
        self.curious = curious

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        if len(menu) == 1:
            return menu[0]
        values = self.values(game, view, menu)
        if not self.curious:
            return menu[values.index(max(values))]
        most = max(values)
        return self.rng.choices(menu, [exp(value - most) for value in values])[0]

    def values(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> list[float]:
        """What the net makes of each act on the menu."""
        numbers = space(game)
        if (self.net.game, self.net.digest) != (game.key, numbers.digest()):
            raise UnknownBot(Message("bad-net", {"net": self.net.game, "game": game.key}), game.key)
        out = forward(self.net, numbers.vector(view))
        return [out[number] for number in numbers.menu(menu)]


def forward(net: Policy, vector: Sequence[float]) -> Sequence[float]:
    """Through all layers."""
    if find_spec("numpy") is not None:
        return _with_numpy(net, vector)
    flow: Sequence[float] = vector
    for place, (rows, bias) in enumerate(_lists(net)):
        if place:
            flow = [tanh(value) for value in flow]
        out = [*bias]
        for value, row in zip(flow, rows, strict=True):
            if value:
                out = [one + value * weight for one, weight in zip(out, row, strict=True)]
        flow = out
    return flow


def _with_numpy(net: Policy, vector: Sequence[float]) -> Sequence[float]:
    import numpy as np

    flow = np.frombuffer(vector, np.float32)  # type: ignore[call-overload]
    for place, (weights, bias) in enumerate(_arrays(net)):
        flow = (np.tanh(flow) if place else flow) @ weights + bias
    values: list[float] = flow.tolist()
    return values


@lru_cache(maxsize=16)
def _lists(net: Policy) -> list[tuple[list[tuple[float, ...]], tuple[float, ...]]]:
    found = []
    for layer in net.layers:
        flat = struct.unpack(f"<{layer.inputs * layer.outputs}e", layer.weights)
        starts = range(0, len(flat), layer.outputs)
        rows = [flat[start : start + layer.outputs] for start in starts]
        found.append((rows, struct.unpack(f"<{layer.outputs}e", layer.bias)))
    return found


@lru_cache(maxsize=16)
def _arrays(net: Policy) -> list[tuple[Any, Any]]:
    import numpy as np

    return [
        (
            np.frombuffer(layer.weights, "<f2").astype("f").reshape(layer.inputs, layer.outputs),
            np.frombuffer(layer.bias, "<f2").astype("f"),
        )
        for layer in net.layers
    ]


def read(path: Path) -> Policy:
    """The net in a file, or UnknownBot; who learns writes it anew again and again."""
    try:
        return _decoded(path.read_bytes())
    except (OSError, msgspec.MsgspecError):
        raise UnknownBot(Message("no-net", {"file": str(path)[:60]})) from None


@lru_cache(maxsize=16)
def _decoded(written: bytes) -> Policy:
    return msgspec.msgpack.decode(written, type=Policy)


def write(net: Policy, path: Path) -> None:
    path.write_bytes(msgspec.msgpack.encode(net))


def entrant(name: str) -> Callable[[object], Bot]:
    """What makes a bot of the arena: one by its name, or a net from its file.

    Only here: nobody at a table of a room may name a file.
    """
    if name.startswith(POLICY):
        return partial(PolicyBot, net=read(Path(name.removeprefix(POLICY))))
    return maker(name)
