"""The oracle's plunder (T6–T12) and the geometry of the chest (T32)."""

from __future__ import annotations

from flibuste.core.protocol import CLOCK, LUCK, Action
from flibuste.games.piratoons.acts import Drop, DropOn, Next, Second, Stop, Wait
from flibuste.games.piratoons.tests.oracle_table import PLACES, Pile, Question, Script, Table

# T32: x from, x to, y from, y to.
ROOM = {
    "E1": (4, 36, 4, 36),
    "E2": (4, 36, 40, 72),
    "E3": (4, 36, 76, 108),
    "S1": (40, 68, 4, 108),
    "S2": (72, 100, 4, 108),
    "S3": (104, 132, 4, 108),
    "E4": (136, 168, 4, 36),
    "E5": (136, 168, 40, 72),
    "E6": (136, 168, 76, 108),
}
ASIDE = [(-6, -6), (6, -6), (-6, 6), (6, 6)]  # of a place's middle, by seat


def plunder(table: Table) -> Script:
    yield from plunder_live(table) if table.live else plunder_in_beats(table)


def plunder_live(table: Table) -> Script:
    """T12: the CLOCK counts seconds, and everybody acts whenever they like."""
    while table.seconds < 4 * table.glass and somebody_can_drop(table):
        acts: dict[int, list[Action]] = {CLOCK: [Second()]}
        for seat in range(table.seats):
            menu = drops(table, seat) + stops(table, seat)
            if menu:
                acts[seat] = menu
        seat, act = yield Question(acts)
        if isinstance(act, Second):
            table.seconds += 1
        elif isinstance(act, Stop):
            table.seen.add("stop")
            return
        else:
            make_a_drop(table, seat, act)
    note_the_end(table)


def plunder_in_beats(table: Table) -> Script:
    """T12: in each beat everybody once, in an order that LUCK picks one by one."""
    while table.seconds < 4 * table.glass:
        glass_is_out = table.seconds >= table.glass
        waiting = list(range(table.seats))
        any_drop = False
        while waiting:
            _, pick = yield Question({LUCK: [Next(seat) for seat in waiting]}, [1] * len(waiting))
            assert isinstance(pick, Next)
            seat = pick.seat
            waiting.remove(seat)
            if not table.reserve[seat] and not glass_is_out:
                table.seen.add("waits without being asked")
                continue
            _, act = yield Question({seat: [*drops(table, seat), Wait(), *stops(table, seat)]})
            if isinstance(act, Stop):
                table.seen.add("stop")
                return
            if not isinstance(act, Wait):
                any_drop = True
                make_a_drop(table, seat, act)
                if not somebody_can_drop(table):
                    note_the_end(table)
                    return
        table.seconds += 1
        if glass_is_out and not any_drop:
            table.seen.add("a beat without a drop")
            return
    note_the_end(table)


def note_the_end(table: Table) -> None:
    """For the test: how a plunder ended that nobody stopped."""
    if somebody_can_drop(table):
        table.seen.add("time is up")
    else:
        table.seen.add("no pawns left" if table.seconds >= table.glass else "no pawns left early")


def somebody_can_drop(table: Table) -> bool:
    """T9: it ends when nobody still in has a pawn left."""
    return any(table.reserve[seat] and not table.out[seat] for seat in range(table.seats))


def drops(table: Table, seat: int) -> list[Action]:
    """T6: one pawn for each drop, on any tile."""
    if table.out[seat] or not table.reserve[seat]:
        return []
    return [DropOn(place) for place in PLACES if place in table.chest]


def stops(table: Table, seat: int) -> list[Action]:
    """T9: anybody still in, with or without pawns, once the glass has run out."""
    return [Stop()] if table.seconds >= table.glass and not table.out[seat] else []


def make_a_drop(table: Table, seat: int, act: Action) -> None:
    """T7: whatever becomes of it, the pawn is not in reserve any more."""
    table.reserve[seat] -= 1
    if isinstance(act, Drop):
        drop_at(table, seat, act.x, act.y)
    else:
        assert isinstance(act, DropOn)
        drop_squarely(table, seat, act.place)


def drop_at(table: Table, seat: int, x: int, y: int) -> None:
    """T32 (a), (b), (c)."""
    under = [pile for pile in table.piles if squared(pile, x, y) < 25]
    if under:
        table.seen.add("piled")
        min(under, key=lambda pile: squared(pile, x, y)).seats.append(seat)
        return
    knocked = [pile for pile in table.piles if squared(pile, x, y) < 100]
    if any(other != seat for pile in knocked for other in pile.seats):
        offend(table, seat)
        return
    if knocked:
        table.seen.add("own knock" if len(knocked) == 1 else "own knocks at once")
    for pile in knocked:
        table.piles.remove(pile)
    place = place_under(x, y)
    if place is None:
        table.seen.add("undecided or outside")
    else:
        table.piles.append(Pile(x, y, place, [seat]))


def drop_squarely(table: Table, seat: int, place: str) -> None:
    """T32: beside the middle of the tile; instead of knocking a pile, neatly onto the nearest."""
    left, right, top, bottom = ROOM[place]
    x = (left + right) // 2 + ASIDE[seat][0]
    y = (top + bottom) // 2 + ASIDE[seat][1]
    near = [pile for pile in table.piles if squared(pile, x, y) < 100]
    if not near:
        table.piles.append(Pile(x, y, place, [seat]))
        return
    # The first of the nearest, so the older one.
    nearest = min(near, key=lambda pile: squared(pile, x, y))
    if squared(nearest, x, y) >= 25:
        table.seen.add("squarely instead of a knock")
    if [squared(pile, x, y) for pile in near].count(squared(nearest, x, y)) > 1:
        table.seen.add("the older of two")
    nearest.seats.append(seat)


def offend(table: Table, seat: int) -> None:
    """T11: out for this round's plunder, pay and sharing, and none of the own pawns counts."""
    table.seen.add("offence")
    table.out[seat] = True
    for pile in table.piles:
        pile.seats = [other for other in pile.seats if other != seat]
    table.piles = [pile for pile in table.piles if pile.seats]


def place_under(x: int, y: int) -> str | None:
    """T10: the tile that a pawn of radius 5 lies on wholly."""
    for place, (left, right, top, bottom) in ROOM.items():
        if left + 5 <= x <= right - 5 and top + 5 <= y <= bottom - 5:
            return place
    return None


def squared(pile: Pile, x: int, y: int) -> int:
    return (pile.x - x) ** 2 + (pile.y - y) ** 2
