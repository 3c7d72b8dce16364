"""Pictures of parts of a page that can be compared pixel by pixel."""

from __future__ import annotations

from base64 import b64encode
from typing import Final

from playwright.async_api import Locator, Page

MARKED: Final = 4000  # milliseconds: what happened last is marked for three seconds (LATELY)
A_WHILE: Final = 400  # milliseconds in which something that still moves has moved
TRIES: Final = 100
# A browser does not paint the edge of a line alike each time: single pixels differ by up to 19 of
# 255 between two paintings of the same page. What somebody could see differs by more than SHADE
# over a patch of PATCH by PATCH pixels.
SHADE: Final = 12
PATCH: Final = 3
# Where two pictures of one size differ for eyes, as left, top, right, bottom; null: nowhere.
DIFFERENCE: Final = """async ([one, other, shade, patch]) => {
    const pixels = async (coded) => {
        const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const [wide, high] = [Math.ceil(image.width / patch), Math.ceil(image.height / patch)];
        const brush = new OffscreenCanvas(wide, high).getContext("2d");
        brush.imageSmoothingQuality = "high";
        brush.drawImage(image, 0, 0, wide, high);
        return brush.getImageData(0, 0, wide, high);
    };
    const [here, there] = [await pixels(one), await pixels(other)];
    if (here.width !== there.width || here.height !== there.height) return "another size";
    const box = [Infinity, Infinity, -1, -1];
    here.data.forEach((value, at) => {
        if (Math.abs(value - there.data[at]) <= shade) return;
        const [x, y] = [(at >> 2) % here.width, Math.floor((at >> 2) / here.width)];
        [Math.min, Math.min, Math.max, Math.max].forEach((pick, side) => {
            box[side] = pick(box[side], [x, y][side % 2]);
        });
    });
    return box[2] < 0 ? null : box.map((side) => side * patch).join(" ");
}"""
NOTICED: Final = "() => document.querySelector('.notices p') !== null"


async def still(*parts: Locator) -> list[bytes]:
    """Of each part, once nothing in any of them changes any more.

    A notice, such as that somebody has come back, lies over the board for some seconds: not then.
    """
    before: list[bytes] = []
    await parts[0].page.wait_for_timeout(MARKED)
    for _ in range(TRIES):
        now = [await part.screenshot(animations="disabled") for part in parts]
        noticed = await parts[0].page.evaluate(NOTICED)
        if now == before and not noticed:
            return now
        before = now
        await parts[0].page.wait_for_timeout(A_WHILE)
    raise AssertionError("it never stands still")


async def differences(page: Page, one: list[bytes], other: list[bytes]) -> list[str]:
    """Where somebody could tell them apart, part by part."""
    found = []
    for part, pair in enumerate(zip(one, other, strict=True)):
        coded = [b64encode(picture).decode() for picture in pair]
        if pair[0] != pair[1] and (
            where := await page.evaluate(DIFFERENCE, [*coded, SHADE, PATCH])
        ):
            found.append(f"part {part}: {where}")
    return found
