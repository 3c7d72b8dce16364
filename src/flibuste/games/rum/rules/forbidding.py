"""Why not: the rules that forbid an act in a turn of the action phase (H7–H16, H25–H35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from flibuste.core.protocol import NO_SUCH_ACT, Message, Refusal
from flibuste.games.rum import acts as do
from flibuste.games.rum import parts as box
from flibuste.games.rum.acts import Act
from flibuste.games.rum.rules.chapter import AGAIN, DARK, SQUARE
from flibuste.games.rum.rules.streets import NO_WAY, price, shortest_elsewhere
from flibuste.games.rum.rules.town import FIRST_DARK

if TYPE_CHECKING:
    from flibuste.games.rum.rules.state import State
    from flibuste.games.rum.rules.town import Town
    from flibuste.games.rum.rules.turn import Turn

Args: TypeAlias = dict[str, int | str | Message]


def forbids(table: State, turn: Turn, action: Act) -> Refusal | None:
    """By the step of the turn, then by the kind of act."""
    if turn.step == SQUARE:
        return forbids_on_square(table, turn.seat, action)
    if turn.step == DARK:
        return forbids_second(table, table.town, turn, action)
    match action:
        case do.Move(id):
            return forbids_move(table, table.town, turn, id)
        case do.Dark(id):
            return forbids_first(table, table.town, turn, id)
        case do.Back():
            return Refusal("H10", Message("refused-back"))
        case _:
            return (
                forbids_again(action) if turn.step == AGAIN else forbids_start(table, turn, action)
            )


def forbids_start(table: State, turn: Turn, action: Act) -> Refusal | None:
    """H7, H16 · Move the captain, rest for a coin, or board."""
    match action:
        case do.Board():
            return None
        case do.Rest():
            poor = not table.coins[turn.seat]
            return Refusal("H16", Message("refused-rest-coin")) if poor else None
        case do.Ahoy():
            return Refusal("H9", Message("refused-ahoy"))
        case _:
            return Refusal("H7", Message("refused-turn"))


def forbids_again(action: Act) -> Refusal | None:
    """Move again or end the turn (H9); it is too late to rest or board (H14)."""
    match action:
        case do.Ahoy():
            return None
        case do.Rest():
            return Refusal("H14", Message("refused-late-rest"))
        case do.Board():
            return Refusal("H14", Message("refused-late-board"))
        case _:
            return Refusal("H9", Message("refused-again"))


# Alleys


def forbids_move(table: State, town: Town, turn: Turn, id: str) -> Refusal | None:
    """H8 · An empty alley at the captain's square, enough pirates; a coin to move again (H9)."""
    if id not in town.index:
        return Refusal("H41", Message("refused-no-alley", {"alley": id[:20]}))
    alley = town.index[id]
    if alley >= FIRST_DARK:
        return Refusal("H10", Message("refused-is-dark", {"alley": id}))
    if table.captain not in town.ends[alley]:
        args: Args = {"alley": id, "square": box.SQUARES[table.captain]}
        return Refusal("H8", Message("refused-not-here", args))
    if table.alleys[alley] >= 0:
        return Refusal(
            "H8", Message("refused-occupied", {"alley": id, "seat": table.alleys[alley]})
        )
    need, have = town.lengths[alley], table.reserve[turn.seat]
    if need > have:
        return Refusal("H8", Message("refused-reserve", {"alley": id, "need": need, "have": have}))
    if turn.moved and not table.coins[turn.seat]:
        return Refusal("H9", Message("refused-again-coin"))
    return None


def forbids_dark(table: State, town: Town, id: str) -> Refusal | None:
    """An empty dark alley (H10)."""
    if id not in town.index:
        return Refusal("H41", Message("refused-no-alley", {"alley": id[:20]}))
    alley = town.index[id]
    if alley < FIRST_DARK:
        return Refusal("H10", Message("refused-not-dark", {"alley": id}))
    if table.alleys[alley] >= 0:
        return Refusal(
            "H10", Message("refused-occupied", {"alley": id, "seat": table.alleys[alley]})
        )
    return None


