"""La mutinerie in numbers."""

from __future__ import annotations

from itertools import permutations
from typing import Final, get_args

from flibuste.core.numbers import Names, Numbers
from flibuste.core.pens import Pen
from flibuste.games.mutiny import acts
from flibuste.games.mutiny.parts import (
    CARDS,
    COINS,
    COMBAT_NAMES,
    DUELS,
    GOLD_NAMES,
    LETTERS,
    MORE_CABINS,
    MOST,
    PIRATES,
    SAILORS,
    SEATS,
    SIDES,
    VALUES,
)
from flibuste.games.mutiny.parts.components import COMBAT_CARDS, GOLD_CARDS, LARGEST
from flibuste.games.mutiny.rules.chapter import VisitStep
from flibuste.games.mutiny.sight.view import Deck, Sight

CABINS: Final = SEATS[-1] + MORE_CABINS
UNDER: Final = 12  # cards under a deck, from the bottom, whose order is told
CARD: Final = Names(CARDS)
COMBAT: Final = Names((*COMBAT_NAMES, "hidden"))
GOLD: Final = Names((*GOLD_NAMES, "hidden"))
DOOR: Final = Names(range(CABINS))
LETTER: Final = Names(LETTERS)
PIRATE: Final = Names(PIRATES)
RESIDENT: Final = Names((*PIRATES, "closed"))
SIDE: Final = Names(SIDES)
SQUARE: Final = Names(range(LARGEST + 1))
STEP: Final = Names([step for steps in get_args(VisitStep) for step in get_args(steps) or (steps,)])
WON: Final = Names((letter, side) for letter in LETTERS for side in SIDES)
LOOK: Final = Names(
    (one, other, side)
    for one, other in permutations(range(SEATS[-1]), 2)
    for side in (*SIDES, "hidden")
)


def sight(view: Sight, pen: Pen) -> None:
    """All that this seat may know (M37)."""
    pen.sit(view.seat, len(view.players))
    pen.crowd("awaiting", view.awaiting)
    pen.number("players", len(view.players), pen.seats)
    for name, copies in (("pink", view.box.pink), ("grey", view.box.grey), ("gold", view.box.gold)):
        pen.series(f"box_{name}", copies, len(VALUES), GOLD_CARDS)
    pen.number("track", view.box.track, LARGEST)
    pen.things("storm_squares", SQUARE, view.box.storms, 1)
    pen.flag("duels_now", view.phase == "duels")
    pen.choice("ship", SQUARE, view.ship)
    pen.seat("dealer", view.dealer)
    pen.seat("turn", view.turn)
    pen.row("row", RESIDENT, tuple([one.pirate or "closed" for one in view.row]), CABINS)
    pen.row("doors", DOOR, tuple([one.place for one in view.row]), CABINS)
    pen.series("waited", [one.waited for one in view.row], CABINS, SEATS[-1])
    pen.flag("opening", view.opening)
    pen.things("used", PIRATE, view.used, 1)
    pen.things("visited", DOOR, view.visited, 1)
    pen.choice("lifeboat", PIRATE, view.lifeboat)
    pen.number("storms", view.storms, 3)
    _players(view, pen)
    _deck("combat", COMBAT, view.combat, COMBAT_CARDS, pen)
    _deck("gold", GOLD, view.gold, GOLD_CARDS, pen)
    pen.number("supply", view.supply, COINS)
    pen.number("aboard", view.aboard, len(SAILORS))
    _sailors(view, pen)
    looks = [
        (pen.chair(look.seat), pen.chair(look.at), look.side or "hidden") for look in view.looks
    ]
    pen.things("looks", LOOK, tuple(looks), 1)
    _visit(view, pen)
    _duel(view, pen)


