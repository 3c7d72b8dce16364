"""A match once more (/r/CODE): the moments, the eyes, the ways to come here, and what if."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Response, expect

from flibuste import games
from tests.web.conftest import LONG, Come
from tests.web.guest import Guest
from tests.web.test_end import end_my_turn

pytestmark = pytest.mark.anyio
when_there_is_time = pytest.mark.skipif(not LONG, reason="FLIBUSTE_LONG")
Json = dict[str, Any]
# Matches that end soon, or by a clock that waits for everybody.
OPTIONS: Final[dict[str, Json]] = {
    "cartagena": {"turn_limit": 4},
    "piratoons": {"tempo": "beats"},
}
WALKED = 60  # steps that are walked through one by one
NOW = ".chapter.now [data-number]"
NUMBERS = "all => all.map((one) => Number(one.dataset.number))"


def moment(number: int | str, of: int | str = r"\d+") -> re.Pattern[str]:
    return re.compile(rf"Step {number} of {of}\b")


async def played(guest: Guest, turns: int = 4) -> None:
    """A short match of mine against a bot, over."""
    await guest.sit_down("bot:random", turn_limit=turns)
    await guest.my_turn()
    await end_my_turn(guest)


async def told(guest: Guest, way: str) -> Json:
    """What the page was told when it went there."""

    def came(answer: Response) -> bool:
        return answer.ok and re.search(r"/replay\b", answer.url) is not None

    async with guest.page.expect_response(came) as coming:
        await guest.page.goto(f"{guest.address}{way}")
    answer: Response = await coming.value
    found: Json = await answer.json()
    await guest.see("replay-play").wait_for()
    return found


@pytest.mark.parametrize("game", games() if LONG else ["cartagena"])
async def test_it_shows_at_every_step_the_frames_that_came(come: Come, game: str) -> None:
    guest = await come()
    await guest.sit_down("bot:random", game=game, **OPTIONS.get(game, {}))
    await end_my_turn(guest)
    live = {one["number"]: one for one in guest.heard if one["type"] == "Step"}
    table = guest.table
    again = await told(guest, f"/r/{table}?step=0")
    steps = again["steps"]
    seen = [step for step in steps if step["number"] in live]
    assert len(seen) > 5
    for step in seen:
        assert step == {name: live[step["number"]][name] for name in step}
    for number, step in enumerate(steps[:WALKED], 1):
        await guest.page.keyboard.press("ArrowRight")
        await expect(guest.see("prompt")).to_contain_text(moment(number, len(steps)))
        if step["story"]:
            shown = await guest.page.locator(NOW).evaluate_all(
                "all => all.map(o => o.dataset.number)"
            )
            assert str(step["number"]) in shown


@when_there_is_time
async def test_one_walks_by_turns_lines_keys_and_the_line_of_moments(come: Come) -> None:
    guest = await come()
    await played(guest, 6)
    again = await told(guest, f"/r/{guest.table}")
    of = len(again["steps"])
    first = next(n for n, step in enumerate(again["steps"]) if isinstance(step["seat"], int))
    prompt = guest.see("prompt")
    await expect(prompt).to_contain_text(moment(first, of))
    await guest.see("replay-turn").click()
    after = int((await prompt.inner_text()).split()[1])
    whose = {step["seat"] for step in again["steps"][first:after] if step["seat"] != "luck"}
    assert len(whose) == 1
    assert again["steps"][after]["seat"] not in whose
    await guest.page.keyboard.press("ArrowUp")
    await expect(prompt).to_contain_text(moment(first, of))
    await guest.page.keyboard.press("End")
    await expect(prompt).to_contain_text(moment(of, of))
    # One in sight: who scrolls walks too.
    line = guest.see("log").locator(".act[data-number]:not([hidden])").nth(-2)
    number = int(await line.get_attribute("data-number") or 0)
    await line.click()
    index = next(n for n, step in enumerate(again["steps"], 1) if step["number"] == number)
    await expect(prompt).to_contain_text(moment(index, of))
    await guest.see("replay-moment").fill("7")
    await expect(prompt).to_contain_text(moment(7, of))
    await guest.see("replay-speed").select_option("8")
    await guest.page.keyboard.press("Escape")
    await guest.see("replay-play").click()
    await expect(prompt).to_contain_text(moment(of, of))
    await expect(guest.page).to_have_url(re.compile(rf"step={of}&seat=0$"))
    await guest.page.reload()
    await expect(prompt).to_contain_text(moment(of, of))


@when_there_is_time
async def test_others_eyes_are_open_when_it_is_over_and_closed_before(come: Come) -> None:
    guest, other = await come(), await come(pardon=("409",))
    await guest.sit_down("bot:random", turn_limit=4)
    await guest.my_turn()
    table = guest.table
    again = await told(other, f"/r/{table}?seat=0")
    assert again["eyes"] == "watcher"  # a link is no key
    await expect(other.see("replay-eyes").locator("option")).to_have_count(1)
    await end_my_turn(guest)
    again = await told(other, f"/r/{table}?seat=0&step=3")
    assert again["eyes"] == "0"
    await expect(other.see("replay-eyes").locator("option")).to_have_count(4)
    for eyes in ("1", "above", "watcher"):
        await other.see("replay-eyes").select_option(eyes)
        await expect(other.page).to_have_url(re.compile(f"step=3&seat={eyes}$"))


@when_there_is_time
async def test_a_line_is_pasted_dropped_and_saved(come: Come, tmp_path: Path) -> None:
    guest, friend = await come(), await come(locale="fr-FR")
    await played(guest)
    again = await told(guest, f"/r/{guest.table}")
    line = again["over"]["code"]
    assert len(line) <= 300
    await guest.see("replay-share").click()
    await expect(guest.see("match-code")).to_have_value(line)
    async with guest.page.expect_download() as saving:
        await guest.see("replay-json").click()
    file = tmp_path / "match.json"
    await (await saving.value).save_as(file)
    kept = json.loads(file.read_text("utf-8"))
    assert kept["code"] == line
    assert len(kept["journal"]) == len(again["steps"])
    await friend.go()
    await friend.page.locator("#see-again").fill(f"{line[:30]}\n{line[30:]}")
    await friend.see("see-again").get_by_role("button").click()
    await expect(friend.see("prompt")).to_contain_text(f"sur {len(again['steps'])}")
    await friend.go()
    await friend.see("see-again").wait_for()
    data = await friend.page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "match.json", { type: "application/json" }));
            return data;
        }""",
        file.read_text("utf-8"),
    )
    await friend.page.dispatch_event("body", "drop", {"dataTransfer": data})
    await expect(friend.see("prompt")).to_contain_text(f"sur {len(again['steps'])}")


