"""What a board is told for its pictures: offers, odds, effects, and what a finger touches."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.protocol import SEALED, WATCHER, Handles
from flibuste.core.spelling import read_act
from flibuste.games.mutiny.board.effect import Effect, Move, Totals, effect
from flibuste.games.mutiny.board.handles import handles, wish
from flibuste.games.mutiny.board.scenery import scenery
from flibuste.games.mutiny.tests.tables import AnyMatch, at, duel, menu, play, row, sees


def does(match: AnyMatch, act: str, seat: int = 0) -> Effect | None:
    return effect(sees(match, seat), read_act(match.game, act))


def moves(match: AnyMatch, act: str, seat: int = 0) -> tuple[Move, ...]:
    told = does(match, act, seat)
    return () if told is None else told.moves


# What lies behind the doors


@pytest.mark.rule("M23")
def test_sates_coins_grow_with_every_turn_as_his_offer_and_his_effect_tell() -> None:
    match = at(seats=3, turn=2, used=["tembo"], row=row("sate 2, ghost 1", 3))
    (sate, ghost) = scenery(sees(match, 2)).offers
    assert (sate.pirate, sate.place, sate.coins, sate.nothing) == ("sate", 1, 3, False)
    assert (ghost.pirate, ghost.said.id) == ("ghost", "offer-ghost")
    assert does(match, "Use sate", 2) == Effect(1, "sate", (Move("coin", 3, "supply", 2),))


@pytest.mark.rule("M15", "M16", "M17", "M20", "M22", "M26")
def test_an_offer_for_each_open_door_also_where_one_may_not_enter_now() -> None:
    lying = row("valverde 0, diaz 0, crackpott 0, dean_nero 0, chang_ye 0, cambivalute 0", 0)
    match = at(seats=3, row=lying, coins=[2, 0, 0])
    told = {one.pirate: one for one in scenery(sees(match, 0)).offers}
    assert (told["valverde"].gold, told["valverde"].coins) == (1, 1)
    assert (told["diaz"].gold, told["diaz"].cards) == (1, 1)
    assert told["crackpott"].cards == 2
    assert (told["dean_nero"].cards, told["dean_nero"].coins) == (2, 2)
    assert told["chang_ye"].nothing
    assert told["cambivalute"].letter == "A"
    assert menu(match) == ["Use cambivalute"]
    assert scenery(sees(match, 1)).offers[4].coins == 1  # somebody else has coins to lose


def test_the_same_scenery_is_the_same_object() -> None:
    match = at("0 visits pang")
    before = scenery(sees(match, 1))
    assert scenery(sees(match, 1)) is before
    play(match, "0 Take coin")
    assert scenery(sees(match, 1)) is before  # a coin is no part of it
    assert scenery(sees(play(match, "1 visits sate"), 1)) is not before


# How far the ship sails


@pytest.mark.rule("M10", "M12")
def test_the_ship_is_bound_for_a_square_for_each_door_nobody_has_to_knock_at() -> None:
    start = at(seats=3)
    assert scenery(sees(start, 0)).sails == 3  # three doors have to be opened
    assert does(start, "Open") == Effect(0, sails=3)
    match = at(seats=3, turn=1, dealer=0, used=["tembo"], row=row("sate 1, pang 1", 3))
    assert scenery(sees(match, 0)).sails == 3
    assert does(match, "Open", 1) == Effect(3, sails=2)
    near = at(seats=3, turn=1, used=["tembo"], row=row("sate 1, pang 1", 3), ship=17)
    assert scenery(sees(near, 0)).sails == 1  # the mutiny is there
    ghost = at(seats=2, turn=1, row=row("ghost 1", 4))
    assert scenery(sees(ghost, 0)).sails == 3  # nobody uses the Ghost


# What may come


@pytest.mark.rule("M37")
def test_the_odds_are_what_this_viewer_has_not_seen() -> None:
    sailors = {"A": [7, 4, [0]]}
    match = at(hands=[["pink3"] * 4, ["grey1"]], sailors=sailors, lifeboat="ojo", turn=0)
    mine, other = (scenery(sees(match, seat)) for seat in (0, 1))
    assert "pink3" not in {one.card for one in mine.combat}
    assert {one.card: one.copies for one in other.combat}["pink3"] == 4
    assert mine.sailors == (1, 2, 3, 5, 6, 8, 9, 10)
    assert other.sailors == tuple(range(1, 11))
    assert len(mine.unseen) == 12
    assert "ojo" not in mine.unseen


# What goes from where to where


def test_cards_and_coins_go_where_the_rules_send_them() -> None:
    assert moves(at("0 visits pang"), "Take coin") == (Move("coin", 1, "supply", 0),)
    assert moves(at("0 visits chang_ye"), "Steal 1") == (Move("coin", 1, 1, 0),)
    nero = at("0 visits dean_nero")
    assert moves(nero, "Trade cards 2") == (Move("coin", 2, "supply", 0),)
    assert moves(nero, "Trade coins 1") == (Move("coin", 1, 0, "supply"),)
    assert moves(nero, "Trade cards 0") == ()
    gold = at("0 visits valverde")
    assert moves(gold, "Draw gold2") == (Move("gold", 1, "gold", 0, "gold2"),)
    diaz = at("0 visits diaz")
    assert moves(diaz, "Draw gold2") == (Move("gold", 1, "gold", "room", "gold2"),)
    play(diaz, "luck Draw gold2")
    assert moves(diaz, "Draw pink1") == (Move("combat", 1, "combat", "room", "pink1"),)
    kept = moves(play(diaz, "luck Draw pink1"), "Keep pink1")
    under = Move("gold", 1, "room", "gold", "gold2")
    assert kept == (Move("combat", 1, "room", 0, "pink1"), under)
    assert moves(at("0 visits bijoux"), "Pledge diaz") == (Move("seal", 1, "room", 0),)


@pytest.mark.rule("M37")
def test_what_is_sealed_is_told_from_behind() -> None:
    drawn = effect(sees(at("0 visits crackpott"), 1), SEALED)
    assert drawn == Effect(pirate="crackpott", moves=(Move("combat", 1, "combat", 0),))
    buried = effect(sees(at("0 visits wessel_jan; 0 Number 1"), 1), SEALED)
    assert buried == Effect(pirate="wessel_jan", moves=(Move("combat", 1, 0, "combat"),))
    sworn = [effect(sees(at("0 visits bijoux"), 1), SEALED)]
    assert sworn == [Effect(pirate="bijoux", moves=(Move("seal", 1, "room", 0),))]
    assert effect(sees(at("0 visits cambivalute; luck Sailor 3; luck Sailor 4"), 1), SEALED) is None


@pytest.mark.rule("M30")
def test_a_card_laid_tells_what_the_sums_become() -> None:
    match = duel(hands=[["pink2", "grey3"], ["grey1"]])
    assert does(match, "Lay pink2") == Effect(
        moves=(Move("combat", 1, 0, "hatch", "pink2"),), totals=Totals(7, 3)
    )
    told = does(match, "Lay grey3")
    assert told is not None
    assert told.totals == Totals(5, 6)
    monkey = does(match, "Lay monkey")
    assert monkey is not None
    assert monkey.totals is None


@pytest.mark.rule("M30")
def test_the_last_card_of_a_round_is_an_event_whoever_lays_it() -> None:
    match = duel(hands=[["pink2", "grey3"], ["grey1", "grey1"]])
    assert effect(sees(match, 0), SEALED) is None
    play(match, "1 Lay grey1")
    mine = does(match, "Lay pink2")
    assert mine is not None
    assert mine.event
    assert effect(sees(match, 1), SEALED) == Effect(event=True)


def test_a_coin_stolen_is_an_event_to_all_but_the_thief() -> None:
    seen = [does(at("0 visits chang_ye"), "Steal 1", seat) for seat in (0, 1, WATCHER)]
    assert [one is not None and one.event for one in seen] == [False, True, True]


def test_luck_shows_who_opens_and_who_is_seasick() -> None:
    assert does(at("0 Open"), "Door tembo") == Effect(0, "tembo")
    storm = at(ship=8, storms=1, turn=0)
    assert does(storm, "Storm ojo") == Effect(pirate="ojo", event=True)
    seen = [does(at("0 Open"), "Door ghost", seat) for seat in (0, 1, WATCHER)]
    assert seen == [Effect(0, "ghost", event=True, hits=mine) for mine in (True, False, False)]


# What is touched


def touched(match: AnyMatch, seat: int = 0) -> dict[str, Handles]:
    view = sees(match, seat)
    return {act: handles(view, read_act(match.game, act)) for act in menu(match, seat)}


def twice(handle: str, *more: str) -> Handles:
    return Handles((handle,), (handle, *more))


def test_every_act_of_the_board_is_made_by_touching_its_own_thing() -> None:
    lying = row("sate 1, pang 1", 2)
    turn = touched(at(turn=1, used=["tembo"], row=lying, doors=["sate", "tembo"]), 1)
    assert turn == {
        "Open": twice("door:3"),
        "Use pang": twice("door:2"),
        "Use sate": twice("door:0"),
    }
    assert touched(at("0 visits chang_ye")) == {"Steal 1": twice("seat:1"), "Decline": twice("no")}
    assert touched(at("0 visits bijoux")) == {
        "Pledge valverde": twice("side:valverde"),
        "Pledge diaz": twice("side:diaz"),
    }
    posted = touched(at("0 visits cambivalute; luck Sailor 3; luck Sailor 10"))
    assert posted == {"Post 3 10": twice("pair:3-10"), "Post 10 3": twice("pair:10-3")}
    assert touched(at("0 visits dean_nero"))["Trade cards 0"] == twice("no")
    assert touched(duel(hands=[["pink1"], []]))["Lay pink1"] == twice("card:pink1", "hatch")


def test_a_pair_in_hand_is_touched_as_it_will_stand() -> None:
    letters = {letter: [2 * n + 1, 2 * n + 2, []] for n, letter in enumerate("ABCDE")}
    match = at("0 visits cambivalute", sailors=letters)
    assert touched(match)["Inspect C"] == twice("post:C")
    assert touched(play(match, "0 Inspect C")) == {
        "Swap false": twice("pair:5-6"),
        "Swap true": twice("pair:6-5"),
    }


@pytest.mark.parametrize(
    ("handle", "rule"),
    [
        ("door:0", "M11"),  # visited
        ("door:2", "M9"),  # the Ghost
        ("boat", "M13"),
        ("card:pink1", "M8"),
        ("post:A", "M8"),
        ("seat:1", "M8"),
    ],
)
def test_what_is_touched_in_vain_says_why(handle: str, rule: str) -> None:
    lying = row("sate 2, ghost 1", 3)
    match = at(seats=3, turn=2, used=["tembo"], row=lying, lifeboat="ojo")
    meant: Any = wish(sees(match, 2), [handle])
    assert meant is not None
    refusal = match.state.refusal(2, meant)
    assert refusal is not None
    assert refusal.rule == rule


def test_what_means_no_act_is_not_asked_about() -> None:
    assert wish(sees(at(), 0), ["chest", "deck:combat", "boat", "hatch"]) is None
    assert wish(sees(at(), 0), ["door:4"]) == read_act(at().game, "Open")
    assert wish(sees(duel(), 0), ["seat:1"]) == read_act(at().game, "Rob 1")
    ojo = at("0 visits ojo", sides=["diaz", "diaz"])
    assert wish(sees(ojo, 0), ["seat:1"]) == read_act(at().game, "Peek 1")
    assert wish(sees(at(), 0), ["look:gold1"]) == read_act(at().game, "Keep gold1")
