"""Matches kept in files and codes, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.core.codec import dumps
from flibuste.core.errors import FlibusteError
from flibuste.terminal.saves import load, save, saved, saves_folder, usual_name
from flibuste.terminal.session import Session
from tests.terminal.tables import Script, answers, in_this_process, numbers_to_the_end, table


def begun(seats: str = "you:Anne,greedy", **options: object) -> Session:
    session = table(seats, "6", **options)
    answers(session, "1", "2", "1")
    return session


def test_a_match_saved_without_a_name_lies_among_ones_matches_and_is_found_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    file = save(begun())
    assert file.name == usual_name(begun())
    assert file.parent == saves_folder()
    assert load(file.name).match.journal == begun().match.journal


def test_a_saved_match_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    file = save(begun(), str(tmp_path / "match.json"))
    again = load(str(file))
    whole = begun()
    assert numbers_to_the_end(again) == numbers_to_the_end(whole)
    assert again.match.journal == whole.match.journal
    assert again.chairs == whole.chairs


def test_the_log_of_a_loaded_match_is_whole(tmp_path: Path) -> None:
    session = begun()
    again = load(str(save(session, str(tmp_path / "match.json"))))
    assert again.steps == session.steps


def test_acts_taken_back_still_count_for_luck_after_loading(tmp_path: Path) -> None:
    session = begun(variant="tortuga")
    session.luck.asked["Draw"] += 5
    again = load(str(save(session, str(tmp_path / "match.json"))))
    assert again.luck.asked == session.luck.asked


def test_one_match_has_one_file_and_two_matches_have_two(tmp_path: Path) -> None:
    assert usual_name(begun()) == "cartagena-6.json"
    assert usual_name(table(seed="../x y")) == "cartagena----x-y.json"


def test_a_file_is_replaced_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(begun(), str(tmp_path / "match.json"))
    before = file.read_text()

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(FlibusteError, match="there is no space left"):
        save(table(), str(file))
    assert file.read_text() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_code_is_gone_on_with_too() -> None:
    session = begun()
    again = load(dumps(session.match), seats="you,random", seed="9")
    assert again.match.journal == session.match.journal
    assert [chair.bot for chair in again.chairs] == [None, "random"]
    assert again.luck.asked == session.luck.asked


def test_a_file_may_hold_nothing_but_a_code(tmp_path: Path) -> None:
    file = tmp_path / "code.txt"
    file.write_text(dumps(begun().match) + "\n")
    assert load(str(file)).match.journal == begun().match.journal


@pytest.mark.parametrize("text", ["{}", "{", '{"flibuste": 2}', '{"flibuste": 1, "code": 5}'])
def test_a_broken_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    with pytest.raises(FlibusteError, match="is not a saved match"):
        load(str(file))


def test_a_file_of_a_newer_form_is_refused(tmp_path: Path) -> None:
    file = save(begun(), str(tmp_path / "match.json"))
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"flibuste": 2}))
    with pytest.raises(FlibusteError, match="is not a saved match"):
        load(str(file))


def test_the_command_saves_and_loads(tmp_path: Path) -> None:
    arguments = ["--seats", "you,greedy", "--seed", "6"]
    in_this_process("play", "cartagena", *arguments, given="1\nsave here.json\n", folder=tmp_path)
    run = in_this_process("play", "--load", "here.json", given="log\n2\ncode\n", folder=tmp_path)
    session = table(seed="6")
    answers(session, "1", "2")
    assert run.returncode == 0
    assert dumps(session.match) in run.stdout


def test_a_match_of_another_game_is_told_so(tmp_path: Path) -> None:
    code = dumps(begun().match)
    run = in_this_process("play", "plank", "--load", code, folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert "This is a match of cartagena, not of plank." in run.stderr


def test_a_loaded_match_that_is_over_shows_its_end() -> None:
    session = table(seed="6", turn_limit=2)
    numbers_to_the_end(session)
    again = load(dumps(session.match))
    assert "Seed:" in Script(again).play()


def test_a_saved_file_keeps_names_and_seed() -> None:
    kept = saved(begun())
    assert kept.seats == ["you:Anne", "greedy"]
    assert kept.seed == "6"
