"""The oracle's pirates (M15–M26): what happens in a cabin, a short script for each."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.core.protocol import Action
from flibuste.games.mutiny.acts import (
    Decline,
    Inspect,
    Keep,
    Number,
    Peek,
    Pledge,
    Post,
    Sailor,
    Steal,
    Swap,
    Take,
    Trade,
    Under,
)
from flibuste.games.mutiny.tests.oracle_table import (
    LETTERS,
    NOBODY,
    Deck,
    Pair,
    Script,
    Table,
    decide,
    decide_always,
    kinds,
    luck,
    turn_up,
)


def visit(table: Table, seat: int, pirate: str, waited: int) -> Script:
    """Use a pirate."""
    if pirate == "sate":
        earn(table, seat, 1 + waited)  # M23
    else:
        yield from VISITS[pirate](table, seat)


def earn(table: Table, seat: int, coins: int) -> None:
    """Coins from the supply, as many as there are (M14)."""
    table.players[seat].coins += min(coins, table.supply)


def draw_combat(table: Table, seat: int, number: int) -> Script:
    """Combat cards off the top, as many as there are (M14)."""
    for _ in range(number):
        if len(table.combat):
            card, _ = yield from turn_up(table.combat)
            table.players[seat].hand.append(card)


def valverde(table: Table, seat: int) -> Script:
    """M15: the top gold card and 1 coin."""
    earn(table, seat, 1)
    if len(table.gold):
        card, _ = yield from turn_up(table.gold)
        table.players[seat].gold.append(card)


def diaz(table: Table, seat: int) -> Script:
    """M16: look at the top gold card and the top combat card, keep one."""
    player = table.players[seat]
    for deck in (table.gold, table.combat):
        if len(deck):
            yield from look(table, deck)
    yield from keep_one(
        table, seat, {"gold": player.gold, "pink": player.hand, "grey": player.hand}
    )


def crackpott(table: Table, seat: int) -> Script:
    """M17: the top 2 combat cards."""
    yield from draw_combat(table, seat, 2)


def tembo(table: Table, seat: int) -> Script:
    """M18: look at the top 2 combat cards, keep one."""
    hand = table.players[seat].hand
    for _ in range(2):
        if len(table.combat):
            yield from look(table, table.combat)
    yield from keep_one(table, seat, {"pink": hand, "grey": hand})


def look(table: Table, deck: Deck) -> Script:
    """The top card, to be looked at."""
    card, familiar = yield from turn_up(deck)
    table.in_hand.append(card)
    table.familiar.append(familiar)


def keep_one(table: Table, seat: int, places: dict[str, list[str]]) -> Script:
    """M16, M18: one to keep, the other under its own deck; M14: a lone card is kept.

    M37: whoever knew a card that is seen to go back knows it still; all see which deck it goes
    under, so that is when it is the only card looked at that came from there.
    """
    cards = [str(card) for card in table.in_hand]
    if not cards:
        return
    act = yield from decide_always(seat, [Keep(card) for card in kinds(cards)])
    assert isinstance(act, Keep)
    places[act.card[:-1]].append(act.card)
    kept, decks = cards.index(act.card), [deck_of(table, card) for card in cards]
    for place, card in enumerate(cards):
        if place != kept:
            alone = sum(deck is decks[place] for deck in decks) == 1
            knew = table.familiar[place] if alone else NOBODY
            decks[place].under.append((card, knew | {seat}))
    table.in_hand, table.familiar = [], []


def deck_of(table: Table, card: str) -> Deck:
    return table.gold if card.startswith("gold") else table.combat


def wessel_jan(table: Table, seat: int) -> Script:
    """M19: 0–3 own combat cards under the deck, then as many off the top."""
    most = min(3, len(table.players[seat].hand))
    act = yield from decide(seat, [Number(number) for number in range(most + 1)])
    assert isinstance(act, Number)
    yield from put_under(table, seat, act.number)
    yield from draw_combat(table, seat, act.number)


def put_under(table: Table, seat: int, number: int) -> Script:
    """M19, M20: own combat cards under the deck, in the order you like."""
    hand = table.players[seat].hand
    for _ in range(number):
        acts = [Under(card) for card in kinds(hand)]
        act: Action
        if len(hand) == 1:
            act = acts[0]
        else:
            act = yield from decide_always(seat, acts)
        assert isinstance(act, Under)
        table.players[seat].give_away(act.card)
        table.combat.under.append((act.card, frozenset([seat])))


def dean_nero(table: Table, seat: int) -> Script:
    """M20: 0–3 combat cards for as many coins, or coins for cards, as supply and deck allow.

    No trade is one choice; who can do nothing else is not asked.
    """
    player = table.players[seat]
    most_cards = min(3, len(player.hand), table.supply)
    most_coins = min(3, player.coins, len(table.combat))
    acts: list[Action] = [Trade("cards", number) for number in range(most_cards + 1)]
    acts += [Trade("coins", number) for number in range(1, most_coins + 1)]
    act = yield from decide(seat, acts)
    assert isinstance(act, Trade)
    if act.give == "cards":
        earn(table, seat, act.number)
        yield from put_under(table, seat, act.number)
    else:
        player.coins -= act.number
        yield from draw_combat(table, seat, act.number)


def pang(table: Table, seat: int) -> Script:
    """M21: the top combat card or 1 coin; M14: only what exists."""
    acts: list[Action] = []
    if len(table.combat):
        acts.append(Take("card"))
    if table.supply:
        acts.append(Take("coin"))
    if not acts:
        return
    act = yield from decide(seat, acts)
    assert isinstance(act, Take)
    if act.what == "card":
        yield from draw_combat(table, seat, 1)
    else:
        earn(table, seat, 1)


def chang_ye(table: Table, seat: int) -> Script:
    """M22: you may steal 1 coin from an opponent who has one; M38: with no target nothing."""
    rich = [
        other for other, player in enumerate(table.players) if other != seat and player.coins > 0
    ]
    if not rich:
        return
    act = yield from decide(seat, [*(Steal(other) for other in rich), Decline()])
    if isinstance(act, Steal):
        table.players[act.seat].coins -= 1
        table.players[seat].coins += 1


def bijoux(table: Table, seat: int) -> Script:
    """M24: choose your allegiance, or choose it again."""
    act = yield from decide(seat, [Pledge("valverde"), Pledge("diaz")])
    assert isinstance(act, Pledge)
    table.players[seat].side = act.side


def ojo(table: Table, seat: int) -> Script:
    """M25: choose if you have not; else look at the allegiance of an opponent who has."""
    acts: list[Action]
    if table.players[seat].side is None:
        acts = [Pledge("valverde"), Pledge("diaz")]
    else:
        acts = [
            Peek(other)
            for other, player in enumerate(table.players)
            if other != seat and player.side is not None
        ]
    if not acts:  # M38
        return
    act = yield from decide(seat, [*acts, Decline()])
    if isinstance(act, Pledge):
        table.players[seat].side = act.side
    if isinstance(act, Peek):
        table.shown[seat, act.seat] = str(table.players[act.seat].side)


def cambivalute(table: Table, seat: int) -> Script:
    """M26: post two sailors on the next free letter; when all stand, look at a pair."""
    if len(table.pairs) == len(LETTERS):
        yield from inspect_a_pair(table, seat)
        return
    letter = next(letter for letter in LETTERS if letter not in table.pairs)
    for _ in range(2):
        act = yield from luck([Sailor(value) for value in table.deck_sailors])
        assert isinstance(act, Sailor)
        table.in_hand.append(act.value)
    one, two = map(int, table.in_hand)
    post = yield from decide(seat, [Post(one, two), Post(two, one)])
    assert isinstance(post, Post)
    table.in_hand = []
    table.pairs[letter] = Pair(post.valverde, post.diaz)
    table.pairs[letter].put_down(seat)


def inspect_a_pair(table: Table, seat: int) -> Script:
    """M26: you may look at one pair and put it back, swapped or not."""
    act = yield from decide(seat, [*(Inspect(letter) for letter in LETTERS), Decline()])
    if not isinstance(act, Inspect):
        return
    pair = table.pairs[act.duel]
    pair.look(seat)
    swap = yield from decide(seat, [Swap(False), Swap(True)])
    assert isinstance(swap, Swap)
    if swap.swap:
        pair.valverde, pair.diaz = pair.diaz, pair.valverde
    pair.put_down(seat)


VISITS: dict[str, Callable[[Table, int], Script]] = {
    "valverde": valverde,
    "diaz": diaz,
    "crackpott": crackpott,
    "tembo": tembo,
    "wessel_jan": wessel_jan,
    "dean_nero": dean_nero,
    "pang": pang,
    "chang_ye": chang_ye,
    "bijoux": bijoux,
    "ojo": ojo,
    "cambivalute": cambivalute,
}
