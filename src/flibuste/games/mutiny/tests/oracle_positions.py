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


def scarce(seats: int, rng: Random) -> dict[str, Any]:
    """Goods and people of a position: hardly anything left to take, or nothing at all."""
    hands, low = shared_out(Box().cards("pink", "grey"), rng.choice([0, 1, 2, 3, 9]), seats, rng)
    golds, low_gold = shared_out(Box().cards("gold"), rng.choice([0, 1, 2, 9]), seats, rng)
    purses, _ = shared_out([""] * PURSE, rng.choice([0, 0, 1, 2, 3, 25]), seats, rng)
    sworn = rng.choice([0.3, 0.9, 1])
    return {
        "seats": seats,
        "dealer": rng.randrange(seats),
        "hands": [ordered(hand) for hand in hands],
        "gold": [ordered(gold) for gold in golds],
        "coins": [len(purse) for purse in purses],
        "sides": [rng.choice(SIDES) if rng.random() < sworn else None for _ in range(seats)],
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
    return piles, [{"card": card, "seen": some(seats, rng)} for card in cards[:known]]


def some(seats: int, rng: Random) -> list[int]:
    """Who has seen something: mostly one player."""
    return sorted(rng.sample(range(seats), rng.choice([1, 1, 1, 2])))


def pairs(letters: str, seats: int, rng: Random) -> dict[str, Any]:
    """Sailors on these letters, seen by somebody."""
    values = rng.sample(range(1, 11), 10)
    return {
        letter: [
            values.pop(),
            values.pop(),
            sorted(rng.sample(range(seats), rng.randint(1, seats))),
        ]
        for letter in letters
    }


def voyage_position(seats: int, rng: Random) -> dict[str, Any]:
    """The beginning of a turn."""
    given = scarce(seats, rng)
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
    return {
        **given,
        "phase": "voyage",
        "ship": rng.choice([0, 5, 6, 7, 8, 14, 15, 16, 17]),
        "turn": (given["dealer"] + turns) % seats,
        "row": row,
        "used": used,
        "lifeboat": lifeboat,
        "sailors": pairs(LETTERS[: rng.choice([0, 2, 4, 5, 5])], seats, rng),
    }


def duel_position(seats: int, rng: Random) -> dict[str, Any]:
    """The beginning of a round of a duel."""
    given = scarce(seats, rng)
    if rng.random() < 0.5:  # poor hands, so that monkeys come soon
        given["under"]["combat"] = []
        given["hands"] = [hand[: rng.choice([0, 1, 2, 4])] for hand in given["hands"]]
    if rng.random() < 0.5:  # all equally rich, and on one side
        given["sides"] = [rng.choice(SIDES)] * seats
        given["gold"] = [[] for _ in range(seats)]
        given["under"]["gold"] = []
        given["coins"] = [rng.choice([0, 1, 7])] * seats
    given["out"] = [seat for seat, side in enumerate(given["sides"]) if side is None]
    alive = [seat for seat in range(seats) if seat not in given["out"]]
    duels = rng.randrange(5)
    valverde = rng.randint(max(0, duels - 2), min(2, duels))
    rounds = rng.choice([0, 1, 2, 2, 3]) if alive else 0
    fighting = alive if rounds < 3 else rng.sample(alive, rng.randint(1, len(alive)))
    return {
        **given,
        "phase": "duels",
        "ship": 18,
        "sailors": pairs(LETTERS[: rng.randint(duels + (rounds > 0), 5)], seats, rng),
        "duel": LETTERS[duels],
        "round": rounds,
        "laid": points(len(fighting) * max(0, rounds - 1) + len(alive) - len(fighting), rng),
        "wins": {"valverde": valverde, "diaz": duels - valverde},
        "in_duel": sorted(fighting),
    }


def points(cards: int, rng: Random) -> dict[str, int]:
    """M30: what so many cards laid add up to, for either side."""
    laid = {"pink": 0, "grey": 0}
    for _ in range(cards):
        laid[rng.choice(["pink", "grey"])] += rng.randint(1, 3)
    return laid
