"""The arena: fair seats, the same matches for the same seed, and figures that can be trusted."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor

import pytest

from flibuste.bots import UnknownBot, bot
from flibuste.bots.arena import Bar, pool, read_pairs
from flibuste.bots.mate import MateBot
from flibuste.bots.tournament import Outcome, fixtures, play_all, standings, wilson
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


def test_a_name_may_carry_a_budget() -> None:
    timed, counted = bot("mate:250ms", 1), bot("mate:300", 1)
    assert isinstance(timed, MateBot)
    assert isinstance(counted, MateBot)
    assert (timed.seconds, timed.playouts) == (0.25, None)
    assert counted.playouts == 300


@pytest.mark.parametrize("name", ["mat", "mate:", "mate:0", "mate:5s", "greedy:5", "mate:-1ms", ""])
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


@pytest.mark.parametrize(
    ("command", "word"),
    [
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
