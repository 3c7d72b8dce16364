"""What LUCK may do, with weights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from flibuste.core.terms import Action

A = TypeVar("A", bound=Action)


@final
@mypyc_attr(free_list_len=1)  # one after another is made, asked and let go
class Odds(Generic[A]):
    """Acts and how often each of them comes; without weights all come alike.

    It is read as a sequence of (act, weight); what weighs nothing is not among them.  A game may
    give such a sequence itself: this one is made faster, and luck finds its way in it faster.
    """

    __slots__ = ("acts", "total", "weights")

    def __init__(
        self, acts: tuple[A, ...], weights: list[int] | None = None, total: int = 0
    ) -> None:
        self.acts = acts
        self.weights = weights  # one for each act; None: all are 1
        # Whoever knows the total may give it.
        self.total = total or (len(acts) if weights is None else sum(weights))

    def pairs(self) -> list[tuple[A, int]]:
        if self.weights is None:
            return [(act, 1) for act in self.acts]
        return [pair for pair in zip(self.acts, self.weights, strict=True) if pair[1]]

    def __iter__(self) -> Iterator[tuple[A, int]]:
        return iter(self.pairs())

    def __len__(self) -> int:
        return len(self.pairs())

    def __getitem__(self, index: int) -> tuple[A, int]:
        return self.pairs()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odds | list | tuple) and self.pairs() == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self.pairs()))

    def __repr__(self) -> str:
        return f"Odds({self.pairs()})"

    def at(self, share: int) -> A:
        """The first act whose cumulated weight exceeds this share of the total."""
        weights = self.weights
        if weights is None:
            return self.acts[share]
        for place, weight in enumerate(weights):
            share -= weight
            if share < 0:
                return self.acts[place]
        raise AssertionError("luck was asked without odds")


Weighed: TypeAlias = Odds[A] | Sequence[tuple[A, int]]
