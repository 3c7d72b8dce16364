"""What everybody knows of a hand, and what stays known of a card that goes back (M37)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from flibuste import WATCHER, Match, Referee
from flibuste.games.mutiny.tests.tables import AnyMatch, at, duel, play, sees, told
from flibuste.laws.chance import agree

ONES = ("pink1", "grey1")
DRAWS = 200


def dreams(match: AnyMatch, seat: int, number: int = DRAWS) -> list[dict[str, Any]]:
    """Positions that a seat imagines."""
    rng, view = Random(37), sees(match, seat)
    return [match.game.write(match.game.imagine(view, rng)) for _ in range(number)]


def known(match: AnyMatch, seat: int) -> tuple[str, ...]:
    """What everybody knows of a hand; all viewers are told the same."""
    found = {sees(match, viewer).players[seat].known for viewer in (*range(match.seats), WATCHER)}
    (one,) = found
    return tuple(one)


def keeps_the_ones(hand: list[str]) -> bool:
    return set(ONES) <= set(hand)


# The opening hand


@pytest.mark.rule("M4", "M37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_knows_the_two_cards_that_each_begins_with(seats: int) -> None:
    match: AnyMatch = Match("mutiny", seats, {"first": 0})
    assert all(known(match, seat) == ONES for seat in range(seats))
    for viewer in (0, WATCHER):
        for dream in dreams(match, viewer):
            assert dream["hands"] == [list(ONES)] * seats


@pytest.mark.rule("M37")
def test_cards_drawn_later_are_hidden_beside_those_that_all_know() -> None:
    match = at("0 visits crackpott; luck Draw pink3; luck Draw grey2", seats=3)
    assert known(match, 0) == ONES
    hands = [dream["hands"][0] for dream in dreams(match, 1)]
    assert all(keeps_the_ones(hand) and len(hand) == 4 for hand in hands)
    assert len({str(hand) for hand in hands}) > 5


@pytest.mark.rule("M37")
def test_the_cards_beside_the_known_ones_are_drawn_evenly() -> None:
    """Of 17 pink and 17 grey cards that the viewer has not seen one is the third card."""
    options = {"components": "pink 20 0 0; grey 4 8 8"}
    match = at("0 visits pang; 0 Take card; luck Draw pink1", seats=3, options=options)
    hands = [dream["hands"][0] for dream in dreams(match, 1, 3000)]
    third = Counter((Counter(hand) - Counter(ONES)).most_common()[0][0] for hand in hands)
    agree(third, {"pink1": 17, "grey1": 1, "grey2": 8, "grey3": 8})


@pytest.mark.rule("M37")
def test_chances_leave_out_what_others_are_known_to_hold() -> None:
    match = at("0 visits crackpott", seats=3)
    chances = match.game.chances
    assert chances is not None
    weights = {act.card: weight for act, weight in chances(sees(match, 0))}
    assert weights["pink1"] == weights["grey1"] == 8 - 3


@pytest.mark.rule("M19", "M20", "M37")
@pytest.mark.parametrize(
    ("asked", "under"),
    [("wessel_jan; 0 Number 1", "0 Under grey1"), ("dean_nero; 0 Trade cards 2", "0 Under pink1")],
)
def test_the_first_card_that_goes_unseen_takes_the_knowledge_with_it(
    asked: str, under: str
) -> None:
    match = at(f"0 visits {asked}", seats=3)
    assert known(match, 0) == ONES
    play(match, under)
    assert known(match, 0) == ()
    assert known(match, 1) == ONES
    assert not all("pink1" in dream["hands"][0] for dream in dreams(match, 1))


@pytest.mark.rule("M37")
def test_an_exchange_of_nothing_lets_all_know_as_much_as_before() -> None:
    for acts in ("wessel_jan; 0 Number 0", "dean_nero; 0 Trade cards 0"):
        assert known(at(f"0 visits {acts}"), 0) == ONES


@pytest.mark.rule("M37")
def test_coins_for_cards_leave_the_known_cards_where_they_are() -> None:
    match = at("0 visits dean_nero; 0 Trade coins 1; luck Draw pink2")
    assert known(match, 0) == ONES


# In the duels


@pytest.mark.rule("M30", "M37")
def test_a_card_face_down_is_still_in_its_hand_until_all_are_turned_up() -> None:
    hands = {"hands": [[*ONES, "pink2"]] * 3, "known": [list(ONES)] * 3, "seats": 3}
    match = duel("0 Lay pink1", **hands)
    assert known(match, 0) == ONES
    lays = [(dream["hands"][0], dream["lays"][0]) for dream in dreams(match, 1)]
    assert all(keeps_the_ones(hand) and card in hand for hand, card in lays)
    play(match, "1 Lay pink2; 2 Lay grey1")
    assert [known(match, seat) for seat in range(3)] == [(), (), ()]


def lay(acts: str, **more: Any) -> AnyMatch:
    """A first duel of hands with the ones and a pink 2 besides; all know the ones."""
    seats = more.get("seats", 2)
    hands = {"hands": [[*ONES, "pink2"]] * seats, "known": [list(ONES)] * seats}
    return duel(acts, **hands | more)


@pytest.mark.rule("M35", "M37")
@pytest.mark.parametrize(
    ("card", "left"),
    [("pink2", ONES), ("pink1", ("grey1",)), ("grey1", ("pink1",))],
)
def test_of_who_lays_alone_all_see_the_card_and_still_know_the_others(
    card: str, left: tuple[str, ...]
) -> None:
    match = lay(f"0 Lay {card}", sides=["valverde", None])
    assert [known(match, seat) for seat in range(2)] == [left, ONES]
    hands = [dream["hands"][0] for dream in dreams(match, 1)]
    assert all(len(hand) == 2 and set(left) <= set(hand) for hand in hands)
    again: AnyMatch = Match.at("mutiny", told(match))
    assert sees(again, 1) == sees(match, 1)


@pytest.mark.rule("M31", "M37")
def test_a_card_beside_monkeys_alone_is_seen_to_be_of_the_one_who_stays() -> None:
    match = lay("0 Lay pink2; 1 Lay monkey", hands=[[*ONES, "pink2"], []], known=[[*ONES], []])
    assert [known(match, seat) for seat in range(2)] == [ONES, ()]
    play(match, "0 Lay grey1")
    assert known(match, 0) == ("pink1",)
    play(match, "0 Lay monkey; luck Sailor 1; luck Sailor 2; 0 Lay pink1")
    assert known(match, 0) == ()


@pytest.mark.rule("M30", "M37")
def test_of_cards_that_are_all_alike_everybody_sees_who_laid_them() -> None:
    match = lay("0 Lay pink2; 1 Lay pink2; 2 Lay pink2", seats=3)
    assert [known(match, seat) for seat in range(3)] == [ONES] * 3
    play(match, "0 Lay grey1; 1 Lay monkey; 2 Lay grey1; 1 Decline")
    assert [known(match, seat) for seat in range(3)] == [("pink1",), ONES, ("pink1",)]
    assert all("pink1" in dream["hands"][2] for dream in dreams(match, 0))
    again: AnyMatch = Match.at("mutiny", told(match))
    assert sees(again, 1) == sees(match, 1)


@pytest.mark.rule("M30", "M37")
def test_of_two_cards_that_differ_nobody_is_told_who_laid_which() -> None:
    """One's own card may tell a player more: conclusions are not in the record."""
    match = lay("0 Lay pink2; 1 Lay pink1")
    assert [known(match, seat) for seat in range(2)] == [(), ()]


