"""Stable-baselines3's check_env on games: ``python tests/research/checker.py plank rum``.

Where torch is installed, with stable-baselines3, both are what they are.  In `make test` there is
nothing behind the name of torch, which would weigh several GB: the package stands in a folder of
its own (tools/set_up.py), without what it needs to learn.  Its checker imports torch and never
calls it; whatever it did call would fail here.  The first line of the output says which it was.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGES = Path(sys.prefix) / "checkers"
TORCH = ("torch", "torch.nn", "torch.nn.functional", "torch.utils", "torch.utils.tensorboard")


class Named(type):
    """Whatever is looked up in it is there too."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Named(name, (), {})


class StandIn(ModuleType):
    """A module in which every name is there, and none does anything."""

    __path__: list[str] = []  # noqa: RUF012

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Named(name, (), {})  # for signatures and base classes: nobody makes any


def stand_in() -> None:
    """The checker can be imported from now on, without torch."""
    for name in TORCH:
        sys.modules[name] = StandIn(name)
    package = ModuleType("stable_baselines3")  # without its __init__, which imports what learns
    package.__path__ = [str(PACKAGES / "stable_baselines3")]
    sys.modules["stable_baselines3"] = package


REAL = find_spec("torch") is not None
if not REAL:
    stand_in()

from stable_baselines3.common.env_checker import check_env  # noqa: E402

from flibuste.research.gym import SeatEnv  # noqa: E402

print("with torch" if REAL else "without torch")
for key in sys.argv[1:]:
    for illegal in ("lose", "replace"):
        check_env(SeatEnv(key, illegal=illegal), warn=True, skip_render_check=True)
    print(key)
