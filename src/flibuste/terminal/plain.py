"""The line mode: everything as text, one line in at a time; for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.core.errors import FlibusteError
from flibuste.core.protocol import WATCHER, Action, Refusal, Seat
from flibuste.core.registry import rules_page
from flibuste.core.sections import as_text
from flibuste.core.spelling import spell
from flibuste.core.words import LANGUAGES
from flibuste.terminal import phrases
from flibuste.terminal.acts import act_of, plain_text
from flibuste.terminal.commands import command_of, help_lines
from flibuste.terminal.saves import save
from flibuste.terminal.session import Session
from flibuste.terminal.speech import known_language, speech

WIDTH: Final = 80
SHORT: Final = 6  # acts in a menu that needs no headings
INTERRUPTED: Final = 130  # the exit code of whoever is stopped by Ctrl+C
CURTAIN: Final = "\n" * 60  # where a screen cannot be cleared


class Quit(Exception):
    """The person leaves the table."""


class Plain:
    """One table in lines of text."""

    def __init__(
        self,
        session: Session,
        language: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        curtain: str = CURTAIN,
    ) -> None:
        self.session = session
        self.read = read
        self.write = write
        self.blank = curtain
        self.board_is_old = True
        self.speak(language)
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "menu": lambda rest: self.show_menu(),
            "board": lambda rest: self.show_board(),
            "log": self.log,
            "save": self.save,
            "code": lambda rest: self.write(self.session.code()),
            "lang": self.lang,
            "help": lambda rest: self.help(),
            "quit": self.quit,
        }

    def speak(self, language: str) -> None:
        self.speaker = self.session.told(speech(self.session.game.key, language))

    # The course of the match

    def play(self) -> int:
        """Until the match is over or the person leaves."""
        code = 0
        try:
            self.greet()
            while not self.session.over():
                self.next_act()
            self.tell()
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        self.write("\n".join(["", *phrases.farewell(self.session, self.speaker)]))
        return code

    def greet(self) -> None:
        """Who sits where."""
        self.write(phrases.game_name(self.session.game, self.speaker))
        self.write("\n".join(phrases.seated(self.session, self.speaker)))
        self.write(self.speaker("ui-help-hint"))
        self.session.settle()
        self.session.begin_telling()

    def next_act(self) -> None:
        """One act of whoever is next."""
        session = self.session
        actor = session.actor()
        assert actor is not None
        if session.is_bot(actor):
            session.act(actor, session.thought(actor)())
        else:
            self.turn_to(actor)
            self.ask(actor)
        session.settle()
        if session.viewer in session.persons or not session.persons:
            self.tell()

    def tell(self) -> None:
        """What the viewer has not heard yet."""
        for sentence in phrases.sentences(self.session.news(), self.speaker):
            self.write(sentence)

    def turn_to(self, actor: Seat) -> None:
        """Show the table to this person; if another one was looking, behind a curtain."""
        session = self.session
        if session.curtain(actor):
            self.draw_curtain(actor)
            if session.actor() != actor:  # the other one has taken an act back instead
                return
        if actor != session.viewer or session.last != actor:
            self.board_is_old = True
        session.look(actor)
        self.tell()
        if self.board_is_old:
            self.show_board()
        self.show_menu()

    def draw_curtain(self, actor: Seat) -> None:
        """Hide one person's cards before another one looks."""
        player = self.session.names(self.speaker)[actor]
        if self.session.viewer != WATCHER:
            last = self.session.number
            while answer := self.read(self.speaker("ui-curtain-close", player=player) + " "):
                self.obey(answer, None)
                if self.session.number < last:
                    return
            self.write(self.blank)
        while answer := self.read(self.speaker("ui-curtain-open", player=player) + " "):
            if command_of(answer) == ("quit", ""):
                raise Quit

    def ask(self, actor: Seat) -> None:
        """Commands until the person has acted."""
        session = self.session
        while True:
            if session.actor() != actor or session.viewer != actor:
                return
            number = session.number
            self.obey(self.read("> "), actor)
            if session.number != number:
                return

    def obey(self, line: str, actor: Seat | None) -> None:
        """A command, or an act of the person to act (None: only commands)."""
        if not line.strip():
            return
        found = command_of(line, tuple(self.commands))
        if actor is not None and line.strip() in map(spell, self.session.menu()):
            found = None  # an act in full, such as Board, is not the command of that name
        try:
            if found is not None:
                self.commands[found[0]](found[1])
            elif actor is None:
                self.write(self.speaker("ui-unknown", text=line.strip()[:40]))
            else:
                self.do(actor, self.typed(line))
        except FlibusteError as error:
            self.write(error.say(self.speaker.language))

    def typed(self, line: str) -> Action:
        session = self.session
        return act_of(session.game, session.view(), session.menu(), line, self.speaker)

    def do(self, actor: Seat, action: Action) -> None:
        refusal = self.session.why(action)
        if refusal is None:
            self.session.act(actor, action)
        else:
            self.explain(action, refusal)

    def explain(self, action: Action, refusal: Refusal | None) -> None:
        """Why not, and where to read on."""
        lines = phrases.reason(self.session, self.speaker, action, refusal)
        if refusal is not None:
            lines.append(self.speaker("ui-read-rule", rule=refusal.rule))
        self.write("\n".join(lines))

    # What is shown

    def show_board(self) -> None:
        session = self.session
        self.write("\n" + as_text(session.game.board(session.view()), self.speaker) + "\n")
        self.board_is_old = False

    def show_menu(self) -> None:
        """The prompt and the acts by number, those of a kind together."""
        session = self.session
        self.write(phrases.prompt(session, self.speaker))
        menu = session.menu()
        for heading, acts in phrases.by_kind(session, self.speaker, menu):
            if len(menu) > SHORT and len(acts) > 1:
                self.write(heading)
            self.write("\n".join(columns([f"{number:3} {label}" for number, label in acts])))

    # Commands

    def why(self, rest: str) -> None:
        if not rest:
            example = phrases.example_act(self.session, self.speaker)
            self.write(self.speaker("ui-why-what", example=example))
            return
        action = self.typed(rest)
        self.explain(action, self.session.why(action))

    def rules(self, rest: str) -> None:
        """The contents, one rule, or the whole page."""
        game = self.session.game
        if plain_text(rest) in {speech(None, language)("ui-all") for language in LANGUAGES}:
            self.write(rules_page(game.package, self.speaker.language))
        elif rest:
            self.write(phrases.rule_text(game, self.speaker, rest))
        else:
            self.write("\n".join(columns(phrases.rule_titles(game, self.speaker))))
            self.write(self.speaker("ui-rules-how", rule=phrases.example_rule(self.session)))

    def help(self) -> None:
        act, rule = (
            phrases.example_act(self.session, self.speaker),
            phrases.example_rule(self.session),
        )
        self.write("\n".join(help_lines(self.speaker, act, rule, tuple(self.commands))))

    def hint(self, rest: str) -> None:
        session = self.session
        if not session.menu():
            self.write(self.speaker("ui-not-your-turn"))
            return
        told = phrases.hinted(session, self.speaker, session.hint(strength_of(rest))())
        self.write("\n".join(told))

    def undo(self, rest: str) -> None:
        refusal = self.session.undo()
        if refusal is not None:
            self.write(self.speaker.say(refusal))
            return
        self.write(self.speaker("ui-undone"))
        self.board_is_old = True

    def log(self, rest: str) -> None:
        steps = self.session.steps[self.session.viewer]
        self.write("\n".join(phrases.sentences(steps, self.speaker)))

    def save(self, rest: str) -> None:
        self.write(self.speaker("ui-saved", file=str(save(self.session, rest))))

    def lang(self, rest: str) -> None:
        """The named language, or the next one."""
        now = self.speaker.language
        after = LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
        self.speak(known_language(rest.lower()) if rest else after)
        self.write(self.speaker("ui-language"))
        self.show_menu()

    def quit(self, rest: str) -> None:
        raise Quit


def strength_of(rest: str) -> str:
    """How much of a hint is asked for, in either language: without a word the move and why."""
    word = plain_text(rest)
    from flibuste.bots.hints import STRENGTHS  # bots bring their search along

    for strength in STRENGTHS:
        if any(word in speech(None, one)(f"hint-{strength}").split() for one in LANGUAGES):
            return strength
    return "why"


def columns(entries: list[str]) -> list[str]:
    """Entries side by side where they fit; read line by line, they keep their order."""
    width = max(len(entry) for entry in entries) + 2
    across = max(1, WIDTH // width) if len(entries) > SHORT else 1
    rows = [entries[first : first + across] for first in range(0, len(entries), across)]
    return ["".join(entry.ljust(width) for entry in row).rstrip() for row in rows]
