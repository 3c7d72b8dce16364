"""Pass the tablet: several people at one device, and a curtain between them."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.web.conftest import LONG, Come
from tests.web.guest import ENTRIES, Guest, Json, seated_here

# Notes every frame with the seat of its line, and as a leak every side but the one for which the
# curtain was lifted: a panel that says "you", something to do, or a line that is not a watcher's.
WATCHMAN: Final = """(() => {
    const there = (id) => document.querySelector(`[data-testid=${id}]`);
    const down = () => there("curtain") !== null;
    const tablet = { frames: [], leaks: [], spoken: [], curtains: 0 };
    window.tablet = tablet;
    // Whose side may be seen: theirs for whom the curtain was lifted last, and nobody's before.
    let lifted = null;
    const choose = () => { lifted = Number(there("curtain").dataset.seat); };
    addEventListener("click", ({ target }) => {
        if (target.closest("[data-testid=curtain-open]")) choose();
        const other = target.closest("[data-testid^=curtain-other-]");
        if (other) lifted = Number(other.dataset.testid.at(-1));
    }, true);
    addEventListener("keydown", ({ key }) => key === "Enter" && down() && choose(), true);
    let was = false;
    const look = () => {
        const you = (seat) => there("prompt") && /you/.test(there(`seat-${seat}`)?.textContent);
        const shown = [0, 1].find(you) ?? null;
        if (down() && !was) tablet.curtains += 1;
        was = down();
        if (!there("end") && shown !== null && (down() || shown !== lifted))
            tablet.leaks.push(`seat ${shown}`);
        if (!down()) return;
        for (const part of ["act-list", "tip", "may-i", "hint", "undo", "phrase"])
            if (there(part)) tablet.leaks.push(part);
        tablet.spoken.push(there("spoken")?.textContent.trim() ?? "");
        for (const line of seen.lines)
            if (line.readyState <= WebSocket.OPEN && !line.watches) tablet.leaks.push("line");
    };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(
        document.body, { childList: true, subtree: true, characterData: true }));
    window.WebSocket = class extends WebSocket {
        constructor(url) {
            super(url);
            const { pathname, searchParams } = new URL(url);
            this.watches = !pathname.includes(location.pathname.split("/").at(-1));
            const seat = this.watches ? null : Number(searchParams.get("token").split(".")[0]);
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
TURNS: Final = 4 if LONG else 3  # of theirs
A_LONG_LOOK: Final = 1500  # milliseconds, more than what is left to see one's own act
ANSWERED: Final = f"""before => document.querySelector("[data-testid=curtain]")
    || [...document.querySelectorAll("{ENTRIES}")].some((one) => +one.dataset.number > before)"""
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


async def short_table(
    guest: Guest, *others: Json, game: str = "cartagena", **options: int | str
) -> None:
    """The short way, Anne first."""
    await guest.page.add_init_script(WATCHMAN)
    mary = {"kind": "here", "name": "Mary"}
    body = {"game": game, "name": "Anne", "seats": [{"kind": "me"}, mary, *others], "pace": 0}
    wanted = {"first": 0, **options} if game == "cartagena" else options
    told = await guest.tell("/api/tables", {**body, "options": wanted})
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
    seat = int(await guest.see("curtain").get_attribute("data-seat") or "-1")
    await expect(guest.see("curtain").locator("h2")).to_contain_text(HERE[seat])
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
    await end_turn(guest)


async def end_turn(guest: Guest) -> None:
    """Returns once it is answered, whoever is next; who is may be here and have acts at once."""
    before = await guest.last_number()
    await guest.see("tab-acts").click()
    await guest.page.locator(END).click()
    await guest.page.wait_for_function(ANSWERED, arg=before)


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
        assert frame["told"].get("you", frame["seat"]) == frame["seat"]
        assert frame["seat"] is None or not frame["down"]
        assert frame["seat"] is not None or not frame["told"].get("menu")
        hands = (frame["told"].get("view") or {}).get("hands", [])
        for seat, hand in enumerate(hands):
            assert (hand is not None) == (seat == frame["seat"])
    return frames


@pytest.mark.anyio
async def test_two_people_at_one_tablet_and_a_bot(come: Come) -> None:
    guest = await come(width=1180, height=820, has_touch=True)
    await set_the_table(guest)
    for seat, name in enumerate(HERE):
        await seated_here(guest, seat, name)
        await expect(guest.see(f"seat-{seat}")).to_contain_text("on this device")
    await guest.see("start").click()
    turns: list[int] = []
    while len(turns) < TURNS:
        assert await moment(guest) == "curtain"
        assert await guest.page.evaluate("document.scrollingElement.scrollWidth") <= 1180
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
            assert {frame["seat"] for frame in await nothing_leaked(guest)} == {None}
            assert await lift(guest) == seat
            assert await moment(guest) == "acts"
            await expect(guest.see("log").locator("[data-number]")).to_have_count(
                len(before["log"])
            )
            assert (await guest.sight())["acts"] == before["acts"]
            await sees_one_hand(guest, seat)
        await end_turn(guest)
    assert await moment(guest) == "curtain"
    assert turns in ([0, 1, 0, 1][:TURNS], [1, 0, 1, 0][:TURNS])
    await nothing_leaked(guest)
    assert await guest.page.evaluate("tablet.curtains") >= 2
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    assert {entry["seat"] for entry in journal} == {"luck", 0, 1, 2}


@pytest.mark.anyio
async def test_the_end_is_for_all_and_once_more_keeps_the_chairs(come: Come) -> None:
    guest = await come()
    await short_table(guest, {"kind": "bot", "bot": "random"}, turn_limit=3)
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
    tablet, jack = await come(width=1180, height=820), await come()
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
    await tablet.see("curtain-other-0").click()  # Anne looks in between: it is handed to her first
    assert await lift(tablet) == 0
    await tablet.page.clock.run_for(A_LONG_LOOK)
    await sees_one_hand(tablet, 0)
    await tablet.see("pass-back").click()
    assert await lift(tablet) == 1
    await play_a_turn(tablet)
    await jack.my_turn()
    await expect(tablet.see("curtain")).to_have_count(0)  # nobody here is awaited
    await nothing_leaked(tablet)


@pytest.mark.anyio
async def test_under_the_curtain_the_table_is_a_watchers(come: Come) -> None:
    """Board, log, what is announced: word for word what anybody may see by the watcher's link."""
    guest, watcher = await come(), await come()
    await short_table(guest, {"kind": "bot", "bot": "random"})
    await guest.see("start").click()
    assert await moment(guest) == "curtain"
    assert await lift(guest) == 0
    await expect(guest.see("tab-chat")).to_have_count(0)  # all people are here
    await play_a_turn(guest)  # Anne's log tells her own card
    assert await moment(guest) == "curtain"
    told = await guest.ask(f"/api/tables/{guest.table}")
    await watcher.go(f"/t/{told['watch']}")
    journal = await guest.ask(f"/api/tables/{guest.table}/journal")
    for one in (guest, watcher):  # both have heard all of it
        await expect(one.see("log").locator("[data-number]")).to_have_count(len(journal))
    for part in ("log", "prompt"):
        anybody = await guest.see(part).inner_text()
        await expect(watcher.see(part)).to_have_text(anybody, use_inner_text=True)
    await expect(watcher.see("watchers")).to_contain_text("one")  # the tablet is none
    for one in (guest, watcher):
        async with one.in_words():
            await expect(one.see("facts")).not_to_be_empty()
    async with guest.in_words(), watcher.in_words():
        facts = await watcher.see("facts").inner_text()
        await expect(guest.see("facts")).to_have_text(facts, use_inner_text=True)
    spoken = " ".join(await guest.page.evaluate("tablet.spoken"))
    assert "You " not in spoken
    await nothing_leaked(guest)


@pytest.mark.anyio
async def test_there_is_no_curtain_where_nobody_has_a_secret(come: Come) -> None:
    """All hands are open: the page turns to who is awaited, and says whom it means."""
    guest = await come(width=1180, height=820)
    await short_table(guest, variant="tortuga")
    await guest.see("start").click()
    for turn in range(4):
        seat = turn % 2
        await expect(guest.see(f"seat-{seat}")).to_contain_text("you")
        await expect(guest.see("prompt")).to_contain_text(f"{HERE[seat]} –")
        await play_a_turn(guest)
    await guest.page.reload()
    await expect(guest.see("seat-0")).to_contain_text("you")
    assert await guest.page.evaluate("tablet.curtains") == 0


@pytest.mark.anyio
async def test_a_choice_face_down_is_made_behind_the_curtain(come: Come) -> None:
    """Faut pas pousser: the first pirates are chosen in secret, and after that nothing is."""
    guest = await come(width=1180, height=820)
    await short_table(guest, {"kind": "bot", "bot": "random"}, game="plank")
    await guest.see("start").click()
    chosen = []
    for _ in HERE:
        assert await moment(guest) == "curtain"
        chosen.append(await lift(guest))
        assert await moment(guest) == "acts"
        await guest.act()
    assert sorted(chosen) == [0, 1]
    played = set[int]()
    while played != {0, 1}:
        assert await moment(guest) == "acts"
        played |= {s for s in (0, 1) if "you" in await guest.see(f"seat-{s}").inner_text()}
        await guest.act()
    assert await guest.page.evaluate("tablet.curtains") == 2
