"""How smoothly a board moves: frames and work while something that somebody has done is shown.

Every game at two sizes, each from a position that lies ready, so that something large moves.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

SIZES: Final = ((1440, 900), (360, 740))
SHOWN: Final = 2500  # milliseconds in which what was done is shown
QUIET: Final = 1500  # and those before, in which a board comes to rest
CATEGORIES: Final = ["toplevel", "viz"]
TASKS: Final = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
FRAMES: Final = """() => {
    window.frames_seen = [];
    const moves = (one) => one.playState === "running"
        && one.effect.getComputedTiming().endTime !== Infinity;
    let before = performance.now();
    const look = (now) => {
        const walks = document.querySelector("[data-walking]");
        if (walks || document.getAnimations().some(moves)) window.frames_seen.push(now - before);
        before = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


class Act(NamedTuple):
    """From which position, the usual beginning if none is told, what to do, and what moves then.

    ``act`` is a part of an act, or what to touch on the board.
    """

    game: str
    moves: str
    act: str
    position: dict[str, Any] | None = None


ACTS: Final = (
    Act("cartagena", "a pawn walks", "Advance"),
    Act("plank", "a pirate walks", ""),
    Act(
        "mutiny",
        "the ship sails",
        "Use",
        {
            "seats": 3,
            "dealer": 1,
            "turn": 0,
            "used": ["tembo", "pang"],
            "row": [{"pirate": "sate", "open": True, "waited": 2}, None, None, None],
        },
    ),
    Act(
        "mutiny",
        "cards of a duel are turned up",
        "Lay",
        {
            "seats": 3,
            "dealer": 0,
            "phase": "duels",
            "sides": ["valverde", "diaz", "valverde"],
            "sailors": {"A": [5, 3, []]},
            "duel": "A",
            "round": 1,
            "hands": [["pink1", "pink2"], ["grey2", "grey3"], ["pink3"]],
        },
    ),
    Act("rum", "a captain walks", ""),
    Act("piratoons", "a pawn is dropped", "[data-handle^='place:']"),
)


class Seen(NamedTuple):
    """Milliseconds between frames, and of work for one of them."""

    frames: list[float]
    work: float

    def lines(self, act: Act, wide: int) -> list[str]:
        if not self.frames:
            return [f"| {act.game}: {act.moves}, {wide} wide | nothing moved | 60 |"]
        rate = 1000 * len(self.frames) / sum(self.frames)
        named = f"{act.game}: frames a second, {act.moves}, {wide} wide ({len(self.frames)} frames)"
        return [
            f"| {named} | {rate:.0f} | 60 |",
            f"| … the longest; work a frame, ms | {max(self.frames):.0f}; {self.work:.1f} | ≤ 16 |",
        ]


async def all_frames(playwright: Any) -> list[str]:
    """A line for each act and size."""
    from tests.web.house import open_house
    from tools.browser import find, flags

    lines = []
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "position.json"
        file.write_text("null")
        staged = (sys.executable, "-m", "tests.web.staged", str(file))
        browser = await playwright.chromium.launch(executable_path=find(), args=flags())
        with open_house(Path(place), program=staged, time_scale=1) as house:
            for act in ACTS:
                file.write_text(json.dumps(act.position))
                for size in SIZES:
                    seen = await watch(browser, house.address, act, size)
                    lines += seen.lines(act, size[0])
        await browser.close()
    return lines


async def watch(browser: Any, address: str, act: Act, size: tuple[int, int]) -> Seen:
    """Do it and look on."""
    from tests.web.guest import Guest

    wide, high = size
    context = await browser.new_context(
        locale="en-GB", viewport={"width": wide, "height": high}, has_touch=wide < 600
    )
    guest = Guest(await context.new_page(), address)
    await guest.sit_down(game=act.game)
    await guest.my_turn()
    await guest.see(f"board-{act.game}").wait_for()
    await guest.page.wait_for_timeout(QUIET)
    thing = guest.page.locator(act.act)
    if not act.act.startswith("["):  # not a thing of the board, but one of all acts
        await guest.list_acts()
        wanted = f"[data-act*={act.act}]" if act.act else "[data-act]"
        thing = guest.acts.and_(guest.page.locator(wanted))
    await guest.page.evaluate(FRAMES)
    await browser.start_tracing(page=guest.page, categories=CATEGORIES)
    await thing.last.click(force=True)
    await guest.page.wait_for_timeout(SHOWN)
    frames: list[float] = await guest.page.evaluate("() => window.frames_seen")
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    await context.close()
    return Seen(frames[1:], work_of(events))


def work_of(events: list[dict[str, Any]]) -> float:
    """Processor milliseconds a drawn frame of the thread that has most to do.

    That is the page's own, or the one that puts the layers together where there is no graphics
    card.  Other programs do not lengthen them.
    """
    busy: Counter[tuple[int, int]] = Counter()
    for one in events:
        if one["name"] in TASKS:
            busy[one["pid"], one["tid"]] += one.get("tdur", 0)
    drawn = sum(one["name"] == "Display::DrawAndSwap" for one in events)
    return max(busy.values()) / max(1, drawn) / 1000
