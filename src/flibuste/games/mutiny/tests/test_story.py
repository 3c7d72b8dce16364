"""What players read: the same for all who must not know, and clear about what is secret."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste import Match
from flibuste.core.protocol import LUCK, WATCHER
from flibuste.core.sections import as_text, spoken
from flibuste.core.spelling import read_act
from flibuste.core.words import LANGUAGES, words

PAIRS = {letter: [one, one + 5, []] for one, letter in enumerate("ABCDE", 1)}


def told(position: dict[str, Any], acts: list[str], viewer: int, language: str = "en") -> list[str]:
    """All sentences that a viewer hears."""
    match: Match[Any, Any, Any] = Match.at("mutiny", position)
    game, say = match.game, words("mutiny", language).say
    heard = []
    for line in acts:
        who, _, text = line.partition(" ")
        seat = LUCK if who == "luck" else int(who)
        action, before = read_act(game, text), match.state.copy()
        match.act(seat, action)
        views = game.view(before, viewer), game.view(match.state, viewer)
        shown = game.shown(before, seat, action, viewer)
        heard += [say(message) for message in game.story(views[0], seat, shown, views[1])]
    return heard


def cabin(pirate: str, **more: Any) -> dict[str, Any]:
    row = [{"pirate": pirate, "waited": 0}, *[None] * 5]
    return {"seats": 3, "dealer": 0, "turn": 0, "row": row, **more}


@pytest.mark.rule("M24", "M37")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_nobody_reads_whether_bijoux_changed_anything(viewer: int, language: str) -> None:
    sworn = cabin("bijoux", sides=["diaz", "valverde", None])
    same, other = (
        told(sworn, ["0 Use bijoux", f"0 Pledge {side}"], viewer, language)
        for side in ("diaz", "valverde")
    )
    assert same == other
    assert len(same) == 2


@pytest.mark.rule("M24")
def test_whoever_swears_reads_to_whom_and_not_whether_it_is_new() -> None:
    first = told(cabin("bijoux"), ["0 Use bijoux", "0 Pledge diaz"], 0)
    again = told(
        cabin("bijoux", sides=["valverde", None, None]), ["0 Use bijoux", "0 Pledge diaz"], 0
    )
    assert first == again == ["You visit Bijoux.", "You swear allegiance to Diaz; nobody sees it."]


@pytest.mark.rule("M25", "M37")
def test_ojo_tells_the_others_at_whom_and_only_the_spy_what() -> None:
    sworn = cabin("ojo", sides=["diaz", "valverde", None])
    acts = ["0 Use ojo", "0 Peek 1"]
    assert told(sworn, acts, 0)[1] == "You look at Blue’s allegiance: it is Valverde."
    assert told(sworn, acts, 1)[1] == "Red looks at your allegiance."
    assert told(sworn, acts, 2)[1] == "Red looks at Blue’s allegiance."
    assert told(sworn, acts, WATCHER) == told(sworn, acts, 2)


@pytest.mark.rule("M26", "M37")
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_nobody_reads_whether_a_pair_was_swapped(viewer: int) -> None:
    stands = cabin("cambivalute", sailors=PAIRS)
    acts = ["0 Use cambivalute", "0 Inspect B"]
    same, other = (told(stands, [*acts, f"0 Swap {swap}"], viewer) for swap in ("false", "true"))
    assert same == other
    assert same[1:] == [
        "Red looks at the sailors on B.",
        "Red puts the sailors back on B, swapped or not.",
    ]
    assert told(stands, [*acts, "0 Swap true"], 0)[2] == (
        "You swap them: on B it is now 7 for Valverde, 2 for Diaz."
    )


@pytest.mark.rule("M16", "M37")
def test_with_diaz_all_read_from_which_deck_the_card_was_kept() -> None:
    acts = ["0 Use diaz", "luck Draw gold3", "luck Draw grey1", "0 Keep gold3"]
    assert (
        told(cabin("diaz"), acts, 1)[-1]
        == "Red keeps a gold card; a combat card goes under its deck."
    )
    assert (
        told(cabin("diaz"), acts, 0)[-1] == "You keep the gold 3; the grey 1 goes under its deck."
    )


@pytest.mark.rule("M19", "M20", "M37")
@pytest.mark.parametrize(
    ("acts", "hand"),
    [
        (["0 Use wessel_jan", "0 Number 1"], ["grey3"]),
        (["0 Use wessel_jan", "0 Number 2", "0 Under pink1"], ["pink1", "grey3"]),
        (["0 Use dean_nero", "0 Trade cards 1"], ["grey3"]),
        (["0 Use dean_nero", "0 Trade cards 2", "0 Under pink1"], ["pink1", "grey3"]),
    ],
)
def test_the_last_card_goes_unasked_all_hear_of_it_and_its_owner_alone_which(
    acts: list[str], hand: list[str]
) -> None:
    position = cabin(acts[0].split()[-1], hands=[hand, [], []])
    assert told(position, acts, 0)[-1] == "Your grey 3 goes under the deck."
    for viewer in (1, 2, WATCHER):
        heard = told(position, acts, viewer)
        assert heard[-1] == "Red’s last combat card goes under the deck."
        assert heard.count("Red puts a card under the deck.") == len(hand) - 1


DUEL: dict[str, Any] = {
    "seats": 4,
    "phase": "duels",
    "duel": "A",
    "dealer": 0,
    "round": 2,
    "laid": {"pink": 4, "grey": 3},
    "sailors": {"A": [4, 7, []]},
    "sides": ["valverde", "diaz", "valverde", "diaz"],
    "hands": [["pink3", "pink1"], ["grey1"], ["grey1", "grey2"], ["pink1", "pink1"]],
}


@pytest.mark.rule("M30", "M32")
def test_a_reveal_names_the_monkeys_and_nobody_else() -> None:
    acts = ["0 Lay pink3", "1 Lay monkey", "2 Lay grey1", "3 Lay monkey"]
    heard = told({**DUEL, "coins": [1, 1, 1, 1]}, acts, 0)
    assert heard[:2] == ["You lay your pink 3 face down.", "Blue lays a card face down."]
    assert heard[4:] == [
        "Round 2 turns up pink 3, grey 1, Blue’s monkey and Yellow’s monkey: Valverde 11, Diaz 11.",
        "From the supply the monkeys bring a coin each to Blue and Yellow.",
    ]


@pytest.mark.rule("M33")
def test_a_short_supply_is_told_before_the_monkeys_are_paid() -> None:
    acts = ["0 Lay pink3", "1 Lay monkey", "2 Lay monkey", "3 Lay pink1"]
    heard = told({**DUEL, "coins": [13, 1, 0, 15]}, acts, 1)
    assert heard[-2:] == [
        "The supply is short. Everybody pays in one coin: Red, you and Yellow.",
        "From the supply the monkeys bring a coin each to you and Green.",
    ]


@pytest.mark.rule("M37")
@pytest.mark.parametrize(
    ("seen", "lines"),
    [
        ([[1], [1], [1]], ["Combat deck, cards 1 to 3 from the bottom: known to Blue"]),
        (
            [[1], [0], [0]],
            [
                "Combat deck, cards 1 to 2 from the bottom: known to you",
                "Combat deck, card 3 from the bottom: known to Blue",
            ],
        ),
    ],
)
def test_the_board_names_who_knows_the_lowest_cards_once(
    seen: list[list[int]], lines: list[str]
) -> None:
    names = ("pink3", "grey3", "pink2")
    under = [{"card": name, "seen": seats} for name, seats in zip(names, seen, strict=True)]
    position = cabin("ojo", under={"combat": under, "gold": []})
    match: Match[Any, Any, Any] = Match.at("mutiny", position)
    board = spoken(match.game.board(match.game.view(match.state, 0)), words("mutiny", "en"))
    told = [line for section in board for line in section.lines if "known to" in line]
    assert told == lines


@pytest.mark.rule("M37")
def test_the_board_of_a_player_and_of_a_watcher_tell_different_things() -> None:
    position = cabin("ojo", sides=["diaz", "valverde", None], hands=[["pink3", "grey2"], [], []])
    match: Match[Any, Any, Any] = Match.at("mutiny", position)
    boards = [
        as_text(match.game.board(match.game.view(match.state, seat)), words("mutiny", "en"))
        for seat in (0, 1, WATCHER)
    ]
    assert "Combat cards: pink 3 and grey 2" in boards[0]
    assert "You have sworn to Diaz" in boards[0]
    assert "You have sworn to Valverde" in boards[1]
    assert "Red: 2 combat cards" in boards[1]
    assert "chest" not in boards[2]
    for board in boards[1:]:
        assert "pink 3" not in board
        assert "Diaz (" not in board


TWO: dict[str, Any] = {
    "seats": 2,
    "dealer": 0,
    "phase": "duels",
    "sides": ["valverde", "diaz"],
    "sailors": {"A": [5, 3, []]},
    "duel": "A",
}


def prompted(**more: Any) -> tuple[str, str, list[str]]:
    """The sentence, its detail and the labels of all acts, for the first player."""
    match: Match[Any, Any, Any] = Match.at("mutiny", TWO | more)
    view, menu = match.view(0), match.state.legal(0)
    table = words("mutiny", "en")
    prompt = match.game.prompt(view, menu)
    labels = [table.say(match.game.label(view, act)) for act in menu]
    return table.say(prompt), table.detail(prompt) or "", labels


@pytest.mark.rule("M32")
def test_the_monkey_says_that_the_duel_goes_on_without_its_owner() -> None:
    hands, laid = [["pink1", "pink1"], ["grey1"]], {"pink": 1, "grey": 1}
    _, detail, labels = prompted(round=2, hands=hands, laid=laid)
    assert detail.endswith("Monkey: the duel goes on without you.")
    assert labels[-1] == "lay the monkey: the duel goes on without you, perhaps a coin"
    alone = prompted(round=3, hands=hands, laid={"pink": 2, "grey": 2}, in_duel=[0])
    assert alone[1].endswith("Monkey: it ends this duel.")
    assert alone[2][-1] == "lay the monkey: it ends this duel"


@pytest.mark.rule("M34")
def test_level_sides_are_told_whose_cards_decide() -> None:
    laid = {"pink": 1, "grey": 3}
    _, detail, _ = prompted(round=2, hands=[["pink1", "pink1"], ["grey1"]], laid=laid)
    assert detail.startswith("Level at 6: the cards decide, Diaz would win.")
    _, detail, _ = prompted(round=2, hands=[[], ["grey1"]], laid=laid)
    assert detail.startswith("Level at 6: the higher cards decide, for Diaz so far.")


@pytest.mark.rule("M31")
def test_who_is_about_to_lay_the_last_card_reads_what_it_costs() -> None:
    hands = [["grey2"], ["grey1"]]
    head, detail, labels = prompted(round=2, hands=hands, laid={"pink": 1, "grey": 1})
    assert head == "Duel A: your last card!"
    assert detail == "Lay it, and you are out in duel B. Monkey: you keep it, and leave this duel."
    assert labels[0] == (
        "lay your last card, grey 2 (Diaz to 6, against you): none for duel B, you are out then"
    )
    _, detail, _ = prompted(round=1, hands=hands)
    assert detail == "You must lay it. Without a card you are out in duel B."


@pytest.mark.rule("M29", "M31")
@pytest.mark.parametrize(("letter", "won"), [("C", 2), ("D", 2), ("E", 2)])
def test_the_last_card_costs_nothing_where_no_duel_comes(letter: str, won: int) -> None:
    """With two duels won the next one may never come; after the fifth there is none."""
    wins = {"valverde": won, "diaz": "ABCDE".index(letter) - won}
    sailors = {name: [one, one + 5, []] for one, name in enumerate("ABCDE", 1)}
    more = {"hands": [["pink1"], ["grey1"]], "duel": letter, "wins": wins, "sailors": sailors}
    _, detail, labels = prompted(round=2, laid={"pink": 3, "grey": 1}, **more)
    if letter == "E":
        assert "out" not in detail.replace("without", "")
        assert labels[0] == "lay a pink 1 (Valverde to 9)"
    else:
        after = chr(ord(letter) + 1)
        assert detail.startswith(f"Lay it, and you are out if duel {after} comes.")
        assert labels[0].endswith(f"none for duel {after}, if it comes you are out")


@pytest.mark.rule("M31")
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_all_hear_who_has_laid_the_last_card(viewer: int) -> None:
    hands = [["pink1", "pink1"], ["grey1"]]
    position = TWO | {"round": 1, "hands": hands}
    heard = told(position, ["0 Lay pink1", "1 Lay grey1"], viewer)
    who = "You have" if viewer == 1 else "Blue has"
    fate = "in duel B you are out of the game" if viewer == 1 else "out of the game in duel B"
    assert heard[-1] == f"{who} no combat card left: {fate}."


@pytest.mark.rule("M18")
def test_of_two_cards_alike_one_is_kept() -> None:
    match: Match[Any, Any, Any] = Match.at("mutiny", cabin("tembo"))
    say = words("mutiny", "en").say
    for line in ("Use tembo", "Draw grey1", "Draw grey1"):
        seat = LUCK if line.startswith("Draw") else 0
        match.act(seat, read_act(match.game, line))
    labels = [say(match.game.label(match.view(0), act)) for act in match.state.legal(0)]
    assert labels == ["keep one grey 1, the other under its deck"]


@pytest.mark.rule("M31", "M35")
def test_where_nobody_wins_the_last_words_tell_why() -> None:
    position = TWO | {"round": 1, "hands": [[], []]}
    heard = told(position, ["0 Lay monkey", "1 Lay monkey"], 0)
    assert heard[-1] == (
        "Nobody left had a combat card for duel A: all are out, and nobody wins, however rich."
    )


@pytest.mark.rule("M30")
def test_who_holds_only_the_other_colour_reads_that_it_counts_against_them() -> None:
    _, detail, labels = prompted(round=1, hands=[["grey1", "grey2"], ["grey1"]])
    assert detail.endswith("all your cards count for Diaz, against you.")
    assert labels[0] == "lay a grey 1 (Diaz to 4, against you)"
    mixed = prompted(round=1, hands=[["pink1", "grey2"], ["grey1"]])
    assert "against" not in mixed[1]
