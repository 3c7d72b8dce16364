"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.players import Args, around, player
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import joined, listed, verbatim
from flibuste.games.piratoons.parts import (
    EQUIPMENT,
    FAMILIES,
    HULL_INDEX,
    INDEX,
    NO_TOP,
    PLACES,
    ROUNDS,
    SHIP_TILES,
)
from flibuste.games.piratoons.rules.scoring import joins, tally
from flibuste.games.piratoons.rules.ships import Print, part
from flibuste.games.piratoons.sight.place import ship_on
from flibuste.games.piratoons.sight.reading import counts, leader, on_offer, table_of, worth_of
from flibuste.games.piratoons.sight.view import Sight
from flibuste.games.piratoons.words import names
from flibuste.games.piratoons.words.names import say, symbols, tile, tiles

KINDS = {"g": "gunport", "p": "porthole", "q": "quarters"}


def board(view: Sight) -> list[Section]:
    """Crews, the chest or what is for sale, the ships with the own one first, the piles."""
    seats = around(view, len(view.ships))
    crews = [crew_line(view, seat) for seat in seats]
    supply = say("board-supply", coins=names.coins(view.supply))
    return [
        Section(None, [*crews, supply]),
        *middle(view),
        *[Section(ship_title(view, seat), ship(view, seat)) for seat in seats],
        *piles(view),
    ]


# Crews


def crew_line(view: Sight, seat: Seat) -> Message:
    """A player: what the round knows of them, pawns, doubloons, points so far."""
    marks = [Message(id) for id in marks_of(view, seat)]
    return say(
        "board-crew",
        player=joined([player(seat), *marks]),
        pawns=names.pawns(view.reserve[seat]),
        coins=names.coins(view.doubloons[seat]),
        points=names.points(view.scores[seat]),
    )


def marks_of(view: Sight, seat: Seat) -> list[str]:
    racing = view.step == "plunder" and view.tempo == "live"
    marks = {
        "mark-captain": seat == view.captain,
        "mark-out": view.step == "plunder" and view.out[seat],
        "mark-turn": seat in view.awaiting and not racing,
        "mark-bid": view.step == "bids" and view.has_bid[seat],
        "mark-built": view.built[seat],
    }
    return [mark for mark, there in marks.items() if there]


# The chest, the auction, the sea


def middle(view: Sight) -> list[Section]:
    """What this part of the round is about."""
    if view.step == "plunder":
        found = [Section(plunder_title(view), chest(view))]
    else:
        title = say(f"board-{view.step}", round=view.round, rounds=ROUNDS)
        found = [Section(title, sale(view) if view.step in ("bids", "takes") else [])]
    if view.floating:
        found.append(Section(None, [say("board-floating", tiles=tiles(view.floating))]))
    return found


def plunder_title(view: Sight) -> Message:
    out = "-out" if view.seconds >= view.glass else ""
    past = view.seconds + (view.tempo == "beats")
    args = {"round": view.round, "rounds": ROUNDS, "past": past, "glass": view.glass}
    return Message(f"board-{view.tempo}{out}", args)


def chest(view: Sight) -> list[Message]:
    """For each place its tile, the pawns that count on it, and whose it would be now."""
    laid = {str(place): name for place, name in view.chest.items()}
    lines = [place_line(view, place, name) for place in PLACES if (name := laid[place])]
    void = [sum([pawn.place is None for pawn in dropped]) or None for dropped in view.pawns]
    told = names.numbers(view, void)
    return [*lines, say("board-void", numbers=told)] if told else lines


def place_line(view: Sight, place: str, name: str) -> Message:
    told, where = describe(view, name), Message(f"at-{place}")
    there = names.numbers(view, [number or None for number in counts(view, place)])
    if not there:
        return say("board-place-free", place=where, tile=told)
    whose = names.holder(view, leader(view, place))
    return say("board-place", place=where, tile=told, numbers=there, holder=whose)


def sale(view: Sight) -> list[Message]:
    """T17: each tile for sale; the bids once they are revealed."""
    lines = [describe(view, name) for name in on_offer(view)]
    bids = names.numbers(view, view.bids)
    id = "board-own-bid" if view.step == "bids" else "board-revealed"
    return [*lines, say(id, numbers=bids)] if bids else lines


