"""The arena: fair seats, the same matches for the same seed, and figures that can be trusted."""

from __future__ import annotations

import io
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import bots as bench
from benchmarks.bots_table import Piece, write
from flibuste.bots import UnknownBot, bot
from flibuste.bots.arena import Bar, pool, read_pairs
from flibuste.bots.chart import chart
from flibuste.bots.cluster import dask
from flibuste.bots.search import SearchBot
from flibuste.bots.tournament import Outcome, fixtures, meetings, play_all, standings, wilson
from flibuste.cli import main


def silent(_: int) -> None:
    pass


def figures(results: list[Outcome]) -> list[tuple[object, ...]]:
    """All but the time."""
    return [(result.shares, result.decisions) for result in results]


def test_every_deal_is_played_from_every_seat() -> None:
    schedule = fixtures("cartagena", ["random", "greedy", "mate"], 6, {}, seed=1)
    assert [fixture.seating for fixture in schedule[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [fixture.luck for fixture in schedule[:3]] == [schedule[0].luck] * 3
    assert schedule[3].luck != schedule[0].luck
    assert len({fixture.whims for fixture in schedule}) == 6


def test_the_same_seed_gives_the_same_matches_wherever_they_are_played() -> None:
    schedule = fixtures("_template", ["mate:20", "greedy", "random"], 4, {}, seed=5)
    here = play_all(schedule, None, silent)
    with ThreadPoolExecutor(2) as threads, pool(2) as processes:
        assert figures(play_all(schedule, threads, silent)) == figures(here)
        assert figures(play_all(schedule, processes, silent)) == figures(here)
    other = fixtures("_template", ["mate:20", "greedy", "random"], 4, {}, seed=6)
    assert figures(play_all(other, None, silent)) != figures(here)


def test_more_bots_than_seats_meet_in_every_company_with_the_same_deals() -> None:
    schedule = fixtures("plank", ["random", "greedy", "mate"], 2, {}, seed=1, seats=2)
    seatings = [fixture.seating for fixture in schedule]
    assert seatings == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]
    assert len({fixture.luck for fixture in schedule}) == 1
    assert len({fixture.whims for fixture in schedule}) == 6


def test_each_company_is_told_for_itself() -> None:
    results = [
        Outcome((1, 0), (1, 1), (0.0, 0.0), (1, 2), (0, 1)),
        Outcome((0, 1), (1, 1), (0.0, 0.0), (2, 1), (0, 2)),
        Outcome((0, 1), (1, 1), (0.0, 0.0), (2, 1), (0, 1)),
    ]
    assert [(row.matches, row.wins) for row in standings("abc", results)] == [
        (3, 1),
        (2, 1),
        (1, 1),
    ]
    told = meetings("abc", results)
    assert [company for company, _ in told] == [(0, 1), (0, 2)]
    assert [[row.wins for row in rows] for _, rows in told] == [[1, 1], [0, 1]]
    ratings = [row.rating.mu for row in standings("abc", results)]
    assert ratings[2] > ratings[1] > ratings[0]


def test_wins_are_added_up_by_bot() -> None:
    results = [Outcome((0.5, 0.5), (10, 20), (1.0, 2.0)), Outcome((1, 0), (30, 20), (1.0, 0.0))]
    first, second = standings(["a", "b"], results)
    assert (first.name, first.wins, first.share, first.decisions) == ("a", 1.5, 0.75, 40)
    assert (second.wins, second.seconds) == (0.5, 2.0)


@pytest.mark.parametrize(
    ("share", "matches", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (1, 200, 0.9812, 1),
        (0, 200, 0, 0.0188),
        (0.9, 200, 0.8506, 0.9343),
    ],
)
def test_intervals_are_wilsons(share: float, matches: int, low: float, high: float) -> None:
    assert wilson(share, matches) == pytest.approx((low, high), abs=0.0001)


def test_no_interval_reaches_beyond_nothing_and_all() -> None:
    for matches in range(1, 300):
        assert not f"{wilson(0, matches)[0]:.1%}".startswith("-")
        assert wilson(1, matches)[1] <= 1


def test_a_name_may_carry_a_budget() -> None:
    timed, counted = bot("mate:250ms", 1), bot("captain:300", 1)
    assert isinstance(timed, SearchBot)
    assert isinstance(counted, SearchBot)
    assert (timed.seconds, timed.playouts) == (0.25, None)
    assert counted.playouts == 300


@pytest.mark.parametrize(
    "name",
    ["mat", "mate:", "mate:0", "mate:5s", "greedy:5", "mate:-1ms", "captain:", "greedy@2", ""],
)
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy, mate"):
        bot(name, 1)


def test_options_are_numbers_truths_or_text() -> None:
    pairs = ["a=1", "b=true", "c=A B'", "d=null", "e=x=y"]
    assert read_pairs(pairs) == {"a": 1, "b": True, "c": "A B'", "d": None, "e": "x=y"}


def test_the_table_names_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    command = "arena cartagena greedy random --matches 2 --option turn_limit=3 --workers 1"
    assert main(command.split()) == 0
    said = capsys.readouterr()
    head, *rows = said.out.splitlines()
    assert head.split()[:4] == ["bot", "wins", "share", "95"]
    assert [row.split()[0] for row in rows] == ["greedy", "random"]
    assert sum(float(row.split()[1]) for row in rows) == 2
    assert said.err == ""


def test_figures_and_picture_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, picture = tmp_path / "a.json", tmp_path / "a.svg"
    command = f"arena plank greedy random greedy@1 --seats 2 --matches 2 --workers 1 --json {data}"
    assert main([*command.split(), "--svg", str(picture)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4 + 1 + 3  # the bots, and who met whom
    told = json.loads(data.read_text("utf-8"))
    assert [row["bot"] for row in told["bots"]] == ["greedy", "random", "greedy@1"]
    assert [row["matches"] for row in told["bots"]] == [4, 4, 4]
    assert sum(row["wins"] for row in told["bots"]) == 6
    assert [[row["bot"] for row in rows] for rows in told["meetings"]] == [
        ["greedy", "random"],
        ["greedy", "greedy@1"],
        ["random", "greedy@1"],
    ]
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    assert {"greedy", "random", "greedy@1"} <= {text.text for text in drawn.iter()}


def test_a_picture_has_a_bar_and_an_interval_for_each_bot() -> None:
    rows = standings(["a<b", "c"], [Outcome((1, 0), (1, 1), (0.0, 0.0), (1, 2), (0, 1))])
    drawn = ElementTree.fromstring(chart(rows, 2, "a & b"))
    kinds = [one.get("class") for one in drawn.iter()]
    assert kinds.count("bar") == kinds.count("sure") == 2
    bars = [float(one.get("width", 0)) for one in drawn.iter() if one.get("class") == "bar"]
    assert bars == [380, 1]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The benchmark's files, not those of the repository."""
    for name, file in (("RESULTS", "b.md"), ("KEPT", "b.jsonl")):
        monkeypatch.setattr(bench, name, tmp_path / file)
    return tmp_path


def test_the_benchmark_goes_on_where_it_was_stopped(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "--game plank --workers 1 --bots random greedy@1"
    assert bench.main([*asked.split(), "--matches", "2"]) == 0
    assert capsys.readouterr().out.count("plank:") == 1
    kept = bench.KEPT.read_bytes()
    bench.KEPT.write_bytes(kept + b'{"game": "pla')  # a kill in the midst of a line
    assert bench.main([*asked.split(), "--matches", "2"]) == 0
    assert "plank:" not in capsys.readouterr().out
    written = bench.RESULTS.read_text("utf-8")
    assert "| random – greedy@1 | 2 | 0.0% |" in written
    assert (elsewhere / "bots-plank.svg").is_file()


def test_the_benchmark_plays_those_who_have_an_aim_and_says_whether_it_is_met(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "--game plank --workers 1 --wanted --matches 4 --bots cabin-boy random greedy@1"
    assert bench.main(asked.split()) == 0
    assert capsys.readouterr().out.count("plank:") == 2  # random and greedy@1 have none together
    written = bench.RESULTS.read_text("utf-8")
    assert "| cabin-boy – random | 80% |" in written
    assert "| greedy@1 – cabin-boy | 50% |" in written
    assert "cabin-boy – random" in (elsewhere / "bots-plank.svg").read_text("utf-8")


def test_the_benchmark_knows_bigger_companies_and_matches_that_nobody_wins(
    elsewhere: Path,
) -> None:
    alone, rival = "captain", "greedy@1"
    three = Piece(
        "mutiny", {}, (alone, rival, rival), "123222212111", (9,) * 3, (1.0,) * 3, "2026-11-18", "0"
    )
    two = Piece("mutiny", {}, (alone, rival), "12122212", (9, 9), (1.0, 1.0), "2026-11-18", "0")
    assert three.matches == 4
    assert [row.wins for row in three.rows()] == pytest.approx([4 / 3, 4 / 3, 1 / 3])
    write([three, two], bench.RESULTS)
    written = bench.RESULTS.read_text("utf-8")
    assert "| captain among 2 greedy@1 | 67% | 33.3% |" in written
    assert "| captain – greedy@1: nobody wins | at most 3% | 25.0% |" in written
    assert "| captain – greedy@1 | 70% | 75.0% |" in written


def test_dask_workers_play_the_same_matches() -> None:
    distributed = pytest.importorskip("distributed")
    schedule = fixtures("plank", ["greedy", "random"], 4, {}, seed=5)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
        ) as cluster,
        dask(cluster.scheduler_address) as workers,
    ):
        assert figures(play_all(schedule, workers, silent)) == figures(
            play_all(schedule, None, silent)
        )


@pytest.mark.parametrize(
    ("command", "word"),
    [
        ("cartagena greedy random --seats 3", "3"),
        ("plank greedy random --matches 1 --workers 1 --json /nowhere/a.json", "/nowhere"),
        ("cartagena greedy nobody", "nobody"),
        ("cartagena greedy", "2–5"),
        ("cartagena greedy random --option variant=mars", "mars"),
        ("cartagena greedy random --option colour=red", "colour"),
        ("cartagena greedy random --option variant", "variant"),
        ("chess greedy random", "chess"),
        ("cartagena greedy random --matches 0", "--matches"),
        ("cartagena greedy random --workers x", "--workers"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(
    command: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *command.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert word in said.err


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_drawn_on_a_terminal_only() -> None:
    screen, file = Screen(), io.StringIO()
    for place in (screen, file):
        bar = Bar(4, place)
        bar.show(2)
        bar.wipe()
    assert f"[{'#' * 15}{'.' * 15}] 2/4" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")
    assert file.getvalue() == ""
