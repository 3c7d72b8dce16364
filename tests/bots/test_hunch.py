"""What imagined players do at a glance: always an act, from leanings that can be bred again."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from flibuste.bots.breeding import Stable, run
from flibuste.bots.worlds import rush, settle
from flibuste.cli import main
from flibuste.core.leanings import HUNCH, Leanings
from flibuste.core.protocol import AnyGame
from flibuste.core.registry import find, games

HUNCHES = [game for game in map(find, games()) if game.hunch]
IDS = [game.key for game in HUNCHES]


def leanings_of(game: AnyGame) -> Leanings:
    assert game.leanings is not None
    return game.leanings


@pytest.mark.parametrize("game", HUNCHES, ids=IDS)
def test_a_hunch_is_an_act_of_the_menu(game: AnyGame) -> None:
    """In whole matches, with any number of seats and as the leanings have it."""
    assert game.hunch is not None
    for seats in game.seats:
        state, rng = game.start(seats, game.options()), Random(seats)
        while awaiting := settle(state, rng):
            seat = rng.choice(awaiting)
            act = game.hunch(state, seat, rng)
            assert act in state.legal(seat)
            state.apply(seat, act)


class Lot(Random):
    """Luck that is what a test says."""

    drawn = 0.0

    def random(self) -> float:
        return self.drawn


@pytest.mark.rule("C8")
@pytest.mark.parametrize("options", [{}, {"boat_is_final": True, "variant": "tortuga"}])
def test_at_a_glance_a_player_of_cartagena_has_the_whole_menu(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where all acts look alike, equal lots draw each of them once, in the order of the menu."""
    game, rng, lot = find("cartagena"), Random(8), Lot()
    assert game.hunch is not None
    monkeypatch.setattr(leanings_of(game), "numbers", [0.0] * len(leanings_of(game).names))
    state = game.start(3, game.options(**options))
    while awaiting := settle(state, rng):
        seat, drawn = awaiting[0], []
        menu = list(state.legal(seat))
        for place in range(len(menu)):
            lot.drawn = (place + 0.5) / len(menu)
            drawn.append(game.hunch(state, seat, lot))
        assert drawn == menu
        state.apply(seat, rng.choice(menu))


@pytest.mark.parametrize("game", HUNCHES, ids=IDS)
def test_the_file_names_all_leanings_and_how_it_was_made(game: AnyGame) -> None:
    file = files(leanings_of(game).package).joinpath(HUNCH)
    told = json.loads(file.read_text("utf-8"))
    assert list(told["leanings"]) == list(leanings_of(game).names)
    assert len(set(leanings_of(game).names)) == len(leanings_of(game).names)
    assert f"flibuste learn {game.key} --hunch --generations" in told["made"]["command"]
    assert len(file.read_bytes()) <= 5_000


def test_leanings_of_another_hunch_are_refused(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "yonder").mkdir()
    (tmp_path / "yonder" / HUNCH).write_text(json.dumps({"leanings": {"leap": 1.5}}))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Leanings("yonder", {"leap": 0.0}).read() == [1.5]
    with pytest.raises(ValueError, match="other leanings"):
        Leanings("yonder", {"leap": 0.0, "back": 0.0}).read()
    monkeypatch.delitem(sys.modules, "yonder")


def test_whoever_rushes_makes_so_many_decisions() -> None:
    game = find("cartagena")
    assert game.hunch is not None
    state: Any = game.start(2, game.options())
    settle(state, Random(1))
    far: Any = rush(state.copy(), game.hunch, 3, Random(1))
    assert far.moves == 0 or far.turns
    assert far.pirates != state.pirates
    end = rush(state.copy(), game.hunch, 9999, Random(1))
    assert not end.awaiting()


def test_the_same_seed_breeds_the_same_leanings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("flibuste.bots.breeding.PAIRING", 2)
    monkeypatch.setattr("flibuste.bots.breeding.TRIAL", 2)
    game, made = find("cartagena"), []
    try:
        for name in ("one", "other"):
            run(
                Namespace(
                    game="cartagena",
                    seed="3",
                    matches=4,
                    generations=2,
                    minutes=None,
                    into=tmp_path / name,
                )
            )
            made.append(json.loads((tmp_path / name).read_text()))
    finally:
        leanings_of(game).numbers = []  # those that played are the game's own
    assert made[0] == made[1]
    assert list(made[0]["leanings"].values()) != list(leanings_of(game).by_hand)
    assert made[0]["made"]["command"].endswith("--generations 2 --matches 4 --seed 3")
    assert len(capsys.readouterr().out.splitlines()) == 2 * (2 + 1)


def test_the_present_one_leans_to_the_side_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is more of everything wins here: so all leanings grow."""
    stable = Stable(find("cartagena"), "1")
    monkeypatch.setattr(stable, "meet", lambda one, other, matches: float(sum(one) > sum(other)))
    first = sum(stable.present)
    for _ in range(200):
        stable.lean()
    assert sum(stable.present) > first + 1
    assert sum(stable.kept) > first + 1


def test_who_has_no_hunch_cannot_breed_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "_template", "--hunch", "--generations", "1"]) == 2
    assert "_template" in capsys.readouterr().err
