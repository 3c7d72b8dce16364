"""What is learned, and how: features by name, files that fit them, and learning that goes on."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.resources import files
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flibuste.bots.learn import School, gather, is_for_bots, run
from flibuste.bots.selfplay import Batch, Harvest, play_batch
from flibuste.bots.worlds import settle
from flibuste.cli import main
from flibuste.core.errors import FlibusteError
from flibuste.core.net import FILE, Net
from flibuste.core.playout import playout
from flibuste.core.protocol import AnyGame
from flibuste.core.registry import find, games

LEARNED = [game for game in map(find, games()) if game.net]


def net_of(game: AnyGame) -> Net:
    assert game.net is not None
    return game.net


def positions(game: AnyGame, seats: int, **options: Any) -> Iterator[Any]:
    """Where players are awaited, every few acts of a random match."""
    state, rng = game.start(seats, game.options(**options)), Random(seats)
    while settle(state, rng):
        yield state
        playout(state, rng, 7)


# What has been learned


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_the_file_fits_the_features_by_name_and_is_small(game: AnyGame) -> None:
    file = files(net_of(game).package).joinpath(FILE)
    told = json.loads(file.read_text("utf-8"))
    assert told["features"] == list(net_of(game).names)
    assert len(set(told["features"])) == len(told["features"])
    assert {"command", "date", "matches"} <= set(told["made"])
    assert f"flibuste learn {game.key} --generations" in told["made"]["command"]
    assert {len(row) for row in told["inner"]} == {len(told["features"])}
    assert len(told["inner"]) == len(told["bias"]) == len(told["outer"])
    assert len(told["direct"]) == len(told["features"])
    assert len(file.read_bytes()) <= 15_000


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_every_seat_has_a_row_and_a_share(game: AnyGame) -> None:
    assert game.features is not None
    assert game.judge is not None
    for seats in game.seats:
        for state in positions(game, seats):
            rows = game.features(state)
            assert len(rows) == seats
            assert all(len(row) == len(net_of(game).names) for row in rows)
            shares = game.judge(state)
            assert len(shares) == seats
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) <= 1.000001


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_a_finished_match_has_its_winners(game: AnyGame) -> None:
    state = game.start(2, game.options())
    playout(state, Random(3))
    assert game.judge is not None
    assert list(game.judge(state)) == list(game.evaluate(state))


def test_numbers_of_other_features_are_refused(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "elsewhere").mkdir()
    told = {"features": ["way"], "inner": [[1]], "bias": [0], "outer": [1], "direct": [0.5]}
    (tmp_path / "elsewhere" / FILE).write_text(json.dumps(told))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match="other features"):
        Net("elsewhere", ("cards",)).shares([[1.0], [2.0]])
    monkeypatch.delitem(sys.modules, "elsewhere")


def test_a_net_shares_the_win_by_what_it_was_told() -> None:
    told = {"inner": [[1.0, 0.0], [0.0, -1.0]], "bias": [0.0, 0.5], "outer": [2.0, 1.0]}
    net = Net("", ("a", "b"))
    net.take({**told, "direct": [0.0, 1.0]})
    assert net.promise([1.0, 2.0]) == pytest.approx(2.0 * 1 + 0.0 + 2.0)
    assert net.promise([-1.0, 0.0]) == pytest.approx(0.5)
    assert net.shares([[0.0, 0.0], [0.0, 0.0]]) == pytest.approx([0.5, 0.5])
    nobody = Net("", ("a", "b"), nobody=True)
    nobody.take({**told, "bias": [0.0, 0.0], "direct": [0.0, 0.0]})
    assert nobody.shares([[0.0, 0.0], [0.0, 0.0]]) == pytest.approx([1 / 3, 1 / 3])


# How it is learned


def test_the_same_batch_gives_the_same_harvest() -> None:
    batch = Batch("plank", 4, "seed", None)
    one, other = play_batch(batch), play_batch(batch)
    assert (one.rows, one.shares) == (other.rows, other.shares)
    assert one.matches == 4
    numbers = len(net_of(find("plank")).names)
    for seats, rows in one.rows.items():
        positions = len(one.shares[seats]) // 4 // seats
        assert len(rows) == 4 * positions * seats * numbers > 0


def test_the_surprise_is_at_matches_that_nobody_learned_from() -> None:
    """Positions of one match have the same end: it would be no surprise."""
    fitting = pytest.importorskip("flibuste.bots.fitting")
    harvests = [Harvest(matches=number) for number in range(21)]
    learned, apart = fitting.parted(harvests)
    assert [one.matches for one in apart] == [0, 10, 20]
    assert sorted(one.matches for one in (*learned, *apart)) == list(range(21))
    assert fitting.parted(harvests[:1]) == (harvests[:1], harvests[:1])


def lessons_of(folder: Path, generations: int) -> Namespace:
    return Namespace(
        game="plank", seed="7", matches=6, generations=generations, minutes=None, workers=1,
        dask=None, folder=folder, into=folder / FILE, hunch=False,
    )  # fmt: skip


def test_who_is_stopped_goes_on_where_that_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two generations in one go, and in two, end with the same numbers."""
    pytest.importorskip("numpy")
    monkeypatch.setattr("flibuste.bots.learn.TRIAL", 4)
    monkeypatch.setattr("flibuste.bots.learn.BATCH", 3)
    monkeypatch.setattr("flibuste.bots.learn.ROUNDS", 2)
    net = net_of(find("plank"))
    try:
        run(lessons_of(tmp_path / "once", 2))
        run(lessons_of(tmp_path / "twice", 1))
        run(lessons_of(tmp_path / "twice", 2))
    finally:
        net.read()  # the net that learned is the game's own
    once, twice = [json.loads((tmp_path / name / FILE).read_text()) for name in ("once", "twice")]
    assert once == twice
    assert once["made"]["command"].endswith("--generations 2 --matches 6 --seed 7")
    assert (tmp_path / "once" / "curve.svg").read_text().startswith("<svg")
    assert len(capsys.readouterr().out.splitlines()) == 2 + 1 + 1 + 1 + 2
    with pytest.raises(FlibusteError):
        School(find("plank"), tmp_path / "once", "8", 6, 20)


