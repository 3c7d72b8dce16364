"""A terminal at a table of a room: ``flibuste join``."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from threading import Thread

import pytest

from flibuste.afar.door import Address, address, join
from flibuste.afar.errors import AfarError, RoomError
from flibuste.afar.line import Line
from flibuste.cli import main
from flibuste.core.registry import games
from flibuste.room import wire
from flibuste.terminal.afar import AfarSession
from flibuste.terminal.afar_table import AfarApp
from flibuste.terminal.phrases import seated
from flibuste.terminal.speech import speech
from tests.server.conftest import LONG, PATIENCE
from tests.server.outsiders import Line as Outsider
from tests.server.outsiders import Person, Server, lines, people, serving
from tests.server.terminals import Terminal
from tests.terminal.screens import Screen, on_screen


@pytest.fixture
def host(server: Server) -> Iterator[Person]:
    with people(server, "Anne") as (anne,):
        yield anne


def key(person: Person) -> Address:
    return Address(person.server.address, person.table, person.token)


@pytest.mark.parametrize("game", games() if LONG else ["cartagena", "plank"])
def test_two_terminals_and_two_sockets_play_a_match_to_its_end(
    host: Person, server: Server, game: str
) -> None:
    # With sand, which nobody can hurry, it is played in tests/web/test_terminals.py.
    options = {"tempo": "beats"} if game == "piratoons" else {}
    host.opens("me open open open", game, options=options)
    with people(server, "Bob", "Dora") as others:
        for person in others:
            person.joins(host.table)
        seat = join(address(f"{server.address}/t/{host.table}"), "Célia")
        terminals = [Terminal(key(host), repeat("1")), Terminal(seat, repeat("1"), "fr")]
        sockets = [person.line() for person in others]
        with lines(*sockets):
            host.starts()
            hands = [Thread(target=clicks, args=(line,), daemon=True) for line in sockets]
            for hand in hands:
                hand.start()
            english, french = (terminal.leaves(PATIENCE) for terminal in terminals)
            for hand in hands:
                hand.join(PATIENCE)
    assert [terminal.code for terminal in terminals] == [0, 0]
    assert f"Match code: {game}." in english
    assert f"Code de la partie\N{NO-BREAK SPACE}: {game}." in french
    code = re.findall(rf"{game}\.\S+", english)[-1]
    assert code in french  # everybody has seen the same match


def clicks(line: Outsider) -> None:
    """Plays the first act of every menu."""
    answered = None
    while (told := line.hear())["type"] != "Over":
        menu = told.get("menu")
        if menu and menu["number"] != answered:
            answered = menu["number"]
            line.act(0)


def test_why_hint_talk_and_take_back_from_the_terminal(host: Person, server: Server) -> None:
    host.opens("me bot:random", undo="strict", options={"first": 0})
    host.starts()
    typed = ["why Advance 9 skull", "hint", "say ahoy there", "log", "code", "save", "1", "undo"]
    screen = Terminal(key(host), iter(typed)).leaves(PATIENCE)
    assert "Not allowed. C9: You have no pirate on square 9." in screen
    assert "The captain would play " in screen
    assert re.search(r"good as “|better than “", screen)
    assert "Anne: “ahoy there”" in screen
    assert "The room gives the match code away when the match is over" in screen
    assert "This match is kept by its room" in screen
    assert "The table has changed; this is how it stands." in screen
    assert f"flibuste join {server.address}/t/{host.table}?token={host.token}" in screen


def test_a_move_that_is_not_allowed_is_told_and_the_same_question_stays_open(
    host: Person,
) -> None:
    host.opens("me bot:random", options={"first": 0})
    host.starts()
    screen = Terminal(key(host), iter(["Advance 9 skull", "1"])).leaves(PATIENCE)
    told = screen.index("You have no pirate on square 9.")
    assert "You play" in screen[told:]


def test_what_was_sent_when_the_line_dropped_is_played_once(tmp_path: Path) -> None:
    with serving(tmp_path / "room.db") as room, people(room, "Anne", "Bob") as (host, bob):
        host.opens("me open", options={"first": 0})
        bob.joins(host.table)
        host.starts()
        line = Line(key(host))
        snapshot = next(told for told in line.heard() if isinstance(told, wire.Snapshot))
        menu, socket = snapshot.menu, line.socket
        assert menu is not None
        assert socket is not None
        socket.socket.shutdown(2)  # and the act goes into a line that is no more
        answer = line.ask(wire.Act, menu=menu.number, act=menu.acts[0])
        line.close()
        assert isinstance(answer, (wire.Step, wire.Snapshot))
        assert len([one for one in host.journal() if one["seat"] == 0]) == 1


def test_only_who_sits_here_is_at_this_keyboard(host: Person) -> None:
    host.opens("me open bot:random")
    seat = join(address(f"{host.server.address}/t/{host.table}"), "Célia")
    session = AfarSession(Line(seat))
    told = seated(session, speech(session.game.key, "en"))
    session.line.close()
    assert told[0] == "Anne"
    assert told[1] == "Célia: at this keyboard"
    assert "random" in told[2]


def test_who_waits_at_the_screen_for_the_match_begins_it_and_is_told_what_cannot_be(
    host: Person,
) -> None:
    host.opens("me bot:random", undo="none", options={"first": 0})
    session = AfarSession(Line(key(host)))

    async def until(screen: Screen, met: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not met():
                await screen.settle()

    async def play(screen: Screen) -> None:
        assert "Waiting for the match to begin. At the table: Anne" in screen.shown("#notice")
        assert "You are the host: when everybody is here, press : and type start" in screen.shown(
            "#notice"
        )
        await screen.press("w", "s", "colon")  # nothing to ask yet, nothing to keep here
        await screen.type("ahoy there")
        await until(screen, lambda: "“ahoy there”" in screen.shown("#log"))
        await screen.press("colon")
        await screen.type("start")
        await until(screen, lambda: bool(screen.table.acts))
        assert screen.shown("#notice") == ""
        assert "Anne: at this keyboard" in screen.shown("#log")
        await screen.press("u")
        await until(screen, lambda: screen.shown("#notice") != "")
        before = session.number
        await screen.press("1", "enter")
        await until(screen, lambda: session.number > before)
        assert screen.app.is_running

    on_screen(session, play, kind=AfarApp)
    session.line.close()


@pytest.mark.parametrize(
    "link", ["", "nonsense", "http://127.0.0.1/", "ftp://a/t/b", "http://[/t/x", "http:///t/x"]
)
def test_what_is_no_link_to_a_table_is_said_to_be_none(link: str) -> None:
    with pytest.raises(AfarError, match="no link to a table"):
        address(link)


def test_a_table_that_is_not_there_and_a_room_that_is_not_there(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RoomError, match="There is no such table"):
        join(address(f"{server.address}/t/nosuchtable"), None)
    assert main(["--lang", "fr", "join", "127.0.0.1:9/t/abc", "--plain"]) == 2
    assert "Aucune salle ne répond à l’adresse http://127.0.0.1:9." in capsys.readouterr().err


def test_a_wrong_key_is_told_at_once(
    host: Person, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    host.opens("me open")
    link = f"{server.address}/t/{host.table}"
    assert main(["--lang", "en", "join", link, "--seat", "0.nonsense.key", "--plain"]) == 2
    assert "this key opens no chair there" in capsys.readouterr().err


def test_the_clocks_of_a_table_are_seen_and_paused_from_the_terminal(host: Person) -> None:
    clock = {"kind": "bank", "minutes": 10, "seconds": 3600}
    host.opens("me bot:random", options={"first": 0}, clock=clock)
    host.starts()
    seen = Terminal(key(host), iter(["pause", "clock", "1", "1"])).leaves(PATIENCE)
    assert re.search(r"Clocks: ▸ Anne 10:00 \+(1:00:00|59:\d\d)", seen)
    paused = seen.index("Clocks, paused: Anne 10:00")
    assert "Clocks: ▸ Anne" in seen[paused:]  # a move ends the pause


def test_a_question_about_time_is_answered_from_the_terminal(host: Person, server: Server) -> None:
    clock = {"kind": "bank", "minutes": 0.001}
    host.opens("me open", options={"first": 1}, clock=clock)
    with people(server, "Bob") as (bob,):
        bob.joins(host.table)
        host.starts()
        terminal = AfarSession(Line(key(host)))
        while terminal.question_open != "Late":
            terminal.hear(terminal.line.inbox.get(timeout=PATIENCE))
        terminal.answer(yes=True)
        while not terminal.chair.seats[1].late:
            terminal.hear(terminal.line.inbox.get(timeout=PATIENCE))
        terminal.line.close()
    said = [one.id for step in terminal.chair.steps for one in step.story]
    assert {"ui-asks-late", "ui-late-out"} <= set(said)
