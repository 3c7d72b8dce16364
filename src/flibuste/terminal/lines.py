"""The referee on a pipe: one JSON request per line in, one answer per line out, flushed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NoReturn, TextIO

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import Message
from flibuste.core.referee import Referee, failure


def answer_lines(requests: Iterable[bytes], answers: TextIO) -> None:
    """Answer every line, also a broken one, until there are no more."""
    referee = Referee()
    for line in requests:
        answers.write(json.dumps(answer(referee, line)) + "\n")
        answers.flush()


def answer(referee: Referee, line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        return bad_request("request-form", f"JSON: {str(error) or type(error).__name__}")
    try:
        return referee.ask(request)
    except Exception as error:  # whatever it is, the next line is waiting
        return bad_request("request-fault", type(error).__name__)


def bad_request(id: str, detail: str) -> dict[str, Any]:
    return failure(FlibusteError(Message(id, {"detail": detail[:200]})))


def _no_number(name: str) -> NoReturn:
    """Python reads NaN and Infinity; JSON has neither."""
    raise ValueError(f"{name} is no number")
