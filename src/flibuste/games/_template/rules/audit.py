"""The box is complete: law 7 for Pearl divers."""

from __future__ import annotations

from flibuste.games._template.parts import COPIES, PEARLS
from flibuste.games._template.rules.state import State


def audit(state: State) -> None:
    """X1: four pearls of each colour, in the nets and in the pile."""
    assert len(state.nets) == len(state.released) == len(state.surfaced), "a net for each diver"
    for kind, name in enumerate(PEARLS):
        pearls = state.pile.counts()[kind] + sum(net[kind] for net in state.nets)
        assert pearls == COPIES, f"{pearls} {name} pearls"
    assert min(map(min, (state.pile.unseen, *state.nets))) >= 0, "a negative number of pearls"
    assert len(state.pile) == sum(state.pile.counts()), "the pile is not as high as it is full"
