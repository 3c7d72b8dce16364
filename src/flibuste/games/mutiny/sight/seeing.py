"""Who can have seen what a written position says: cards under a deck, cards looked at, sailors."""

from __future__ import annotations

from flibuste.core.piles import UNSEEN, Pile
from flibuste.games.mutiny.parts import CARDS, GOLD, LETTERS
from flibuste.games.mutiny.rules.chapter import Visit
from flibuste.games.mutiny.rules.secrets import Swapping
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.sight.written import bad
from flibuste.games.mutiny.words.names import card as card_word


def check_deck(pile: Pile, first: int) -> None:
    """M37: whoever put a card under a deck has seen it.

    M16: another one has if it came up again, which it does when no card above it is unseen.
    """
    for card, seen in pile.layers:
        if card != UNSEEN and (not seen or (any(pile.unseen) and seen.bit_count() > 1)):
            raise bad("position-under", card=card_word(CARDS[first + card]))


def can_have_come_up(state: State, visit: Visit) -> bool:
    """M37: a card that somebody had seen comes up when its deck has no other; so do the next."""
    for deck, gold in ((state.gold, True), (state.combat, False)):
        looked = zip(visit.cards, visit.seen, strict=True)
        known = [seen > 0 for card, seen in looked if (card >= GOLD) == gold]
        if known != sorted(known) or (any(known) and any(deck.unseen)):
            return False
    return True


def check_pairs(state: State) -> None:
    """M26: who handled a pair last knows how it stands, and who holds it in hand.

    Others have handled it only after all five pairs stood.  Who put it up need not be told.
    """
    scene = state.scenes[-1] if state.scenes else None
    held = scene.number if isinstance(scene, Swapping) else None
    all_stand = all(diaz for _, diaz, *_ in state.posts)
    for letter, (_, _, seen, same, reverse) in enumerate(state.posts):
        knowing = seen.bit_count()
        if knowing > 1 + (letter == held) and not state.is_revealed(letter):
            raise bad("position-knowing", letter=LETTERS[letter])
        if same | reverse and not (all_stand and knowing):
            raise bad("position-recalled", letter=LETTERS[letter])
