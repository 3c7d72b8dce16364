"""The table in colour: the tunnel as a snake, six squares a row, and where an act would lead.

Plain data, lines of (text, style): the screen that shows it knows nothing of Cartagena.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.core.protocol import Message, Picture, Seat
from flibuste.core.words import Words
from flibuste.games.cartagena.acts import Act
from flibuste.games.cartagena.board.effect import Effect, effect
from flibuste.games.cartagena.parts import BOAT, COLOURS, KINDS, SQUARES, START, SYMBOLS
from flibuste.games.cartagena.sight.view import Sight

Span: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Span]

# Signs of one column in every terminal, and hues that are no player's.
SIGNS: Final = {"dagger": "†", "pistol": "¬", "key": "⚷", "hat": "▲", "bottle": "¡", "skull": "☻"}
HUES: Final = {
    "dagger": "steel",
    "pistol": "orange",
    "key": "gold",
    "hat": "violet",
    "bottle": "teal",
    "skull": "bone",
}
SMALL: Final = 13  # columns of a square in one line
BIG: Final = 12  # columns of a square in two lines, without its walls
ROWS: Final = SQUARES // KINDS


class Path:
    """Where an act starts, what it jumps and where it leads: the squares to point out."""

    def __init__(self, view: Sight, act: Act | None) -> None:
        seen = (effect(view, act) if act is not None else None) or Effect()
        self.start = -1 if seen.start is None else seen.start
        self.goal = -1 if seen.goal is None else seen.goal
        self.jumped = seen.jumped

    def style(self, place: int) -> str:
        """The ground of a square: pointed out, or light and dark in turn."""
        if place == self.goal:
            return "on-goal"
        if place == self.start:
            return "on-origin"
        if place in self.jumped:
            return "on-passed"
        return "on-floor" if place % 2 else "on-shade"


def paint(view: Sight, words: Words, act: Act | None, width: int, height: int) -> Picture:
    """The table, as big as fits: tunnel, start and boat, hands, row, deck and discards."""
    path = Path(view, act)
    start, boat = (harbour(view, words, path, place) for place in (START, BOAT))
    if width > (BIG + 1) * KINDS:
        below = cards_below(view, words, "tile", width)
        if max(map(columns, below)) > width:
            below = cards_below(view, words, "short", width)
        picture = [start, *big_tunnel(view, words, path), boat, [], *below]
        if len(picture) <= height:
            return picture
    below = cards_below(view, words, "short", width)
    tunnel = small_tunnel(view, words, path)
    if len(tunnel) + len(below) + 2 <= height:
        return [start, *tunnel, boat, *below]
    return [[*start, ("    ", ""), *boat], *tunnel, *below]


def columns(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def cards_below(view: Sight, words: Words, names: str, width: int) -> list[Line]:
    """Hands, row, deck and discards; the names of the symbols are ``short`` or ``tile`` ones."""
    lines = [hand_line(view, words, names, seat) for seat in range(len(view.pirates))]
    if view.variant == "tortuga":
        lines += row_lines(view, words, names, width)
    return [*lines, deck_line(view, words, names)]


# The tunnel


def snake(row: int) -> list[int]:
    """The squares of a row from left to right: every other row runs back."""
    squares = list(range(row * KINDS + 1, row * KINDS + KINDS + 1))
    return squares[::-1] if row % 2 else squares


def small_tunnel(view: Sight, words: Words, path: Path) -> list[Line]:
    """One line a row; an arrow where it turns into the next one."""
    lines = []
    for row in range(ROWS):
        cells = [small_square(view, words, path, square) for square in snake(row)]
        line = [span for cell in cells for span in cell]
        line.insert(0, (turn_sign(row, left=True), "dim"))
        line.append((turn_sign(row, left=False), "dim"))
        lines.append(line)
    return lines


def turn_sign(row: int, left: bool) -> str:
    """Which way the tunnel goes at the end of a row."""
    backwards = row % 2 == 1
    if left == backwards:
        return "↓" if row < ROWS - 1 or not left else "←"
    return ("←" if backwards else "→") if row == 0 else " "


def small_square(view: Sight, words: Words, path: Path, square: int) -> Line:
    """`` 9†dagger BG ``: number, symbol, pirates."""
    ground = path.style(square)
    symbol = symbol_of(view, square)
    name = words(f"short-{symbol}") if symbol else ""
    text = f"{SIGNS.get(symbol, ' ')}{name}"
    pirates = crew_spans(view, words, path, square)
    return [
        (f"{square:2}", f"dim {ground}"),
        (f"{text:8}"[:8], f"{HUES.get(symbol, 'dim')} {ground}"),
        *pirates,
        (" " * (SMALL - 10 - len(pirates)), ground),
    ]


def big_tunnel(view: Sight, words: Words, path: Path) -> list[Line]:
    """Two lines a row and walls around the way."""
    lines = [[("┏" + "┯".join(["━" * BIG] * KINDS) + "┓", "wall")]]
    for row in range(ROWS):
        squares = snake(row)
        for half in (number_line, symbol_line):
            line: Line = [("┃", "wall")]
            for square in squares:
                line += half(view, words, path, square)
                line.append(("│", "wall"))
            lines.append([*line[:-1], ("┃", "wall")])
        lines.append([(wall_below(row), "wall")])
    return lines


def wall_below(row: int) -> str:
    """The wall between two rows, open where the tunnel turns."""
    wall = "━" * BIG
    if row == ROWS - 1:
        return "┗" + "┷".join([wall] * KINDS) + "┛"
    gap = "↓".center(BIG)
    closed = "┿".join([wall] * (KINDS - 1))
    return f"┃{gap}┕{closed}┫" if row % 2 else f"┣{closed}┙{gap}┃"


def number_line(view: Sight, words: Words, path: Path, square: int) -> Line:
    ground = path.style(square)
    pirates: Line = []
    for span in crew_spans(view, words, path, square):
        pirates += [(" ", ground), span]
    return [
        (f" {square:<2}", f"bold {ground}"),
        (" " * (BIG - 4 - len(pirates)), ground),
        *pirates,
        (" ", ground),
    ]


def symbol_line(view: Sight, words: Words, path: Path, square: int) -> Line:
    ground = path.style(square)
    symbol = symbol_of(view, square)
    name = words(f"tile-{symbol}") if symbol else ""
    text = f" {SIGNS.get(symbol, ' ')} {name}"
    return [(f"{text:{BIG}}"[:BIG], f"{HUES.get(symbol, 'dim')} {ground}")]


def symbol_of(view: Sight, square: int) -> str:
    """Nothing where the tunnel is not laid yet."""
    return view.squares[square - 1] if square <= len(view.squares) else ""


# Pirates and cards


def crew_spans(view: Sight, words: Words, path: Path, square: int) -> Line:
    """A coloured letter for each pirate on a square, a small one for who would come."""
    spans = [
        (words(f"letter-{seat}"), pawn(seat))
        for seat, crew in enumerate(view.pirates)
        for _ in range(crew.count(square))
    ]
    if square == path.goal and view.turn is not None:
        spans.append((words(f"letter-{view.turn}").lower(), pawn(view.turn)))
    return spans


def pawn(seat: Seat) -> str:
    """The style of a pirate: its colour, doubled by its letter."""
    return f"bold ink on-{COLOURS[seat]}"


def harbour(view: Sight, words: Words, path: Path, place: int) -> Line:
    """The start or the boat with everybody there."""
    name = words("paint-start" if place == START else "paint-boat")
    pointed = place in (path.start, path.goal)
    line: Line = [(f" {name} ", f"bold {path.style(place)}" if pointed else "bold")]
    for seat, crew in enumerate(view.pirates):
        if crew.count(place):
            line += [(" ", ""), (words(f"letter-{seat}") * crew.count(place), pawn(seat))]
    return line if len(line) > 1 else [*line, (" –", "dim")]


def hand_line(view: Sight, words: Words, names: str, seat: Seat) -> Line:
    """A player's letter, name and cards; a hidden hand only by its size (C5)."""
    name = words.say(Message(f"seat-{seat}"))
    line: Line = [
        ("►" if seat == view.turn else " ", "bold"),
        (words(f"letter-{seat}"), pawn(seat)),
        (f" {name:9}", "bold" if seat == view.turn else ""),
    ]
    hand = view.hands[seat]
    if hand is None:
        return [*line, (words("board-hidden", cards=view.hand_sizes[seat]), "dim")]
    return [*line, *cards(hand, words, names)]


