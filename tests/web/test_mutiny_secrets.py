"""La mutinerie painted: what another player hides never shows in the pixels of my page."""

from __future__ import annotations

import pytest

from tests.web.conftest import Come
from tests.web.guest import Guest, arrived
from tests.web.pictures import differences, still


@pytest.fixture
def luck() -> str:
    """Jack begins, and behind the first door lives Bijoux, to whom one swears in secret."""
    return "twin worlds 30"


async def world(anne: Guest, jack: Guest, oath: int, *, before: bool = False) -> list[list[bytes]]:
    """The page of who looks on after the other one has sworn, to this side or that.

    First, if that is asked for, the page before it.
    """
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "mutiny", "name": "Anne", "seats": seats, "pace": 0}
    table = (await anne.tell("/api/tables", wanted))["table"]
    await anne.go(f"/t/{table}")
    await jack.go(f"/t/{table}")
    await jack.page.locator("#join-name").fill("Jack")
    await jack.see("join").click()
    await arrived(anne, 1, "Jack")
    await anne.see("start").click()
    await jack.my_turn()
    assert await jack.act() == '{"type":"Open"}'
    await jack.my_turn()
    assert await jack.act() == '{"type":"Use","pirate":"bijoux"}'
    seen = [await picture(anne, "4")] if before else []
    await jack.my_turn()
    await jack.act(oath)
    await anne.my_turn()
    return [*seen, await picture(anne, "5")]


async def picture(guest: Guest, entry: str) -> list[bytes]:
    """My board and the other's panel, once this entry is told and its step has been shown.

    The sentence tells for some seconds what happened: it is not looked at.
    """
    await guest.page.locator(f"[data-testid=log] [data-number='{entry}']").wait_for(
        state="attached"
    )
    await guest.page.wait_for_function("() => !document.querySelector('[data-testid=steps-skip]')")
    return await still(guest.see("board-mutiny"), guest.see("seat-1"))


@pytest.mark.anyio
async def test_two_worlds_that_differ_in_anothers_oath_look_the_same_to_me(come: Come) -> None:
    anne = await come(width=360, height=740)
    jack = await come()
    before, for_valverde = await world(anne, jack, 0, before=True)
    (for_diaz,) = await world(anne, jack, 1)
    sworn = [entry["act"]["side"] for entry in jack.sent if entry["act"]["type"] == "Pledge"]
    assert sworn == ["valverde", "diaz"]
    assert await differences(anne.page, before, for_valverde), "a picture in which no step shows"
    assert not await differences(anne.page, for_valverde, for_diaz)
