"""A moving picture, written by ourselves: an animated PNG of few colours.

Browsers show it wherever they show a PNG. Every frame holds only the rectangle that changed, and in
it the points that did not change are transparent: they compress to nearly nothing.
"""

from __future__ import annotations

import base64
import struct
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

PALETTE: Final = Path(__file__).with_name("palette.js").read_text("utf-8")


@dataclass
class Frame:
    """What changes, where, and for how many milliseconds it is seen."""

    x: int
    y: int
    width: int
    height: int
    points: bytes
    time: int

    @property
    def packed(self) -> bytes:
        rows = range(0, len(self.points), self.width)
        return zlib.compress(b"".join(b"\0" + self.points[at : at + self.width] for at in rows), 9)


async def animate(pictures: list[tuple[bytes, int]], painter: Page) -> bytes:
    """One file of many PNGs, each with its milliseconds; the page does the sums of the colours."""
    told = [(base64.b64encode(picture).decode(), time) for picture, time in pictures]
    await painter.evaluate(PALETTE)
    for picture, _ in told:
        await painter.evaluate("picture => film.meet(picture)", picture)
    colours: list[list[int]] = await painter.evaluate("film.choose()")
    frames: list[Frame] = []
    for picture, time in told:
        changed: dict[str, Any] | None = await painter.evaluate(
            "picture => film.paint(picture)", picture
        )
        if changed is None:
            frames[-1].time += time
        else:
            points = base64.b64decode(changed.pop("points"))
            frames.append(Frame(**changed, points=points, time=time))
    return apng(frames, colours)


def apng(frames: list[Frame], colours: list[list[int]]) -> bytes:
    """The colour after the last one is "as it was". It plays for ever."""
    first, number = frames[0], 0
    parts = [
        b"\x89PNG\r\n\x1a\n",
        chunk(b"IHDR", struct.pack(">IIBBBBB", first.width, first.height, 8, 3, 0, 0, 0)),
        chunk(b"acTL", struct.pack(">II", len(frames), 0)),
        chunk(b"PLTE", bytes(value for colour in [*colours, [0, 0, 0]] for value in colour)),
        chunk(b"tRNS", b"\xff" * len(colours) + b"\0"),
    ]
    for frame in frames:
        box = struct.pack(">IIIII", number, frame.width, frame.height, frame.x, frame.y)
        # Nothing is wiped afterwards, and what is transparent lets the frame before be seen.
        parts.append(chunk(b"fcTL", box + struct.pack(">HHBB", frame.time, 1000, 0, 1)))
        number += 1
        if frame is first:
            parts.append(chunk(b"IDAT", frame.packed))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + frame.packed))
            number += 1
    return b"".join([*parts, chunk(b"IEND", b"")])


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
