"""The engine against the oracle: two programs of the same rules, the same random match."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from flibuste import LUCK, Match
from flibuste.core.luck import choose
from flibuste.core.playout import listed
from flibuste.games.cartagena.parts import BOAT, COPIES, CREW, ROW, SQUARES, SYMBOLS, symbols_along
from flibuste.games.cartagena.sight.notation import write
from flibuste.games.cartagena.tests import oracle

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
MATCHES = 5200 if LONG else 320  # in all, half of them from scarce positions
PARTS = 8
EVERY_RULE = tuple(f"C{number}" for number in (2, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))


@pytest.mark.rule(*EVERY_RULE)
@pytest.mark.parametrize("part", range(PARTS))
def test_whole_random_matches_agree_with_the_oracle(part: int) -> None:
    for number in range(part, MATCHES // 2, PARTS):
        rng = Random(f"whole {number}")
        seats, options = drawn_options(rng)
        compare(Match("cartagena", seats, options), oracle.Table(), options, rng)


@pytest.mark.rule(*EVERY_RULE)
@pytest.mark.parametrize("part", range(PARTS))
def test_matches_from_scarce_positions_agree_with_the_oracle(part: int) -> None:
    for number in range(part, MATCHES // 2, PARTS):
        rng = Random(f"scarce {number}")
        seats, options = drawn_options(rng)
        position = scarce_position(seats, str(options["variant"]), rng)
        table = oracle_table(position)
        compare(Match.at("cartagena", position, options), table, options, rng)


def drawn_options(rng: Random) -> tuple[int, dict[str, Any]]:
    seats = rng.randint(2, 5)
    options: dict[str, Any] = {
        "variant": rng.choice(["jamaica", "tortuga"]),
        "boat_is_final": rng.random() < 0.3,
        "turn_limit": rng.choice([1, 20, 60, 500]),
    }
    if rng.random() < 0.3:
        options["first"] = rng.randrange(seats)
    if rng.random() < 0.3:
        options["layout"] = drawn_layout(rng)
    return seats, options


def drawn_layout(rng: Random) -> str:
    return " ".join(name + rng.choice(["", "'"]) for name in rng.sample("ABCDEF", 6))


def scarce_position(seats: int, variant: str, rng: Random) -> dict[str, Any]:
    """Nearly all cards in the hands, so that deck, discards and row run out all the time."""
    cards = [symbol for symbol in SYMBOLS for _ in range(COPIES)]
    rng.shuffle(cards)
    row = [cards.pop() for _ in range(rng.randint(0, ROW))] if variant == "tortuga" else []
    discard = [cards.pop() for _ in range(rng.choice([0, 0, 1, 5, 40]))]
    left = rng.choice([0, 0, 1, 3])
    hands: list[list[str]] = [[] for _ in range(seats)]
    while len(cards) > left:
        hands[rng.randrange(seats) if rng.random() < 0.5 else 0].append(cards.pop())
    crowd: Counter[int] = Counter()
    pirates = []
    for _ in range(seats):
        crew: list[int] = []
        while len(crew) < CREW:
            square = rng.choice([0, rng.randint(1, SQUARES), rng.randint(1, 12), BOAT])
            if (square in (0, BOAT) or crowd[square] < 3) and crew.count(BOAT) + (
                square == BOAT
            ) < CREW:
                crowd[square] += 1
                crew.append(square)
        pirates.append(crew)
    return {
        "seats": seats,
        "variant": variant,
        "layout": drawn_layout(rng),
        "pirates": pirates,
        "hands": [dict(Counter(hand)) for hand in hands],
        "row": row,
        "discard": dict(Counter(discard)),
        "turn": rng.randrange(seats),
        "moves": rng.randrange(3),
        "passes": 0,
    }


def oracle_table(position: dict[str, Any]) -> oracle.Table:
    hands = [list(Counter(hand).elements()) for hand in position["hands"]]
    discard = list(Counter(position["discard"]).elements())
    deck = Counter(dict.fromkeys(SYMBOLS, COPIES))
    for cards in (*hands, discard, position["row"]):
        deck.subtract(cards)
    return oracle.Table(
        pirates=[list(crew) for crew in position["pirates"]],
        hands=hands,
        row=list(position["row"]),
        deck=list(deck.elements()),
        discard=discard,
        turn=position["turn"],
        moves=position["moves"],
        board=list(symbols_along(position["layout"])),
    )


def compare(
    match: Match[Any, Any, Any], table: oracle.Table, options: dict[str, Any], rng: Random
) -> None:
    """Play one random match in both; every question and every answer must be the same."""
    script = oracle.play(match.seats, table=table, **options)
    question: oracle.Question | oracle.Result = next(script)
    while isinstance(question, oracle.Question):
        check_question(match, table, question)
        if question.seat == LUCK:
            act: Any = choose(match.state.odds(), rng)
        else:
            act = rng.choice(match.state.legal(question.seat))
        match.act(question.seat, act)
        question = next_question(script, act)
    assert match.state.awaiting() == ()
    assert list(match.state.scores()) == question.scores
    assert list(match.state.ranks()) == question.ranks


def next_question(
    script: Generator[oracle.Question, Any, oracle.Result], act: Any
) -> oracle.Question | oracle.Result:
    try:
        return script.send(act)
    except StopIteration as end:
        result: oracle.Result = end.value
        return result


def check_question(
    match: Match[Any, Any, Any], table: oracle.Table, question: oracle.Question
) -> None:
    assert list(match.state.awaiting()) == [question.seat]
    if question.seat == LUCK:
        theirs = dict(zip(question.acts, question.weights, strict=True))
        assert dict(match.state.odds()) == theirs
        return
    acts = listed(match.state, question.seat)
    assert len(acts) == len(question.acts)
    assert set(acts) == set(question.acts)
    ours = write(match.state)
    assert ours["pirates"] == [sorted(crew) for crew in table.pirates]
    assert ours["hands"] == [dict(Counter(hand)) for hand in table.hands]
    assert ours["discard"] == dict(Counter(table.discard))
    assert (ours["row"], ours["turn"]) == (table.row, table.turn)
    assert (ours["moves"], ours["turns"]) == (table.moves, table.turns)
    if not table.moves:
        assert ours["passes"] == table.passes
