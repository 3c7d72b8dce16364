"""What happens at the table, as messages: from what one viewer saw and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.players import OTHER, YOU, Args, somebody
from flibuste.core.protocol import Message, Sealed, Seat
from flibuste.core.words import listed
from flibuste.games.plank.acts import Act, Ages, Choose, Enter, NoThanks, Shift, Turn
from flibuste.games.plank.parts import CAPTAIN, CREWS, MIDDLE, NO_THANKS, VALUES, signed
from flibuste.games.plank.rules.placement import entry_place, goal_of
from flibuste.games.plank.rules.scoring import pile_points
from flibuste.games.plank.sight.view import Sight


def story(before: Sight, seat: Seat, shown: Act | Sealed, after: Sight) -> list[Message]:
    """The act itself, what came of it, and whose turn it is now."""
    told = [tell(before, seat, shown)]
    if before.aside is not None and after.aside is None:
        told.append(Message("story-put-back", {"above": MIDDLE}))
    told += placement_told(before, after)
    if not after.awaiting:
        told.append(the_end(after))
    elif before.order and after.turn in after.crews and after.turn != before.turn:
        told.append(Message("story-turn", owner(after, after.turn)))
    return told


def tell(before: Sight, seat: Seat, shown: Act | Sealed) -> Message:
    """The act in one sentence."""
    match shown:
        case Choose(value):
            card = pirate(before.crews[seat], value)
            return Message("story-choose", {**actor(before, seat), "pirate": card})
        case Sealed():
            return Message("story-choose-hidden", actor(before, seat))
        case Enter(value):
            crew = before.crews[seat]
            return entry_told(before, "story-enter", crew, value, actor(before, seat))
        case Shift(card, place):
            return shift_told(before, actor(before, seat), card, place)
        case NoThanks():
            return Message("story-no-thanks", actor(before, seat))
        case Ages(seats):
            return Message("story-ages", {"players": players(before, seats)})
        case Turn(crew, card):
            return turn_told(before, crew, card)


def entry_told(before: Sight, id: str, crew: str, value: int, who: Args) -> Message:
    """P8, P10: who comes where, and who falls for how many points."""
    args: Args = {
        **who,
        "pirate": pirate(crew, value),
        "place": entry_place(value, before.plank[0][1]),
        "fallen": pirate(*before.plank[-1]),
        "points": pile_points(len(before.fallen)),
    }
    return Message(id, args)


def shift_told(before: Sight, who: Args, card: int, place: int) -> Message:
    """P7: who steps back or forward, or stays where he is."""
    goal = goal_of(card, place)
    way = "stay" if goal == place else "back" if goal < place else "forward"
    return Message(f"story-{way}", {**who, **moved(before, card, place)})


def moved(view: Sight, card: int, place: int) -> Args:
    """Which action, on whom, from where to where."""
    who = pirate(*view.plank[place - 1])
    return {"card": signed(card), "pirate": who, "from": place, "to": goal_of(card, place)}


def turn_told(before: Sight, crew: str, card: int) -> Message:
    """P15, P17: the top card of an unplayed crew."""
    who = crew_name(crew)
    if before.order and card != NO_THANKS:
        return entry_told(before, "story-turn-enter", crew, card, {"crew": who})
    if card != NO_THANKS:
        return Message("story-turn-up", {"crew": who, "pirate": pirate(crew, card)})
    return Message("story-turn-pass" if before.order else "story-turn-again", {"crew": who})


def placement_told(before: Sight, after: Sight) -> list[Message]:
    """P3–P5: the picks are revealed, the plank is filled, somebody begins."""
    told = []
    if any(seat in before.awaiting for seat in range(len(before.crews))) and not before.order:
        hidden = [crew for crew in after.crews if after.chosen.get(crew) is None]
        if after.order or not hidden:
            picks = dict(after.plank) if after.order else after.chosen
            cards = [pirate(crew, picks[crew] or 0) for crew in after.crews]
            told.append(Message("story-revealed", {"pirates": listed(cards)}))
    if after.order and not before.order:
        cards = [pirate(*card) for card in after.plank]
        told.append(Message("story-placed", {"pirates": listed(cards)}))
        told.append(Message("story-begins", owner(after, after.order[0])))
    return told


def the_end(after: Sight) -> Message:
    """P13: the most points win; equal totals share the win."""
    best = max(after.scores)
    winners = [seat for seat, points in enumerate(after.scores) if points == best]
    if len(winners) == 1:
        return Message("story-won", {**actor(after, winners[0]), "points": best})
    return Message("story-won-together", {"players": players(after, winners), "points": best})


def prompt(view: Sight, menu: Sequence[Act]) -> Message:
    """Whose turn, what may be done, what is left."""
    if not view.awaiting:
        return Message("prompt-over")
    if not view.order:
        return Message(set_up_prompt(view, menu))
    crew = view.turn or ""
    if crew not in view.crews:
        return Message("prompt-unplayed", {"crew": crew_name(crew)})
    if not menu or view.seat not in view.awaiting:
        return Message("prompt-wait", owner(view, crew))
    kinds = {type(act).__name__ for act in menu}
    if view.half is not None:
        return Message("prompt-action" if view.half == "Enter" else "prompt-pirate")
    if kinds == {"NoThanks"}:
        return Message("prompt-only-no-thanks")
    if len(view.hands[view.seat].pirates) == len(VALUES) - 1:
        return Message("prompt-turn-first")  # the first placement took one
    return Message("prompt-turn-no-thanks" if "NoThanks" in kinds else "prompt-turn")


def set_up_prompt(view: Sight, menu: Sequence[Act]) -> str:
    if not any(seat >= 0 for seat in view.awaiting):
        return "prompt-setting-up"
    if menu and view.seat in view.awaiting:
        return "prompt-choose"
    return "prompt-wait-picks" if view.seat >= 0 else "prompt-picks"


def label(view: Sight, action: Act) -> Message:
    """An act in the words of a menu: what it does and where it leads."""
    match action:
        case Choose(value):
            return Message("act-choose-captain" if value == CAPTAIN else "act-choose", {"v": value})
        case Enter(value):
            return entry_told(view, "act-enter", view.turn or "", value, {})
        case Shift(card, place):
            id = "act-stay" if goal_of(card, place) == place else "act-shift"
            return Message(id, moved(view, card, place))
        case NoThanks():
            return Message("act-no-thanks")
        case Ages(seats):
            return Message("act-ages", {"players": players(view, seats)})
        case Turn(crew, card):
            id = "act-turn-no-thanks" if card == NO_THANKS else "act-turn"
            return Message(id, {"crew": crew_name(crew), "pirate": pirate(crew, card)})


def player(view: Sight, seat: Seat) -> Message:
    """A player by name; with another crew than usual, by crew too."""
    return with_crew(view, seat, Message(f"seat-{seat}"))


def with_crew(view: Sight, seat: Seat, who: Message) -> Message:
    crew = view.crews[seat]
    if crew == CREWS[seat]:
        return who
    return Message("player-crew", {"player": who, "crew": crew_name(crew)})


def actor(view: Sight, seat: Seat) -> Args:
    """A player, and whether it is the viewer, for sentences that say "you"."""
    return {"player": player(view, seat), "who": YOU if seat == view.seat else OTHER}


def players(view: Sight, seats: Sequence[Seat]) -> Message:
    """Several in a row, the viewer as "you"."""
    return listed([with_crew(view, seat, somebody(view, seat)) for seat in seats])


def owner(view: Sight, crew: str) -> Args:
    """The player of a crew."""
    return actor(view, [str(name) for name in view.crews].index(crew))


def crew_name(crew: str) -> Message:
    return Message(f"crew-{crew}")


def pirate(crew: str, value: int) -> Message:
    """``the blue 3``, ``the blue Captain``."""
    return Message(f"captain-{crew}" if value == CAPTAIN else f"pirate-{crew}", {"value": value})
