"""How the players of a random match are minded, so that rare things happen often."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.core.protocol import CLOCK, Action
from flibuste.games.piratoons.acts import (
    Arrange,
    Best,
    Bid,
    Drop,
    DropOn,
    Second,
    Stop,
    Take,
    Throw,
    Tile,
    Wait,
)
from flibuste.games.piratoons.tests import oracle_plunder, oracle_yard
from flibuste.games.piratoons.tests.oracle_table import PLACES, Question, Ship, Table


class Temper:
    """What all players of one match like, drawn once."""

    def __init__(self, seed: str, table: Table) -> None:
        self.seed = seed
        self.table = table
        self.rng = rng = Random(seed)
        self.idle = rng.choice([0.0, 0.5, 0.95, 1.0])  # to drop nothing
        self.impatient = rng.choice([0.0, 0.1, 1.0])  # to call stop
        self.polite = rng.random() < 0.3  # only on tiles that nobody wants
        self.favourites = rng.sample(PLACES, rng.choice([1, 3, 9]))
        self.at_points = table.dexterity and rng.random() < 0.8
        self.careful = rng.choice([0.0, 0.5, 1.0])  # to pile neatly
        self.hurry = rng.choice([0.02, 0.5, 0.9])  # how fast the glass runs
        self.purse = rng.choice(["mean", "any", "all"])
        # What luck deals and bidders take, and what is thrown, if there is a choice.
        self.wanted: tuple[str, ...] = rng.choice(
            [("",), ("sail",), ("deck",), ("gunport",), ("B",)]
        )
        self.wasteful: tuple[str, ...] = ("",)

    def __str__(self) -> str:
        return f"seed {self.seed!r}"

    def draw(self, question: Question) -> tuple[int, Any]:
        """Who acts next, and how."""
        awaited = list(question.acts)
        if CLOCK in awaited and (self.rng.random() < self.hurry or len(awaited) == 1):
            return CLOCK, Second()
        seat = self.rng.choice([seat for seat in awaited if seat != CLOCK])
        return seat, self.draw_act(seat, question.acts[seat])

    def draw_act(self, seat: int, menu: list[Action]) -> Action:
        first = menu[0]
        if isinstance(first, (DropOn, Wait, Stop)):
            return self.draw_in_the_plunder(seat, menu)
        if isinstance(first, Bid):
            return self.draw_bid(menu)
        if isinstance(first, (Tile, Take, Throw)) and self.rng.random() < 0.7:
            menu = [act for act in menu if self.likes(act)] or menu
        if isinstance(first, Best) and self.rng.random() < 0.4:
            return self.draw_arrangement(self.table.ships[seat]) or first
        return self.rng.choice(menu)

    def likes(self, act: Action) -> bool:
        if isinstance(act, Throw):
            return act.tile.startswith(self.wasteful)
        return isinstance(act, (Tile, Take)) and act.tile.startswith(self.wanted)

    def draw_bid(self, menu: list[Action]) -> Action:
        if self.purse == "mean":
            return menu[min(len(menu) - 1, self.rng.choice([0, 1, 1, 2]))]
        if self.purse == "all" and self.rng.random() < 0.8:
            return menu[-1]
        return self.rng.choice(menu)

    def draw_in_the_plunder(self, seat: int, menu: list[Action]) -> Action:
        drops = [act for act in menu if isinstance(act, DropOn)]
        if Stop() in menu and (not drops or self.rng.random() < self.impatient):
            return Stop() if Wait() not in menu or self.rng.random() < self.impatient else Wait()
        if Wait() in menu and (not drops or self.rng.random() < self.idle):
            return Wait()
        if self.polite:
            return self.draw_polite_drop(Wait() in menu)
        if not self.at_points or self.rng.random() < 0.2:
            return DropOn(self.rng.choice(self.favourites))
        return self.draw_point(seat)

    def draw_point(self, seat: int) -> Action:
        """Near a pile; between two; where a square drop finds it; or somewhere."""
        left, right, top, bottom = oracle_plunder.ROOM[self.rng.choice(self.favourites)]
        x, y = self.rng.randint(left, right), self.rng.randint(top, bottom)
        way, piles = self.rng.random(), self.table.piles
        reach = 3 if self.rng.random() < self.careful else 11
        if way < 0.5 and piles:
            pile = self.rng.choice(piles)
            x, y = (
                pile.x + self.rng.randint(-reach, reach),
                pile.y + self.rng.randint(-reach, reach),
            )
        elif way < 0.6 and piles:
            one, two = self.rng.choice(piles), self.rng.choice(piles)
            x, y = (one.x + two.x) // 2, (one.y + two.y) // 2
        elif way < 0.8:
            aside = oracle_plunder.ASIDE[seat]
            along = self.rng.choice([(5, 0), (-5, 0), (0, 5), (0, -5)])
            x, y = (
                (left + right) // 2 + aside[0] + along[0],
                (top + bottom) // 2 + aside[1] + along[1],
            )
        return Drop(min(max(x, 0), 171), min(max(y, 0), 111))

    def draw_polite_drop(self, may_wait: bool) -> Action:
        """Where nobody is; else wait, or a pawn into the corner if there is one, or anywhere."""
        taken = [pile.place for pile in self.table.piles]
        free = [place for place in PLACES if place not in taken]
        if free:
            return DropOn(self.rng.choice(free))
        if may_wait:
            return Wait()
        return Drop(0, 0) if self.table.dexterity else DropOn(self.rng.choice(PLACES))

    def draw_arrangement(self, ship: Ship) -> Arrange | None:
        """One that holds everything, if chance finds it."""
        for _ in range(5):
            new = Ship(self.rng.sample(ship.order, len(ship.order)))
            hulls = ["prow", *new.order, "stern"]
            for tile in self.rng.sample(ship.equipment(), len(ship.equipment())):
                self.rng.shuffle(hulls)
                oracle_yard.put(self.table, new, tile, hulls)
            if not new.loose:
                return oracle_yard.arrangement(new)
        return None

    def spoilt(self, act: Arrange) -> Arrange:
        """Something changed, wrong or not."""
        order, gear = list(act.order), {hull: [*on] for hull, on in act.gear.items()}
        hulls = [*gear, "prow", "stern", *order, self.rng.choice(list(self.table.hulls))]
        one, two = self.rng.choice(hulls), self.rng.choice(hulls)
        tiles = gear.setdefault(one, [])
        match self.rng.randrange(6):
            case 0 if tiles:
                tiles.pop()
            case 1:
                tiles.append(self.rng.choice(list(self.table.copies)))
            case 2 if tiles:
                gear.setdefault(two, []).append(tiles.pop())
            case 3:
                order.append(one)
            case 4 if order:
                order.pop()
            case _:
                gear[one], gear[two] = gear.get(two, []), gear.get(one, [])
        return Arrange(tuple(order), {hull: tuple(on) for hull, on in gear.items() if on})
