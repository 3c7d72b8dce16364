"""The lesson in lines of text: a sentence, the board, and the one act that leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.core.lesson import EASY, Exercise, Lesson, Saying, rule_said
from flibuste.core.luck import Luck
from flibuste.core.protocol import Action, Seat
from flibuste.terminal import phrases
from flibuste.terminal.plain import CURTAIN, INTERRUPTED, Plain, Quit
from flibuste.terminal.session import Session, Sitter
from flibuste.terminal.setup import make_bot

LATER: Final = ("undo", "save", "code")  # commands that wait for the match


def easy_chairs(lesson: Lesson) -> list[Sitter]:
    """The learner's chair among easy bots."""
    seats = range(lesson.begin().seats)
    return [Sitter() if seat == lesson.you else Sitter(bot=EASY) for seat in seats]


class Learning(Plain):
    """A table where one act at a time leads on; all others are scripted."""

    def __init__(
        self,
        lesson: Lesson,
        language: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        curtain: str = CURTAIN,
    ) -> None:
        session = Session(lesson.begin(), easy_chairs(lesson), Luck("lesson"), make_bot)
        super().__init__(session, language, read, write, curtain)
        self.lesson = lesson
        self.step: Exercise = lesson.steps[0]
        self.learnt = False
        for command in LATER:
            self.commands[command] = lambda rest: self.write(self.speaker("learn-not-here"))

    def teach(self) -> int:
        """All steps, unless the person leaves."""
        try:
            name = phrases.game_name(self.session.game, self.speaker)
            self.write(self.speaker("learn-title", game=name))
            for number, step in enumerate(self.lesson.steps, 1):
                self.step = step
                self.take(number)
            self.learnt = True
            self.write("\n" + self.speaker("learn-play") + "\n")
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    def take(self, number: int) -> None:
        """One step: what is said, what is asked, and what happens then."""
        if self.board_is_old:
            self.show_board()
        of = len(self.lesson.steps)
        self.write("\n" + self.speaker("learn-step", number=number, of=of))
        self.write(self.said(self.step.text))
        if self.step.act is None:
            while answer := self.read(self.speaker("learn-next") + " "):
                self.obey(answer, None)
        else:
            self.show_menu()
            self.ask(self.lesson.you)
        for seat, action in self.step.others:
            self.session.act(seat, action)
        self.board_is_old = self.step.act is not None
        self.tell()

    def said(self, saying: Saying) -> str:
        text: str = getattr(saying, self.speaker.language)
        return text

    def do(self, actor: Seat, action: Action) -> None:
        """The act that leads on; any other is answered with the rule, and nothing happens."""
        if action == self.step.act or self.session.why(action) is not None:
            super().do(actor, action)
            return
        wrong = self.step.wrong
        self.write(self.speaker("learn-not-this") if wrong is None else self.said(wrong))
        rule = self.step.rule
        self.write("\n".join(rule_said(self.session.game, self.speaker.language, rule)))
        self.write(self.speaker("ui-read-rule", rule=rule))

    def hint(self, rest: str) -> None:
        """The act that leads on."""
        if self.step.act is None:
            self.write(self.speaker("learn-next"))
            return
        number = self.session.menu().index(self.step.act) + 1
        label = phrases.label(self.session, self.speaker, self.step.act)
        self.write(self.speaker("learn-hint", number=number, act=label))
