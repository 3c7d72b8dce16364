"""La mutinerie written down: positions in plain JSON, as the contract has them."""

from __future__ import annotations

from typing import Any

from flibuste.core.piles import UNSEEN, Layer, Pile
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position, Seat
from flibuste.games.mutiny.options import Options
from flibuste.games.mutiny.parts import (
    CARD_INDEX,
    CARDS,
    COINS,
    COMBAT,
    GOLD,
    MONKEY,
    NOBODY,
    SIDE_INDEX,
)
from flibuste.games.mutiny.parts.components import KEY, fingerprint
from flibuste.games.mutiny.rules.chapter import seat_word
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.placing import place_duels, place_sailors, place_voyage
from flibuste.games.mutiny.sight.recording import known_after
from flibuste.games.mutiny.sight.seeing import check_deck, check_pairs
from flibuste.games.mutiny.sight.visiting import has_buried
from flibuste.games.mutiny.sight.writing import write
from flibuste.games.mutiny.sight.written import (
    DUELS_ONLY,
    MORE_OF_DUELS,
    VOYAGE_ONLY,
    Written,
    WrittenCard,
    bad,
    seats_of,
    within,
)

__all__ = ["KEY", "read", "write"]


def read(position: Position, options: Options) -> tuple[int, Options, State]:
    """A written position, or BadPosition naming the part that does not add up."""
    written = position_fields(position, Written, KEY)
    state = State(written.seats, options)
    if written.components not in (None, fingerprint(state.box)):
        raise bad("position-components")
    check_phase(position, written)
    if written.ship is not None:  # M1: not behind its start, where it stands
        state.ship = within("ship", written.ship, range(state.ship, state.box.track + 1))
    place_cards(state, written)
    place_coins(state, written)
    place_sides(state, written)
    place_sailors(state, written)
    if written.phase == "voyage":
        place_voyage(state, written)
    else:
        place_duels(state, written)
    place_known(state, written)
    check_pairs(state)
    return written.seats, options, state


def check_phase(position: Position, written: Written) -> None:
    """A voyage has no duels yet, and in the duels the cabins are empty."""
    voyage = written.phase == "voyage"
    for part in (*DUELS_ONLY, *MORE_OF_DUELS) if voyage else VOYAGE_ONLY:
        if position.get(part) not in (None, False, 0, [], {}) and not is_start(part, written):
            raise bad("position-phase", part=part)


def is_start(part: str, written: Written) -> bool:
    """Wins and sums of nothing are as at the start."""
    if part == "wins":
        return not (written.wins.valverde or written.wins.diaz)
    return (
        part == "laid" and written.laid is not None and not (written.laid.pink or written.laid.grey)
    )


# Cards, coins, allegiances


def place_cards(state: State, written: Written) -> None:
    """M3: hands, gold, cards put under, looked at or laid; the rest are the decks."""
    if written.hands is not None:
        hands = by_seat("hands", written.hands, state.seats)
        state.hands = [counted("hands", hand, 0, COMBAT) for hand in hands]
    if written.gold is not None:
        golds = by_seat("gold", written.gold, state.seats)
        state.golds = [counted("gold", gold, GOLD, MONKEY) for gold in golds]
    for _, _, cards in written.record:
        for card, copies in enumerate(counted("record", cards, 0, COMBAT)):
            state.spent[card] += copies
    looked = [CARD_INDEX[card] for card in written.visit.cards] if written.visit else []
    combat, gold = written.under.combat, written.under.gold
    placed = [[*hand, *gold] for hand, gold in zip(state.hands, state.golds, strict=True)]
    placed.append([*state.spent, 0, 0, 0])
    placed.append([looked.count(card) for card in range(MONKEY)])
    placed.append(counted("under", [laid.card for laid in (*combat, *gold)], 0, MONKEY))
    unseen = [*state.box.pink, *state.box.grey, *state.box.gold]
    for card, name in enumerate(CARDS[:MONKEY]):
        number, most = sum([copies[card] for copies in placed]), unseen[card]
        if number > most:
            raise bad("position-cards", card=Message(f"card-{name}"), cards=number, most=most)
        unseen[card] -= number
    state.combat = deck(unseen[:GOLD], combat, 0, state.seats)
    state.gold = deck(unseen[GOLD:], gold, GOLD, state.seats)


def deck(unseen: list[int], under: list[WrittenCard], first: int, seats: int) -> Pile:
    """A deck: what nobody has seen, and below it what was put under it."""
    layers: list[Layer] = []
    for laid in reversed(under):
        card = CARD_INDEX[laid.card] - first
        if not 0 <= card < len(unseen):
            raise bad("position-card", part="under", card=Message(f"card-{laid.card}"))
        layers.append((card, seats_of("under", laid.seen, seats)))
    if any(unseen):
        layers.append((UNSEEN, sum(unseen)))
    pile = Pile(unseen, layers)
    check_deck(pile, first)
    return pile


def by_seat(part: str, given: list[Any], seats: int) -> list[Any]:
    if len(given) != seats:
        raise bad("position-seats", part=part, seats=seats)
    return given


def counted(part: str, cards: list[Any], first: int, end: int) -> list[int]:
    """Cards by kind; the monkey always is where it belongs, and needs no name."""
    copies = [0] * (end - first)
    for name in cards:
        card = CARD_INDEX[name]
        if not first <= card < end:
            raise bad("position-card", part=part, card=Message(f"card-{name}"))
        copies[card - first] += 1
    return copies


def place_coins(state: State, written: Written) -> None:
    """M3: 30 coins; the rest is the supply."""
    if written.coins is not None:
        state.coins = by_seat("coins", written.coins, state.seats)
    state.supply = COINS - sum(state.coins)
    if state.supply < 0:
        raise bad("position-coins", coins=sum(state.coins), most=COINS)


def place_sides(state: State, written: Written) -> None:
    """M24, M25: allegiances, and what was seen of them."""
    if written.sides is not None:
        sides = by_seat("sides", written.sides, state.seats)
        state.sides = [NOBODY if side is None else SIDE_INDEX[side] for side in sides]
    for seat, at, name, sure in written.looks:
        seats_of("looks", [seat, at], state.seats)
        place, side = seat * state.seats + at, SIDE_INDEX[name]
        if state.sides[seat] == NOBODY or not state.pledged_others(seat) >> at & 1:
            raise bad("position-looks", seat=seat_word(seat), at=seat_word(at))
        if state.looks[place] or (sure and state.sides[at] != side):
            raise bad("position-look", seat=seat_word(seat), at=seat_word(at))
        state.looks[place] = (1 if sure else 3) + side


def place_known(state: State, written: Written) -> None:
    """M37: the opening cards of a hand are known to all until a card has left it unseen."""
    state.known = known_after(state)
    if written.visit is not None and has_buried(written.visit):
        state.known[state.turn] = 0
    if written.known is None and written.hands is not None:
        state.known = [0] * state.seats
    elif written.known is not None:
        for seat, cards in enumerate(by_seat("known", written.known, state.seats)):
            state.known[seat] = known_of(state, seat, counted("known", cards, 0, COMBAT))


def known_of(state: State, seat: Seat, copies: list[int]) -> int:
    """All that can still be known of a hand, or nothing, as it is told."""
    known = state.known[seat] if any(copies) else 0
    in_hand = all(held >= told for held, told in zip(state.hands[seat], copies, strict=True))
    if not in_hand or copies != [known >> card & 1 for card in range(COMBAT)]:
        raise bad("position-known", player=seat_word(seat))
    return known
