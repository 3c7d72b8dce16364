"""What each viewer is told of the table (H40), and a position: what one is told who sees all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from flibuste.core.plain import to_json
from flibuste.core.protocol import SEALED, WATCHER, Position, Sealed, Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import Act, Tile
from flibuste.games.rum.rules.brawl import NO_ROW, Brawl
from flibuste.games.rum.rules.chapter import START, STEPS
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.scoring import points
from flibuste.games.rum.rules.stacks import Bargain, Draw, Lay
from flibuste.games.rum.rules.state import State
from flibuste.games.rum.rules.throws import Chest, Tavern, Throw
from flibuste.games.rum.rules.turn import NO_ALLEY, Turn
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.view import FaceUp, Phase, PutUnder, Sight, Tiles, Under, Written

HIDDEN: Final = -1  # instead of a tile
OLD: Final = ("known", "been")  # keys of positions that are read but not written any more
SPANS: Final = tuple(  # the kinds of each stack
    (stack, name, kinds.start, kinds.stop)
    for stack, (name, kinds) in enumerate(zip(box.STACKS, box.KINDS, strict=True))
)
SEATS_IN: Final = tuple(  # a set of seats as bits, in words
    tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(1 << 5)
)
PLACES_IN: Final = tuple(  # a set of places as bits, in words
    tuple(place for n, place in enumerate(box.PLACES) if bits >> n & 1)
    for bits in range(1 << len(box.PLACES))
)


def view(state: State, seat: Seat) -> Sight:
    """H40 · Everything but goods kept, rendezvous to come, and goods sold by others.

    At the end all tiles are counted, and lie open.
    """
    return sights(state, (seat,))[0]


def sights(state: State, seats: Sequence[Seat]) -> list[Sight]:
    """The same to several."""
    return tell_all(state, seats, everything=not state.scenes)


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    sight = to_json(tell(state, WATCHER, everything=True))
    everybody = list(range(state.seats))
    for stack in ("small", "big"):
        below = sight["under"][stack]
        sight["under"][stack] = [{"tile": tile, "seen": everybody} for tile in below]
    if is_plain(state):
        del sight["scenes"]
    keys = [key for key in Written.__struct_fields__ if key in sight and key not in OLD]
    return {"seats": state.seats} | {key: sight[key] for key in keys}


def is_plain(state: State) -> bool:
    """Whether the position says by itself what is being played: the start of a turn, or the end."""
    top = state.scenes[-1] if state.scenes else None
    return top is None or (isinstance(top, Turn) and top.step == START)


def tell(state: State, viewer: Seat, everything: bool) -> Sight:
    """The table, with hidden tiles if this viewer knows them, or everything is told."""
    return tell_all(state, (viewer,), everything)[0]


def tell_all(state: State, viewers: Sequence[Seat], everything: bool) -> list[Sight]:
    """The same to several: what everybody sees is made once."""
    turn, ids, awaiting = state.turn(), state.town.ids, tuple(state.awaiting())
    in_the_open = (
        phase_of(state),
        state.round,
        None if state.first < 0 else state.first,
        None if turn < 0 else turn,
        state.layout,
        box.SQUARES[state.captain],
        {ids[n]: owner for n, owner in enumerate(state.alleys) if owner >= 0},
        tuple(state.reserve),
        tuple(state.common),
        tuple(state.coins),
        tuple(state.rum),
        state.barrels,
        face_up(*state.face_up),
        {
            name: sum(state.stock[first:end]) + len(state.under[stack])
            for stack, name, first, end in SPANS
        },
    )
    guards = (box.names(state.under[box.SMALL]), box.names(state.under[box.BIG]))
    aboard_ship = tuple([(aboard(crew), pirates) for crew, pirates in state.aboard()])
    gone = box.names(state.gone)
    seen = [seen_by(state, goods) for goods in state.goods]
    told = []
    for viewer in viewers:
        goods = [known(state, viewer, kinds, everything) for kinds in state.goods]
        hands = zip(state.won, goods, seen, state.waiting, state.been, strict=True)
        told.append(
            Sight(
                viewer,
                awaiting,
                *in_the_open,
                Under(sold_told(state, viewer, everything), *guards),
                tuple(
                    [
                        tiles(
                            won,
                            kept,
                            by,
                            waiting if everything or viewer == owner else (HIDDEN,) * len(waiting),
                            been,
                        )
                        for owner, (won, kept, by, waiting, been) in enumerate(hands)
                    ]
                ),
                aboard_ship,
                gone,
                tuple([chapter(scene, state, viewer, everything) for scene in state.scenes]),
                tuple(map(points_known, state.won, goods)),
                state.show_coins,
                state.show_tiles,
            )
        )
    return told


def points_known(won: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """The points of a player, as far as a viewer knows the goods."""
    return points(won, tuple([kind for kind in goods if kind != HIDDEN]))


def phase_of(state: State) -> Phase:
    if not state.scenes:
        return "end"
    return "brawl" if isinstance(state.scenes[0], Brawl) else "action"


# Tiles


@lru_cache(maxsize=1024)
def face_up(*stacks: tuple[int, ...]) -> FaceUp:
    single = [box.NAMES[kinds[0]] if kinds else None for kinds in stacks[box.CHEST :]]
    return FaceUp(box.names(stacks[box.TAVERN]), box.names(stacks[box.MAP]), *single)


def known(state: State, viewer: Seat, goods: tuple[int, ...], everything: bool) -> tuple[int, ...]:
    """Goods as this viewer knows them."""
    if everything or not goods:
        return goods
    return tuple([kind if state.has_seen(viewer, kind) else HIDDEN for kind in goods])


def sold_told(state: State, viewer: Seat, everything: bool) -> tuple[PutUnder, ...]:
    """Goods that were put under the stack."""
    goods = state.under[box.GOODS]
    if not goods:
        return ()
    tiles = perhaps(known(state, viewer, goods, everything))
    return tuple(map(PutUnder, tiles, seats_in(seen_by(state, goods))))


def seen_by(state: State, goods: tuple[int, ...]) -> tuple[int, ...]:
    """Who has seen each of these, as bits."""
    return tuple([state.seen[kind - box.FIRST_GOODS] for kind in goods])


def seats_in(seen: tuple[int, ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple([SEATS_IN[bits] for bits in seen])


@lru_cache(maxsize=4096)
def tiles(
    won: tuple[int, ...],
    goods: tuple[int, ...],
    seen: tuple[int, ...],
    waiting: tuple[int, ...],
    been: tuple[int, ...],
) -> Tiles:
    return Tiles(
        goods=perhaps(goods),
        goods_seen=seats_in(seen),
        waiting=perhaps(waiting),
        been=tuple([PLACES_IN[bits] for bits in been]),
        **{
            heap: tuple([box.NAMES[kind] for kind in won if box.STACK_OF[kind] in stacks])
            for heap, stacks in box.HELD.items()
        },
    )


def perhaps(kinds: tuple[int, ...]) -> tuple[str | None, ...]:
    return tuple([None if kind == HIDDEN else box.NAMES[kind] for kind in kinds])


# Chapters


def aboard(crew: int) -> chapters.Aboard:
    return "imaginary" if crew == box.IMAGINARY else crew


def stack_names(stacks: tuple[int, ...]) -> tuple[box.Stack, ...]:
    return tuple([box.STACKS[stack] for stack in stacks])


def chapter(
    scene: Scene[Any, Any], table: State, viewer: Seat, everything: bool
) -> chapters.AnyChapter:
    """A scene as this viewer sees it."""
    match scene:
        case Turn():
            dark = None if scene.dark == NO_ALLEY else table.town.ids[scene.dark]
            return chapters.Turn(scene.seat, STEPS[scene.step], scene.moved, dark)
        case Throw():
            return chapters.Throw(aboard(scene.seat), scene.pips, scene.spare)
        case Tavern():
            host, thrower = scene.drinkers[0], scene.drinkers[scene.place]
            people = (host, scene.asked, scene.drinkers, thrower)
            return chapters.Tavern(box.TAVERNS[scene.tavern], *people, scene.pips)
        case Chest():
            return chapters.Chest(scene.thrower, scene.total)
        case Brawl():
            return brawl_told(scene)
        case Bargain():
            (tile,) = perhaps(known(table, viewer, (scene.tile,), everything))
            return chapters.Bargain(tile, *seats_in(seen_by(table, (scene.tile,))))
        case Draw():
            return chapters.Draw(box.STACKS[scene.stack])
        case Lay():
            return chapters.Lay(stack_names(scene.due))
        case Dawn():
            then = None if scene.then == FIRST_PLAYER else scene.then
            due = stack_names(scene.due)
            return chapters.Dawn(due, scene.crew, "brawl" if then == BRAWL else then)
        case _:
            raise AssertionError(f"{scene} is no scene of this game")


def brawl_told(brawl: Brawl) -> chapters.Brawl:
    crews = map(aboard, brawl.crews)
    return chapters.Brawl(
        brawl.series,
        tuple(map(chapters.Row, crews, brawl.near, brawl.far, brawl.beaten)),
        brawl.column,
        brawl.row,
        None if brawl.leader == NO_ROW else brawl.leader,
        brawl.best,
        brawl.out,
    )


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """Goods and rendezvous are seen by who draws them, and who knows the tile (H29, H30, H40)."""
    scene = state.scenes[-1]
    if not isinstance(action, Tile) or not isinstance(scene, Draw) or to == state.turn():
        return action
    if scene.stack == box.RENDEZVOUS:
        return SEALED
    hidden = scene.stack == box.GOODS and not state.has_seen(to, box.KIND[action.tile])
    return SEALED if hidden else action
