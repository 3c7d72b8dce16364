"""What an act does, as plain data for pictures: what goes from where to where, and what comes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from flibuste.core.protocol import Sealed, Seat
from flibuste.games.mutiny import acts, parts
from flibuste.games.mutiny.acts import Act
from flibuste.games.mutiny.board.scenery import offered, sails
from flibuste.games.mutiny.rules.cards import comes_from_gold
from flibuste.games.mutiny.rules.duel import points
from flibuste.games.mutiny.sight.view import Sight, Visit, deck_size
from flibuste.games.mutiny.words.aftermath import totals

Where: TypeAlias = Literal["combat", "gold", "supply", "room", "hatch"]
Thing: TypeAlias = Literal["coin", "combat", "gold", "seal", "sailor"]


class Move(Struct, frozen=True):
    """So many things of a kind, from a seat or a place to another.

    card · which, if the viewer sees it
    """

    what: Thing
    number: int
    start: Seat | Where
    goal: Seat | Where
    card: parts.Card | None = None


class Totals(Struct, frozen=True):
    """What both sides of the duel would count."""

    valverde: int
    diaz: int


class Effect(Struct, frozen=True):
    """What is to be seen of an act.

    place · of the door that it is about
    pirate · who is met, used, or goes into the lifeboat
    moves · what goes from where to where
    sails · squares that the ship would then sail, if nobody knocks without need
    totals · of the duel, once the card is revealed
    event · to be looked at before it is told: cards turned up, a storm, the Ghost, another's theft
    hits · the viewer themselves: an event that no pace of others' makes shorter
    """

    place: int | None = None
    pirate: parts.Pirate | None = None
    moves: tuple[Move, ...] = ()
    sails: int | None = None
    totals: Totals | None = None
    event: bool = False
    hits: bool = False


def effect(view: Sight, act: Act | Sealed) -> Effect | None:
    """From what this viewer sees; None where there is nothing to show."""
    match act:
        case acts.Open():
            return Effect(next_door(view), sails=sails(view, knocks=1))
        case acts.Door("ghost"):  # M9: the turn is over
            mine = view.seat == view.turn
            return Effect(next_door(view), "ghost", event=True, hits=mine)
        case acts.Door(name) if name in parts.PIRATE_INDEX:
            return Effect(next_door(view), parts.PIRATES[parts.PIRATE_INDEX[name]])
        case acts.Use(name):
            return used(view, name)
        case acts.Storm(name) if name in parts.PIRATE_INDEX:
            return Effect(pirate=parts.PIRATES[parts.PIRATE_INDEX[name]], event=True)
        case acts.Lay(name) if name in parts.CARD_INDEX:
            return laid(view, name)
        case Sealed() if view.phase == "duels" and reveals(view):
            return Effect(event=True)
        case acts.Rob(seat) if view.robbing is not None:
            taken = (Move("coin", 1, seat, view.robbing),)
            return Effect(moves=taken, event=view.seat != view.robbing)
        case _ if view.visit is not None and view.turn is not None:
            moves = visited(view, view.visit, view.turn, act)
            theft = isinstance(act, acts.Steal) and view.seat != view.turn
            return Effect(pirate=view.visit.pirate, moves=moves, event=theft) if moves else None
        case _:
            return None


def next_door(view: Sight) -> int | None:
    return next((cabin.place for cabin in view.row if cabin.pirate is None), None)


def used(view: Sight, name: str) -> Effect | None:
    """Valverde and Sate pay at once (M15, M23); with all others a visit begins."""
    cabin = next((one for one in view.row if one.pirate == name), None)
    if cabin is None or cabin.pirate is None or view.turn is None:
        return None
    coins = offered(view, cabin, cabin.pirate).coins if name in ("valverde", "sate") else 0
    moves = (Move("coin", coins, "supply", view.turn),) if coins else ()
    return Effect(cabin.place, cabin.pirate, moves)


def laid(view: Sight, name: str) -> Effect:
    """M30: a card face down; what the sides would count with it."""
    card = parts.CARD_INDEX[name]
    moves = (Move("combat", 1, view.seat, "hatch", parts.CARDS[card]),)
    event = reveals(view)
    if not view.duels or card == parts.MONKEY:
        return Effect(moves=moves, event=event)
    both, (pink, grey) = totals(view.duels[-1]), points([card])
    sums = Totals(both["valverde"] + pink, both["diaz"] + grey)
    return Effect(moves=moves, totals=sums, event=event)


def reveals(view: Sight) -> bool:
    """M30: only one card is missing in this round."""
    return view.robbing is None and len(view.awaiting) == 1


# During a visit


def visited(view: Sight, visit: Visit, seat: Seat, act: Act | Sealed) -> tuple[Move, ...]:
    """An act that is sealed is told by what the pirate waits for."""
    match act:
        case acts.Trade(goods, number) if number:
            start: tuple[Seat | Where, Seat | Where] = ("supply", seat)
            return (Move("coin", number, *(start if goods == "cards" else start[::-1])),)
        case acts.Take("coin"):
            return (Move("coin", 1, "supply", seat),)
        case acts.Steal(victim):
            return (Move("coin", 1, victim, seat),)
        case acts.Draw() | acts.Sailor() | acts.Keep() | acts.Under() | acts.Pledge() | Sealed():
            card = getattr(act, "card", None)
            return hidden(
                view, visit, seat, None if card is None else parts.CARDS[parts.CARD_INDEX[card]]
            )
        case _:
            return ()


def hidden(view: Sight, visit: Visit, seat: Seat, card: parts.Card | None) -> tuple[Move, ...]:
    """What the others see only from behind: a draw, a card kept or put under, an oath."""
    match visit.step:
        case "Draw" | "Look":
            first, gold = not visit.cards, deck_size(view.gold) > 0
            from_gold = comes_from_gold(parts.PIRATE_INDEX[visit.pirate], first, gold)
            deck: Literal["combat", "gold"] = "gold" if from_gold else "combat"
            return (Move(deck, 1, deck, seat if visit.step == "Draw" else "room", card),)
        case "Keep" if card is not None:
            return kept(visit, seat, card)
        case "Under":
            return (Move("combat", 1, seat, "combat", card),)
        case "Pledge":
            return (Move("seal", 1, "room", seat),)
        case "Muster":
            return (Move("sailor", 1, "room", "room"),)
        case _:
            return ()


def kept(visit: Visit, seat: Seat, card: parts.Card) -> tuple[Move, ...]:
    """M16, M18: one to the visitor, the other under its own deck."""
    rest = [name for name in visit.cards if name is not None]
    if card in rest:
        rest.remove(card)
    under = [Move(deck_of(name), 1, "room", deck_of(name), name) for name in rest]
    return (Move(deck_of(card), 1, "room", seat, card), *under)


def deck_of(card: parts.Card) -> Literal["combat", "gold"]:
    return "gold" if parts.CARD_INDEX[card] >= parts.GOLD else "combat"
