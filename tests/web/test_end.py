"""The end of a match: a scene that unrolls, and the way back through the match."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come
from tests.web.guest import Guest

UNROLLING = re.compile("unrolling")
# A hand that presses Enter twice: the second time as soon as there is something to press.
HASTY = """() => addEventListener("focusin", ({ target }) => {
    if (!target.matches("[data-testid=again]")) return;
    window.hasty = true;
    target.click();
})"""
# What a number of the count is to the eye: whether it has come, or is to come yet.
COMES = """() => [...document.querySelectorAll("[data-testid=tally] tbody td")]
    .map((one) => [getComputedStyle(one).animationName !== "none", one.textContent.trim()])"""


# All that the sentence says, from the first moment on.
HEARD = """() => {
    window.heads = [];
    new MutationObserver(() => {
        const said = document.querySelector("[data-testid=prompt] .head")?.textContent.trim();
        if (said && said !== heads.at(-1)) heads.push(said);
    }).observe(document, { childList: true, characterData: true, subtree: true });
}"""


async def end_my_turn(guest: Guest) -> None:
    """Act until it is over: with one turn in all, that is not long."""
    while not await guest.see("end").count():
        if await guest.acts.count():
            await guest.list_acts()
            await guest.acts.last.click()
        await guest.skip()


async def walk(guest: Guest, button: str) -> None:
    """As far as it goes; what cannot be pressed any more does nothing."""
    press = f"document.querySelector('[data-testid={button}]').click()"
    await guest.page.evaluate(press)
    while await guest.see(button).is_enabled():
        await guest.page.evaluate(press)


@pytest.mark.anyio
async def test_all_numbers_are_there_from_the_start_and_a_touch_shows_them_at_once(
    come: Come,
) -> None:
    """On entering a match that is over: nothing has been touched yet."""
    guest = await come()
    await guest.sit_down("bot:random", turn_limit=1)
    await guest.my_turn()
    await end_my_turn(guest)
    await guest.page.emulate_media(reduced_motion="no-preference")
    await guest.page.add_init_script(f"({HEARD})()")
    await guest.page.reload()
    end = guest.see("end")
    await expect(end).to_have_class(UNROLLING)
    cells = await guest.page.evaluate(COMES)
    assert len(cells) == 2
    assert all(comes and text for comes, text in cells)
    await expect(guest.see("podium").locator("li")).to_have_count(2)
    await expect(guest.page.locator("#end-title")).to_be_focused()
    await guest.see("again").focus()
    await guest.page.keyboard.press("Enter")  # it was meant for the last move
    await expect(end).not_to_have_class(UNROLLING)
    assert [comes for comes, _ in await guest.page.evaluate(COMES)] == [False, False]
    await expect(guest.see("prompt")).to_contain_text(re.compile("win"))
    heads = await guest.page.evaluate("heads")
    assert heads.index("The match is over.") < len(heads) - 1  # who has won comes last
    assert not any("win" in head for head in heads[:-1])
    await expect(guest.see("again")).to_be_focused()
    await expect(end).to_be_visible()
    assert not [told for told in guest.said if told["type"] == "Again"]


@pytest.mark.anyio
async def test_the_count_comes_before_panels_sentence_and_log_tell_how_it_ended(come: Come) -> None:
    guest = await come()
    await guest.sit_down("bot:random", turn_limit=1)
    await guest.my_turn()
    await guest.page.emulate_media(reduced_motion="no-preference")
    while (moment := await guest.moment()) != "over":
        if moment == "acts":
            await guest.list_acts()
            await guest.acts.last.click()
        await guest.page.wait_for_timeout(50)
    await expect(guest.page.locator("#end-title")).to_be_focused()
    told = guest.page.locator("[data-testid=log], [data-testid=told]")
    assert "the match is over" not in " ".join(await told.all_inner_texts())
    await guest.page.evaluate(HASTY)
    await guest.page.keyboard.press("Enter")
    await expect(guest.see("log")).to_contain_text("the match is over")
    await expect(guest.see("again")).to_be_focused()
    assert await guest.page.evaluate("hasty")
    await expect(guest.see("end")).to_be_visible()
    assert not [one for one in guest.said if one["type"] == "Again"]


@pytest.mark.anyio
async def test_who_wants_no_motion_sees_all_of_it_at_once(come: Come) -> None:
    guest = await come(width=360, height=740, locale="fr-FR")
    await guest.sit_down("bot:random", turn_limit=1)
    await guest.my_turn()
    await end_my_turn(guest)
    await expect(guest.see("end")).not_to_have_class(UNROLLING)
    for _ in range(40):  # round and round: never to what lies behind the end
        await guest.page.keyboard.press("Tab")
        assert not await guest.page.evaluate("!!document.activeElement.closest('.picture')")
    for part in ("tally", "again", "replay", "share-match"):
        await expect(guest.see(part)).to_be_in_viewport(ratio=1)
    await expect(guest.see("podium").locator("li").first).to_contain_text("1er")
    await expect(guest.see("prompt")).to_contain_text("gagne")


@pytest.mark.anyio
async def test_a_match_is_looked_at_again_step_by_step_and_shared_by_its_link_and_its_code(
    come: Come,
) -> None:
    guest = await come()
    await guest.sit_down("bot:random", turn_limit=1)
    await guest.my_turn()
    await guest.see("board-cartagena").wait_for()
    await guest.act()
    await end_my_turn(guest)
    await guest.see("replay").click()
    await guest.see("replay-end").wait_for()
    await expect(guest.see("end")).to_have_count(0)
    await expect(guest.see("board-cartagena")).to_be_visible()
    await walk(guest, "replay-on")
    await expect(guest.see("told")).to_contain_text("the match is over")
    await walk(guest, "replay-back")
    await expect(guest.see("prompt")).to_contain_text("Step 0 of ")
    await guest.page.keyboard.press("End")
    await expect(guest.page).to_have_url(re.compile(r"/r/\w+\?step=[1-9]\d*&seat=0$"))
    await guest.see("replay-end").click()
    await expect(guest.see("end")).to_be_visible()
    await guest.see("share-match").click()
    dialog = guest.see("share-dialog")
    await expect(dialog.get_by_test_id("share-link")).to_have_value(
        guest.page.url.replace("/t/", "/r/")
    )
    await expect(dialog.get_by_test_id("match-code")).to_have_value(re.compile("cartagena"))
