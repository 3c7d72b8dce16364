"""The image: its steps are those of a set-up and of the wheel, and it names nothing that is not."""

from __future__ import annotations

import re

from flibuste.cli import COMMANDS
from flibuste.server.health import health
from tests.docs.pages import ROOT

IMAGE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def test_what_the_image_copies_and_runs_is_there() -> None:
    for path in re.findall(r"/src/(\S+)", IMAGE):
        assert (ROOT / path).exists() or path == "dist/", path
    assert "python tools/set_up.py run" in IMAGE
    (command,) = re.findall(r'^CMD \["(\w+)"', IMAGE, re.MULTILINE)
    assert command in COMMANDS


def test_it_keeps_tables_in_a_volume_runs_as_a_user_and_looks_after_itself() -> None:
    (volume,) = re.findall(r"^VOLUME (\S+)", IMAGE, re.MULTILINE)
    assert f"{volume}/room.db" in IMAGE
    assert f"tables:{volume}" in COMPOSE
    assert re.search(r"^USER (?!root)", IMAGE, re.MULTILINE)
    assert "/healthz" in IMAGE
    assert "/healthz" in health.paths
