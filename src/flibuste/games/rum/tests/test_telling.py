"""What players read: stories, prompts, labels and the board as text."""

from __future__ import annotations

import re
from random import Random

import pytest

from flibuste import LUCK, Match
from flibuste.core.protocol import Message
from flibuste.core.sections import as_text, spoken
from flibuste.core.words import LANGUAGES, words
from flibuste.games.rum.acts import Dark, Guard, Move
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.tests.tables import AnyMatch, at, play
from flibuste.games.rum.words.names import guard_odds

BRAWL = {
    "phase": "brawl",
    "pirates": {0: 0, 1: 0, 2: 0, 3: 0},
    "ship": [[0, 3], [1, 2], [2, 4], [3, 1]],
    "rum": [0, 0, 1, 2],
    "face_up": {"bunk": "bunk7", "hammock": "hammock5", "rope": "rope2"},
}


def told(match: AnyMatch, *lines: str, viewer: int = -1) -> list[str]:
    """What a viewer is told of some acts, in English; of nobody's own seat without one."""
    say, game, sentences = words("rum", "en").say, match.game, []
    for line in lines:
        before = match.state.copy()
        play(match, line)
        seat, action = match.journal[-1]
        shown = game.shown(before, seat, action, viewer)
        story = game.story(game.view(before, viewer), seat, shown, game.view(match.state, viewer))
        sentences.append(" ".join(say(message) for message in story))
    return sentences


def asked(match: AnyMatch, language: str = "en") -> str:
    """The sentence above the board for whoever is awaited; for luck's acts as seat 0 reads it."""
    (seat,) = match.state.awaiting()
    menu = match.state.legal(seat) if seat >= 0 else ()
    view = match.game.view(match.state, max(seat, 0))
    return words("rum", language).whole(match.game.prompt(view, menu))


def labels(match: AnyMatch, language: str = "en") -> list[str]:
    (seat,) = match.state.awaiting()
    view = match.game.view(match.state, seat)
    acts = match.state.legal(seat)
    return [words("rum", language).say(match.game.label(view, act)) for act in acts]


# Stories


@pytest.mark.rule("H19", "H20", "H21")
def test_the_brawl_of_four_crews_is_told_throw_by_throw() -> None:
    match = at(4, **BRAWL)
    assert told(match, "luck Roll 4", "luck Roll 3", "2 Barrel", "luck Roll 3", "2 Again") == [
        "Gold rolls 4 and leads column 3.",
        "Black rolls 3.",
        "Black gives a barrel of rum to roll again.",
        "Black rolls 3.",
        "Black rolls once more for the same barrel.",
    ]
    assert told(match, "luck Roll 4", "luck Roll 5", "luck Roll 2") == [
        "Black rolls 4 against 4: Gold loses a pirate. Black crosses the mast.",
        "Gold rolls 5 and leads column 2.",
        "Silver rolls 2 against 5 and loses a pirate.",
    ]
    play(match, "luck Roll 4", "luck Roll 3", "luck Roll 6", "luck Roll 5", "luck Roll 2")
    assert told(match, "3 Barrel", "luck Roll 6", "3 Stand")[-1] == (
        "Blue lets the 6 stand against 6: Silver loses a pirate. Silver is out of the brawl. "
        "Blue crosses the mast. Series 2: Gold 1, Black 2 and Blue 1. "
        "Black crosses unopposed (1 pirate)."
    )
    play(match, "luck Roll 5", "luck Roll 1", "luck Roll 4", "3 Barrel", "luck Roll 2", "3 Again")
    assert told(match, "luck Roll 4", "luck Roll 5", "luck Roll 5") == [
        "Blue rolls 4 against 5 and loses a pirate. Blue is out of the brawl. "
        "Gold crosses the mast. Series 3: Gold 1 and Black 1.",
        "Gold rolls 5 and leads column 1.",
        "Black rolls 5 against 5: Gold loses a pirate. Gold is out of the brawl. Black "
        "gets the bunk worth 7. Gold gets the hammock worth 5. Blue gets the rope worth 2. "
        "Round 2 begins; Silver is the first player.",
    ]


@pytest.mark.rule("H19", "H20", "H21")
def test_whoever_acts_or_falls_is_told_so_as_you() -> None:
    match = at(4, **BRAWL)
    assert told(match, "luck Roll 4", viewer=0) == ["You roll 4 and lead column 3."]
    play(match, "luck Roll 3", "2 Barrel", "luck Roll 3", "2 Again")
    assert told(match, "luck Roll 4", viewer=0) == [
        "Black rolls 4 against 4: you lose a pirate. Black crosses the mast."
    ]
    host = at(3, "0 Move 5.i2", "0 Use", captain="5.pirate", rum=[0, 1, 0])
    assert told(host, "1 Join", viewer=0) == ["Silver pays you a coin and drinks along."]
    chest = at(3, "0 Move 8.i1", "0 Use", captain="8.pirate")
    play(chest, "luck Roll 6", "luck Roll 3")
    assert told(chest, "luck Roll 4", viewer=2)[0].endswith("and costs you 2 points.")


