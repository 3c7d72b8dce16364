"""The examples of the rulebook and of the rules page, one test each: the name says what happens."""

from __future__ import annotations

import pytest

from flibuste import LUCK
from flibuste.games.mutiny.tests.tables import (
    all_but,
    at,
    awaited,
    duel,
    menu,
    play,
    row,
    sees,
    told,
)


@pytest.mark.rule("M8", "M9", "M12")
def test_at_the_doors() -> None:
    match = at(seats=3)
    play(match, "0 Open; luck Door pang; 0 Open; luck Door crackpott; 0 Use crackpott")
    play(match, "luck Draw pink2; luck Draw grey3")
    assert told(match)["hands"][0] == ["pink1", "pink2", "grey1", "grey3"]
    play(match, "1 Use pang; 1 Take coin")
    assert match.state.coins == [1, 2, 1]
    play(match, "2 Open; luck Door ghost")
    assert told(match)["ship"] == 3 + 3
    assert awaited(match) == [1]


@pytest.mark.rule("M23")
def test_patience_pays() -> None:
    match = at("0 Open; luck Door sate; 0 visits tembo", seats=3)
    play(match, "luck Draw pink1; luck Draw grey1; 0 Keep grey1")
    play(match, "1 visits bijoux; 1 Pledge diaz; 2 Use sate")
    assert match.state.coins == [1, 1, 1 + 3]


@pytest.mark.rule("M13", "M14")
def test_rough_sea() -> None:
    crossing = at("0 Use sate", seats=2, turn=0, dealer=1, ship=10, row=row("sate 1", 3))
    assert told(crossing)["ship"] == 13
    assert told(crossing)["storms"] == 1
    assert len(menu(crossing)) == 13
    arriving = {"ship": 16, "row": row("sate 1", 3), "sides": ["diaz", "diaz"]}
    arrived = at("0 Use sate", turn=0, dealer=1, **arriving)
    assert told(arrived)["phase"] == "duels"
    assert told(arrived)["ship"] == 18
    assert told(arrived).get("storms") is None


@pytest.mark.rule("M16", "M37")
def test_under_the_deck() -> None:
    match = at("0 visits diaz; luck Draw gold3; luck Draw grey1; 0 Keep gold3")
    own, other = sees(match, 0), sees(match, 1)
    assert own.players[0].gold == ("gold3",)
    assert (other.players[0].gold, other.players[0].gold_count) == (None, 1)
    assert [laid.card for laid in own.combat.under] == ["grey1"]
    assert [(laid.card, laid.seen) for laid in other.combat.under] == [(None, (0,))]
    later = at(
        "1 visits diaz; luck Draw gold1; luck Draw grey1; 1 Keep gold1",
        dealer=1,
        hands=[all_but()[:20], [*all_but()[20:27], *all_but()[28:]]],
        under={"combat": [{"card": "grey1", "seen": [0]}]},
    )
    for viewer in (0, 1):
        assert [(laid.card, laid.seen) for laid in sees(later, viewer).combat.under] == [
            ("grey1", (0, 1))
        ]


@pytest.mark.rule("M30", "M32", "M34")
def test_a_duel_for_four() -> None:
    match = duel(
        seats=4,
        sides=["valverde", "diaz", "diaz", "diaz"],
        sailors={"A": [4, 7, []]},
        hands=[["pink3", "pink3", "pink2"], ["pink1"], ["grey2", "grey1", "grey2"], ["grey1"]],
    )
    play(match, "0 Lay pink3; 1 Lay pink1; 2 Lay grey2; 3 Lay grey1")
    assert told(match)["laid"] == {"pink": 4, "grey": 3}
    play(match, "3 Lay monkey; 0 Lay pink3; 2 Lay grey1; 1 Lay monkey")
    assert told(match)["laid"] == {"pink": 7, "grey": 4}
    assert match.state.coins == [1, 2, 1, 2]
    play(match, "0 Lay pink2; 2 Lay grey2")
    assert told(match)["laid"] == {"pink": 9, "grey": 6}
    play(match, "2 Lay monkey; 0 Lay monkey")
    assert match.state.coins == [1, 2, 1, 2]
    assert told(match)["wins"] == {"valverde": 1, "diaz": 0}


@pytest.mark.rule("M33")
def test_an_empty_island() -> None:
    match = duel(
        seats=4,
        sides=["valverde"] * 4,
        out=[],
        round=2,
        hands=[["pink1", "pink2"], ["pink1"], ["grey1"], ["grey1"]],
        coins=[3, 1, 0, 2],
    )
    match.state.supply = 1  # of a box with seven coins
    play(match, "0 Lay pink1; 1 Lay monkey; 2 Lay monkey; 3 Lay grey1")
    assert match.state.coins == [2, 1, 1, 1]
    assert match.state.supply == 2


@pytest.mark.rule("M36")
def test_rich_enough() -> None:
    match = duel(
        seats=3,
        duel="C",
        sides=["valverde", "diaz", "valverde"],
        sailors={"C": [9, 1, []]},
        wins={"valverde": 2, "diaz": 0},
        round=3,
        in_duel=[0],
        hands=[["pink2"], ["grey3", "grey3"], ["pink1", "pink2"]],
        gold=[["gold3", "gold1"], ["gold3", "gold3"], ["gold2"]],
        coins=[2, 9, 4],
    )
    play(match, "0 Lay monkey")
    assert match.state.scores() == [6, 15, 6]
    assert match.state.ranks() == [2, 2, 1]


@pytest.mark.rule("M7")
def test_with_four_players_seven_cards_are_laid() -> None:
    """The rulebook's own example."""
    assert told(at(seats=4))["row"] == [None] * 7


@pytest.mark.rule("M30")
def test_ten_to_nine_for_diaz_after_the_first_round() -> None:
    """The rulebook's own example: then a new round begins."""
    match = duel(
        sides=["valverde", "diaz"],
        sailors={"A": [6, 9, []]},
        hands=[["pink3", "pink1"], ["grey1", "grey1"]],
    )
    play(match, "0 Lay pink3; 1 Lay grey1")
    (fought,) = sees(match, 0).duels
    assert fought.valverde + fought.pink == 9
    assert fought.diaz + fought.grey == 10
    assert awaited(match) == [0, 1]
    assert LUCK not in awaited(match)
