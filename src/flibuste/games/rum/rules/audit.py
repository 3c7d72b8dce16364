"""The box is complete: law 7 for Rhum et Honneur."""

from __future__ import annotations

from flibuste.games.rum import parts as box
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.dawn import Dawn
from flibuste.games.rum.rules.state import State


def audit(state: State) -> None:
    """H2, H3, H42: every pirate, barrel and tile is somewhere once."""
    audit_pirates(state)
    audit_tiles(state)
    audit_goods(state)
    assert len(state.rum) == len(state.coins) == state.seats, "not one heap for each seat"
    assert min(*state.rum, *state.coins, state.barrels) >= 0, "a debt"
    assert sum(state.rum) + state.barrels == box.BARRELS, "not twelve barrels"


def audit_pirates(state: State) -> None:
    """H2: fifteen of each colour, on as many segments as their alleys have."""
    assert len(state.alleys) == box.ALLEYS, f"{len(state.alleys)} alleys"
    assert len(state.reserve) == len(state.common) == state.seats, "not one reserve for each seat"
    rows, pirates = state.aboard(), state.pirates()
    assert len(dict(rows)) == len(rows), "a crew aboard twice"
    assert all(number >= 0 for _, number in rows), "fewer than no pirates aboard"
    assert all(number == box.PIRATES for number in pirates), f"pirates: {pirates}"
    assert min(*state.reserve, *state.common) >= 0, "fewer than no pirates"
    audit_imaginary(state)


def audit_imaginary(state: State) -> None:
    """H39: the third crew of two players stands in the top row from the roll on."""
    scene = state.scenes[0] if state.scenes else None
    if isinstance(scene, Brawl):
        assert not state.ship, "rows beside the brawl"
        assert min(*scene.near, *scene.far, *scene.beaten) >= 0, "fewer than no pirates fight"
        sides = zip(scene.near, scene.far, scene.beaten, strict=True)
        assert tuple(map(sum, sides)) == scene.sizes, "a pirate of the brawl is missing"
    crews = [crew for crew, _ in state.aboard()]
    fights = state.seats == box.TWO and scene is not None
    fights = fights and not (isinstance(scene, Dawn) and scene.crew)
    assert (box.IMAGINARY in crews) == fights, "the imaginary crew is missing, or too many"
    assert box.IMAGINARY not in crews[1:], "the imaginary crew stands below others"


def audit_tiles(state: State) -> None:
    """H42: as many copies of each tile as there are."""
    assert len(state.stock) == len(box.NAMES), "a stack of other tiles"
    assert len(state.under) == len(box.STACKS), "a stack too few or too many"
    assert len(state.face_up) == box.ROPE + 1, "other tiles face up"
    for heaps in (state.won, state.goods, state.waiting, state.been):
        assert len(heaps) == state.seats, "not one heap for each seat"
    for stack, kinds in enumerate(state.under):
        assert all(box.STACK_OF[kind] == stack for kind in kinds), "a tile under another stack"
    for stack, kinds in enumerate(state.face_up):
        assert len(kinds) <= (1 if stack >= box.CHEST else box.SHOWN), "too many tiles face up"
        assert all(box.STACK_OF[kind] == stack for kind in kinds), "a tile lies elsewhere"
    counts = state.stock[:]
    for heap in state.elsewhere():
        for kind in heap:
            counts[kind] += 1
    assert min(state.stock) >= 0, "fewer than no tiles in a stack"
    for kind, copies in enumerate(box.COPIES):
        assert counts[kind] == copies, f"{counts[kind]} tiles {box.NAMES[kind]}"
    waits = [kind for heap in state.waiting for kind in heap]
    assert all(box.STACK_OF[kind] == box.RENDEZVOUS for kind in waits), "something else waits"


def audit_goods(state: State) -> None:
    """H40: whoever holds a tile has seen it; what is in the stack nobody has."""
    assert len(state.seen) == len(box.KINDS[box.GOODS]), "other goods"
    for owner, goods in enumerate(state.goods):
        for kind in goods:
            assert box.STACK_OF[kind] == box.GOODS, f"{box.NAMES[kind]} among the goods"
            assert state.has_seen(owner, kind), f"{owner} has not seen {box.NAMES[kind]}"
    for kind in box.KINDS[box.GOODS]:
        unseen = state.stock[kind] or kind in state.gone
        seen = state.seen[kind - box.FIRST_GOODS]
        assert bool(seen) != bool(unseen), f"who has seen {box.NAMES[kind]}"
    for waiting, been in zip(state.waiting, state.been, strict=True):
        assert len(waiting) == len(been), "a rendezvous nobody waits for"
