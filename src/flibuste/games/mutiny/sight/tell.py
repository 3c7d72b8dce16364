"""What each player may know (M37): the view, and how an act looks to the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from flibuste.core.piles import UNSEEN, Pile
from flibuste.core.protocol import SEALED, Sealed, Seat
from flibuste.games.mutiny.acts import Act, Draw, Keep, Lay, Pledge, Post, Sailor, Swap, Under
from flibuste.games.mutiny.parts import (
    CARDS,
    GOLD,
    LETTERS,
    NOBODY,
    PIRATE_INDEX,
    PIRATES,
    SEATS,
    SIDES,
    Card,
    Letter,
    cards_in,
    pirates_in,
    seats_in,
)
from flibuste.games.mutiny.parts.components import fingerprint
from flibuste.games.mutiny.rules.chapter import Visit as VisitScene
from flibuste.games.mutiny.rules.duel import Robbing
from flibuste.games.mutiny.rules.scoring import duel_winner, value, winners
from flibuste.games.mutiny.rules.secrets import Mustering, Posting, Swapping
from flibuste.games.mutiny.rules.state import State
from flibuste.games.mutiny.rules.voyage import PIRATE, TURN, Doorway, Storms
from flibuste.games.mutiny.sight.view import (
    ALL_EYES,
    Cabin,
    Deck,
    Duel,
    Laid,
    Look,
    Pair,
    Player,
    Round,
    Sight,
    Visit,
)


def view(state: State, seat: Seat) -> Sight:
    """M37 · What is public, what is one's own, what one has seen; at the end all."""
    over = not state.scenes
    everything = over or seat == ALL_EYES
    scene = None if over else state.scenes[-1]
    fighting = state.duel != NOBODY and not over
    mine = state.lays[seat] if seat >= 0 else NOBODY
    return Sight(
        seat=seat,
        awaiting=tuple(state.awaiting()),
        box=state.box,
        fingerprint=fingerprint(state.box),
        phase="voyage" if state.at_sea() else "duels",
        ship=state.ship,
        dealer=None if state.dealer == NOBODY else state.dealer,
        turn=None if state.turn == NOBODY else state.turn,
        row=row(state),
        opening=isinstance(scene, Doorway),
        used=pirates_in(state.used),
        visited=visited(state) if state.used else (),
        lifeboat=None if state.lifeboat == NOBODY else PIRATES[state.lifeboat],
        storms=scene.left if isinstance(scene, Storms) else 0,
        players=tuple(
            [player(state, owner, everything or owner == seat) for owner in range(state.seats)]
        ),
        combat=deck(state.combat, 0, seat, everything),
        gold=deck(state.gold, GOLD, seat, everything),
        supply=state.supply,
        aboard=state.aboard.bit_count(),
        sailors=sailors(state, seat),
        looks=looks(state, seat) if any(state.looks) else (),
        visit=visit(state, scene, seat) if isinstance(scene, VisitScene) else None,
        duel=LETTERS[state.duel] if fighting else None,
        round=state.round,
        lays=tuple([card != NOBODY for card in state.lays]) if fighting else NO_LAYS[state.seats],
        mine=None if mine == NOBODY else CARDS[mine],
        robbing=scene.seat if isinstance(scene, Robbing) else None,
        duels=duels(state) if state.duel != NOBODY else (),
        wins={"valverde": state.wins[0], "diaz": state.wins[1]},
        winners=winners(state) if over else (),
    )


NO_LAYS: Final = tuple((False,) * seats for seats in range(SEATS[-1] + 1))


@cache
def cabin(pirate: int, waited: int, place: int) -> Cabin:
    return Cabin(PIRATES[pirate], waited, place)


@cache
def closed(first: int, doors: int) -> tuple[Cabin, ...]:
    """So many doors, from this place on."""
    return tuple(Cabin(None, 0, place) for place in range(first, first + doors))


def row(state: State) -> tuple[Cabin, ...]:
    """Open cards with the turns since they were opened, then the closed ones."""
    ended = state.turns_ended()
    doors = state.doors
    opened = [
        cabin(card & PIRATE, ended - (card >> TURN), doors.index(card & PIRATE))
        for card in state.row
    ]
    return (*opened, *closed(len(doors), state.closed))


def visited(state: State) -> tuple[int, ...]:
    """M11: a used card leaves the row; the door stays where it is."""
    return tuple([state.doors.index(PIRATE_INDEX[name]) for name in pirates_in(state.used)])


@lru_cache(maxsize=1 << 12)  # with corrected tables there is no end of hands
def named(copies: tuple[int, ...], first: int) -> tuple[Card, ...]:
    """Cards by name, sorted: the order in which they came is nobody's business."""
    return tuple(CARDS[first + kind] for kind, number in enumerate(copies) for _ in range(number))


def player(state: State, owner: Seat, own: bool) -> Player:
    """Numbers are public; cards, gold and allegiance are one's own, and everybody's at the end."""
    hand, gold, side = state.hands[owner], state.golds[owner], state.sides[owner]
    return Player(
        cards=named(tuple(hand), 0) if own else None,
        card_count=sum(hand),
        known=cards_in(state.known[owner]),
        gold=named(tuple(gold), GOLD) if own else None,
        gold_count=sum(gold),
        coins=state.coins[owner],
        pledged=side != NOBODY,
        side=SIDES[side] if own and side != NOBODY else None,
        worth=value(gold) + state.coins[owner] if own else None,
        out=state.out >> owner & 1 > 0,
        in_duel=state.in_duel >> owner & 1 > 0,
    )


