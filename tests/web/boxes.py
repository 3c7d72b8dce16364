"""Boxes of a table, sampled over a match: what jumps, what is cut, what lies outside."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Final

from playwright.async_api import TimeoutError as NotTouched

from tests.web.guest import Guest, Json
from tests.web.test_match import has_acted

Size = tuple[int, int]
LOOK: Final = Path(__file__).with_name("boxes.js").read_text("utf-8")
JUMP: Final = 0.5  # pixels: less is nobody's jump
LIT: Final = (
    ".board button[data-handle]:not([aria-disabled=true], [aria-pressed=true]), "
    ".board [data-handle][role=button]:not([aria-pressed=true]), "
    ".foot [data-deed], .below [data-deed], .pick:not([aria-pressed=true])"
)
LOT: Final = " of "  # in the name of what is at stake, before all that is (boxes.js)
COVERED: Final = 3000  # milliseconds: drawn things overlap, and the middle of one may be another's
TOUCHES: Final = 40  # a hand that tries everything has done something by then


class Album:
    """What was seen at each size; what is wrong, each thing once."""

    def __init__(self) -> None:
        self.looks = 0
        self.first: dict[Size, Json] = {}
        self.moved: dict[str, float] = {}  # the furthest from where it lay first, in pixels
        self.cut: set[str] = set()
        self.outside: set[str] = set()
        self.letters: dict[tuple[Size, str], int] = {}  # of a name, that are seen

    def add(self, size: Size, look: Json) -> None:
        self.looks += 1
        first = self.first.setdefault(size, {})
        # What has left its scene may lie elsewhere in the next one.
        for name in [name for name in first if LOT in name and name not in look["boxes"]]:
            del first[name]
        for name, box in look["boxes"].items():
            was = first.setdefault(name, box)
            far = max(abs(side - other) for side, other in zip(box, was, strict=True))
            if far > JUMP:
                self.moved[f"{size} {name}"] = max(far, self.moved.get(f"{size} {name}", 0))
            if not inside(box, size) and not name.startswith("strip "):
                self.outside.add(f"{size} {name}: {box}")
        if any(over > 0 for over in look["scrolls"]):
            self.outside.add(f"{size} the page scrolls: {look['scrolls']}")
        self.cut.update(f"{size} {told}" for told in look["cut"])
        for name, letters in look["names"].items():
            self.letters[size, name] = min(letters, self.letters.get((size, name), letters))

    def share(self, size: Size) -> float:
        """Of the window, the board with the hand over its lower edge."""
        _, _, width, height = self.first[size]["board"]
        return float(width * height / (size[0] * size[1]))


def inside(box: Iterable[float], size: Size) -> bool:
    x, y, width, height = box
    right, bottom = size[0] + JUMP, size[1] + JUMP
    return x >= -JUMP and y >= -JUMP and x + width <= right and y + height <= bottom


class Photographer:
    """Plays a match and looks at it: in every size whenever something has happened."""

    def __init__(self, guest: Guest, sizes: tuple[Size, ...], luck: str, *, painted: bool) -> None:
        self.guest = guest
        self.sizes = sizes
        self.painted = painted  # then it is played by touching what is lit, else by keys
        self.random = Random(luck)
        self.album = Album()
        self.now = sizes[0]

    async def look(self) -> None:
        self.album.add(self.now, await self.guest.page.evaluate(LOOK, self.painted))

    async def look_around(self) -> None:
        """In all sizes; the last one stays, and is another one each time."""
        at = self.sizes.index(self.now)
        for size in (*self.sizes[at:], *self.sizes[:at], self.sizes[(at + 1) % len(self.sizes)]):
            if size != self.now:
                self.now = size
                await self.guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            await self.look()

    async def play(self, most: int) -> None:
        """Until it is over, or this many acts are made."""
        await self.guest.page.locator(".board .picture > *").first.wait_for()
        while len(self.guest.sent) < most and (moment := await self.guest.moment()) != "over":
            await self.look_around()
            if moment == "steps":
                await self.guest.skip()
            elif self.painted:
                await self.touch()
            else:
                await self.type()

    async def touch(self) -> None:
        """Whatever is lit, until something is done."""
        acts = len(self.guest.sent)
        for _ in range(TOUCHES):
            lit = self.guest.page.locator(LIT)
            if not (count := await lit.count()):  # a race has gone on meanwhile
                return
            one = lit.nth(self.random.randrange(count))
            try:
                await one.click(timeout=COVERED)
            except NotTouched:
                await one.click(force=True)
            if len(self.guest.sent) > acts:
                await has_acted(self.guest, acts)
                return
            await self.look()
        raise AssertionError(f"nothing is done after {TOUCHES} touches")

    async def type(self) -> None:
        acts = len(self.guest.sent)
        await self.guest.page.keyboard.press("1")
        await has_acted(self.guest, acts)
