"""OpenSpiel: ``pyspiel.load_game("flibuste_cartagena")`` once this module is imported.

Luck is explicit, with the true odds.  A secret choice is asked of one player after another, and
what was chosen is hidden: the same game in another form.  ``flibuste_cartagena_at_once`` asks all
together instead.  An information state is a View, and another world that looks the same comes from
``imagine``: so ISMCTS plays all of them.

Parameters: ``players``; ``options`` of the table, as "name:value|name:value"; ``reward``, "place"
or "score".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from flibuste.core.luck import dice
from flibuste.core.plain import named
from flibuste.core.protocol import LUCK, WATCHER, AnyGame, Seat
from flibuste.core.registry import card, find, games
from flibuste.core.spelling import spell
from flibuste.research.walk import Walk, rewards

PREFIX: Final = "flibuste_"
AT_ONCE: Final = "_at_once"
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
FAR: Final = 1000.0  # no score is beyond it


def game_type(game: AnyGame, at_once: bool, by_score: bool) -> Any:
    """What OpenSpiel wants to know of the kind of game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.key + (AT_ONCE if at_once else ""),
        long_name=card(game.package)["name"]["en"],
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if by_score else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "options": "", "reward": "place"},
    )


def options_of(text: str) -> dict[str, Any]:
    """Options from "name:value|name:value"; numbers, true and false are what they look like."""
    found = {}
    for pair in filter(None, text.split("|")):
        name, _, value = pair.partition(":")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with a number of players and its options; which one, a subclass says."""

    key: str
    at_once: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game = find(self.key)
        given = params or {}
        self.players: int = given.get("players", game.seats[0])
        self.by = given.get("reward", "place")
        self.begun = Walk(game, self.players, options_of(given.get("options", "")), asks_luck=True)
        space, far = self.begun.space, 1.0 if self.by == "place" else FAR
        longest: int = card(game.package)["longest"]
        info = pyspiel.GameInfo(
            num_distinct_actions=space.listed,
            max_chance_outcomes=len(space.nature),
            num_players=self.players,
            min_utility=-far,
            max_utility=far,
            utility_sum=0.0 if self.by == "place" else None,
            max_game_length=longest,
        )
        super().__init__(game_type(game, self.at_once, self.by != "place"), info, given)

    def max_chance_nodes_in_history(self) -> int:
        return int(card(self.game.package)["longest"])

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees; with public things alone what a watcher sees; or what is between."""
        if params:
            raise ValueError(f"there are no parameters of observers: {params}")
        if iig_obs_type is None:
            return Observer(self.begun)
        if not iig_obs_type.public_info:
            return PrivateObserver(self.begun)
        public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.begun, public)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; what it may do is asked of the walk."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.walk = game.begun.copy()
        self.at_once = game.at_once
        self.player = 0
        self._settle()

    def _settle(self) -> None:
        """Whose turn it is, in OpenSpiel's numbers."""
        walk = self.walk
        turn = walk.turn
        if turn >= 0:
            several = self.at_once and len(walk.state.awaiting()) > 1
            self.player = SIMULTANEOUS if several else turn
        else:
            self.player = CHANCE if turn == LUCK else TERMINAL

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: Seat) -> list[int]:
        numbers = self.walk.legal() if self.player >= 0 else self.walk.legal_of(player)
        numbers.sort()
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.walk.space.chances(self.walk.state.odds())

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self.walk.tell_luck(action)
        else:
            self.walk.step(action)
        self._settle()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.walk.at_once(dict(enumerate(actions)))
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.walk.space
        act = space.nature[action] if player == CHANCE else space.acts[action]
        return "pass" if act is None else spell(act)

    def returns(self) -> list[float]:
        if self.player != TERMINAL:
            return [0.0] * self.walk.seats
        return rewards(self.walk.state, self.get_game().by)

    def __str__(self) -> str:
        """The whole truth: the position as the contract writes it."""
        position = self.walk.space.game.write(self.walk.state)
        return msgspec.json.encode([self.walk.turn, position]).decode()

    def resample_from_infostate(self, player_id: Seat, probability_sampler: Any) -> SpielState:
        """Another position that looks the same to this player: a fair draw among all of them."""
        walk, game = self.walk, self.walk.space.game
        twin = self.get_game().new_initial_state()
        view = game.view(walk.state, player_id)
        twin.walk = walk.copy_to(game.imagine(view, dice(probability_sampler())))
        twin._settle()
        return twin  # type: ignore[no-any-return]


class Observer:
    """A view as tensor and as text; a View is a perfect memory, so both kinds are the same.

    A public one tells what a watcher sees, whoever asks.
    """

    def __init__(self, walk: Walk, public: bool = False) -> None:
        self.space = walk.space
        self.public = public
        self.tensor = np.zeros(self.space.size, np.float32)
        self.dict, at = {}, 0
        for part in self.space.parts:
            self.dict[part.name] = self.tensor[at : at + part.size]
            at += part.size

    def set_from(self, state: SpielState, player: Seat) -> None:
        seen = self.space.seen(state.walk.state, self._viewer(player))
        self.tensor[:] = np.frombuffer(seen, np.float32)

    def string_from(self, state: SpielState, player: Seat) -> str:
        view = self.space.game.view(state.walk.state, self._viewer(player))
        return self.space.text(view)

    def _viewer(self, player: Seat) -> Seat:
        return WATCHER if self.public else player


class PrivateObserver:
    """What a player sees and a watcher does not: text alone."""

    tensor = None

    def __init__(self, walk: Walk) -> None:
        self.game = walk.space.game
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """There is no vector of it."""

    def string_from(self, state: SpielState, player: Seat) -> str:
        own, all_see = (
            named(self.game.view(state.walk.state, viewer)) for viewer in (player, WATCHER)
        )
        private = {field: value for field, value in own.items() if value != all_see[field]}
        return msgspec.json.encode(private, order="sorted").decode()


def register() -> None:
    """Every game under both of its names."""
    known = set(pyspiel.registered_names())
    for key in games():
        for at_once in (False, True):
            kind = game_type(find(key), at_once, False)
            if kind.short_name not in known:
                # A class of its own: OpenSpiel keeps it until after Python has ended.
                own = type(kind.short_name, (SpielGame,), {"key": key, "at_once": at_once})
                pyspiel.register_game(kind, own)


register()
