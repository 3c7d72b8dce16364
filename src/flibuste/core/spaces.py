"""A game in numbers: its acts, its views, and the table of both."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

import msgspec

from flibuste.core.errors import FlibusteError
from flibuste.core.luck import paired
from flibuste.core.menus import Menus
from flibuste.core.numbers import PASS, Numbers, Part
from flibuste.core.odds import Odds, Weighed
from flibuste.core.options import read_options
from flibuste.core.pens import NamingPen, Pen
from flibuste.core.plain import named, to_json
from flibuste.core.protocol import Action, AnyGame, Message, Seat, View
from flibuste.core.registry import find
from flibuste.core.spelling import spell
from flibuste.core.strips import Known, joined

__all__ = ["PASS", "Space", "space"]

Row: TypeAlias = tuple[str, str, str | Message]
"""Numbers from … to, a name, what it is."""
SHORT: Final = 6  # acts or labels of a kind that a table lists one by one


class NoNumbers(FlibusteError):
    code = "no_numbers"


class Space:
    """The numbers of one game; the same in every match, whatever its options and seats."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.numbers = numbers = numbers_of(game)
        self.seats = game.seats[-1]
        self.acts: tuple[Action | None, ...] = (None, *numbers.acts)
        self.listed = len(self.acts)  # numbers of acts that can be on a menu, and pass
        self.families = numbers.families
        self.acts += tuple(act for family in self.families for act in family.acts)
        self.menus = Menus(self.acts, self.listed)
        self.number_of = self.menus.number_of
        self.nature = numbers.nature
        self.nature_of: dict[Any, int] = {act: n for n, act in enumerate(self.nature)}
        self._natural = {id(act): n for n, act in enumerate(self.nature)}
        least = game.seats[0]
        pen = NamingPen(self.seats)
        numbers.sight(game.view(game.start(least, read_options(game, least, None)), 0), pen)
        self.parts: tuple[Part, ...] = tuple(pen.parts)
        self.size = sum(part.size for part in self.parts)
        self._blank = bytes(4 * self.size)
        self._glance = glance_of(game, "glance")
        self.pieces = glance_of(game, "pieces")

    def number(self, act: Action) -> int:
        """The number of a player's act."""
        return self.number_of[act]

    def act(self, number: int) -> Action:
        """The act of this number; 0 is none."""
        act = self.acts[number]
        if act is None:
            raise IndexError("pass is no act")
        return act

    def menu(self, acts: Sequence[Action]) -> list[int]:
        """The numbers of a menu, in its order."""
        return self.menus.numbers(acts)

    def chances(self, odds: Weighed[Any]) -> list[tuple[int, float]]:
        """What LUCK may do, by numbers, with the share of each."""
        weighed = odds if isinstance(odds, Odds) else paired(odds)
        weights, total = weighed.weights, weighed.total
        try:
            numbers = [self._natural[id(act)] for act in weighed.acts]
        except KeyError:
            numbers = [self.nature_of[act] for act in weighed.acts]
        if weights is None:
            return [(number, 1 / total) for number in numbers]
        return [(n, weight / total) for n, weight in zip(numbers, weights, strict=True) if weight]

    def mask(self, numbers: Sequence[int], size: int | None = None) -> bytearray:
        """1 for each of these numbers, else 0."""
        return self.menus.mask([*numbers], size or 0)

    def vector(self, view: View) -> array[float]:
        """A view as numbers between −1 and 1, part after part."""
        out = array("f", self._blank)
        self.numbers.sight(view, Pen(out, self.seats))
        return out

    def seen(self, state: Any, seat: Seat) -> array[float]:
        """The vector of what a seat sees of a state, by the shortest way."""
        if self.pieces is not None:
            return array("f", b"".join(self.pieces(state, seat)))
        return self._written(state, seat)

    def buffer(
        self, state: Any, seat: Seat, known: Known | None = None
    ) -> bytearray | array[float]:
        """The same for ``frombuffer``, in memory of its own: nobody writes there again.

        What is known of the vectors before, an empty dictionary at first, makes it faster.
        """
        if self.pieces is not None:
            return joined(self.pieces(state, seat, known))
        return self._written(state, seat)

    def _written(self, state: Any, seat: Seat) -> array[float]:
        if self._glance is None:
            return self.vector(self.game.view(state, seat))
        out = array("f", self._blank)
        self._glance(state, seat, Pen(out, self.seats))
        return out

    def named(self, vector: Sequence[float]) -> dict[str, list[float]]:
        """The parts of a vector by their names."""
        found, at = {}, 0
        for part in self.parts:
            found[part.name] = list(vector[at : at + part.size])
            at += part.size
        return found

    @staticmethod
    def text(view: View) -> str:
        """The information state: all that the seat may know, and a view is a perfect memory."""
        return msgspec.json.encode(named(view), order="sorted").decode()

    # The table

    @cache  # noqa: B019 - there is one for each game, and it stays
    def digest(self) -> str:
        """What changes when any number comes to mean something else."""
        told = [*(spell(act) for act in self.acts[1:] if act), *map(spell, self.nature)]
        told += [f"{part.name}: {', '.join(part.labels)}" for part in self.parts]
        return sha256("\n".join(told).encode()).hexdigest()[:16]

    def act_rows(self) -> Iterator[Row]:
        """The acts by kind: their numbers, the kind, which they are."""
        yield "0", "–", Message("spaces-pass")
        yield from self._kinds(self.numbers.acts, 1)
        at = self.listed
        for family in self.families:
            yield (
                _span(at, len(family.acts)),
                family.kind,
                Message("spaces-open", {"which": family.which}),
            )
            at += len(family.acts)
        for kind, others in self.numbers.instead.items():
            yield "–", kind, Message("spaces-instead", {"others": others})

    def nature_rows(self) -> Iterator[Row]:
        """What luck and the clock do, likewise."""
        return self._kinds(self.nature, 0)

    def part_rows(self) -> Iterator[Row]:
        """The parts of a vector: where they stand, their names, what their numbers mean."""
        at = 0
        for part in self.parts:
            yield _span(at, part.size), part.name, _few(part.labels)
            at += part.size

    def tables(self) -> dict[str, list[Row]]:
        """All three, by the names of their headings."""
        return {
            "acts": [*self.act_rows()],
            "nature": [*self.nature_rows()],
            "vector": [*self.part_rows()],
        }

    def plain(self) -> dict[str, Any]:
        """Everything one by one, for JSON."""
        return {
            "game": self.game.key,
            "digest": self.digest(),
            "acts": [None, *map(to_json, self.acts[1:])],
            "listed": self.listed,
            "nature": [*map(to_json, self.nature)],
            "vector": [{"name": part.name, "labels": part.labels} for part in self.parts],
        }

    def _kinds(self, acts: Sequence[Action], at: int) -> Iterator[Row]:
        start = 0
        for place, act in enumerate(acts, 1):
            if place == len(acts) or type(acts[place]) is not type(act):
                run = [_fields(one) for one in acts[start:place]]
                yield _span(at + start, len(run)), type(act).__name__, _few(run)
                start = place


