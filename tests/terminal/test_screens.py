"""What lies beside a turn on the screen: small and wide, curtains, other games, the menu."""

from __future__ import annotations

import msgspec
import pytest
from textual.widgets import Input, OptionList, Select

from flibuste.core.registry import find
from flibuste.terminal.app import light_ground
from flibuste.terminal.menu import MenuScreen
from flibuste.terminal.panels import CurtainScreen, EndPanel
from flibuste.terminal.setup import chairs_of, new_table
from flibuste.terminal.table import TableScreen
from tests.terminal.screens import Screen, on_screen
from tests.terminal.tables import table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
def test_at_80_by_24_everything_has_its_place(language: str, variant: str) -> None:
    """Five players: the tunnel, all hands, the prompt, some acts and the bar of keys."""
    session = table("you" + ",random" * 4, variant=variant, first=0)

    async def play(screen: Screen) -> None:
        lines = screen.lines()
        assert len(lines) == 24
        text = "\n".join(lines)
        words = screen.app.speaker()
        assert all(f"{square}" in text for square in range(1, 37))
        for seat in range(5):
            assert any(
                f"{words(f'letter-{seat}')} {words(f'seat-{seat}')}" in line for line in lines
            )
        assert lines[-1].rstrip().endswith(words("key-leave"))
        assert any(line.startswith("   1  ") for line in lines)
        assert words("paint-deck") in text
        assert screen.shown("#prompt")[:8] in text

    on_screen(session, play, language)


def test_between_two_persons_the_table_is_hidden() -> None:
    session = table("you:Anne,you:Bob", "5", first=0)

    async def play(screen: Screen) -> None:
        assert isinstance(screen.app.screen, CurtainScreen)
        assert "Anne, press Enter" in "\n".join(screen.lines())
        await screen.press("enter", "1", "enter", "1", "enter", "1", "enter")
        assert session.viewer == 0
        assert screen.shown("#prompt").startswith("Bob is next. Press Enter to hide the table")
        assert screen.table.acts == []
        await screen.press("enter")
        hidden = "\n".join(screen.lines())
        assert isinstance(screen.app.screen, CurtainScreen)
        assert hidden.strip() == "Bob, press Enter when you alone are looking."
        await screen.press("enter")
        assert session.viewer == 1
        (anne,) = [line for line in screen.lines() if "B Anne" in line]
        assert anne.split()[-2:] == ["3", "cards"]
        assert "Anne draws a card" not in "\n".join(screen.lines())

    on_screen(session, play)


def test_before_the_curtain_the_last_act_can_be_taken_back() -> None:
    session = table("you:Anne,you:Bob", "5", first=0)

    async def play(screen: Screen) -> None:
        await screen.press("enter", "1", "enter", "1", "enter", "1", "enter", "u")
        assert session.actor() == 0
        assert screen.shown("#prompt").startswith("Your turn: advance or retreat. One move left")
        assert len(screen.table.acts) > 1

    on_screen(session, play)


def test_a_game_that_cannot_paint_shows_its_text() -> None:
    game = msgspec.structs.replace(find("cartagena"), paint=None)
    session = new_table(game, chairs_of("you,random"), {"first": 0}, "1")

    async def play(screen: Screen) -> None:
        assert any("The tunnel (" in line for line in screen.lines())
        await screen.press("1", "enter")
        assert len([seat for seat, _ in session.match.journal if seat == 0]) == 1

    on_screen(session, play)


def test_another_match_follows_at_the_same_table() -> None:
    session = table(seed="4", turn_limit=1, first=1)

    async def play(screen: Screen) -> None:
        assert isinstance(screen.app.screen, EndPanel)
        await screen.press("n")
        again = screen.app.session
        assert again is not None
        assert again is not session
        assert again.chairs == session.chairs
        assert again.match.options == session.match.options

    on_screen(session, play)


def test_the_menu_starts_a_match_as_chosen() -> None:
    async def play(screen: Screen) -> None:
        menu = screen.app.screen
        assert isinstance(menu, MenuScreen)
        menu.query_one("#seat-1", Select).value = "random"
        menu.query_one("#seat-2", Select).value = "you"
        menu.query_one("#option-variant", Select).value = '"tortuga"'
        menu.query_one("#option-first", Select).value = "0"
        menu.query_one("#option-turn_limit", Input).value = "40"
        await screen.press("l")
        assert menu.query_one("#option-turn_limit", Input).value == "40"
        await screen.press("enter")
        session = screen.app.session
        assert session is not None
        assert [chair.bot for chair in session.chairs] == [None, "random", None]
        assert session.match.options.variant == "tortuga"
        assert session.match.options.turn_limit == 40
        assert screen.app.language == "fr"
        assert isinstance(screen.app.screen, TableScreen)

    on_screen(None, play)


def test_the_menu_tells_what_cannot_be() -> None:
    async def play(screen: Screen) -> None:
        screen.app.screen.query_one("#option-layout", Input).value = "A A"
        await screen.press("enter")
        assert isinstance(screen.app.screen, MenuScreen)
        assert "Option “layout” cannot be" in screen.shown("#error")

    on_screen(None, play)


def test_bots_alone_play_on_the_screen_too() -> None:
    session = table("greedy,random", "3", turn_limit=6)

    async def play(screen: Screen) -> None:
        assert session.over()
        assert isinstance(screen.app.screen, EndPanel)

    on_screen(session, play)


def test_terminals_that_tell_their_colours_are_believed() -> None:
    assert light_ground({"COLORFGBG": "0;15"})
    assert not light_ground({"COLORFGBG": "15;0"})
    assert not light_ground({})


def test_the_list_of_acts_is_where_the_keys_go() -> None:
    async def play(screen: Screen) -> None:
        assert isinstance(screen.app.focused, OptionList)

    on_screen(table(first=0), play)
