"""Whole matches over sockets: with bots, with lines that are cut, with races."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.outsiders import Json, Line, Person, Server, lines, people


def play(people: list[Person], there: list[Line], rng: random.Random, cut: float = 0.0) -> None:
    """Play to the end; now and then a line is cut, and opened again where it was."""
    while True:
        for index, line in enumerate(there):
            if rng.random() < cut:
                there[index] = resumed(people[index], line, rng)
        catch_up(there)
        if over(there[0]):
            return
        ((index, line),) = ((n, line) for n, line in enumerate(there) if line.menu())
        menu, before = line.menu(), line.number
        assert menu is not None
        fields = {"menu": menu["number"], "act": rng.choice(menu["acts"])}
        id = line.ask("Act", **fields)
        if rng.random() < cut:
            line = there[index] = resumed(people[index], line, rng)
            line.ask("Act", **fields, id=id)  # perhaps it had arrived, perhaps not
        while line.number == before:
            assert line.hear()["type"] != "Refused"


def catch_up(there: list[Line]) -> None:
    """Everybody hears all that has happened, until it is a person's turn."""
    while not all(quiet(line) for line in there) or len({line.number for line in there}) > 1:
        known = max(line.number for line in there)
        for line in there:
            while line.number < known or not quiet(line):
                line.hear()


def quiet(line: Line) -> bool:
    """Whether nothing more is said before one of the two acts."""
    told = next((one for one in reversed(line.heard) if "awaiting" in one), None)
    if told is None:
        return False
    return over(line) if told["awaiting"] == [] else told["awaiting"][0] in (0, 1)


def over(line: Line) -> bool:
    return any(told["type"] == "Over" for told in line.heard)


def resumed(person: Person, line: Line, rng: random.Random) -> Line:
    """The same player, who knows all until the last number."""
    line.cut() if rng.random() < 0.5 else line.close()
    again = person.line(after=line.number or None)
    again.heard, again.asked = line.heard, line.asked
    return again


def steps(line: Line) -> list[Json]:
    return [told for told in line.heard if told["type"] == "Step"]


def plain(told: list[Json], *names: str) -> list[Any]:
    return [[one[name] for name in names] for one in told]


def test_two_people_and_a_bot_play_a_whole_match(server: Server) -> None:
    rng = random.Random(1)
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens("me open bot:random", options={"turn_limit": 40})
        mary.joins(anne.table)
        anne.starts()
        there = [anne.line(), mary.line()]
        first = [line.until("Snapshot")["number"] for line in there]
        play([anne, mary], there, rng)
        with lines(*there):
            for line, number in zip(there, first, strict=True):
                numbers = [step["number"] for step in steps(line)]
                assert numbers == list(range(number + 1, number + 1 + len(numbers)))
            one, two = (steps(line) for line in there)
            shared = min(len(one), len(two))
            assert plain(one[-shared:], "number", "seat") == plain(two[-shared:], "number", "seat")
            assert {step["seat"] for step in one} >= {0, 1, 2}
            ends = [next(t for t in line.heard if t["type"] == "Over") for line in there]
            assert ends[0] == ends[1]
            assert sum(ends[0]["ranks"]) >= 3
            journal = anne.journal()
            assert journal == [
                entry | {"story": mine["story"]}
                for entry, mine in zip(mary.journal(), journal, strict=True)
            ]
            assert [entry["number"] for entry in journal][-shared:] == [
                step["number"] for step in one[-shared:]
            ]


@pytest.mark.parametrize("seed", range(3))
def test_a_line_that_is_cut_anywhere_goes_on_without_loss_or_doubling(
    server: Server, seed: int
) -> None:
    rng = random.Random(seed)
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens("me open", options={"turn_limit": 20})
        mary.joins(anne.table)
        anne.starts()
        there = [anne.line(), mary.line()]
        first = [line.until("Snapshot")["number"] for line in there]
        play([anne, mary], there, rng, cut=0.2)
        with lines(*there):
            last = anne.journal()[-1]["number"]
            for line, number in zip(there, first, strict=True):
                assert [told["type"] for told in line.heard].count("Snapshot") == 1
                assert [s["number"] for s in steps(line)] == list(range(number + 1, last + 1))


def test_an_act_sent_again_after_a_cut_is_played_once(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens("me open", options={"first": 0})
        mary.joins(anne.table)
        anne.starts()
        line = anne.line()
        number, menu = line.hear()["number"], line.menu()
        assert menu is not None
        fields = {"menu": menu["number"], "act": menu["acts"][0], "id": "once"}
        for _ in range(4):
            line.ask("Act", **fields)
            line.cut()
            line = anne.line(after=number)
        line.ask("Act", **fields)
        line.ask("Why", act={"type": "EndTurn"})
        line.until("Because")
        played = [entry for entry in anne.journal() if entry["seat"] == 0]
        assert len(played) == 1
        line.close()


def test_in_a_race_of_sockets_nothing_is_lost(server: Server) -> None:
    with people(server, "Anne", "Mary", "Jack") as there:
        table = there[0].opens("me open open", "harbour", options={"days": 3})["table"]
        for person in there[1:]:
            person.joins(table)
        there[0].starts()
        sockets = [person.line() for person in there]
        with lines(*sockets):
            for line in sockets:
                line.until("Snapshot")
            for line in sockets:
                line.act()
            for line in sockets:
                while line.hear().get("clock") is None:
                    pass
            asked: list[set[str]] = [set() for _ in sockets]
            for _ in range(5):
                for line, ids in zip(sockets, asked, strict=True):
                    ids.add(line.act({"type": "Grab"}))
            for line, ids in zip(sockets, asked, strict=True):
                line.ask("Why", act={"type": "Grab"})
                line.until("Because")
                refused = {told["id"] for told in line.heard if told["type"] == "Refused"}
                assert refused <= ids
                seat = sockets.index(line)
                grabbed = [s for s in steps(line) if s["act"]["type"] == "Grab"]
                own = [step for step in grabbed if step["seat"] == seat]
                assert len(own) + len(refused) == len(ids)
            views = [steps(line)[-1]["view"] for line in sockets]
            grabs = [plain(steps(line), "number", "seat", "act") for line in sockets]
            shortest = min(len(one) for one in grabs)
            for one in grabs:
                assert [g for g in one[:shortest] if g[2]["type"] == "Grab"] == [
                    g for g in grabs[0][:shortest] if g[2]["type"] == "Grab"
                ]
            assert sum(views[0]["coins"]) > 0
