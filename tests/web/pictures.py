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
DIFFERENCE: Final = """async ([one, other, patch]) => {
    const pixels = async (coded) => {
        const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const [wide, high] = [Math.ceil(image.width / patch), Math.ceil(image.height / patch)];
        const brush = new OffscreenCanvas(wide, high).getContext("2d");
        brush.imageSmoothingQuality = "high";
        brush.drawImage(image, 0, 0, wide, high);
        return [image.width, image.height, ...brush.getImageData(0, 0, wide, high).data];
    };
    const [here, there] = [await pixels(one), await pixels(other)];
    if (here[0] !== there[0] || here[1] !== there[1]) return 255;
    return here.reduce((most, shade, at) => Math.max(most, Math.abs(shade - there[at])), 0);
}"""


async def still(*parts: Locator) -> list[bytes]:
    """Of each part, once nothing in any of them changes any more."""
    before: list[bytes] = []
    await parts[0].page.wait_for_timeout(MARKED)
    for _ in range(TRIES):
        now = [await part.screenshot(animations="disabled") for part in parts]
        if now == before:
            return now
        before = now
        await parts[0].page.wait_for_timeout(A_WHILE)
    raise AssertionError("it never stands still")


async def alike(page: Page, one: list[bytes], other: list[bytes]) -> bool:
    """Whether nobody could tell them apart."""
    for pair in zip(one, other, strict=True):
        coded = [b64encode(picture).decode() for picture in pair]
        if pair[0] != pair[1] and await page.evaluate(DIFFERENCE, [*coded, PATCH]) > SHADE:
            return False
    return True
