"""
Faut pas pousser a second time, as one slow and straight script, to hold the engine against.

Written from the rules file alone (rule ids P1…), without a look at the engine: a pirate is a crew
and a value, hands and piles are lists, and everything is worked out anew each time.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import permutations
from typing import TypeAlias

from flibuste.core.protocol import LUCK, Action
from flibuste.games.plank.acts import Ages, Choose, Enter, NoThanks, Shift, Turn

COLOURS = ["blue", "green", "red", "yellow"]  # P1
PIRATES = [1, 2, 3, 4, 5, 6]
ACTIONS = [-3, -2, -1, 1, 2]
THANKS = 0  # "No thanks!" among the cards of an unplayed crew

Pirate: TypeAlias = tuple[str, int]  # whose, and its value


@dataclass
class Hand:
    """P3: the cards of a crew that somebody plays."""

    pirates: list[int] = field(default_factory=lambda: list(PIRATES))
    actions: list[int] = field(default_factory=lambda: list(ACTIONS))
    no_thanks: bool = True


@dataclass
class Pile:
    """P14: the cards of a crew that nobody plays.  Order means nothing in ``cards``."""

    cards: list[int] = field(default_factory=lambda: [*PIRATES, THANKS])
    above: int | None = None  # how many cards lie on a "No thanks!" that was put back (P15)


@dataclass
class Table:
    """What lies on the table.  Order means something in ``plank``, ``fallen`` and ``order``."""

    played: list[str] = field(default_factory=list)  # crews by seat
    young: list[int] = field(default_factory=list)  # seats from the youngest
    hands: list[Hand] = field(default_factory=list)  # by seat
    piles: dict[str, Pile] = field(default_factory=dict)  # of the unplayed crews
    plank: list[Pirate] = field(default_factory=list)  # from the ship; empty until all are placed
    fallen: list[Pirate] = field(default_factory=list)  # first to fall first
    order: list[str] = field(default_factory=list)  # of the crews in a round
    turn: str | None = None
    half: str | None = None  # what this turn has seen already: "Enter" or "Shift"


@dataclass
class Question:
    """Who may act, and all that each of them may do; for LUCK with the number of ways of each."""

    acts: dict[int, list[Action]]
    weights: list[int] = field(default_factory=list)


Script: TypeAlias = Generator[Question, tuple[int, Action], None]


def play(
    table: Table, seats: int, crews: list[str] | None = None, age: list[int] | None = None
) -> Script:
    """
    A whole match.  The table, an empty one, is up to date at every question.

    ``crews`` by seat and ``age`` from the youngest are complete, or None: colours in order, LUCK.
    """
    table.played = crews or COLOURS[:seats]
    table.hands = [Hand() for _ in range(seats)]
    table.piles = {crew: Pile() for crew in COLOURS if crew not in table.played}
    if age is None:
        yield from tell_the_ages(table, seats)
    else:
        table.young = age
    yield from place_the_first(table, seats)
    while cards_left(table):  # P11
        for crew in table.order:  # P5, P16
            table.turn = crew
            if crew in table.played:
                yield from take_a_turn(table, table.played.index(crew))
            else:
                yield from turn_up_and_enter(table, crew)
    table.turn = None


def ask(question: Question) -> Generator[Question, tuple[int, Action], tuple[int, Action]]:
    """The answer to a question, which must be one of those offered."""
    seat, act = yield question
    assert act in question.acts[seat], f"{act} by {seat} is not in {question}"
    return seat, act


def tell_the_ages(table: Table, seats: int) -> Script:
    """P4: age order is drawn at set-up unless chosen."""
    orders: list[Action] = [Ages(order) for order in permutations(range(seats))]
    _, act = yield from ask(Question({LUCK: orders}, [1] * len(orders)))
    assert isinstance(act, Ages)
    table.young = list(act.seats)


def place_the_first(table: Table, seats: int) -> Script:
    """P3–P5, P15, P16: one pirate of each crew onto the plank, and who plays when."""
    picks: dict[str, int] = {}
    while len(picks) < seats:  # P3: secretly, so in any order
        waiting = [seat for seat in range(seats) if table.played[seat] not in picks]
        seat, act = yield from ask(
            Question({seat: [Choose(value) for value in PIRATES] for seat in waiting})
        )
        assert isinstance(act, Choose)
        picks[table.played[seat]] = act.pirate
    for seat in range(seats):
        table.hands[seat].pirates.remove(picks[table.played[seat]])
    for crew in COLOURS:
        if crew not in table.played:
            picks[crew] = yield from first_of_a_pile(table.piles[crew], crew)

    # P4: younger players nearer the ship; P15: then the unplayed crews, blue nearest.
    standing = [table.played[seat] for seat in table.young]
    standing += [crew for crew in COLOURS if crew not in table.played]
    for value in PIRATES:
        for crew in standing:
            if picks[crew] == value:
                table.plank.append((crew, value))

    outside_in = [crew for crew, _ in reversed(table.plank)]
    first = next(crew for crew in outside_in if crew in table.played)
    seat = table.played.index(first)
    table.order = [table.played[(seat + i) % seats] for i in range(seats)]
    table.order += [crew for crew in outside_in if crew not in table.played]


def first_of_a_pile(pile: Pile, crew: str) -> Generator[Question, tuple[int, Action], int]:
    """P15: the top card; after a "No thanks!" the next one, and it goes back under two cards."""
    card = yield from turn_up(pile, crew)
    if card == THANKS:
        card = yield from turn_up(pile, crew)
        pile.cards.append(THANKS)
        pile.above = 2
        assert len(pile.cards) == 6
    return card


def turn_up(pile: Pile, crew: str) -> Generator[Question, tuple[int, Action], int]:
    """The top card of a pile: any one that may lie there, each as likely (P14, P19)."""
    if pile.above is None:
        cards = list(pile.cards)
    elif pile.above == 0:
        cards = [THANKS]
    else:
        cards = [card for card in pile.cards if card != THANKS]
    _, act = yield from ask(
        Question({LUCK: [Turn(crew, card) for card in cards]}, [1] * len(cards))
    )
    assert isinstance(act, Turn)
    pile.cards.remove(act.card)
    if act.card == THANKS:
        pile.above = None
    elif pile.above is not None:
        pile.above -= 1
    return act.card


def cards_left(table: Table) -> bool:
    hands = any(hand.pirates or hand.actions or hand.no_thanks for hand in table.hands)
    return hands or any(pile.cards for pile in table.piles.values())


def take_a_turn(table: Table, seat: int) -> Script:
    """P6: a pirate and an action in the order you like, or "No thanks!" alone; P9."""
    hand = table.hands[seat]
    enters: list[Action] = [Enter(value) for value in hand.pirates]
    shifts: list[Action] = [Shift(card, place) for card in hand.actions for place in (1, 2, 3, 4)]
    alone: list[Action] = [NoThanks()] if hand.no_thanks else []
    _, act = yield from ask(Question({seat: enters + shifts + alone}))
    if isinstance(act, NoThanks):
        hand.no_thanks = False
        return
    do(table, seat, act)
    table.half = "Enter" if isinstance(act, Enter) else "Shift"
    _, act = yield from ask(Question({seat: shifts if isinstance(act, Enter) else enters}))
    do(table, seat, act)
    table.half = None


def do(table: Table, seat: int, act: Action) -> None:
    hand = table.hands[seat]
    if isinstance(act, Enter):
        hand.pirates.remove(act.pirate)
        enter(table, (table.played[seat], act.pirate))
    else:
        assert isinstance(act, Shift)
        hand.actions.remove(act.card)
        shift(table, act.card, act.place)


def turn_up_and_enter(table: Table, crew: str) -> Script:
    """P17: a pirate enters; "No thanks!" means nothing happens."""
    card = yield from turn_up(table.piles[crew], crew)
    if card != THANKS:
        enter(table, (crew, card))


def enter(table: Table, newcomer: Pirate) -> None:
    """P8: the place hangs on the pirate nearest the ship; the one at place 4 falls."""
    first = table.plank[0][1]
    value = newcomer[1]
    one, two, three, four = table.plank
    if value <= first:
        table.plank = [newcomer, one, two, three]
    elif value == first + 1:
        table.plank = [one, newcomer, two, three]
    elif value == first + 2:
        table.plank = [one, two, newcomer, three]
    else:
        table.plank = [one, two, three, newcomer]
    table.fallen.append(four)


def shift(table: Table, card: int, place: int) -> None:
    """P7: step by step, each time past a neighbour, as far as the plank goes."""
    for _ in range(abs(card)):
        to = place - 1 if card < 0 else place + 1
        if to < 1 or to > 4:
            break
        here, there = table.plank[place - 1], table.plank[to - 1]
        table.plank[place - 1], table.plank[to - 1] = there, here
        place = to


def tally(table: Table) -> list[dict[str, int]]:
    """P10, P12, P18: by seat, as if the match ended now."""
    lines = []
    for crew in table.played:
        fallen = plank = captain = 0
        for number, (whose, _) in enumerate(table.fallen, start=1):
            if whose == crew:
                fallen += (number + 3) // 4  # 1–4: 1, 5–8: 2, …, 17–20: 5
        for points, (whose, value) in zip((9, 8, 7, 6), table.plank, strict=False):
            if whose == crew:
                plank += points
                captain += 2 if value == 1 else 0
        lines.append({"fallen": fallen, "plank": plank, "captain": captain})
    return lines


def scores(table: Table) -> list[int]:
    return [line["fallen"] + line["plank"] + line["captain"] for line in tally(table)]


def ranks(table: Table) -> list[int]:
    """P13: the most points win, equal totals share a place: 1, 1, 3."""
    totals = scores(table)
    return [1 + sum(other > total for other in totals) for total in totals]
