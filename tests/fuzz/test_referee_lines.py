"""Malformed lines to the referee: each is answered in the contract's form, none is stumbled over,
and a refused one changes nothing.  100,000 of them in the long run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import flibuste
from flibuste.terminal.lines import answer
from tests.contract.outsider import check_failure
from tests.fuzz.mutations import mutated, spoiled

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
LINES = 20_000 if LONG else 400  # for each game
AFRESH = 100  # lines, after which another match is begun
STUMBLED = ("stumbled", "trébuché")
Json = dict[str, Any]


def begun(key: str, rng: Random) -> flibuste.Referee:
    """A match of this game somewhere in its middle."""
    referee = flibuste.Referee()
    seats = rng.choice(flibuste.game(key).seats)
    luck: Any = rng.choice(("ask", {"seed": rng.randrange(1000)}))
    start = {"do": "start", "game": key, "seats": seats, "luck": luck, "forced": "ask"}
    assert referee.ask(start)["ok"]
    assert referee.ask({"do": "play", "seed": rng.randrange(1000), "acts": rng.randrange(60)})["ok"]
    return referee


def good_requests(referee: flibuste.Referee, rng: Random) -> list[Json]:
    """What a friend would ask at this table: every kind of request, most often acts."""
    match = referee.match
    game, seats = match.game.key, match.seats
    dumped = referee.ask({"do": "dump"})
    seat = rng.choice([*range(seats), *referee.ask({"do": "state"})["state"]["awaiting"]])
    acts = [
        {"do": do, "seat": actor, "act": act}
        for actor in (seat, "luck")
        for act in referee.ask({"do": "menu", "seat": actor})["acts"][:20]
        for do in ("act", "why")
    ]
    imagined = referee.ask({"do": "imagine", "seat": rng.randrange(seats), "seed": 1})["position"]
    manner = {"luck": {"seed": 1}, "forced": "play"}
    head = {"game": game, "options": flibuste.to_json(match.options)}
    return [
        *rng.sample(acts, min(len(acts), 10)),
        *({"do": "position", **head, "position": imagined, **manner} for _ in range(6)),
        {"do": "position", **head, "position": dumped["position"]},
        {"do": "start", **head, "seats": seats, **manner},
        {"do": "load", "code": dumped["code"]},
        {"do": "load", **head, "seats": seats, "journal": dumped["journal"][:8]},
        *({"do": do} for do in ("state", "dump", "games")),
        *({"do": do, "seat": seat} for do in ("menu", "view")),
        {"do": "shown", "to": seat, "after": max(0, len(match.journal) - 2)},
        {"do": "imagine", "seat": seat, "seed": 1},
        {"do": "undo", "to": len(match.journal)},
        {"do": "play", "seed": "x", "acts": 2},
        {"do": "perft", "depth": 1},
    ]


def bad_line(goods: list[Json], others: list[Json], rng: Random) -> bytes:
    request: Any = rng.choice(goods)
    if rng.random() < 0.9:
        request = mutated(request, rng, others)
    if isinstance(request, dict) and request.get("do") == "perft":
        request["depth"] = rng.choice((-1, 1, 2, 7, "2", None, 1.0))  # deeper counts take hours
    return spoiled(request, rng)


def kept(referee: flibuste.Referee) -> Any:
    """All that a refused request must leave as it is."""
    table = referee.course
    if table is None:
        return None
    luck = dict(table.luck.asked) if table.luck else None
    return id(table), len(table.match.journal), luck, table.match.game.write(table.match.state)


def check_answer(line: bytes, told: Json) -> bool:
    """The answer is the contract's; whether it was a refusal."""
    json.dumps(told, allow_nan=False)
    if told["ok"]:
        return False
    check_failure(told)
    for language, word in zip(("en", "fr"), STUMBLED, strict=True):
        assert word not in told["message"][language], (line[:2000], told)
    return True


@pytest.mark.parametrize("key", flibuste.games())
def test_a_malformed_line_is_refused_and_changes_nothing(key: str) -> None:
    rng = Random(f"lines of {key}")
    others = [r for game in flibuste.games() for r in good_requests(begun(game, rng), rng)]
    refused = 0
    for number in range(LINES):
        if number % AFRESH == 0:
            referee = begun(key, rng)
            goods, before = good_requests(referee, rng), kept(referee)
        line = bad_line(goods, others, rng)
        if check_answer(line, answer(referee, line)):
            refused += 1
            assert kept(referee) == before, line[:2000]
        else:
            before = kept(referee)
    assert refused > LINES // 2  # the mutations do spoil something


def test_the_command_answers_every_malformed_line_and_ends_with_its_input() -> None:
    rng = Random("a pipe")
    referee = begun("rum", rng)
    goods = good_requests(referee, rng)
    lines = [bad_line(goods, goods, rng) for _ in range(LINES)]
    done = subprocess.run(
        [sys.executable, "-m", "flibuste", "referee"],
        input=b"\n".join([*lines, b'{"do": "games"}']),
        capture_output=True,
        check=True,
    )
    answers = [json.loads(told) for told in done.stdout.splitlines()]
    assert len(answers) == len(lines) + 1
    assert answers[-1]["ok"]
    assert done.stderr == b""
    for line, told in zip(lines, answers, strict=False):
        check_answer(line, told)
