"""The command ``flibuste referee``: one JSON object per line in, one out, flushed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.contract.outsider import Json, Outsider, check_failure, started

COMMAND = [str(Path(sys.executable).with_name("flibuste")), "referee"]
PATIENCE = 120  # seconds after which a silent command is ended, and its test fails
START = b'{"do": "start", "game": "cartagena", "seats": 2, "luck": {"seed": 1}}'
DUMP = b'{"do": "dump"}'
GARBAGE: dict[str, bytes] = {
    "a word": b"ahoy",
    "half an object": b'{"do": "state"',
    "two objects": b'{"do": "state"} {"do": "state"}',
    "a list": b'[{"do": "state"}]',
    "a number": b"3",
    "null": b"null",
    "a text": b'"state"',
    "single quotes": b"{'do': 'state'}",
    "no UTF-8": b'{"do": "\xff\xfe"}',
    "half a character": b'{"do": "\\ud800"}',
    "half a character as game": b'{"do": "start", "game": "\\ud800", "seats": 2}',
    "zero byte": b'{"do": "\x00"}',
    "NaN": b'{"do": "undo", "to": NaN}',
    "infinity": b'{"do": "undo", "to": 1e999}',
    "5000 digits": b'{"do": "undo", "to": ' + b"9" * 5000 + b"}",
    "deep lists": b"[" * 100_000,
    "deep closed lists": b"[" * 100_000 + b"]" * 100_000,
    "deep objects": b'{"do": "act", "seat": 0, "act": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
    "a megabyte": b'{"do": "' + b"x" * 10**6 + b'"}',
    "a long act": b'{"do": "act", "seat": 0, "act": {"type": "' + b"x" * 5000 + b'"}}',
}


def converse(*lines: bytes, end: bytes = b"\n") -> list[Json]:
    """All lines at once; the answers when the command has ended by itself."""
    run = subprocess.run(
        COMMAND, input=b"\n".join(lines) + end, capture_output=True, timeout=PATIENCE, check=False
    )
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b""
    return [json.loads(line) for line in run.stdout.decode("utf-8").splitlines()]


def in_python(*lines: bytes) -> list[Json]:
    table = Outsider()
    return [table.ask(**json.loads(line)) for line in lines]


@contextmanager
def conversation() -> Iterator[subprocess.Popen[str]]:
    """The command at the other end of two pipes; a watchdog ends it if it stays silent."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        watchdog = threading.Timer(PATIENCE, process.kill)
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            process.kill()


def say(process: subprocess.Popen[str], **request: Any) -> Json:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(request) + "\n")
    process.stdin.flush()
    answer: Json = json.loads(process.stdout.readline())
    return answer


def test_the_command_answers_as_the_referee_in_python_does() -> None:
    lines = [
        b'{"do": "games"}',
        b'{"do": "state"}',
        START,
        b'{"do": "menu", "seat": 0}',
        b'{"do": "view", "seat": "watcher"}',
        b'{"do": "why", "seat": 0, "act": {"type": "EndTurn"}}',
        b'{"do": "act", "seat": 1, "act": {"type": "EndTurn"}}',
        b'{"do": "play", "seed": 1, "acts": 30}',
        b'{"do": "shown", "to": 1}',
        b'{"do": "imagine", "seat": 1, "seed": 2}',
        b'{"do": "perft", "depth": 2}',
        b'{"do": "undo", "to": 25}',
        DUMP,
        b'{"do": "play", "seed": 1}',
        b'{"do": "load", "code": "ahoy"}',
        DUMP,
    ]
    assert converse(*lines) == in_python(*lines)


def test_every_answer_is_there_before_the_next_line_is_sent() -> None:
    rng = random.Random(1)
    mirror = started("cartagena", 3)
    with conversation() as process:
        state = say(process, do="start", game="cartagena", seats=3)["state"]
        while state["awaiting"] and state["number"] < 60:
            seat = state["awaiting"][0]
            act = rng.choice(say(process, do="menu", seat=seat)["acts"])
            state = say(process, do="act", seat=seat, act=act)["state"]
            assert state == mirror.state("act", seat=seat, act=act)
        assert say(process, do="dump") == mirror.dump()


def test_the_command_ends_when_its_input_does() -> None:
    assert converse(end=b"") == []
    assert len(converse(START, end=b"")) == 1


@cache
def after_garbage() -> list[Json]:
    """Each piece of garbage in one conversation, with a dump before and after it."""
    lines = [START, DUMP, *(line for garbage in GARBAGE.values() for line in (garbage, DUMP))]
    run = subprocess.run(
        COMMAND, input=b"\n".join(lines), capture_output=True, timeout=PATIENCE, check=False
    )
    return [json.loads(line) for line in run.stdout.decode("utf-8").splitlines()]


@pytest.mark.parametrize("number", [pytest.param(n, id=name) for n, name in enumerate(GARBAGE)])
def test_garbage_is_a_bad_request_and_changes_nothing(number: int) -> None:
    answers = after_garbage()[1 + 2 * number :][:3]
    assert len(answers) == 3, "the command ended before its input"
    before, answer, after = answers
    check_failure(answer)
    assert answer["error"] in ("bad_request", "unknown_game")
    assert before == after
    assert before["ok"]


def test_much_garbage_in_a_row_does_not_end_the_command() -> None:
    rng = random.Random(1)
    noise = [
        bytes(rng.choice(b' {}[]",:0123456789abc\\\xe9\xff') for _ in range(rng.randrange(1, 60)))
        for _ in range(300)
    ]
    noise = [line for line in noise if line.strip()]
    answers = converse(START, DUMP, *noise, *GARBAGE.values(), DUMP)
    assert len(answers) == len(noise) + len(GARBAGE) + 3
    for answer in answers[2:-1]:
        check_failure(answer)
    assert answers[-1] == answers[1]


def test_empty_lines_are_passed_over_or_refused_but_end_nothing() -> None:
    answers = converse(b"", START, b"", b"   ", b"\t", DUMP, b"", end=b"\n\n")
    good = [answer for answer in answers if answer["ok"]]
    assert good == in_python(START, DUMP)
    for answer in answers:
        if not answer["ok"]:
            check_failure(answer)
            assert answer["error"] == "bad_request"


def test_lines_may_end_as_on_other_machines() -> None:
    assert converse(START + b"\r", DUMP + b"\r") == in_python(START, DUMP)


def test_letters_beyond_ascii_come_and_go() -> None:
    (answer,) = converse('{"do": "start", "game": "île", "seats": 2}'.encode())
    check_failure(answer)
    assert answer["error"] == "unknown_game"
    assert "île" in answer["message"]["fr"]
