"""La mutinerie at a glance: the vector of a view (numbers.py), from the state itself."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from flibuste.core.pens import Pen, parts_of, share
from flibuste.core.piles import UNSEEN, Pile
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.numbers import (
    CABINS,
    CARD,
    COMBAT,
    GOLD,
    LOOK,
    PIRATE,
    SIDE,
    SQUARE,
    STEP,
    UNDER,
    WON,
)
from flibuste.games.mutiny.parts import COINS, DUELS, MOST, NOBODY, SAILORS, SEATS, VALUE
from flibuste.games.mutiny.parts import GOLD as FIRST_GOLD
from flibuste.games.mutiny.parts.components import COMBAT_CARDS, GOLD_CARDS, LARGEST, Components
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.duel import Robbing
from flibuste.games.mutiny.rules.scoring import duel_winner, winners
from flibuste.games.mutiny.rules.secrets import Mustering, Posting, Swapping
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE as WHO
from flibuste.games.mutiny.rules.voyage import TURN, Doorway, Storms


def glance(state: State, seat: Seat, pen: Pen) -> None:
    """What is public, what is one's own, what one has seen; at the end all (M37)."""
    over = not state.scenes
    scene: Scene[State, Act] | None = None if over else state.scenes[-1]
    pen.sit(seat, state.seats)
    pen.crowd("awaiting", state.awaiting())
    pen.number("players", state.seats, pen.seats)
    pen.piece(boxed(state.box))
    pen.flag("duels_now", not state.at_sea())
    pen.one(len(SQUARE), state.ship)
    pen.seat("dealer", state.dealer)
    pen.seat("turn", state.turn)
    _row(state, pen)
    pen.flag("opening", isinstance(scene, Doorway))
    pen.bits(CREW, state.used)
    pen.bits(CABINS, _visited(state) if state.used else 0)
    pen.one(CREW, state.lifeboat)
    pen.number("storms", scene.left if isinstance(scene, Storms) else 0, 3)
    _players(state, seat, over, pen)
    _under(state.combat, len(COMBAT) - 1, COMBAT_CARDS, seat, over, pen)
    _under(state.gold, len(GOLD) - 1, GOLD_CARDS, seat, over, pen)
    pen.number("supply", state.supply, COINS)
    pen.number("aboard", state.aboard.bit_count(), len(SAILORS))
    _sailors(state, seat, pen)
    _looks(state, seat, over, pen)
    if isinstance(scene, Visit):
        _visit(state, scene, seat, pen)
    else:
        pen.at += VISITING
    _duels(state, scene, seat, over, pen)


# Sizes: a range or a table of names is asked for them once.
HIGHEST: Final[int] = SAILORS[-1]
MOST_SEATS: Final[int] = SEATS[-1]
KINDS: Final[int] = len(CARD)
CREW: Final[int] = len(PIRATE)
SIDES: Final[int] = len(SIDE)
VISITING: Final = CREW + len(STEP) + 2 + KINDS * MOST + 2 + DUELS  # numbers of a visit
CLOSED: Final[list[array[float]]] = [
    array("f", [*[0.0] * CREW, 1.0] * doors) for doors in range(CABINS + 1)
]
DIAGONAL: Final[list[array[float]]] = [  # each of so many doors at the place after the one before
    array("f", ([1.0, *[0.0] * CABINS] * doors)[: (doors - 1) * (CABINS + 1) + 1])
    for doors in range(CABINS + 1)
]
WORTH: Final[tuple[int, ...]] = VALUE[FIRST_GOLD:]  # of gold cards
TENTHS: Final[list[float]] = [*parts_of(10), *[1.0] * COMBAT_CARDS]  # of ten cards, or more


@lru_cache(maxsize=64)
def boxed(box: Components) -> array[float]:
    """The component table."""
    copies = [share(number, GOLD_CARDS) for number in (*box.pink, *box.grey, *box.gold)]
    squares = [float(square in box.storms) for square in SQUARE]
    return array("f", [*copies, share(box.track, LARGEST), *squares])


