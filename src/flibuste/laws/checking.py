"""
The laws every game obeys, for anybody who adds one: ``check_all(game)``, or one law at a time.

 1  the journal rebuilds the match
 2  a copy is independent
 3  nobody imagines what contradicts his view, and imagining is fair
 4  menus and refusals depend on the view alone
 5  actions, views, journals, positions and the one-line code survive a round trip
 6  an awaited seat has a legal act; nobody is awaited iff the match is over
 7  parts are conserved, and the audit notices when one is not
 8  random play ends within the acts that card.toml states as ``longest``
 9  the order of menus is stable
10  perft: there are as many ways to go on as counted
11  two worlds that look the same to a seat stay so
12  refusals are total, and every rule that forbids something has its example
13  (besides) everything can be said, in both languages

A law is one or more plain functions that raise an AssertionError: ``walked`` ones are held
against a `Case` (seats and options) and a `Walk` (numbers that choose acts), ``whole`` ones
against the game.  They read these files of the folder tests/ in the game's own package:

menus.txt       law 9, written by ``FLIBUSTE_MENUS=1``: digests of the menus of random matches
parts.toml      law 7: which values of the state hold parts; tampering.py tells the kinds
                    counts = ["coins"]      kinds = ["hands"]      pieces = ["row"]
                    places = ["pirates"]    none = ["track"]
perft.toml      law 10: at least three positions; sequences of 1, 2, 3 … acts
                    [[count]]
                    name = "the start"
                    seats = 2
                    nodes = [2, 24, 240]
refusals.toml   law 12: for each rule in a ``Refusal("X9", …)`` of the sources an act it forbids
                    [[refused]]
                    rule = "C9"
                    message = "refused-no-card"         # may be left out
                    seat = 0
                    act = "Advance 0 key"               # as core/spelling.py writes it, or a table
                    position = "crossroads"             # one of [positions]
secrets.toml    laws 3 and 11, for games with secrets: two positions, what the seat cannot see
                (paths into the written position), and all that it can be, with weights
                    [[secret]]
                    name = "two unseen cards"
                    seat = 0                            # or "watcher"
                    position.seats = 2
                    look = ["hands.1"]
                    worlds = [[1, {key = 2}], [2, {key = 1, hat = 1}]]
                    [reveals]                           # kinds of act that look at something hidden
                    Peek = "M31"                        # and the rule that lets them

Where an entry begins: ``seats`` and ``options``, or ``position`` (a table, text in JSON, or the
name of one in ``[positions]``) and ``options``; then ``acts = ["luck Roll 2", "0 Grab"]``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, NamedTuple, TypeAlias

from flibuste.core.protocol import AnyGame
from flibuste.laws import counting, course, record, refusing, saying, secrecy, tampering
from flibuste.laws.cases import EXAMPLES, Case, Walk, cases, examine, told
from flibuste.laws.data import written_cases

Walked: TypeAlias = Callable[[Case, Walk], None]
Whole: TypeAlias = Callable[[AnyGame], None]


class Law(NamedTuple):
    number: int
    title: str
    walked: tuple[Walked, ...] = ()
    whole: tuple[Whole, ...] = ()

    def __str__(self) -> str:
        return f"law {self.number}: {self.title}"


LAWS: Final = (
    Law(1, "the journal rebuilds the match", (record.the_journal_rebuilds_the_match,)),
    Law(2, "a copy is independent", (record.a_copy_is_independent,)),
    Law(
        3,
        "imagining is true and fair",
        (secrecy.imagining_contradicts_no_view,),
        (secrecy.imagining_is_fair,),
    ),
    Law(4, "menus depend on the view alone", (secrecy.menus_depend_on_the_view_alone,)),
    Law(5, "all survives a round trip", (record.all_survives_a_round_trip,)),
    Law(6, "whoever is awaited can act", (course.whoever_is_awaited_can_act,)),
    Law(7, "parts are conserved", (tampering.parts_are_conserved,)),
    Law(8, "random play ends", (course.random_play_ends,)),
    Law(
        9,
        "the order of menus is stable",
        (counting.menus_depend_on_the_position_alone,),
        (counting.menus_keep_their_order,),
    ),
    Law(10, "perft", (), (counting.all_ways_are_counted,)),
    Law(
        11,
        "two worlds look the same",
        (secrecy.two_worlds_look_the_same,),
        (secrecy.two_worlds_go_some_way,),
    ),
    Law(
        12,
        "refusals are total",
        (refusing.refusals_are_total,),
        (refusing.every_rule_that_forbids_has_its_example,),
    ),
    Law(13, "everything can be said", (saying.everything_can_be_said,)),
)


def check_all(game: AnyGame, examples: int = EXAMPLES) -> None:
    """Every law, for every number of seats and option value, and at the positions of the files."""
    for law in LAWS:
        check(game, law, examples)


def broken_law(game: AnyGame, law: Law, examples: int = EXAMPLES) -> str | None:
    """How a game breaks a law: the shortest match that shows it; None if it does not."""
    try:
        check(game, law, examples)
    except AssertionError as broken:
        return str(broken)
    return None


def check(game: AnyGame, law: Law, examples: int = EXAMPLES) -> None:
    """One law, for every number of seats and option value, and at the positions of the files."""
    for case in [*cases(game), *written_cases(game)]:
        check_case(law, case, examples)
    check_whole(law, game)


def check_case(law: Law, case: Case, examples: int = EXAMPLES) -> None:
    """One law at one table, on walks drawn by Hypothesis."""
    for walked in law.walked:
        examine(explained(law, walked), case, examples)


def check_whole(law: Law, game: AnyGame) -> None:
    """The parts of a law that are about the game as a whole and its data files."""
    for whole in law.whole:
        try:
            whole(game)
        except Exception as broken:
            raise AssertionError(f"{law}\n  {what_happened(broken)}") from broken


def explained(law: Law, walked: Walked) -> Walked:
    """The same law; when it is broken the message says which, where and how one gets there."""

    @wraps(walked)
    def check_walk(case: Case, walk: Walk) -> None:
        try:
            walked(case, walk)
        except Exception as broken:
            reason = what_happened(broken)
            raise AssertionError(f"{law}\n  {told(case, walk)}\n  {reason}") from broken

    return check_walk


def what_happened(broken: Exception) -> str:
    """A law says it by an AssertionError; a game that stumbles has broken it too."""
    return str(broken) if isinstance(broken, AssertionError) else f"stumbled over {broken!r}"
