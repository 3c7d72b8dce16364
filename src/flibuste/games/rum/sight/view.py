"""The table in plain data: what a viewer is told (H40), and a position, which tells everything."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from flibuste.core.protocol import Seat, View
from flibuste.games.rum.options import Display
from flibuste.games.rum.parts import PIRATES, RESERVE, ROUNDS, Place, Stack
from flibuste.games.rum.sight import chapters

C = TypeVar("C", bound=chapters.Told)
Phase: TypeAlias = Literal["action", "brawl", "end"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=PIRATES)]
Waiting: TypeAlias = Annotated[int, Meta(ge=0, le=PIRATES - RESERVE)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class FaceUp(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """Tiles that anybody may see in front of the stacks and under the ship, by name.

    tavern · in the order of turning up, at most 4
    map · in the order of turning up, at most 4
    chest · the one to be opened, or null
    scorpion · the one that waits in it, or null
    bunk · for the winner of the brawl, or null
    hammock · for the second, or null
    rope · for the third, or null; for four or five players
    """

    tavern: tuple[str, ...] = ()
    map: tuple[str, ...] = ()
    chest: str | None = None
    scorpion: str | None = None
    bunk: str | None = None
    hammock: str | None = None
    rope: str | None = None


class Tiles(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """The tiles of one player, by name; what the viewer cannot know is null.

    tavern · won in taverns
    map · treasure maps
    chest · treasure chests
    scorpion · stings
    guard · guards that were beaten
    sleep · bunks, hammocks, ropes
    goods · in the order of keeping
    goods_seen · who has seen each of them (its owner always has)
    kept · rendezvous that took place
    waiting · rendezvous to come, in the order of drawing
    been · where each of them surely is not: it would have been turned
    """

    tavern: tuple[str, ...] = ()
    map: tuple[str, ...] = ()
    chest: tuple[str, ...] = ()
    scorpion: tuple[str, ...] = ()
    guard: tuple[str, ...] = ()
    sleep: tuple[str, ...] = ()
    goods: tuple[str | None, ...] = ()
    goods_seen: tuple[tuple[Seat, ...], ...] = ()
    kept: tuple[str, ...] = ()
    waiting: tuple[str | None, ...] = ()
    been: tuple[tuple[Place, ...], ...] = ()


class PutUnder(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile put under its stack.

    tile · its name, or null: hidden from the viewer
    seen · who knows it; in a position it may be missing for a guard, whom all have seen
    """

    tile: str | None
    seen: tuple[Seat, ...] | None = None


class Under(Struct, frozen=True):
    """Tiles put under their stacks, the next to come up first (H3).

    goods · those that were sold
    small · guards of the small stack that were not beaten
    big · guards of the big stack that were not beaten
    """

    goods: tuple[PutUnder, ...]
    small: tuple[str, ...]
    big: tuple[str, ...]


class Sight(View, frozen=True):
    """The table as one seat or a watcher sees it; all lists by seat go from seat 0 on.

    phase · action, brawl or end
    round · 1–5
    first · the first player; null before LUCK has named one
    turn · whose turn of the action phase it is; null at dawn, in the brawl, at the end
    layout · the plates laid so far, in reading order, each with its clockwise quarter turns
    captain · the square where he stands
    alleys · those that are occupied, and by whom
    reserve · pirates that can be played with
    common · pirates in the common reserve
    coins · of each player
    rum · barrels of each player
    barrels · in the supply
    face_up · tiles in front of the stacks and under the ship
    stacks · tiles left in each, those put under it included
    under · tiles put under their stacks
    tiles · of each player
    ship · rows from the top: a seat or "imaginary", pirates; in the brawl what is left of them
    gone · tiles out of the game
    scenes · what is being played, from the bottom to the top
    scores · the points the viewer knows of; at the end everybody's
    show_coins · an option for the page: what this view tells does not change
    show_tiles · an option for the page, likewise
    """

    phase: Phase
    round: int
    first: Seat | None
    turn: Seat | None
    layout: str
    captain: str
    alleys: dict[str, Seat]
    reserve: tuple[int, ...]
    common: tuple[int, ...]
    coins: tuple[int, ...]
    rum: tuple[int, ...]
    barrels: int
    face_up: FaceUp
    stacks: dict[Stack, int]
    under: Under
    tiles: tuple[Tiles, ...]
    ship: tuple[tuple[chapters.Aboard, int], ...]
    gone: tuple[str, ...]
    scenes: tuple[chapters.AnyChapter, ...]
    scores: tuple[int, ...]
    show_coins: Display
    show_tiles: Display

    def chapter(self, kind: type[C]) -> C | None:
        """The scene of this kind that is being played, if one is."""
        for scene in self.scenes:
            if isinstance(scene, kind):
                return scene
        return None


class WrittenUnder(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles put under their stacks, the next to come up first (H3).

    goods · those that were sold, and who has seen each
    small · guards of the small stack that were not beaten; all have seen them, so names do
    big · guards of the big stack that were not beaten; all have seen them, so names do
    """

    goods: tuple[PutUnder, ...] = ()
    small: tuple[PutUnder | str, ...] = ()
    big: tuple[PutUnder | str, ...] = ()


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: what an all-seeing viewer is told; what is not named is as at the start.

    seats · how many play
    phase · action, brawl or end; action if neither it nor scenes are named
    round · 1–5; if it is not named the first for which enough sleeping places have come up
    layout · the plates laid so far; LUCK lays the rest
    first · the first player; null: LUCK names one, if turn does not
    turn · whose turn of the action phase it is
    captain · the square where he stands
    alleys · those that are occupied, and by whom
    reserve · pirates that can be played with; in the brawl those beaten so far
    common · pirates in the common reserve
    coins · of each player
    rum · barrels of each player; the others are in the supply
    face_up · LUCK lays what is not named; null or an empty list is nothing
    tiles · of each player; goods that are not in goods_seen only their owner has seen
    ship · rows from the top: a seat or "imaginary", pirates
    under · tiles put under their stacks
    gone · tiles out of the game; the stacks are the rest
    scenes · what is being played, if it is not the beginning of a turn or of the brawl
    known · older spelling of goods_seen: for a tile who has seen it
    been · older spelling of been in tiles, by seat
    """

    seats: Annotated[int, Meta(ge=2, le=5)]
    phase: Phase | None = None
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] | None = None
    layout: str | None = None
    first: Seat | None = None
    turn: Seat | None = None
    captain: str | None = None
    alleys: dict[str, Seat] = {}
    reserve: tuple[Number, ...] | None = None
    common: tuple[Waiting, ...] | None = None
    coins: tuple[Coins, ...] | None = None
    rum: tuple[Number, ...] | None = None
    face_up: FaceUp | None = None
    tiles: tuple[Tiles, ...] | None = None
    ship: tuple[tuple[chapters.Aboard, Number], ...] | None = None
    under: WrittenUnder = WrittenUnder()
    gone: tuple[str, ...] = ()
    scenes: tuple[chapters.AnyChapter, ...] | None = None
    known: dict[str, tuple[Seat, ...]] = {}
    been: tuple[tuple[tuple[Place, ...], ...], ...] | None = None
