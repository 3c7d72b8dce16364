"""A match once more, running or over: step by step, from a seat's eyes, or from above."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from flibuste.bots.worlds import Evaluation
from flibuste.core.codec import loads
from flibuste.core.match import Match, Step
from flibuste.core.options import changed_options
from flibuste.core.plain import named
from flibuste.core.protocol import SEALED, WATCHER, Action, AnyGame, Seat
from flibuste.core.refusal import Refused
from flibuste.core.spelling import seat_name
from flibuste.room import replayed, telling, wire
from flibuste.room.table import Table

ABOVE: Final = "above"
ONLOOKER: Final = "watcher"
COSTLY: Final = 0.02  # of the win: where an act cost less, nobody asks what else there was …
TELLING: Final = 0.05  # … and from here on which act that was
LOOKS: Final = 40  # acts of a menu that are compared with what was done, at most


def of_table(table: Table, viewer: Seat, eyes: str = "") -> replayed.Replay:
    """A match of this room.  What was taken back is left out.  While it runs nobody looks through
    another's eyes: what is hidden from the asker's chair is not told.
    """
    if not table.begun:
        raise Refused("room-not-begun", "not_over")
    wanted = eyes or str(seat_name(viewer))
    if table.phase != "over" and wanted not in (str(seat_name(viewer)), ONLOOKER):
        raise Refused("room-own-eyes", "not_over")
    over = telling.result(table) if table.phase == "over" else None
    chairs = telling.chairs(table, set(), {})
    again = told(table.match, table.in_effect, wanted, chairs, over)
    left = table.header.fork
    fork = replayed.Fork(left.line, left.step, left.luck, left.names) if left is not None else None
    return msgspec.structs.replace(again, fork=fork, luck=over is not None)


def of_line(line: str, eyes: str = "") -> replayed.Replay:
    """A match from its line: who sat there is not in it, and all of it is known."""
    match = loads(line)
    chairs = [wire.Chair(seat, "human", "", None, True, False, True) for seat in range(match.seats)]
    numbers = range(1, len(match.journal) + 1)
    again = told(match, numbers, eyes or ABOVE, chairs, result(match, line))
    return msgspec.structs.replace(again, luck=match.luck is not None)


@lru_cache(maxsize=32)
def course(line: str) -> replayed.Course:
    """How a match went that is over: it knows what was hidden, so no running one is told so."""
    match = loads(line)
    judge = match.game.judge or match.game.evaluate
    past = Match[Any, Any, Any](match.game, match.seats, match.options, position=match.position)
    shares, missed, better = [judge(past.state)], list[float](), dict[int, replayed.Better]()
    for number, (seat, action) in enumerate(match.journal):
        before = past.state.copy()
        past.act(seat, action)
        shares.append(judge(past.state))
        cost = 0.0
        if alone(before, seat) and shares[-2][seat] - shares[-1][seat] >= COSTLY:
            best, other = best_of(before, seat, judge)
            cost = round(max(0.0, best - shares[-1][seat]), 3)
            if cost >= TELLING and other is not None:
                better[number] = told_better(match.game, before, seat, other, best)
        missed.append(cost)
    return replayed.Course([[round(share, 3) for share in row] for row in shares], missed, better)


def alone(state: Any, seat: Seat) -> bool:
    """Whether nobody else chose at that moment: else it was a guess."""
    return seat >= 0 and all(one == seat for one in state.awaiting())


def best_of(state: Any, seat: Seat, judge: Evaluation) -> tuple[float, Action | None]:
    """How well this seat would stand right after the best of its listed acts, and which that is; of
    a menu longer than LOOKS so many are compared, from all over it, lest one act cost as much as a
    whole match.
    """
    menu = state.legal(seat)
    best: tuple[float, Action | None] = (0.0, None)
    looks = min(len(menu), LOOKS)
    for action in [menu[look * len(menu) // looks] for look in range(looks)]:
        twin = state.copy()
        twin.apply(seat, action)
        worth = judge(twin)[seat]
        if worth > best[0]:
            best = (worth, action)
    return best


def told_better(
    game: AnyGame, state: Any, seat: Seat, action: Action, share: float
) -> replayed.Better:
    """As it would have stood in the menu of who acted."""
    view = game.view(state, seat)
    gist = game.gist(view, action) if game.gist is not None else None
    return replayed.Better(game.label(view, action), gist, round(share, 3))


def result(match: Match[Any, Any, Any], line: str) -> wire.Over:
    """How it stands at the end of a line; nobody has a place where it goes on."""
    state = match.state
    ended = not state.awaiting()
    return wire.Over(
        scores=tuple(state.scores()),
        ranks=tuple(state.ranks()) if ended else None,
        tally=[dict(row) for row in state.tally()],
        code="".join(line.split()),
        seed=match.luck.seed if match.luck is not None else "",
    )


def told(
    match: Match[Any, Any, Any],
    numbers: Sequence[int],
    eyes: str,
    chairs: list[wire.Chair],
    over: wire.Over | None,
) -> replayed.Replay:
    """All steps as they look from there: what a board needs, and nothing to choose."""
    seats = {str(seat): seat for seat in range(match.seats)} | {ONLOOKER: WATCHER}
    if eyes not in (*seats, ABOVE):
        raise Refused("room-no-eyes", eyes=eyes[:20], seats=match.seats - 1)
    game = match.game
    first = Match(game, match.seats, match.options, position=match.position)
    begun = first.view(seats.get(eyes, WATCHER))
    steps = match.retold(seats[eyes]) if eyes in seats else from_above(match)
    backdrop, shown, last = telling.Backdrop(game), list[replayed.Shown](), begun
    for number, step in zip(numbers, steps, strict=True):
        shown.append(
            replayed.Shown(
                number=number,
                seat=seat_name(step.seat),
                act=step.act,
                effect=game.effect(step.before, step.act) if game.effect is not None else None,
                story=list(step.story),
                view=named(step.view),
                scenery=backdrop.news(step.view.seat, step),
                before=None if step.before.seat == last.seat else named(step.before),
            )
        )
        last = step.view
    return replayed.Replay(
        view=named(begun),
        scenery=game.scenery(begun) if game.scenery is not None else None,
        steps=shown,
        game=game.key,
        options=changed_options(match.options),
        eyes=eyes,
        seats=chairs,
        over=over,
    )


def from_above(match: Match[Any, Any, Any]) -> Iterator[Step]:
    """Nothing is hidden: each act as it was, seen by who did it; luck by who acted last.  It is
    told as to everybody, or as to who saw it where the others did not.
    """
    past = Match[Any, Any, Any](match.game, match.seats, match.options, position=match.position)
    viewers, eyes = [*range(match.seats), WATCHER], WATCHER
    for seat, action in match.journal:
        eyes = seat if seat >= 0 else eyes
        *seen, told = past.take(seat, action, viewers)
        step = seen[eyes] if eyes >= 0 else told
        if step.act is SEALED:  # a card that is dealt before anybody has acted
            step = next((one for one in seen if one.act is not SEALED), step)
        yield step if told.act is SEALED else step._replace(story=told.story)
