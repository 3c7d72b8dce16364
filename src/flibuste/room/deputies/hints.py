"""Hints: what a bot would do with a player's view, as much of it as the player wants to hear."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from flibuste.bots import hints
from flibuste.bots.hints import Advice, Strength
from flibuste.core.protocol import Action, Seat
from flibuste.core.refusal import Refused
from flibuste.room import chairs, wire

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room

ADVISER: Final = hints.ADVISER


class Hints:
    """Who is thought for in one room: one hint at a time for each seat."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.coming: dict[Seat, asyncio.Task[None]] = {}
        self.given = hints.Given()

    def ask(self, listener: Listener, id: str, strength: Strength) -> None:
        """Think for whoever is awaited; the answer comes by the socket."""
        table, seat = self.room.table, listener.viewer
        if seat not in table.awaiting() or table.chairs[seat].conceded:
            raise Refused("room-no-hint", "not_awaited")
        if seat in self.coming:
            raise Refused("room-hint-coming")
        self.coming[seat] = self.room.spawn(self._think(listener, id, strength))

    async def _think(self, listener: Listener, id: str, strength: Strength) -> None:
        table, seat = self.room.table, listener.viewer
        view, menu = table.view(seat), table.match.state.legal(seat)
        whose = {"guest": chairs.opener(table), "table": table.header.table}
        seed = f"hint {table.number}"
        try:
            advice = self.given.at(view) or self.given.keep(
                view,
                await self.room.thinker.advise(ADVISER, table.game.key, view, menu, seed, **whose),
            )
            if listener.viewer != seat:  # the chair is another's by now
                raise Refused("room-hint-none")
            self.room.send(listener, self._told(id, view, menu, advice, strength))
        except Refused as error:
            self.room.refuse(listener, id, error)
        except TimeoutError:  # a busy machine is no fault of the room
            self.room.refuse(listener, id, Refused("room-hint-slow"))
        except Exception:
            self.room.refuse(listener, id, Refused("room-hint-none"))
            raise
        finally:
            self.coming.pop(seat, None)

    def _told(
        self, id: str, view: Any, menu: Sequence[Action], advice: Advice, strength: Strength
    ) -> wire.Hinted:
        """As much of it as was asked for, in both languages."""
        game, names = self.room.table.game, self.room.table.company.names_by_seat()
        if strength == "move":
            return wire.Hinted(id, advice.act)
        if strength == "why":
            reason = hints.why(game, view, advice)
            return wire.Hinted(id, advice.act, why=hints.in_both(reason, game.key, names))
        found = hints.nudge(game, view, menu, advice)
        where = hints.where(game, view, found)
        said = hints.in_both(where, game.key, names) if where is not None else None
        return wire.Hinted(id, None, look=list(found.look), why=said)