def numbers_of(game: AnyGame) -> Numbers:
    """What the game's numbers.py says, or NoNumbers."""
    module = f"{game.package}.numbers"
    if find_spec(module) is None:
        raise NoNumbers(Message("no-numbers", {"game": game.key}), game.key)
    numbers: Numbers = import_module(module).NUMBERS
    return numbers


def glance_of(game: AnyGame, way: str) -> Any:
    """The game's way to write a vector without making the view first, if it has one.

    ``glance(state, seat, pen)`` tells it to a pen, ``pieces(state, seat)`` is a list of what was
    written before (core/strips.py).  It must be what ``Numbers.sight`` writes of the view, in every
    world behind it: a test sees to that, all through matches.
    """
    module = f"{game.package}.sight.glance"
    return getattr(import_module(module), way, None) if find_spec(module) is not None else None


@cache
def space(game: AnyGame | str) -> Space:
    """The numbers of a game, made once."""
    return Space(find(game) if isinstance(game, str) else game)


def _span(at: int, size: int) -> str:
    return str(at) if size == 1 else f"{at}–{at + size - 1}"


def _few(labels: Sequence[str]) -> str:
    """All of them, or the first and the last."""
    if len(labels) <= SHORT:
        return ", ".join(labels)
    return ", ".join([*labels[: SHORT - 2], "…", labels[-1]])


def _fields(act: Action) -> str:
    return spell(act).partition(" ")[2] or "–"
