"""All agents at once: in a secret choice and in a race they all decide, else all but one pass."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from flibuste.core.numbers import PASS
from flibuste.research.walk import NOBODY
from flibuste.research.zoo.common import LOST, Observation, Seated


class ParallelTableEnv(Seated, ParallelEnv):  # type: ignore[misc]
    """A match in which every agent acts in every step (see ``Seated``).

    Of whom nothing is asked passes, and whatever else it says is not heard.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        return self._observations(), self.infos

    def _observations(self) -> dict[str, Observation]:
        over = self.walk.turn == NOBODY
        self.menus = [[PASS] if over else self.legal_of(n) for n in range(self.walk.seats)]
        return {agent: self.seen(seat, self.menus[seat]) for agent, seat in self.seat_of.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        numbers, wrong = self._heard(actions)
        if wrong and self.illegal == "lose":
            rewards |= dict.fromkeys(wrong, LOST)
            over = True
        else:
            self.walk.at_once(numbers)
            over = self.walk.turn == NOBODY
            if over:
                rewards = self.final_rewards()
        self.steps += 1
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self.infos,
        )

    def _heard(self, actions: dict[str, Any]) -> tuple[dict[int, int], list[str]]:
        """What each seat does, and who has said something that is not allowed."""
        numbers, wrong = {}, []
        for agent, seat in self.seat_of.items():
            menu = self.menus[seat]
            number = actions.get(agent, PASS) if menu != [PASS] else PASS
            if number not in menu:
                wrong.append(agent)
                number = self.lots(menu)
                if self.illegal == "replace":
                    info = self.infos[agent]
                    info["illegal"] = info.get("illegal", 0) + 1
            numbers[seat] = int(number)
        return numbers, wrong

    def render(self) -> Any:
        return self.picture()
