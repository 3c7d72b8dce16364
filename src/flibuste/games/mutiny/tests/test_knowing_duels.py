"""What each player may know of the duels, and at the end (M30, M36, M37)."""

from __future__ import annotations

import pytest

from flibuste import WATCHER
from flibuste.games.mutiny.tests.tables import duel, is_sealed, play, sees


@pytest.mark.rule("M30", "M37")
def test_a_card_laid_face_down_is_seen_by_its_owner_alone() -> None:
    match = duel(seats=3, round=2, hands=[["pink1", "grey2"], ["pink2"], ["grey1"]])
    assert is_sealed(match, 1, "Lay monkey")
    assert is_sealed(match, 0, "Lay grey2")
    worlds = [play(duel(seats=3, round=2), f"0 Lay {card}") for card in ("pink1", "monkey")]
    for viewer in (1, 2, WATCHER):
        assert sees(worlds[0], viewer) == sees(worlds[1], viewer)
        assert sees(worlds[0], viewer).lays == (True, False, False)
    assert [sees(world, 0).mine for world in worlds] == ["pink1", "monkey"]


@pytest.mark.rule("M30", "M37")
def test_nobody_can_tell_who_laid_what() -> None:
    hands = {"seats": 3, "hands": [["pink1", "grey3"], ["pink1", "grey3"], ["pink1", "grey3"]]}
    one = duel("0 Lay pink1; 1 Lay grey3; 2 Lay pink1", **hands)
    other = duel("2 Lay grey3; 0 Lay pink1; 1 Lay pink1", **hands)
    assert sees(one, WATCHER) == sees(other, WATCHER)
    assert sees(one, 0) == sees(other, 0)
    (round_one,) = sees(one, WATCHER).duels[-1].rounds
    assert (round_one.cards, round_one.monkeys) == (("pink1", "pink1", "grey3"), ())


@pytest.mark.rule("M30", "M37")
def test_a_monkey_shows_its_owner() -> None:
    match = duel("0 Lay pink1; 1 Lay monkey; 2 Lay grey1", seats=3, round=2)
    (round_two,) = sees(match, WATCHER).duels[-1].rounds
    assert (round_two.cards, round_two.monkeys) == (("pink1", "grey1"), (1,))
    assert not sees(match, WATCHER).players[1].in_duel


@pytest.mark.rule("M37")
def test_the_cards_laid_stay_public_to_the_end() -> None:
    match = duel("0 Lay pink1; 1 Lay grey1; 0 Lay monkey; 1 Lay monkey")
    play(match, "luck Sailor 1; luck Sailor 2")
    first, _ = sees(match, 0).duels
    assert [told.cards for told in first.rounds] == [("pink1", "grey1"), ()]
    assert (first.pink, first.grey, first.winner) == (1, 1, "valverde")


@pytest.mark.rule("M36", "M37")
def test_at_the_end_all_is_shown() -> None:
    match = duel(
        "0 Lay monkey; 1 Lay monkey",
        sides=["valverde", "diaz"],
        duel="C",
        sailors={"C": [9, 1, []], "E": [2, 3, [1]]},
        wins={"valverde": 2, "diaz": 0},
        round=3,
        hands=[["pink2"], ["grey3"]],
        gold=[["gold3"], ["gold1"]],
        looks=[[0, 1, "diaz", True]],
        under={"combat": [{"card": "grey1", "seen": [1]}]},
    )
    view = sees(match, WATCHER)
    assert [player.side for player in view.players] == ["valverde", "diaz"]
    assert [player.cards for player in view.players] == [("pink2",), ("grey3",)]
    assert [player.worth for player in view.players] == [4, 2]
    assert view.sailors["E"].valverde == 2
    assert view.combat.under[0].card == "grey1"
    assert view.looks[0].side == "diaz"
    assert view.winners == (0,)
