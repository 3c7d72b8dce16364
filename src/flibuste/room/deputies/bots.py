"""Those who play without sitting there: bots on their chairs, and bots for players who are away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from math import ceil
from random import Random
from typing import TYPE_CHECKING, Any, Final

from flibuste.bots import skill
from flibuste.core.protocol import WATCHER, Action, Seat, View
from flibuste.core.refusal import Refused
from flibuste.room import chairs, past
from flibuste.room.deputies.hints import Hints
from flibuste.room.deputies.impatience import reads
from flibuste.room.deputies.remarks import Remarks
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room

AWAY: Final = 90.0  # seconds until a bot plays for a player who is away when awaited …
SOONEST: Final = 20.0  # … and until another player may let it
STAND_IN: Final = "sailor"
READY: Final = 10  # times its pace: a bot that begins a race leaves everybody time to get ready,
# unless somebody nudges it before; at most as long as the room leaves a person
NEWCOMER: Final = 30.0  # seconds for the first race of a match, unless somebody nudges it before


class Nonsense(Exception):
    """A bot answered what is no allowed act."""


class Bots:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hints = Hints(room)
        self.remarks = Remarks(room)
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.held: dict[Seat, asyncio.Task[None]] = {}  # until they end bots hold a race back
        self.away: dict[Seat, asyncio.TimerHandle] = {}
        self.missed: dict[Seat, float] = {}  # since when an awaited player has been away

    def go_on(self) -> None:
        """Bots that are awaited think; players who are missed are watched for."""
        self.remarks.look()
        table = self.room.table
        for seat in table.awaiting():
            bot = table.chairs[seat].played_by if seat >= 0 else None
            if bot is not None and seat not in self.thinking:
                race = table.game.reflex is not None and table.alarm() is not None
                think = self._react if race else self._think
                self.thinking[seat] = self.room.spawn(think(seat, bot))
        self.watch()

    def stop(self, seat: Seat) -> None:
        """The seat has acted, or a person has come back: no bot thinks for it any more."""
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    def begin(self, seat: Seat) -> bool:
        """Somebody is ready: whether this bot has held a race back for them."""
        held = self.held.pop(seat, None)
        return held is not None and held.cancel()

    def stop_all(self) -> None:
        for seat in list(self.thinking):
            self.stop(seat)

    def close(self) -> None:
        self.stop_all()
        for timer in self.away.values():
            timer.cancel()

    async def _think(self, seat: Seat, bot: str) -> None:
        table = self.room.table
        view, menu = table.view(seat), table.match.state.legal(seat)
        if not menu:
            self._overtaken(seat)
            return
        number = table.menus[seat]
        seconds = self._seconds_before(seat)
        pace = asyncio.create_task(asyncio.sleep(seconds * self.room.time_scale))
        if seconds > table.header.pace:
            self.held[seat] = pace
        try:
            action = await self._choice(bot, seat, view, menu)
            await asyncio.wait([pace])  # it may end sooner: they are ready
        finally:
            pace.cancel()
        self.room.inbox.put_nowait(partial(self._play, seat, number, action))

    def _seconds_before(self, seat: Seat) -> float:
        """Where the room itself would act for the seat if it took too long the others get ready,
        or read.
        """
        table = self.room.table
        impatience, pace = table.game.impatience, table.header.pace
        due = impatience(table.match.state) if impatience is not None else None
        if due is None or due[0] != seat or not pace:
            return pace
        return NEWCOMER if reads(table, due[1]) else min(pace * READY, due[2])

    async def _choice(self, bot: str, seat: Seat, view: View, menu: Sequence[Action]) -> Action:
        try:
            return await self._ask(bot, view, menu, self._seed(seat))
        except Exception as error:  # a bot's bug: the match goes on with some allowed act
            self.room.trouble(error)
            return menu[0]

    async def _ask(self, bot: str, view: View, menu: Sequence[Action], seed: str) -> Action:
        """What a bot would do; it waits in line for whoever opened the table."""
        table, key = self.room.table, self.room.table.game.key
        whose = {"guest": chairs.opener(table), "table": table.header.table}
        return await self.room.thinker.choose(bot, key, view, menu, seed, **whose)

    async def _react(self, seat: Seat, bot: str) -> None:
        """In a race: the hand is as quick as a hand, or waits and looks again."""
        table = self.room.table
        assert table.game.reflex is not None
        view, menu = table.view(seat), table.match.state.legal(seat)
        if not menu:
            self._overtaken(seat)
            return
        number, action, seconds = table.menus[seat], menu[0], 1.0
        try:
            hand, rng = skill(bot), Random(self._seed(seat))
            action, seconds = table.game.reflex(view, menu, hand, rng)
        except Exception as error:  # a bot's bug: the match goes on with some allowed act
            self.room.trouble(error)
        await asyncio.sleep(seconds * self.room.time_scale)
        played = partial(self._play, seat, number, action)
        self.room.inbox.put_nowait(played if action is not None else partial(self._look, seat))

    def _overtaken(self, seat: Seat) -> None:
        """An act from before the bot began has taken its turn: it thinks when it is awaited."""
        self.thinking.pop(seat, None)

    async def _look(self, seat: Seat) -> None:
        """The hand has waited: the bot looks again."""
        self.thinking.pop(seat, None)
        self.go_on()

    def _seed(self, seat: Seat) -> str:
        """Not the table's own: a bot that knew it could look at luck's cards."""
        table = self.room.table
        return sha256(f"{table.header.seed} {seat} {table.number}".encode()).hexdigest()

    async def _play(self, seat: Seat, number: int, action: Any) -> None:
        """A bot's choice, unless the table has moved on: then it thinks anew."""
        self.thinking.pop(seat, None)
        table = self.room.table
        if table.chairs[seat].played_by is None:  # a person has come in the meantime
            return
        if table.menus[seat] != number or seat not in table.awaiting():
            self.go_on()
            return
        if not self._allowed(seat, action):
            self.room.trouble(Nonsense(repr(action)))
            action = table.match.state.legal(seat)[0]
        await self.room.play(seat, action)

    def _allowed(self, seat: Seat, action: Any) -> bool:
        state = self.room.table.match.state
        return isinstance(action, Action) and state.refusal(seat, action) is None

    # For players who are away

    async def take_over(self, seat: Seat) -> None:
        """Another player asks that a bot play for one who is missed; a moment's absence is none."""
        table = self.room.table
        if table.phase != "running" or not self._is_away(seat):
            raise Refused("room-not-away")
        if table.chairs[seat].stand_in is not None:
            return
        if table.has_banks:
            raise Refused("room-bank-decides")
        self.watch()
        if seat not in self.missed:
            raise Refused("room-not-missed")
        since = (self.room.loop.time() - self.missed[seat]) / self.room.time_scale
        if since < SOONEST:
            raise Refused("room-not-away-yet", seconds=ceil(SOONEST - since))
        await self.stand_in(seat)

    async def stand_in(self, seat: Seat) -> None:
        """A bot plays for a player, until the player comes back."""
        await self.room.keep([records.TakenOver(seat, STAND_IN)])
        self.room.tell_seats()
        await self.room.go_on()

    def _is_away(self, seat: Seat) -> bool:
        """Neither this person has a line nor anybody at the same device."""
        table = self.room.table
        if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "human":
            return False
        return seat not in self.room.present()

    async def come_back(self, listener: Listener) -> None:
        """The player has come back, and is told what the bot did meanwhile."""
        seat, table = listener.viewer, self.room.table
        if seat >= 0 and table.chairs[seat].stand_in is not None:
            told = past.stood_in(table, seat)
            if await self.give_back(seat):
                self.room.send(listener, *told)

    async def give_back(self, seat: Seat) -> bool:
        """The player plays again, if a bot has until now; who has conceded does not."""
        chair = self.room.table.chairs[seat]
        if chair.stand_in is None or chair.conceded:
            return False
        self.stop(seat)
        await self.room.keep([records.GivenBack(seat)])
        self.room.tell_seats()
        return True

    def watch(self) -> None:
        """Count the seconds for awaited players who are away; a bot comes if others wait."""
        table, now = self.room.table, self.room.loop.time()
        awaiting = table.awaiting()
        if not self.missed and self.room.online().issuperset(awaiting):
            return  # most of the time
        present = self.room.present()
        others = present - {WATCHER}
        for seat, chair in enumerate(table.chairs):
            missed = (
                seat in awaiting
                and chair.stand_in is None
                and chair.kind == "human"
                and seat not in present
            )
            if missed:
                self.missed.setdefault(seat, now)
            else:
                self.missed.pop(seat, None)
            if not missed or not others or table.has_banks:  # then their time is their own
                if seat in self.away:
                    self.away.pop(seat).cancel()
            elif seat not in self.away:
                delay = AWAY * self.room.time_scale
                self.away[seat] = self.room.loop.call_later(delay, self._stayed_away, seat)

    def _stayed_away(self, seat: Seat) -> None:
        self.away.pop(seat, None)
        self.room.inbox.put_nowait(partial(self._stand_in_if_away, seat))

    async def _stand_in_if_away(self, seat: Seat) -> None:
        if seat in self.missed and self._is_away(seat) and self.room.table.phase == "running":
            await self.stand_in(seat)
