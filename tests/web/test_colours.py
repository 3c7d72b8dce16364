"""Players' colours: apart for every kind of eyes, and their shapes are seen on them."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from tests.web.colours import EYES, apart, contrast, delta

ROOT: Final = Path(__file__).resolve().parents[2]
THEME: Final = (ROOT / "web" / "src" / "lib" / "theme.css").read_text("utf-8")
HUES_TS: Final = (ROOT / "web" / "src" / "lib" / "hues.ts").read_text("utf-8")
ROW: Final = re.compile(r"--((?:hue|mark)-[a-z-]+): (?:(#[0-9a-f]{6})|var\(--(mark-[a-z]+)\));")
GLANCE: Final = 15  # CIEDE2000: told apart at a glance


def moods() -> dict[str, dict[str, str]]:
    """Each hue and its ink, by day and by night; what the night does not name stays."""
    day, night = (dict[str, str](), dict[str, str]())
    where = THEME.index('[data-theme="dark"]')
    for found in ROW.finditer(THEME):
        name, colour, mark = found.groups()
        (day if found.start() < where else night)[name] = colour or day[mark]
    return {"light": day, "dark": {**day, **night}}


MOODS: Final = moods()


def games() -> dict[str, list[str]]:
    """The hues of each game by seat, and the usual ones for four."""
    cards = sorted((ROOT / "src" / "flibuste" / "games").glob("*/card.toml"))
    named = {card.parent.name: tomllib.loads(card.read_text("utf-8")) for card in cards}
    usual = re.findall(r'"([a-z]+)"', HUES_TS.split("USUAL = [")[1].split("]")[0])
    return {"usual": usual[:4]} | {
        key: card["hues"] for key, card in named.items() if "hues" in card
    }


GAMES: Final = games()


def test_the_distance_is_that_of_the_published_examples() -> None:
    """Sharma, Wu and Dalal (2005), table 1: rows 1, 7, 17, 20, 29 and 34."""
    examples = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for one, other, far in examples:
        assert delta(one, other) == pytest.approx(far, abs=1e-4)
        assert delta(other, one) == pytest.approx(far, abs=1e-4)


def test_red_and_green_that_only_differ_in_hue_are_one_colour_to_some() -> None:
    """The simulation tells what it is for: this pair is far apart, but not for everybody."""
    red, green = "#c06050", "#708040"
    assert apart(red, green, "normal") > 30
    assert apart(red, green, "deuteranopia") < GLANCE


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("game", GAMES)
def test_any_two_players_stay_apart_for_all_eyes(game: str, mood: str) -> None:
    near = [
        (one, other, eyes, round(far, 1))
        for one, other in combinations(GAMES[game], 2)
        for eyes in EYES
        if (far := apart(MOODS[mood][f"hue-{one}"], MOODS[mood][f"hue-{other}"], eyes)) < GLANCE
    ]
    assert not near


@pytest.mark.parametrize("mood", MOODS)
def test_the_shape_shows_on_every_fill(mood: str) -> None:
    colours = MOODS[mood]
    fills = [name for name in colours if name.startswith("hue-") and not name.endswith("-ink")]
    assert len(fills) >= 18
    faint = {name for name in fills if contrast(colours[name], colours[f"{name}-ink"]) < 4.5}
    assert not faint


def test_every_hue_of_a_card_is_one_of_the_theme() -> None:
    known = set(re.findall(r'"([a-z]+)"', HUES_TS.split("export")[0]))
    assert {hue for hues in GAMES.values() for hue in hues} <= known
    assert {f"hue-{name}" for name in known} <= set(MOODS["light"])