@when_there_is_time
async def test_a_damaged_line_says_what_is_wrong(come: Come) -> None:
    guest = await come(pardon=("400",))
    await guest.go("/r/rum.1.2..s3.AAAA")
    await expect(guest.see("replay-trouble")).to_contain_text("its end is missing")


@when_there_is_time
async def test_a_line_of_the_log_leads_to_its_moment(come: Come) -> None:
    guest = await come()
    await guest.sit_down("bot:random", turn_limit=8)
    await guest.my_turn()
    await guest.act()
    await guest.my_turn()
    await guest.see("tab-log").click()
    line = guest.see("log").locator(".act[data-number]:visible").last
    number = int(await line.get_attribute("data-number") or 0)
    await line.click()
    await expect(guest.page).to_have_url(re.compile(r"/r/\w+\?step=\d+&seat=0$"))
    await expect(guest.page.locator(f".chapter.now [data-number='{number}']")).to_have_count(1)
    await guest.see("replay-end").click()
    await guest.my_turn()


@when_there_is_time
async def test_how_it_stood_leads_to_where_it_turned_and_on_from_there(come: Come) -> None:
    guest = await come(width=360, height=740)
    await guest.sit_down("bot:random", turn_limit=14)
    while (moment := await guest.moment()) != "over":
        await (guest.skip() if moment == "steps" else guest.act(-1))
    first = await told(guest, f"/r/{guest.table}?step=0&seat=0")
    await guest.see("standing").wait_for()
    await guest.see("replay-turning").click()
    await expect(guest.see("standing")).to_contain_text(re.compile(r"from \d+% to \d+%"))
    step = int((await guest.see("prompt").inner_text()).split()[1])
    assert first["steps"][step]["seat"] == 0  # what I could have done another way
    await guest.see("replay-whatif-here").click()
    await guest.see("whatif-play").click()
    await guest.page.wait_for_url("**/t/**")
    await guest.my_turn()
    bots = [one["name"] for one in first["seats"] if one["kind"] == "bot"]
    await expect(guest.see("seat-1")).to_contain_text(bots[0])


@when_there_is_time
@pytest.mark.parametrize("width", [1280, 360])
async def test_one_plays_on_from_a_moment_and_both_can_be_stepped(come: Come, width: int) -> None:
    guest = await come(width=width, height=800)
    await played(guest)
    first = await told(guest, f"/r/{guest.table}?step=0&seat=0")
    of = len(first["steps"])
    await guest.see("replay-turn").click()
    step = int((await guest.see("prompt").inner_text()).split()[1])
    if width < 500:
        await guest.see("replay-more").click()
    await guest.see("replay-whatif").click()
    await guest.see("whatif-play").click()
    await guest.page.wait_for_url("**/t/**")
    await guest.my_turn()
    table = guest.table
    other = await told(guest, f"/r/{table}?step={step}")
    assert other["fork"]["line"] == first["over"]["code"]
    assert [one["view"] for one in other["steps"][:step]] == [
        one["view"] for one in first["steps"][:step]
    ]
    lines = guest.see("replay-lines")
    await lines.get_by_label("As it was").check()
    await expect(guest.see("prompt")).to_contain_text(moment(step, of))
    await guest.page.keyboard.press("End")
    await lines.get_by_label("What if").check()
    await expect(guest.see("prompt")).to_contain_text(moment(r"\d+", r"\d+"))
    await guest.see("replay-parting").click()
    await expect(guest.see("prompt")).to_contain_text(moment(step))


@when_there_is_time
async def test_who_is_invited_to_play_on_reads_what_it_is(come: Come) -> None:
    guest = await come()
    await played(guest)
    again = await told(guest, f"/r/{guest.table}?step=0&seat=0")
    await guest.see("replay-turn").click()
    await guest.see("replay-whatif").click()
    await guest.see("whatif").get_by_label("The same people").check()
    await guest.see("whatif-play").click()
    await expect(guest.see("is-whatif")).to_contain_text(re.compile(r"after its step \d+"))
    await expect(guest.see("start")).to_be_visible()
    assert len(again["seats"]) == await guest.page.locator("[data-testid^=seat-]").count()
    for changes in ("add-chair", "change-options"):  # it is played as the first one was
        await expect(guest.see(changes)).to_have_count(0)
