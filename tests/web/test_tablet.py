"""Pass the tablet: several people at one device, and a curtain between them."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest, Json, seated_here

# Notes every frame with the seat of its line; and as a leak whatever of the table (or which line to
# it) is there while the curtain is down, and every side but the one for which it was lifted.
WATCHMAN: Final = """(() => {
    const PARTS = ["prompt", "act-list", "facts", "log", "chat", "seat-0", "seat-1", "tip", "end"];
    const there = (id) => document.querySelector(`[data-testid=${id}]`);
    const down = () => there("curtain") !== null;
    const tablet = { frames: [], leaks: [] };
    window.tablet = tablet;
    // Whose side may be seen: his for whom the curtain was lifted last, and nobody's before.
    let lifted = null;
    const choose = () => {
        const title = there("curtain")?.querySelector("h1").textContent ?? "";
        lifted = ["Anne", "Mary"].findIndex((name) => title.endsWith(` ${name}`));
    };
    addEventListener("click", ({ target }) => {
        if (target.closest("[data-testid=curtain-open]")) choose();
        const other = target.closest("[data-testid^=curtain-other-]");
        if (other) lifted = Number(other.dataset.testid.at(-1));
    }, true);
    addEventListener("keydown", ({ key }) => key === "Enter" && down() && choose(), true);
    const look = () => {
        const you = (seat) => there("prompt") && /you/.test(there(`seat-${seat}`)?.textContent);
        const shown = [0, 1].find(you) ?? lifted;
        if (shown !== lifted && !there("end")) tablet.leaks.push(`seat ${shown}`);
        if (!down()) return;
        for (const part of PARTS) if (there(part)) tablet.leaks.push(part);
        const said = there("spoken")?.textContent.trim();
        if (said) tablet.leaks.push(said);
        if (seen.lines.some((line) => line.readyState <= WebSocket.OPEN)) tablet.leaks.push("line");
    };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(
        document.body, { childList: true, subtree: true, characterData: true }));
    window.WebSocket = class extends WebSocket {
        constructor(url) {
            super(url);
            const seat = Number(new URL(url).searchParams.get("token").split(".")[0]);
            this.addEventListener("message", ({ data }) =>
                tablet.frames.push({ seat, down: down(), told: JSON.parse(data) }));
        }
    };
})()"""
MOMENT: Final = """() => {
    const there = (id) => document.querySelector(`[data-testid=${id}]`);
    if (there("curtain")) return "curtain";
    if (there("steps-skip")) return "steps";
    if (there("end")) return "over";
    return document.querySelector("[data-testid=act-list][aria-busy=false] [data-act]") && "acts";
}"""
HERE: Final = ("Anne", "Mary")
A_LONG_LOOK: Final = 1500  # milliseconds, more than what is left to see one's own act
END: Final = "[data-testid=act-list][aria-busy=false] [data-act*=EndTurn]:not([aria-disabled])"


async def set_the_table(guest: Guest) -> None:
    """By the form: Anne and Mary here, and a bot."""
    await guest.page.add_init_script(WATCHMAN)
    await guest.go("/new?game=cartagena")
    await guest.page.locator("#nickname").fill("Anne")
    await guest.open_options()
    await guest.page.locator("#chair-1").select_option("here")
    await guest.see("here-name-1").fill("Mary")
    await guest.page.locator("#chair-2").select_option("bot:random")
    await guest.page.locator("button[type=submit]").click()
    await guest.see("start").wait_for()


async def short_table(guest: Guest, *others: Json, **options: int) -> None:
    """The short way, Anne first."""
    await guest.page.add_init_script(WATCHMAN)
    mary = {"kind": "here", "name": "Mary"}
    body = {
        "game": "cartagena",
        "name": "Anne",
        "seats": [{"kind": "me"}, mary, *others],
        "pace": 0,
    }
    told = await guest.tell("/api/tables", {**body, "options": {"first": 0, **options}})
    await guest.go(f"/t/{told['table']}")
    await guest.see("start").wait_for()


async def moment(guest: Guest) -> str:
    """Wait for the curtain, for something to do, or for the end."""
    while True:
        found = await (await guest.page.wait_for_function(MOMENT)).json_value()
        if found != "steps":
            return str(found)
        await guest.skip()


async def lift(guest: Guest, *, by_key: bool = False) -> int:
    """Who is named takes the tablet; the seat."""
    title = await guest.see("curtain").locator("h1").inner_text()
    seat = next(seat for seat, name in enumerate(HERE) if title.endswith(f" {name}"))
    await expect(guest.see("curtain-open")).to_be_enabled()
    if by_key:
        await guest.page.keyboard.press("Enter")
    else:
        await guest.see("curtain-open").click()
    await expect(guest.see("curtain")).to_have_count(0)
    await expect(guest.see(f"seat-{seat}")).to_contain_text("you")
    return seat


async def play_a_turn(guest: Guest) -> None:
    """One move and no more."""
    assert await moment(guest) == "acts"
    await guest.act()
    assert await moment(guest) == "acts"
    await guest.page.locator(END).click()
    await guest.page.locator("[data-act]").first.wait_for(state="detached")


async def sees_one_hand(guest: Guest, seat: int) -> None:
    """The words of the page are those that the server has for this seat, and for no other."""
    async with guest.in_words():
        await words_of_one_hand(guest, seat)


async def words_of_one_hand(guest: Guest, seat: int) -> None:
    for _ in range(300):  # a bot may play on between the question and the look
        boards = await boards_here(guest)
        assert len(set(boards.values())) == len(HERE)
        shown = await guest.page.evaluate(
            "() => document.querySelector('[data-testid=facts]')?.textContent.replace(/\\s+/g, '')"
        )
        if shown == boards[seat]:
            return
        assert shown not in boards.values(), "another hand"
        await guest.page.wait_for_timeout(200)
    raise AssertionError(f"the page does not show what seat {seat} sees")


async def boards_here(guest: Guest) -> dict[int, str]:
    """The table in words, for each seat of this device."""
    held = (await guest.ask(f"/api/tables/{guest.table}"))["here"]
    boards: dict[int, str] = {}
    for one in held:
        told = await guest.ask(f"/api/tables/{guest.table}/board/en?token={one['token']}")
        words = "".join(part["title"] + "".join(part["lines"]) for part in told)
        boards[one["seat"]] = "".join(words.split())
    return boards


async def nothing_leaked(guest: Guest) -> list[Json]:
    """Since this page was loaded; its frames."""
    told: Any = await guest.page.evaluate("({ ...tablet })")
    assert told["leaks"] == []
    frames: list[Json] = told["frames"]
    for frame in frames:
        assert not frame["down"]
        hands = (frame["told"].get("view") or {}).get("hands", [])
        for seat, hand in enumerate(hands):
            assert (hand is not None) == (seat == frame["seat"])
    return frames


@pytest.mark.anyio
async def test_two_people_on_one_phone_and_a_bot(come: Come) -> None:
    guest = await come(width=360, height=640, has_touch=True)
    await set_the_table(guest)
    for seat, name in enumerate(HERE):
        await seated_here(guest, seat, name)
        await expect(guest.see(f"seat-{seat}")).to_contain_text("on this device")
    await guest.see("start").click()
    turns: list[int] = []
    while len(turns) < 4:
        assert await moment(guest) == "curtain"
        assert await guest.page.evaluate("document.scrollingElement.scrollWidth") <= 360
        seat = await lift(guest, by_key=len(turns) % 2 == 1)
        await sees_one_hand(guest, seat)
        if await moment(guest) == "curtain":  # the bot began, and who looked was not the next
            continue
        turns.append(seat)
        await guest.act()
        if len(turns) == 2:
            assert {frame["seat"] for frame in await nothing_leaked(guest)} >= {0, 1}
            before = await guest.sight()
            await guest.page.reload()
            assert await moment(guest) == "curtain"
            assert await guest.page.evaluate("tablet.frames") == []
            assert await lift(guest) == seat
            assert await moment(guest) == "acts"
            await expect(guest.see("log").locator("[data-number]")).to_have_count(
                len(before["log"])
            )
            assert (await guest.sight())["acts"] == before["acts"]
            await sees_one_hand(guest, seat)
        await guest.page.locator(END).click()
        await guest.page.locator("[data-act]").first.wait_for(state="detached")
    assert await moment(guest) == "curtain"
    assert turns in ([0, 1, 0, 1], [1, 0, 1, 0])
    await nothing_leaked(guest)
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    assert {entry["seat"] for entry in journal} == {"luck", 0, 1, 2}


@pytest.mark.anyio
async def test_the_end_is_for_all_and_once_more_keeps_the_chairs(come: Come) -> None:
    guest = await come()
    await short_table(guest, {"kind": "bot", "bot": "random"}, turn_limit=4)
    await guest.see("start").click()
    while (now := await moment(guest)) != "over":
        if now == "curtain":
            await lift(guest)
        else:
            await play_a_turn(guest)
    assert await guest.page.evaluate("tablet.leaks") == []
    await guest.page.reload()
    await guest.see("end").wait_for()
    await expect(guest.see("curtain")).to_have_count(0)
    table = guest.table
    await guest.see("again").click()
    await guest.page.wait_for_url(lambda url: not url.endswith(table))
    assert await moment(guest) == "curtain"
    told = await guest.ask(f"/api/tables/{guest.table}")
    assert [chair["name"] for chair in told["chairs"]][:2] == list(HERE)
    assert [one["seat"] for one in told["here"]] == [0, 1]
    await lift(guest)


@pytest.mark.anyio
async def test_a_far_friend_sits_with_those_at_the_tablet(come: Come) -> None:
    tablet, jack = await come(width=820, height=1180), await come()
    await tablet.page.clock.install()
    await short_table(tablet, {"kind": "open"})
    await jack.go(f"/t/{tablet.table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await expect(tablet.see("seat-2")).to_contain_text("Jack")
    await expect(tablet.see("seat-2")).not_to_contain_text("on this device")
    await tablet.see("start").click()
    assert await moment(tablet) == "curtain"
    assert await lift(tablet) == 0
    await expect(jack.see("seat-1").locator(".dot.online")).to_be_visible()  # as long as Anne is
    assert await moment(tablet) == "acts"
    # Mary wants a look: Anne passes the tablet and gets it back.
    await tablet.page.keyboard.press("i")
    await tablet.see("pass-to-1").click()
    assert await lift(tablet) == 1
    await sees_one_hand(tablet, 1)
    await tablet.page.clock.run_for(A_LONG_LOOK)
    await tablet.see("pass-back").click()
    assert await lift(tablet) == 0
    await expect(tablet.see("pass-back")).to_have_count(0)
    await play_a_turn(tablet)
    assert await moment(tablet) == "curtain"
    await tablet.see("curtain-other-0").click()  # Anne looks in between, and is let look
    await expect(tablet.see("seat-0")).to_contain_text("you")
    await tablet.page.clock.run_for(A_LONG_LOOK)
    await sees_one_hand(tablet, 0)
    await tablet.see("pass-back").click()
    assert await lift(tablet) == 1
    await play_a_turn(tablet)
    await jack.my_turn()
    await expect(tablet.see("curtain")).to_have_count(0)  # nobody here is awaited
    await nothing_leaked(tablet)
