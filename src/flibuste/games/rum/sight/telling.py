"""Scenes in plain data (chapters.py), and back: for views and written positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum.parts import FIRST_GOODS, IMAGINARY, KIND, NAMES, STACKS, TAVERNS, Stack
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.chest import Chest
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.tavern import Tavern
from flibuste.games.rum.rules.throw import Throw
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn
from flibuste.games.rum.sight.chapters import (
    Aboard,
    AnyChapter,
    BargainTold,
    BrawlTold,
    ChestTold,
    DawnTold,
    DrawTold,
    LayTold,
    Row,
    TavernTold,
    ThrowTold,
    TurnStep,
    TurnTold,
)

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State
    from flibuste.games.rum.rules.town import Town

STEPS: Final[tuple[TurnStep, ...]] = ("start", "dark", "square", "again")
STACK: Final = {name: stack for stack, name in enumerate(STACKS)}
SEATS_IN: Final = tuple(  # a set of seats as bits, in words
    tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(1 << 5)
)


def aboard(crew: int) -> Aboard:
    return "imaginary" if crew == IMAGINARY else crew


def crew_of(name: Aboard) -> int:
    return IMAGINARY if isinstance(name, str) else name


def stack_names(stacks: tuple[int, ...]) -> tuple[Stack, ...]:
    return tuple([STACKS[stack] for stack in stacks])


def told(scene: Scene[Any, Any], table: State, viewer: Seat | None) -> AnyChapter:
    """A scene as this viewer sees it; None sees everything."""
    match scene:
        case Turn():
            return turn_told(scene, table)
        case Throw():
            return ThrowTold(aboard(scene.seat), scene.pips, scene.spare)
        case Tavern():
            thrower = scene.drinkers[scene.place]
            name, host = TAVERNS[scene.tavern], scene.drinkers[0]
            return TavernTold(name, host, scene.asked, scene.drinkers, thrower, scene.pips)
        case Chest():
            return ChestTold(scene.thrower, scene.total)
        case Brawl():
            return brawl_told(scene)
        case Bargain():
            knows = viewer is None or table.has_seen(viewer, scene.tile)
            seen = SEATS_IN[table.seen[scene.tile - FIRST_GOODS]]
            return BargainTold(NAMES[scene.tile] if knows else None, seen)
        case Draw():
            return DrawTold(STACKS[scene.stack])
        case Lay():
            return LayTold(stack_names(scene.due))
        case Dawn():
            if scene.then == BRAWL:
                return DawnTold(stack_names(scene.due), scene.crew, "brawl")
            then = None if scene.then == FIRST_PLAYER else scene.then
            return DawnTold(stack_names(scene.due), scene.crew, then)
        case _:
            raise AssertionError(f"{scene} is no scene of this game")


def turn_told(turn: Turn, table: State) -> TurnTold:
    dark = None
    if turn.dark != NO_ALLEY and table.town is not None:
        dark = table.town.ids[turn.dark]
    return TurnTold(turn.seat, STEPS[turn.step], turn.moved, dark)


def brawl_told(brawl: Brawl) -> BrawlTold:
    rows = zip(brawl.crews, brawl.near, brawl.far, brawl.beaten, strict=True)
    return BrawlTold(
        brawl.series,
        tuple([Row(aboard(crew), near, far, beaten) for crew, near, far, beaten in rows]),
        brawl.column,
        brawl.row,
        None if brawl.leader == NO_ROW else brawl.leader,
        brawl.best,
        brawl.out,
    )


def scene_of(chapter: AnyChapter, town: Town | None) -> Scene[Any, Any]:
    """The scene that this tells of; a KeyError if it names what there is not."""
    match chapter:
        case TurnTold(seat, step, moved, dark):
            alley = NO_ALLEY if dark is None or town is None else town.index[dark]
            return Turn(seat, STEPS.index(step), moved, alley)
        case ThrowTold(seat, pips, spare):
            return Throw(crew_of(seat), pips, spare)
        case TavernTold():
            if chapter.host != chapter.drinkers[0]:
                raise LookupError(chapter.host)
            place = {seat: place for place, seat in enumerate(chapter.drinkers)}[chapter.thrower]
            tavern = TAVERNS.index(chapter.tavern)
            return Tavern(tavern, chapter.asked, chapter.drinkers, place, chapter.pips)
        case ChestTold(thrower, total):
            return Chest(thrower, total)
        case BrawlTold():
            return brawl_of(chapter)
        case BargainTold(tile, _):
            return Bargain(KIND[tile or ""])
        case DrawTold(stack):
            return Draw(STACK[stack])
        case LayTold(due):
            return Lay(tuple([STACK[stack] for stack in due]))
        case DawnTold(due, crew, then):
            ahead = FIRST_PLAYER if then is None else BRAWL if isinstance(then, str) else then
            return Dawn(tuple([STACK[stack] for stack in due]), crew, ahead)


def brawl_of(chapter: BrawlTold) -> Brawl:
    rows = chapter.rows
    crews = tuple([crew_of(row.crew) for row in rows])
    brawl = Brawl(crews, tuple([row.near + row.far + row.beaten for row in rows]))
    brawl.near = tuple([row.near for row in rows])
    brawl.far = tuple([row.far for row in rows])
    brawl.beaten = tuple([row.beaten for row in rows])
    brawl.series, brawl.column, brawl.row = chapter.series, chapter.column, chapter.row
    brawl.leader = NO_ROW if chapter.leader is None else chapter.leader
    brawl.best, brawl.out = chapter.best, chapter.out
    return brawl
