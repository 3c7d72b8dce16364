"""The race of Piratoons in browsers: nothing moves but pawns, lines of any length, closed fists."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import LONG, Come
from tests.web.guest import Guest, Json
from tests.web.house import House, open_house
from tests.web.pictures import differences, still

QUICK: Final = 0.1  # of the clock's seconds: the plunder is a race against the sand
SAND: Final = 60  # seconds that a busy page has until its chest is closed; few races take so long
RACES: Final = 20 if LONG else 1
MATCH: Final = 8  # races
PAWNS: Final = 6
DELAYS: Final = (20, 80, 150, 300)  # milliseconds to the server and back
GLANCE: Final = 40  # milliseconds between two touches of a hasty hand
PLACES: Final = "[data-testid=chest]:not(.settling) [data-place][role=button]"
# Keeps every box in which the parts of the plunder were seen, frame by frame, until the page goes.
WATCH: Final = """() => {
    const parts = { chest: "[data-testid=chest]", front: ".front", glass: ".glass", lock: ".lock" };
    globalThis.boxes = Object.fromEntries(Object.keys(parts).map((name) => [name, {}]));
    const look = () => {
        for (const [name, where] of Object.entries(parts)) {
            const one = document.querySelector(`[data-testid=board-piratoons] ${where}`);
            if (!one) continue;
            const { x, y, width, height } = one.getBoundingClientRect();
            const box = [x, y, width, height].map((side) => side.toFixed(1)).join(" ");
            globalThis.boxes[name][box] = (globalThis.boxes[name][box] ?? 0) + 1;
        }
        requestAnimationFrame(look);
    };
    look();
}"""
# Drops a pawn at a point of the chest and tells how many more lie there before the page can have
# heard anything of it (no message comes between two microtasks), and by the page's own clock after
# how many milliseconds it lay there and was painted; null: there is no chest to touch.
DROP: Final = """async ([x, y]) => {
    const chest = document.querySelector("[data-testid=chest]");
    if (!chest?.querySelector("[data-place][role=button]")) return null;
    const { left, top, width, height } = chest.getBoundingClientRect();
    const at = (from, size, part) => from + size * part;
    const point = {
        clientX: at(left, width, (x + 0.5) / 172),
        clientY: at(top, height, (y + 0.5) / 112),
    };
    const lying = () => chest.querySelectorAll(".uncounted").length;
    const [before, start] = [lying(), performance.now()];
    chest.dispatchEvent(new PointerEvent("pointerdown", { ...point, bubbles: true, pointerId: 7 }));
    for (let turn = 0; turn < 20 && lying() === before; turn++) await null;
    const told = { lying: lying() - before, there: performance.now() - start };
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done)); // the frame is out
    return { ...told, painted: performance.now() - start };
}"""


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("quick"), time_scale=QUICK) as house:
        yield house


@pytest.fixture
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its sand outlasts four busy browsers: a race ends with the last pawn."""
    with open_house(tmp_path_factory.mktemp("patient"), time_scale=1) as house:
        yield house


async def race(guest: Guest) -> None:
    """From one chest to the next: taps while the sand runs, then the first of the list."""
    places, plunder = guest.page.locator(PLACES), guest.page.locator("[data-scene=plunder]")
    shared = False
    while (moment := await guest.moment()) != "over":
        if not await plunder.count():
            shared = True
        elif shared:
            return
        if moment == "steps":
            await guest.skip()
        elif await places.count():
            middle = await guest.page.evaluate(
                """places => {
                    const one = document.querySelector(places)?.getBoundingClientRect();
                    return one ? [one.x + one.width / 2, one.y + one.height / 2] : null;
                }""",
                PLACES,
            )
            if middle:
                await guest.page.touchscreen.tap(*middle)
            await guest.page.wait_for_timeout(GLANCE)
        else:  # it may be gone when the key comes down: a chest opens by itself
            await guest.page.evaluate("() => document.querySelector('.front ~ .on')?.click()")
            await guest.page.keyboard.press("1")
            if await guest.see("board-go").count():  # but in a race, a number only shows it
                await guest.page.keyboard.press("Enter")
            await guest.page.wait_for_timeout(GLANCE)


@pytest.mark.anyio
async def test_the_chest_does_not_move_from_its_opening_to_the_sharing_out(come: Come) -> None:
    guest = await come(width=360, height=740, has_touch=True)
    raced = 0
    while raced < RACES:
        await guest.sit_down("bot:greedy", game="piratoons", tempo="live", first=0, glass=SAND)
        await guest.see("chest").wait_for()
        await guest.page.evaluate(WATCH)
        for _ in range(min(MATCH, RACES - raced)):
            await race(guest)
            raced += 1
        boxes: dict[str, Json] = await guest.page.evaluate("() => globalThis.boxes")
        assert {name: len(seen) for name, seen in boxes.items()} == dict.fromkeys(boxes, 1), boxes
        assert sum(boxes["chest"].values()) > 10 * min(MATCH, RACES)  # frames
    made = {told["act"]["type"] for told in guest.sent}
    assert "Bid" in made
    assert made & {"Drop", "DropOn"}