class Dying:
    """Workers of whom one dies now and then."""

    def __init__(self, after: int) -> None:
        self.after, self.asked = after, 0

    def submit(self, play: Any, batch: Batch) -> Future[Harvest]:
        self.asked += 1
        future: Future[Harvest] = Future()
        if self.asked > self.after:
            future.set_exception(BrokenProcessPool("gone"))
        else:
            future.set_result(play(batch))
        return future


def test_a_worker_that_dies_loses_no_match(tmp_path: Path) -> None:
    batches = {tmp_path / f"{n}.matches": Batch("plank", 1, f"{n}", None) for n in range(5)}
    hired: list[Dying] = []

    @contextmanager
    def workers() -> Iterator[Any]:
        hired.append(Dying(after=2))
        yield hired[-1]

    found = gather(batches, workers, "")
    assert [harvest.matches for harvest in found] == [1] * 5
    assert [one.rows for one in found] == [play_batch(batch).rows for batch in batches.values()]
    assert len(hired) >= 3


def test_workers_that_only_die_are_given_up(tmp_path: Path) -> None:
    @contextmanager
    def workers() -> Iterator[Any]:
        yield Dying(after=0)

    with pytest.raises(BrokenProcessPool):
        gather({tmp_path / "1.matches": Batch("plank", 1, "1", None)}, workers, "")


def test_learn_teaches_a_person_unless_it_is_told_how_long() -> None:
    assert not is_for_bots(Namespace(minutes=None, generations=None))
    assert is_for_bots(Namespace(minutes=0.5, generations=None))


def test_what_has_no_features_cannot_be_learned(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "_template", "--generations", "1"]) == 2
    assert "_template" in capsys.readouterr().err


def test_half_of_a_judgement_may_be_the_hands() -> None:
    net = Net("", ("hand", "b"))
    net.take({"inner": [[0.0, 0.0]], "bias": [0.0], "outer": [0.0], "direct": [0.0, 1.0]})
    rows = [[2.0, 1.0], [1.0, 1.0]]
    by_hand = 1 / (1 + exp(-1.0))
    assert net.halved(rows) == pytest.approx([(0.5 + by_hand) / 2, (1.5 - by_hand) / 2])
