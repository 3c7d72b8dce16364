"""The oracle's tables as written positions, and back; positions in which everything is scarce."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from flibuste.games.mutiny.parts import CARD_INDEX, PIRATES, SIDES
from flibuste.games.mutiny.tests.oracle_table import (
    LETTERS,
    PURSE,
    Box,
    Cabin,
    Deck,
    Pair,
    Player,
    Table,
)


def ordered(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CARD_INDEX.__getitem__)


def written(table: Table) -> dict[str, Any]:
    """What the contract wants a position to tell, as far as it is settled at this moment."""
    told: dict[str, Any] = {
        "seats": len(table.players),
        "phase": "voyage" if table.duel is None else "duels",
        "ship": table.ship,
        "dealer": table.dealer,
        "hands": [ordered(player.hand) for player in table.players],
        "gold": [ordered(player.gold) for player in table.players],
        "coins": [player.coins for player in table.players],
        "sides": [player.side for player in table.players],
        "under": {"combat": put_under(table.combat), "gold": put_under(table.gold)},
        "known": [ordered(player.known) for player in table.players],
    }
    if not any(told["known"]):
        told["known"] = None
    if not table.in_hand:
        told["sailors"] = {
            letter: [pair.valverde, pair.diaz, sorted(pair.sure)]
            for letter, pair in table.pairs.items()
        }
    if table.duel is None:
        told["lifeboat"] = table.lifeboat
        if table.row:
            told["turn"] = table.turn
            told["row"] = [
                cabin.pirate and {"pirate": cabin.pirate, "open": True, "waited": cabin.waited}
                for cabin in table.row
            ]
    else:
        told["wins"] = table.wins
        told["out"] = sorted(table.out)
    if table.in_duel:
        told["duel"] = table.duel
        told["round"] = table.round
        told["laid"] = table.sums
        told["in_duel"] = sorted(table.in_duel)
    return told


def put_under(deck: Deck) -> list[dict[str, Any]]:
    """The first to come up first."""
    return [{"card": card, "seen": sorted(seats)} for card, seats in deck.under]


def table_at(position: dict[str, Any], box: Box | None = None) -> Table:
    """A complete position as a table."""
    box = box or Box()
    players = [
        Player(list(hand), list(gold), coins, side, known=[])
        for hand, gold, coins, side in zip(
            position["hands"], position["gold"], position["coins"], position["sides"], strict=True
        )
    ]
    table = Table(box, players, ship=position["ship"], dealer=position["dealer"])
    hands = [card for player in players for card in player.hand]
    golds = [card for player in players for card in player.gold]
    table.combat = deck_at(box.cards("pink", "grey"), hands, position["under"]["combat"])
    table.gold = deck_at(box.cards("gold"), golds, position["under"]["gold"])
    for letter, (valverde, diaz, seen) in position["sailors"].items():
        table.pairs[letter] = Pair(valverde, diaz, dict.fromkeys(seen, (valverde, diaz)), set(seen))
    if position["phase"] == "voyage":
        table.turn = position["turn"]
        table.lifeboat = position["lifeboat"]
        table.used = list(position["used"])
        table.row = [
            Cabin() if cabin is None else Cabin(cabin["pirate"], cabin["waited"])
            for cabin in position["row"]
        ]
    else:
        table.duel = position["duel"]
        table.round = position["round"]
        table.sums = dict(position["laid"])
        table.wins = dict(position["wins"])
        table.out = set(position["out"])
        table.in_duel = set(position["in_duel"])
    return table


def deck_at(cards: list[str], elsewhere: list[str], under: list[dict[str, Any]]) -> Deck:
    """A deck is what is not elsewhere."""
    for card in [*elsewhere, *(low["card"] for low in under)]:
        cards.remove(card)
    return Deck(cards, [(low["card"], frozenset(low["seen"])) for low in under])


TAKES = {  # what somebody may have got the last of (M15–M18, M20, M21, M23)
    "valverde": ["gold", "coins"],
    "diaz": ["gold", "combat"],
    "crackpott": ["combat"],
    "tembo": ["combat"],
    "dean_nero": ["combat", "coins"],
    "pang": ["combat", "coins"],
    "sate": ["coins"],
}


def drawn_sides(seats: int, rng: Random) -> list[str | None]:
    sworn = rng.choice([0.3, 0.9, 1])
    return [rng.choice(SIDES) if rng.random() < sworn else None for _ in range(seats)]


def scarce(
    seats: int, rng: Random, cards: list[str], empty: Iterable[str] = ("combat", "gold", "coins")
) -> dict[str, Any]:
    """Goods of a position: hardly anything left to take, or nothing at all where it can be."""

    def left(what: str, *numbers: int) -> int:
        return rng.choice([number for number in numbers if number or what in empty])

    hands, low = shared_out(cards, left("combat", 0, 1, 2, 3, 9), seats, rng)
    golds, low_gold = shared_out(Box().cards("gold"), left("gold", 0, 1, 2, 9), seats, rng)
    purses, _ = shared_out([""] * PURSE, left("coins", 0, 0, 1, 2, 3, 25), seats, rng)
    return {
        "seats": seats,
        "dealer": rng.randrange(seats),
        "hands": [ordered(hand) for hand in hands],
        "gold": [ordered(gold) for gold in golds],
        "coins": [len(purse) for purse in purses],
        "under": {"combat": low, "gold": low_gold},
    }


def shared_out(
    cards: list[str], left: int, seats: int, rng: Random
) -> tuple[list[list[str]], list[dict[str, Any]]]:
    """So many are left, some of them put under by somebody; the rest in hands, not evenly."""
    rng.shuffle(cards)
    piles: list[list[str]] = [[] for _ in range(seats)]
    shares = [rng.choice([0, 1, 1, 5]) for _ in range(seats)]
    shares[rng.randrange(seats)] = 1
    for card in cards[left:]:
        rng.choices(piles, shares)[0].append(card)
    known = rng.randint(0, left)
    return piles, [{"card": card, "seen": [rng.randrange(seats)]} for card in cards[:known]]


def pairs(letters: str, seats: int, rng: Random) -> dict[str, Any]:
    """Sailors on these letters, put up or looked at by somebody."""
    values = rng.sample(range(1, 11), 10)
    return {letter: [values.pop(), values.pop(), [rng.randrange(seats)]] for letter in letters}


def voyage_position(seats: int, rng: Random) -> dict[str, Any]:
    """The beginning of a turn."""
    turns = rng.randrange(seats)
    pirates = rng.sample(PIRATES, len(PIRATES))
    lifeboat = pirates.pop() if rng.random() < 0.3 else None
    seen = pirates[: rng.randint(turns, seats + 3) if turns else 0]
    used = [pirate for pirate in seen if pirate != "ghost"][: turns - ("ghost" in seen)]
    if turns and "ghost" not in seen and len(used) < turns:
        turns = len(used)
    lying = [pirate for pirate in seen if pirate not in used]
    waits = sorted([rng.randint(1, turns) for _ in lying], reverse=True)  # opened in order
    row: list[Any] = [
        {"pirate": pirate, "open": True, "waited": waited}
        for pirate, waited in zip(lying, waits, strict=True)
    ]
    row += [None] * (seats + 3 - len(seen))
    emptied = [rng.choice(TAKES[pirate]) for pirate in used if pirate in TAKES]  # M14
    given = scarce(seats, rng, Box().cards("pink", "grey"), emptied)
    ships = [0, 5, 6, 7, 8, 14, 15, 16, 17]
    return {
        **given,
        "phase": "voyage",
        "sides": drawn_sides(seats, rng),
        "ship": rng.choice([ship for ship in ships if ship >= Box().starts[seats - 2]]),
        "turn": (given["dealer"] + turns) % seats,
        "row": row,
        "used": used,
        "lifeboat": lifeboat,
        "sailors": pairs(LETTERS[: rng.choice([0, 2, 4, 5, 5])], seats, rng),
    }


def duel_position(seats: int, rng: Random) -> dict[str, Any]:
    """The beginning of a round of a duel; what was laid before is not told card by card."""
    equal = rng.random() < 0.5  # all equally rich, and on one side
    sides = [rng.choice(SIDES)] * seats if equal else drawn_sides(seats, rng)
    if not any(sides):
        sides[0] = rng.choice(SIDES)
    alive = [seat for seat, side in enumerate(sides) if side is not None]
    duels = rng.randrange(5)
    valverde = rng.randint(max(0, duels - 2), min(2, duels))
    rounds = rng.choice([0, 1, 2, 2, 3])
    fighting = alive if rounds < 3 else rng.sample(alive, rng.randint(1, len(alive)))
    cards = rng.sample(Box().cards("pink", "grey"), 40)
    laid = take(cards, len(fighting) * max(0, rounds - 1) + len(alive) - len(fighting))
    take(cards, len(alive) * duels)  # M31: in the duels before
    given = scarce(seats, rng, cards)
    if rng.random() < 0.5:  # poor hands, so that monkeys come soon
        given["under"]["combat"] = []
        given["hands"] = [hand[: rng.choice([0, 1, 2, 4])] for hand in given["hands"]]
    if equal:
        given["gold"] = [[] for _ in range(seats)]
        given["under"]["gold"] = []
        given["coins"] = [rng.choice([0, 1, 7])] * seats
    return {
        **given,
        "phase": "duels",
        "ship": 18,
        "sides": sides,
        "out": [seat for seat in range(seats) if seat not in alive],
        "sailors": pairs(LETTERS[: rng.randint(duels + (rounds > 0), 5)], seats, rng),
        "duel": LETTERS[duels],
        "round": rounds,
        "laid": {colour: points(laid, colour) for colour in ("pink", "grey")},
        "wins": {"valverde": valverde, "diaz": duels - valverde},
        "in_duel": sorted(fighting),
    }


def take(cards: list[str], number: int) -> list[str]:
    """The last so many cards."""
    return [cards.pop() for _ in range(number)]


def points(laid: list[str], colour: str) -> int:
    """M30: what the cards of a colour add up to."""
    return sum(int(card[-1]) for card in laid if card.startswith(colour))