def deck(pile: Pile, first: int, seat: Seat, everything: bool) -> Deck:
    """Cards under it are known to those who put them there, as long as they lie there."""
    layers, own = pile.layers, 1 << seat if seat >= 0 else 0
    unseen = layers[-1][1] if layers and layers[-1][0] == UNSEEN else 0
    under = [
        Laid(CARDS[first + card] if everything or own & seen else None, seats_in(seen))
        for card, seen in layers
        if card != UNSEEN
    ]
    return Deck(unseen, tuple(under))


def sailors(state: State, seat: Seat) -> dict[Letter, Pair]:
    """Pairs that were revealed, and those that stand, as this seat saw them last."""
    return {
        LETTERS[letter]: pair(state, letter, seat)
        for letter, (valverde, *_) in enumerate(state.posts)
        if valverde
    }


def pair(state: State, letter: int, seat: Seat) -> Pair:
    valverde, diaz, seen, same, reverse = state.posts[letter]
    own = 1 << seat if seat >= 0 else 0
    one, other, sure = valverde, diaz, True
    shown = state.is_revealed(letter)
    half = letter == state.duel and state.half_revealed()
    if not (shown or own & seen or seat == ALL_EYES):
        if not own & (same | reverse):
            one, other, sure = valverde if half else 0, 0, False
        elif not half:  # when one of the two is revealed, who has seen both knows the other
            one, other = (valverde, diaz) if own & same else (diaz, valverde)
            sure = False
    return Pair(one or None, other or None, sure, seats_in(seen), seats_in(same | reverse), shown)


def looks(state: State, seat: Seat) -> tuple[Look, ...]:
    """With Ojo: who looked at whom is public, what was seen the two of them know."""
    told = []
    everything = seat == ALL_EYES or not state.scenes
    for place, code in enumerate(state.looks):
        if code:
            who, at = divmod(place, state.seats)
            side = SIDES[(code - 1) & 1] if seat in (who, at) or everything else None
            told.append(Look(who, at, side, code < 3))
    return tuple(told)


def visit(state: State, scene: VisitScene, seat: Seat) -> Visit:
    """What the pirate waits for; what the visitor looks at only those see who had seen it."""
    own = seat in (state.turn, ALL_EYES)
    sailing = isinstance(scene, Mustering | Posting)
    swapping = isinstance(scene, Swapping)
    mine = 1 << seat if seat >= 0 else 0
    cards = zip(scene.cards, scene.seen, strict=True) if scene.seen else ()
    return Visit(
        pirate=PIRATES[scene.pirate],
        step=scene.step,
        left=scene.left,
        number=0 if swapping else scene.number,
        cards=tuple([CARDS[card] if own or seen & mine else None for card, seen in cards]),
        seen=tuple([seats_in(seen) for seen in scene.seen]),
        sailors=tuple([value if own else None for value in scene.cards]) if sailing else (),
        duel=LETTERS[scene.number] if swapping else None,
    )


def duels(state: State) -> tuple[Duel, ...]:
    """All that have begun, as far as they were recorded."""
    found = []
    for letter in range(state.duel + 1):
        rounds = [entry for entry in state.record if entry[0] == letter]
        told = rounds or any(state.sums[2 * letter : 2 * letter + 2])
        if told or letter == state.duel:
            found.append(duel(state, letter, rounds))
    return tuple(found)


def duel(state: State, letter: int, rounds: Sequence[tuple[int, ...]]) -> Duel:
    """M30: the sailors once they are revealed, what was laid round by round, and who won."""
    valverde, diaz = state.posts[letter][:2]
    if letter == state.duel and state.scenes and not state.round:
        valverde, diaz = valverde if state.half_revealed() else 0, 0
    pink, grey = state.sums[2 * letter : 2 * letter + 2]
    winner = None
    if valverde and (letter < state.duel or state.won() != NOBODY):
        winner = SIDES[duel_winner(valverde, diaz, pink, grey)]
    told = [round_of(entry[1], entry[2:]) for entry in rounds]
    return Duel(LETTERS[letter], valverde or None, diaz or None, pink, grey, tuple(told), winner)


@cache
def round_of(monkeys: int, cards: tuple[int, ...]) -> Round:
    return Round(tuple([CARDS[card] for card in cards]), seats_in(monkeys))


SECRET: Final = (Keep, Under, Pledge, Post, Swap, Lay)  # what only the one who does it sees


def shown(state: State, seat: Seat, action: Act, to: Seat) -> Act | Sealed:
    """Values and choices are secret; numbers, directions, letters and victims are not (M37)."""
    if isinstance(action, SECRET):
        return action if to == seat else SEALED
    if isinstance(action, Draw) or (isinstance(action, Sailor) and state.duel == NOBODY):
        return action if to == state.turn else SEALED
    return action
