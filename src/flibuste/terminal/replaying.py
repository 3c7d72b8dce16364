"""A match once more in lines of text: step by step, turn by turn, from anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from flibuste.core.errors import FlibusteError
from flibuste.core.match import Match, Step
from flibuste.core.protocol import WATCHER, Seat
from flibuste.core.sections import as_text
from flibuste.core.words import LANGUAGES
from flibuste.room.replays import from_above
from flibuste.terminal import phrases
from flibuste.terminal.commands import command_of
from flibuste.terminal.plain import INTERRUPTED, Quit
from flibuste.terminal.session import Sitter
from flibuste.terminal.setup import table_at
from flibuste.terminal.speech import known_language, speech

COMMANDS: Final = ("on", "back", "turn", "turn-back", "go", "eyes", "board", "log", "lang", "help")
LEAVE: Final = "quit"
ABOVE: Final = ("above", "haut")  # in both languages: nothing is hidden


class Replaying:
    """Where one is in a match, and what was seen there; ``viewer`` None sees it from above."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        viewer: Seat | None,
        language: str,
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.begun: Match[Any, Any, Any] = Match(
            match.game, match.seats, match.options, position=match.position
        )
        self.session = table_at(match, [Sitter() for _ in range(match.seats)])
        self.viewer = viewer
        self.read = read
        self.write = write
        self.opening = self.session.opening()
        self.number = self.opening
        self.speak(language)
        self.commands: dict[str, Callable[[str], None]] = {
            "on": lambda rest: self.go(self.number + counted(rest)),
            "back": lambda rest: self.go(self.number - counted(rest)),
            "turn": lambda rest: self.go(self.next_turn()),
            "turn-back": lambda rest: self.go(self.last_turn()),
            "go": self.jump,
            "eyes": self.look,
            "board": lambda rest: self.show_board(),
            "log": lambda rest: self.write("\n".join(self.told(0, self.number))),
            "lang": self.lang,
            "help": lambda rest: self.help(),
        }

    @property
    def steps(self) -> list[Step]:
        return self.above if self.viewer is None else self.session.steps[self.viewer]

    @cached_property
    def above(self) -> list[Step]:
        """Nothing is hidden in a match that is told by its code."""
        return list(from_above(self.session.match))

    def speak(self, language: str) -> None:
        self.speaker = self.session.told(speech(self.session.game.key, language))

    def replay(self) -> int:
        """Until the person has seen enough."""
        try:
            self.write(phrases.game_name(self.session.game, self.speaker))
            self.write(self.speaker("replay-help-hint"))
            self.show()
            while True:
                self.obey(self.read("> ").strip())
        except (Quit, EOFError):
            return 0
        except KeyboardInterrupt:
            return INTERRUPTED

    def obey(self, line: str) -> None:
        """Enter is one step on; a number is that step."""
        if not line or line.isdecimal():
            self.go(int(line) if line else self.number + 1)
            return
        if command_of(line, (LEAVE,)) is not None:
            raise Quit
        found = command_of(line, COMMANDS)
        if found is None:
            self.write(self.speaker("ui-unknown", text=line[:40]))
            return
        try:
            self.commands[found[0]](found[1])
        except FlibusteError as error:
            self.write(error.say(self.speaker.language))

    # Where one is

    def go(self, number: int) -> None:
        """To a step; on the way there what happens is told."""
        before = self.number
        self.number = max(0, min(number, len(self.steps)))
        for sentence in self.told(before, self.number):
            self.write(sentence)
        self.show()

    def jump(self, rest: str) -> None:
        self.go(int(rest) if rest.isdecimal() else len(self.steps))

    def turns(self) -> list[int]:
        """The numbers of the steps after which somebody else's turn is over; and of the last."""
        found, whose = [self.opening], None
        for number, step in enumerate(self.steps, 1):
            if step.seat >= 0 and whose is not None and step.seat != whose:
                found.append(number - 1)
            whose = step.seat if step.seat >= 0 else whose
        return [*found, len(self.steps)]

    def next_turn(self) -> int:
        return next((number for number in self.turns() if number > self.number), len(self.steps))

    def last_turn(self) -> int:
        return max((number for number in self.turns() if number < self.number), default=0)

    # What is shown

    def told(self, first: int, last: int) -> list[str]:
        """What happened between two steps, as the viewer was told it."""
        return phrases.sentences(self.steps[first:last], self.speaker)

    def show(self) -> None:
        """The board, how far one is, and at the end how it ended."""
        self.show_board()
        if self.number == len(self.steps) and self.session.over():
            self.write("\n".join(phrases.ending(self.session, self.speaker)))
        of, eyes = len(self.steps), self.name(self.viewer)
        self.write(self.speaker("replay-at", number=self.number, of=of, eyes=eyes))

    def show_board(self) -> None:
        game = self.session.game
        first = WATCHER if self.viewer is None else self.viewer
        view = self.steps[self.number - 1].view if self.number else self.begun.view(first)
        self.write("\n" + as_text(game.board(view), self.speaker) + "\n")

    def name(self, viewer: Seat | None) -> str:
        if viewer is None:
            return self.speaker("replay-above")
        if viewer == WATCHER:
            return self.speaker("replay-watcher")
        return self.session.names(self.speaker)[viewer]

    # Commands

    def look(self, rest: str) -> None:
        """Through the eyes of a seat, by its number or name, or from above; else a watcher's."""
        names = [name.lower() for name in self.session.names(self.speaker)]
        seats: dict[str, Seat | None] = {str(seat): seat for seat in range(len(names))}
        seats |= {"": WATCHER} | dict.fromkeys(ABOVE)
        seats |= {name: seat for seat, name in enumerate(names)}
        if rest.lower() not in seats:
            known = ", ".join([*map(str, range(len(names))), self.speaker("replay-above-word")])
            self.write(self.speaker("replay-no-seat", seat=rest[:20], known=known))
            return
        self.viewer = seats[rest.lower()]
        self.show()

    def lang(self, rest: str) -> None:
        now = self.speaker.language
        after = LANGUAGES[(LANGUAGES.index(now) + 1) % len(LANGUAGES)]
        self.speak(known_language(rest.lower()) if rest else after)
        self.show()

    def help(self) -> None:
        lines = [self.speaker("replay-help-enter")]
        for command in (*COMMANDS, LEAVE):
            words = self.speaker(f"command-{command}").split()
            what = f"replay-help-{command}" if command != "lang" else "help-lang"
            lines.append(f"{words[0]:10} {self.speaker(what)}")
        self.write("\n".join(lines))


def counted(rest: str) -> int:
    """How many steps: one, unless a number is given."""
    return int(rest) if rest.isdecimal() else 1
