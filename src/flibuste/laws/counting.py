"""Laws 9 and 10: menus keep their order, and there are as many ways to go on as counted."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from typing import Any, Final

import msgspec

from flibuste.core.playout import listed, perft
from flibuste.core.protocol import AnyGame
from flibuste.core.referee import Referee
from flibuste.core.spelling import seat_name
from flibuste.laws.cases import AnyMatch, Case, Walk, cases, stops, whole_match
from flibuste.laws.data import folder, match_at, needed
from flibuste.laws.looks import registered

MENUS: Final = "menus.txt"
ANEW: Final = "FLIBUSTE_MENUS"  # the variable that has the snapshots written anew
MARKS: Final = (30, 100, 300)  # acts after which a digest is taken; and one at the end
SLOWLY: Final = 1_500  # nodes that are counted a second time, by another way


def menus_depend_on_the_position_alone(case: Case, walk: Walk) -> None:
    """Law 9: asked again, of a copy, or of the position written and read, a menu is the same."""
    game = case.game
    for match in stops(case, walk):
        position = json.loads(json.dumps(game.write(match.state)))
        others = (match.state, match.state.copy(), game.read(position, match.options)[2])
        for seat in match.state.awaiting():
            menu = listed(match.state, seat)
            for other in others:
                again = listed(other, seat)
                assert again == menu, f"the menu of {seat_name(seat)}: {menu}, then {again}"


def menus_keep_their_order(game: AnyGame) -> None:
    """Law 9: along one random match of each case all menus are as in tests/menus.txt."""
    path = folder(game) / MENUS
    lines = [snapshot(case) for case in cases(game)]
    if os.environ.get(ANEW):
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    hint = f"{ANEW}=1 writes them anew"
    assert path.is_file(), f"{game.key} has no tests/{MENUS}; {hint}"
    for line, known in zip(lines, path.read_text("utf-8").splitlines(), strict=False):
        assert line == known, f"{game.key}: menus are\n  {line}\nand were\n  {known}\n{hint}"
    number = len(path.read_text("utf-8").splitlines())
    assert number == len(lines), f"{game.key}: {len(lines)} cases, {number} in {MENUS}; {hint}"


def snapshot(case: Case) -> str:
    """Digests of all menus up to some marks of a whole random match."""
    match, digest = case.match(), sha256()
    marks, entries = [], whole_match(case, 0).entries
    for number, (seat, action) in enumerate(entries, 1):
        digest.update(menus(match.state))
        match.state.apply(seat, action)
        if number in MARKS or number == len(entries):
            marks.append(f"{number}:{digest.hexdigest()[:8]}")
    return " ".join([str(case).removeprefix(f"{case.game.key}-"), *marks])


def menus(state: Any) -> bytes:
    """All that anybody may do now, as text."""
    told = [(seat, listed(state, seat)) for seat in state.awaiting()]
    return msgspec.json.encode(told)


def all_ways_are_counted(game: AnyGame) -> None:
    """Law 10: perft of the positions of tests/perft.toml, and a few counts a second way."""
    found = needed(game, "perft.toml")
    names = found.get("positions", {})
    assert len(found["count"]) >= 3, f"tests/perft.toml of {game.key} needs three positions"
    for entry in found["count"]:
        match = match_at(game, entry, names)
        for depth, nodes in enumerate(entry["nodes"], 1):
            counted = perft(match.state, depth)
            where = f"{game.key}, {entry['name']}: sequences of {depth} acts"
            assert counted == nodes, f"{where}: {counted}, and tests/perft.toml says {nodes}"
            if nodes <= SLOWLY:
                slow = counted_slowly(match, depth)
                assert slow == nodes, f"{where}: {slow} one by one, {nodes} by perft"


def counted_slowly(match: AnyMatch, depth: int) -> int:
    """The same number through the contract's door: menu, act, undo."""
    referee = Referee()
    position = match.game.write(match.state)
    options = msgspec.to_builtins(match.options)
    with registered(match.game):
        asked = {"do": "position", "game": match.game.key, "position": position}
        ok(referee.ask(asked | {"options": options}))
        return ways(referee, depth)


def ways(referee: Referee, depth: int) -> int:
    """LUCK before seats, the lowest awaited seat, the CLOCK last."""
    if depth == 0:
        return 1
    state = ok(referee.ask({"do": "state"}))["state"]
    if not state["awaiting"]:
        return 0
    order = {"luck": -1, "clock": 1_000}
    actor = min(state["awaiting"], key=lambda seat: order.get(seat, seat))
    nodes = 0
    for act in ok(referee.ask({"do": "menu", "seat": actor}))["acts"]:
        ok(referee.ask({"do": "act", "seat": actor, "act": act}))
        nodes += ways(referee, depth - 1)
        ok(referee.ask({"do": "undo", "to": state["number"]}))
    return nodes


def ok(answer: dict[str, Any]) -> dict[str, Any]:
    assert answer["ok"], f"the referee says {answer}"
    return answer
