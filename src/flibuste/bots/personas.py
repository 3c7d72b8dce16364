"""
Characters: four tastes that any bot may have, whatever its level.

A persona does not think for itself.  Among the acts that its bot found nearly as good as the best
it takes the one to its taste: the bold likes what may go very well or very badly, the miser what
leaves most in hand, the grudge-bearer what hurts whoever stands best, the joker whatever comes to
mind.  So it plays a little differently, and never absurdly.  ``captain+bold`` is such a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from flibuste.bots.base import Bot
from flibuste.bots.worlds import World, after
from flibuste.core.odds import A
from flibuste.core.protocol import Game, V

MARGIN: Final = 0.03  # of the win: what is worse than the best by more is no question of taste …
EVEN: Final = 0.25  # … at an even match, and in proportion (p · (1 − p)) where less is open
WORLDS: Final = 6  # in which the acts in question are looked at
AIMS: Final = frozenset({"points", "rivals", "way", "aboard", "duels"})
"""What is won or lost and not kept in hand, of the things that games count (Game.holdings)."""


class Persona(NamedTuple):
    """A taste: small weights, in parts of the win, on what an act leads to."""

    nerve: float = 0.0  # for each part by which it may turn out better or worse
    thrift: float = 0.0  # for each card, coin or pawn that stays in hand
    grudge: float = 0.0  # for each part that whoever stands best of the others loses
    whim: float = 0.0  # at most, by chance


PERSONAS: Final[Mapping[str, Persona]] = {
    "bold": Persona(nerve=0.5, thrift=-0.002),
    "miser": Persona(nerve=-0.2, thrift=0.008),
    "grudge": Persona(grudge=0.3),
    "joker": Persona(whim=MARGIN),
}


class PersonaBot(Bot):
    """A bot with a taste."""

    def __init__(self, seed: object, mind: Callable[[object], Bot], persona: Persona) -> None:
        super().__init__(f"{seed}|taste")
        self.mind = mind(seed)
        self.persona = persona

    def choose(self, game: Game[Any, A, V], view: V, menu: Sequence[A]) -> A:
        self.mind.within, self.mind.clock = self.within, self.clock
        act: A = self.mind.choose(game, view, menu)
        self.thoughts = self.mind.thoughts
        worths: dict[A, float] = {one.action: one.worth for one in self.thoughts}
        if len(menu) == 1 or act not in worths or self.mind.drawn:
            return act
        least = worths[act] - margin(worths[act])
        near = {one: worth for one, worth in worths.items() if worth >= least}
        if len(near) == 1:
            return act
        liking = self.liking(game, view, list(near))
        return max(near, key=lambda one: near[one] + liking[one])

    def liking(self, game: Game[Any, A, V], view: V, acts: Sequence[A]) -> dict[A, float]:
        """How much each act is to the taste, in parts of the win."""
        taste, seat = self.persona, view.seat
        if taste.whim:
            return {act: taste.whim * self.rng.random() for act in acts}
        worlds = [(game.imagine(view, self.rng), self.rng.getrandbits(64)) for _ in range(WORLDS)]
        found = {}
        for act in acts:
            led = [after(world, seat, act, Random(luck)) for world, luck in worlds]
            shares = [game.evaluate(one) for one in led]
            own = [share[seat] for share in shares]
            rival = fmean([max([*share[:seat], *share[seat + 1 :]]) for share in shares])
            found[act] = taste.nerve * pstdev(own) - taste.grudge * rival
            if taste.thrift and game.holdings is not None:
                found[act] += taste.thrift * fmean([in_hand(game, one, seat) for one in led])
        return found


def margin(worth: float) -> float:
    """How much of the win a taste may cost.

    Where a match is all but won every act looks nearly as good as the best: a miser would go on
    collecting and never finish.
    """
    return MARGIN * min(1.0, worth * (1 - worth) / EVEN)


def in_hand(game: Game[Any, Any, Any], world: World, seat: int) -> float:
    """All that a seat keeps, counted together."""
    assert game.holdings is not None
    held = game.holdings(game.view(world, seat))
    return sum([number for name, number in held.items() if name not in AIMS])