@pytest.mark.rule("M32", "M37")
def test_a_monkey_takes_no_knowledge_with_it() -> None:
    match = lay("0 Lay pink2; 1 Lay pink2; 2 Lay pink2", seats=3)
    play(match, "0 Lay pink1; 1 Lay grey1; 2 Lay monkey; 2 Decline")
    assert [known(match, seat) for seat in range(3)] == [(), (), ONES]


@pytest.mark.rule("M27", "M37")
def test_whoever_is_out_lays_nothing_and_stays_known() -> None:
    position: dict[str, Any] = {"sides": ["diaz", None, "diaz"], "sailors": {"A": [5, 3, []]}}
    match = duel("0 Lay pink1; 2 Lay grey1", seats=3, **position)
    assert [known(match, seat) for seat in range(3)] == [(), ONES, ()]


# Cards that go back


@pytest.mark.rule("M16", "M37")
def test_a_known_card_that_is_seen_to_go_back_is_still_known() -> None:
    """The only gold card was put there by seat 0; seat 1 looks at it and keeps a combat card."""
    match = gold_under("1 visits diaz; luck Draw gold2")
    assert sees(match, 0).visit.cards == ("gold2",)
    assert sees(match, 2).visit.cards == (None,)
    assert {dream["visit"]["cards"][0] for dream in dreams(match, 0)} == {"gold2"}
    play(match, "luck Draw pink3; 1 Keep pink3")
    for viewer, card in ((0, "gold2"), (1, "gold2"), (2, None), (WATCHER, None)):
        (laid,) = sees(match, viewer).gold.under
        assert (laid.card, laid.seen) == (card, (0, 1))
    assert {dream["under"]["gold"][0]["card"] for dream in dreams(match, 0)} == {"gold2"}
    assert len({dream["under"]["gold"][0]["card"] for dream in dreams(match, 2)}) > 1


