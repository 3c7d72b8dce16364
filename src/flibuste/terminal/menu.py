"""The menu: a game, who plays, its options, the language; then the match starts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from flibuste.core.errors import FlibusteError
from flibuste.core.options import describe_options
from flibuste.core.protocol import AnyGame
from flibuste.core.registry import card, find, games
from flibuste.core.words import LANGUAGES
from flibuste.terminal.session import HELPER, Sitter
from flibuste.terminal.setup import bot_names, new_table
from flibuste.terminal.speech import speech, spoken

if TYPE_CHECKING:
    from flibuste.terminal.app import FlibusteApp

PERSON: Final = "you"
NOBODY: Final = ""


class MenuScreen(Screen[None]):
    """A form that any game fills by its card and its options."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "language"),
        Binding("q,escape", "app.quit"),
    ]

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self.game: AnyGame = find(game or games()[0])
        self.described = describe_options(self.game)

    @property
    def menu_app(self) -> FlibusteApp:
        return cast("FlibusteApp", self.app)

    def compose(self) -> ComposeResult:
        language = self.menu_app.language
        words = speech(None, language)
        with VerticalScroll(id="form", can_focus=False):
            yield Static(words("menu-title"), id="title")
            yield from self.field("menu-game", self.game_choice())
            yield Static(card(self.game.package)["feel"][language], id="about", markup=False)
            for seat in range(self.game.seats[-1]):
                yield self.row(words("menu-seat", number=seat + 1), self.seat_choice(seat))
            yield Static(classes="gap")
            for name, about in self.described.items():
                told = card(self.game.package)["options"][name]
                yield self.row(told["label"][language], self.option_field(name, about, told))
            yield Static(classes="gap")
            yield from self.field("menu-language", self.language_choice())
            yield Button(words("menu-start"), id="start", variant="primary", compact=True)
            yield Static(id="error", markup=False)
        yield Static(words("menu-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def field(self, label: str, widget: Widget) -> Iterator[Widget]:
        yield self.row(speech(None, self.menu_app.language)(label), widget)

    def row(self, label: str, widget: Widget) -> Widget:
        return Horizontal(Label(label, markup=False), widget, classes="row")

    # Fields

    def game_choice(self) -> Select[str]:
        language = self.menu_app.language
        named = [(card(find(key).package)["name"][language], key) for key in games()]
        return Select(named, value=self.game.key, allow_blank=False, compact=True, id="game")

    def seat_choice(self, seat: int) -> Select[str]:
        """A person first, then bots, as many as the game needs."""
        words = speech(None, self.menu_app.language)
        choices = [(words("menu-person"), PERSON)]
        choices += [(spoken(words, f"bot-{name}", name), name) for name in bot_names()]
        least = self.game.seats[0]
        if seat >= least:
            choices.append((words("menu-nobody"), NOBODY))
        usual = PERSON if seat == 0 else HELPER if seat < least else NOBODY
        return Select(choices, value=usual, allow_blank=False, compact=True, id=f"seat-{seat}")

    def option_field(self, name: str, about: dict[str, Any], told: dict[str, Any]) -> Widget:
        """A choice among named values, or a line to write in."""
        id = f"option-{name}"
        words = speech(None, self.menu_app.language)
        chance = words("menu-chance")
        default = json.dumps(about["default"])
        if name == "first":  # in every game a seat, or null: chance chooses
            seats = range(self.game.seats[-1])
            named = [(words("menu-seat", number=seat + 1), str(seat)) for seat in seats]
            named.insert(0, (chance, default))
            return Select(named, value=default, allow_blank=False, compact=True, id=id)
        if "values" in about:
            values = [json.dumps(value) for value in about["values"]]
            named = [(self.value_name(told, value), value) for value in values]
            return Select(named, value=default, allow_blank=False, compact=True, id=id)
        written = "" if about["default"] is None else default
        return Input(written, placeholder=chance, compact=True, id=id)

    def value_name(self, told: dict[str, Any], value: str) -> str:
        plain = str(json.loads(value)) if value.startswith('"') else value
        named: dict[str, str] = told.get("values", {}).get(plain, {})
        return named.get(self.menu_app.language, plain)

    def language_choice(self) -> Select[str]:
        named = [(speech(None, language)("menu-this-language"), language) for language in LANGUAGES]
        language = self.menu_app.language
        return Select(named, value=language, allow_blank=False, compact=True, id="language")

    # What was chosen

    def chairs(self) -> list[Sitter]:
        """Everybody named, in the order of the seats."""
        chosen = [
            str(self.query_one(f"#seat-{seat}", Select).value)
            for seat in range(self.game.seats[-1])
        ]
        return [Sitter(None if who == PERSON else who) for who in chosen if who != NOBODY]

    def options(self) -> dict[str, Any]:
        """What differs from nothing said: an empty line leaves the option alone."""
        options: dict[str, Any] = {}
        for name, about in self.described.items():
            field = self.query_one(f"#option-{name}")
            if isinstance(field, Select):
                options[name] = json.loads(str(field.value))
            elif isinstance(field, Input) and field.value.strip():
                text = field.value.strip()
                options[name] = int(text) if "min" in about and text.isdecimal() else text
        return options

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "language" and event.value != self.menu_app.language:
            await self.action_language()
        elif event.select.id == "game" and event.value != self.game.key:
            await self.app.switch_screen(MenuScreen(str(event.value)))

    async def action_language(self) -> None:
        """The same form with the same choices in the other language."""
        chosen = {field.id: field.value for field in self.query(Select)}
        written = {field.id: field.value for field in self.query(Input)}
        self.menu_app.turn_language()
        await self.recompose()
        for choice in self.query(Select):
            if choice.id != "language":
                choice.value = chosen[choice.id]
        for line in self.query(Input):
            line.value = written[line.id]
        self.query_one("#start").focus()

    def on_button_pressed(self) -> None:
        try:
            session = new_table(self.game, self.chairs(), self.options())
        except FlibusteError as error:
            self.query_one("#error", Static).update(error.say(self.menu_app.language))
            return
        self.menu_app.sit_down(session)
