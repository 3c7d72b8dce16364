"""
What happens at the table, as messages: from what one viewer saw and nothing else.

Messages that all viewers get, or that come again and again, are made once and kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import assert_never

from flibuste.core.players import OTHER, YOU, Args, player
from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games.cartagena.acts import Act, Advance, Draw, EndTurn, First, Retreat, Segment
from flibuste.games.cartagena.parts import BOAT, INDEX, MOVES
from flibuste.games.cartagena.rules.forbidding import place
from flibuste.games.cartagena.rules.track import escaped
from flibuste.games.cartagena.sight.reach import retreat, run, taker_of
from flibuste.games.cartagena.sight.view import Sight


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, what came of it, and whose turn it is now."""
    told = [tell(before, shown), *taken_at_last(before, shown, after)]
    drawn = (
        type(shown) is Draw or type(shown) is Sealed
    )  # one card of the deck, before or after a shuffle
    if after.deck > before.deck - drawn:
        told.append(Message("story-shuffle", {"cards": after.deck}))
    if not after.awaiting and before.awaiting:
        told.append(the_end(after))
    elif after.turn is not None and before.turn is not None and after.turns > before.turns:
        told.append(with_player("story-turn", after.turn, after.turn == after.seat))
    return told


def tell(before: Sight, shown: Act | Sealed) -> Message:
    """The act in one sentence."""
    who = before.turn or 0
    mine = who == before.seat
    if type(shown) is Advance:
        goal, jumped = run(before, shown.origin, shown.symbol)
        return advance_told(who, mine, shown.origin, shown.symbol, goal, jumped)
    if isinstance(shown, (Draw, Sealed)):
        return draw_told(before, shown)
    if type(shown) is Retreat:
        goal, cards = retreat(before, shown.origin)
        taken = before.row[:cards] if before.variant == "tortuga" else ()
        return retreat_told(who, mine, shown.origin, goal, cards, taken)
    if type(shown) is EndTurn:
        return with_player("story-end" if before.moves else "story-pass", who, mine)
    if type(shown) is First:
        return with_player("story-first", shown.seat, shown.seat == before.seat)
    if type(shown) is Segment:
        number = len(before.squares) // 6 + 1
        laid = "story-segment-reversed" if shown.reversed else "story-segment"
        return Message(laid, {"segment": shown.id, "number": number})
    assert_never(shown)


@lru_cache(maxsize=1024)
def advance_told(
    who: Seat, mine: bool, origin: int, symbol: str, goal: int, jumped: tuple[int, ...]
) -> Message:
    """From where to where, and over which squares."""
    args = actor(who, mine) | {"card": a_card(symbol), "from": place(origin, "from")}
    if jumped:
        args["jumped"] = listed([str(square) for square in jumped])
    end = "story-advance-boat" if goal == BOAT else "story-advance"
    return Message(end + ("-jumping" if jumped else ""), args | {"to": place(goal, "to")})


@lru_cache(maxsize=1024)
def retreat_told(
    who: Seat, mine: bool, origin: int, goal: int, cards: int, taken: tuple[str, ...]
) -> Message:
    """Where the pirate went, and in Tortuga the cards taken from the row at once."""
    args = actor(who, mine) | {"from": place(origin, "from"), "to": place(goal, "to")}
    if taken:
        shown = cards_told(taken)
        return Message("story-retreat-taking", args | {"cards": shown})
    return Message("story-retreat", args | {"cards": cards})


def draw_told(before: Sight, shown: Draw | Sealed) -> Message:
    """A card for a hand, seen or not, or for the row."""
    taker = taker_of(before, shown)
    if not isinstance(shown, Draw):
        return with_player("story-draw-hidden", taker or 0, False)
    if taker is None:
        return with_card("story-row", shown.symbol)
    return card_drawn(taker, taker == before.seat, shown.symbol)


@cache
def card_drawn(taker: Seat, mine: bool, symbol: str) -> Message:
    return Message("story-draw", actor(taker, mine) | {"card": a_card(symbol)})


