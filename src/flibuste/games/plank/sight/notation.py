"""Faut pas pousser written down: a position is what an all-seeing viewer is told, in plain JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from flibuste.core.plain import to_json
from flibuste.core.positions import Checks, as_told, position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.plank import parts
from flibuste.games.plank.options import Options
from flibuste.games.plank.rules.audit import everywhere
from flibuste.games.plank.rules.placement import order_of_play
from flibuste.games.plank.rules.state import SOMEWHERE, UNPLAYED, State
from flibuste.games.plank.rules.turns import in_turn
from flibuste.games.plank.sight.guess import place
from flibuste.games.plank.sight.tell import EVERYBODY, tell
from flibuste.games.plank.sight.view import HALVES, Card, Half, Hand, Pile, Sight, Value

KEY: Final = "plank"
CHECKS: Final = Checks(KEY)
bad = CHECKS.bad


class Written(Struct, forbid_unknown_fields=True):
    """The fields of a written position; what is not named is as at the start.

    seats · 2 to 4
    plank · crew and value, from place 1; all four or none
    fallen · crew and value, in the order of falling
    hands · by seat; what is not named in one is all there
    piles · of unplayed crews, by crew
    order · crews in the order of play; not named: one that fits
    turn · whose it is: a crew; not named: by the cards left
    half · what the turn has seen: null, "Enter" or "Shift"
    ages · seats from the youngest
    chosen · before the first placement: pirates picked or turned up, no longer in hand or pile
    """

    seats: Annotated[int, Meta(ge=2, le=4)]
    plank: tuple[Card, ...] = ()
    fallen: tuple[Card, ...] = ()
    hands: tuple[Hand, ...] | None = None
    piles: dict[parts.Crew, Pile] = {}
    order: tuple[parts.Crew, ...] | None = None
    turn: parts.Crew | None = None
    half: Half = None
    ages: tuple[Seat, ...] | None = None
    chosen: dict[parts.Crew, Value] = {}


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    told = to_json(tell(state, EVERYBODY)) | {"seats": len(state.crews)}
    late = {part: bool(told[part]) for part in ("order", "turn", "ages", "chosen")}
    return {part: told[part] for part in Written.__struct_fields__ if late.get(part, True)}


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    written = position_fields(position, Written, KEY)
    if written.ages is not None and sorted(written.ages) != list(range(written.seats)):
        raise bad("position-ages", seats=written.seats)
    start = tell(State(written.seats, options), EVERYBODY)
    told = replace(as_told(start, written), piles={**start.piles, **written.piles})
    check_cards(told, written)
    state = place(replace(told, order=(), half=None), written.chosen)
    check_pirates(state)
    if written.plank:
        settle_turns(state, written)
    else:
        settle_set_up(state, written)
    state.set_waiting()
    return written.seats, options, state


def check_cards(told: Sight, written: Written) -> None:
    """P3, P14: the hands of the players and the piles of the unplayed crews, each card once."""
    CHECKS.by_seat("hands", told.hands, written.seats)
    for hand in told.hands:
        check_once("hands", parts.VALUES, hand.pirates)
        check_once("hands", parts.ACTIONS, hand.actions)
    for crew, pile in written.piles.items():
        if crew in told.crews:
            raise bad("position-played", crew=crew_word(crew))
        check_once("piles", (0, *parts.VALUES), pile.cards)
        above = pile.no_thanks_at
        if above is not None and not (
            0 in pile.cards and above == len(pile.cards) - parts.BELOW - 1
        ):
            raise bad("position-no-thanks-at", crew=crew_word(crew))
    named = dict(zip(told.crews, [hand.pirates for hand in written.hands or ()], strict=False))
    for crew, value in written.chosen.items():
        if value in named.get(crew, written.piles[crew].cards if crew in written.piles else ()):
            raise bad("position-pirate", crew=crew_word(crew), value=value, times=2)


def check_once(part: str, known: Sequence[int], cards: Sequence[int]) -> None:
    for card in cards:
        if card not in known or cards.count(card) > 1:
            raise bad("position-card", part=part, card=card)


def check_pirates(state: State) -> None:
    """P1: each pirate is somewhere, and only there."""
    for crew, name in enumerate(parts.CREWS):
        found = everywhere(state, crew)
        for value in parts.VALUES:
            if found.count(value) != 1:
                times = found.count(value)
                raise bad("position-pirate", crew=crew_word(name), value=value, times=times)
    if len(state.plank) not in (0, parts.PLACES):
        raise bad("position-plank")


# What is left to be worked out: the first placement, or the order of play


def settle_set_up(state: State, written: Written) -> None:
    """P3, P15: players pick, then the unplayed crews turn up a card in the order of colours."""
    if written.fallen or written.order or written.turn or written.half:
        raise bad("position-set-up")
    players_done = all(state.chosen[crew] for crew in state.crews)
    if written.chosen and not state.ages:
        raise bad("position-chosen")
    if all(state.chosen):
        raise bad("position-chosen")
    due = players_done  # whether the next unplayed crew may have turned up a card
    for crew, seat in enumerate(state.seat_of):
        if seat != UNPLAYED:
            if state.actions[crew] != parts.ALL_ACTIONS or not state.no_thanks[crew]:
                raise bad("position-early", crew=crew_word(parts.CREWS[crew]))
            continue
        settle_pile(state, crew, due)
        due = due and bool(state.chosen[crew])


def settle_pile(state: State, crew: int, due: bool) -> None:
    """P15: a "No thanks!" turned up lies aside, and goes back into the middle."""
    above = state.above[crew]
    if state.chosen[crew]:
        right = due and bool(state.no_thanks[crew]) and above in (SOMEWHERE, parts.MIDDLE)
    else:
        if due and not state.no_thanks[crew]:
            state.aside = crew
        right = above == SOMEWHERE and bool(state.no_thanks[crew] or due)
    if not right:
        raise bad("position-early", crew=crew_word(parts.CREWS[crew]))


def settle_turns(state: State, written: Written) -> None:
    """P6, P16: the cards left tell whose turn it is; they must agree with what is written."""
    if written.chosen:
        raise bad("position-chosen")
    half = HALVES.index(written.half)
    entered = {crew for crew, _ in (*written.plank, *written.fallen)}
    if len(entered) < len(parts.CREWS):
        raise bad("position-turns")  # P3, P15: each crew has sent one at the first placement
    for order in orders(state, written):
        for turn, crew in enumerate(order):
            named = written.turn is None or crew == parts.INDEX[written.turn]
            if named and in_turn(state, order, turn, half):
                state.order, state.turn, state.half = order, turn, half
                return
    raise bad("position-turns")


def orders(state: State, written: Written) -> Iterator[tuple[int, ...]]:
    """The order written; else that of a first placement (P5), else each that P16 allows."""
    unplayed = [crew for crew, seat in enumerate(state.seat_of) if seat == UNPLAYED]
    turned = [(*state.crews[n:], *state.crews[:n]) for n in range(len(state.crews))]
    allowed = [(*players, *last) for players in turned for last in permutations(unplayed)]
    if written.order is not None:
        order = tuple(parts.INDEX[crew] for crew in written.order)
        if order not in allowed:
            raise bad("position-order")
        yield order
        return
    if not written.fallen:
        yield order_of_play([parts.crew_of(card) for card in reversed(state.plank)], state.crews)
    yield from allowed


def crew_word(crew: str) -> Message:
    return Message(f"crew-{crew}")
