"""Where a written position stands: the sailors, the voyage, the duels."""

from __future__ import annotations

from flibuste.core.protocol import Message, Seat
from flibuste.games.mutiny.acts import LAY
from flibuste.games.mutiny.parts import (
    ALL_PIRATES,
    ALL_SAILORS,
    CARD_INDEX,
    CARDS,
    GHOST,
    LETTER_INDEX,
    MAJORITY,
    NOBODY,
    PIRATE_INDEX,
)
from flibuste.games.mutiny.rules.chapter import pirate_word, seat_word
from flibuste.games.mutiny.rules.duel import LAYING, REVEAL_DIAZ, REVEAL_VALVERDE, Robbing
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import CABINS, FIRST_DEALER
from flibuste.games.mutiny.sight.counting import check_points
from flibuste.games.mutiny.sight.recording import check_out, check_record, place_record, sworn
from flibuste.games.mutiny.sight.stores import check_stores
from flibuste.games.mutiny.sight.visiting import place_row, place_scene, seen
from flibuste.games.mutiny.sight.written import Written, bad, seats_of, within

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
    if state.ship == state.box.track:  # M14
        raise bad("position-mutiny")
    place_dealer(state, written)
    if written.lifeboat is not None:
        state.lifeboat = PIRATE_INDEX[written.lifeboat]
    state.hidden = ALL_PIRATES
    for name in written.used:
        if PIRATE_INDEX[name] == GHOST:
            raise bad("position-pirate", pirate=pirate_word(GHOST))
        state.used |= seen(state, name)
    if written.visit is not None and written.visit.pirate not in written.used:
        state.used |= seen(state, written.visit.pirate)
    if written.lifeboat is not None:
        seen(state, written.lifeboat)
    place_row(state, written)
    place_scene(state, written)
    check_stores(state, written)


def place_dealer(state: State, written: Written) -> None:
    """Whoever is in turn deals, if nobody else is named; before the first deal no door is open."""
    if written.turn is not None:
        state.turn = within("turn", written.turn, range(state.seats))
        if state.dealer == NOBODY:
            state.dealer = state.turn
    if written.dealer is not None:
        state.dealer = within("dealer", written.dealer, range(state.seats))
        if written.turn is None:
            state.turn = state.dealer
    state.scenes = [CABINS] if state.dealer != NOBODY else [CABINS, FIRST_DEALER]
    begun = written.used or written.opening or written.storms or written.visit or written.lifeboat
    if state.dealer == NOBODY and (begun or any(written.row or ())):
        raise bad("position-dealer")


# The duels


def place_duels(state: State, written: Written) -> None:
    state.lifeboat = state.turn = NOBODY
    state.clear_row()
    if written.dealer is not None:
        state.dealer = within("dealer", written.dealer, range(state.seats))
    state.dealer = max(state.dealer, 0)
    if written.turn is not None:  # it tells nothing here
        within("turn", written.turn, range(state.seats))
    place_players(state, written)
    place_wins(state, written)
    place_record(state, written)
    over = state.won() != NOBODY or not state.in_game()
    if over or not written.round:
        check_no_round(state, written, over)
    if over:
        state.end()
    else:
        state.round = written.round
        state.in_duel = state.in_game()
        place_duel(state, written)
    check_out(state)
    check_record(state, written)
    check_points(state, written)


def place_duel(state: State, written: Written) -> None:
    """M30: the sailors are about to be revealed, or were; then a round is being played."""
    if not state.round:
        place_reveal(state, written)
    elif not state.posts[state.duel][1]:
        raise bad("position-duel", part="sailors")
    else:
        place_round(state, written)


def place_players(state: State, written: Written) -> None:
    """M27: whoever has no allegiance is out."""
    state.out = seats_of("out", written.out, state.seats)
    for seat, side in enumerate(state.sides):
        if side == NOBODY:
            state.out |= 1 << seat


def place_wins(state: State, written: Written) -> None:
    """M29: one for each duel that has ended, until one side has three."""
    state.wins = [written.wins.valverde, written.wins.diaz]
    fought = sum(state.wins)
    if state.wins == [MAJORITY, MAJORITY]:
        raise bad("position-wins")
    if not sworn(state) and (fought or written.duel is not None):  # M35
        raise bad("position-duel", part="wins" if fought else "duel")
    if written.duel is not None:
        state.duel = LETTER_INDEX[written.duel]
    elif sworn(state):
        state.duel = fought - (state.won() != NOBODY)
    ended = state.duel + (state.won() != NOBODY)
    if state.duel != NOBODY and fought != ended:
        raise bad("position-wins")
    if state.won() != NOBODY and (written.round or written.turned):
        raise bad("position-wins")


def check_no_round(state: State, written: Written, over: bool) -> None:
    """Before round 1, and after the end, nobody lays, robs or has left the duel alone."""
    there = state.in_game()
    if written.in_duel is not None:
        there = seats_of("in_duel", written.in_duel, state.seats)
    wrong = {
        "in_duel": there != state.in_game() and not (over and not there),
        "lays": any(card is not None for card in written.lays or ()),
        "robbing": written.robbing is not None,
        "round": over and written.round > 0,
    }
    for part, is_wrong in wrong.items():
        if is_wrong:
            raise bad("position-duel", part=part)


def place_reveal(state: State, written: Written) -> None:
    """M30: first the sailors are revealed."""
    if written.turned and not state.posts[state.duel][0]:
        raise bad("position-duel", part="turned")
    state.scenes = [REVEAL_DIAZ if written.turned else REVEAL_VALVERDE]


def place_round(state: State, written: Written) -> None:
    """M30: who is in the duel, and what lies face down; M32: nobody leaves it before round 2."""
    if written.robbing is not None:
        place_robbing(state, written.robbing)
    if written.in_duel is not None:
        there = seats_of("in_duel", written.in_duel, state.seats)
        if there & ~state.in_duel or (state.round < 3 and there != state.in_duel):
            raise bad("position-duel", part="in_duel")
        state.in_duel = there
    if written.robbing is not None:
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
    if LAYING.forbids(state, seat, LAY[card]) is not None:
        raise bad("position-lays", player=seat_word(seat), card=Message(f"card-{CARDS[card]}"))
    state.lays[seat] = card
    state.waiting ^= 1 << seat


def place_robbing(state: State, seat: Seat) -> None:
    """M32: in round 2, the only one who leaves the duel, and there is somebody to rob."""
    own = seats_of("robbing", [seat], state.seats)
    if state.round != 2 or own & state.out or not state.prey(seat):
        raise bad("position-duel", part="robbing")
    state.in_duel &= ~own
    state.scenes = [Robbing(seat)]
