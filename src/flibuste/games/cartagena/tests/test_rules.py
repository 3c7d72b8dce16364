"""Each rule of Cartagena in small positions; the examples of the rulebook are in test_examples."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import LUCK, WATCHER, BadPosition, IllegalAction, Match
from flibuste.core.luck import dice
from flibuste.games.cartagena.acts import Advance, Draw, EndTurn, First, Retreat, Segment
from flibuste.games.cartagena.parts import BOAT, COPIES, SEGMENTS, SYMBOLS
from flibuste.games.cartagena.sight.tell import shown, tell

LAYOUT = "A B C D E F"
ALONE = [0, 0, 0, 0, 0, 0]


def at(pirates: list[list[int]], hands: list[dict[str, int]], **more: Any) -> Match[Any, Any, Any]:
    """A position on the tunnel A B C D E F, seat 0 to move; the deck is what is not named."""
    options = more.pop("options", None)
    position = {
        "seats": len(pirates),
        "layout": LAYOUT,
        "pirates": pirates,
        "hands": hands,
        "turn": 0,
    }
    return Match.at("cartagena", position | more, options)


def all_discarded_but(
    *hands: dict[str, int], row: tuple[str, ...] = (), deck: int = 0
) -> dict[str, int]:
    """Discards that leave so many cards in the deck, all of them daggers."""
    left = {
        symbol: COPIES - row.count(symbol) - sum(hand.get(symbol, 0) for hand in hands)
        for symbol in SYMBOLS
    }
    return {symbol: copies - deck * (symbol == "dagger") for symbol, copies in left.items()}


def every_card() -> dict[str, int]:
    return {str(symbol): COPIES for symbol in SYMBOLS}


@pytest.mark.rule("C1")
def test_every_segment_shows_each_symbol_exactly_once() -> None:
    assert all(sorted(squares) == sorted(SYMBOLS) for squares in SEGMENTS.values())
    assert len(SEGMENTS) == 6


@pytest.mark.rule("C1", "C2")
def test_segments_lie_in_any_order_and_direction_from_the_fortress_on() -> None:
    seen = tell(Match("cartagena", 2, {"layout": "B A' C D E F"}).state, WATCHER)
    assert seen.squares[:7] == ("skull", "hat", "pistol", "key", "bottle", "dagger", "key")
    assert len(seen.squares) == 36


@pytest.mark.rule("C2")
def test_luck_lays_every_segment_once_in_either_direction() -> None:
    match: Match[Any, Any, Any] = Match("cartagena", 2, {"first": 0})
    assert len(match.state.odds()) == 12
    match.act(LUCK, Segment("C", True))
    assert {act.id for act, _ in match.state.odds()} == set("ABDEF")
    with pytest.raises(IllegalAction):
        match.act(LUCK, Segment("C", False))


@pytest.mark.rule("C3", "C4")
def test_six_cards_to_seat_0_then_six_to_seat_1_from_17_of_each() -> None:
    match: Match[Any, Any, Any] = Match("cartagena", 2, {"first": 1, "layout": LAYOUT})
    assert match.state.odds() == [(Draw(symbol), 17) for symbol in SYMBOLS]
    for symbol in ["key"] * 6 + ["hat"] * 6:
        match.act(LUCK, Draw(symbol))
    assert list(match.state.awaiting()) == [1]
    assert tell(match.state, 0).hands[0] == {"key": 6}
    assert tell(match.state, 1).hands[1] == {"hat": 6}
    assert tell(match.state, 0).pirates == ((0,) * 6, (0,) * 6)


@pytest.mark.rule("C5", "C17")
def test_in_jamaica_only_the_size_of_anothers_hand_is_public() -> None:
    match = at([[1, *ALONE[1:]], ALONE], [{"key": 2}, {"hat": 3}], discard={"skull": 4})
    seen = tell(match.state, 0)
    assert seen.hands == ({"key": 2}, None)
    assert (seen.hand_sizes, seen.deck, seen.discard) == ((2, 3), 93, {"skull": 4})
    assert tell(match.state, WATCHER).hands == (None, None)


@pytest.mark.rule("C5", "C17")
def test_in_jamaica_a_drawn_card_is_shown_to_its_player_alone() -> None:
    match = at([[1, 4, *ALONE[2:]], [1, *ALONE[1:]]], [{}, {}])
    match.act(0, Retreat(4))
    draw = Draw("key")
    assert shown(match.state, LUCK, draw, 0) == draw
    assert shown(match.state, LUCK, draw, 1) != draw
    assert shown(match.state, LUCK, draw, WATCHER) != draw


@pytest.mark.rule("C6", "C17")
def test_in_tortuga_hands_and_row_are_open() -> None:
    match = at([ALONE, ALONE], [{"key": 2}, {"hat": 3}], variant="tortuga", row=["skull"])
    assert tell(match.state, WATCHER).hands == ({"key": 2}, {"hat": 3})
    assert tell(match.state, 0).row == ("skull",)


@pytest.mark.rule("C6")
def test_the_row_is_laid_anew_between_two_draws() -> None:
    match = at([[4, *ALONE[1:]], [1, 1, *ALONE[2:]]], [{}, {}], variant="tortuga", row=["skull"])
    match.act(0, Retreat(4))
    assert tell(match.state, 0).hands[0] == {"skull": 1}
    for symbol in SYMBOLS * 2:
        match.act(LUCK, Draw(symbol))
    seen = tell(match.state, 0)
    assert seen.hands[0] == {"skull": 1, "dagger": 1}
    assert len(seen.row) == 11
    assert list(match.state.awaiting()) == [0]


@pytest.mark.rule("C6")
def test_the_row_is_laid_anew_when_its_last_card_is_taken_even_if_none_is_due() -> None:
    match = at([[4, *ALONE[1:]], [1, *ALONE[1:]]], [{}, {}], variant="tortuga", row=["skull"])
    match.act(0, Retreat(4))
    match.try_luck(dice(1))
    assert len(tell(match.state, 0).row) == 12


@pytest.mark.rule("C6")
def test_the_discards_are_shuffled_when_the_deck_runs_out_while_laying() -> None:
    discard = all_discarded_but(row=("skull",), deck=2)
    match = at(
        [[4, *ALONE[1:]], [1, *ALONE[1:]]],
        [{}, {}],
        variant="tortuga",
        row=["skull"],
        discard=discard,
    )
    match.act(0, Retreat(4))
    match.try_luck(dice(1))
    seen = tell(match.state, 0)
    assert (len(seen.row), seen.deck, seen.discard) == (12, 102 - 1 - 12, {})


@pytest.mark.rule("C6")
def test_a_row_stays_short_when_nothing_is_left_and_is_not_topped_up() -> None:
    others = every_card() | {"skull": 15, "key": 16}
    pirates = [[4, 5, *ALONE[2:]], [1, *ALONE[1:]]]
    match = at(
        pirates, [{"key": 1}, others], variant="tortuga", row=["skull"], discard={"skull": 1}
    )
    match.act(0, Retreat(4))  # takes the skull; the one discard is the whole new row
    assert match.state.odds() == [(Draw("skull"), 1)]
    match.act(LUCK, Draw("skull"))
    match.act(0, Advance(0, "key"))  # a discard, but a card lies in the row
    assert list(match.state.awaiting()) == [0]
    assert tell(match.state, 0).row == ("skull",)


@pytest.mark.rule("C6", "C12")
def test_an_empty_row_is_laid_when_a_card_is_next_due() -> None:
    others = every_card() | {"skull": 16, "key": 16}
    pirates = [[4, 5, 5, 9, *ALONE[4:]], [1, *ALONE[1:]]]
    match = at(pirates, [{"key": 1}, others], variant="tortuga", row=["skull"])
    match.act(0, Retreat(4))  # takes the skull; nothing is left to lay
    assert list(match.state.awaiting()) == [0]
    match.act(0, Advance(0, "key"))
    assert list(match.state.awaiting()) == [0]  # nothing is due: the row waits
    match.act(0, Retreat(9))
    assert match.state.odds() == [(Draw("key"), 1)]


@pytest.mark.rule("C7")
def test_luck_names_the_first_player_unless_the_table_has() -> None:
    match: Match[Any, Any, Any] = Match("cartagena", 3)
    assert match.state.odds() == [(First(0), 1), (First(1), 1), (First(2), 1)]
    chosen: Match[Any, Any, Any] = Match("cartagena", 3, {"first": 2, "layout": LAYOUT})
    chosen.try_luck(dice(1))
    assert list(chosen.state.awaiting()) == [2]


@pytest.mark.rule("C7", "C8")
def test_play_goes_in_seat_order_and_the_third_move_ends_the_turn() -> None:
    match = at([ALONE, ALONE], [{"key": 3, "hat": 2}, {"key": 1}])
    for _ in range(3):
        match.act(0, Advance(0, "key"))
    assert list(match.state.awaiting()) == [1]
    match.act(1, Advance(0, "key"))
    match.act(1, EndTurn())
    assert list(match.state.awaiting()) == [0]


@pytest.mark.rule("C8", "C13")
def test_the_turn_cannot_end_before_a_move_is_made() -> None:
    match = at([ALONE, ALONE], [{"key": 1}, {}])
    with pytest.raises(IllegalAction, match="C8") as refused:
        match.act(0, EndTurn())
    assert refused.value.rule == "C8"
    match.act(0, Advance(0, "key"))
    assert EndTurn() in match.state.legal(0)


@pytest.mark.rule("C9", "C10")
def test_with_no_free_square_of_the_symbol_ahead_the_pirate_goes_into_the_boat() -> None:
    match = at([[35, *ALONE[1:]], ALONE], [{"key": 1}, {}])
    match.act(0, Advance(35, "key"))
    assert tell(match.state, 0).pirates[0][-1] == BOAT


@pytest.mark.rule("C9")
def test_an_own_pirate_occupies_a_square_too() -> None:
    match = at([[6, *ALONE[1:]], ALONE], [{"key": 1}, {}])
    match.act(0, Advance(0, "key"))  # square 6 is the first key, 10 the next
    assert tell(match.state, 0).pirates[0] == (0, 0, 0, 0, 6, 10)


@pytest.mark.rule("C11")
def test_companions_on_the_same_square_are_not_behind() -> None:
    match = at([[5, 5, *ALONE[2:]], ALONE], [{"key": 1}, {}])
    assert Retreat(5) not in match.state.legal(0)


@pytest.mark.rule("C11")
def test_the_boat_can_be_final() -> None:
    crews = [[BOAT, 3, *ALONE[2:]], ALONE]
    assert Retreat(BOAT) in at(crews, [{"key": 1}, {}]).state.legal(0)
    final = at(crews, [{"key": 1}, {}], options={"boat_is_final": True})
    assert Retreat(BOAT) not in final.state.legal(0)


@pytest.mark.rule("C12")
def test_the_discards_are_shuffled_only_when_a_card_is_due() -> None:
    hands = [{"key": 1}, {}]
    discard = all_discarded_but(*hands, deck=1)
    match = at([[4, 5, *ALONE[2:]], [1, 1, *ALONE[2:]]], hands, discard=discard)
    match.act(0, Retreat(4))  # two cards: the last of the deck, then one of the new deck
    assert match.state.odds() == [(Draw("dagger"), 1)]
    match.act(LUCK, Draw("dagger"))
    assert sum(weight for _, weight in match.state.odds()) == 100
    match.act(LUCK, Draw("hat"))
    seen = tell(match.state, 0)
    assert (seen.deck, seen.discard) == (99, {})


@pytest.mark.rule("C12")
def test_an_empty_deck_waits_until_a_card_is_due() -> None:
    hands = [{"key": 1}, {}]
    match = at([[4, *ALONE[1:]], [1, *ALONE[1:]]], hands, discard=all_discarded_but(*hands, deck=1))
    match.act(0, Retreat(4))
    match.act(LUCK, Draw("dagger"))
    assert tell(match.state, 0).deck == 0
    assert sum(tell(match.state, 0).discard.values()) == 100


@pytest.mark.rule("C12")
def test_a_retreat_is_legal_when_there_is_no_card_to_draw() -> None:
    everything = every_card()
    match = at([[4, *ALONE[1:]], [1, *ALONE[1:]]], [{}, everything])
    match.act(0, Retreat(4))
    assert list(match.state.awaiting()) == [0]
    assert tell(match.state, 0).hand_sizes == (0, 102)


@pytest.mark.rule("C13")
def test_who_cannot_move_has_one_act_the_end() -> None:
    match = at([ALONE, [3, *ALONE[1:]]], [{}, {"key": 1}])
    assert match.state.legal(0) == [EndTurn()]
    match.act(0, EndTurn())
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("C14")
def test_the_sixth_pirate_in_the_boat_wins_in_the_middle_of_a_turn() -> None:
    match = at([[35, *[BOAT] * 5], [36, *ALONE[1:]], ALONE], [{"key": 1}, {}, {}])
    match.act(0, Advance(35, "key"))
    assert match.state.awaiting() == ()
    assert match.state.ranks() == [1, 2, 2]
    assert match.state.scores() == [6, 0, 0]


@pytest.mark.rule("C15")
def test_the_game_is_dead_when_nobody_in_turn_could_move() -> None:
    pirates = [[BOAT, BOAT, *ALONE[2:]], [BOAT, BOAT, 1, 1, 1, 0], [BOAT, BOAT, *ALONE[2:]]]
    match = at(pirates, [{}, {}, {}], options={"boat_is_final": True})
    for seat in range(3):
        assert list(match.state.awaiting()) == [seat]
        match.act(seat, EndTurn())
    assert match.state.awaiting() == ()
    assert match.state.ranks() == [2, 1, 2]


@pytest.mark.rule("C15")
def test_a_move_begins_the_count_of_passes_anew() -> None:
    match = at([ALONE, ALONE], [{}, {"key": 1}])
    match.act(0, EndTurn())
    match.act(1, Advance(0, "key"))
    match.act(1, EndTurn())
    match.act(0, EndTurn())
    assert list(match.state.awaiting()) == [1]


@pytest.mark.rule("C15", "C16")
def test_pirates_in_the_boat_count_before_the_squares() -> None:
    match = at(
        [[BOAT, *ALONE[1:]], [36, 36, 36, *ALONE[3:]]], [{"key": 1}, {}], options={"turn_limit": 1}
    )
    match.act(0, Advance(0, "key"))
    match.act(0, EndTurn())
    assert match.state.ranks() == [1, 2]


@pytest.mark.rule("C16")
def test_the_match_ends_after_the_last_turn_of_the_limit() -> None:
    match = at([ALONE, ALONE, ALONE], [{"key": 2}, {}, {}], turns=6, options={"turn_limit": 8})
    match.act(0, Advance(0, "key"))
    match.act(0, EndTurn())
    assert list(match.state.awaiting()) == [1]
    match.act(1, EndTurn())  # a pass is a turn too
    assert match.state.awaiting() == ()
    assert match.state.ranks() == [1, 2, 2]


@pytest.mark.rule("C6", "C12")
def test_the_row_is_laid_from_the_discards_when_the_deal_has_taken_the_whole_deck() -> None:
    discard = dict.fromkeys((str(symbol) for symbol in SYMBOLS), 15)
    position = {"seats": 2, "variant": "tortuga", "layout": LAYOUT, "turn": 0, "discard": discard}
    match: Match[Any, Any, Any] = Match.at("cartagena", position)
    match.try_luck(dice(1))
    seen = tell(match.state, 0)
    assert (seen.hand_sizes, len(seen.row), seen.deck, seen.discard) == ((6, 6), 12, 78, {})


@pytest.mark.rule("C15")
def test_a_position_in_which_a_player_who_can_move_has_passed_is_refused() -> None:
    with pytest.raises(BadPosition, match="passes"):
        at([ALONE, ALONE], [{}, {"key": 3}], passes=1)
    assert at([ALONE, ALONE], [{"key": 3}, {}], passes=1).state.awaiting() == (0,)


@pytest.mark.rule("C6")
def test_a_position_cannot_leave_an_empty_row_empty_while_there_is_a_deck() -> None:
    with pytest.raises(BadPosition, match="laying"):
        at([ALONE, ALONE], [{}, {}], variant="tortuga", row=[], laying=0)
