"""Gymnasium: one seat at a table, the others are bots.

``gymnasium.make("flibuste/cartagena-v0", opponents="greedy")`` once this module is imported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from flibuste.bots import Bot, bot
from flibuste.core.luck import dice
from flibuste.core.numbers import PASS
from flibuste.core.protocol import Seat
from flibuste.core.registry import find, games
from flibuste.research.pictures import RENDER_MODES, rendered
from flibuste.research.walk import NOBODY, Reward, Walk, rewards

Vector: TypeAlias = np.ndarray[Any, Any]
LOST: Final = -1.0
SKILL: Final = {"random": 0, "greedy": 1}  # of a hand in a race; all others are 2


class SeatEnv(gymnasium.Env[Vector, int]):
    """One seat.

    game · a key, such as "cartagena"
    seats · how many play; none given: the fewest
    options · of the table, as in docs/contract.md
    opponents · a bot for all other seats, or one for each in the order of play after this one
    seat · where to sit; none given: by luck, in every match anew
    reward · "place" (1 for the first, −1 for the last) or "score"; at the end
    illegal · what an act outside the mask does: "lose" ends the match with −1, "replace" plays a
        listed act instead, by luck
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: Seat | None = None,
        reward: Reward = "place",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game)
        self.walk = Walk(self.game, seats or self.game.seats[0], options)
        others = self.walk.seats - 1
        named = [opponents] * others if isinstance(opponents, str | Bot) else [*opponents]
        if len(named) != others:
            raise ValueError(f"{others} opponents are needed, not {len(named)}")
        self.opponents = named
        self.fixed = seat
        self.seat: Seat = seat or 0
        self.reward: Reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (self.walk.space.size,), np.float32)
        self.action_space = spaces.Discrete(self.walk.space.listed)  # type: ignore[assignment]
        self.legal = [PASS]
        self._seat_bots(0)

    def _seat_bots(self, seed: object) -> None:
        self.bots = [
            bot(one, f"{seed}|{place}") if isinstance(one, str) else one
            for place, one in enumerate(self.opponents)
        ]
        self.whims = dice(f"{seed}|whims")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seat_bots(seed)
        while True:
            self.walk.begin(seed)
            if self.fixed is None:
                self.seat = self.walk.bits(32) * self.walk.seats >> 32
            self._others_play()
            if self.walk.turn != NOBODY:  # it may be over before this seat is asked anything
                break
            seed = None
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if number not in self.legal:
            if self.illegal == "lose":
                self.legal = [PASS]
                return self._seen(), LOST, True, False, {**self._info(), "illegal": True}
            number = self.legal[self.walk.bits(32) * len(self.legal) >> 32]
        self.walk.step(number)
        self._others_play()
        over = self.walk.turn == NOBODY
        reward = rewards(self.walk.state, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def _others_play(self) -> None:
        """Until this seat is asked, or all is over."""
        walk = self.walk
        while walk.turn not in (self.seat, NOBODY):
            walk.step(self._answer(walk.turn))
        self.legal = [PASS] if walk.turn == NOBODY else walk.legal()

    def _answer(self, seat: Seat) -> int:
        """What a bot does; in a race its hand is faster than its head."""
        walk = self.walk
        place = (seat - self.seat - 1) % walk.seats
        view, menu = self.game.view(walk.state, seat), walk.state.legal(seat)
        if walk.racing and self.game.reflex is not None:
            skill = SKILL.get(str(self.opponents[place]), 2)
            act, _ = self.game.reflex(view, menu, skill, self.whims)
            return PASS if act is None else walk.space.number(act)
        return walk.space.number(self.bots[place].choose(self.game, view, menu))

    def _seen(self) -> Vector:
        return np.frombuffer(self.walk.seen(self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Vector:
        """What may be done now: for sb3-contrib's MaskablePPO."""
        return np.frombuffer(self.walk.space.mask(self.legal), np.int8).astype(bool)

    def render(self) -> Any:
        return rendered(self.render_mode, self.game, self.walk.state, self.seat)


def register() -> None:
    """Every game under its name."""
    for key in games():
        name = f"flibuste/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": key})


register()
