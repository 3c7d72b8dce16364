"""Which acts after a throw the bots and hints do not think about (H24)."""

from __future__ import annotations

import pytest

from flibuste.core.protocol import Message
from flibuste.games.rum.acts import Act, Again, Barrel, Stand
from flibuste.games.rum.bot.sense import sensible
from flibuste.games.rum.tests.tables import AnyMatch, at, play


def left(match: AnyMatch) -> list[type[Act]]:
    """What is worth a thought to the one who is awaited."""
    (seat,) = match.state.awaiting()
    return [type(act) for act in sensible(match.view(seat), match.state.legal(seat))]


def asked_again(match: AnyMatch) -> str:
    """What the prompt says about another roll."""
    (seat,) = match.state.awaiting()
    prompt = match.game.prompt(match.view(seat), match.state.legal(seat))
    again = prompt.args["again"]
    assert isinstance(again, Message)
    return again.id


def tavern(roll: int) -> AnyMatch:
    """The Swan with 2 and 4 at stake; the first to throw holds a second throw of a barrel."""
    match = at(3, captain="5.coin", rum=[2, 0, 0], coins=[2, 2, 2])
    play(match, "0 Move 5.i1", "0 Use", "1 Join", "2 Decline", "luck Roll 1", "0 Barrel")
    return play(match, f"luck Roll {roll}")


@pytest.mark.rule("H24", "H32")
def test_nobody_rolls_again_when_every_tile_is_won() -> None:
    match = tavern(5)
    assert asked_again(match) == "again-vain"
    assert left(match) == [Stand]


@pytest.mark.rule("H24", "H32")
def test_nobody_keeps_nothing_when_another_roll_is_paid_for() -> None:
    assert left(tavern(2)) == [Again]
    assert left(tavern(3)) == [Stand, Again]  # the 2 is won, the 4 is not
    match = at(3, captain="5.coin", rum=[1, 0, 0], coins=[2, 2, 2])
    play(match, "0 Move 5.i1", "0 Use", "1 Join", "2 Decline", "luck Roll 1")
    assert left(match) == [Stand, Barrel]  # a barrel may be worth more elsewhere


@pytest.mark.rule("H24", "H19")
def test_the_last_of_a_column_keeps_what_wins_it() -> None:
    ship = [[0, 1], [1, 1]]
    match = at(3, phase="brawl", ship=ship, pirates={0: 0, 1: 0, 2: 0}, rum=[1, 1, 0])
    play(match, "luck Roll 6")
    assert left(match) == [Stand]  # only another 6 beats it
    play(match, "0 Stand", "luck Roll 6")
    assert left(match) == [Stand]
    assert asked_again(match) == "again-vain"


@pytest.mark.rule("H24", "H33")
def test_at_a_chest_a_safe_roll_may_still_be_changed_for_what_it_leaves_the_others() -> None:
    match = at(3, captain="7.coin", rum=[1, 0, 0])
    play(match, "0 Move 7.i4", "0 Use", "luck Roll 1")
    assert left(match) == [Stand, Barrel]
    assert asked_again(match) == "again-barrel"
    up = {"chest": "chest5", "scorpion": "scorpion10"}
    match = at(3, captain="7.coin", rum=[0, 0, 1], face_up=up)
    play(match, "0 Move 7.i4", "0 Use", "luck Roll 6", "luck Roll 3", "luck Roll 1")
    assert left(match) == [Stand]  # stung by any roll