def taken_at_last(before: Sight, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The cards still due that a newly laid row gives (C6)."""
    if type(shown) is not Draw or not before.laying or not before.due or before.turn is None:
        return []
    number = after.hand_sizes[before.turn] - before.hand_sizes[before.turn]
    cards = (*before.row, shown.symbol)[:number]
    who = actor(before.turn, before.turn == before.seat)
    return [Message("story-take", who | {"cards": cards_told(cards)})] if cards else []


def the_end(after: Sight) -> Message:
    """C14, C15 or C16."""
    for seat, crew in enumerate(after.pirates):
        if escaped(crew):
            return with_player("story-won", seat, seat == after.seat)
    return Message("story-dead" if after.passes == len(after.pirates) else "story-limit")


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """Whose turn, what may be done, what is left."""
    if not view.awaiting:
        return Message("prompt-over")
    if view.turn is None or view.deal or len(view.squares) < len(INDEX) * 6:
        return Message("prompt-setting-up")
    if not menu or view.seat != view.turn:
        return with_player("prompt-wait", view.turn, False)
    left = MOVES - view.moves
    kinds = {type(act) for act in menu}
    if kinds == {EndTurn}:
        return Message("prompt-only-end" if view.moves else "prompt-only-pass")
    what = "prompt-both" if {Advance, Retreat} <= kinds else "prompt-advance"
    if Advance not in kinds:
        what = "prompt-retreat"
    leave = Message("may-end" if view.moves else "must-move")
    return Message(what, {"left": left, "end": leave})


def label(view: Sight, action: Act) -> Message:
    """An act in a menu: what it does and where it leads."""
    match action:
        case Advance(origin, symbol):
            goal, _ = run(view, origin, symbol)
            return advance_label(origin, symbol, goal)
        case Retreat(origin):
            return retreat_label(origin, *retreat(view, origin))
        case Draw(symbol):
            return with_card("act-draw", symbol)
        case EndTurn():
            return Message("act-end" if view.moves else "act-pass")
        case First(seat):
            return with_player("act-first", seat, False)
        case Segment(name, turned):
            return Message("act-segment-reversed" if turned else "act-segment", {"segment": name})


@lru_cache(maxsize=4096)
def advance_label(origin: int, symbol: str, goal: int) -> Message:
    card = Message(f"the-{symbol}")
    return Message(
        "act-advance", {"card": card, "from": place(origin, "from"), "to": place(goal, "to")}
    )


@lru_cache(maxsize=4096)
def retreat_label(origin: int, goal: int, cards: int) -> Message:
    return Message(
        "act-retreat", {"from": place(origin, "from"), "to": place(goal, "to"), "cards": cards}
    )


def gist(view: Sight, action: Act) -> Message | None:
    """What a move comes to: over whom it leaps and how far, or how many cards it brings."""
    if isinstance(action, Advance):
        goal, jumped = run(view, action.origin, action.symbol)
        pirates = pirates_on(view, jumped)
        return Message(
            "gist-boat" if goal == BOAT else "gist-advance",
            {"pirates": pirates, "squares": goal - action.origin},
        )
    if isinstance(action, Retreat):
        goal, cards = retreat(view, action.origin)
        return Message("gist-retreat", {"squares": action.origin - goal, "cards": cards})
    return None


def pirates_on(view: Sight, squares: Sequence[int]) -> int:
    """Anybody's."""
    return sum([crew.count(square) for crew in view.pirates for square in squares])


@cache
def with_player(id: str, seat: Seat, mine: bool) -> Message:
    return Message(id, actor(seat, mine))


def actor(seat: Seat, mine: bool) -> Args:
    """Who it was, and whether that is the viewer."""
    return {"player": player(seat), "who": YOU if mine else OTHER}


@cache
def with_card(id: str, symbol: str) -> Message:
    return Message(id, {"card": a_card(symbol)})


@cache
def a_card(symbol: str) -> Message:
    return Message(f"a-{symbol}")


def cards_told(symbols: Sequence[str]) -> Message:
    """Two of the same are two pistols, and no pistol and a pistol."""
    return listed(
        [
            a_card(symbol) if number == 1 else Message(f"some-{symbol}", {"number": number})
            for symbol, number in Counter(symbols).items()
        ]
    )
