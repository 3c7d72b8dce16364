"""The table of Rhum et Honneur: what lies where.  The chapters of the rules are in scenes/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from flibuste.core.odds import Odds
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Stage
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import LUCKS, TILE, Act
from flibuste.games.rum.options import Options
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.dawn import Dawn
from flibuste.games.rum.rules.scoring import lines, points, ranks
from flibuste.games.rum.rules.stacks import Bargain
from flibuste.games.rum.rules.town import town_of
from flibuste.games.rum.rules.turn import Turn

NOBODY: Final = -1  # instead of a seat
IN_TOWN: Final = (*(box.TAVERN,) * box.SHOWN, *(box.MAP,) * box.SHOWN, box.CHEST, box.SCORPION)
EMPTY: Final = -1  # an alley without pirates
STARTS: Final[list[int]] = [*(kinds.start for kinds in box.KINDS), len(box.COPIES)]  # by stack
Tiles: TypeAlias = tuple[int, ...]


@final
@mypyc_attr(free_list_len=1)  # copies come and go one after another
class State(Stage[Act]):
    """A position; tiles and alleys are numbers (parts.py, town.py), tiles in hand are tuples."""

    __slots__ = (
        "alleys", "barrels", "been", "captain", "coins", "common", "face_up", "first", "gone",
        "goods", "layout", "reserve", "round", "rum", "seats", "seen", "ship", "show_coins",
        "show_tiles", "stock", "town", "under", "waiting", "won",
    )  # fmt: skip

    def __init__(self, seats: int, options: Options | None) -> None:
        """H5 · What all begin with; the dawn of the first round asks for what needs luck.

        Without options nothing is on the table yet: copies are filled by who makes them.
        """
        self.seats = seats
        if options is None:
            return
        super().__init__()
        self.show_coins, self.show_tiles = options.coins, options.tiles
        self.layout = options.layout or ""  # the plates laid so far
        self.town = town_of(self.layout)
        self.round = 1
        self.first = NOBODY if options.first is None else options.first
        self.captain = box.HEADQUARTERS
        self.alleys = [EMPTY] * box.ALLEYS  # who occupies each
        self.reserve = [box.RESERVE] * seats
        self.common = [box.PIRATES - box.RESERVE] * seats
        self.coins = [box.COINS] * seats
        self.rum = [0] * seats
        self.barrels = box.BARRELS  # in the supply
        self.stock = list(box.COPIES)  # tiles that nobody has seen, in their stacks
        self.under: list[Tiles] = [()] * len(box.STACKS)  # put under them, first to come up first
        self.face_up: list[Tiles] = [()] * (box.ROPE + 1)  # by stack
        self.won: list[Tiles] = [()] * seats  # tiles won openly, rendezvous that took place
        self.goods: list[Tiles] = [()] * seats  # in the order of keeping
        self.seen = [0] * box.SIZES[box.GOODS]  # for each goods tile the seats who have, as bits
        self.waiting: list[Tiles] = [()] * seats  # rendezvous to come
        self.been: list[Tiles] = [()] * seats  # for each the places where it is not, as bits
        self.gone: Tiles = ()  # tiles out of the game
        self.ship: tuple[tuple[int, int], ...] = ()  # (crew, pirates) from the top; () in the brawl
        self.push(Dawn(self.set_up(), seats == box.TWO))

    def set_up(self) -> tuple[int, ...]:
        """H4 · What is turned up before the first round."""
        return (*IN_TOWN, *self.sleeping_places())

    def sleeping_places(self) -> tuple[int, ...]:
        """Ropes are for four or five players (H4)."""
        return box.BEDS if self.seats >= box.WITH_ROPES else box.BEDS[:2]

    def not_for_players(self) -> frozenset[str]:
        return LUCKS

    # Stacks

    def left(self, stack: int) -> int:
        """The tiles in a stack."""
        stock, number = self.stock, len(self.under[stack])
        for kind in range(STARTS[stack], STARTS[stack + 1]):
            number += stock[kind]
        return number

    def stacks(self) -> list[int]:
        """The tiles in each stack."""
        found: list[int] = []
        number, last = len(self.under[0]), STARTS[1]
        for kind, copies in enumerate(self.stock):
            if kind == last:
                found.append(number)
                number, last = len(self.under[len(found)]), STARTS[len(found) + 1]
            number += copies
        found.append(number)
        return found

    def tile_odds(self, stack: int) -> Odds[Act]:
        """H3 · What the top tile may be; those put under the stack come up after all others."""
        kinds = box.KINDS[stack]
        copies = self.stock[kinds.start : kinds.stop]
        if any(copies):
            return Odds(TILE[kinds.start : kinds.stop], copies)
        return Odds(tuple([TILE[kind] for kind in self.under[stack][:1]]))

    def draw(self, stack: int, kind: int) -> None:
        """The top tile leaves its stack."""
        if self.stock[kind]:
            self.stock[kind] -= 1
        else:
            self.under[stack] = self.under[stack][1:]

    def lay(self, stack: int, kind: int) -> None:
        """The top tile of a stack lies face up (H4)."""
        self.draw(stack, kind)
        self.face_up[stack] = (*self.face_up[stack], kind)

    def pick_up(self, stack: int, kind: int, seat: Seat) -> None:
        """A tile that lies face up is won."""
        shown = list(self.face_up[stack])
        shown.remove(kind)
        self.face_up[stack] = tuple(shown)
        self.win(seat, kind)

    def win(self, seat: Seat, kind: int) -> None:
        """A tile won openly; what the imaginary crew wins leaves the game (H39)."""
        if seat == box.IMAGINARY:
            self.gone = (*self.gone, kind)
        else:
            self.won[seat] = tuple(sorted((*self.won[seat], kind)))

    def has_seen(self, seat: Seat, kind: int) -> bool:
        """Whether this seat knows where a goods tile is (H40)."""
        return seat >= 0 and bool(self.seen[kind - box.FIRST_GOODS] >> seat & 1)

    def elsewhere(self) -> Sequence[Tiles]:
        """The heaps of all tiles that somebody has seen (H42)."""
        heaps = (*self.face_up, *self.won, *self.goods, *self.waiting, *self.under[box.GOODS :])
        top = self.scenes[-1] if self.scenes else None
        return (*heaps, self.gone, (top.tile,) if isinstance(top, Bargain) else ())

    # Rounds

    def turn(self) -> Seat:
        """Whose turn of the action phase it is, or NOBODY."""
        scene = self.scenes[0] if self.scenes else None
        return scene.seat if isinstance(scene, Turn) else NOBODY

    def aboard(self) -> Sequence[tuple[int, int]]:
        """The crews aboard from the top row down, and in the brawl what is left of them."""
        scene = self.scenes[0] if self.scenes else None
        if not isinstance(scene, Brawl):
            return self.ship
        rows = zip(scene.crews, scene.near, scene.far, strict=True)
        return [(crew, near + far) for crew, near, far in rows]

    def next_with_pirates(self, seat: Seat) -> Seat:
        """The next player still in the action phase (H17), perhaps the same one, or NOBODY."""
        reserve, seats = self.reserve, self.seats
        for other in range(seat + 1, seat + 1 + seats):
            if reserve[other % seats]:
                return other % seats
        return NOBODY

    def pirates(self) -> list[int]:
        """All of each player: in the reserve, the common one, in alleys and aboard (H2)."""
        pirates = [own + rest for own, rest in zip(self.reserve, self.common, strict=True)]
        for alley, owner in enumerate(self.alleys):
            if owner != EMPTY:
                pirates[owner] += self.town.lengths[alley]
        for crew, number in self.aboard():
            if crew != box.IMAGINARY:
                pirates[crew] += number
        return pirates

    def end_round(self) -> None:
        """H6, H23 · The next round, or after the fifth the end; the captain stays."""
        if self.round == box.ROUNDS:
            self.scenes = []
            return
        self.round += 1
        if self.first != NOBODY:
            self.first = (self.first + 1) % self.seats
        self.alleys = [EMPTY] * box.ALLEYS
        self.reserve = [box.PIRATES - waiting for waiting in self.common]
        due = tuple([stack for stack in self.sleeping_places() if self.left(stack)])
        self.scenes = [Dawn(due, self.seats == box.TWO)]

    # The end

    def scores(self) -> Sequence[int]:
        """What each seat would count now, rendezvous to come and odd maps left out (H37)."""
        return [points(won, goods) for won, goods in zip(self.won, self.goods, strict=True)]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [lines(won, goods) for won, goods in zip(self.won, self.goods, strict=True)]

    def ranks(self) -> Sequence[int]:
        return ranks(self.scores(), self.common, self.rum, self.coins)

    def copy(self) -> State:
        new = State(self.seats, None)
        new.layout, new.town = self.layout, self.town
        new.show_coins, new.show_tiles = self.show_coins, self.show_tiles
        new.round, new.first, new.captain = self.round, self.first, self.captain
        new.alleys, new.reserve, new.common = self.alleys[:], self.reserve[:], self.common[:]
        new.coins, new.rum, new.barrels = self.coins[:], self.rum[:], self.barrels
        new.stock, new.under, new.face_up = self.stock[:], self.under[:], self.face_up[:]
        new.won, new.goods, new.seen = self.won[:], self.goods[:], self.seen[:]
        new.waiting, new.been = self.waiting[:], self.been[:]
        new.gone, new.ship = self.gone, self.ship
        new.scenes = [scene.copy() for scene in self.scenes]
        return new
