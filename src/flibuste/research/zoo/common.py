"""What both kinds of environment of PettingZoo have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy import frombuffer

from flibuste.core.protocol import Seat
from flibuste.research.pictures import RENDER_MODES, rendered
from flibuste.research.walk import Making, Reward, Walk, rewards

Illegal: TypeAlias = Literal["lose", "replace"]
Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]
FLOATS, MARKS = np.dtype(np.float32), np.dtype(np.int8)  # made once: every step asks for them
LOST: Final = -1.0  # for who does what is not allowed


class Seated:
    """A table with a walk around it; agents are ``player_0`` and so on, by seat.

    game · a key, such as "cartagena"
    seats · how many play; none given: the fewest
    options · of the table, as in docs/contract.md
    reward · "place" (1 for the first, −1 for the last, all add up to 0) or "score"; at the end
    max_cycles · after so many decisions the match is cut off; none given: it is played out
    illegal · what an act outside the mask does: "lose" ends the match with −1 for who did it,
        "replace" plays a listed act instead, by luck, and counts it in ``info["illegal"]``
    families · whether acts of open kinds count too, where they have numbers
    """

    metadata: Final[dict[str, Any]]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
        max_cycles: int | None = None,
        illegal: Illegal = "lose",
        families: bool = False,
        render_mode: str | None = None,
    ) -> None:
        from flibuste.core.registry import find

        self.game = find(game)
        self.walk = Walk(self.game, seats or self.game.seats[0], options)
        self.reward: Reward = reward
        self.max_cycles = max_cycles
        self.illegal: Illegal = illegal
        self.families = families
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.walk.seats)]
        self.agents: list[str] = []
        self.seat_of: dict[str, Seat] = {agent: n for n, agent in enumerate(self.possible_agents)}
        space = self.walk.space
        self.size = len(space.acts) if families else space.listed
        self.making = Making(frombuffer, FLOATS, MARKS, self.size)
        self._observed = {agent: self._observation_space() for agent in self.possible_agents}
        self._acting = {agent: spaces.Discrete(self.size) for agent in self.possible_agents}
        self.steps = 0

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.walk.space.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acting[agent]

    def begin(self, seed: int | None) -> None:
        """A new match; without a seed it goes on with the luck of the one before."""
        self.walk.begin(seed)
        self.steps = 0

    def legal_of(self, seat: Seat) -> list[int]:
        """What this seat may do now, by numbers."""
        legal = self.walk.legal_of(seat)
        if self.families and legal != [0]:
            legal += self.walk.families(seat)
        return legal

    def seen(self, seat: Seat, legal: list[int]) -> Observation:
        """What an agent is given: the vector and the mask."""
        return self.walk.told(seat, legal, self.making)

    def lots(self, legal: list[int]) -> int:
        """One of them by luck."""
        return legal[self.walk.bits(32) * len(legal) >> 32]

    def final_rewards(self) -> dict[str, float]:
        """By agent, when the match is over."""
        return dict(zip(self.possible_agents, rewards(self.walk.state, self.reward), strict=True))

    def picture(self) -> Any:
        """What everybody may see."""
        return rendered(self.render_mode, self.game, self.walk.state)

    def close(self) -> None:
        """There is nothing to close."""
