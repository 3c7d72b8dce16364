"""An outsider at the referee's table: asks in plain JSON and looks hard at every answer."""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import flibuste

Json = dict[str, Any]

LONG = bool(os.environ.get("FLIBUSTE_LONG"))
ERRORS = (
    "bad_request unknown_game bad_options bad_position bad_code not_awaited illegal over no_match"
)
TALLY_LINES = {
    "cartagena": "boat",
    "plank": "fallen plank captain",
    "mutiny": "gold coins",
    "piratoons": "sails doubloons barrels joins empty families",
    "rum": "taverns chests guards sleep goods rendezvous maps",
}
# Options without closed values: what an outsider would give. Games that are not named here are
# played with the default of such an option.
GIVEN: dict[tuple[str, str], list[Any]] = {("cartagena", "layout"): ["A B' E C' D' F'"]}
FEW_TABLES = 12  # for one number of seats, unless FLIBUSTE_LONG


def plain(answer: Any) -> Any:
    """What arrives when the answer goes through a pipe."""
    return json.loads(json.dumps(answer))


class Outsider:
    """One referee, and what the contract promises of whatever it answers."""

    def __init__(self) -> None:
        self.referee = flibuste.Referee()

    def ask(self, do: str, **fields: Any) -> Json:
        answer: Json = plain(self.referee.ask({"do": do, **fields}))
        return answer

    def tell(self, do: str, **fields: Any) -> Json:
        """A request that has to be granted."""
        answer = self.ask(do, **fields)
        assert answer["ok"] is True, (do, fields, answer)
        return answer

    def state(self, do: str = "state", **fields: Any) -> Json:
        state: Json = self.tell(do, **fields)["state"]
        return state

    def dump(self) -> Json:
        return self.tell("dump")

    def menu(self, seat: int | str) -> list[Json]:
        acts: list[Json] = self.tell("menu", seat=seat)["acts"]
        return acts

    def refused(self, errors: str, do: str, **fields: Any) -> Json:
        """A request that has to be refused, with one of these errors, and to change nothing."""
        before = self.ask("dump"), self.ask("state")
        answer = self.ask(do, **fields)
        check_failure(answer)
        assert answer["error"] in errors.split(), answer
        assert (self.ask("dump"), self.ask("state")) == before
        return answer

    def walk(self, rng: random.Random, acts: int | None = None) -> Iterator[Json]:
        """Play on by menus alone, luck and clock too; yields each state on the way."""
        state = self.state()
        while state["awaiting"] and (acts is None or LONG or state["number"] < acts):
            seat = rng.choice(state["awaiting"])
            menu = self.tell("menu", seat=seat)
            act = rng.choices(menu["acts"], menu.get("weights"))[0]
            state = self.state("act", seat=seat, act=act)
            yield state


def started(key: str, seats: int, options: Json | None = None, **fields: Any) -> Outsider:
    table = Outsider()
    table.tell("start", game=key, seats=seats, options=options or {}, **fields)
    return table


def check_failure(answer: Json) -> None:
    """Ok false, an error of the list, a rule or null, words in two languages, acts nearby."""
    assert answer["ok"] is False, answer
    assert set(answer) >= {"ok", "error", "rule", "message", "near"}, answer
    assert answer["error"] in ERRORS.split(), answer
    assert answer["rule"] is None or isinstance(answer["rule"], str), answer
    check_words(answer["message"])
    assert all(isinstance(act["type"], str) for act in answer["near"]), answer


def check_words(message: Json) -> None:
    assert message["en"].strip(), message
    assert message["fr"].strip(), message
    assert message["en"] != message["fr"], message


def check_state(key: str, seats: int, state: Json) -> None:
    assert set(state) >= {"number", "awaiting", "over", "scores", "ranks", "tally"}
    assert type(state["number"]) is int
    assert set(state["awaiting"]) <= {*range(seats), "luck", "clock"}
    assert len(set(state["awaiting"])) == len(state["awaiting"])
    assert state["over"] is (not state["awaiting"])
    assert len(state["scores"]) == len(state["tally"]) == seats
    assert [sum(lines.values()) for lines in state["tally"]] == state["scores"]
    if key in TALLY_LINES:
        assert all(set(lines) <= set(TALLY_LINES[key].split()) for lines in state["tally"])
    check_ranks(key, seats, state)


def check_ranks(key: str, seats: int, state: Json) -> None:
    """Only when over: competition ranking (1, 1, 3); mutiny knows winners and all others."""
    ranks = state["ranks"]
    if not state["over"]:
        assert ranks is None
    elif key == "mutiny":
        assert len(ranks) == seats
        assert set(ranks) <= {1, 2}
    else:
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
        assert len(ranks) == seats


def about(key: str) -> Json:
    """What the referee says of this game."""
    (game,) = (game for game in Outsider().tell("games")["games"] if game["key"] == key)
    return dict(game)


def tables(key: str) -> list[tuple[int, Json]]:
    """Every number of seats with every value of every closed option, given and left open."""
    game = about(key)
    found = []
    for seats in game["seats"]:
        choices = {
            name: values_of(key, name, option, seats) for name, option in game["options"].items()
        }
        product = [
            dict(zip(choices, row, strict=True)) for row in itertools.product(*choices.values())
        ]
        chosen = product if LONG else a_few(product, random.Random(f"{key}|{seats}"))
        found += [(seats, options) for options in chosen]
    return found


def a_few(product: list[Json], rng: random.Random) -> list[Json]:
    """Some of them, with every value of every option among them."""
    chosen = rng.sample(product, min(FEW_TABLES, len(product)))
    for options in product:
        for name, value in options.items():
            if all(other[name] != value for other in chosen):
                chosen.append(options)
    return chosen


def values_of(key: str, name: str, option: Json, seats: int) -> list[Any]:
    if "values" in option:
        return list(option["values"])
    if name == "first":
        return [option["default"], seats - 1]
    if "min" in option:
        return [option["default"], min(option["min"] + 20, option["max"])]
    return [option["default"], *GIVEN.get((key, name), [])]


def every_game_and_seats() -> list[tuple[str, int]]:
    return [(key, seats) for key in flibuste.games() for seats in about(key)["seats"]]


def fits(schema: Json, value: Any, root: Json | None = None) -> bool:
    """As much of JSON Schema as acts need."""
    root = root or schema
    if "$ref" in schema:
        target: Any = root
        for name in schema["$ref"].removeprefix("#/").split("/"):
            target = target[name]
        return fits(target, value, root)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return any(fits(one, value, root) for one in schema[several])
    if "enum" in schema and value not in schema["enum"]:
        return False
    if isinstance(value, dict):
        known = schema.get("properties", {})
        if set(schema.get("required", [])) - set(value):
            return False
        if schema.get("additionalProperties") is False and set(value) - set(known):
            return False
        return all(fits(known[name], value[name], root) for name in value if name in known)
    if isinstance(value, list):
        return all(fits(schema.get("items", {}), item, root) for item in value)
    if type(value) in (int, float):
        low, high = schema.get("minimum", value), schema.get("maximum", value)
        return bool(low <= value <= high and schema.get("type") in (None, "integer", "number"))
    return True
