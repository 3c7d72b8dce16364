"""Train a small net with MaskablePPO on the processor, and see how it plays.

    python examples/train.py plank --minutes 10 --into nets
    python examples/train.py plank --minutes 0 --into nets --matches 400    # only try it again

It wants ``pip install "flibuste[research]" sb3-contrib``, and with it torch: on Linux the one from
PyPI brings several GB for graphics cards that are not needed here; a build for processors alone
does as well.  The net plays against chance, the quick greedy bot and what it was itself a while
ago.  While it learns it is tried; net, curve and numbers are written at every trial, so it may be
stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from flibuste.bots import Bot, bot
from flibuste.bots.policy import Layer, Policy, PolicyBot, write
from flibuste.bots.tournament import Standing, fixtures, play, standings
from flibuste.core.spaces import space
from flibuste.research.gym import SeatEnv

HIDDEN = [64, 64]
TABLES = 16
STEPS = 256  # at each table between two lessons
RATE = 1e-3  # of learning, at first: it falls as time goes by
SELF, GREEDY = 0.4, 0.4  # of the matches; the others are against chance
QUICK = "greedy@1"  # judges by hand and costs little, unlike today's greedy bot
TRIALS = {"random": 40, QUICK: 20}  # matches of each trial
MINUTES = 0.25  # of the processor between two trials, at least
TRIED = ("random", QUICK, "greedy", "mate:100")
COLOURS = {"random": "#2f6fe0", QUICK: "#c8322f"}


class Opponent(Bot):
    """In every match another one: chance, the greedy bot, or the net as it was a while ago."""

    def __init__(self, seed: object) -> None:
        super().__init__(seed)
        self.net: Policy | None = None
        self.known = {name: bot(name, f"{seed}|{name}") for name in ("random", QUICK)}
        self.now: Bot = self.known["random"]

    def next_match(self) -> None:
        draw = self.rng.random()
        if self.net is not None and draw < SELF:
            self.now = PolicyBot(self.rng.random(), self.net, curious=True)
        else:
            self.now = self.known[QUICK if draw > 1 - GREEDY else "random"]

    def choose(self, game: Any, view: Any, menu: Any) -> Any:
        return self.now.choose(game, view, menu)


class Learning(SeatEnv):
    """A table whose opponent changes from match to match, and where a lead is felt at once.

    How well one stands is judged by the game's own hand-written judgement.  What a lead brings when
    it is won is taken back when it is lost, and at the end: the sum of a match stays what it is
    worth by place, so the best way to play stays the same.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.opponent = Opponent(seed)
        self.lead = 0.0
        super().__init__(game, opponents=self.opponent)

    def reset(self, **given: Any) -> Any:
        self.opponent.next_match()
        found = super().reset(**given)
        self.lead = self._ahead()
        return found

    def step(self, action: int) -> Any:
        seen, reward, over, cut, info = super().step(action)
        before, self.lead = self.lead, 0.0 if over else self._ahead()
        return seen, reward + self.lead - before, over, cut, info

    def _ahead(self) -> float:
        shares = self.game.evaluate(self.walk.state)
        return shares[self.seat] - max(shares[: self.seat] + shares[self.seat + 1 :])


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
    """Now and then: what it was a while ago is what it is now, and how does it play?"""

    def __init__(self, game: str, seconds: float, place: Path, seed: int) -> None:
        super().__init__()
        self.game, self.seconds, self.place, self.seed = game, seconds, place, seed
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
            self.next_trial += max(60 * MINUTES, self.seconds / 20)
            self.try_out()
        self.since = time.process_time()

    def try_out(self) -> None:
        net = net_of(self.game, self.model)
        for one in self.training_env.envs:
            one.unwrapped.opponent.net = net
        write(net, self.place)
        point = {"seconds": round(self.learned), "steps": self.num_timesteps}
        for name, matches in TRIALS.items():
            met = meeting(self.game, self.place, name, matches, f"trial {self.learned}")
            point[name] = round(met.share, 3)
        self.curve.append(point)
        print(json.dumps(point), flush=True)
        told = {
            "game": self.game,
            "seed": self.seed,
            "seconds": round(self.learned),
            "steps": self.num_timesteps,
            "matches_of_a_trial": TRIALS,
            "curve": self.curve,
        }
        keep(self.place, told)
        self.place.with_suffix(".svg").write_text(curve(self.curve, self.game))