def forbids_first(table: State, town: Town, turn: Turn, id: str) -> Refusal | None:
    """H10 · A dark alley at the captain's square, if the whole move can be paid and completed.

    Then forbids_second: an empty one at another square.
    """
    trouble = forbids_dark(table, town, id)
    if trouble is not None:
        return trouble
    alley = town.index[id]
    if table.captain != town.ends[alley][0]:
        args: Args = {"alley": id, "square": box.SQUARES[table.captain]}
        return Refusal("H10", Message("refused-not-here", args))
    coins = table.coins[turn.seat]
    cost = price(town, table.alleys, table.captain, turn.moved, dark=True)
    if turn.moved and not coins:
        return Refusal("H9", Message("refused-again-coin"))
    if cost > coins:
        return Refusal("H10", Message("refused-dark-coins", {"need": cost, "have": coins}))
    elsewhere = shortest_elsewhere(town, table.alleys, table.captain)
    if elsewhere == NO_WAY:
        return Refusal("H10", Message("refused-dark-alone"))
    need, have = town.lengths[alley] + elsewhere, table.reserve[turn.seat]
    if need > have:
        return Refusal("H10", Message("refused-dark-reserve", {"need": need, "have": have}))
    return None


def forbids_second(table: State, town: Town, turn: Turn, action: Act) -> Refusal | None:
    """Now a dark alley at another square, or back (H10)."""
    match action:
        case do.Back():
            return None
        case do.Dark(id):
            trouble = forbids_dark(table, town, id)
            if trouble is not None:
                return trouble
            alley = town.index[id]
            if town.ends[alley][0] == table.captain:
                return Refusal("H10", Message("refused-dark-same"))
            first, second = town.lengths[turn.dark], town.lengths[alley]
            return forbids_both(first, second, table.reserve[turn.seat])
        case _:
            return Refusal("H10", Message("refused-second-dark"))


def forbids_both(first: int, second: int, have: int) -> Refusal | None:
    """The reserve must suffice for both (H10)."""
    if first + second <= have:
        return None
    args: Args = {"first": first, "second": second, "have": have}
    return Refusal("H10", Message("refused-dark-second", args))


# Squares


def forbids_on_square(table: State, seat: int, action: Act) -> Refusal | None:
    """H25 · The square is used, or what there is to choose instead, or skipped."""
    here = box.ACTION_AT[table.captain]
    match action:
        case do.Skip():
            return None
        case do.Use():
            return forbids_use(here)
        case do.Recall(ids):
            return forbids_recall(table, seat, here, ids)
        case do.Take(tile):
            return forbids_map(table, here, tile)
        case do.Guard(stack):
            return forbids_guard(table, here, stack)
        case _:
            return Refusal("H25", Message("refused-square", {"square": box.SQUARES[table.captain]}))


def forbids_use(here: str) -> Refusal | None:
    """Where there is something to choose, it is chosen at once."""
    match here:
        case "hq":
            return Refusal("H27", Message("refused-use-recall"))
        case "map":
            return Refusal("H31", Message("refused-use-map"))
        case "guard":
            return Refusal("H35", Message("refused-use-guard"))
        case _:
            return None


def forbids_recall(table: State, seat: int, here: str, ids: tuple[str, ...]) -> Refusal | None:
    """H27 · Own pirates from one alley, or from two dark ones."""
    if here != "hq":
        return Refusal("H27", Message("refused-recall-where"))
    if len(ids) not in (1, 2) or len(set(ids)) != len(ids):
        return Refusal("H27", Message("refused-recall-number"))
    for id in ids:
        if id not in table.town.index:
            return Refusal("H41", Message("refused-no-alley", {"alley": id[:20]}))
        if table.alleys[table.town.index[id]] != seat:
            return Refusal("H27", Message("refused-recall-own", {"alley": id}))
        if len(ids) == 2 and table.town.index[id] < FIRST_DARK:
            return Refusal("H27", Message("refused-recall-dark", {"alley": id}))
    return None


def forbids_map(table: State, here: str, tile: str) -> Refusal | None:
    """H31 · A face-up map of the square's colour; take_map lays another."""
    kind = box.KIND.get(tile)
    if kind is None:
        return NO_SUCH_ACT
    if here != "map":
        return Refusal("H31", Message("refused-take-where"))
    if box.STACK_OF[kind] != box.MAP or kind not in table.face_up[box.MAP]:
        return Refusal("H31", Message("refused-no-map", {"tile": tile}))
    if box.COLOUR_OF[kind] != box.COLOUR_AT[table.captain]:
        args: Args = {"tile": tile, "square": box.SQUARES[table.captain]}
        return Refusal("H31", Message("refused-map-colour", args))
    return None


def forbids_guard(table: State, here: str, stack: str) -> Refusal | None:
    """A stack that is not empty (H35)."""
    if stack not in ("small", "big"):
        return NO_SUCH_ACT
    if here != "guard":
        return Refusal("H35", Message("refused-guard-where"))
    if not table.left(box.SMALL if stack == "small" else box.BIG):
        return Refusal("H35", Message("refused-guard-empty", {"stack": stack}))
    return None
