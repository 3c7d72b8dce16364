"""How matches are played on for pictures: by what the server offers, without knowing any rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.guest import Guest


@dataclass(frozen=True)
class Offer:
    """An act: what is taken in hand for it, where it is done, and what it would do."""

    take: list[str]
    goal: list[str]
    effect: dict[str, Any]

    @property
    def far(self) -> int:
        """From a square to a square."""
        return int(self.goal[0].partition(":")[2]) - int(self.take[1].partition(":")[2])


def offers(guest: Guest, kind: str) -> list[Offer]:
    """What the server last offered this guest of one kind."""
    menu = [told["menu"] for told in guest.heard if told.get("menu")][-1]
    return [
        Offer(handles["take"], handles["goal"], effect)
        for act, handles, effect in zip(menu["acts"], menu["handles"], menu["effects"], strict=True)
        if act["type"] == kind
    ]


async def walk_and_draw(guest: Guest, moves: int) -> None:
    """Cartagena: the first goes on, then the last brings cards; so many moves, or to the end."""
    for move in range(moves):
        while (moment := await guest.moment()) == "steps":
            await guest.skip()
        if moment == "over":
            return
        acts = (await guest.sight())["acts"]
        kind, which = ("Retreat", 0) if move % 2 else ("Advance", -1)
        wanted = [n for n, act in enumerate(acts) if kind in act]
        await guest.act(wanted[which] if wanted else 0)


async def read_the_log(guest: Guest) -> None:
    """My turn, and the table as whoever plays by the board would see it."""
    await guest.my_turn()
    await guest.see("tab-log").click()
