"""Where a frame ends, while its bytes pass by: there alone something can be put in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.server.sockets import framed
from flibuste.server.tunnel import COME_BACK, Frames, Tunnel


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("step", [1, 7, 1_000_000])
def test_frames_of_every_size_end_where_they_end(size: int, step: int) -> None:
    frames, one = Frames(), framed(b"x" * size)
    text, ends = one * 2, {len(one), 2 * len(one)}
    for at in range(0, len(text), step):
        frames.pass_by(text[at : at + step])
        assert frames.between == (min(at + step, len(text)) in ends)


def test_after_a_frame_that_closes_nothing_more_is_said() -> None:
    frames = Frames()
    frames.pass_by(framed(b"hello"))
    assert frames.between
    frames.pass_by(COME_BACK)
    assert not frames.between


@pytest.mark.anyio
async def test_a_line_on_which_somebody_spoke_before_its_handshake_is_closed() -> None:
    closed: list[bool] = []
    transport = SimpleNamespace(close=lambda: closed.append(True))
    line: Any = SimpleNamespace(read_paused=True, transport=transport)
    await Tunnel("worker").carry(line)
    assert closed