@pytest.mark.rule("M16", "M37")
def test_a_known_card_that_somebody_keeps_is_known_no_longer() -> None:
    match = gold_under("1 visits diaz; luck Draw gold2; luck Draw pink3; 1 Keep gold2")
    assert sees(match, 0).gold.under == ()
    assert len({str(dream["gold"][1]) for dream in dreams(match, 0)}) > 1


@pytest.mark.rule("M18", "M37")
def test_which_of_two_cards_went_back_with_tembo_nobody_else_can_tell() -> None:
    under = [{"card": "grey2", "seen": [0]}, {"card": "grey3", "seen": [0]}]
    match = at(
        "1 visits tembo; luck Draw grey2; luck Draw grey3",
        dealer=1,
        hands=[rest("grey2", "grey3"), []],
        under={"combat": under},
    )
    assert sees(match, 0).visit.cards == ("grey2", "grey3")
    play(match, "1 Keep grey2")
    (laid,) = sees(match, 0).combat.under
    assert (laid.card, laid.seen) == (None, (1,))


def rest(*but: str) -> list[str]:
    """All combat cards but these."""
    kinds = {"pink1": 8, "pink2": 8, "pink3": 4, "grey1": 8, "grey2": 8, "grey3": 4}
    return list((Counter(kinds) - Counter(but)).elements())


def gold_under(acts: str) -> AnyMatch:
    """Three players; one gold card is left, and the first player has put it under the deck."""
    golds = ["gold1"] * 6 + ["gold2"] * 5 + ["gold3"] * 6
    return at(
        acts,
        seats=3,
        dealer=1,
        gold=[golds[:3], [], golds[3:]],
        under={"gold": [{"card": "gold2", "seen": [0]}]},
    )


# Written positions


def test_hands_that_are_not_named_are_those_that_all_know() -> None:
    assert known(at(), 1) == ONES
    assert known(at(hands=[[*ONES], [*ONES]]), 1) == ()


def test_what_is_known_survives_being_written() -> None:
    position = {"hands": [[*ONES, "grey3"], ["pink1"]], "known": [[*ONES], []]}
    match = at(**position)
    assert (known(match, 0), known(match, 1)) == (ONES, ())
    assert told(match)["known"] == position["known"]
    again: AnyMatch = Match.at("mutiny", told(match))
    assert told(again) == told(match)


def test_a_look_in_progress_survives_being_written() -> None:
    match = gold_under("1 visits diaz; luck Draw gold2")
    assert told(match)["visit"]["seen"] == [[0]]
    again: AnyMatch = Match.at("mutiny", told(match))
    assert sees(again, 0) == sees(match, 0)


# The end


@pytest.mark.rule("M37")
def test_when_the_match_is_over_the_record_of_acts_shows_all() -> None:
    referee = Referee()
    referee.ask({"do": "start", "game": "mutiny", "seats": 3, "luck": {"seed": 8}})
    sealed = False
    for seed in range(400):
        kinds = [step["act"]["type"] for step in shown(referee)]
        sealed = sealed or "Sealed" in kinds
        if referee.ask({"do": "state"})["state"]["over"]:
            break
        referee.ask({"do": "play", "seed": seed, "acts": 25})
    assert sealed
    journal = referee.ask({"do": "dump"})["journal"]
    assert [[step["seat"], step["act"]] for step in shown(referee)] == journal


def shown(referee: Referee) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = referee.ask({"do": "shown", "to": "watcher"})["steps"]
    return steps
