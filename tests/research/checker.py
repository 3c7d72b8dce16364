"""Stable-baselines3's check_env, with nothing behind the name of torch: it would weigh 3 GB.

The package stands in a folder of its own (tools/set_up.py), without what it needs to learn.  Its
checker imports torch and never calls it; whatever it did call would fail here.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGES = Path(sys.prefix) / "checkers"


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


for name in ("torch", "torch.nn", "torch.nn.functional", "torch.utils", "torch.utils.tensorboard"):
    sys.modules[name] = StandIn(name)
package = ModuleType("stable_baselines3")  # without its __init__, which imports what learns
package.__path__ = [str(PACKAGES / "stable_baselines3")]
sys.modules["stable_baselines3"] = package

from stable_baselines3.common.env_checker import check_env  # noqa: E402

from flibuste.research.gym import SeatEnv  # noqa: E402

for key in sys.argv[1:]:
    for illegal in ("lose", "replace"):
        check_env(SeatEnv(key, illegal=illegal), warn=True, skip_render_check=True)
    print(key)
