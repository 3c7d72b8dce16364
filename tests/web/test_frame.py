"""The frame of a table: over whole matches nothing jumps, nothing is cut, nothing lies outside."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from tests.web.boxes import Photographer, Size
from tests.web.conftest import LONG, Come

PHONE, TALL, LOW, TABLET, DESK, BIG = SIZES = (
    (360, 640),
    (360, 740),
    (740, 360),
    (820, 1180),
    (1440, 900),
    (1920, 1080),
)
WHOLE: Final = 10_000  # acts, of which no match has so many
NAME: Final = "Barbe-Rousse"  # twelve letters, as many as a name has that nobody calls long
# Letters of it that must be seen. A phone's strip shows how a name begins; five at a tablet, more.
LETTERS: Final = {PHONE: 5, TALL: 5, LOW: 7, TABLET: 10, DESK: 12, BIG: 12}
SHARE: Final = {DESK: 0.6, BIG: 0.65}  # of the window that the board has at least
PAINTED: Final = ("cartagena", "mutiny", "piratoons", "plank", "rum")  # their handles lie still too


class Sitting(NamedTuple):
    """A match to look at: at how many chairs, in which sizes, until how many acts are made."""

    game: str
    language: str
    chairs: int
    sizes: tuple[Size, ...]
    most: int


FEW: Final = [
    Sitting("plank", "fr-FR", 3, (PHONE, DESK), 3),
    Sitting("cartagena", "en-GB", 5, (LOW, BIG), 4),
]
MANY: Final = [
    *(
        Sitting(game, language, chairs, SIZES, WHOLE)
        for game, chairs in (("plank", 4), ("plank", 2), ("cartagena", 5), ("cartagena", 3))
        for language in ("fr-FR", "en-GB")
    ),
    *(
        Sitting(game, language, 4, SIZES, 15)
        for game in ("mutiny", "rum", "piratoons")
        for language in ("fr-FR", "en-GB")
    ),
]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "sitting", MANY if LONG else FEW, ids=lambda one: "-".join(map(str, one[:3]))
)
async def test_nothing_jumps_nothing_is_cut_nothing_lies_outside(
    come: Come, luck: str, sitting: Sitting
) -> None:
    width, height = sitting.sizes[0]
    guest = await come(locale=sitting.language, width=width, height=height)
    bots = ["bot:random"] * (sitting.chairs - 1)
    await guest.sit_down(*bots, game=sitting.game, name=NAME)
    painted = sitting.game in PAINTED
    photographer = Photographer(guest, sitting.sizes, luck, painted=painted)
    await photographer.play(sitting.most)
    album = photographer.album
    assert album.looks > 5 * len(sitting.sizes)
    assert not album.moved
    assert not sorted(album.outside)
    assert not sorted(album.cut)
    for (size, name), letters in album.letters.items():
        assert name != NAME or letters >= LETTERS[size], size
    for size in sitting.sizes:
        assert album.share(size) >= SHARE.get(size, 0.6), size