def _players(view: Sight, pen: Pen) -> None:
    players = view.players
    pen.heaps("cards", CARD, [one.cards for one in players], 10)
    pen.numbers("card_count", [one.card_count for one in players], 20)
    pen.heaps("known", CARD, [one.known for one in players], 10)
    pen.heaps("gold_cards", CARD, [one.gold for one in players], 10)
    pen.numbers("gold_count", [one.gold_count for one in players], GOLD_CARDS)
    pen.numbers("coins", [one.coins for one in players], COINS)
    pen.flags("pledged", [one.pledged for one in players])
    pen.choices("side", SIDE, [one.side for one in players])
    pen.numbers("worth", [one.worth for one in players], 2 * COINS)
    pen.flags("out", [one.out for one in players])
    pen.flags("in_duel", [one.in_duel for one in players])


def _deck(name: str, names: Names, deck: Deck, most: int, pen: Pen) -> None:
    pen.number(f"{name}_unseen", deck.unseen, most)
    under = tuple([one.card or "hidden" for one in deck.under])
    pen.row(f"{name}_under", names, under, UNDER)


def _sailors(view: Sight, pen: Pen) -> None:
    pairs = [view.sailors.get(letter) for letter in LETTERS]
    high = SAILORS[-1]
    pen.series("sailors_valverde", [pair.valverde if pair else None for pair in pairs], DUELS, high)
    pen.series("sailors_diaz", [pair.diaz if pair else None for pair in pairs], DUELS, high)
    standing = tuple(letter for letter in LETTERS if letter in view.sailors)
    pen.things("sailors_posted", LETTER, standing, 1)
    sure = tuple(letter for letter, pair in view.sailors.items() if pair.sure)
    pen.things("sailors_sure", LETTER, sure, 1)
    shown = tuple(letter for letter, pair in view.sailors.items() if pair.shown)
    pen.things("sailors_shown", LETTER, shown, 1)
    for letter, pair in zip(LETTERS, pairs, strict=True):
        pen.crowd(f"sailors_{letter}_seen", pair.seen if pair else ())


def _visit(view: Sight, pen: Pen) -> None:
    visit = view.visit
    pen.choice("visit", PIRATE, visit.pirate if visit else None)
    pen.choice("visit_step", STEP, visit.step if visit else None)
    pen.number("visit_left", visit.left if visit else None, MOST)
    pen.number("visit_number", visit.number if visit else None, MOST)
    pen.row("visit_cards", CARD, visit.cards if visit else (), MOST)
    pen.series("visit_sailors", visit.sailors if visit else (), 2, SAILORS[-1])
    pen.choice("visit_duel", LETTER, visit.duel if visit else None)


def _duel(view: Sight, pen: Pen) -> None:
    pen.choice("duel", LETTER, view.duel)
    pen.number("round", view.round, 10)
    fought = view.duels[-1] if view.duel else None
    pen.number("duel_pink", fought.pink if fought else None, 20)
    pen.number("duel_grey", fought.grey if fought else None, 20)
    pen.number("duel_valverde", fought.valverde if fought else None, SAILORS[-1])
    pen.number("duel_diaz", fought.diaz if fought else None, SAILORS[-1])
    pen.flags("lays", view.lays)
    pen.choice("mine", CARD, view.mine)
    pen.seat("robbing", view.robbing)
    won = tuple([(duel.letter, duel.winner) for duel in view.duels if duel.winner])
    pen.things("won", WON, won, 1)
    pen.counts("wins", SIDE, view.wins, DUELS)
    pen.crowd("winners", view.winners)


NUMBERS: Final = Numbers(
    acts=(
        acts.OPEN,
        *acts.USE,
        *acts.KEEP,
        *acts.NUMBER,
        *acts.UNDER,
        *acts.TRADE_CARDS,
        *acts.TRADE_COINS,
        *acts.TAKE,
        *acts.STEAL,
        *acts.PLEDGE,
        *acts.PEEK,
        *(acts.Post(valverde, diaz) for valverde, diaz in permutations(SAILORS, 2)),
        *acts.INSPECT,
        *acts.SWAP,
        *acts.LAY,
        *acts.ROB,
        acts.DECLINE,
    ),
    nature=(*acts.FIRST, *acts.DOOR, *acts.STORM, *acts.DRAW, *acts.SAILOR.values()),
    sight=sight,
)
