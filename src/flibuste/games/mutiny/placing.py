"""Where a written position stands: the sailors, the voyage, the duels."""

from __future__ import annotations

from flibuste.core.protocol import Message, Seat

from .parts import (
    ALL_PIRATES,
    ALL_SAILORS,
    CARD_INDEX,
    COMBAT,
    DUELS,
    GHOST,
    GREY,
    LETTER_INDEX,
    MAJORITY,
    MONKEY,
    MORE_CABINS,
    NOBODY,
    PIRATE_INDEX,
    VALUE,
)
from .scenes.chapter import Visit
from .scenes.duel import LAYING, REVEAL_DIAZ, REVEAL_VALVERDE, Robbing
from .scenes.voyage import CABINS, DOORWAY, FIRST_DEALER, TURN, Storms
from .state import State
from .visiting import place_visit
from .written import Written, WrittenCabin, bad, seats_of, within


def pirate_word(pirate: str) -> Message:
    return Message(f"pirate-{pirate}")


# Sailors


def place_sailors(state: State, written: Written) -> None:
    """M26: pairs stand from A on; M28: in the duels any letter may still be empty."""
    for name, told in written.sailors.items():
        letter = LETTER_INDEX[name]
        half = written.turned and written.duel == name
        match told:
            case [int(valverde), int(diaz), list(seen)]:
                pass
            case [int(valverde), int(diaz)]:
                seen = []
            case [int(valverde), None, list(seen)] if half:
                diaz = 0
            case _:
                raise bad("position-sailors", letter=name)
        for value in (valverde, diaz):
            leave_deck(state, value)
        bits = seats_of("sailors", seen, state.seats)
        state.posts[letter] = (valverde, diaz, bits, 0, 0)
    for value in written.visit.sailors if written.visit else ():
        leave_deck(state, value)
    if written.phase == "voyage":
        pairs = state.pairs()
        for name in written.sailors:
            if LETTER_INDEX[name] >= pairs:
                raise bad("position-sailors", letter=name)
    recall(state, written)


def leave_deck(state: State, value: int) -> None:
    """M2: each sailor is there once."""
    if value and not state.aboard >> value & 1:
        raise bad("position-sailor", value=value)
    state.aboard &= ~(1 << value) & ALL_SAILORS


def recall(state: State, written: Written) -> None:
    """Pairs as somebody saw them before others handled them: the same two, either way round."""
    for name, told in written.recalled.items():
        letter = LETTER_INDEX[name]
        valverde, diaz, seen, same, reverse = state.posts[letter]
        for seat, one, other in told:
            bit = seats_of("recalled", [seat], state.seats)
            if {one, other} != {valverde, diaz} or bit & (seen | same | reverse):
                raise bad("position-seen", letter=name)
            if one == valverde:
                same |= bit
            else:
                reverse |= bit
        state.posts[letter] = (valverde, diaz, seen, same, reverse)


# The voyage


def place_voyage(state: State, written: Written) -> None:
    place_dealer(state, written)
    if written.lifeboat is not None:
        state.lifeboat = PIRATE_INDEX[written.lifeboat]
    state.hidden = ALL_PIRATES
    for name in written.used:
        if PIRATE_INDEX[name] == GHOST:
            raise bad("position-pirate", pirate=pirate_word(name))
        state.used |= seen(state, name)
    if written.lifeboat is not None:
        seen(state, written.lifeboat)
    place_row(state, written)
    place_scene(state, written)
    check_row(state)


def place_dealer(state: State, written: Written) -> None:
    """Whoever is in turn deals, if nobody else is named."""
    if written.turn is not None:
        state.turn = within("turn", written.turn, range(state.seats))
        if state.dealer == NOBODY:
            state.dealer = state.turn
    if written.dealer is not None:
        state.dealer = within("dealer", written.dealer, range(state.seats))
        if written.turn is None:
            state.turn = state.dealer
    state.scenes = [CABINS] if state.dealer != NOBODY else [CABINS, FIRST_DEALER]


def seen(state: State, name: str) -> int:
    """M2: each pirate is at one place."""
    bit = 1 << PIRATE_INDEX[name]
    if not state.hidden & bit:
        raise bad("position-pirate", pirate=pirate_word(name))
    state.hidden ^= bit
    return bit


def place_row(state: State, written: Written) -> None:
    """M7, M8: cabins are opened from the left."""
    laid = state.seats + MORE_CABINS
    if written.row is None:
        state.closed = 0 if written.storms else laid - state.used.bit_count()
        return
    doors = [cabin is None or not cabin.open for cabin in written.row]
    if doors != sorted(doors) or len(doors) + state.used.bit_count() > laid:
        raise bad("position-row")
    for cabin in written.row:
        if cabin is not None and cabin.open:
            open_cabin(state, cabin)
    state.closed = sum(doors)
    hidden = state.hidden
    for cabin in written.row:
        if cabin is not None and not cabin.open:
            seen(state, cabin.pirate)
    state.hidden = hidden  # who lives behind a closed door is LUCK's to tell


def open_cabin(state: State, cabin: WrittenCabin) -> None:
    ended = state.turns_ended()
    waited = min(1, ended) if cabin.waited is None else cabin.waited
    seen(state, cabin.pirate)
    state.row.append((ended - waited) << TURN | PIRATE_INDEX[cabin.pirate])