def _row(state: State, pen: Pen) -> None:
    """Open cabins, then closed ones: of those only the place matters."""
    out, at, ended, doors = pen.out, pen.at, state.turns_ended(), state.doors
    places = at + CABINS * (CREW + 1)
    for card in state.row:
        who = card & WHO
        out[at + who] = 1.0
        out[places + doors.index(who)] = 1.0
        at += CREW + 1
        places += CABINS
    if state.closed:
        out[at : at + state.closed * (CREW + 1)] = CLOSED[state.closed]
        first = places + len(doors)
        out[first : first + (state.closed - 1) * (CABINS + 1) + 1] = DIAGONAL[state.closed]
    pen.at += CABINS * (CREW + 1 + CABINS)
    pen.values([ended - (card >> TURN) for card in state.row], CABINS, MOST_SEATS)


def _visited(state: State) -> int:
    """The doors behind which somebody was visited, a set."""
    found = 0
    for place, pirate in enumerate(state.doors):
        if state.used >> pirate & 1:
            found |= 1 << place
    return found


def _players(state: State, seat: Seat, over: bool, pen: Pen) -> None:
    out, kinds, first = pen.out, KINDS, pen.at
    known = first + pen.seats * (kinds + 1)  # after the cards and how many there are
    gold = known + pen.seats * kinds
    counts, golds, worth = [0] * state.seats, [0] * state.seats, [0] * state.seats
    sworn, sides = 0, [-1] * pen.seats
    for owner in range(state.seats):
        chair, own = pen.chair(owner), over or owner == seat
        at = first + chair * kinds
        for kind, copies in enumerate(state.hands[owner]):
            counts[owner] += copies
            if own and copies:
                out[at + kind] = TENTHS[copies]
        at, cards = known + chair * kinds, state.known[owner]
        while cards:
            if cards & 1:
                out[at] = TENTHS[1]
            cards >>= 1
            at += 1
        at, wealth = gold + chair * kinds + FIRST_GOLD, state.coins[owner]
        for kind, copies in enumerate(state.golds[owner]):
            golds[owner] += copies
            wealth += copies * WORTH[kind]
            if own and copies:
                out[at + kind] = TENTHS[copies]
        if own:
            sides[chair], worth[owner] = state.sides[owner], wealth
        if state.sides[owner] != NOBODY:
            sworn |= 1 << owner
    pen.at = first + pen.seats * kinds
    pen.by_seat(counts, 20)
    pen.at = gold + pen.seats * kinds
    pen.by_seat(golds, GOLD_CARDS)
    pen.by_seat(state.coins, COINS)
    pen.seats_in(sworn)
    pen.line(SIDES, sides, pen.seats)
    pen.by_seat(worth, 2 * COINS)
    pen.seats_in(state.out)
    pen.seats_in(state.in_duel)


def _under(pile: Pile, kinds: int, most: int, seat: Seat, over: bool, pen: Pen) -> None:
    """A deck: cards under it are known to those who put them there."""
    own, unseen = 1 << seat if seat >= 0 else 0, 0
    under: list[int] = []  # list[int]() would first make a type of it, in half a microsecond
    for card, seen in pile.layers:
        if card == UNSEEN:
            unseen = seen
        else:
            unseen = 0  # they are on top, or none
            under.append(card if over or own & seen else kinds)
    pen.number("unseen", unseen, most)
    pen.line(kinds + 1, under, UNDER)


def _sailors(state: State, seat: Seat, pen: Pen) -> None:
    """Pairs that were revealed, and those that stand, as this seat saw them last."""
    own = 1 << seat if seat >= 0 else 0
    valverdes, diazes, eyes = [0] * DUELS, [0] * DUELS, [0] * DUELS
    posted = certain = revealed = 0
    for letter in range(DUELS):
        valverde, diaz, seen, same, reverse = state.posts[letter]
        if not valverde:
            continue
        one, other, sure = valverde, diaz, True
        shown = state.is_revealed(letter)
        if not (shown or own & seen):
            half = letter == state.duel and state.half_revealed()
            if not own & (same | reverse):
                one, other, sure = valverde if half else 0, 0, False
            elif not half:
                if not own & same:
                    one, other = diaz, valverde
                sure = False
        valverdes[letter], diazes[letter], eyes[letter] = one, other, seen
        posted |= 1 << letter
        certain |= int(sure) << letter
        revealed |= int(shown) << letter
    pen.values(valverdes, DUELS, HIGHEST)
    pen.values(diazes, DUELS, HIGHEST)
    pen.bits(DUELS, posted)
    pen.bits(DUELS, certain)
    pen.bits(DUELS, revealed)
    for seats in eyes:
        pen.seats_in(seats)


