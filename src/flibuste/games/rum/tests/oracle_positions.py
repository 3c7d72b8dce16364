"""Written positions in which rare things happen, and the oracle's table for them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from flibuste.games.rum.tests.oracle_table import ALL_TILES, IMAGINARY, Flag, Stack, Table
from flibuste.games.rum.tests.oracle_town import Alley, beside, build, read_layout

CREW = 15
# A town in which so few places are at coin squares that pirates of five can fill them all.
SHORT = "3.2 8.0 1.1 / 6.2 2.1 4.3 / 7.0 9.2 5.2"
BEDS = ("bunk", "hammock", "rope")
FLAG_OF = {"small": "guard", "big": "guard", "bunk": "sleep", "hammock": "sleep", "rope": "sleep"}


def drawn_layout(rng: Random) -> str:
    words = [f"{plate}.{rng.randrange(4)}" for plate in rng.sample(range(1, 10), 9)]
    return " / ".join(" ".join(words[row : row + 3]) for row in (0, 3, 6))


def drawn_position(seats: int, rng: Random) -> dict[str, Any]:
    """The start of any turn or brawl: crowded alleys, few tiles left, rum in plenty."""
    nine = seats == 5 and rng.random() < 0.3
    layout = SHORT if nine else drawn_layout(rng)
    alleys = build(read_layout(layout))
    captain = rng.choice([end for alley in alleys.values() for end in alley.ends])
    full = crowd(alleys, captain, rng)
    if nine:
        captain, full = rng.choice([crowd_of_nine, crowd_of_eight])(alleys, rng)
    position: dict[str, Any] = {
        "seats": seats,
        "round": rng.choice([1, 3, 4, 5, 5, 5]),
        "layout": layout,
        "first": rng.randrange(seats),
        "captain": captain,
        "coins": [rng.choice([0, 0, 1, 2, 3, 9]) for _ in range(seats)],
        "rum": drawn_rum(seats, rng),
    }
    place_pirates(position, full, rng)
    deal_tiles(position, rng)
    return position


def drawn_rum(seats: int, rng: Random) -> list[int]:
    barrels = [0] * seats
    for _ in range(rng.choice([0, 3, 8, 11, 12])):
        barrels[rng.randrange(seats)] += 1
    return barrels


def crowd(alleys: dict[str, Alley], captain: str, rng: Random) -> list[Alley]:
    """Alleys that would be good to fill, the most important first; the captain's way is free."""
    here = [alley for alley in beside(alleys, captain) if not alley.dark]
    goal = rng.choice(["dead end", "dead end", "dark", "dark", "forced", "any"])
    shady = [way for way in here if has_dark(alleys, way.other_end(captain))]
    way = rng.choice(shady if goal == "dark" and shady else here)
    there = way.other_end(captain)
    plate = int(there[0])
    full = [alley for alley in beside(alleys, there) if alley is not way]
    if goal == "dead end":  # and the coin squares after it
        for step in range(1, rng.randint(1, 5)):
            full += beside(alleys, f"{(plate + step - 1) % 9 + 1}.coin")
    if goal == "dark":  # no dark alley is empty but there, and perhaps another
        full = [alley for alley in full if not alley.dark]
        full += [alley for alley in alleys.values() if alley.dark and there not in alley.ends]
        if rng.random() < 0.5:
            full.pop()
    if goal == "forced":
        full = [alley for alley in (here if rng.random() < 0.5 else full) if not alley.dark]
    if goal == "any":
        full = rng.sample(list(alleys.values()), rng.randint(0, 30))
    return [alley for alley in full if alley is not way or goal == "forced"]


def has_dark(alleys: dict[str, Alley], square: str) -> bool:
    return any(alley.dark for alley in beside(alleys, square))


def crowd_of_nine(alleys: dict[str, Alley], rng: Random) -> tuple[str, list[Alley]]:
    """All nine coin squares are dead ends as soon as the captain goes to the last (H12)."""
    full = [alley for alley in alleys.values() if any(end.endswith("coin") for end in alley.ends)]
    full.sort(key=lambda alley: -alley.length)
    way = rng.choice([alley for alley in full if alley.length < 3 and not alley.dark])
    full.remove(way)
    return min(way.ends, key=lambda end: end.endswith("coin")), full


def crowd_of_eight(alleys: dict[str, Alley], rng: Random) -> tuple[str, list[Alley]]:
    """A dead end from which all coin squares are dead ends but the one of its own plate (H12)."""
    while True:
        way = rng.choice([alley for alley in alleys.values() if not alley.dark])
        captain, there = rng.sample(way.ends, 2)
        home = f"{there[0]}.coin"
        closed = {there, *(f"{plate}.coin" for plate in range(1, 10))} - {home}
        full = [alley for alley in alleys.values() if alley is not way and closed & {*alley.ends}]
        open_still = any(alley not in full for alley in beside(alleys, home) if not alley.dark)
        short = way.length <= 2 and sum(alley.length for alley in full) <= 70
        if there != home and captain != home and open_still and short:
            return captain, sorted(full, key=lambda alley: -alley.length)


