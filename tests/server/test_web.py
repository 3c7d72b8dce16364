"""The contract's web section, from outside: tables, chairs, tokens, links, journals."""

from __future__ import annotations

import signal
import socket
import time
from pathlib import Path

import pytest

from flibuste.core.refusal import Refused
from flibuste.core.words import words
from flibuste.server.serve import serve
from tests.server.outsiders import PATIENCE, Person, Server, lines, people, serving


def test_the_games_are_described_with_their_cards(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        games = {game["key"]: game for game in anne.get("/api/games")}
    about = games["cartagena"]
    assert about["seats"] == [2, 3, 4, 5]
    assert about["options"]["variant"]["values"] == ["jamaica", "tortuga"]
    assert about["card"]["name"]["fr"]
    assert "C9" in about["rules"]
    assert about["acts"]


def test_a_game_alone_is_described_without_the_form_of_its_acts(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        for game in anne.get("/api/games"):
            del game["acts"]
            assert anne.get(f"/api/games/{game['key']}") == game
        anne.refused(404, "unknown_game", "GET", "/api/games/chess")


def test_a_poster_tells_the_same_and_leaves_out_what_only_a_table_needs(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        games, posters = anne.get("/api/games"), anne.get("/api/posters")
    for game, poster in zip(games, posters, strict=True):
        card = {name: told for name, told in game["card"].items() if name != "longest"}
        card.pop("options", None)
        about = {name: game[name] for name in ("key", "seats", "lesson")}
        assert poster == {**about, "card": card}


@pytest.mark.parametrize("cookies", [True, False], ids=["with cookies", "without"])
def test_a_table_is_made_joined_started_and_watched(server: Server, cookies: bool) -> None:
    with people(server, "Anne", "Mary", cookies=cookies) as (anne, mary):
        keys = anne.opens("me open", options={"variant": "tortuga"})
        assert keys.keys() >= {"table", "seat", "token", "join", "watch"}
        assert keys["seat"] == 0
        assert keys["join"] == f"/t/{keys['table']}"
        joined = mary.joins(keys["table"])
        assert joined["seat"] == 1
        one, two = anne.line(), mary.line()
        with lines(one, two):
            waiting = one.hear()
            assert (waiting["type"], waiting["phase"], waiting["menu"]) == (
                "Snapshot", "waiting", None,
            )  # fmt: skip
            anne.starts()
            begun = [line.until("Snapshot") for line in (two, one)]
            begun[0] = two.until("Snapshot") if begun[0]["phase"] == "waiting" else begun[0]
            for told, seat in zip(begun, (1, 0), strict=True):
                assert told.keys() >= {"number", "view", "menu", "awaiting", "seats"}
                assert told["you"] == told["view"]["seat"] == seat
                assert [chair["name"] for chair in told["seats"]] == ["Anne", "Mary"]
                assert told["options"] == {"variant": "tortuga"}
                assert (told["menu"] is not None) == (seat in told["awaiting"])
            assert anne.journal()[-1]["number"] == begun[0]["number"]
            turn = one if begun[1]["menu"] else two
            turn.act()
            for line in (one, two):
                step = line.until("Step")
                assert step.keys() >= {"number", "seat", "act", "story", "view", "menu", "awaiting"}
                assert step["number"] == begun[0]["number"] + 1


def test_the_seat_is_known_by_token_by_header_and_by_cookie(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens()
        path = f"/api/tables/{anne.table}"
        assert anne.get(path)["seat"] == 0
        assert mary.get(path)["seat"] == -3
        assert mary.get(path, params={"token": anne.token})["seat"] == 0
        assert mary.get(path, headers={"authorization": f"Bearer {anne.token}"})["seat"] == 0
        assert mary.get(path, params={"token": "0.x.y"})["seat"] == -3


def test_who_joins_again_has_his_own_chair_and_a_full_table_is_full(server: Server) -> None:
    with people(server, "Anne", "Mary", "Jack") as (anne, mary, jack):
        anne.opens("me open bot:greedy")
        assert mary.joins(anne.table)["seat"] == 1
        assert mary.joins(anne.table)["seat"] == 1
        mary.name = ""
        assert mary.joins(anne.table)["seat"] == 1
        jack.refused(409, "table_full", "POST", f"/api/tables/{anne.table}/join", {"name": "Jack"})


def test_two_people_with_two_names_may_share_a_device(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        first = anne.opens()
        anne.name = "Mary"
        second = anne.joins(first["table"])
        assert (first["seat"], second["seat"]) == (0, 1)
        assert anne.get(f"/api/tables/{anne.table}", params={"token": second["token"]})["seat"] == 1


def test_three_words_let_a_player_in_from_another_device(server: Server) -> None:
    with people(server, "Anne", "Phone") as (anne, phone):
        anne.opens()
        path = f"/api/tables/{anne.table}/enter"
        words = f"  {anne.phrase.upper()} "
        assert phone.post(path, {"phrase": words})["token"] == anne.token
        assert "flibuste_guest" not in phone.web.cookies  # this chair, and nothing else of hers
        assert phone.get("/api/tables")["mine"] == []
        phone.refused(404, "no_table", "POST", path, {"phrase": "no such words"})
        watch = anne.watch.removeprefix("/t/")
        phone.refused(
            404, "no_table", "POST", f"/api/tables/{watch}/enter", {"phrase": anne.phrase}
        )


def test_only_the_host_starts_and_may_leave_before(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        anne.opens()
        mary.joins(anne.table)
        mary.refused(403, "not_host", "POST", f"/api/tables/{anne.table}/start")
        left = mary.post(f"/api/tables/{anne.table}/leave")
        assert [chair["kind"] for chair in left["chairs"]] == ["human", "open"]
        anne.starts(bot="random")
        anne.refused(409, "begun", "POST", f"/api/tables/{anne.table}/start")
        anne.refused(409, "begun", "POST", f"/api/tables/{anne.table}/leave")


def test_private_tables_are_not_listed_and_public_ones_are(server: Server) -> None:
    with people(server, "Anne", "Mary") as (anne, mary):
        hidden = anne.opens()["table"]
        shown = anne.opens(public=True)["table"]
        listed = mary.get("/api/tables")
        assert shown in [one["table"] for one in listed["public"]]
        assert hidden not in [one["table"] for one in listed["public"]]
        assert listed["mine"] == []
        mine = anne.get("/api/tables")
        assert mine["name"] == "Anne"
        assert [one["table"] for one in mine["mine"]] == [shown, hidden]
        assert anne.token not in str(listed)


def test_a_watchers_link_opens_no_chair_and_does_not_lead_to_one(server: Server) -> None:
    with people(server, "Anne", "Eve") as (anne, eve):
        anne.opens("me bot:random")
        watch = anne.watch.removeprefix("/t/")
        path = f"/api/tables/{watch}"
        eve.refused(404, "no_table", "POST", f"{path}/join", {"name": "Eve"})
        eve.refused(403, "not_host", "POST", f"{path}/start")
        anne.refused(403, "not_host", "POST", f"{path}/start", {"token": anne.token})
        anne.starts()
        line = eve.line(watch, token="")
        with lines(line):
            told = line.hear()
            assert told["you"] is None
            assert told["menu"] is None
            assert told["view"]["hands"] == [None, None]
            menu = anne.line()
            act = menu.hear()
            menu.close()
            id = line.ask(
                "Act", menu=(act["menu"] or {"number": 0})["number"], act={"type": "EndTurn"}
            )
            refused = line.until("Refused")
            assert (refused["id"], refused["error"]) == (id, "not_awaited")
            for kind in ("Undo", "Again", "Hint"):
                line.ask(kind)
                assert line.until("Refused")["error"] == "not_awaited"
            seen = str(line.heard) + str(eve.get(path)) + str(eve.get(f"{path}/journal"))
            seen += str(eve.post(f"{path}/leave"))
        assert anne.table not in seen
        own = anne.line(watch)  # a token does not make more of the link
        with lines(own):
            assert own.hear()["you"] is None


@pytest.mark.parametrize(
    ("status", "error", "body"),
    [
        (404, "unknown_game", {"game": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        (404, "unknown_game", {"game": "../cartagena", "seats": [{"kind": "me"}]}),
        (400, "bad_options", {"game": "cartagena", "seats": [{"kind": "me"}]}),
        (
            400,
            "bad_options",
            {
                "game": "cartagena",
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "options": {"variant": "x"},
            },
        ),
        (400, "bad_request", {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "sofa"}]}),
        (400, "bad_request", {"game": "cartagena", "seats": [{"kind": "open"}] * 2}),
        (
            400,
            "unknown_bot",
            {"game": "cartagena", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]},
        ),
        (400, "bad_request", {"game": "cartagena"}),
        (400, "bad_request", {"game": "cartagena", "seats": [], "pace": 99, "colour": 1}),
        (400, "bad_request", [1, 2]),
        (400, "bad_request", None),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    server: Server, status: int, error: str, body: object
) -> None:
    with people(server, "Anne") as (anne,):
        anne.refused(status, error, "POST", "/api/tables", body)


def test_what_is_not_there_is_said_so(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        for path in ("none", "x" * 60, "%2e%2e", "none/journal", "none/board", "none/board/en"):
            anne.refused(404, "no_table", "GET", f"/api/tables/{path}")
        anne.refused(404, "no_table", "POST", "/api/tables/none/join", {"name": "x"})
        anne.refused(404, "no_table", "POST", "/api/tables/none/start")
        anne.refused(404, "not_found", "GET", "/api/nothing")
        anne.refused(405, "not_found", "DELETE", "/api/tables")
        anne.refused(404, "unknown_game", "GET", "/api/rules/chess/en")
        assert anne.line("none", token="").closed() == 4404


def test_rules_and_codes_for_phones_are_served(server: Server) -> None:
    with people(server, "Anne") as (anne,):
        assert "### C9" in anne.send("GET", "/api/rules/cartagena/fr").text
        drawn = anne.send("GET", "/api/qr?text=http://192.0.2.1/t/x")
        assert drawn.headers["content-type"].startswith("image/svg")
        assert 'stroke="currentColor"' in drawn.text
        assert anne.send("GET", "/api/qr").status_code == 200
        assert anne.send("GET", "/t/anything").status_code == 200


def test_the_journal_hides_what_was_sealed_until_the_match_is_over(server: Server) -> None:
    with people(server, "Anne", "Eve") as (anne, eve):
        anne.opens("me open", options={"turn_limit": 20})
        mary = Person(server, name="Mary")
        mary.joins(anne.table)
        anne.starts()
        sealed = {"type": "Sealed"}
        draws = [entry["act"] for entry in anne.journal() if entry["act"]["type"] != "Segment"]
        assert draws.count(sealed) == 6
        eve.table, eve.token = anne.watch.removeprefix("/t/"), ""
        assert [entry["act"] for entry in eve.journal()].count(sealed) == 12
        one, two = anne.line(), mary.line()
        with lines(one, two):
            for line in (one, two):
                line.until("Snapshot")
            while not any(told["type"] == "Over" for told in one.heard):
                turn = one if one.menu() else two
                turn.act(-1)
                for line in (one, two):
                    if line.until("Step")["awaiting"] == []:
                        line.until("Over")
                    elif line.heard[-1]["awaiting"][0] == "luck":
                        while line.until("Step")["awaiting"][:1] == ["luck"]:
                            pass
        for someone in (anne, mary, eve):
            assert sealed not in [entry["act"] for entry in someone.journal()]
        assert anne.journal() == [
            entry | {"story": mine["story"]}
            for entry, mine in zip(eve.journal(), anne.journal(), strict=True)
        ]
        mary.close()


# The server itself


def test_everything_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "room.db"
    with serving(database) as server, people(server, "Anne", "Mary") as (anne, mary):
        anne.opens(public=True)
        mary.joins(anne.table)
        anne.starts()
        line, other = anne.line(), mary.line()
        snapshot, _ = line.hear(), other.hear()
        (line if snapshot["menu"] else other).act()
        step = line.until("Step")
        while step["awaiting"][0] == "luck":
            step = line.until("Step")
        journal, cookie = anne.journal(), dict(anne.web.cookies)
        server.stop(signal.SIGKILL)
        with lines(line, other):
            assert line.closed() == 1006
        with serving(database) as again:
            for person in (anne, mary):
                person.moves_to(again)
            assert anne.journal() == journal
            anne.web.cookies.update(cookie)
            assert anne.get(f"/api/tables/{anne.table}")["seat"] == 0
            assert anne.get("/api/tables")["name"] == "Anne"
            words = {"phrase": mary.phrase}
            assert mary.post(f"/api/tables/{anne.table}/enter", words)["seat"] == 1
            back = anne.line(after=step["number"])
            with lines(back):
                assert back.hear()["type"] == "Seats"
            fresh = anne.line()
            with lines(fresh):
                told = fresh.hear()
                assert told["number"] == journal[-1]["number"] == step["number"]
                assert told["view"] == step["view"]
                assert told["menu"] == step["menu"]
                assert told["fingerprint"] == snapshot["fingerprint"]


def test_a_port_that_is_taken_is_passed_over_and_that_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with serving(tmp_path / "room.db", port=port) as server:
            assert server.port > port
            assert str(port) in server.said[0]
            assert str(server.port) in server.said[0]
            with people(server, "Anne") as (anne,):
                assert anne.get("/api/games")


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anne, " * 100)
    say = words(None, "en", "flibuste.room")
    with pytest.raises(Refused, match=r"letter\.txt.*not a database"):
        serve(say, host="127.0.0.1", port=0, database=letter)
    with pytest.raises(Refused, match="cannot be the database"):
        serve(say, host="127.0.0.1", port=0, database=tmp_path)
    with pytest.raises(Refused, match="70000"):
        serve(say, host="127.0.0.1", port=70_000, database=tmp_path / "room.db")


def test_an_interrupted_server_ends_at_once_with_open_sockets(tmp_path: Path) -> None:
    with serving(tmp_path / "room.db") as server, people(server, "Anne") as (anne,):
        anne.opens()
        line = anne.line()
        line.hear()
        server.stop(signal.SIGINT)
        with lines(line):
            assert line.closed() == 1012
        assert server.logged("Traceback") == server.logged("KeyboardInterrupt")


def test_a_killed_server_leaves_no_bot_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "room.db") as server, people(server, "Anne") as (anne,):
        anne.opens("me bot:random", options={"first": 1})
        anne.starts()
        line = anne.line()
        with lines(line):
            line.until("Step")
            family = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
            children = family.read_text().split() if family.exists() else []
            server.stop(signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while any(running(child) for child in children):
            assert time.monotonic() < deadline, children
            time.sleep(0.01)


def running(process: str) -> bool:
    """Whether it is there, and not only waiting for somebody to notice its end."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
