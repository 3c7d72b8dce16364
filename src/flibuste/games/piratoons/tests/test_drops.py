"""Pawns lie where drops, one after another, can have left them: T10, T11, T12, T32."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste import CLOCK, Match
from flibuste.games.piratoons.tests.tables import (
    CHEST,
    DEXTEROUS,
    LIVE,
    OPEN,
    SALE,
    AnyMatch,
    at,
    opened,
    pawns,
    play,
    point,
    refusal,
    trouble,
    view,
    written,
)


@pytest.mark.rule("T32")
def test_pawns_are_written_where_their_piles_stand() -> None:
    two = [[point(20, 20)], [point(24, 20)]]  # the second would be piled on the first
    told = refusal(DEXTEROUS, **OPEN, pawns=two)
    assert told.id == "position-apart"
    assert told.args == {"x": 24, "y": 20, "other_x": 20, "other_y": 20}
    three = [[point(20, 20), point(20, 29)], [point(28, 20)]]
    assert trouble(DEXTEROUS, **OPEN, pawns=three) == "position-apart"
    at(DEXTEROUS, **OPEN, pawns=[[point(20, 20)], [point(20, 20)]])
    at(DEXTEROUS, **OPEN, pawns=[[point(20, 20)], [point(30, 20)]])


@pytest.mark.rule("T10")
@pytest.mark.parametrize("options", [{}, LIVE])
def test_without_dexterity_every_pawn_lies_on_a_tile(options: dict[str, Any]) -> None:
    for wrong in (point(38, 20), point(20, 20, void=True)):
        assert trouble(options, **OPEN, pawns=[[wrong], []]) == "position-squarely"
    empty = OPEN | {"chest": CHEST | {"E1": None}}
    assert trouble(options, **empty, pawns=[[point(20, 20)], []]) == "position-squarely"
    at(DEXTEROUS, **OPEN, pawns=[[point(38, 20)], []])


@pytest.mark.rule("T11")
def test_a_pawn_on_a_tile_is_void_only_if_a_later_one_has_knocked_it_over() -> None:
    knocked = [point(54, 56, void=True), point(60, 56)]
    match: AnyMatch = at(DEXTEROUS, **OPEN, pawns=[knocked, []])
    assert [pawn.place for pawn in view(match).pawns[0]] == [None, "S1"]
    for wrong in (knocked[:1], knocked[::-1], [knocked[0], point(86, 56)]):
        told = refusal(DEXTEROUS, **OPEN, pawns=[wrong, []])
        assert (told.id, told.args["x"]) == ("position-void", 54)


@pytest.mark.rule("T11")
def test_who_is_out_has_knocked_over_a_pawn_of_another_with_the_last_drop() -> None:
    def out(own: list[tuple[int, int]], *others: tuple[int, int]) -> dict[str, Any]:
        rows = [[point(*spot) for spot in row] for row in (own, others)]
        return OPEN | {"out": [0], "pawns": rows}

    for own, other in [
        ([], (20, 20)),
        ([(24, 23)], (152, 92)),
        ([(23, 22)], (20, 20)),  # piled: no offence
        ([(30, 20)], (20, 20)),  # beside it
        ([(42, 20)], (38, 20)),  # the other was void, astride: not to be knocked
    ]:
        told = refusal(DEXTEROUS, **out(own, other))
        assert (told.id, told.args["seat"].id) == ("position-out", "seat-0")
    assert trouble(DEXTEROUS, **out([(24, 23)])) == "position-out"
    late = out([(25, 20), (86, 56)], (20, 20))  # nobody drops once out
    assert trouble(DEXTEROUS, **late) == "position-drop-offence"
    for own, other in [
        ([(24, 23)], (20, 20)),
        ([(38, 20)], (31, 20)),
        ([(86, 9), (29, 20)], (20, 20)),
    ]:
        at(DEXTEROUS, **out(own, other))


@pytest.mark.rule("T11")
def test_who_was_knocked_over_may_be_void_since_by_an_own_pawn_or_an_offence() -> None:
    own = [[point(25, 20)], [point(20, 20, void=True), point(13, 20)]]
    at(DEXTEROUS, **OPEN, out=[0], pawns=own)
    three = [[point(25, 20)], [point(20, 20), point(86, 56)], [point(80, 56)]]
    at(DEXTEROUS, 3, **OPEN, out=[0, 1], pawns=three)
    told = refusal(DEXTEROUS, 3, **OPEN, out=[0, 1], pawns=[*three[:2], [point(118, 56)]])
    assert (told.id, told.args["seat"].id) == ("position-out", "seat-1")


@pytest.mark.rule("T11", "T32")
@pytest.mark.parametrize(
    ("message", "first", "second"),
    [
        ("position-drop-knocks", (31, 20), (38, 20)),
        ("position-drop-piled", (31, 20), (34, 20)),
        ("position-drop-knocks", (20, 31), (20, 40)),
        ("position-drop-piled", (9, 9), (8, 8)),
    ],
)
def test_an_own_pawn_dropped_later_would_have_been_piled_or_would_have_knocked(
    message: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    rows = [[point(*first), point(*second)], []]
    told = refusal(DEXTEROUS, **OPEN, pawns=rows)
    assert told.id == message
    assert (told.args["seat"].id, told.args["x"], told.args["y"]) == ("seat-0", *second)
    assert (told.args["other_x"], told.args["other_y"]) == first
    at(DEXTEROUS, **OPEN, pawns=[rows[0][::-1], []])  # the void one first


@pytest.mark.rule("T11", "T32")
def test_a_void_pawn_beside_one_of_another_was_there_first() -> None:
    at(DEXTEROUS, **OPEN, pawns=[[point(31, 20)], [point(38, 20)]])
    behind = [[point(31, 20)], [point(86, 56), point(38, 20)]]
    at(DEXTEROUS, **OPEN, pawns=behind)
    late = [[point(31, 20)], [point(31, 20), point(38, 20)]]  # on it before, so it was there
    told = refusal(DEXTEROUS, **OPEN, pawns=late)
    assert (told.id, told.args["seat"].id, told.args["x"]) == (
        "position-drop-offence",
        "seat-1",
        38,
    )


@pytest.mark.rule("T11", "T32")
def test_of_two_void_pawns_each_cannot_be_older_than_the_other() -> None:
    """Yellow: 31, 20 before 72, 50; so Red’s 38, 20 before Red’s 79, 50, and not after it."""
    yellow, red = [point(31, 20), point(72, 50)], [point(79, 50), point(38, 20)]
    assert trouble(DEXTEROUS, **OPEN, pawns=[yellow, red]) == "position-drop-offence"
    at(DEXTEROUS, **OPEN, pawns=[yellow, red[::-1]])


@pytest.mark.rule("T32")
def test_a_pile_stands_again_where_one_was_knocked_over() -> None:
    again = [point(20, 20, void=True), point(27, 20, void=True), point(20, 20)]
    match = at(DEXTEROUS, **OPEN, pawns=[again, [point(20, 20)]])
    assert [pawn.place for pawn in view(match).pawns[0]] == [None, None, "E1"]


@pytest.mark.rule("T11")
def test_somebody_is_always_in() -> None:
    assert trouble(DEXTEROUS, **SALE, out=[0, 1]) == "position-all-out"


@pytest.mark.rule("T12")
def test_a_beat_with_a_drop_has_somebody_who_dropped() -> None:
    assert trouble({}, **OPEN, dropped=True) == "position-dropped"
    assert trouble({}, **OPEN, dropped=True, acted=[0], pawns=pawns("", "E1")) == "position-dropped"
    at({}, **OPEN, dropped=True, acted=[0], pawns=pawns("E1", ""))


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("rows", "beat"),
    [
        (("E1", ""), {"seconds": 0}),
        (("E1", ""), {"seconds": 0, "acted": [1]}),
        (("E1", ""), {"seconds": 0, "acted": [0]}),  # who waited
        (("E1", "E1"), {"seconds": 0, "acted": [1], "dropped": True}),
        (("E1 E1", ""), {"seconds": 0, "acted": [0], "dropped": True}),
        (("E1 E1 E1", ""), {"seconds": 2}),
        (("E1 E1 E1", ""), {"seconds": 2, "turn": 0}),
        (("E1 E1 E1", ""), {"seconds": 2, "acted": [0]}),
        (("E1 E1 E1", ""), {"seconds": 2, "acted": [1]}),
    ],
)
def test_nobody_drops_more_than_one_pawn_in_a_beat(
    rows: tuple[str, ...], beat: dict[str, Any]
) -> None:
    told = refusal({}, **OPEN, pawns=pawns(*rows), **beat)
    assert (told.id, told.args["seat"].id) == ("position-beats", "seat-0")
    at(LIVE, **OPEN, pawns=pawns(*rows))  # live there are no beats


@pytest.mark.rule("T12")
def test_a_pawn_for_each_beat_and_one_more_for_who_dropped_in_this_one() -> None:
    moments: list[tuple[tuple[str, ...], dict[str, Any]]] = [
        (("E1", ""), {"seconds": 1}),
        (("E1", "E2"), {"seconds": 1, "acted": [0]}),  # who waited, or not
        (("E1 E1", "E1"), {"seconds": 1, "acted": [0], "dropped": True}),
        (("E1 E1", "E1 E1"), {"seconds": 2, "acted": [1], "dropped": True}),
        (("E1", ""), {"acted": [0], "dropped": True}),
        (("", ""), {"acted": [0]}),
    ]
    for rows, beat in moments:
        at({}, **OPEN, pawns=pawns(*rows), **beat)


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("rows", "beat", "beats"),
    [
        (("", ""), {}, 0),
        (("E1", ""), {}, 1),
        (("E1 E1", "E1"), {"acted": [0], "dropped": True}, 1),
        (("E1 E1", "E1"), {"acted": [1], "dropped": True}, 2),
    ],
)
def test_beats_that_are_not_named_are_as_many_as_the_drops_have_taken(
    rows: tuple[str, ...], beat: dict[str, Any], beats: int
) -> None:
    match = at({}, **OPEN, pawns=pawns(*rows), **beat)
    assert match.game.write(match.state)["seconds"] == beats
    live = at(LIVE, **OPEN, pawns=pawns(*rows))
    assert live.game.write(live.state)["seconds"] == 0


# Every moment of a match is one that can be


@pytest.mark.rule("T10", "T11", "T32")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_crowded_chest_is_read_back(seats: int, seed: int) -> None:
    """Points in a corner of the chest, so that many drops are piled, knock, or lie astride."""
    rng = Random(f"{seats}|{seed}")
    match = opened(options=DEXTEROUS, seats=seats)
    while view(match).step == "plunder":
        awaited = [seat for seat in match.state.awaiting() if seat != CLOCK]
        where = f"Drop {rng.randrange(5, 70)} {rng.randrange(5, 70)}"
        play(match, f"{rng.choice(awaited)} {rng.choice([where, where, 'DropOn E1'])}")
        assert written(Match.at("piratoons", written(match), DEXTEROUS)) == written(match)