def describe(view: Sight, name: str) -> Message:
    """A tile by name; a ship tile with its edges, slots, top and barrels."""
    if name in EQUIPMENT:
        return tile(name)
    printed = part(table_of(view), INDEX[name])
    slots = [Message(f"berth-{KINDS[kind]}") for kind in printed.slots]
    top = "berth-mast" if printed.top > 0 else "berth-deck"
    room = listed([*slots, say(top, sails=printed.top)])
    about: Args = {"edges": symbols(printed), "slots": room, "barrels": printed.barrels}
    return Message("board-tile", {"tile": name, **about})


# Ships


def ship_title(view: Sight, seat: Seat) -> Message:
    if seat == view.seat:
        return Message("board-my-ship")
    return say("board-ship", player=player(seat))


def ship(view: Sight, seat: Seat) -> list[Message]:
    """What it is worth so far; then from the Prow to the Stern each part and how it is joined."""
    own, table = view.ships[seat], table_of(view)
    parts = [part(table, HULL_INDEX[hull]) for hull in ("prow", *own.order, "stern")]
    how = ["", *["good" if good else "bad" for good in joins(table, ship_on(own).order)]]
    lines = [worth_line(view, seat)]
    for printed, join in zip(parts, how, strict=True):
        lines.append(hull_line(printed, join, own.gear.get(printed.name, ())))
    for id, some in {"board-loose": own.loose, "board-thrown": view.thrown[seat]}.items():
        if some:
            lines.append(say(id, tiles=tiles(some)))
    return lines


def worth_line(view: Sight, seat: Seat) -> Message:
    """T25–T28: the figures, and the points for them."""
    found = worth_of(view, seat)
    lines = tally(table_of(view), [ship_on(ship) for ship in view.ships], view.doubloons)[seat]
    scored = {f"{line}_points": signed(number) for line, number in lines.items()}
    told = {name: getattr(found, name) for name in ("sails", "barrels", "good", "bad")}
    held = {"empty": sum(found.empty), "doubloons": view.doubloons[seat]}
    return Message("board-worth", {**told, **held, **scored})


def hull_line(printed: Print, join: str, gear: Sequence[str]) -> Message:
    """How it is joined to the part before; name and edges; what stands on each slot."""
    end = printed.name in ("prow", "stern")
    name = Message(f"short-{printed.name}") if end else verbatim(printed.name)
    hull = joined([name, symbols(printed)], " ")
    told = joined([hull, *slots_of(printed, gear)], " · ")
    return say(f"board-join-{join}", hull=told) if join else told


def slots_of(printed: Print, gear: Sequence[str]) -> list[Message]:
    """T22: the slots of the hull from below, then the top: what stands there, if anything."""
    left = list(gear)
    found = []
    for kind in printed.slots:
        item = next((item for item in left if item.startswith(KINDS[kind])), None)
        if item is None:
            found.append(Message(f"empty-{KINDS[kind]}"))
        else:
            left.remove(item)
            found.append(tile(item))
    if printed.top != NO_TOP:
        found.append(top_of(printed, left))
    return found


def top_of(printed: Print, on_top: Sequence[str]) -> Message:
    if on_top and on_top[0] != "sail":
        return tile(on_top[0])
    if printed.top == 0:
        return Message("empty-deck")
    id = "board-mast" if on_top else "empty-mast"
    return say(id, sails=len(on_top), most=printed.top)


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}" if number else "0"


# The piles


def piles(view: Sight) -> list[Section]:
    """T30: nobody knows their order, but anybody can count what is still in them."""
    if view.step in ("end", "over"):
        return []
    items = {name: view.unseen.get(name, 0) for name in EQUIPMENT}
    families = []
    for family in FAMILIES:
        copies = " ".join([str(items[f"{family}{design}"]) for design in (1, 2, 3)])
        families.append(joined([Message(f"family-{family}"), verbatim(copies)], " "))
    lines = [say("board-equipment-left", sails=items["sail"], families=joined(families))]
    hulls = ", ".join([name for name in SHIP_TILES if name in view.unseen])
    if hulls:
        lines.append(say("board-hulls-left", hulls=hulls))
    return [Section(Message("board-piles"), lines)]
