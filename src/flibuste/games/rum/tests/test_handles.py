"""What of the town and the quay is touched for an act, and what was meant in vain."""

from __future__ import annotations

import pytest

from flibuste.games.rum.acts import Act, Board, Dark, Guard, Move, Recall, Rest, Take, Use
from flibuste.games.rum.board.handles import handles, wish
from flibuste.games.rum.sight.tell import view
from flibuste.games.rum.tests.tables import at, play


@pytest.mark.parametrize(
    ("act", "named"),
    [
        (Move("1.i0"), ("alley:1.i0",)),
        (Dark("1.N1"), ("alley:1.N1",)),
        (Recall(("1.N1", "3.N1")), ("alley:1.N1", "alley:3.N1")),
        (Take("pink3"), ("tile:pink3",)),
        (Guard("big"), ("guard:big",)),
        (Use(), ("square:1.coin",)),
        (Board(), ("ship",)),
        (Rest(), ()),
    ],
)
def test_a_touch_takes_it_and_a_second_one_does_it(act: Act, named: tuple[str, ...]) -> None:
    found = handles(view(at(3, captain="1.coin").state, 0), act)
    assert (found.take, found.goal) == (named, named)


def test_the_one_map_of_its_colour_is_what_the_gold_button_takes() -> None:
    lone, pair = (
        view(at(3, face_up={"map": faces}).state, 0)
        for faces in (["pink3", "green5", "green5"], ["pink3", "pink4"])
    )
    assert handles(lone, Take("pink3")).main
    assert handles(lone, Take("green5")).main
    assert not handles(pair, Take("pink3")).main
    assert not handles(lone, Take("swan4")).main  # of tiles won in a tavern one is picked


@pytest.mark.parametrize(
    ("handle", "act"),
    [
        ("alley:9.i0", Move("9.i0")),
        ("alley:9.S1", Dark("9.S1")),
        ("alley:9.x", None),
        ("tile:pink3", Take("pink3")),
        ("tile:pink9", None),
        ("guard:small", Guard("small")),
        ("guard:huge", None),
        ("square:1.coin", Use()),
        ("square:9.moon", None),
        ("ship", Board()),
        ("moon", None),
    ],
)
def test_what_is_touched_in_vain_meant_an_act(handle: str, act: Act | None) -> None:
    assert wish(view(at(3, captain="1.coin").state, 0), ["alley:1.i0", handle]) == act


@pytest.mark.rule("H27")
def test_at_the_headquarters_an_alley_means_to_call_back() -> None:
    match = play(at(3, captain="1.coin"), "0 Move 1.i2")
    assert wish(view(match.state, 0), ["alley:9.i0"]) == Recall(("9.i0",))


@pytest.mark.rule("H8")
def test_a_square_means_to_lead_the_captain_there() -> None:
    seen = view(at(3, captain="1.coin").state, 0)
    assert wish(seen, ["square:1.pirate"]) == Move("1.i0")
    away = wish(seen, ["square:9.coin"])
    refusal = at(3, captain="1.coin").state.refusal(0, away)
    assert refusal is not None
    assert refusal.rule == "H8"
