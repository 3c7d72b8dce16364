"""Positions that cannot be read (core/positions.py): what is wrong, where, and what could be."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from flibuste import BadPosition
from flibuste.core.positions import as_told, position_fields
from flibuste.core.protocol import View

Few: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class Cabin(Struct, forbid_unknown_fields=True):
    pirate: Literal["pang", "sate"]
    open: bool = True


class Dawn(Struct, tag_field="scene", tag="dawn", forbid_unknown_fields=True):
    left: Few = 0


class Brawl(Struct, tag_field="scene", tag="brawl", forbid_unknown_fields=True):
    pair: tuple[Few, str]


class Written(Struct, forbid_unknown_fields=True):
    """A field of each kind."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    phase: Literal["voyage", "duels"] = "voyage"
    ship: Annotated[int, Meta(ge=0, le=99)] | None = None
    name: str = ""
    wide: float = 0
    row: list[Cabin | None] = []
    sums: dict[Literal["pink", "grey"], Few | list[Few]] = {}
    pair: tuple[Few, str] = (0, "")
    scenes: list[Dawn | Brawl] = []
    rope: str | UnsetType | None = UNSET
    deep: int = 0
    least: Annotated[int, Meta(ge=1)] = 1


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"seats": 5}, "“seats” cannot be 5: it must be a whole number from 2 to 4."),
        ({"seats": "2"}, '“seats” cannot be "2": it must be a whole number from 2 to 4.'),
        ({"ship": 100}, "“ship” cannot be 100: it must be a whole number from 0 to 99, or null."),
        ({"phase": "end"}, '“phase” cannot be "end": it must be voyage or duels.'),
        ({"deep": 1.5}, "“deep” cannot be 1.5: it must be a whole number."),
        ({"least": 0}, "“least” cannot be 0: it must be a whole number from 1 on."),
        ({"wide": "x"}, '“wide” cannot be "x": it must be a number.'),
        ({"name": 3}, "“name” cannot be 3: it must be a text."),
        ({"rope": 3}, "“rope” cannot be 3: it must be a text, or null."),
        ({"row": 3}, "“row” cannot be 3: it must be a list."),
        (
            {"row": [None, 3]},
            "“row[1]” cannot be 3: it must be an object with pirate and open, or null.",
        ),
        (
            {"row": [None, {"pirate": "ghost"}]},
            '“row[1].pirate” cannot be "ghost": it must be pang or sate.',
        ),
        (
            {"row": [{"pirate": "pang", "open": 1}]},
            "“row[0].open” cannot be 1: it must be true or false.",
        ),
        ({"row": [{"open": True}]}, "“row[0]” does not say “pirate”."),
        (
            {"row": [{"pirate": "pang", "wind": 1}]},
            "“row[0]” has no “wind”; it has: pirate, open.",
        ),
        ({"sums": {"pink": 1, "red": 1}}, "“sums” has no “red”; it has: pink, grey."),
        (
            {"sums": {"pink": 4}},
            "“sums.pink” cannot be 4: it must be a whole number from 0 to 3 or a list.",
        ),
        (
            {"sums": {"pink": [1, 4]}},
            "“sums.pink[1]” cannot be 4: it must be a whole number from 0 to 3.",
        ),
        ({"pair": [1]}, "“pair” cannot be [1]: it must be a list of 2 values."),
        ({"pair": [1, 2]}, "“pair[1]” cannot be 2: it must be a text."),
        ({"scenes": [{"scene": "dawn", "left": 4}]}, "“scenes[0].left” cannot be 4"),
        ({"scenes": [{"scene": "feast"}]}, '“scenes[0].scene” cannot be "feast"'),
        ({"scenes": [{}]}, "“scenes[0]” does not say “scene”."),
        ({"scenes": [{"scene": "brawl"}]}, "“scenes[0]” does not say “pair”."),
        ({"wind": 1}, "A position has no “wind”"),
    ],
)
def test_what_is_wrong_is_said_with_its_place_its_value_and_what_could_be(
    position: dict[str, Any], sentence: str
) -> None:
    refused = trouble({"seats": 2} | position)
    assert refused.sentence("en").startswith(sentence)
    assert refused.sentence("fr")


def test_a_position_without_seats_says_so() -> None:
    assert trouble({"ship": 100}).sentence("en") == "The position does not say “seats”."
    assert trouble([]).reason.id == "position-not-object"


def test_a_long_value_is_cut_short() -> None:
    assert len(trouble({"seats": "2" * 10_000}).sentence("en")) < 200


def test_french_is_told_as_much() -> None:
    refused = trouble({"seats": 2, "ship": 100})
    assert refused.sentence("fr") == (
        "«\u00a0ship\u00a0» ne peut pas valoir 100\u00a0: il faut un nombre entier de 0 à 99, "
        "ou null."
    )


def trouble(position: object) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        position_fields(position, Written, "mutiny")
    return refused.value


class Sight(View, frozen=True):
    ship: int
    wind: int


def test_what_a_position_names_is_told_and_all_else_is_as_at_the_start() -> None:
    start = Sight(0, (1,), ship=3, wind=4)
    assert as_told(start, Written(seats=2)) == start
    assert as_told(start, Written(seats=2, ship=5)) == Sight(0, (1,), ship=5, wind=4)
