"""The sounds of the table as the browser makes them, and the switch that lets them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import expect

import flibuste
from tests.web.conftest import Come
from tests.web.guest import Guest

ASSETS: Final = Path(flibuste.__file__).with_name("_web") / "assets"
# Each sound into a file that nobody hears: its loudest point, and the second in which it fades.
RENDER: Final = """async (address) => {
    const { SOUNDS, desk, play } = await import(address);
    const told = {};
    for (const name of SOUNDS) {
        const context = new OfflineAudioContext(1, 3 * 44100, 44100);
        const mixing = desk(context);
        mixing.volume(1);
        play(mixing, name, { at: 0 });
        const samples = (await context.startRendering()).getChannelData(0);
        const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        const end = samples.findLastIndex((one) => Math.abs(one) > 0.001) / 44100;
        told[name] = { peak, end, finite: samples.every(Number.isFinite) };
    }
    return told;
}"""


@pytest.mark.anyio
async def test_every_sound_is_heard_short_and_never_too_loud(come: Come) -> None:
    guest = await come()
    await guest.go()
    (instruments,) = ASSETS.glob("instruments-*.js")
    told = await guest.page.evaluate(RENDER, f"/assets/{instruments.name}")
    assert {"card", "splash", "coin", "door", "die", "drum", "won", "lost", "bell"} <= set(told)
    for name, sound in told.items():
        assert sound["finite"], name
        assert 0.05 < sound["peak"] <= 1, (name, sound)
        assert 0.02 < sound["end"] < 2, (name, sound)


async def kept(guest: Guest, key: str) -> str | None:
    told: str | None = await guest.page.evaluate(f"localStorage.getItem('flibuste.{key}')")
    return told


@pytest.mark.anyio
async def test_the_speaker_is_off_until_it_is_touched_and_stays_as_it_was_left(come: Come) -> None:
    guest = await come()
    await guest.go()
    speaker, slider = guest.see("sound"), guest.page.locator("header input[type=range]")
    await expect(speaker).to_have_attribute("aria-pressed", "false")
    loaded = "performance.getEntriesByType('resource').some((one) => /instruments/.test(one.name))"
    assert not await guest.page.evaluate(loaded)
    await speaker.click()
    await expect(speaker).to_have_attribute("aria-pressed", "true")
    await guest.page.wait_for_function(f"() => {loaded}")
    await slider.fill("35")
    assert await kept(guest, "volume") == "0.35"
    await speaker.press("ArrowUp")
    await expect(slider).to_have_value("45")
    await guest.page.keyboard.press("Escape")
    await expect(slider).to_have_count(0)
    await guest.page.reload()
    await expect(speaker).to_have_attribute("aria-pressed", "true")
    await speaker.click()
    assert await kept(guest, "sound") is None


@pytest.mark.anyio
async def test_settings_are_kept_and_change_the_page_at_once(come: Come) -> None:
    guest = await come(width=360, height=740)
    await guest.go()
    await guest.see("open-settings").click()
    settings = guest.see("settings")
    await settings.get_by_role("radio", name="Night").check()
    await expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    await settings.get_by_role("radio", name="At once").check()
    assert await kept(guest, "pace") == "instant"
    await settings.get_by_role("radio", name="Français").check()
    await expect(settings.get_by_role("heading")).to_have_text("Réglages")
    for box in await settings.locator(".segments label").all():
        size = await box.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 44
    await guest.page.reload()
    await guest.see("open-settings").click()
    await expect(settings.get_by_role("radio", name="D’un coup")).to_be_checked()
