"""What each player may know, and for how long (M37)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from flibuste import WATCHER
from flibuste.games.mutiny.tests.tables import AnyMatch, at, is_sealed, menu, play, sees, told
from flibuste.laws.chance import agree

FIVE = {"A": [7, 3, [0]], "B": [1, 2, [1]], "C": [9, 4, []], "D": [5, 6, []], "E": [10, 8, []]}


@pytest.mark.rule("M37")
@pytest.mark.parametrize(
    ("acts", "act"),
    [
        ("0 visits tembo; luck Draw pink1; luck Draw grey1", "0 Keep pink1"),
        ("0 visits wessel_jan; 0 Number 1", "0 Under pink1"),
        ("0 visits bijoux", "0 Pledge diaz"),
        ("0 visits cambivalute; luck Sailor 1; luck Sailor 2", "0 Post 1 2"),
        ("0 visits crackpott", "luck Draw pink1"),
        ("0 visits cambivalute", "luck Sailor 1"),
    ],
)
def test_values_and_choices_are_secret(acts: str, act: str) -> None:
    who, _, text = act.partition(" ")
    assert is_sealed(at(acts, seats=3), -1 if who == "luck" else int(who), text)


@pytest.mark.rule("M37")
@pytest.mark.parametrize(
    ("acts", "act"),
    [
        ("", "Open"),
        ("0 Open; luck Door pang", "Use pang"),
        ("0 visits wessel_jan", "Number 1"),
        ("0 visits dean_nero", "Trade cards 1"),
        ("0 visits pang", "Take card"),
        ("0 visits chang_ye", "Steal 1"),
        ("0 visits chang_ye", "Decline"),
    ],
)
def test_numbers_directions_and_victims_are_public(acts: str, act: str) -> None:
    assert not is_sealed(at(acts, seats=3), 0, act)


@pytest.mark.rule("M37")
def test_whom_ojo_shows_and_which_pair_cambivalute_are_public_and_no_more() -> None:
    match = at("0 visits ojo", sides=["valverde", "diaz"])
    assert not is_sealed(match, 0, "Peek 1")
    pairs = at("0 visits cambivalute", sailors=FIVE)
    assert not is_sealed(pairs, 0, "Inspect C")
    assert is_sealed(play(pairs, "0 Inspect C"), 0, "Swap true")


@pytest.mark.rule("M37")
def test_numbers_of_cards_and_coins_are_public_the_cards_are_not() -> None:
    match = at(hands=[["pink3", "grey2"], ["grey1"]], gold=[["gold3"], []], coins=[4, 2])
    for viewer in (1, WATCHER):
        player = sees(match, viewer).players[0]
        assert (player.card_count, player.gold_count, player.coins) == (2, 1, 4)
        assert (player.cards, player.gold, player.side, player.worth) == (None, None, None, None)
    own = sees(match, 0).players[0]
    assert (own.cards, own.gold, own.worth) == (("pink3", "grey2"), ("gold3",), 7)


@pytest.mark.rule("M37")
def test_cards_in_a_view_are_sorted_whatever_order_they_came_in() -> None:
    match = at("0 visits crackpott; luck Draw grey3; luck Draw pink1")
    assert sees(match, 0).players[0].cards == ("pink1", "pink1", "grey1", "grey3")


@pytest.mark.rule("M24", "M37")
def test_nobody_can_tell_a_change_from_a_bluff() -> None:
    sides = {"seats": 3, "sides": ["diaz", "valverde", None], "looks": [[1, 0, "diaz", True]]}
    worlds = [at(f"0 visits bijoux; 0 Pledge {side}", **sides) for side in ("diaz", "valverde")]
    for viewer in (1, 2, WATCHER):
        assert sees(worlds[0], viewer) == sees(worlds[1], viewer)
    assert sees(worlds[0], 2).players[0].pledged
    assert not sees(worlds[0], 0).players[2].pledged


@pytest.mark.rule("M24", "M25", "M37")
def test_what_ojo_showed_stays_as_of_then() -> None:
    match = at("0 visits ojo; 0 Peek 1", seats=3, sides=["diaz", "valverde", "diaz"])
    for viewer, side in ((0, "valverde"), (1, "valverde"), (2, None), (WATCHER, None)):
        (look,) = sees(match, viewer).looks
        assert (look.seat, look.at, look.side, look.sure) == (0, 1, side, True)
    play(match, "1 visits bijoux; 1 Pledge diaz")
    for viewer, side in ((0, "valverde"), (1, "valverde"), (2, None)):
        (look,) = sees(match, viewer).looks
        assert (look.side, look.sure) == (side, False)


@pytest.mark.rule("M25", "M37")
def test_what_was_seen_is_imagined_and_what_was_handled_since_is_not() -> None:
    match = at("0 visits ojo; 0 Peek 1", seats=3, sides=["diaz", "valverde", "diaz"])
    assert imagined(match, 0, "sides", "1") == {"valverde"}
    assert imagined(match, 2, "sides", "1") == {"valverde", "diaz"}
    play(match, "1 visits bijoux; 1 Pledge valverde")
    assert imagined(match, 0, "sides", "1") == {"valverde", "diaz"}


def imagined(match: AnyMatch, seat: int, *path: str) -> set[Any]:
    """All that a seat imagines at a place of the position, in many draws."""
    rng, found = Random(1), set()
    for _ in range(60):
        part: Any = match.game.write(match.game.imagine(sees(match, seat), rng))
        for name in path:
            part = part[int(name)] if isinstance(part, list) else part[name]
        found.add(str(part) if isinstance(part, list) else part)
    return found


@pytest.mark.rule("M26", "M37")
def test_what_cambivalute_showed_stays_as_of_then() -> None:
    match = at("0 visits cambivalute; luck Sailor 7; luck Sailor 3; 0 Post 7 3", seats=3)
    for viewer, seen in (
        (0, (7, 3, True)),
        (1, (None, None, False)),
        (WATCHER, (None, None, False)),
    ):
        pair = sees(match, viewer).sailors["A"]
        assert (pair.valverde, pair.diaz, pair.sure) == seen
        assert (pair.seen, pair.recalled) == ((0,), ())


@pytest.mark.rule("M26", "M37")
@pytest.mark.parametrize("swap", ["true", "false"])
def test_whether_a_pair_was_swapped_only_the_one_knows_who_did_it(swap: str) -> None:
    match = at(f"1 visits cambivalute; 1 Inspect A; 1 Swap {swap}", dealer=1, sailors=FIVE)
    before = sees(match, 0).sailors["A"]
    assert (before.valverde, before.diaz, before.sure) == (7, 3, False)
    assert (before.seen, before.recalled) == ((1,), (0,))
    after = sees(match, 1).sailors["A"]
    assert (after.valverde, after.diaz) == ((3, 7) if swap == "true" else (7, 3))
    assert after.sure
    assert imagined(match, 0, "sailors", "A") == {"[7, 3, [1]]", "[3, 7, [1]]"}
    assert len(imagined(match, 1, "sailors", "A")) == 1


@pytest.mark.rule("M26", "M37")
def test_whoever_recalls_a_pair_and_looks_again_knows_it_again() -> None:
    match = at("1 visits cambivalute; 1 Inspect A; 1 Swap true", dealer=1, sailors=FIVE)
    play(match, "0 Open; luck Door ghost; 0 visits cambivalute; 0 Inspect A")
    pair = sees(match, 0).sailors["A"]
    assert (pair.valverde, pair.diaz, pair.sure) == (3, 7, True)
    play(match, "0 Swap true")
    pair = sees(match, 1).sailors["A"]
    assert (pair.valverde, pair.diaz, pair.sure) == (3, 7, False)


@pytest.mark.rule("M26", "M30", "M37")
def test_when_one_sailor_is_revealed_who_has_seen_both_knows_the_other() -> None:
    position = {"phase": "duels", "sides": ["valverde", "diaz"], "dealer": 0}
    pairs = {"A": [7, 3, [1]], "B": [1, 2, []], "C": [4, 5, []], "D": [6, 8, []], "E": [9, 10, []]}
    memory = {"sailors": pairs, "recalled": {"A": [[0, 3, 7]]}}
    match = at(**position, **memory)
    chances = match.game.chances
    assert chances is not None
    assert [act.value for act, _ in chances(sees(match, 0))] == [3, 7]
    assert [act.value for act, _ in chances(sees(match, 1))] == [7]
    assert len(chances(sees(match, WATCHER))) == 10
    play(match, "luck Sailor 7")
    assert [act.value for act, _ in chances(sees(match, 0))] == [3]
    assert len(chances(sees(match, WATCHER))) == 9
    pair = sees(match, WATCHER).sailors["A"]
    assert (pair.valverde, pair.diaz) == (7, None)


@pytest.mark.rule("M37")
def test_a_card_put_under_a_deck_is_known_while_it_lies_there() -> None:
    deck = {"seats": 2, "hands": [["pink1", "grey2"], ["grey1"] * 8]}
    match = at("0 visits wessel_jan; 0 Number 1; 0 Under grey2; luck Draw pink3", **deck)
    assert [laid.card for laid in sees(match, 0).combat.under] == ["grey2"]
    assert [laid.card for laid in sees(match, 1).combat.under] == [None]
    assert imagined(match, 0, "under", "combat", "0", "card") == {"grey2"}
    assert len(imagined(match, 1, "under", "combat", "0", "card")) > 1


@pytest.mark.rule("M37")
def test_a_known_card_is_forgotten_when_somebody_else_draws_it() -> None:
    """The record says what was seen, not what follows from it."""
    kinds = {"pink1": 7, "pink2": 8, "pink3": 4, "grey1": 8, "grey2": 7, "grey3": 3}
    hand = [name for name, copies in kinds.items() for _ in range(copies)]
    match = at(
        "1 visits pang; 1 Take card",
        seats=3,
        dealer=1,
        hands=[hand, ["pink1"], ["grey3"]],
        under={"combat": [{"card": "grey2", "seen": [0]}]},
    )
    chances = match.game.chances
    assert chances is not None
    assert [act.card for act, _ in chances(sees(match, 0))] == ["grey2"]
    play(match, "luck Draw grey2")
    assert sees(match, 0).combat.under == ()
    assert len(imagined(match, 0, "hands", "1")) == 3


# Imagining what is out of sight


@pytest.mark.rule("M37")
def test_sailors_in_somebodys_hands_are_any_that_are_out_of_sight() -> None:
    """Four sailors are out of sight: the other player looks at one of them."""
    sailors = {"A": [7, 3, [0]], "B": [1, 2, [0]], "C": [9, 10, [0]]}
    match = at("1 visits cambivalute; luck Sailor 4", dealer=1, sailors=sailors)
    rng, view = Random(4), sees(match, 0)
    draws = [match.game.write(match.game.imagine(view, rng)) for _ in range(2000)]
    counts = Counter(str(draw["visit"]["sailors"]) for draw in draws)
    agree(counts, {"[4]": 1, "[5]": 1, "[6]": 1, "[8]": 1})


@pytest.mark.rule("M24", "M26", "M37")
def test_what_was_handled_since_it_was_seen_may_be_either_way() -> None:
    """Seat 0 knows the side of seat 1; that of seat 2 and the pair A were handled since.

    Seat 0 also knows B, D and E as they stand, so C is 4 and 9, one way or the other.
    """
    match = at(
        seats=3,
        sides=["diaz", "valverde", "diaz"],
        looks=[[0, 1, "valverde", True], [0, 2, "diaz", False]],
        sailors={letter: [*pair, [1 if letter in "AC" else 0]] for letter, pair in PAIRS.items()},
        recalled={"A": [[0, 3, 7]]},
    )
    rng, view = Random(8), sees(match, 0)
    draws = [match.game.write(match.game.imagine(view, rng)) for _ in range(2000)]
    counts = Counter(f"{d['sides']} {d['sailors']['A']} {d['sailors']['C']}" for d in draws)
    worlds = [
        f"{['diaz', 'valverde', side]} {[*a, [1]]} {[*c, [1]]}"
        for side in ("valverde", "diaz")
        for a in ([7, 3], [3, 7])
        for c in ([9, 4], [4, 9])
    ]
    agree(counts, dict.fromkeys(worlds, 1))


PAIRS = {"A": [7, 3], "B": [1, 2], "C": [9, 4], "D": [5, 6], "E": [10, 8]}


@pytest.mark.rule("M37")
def test_chances_are_told_from_what_the_viewer_knows() -> None:
    match = at("0 visits crackpott", hands=[["pink1"] * 8, ["grey1", "grey3"]])
    chances = match.game.chances
    assert chances is not None
    seen = {act.card: weight for act, weight in chances(sees(match, 0))}
    assert seen == {"pink2": 8, "pink3": 4, "grey1": 8, "grey2": 8, "grey3": 4}
    other = {act.card: weight for act, weight in chances(sees(match, 1))}
    assert other == {"pink1": 8, "pink2": 8, "pink3": 4, "grey1": 7, "grey2": 8, "grey3": 3}
    assert menu(match) == [f"Draw {card}" for card in seen]
    assert told(match)["visit"]["left"] == 2
