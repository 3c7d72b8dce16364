"""A game put together from its rooms: what is taken from which module, and that it fits."""

from __future__ import annotations

import ast
from inspect import isfunction, signature
from types import ModuleType

import pytest

import flibuste
from flibuste.core import twin
from flibuste.core.protocol import Game
from flibuste.core.registry import TEMPLATE, find
from flibuste.core.rooms import FIELDS, furnished
from flibuste.games import _template as template

KNOWN_AS = {"S": "State", "A": "Act", "V": "Sight"}
ANYTHING = ("Any", "object")


def room(**things: object) -> ModuleType:
    made = ModuleType("room")
    vars(made).update(things)
    return made


def everything() -> dict[str, object]:
    """What the modules of the template hold, by the names that they have for it."""
    return {FIELDS[field]: getattr(template.GAME, field) for field in Game.__struct_fields__}


def test_what_modules_hold_by_the_names_of_fields_is_the_game() -> None:
    things = everything()
    del things["key"], things["package"], things["version"]
    one, other = room(Act=things.pop("Act"), story=things["story"]), room(**things)
    made = furnished("somewhere.reef", (one,), (other,), version=7)
    assert (made.key, made.package, made.version) == ("reef", "somewhere.reef", 7)
    assert (made.story, made.options) == (template.GAME.story, template.GAME.options)


def test_two_things_of_one_name_are_refused_unless_one_is_told() -> None:
    things = everything()
    del things["key"], things["package"], things["view"]
    both = (room(view=len, **things), room(view=sum))
    with pytest.raises(TypeError, match="another view"):
        furnished("reef", both)
    assert furnished("reef", both, view=max).view is max


def wanted(field: str) -> list[str]:
    """The types of what a field of Game is called with, as its annotation has them."""
    tree = ast.parse(Game.__annotations__[field], mode="eval")
    forms = [node for node in ast.walk(tree) if isinstance(node, ast.Subscript)]
    callables = [one.slice for one in forms if ast.unparse(one.value) == "Callable"]
    if not callables or not isinstance(callables[0], ast.Tuple):
        return []
    given = callables[0].elts[0]
    assert isinstance(given, ast.List)
    return [ast.unparse(renamed(one)) for one in given.elts]


def renamed(form: ast.expr) -> ast.expr:
    for node in ast.walk(form):
        if isinstance(node, ast.Name):
            node.id = KNOWN_AS.get(node.id, node.id)
    return form


@pytest.mark.parametrize("key", [TEMPLATE, *flibuste.games()])
def test_what_a_room_holds_takes_what_a_game_gives_it(key: str) -> None:
    """mypy cannot see it: the fields are found by their names."""
    game, seen = find(key), 0
    for field in Game.__struct_fields__:
        given = getattr(game, field)
        if not isfunction(given) or not wanted(field):  # a class, or compiled
            continue
        takes = [one.annotation for one in signature(given).parameters.values()]
        assert len(takes) == len(wanted(field)), f"{field} takes {takes}"
        for found, form in zip(takes, wanted(field), strict=True):
            assert form in ANYTHING or found in (*ANYTHING, form), f"{field} takes {takes}"
        seen += 1
    assert seen > 9 or twin.IN_USE == "compiled"  # the same source, looked at when it runs as it is