def cards(held: dict[str, int], words: Words, names: str) -> Line:
    """``2†dagger 1⚷key``: how many of each symbol."""
    spans: Line = []
    for symbol in SYMBOLS:
        if symbol in held:
            spans.append((f"{held[symbol]}", "bold"))
            spans.append((f"{SIGNS[symbol]}{words(f'{names}-{symbol}')} ", HUES[symbol]))
    return spans or [("–", "dim")]


def row_lines(view: Sight, words: Words, names: str, width: int) -> list[Line]:
    """Tortuga's row: the arrow's tail is where the next card is drawn (C6)."""
    head = f" {words('paint-row')} → "
    lines: list[Line] = [[(head, "bold")]]
    room = width - len(head)
    for symbol in view.row:
        card = f"{SIGNS[symbol]}{words(f'{names}-{symbol}')} "
        if room < len(card):
            lines.append([(" " * len(head), "")])
            room = width - len(head)
        lines[-1].append((card, HUES[symbol]))
        room -= len(card)
    return lines


def deck_line(view: Sight, words: Words, names: str) -> Line:
    discards = sum(view.discard.values())
    line: Line = [(f" {words('paint-deck')} ", "bold"), (f"{view.deck} ", "")]
    line += [(f" {words('paint-discards')} ", "bold"), (f"{discards}  ", "")]
    return line + (cards(view.discard, words, names) if discards else [])
