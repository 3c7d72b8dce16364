"""What players ask of a room over their sockets, request by request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.core.match import nearest
from flibuste.core.protocol import WATCHER, Action, Seat
from flibuste.core.refusal import Refused
from flibuste.core.words import in_both
from flibuste.room import hosting, wire, wishes
from flibuste.room.friends import show_hand
from flibuste.room.names import clean
from flibuste.store import records

if TYPE_CHECKING:
    from flibuste.room.crier import Listener
    from flibuste.room.room import Room

TALK_KEPT: Final = 500  # lines of one person at one table: the journal keeps them for ever


async def answer(room: Room, listener: Listener, request: wire.Request) -> None:
    """Do what is asked, or raise a FlibusteError that says why not."""
    seat = listener.viewer
    if seat < 0:
        raise Refused("room-watcher", "not_awaited")
    match request:
        case wire.Act():
            await act(room, seat, request)
        case wire.Why(id, wish):
            why(room, listener, id, room.table.game.action(wish))
        case wire.Wonder(id, handles):
            wonder(room, listener, id, handles)
        case wire.Hint(id, strength):
            if room.table.header.rated:
                raise Refused("room-rated-hint")
            room.bots.hints.ask(listener, id, strength)
        case wire.Undo():
            await room.taking_back.ask(seat)
        case wire.Consent(_, yes):
            await room.taking_back.answer(seat, yes)
        case wire.Chat(_, text):
            await chat(room, seat, text)
        case wire.TakeOver(_, other):
            await room.bots.take_over(other)
        case wire.Again():
            await again(room)
        case wishes.Rename(_, other, name):
            await hosting.rename(room, seat, other, name)
        case wishes.StandIn(_, yes):
            await stand_in(room, seat, yes)
        case wishes.Concede():
            await room.stopping.concede(seat)
        case wishes.Stop(_, yes):
            await room.stopping.vote(seat, yes)
        case wishes.Nudge(_, other):
            room.nudges.nudge(seat, other)
        case wishes.ShowHand(id, yes):
            await show_hand(room, listener, id, yes)
        case wishes.Pause(_, yes):
            await room.pausing.ask(seat, yes)
        case wishes.Late(_, yes):
            await room.lateness.vote(seat, yes)
        case _:
            await hosting.answer(room, seat, request)


async def act(room: Room, seat: Seat, request: wire.Act) -> None:
    """Act once for each id, and only from the menu that was looked at."""
    table = room.table
    if (seat, request.id) in table.ids:
        return  # it came twice and counts once; its step is on its way
    if not table.begun:
        raise Refused("room-not-begun", "not_awaited")
    action = table.game.action(request.act)
    in_time = table.answerable[seat] <= request.menu <= table.menus[seat]
    if table.chairs[seat].conceded and not table.over:
        raise Refused(table.chairs[seat].gone_because, "not_awaited")
    if seat in table.awaiting() and not in_time:
        raise Refused("room-stale", "stale")
    await room.bots.give_back(seat)  # who plays has no need of a bot
    await room.play(seat, action, request.id)


def wonder(room: Room, listener: Listener, id: str, handles: Sequence[str]) -> None:
    """The rule that forbids what these touches would mean; none if they mean nothing."""
    table, seat = room.table, listener.viewer
    if not table.begun:
        raise Refused("room-not-begun", "not_awaited")
    game = table.game
    wish = game.wish and game.wish(game.view(table.match.state, seat), handles)
    if wish is None:
        room.send(listener, wire.Because(id, None, None, ()))
    else:
        why(room, listener, id, wish)


async def stand_in(room: Room, seat: Seat, yes: bool) -> None:
    """Let a bot play for me for a while, or play myself again."""
    table = room.table
    if table.phase != "running":
        raise Refused("room-over" if table.over else "room-not-begun", "not_awaited")
    if table.chairs[seat].conceded:
        raise Refused(table.chairs[seat].gone_because, "not_awaited")
    if yes and table.chairs[seat].stand_in is None:
        await room.bots.stand_in(seat)
    elif not yes:
        await room.bots.give_back(seat)


def why(room: Room, listener: Listener, id: str, action: Action) -> None:
    """The rule that forbids it, or none."""
    table, seat = room.table, listener.viewer
    if not table.begun:
        raise Refused("room-not-begun", "not_awaited")
    refusal = table.match.state.refusal(seat, action)
    if refusal is None:
        room.send(listener, wire.Because(id, None, None, ()))
        return
    near = nearest(table.match.state, seat, action)
    message = in_both(refusal.message, table.game.key)
    room.send(listener, wire.Because(id, refusal.rule, message, near))


async def chat(room: Room, seat: Seat, text: str) -> None:
    text = clean(text)
    if not room.table.header.chat:
        raise Refused("room-no-chat")
    if not 0 < len(text) <= wire.LONGEST_CHAT:
        raise Refused("room-chat-length", most=wire.LONGEST_CHAT)
    if room.table.talk[room.table.chairs[seat].guest] >= TALK_KEPT:
        raise Refused("room-talk-full", most=TALK_KEPT)
    await room.keep([records.Spoke(seat, text)])
    room.tell_all(wire.Said(room.table.number, seat, text))


async def again(room: Room) -> None:
    """One more table for all, whoever asks first."""
    table = room.table
    if table.phase != "over":
        raise Refused("room-not-over")
    if table.next_table is None:
        await room.keep([await room.rematch(table)])
    following = table.next_table
    assert following is not None
    for listener in room.listeners:
        if listener.viewer != WATCHER:
            room.send(listener, rematch(room, listener, following))
    room.tell_watchers([msgspec.json.encode(wire.Rematch(following.watch))])


def rematch(room: Room, listener: Listener, following: records.NextTable) -> wire.Rematch:
    """The way of a player to the next table: the same chair there."""
    seat, guest = listener.viewer, listener.guest
    if guest is None:
        return wire.Rematch(following.watch)
    return wire.Rematch(following.table, seat, room.keys.token(following.table, seat, guest))