@pytest.mark.rule("H40")
@pytest.mark.rule("H17")
@pytest.mark.parametrize(("number", "end"), [(4, "out until the next round."), (5, "last turn.")])
def test_who_has_no_pirates_left_waits_for_the_next_round_if_there_is_one(
    number: int, end: str
) -> None:
    match = at(3, pirates={0: 3}, coins=[0, 0, 0], captain="1.hq", round=number)
    *_, used = told(match, "0 Move 1.i3", "0 Skip", viewer=0)
    assert "You have no pirates left" in used
    assert end in used


def test_goods_and_rendezvous_are_told_to_their_owner_alone() -> None:
    lines = ("0 Move 3.i3", "0 Use", "luck Tile goods hook4", "0 Keep")
    assert told(at(3, captain="3.guard"), *lines, viewer=0)[2:] == [
        "You draw a hook worth 4.",
        "You keep the goods (hook 4).",
    ]
    assert told(at(3, captain="3.guard"), *lines, viewer=1)[2:] == [
        "Nobody else sees what it is.",
        "Gold keeps the goods.",
    ]
    asked_for = ("0 Move 3.i4", "0 Use", "luck Tile rendezvous rendezvous_rum")
    assert told(at(3, captain="3.guard"), *asked_for, viewer=1)[-1] == (
        "Nobody else knows where it will be."
    )


@pytest.mark.rule("H30")
def test_a_rendezvous_that_takes_place_is_told_to_all_and_announced_to_its_owner() -> None:
    tiles = [{"waiting": ["rendezvous_guard"]}, {}, {}]
    match = at(3, captain="3.goods", tiles=tiles)
    assert "send 2 pirates: guard at the top right, your rendezvous" in labels(match)
    assert told(match, "0 Move 3.i3", viewer=1) == [
        "Gold leads the captain to the guard at the top right with 2 pirates. They meet: Gold "
        "turns a rendezvous at a guard square, worth 4."
    ]


# Prompts and labels


@pytest.mark.rule("H32")
def test_prompts_in_a_tavern_tell_the_stake_and_the_odds() -> None:
    match = at(3, "0 Move 5.i2", "0 Use", captain="5.pirate", rum=[0, 1, 0])
    assert asked(match) == (
        "Drink along at The Swan? It costs 1 coin; you have 2 coins. "
        "At stake: 2 and 4 (4 chances in\N{NO-BREAK SPACE}6)."
    )
    play(match, "1 Join", "2 Decline", "luck Roll 1", "luck Roll 3")
    assert asked(match) == (
        "Your 3 wins the tile of 2. Your last barrel buys another roll: "
        "5 or more is better (2 chances in\N{NO-BREAK SPACE}6)."
    )
    play(match, "1 Barrel", "luck Roll 6")
    assert asked(match) == "Your 6 wins a tile. No roll can do better: keep it."


def test_of_several_tiles_won_one_or_another_is_chosen() -> None:
    match = at(3, "0 Move 5.i2", "0 Use", captain="5.pirate")
    play(match, "1 Join", "2 Decline", "luck Roll 1", "luck Roll 5")
    assert asked(match) == "Choose a tile. Your 5 wins one of these: 2 or 4."
    assert asked(match, "fr").endswith("2 ou 4.")


@pytest.mark.rule("H33")
def test_prompts_at_a_chest_tell_who_is_in_danger() -> None:
    match = at(3, "0 Move 8.i1", "0 Use", captain="8.pirate", rum=[1, 0, 0])
    play(match, "luck Roll 6", "0 Stand", "luck Roll 3")
    assert asked(match) == (
        "Black rolls the die. The sum is 9 of 13: "
        "4 or more stings (3 chances in\N{NO-BREAK SPACE}6)."
    )
    play(match, "luck Roll 2", "luck Roll 4")
    assert asked(match) == (
        "Your 4: the scorpion stings (−2). Your last barrel buys another roll: "
        "only a 1 is safe (1 chance in\N{NO-BREAK SPACE}6)."
    )


@pytest.mark.rule("H33")
def test_who_has_rolled_safely_is_told_what_another_roll_would_risk() -> None:
    match = at(3, "0 Move 8.i1", "0 Use", captain="8.pirate", rum=[0, 0, 1])
    play(match, "luck Roll 6", "luck Roll 3", "luck Roll 2")
    assert asked(match) == (
        "Your 2 makes 11 of 13. Gold is next (scorpion: 5 chances in\N{NO-BREAK SPACE}6). "
        "Keep it; if you roll again, 4 or more stings."
    )


