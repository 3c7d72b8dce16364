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
    """What changes, where, and how many ticks it is seen."""

    x: int
    y: int
    width: int
    height: int
    points: bytes
    ticks: int = 1

    @property
    def packed(self) -> bytes:
        rows = range(0, len(self.points), self.width)
        return zlib.compress(b"".join(b"\0" + self.points[at : at + self.width] for at in rows), 9)


async def animate(pictures: list[bytes], painter: Page, *, ticks_a_second: int) -> bytes:
    """One file of many PNGs of the same size; the page does the sums of the colours."""
    told = [base64.b64encode(picture).decode() for picture in pictures]
    await painter.evaluate(PALETTE)
    for picture in told:
        await painter.evaluate("picture => film.meet(picture)", picture)
    colours: list[list[int]] = await painter.evaluate("film.choose()")
    frames: list[Frame] = []
    for picture in told:
        changed: dict[str, Any] | None = await painter.evaluate(
            "picture => film.paint(picture)", picture
        )
        if changed is None:
            frames[-1].ticks += 1
        else:
            frames.append(Frame(**{**changed, "points": base64.b64decode(changed["points"])}))
    return apng(frames, colours, ticks_a_second)


def apng(frames: list[Frame], colours: list[list[int]], ticks_a_second: int) -> bytes:
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
        parts.append(chunk(b"fcTL", box + struct.pack(">HHBB", frame.ticks, ticks_a_second, 0, 1)))
        number += 1
        if frame is first:
            parts.append(chunk(b"IDAT", frame.packed))
        else:
            parts.append(chunk(b"fdAT", struct.pack(">I", number) + frame.packed))
            number += 1
    return b"".join([*parts, chunk(b"IEND", b"")])


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
