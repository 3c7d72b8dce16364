"""
Rated matches: what the people and the bots of a table are worth is learnt from their places, once
the match is over, if the table was opened for that.

A chair is one player's from the first act to the last, so nobody takes over where another would
win; who has conceded comes after all who have not; and a match in which one browser holds two
chairs teaches nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from math import hypot
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from flibuste.core.ratings import Rating, rated
from flibuste.core.refusal import Refused
from flibuste.room import results, telling, wire
from flibuste.store.ratings import Played, Rated, Strength

if TYPE_CHECKING:
    from flibuste.room.room import Room
    from flibuste.room.table import Table

LOG: Final = logging.getLogger("flibuste.room")
PERSON: Final = "guest "  # and the guest whose browser it is
BOT: Final = "bot "  # and its kind
LISTED: Final = 50
UNREST: Final = 25 / 300  # doubt that comes back between two matches: people change (tau)
START: Final = 1000  # points of somebody unknown
POINTS: Final = 40  # that one of strength is worth, to read


def points(strength: Rating) -> int:
    """As it is shown: what is almost certain, in numbers that people like."""
    return round(START + POINTS * strength.sure)


def learnt(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """What is known of everybody after a match; nobody is ever settled for good."""
    return rated([Rating(one.mu, hypot(one.sigma, UNREST)) for one in before], ranks)


def company(table: Table) -> list[Played]:
    """By seat: a person by their browser, a bot by its level, whatever it is called here and
    whatever its taste (``sailor+bold``).
    """
    levels = [(chair.bot or "").partition("+")[0] for chair in table.chairs]
    return [
        Played(BOT + level, level)
        if chair.kind == "bot"
        else Played(PERSON + chair.browser, chair.name)
        for chair, level in zip(table.chairs, levels, strict=True)
    ]


def unrated(table: Table) -> results.Unrated | None:
    """Why nothing is learnt from a match that is over, or None."""
    people = [one.player for one in company(table) if one.player.startswith(PERSON)]
    if len(set(people)) < len(people):
        return "shared"
    if table.stopped and not any(chair.conceded for chair in table.chairs):
        return "stopped"
    return None


def places(table: Table) -> list[int]:
    """From 1; who has conceded is the last.  In a match that was stopped all others are equal: they
    have come before those who gave up, and nobody knows who of them would have won.
    """
    seats = len(table.chairs)
    ranks = [1] * seats if table.stopped else list(table.match.state.ranks())
    return [
        seats if chair.conceded else rank for chair, rank in zip(table.chairs, ranks, strict=True)
    ]


def taught(
    players: Sequence[str], ranks: Sequence[int], before: Sequence[Strength | None]
) -> list[Strength]:
    """What is known of everybody after it.  Bots of one kind are one player: where several of them
    sit, it learns the mean of what each would have.
    """
    after = learnt([Rating(*one) if one is not None else Rating() for one in before], ranks)
    learned = []
    for player in players:
        mine = [one for one, who in zip(after, players, strict=True) if who == player]
        mu = sum(one.mu for one in mine) / len(mine)
        learned.append((mu, sum(one.sigma for one in mine) / len(mine)))
    return learned


def shown(one: Rated) -> results.Rated:
    """In points."""
    before = Rating(*one.before) if one.before is not None else Rating()
    return results.Rated(points(before), points(Rating(*one.after)), one.matches)


def standings(found: Sequence[Rated], guest: str) -> list[results.Standing]:
    """The strongest first, so many of them, and who asks wherever they are."""
    told = [
        results.Standing(
            name=one.name,
            bot=one.player.removeprefix(BOT) if one.player.startswith(BOT) else None,
            points=points(Rating(*one.after)),
            matches=one.matches,
            you=one.player == PERSON + guest,
        )
        for one in found
    ]
    told.sort(key=lambda one: (-one.points, one.name))
    return [one for place, one in enumerate(told) if place < LISTED or one.you]


class Lesson:
    """What one match has taught: settled once, and remembered."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rated: list[Rated] = []

    async def settle(self) -> None:
        """When it is over; if it cannot be kept now, it is when the table is next looked at."""
        table = self.room.table
        if not table.header.rated or self.rated or table.phase != "over" or unrated(table):
            return
        people = company(table)
        learn = partial(taught, [one.player for one in people], places(table))
        try:
            self.rated = await self.room.store.rate(
                table.header.table, table.game.key, people, learn
            )
        except Refused:
            LOG.error("table %s: what was learnt was not kept", table.mark)

    def result(self) -> wire.Over:
        """How it ended, with what it taught or why it taught nothing."""
        over = telling.result(self.room.table)
        if not self.room.table.header.rated:
            return over
        ratings = [shown(one) for one in self.rated] or None
        return replace(over, ratings=ratings, unrated=unrated(self.room.table))
