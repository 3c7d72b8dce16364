"""The commands that look after the room's database, as somebody at a terminal meets them."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from flibuste import __version__ as flibuste_version
from flibuste.cli import main
from flibuste.laws.cases import LONG
from flibuste.store.database import open_file
from flibuste.store.owner import owning
from tests.terminal.tables import flibuste

OLD = Path(__file__).parents[1] / "server" / "version_2.sql"
MATCH = "wgskx72gy3"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file with a match under way and a table that waits."""
    file = tmp_path / "room.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    open_file(file, 1_000_000_000)
    return file


def run(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    """All that a command says, on whichever stream."""
    assert main([str(argument) for argument in arguments]) == code
    told = capsys.readouterr()
    return told.out + told.err


def damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "UPDATE entries SET entry = x'7b7d' WHERE table_id = ? AND number = 17", (MATCH,)
        )


def test_check_counts_what_is_sound(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "check", database, "--lang", "en")
    assert told == "All is well: 2 tables, 45 entries.\n"
    told = run(capsys, "check", database, "--lang", "fr")
    assert told == "Tout va bien\u00a0: 2 tables, 45 entrées.\n"


def test_check_names_the_first_bad_entry_in_one_line_and_mends_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database)
    first, count = run(capsys, "check", database, "--lang", "en", code=1).splitlines()
    assert first == (
        f"Table {MATCH}: entry 17 is damaged (its checksum is wrong); with --mend it can be "
        "played on from entry 16."
    )
    assert count == "1 damaged table among 2."
    told = run(capsys, "check", database, "--lang", "fr", code=1)
    assert f"Table {MATCH}\u00a0: l’entrée 17 est abîmée" in told
    told = run(capsys, "check", database, "--mend", "--lang", "en")
    assert f"Table {MATCH} now ends with entry 16" in told
    assert run(capsys, "check", database, "--lang", "en").startswith("All is well: 2 tables, 18")


def test_a_backup_goes_there_and_back(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.db"
    told = run(capsys, "backup", kept, "--database", database, "--lang", "en")
    assert f"The backup is in “{kept}”" in told
    assert "is there already" in run(
        capsys, "backup", kept, "--database", database, "--lang", "en", code=2
    )
    run(capsys, "backup", kept, "--database", database, "--replace")
    damage(database)
    assert "entry 17" in run(
        capsys, "backup", tmp_path / "bad.db", "--database", database, "--lang", "en", code=1
    )
    told = run(capsys, "restore", kept, "--database", database, "--lang", "fr", code=2)
    assert "existe déjà\u202f; avec --replace" in told
    told = run(capsys, "restore", kept, "--database", database, "--replace", "--lang", "fr")
    assert "Ce qui s’y trouvait avant est maintenant dans" in told
    assert run(capsys, "check", database, "--lang", "en").startswith("All is well")


def test_tidy_says_what_it_would_do_and_does_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("tidy", "--database", database, "--abandoned", "30", "--lang", "en")
    told = run(capsys, *arguments, "--dry-run")
    assert told == "Tables to be removed: finished, 0; abandoned, 2.\n"
    assert run(capsys, *arguments) == "Tables removed: finished, 0; abandoned, 2.\n"
    assert run(capsys, "check", database, "--lang", "en") == "All is well: 0 tables, 0 entries.\n"
    told = run(capsys, "tidy", "--database", database, "--lang", "fr", code=2)
    assert "--finished JOURS" in told


def test_a_second_server_on_the_same_file_says_so_in_one_line(database: Path) -> None:
    with owning(database):
        told = {"fr": "sert déjà à un autre", "en": "is in use by another"}
        for language in told if LONG else ("fr",):
            second = flibuste(
                "serve", "--port", "0", "--database", str(database), language=language
            )
            assert second.returncode == 2
            assert second.stdout == ""
            (line,) = second.stderr.splitlines()
            assert str(database) in line
            assert told[language] in line


@pytest.mark.parametrize("command", ["check", "backup", "restore", "tidy"])
def test_what_is_not_there_is_no_database(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, room = tmp_path / "none.db", tmp_path / "room.db"
    arguments: dict[str, list[object]] = {
        "check": [missing],
        "backup": [tmp_path / "kept.db", "--database", missing],
        "restore": [missing, "--database", room],
        "tidy": ["--database", missing, "--finished", "1"],
    }
    told = run(capsys, command, *arguments[command], "--lang", "en", code=2)
    assert told == f"flibuste: There is no file “{missing}”.\n"
    assert [path for path in tmp_path.iterdir() if path.suffix == ".db"] == []


def test_an_unknown_level_of_the_log_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "serve", "--log-level", "loud", "--lang", "en", code=2)
    assert "--log-level cannot be “loud”" in told


def test_the_command_loads_no_database_before_it_is_asked_to() -> None:
    names = ("sqlalchemy", "sqlite3", "litestar")
    check = f"import flibuste.cli, sys; print([m for m in {names} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["compiled", "pure", "stale", "unwanted"])
def test_about_says_whether_the_rules_are_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kind: str, language: str
) -> None:
    monkeypatch.setattr("flibuste.core.twin.IN_USE", kind)
    version, python, rules = run(capsys, "about", "--lang", language).splitlines()
    assert version == f"flibuste {flibuste_version}"
    assert python.endswith(".".join(map(str, sys.version_info[:3])))
    assert rules.startswith({"en": "The rules ", "fr": "Les règles "}[language])
    assert ("make fast" in rules) == (kind in ("pure", "stale"))
    assert ("FLIBUSTE_PURE" in rules) == (kind == "unwanted")
