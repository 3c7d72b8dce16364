"""A match as a log book to print: who played by which options, what happened, and the count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from html import escape
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from flibuste.core.match import Match, Step
from flibuste.core.options import changed_options
from flibuste.core.protocol import Seat
from flibuste.core.registry import card
from flibuste.core.words import Words, words
from flibuste.room.replays import from_above

STYLE: Final = """
:root { color-scheme: light; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; background: #fbf6ea;
  color: #2a2118; font: 1rem/1.45 Palatino, "Palatino Linotype", Georgia, serif; }
h1 { margin: 0; border-bottom: 3px double #8c7a55; font-size: 1.9rem; }
h2 { margin: 1.6rem 0 0.3rem; font-size: 1.25rem; }
h3 { margin: 0.8rem 0 0.1rem; font-size: 1.02rem; }
p { margin: 0.2rem 0; }
ul { margin: 0; padding-left: 1.2rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid #b9a67c; text-align: right; }
th:first-child { text-align: left; }
.scroll { overflow-x: auto; }
code { font: 0.85rem/1.4 monospace; overflow-wrap: anywhere; }
@media print {
  @page { margin: 18mm 16mm; }
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  h2, h3 { break-after: avoid; }
  .turn, tr { break-inside: avoid; }
}
"""


class Turn(Struct, frozen=True):
    """What happened in one turn; of the set-up there is no title."""

    title: str
    lines: list[str]


class Leaf(Struct, frozen=True):
    """A round, where the game has rounds; else the whole match."""

    title: str
    turns: list[Turn]


class Book(Struct, frozen=True):
    """A match in one language."""

    language: str
    title: str
    day: str  # or nothing
    company: list[str]
    options: list[tuple[str, str]]
    chapters: list[Leaf]
    count: list[list[str]]  # a row for each line, the names first, the total last
    line: str  # by which it can be seen again, or nothing
    headings: Mapping[str, str]


def book(
    match: Match[Any, Any, Any],
    language: str,
    *,
    names: Sequence[str] = (),
    viewer: Seat | None = None,
    day: date | None = None,
    line: str = "",
) -> Book:
    """As this viewer saw it, or, where none is named, with nothing hidden."""
    its = words(match.game.key, language)
    called = [
        name or its(f"seat-{seat}")
        for seat, name in enumerate([*names, *[""] * match.seats][: match.seats])
    ]
    say = its.of(called)
    steps = list(from_above(match) if viewer is None else match.retold(viewer))
    about = card(match.game.package)
    return Book(
        language=language,
        title=about["name"][language],
        day=say("book-day", day=day.day, month=day.month, year=str(day.year)) if day else "",
        company=company(match, called, say),
        options=options(match, about.get("options", {}), say),
        chapters=list(chapters(steps, say)),
        count=count(match, called, say),
        line=line,
        headings={
            part: say(f"book-{part}")
            for part in ("book", "company", "options", "usual", "count", "line")
        },
    )


def company(match: Match[Any, Any, Any], names: Sequence[str], say: Words) -> list[str]:
    """Everybody, with their place if it is over."""
    if match.state.awaiting():
        return list(names)
    ranks = match.state.ranks()
    return [
        say("book-place", who=name, place=rank) for name, rank in zip(names, ranks, strict=True)
    ]


def options(
    match: Match[Any, Any, Any], cards: Mapping[str, Any], say: Words
) -> list[tuple[str, str]]:
    """Those that differ from the usual, in words; in every game `first` is a seat."""
    told = []
    for name, value in changed_options(match.options).items():
        about = cards.get(name, {})
        key = str(value).lower() if isinstance(value, bool) else str(value)
        spoken = about.get("values", {}).get(key, {}).get(say.language, key)
        if name == "first":
            spoken = say(f"seat-{value}")
        told.append((about.get("label", {}).get(say.language, name), spoken))
    return told


def chapters(steps: Sequence[Step], say: Words) -> Iterator[Leaf]:
    """By round, and in it by turn: luck belongs to whose act it follows.  The same sentence in a
    row stands once, with how often.
    """
    turns, seat, round_of = list[tuple[int, Seat, list[str]]](), -1, 0
    for step in steps:
        whose = step.seat if step.seat >= 0 else seat
        if whose != seat or not turns:
            now = getattr(step.before, "round", 0)
            round_of = now if isinstance(now, int) else 0
            turns.append((round_of, whose, []))
        seat = whose
        turns[-1][2].extend(map(say.say, step.story))
    for number, some in groupby((turn for turn in turns if turn[2]), key=lambda turn: turn[0]):
        told = [
            Turn(say(f"seat-{who}") if who >= 0 else "", list(counted(lines, say)))
            for _, who, lines in some
        ]
        yield Leaf(say("book-round", number=number) if number else "", told)


def counted(lines: Sequence[str], say: Words) -> Iterator[str]:
    for line, same in groupby(lines):
        number = sum(1 for _ in same)
        yield line if number == 1 else say("list-times", item=line, number=number)


def count(match: Match[Any, Any, Any], names: Sequence[str], say: Words) -> list[list[str]]:
    """The tally by line and seat, and the sums."""
    tally = [dict(row) for row in match.state.tally()]
    lines = list(dict.fromkeys(line for row in tally for line in row))
    named = {line: f"tally-{line}" for line in lines}
    rows = [
        [
            say(id) if say.bundle.has_message(id) else line,
            *(str(row.get(line, 0)) for row in tally),
        ]
        for line, id in named.items()
    ]
    return [["", *names], *rows, [say("book-total"), *map(str, match.state.scores())]]


def as_markdown(told: Book) -> str:
    """For a terminal, a forum or a file."""
    head = told.headings
    lines = [f"# {head['book']} – {told.title}", *([told.day] if told.day else [])]
    lines += [f"## {head['company']}", *(f"- {marked(one)}" for one in told.company)]
    lines += [f"## {head['options']}"]
    colon = "\N{NO-BREAK SPACE}:" if told.language == "fr" else ":"
    lines += [f"- {marked(name)}{colon} {marked(value)}" for name, value in told.options] or [
        head["usual"]
    ]
    for chapter in told.chapters:
        lines += [f"## {chapter.title or head['book']}"]
        for turn in chapter.turns:
            lines += [f"### {marked(turn.title)}"] if turn.title else []
            lines += [f"- {marked(line)}" for line in turn.lines]
    lines += [f"## {head['count']}"]
    first, *rows = [[marked(cell) for cell in row] for row in told.count]
    table = [first, ["---", *["---:"] * (len(first) - 1)], *rows]
    parts = "\n".join(f"| {' | '.join(row)} |" for row in table)
    body = "\n".join(f"\n{one}\n" if one.startswith("#") else one for one in lines)
    line = f"\n## {head['line']}\n\n`{told.line}`\n" if told.line else ""
    return f"{body.strip()}\n\n{parts}\n{line}"


def marked(text: str) -> str:
    """A name with signs of Markdown stays a name."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>|#" else sign for sign in text)


def as_html(told: Book) -> str:
    """A page of its own: no script, no file beside it."""
    return "\n".join(_page(told))


def _page(told: Book) -> Iterator[str]:
    head, title = told.headings, escape(told.title)
    yield f'<!doctype html>\n<html lang="{told.language}">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{head['book']} – {title} – Flibuste</title>\n<style>{STYLE}</style>"
    yield f"<main>\n<h1>{head['book']} – {title}</h1>"
    yield f"<p>{escape(told.day)}</p>" if told.day else ""
    yield f"<h2>{head['company']}</h2>\n<ul>"
    yield from (f"<li>{escape(one)}</li>" for one in told.company)
    yield f"</ul>\n<h2>{head['options']}</h2>"
    for name, value in told.options:
        yield f"<p><b>{escape(name)}</b> {escape(value)}</p>"
    if not told.options:
        yield f"<p>{head['usual']}</p>"
    for chapter in told.chapters:
        yield f"<h2>{escape(chapter.title or head['book'])}</h2>"
        for turn in chapter.turns:
            lines = "".join(f"<p>{escape(line)}</p>" for line in turn.lines)
            named = f"<h3>{escape(turn.title)}</h3>" if turn.title else ""
            yield f'<div class="turn">{named}{lines}</div>'
    first, *rows = told.count
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in first[1:])
    label = f'tabindex="0" role="group" aria-label="{head["count"]}"'
    yield f'<h2>{head["count"]}</h2>\n<div class="scroll" {label}>'
    yield f"<table>\n<thead><tr><td></td>{names}</tr></thead>\n<tbody>"
    for line, *cells in rows:
        values = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f'<tr><th scope="row">{escape(line)}</th>{values}</tr>'
    yield "</tbody></table></div>"
    if told.line:
        yield f'<div class="turn"><h2>{head["line"]}</h2>\n<p><code>{told.line}</code></p></div>'
    yield "</main>\n</html>"
