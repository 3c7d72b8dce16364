"""The lobby's list: whose turn it is at each table, as everybody there sees it."""

from __future__ import annotations

from tests.server.outsiders import Json, Person, Server, lines, people


def listed(person: Person, table: str) -> Json:
    """A public table as somebody who does not sit there finds it."""
    told: list[Json] = person.get("/api/tables")["public"]
    return next(one for one in told if one["table"] == table)


def test_a_table_in_the_list_says_whose_turn_it_is(server: Server) -> None:
    with people(server, "Anne", "Mary", "Jack") as (anne, mary, jack):
        anne.opens("me open", options={"first": 1}, public=True)
        assert listed(jack, anne.table)["turn"] == []
        mary.joins(anne.table)
        anne.starts()
        told = listed(jack, anne.table)
        assert (told["turn"], told["awaited"], told["seat"]) == ([1], False, None)
        mine = {who.name: who.get("/api/tables")["mine"][0] for who in (anne, mary)}
        assert mine["Anne"]["turn"] == mine["Mary"]["turn"] == [1]
        assert (mine["Anne"]["awaited"], mine["Mary"]["awaited"]) == (False, True)


def test_who_has_still_to_choose_in_secret_is_listed_as_every_watcher_sees_it(
    server: Server,
) -> None:
    with people(server, "Anne", "Mary", "Jack") as (anne, mary, jack):
        anne.opens("me open", game="plank", public=True)
        mary.joins(anne.table)
        anne.starts()
        one, watcher = anne.line(), jack.line(jack.get(f"/api/tables/{anne.table}")["watch"])
        with lines(one, watcher):
            one.until("Snapshot")
            assert watcher.until("Snapshot")["awaiting"] == [0, 1]
            assert listed(jack, anne.table)["turn"] == [0, 1]
            one.act()
            assert watcher.until("Step")["awaiting"] == [1]
            assert listed(jack, anne.table)["turn"] == [1]
