"""The table on the screen, played by its keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from flibuste.core.match import Match
from flibuste.core.registry import find
from flibuste.terminal.panels import EndPanel, HelpPanel, LeavePanel, WhyPanel
from flibuste.terminal.saves import saves_folder
from flibuste.terminal.setup import chairs_of, new_table, table_at
from flibuste.terminal.table import TableScreen
from tests.terminal.screens import WIDE, Screen, on_screen
from tests.terminal.tables import hinted, numbers_to_the_end, table


def digits(number: int) -> list[str]:
    return list(str(number))


def test_a_whole_match_is_played_by_keys() -> None:
    expected = table(seed="4", turn_limit=5)
    numbers_to_the_end(expected)
    session = table(seed="4", turn_limit=5)

    async def play(screen: Screen) -> None:
        while not session.over():
            await screen.press(*digits(hinted(session)), "enter")
        assert isinstance(screen.app.screen, EndPanel)
        assert session.code() in screen.shown("#text").replace("\n", "")
        await screen.press("q")

    app = on_screen(session, play)
    assert app.return_code == 0
    assert session.match.journal == expected.match.journal


def test_the_sixth_pirate_in_the_boat_wins_on_the_screen_too() -> None:
    position = {"seats": 2, "pirates": [[37, 37, 37, 37, 37, 31], [0] * 6], "turn": 0}
    hands = [{"key": 2, "hat": 2}, {"key": 1}]
    layout = {"layout": "A B C D E F"}
    match: Match[Any, Any, Any] = Match.at("cartagena", position | {"hands": hands} | layout)
    session = table_at(match, chairs_of("you,greedy"), "1")

    async def play(screen: Screen) -> None:
        while not session.over():
            await screen.press("enter")
        assert "gagne la partie." in screen.shown("#text")
        assert "pirates dans le bateau" in screen.shown("#text")

    on_screen(session, play, "fr", WIDE)
    assert session.match.state.ranks() == [1, 2]


def test_arrows_choose_an_act_and_the_board_shows_where_it_leads() -> None:
    session = table(first=0)

    async def play(screen: Screen) -> None:
        first = screen.table.previewed
        await screen.press("down", "down")
        assert screen.table.previewed == session.menu()[2]
        assert screen.table.previewed != first
        text = screen.table.query_one("#board", Static).content
        goal = session.game.label(session.view(), session.menu()[2]).args["to"]
        assert "b" in str(text)
        assert goal is not None
        await screen.press("enter")
        assert repr(session.match.journal[-1][1]) == "Advance(origin=0, symbol='hat')"

    on_screen(session, play)


def test_typed_digits_add_up_to_the_number_of_an_act() -> None:
    session = table(first=0)

    async def play(screen: Screen) -> None:
        await screen.press("1", "enter")
        acts = screen.table.acts
        assert len(acts) >= 11
        await screen.press("1", "1")
        assert screen.table.previewed == acts[10]
        await screen.press("9", "9")
        assert screen.table.previewed == acts[8]

    on_screen(session, play)


@pytest.mark.parametrize("keys", [("3",), ("down", "down")])
def test_enter_does_not_overtake_the_key_before_it(keys: tuple[str, ...]) -> None:
    session = table(first=0)

    async def play(screen: Screen) -> None:
        chosen = screen.table.acts[2]
        entries = len(session.match.journal)
        await screen.press_at_once(*keys, "enter")
        assert session.match.journal[entries][1] == chosen

    on_screen(session, play)


def test_undo_takes_the_own_act_back_and_tells_why_it_cannot() -> None:
    session = table(first=0, variant="tortuga")  # where a bot's retreat asks nothing of luck

    async def play(screen: Screen) -> None:
        before = session.view()
        await screen.press("u")
        assert "nothing to take back" in screen.shown("#notice")
        await screen.press("1", "enter", "u")
        assert session.view() == before
        assert screen.shown("#notice") == "Taken back."
        await screen.press("1", "enter", "1", "enter", "1", "enter", "u")
        assert "Green has played since" in screen.shown("#notice")

    on_screen(session, play)


def test_a_hint_is_highlighted() -> None:
    session = new_table(find("cartagena"), chairs_of("you,greedy"), {"first": 0}, "1", quick)

    async def play(screen: Screen) -> None:
        await screen.press("h")
        assert screen.shown("#notice").startswith("The captain would play ")
        number = int(screen.shown("#notice").split()[4].rstrip(":"))
        assert screen.table.previewed == session.menu()[number - 1]

    on_screen(session, play)


def quick(name: str, seed: object) -> Any:
    """The captain of these tests thinks by number of playouts, not by the clock."""
    import flibuste.bots

    return flibuste.bots.bot("mate:20" if name == "captain" else name, seed)


def test_why_tells_the_rule() -> None:
    async def play(screen: Screen) -> None:
        await screen.press("w")
        assert isinstance(screen.app.screen, WhyPanel)
        await screen.type("retreat 5")
        told = screen.shown("#text")
        assert told.startswith("Not allowed. C11: You have no pirate on square 5.")
        assert "Choose one of your pirates that is not at the start." in " ".join(told.split())
        await screen.type("2")
        assert screen.shown("#text").startswith("Allowed: ")
        await screen.type("foo")
        assert "neither a command nor a move" in screen.shown("#text")
        await screen.press("escape")
        assert isinstance(screen.app.screen, TableScreen)

    on_screen(table(first=0), play)


def test_rules_and_help_lie_over_the_table_and_go_away() -> None:
    async def play(screen: Screen) -> None:
        await screen.press("r", "pagedown", "down")
        assert any("pirates who count on you" in line or "box" in line for line in screen.lines())
        await screen.press("escape", "question_mark")
        assert isinstance(screen.app.screen, HelpPanel)
        await screen.press("enter")
        assert isinstance(screen.app.screen, TableScreen)

    on_screen(table(first=0), play)


def test_the_language_and_the_ground_change_at_a_key() -> None:
    async def play(screen: Screen) -> None:
        assert screen.shown("#prompt").startswith("Your turn")
        await screen.press("l")
        assert screen.shown("#prompt").startswith("À vous")
        assert "Départ" in screen.lines()[0]
        await screen.press("l", "t")
        assert "Start" in screen.lines()[0]
        assert not screen.app.current_theme.dark

    on_screen(table(first=0), play)


def test_save_writes_a_file_among_ones_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play(screen: Screen) -> None:
        await screen.press("s")
        assert screen.shown("#notice").startswith("Saved in")

    on_screen(table(first=0), play)
    assert [file.name for file in saves_folder().iterdir()] == ["cartagena-1.json"]


def test_leaving_asks_first() -> None:
    async def play(screen: Screen) -> None:
        await screen.press("q")
        assert isinstance(screen.app.screen, LeavePanel)
        await screen.press("escape")
        assert isinstance(screen.app.screen, TableScreen)
        await screen.press("q", "enter")

    assert on_screen(table(first=0), play).return_code == 0
