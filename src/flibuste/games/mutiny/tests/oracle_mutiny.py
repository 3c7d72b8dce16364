"""The oracle's mutiny (M27–M35): five duels, cards laid face down, monkeys and coins."""

from __future__ import annotations

from collections.abc import Generator

from flibuste.core.protocol import Action
from flibuste.games.mutiny.acts import Decline, Lay, Rob, Sailor
from flibuste.games.mutiny.tests.oracle_table import (
    LETTERS,
    Answer,
    Pair,
    Question,
    Script,
    Table,
    ask,
    decide,
    kinds,
    luck,
)


def mutiny(table: Table) -> Script:
    """M27–M29, M35: duels in turn until a side has won three or nobody is left."""
    if table.duel is None:
        table.turn = None
        table.lifeboat = None
        table.row = []
        table.out = {seat for seat, player in enumerate(table.players) if player.side is None}
        table.duel = "A"
    while table.in_game:
        yield from fight(table)
        if not table.in_game:
            return
        winner = winner_of(table)
        table.wins[winner] += 1
        table.round = 0
        table.sums = {"pink": 0, "grey": 0}
        table.revealed = []
        if table.wins[winner] == 3:
            table.winner = winner
            return
        table.duel = LETTERS[LETTERS.index(table.duel) + 1]


def fight(table: Table) -> Script:
    """M30, M34: the two sailors, then rounds until everybody in this duel has laid the monkey."""
    assert table.duel is not None
    if table.round == 0:
        table.in_duel = set(table.in_game)
        yield from reveal_sailors(table, table.duel)
        table.round = 1
    while table.in_duel:
        monkeys = yield from lay_and_reveal(table)
        if table.round == 1:
            table.out |= set(monkeys)  # M31
        if table.round == 2:
            yield from reward(table, monkeys)
        table.round += 1


def reveal_sailors(table: Table, letter: str) -> Script:
    """M28, M30: Valverde's first; those that were left on deck may be any that do not stand."""
    standing = table.pairs.get(letter)
    if standing is not None:
        yield from luck([Sailor(standing.valverde)])
        yield from luck([Sailor(standing.diaz)])
        return
    for _ in range(2):
        act = yield from luck([Sailor(value) for value in table.deck_sailors])
        assert isinstance(act, Sailor)
        table.in_hand.append(act.value)
    one, two = map(int, table.in_hand)
    table.in_hand = []
    table.pairs[letter] = Pair(one, two)


def lay_and_reveal(table: Table) -> Generator[Question, Answer, list[int]]:
    """M30: a card each, face down, then all are revealed; whose monkeys there are."""
    table.laid = {}
    while len(table.laid) < len(table.in_duel):
        waiting = sorted(table.in_duel - set(table.laid))
        seat, act = yield from ask(Question({seat: may_lay(table, seat) for seat in waiting}))
        assert isinstance(act, Lay)
        table.laid[seat] = act.card
    cards = [card for card in table.laid.values() if card != "monkey"]
    seen = cards == cards[:1] * len(cards)  # M37: it could have been no other card
    for seat, card in table.laid.items():
        if card != "monkey":
            table.players[seat].give_away(card, seen=seen)
            table.sums[card[:-1]] += int(card[-1])
    monkeys = [seat for seat, card in table.laid.items() if card == "monkey"]
    table.revealed.append(sorted(table.laid.values()))
    table.in_duel -= set(monkeys)
    table.laid = {}
    return monkeys


def may_lay(table: Table, seat: int) -> list[Action]:
    """M31: in round 1 combat cards only, if there are any; M32: later the monkey too."""
    acts: list[Action] = [Lay(card) for card in kinds(table.players[seat].hand)]
    if table.round > 1 or not acts:
        acts.append(Lay("monkey"))
    return acts


def reward(table: Table, monkeys: list[int]) -> Script:
    """M32: in round 2 a monkey alone may steal, two or more get a coin each."""
    if len(monkeys) == 1:
        yield from rob(table, monkeys[0])
    elif monkeys:
        pay(table, monkeys)


def rob(table: Table, seat: int) -> Script:
    """M32: 1 coin from any other player still in the game who has one; M38."""
    rich = [other for other in table.in_game if other != seat and table.players[other].coins]
    if not rich:
        return
    act = yield from decide(seat, [*(Rob(other) for other in rich), Decline()])
    if isinstance(act, Rob):
        table.players[act.seat].coins -= 1
        table.players[seat].coins += 1


def pay(table: Table, monkeys: list[int]) -> None:
    """M32, M33: a coin each from the dealer on; if short, everybody first puts one back."""
    if table.supply < len(monkeys):
        for seat in table.in_game:
            table.players[seat].coins -= min(1, table.players[seat].coins)
    assert table.dealer is not None
    seats = len(table.players)
    for step in range(seats):
        seat = (table.dealer + step) % seats
        if seat in monkeys and table.supply:
            table.players[seat].coins += 1


def winner_of(table: Table) -> str:
    """M34: the higher total wins; equal totals: the higher sum of card values."""
    assert table.duel is not None
    pair = table.pairs[table.duel]
    valverde = (pair.valverde + table.sums["pink"], table.sums["pink"])
    diaz = (pair.diaz + table.sums["grey"], table.sums["grey"])
    assert valverde != diaz
    return "valverde" if valverde > diaz else "diaz"