@pytest.mark.rule("H32")
def test_who_has_no_coin_is_told_no_odds() -> None:
    match = at(3, "0 Move 5.i2", "0 Use", captain="5.pirate", coins=[2, 0, 2])
    assert asked(match) == (
        "Gold invites you to drink. The Swan, at stake: 2 and 4. "
        "Drinking along costs a coin, and you have none."
    )
    assert labels(match) == ["pass, for want of a coin"]


@pytest.mark.rule("H19")
def test_prompts_in_the_brawl_tell_what_is_needed() -> None:
    match = at(4, "luck Roll 4", **BRAWL)
    assert asked(match) == (
        "Black rolls the die. Against your 4: it takes 4 or more (3 chances in\N{NO-BREAK SPACE}6)."
    )
    play(match, "luck Roll 3")
    assert asked(match) == (
        "Your 3 loses against 4. Your last barrel buys another roll: "
        "it takes 4 or more (3 chances in\N{NO-BREAK SPACE}6)."
    )


@pytest.mark.rule("H31")
def test_a_map_is_labelled_with_what_it_adds() -> None:
    tiles = [{"map": ["pink5"]}, {}, {}]
    match = at(3, "0 Move 4.i2", captain="4.goods", tiles=tiles)
    assert labels(match) == [
        "take the pink map 3: 8 points more",
        "take the pink map 4: 9 points more",
        "do not use the square",
    ]


# All the way through random matches

BOARDS = 0.2  # how often the board is read


@pytest.mark.parametrize("seats", [2, 5])
def test_labels_differ_and_what_is_told_in_advance_comes_true(seats: int) -> None:
    rng = Random(seats)
    match: AnyMatch = Match("rum", seats)
    while match.state.awaiting():
        (seat,) = match.state.awaiting()
        if seat == LUCK:
            acts, weights = zip(*match.state.odds(), strict=True)
            match.act(seat, rng.choices(acts, weights)[0])
            continue
        language = rng.choice(LANGUAGES)
        assert len(set(labels(match, language))) == len(match.state.legal(seat))
        if rng.random() < BOARDS:
            check_ways(match, seat)
        check_act(match, seat, rng.choice(list(match.state.legal(seat))))


def check_ways(match: AnyMatch, seat: int) -> None:
    """H8, H10: the captain's ways are numbered like the menu, with the same words and prices."""
    view = match.game.view(match.state, seat)
    if view.scenes[-1].__struct_config__.tag != "turn" or view.scenes[-1].step not in (
        "start",
        "again",
    ):
        return
    menu = [act for act in match.state.legal(seat) if isinstance(act, Move | Dark)]
    (section,) = [
        section
        for section in spoken(match.game.board(view), words("rum", "en"))
        if section.title.startswith("The captain’s ways")
    ]
    ways = [line for line in section.lines if re.match(r" ?\d+\. ", line)]
    assert len(ways) == len(menu)
    for number, (line, act) in enumerate(zip(ways, menu, strict=True), 1):
        assert line.startswith(f"{number:2}. ")
        if isinstance(act, Move):
            way = Message("board-way", match.game.label(view, act).args)
            assert line.endswith(words("rum", "en").say(way))


def check_act(match: AnyMatch, seat: int, action: Move | Dark | Guard) -> None:
    """The coins that a move was to cost are paid; a guard's odds are those of its stack."""
    before = match.game.view(match.state, seat)
    match.act(seat, action)
    after = match.game.view(match.state, seat)
    if isinstance(action, Move | Dark) and after.alleys != before.alleys:
        told = effect(before, action)
        assert told is not None
        assert before.coins[seat] - after.coins[seat] == told.coins
    if isinstance(action, Guard):
        odds = [(int(tile.tile[-1]), weight) for tile, weight in match.state.odds()]
        beaten = sum(weight for number, weight in odds if number < before.reserve[seat])
        total = sum(weight for _, weight in odds)
        assert guard_odds(before, action.stack, before.reserve[seat]) == (beaten, total)


@pytest.mark.rule("H26", "H40")
def test_closed_purses_and_covered_tiles_stay_so_on_the_board() -> None:
    options = {"coins": "closed", "tiles": "closed"}
    tiles = [{"guard": ["guard5"]}, {"guard": ["guard6"]}, {}]
    match = at(3, tiles=tiles, coins=[2, 7, 2], options=options)
    board = match.game.board(match.game.view(match.state, 0))
    told = as_text(board[:1], words("rum", "en"))
    assert "guard 5" in told
    assert "guard 6" not in told
    assert "7 coins" not in told
    assert told.count("closed purse") == 2
