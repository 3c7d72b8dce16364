"""Rare moments of Cartagena and La mutinerie on a phone: what new players stumbled over there."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.web.conftest import Come, Stage
from tests.web.guest import Guest

PHONE: Final[dict[str, Any]] = {"width": 360, "height": 740, "has_touch": True, "locale": "fr-FR"}
CARTAGENA: Final = {
    "seats": 2,
    "layout": "A B' E C' D' F'",
    "pirates": [[0, 5, 7, 14, 23, 36], [3, 7, 14, 14, 18, 23]],
    "hands": [{"dagger": 1, "key": 2, "hat": 1, "bottle": 1}, {"hat": 2}],
    "turn": 0,
}
# Skips whatever waits, and touches what comes into that place before a finger could mean it.
TAPPED_TWICE: Final = """async () => {
    const skip = document.querySelector("[data-testid=steps-skip]");
    skip?.click();
    for (let turn = 0; turn < 20; turn++) await null;
    const recap = document.querySelector("[data-testid=sentence-since]");
    if (skip) recap?.click();
    return recap;
}"""
LAST_TURN: Final = {
    "seats": 2,
    "dealer": 1,
    "turn": 0,
    "ship": 17,
    "used": ["tembo"],
    "row": [{"pirate": "valverde", "waited": 0}, None, None, None],
    "hands": [["pink1", "pink2", "grey1"], ["pink1", "grey1", "grey2"]],
    "sides": ["valverde", "diaz"],
    "coins": [2, 2],
}


async def at_the_tunnel(come: Come, stage: Stage, **more: Any) -> Guest:
    anne = await come(address=stage.house.address, **PHONE)
    await stage.sit_down(anne, "cartagena", CARTAGENA | more)
    await anne.my_turn()
    await expect(anne.see("board-cartagena")).to_be_visible()
    return anne


@pytest.mark.anyio
@pytest.mark.parametrize("answer", ["card", "fan"])
async def test_who_touches_the_boat_is_asked_with_which_of_several_cards(
    come: Come, stage: Stage, answer: str
) -> None:
    anne = await at_the_tunnel(come, stage)
    boat = anne.page.locator("[data-handle='square:37']")
    await anne.page.locator("[data-handle='square:36']").tap()
    await expect(boat).to_have_class(re.compile("goal"))
    await (boat if answer == "card" else anne.page.locator("[data-answer=hat]")).tap()
    await expect(anne.see("prompt")).to_contain_text("Avec quelle carte")
    await expect(anne.see("slot-advice")).to_contain_text("Avec quelle carte")
    await expect(anne.page.locator("[data-pile].can")).to_have_count(4)
    for card in await anne.page.locator("[data-answer]").all():
        box = await card.bounding_box()
        assert box
        assert box["width"] >= 44
        assert 0 <= box["x"] <= 360 - box["width"]
    assert not anne.sent
    chosen = "[data-pile=hat]" if answer == "card" else "[data-answer=hat]"
    await anne.page.locator(chosen).tap()
    await expect(anne.page.locator("[data-answer]")).to_have_count(0)
    assert [one["act"] for one in anne.sent] == [{"type": "Advance", "origin": 36, "symbol": "hat"}]


@pytest.mark.anyio
async def test_who_touches_a_goal_of_several_pirates_is_asked_which(
    come: Come, stage: Stage
) -> None:
    both = [[0, 0, 7, 14, 35, 36], [3, 7, 14, 14, 18, 23]]
    anne = await at_the_tunnel(come, stage, pirates=both)
    await anne.page.locator("[data-pile=key]").tap()
    await anne.page.locator("[data-handle='square:37']").tap()
    await expect(anne.see("slot-advice")).to_contain_text("Avec quel pirate")
    await expect(anne.page.locator("[data-handle].mine")).to_have_count(2)
    await anne.page.locator("[data-handle='square:35']").tap()
    await expect(anne.page.locator(".last").first).to_be_attached()
    assert [one["act"] for one in anne.sent] == [{"type": "Advance", "origin": 35, "symbol": "key"}]


@pytest.mark.anyio
async def test_a_second_tap_on_skip_does_not_open_the_recap_in_its_place(
    come: Come, stage: Stage
) -> None:
    anne = await at_the_tunnel(come, stage)
    await anne.acts.first.evaluate("one => one.click()")
    for _ in range(2):
        await anne.my_turn()
        await anne.act()
    await anne.see("steps-skip").wait_for()
    await anne.page.wait_for_function(TAPPED_TWICE)
    await expect(anne.see("since")).to_have_count(0)
    await anne.see("sentence-since").tap()
    await expect(anne.see("since")).to_be_visible()


@pytest.mark.anyio
async def test_an_empty_slot_of_the_hand_puts_nothing_down_and_is_no_alarm(
    come: Come, stage: Stage
) -> None:
    anne = await at_the_tunnel(come, stage)
    pirate = anne.page.locator("[data-handle='square:36']")
    await pirate.tap()
    await anne.page.locator("[data-pile=skull]").tap(force=True)
    await expect(anne.page.get_by_text("Vous n’avez pas de tête de mort en main.")).to_be_visible()
    await expect(pirate).to_have_class(re.compile("picked"))
    await expect(anne.see("why-not")).to_have_count(0)


@pytest.mark.anyio
async def test_where_a_touch_leads_is_large_enough_to_be_seen_on_a_phone(
    come: Come, stage: Stage
) -> None:
    anne = await at_the_tunnel(come, stage)
    await anne.page.locator("[data-handle='square:5']").tap()
    ghosts = await anne.page.locator(".ghost").all()
    assert len(ghosts) == 4
    for ghost in ghosts:
        box = await ghost.bounding_box()
        assert box
        assert box["width"] >= 16


@pytest.mark.anyio
async def test_the_mutiny_breaks_out_at_any_pace_only_when_it_was_read(
    come: Come, stage: Stage
) -> None:
    """The others go on after a touch, and it means nothing of what lies below."""
    anne = await come(address=stage.house.address, **PHONE)
    await anne.page.clock.install()
    await anne.go()
    await anne.page.evaluate("localStorage.setItem('flibuste.pace', '4')")
    await stage.sit_down(anne, "mutiny", LAST_TURN)
    await anne.my_turn()
    valverde = anne.page.locator("[data-handle='door:1']")
    await valverde.tap()
    await anne.see("board-go").tap()
    await expect(anne.see("outbreak")).to_be_visible()
    await anne.page.clock.pause_at(await anne.page.evaluate("Date.now() / 1000") + 0.1)
    await anne.page.clock.run_for(4000)
    await expect(anne.see("outbreak")).to_contain_text("place aux duels")
    acts = len(anne.sent)
    await anne.see("outbreak-close").tap()
    await anne.page.clock.resume()
    await expect(anne.see("outbreak")).to_have_count(0)
    await anne.my_turn()
    assert len(anne.sent) == acts


@pytest.mark.anyio
async def test_the_longest_name_is_not_cut_below_the_boat(come: Come, stage: Stage) -> None:
    anne = await come(address=stage.house.address, **PHONE)
    await stage.sit_down(anne, "mutiny", LAST_TURN | {"lifeboat": "cambivalute"})
    tag = anne.page.locator(".boat .tag")
    await expect(tag).to_have_text("Cambivalute")
    assert await tag.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.anyio
async def test_a_match_against_one_bot_is_chosen_in_sight(come: Come) -> None:
    anne = await come(**PHONE)
    await anne.go("/new?game=cartagena")
    variant = anne.page.get_by_text("Tortue", exact=False).first
    await expect(variant).to_be_visible()  # above the button, not under "Options"
    assert await variant.evaluate("one => one.closest('details')") is None
    await anne.page.get_by_role("radio", name="2", exact=True).check(force=True)
    await anne.page.get_by_role("radio", name="Contre des robots").check(force=True)
    await expect(anne.page.get_by_text("Vous contre un robot")).to_be_visible()
    await anne.see("open-table").tap()
    await anne.my_turn()
    about = await anne.ask(f"/api/tables/{anne.table}")
    assert [chair["bot"] is None for chair in about["chairs"]] == [True, False]
