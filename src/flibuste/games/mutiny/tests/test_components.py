"""The component table: one file, and the option that brings a corrected one."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import BadOptions, BadPosition, Match, Referee, dumps, loads
from flibuste.games.mutiny.parts.components import Components, components, fingerprint, line
from flibuste.games.mutiny.tests.tables import at, sees, told

LINE = "pink 7 9 4; storms 7 11 15"
TABLE = {"pink": [7, 9, 4], "storms": [7, 11, 15]}
AnyMatch = Match[Any, Any, Any]


@pytest.mark.rule("M1", "M3")
def test_our_table_is_that_of_the_rules() -> None:
    assert line(Components()) == (
        "pink 8 8 4; grey 8 8 4; gold 6 6 6; track 18; storms 8 12 16; starts 0 3 6"
    )


@pytest.mark.rule("M1", "M3")
@pytest.mark.parametrize(
    "given",
    [
        LINE,
        '{"pink": [7, 9, 4], "storms": [7, 11, 15]}',
        {"pink": [7, 9, 4], "storms": [7, 11, 15]},
    ],
)
def test_a_line_a_text_in_json_and_a_table_say_the_same(given: object) -> None:
    match: AnyMatch = Match("mutiny", 2, {"first": 0, "components": given})
    assert match.state.combat.counts() == [5, 9, 4, 6, 8, 4]
    assert match.state.box.storms == (7, 11, 15)
    assert match.state.box.track == 18


@pytest.mark.rule("M1")
def test_the_start_squares_and_the_track_are_those_of_the_table() -> None:
    match: AnyMatch = Match("mutiny", 3, {"components": "track 30; starts 1 2 4"})
    assert (match.state.ship, sees(match, 0).box.track) == (2, 30)


def test_the_table_travels_with_the_match() -> None:
    match: AnyMatch = Match("mutiny", 2, {"first": 0, "components": LINE})
    again = loads(dumps(match))
    assert again.options == match.options
    assert again.state.box == match.state.box


def test_its_fingerprint_is_in_every_view_and_in_written_positions() -> None:
    match: AnyMatch = Match("mutiny", 2, {"first": 0, "components": LINE})
    known = fingerprint(components(LINE))
    assert sees(match, -3).fingerprint == known != sees(at(), 0).fingerprint
    assert told(match)["components"] == known
    assert "components" not in told(at())


def test_a_position_written_with_another_table_is_refused() -> None:
    position = told(Match("mutiny", 2, {"first": 0, "components": LINE}))
    assert Match.at("mutiny", position, {"components": LINE}).state.box.storms == (7, 11, 15)
    with pytest.raises(BadPosition):
        Match.at("mutiny", position)


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("pink 8 8 5", "components-combat"),
        ("gold 6 6 7", "components-gold"),
        ("pink 3 13 4", "components-ones"),
        ("pink 8 8", "components-numbers"),
        ("track", "components-numbers"),
        ("track 1 2", "components-numbers"),
        ("pink -1 17 4", "components-numbers"),
        ("pink x", "components-numbers"),
        ({"pink": [-1, 17, 4]}, "components-numbers"),
        ("pink 8 8 4; pink 8 8 4", "components-part"),
        ("yellow 8 8 4", "components-part"),
        ('{"yellow": [1]}', "components-part"),
        ("{", "components-part"),
        ('{"pink": 3}', "components-numbers"),
        ("track 0; starts 0 0 0; storms", "components-track"),
        ("track 100", "components-track"),
        ("starts 0 3 18", "components-starts"),
        ("storms 8 8", "components-storms"),
        ("storms 0 8", "components-storms"),
        ("storms 18", "components-storms"),
    ],
)
def test_a_table_that_cannot_be_is_refused_naming_the_part(given: Any, message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Match("mutiny", 2, {"components": given})
    assert refused.value.reason.id == message


def test_a_table_of_the_wrong_form_is_refused_too() -> None:
    answer = Referee().ask(
        {"do": "start", "game": "mutiny", "seats": 2, "options": {"components": {"pink": 3}}}
    )
    assert answer["error"] == "bad_options"
    assert "components" in answer["message"]["en"]
