"""Matches to learn from: a bot against itself, one act ahead, with whims; and where they went."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from math import inf, log
from random import Random
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import fields

from flibuste.bots.tournament import shares_of
from flibuste.bots.worlds import Evaluation, World, any_of, look, settle
from flibuste.core.net import Net, Row
from flibuste.core.playout import listed
from flibuste.core.protocol import Action, AnyGame, Seat
from flibuste.core.registry import find

WHIM: Final = 0.02  # any act at all, so that the net sees what bad acts lead to
WHIMSY: Final = 0.15  # how much chance there is between near ones
KEPT: Final = 0.5  # of the positions
FAITH: Final = 0.9  # in what came of a position, against what was thought of the next one
SURE: Final = 1e-4  # nothing is surer than that
Weights: TypeAlias = dict[str, Any]


class Batch(Struct, frozen=True):
    """Matches to be played, by anybody who is told this and nothing else."""

    game: str
    matches: int
    seed: str
    weights: Weights | None  # of the net that plays; None: the evaluation that was written by hand
    trial: bool = False  # two seats, the net against the hand: nothing is learned from it


class Harvest(Struct):
    """What came of them: by the number of seats the rows of features, and who won, as floats.

    Who won is mixed a little with what the net thought of the positions after: one match is much
    luck, and the net has seen many.
    """

    rows: dict[int, bytes] = {}
    shares: dict[int, bytes] = {}
    matches: int = 0
    wins: float = 0.0  # the net's, in a trial
    unwon: int = 0
    pairs: bytes = b""  # the rows of other seats, each as it is and as it was imagined to be


def play_batch(batch: Batch) -> Harvest:
    """Play the matches: the same batch gives the same harvest."""
    game = find(batch.game)
    judge = judge_of(game, batch.weights)
    harvest, pairs = Harvest(), floats()
    rows: defaultdict[int, array[float]] = defaultdict(floats)
    shares: defaultdict[int, array[float]] = defaultdict(floats)
    for number in range(batch.matches):
        rng = Random(f"{batch.seed}|{number}")
        seats, options = table(game, number, rng, batch.trial)
        judges = [judge] * seats
        if batch.trial:
            judges[number % 2] = game.evaluate
        won, kept, seen = play_one(
            game, game.start(seats, options), judges, 0 if batch.trial else WHIM, rng
        )
        harvest.matches += 1
        harvest.wins += won[1 - number % 2] if batch.trial else 0
        harvest.unwon += not any(won)
        aim = won
        for position in reversed(kept):
            shares[seats].extend(aim)
            for row in position:
                rows[seats].extend(row)
            if batch.weights is not None and game.net is not None:
                thought = game.net.shares(position)
                aim = [FAITH * a + (1 - FAITH) * t for a, t in zip(aim, thought, strict=True)]
        for row in seen:
            pairs.extend(row)
    harvest.pairs = pairs.tobytes()
    harvest.rows = {seats: numbers.tobytes() for seats, numbers in rows.items()}
    harvest.shares = {seats: numbers.tobytes() for seats, numbers in shares.items()}
    return harvest


def floats() -> array[float]:
    return array("f")


def judge_of(game: AnyGame, weights: Weights | None) -> Evaluation:
    """The game's learned evaluation with these numbers, or the one written by hand."""
    if weights is None:
        return game.evaluate
    assert isinstance(game.net, Net)
    assert game.judge is not None
    game.net.take(weights)
    return game.judge


def table(game: AnyGame, number: int, rng: Random, trial: bool) -> tuple[int, Any]:
    """Every second match has two seats, the others any number; every variant has its turn."""
    seats = game.seats[0] if trial or number % 2 else rng.choice(game.seats)
    for field in fields(game.options):
        if field.name == "variant":
            variants = get_args(field.type)
            return seats, game.options(variant=variants[number // 2 % len(variants)])
    return seats, game.options()


def play_one(
    game: AnyGame, state: World, judges: Sequence[Evaluation], whim: float, rng: Random
) -> tuple[list[float], list[list[Row]], list[Row]]:
    """Play on to the end: who won, the features of some positions on the way, and how those of
    other seats looked beside what was imagined.
    """
    assert game.features is not None
    kept: list[list[Row]] = []
    pairs: list[Row] = []
    while awaiting := settle(state, rng):
        seat = awaiting[0] if len(awaiting) == 1 else any_of(awaiting, rng)
        menu = state.legal(seat) if seat >= 0 else listed(state, seat)
        if seat < 0 or len(menu) == 1:
            state.apply(seat, menu[0])
            continue
        if whim and rng.random() < KEPT:
            kept.append(game.features(state))
            if game.weigh is not None:
                world = game.imagine(game.view(state, seat), rng)
                rows = game.features(world)
                for other in range(len(rows)):
                    if other != seat:
                        pairs += kept[-1][other], rows[other]
        state.apply(seat, chosen(game, judges[seat], state, seat, menu, whim, rng))
    return shares_of(state.ranks()), kept, pairs


def chosen(
    game: AnyGame,
    judge: Evaluation,
    state: World,
    seat: Seat,
    menu: Sequence[Action],
    whim: float,
    rng: Random,
) -> Action:
    """The best act in one imagined world; where whims count, chance decides between near ones."""
    if rng.random() < whim:
        return rng.choice(menu)
    world: World = game.imagine(game.view(state, seat), rng)
    luck = rng.getrandbits(64)
    best, most = menu[0], -inf
    for action in menu:
        worth = judge(look(world, seat, action, luck))[seat]
        if whim:
            sure = min(max(worth, SURE), 1 - SURE)
            chance = -log(-log(rng.random() + 1e-12) + 1e-12)  # Gumbel's: the rest is the odds
            worth = log(sure / (1 - sure)) + WHIMSY * chance
        if worth > most:
            best, most = action, worth
    return best
