"""Messages put into words: the .ftl files of the core and of one game, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from flibuste.core.protocol import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 400  # characters of an argument
LARGEST: Final = 10**12  # numbers beyond it are somebody else's text too
MORE: Final = "-more"  # ends the id of a prompt's detail
MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Words:
    """One language at one table; ``names`` are the players' own names by seat, if they have any."""

    def __init__(self, bundle: FluentBundle, names: Sequence[str] | None = None) -> None:
        self.bundle = bundle
        self.names = names
        self.language = bundle.locales[0]

    def of(self, names: Sequence[str]) -> Words:
        """The same words at a table where the players have names."""
        return Words(self.bundle, names)

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        seat = message.id.removeprefix("seat-")
        if self.names is not None and seat.isdigit() and int(seat) < len(self.names):
            return self.names[int(seat)]
        spoken = {name: self._argument(value) for name, value in message.args.items()}
        found = self.bundle.get_message(message.id)
        if found.value is None:
            raise KeyError(message.id)
        text, errors = self.bundle.format_pattern(found.value, spoken)
        if errors:
            raise errors[0]
        return with_minus(str(text), message.args.values())

    def detail(self, message: Message) -> str:
        """What a prompt adds to its head: its message ``…-more``, with the same arguments."""
        more = message.id + MORE
        return self.say(Message(more, message.args)) if self.bundle.has_message(more) else ""

    def whole(self, message: Message) -> str:
        """A prompt as one text, where head and detail do not stand apart as on the page."""
        return " ".join(filter(None, [self.say(message), self.detail(message)]))

    def __call__(self, id: str, **args: int | str | Message) -> str:
        return self.say(Message(id, args))

    def _argument(self, value: int | str | Message) -> int | str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, int) and abs(value) > LARGEST:
            value = str(value)  # such numbers have no plural, and no grouping that Babel knows
        if isinstance(value, str) and len(value) > LONGEST:
            return value[:LONGEST] + "…"  # somebody else's text may be of any length
        return value


def with_minus(text: str, told: Iterable[object]) -> str:
    """The same text, in which negative numbers have a true minus and no hyphen."""
    for number in told:
        if isinstance(number, int) and number < 0:
            text = text.replace(str(number), f"{MINUS}{-number}")
    return text


def unbroken(text: str) -> str:
    """The same text, which no line's end parts; in the .ftl files ``UNBROKEN($text)``."""
    return text.replace(" ", NO_BREAK)


def by_hand(touching: str, clicking: str) -> str:
    """Words for a finger or for a mouse, ``HAND("Touch", "Click")``: a page knows which is used."""
    return touching or clicking


# The page has them too, in web/src/lib/fluent.ts.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"UNBROKEN": unbroken, "HAND": by_hand}


@cache
def words(game: str | None, language: str, *more: str) -> Words:
    """The words of the core, of a game if one is named, and of more packages that have some."""
    from fluent.runtime import FluentBundle, FluentResource  # 40 ms that most callers never need

    from flibuste.core.registry import find

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    packages = ["flibuste.core", *([find(game).package] if game else []), *more]
    for package in packages:
        text = files(package).joinpath("words", f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return Words(bundle)


def in_both(message: Message, game: str | None) -> Mapping[str, str]:
    """The sentence in every language, as the contract's JSON has it."""
    return {language: words(game, language).say(message) for language in LANGUAGES}


def listed(items: Sequence[str | Message], last: str = "list-last") -> Message:
    """Several things in a row, as one argument: "a key, a hat and a skull"; "or" by list-or."""
    first: str | Message = items[0]
    for index, item in enumerate(items[1:], 2):
        joint = last if index == len(items) else "list-next"
        first = Message(joint, {"before": first, "after": item})
    return first if isinstance(first, Message) else verbatim(first)


def grouped(names: Iterable[str], say: Callable[[str], Message]) -> list[Message]:
    """The same things once each, with their number: "pink 1 ×2", "pink 3"."""
    return [
        say(name) if number == 1 else Message("list-times", {"item": say(name), "number": number})
        for name, number in Counter(names).items()
    ]


def joined(items: Sequence[Message], by: str = ", ") -> Message:
    """Several things in a row with the same sign between all; a dash if there are none."""
    if not items:
        return NOTHING
    first, *others = items
    for item in others:
        first = Message("joined", {"before": first, "by": by, "after": item})
    return first


def verbatim(text: str) -> Message:
    """What is the same in every language."""
    return Message("list-one", {"item": text})


NOTHING: Final = Message("nothing")
