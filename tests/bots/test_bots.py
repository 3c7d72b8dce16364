"""What every bot keeps to, and what each of them can do."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, TypeVar, get_type_hints

import pytest

from flibuste.bots import BOTS, Bot, bot, names, skill
from flibuste.bots.mate import MateBot
from flibuste.bots.tournament import fixtures, play, play_match, shares_of
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.protocol import AnyGame, Seat, State, View
from flibuste.core.registry import find
from flibuste.games.cartagena.acts import Advance
from tests.laws.harbour import GAME as HARBOUR

QUICK = ("random", "greedy", "greedy@1", "mate:10", "mate@1:30")
CARTAGENA = find("cartagena")
TEMPLATE = find("_template")


def mid_match(game: AnyGame, acts: int, seats: int = 2) -> Match[Any, Any, Any]:
    """A match after so many random acts of players, with a player to act."""
    match: Match[Any, Any, Any] = Match(game, seats)
    luck, rng = Luck("mid-match"), dice("mid-match")
    for _ in range(acts):
        match.try_luck(luck)
        seat = match.state.awaiting()[0]
        match.act(seat, rng.choice(match.state.legal(seat)))
    match.try_luck(luck)
    return match


def question(match: Match[Any, Any, Any]) -> tuple[AnyGame, View, Sequence[Any]]:
    """All that a bot is given."""
    seat = match.state.awaiting()[0]
    return match.game, match.game.view(match.state, seat), match.state.legal(seat)


# Views only


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_typed_to_take_a_view(name: str) -> None:
    kind = type(bot(name, 1))
    assert list(inspect.signature(kind.choose).parameters) == ["self", "game", "view", "menu"]
    hint = get_type_hints(kind.choose)["view"]
    assert isinstance(hint, TypeVar)
    assert hint.__bound__ is View


class Forbidden(Exception):
    """Somebody touched what is not theirs."""


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_never_touches_the_true_state(name: str) -> None:
    """The whole match is played on a state that cannot be touched while a bot thinks."""
    thinking = False

    class Guarded(type(TEMPLATE.start(2, TEMPLATE.options()))):  # type: ignore[misc]  # a class found at run time
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if thinking:
                raise Forbidden(name)
            return super().__getattribute__(name)

    class Watched(Bot):
        def choose(self, game: Any, view: Any, menu: Sequence[Any]) -> Any:
            nonlocal thinking
            thinking = True
            try:
                return inner.choose(game, view, menu)
            finally:
                thinking = False

    inner = bot(name, 1)
    match: Match[Any, Any, Any] = Match(TEMPLATE, 2)
    match.state = Guarded(2, TEMPLATE.options())
    play_match(match, [Watched(1), Watched(1)], Luck(1), dice(1))
    assert match.state.awaiting() == ()
    thinking = True
    with pytest.raises(Forbidden):
        match.state.awaiting()


class World(State[Any]):
    """An imagined world that answers the questions of the protocol and no others."""

    __slots__ = ("_truth",)

    def __init__(self, truth: Any) -> None:
        self._truth = truth

    def copy(self) -> World:
        return World(self._truth.copy())

    def awaiting(self) -> tuple[Seat, ...]:
        return self._truth.awaiting()  # type: ignore[no-any-return]

    def legal(self, seat: Seat) -> Any:
        return self._truth.legal(seat)

    def odds(self) -> Any:
        return self._truth.odds()

    def apply(self, seat: Seat, action: Any) -> None:
        self._truth.apply(seat, action)

    def alarm(self) -> Any:
        return self._truth.alarm()

    def forbids(self, seat: Seat, action: Any) -> Any:
        raise Forbidden("forbids")

    def refusal(self, seat: Seat, action: Any) -> Any:
        raise Forbidden("refusal")

    def open_kinds(self, seat: Seat) -> Any:
        raise Forbidden("open_kinds")

    def scores(self) -> Any:
        raise Forbidden("scores")

    def tally(self) -> Any:
        raise Forbidden("tally")

    def ranks(self) -> Any:
        raise Forbidden("ranks")


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", [HARBOUR, CARTAGENA, TEMPLATE], ids=lambda game: game.key)
def test_a_bot_asks_imagined_worlds_nothing_but_the_protocol(name: str, game: AnyGame) -> None:
    strict: Any = StrictGame(game)
    _, view, menu = question(mid_match(game, 2))
    assert bot(name, 1).choose(strict, view, menu) in menu


class StrictGame:
    """A game as a bot may use it: ``imagine``, ``evaluate`` and what was learned."""

    def __init__(self, game: AnyGame) -> None:
        self.imagine = lambda view, rng: World(game.imagine(view, rng))
        self.evaluate = lambda world: game.evaluate(world._truth)
        judge = game.judge
        self.judge = judge and (lambda world: judge(world._truth))
        hunch = game.hunch
        self.hunch = hunch and (lambda world, seat, rng: hunch(world._truth, seat, rng))
        self.guide = self.weigh = None
        self.undoing, self.sensible = game.undoing, game.sensible
        self.shown = lambda world, seat, act, to: game.shown(world._truth, seat, act, to)


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_leaves_view_and_menu_as_they_were(name: str) -> None:
    match = mid_match(CARTAGENA, 40)
    game, view, menu = question(match)
    bot(name, 1).choose(game, view, menu)
    assert (view, menu) == question(match)[1:]


# Legal, whoever is awaited


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_dice_secret_choices_and_races_with_the_clock(name: str, seats: int) -> None:
    """Match.act refuses what is not allowed; all kinds of waiting have occurred."""
    for seed in range(3):
        match: Match[Any, Any, Any] = Match(HARBOUR, seats)
        bots = [bot(name, f"{seed}{seat}") for seat in range(seats)]
        play_match(match, bots, Luck(seed), dice(seed))
        kinds = {type(action).__name__ for _, action in match.journal}
        assert {"Draw", "Roll", "Lay", "Under"} <= kinds
        assert match.state.awaiting() == ()


@pytest.mark.parametrize("name", ["greedy", "mate:30"])
def test_a_bot_sees_what_a_card_face_down_is_worth(name: str) -> None:
    """All the other gold is gone, so gold is sold alone; the other player has only rum."""
    match: Match[Any, Any, Any] = Match.at(HARBOUR, MARKET)
    assert match.state.awaiting() == (0, 1)
    for seed in range(5):
        assert bot(name, seed).choose(*question(match)) == match.game.action(
            {"type": "Lay", "card": "gold"}
        )


MARKET = {
    "seats": 2,
    "step": "market",
    "hands": [{"gold": 1, "rum": 1}, {"rum": 2}],
    "discard": {"gold": 2, "silk": 3},
}


# The same seed, the same act


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_chooses_the_same_acts(name: str) -> None:
    chosen = []
    for seed in (1, 1, 2):
        player = bot(name, seed)
        chosen.append(
            [player.choose(*question(mid_match(CARTAGENA, acts))) for acts in (0, 20, 40)]
        )
    assert chosen[0] == chosen[1]
    assert name != "random" or chosen[0] != chosen[2]


# Strength


@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
def test_greedy_beats_random(variant: str) -> None:
    schedule = fixtures("cartagena", ["greedy@1", "random"], 6, {"variant": variant}, seed=1)
    assert sum(play(fixture).shares[0] for fixture in schedule) == 6


def test_mate_beats_greedy() -> None:
    schedule = fixtures("cartagena", ["mate@1:20", "greedy@1"], 2, {}, seed=1)
    assert sum(play(fixture).shares[0] for fixture in schedule) == 2


@pytest.mark.parametrize("name", ["greedy", "mate:40"])
def test_a_bot_finds_the_win_in_one(name: str) -> None:
    """Only the last pirate's bottle reaches the boat: no bottle square is free ahead of it."""
    match: Match[Any, Any, Any] = Match.at("cartagena", WIN_IN_ONE)
    assert len(match.state.legal(0)) > 5
    winning = Advance(20, "bottle")
    for seed in range(5):
        assert bot(name, seed).choose(*question(match)) == winning
    match.act(0, winning)
    assert match.state.ranks() == [1, 2]


