"""The oracle's brawl and who sleeps where (H19–H22, H39)."""

from __future__ import annotations

from collections.abc import Generator

from flibuste.core.protocol import Action
from flibuste.games.rum.tests.oracle_table import IMAGINARY, Question, Script, Table, throw


def brawl(table: Table) -> Script:
    """H19–H22: fight, hand out the sleeping places, everybody gets the pirates back."""
    crews = [crew for crew, _ in table.ship]
    order = (yield from fight(table)) if len(crews) > 1 else crews  # H22: one wins without a fight
    table.rare[f"{len(crews)} crews"] += 1
    table.rare["the imaginary crew wins"] += order[:1] == [IMAGINARY]
    prizes = [["bunk"], ["hammock"], ["rope"]]
    if table.seats < 4:
        prizes = [["bunk"], ["hammock"]]
    elif len(crews) < 3:
        prizes = [["bunk", "rope"], ["hammock"]]
    for crew, beds in zip(order, prizes, strict=False):
        if crew != IMAGINARY:
            table.flags[crew].sleep += [table.single.pop(bed) for bed in beds]
    for crew, pirates in table.ship:  # H21: everybody gets the pirates back
        if crew != IMAGINARY:
            table.reserve[crew] = pirates
    table.ship.clear()
    table.gone += [table.single.pop(bed) for bed in table.beds() if bed in table.single]


def fight(table: Table) -> Generator[Question, Action, list[int]]:
    """H19–H21: series after series until one crew is left; the crews, best first."""
    crews = [crew for crew, _ in table.ship]
    here = dict(table.ship)  # pirates on the side that is fought on
    finished: list[int] = []  # first to lose all first
    while len(finished) < len(crews) - 1:
        across = dict.fromkeys(crews, 0)
        for column in range(max(here.values()), 0, -1):
            fighters = [crew for crew in crews if here[crew] >= column]
            leader = fighters[0]
            standing = (yield from throw(table, leader)) if len(fighters) > 1 else 0
            for challenger in fighters[1:]:
                pips = yield from throw(table, challenger)
                loser = challenger
                if pips >= standing:
                    loser, leader, standing = leader, challenger, pips
                here[loser] -= 1
                if loser != IMAGINARY:
                    table.reserve[loser] += 1
                if here[loser] + across[loser] == 0:
                    finished.append(loser)
            here[leader] -= 1
            across[leader] += 1
        here = across
    return [crew for crew in crews if crew not in finished] + finished[::-1]
