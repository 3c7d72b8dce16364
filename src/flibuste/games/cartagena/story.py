"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games.cartagena.actions import (
    Act,
    Advance,
    Draw,
    EndTurn,
    First,
    Retreat,
    Segment,
)
from flibuste.games.cartagena.effect import cards_to_draw, goal_of, run, taker_of
from flibuste.games.cartagena.parts import BOAT, CREW, INDEX, MOVES
from flibuste.games.cartagena.state import place
from flibuste.games.cartagena.track import company_behind, seen_crowd
from flibuste.games.cartagena.view import Sight


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, what came of it, and whose turn it is now."""
    told = [tell(before, shown), *taken_at_last(before, shown, after)]
    drawn = isinstance(shown, Draw | Sealed)  # one card of the deck, before or after a shuffle
    if after.deck > before.deck - drawn:
        told.append(Message("story-shuffle", {"cards": after.deck}))
    if not after.awaiting and before.awaiting:
        told.append(the_end(after))
    elif after.turn is not None and before.turn is not None and after.turns > before.turns:
        told.append(Message("story-turn", {"player": player(after.turn)}))
    return told


def tell(before: Sight, shown: Act | Sealed) -> Message:
    """The act in one sentence."""
    who = player(before.turn) if before.turn is not None else Message("seat-0")
    match shown:
        case Advance(origin, symbol):
            goal, jumped = run(before.layout, before.pirates, origin, symbol)
            args = {"player": who, "card": a_card(symbol), "from": place(origin, "from")}
            if jumped:
                args["jumped"] = listed([str(square) for square in jumped])
            end = "story-advance-boat" if goal == BOAT else "story-advance"
            return Message(end + ("-jumping" if jumped else ""), args | {"to": place(goal, "to")})
        case Retreat(origin):
            return retreat_told(before, origin, who)
        case EndTurn():
            return Message("story-end" if before.moves else "story-pass", {"player": who})
        case First(first):
            return Message("story-first", {"player": player(first)})
        case Segment(name, turned):
            number = len(before.squares) // 6 + 1
            laid = "story-segment-reversed" if turned else "story-segment"
            return Message(laid, {"segment": name, "number": number})
        case Draw() | Sealed():
            return draw_told(before, shown)


def draw_told(before: Sight, shown: Draw | Sealed) -> Message:
    """A card for a hand, seen or not, or for the row."""
    taker = taker_of(before, shown)
    if isinstance(shown, Draw):
        card = a_card(shown.symbol)
        if taker is None:
            return Message("story-row", {"card": card})
        return Message("story-draw", {"player": player(taker), "card": card})
    return Message("story-draw-hidden", {"player": player(taker or 0)})


def retreat_told(before: Sight, origin: int, who: Message) -> Message:
    """Where the pirate went, and in Tortuga the cards taken from the row at once."""
    goal = company_behind(seen_crowd(before.pirates), origin)
    args = {"player": who, "from": place(origin, "from"), "to": place(goal, "to")}
    company = cards_to_draw(before, goal)
    taken = before.row[: min(company, len(before.row))] if before.variant == "tortuga" else ()
    if taken:
        cards = listed([a_card(symbol) for symbol in taken])
        return Message("story-retreat-taking", args | {"cards": cards})
    return Message("story-retreat", args | {"cards": company})


def taken_at_last(before: Sight, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The cards still due that a newly laid row gives (C6)."""
    if not isinstance(shown, Draw) or not before.laying or not before.due or before.turn is None:
        return []
    number = after.hand_sizes[before.turn] - before.hand_sizes[before.turn]
    cards = [a_card(symbol) for symbol in (*before.row, shown.symbol)[:number]]
    who = player(before.turn)
    return [Message("story-take", {"player": who, "cards": listed(cards)})] if cards else []


def the_end(after: Sight) -> Message:
    """C14, C15 or C16."""
    for seat, crew in enumerate(after.pirates):
        if crew.count(BOAT) == CREW:
            return Message("story-won", {"player": player(seat)})
    return Message("story-dead" if after.passes == len(after.pirates) else "story-limit")


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """Whose turn, what may be done, what is left."""
    if not view.awaiting:
        return Message("prompt-over")
    if view.turn is None or view.deal or len(view.squares) < len(INDEX) * 6:
        return Message("prompt-setting-up")
    if not menu or view.seat != view.turn:
        return Message("prompt-wait", {"player": player(view.turn)})
    left = MOVES - view.moves
    kinds = {type(act) for act in menu}
    if kinds == {EndTurn}:
        return Message("prompt-only-end" if view.moves else "prompt-only-pass")
    what = "prompt-both" if {Advance, Retreat} <= kinds else "prompt-advance"
    if Advance not in kinds:
        what = "prompt-retreat"
    leave = Message("prompt-may-end" if view.moves else "prompt-must-move")
    return Message(what, {"left": left, "end": leave})


def label(view: Sight, action: Act) -> Message:
    """An act in a menu: what it does and where it leads."""
    match action:
        case Advance(origin, symbol):
            to = place(goal_of(view, action), "to")
            return Message(
                "act-advance",
                {"card": Message(f"the-{symbol}"), "from": place(origin, "from"), "to": to},
            )
        case Retreat(origin):
            goal = company_behind(seen_crowd(view.pirates), origin)
            cards = cards_to_draw(view, goal)
            return Message(
                "act-retreat",
                {"from": place(origin, "from"), "to": place(goal, "to"), "cards": cards},
            )
        case EndTurn():
            return Message("act-end" if view.moves else "act-pass")
        case First(seat):
            return Message("act-first", {"player": player(seat)})
        case Segment(name, turned):
            return Message("act-segment-reversed" if turned else "act-segment", {"segment": name})
        case Draw(symbol):
            return Message("act-draw", {"card": a_card(symbol)})


def player(seat: Seat) -> Message:
    return Message(f"seat-{seat}")


def a_card(symbol: str) -> Message:
    return Message(f"a-{symbol}")