def place_pirates(position: dict[str, Any], full: list[Alley], rng: Random) -> None:
    """Fill what can be filled, everybody with 15 pirates; some are aboard, some are out."""
    seats: int = position["seats"]
    turn = rng.randrange(seats)
    many = len(full) > 12
    common = [0 if many else rng.choice([0, 0, 1, 5]) for _ in range(seats)]
    left = [CREW - number for number in common]
    spare = rng.choice([2, 2, 3, 4])  # for the one whose turn it is
    filled: dict[str, int] = {}
    for alley in full:
        able = [
            seat
            for seat in range(seats)
            if left[seat] - (spare if seat == turn else 0) >= alley.length
        ]
        if able and alley.id not in filled:
            seat = rng.choice(able)
            filled[alley.id] = seat
            left[seat] -= alley.length
    ship: list[list[Any]] = [["imaginary", rng.randint(1, 6)]] if seats == 2 else []
    brawl = rng.random() < 0.1  # everybody is aboard
    for seat in rng.sample(range(seats), seats):
        if left[seat] and (brawl or (seat != turn and rng.random() < 0.35)):
            ship.append([seat, left[seat]])
            left[seat] = 0
    position["phase"] = "brawl" if brawl else "action"
    position["turn"] = None if brawl else turn
    position.update(alleys=filled, reserve=left, common=common, ship=ship)


def deal_tiles(position: dict[str, Any], rng: Random) -> None:
    """Stacks with much or next to nothing left; the rest won by somebody, or gone."""
    bare = position["round"] == 5 and rng.random() < 0.5  # nobody has anything: there will be ties
    seats: int = position["seats"]
    flags: list[dict[str, list[str]]] = [
        {name: [] for name in Flag.__dataclass_fields__} for _ in range(seats)
    ]
    gone: list[str] = []
    face_up: dict[str, Any] = {}
    under: dict[str, list[dict[str, Any]]] = {}
    for stack, all_tiles in ALL_TILES.items():
        tiles = rng.sample(all_tiles, len(all_tiles))
        if stack in BEDS:
            if stack == "rope" and seats < 4:
                continue
            face_up[stack] = tiles.pop()
            left = 5 - position["round"]
        elif stack == "scorpion":  # both kinds of chests run out together
            left = min(left, len(tiles) - 1)
            face_up[stack] = tiles.pop() if face_up["chest"] else None
        else:
            left = 0 if bare else rng.choice([0, 1, 2, len(tiles) // 2, len(tiles) - 4])
            lie = {"tavern": 4, "map": 4, "chest": 1}.get(stack, 0)
            lie = rng.randint(0, 0 if bare else lie) if left == 0 else lie
            if stack == "chest":
                face_up[stack] = tiles.pop() if lie else None
            elif lie:
                face_up[stack] = [tiles.pop() for _ in range(lie)]
            elif stack in ("tavern", "map"):
                face_up[stack] = []
        below = rng.randint(0, left) if stack in ("goods", "small", "big") else 0
        while len(tiles) > left:
            if bare or rng.random() < 0.3:
                gone.append(tiles.pop())
            else:
                hand_out(flags, stack, tiles.pop(), rng)
        if below:
            everybody = list(range(seats))
            under[stack] = [
                {"tile": tile, "seen": [rng.randrange(seats)] if stack == "goods" else everybody}
                for tile in tiles[:below]
            ]
    position.update(tiles=flags, gone=gone, face_up=face_up, under=under)


def hand_out(flags: list[dict[str, list[str]]], stack: str, tile: str, rng: Random) -> None:
    if stack == "rendezvous":
        rng.choice(flags)[rng.choice(["kept", "waiting"])].append(tile)
    else:
        rng.choice(flags)[FLAG_OF.get(stack, stack)].append(tile)


def table_of(position: dict[str, Any]) -> Table:
    """The oracle's table for a written position."""
    stacks = {}
    taken = Counter(position["gone"])
    for flag in position["tiles"]:
        for tiles in flag.values():
            taken.update(tiles)
    face_up = position["face_up"]
    single = {name: tile for name, tile in face_up.items() if isinstance(tile, str)}
    taken.update([*face_up["tavern"], *face_up["map"], *single.values()])
    for name, tiles in ALL_TILES.items():
        below = [entry["tile"] for entry in position["under"].get(name, [])]
        rest = Counter(tiles) - taken - Counter(below)
        stacks[name] = Stack(list(rest.elements()), below)
    saw = {entry["tile"]: set(entry["seen"]) for entry in position["under"].get("goods", [])}
    for seat, flag in enumerate(position["tiles"]):
        saw |= {tile: {seat} for tile in flag["goods"]}
    aboard = [(IMAGINARY if crew == "imaginary" else crew, n) for crew, n in position["ship"]]
    return Table(
        seats=position["seats"],
        first=position["first"],
        round=position["round"],
        turn=position["turn"] or 0,
        layout=read_layout(position["layout"]),
        alleys=build(read_layout(position["layout"])),
        pirates=dict(position["alleys"]),
        captain=position["captain"],
        reserve=list(position["reserve"]),
        common=list(position["common"]),
        coins=list(position["coins"]),
        rum=list(position["rum"]),
        flags=[Flag(**{k: list(tiles) for k, tiles in flag.items()}) for flag in position["tiles"]],
        stacks=stacks,
        taverns=list(face_up["tavern"]),
        maps=list(face_up["map"]),
        single=single,
        in_town=[seat for seat, number in enumerate(position["reserve"]) if number],
        ship=aboard,
        gone=list(position["gone"]),
        saw=saw,
    )