@asynccontextmanager
async def longer_line(house: House, delay: float) -> AsyncIterator[str]:
    """The house at the end of a line: there and back takes this many milliseconds more."""
    late, there = delay / 2000, urlsplit(house.address)

    async def pass_on(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        loop, under_way = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()

        async def arrive() -> None:
            while (told := await under_way.get())[1]:
                await asyncio.sleep(told[0] - loop.time())
                goal.write(told[1])
            goal.close()

        arriving = asyncio.create_task(arrive())
        try:
            while piece := await source.read(65_536):
                under_way.put_nowait((loop.time() + late, piece))
        except OSError:
            pass  # who goes away hears nothing any more
        under_way.put_nowait((0, b""))
        await arriving

    async def connect(near: asyncio.StreamReader, away: asyncio.StreamWriter) -> None:
        far, back = await asyncio.open_connection(there.hostname, there.port)
        await asyncio.gather(pass_on(near, back), pass_on(far, away))

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def drop_everything(guest: Guest, seat: int) -> list[Json]:
    """Six pawns one after another, each lying at once on one's own screen; the times it took."""
    await guest.page.locator(PLACES).first.wait_for()
    times = []
    for pawn in range(PAWNS):
        told = await guest.page.evaluate(DROP, [14 + 2 * (seat % 2), 14 + 36 * (pawn % 3)])
        assert told is not None, "the race was over too soon"
        assert told["lying"] == 1, (seat, pawn)
        times.append(told)
        await guest.page.wait_for_timeout(GLANCE)
    return times


@pytest.mark.skipif(not LONG, reason="four browsers: when there is time")
@pytest.mark.anyio
async def test_four_lines_of_different_length_hear_one_order_and_lose_no_pawn(
    come: Come, patient_house: House
) -> None:
    async with AsyncExitStack() as lines:
        guests = []
        for delay in DELAYS:
            address = await lines.enter_async_context(longer_line(patient_house, delay))
            guests.append(await come(address=address))
        await sit_around(guests, glass=60)
        for guest in guests:  # all lines are measured, and everybody sees it
            for seat in range(len(guests)):
                await expect(guest.see(f"seat-{seat}")).to_contain_text("ms away")
        await begin(guests)
        times = await asyncio.gather(
            *(drop_everything(guest, seat) for seat, guest in enumerate(guests))
        )
        for guest in guests:
            await guest.page.wait_for_function(
                "() => document.querySelector('[data-scene=plunder]') === null"
            )
    orders = [drops_heard(guest) for guest in guests]
    assert orders[0] == orders[1] == orders[2] == orders[3]
    for seat, guest in enumerate(guests):
        mine = [act for who, act in orders[0] if who == seat]
        assert mine == [told["act"] for told in guest.sent if told["act"]["type"] == "Drop"]
        assert len(mine) == PAWNS
    for delay, taken in zip(DELAYS, times, strict=True):
        for what in ("there", "painted"):
            listed = ", ".join(f"{one[what]:.0f}" for one in taken)
            print(f"{delay} ms: own pawns {what} after {listed} ms")


def drops_heard(guest: Guest) -> list[tuple[int, Json]]:
    steps = [told for told in guest.heard if told["type"] == "Step"]
    return [(step["seat"], step["act"]) for step in steps if step["act"]["type"] == "Drop"]


async def sit_around(guests: list[Guest], glass: int = 15) -> None:
    """Everybody at one table, the first one captain."""
    first, *others = guests
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    wanted = {"game": "piratoons", "name": "Anne", "seats": seats, "pace": 0}
    wanted |= {"options": {"first": 0, "tempo": "live", "glass": glass}}
    table = (await first.tell("/api/tables", wanted))["table"]
    await first.go(f"/t/{table}")  # who is gone for long is host no more
    for number, guest in enumerate(others):
        await guest.go(f"/t/{table}")
        await guest.page.locator("#join-name").fill(f"Jack {number}")
        await guest.see("join").click()
        await guest.see("seat-0").wait_for()


async def begin(guests: list[Guest]) -> None:
    """The captain opens the chest when everybody is there."""
    await guests[0].see("start").click()
    for guest in guests:
        await guest.see("board-piratoons").wait_for()
    await guests[0].page.locator("[data-handle=lid]").click()


async def touch_until_it_is_gone(one: Locator) -> None:
    """A touch that comes with the picture was meant for what lay there before, and of two touches
    at once the second is not heard.
    """
    await one.wait_for()
    for _ in range(30):
        if await one.count():
            with suppress(PlaywrightTimeout):  # it has just gone
                await one.click(timeout=2000)
            await one.page.wait_for_timeout(500)
    await expect(one).to_have_count(0)


@pytest.mark.skipif(not LONG, reason="two tables of the same luck: when there is time")
@pytest.mark.anyio
async def test_a_closed_fist_looks_the_same_whatever_is_in_it(
    come: Come, quick_house: House
) -> None:
    pictures, pages = [], []
    for bid in (0, 2):
        anne = await come(address=quick_house.address)
        jack = await come(address=quick_house.address)
        await sit_around([anne, jack])
        await begin([anne, jack])
        stop = anne.page.locator("[data-testid=stop].on")
        await stop.click()
        for guest in (anne, jack):
            await touch_until_it_is_gone(guest.page.locator("[data-scene=share] .on"))
        for _ in range(bid):
            await jack.page.locator(".step").last.click()
        await touch_until_it_is_gone(jack.see("fist"))
        await expect(anne.page.locator(".rival .tick")).to_be_visible()
        board = anne.see("board-piratoons")
        # Over it lies the sentence, which goes on by the clock and is words, not a picture.
        await anne.page.add_style_tag(content="[data-testid=steps] { visibility: hidden }")
        pages.append(await board.evaluate("board => board.outerHTML"))
        pictures.append(await still(board))
    assert pages[0] == pages[1]
    assert not await differences(anne.page, *pictures)
