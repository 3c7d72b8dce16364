"""The table as text that a person can play from, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.players import Args, around, player
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import grouped, joined
from flibuste.games.rum.acts import Dark, Move
from flibuste.games.rum.board.effect import effect
from flibuste.games.rum.parts import HELD, ROUNDS, SQUARE, SQUARES
from flibuste.games.rum.rules.town import NO_TOWN, OUTSIDE, Town, town_of
from flibuste.games.rum.sight import chapters
from flibuste.games.rum.sight.place import place
from flibuste.games.rum.sight.view import Sight, Tiles
from flibuste.games.rum.words import names as word
from flibuste.games.rum.words.labels import meeting, offer, price_of


def board(view: Sight) -> list[Section]:
    """Own things first, then the others'; the captain's alleys; tiles; ship; the whole town."""
    order = around(view, len(view.reserve))
    crews = [line for seat in order for line in crew_lines(view, seat)]
    sections = [Section(round_title(view), crews)]
    town = town_of(view.layout)
    if town is not NO_TOWN and view.phase == "action":
        sections.append(captain_section(view, town))
    sections.append(Section(Message("board-tiles"), tile_lines(view)))
    sections.append(Section(ship_title(view), ship_lines(view)))
    if town is not NO_TOWN and view.phase != "end":
        lines = [Message("board-town-how")]
        lines += [square_line(view, town, number) for number in range(len(SQUARES))]
        sections.append(Section(Message("board-town"), lines))
    return sections


def round_title(view: Sight) -> Message:
    if view.first is None:
        return Message("board-round-set-up", {"round": view.round})
    args: Args = {"round": view.round, "rounds": ROUNDS, "player": player(view.first)}
    return Message("board-round", args)


# Players


def crew_lines(view: Sight, seat: Seat) -> list[Message]:
    """What a player has to play with, and below it the tiles."""
    own, over = seat == view.seat, view.phase == "end"
    id = "board-crew-turn" if seat in view.awaiting else "board-crew"
    purse = view.show_coins == "open" or own or over
    coins = word.counted("coins", view.coins[seat]) if purse else Message("board-purse")
    reserve: Args = {
        "pirates": word.counted("pirates", view.reserve[seat]),
        "more": view.common[seat],
    }
    have = [Message("board-reserve", reserve), coins, word.counted("barrels", view.rum[seat])]
    listed = view.show_tiles == "open" or own or over
    if listed:
        have.insert(0, word.counted("points", view.scores[seat]))
    lines = [Message(id, {"player": player(seat), "have": joined(have, " · ")})]
    tiles = view.tiles[seat]
    number = len(in_order(tiles)) + len(tiles.scorpion)
    hidden = [Message("board-won-hidden", {"number": number})] if number else []
    groups = {
        "won": won_tiles(tiles) if listed else hidden,
        "goods": hidden_tiles(tiles.goods),
        "rendezvous": hidden_tiles(tiles.waiting),
    }
    lines += [
        Message(f"board-{group}", {"tiles": joined(told)}) for group, told in groups.items() if told
    ]
    return lines


def won_tiles(tiles: Tiles) -> list[Message]:
    """All that was won openly, kind by kind."""
    told = grouped(in_order(tiles), word.tile)
    if tiles.scorpion:
        told.append(Message("board-scorpions", {"number": len(tiles.scorpion)}))
    return told


def in_order(tiles: Tiles) -> tuple[str, ...]:
    """Tiles won openly that are worth something."""
    return tuple([name for heap in HELD if heap != "scorpion" for name in getattr(tiles, heap)])


def hidden_tiles(names: Sequence[str | None]) -> list[Message]:
    """Those the viewer knows, and how many more there are."""
    known = [name for name in names if name is not None]
    hidden = len(names) - len(known)
    return [
        *grouped(known, word.tile),
        *([Message("board-hidden", {"number": hidden})] if hidden else []),
    ]


# The captain


def captain_section(view: Sight, town: Town) -> Section:
    """Every alley at the captain's square: where it leads, its price, who is in it.

    When the viewer can choose one, with its number in the menu.
    """
    turn, here, lines = view.chapter(chapters.Turn), SQUARE[view.captain], []
    choosing = turn is not None and turn.seat == view.seat and turn.step in ("start", "again")
    menu = list(place(view).legal(view.seat)) if choosing else []
    for act in [town.acts[alley] for alley in (*town.ways[here], *town.outlets[here])]:
        told = way_line(view, town, act)
        if not choosing:
            lines.append(told)
        elif act in menu:
            number = f"{menu.index(act) + 1:2}"
            lines.append(Message("board-way-open", {"number": number, "way": told}))
        else:
            dear = told if act.alley in view.alleys else Message("board-too-dear", {"way": told})
            lines.append(Message("board-way-closed", {"way": dear}))
    return Section(Message("board-captain", {"square": word.square(here, town.layout)}), lines)


def way_line(view: Sight, town: Town, act: Move | Dark) -> Message:
    done = effect(view, act)
    assert done is not None
    price = price_of(done.pirates, done.coins)
    if isinstance(act, Dark):
        alley = word.dark_here(town, town.index[act.alley])
        told = Message("board-dark", {"alley": alley, "price": price})
    else:
        goal = SQUARE[done.goal or ""]
        to = meeting(view, goal, offer(view, goal, word.square(goal, town.layout)))
        told = Message("board-way", {"to": to, "price": price})
    owner = view.alleys.get(act.alley)
    if owner is None:
        return told
    return Message("board-taken", {"way": told, "player": player(owner)})


# Tiles


def tile_lines(view: Sight) -> list[Message]:
    """What lies face up, and how many are left in the stacks."""
    up, left = view.face_up, view.stacks
    chest = [name for name in (up.chest, up.scorpion) if name is not None]
    stacks: Args = {"goods": left["goods"], "rendezvous": left["rendezvous"], "rum": view.barrels}
    lines = [
        Message("board-taverns", {"tiles": names(up.tavern), "left": left["tavern"]}),
        Message("board-maps", {"tiles": names(up.map), "left": left["map"]}),
        Message("board-chests", {"tiles": names(chest), "left": left["chest"]}),
        Message("board-stacks", stacks),
        Message("board-guards", {"small": left["small"], "big": left["big"]}),
    ]
    for stack, under in (("small", view.under.small), ("big", view.under.big)):
        if under:
            lines.append(Message(f"board-under-{stack}", {"tiles": names(under)}))
    mine = [sold.tile for sold in view.under.goods]
    if any(name is not None for name in mine):
        told = [Message("board-unknown") if name is None else word.tile(name) for name in mine]
        lines.append(Message("board-under-goods", {"tiles": joined(told)}))
    return lines


def names(tiles: Sequence[str]) -> Message:
    return joined(grouped(tiles, word.tile))


# The ship, and what is thrown for


def ship_title(view: Sight) -> Message:
    up = view.face_up
    under = [name for name in (up.bunk, up.hammock, up.rope) if name is not None]
    return Message("board-ship", {"tiles": names(under)})


def ship_lines(view: Sight) -> list[Message]:
    """The rows from the top; in the brawl both sides of the mast; a chest or a tavern going on."""
    lines = []
    for row, (who, number) in enumerate(view.ship, 1):
        args: Args = {"player": word.crew_inside(who), "pirates": word.counted("pirates", number)}
        lines.append(Message("board-row", args | {"row": row}))
    for scene in view.scenes:
        match scene:
            case chapters.Brawl():
                lines = brawl_lines(scene)
            case chapters.Chest(total=total):
                added: Args = {"total": total, "threshold": word.threshold_of(view)}
                lines.append(Message("board-sum", added))
            case chapters.Tavern(drinkers=drinkers):
                told = joined([player(seat) for seat in drinkers])
                lines.append(Message("board-drinkers", {"players": told}))
            case _:
                pass
    return lines or [Message("board-nobody")]


def brawl_lines(brawl: chapters.Brawl) -> list[Message]:
    """H19: where everybody stands, and the column that is fought for."""
    lines = [Message("board-brawl", {"series": brawl.series, "column": brawl.column})]
    if brawl.leader is not None:
        leader = word.crew(brawl.rows[brawl.leader].crew)
        lines.append(Message("board-leader", {"player": leader, "best": brawl.best}))
    for number, row in enumerate(brawl.rows, 1):
        port, starboard = (row.near, row.far) if brawl.series % 2 else (row.far, row.near)
        sides: Args = {"left": port, "right": starboard, "out": row.beaten}
        who: Args = {"row": number, "player": word.crew_inside(row.crew)}
        lines.append(Message("board-brawl-row", who | sides))
    return lines


# The town


def square_line(view: Sight, town: Town, number: int) -> Message:
    """A square, and for each alley its length, where it leads and who is in it."""
    ways = (*town.ways[number], *town.outlets[number])
    told = [lane(view, town, number, alley, town.lengths[alley]) for alley in ways]
    id = "board-square-captain" if SQUARES[number] == view.captain else "board-square"
    return Message(id, {"square": word.square(number, town.layout), "ways": joined(told, " · ")})


def lane(view: Sight, town: Town, here: int, alley: int, length: int) -> Message:
    """``2 to rum 1``, ``3 dark``, each with the name of who is in it."""
    if town.ends[alley][1] == OUTSIDE:
        told = Message("board-lane-dark", {"length": length})
    else:
        told = Message(
            "board-lane",
            {"length": length, "to": word.square(town.beyond(alley, here), town.layout)},
        )
    owner = view.alleys.get(town.ids[alley])
    if owner is not None:
        told = Message("board-lane-taken", {"lane": told, "player": player(owner)})
    return Message("unbroken", {"text": told})
