"""La mutinerie written down: positions in plain JSON, as the contract has them."""

from __future__ import annotations

from typing import Any

from flibuste.core.piles import UNSEEN, Layer, Pile
from flibuste.core.positions import position_fields
from flibuste.core.protocol import Message, Position

from .components import KEY, Components, fingerprint
from .options import Options
from .parts import (
    CARD_INDEX,
    CARDS,
    COINS,
    COMBAT,
    GOLD,
    LETTERS,
    MONKEY,
    NOBODY,
    PIRATES,
    SIDE_INDEX,
    SIDES,
    pirates_in,
    seats_in,
)
from .placing import place_duels, place_sailors, place_voyage
from .scenes.chapter import Visit
from .scenes.duel import Robbing
from .scenes.voyage import PIRATE, TURN, Doorway, Storms
from .state import State
from .view import visit as told_visit
from .written import (
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
    if written.ship is not None:
        state.ship = within("ship", written.ship, range(state.box.track + 1))
    place_cards(state, written)
    place_coins(state, written)
    place_sides(state, written)
    place_sailors(state, written)
    if written.phase == "voyage":
        place_voyage(state, written)
    else:
        place_duels(state, written)
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
            raise bad("position-card", part="under", card=laid.card)
        layers.append((card, seats_of("under", laid.seen, seats)))
    if any(unseen):
        layers.append((UNSEEN, sum(unseen)))
    return Pile(unseen, layers)


def by_seat(part: str, given: list[Any], seats: int) -> list[Any]:
    if len(given) != seats:
        raise bad("position-seats", part=part, seats=seats)
    return given


def counted(part: str, cards: list[Any], first: int, end: int) -> list[int]:
    """Cards by kind; a monkey may be named in a hand, where it always is."""
    copies = [0] * (end - first)
    for name in cards:
        card = CARD_INDEX[name]
        if card == MONKEY and part == "hands" and cards.count(name) == 1:
            continue
        if not first <= card < end:
            raise bad("position-card", part=part, card=name)
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
        side = SIDE_INDEX[name]
        if state.sides[at] == NOBODY or (sure and state.sides[at] != side):
            raise bad("position-looks")
        state.looks[seat * state.seats + at] = (1 if sure else 3) + side


# Writing


def write(state: State) -> Position:
    """The position; it and the options give back the very state."""
    voyage = state.at_sea()
    position: Position = {
        "seats": state.seats,
        "phase": "voyage" if voyage else "duels",
        "ship": state.ship,
        "hands": [cards_of(hand, 0) for hand in state.hands],
        "gold": [cards_of(gold, GOLD) for gold in state.golds],
        "coins": state.coins[:],
        "sides": [None if side == NOBODY else SIDES[side] for side in state.sides],
        "under": {"combat": under_of(state.combat, 0), "gold": under_of(state.gold, GOLD)},
        "sailors": sailors_of(state),
    }
    if state.dealer != NOBODY:
        position["dealer"] = state.dealer
    if state.box != Components():
        position["components"] = fingerprint(state.box)
    position |= {part: told for part, told in memories_of(state).items() if told}
    return position | (voyage_of(state) if voyage else duels_of(state))


def cards_of(copies: list[int], first: int) -> list[str]:
    return [CARDS[first + kind] for kind, number in enumerate(copies) for _ in range(number)]


def under_of(pile: Pile, first: int) -> list[dict[str, Any]]:
    return [
        {"card": CARDS[first + card], "seen": list(seats_in(seen))}
        for card, seen in reversed(pile.layers)
        if card != UNSEEN
    ]


def sailors_of(state: State) -> dict[str, Any]:
    return {
        LETTERS[letter]: [valverde, diaz or None, list(seats_in(seen))]
        for letter, (valverde, diaz, seen, _, _) in enumerate(state.posts)
        if valverde
    }


def memories_of(state: State) -> dict[str, Any]:
    """What was seen and may be otherwise now."""
    looks = []
    for place, code in enumerate(state.looks):
        if code:
            looks.append([*divmod(place, state.seats), SIDES[(code - 1) & 1], code < 3])
    recalled = {}
    for letter, (valverde, diaz, _, same, reverse) in enumerate(state.posts):
        told = [[seat, valverde, diaz] for seat in seats_in(same)]
        told += [[seat, diaz, valverde] for seat in seats_in(reverse)]
        if told:
            recalled[LETTERS[letter]] = told
    return {"looks": looks, "recalled": recalled}


def voyage_of(state: State) -> Position:
    scene = state.scenes[-1]
    ended = state.turns_ended()
    opened = [
        {"pirate": PIRATES[card & PIRATE], "open": True, "waited": ended - (card >> TURN)}
        for card in state.row
    ]
    position: Position = {
        "row": [*opened, *[None] * state.closed],
        "used": list(pirates_in(state.used)),
        "lifeboat": None if state.lifeboat == NOBODY else PIRATES[state.lifeboat],
    }
    if state.turn != NOBODY:
        position["turn"] = state.turn
    if isinstance(scene, Doorway):
        position["opening"] = True
    if isinstance(scene, Storms):
        position["storms"] = scene.left
    if isinstance(scene, Visit):
        told = told_visit(scene, own=True)
        position["visit"] = {
            "pirate": told.pirate,
            "step": told.step,
            "left": told.left,
            "number": told.number,
            "cards": list(told.cards),
            "sailors": list(told.sailors),
            "duel": told.duel,
        }
    return position


def duels_of(state: State) -> Position:
    scene = state.scenes[-1] if state.scenes else None
    position: Position = {
        "duel": None if state.duel == NOBODY else LETTERS[state.duel],
        "round": state.round,
        "wins": {"valverde": state.wins[0], "diaz": state.wins[1]},
        "out": list(seats_in(state.out)),
        "in_duel": list(seats_in(state.in_duel)),
        "record": [
            [LETTERS[letter], list(seats_in(monkeys)), [CARDS[card] for card in cards]]
            for letter, monkeys, *cards in state.record
        ],
    }
    if state.duel != NOBODY:
        pink, grey = state.sums[2 * state.duel : 2 * state.duel + 2]
        position["laid"] = {"pink": pink, "grey": grey}
    if state.half_revealed():
        position["turned"] = True
    if isinstance(scene, Robbing):
        position["robbing"] = scene.seat
    if any(card != NOBODY for card in state.lays):
        position["lays"] = [None if card == NOBODY else CARDS[card] for card in state.lays]
    return position
