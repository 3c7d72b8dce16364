"""One agent after another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

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
        self._select()

    def _select(self) -> None:
        """Who is next, and what it may do."""
        seat: Seat = self.walk.turn
        self.legal = self.walk.legal()
        if self.families:
            self.legal += self.walk.families(seat)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        over = self.walk.turn == NOBODY
        legal = [0] if over else self.legal if seat == self.walk.turn else self.legal_of(seat)
        return self.seen(seat, self.game.view(self.walk.state, seat), legal)

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
        self.walk.step(action)
        self.steps += 1
        if self.walk.turn == NOBODY:
            self.end(self.final_rewards())
        elif self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
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
