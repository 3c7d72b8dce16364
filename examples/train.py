"""Train a small net with MaskablePPO on the processor, and see how it plays.

    python examples/train.py plank --minutes 10 --into nets

It wants ``pip install "flibuste[research]" sb3-contrib``, and with it torch: on Linux the one from
PyPI brings more than 2 GB for graphics cards that are not needed here; a build for processors alone
does as well.  The net plays against chance, the greedy bot and what it was itself a while ago.
While it learns it is tried; what comes of it is written beside the net: a curve and numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from flibuste.bots import Bot, bot
from flibuste.bots.policy import Layer, Policy, PolicyBot, write
from flibuste.bots.tournament import fixtures, play, standings
from flibuste.core.spaces import space
from flibuste.research.gym import SeatEnv

HIDDEN = [64, 64]
TABLES = 8
STEPS = 256  # at each table between two lessons
SELF, GREEDY = 0.3, 0.01  # of the matches; the others are against chance.  Greedy takes its time
TRIALS = {"random": 60, "greedy": 10}  # matches of each trial
TRIED = ("random", "greedy", "mate")


class Opponent(Bot):
    """In every match another one: chance, the greedy bot, or the net as it was a while ago."""

    def __init__(self, seed: object) -> None:
        super().__init__(seed)
        self.net: Policy | None = None
        self.known = {name: bot(name, f"{seed}|{name}") for name in ("random", "greedy")}
        self.now: Bot = self.known["random"]

    def next_match(self) -> None:
        draw = self.rng.random()
        if self.net is not None and draw < SELF:
            self.now = PolicyBot(self.rng.random(), self.net, curious=True)
        else:
            self.now = self.known["greedy" if draw > 1 - GREEDY else "random"]

    def choose(self, game: Any, view: Any, menu: Any) -> Any:
        return self.now.choose(game, view, menu)


class Learning(SeatEnv):
    """A table whose opponent changes from match to match."""

    def __init__(self, game: str, seed: int) -> None:
        self.opponent = Opponent(seed)
        super().__init__(game, opponents=self.opponent)

    def reset(self, **given: Any) -> Any:
        self.opponent.next_match()
        return super().reset(**given)


def net_of(game: str, model: MaskablePPO) -> Policy:
    """The policy alone, as the arena plays it."""
    policy = model.policy
    linear = [one for one in policy.mlp_extractor.policy_net if isinstance(one, torch.nn.Linear)]
    layers = []
    for one in (*linear, policy.action_net):
        weights = one.weight.detach().numpy().T.astype("<f2")
        bias = one.bias.detach().numpy().astype("<f2")
        layers.append(Layer(*weights.shape, weights.tobytes(), bias.tobytes()))
    return Policy(game, space(game).digest(), tuple(layers))


class Trials(BaseCallback):  # type: ignore[misc]
    """Every minute: what it was a while ago is what it is now, and how does it play?"""

    def __init__(self, game: str, seconds: float, place: Path) -> None:
        super().__init__()
        self.game, self.seconds, self.place = game, seconds, place
        self.learned = 0.0  # seconds of the processor, without those of the trials
        self.since = time.process_time()
        self.next_trial = 0.0
        self.curve: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        return self.learned + time.process_time() - self.since < self.seconds

    def _on_rollout_start(self) -> None:
        now = time.process_time()
        self.learned += now - self.since
        if self.learned >= self.next_trial:
            self.next_trial += self.seconds / 10
            self.try_out()
        self.since = time.process_time()

    def try_out(self) -> None:
        net = net_of(self.game, self.model)
        for one in self.training_env.envs:
            one.unwrapped.opponent.net = net
        write(net, self.place)
        point = {"seconds": round(self.learned), "steps": self.num_timesteps}
        for name, matches in TRIALS.items():
            point[name] = won(self.game, self.place, name, matches, f"trial {self.learned}")
        self.curve.append(point)
        print(json.dumps(point), flush=True)


def won(game: str, net: Path, against: str, matches: int, seed: str) -> float:
    """The share of the win."""
    names = [f"policy:{net}", against]
    results = [play(one) for one in fixtures(game, names, matches, {}, seed)]
    return round(standings(names, results)[0].share, 3)


def curve(points: list[dict[str, float]], game: str) -> str:
    """The curve as a picture."""
    wide, high, last = 600, 240, max(point["steps"] for point in points) or 1
    lines = []
    for name, colour in (("random", "#2f6fe0"), ("greedy", "#c8322f")):
        way = " ".join(
            f"{50 + 520 * p['steps'] / last:.0f},{200 - 170 * p[name]:.0f}" for p in points
        )
        end = 200 - 170 * points[-1][name]
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(
            f'<text x="572" y="{end:.0f}" fill="{colour}" text-anchor="end" dy="-6">{name}</text>'
        )
    for share in (0, 0.5, 1):
        y = 200 - 170 * share
        lines.append(
            f'<line x1="50" x2="570" y1="{y}" y2="{y}" stroke="#888" stroke-opacity=".4"/>'
        )
        lines.append(f'<text x="42" y="{y + 4}" fill="#888" text-anchor="end">{share:.0%}</text>')
    lines.append(
        f'<text x="310" y="228" fill="#888" text-anchor="middle">{game}: share of wins against two '
        f"bots, by decisions learned from (0 to {last:,})</text>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="sans-serif" font-size="13">\n' + "\n".join(lines) + "\n</svg>\n"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    asked.add_argument("--into", type=Path, default=Path("nets"))
    asked.add_argument("--matches", type=int, default=200, help="at the end, against each bot")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    torch.set_num_threads(1)
    chosen.into.mkdir(parents=True, exist_ok=True)
    place = chosen.into / f"{chosen.game}.net"
    tables = DummyVecEnv(
        [lambda n=n: Monitor(Learning(chosen.game, chosen.seed * 100 + n)) for n in range(TABLES)]
    )
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=256,
        n_epochs=8,
        gamma=0.999,
        ent_coef=0.01,
        learning_rate=7e-4,
        policy_kwargs={"net_arch": HIDDEN},
        seed=chosen.seed,
        device="cpu",
    )
    trials = Trials(chosen.game, chosen.minutes * 60, place)
    model.learn(10**9, callback=trials)
    trials.learned += time.process_time() - trials.since
    trials.try_out()
    told: dict[str, Any] = {
        "game": chosen.game,
        "minutes": chosen.minutes,
        "steps": model.num_timesteps,
        "matches": chosen.matches,
        "won_against": {
            name: won(chosen.game, place, name.replace("mate", "mate:100"), chosen.matches, "end")
            for name in TRIED
        },
        "curve": trials.curve,
    }
    place.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")
    place.with_suffix(".svg").write_text(curve(trials.curve, chosen.game))
    print(json.dumps(told["won_against"]))


if __name__ == "__main__":
    main()