def _looks(state: State, seat: Seat, over: bool, pen: Pen) -> None:
    """Who looked at whom is public, what was seen the two of them know."""
    others, hidden = MOST_SEATS - 1, SIDES
    for place, code in enumerate(state.looks):
        if code:
            who, at = place // state.seats, place % state.seats
            one, other = pen.chair(who), pen.chair(at)
            side = (code - 1) & 1 if over or seat in (who, at) else hidden
            pair = one * others + other - (other > one)
            pen.out[pen.at + pair * (hidden + 1) + side] = 1.0
    pen.at += len(LOOK)


def _visit(state: State, scene: Visit, seat: Seat, pen: Pen) -> None:
    """What the visitor looks at only those see who had seen it."""
    own, mine = seat == state.turn, 1 << seat if seat >= 0 else 0
    swapping = isinstance(scene, Swapping)
    pen.one(CREW, scene.pirate)
    pen.one(len(STEP), STEP[scene.step])
    pen.number("visit_left", scene.left, MOST)
    pen.number("visit_number", 0 if swapping else scene.number, MOST)
    cards = list(scene.cards) if scene.seen else []
    for place, seen in enumerate(scene.seen):
        if not (own or seen & mine):
            cards[place] = -1
    pen.line(KINDS, cards, MOST)
    sailing = own and isinstance(scene, (Mustering, Posting))
    pen.values(list(scene.cards) if sailing else [], 2, HIGHEST)
    pen.one(DUELS, scene.number if swapping else -1)


def _duels(state: State, scene: Scene[State, Act] | None, seat: Seat, over: bool, pen: Pen) -> None:
    """M30: the sailors once they are revealed, what was laid, and who won."""
    fighting, duel = state.duel != NOBODY and not over, state.duel
    pen.one(DUELS, duel if fighting else -1)
    pen.number("round", state.round, 10)
    if fighting:
        pen.values(state.sums[2 * duel : 2 * duel + 2], 2, 20)
        valverde, diaz = _revealed(state, duel)
        pen.values([valverde, diaz], 2, HIGHEST)
        pen.flags("lays", [card != NOBODY for card in state.lays])
    else:
        pen.at += 2 + 2 + pen.seats
    pen.one(KINDS, state.lays[seat] if seat >= 0 else -1)
    pen.seat("robbing", scene.seat if isinstance(scene, Robbing) else None)
    won = 0
    for letter in range(duel + 1):
        if letter < duel or state.won() != NOBODY:
            pink, grey = state.sums[2 * letter], state.sums[2 * letter + 1]
            begun = pink or grey or letter == duel or _recorded(state, letter)
            valverde, diaz = _revealed(state, letter)
            if begun and valverde:
                won |= 1 << letter * SIDES + duel_winner(valverde, diaz, pink, grey)
    pen.bits(len(WON), won)
    pen.values(state.wins, SIDES, DUELS)
    if over:
        pen.crowd("winners", winners(state))
    else:
        pen.at += pen.seats


def _revealed(state: State, letter: int) -> tuple[int, int]:
    """The sailors of a duel that has begun; 0: not revealed yet."""
    valverde, diaz, *_ = state.posts[letter]
    if letter == state.duel and state.scenes and not state.round:
        return valverde if state.half_revealed() else 0, 0
    return valverde, diaz


def _recorded(state: State, letter: int) -> bool:
    return letter in [entry[0] for entry in state.record]
