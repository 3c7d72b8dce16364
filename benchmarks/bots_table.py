"""What `make bench-bots` plays for, what it has found out, and the file that tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from flibuste.bots import LEVELS
from flibuste.bots.chart import chart
from flibuste.bots.tournament import Outcome, Standing, shares_of, standings, wilson

OTHERS: Final = ("random", "greedy@1", "mate@1")  # by which the levels are measured
FIELD: Final = (*LEVELS, *OTHERS)
ALONE, AMONG = "captain", "greedy@1"  # in a bigger company: one, and all the others
TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("cartagena", {"variant": "jamaica"}),
    ("cartagena", {"variant": "tortuga"}),
    ("plank", {}),
    ("mutiny", {}),
    ("piratoons", {}),
    ("rum", {}),
)
STEPS: Final = [(high, low, 0.6) for low, high in pairwise(LEVELS[:-1])]
WANTED: Final = (("captain", "greedy@1"), ("captain", "mate@1"), ("legend", "captain"))
AIMS: Final = {
    "cartagena": (0.95, 0.75, 0.6),
    "plank": (0.8, 0.6, 0.55),
    "mutiny": (0.7, 0.65, 0.6),
    "piratoons": (0.85, 0.65, 0.6),
    "rum": (0.85, 0.65, 0.6),
}
"""Which share the first of each wanted pair is to win at least, game by game."""
FLOOR: Final = (("cabin-boy", "random", 0.8), ("greedy@1", "cabin-boy", 0.5))
UNWON: Final = {"mutiny": 0.03}  # where nobody may win: how often a captain may let that happen
TIMES_FAIR: Final = 2  # a captain among greedy ones: so many times the fair share


class Piece(Struct, frozen=True):
    """Bots that met at one kind of table: so many matches, with the same deals for all.

    They are two, or in a bigger company one and his rivals, who are all the same.
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    ranks: str  # of each match a digit for each bot, the first bot's first
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    date: str
    version: str
    part: int = 1  # of their time: whoever takes time has had only one of so many parts

    @property
    def about(self) -> tuple[str, str, tuple[str, ...], int]:
        """What it is the answer to."""
        return self.game, " ".join(self.options.values()), self.bots, self.part

    @property
    def matches(self) -> int:
        return len(self.ranks) // len(self.bots)

    def outcomes(self, entries: Sequence[int]) -> Iterator[Outcome]:
        """The matches again, with the time of all of them in the first."""
        seats = len(self.bots)
        for number in range(self.matches):
            ranks = tuple(map(int, self.ranks[seats * number : seats * (number + 1)]))
            first = number == 0
            yield Outcome(
                tuple(shares_of(ranks)),
                self.decisions if first else (0,) * seats,
                self.seconds if first else (0.0,) * seats,
                ranks,
                tuple(entries),
            )

    def rows(self) -> list[Standing]:
        """How each of its bots did, in their order."""
        return standings(self.bots, list(self.outcomes(range(len(self.bots)))))


def line(piece: Piece) -> str:
    where = named(piece.game, piece.options, piece.part)
    who = " – ".join([f"{row.name} {row.share:.0%}" for row in piece.rows()])
    low, high = piece.rows()[0].interval
    return f"{where}: {who} ({piece.matches} matches, {low:.0%} – {high:.0%})"


def write(pieces: list[Piece], file: Path) -> None:
    """The whole file, and its pictures beside it."""
    lines = [
        "# The bots in the arena",
        "",
        "Written by `make bench-bots` from bots.jsonl. Two seats unless said; every deal is played"
        " from every seat, and all pairs play the same deals (seed 1). A bot's seconds are the"
        " processor's. Intervals are Wilson's, 95 %: an aim is met for sure if all of the interval"
        " is there. Ratings are Plackett–Luce (as openskill's), ± twice their doubt; they compare"
        " bots of one table only.",
        "",
    ]
    parts = sorted({piece.part for piece in pieces})
    for (game, options), part in product(TABLES, parts):
        about = (game, options, part)
        mine = [piece for piece in pieces if (piece.game, piece.options, piece.part) == about]
        if mine:
            lines += section(game, options, part, mine, file.parent)
    file.write_text("\n".join(lines), encoding="utf-8")


def named(game: str, options: dict[str, str], part: int) -> str:
    """A kind of table, and the part of their time that bots had there."""
    where = " ".join([game, *options.values()])
    return where if part == 1 else f"{where}, 1/{part} of the time"


def section(
    game: str, options: dict[str, str], part: int, pieces: list[Piece], folder: Path
) -> list[str]:
    """A game: the picture, the ratings, the aims, and all pairs."""
    dates = sorted({piece.date for piece in pieces})
    versions = "; ".join(sorted({piece.version for piece in pieces}))
    when = " – ".join(dict.fromkeys([dates[0], dates[-1]]))
    pairs = [piece for piece in pieces if len(piece.bots) == 2]
    return [
        f"## {named(game, options, part)}",
        "",
        f"Played {when}, flibuste {versions}.",
        "",
        *(picture(game, options, part, pairs, folder) if pairs else []),
        *aims(game, pieces),
        *(ratings(pairs) if pairs else []),
        *(all_pairs(pairs) if pairs else []),
    ]


