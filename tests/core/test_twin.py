"""The compiled twin of the rules (core/twin.py) is used while it is their twin, and never else."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from flibuste.core import odds, twin
from tools import fast


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one rule and a twin that says it was made from it."""
    monkeypatch.delenv(twin.PURE, raising=False)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    (tmp_path / "rule.py").write_text("MOVES = 3\n")
    place = twin.folder(tmp_path)
    place.mkdir(parents=True)
    made = {
        "modules": ["fabled.rule"],
        "from": ["rule.py"],
        "fingerprint": twin.fingerprint([tmp_path / "rule.py"]),
    }
    (place / twin.MADE).write_text(json.dumps(made))
    return tmp_path


def test_a_twin_made_from_the_rules_as_they_are_is_used(package: Path) -> None:
    assert twin.use(package) == "compiled"
    finder = sys.meta_path[0]
    assert isinstance(finder, twin.Finder)
    spec = finder.find_spec("fabled.rule", None)
    assert spec is not None
    assert spec.origin is not None
    assert Path(spec.origin).parent == twin.folder(package)
    assert finder.find_spec("fabled.other", None) is None


def test_rules_that_have_changed_since_run_as_they_are(package: Path) -> None:
    (package / "rule.py").write_text("MOVES = 4\n")
    before = sys.meta_path[:]
    assert twin.use(package) == "stale"
    assert sys.meta_path == before


def test_rules_that_are_gone_have_no_twin(package: Path) -> None:
    (package / "rule.py").unlink()
    assert twin.use(package) == "pure"


def test_a_twin_for_another_python_is_none(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "cpython-2")
    assert twin.use(package) == "pure"


def test_who_wants_the_rules_as_they_are_gets_them(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(twin.PURE, "1")
    before = sys.meta_path[:]
    assert twin.use(package) == "unwanted"
    assert sys.meta_path == before


def test_everything_compiled_is_among_what_a_twin_is_compared_with() -> None:
    compared = fast.sources()
    assert set(fast.modules()) <= set(compared)
    assert fast.PACKAGE / "games" / "cartagena" / "acts.py" in compared
    assert len(set(compared)) == len(compared)
    assert all(path.is_file() for path in compared)


def test_what_is_said_to_be_in_use_is_in_use() -> None:
    compiled = not str(odds.__file__).endswith(".py")
    assert compiled == (twin.IN_USE == "compiled")
    if os.environ.get(twin.PURE):
        assert not compiled
