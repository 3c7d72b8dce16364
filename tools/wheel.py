"""What `make dist FAST=1` adds to the wheel: the compiled twin of the rules, for this Python only.

Without it the wheel is the same for every Python and every machine (hatchling asks this file).
"""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FastWheel(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("FLIBUSTE_FAST"):
            build_data["artifacts"].append("src/flibuste/_fast/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