def meeting(game: str, net: Path, against: str, matches: int, seed: str) -> Standing:
    """The net against a bot, every deal from both seats."""
    names = [f"policy:{net}", against]
    results = [play(one) for one in fixtures(game, names, matches, {}, seed)]
    return standings(names, results)[0]


def keep(net: Path, told: dict[str, Any]) -> None:
    net.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n")


def try_well(game: str, net: Path, bots: Sequence[str], matches: int) -> None:
    """Its share of the win against each of them with the 95 % interval, added to its numbers."""
    told = json.loads(net.with_suffix(".json").read_text())
    for name in bots:
        met = meeting(game, net, name, matches, "end")
        low, high = met.interval
        told.setdefault("won_against", {})[name] = {
            "matches": matches,
            "share": round(met.share, 3),
            "interval": [round(low, 3), round(high, 3)],
        }
        print(name, json.dumps(told["won_against"][name]), flush=True)
        keep(net, told)


def curve(points: list[dict[str, float]], game: str) -> str:
    """The curve as a picture."""
    wide, high, last = 600, 240, max(point["steps"] for point in points) or 1
    lines = []
    for share in (0, 0.5, 1):
        y = 200 - 170 * share
        lines.append(f'<path d="M50 {y:g}H570" stroke="#888" stroke-opacity=".4"/>')
        lines.append(f'<text x="42" y="{y + 4:g}" fill="#888" text-anchor="end">{share:.0%}</text>')
    for name, colour in COLOURS.items():
        way = " ".join(
            f"{50 + 520 * p['steps'] / last:.0f},{200 - 170 * p[name]:.0f}" for p in points
        )
        lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
    for place, (name, colour) in enumerate(COLOURS.items()):
        lines.append(f'<path d="M{60 + 110 * place} 14h18" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{84 + 110 * place}" y="18" fill="{colour}">{name}</text>')
    lines.append(
        f'<text x="310" y="228" fill="#888" text-anchor="middle">{game}: share of wins against two '
        f"bots, by decisions learned from (0 to {last:,})</text>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="sans-serif" font-size="13">\n' + "\n".join(lines) + "\n</svg>\n"
    )


def train(game: str, minutes: float, place: Path, seed: int) -> None:
    tables = DummyVecEnv(
        [lambda n=n: Monitor(Learning(game, seed * 100 + n)) for n in range(TABLES)]
    )
    trials = Trials(game, minutes * 60, place, seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=6,
        gamma=1.0,  # every match ends
        gae_lambda=0.97,
        ent_coef=0.01,
        learning_rate=lambda _: RATE * max(0.05, 1 - trials.learned / trials.seconds),
        policy_kwargs={"net_arch": HIDDEN},
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=trials)
    trials.learned += time.process_time() - trials.since
    trials.try_out()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    asked.add_argument("--into", type=Path, default=Path("nets"))
    asked.add_argument("--matches", type=int, default=200, help="at the end, against each bot")
    asked.add_argument("--bots", nargs="*", default=TRIED, help="whom it meets at the end")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    torch.set_num_threads(1)
    chosen.into.mkdir(parents=True, exist_ok=True)
    place = chosen.into / f"{chosen.game}.net"
    if chosen.minutes:
        train(chosen.game, chosen.minutes, place, chosen.seed)
    try_well(chosen.game, place, chosen.bots, chosen.matches)


if __name__ == "__main__":
    main()
