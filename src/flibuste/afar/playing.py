"""A program in a chair of a table afar, until the match is over."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from flibuste.afar.errors import RoomError
from flibuste.afar.line import Down, Line
from flibuste.afar.seated import Seated
from flibuste.bots.program import Fault, Program
from flibuste.core.errors import FlibusteError
from flibuste.core.plain import to_json
from flibuste.room import wire


class Result(Struct):
    """What a program did in one match."""

    name: str = ""
    game: str = ""
    acts: int = 0
    faults: int = 0


def play(line: Line, program: Program, tell: Callable[[FlibusteError], None]) -> Result:
    """Choose whenever it is asked; whatever goes wrong is told, and a listed act is played."""
    chair, result = Seated(), Result()
    answered: int | None = None  # the menu that was answered last
    for told in line.heard():
        if isinstance(told, Down):
            if told.why is not None:
                raise told.why
            continue
        chair.hear(told)
        if chair.phase in ("over", "cancelled"):
            break
        menu = chair.menu
        if menu is None or menu.number == answered or not line.inbox.empty():
            continue  # what has come meanwhile may change what there is to choose
        answered = menu.number
        result.acts += 1
        result.faults += not _answer(line, chair, program, menu, tell)
    line.close()
    if chair.table is not None:
        result.name, result.game = chair.names()[chair.you], chair.game.key
    return result


def _answer(
    line: Line,
    chair: Seated,
    program: Program,
    menu: wire.Menu,
    tell: Callable[[FlibusteError], None],
) -> bool:
    """The program's act, or else the first that is listed; whether it was the program's."""
    assert chair.table is not None
    try:
        action = program.choose(
            chair.game,
            chair.view,
            chair.acts,
            seats=len(chair.seats),
            options=chair.table.options,
            open_kinds=menu.open,
        )
    except Fault as fault:
        tell(fault)
        _send(line, menu, menu.acts[0])
        return False
    refused = _send(line, menu, to_json(action))
    overtaken = refused is not None and (refused.code == "stale" or not line.inbox.empty())
    if refused is None or overtaken:
        return True  # somebody was faster, or took back: the room tells what there is now
    tell(refused)
    _send(line, menu, menu.acts[0])
    return False


def _send(line: Line, menu: wire.Menu, act: object) -> RoomError | None:
    try:
        line.ask(wire.Act, menu=menu.number, act=act)
    except RoomError as error:
        return error
    return None
