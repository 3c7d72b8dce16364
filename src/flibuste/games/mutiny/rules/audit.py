"""The box is complete: law 7 for La mutinerie."""

from __future__ import annotations

from flibuste.core.piles import Pile
from flibuste.games.mutiny import parts
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.secrets import Mustering, Posting
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE, Storms, visits_paid


def audit(state: State) -> None:
    """M1–M4: cards, coins, sailors and pirates, each somewhere once."""
    by_seat = (state.hands, state.golds, state.coins, state.sides, state.lays)
    assert all(len(things) == state.seats for things in by_seat), "something for each player"
    audit_cards(state)
    audit_coins(state)
    audit_sailors(state)
    audit_pirates(state)
    audit_record(state)


def looked_at(state: State, sailors: bool) -> list[int]:
    """What a visitor looks at: sailors, or cards."""
    scene = state.scenes[-1] if state.scenes else None
    if not isinstance(scene, Visit) or isinstance(scene, Mustering | Posting) != sailors:
        return []
    return list(scene.cards)


def audit_cards(state: State) -> None:
    """M3: 40 combat cards and 18 gold cards, as many of each kind as the table says."""
    looked = looked_at(state, sailors=False)
    box = [*state.box.pink, *state.box.grey, *state.box.gold]
    decks = [*state.combat.counts(), *state.gold.counts()]
    assert len(box) == len(decks) == parts.MONKEY, "nine kinds of card"
    for card, name in enumerate(parts.CARDS[: parts.MONKEY]):
        held = [hand[card] for hand in state.hands] if card < parts.COMBAT else []
        held += [gold[card - parts.GOLD] for gold in state.golds] if card >= parts.GOLD else []
        held += [decks[card], looked.count(card), state.spent[card] if card < parts.COMBAT else 0]
        assert min(held) >= 0, f"a negative number of {name}"
        assert sum(held) == box[card], f"{sum(held)} {name}"
    assert all(card < parts.MONKEY for card in looked), "a monkey among the cards looked at"
    for hand, known in zip(state.hands, state.known, strict=True):
        there = sum(1 << card for card in parts.OPENING if hand[card])
        assert not known & ~there, "a hand without its known cards"
    audit_pile(state.combat)
    audit_pile(state.gold)


def audit_pile(pile: Pile) -> None:
    assert len(pile) == sum(pile.counts()), "the deck is not as high as it is full"
    assert min(pile.unseen) >= 0, "a negative number of unseen cards"


def audit_coins(state: State) -> None:
    """M3: 30 coins."""
    assert min(state.supply, *state.coins) >= 0, "a negative number of coins"
    assert state.supply + sum(state.coins) == parts.COINS, "not 30 coins"


def audit_sailors(state: State) -> None:
    """M2: ten sailors, each once: on deck, in somebody's hands, or posted."""
    assert len(state.posts) == parts.DUELS, "not five letters"
    found = [value for pair in state.posts for value in pair[:2] if value]
    found += looked_at(state, sailors=True)
    found += [value for value in parts.SAILORS if state.aboard >> value & 1]
    assert sorted(found) == list(parts.SAILORS), f"sailors {sorted(found)}"
    assert not state.aboard & ~parts.ALL_SAILORS, "a sailor too many"


def audit_pirates(state: State) -> None:
    """M2, M7, M11: thirteen pirates, each once; as many cards in the row as are left."""
    row = [card & PIRATE for card in state.row]
    boat = [] if state.lifeboat == parts.NOBODY else [state.lifeboat]
    all_pirates = range(len(parts.PIRATES))
    hidden = [pirate for pirate in all_pirates if state.hidden >> pirate & 1]
    used = [pirate for pirate in all_pirates if state.used >> pirate & 1]
    assert sorted(row + boat + hidden + used) == list(all_pirates), "not thirteen pirates"
    assert not (state.hidden | state.used) & ~parts.ALL_PIRATES, "a pirate too many"
    laid = state.seats + parts.MORE_CABINS
    if not state.at_sea() or isinstance(state.scenes[-1], Storms):
        laid = 0
    assert len(row) + len(used) + state.closed == laid, "not as many cabins as were laid"
    told = [pirate for pirate in state.doors if pirate != parts.NOBODY]
    assert sorted(told) == sorted(row + used), "not the doors that were opened"
    assert [pirate for pirate in told if pirate in row] == row, "a door has moved"
    visiting = bool(laid) and isinstance(state.scenes[-1], Visit)
    paid = visits_paid(state.turns_ended(), parts.GHOST in row, visiting) if laid else 0
    assert len(used) == paid, "each turn uses a pirate, or meets the Ghost"


def audit_record(state: State) -> None:
    """M34: the cards laid are out of the game."""
    cards = [card for entry in state.record for card in entry[2:]]
    assert [cards.count(card) for card in range(parts.COMBAT)] == state.spent, "not what was laid"