def picture(
    game: str, options: dict[str, str], part: int, pairs: list[Piece], folder: Path
) -> list[str]:
    """A bar for each pair that has an aim; without any, for each bot."""
    rows = [row for _, _, row in aimed(game, pairs)] or field(pairs)
    name = f"bots-{'-'.join([game, *options.values()])}{'' if part == 1 else f'-{part}'}.svg"
    title = f"{named(game, options, part)}: shares of wins"
    (folder / name).write_text(chart(rows, 2, title), "utf-8")
    return [f"![shares of wins]({name})", ""]


def ratings(pairs: list[Piece]) -> list[str]:
    """A line for each bot, the best first."""
    return [
        "| bot | rating | matches | ms/decision |",
        "|---|---:|---:|---:|",
        *[rating_line(row) for row in sorted(field(pairs), key=lambda row: -row.rating.mu)],
        "",
    ]


def all_pairs(pairs: list[Piece]) -> list[str]:
    return [
        "| pair | matches | first wins | 95 % | second wins | nobody |",
        "|---|---:|---:|---:|---:|---:|",
        *[pair_line(piece) for piece in pairs],
        "",
    ]


def field(pieces: list[Piece]) -> list[Standing]:
    """All bots over all their matches, taken match by match from every pair in turn: a rating
    depends a little on the order.
    """
    names = [one for one in FIELD if any(one in piece.bots for piece in pieces)]
    entries = {name: number for number, name in enumerate(names)}
    runs = [
        list(piece.outcomes((entries[piece.bots[0]], entries[piece.bots[1]]))) for piece in pieces
    ]
    longest = max(map(len, runs))
    results = [run[turn] for turn in range(longest) for run in runs if turn < len(run)]
    return standings(names, results)


def rating_line(row: Standing) -> str:
    return (
        f"| {row.name} | {row.rating.mu:.1f} ± {2 * row.rating.sigma:.1f} | {row.matches}"
        f" | {1000 * row.seconds / max(1, row.decisions):.1f} |"
    )


def pair_line(piece: Piece) -> str:
    one, other = piece.rows()
    low, high = one.interval
    nobody = max(0.0, 1 - one.share - other.share)
    return (
        f"| {one.name} – {other.name} | {piece.matches} | {one.share:.1%} | {low:.0%} – {high:.0%}"
        f" | {other.share:.1%} | {nobody:.1%} |"
    )


def aims_of(game: str) -> list[tuple[str, str, float]]:
    """Who is to win at least which share against whom."""
    wanted = [(*pair, least) for pair, least in zip(WANTED, AIMS[game], strict=True)]
    return [*FLOOR, *STEPS, *wanted]


def aimed(game: str, pieces: list[Piece]) -> Iterator[tuple[Piece, float, Standing]]:
    """What is to be reached by those who have played, and the first one's figures there."""
    for name, against, least in aims_of(game):
        for piece in pieces:
            if len(piece.bots) == 2 and set(piece.bots) == {name, against}:
                row = piece.rows()[piece.bots.index(name)]
                yield piece, least, replace(row, name=f"{name} – {against}")
    for piece in sorted(pieces, key=lambda piece: len(piece.bots)):
        if (seats := len(piece.bots)) > 2:
            title = f"{piece.bots[0]} among {seats - 1} {piece.bots[1]}"
            yield piece, TIMES_FAIR / seats, replace(piece.rows()[0], name=title)


def aims(game: str, pieces: list[Piece]) -> list[str]:
    """What is to be reached, and whether it is."""
    head = ["| aim | at least | is | 95 % | matches | met |", "|---|---:|---:|---:|---:|---|"]
    lines = []
    for piece, least, row in aimed(game, pieces):
        lines.append(aim_line(least, row))
        if piece.bots == WANTED[0] and game in UNWON:
            lines.append(unwon_line(UNWON[game], piece))
    return [*head, *lines, ""] if lines else []


def aim_line(least: float, row: Standing) -> str:
    (low, high), met = row.interval, "yes" if row.share >= least else "**no**"
    return (
        f"| {row.name} | {least:.0%} | {row.share:.1%} | {low:.0%} – {high:.0%} | {row.matches}"
        f" | {met} |"
    )


def unwon_line(most: float, piece: Piece) -> str:
    """How often nobody wins, which is to be rare."""
    share = 1 - sum([row.share for row in piece.rows()])
    low, high = wilson(share, piece.matches)
    met = "yes" if share <= most else "**no**"
    return (
        f"| {' – '.join(piece.bots)}: nobody wins | at most {most:.0%} | {share:.1%}"
        f" | {low:.0%} – {high:.0%} | {piece.matches} | {met} |"
    )
