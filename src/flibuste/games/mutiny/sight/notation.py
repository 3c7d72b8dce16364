"""La mutinerie written down: a position is what an all-seeing viewer is told, in plain JSON."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

from flibuste.core.plain import to_json
from flibuste.core.players import player
from flibuste.core.protocol import Position, Seat
from flibuste.games.mutiny import parts
from flibuste.games.mutiny.acts import LAY
from flibuste.games.mutiny.options import Options
from flibuste.games.mutiny.parts.components import Components
from flibuste.games.mutiny.rules.duel import LAYING
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE
from flibuste.games.mutiny.sight.duelling import check_duels, known_after
from flibuste.games.mutiny.sight.guess import imagine
from flibuste.games.mutiny.sight.opened import opened
from flibuste.games.mutiny.sight.tell import view
from flibuste.games.mutiny.sight.view import ALL_EYES, Cabin, Sight, Visit
from flibuste.games.mutiny.sight.visiting import check_deck, check_pairs, check_voyage
from flibuste.games.mutiny.sight.written import (
    CHECKS,
    Recalled,
    Written,
    bad,
    seats_of,
    written_in,
)
from flibuste.games.mutiny.words import names as word

if TYPE_CHECKING:
    from random import Random

NO_LUCK: Final = cast("Random", SimpleNamespace(random=None))  # all is told: nothing is drawn


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    told = view(state, ALL_EYES)
    position: Position = {
        "seats": state.seats,
        "phase": told.phase,
        "ship": told.ship,
        "hands": [player.cards for player in told.players],
        "gold": [player.gold for player in told.players],
        "coins": state.coins,
        "sides": [player.side for player in told.players],
        "under": {"combat": told.combat.under[::-1], "gold": told.gold.under[::-1]},
        "sailors": {
            letter: [pair.valverde, pair.diaz, pair.seen] for letter, pair in told.sailors.items()
        },
    }
    known = [player.known for player in told.players]
    sometimes = {
        "known": known if any(known) else (),
        "looks": told.looks,
        "recalled": recalled(state),
        "components": "" if told.box == Components() else told.fingerprint,
    }
    position |= voyage_of(state, told) if told.phase == "voyage" else duels_of(state, told)
    position |= {part: thing for part, thing in sometimes.items() if thing}
    if told.dealer is not None:
        position["dealer"] = told.dealer
    return cast("Position", to_json(position))


def recalled(state: State) -> dict[parts.Letter, list[Recalled]]:
    """What somebody saw of a pair that others have handled since, and how it stood then."""
    found = {}
    for letter, (valverde, diaz, _, same, reverse) in zip(parts.LETTERS, state.posts, strict=True):
        then = [Recalled(seat, valverde, diaz) for seat in parts.seats_in(same)]
        then += [Recalled(seat, diaz, valverde) for seat in parts.seats_in(reverse)]
        if then:
            found[letter] = then
    return found


def door(cabin: Cabin) -> dict[str, Any] | None:
    if cabin.pirate is None:
        return None
    return {"pirate": cabin.pirate, "open": True, "waited": cabin.waited}


def doors(state: State) -> list[parts.Pirate | None]:
    """Who lives behind the doors, if they stand in another order than the visited ones first."""
    lying = {card & PIRATE for card in state.row}
    there = [pirate for pirate in state.doors if pirate not in lying]
    last = max([-1, *[at for at, pirate in enumerate(state.doors) if pirate not in lying]])
    found = state.doors[: last + 1]
    usual = found == (*sorted(there, key=lambda pirate: pirate % len(parts.PIRATES)),)
    return [] if usual else [parts.PIRATES[one] if one != parts.NOBODY else None for one in found]


def voyage_of(state: State, told: Sight) -> Position:
    position: Position = {
        "row": list(map(door, told.row)),
        "used": told.used,
        "lifeboat": told.lifeboat,
    }
    sometimes: Position = {
        "doors": doors(state),
        "opening": told.opening,
        "storms": told.storms,
        "visit": told.visit,
    }
    position |= {part: thing for part, thing in sometimes.items() if thing}
    return position if told.turn is None else position | {"turn": told.turn}


def duels_of(state: State, told: Sight) -> Position:
    seats = range(state.seats)
    last = told.duels[-1] if told.duels else None
    position: Position = {
        "duel": last and last.letter,
        "round": told.round,
        "wins": told.wins,
        "out": [seat for seat in seats if told.players[seat].out],
        "in_duel": [seat for seat in seats if told.players[seat].in_duel],
        "duels": told.duels,
    }
    if last is not None:
        position["laid"] = {"pink": last.pink, "grey": last.grey}
    if told.robbing is not None:
        position["robbing"] = told.robbing
    if any(told.lays):
        position["lays"] = [
            None if card == parts.NOBODY else parts.CARDS[card] for card in state.lays
        ]
    return position


# The way back


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    written = written_in(position)
    told = opened(written, view(State(written.seats, options), ALL_EYES))
    state = imagine(told, NO_LUCK)
    check_deck(state.combat, 0)
    check_deck(state.gold, parts.CARD_INDEX["gold1"])
    recall(state, written)
    if told.phase == "voyage":
        check_voyage(state, written)
    else:
        lay_all(state, written)
        check_duels(state, written)
    place_known(state, written, told.visit)
    check_pairs(state)
    return written.seats, options, state


def recall(state: State, written: Written) -> None:
    """Pairs as somebody saw them before others handled them: the same two, either way round."""
    for name, told in written.recalled.items():
        letter = parts.LETTER_INDEX[name]
        valverde, diaz, seen, same, reverse = state.posts[letter]
        for one in told:
            bit = seats_of("recalled", [one.seat], state.seats)
            if {one.valverde, one.diaz} != {valverde, diaz} or bit & (seen | same | reverse):
                raise bad("position-seen", letter=name)
            if one.valverde == valverde:
                same |= bit
            else:
                reverse |= bit
        state.posts[letter] = (valverde, diaz, seen, same, reverse)


def lay_all(state: State, written: Written) -> None:
    """M30: what lies face down in this round; M32: a lone monkey robs somebody who has a coin."""
    if written.robbing is not None and state.scenes and not state.prey(written.robbing):
        raise bad("position-duel", part="robbing")
    if not state.waiting:
        return
    for seat, card in enumerate(written.lays or ()):
        if card is not None:
            lay(state, seat, parts.CARD_INDEX[card])
    if not state.waiting or len(written.lays or state.lays) != state.seats:
        raise bad("position-duel", part="lays")


def lay(state: State, seat: Seat, card: int) -> None:
    """A card face down is still in its hand."""
    if seat >= state.seats or not state.waiting >> seat & 1:
        raise bad("position-duel", part="lays")
    if LAYING.forbids(state, seat, LAY[card]) is not None:
        raise bad("position-lays", player=player(seat), card=word.card(parts.CARDS[card]))
    state.lays[seat] = card
    state.waiting ^= 1 << seat


def place_known(state: State, written: Written, visit: Visit | None) -> None:
    """M37: the opening cards of a hand are known to all until a card has left it unseen."""
    can_be = known_after(state)
    if visit is not None and has_buried(visit):
        can_be[state.turn] = 0
    told = written.known
    if told is None:
        state.known = can_be if written.hands is None else [0] * state.seats
        return
    for seat, cards in enumerate(CHECKS.by_seat("known", told, state.seats)):
        known = can_be[seat] if cards else 0
        copies = [cards.count(name) for name in parts.CARDS]
        in_hand = all(
            held >= number
            for held, number in zip(state.hands[seat], copies[: parts.COMBAT], strict=True)
        )
        if not in_hand or copies != [known >> card & 1 for card in range(len(parts.CARDS))]:
            raise bad("position-known", player=player(seat))
        state.known[seat] = known


def has_buried(told: Visit) -> bool:
    """M37: whether a card of one's own has left the hand in this visit."""
    drawing = told.step == "Draw" and told.pirate == "wessel_jan"
    return drawing or (told.step == "Under" and told.left < told.number)
