"""La mutinerie by its rules: the table, and what the chapters in scenes/ do with its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import mypyc_attr

from flibuste.core.piles import Pile
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene, Stage
from flibuste.games.mutiny.acts import LUCKS, Act
from flibuste.games.mutiny.options import Options
from flibuste.games.mutiny.parts import (
    ALL_OPENING,
    ALL_PIRATES,
    ALL_SAILORS,
    COINS,
    COMBAT,
    DUELS,
    GOLD,
    MAJORITY,
    MORE_CABINS,
    NOBODY,
)
from flibuste.games.mutiny.parts.components import components
from flibuste.games.mutiny.rules.duel import REVEAL_VALVERDE, Revealing, begin_duel
from flibuste.games.mutiny.rules.scoring import value, winners
from flibuste.games.mutiny.rules.secrets import NOT_POSTED, Pair
from flibuste.games.mutiny.rules.voyage import CABINS, FIRST_DEALER, Cabins


@final
@mypyc_attr(free_list_len=1)  # copies come and go one after another
class State(Stage[Act]):
    """A position: cards counted by kind, sets of seats, pirates and sailors as bits."""

    __slots__ = (
        "aboard",
        "box",
        "closed",
        "coins",
        "combat",
        "dealer",
        "doors",
        "duel",
        "gold",
        "golds",
        "hands",
        "hidden",
        "in_duel",
        "known",
        "lays",
        "lifeboat",
        "looks",
        "out",
        "posts",
        "record",
        "round",
        "row",
        "seats",
        "ship",
        "sides",
        "spent",
        "sums",
        "supply",
        "turn",
        "used",
        "waiting",
        "wins",
    )

    def __init__(self, seats: int, options: Options | None) -> None:
        """M4, M5 · A pink 1, a grey 1 and a coin each; sailors on deck, the ship at its start.

        Without options nothing is on the table yet: copies are filled by who makes them.
        """
        self.seats = seats
        if options is None:
            return
        self.box = box = components(options.components)
        pink, grey = list(box.pink), list(box.grey)
        pink[0] -= seats
        grey[0] -= seats
        self.combat = Pile([*pink, *grey])
        self.gold = Pile(box.gold)
        self.hands = [[1, 0, 0, 1, 0, 0] for _ in range(seats)]
        self.known = [ALL_OPENING] * seats
        """M37: by seat, as a set of kinds, the opening cards that everybody knows to be in hand."""
        self.golds = [[0, 0, 0] for _ in range(seats)]
        self.coins = [1] * seats
        self.supply = COINS - seats
        self.sides = [NOBODY] * seats
        self.looks = [0] * (seats * seats)
        """With Ojo, by who looked and at whom: 0 never; 1 + the side seen, or, if the card has been
        handled since, 3 + the side."""
        # The voyage
        self.ship = box.starts[seats - 2]
        self.dealer = self.turn = NOBODY if options.first is None else options.first
        self.row: list[int] = []  # open cards: the pirate, and above four bits the turn of opening
        self.closed = seats + MORE_CABINS
        self.doors: tuple[int, ...] = ()  # who lives behind each one opened in this round
        self.hidden = ALL_PIRATES  # who has not been seen in this round
        self.used = 0
        self.lifeboat = NOBODY
        self.aboard = ALL_SAILORS  # on deck
        self.posts: list[Pair] = [NOT_POSTED] * DUELS
        # The mutiny
        self.duel = NOBODY
        self.round = 0
        self.sums = [0] * (2 * DUELS)  # of the cards laid: pink and grey in A, in B …
        self.wins = [0, 0]
        self.out = 0
        self.in_duel = 0
        self.waiting = 0  # who has still to lay a card in this round
        self.lays = [NOBODY] * seats  # face down; the cards are still in the hands
        self.spent = [0] * COMBAT  # combat cards out of the game
        self.record: list[tuple[int, ...]] = []  # rounds: the duel, the monkeys' owners, the cards
        self.scenes: list[Scene[State, Act]] = [CABINS]
        if self.dealer == NOBODY:
            self.scenes.append(FIRST_DEALER)

    def not_for_players(self) -> frozenset[str]:
        return LUCKS

    def turn_to(self, scene: Scene[State, Act]) -> None:
        """The top scene is over, and this one follows it."""
        self.scenes[-1] = scene

    # What can be told by looking and counting

    def at_sea(self) -> bool:
        """The voyage lasts, the mutiny has not begun."""
        return bool(self.scenes) and isinstance(self.scenes[0], Cabins)

    def half_revealed(self) -> bool:
        """M30: of the two sailors of the duel Valverde's is revealed, Diaz's is not."""
        scene = self.scenes[-1] if self.scenes else None
        return isinstance(scene, Revealing) and scene.side == 1

    def is_revealed(self, letter: int) -> bool:
        """M30: all have seen both sailors of a letter; at the end they see everything (M37)."""
        begun = letter < self.duel or (letter == self.duel and self.round > 0)
        return begun or not self.scenes

    def turns_ended(self) -> int:
        """In this round."""
        return (self.turn - self.dealer) % self.seats

    def with_coins(self, seat: Seat) -> int:
        """M22: the opponents who have a coin."""
        bits = 0
        for other, coins in enumerate(self.coins):
            if coins and other != seat:
                bits |= 1 << other
        return bits

    def prey(self, seat: Seat) -> int:
        """M32: the opponents in the game who have a coin."""
        return self.with_coins(seat) & ~self.out

    def pledged_others(self, seat: Seat) -> int:
        """M25: the opponents who have an allegiance."""
        return self.sworn() & ~(1 << seat)

    def sworn(self) -> int:
        """M27: those who have an allegiance."""
        bits = 0
        for seat, side in enumerate(self.sides):
            if side != NOBODY:
                bits |= 1 << seat
        return bits

    def pairs(self) -> int:
        """M26: the pairs that stand; they are put up letter by letter."""
        return sum([1 for pair in self.posts if pair[0]])

    def in_game(self) -> int:
        return (1 << self.seats) - 1 & ~self.out

    # What happens to the parts

    def pay(self, seat: Seat, coins: int) -> None:
        """Coins from the supply, as far as it goes (M14), or into it."""
        coins = min(coins, self.supply)
        self.supply -= coins
        self.coins[seat] += coins

    def rob(self, seat: Seat, victim: Seat) -> None:
        self.coins[victim] -= 1
        self.coins[seat] += 1

    def lift(self, card: int) -> int:
        """The top card of its deck is this one; the seats who had seen it before."""
        return self.combat.draw(card) if card < GOLD else self.gold.draw(card - GOLD)

    def hold(self, seat: Seat, card: int) -> None:
        if card < GOLD:
            self.hands[seat][card] += 1
        else:
            self.golds[seat][card - GOLD] += 1

    def put_under(self, card: int, seen_by: int) -> None:
        """Under its deck; the seats who saw it know it as long as it lies there (M37)."""
        if card < GOLD:
            self.combat.put_under(card, seen_by)
        else:
            self.gold.put_under(card - GOLD, seen_by)

    def bury(self, seat: Seat, card: int) -> None:
        """A combat card of one's own goes under the deck; M37: any may be gone, for all others."""
        self.hands[seat][card] -= 1
        self.known[seat] = 0
        self.combat.put_under(card, 1 << seat)

    def pledge(self, seat: Seat, side: int) -> None:
        """M24: the card is handled; what others saw of it is of the past, changed or not."""
        self.sides[seat] = side
        for place in range(seat, len(self.looks), self.seats):
            if 0 < self.looks[place] < 3:
                self.looks[place] += 2

    def clear_row(self) -> None:
        """M12: the pirate cards are collected, all but the one in the lifeboat."""
        self.row = []
        self.doors = ()
        self.closed = self.used = 0
        self.hidden = ALL_PIRATES
        if self.lifeboat != NOBODY:
            self.hidden ^= 1 << self.lifeboat

    # The mutiny and the end

    def mutiny(self) -> None:
        """M27 · Without an allegiance one is out; the lifeboat card is discarded (M28)."""
        self.lifeboat = self.turn = NOBODY
        self.clear_row()
        self.out |= (1 << self.seats) - 1 & ~self.sworn()
        self.scenes = [REVEAL_VALVERDE]
        if self.in_game():
            begin_duel(self, 0)
        else:
            self.end()

    def end(self) -> None:
        """M35, M36: nobody is awaited any more."""
        self.round = self.in_duel = 0
        self.scenes = []

    def won(self) -> int:
        """The side that has won three duels (M29)."""
        return self.wins.index(MAJORITY) if MAJORITY in self.wins else NOBODY

    def scores(self) -> Sequence[int]:
        """Gold cards and coins (M36)."""
        return [value(gold) + coins for gold, coins in zip(self.golds, self.coins, strict=True)]

    def tally(self) -> Sequence[Mapping[str, int]]:
        return [
            {"gold": value(gold), "coins": coins}
            for gold, coins in zip(self.golds, self.coins, strict=True)
        ]

    def ranks(self) -> Sequence[int]:
        """Winners are first, all others second (M36); perhaps there are none."""
        first = winners(self)
        return [1 if seat in first else 2 for seat in range(self.seats)]

    def copy(self) -> State:
        new = State(self.seats, None)
        new.box, new.supply, new.ship = self.box, self.supply, self.ship
        new.combat, new.gold = self.combat.copy(), self.gold.copy()
        new.hands = [hand[:] for hand in self.hands]
        new.golds = [gold[:] for gold in self.golds]
        new.coins, new.sides, new.looks = self.coins[:], self.sides[:], self.looks[:]
        new.dealer, new.turn, new.lifeboat = self.dealer, self.turn, self.lifeboat
        new.row, new.closed, new.doors = self.row[:], self.closed, self.doors
        new.hidden, new.used = self.hidden, self.used
        new.aboard, new.posts = self.aboard, self.posts[:]
        new.duel, new.round, new.sums = self.duel, self.round, self.sums[:]
        new.wins, new.out, new.in_duel = self.wins[:], self.out, self.in_duel
        new.waiting, new.lays, new.known = self.waiting, self.lays[:], self.known[:]
        new.spent, new.record = self.spent[:], self.record[:]
        new.scenes = self.scenes[:]  # a chapter never changes
        return new
