"""The moving picture at the top of the README: two moments of real matches.

The page plays SLOW times slower than for people while it is filmed, so that every frame has time to
be taken: its timers by a script of ours, what moves on the screen by the browser's own switch.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from playwright.async_api import Browser, CDPSession, Page

from tests.web.guest import RECORDER, Guest
from tools.moving import animate
from tools.plays import offers, read_the_log, walk_and_draw

SIZE: Final = (1120, 700)  # the smallest that is laid out as on a large screen
WIDTH: Final = 800  # of the picture
TICKS: Final = 10  # frames a second at most
SLOW: Final = 6
LAST: Final = 0.8  # seconds before it begins again
LINGERS: Final = 3500  # milliseconds: the way of the last step, and points that fly
AT_REST: Final = (SIZE[0] * 0.45, SIZE[1] * 0.8)  # where the fingertip comes from
# Timers that wait longer while it is filmed, and a fingertip that shows what is touched.
STAGE: Final = """(() => {
    window.slow = 1;
    const wait = window.setTimeout.bind(window);
    window.setTimeout = (then, after = 0, ...more) => wait(then, after * slow, ...more);
    window.tip = (x, y, down) => {
        const tip = document.querySelector(".fingertip")
            ?? document.body.appendChild(Object.assign(document.createElement("div"),
                { className: "fingertip" }));
        tip.style.cssText = `position: fixed; z-index: 9999; pointer-events: none;
            left: ${x - 17}px; top: ${y - 17}px; width: 34px; height: 34px; border-radius: 50%;
            border: 3px solid white; box-shadow: 0 0 0 2px #0008;
            background: ${down ? "#ffd23fcc" : "#ffffff66"}; scale: ${down ? 0.75 : 1}`;
    };
})()"""


class Camera:
    """A guest whose page is filmed."""

    def __init__(self, guest: Guest, switch: CDPSession) -> None:
        self.guest = guest
        self.switch = switch
        self.taken: list[tuple[float, bytes]] = []  # when by the page's time, and what
        self.tip = AT_REST
        self.began = 0.0
        self.past = 0.0  # seconds of the scenes before

    @property
    def now(self) -> float:
        """Seconds of the page's time: on a busy machine frames are fewer, and nothing is faster."""
        return (time.monotonic() - self.began) / SLOW

    async def start(self) -> None:
        self.tip = AT_REST
        await self.guest.page.evaluate("([x, y]) => tip(x, y, false)", [*AT_REST])
        await self.guest.page.evaluate(f"slow = {SLOW}")
        await self.switch.send("Animation.enable")
        await self.switch.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        self.began = time.monotonic() - self.past * SLOW

    async def stop(self) -> None:
        self.past = self.now
        await self.guest.page.evaluate("slow = 1")
        await self.switch.send("Animation.setPlaybackRate", {"playbackRate": 1})

    async def roll(self, seconds: float) -> None:
        until = self.now + seconds - 0.2 / TICKS
        while (at := self.now) < until:
            self.taken.append((at, await self.guest.page.screenshot()))
            await asyncio.sleep((at + 1 / TICKS - self.now) * SLOW)

    @property
    def frames(self) -> list[tuple[bytes, int]]:
        """Pictures, and for how many milliseconds each is seen; the last one for a while."""
        times = [*(at for at, _ in self.taken), self.taken[-1][0] + LAST]
        return [
            (picture, round(1000 * (then - at)))
            for (at, picture), then in zip(self.taken, times[1:], strict=True)
        ]

    async def touch(self, handle: str) -> None:
        """The fingertip glides there, and touches."""
        thing = self.guest.page.locator(f"[data-handle='{handle}']").first
        box = await thing.bounding_box()
        assert box is not None, handle
        goal = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        start = self.tip
        for part in (0.35, 0.75, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, goal, strict=True))
            await self.guest.page.evaluate("([x, y]) => tip(x, y, false)", [x, y])
            await self.roll(1 / TICKS)
        self.tip = goal
        await self.guest.page.evaluate("([x, y]) => tip(x, y, true)", [*goal])
        await thing.dispatch_event("click")
        await self.roll(2 / TICKS)
        await self.guest.page.evaluate("document.querySelector('.fingertip').remove()")


async def a_leap(camera: Camera) -> None:
    """Cartagena: a pirate is picked, his goals are lit, and he leaps over the others."""
    guest = camera.guest
    await guest.sit_down("bot:mate", "bot:greedy")
    await walk_and_draw(guest, 6)
    await settle(guest)
    await camera.start()
    await camera.roll(0.3)
    run = max(offers(guest, "Advance"), key=lambda one: (len(one.effect["jumped"]), one.far))
    await camera.touch(run.take[1])
    await camera.roll(0.7)
    await camera.touch(run.goal[0])
    await camera.roll(1.8)
    back = offers(guest, "Retreat")
    if back:
        await camera.touch(back[-1].take[0])
        await camera.touch(back[-1].take[1])
        await camera.touch(back[-1].goal[0])
        await camera.roll(1.3)
    await camera.stop()


async def a_push(camera: Camera) -> None:
    """Faut pas pousser: somebody comes on the plank, somebody else falls."""
    guest = camera.guest
    await guest.sit_down("bot:greedy", "bot:greedy", game="plank")
    await guest.my_turn()
    while not (pushes := [one for one in offers(guest, "Enter") if one.effect["falls"]]):
        await guest.act()
        await guest.my_turn()
    await settle(guest)
    await camera.start()
    await camera.roll(0.3)
    await camera.touch(pushes[0].take[0])
    await camera.roll(0.7)
    await camera.touch(pushes[0].goal[0])
    await camera.roll(2.4)
    await camera.stop()


async def settle(guest: Guest) -> None:
    """Whatever the last step left in the air is gone."""
    await read_the_log(guest)
    await guest.page.wait_for_timeout(LINGERS)


async def shoot_film(browser: Browser, address: str, painter: Page) -> bytes:
    context = await browser.new_context(
        locale="en-GB",
        viewport={"width": SIZE[0], "height": SIZE[1]},
        device_scale_factor=WIDTH / SIZE[0],
    )
    await context.add_init_script(RECORDER)
    await context.add_init_script(STAGE)
    page = await context.new_page()
    camera = Camera(Guest(page, address), await context.new_cdp_session(page))
    await a_leap(camera)
    await a_push(camera)
    await context.close()
    return await animate(camera.frames, painter)
