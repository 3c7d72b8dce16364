"""What a table tells one viewer: steps, menus, the whole table, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from flibuste.core.options import changed_options
from flibuste.core.plain import named
from flibuste.core.protocol import LUCK, SEALED, AnyGame, Message, Seat, View
from flibuste.core.spelling import NAMES, seat_name
from flibuste.room import series, wire
from flibuste.room.secrets import secret_here

if TYPE_CHECKING:
    from flibuste.core.match import Step
    from flibuste.room.table import Table

NO_LAGS: Final[Mapping[Seat, int]] = {}
TALK: Final = 100  # lines of it that a snapshot shows …
TAKEN: Final = 50  # … and of what was taken back


def steps(table: Table, viewers: Sequence[Seat], taken: Sequence[Step]) -> list[wire.Step]:
    """The step that has just been taken, as each of these viewers is told of it."""
    if not taken:
        return []
    game, number, told = table.game, table.number, []
    effect, prompt, news = game.effect, game.prompt, table.backdrop.news
    awaiting, shared = table.awaiting(), table.company.shared
    seat, seen = taken[0].seat, taken[0].view.awaiting
    actor, awaited = NAMES.get(seat, seat), [NAMES.get(one, one) for one in seen]
    plain = min(seen, default=0) >= 0  # only players are named
    for viewer, step in zip(viewers, taken, strict=True):
        _, act, before, view, story = step
        menu = menu_of(table, viewer, view) if viewer in awaiting else None
        told.append(
            wire.Step(
                number,
                actor,
                act,
                effect(before, act) if effect is not None else None,
                list(story),
                chances(table, before) if seat == LUCK and act is not SEALED else None,
                view if plain and viewer >= 0 else by_names(view, awaited),
                menu,
                prompt(view, menu.acts if menu is not None else ()),
                awaited,
                None,  # the clock is the room's
                news(viewer, step),
                secret_here(table, viewer) if shared else [],
            )
        )
    return told


def by_names(view: View, awaited: Sequence[Seat | str]) -> View:
    """A view for JSON alone: luck, clock and watcher by their names."""
    return replace(view, seat=NAMES.get(view.seat, view.seat), awaiting=awaited)


class Backdrop:
    """What is printed and where it lies, as each viewer has last seen it."""

    __slots__ = ("scenery", "seen")

    def __init__(self, game: AnyGame) -> None:
        self.scenery = game.scenery
        self.seen: dict[Seat, tuple[View, Any]] = {}

    def news(self, viewer: Seat, step: Step) -> Any:
        """What it is now, if this step has changed it."""
        if self.scenery is None:
            return None
        view, before = self.seen.get(viewer, (None, None))
        if view is not step.before:
            before = self.scenery(step.before)
        now = self.scenery(step.view)
        self.seen[viewer] = (step.view, now)
        return None if now is before else now


def chances(table: Table, view: Any) -> list[tuple[Any, int, Message]]:
    """What luck could have done, as far as this viewer could know."""
    game = table.game
    return [(act, weight, game.label(view, act)) for act, weight in game.likely(view)]


def menu_of(table: Table, viewer: Seat, view: Any) -> wire.Menu | None:
    """What an awaited seat may do."""
    if viewer < 0 or viewer not in table.awaiting() or table.chairs[viewer].conceded:
        return None
    game, state = table.game, table.match.state
    acts, kinds = state.legal(viewer), tuple(state.open_kinds(viewer))
    if game.offers is not None:
        return wire.Menu(table.menus[viewer], acts, *game.offers(view, acts), kinds)
    labels = [game.label(view, act) for act in acts]
    effects = [game.effect(view, act) for act in acts] if game.effect is not None else None
    handles = [game.handles(view, act) for act in acts] if game.handles is not None else None
    return wire.Menu(table.menus[viewer], acts, labels, effects, handles, kinds)


def snapshot(
    table: Table, viewer: Seat, online: set[Seat], lags: Mapping[Seat, int] = NO_LAGS
) -> wire.Snapshot:
    """The whole table; the room adds the sandglass."""
    view, menu, prompt, scenery = None, None, None, table.game.scenery
    if table.begun:
        view = table.view(viewer)
        menu = menu_of(table, viewer, view)
        if not table.stopped:
            prompt = table.game.prompt(view, menu.acts if menu is not None else ())
    return wire.Snapshot(
        number=table.number,
        phase=table.phase,
        game=table.game.key,
        options=changed_options(table.match.options),
        you=viewer if viewer >= 0 else None,
        chat=table.header.chat,
        undo=table.header.undo,
        fingerprint=table.header.fingerprint,
        seats=chairs(table, online, lags),
        view=named(view) if view is not None else None,
        menu=menu,
        prompt=prompt,
        awaiting=[seat_name(seat) for seat in table.awaiting()],
        said=table.said[-TALK:],
        again=again(table, viewer),
        scenery=scenery(view) if scenery is not None and view is not None else None,
        secret=secret_here(table, viewer),
        clocks=table.header.clocks,
        delay=table.header.delay,
        rated=table.header.rated,
        whatif=table.header.fork.step if table.header.fork is not None else None,
        taken=table.taken[-TAKEN:],
    )


def chairs(table: Table, online: set[Seat], lags: Mapping[Seat, int]) -> list[wire.Chair]:
    """Who sits where, and how long it takes to reach them."""
    host = table.host()
    return [
        wire.Chair(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.played_by,
            online=chair.kind == "bot" or seat in online,
            host=seat == host,
            playing=chair.stand_in is None,
            conceded=chair.conceded,
            late=chair.late,
            shown=chair.shown is not None,
            lag=lags.get(seat) if chair.kind == "human" and seat in online else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def again(table: Table, viewer: Seat) -> str | None:
    """The next table; a watcher's link leads to a watcher's link."""
    if table.next_table is None:
        return None
    return table.next_table.watch if viewer < 0 else table.next_table.table


def result(table: Table) -> wire.Over:
    """How it ended, and the seed whose fingerprint was known from the beginning.

    Of a match that was stopped the score is told as it stands, and nobody has a place.
    """
    state = table.match.state
    return wire.Over(
        scores=tuple(state.scores()),
        ranks=None if table.stopped else tuple(state.ranks()),
        tally=[dict(line) for line in state.tally()],
        code=table.code(),
        seed=table.header.seed,
        series=series.told(table),
    )