WIN_IN_ONE = {
    "seats": 2,
    "variant": "jamaica",
    "layout": "A B' E C' D' F'",
    "pirates": [[20, 37, 37, 37, 37, 37], [18, 22, 29, 33, 5, 6]],
    "hands": [{"bottle": 1, "dagger": 2, "hat": 1, "skull": 1}, {"key": 3}],
    "turn": 0,
}


# Thoughts


@pytest.mark.parametrize("name", ["greedy", "mate:30", "captain:30"])
def test_a_bot_tells_what_it_considered(name: str) -> None:
    game, view, menu = question(mid_match(CARTAGENA, 40))
    player = bot(name, 1)
    chosen = player.choose(game, view, menu)
    thoughts = player.thoughts
    assert len(thoughts) > 1
    assert chosen in [thought.action for thought in thoughts]
    assert all(thought.action in menu for thought in thoughts)
    assert all(0 <= thought.worth <= 1 and thought.samples > 0 for thought in thoughts)


def test_every_bot_has_a_hand_for_races() -> None:
    assert [skill(name) for name in names()] == [0, 1, 2, 1, 1, 2, 2, 2]
    assert (skill("greedy@1"), skill("mate:50ms"), skill("mate@1:20")) == (1, 2, 2)


# Budgets


class Ticks:
    """A clock that goes on by the same step each time somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step, self.looks = 0.0, step, 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("step", "looks"), [(0.01, 12), (100.0, 6)])
def test_mate_stops_when_its_time_is_up(step: float, looks: int) -> None:
    """It looks at the clock after each playout of all acts left; a slow machine still plays."""
    clock = Ticks(step)
    game, view, menu = question(mid_match(CARTAGENA, 40))
    assert MateBot(1, seconds=0.1, clock=clock).choose(game, view, menu) in menu
    assert clock.looks <= looks


@pytest.mark.parametrize("budget", [{"seconds": 9.999}, {"playouts": 9999}], ids=str)
def test_mate_plays_its_best_so_far_when_others_have_waited_long_enough(
    budget: dict[str, Any],
) -> None:
    """Each look at the clock takes a tenth of a second: 3 s are thirty looks and one a round."""
    clock = Ticks(0.1)
    game, view, menu = question(mid_match(CARTAGENA, 40))
    mate = MateBot(1, clock=clock, **budget)
    mate.within = 3.0
    assert mate.choose(game, view, menu) in menu
    assert 30 <= clock.looks <= 34


def test_mate_that_is_late_from_the_beginning_plays_what_looks_best_at_once() -> None:
    match: Match[Any, Any, Any] = Match.at(HARBOUR, MARKET)
    clock = Ticks(100.0)
    mate = MateBot(1, playouts=9999, clock=clock)
    mate.within = 3.0
    assert mate.choose(*question(match)) == match.game.action({"type": "Lay", "card": "gold"})
    assert clock.looks <= 6


def test_a_single_act_needs_no_thought() -> None:
    clock = Ticks(1)
    game, view, menu = question(mid_match(CARTAGENA, 0))
    assert MateBot(1, clock=clock).choose(game, view, menu[:1]) == menu[0]
    assert clock.looks == 0


def test_a_shared_win_counts_in_parts() -> None:
    assert shares_of([1, 2, 1, 4]) == [0.5, 0, 0.5, 0]
    assert shares_of([2, 2]) == [0, 0]
