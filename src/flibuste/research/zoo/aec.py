"""One agent after another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import repeat
from typing import Any

from pettingzoo import AECEnv

from flibuste.core.numbers import PASS
from flibuste.core.protocol import Seat
from flibuste.research.walk import NOBODY
from flibuste.research.zoo.common import LOST, Observation, Seated


class TableEnv(Seated, AECEnv):  # type: ignore[misc]
    """A match in which whoever is to decide is the selected agent (see ``Seated``)."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._select(self.walk.turn)

    def _select(self, seat: Seat) -> None:
        """Who is next, and what it may do."""
        legal = self.legal = self.walk.legal()
        if self.families:
            legal += self.walk.families(seat)
        self.agent_selection = self.possible_agents[seat]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who is selected, as long as there is somebody: as PettingZoo has it, in fewer calls."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent is told: likewise."""
        agent, walk = self.agent_selection, self.walk
        told: Observation | None = None
        if observe:
            seat = self.seat_of[agent]
            told = (
                walk.told(seat, self.legal, self.making)
                if seat == walk.turn
                else self.observe(agent)
            )
        return (
            told,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        seat, turn = self.seat_of[agent], self.walk.turn
        if seat == turn:
            return self.seen(seat, self.legal)
        return self.seen(seat, [PASS] if turn == NOBODY else self.legal_of(seat))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.legal:
            if self.illegal == "lose":
                self.end({agent: LOST})
                return
            action = self.lots(self.legal)
            info = self.infos[agent]
            info["illegal"] = info.get("illegal", 0) + 1
        turn = self.walk.step(int(action))
        self.steps += 1
        if turn == NOBODY:
            self.end(self.final_rewards())
        elif self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select(turn)
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: dict[str, float]) -> None:
        """The match is over, and there are rewards for the first and only time."""
        for agent, reward in rewards.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return self.picture()
