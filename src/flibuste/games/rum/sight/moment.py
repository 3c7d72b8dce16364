"""What is being played in a written position: the start of a turn, the brawl, or what it names."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from flibuste.core.positions import Checks
from flibuste.core.protocol import Seat
from flibuste.core.scenes import Scene
from flibuste.games.rum import parts as box
from flibuste.games.rum.rules.brawl import Brawl
from flibuste.games.rum.rules.chapter import SQUARE
from flibuste.games.rum.rules.dawn import BRAWL, FIRST_PLAYER, Dawn
from flibuste.games.rum.rules.squares import is_of_use
from flibuste.games.rum.rules.stacks import Lay
from flibuste.games.rum.rules.state import NOBODY, State
from flibuste.games.rum.rules.streets import after_dead_end
from flibuste.games.rum.rules.throws import Chest, Tavern
from flibuste.games.rum.rules.town import NO_TOWN
from flibuste.games.rum.rules.turn import Turn
from flibuste.games.rum.sight.fitting import possible
from flibuste.games.rum.sight.tell import phase_of
from flibuste.games.rum.sight.view import Written

KEY: Final = "rum"
CHECKS: Final = Checks(KEY)
bad = CHECKS.bad


def settle(state: State, written: Written, named: Collection[str]) -> None:
    """The scenes named, or those that the phase means; of ``named`` stacks LUCK lays no more."""
    if written.scenes is not None:
        check_scenes(state, written)
        return
    check_captain(state)
    if written.phase == "end":
        settle_end(state, written)
        return
    due = tuple([stack for stack in unlaid(state) if box.STACKS[stack] not in named])
    dawn = (settle_brawl if written.phase == "brawl" else settle_turn)(state, written, due)
    settle_round(state, written, due)
    check_chests(state, due)
    if written.phase == "brawl" and not due:
        Brawl.begin(state)
    else:
        state.scenes = [dawn]
        dawn.go_on(state)


def unlaid(state: State) -> list[int]:
    """H4: what is turned up before the first round, as far as the stacks last (H36)."""
    start = state.set_up()
    return [stack for n, stack in enumerate(start) if start[:n].count(stack) < state.left(stack)]


def settle_turn(state: State, written: Written, due: tuple[int, ...]) -> Dawn:
    """The start of a turn, once LUCK has given what is missing."""
    for row, (crew, _) in enumerate(state.ship, 1):
        if crew != box.IMAGINARY and state.reserve[crew]:
            raise bad("position-row-home", row=str(row), seat=str(crew))
    if not any(state.reserve):
        raise bad("position-phase", phase="action")
    turn = FIRST_PLAYER
    if written.turn is not None:
        turn = CHECKS.within("turn", written.turn, range(written.seats))
        if not state.reserve[turn]:
            raise bad("position-turn", seat=str(turn))
        state.first = turn if state.first == NOBODY else state.first
    elif state.first != NOBODY:
        turn = state.next_with_pirates(state.first - 1)
    crew = state.seats == box.TWO and box.IMAGINARY not in dict(state.ship)
    if crew and state.ship:
        raise bad("position-imaginary")  # H39: it stands there before anybody boards
    return Dawn(due, crew, turn)


def settle_brawl(state: State, written: Written, due: tuple[int, ...]) -> Dawn:
    """The start of a brawl; a turn is nobody's."""
    check_imaginary(state)
    check_turn(state, written)
    check_home(state, {})
    return Dawn(due, False, BRAWL)


def settle_end(state: State, written: Written) -> None:
    """H21: everybody has got their pirates back, and the sleeping places are given away."""
    if state.ship:
        raise bad("position-row-end")
    if any(state.face_up[stack] for stack in box.BEDS):
        raise bad("position-beds")
    check_turn(state, written)


def settle_round(state: State, written: Written, due: Sequence[int]) -> None:
    """H23: each round brings one of each bed; if none is written it is the first with enough."""
    beds = max(box.SIZES[stack] - state.left(stack) + due.count(stack) for stack in box.BEDS)
    if written.round is None:
        state.round = max(state.round, beds)
    elif beds > state.round:
        raise bad("position-beds-round", tiles=beds, round=state.round)


def check_imaginary(state: State) -> None:
    """H39: two players have a third crew aboard."""
    if state.seats == box.TWO and box.IMAGINARY not in dict(state.aboard()):
        raise bad("position-imaginary")


def check_turn(state: State, written: Written) -> None:
    """H7: a turn is of the action phase, and of whom the scenes say."""
    if written.turn is not None and written.turn != state.turn():
        raise bad("position-turn-not", seat=str(written.turn))


def check_captain(state: State) -> None:
    """H12: he leaves a dead end as soon as the action of its square is over."""
    if state.town is NO_TOWN:
        return
    after = after_dead_end(state.town, state.alleys, state.captain)
    if after != state.captain:
        raise bad("position-dead-end", square=box.SQUARES[state.captain], next=box.SQUARES[after])


def check_home(state: State, beaten: Mapping[Seat, int]) -> None:
    """H17, H18: the brawl begins when nobody has pirates at home; H19: the beaten go there."""
    for seat, have in enumerate(state.reserve):
        if have != beaten.get(seat, 0):
            raise bad("position-at-home", seat=str(seat), have=have, beaten=beaten.get(seat, 0))


def check_chests(state: State, due: Sequence[int], opened: int = 0) -> None:
    """H33: a chest and a scorpion lie there together; one chest may just be opened."""
    chests, scorpions = len(state.face_up[box.CHEST]), len(state.face_up[box.SCORPION])
    if chests + due.count(box.CHEST) + opened != scorpions + due.count(box.SCORPION):
        raise bad("position-chest")


# Chapters under way


def check_scenes(state: State, written: Written) -> None:
    """Each of the scenes, from the bottom to the top, is possible where it is."""
    scenes = state.scenes
    for height, chapter in enumerate(written.scenes or (), 1):
        try:
            fits = possible(state, scenes[:height])
        except LookupError:  # it names a seat or a row that there is not
            fits = False
        if not fits:
            raise bad("position-scenes", scene=str(chapter.__struct_config__.tag))
    if not complete(state) or (written.phase or phase_of(state)) != phase_of(state):
        raise bad("position-scenes", scene=type(scenes[-1]).__name__.lower() if scenes else "–")
    check_turn(state, written)
    check_moment(state, scenes[0])
    due = scenes[-1].due if isinstance(scenes[-1], Dawn | Lay) else ()
    settle_round(state, written, due)
    check_chests(state, due, opened=any(isinstance(scene, Chest) for scene in scenes))


def check_moment(state: State, bottom: Scene[Any, Any]) -> None:
    """Where the captain and the pirates at home can be while this is played."""
    if not isinstance(bottom, Dawn):
        check_imaginary(state)
    if not isinstance(bottom, Turn) or bottom.step != SQUARE:
        check_captain(state)
    if isinstance(bottom, Brawl):
        check_home(state, dict(zip(bottom.crews, bottom.beaten, strict=True)))
    elif isinstance(bottom, Dawn) and bottom.then == BRAWL:
        check_home(state, {})


def complete(state: State) -> bool:
    """Whether the scene on top has something to ask."""
    if not state.scenes:
        return False
    top = state.scenes[-1]
    match top:
        case Turn():
            return top.step != SQUARE or is_of_use(state, top.seat)
        case Tavern():
            return bool(top.asked) != bool(top.pips)
        case Chest() | Brawl():
            return False  # a throw is above them
        case Dawn():
            return state.first < 0 or state.town is NO_TOWN or bool(top.due) or top.crew
        case _:
            return True