def place_scene(state: State, written: Written) -> None:
    """What the table waits for."""
    busy = bool(written.storms) + written.opening + (written.visit is not None)
    if busy > 1 or (busy and state.dealer == NOBODY):
        raise bad("position-visit")
    if written.storms:
        within("storms", written.storms, range(len(state.box.storms) + 1))
        if written.row or state.turn != state.dealer or state.used:
            raise bad("position-storm")
        state.scenes.append(Storms(written.storms))
    elif written.opening:
        if not state.closed:
            raise bad("position-row")
        state.scenes.append(DOORWAY)
    elif written.visit is not None:
        bit = 1 << PIRATE_INDEX[written.visit.pirate]
        if not state.used & bit:
            state.used |= seen(state, written.visit.pirate)
        state.scenes.append(place_visit(state, written.visit))


def check_row(state: State) -> None:
    """M10: enough cards for the turns that are left, and enough pirates for the doors."""
    scene = state.scenes[-1]
    if isinstance(scene, Storms):
        return
    turns = state.seats - state.turns_ended() - isinstance(scene, Visit)
    ghost = not (state.hidden | state.used) >> GHOST & 1 and state.lifeboat != GHOST
    if state.closed + len(state.row) - ghost < turns or state.closed > state.hidden.bit_count():
        raise bad("position-short")


# The duels


def place_duels(state: State, written: Written) -> None:
    state.lifeboat = state.turn = NOBODY
    state.clear_row()
    if written.dealer is not None:
        state.dealer = within("dealer", written.dealer, range(state.seats))
    state.dealer = max(state.dealer, 0)
    place_players(state, written)
    place_wins(state, written)
    place_laid(state, written)
    if state.won() != NOBODY or not state.in_game():
        state.end()
        return
    state.round = written.round
    state.in_duel = state.in_game()
    if not state.round:
        state.scenes = [REVEAL_DIAZ if written.turned else REVEAL_VALVERDE]
        if written.turned and not state.posts[state.duel][0]:
            raise bad("position-duel", part="turned")
        return
    if not state.posts[state.duel][1]:
        raise bad("position-duel", part="sailors")
    place_round(state, written)


def place_players(state: State, written: Written) -> None:
    """M27: whoever has no allegiance is out."""
    state.out = seats_of("out", written.out, state.seats)
    for seat, side in enumerate(state.sides):
        if side == NOBODY:
            state.out |= 1 << seat


def place_wins(state: State, written: Written) -> None:
    """M29: there are duels enough for one side to win three."""
    state.wins = [written.wins.valverde, written.wins.diaz]
    fought = sum(state.wins)
    if state.wins == [MAJORITY, MAJORITY]:
        raise bad("position-wins")
    if written.duel is not None:
        state.duel = LETTER_INDEX[written.duel]
    elif fought or state.in_game():
        state.duel = fought - (state.won() != NOBODY)
    if fought < state.duel or state.duel >= DUELS:
        raise bad("position-wins")


def place_laid(state: State, written: Written) -> None:
    """M34: what was laid round by round; the sums of this duel may be told without it."""
    for name, owners, cards in written.record:
        letter = LETTER_INDEX[name]
        if letter > state.duel:
            raise bad("position-record")
        kinds = sorted([CARD_INDEX[card] for card in cards])
        for card in kinds:
            state.sums[2 * letter + (card >= GREY)] += VALUE[card]
        monkeys = seats_of("record", owners, state.seats)
        state.record.append((letter, monkeys, *kinds))
    if written.laid is None or state.duel == NOBODY:
        return
    for colour, given in enumerate((written.laid.pink, written.laid.grey)):
        place = 2 * state.duel + colour
        total = sum(given) if isinstance(given, list) else given
        if total < state.sums[place]:
            raise bad("position-record")
        state.sums[place] = total


def place_round(state: State, written: Written) -> None:
    """M30: who is in the duel, and what lies face down."""
    if written.in_duel is not None:
        state.in_duel = seats_of("in_duel", written.in_duel, state.seats)
        if state.in_duel & state.out:
            raise bad("position-duel", part="in_duel")
    if written.robbing is not None:
        place_robbing(state, written.robbing)
        return
    state.waiting = state.in_duel
    state.scenes = [LAYING]
    for seat, card in enumerate(written.lays or ()):
        if card is not None:
            lay(state, seat, CARD_INDEX[card])
    if not state.waiting or len(written.lays or state.lays) != state.seats:
        raise bad("position-duel", part="lays" if written.lays else "in_duel")


def lay(state: State, seat: Seat, card: int) -> None:
    """A card face down is still in its hand."""
    if seat >= state.seats or not state.waiting >> seat & 1:
        raise bad("position-duel", part="lays")
    if card == MONKEY:
        held = state.round > 1 or not any(state.hands[seat])
    else:
        held = card < COMBAT and state.hands[seat][card] > 0
    if not held:
        raise bad("position-duel", part="lays")
    state.lays[seat] = card
    state.waiting ^= 1 << seat


def place_robbing(state: State, seat: Seat) -> None:
    """M32: in round 2, out of this duel but in the game, and there is somebody to rob."""
    own = seats_of("robbing", [seat], state.seats)
    if state.round != 2 or own & (state.in_duel | state.out) or not state.prey(seat):
        raise bad("position-duel", part="robbing")
    state.scenes = [Robbing(seat)]
