"""The table as text that a person can play from: what I alone know, and what is public."""

from __future__ import annotations

from itertools import groupby

from flibuste.core.players import around, player, players, who
from flibuste.core.protocol import Message, Seat
from flibuste.core.sections import Section
from flibuste.core.words import NOTHING, joined, listed
from flibuste.games.mutiny.parts import CARD_INDEX, LETTERS, pirates_in
from flibuste.games.mutiny.sight.unseen import hidden_pirates
from flibuste.games.mutiny.sight.view import Deck, Duel, Look, Pair, Sight, deck_size
from flibuste.games.mutiny.words import names as word
from flibuste.games.mutiny.words.aftermath import laid, totals
from flibuste.games.mutiny.words.labels import offer

COLOURS = ("pink", "grey")
UNSWORN = Message("board-unsworn")


def board(view: Sight) -> list[Section]:
    """My chest first, which a phone shows at once; then what is going on; then the rest."""
    duelling = view.phase == "duels"
    found = [
        Section(Message("board-chest"), chest(view)) if view.seat >= 0 else None,
        Section(Message("board-duel"), duels(view)) if duelling else None,
        None if duelling else Section(Message("board-cabins"), cabins(view)),
        None if duelling else Section(Message("board-voyage"), voyage(view)),
        Section(Message("board-others" if view.seat >= 0 else "board-players"), others(view)),
        Section(Message("board-sailors"), sailors(view)),
    ]
    return [section for section in found if section is not None]


# My chest


def chest(view: Sight) -> list[Message]:
    """M37: what I hold, what I have sworn, what I saw and put under a deck: nobody else knows."""
    mine = view.players[view.seat]
    hand, gold = mine.cards or (), mine.gold or ()
    sums = {colour: sum(int(name[-1]) for name in hand if name[:4] == colour) for colour in COLOURS}
    held = word.cards(hand) if hand else NOTHING
    gold_held = word.cards(gold) if gold else NOTHING
    lines = [
        Message("board-hand", {"number": len(hand), "cards": held, **sums}),
        Message("board-gold", {"cards": gold_held, "coins": mine.coins, "worth": mine.worth or 0}),
        Message("board-sworn", {"side": word.side(mine.side)}) if mine.side else UNSWORN,
    ]
    if mine.out:
        lines.append(Message("board-i-am-out"))
    lines += in_hand(view)
    lines += [looked("look", look, look.at) for look in view.looks if look.seat == view.seat]
    lines += [looked("seen", look, look.seat) for look in view.looks if look.at == view.seat]
    if view.phase == "voyage":
        lines += [*my_bottom("combat", view.combat), *my_bottom("gold", view.gold)]
    return lines


def in_hand(view: Sight) -> list[Message]:
    """The cards or sailors that I look at during a visit, and may choose from."""
    if view.visit is None:
        return []
    mine = view.turn == view.seat  # others may know a card that is looked at
    seen = [name for name in view.visit.cards if mine and name is not None]
    found = [str(value) for value in view.visit.sailors if value is not None]
    lines = [Message("board-looking", {"cards": word.cards(seen)})] if seen else []
    return [*lines, Message("board-holding", {"values": listed(found)})] if found else lines


def my_bottom(name: str, deck: Deck) -> list[Message]:
    """The cards that I put under a deck, by their place from the bottom."""
    return [
        Message(f"board-under-{name}", {"at": at, "card": word.card(one.card)})
        for at, one in enumerate(deck.under, 1)
        if one.card is not None
    ]


def looked(what: str, look: Look, other: Seat) -> Message:
    """M25: what I saw with Ojo, as of then, or who saw my allegiance."""
    seen: str | Message = word.side(look.side) if look.side is not None else "?"
    id = f"board-{what}-{'sure' if look.sure else 'old'}"
    return Message(id, {"player": player(other), "side": seen})


# The voyage and its cabins


def cabins(view: Sight) -> list[Message]:
    """M8: open doors with what they offer, the closed ones, who has been visited or not seen."""
    opened = [cabin.pirate for cabin in view.row if cabin.pirate is not None]
    mine = word.actor_of(view)
    lines = [
        Message("board-open", {"pirate": word.pirate(name), "offer": offer(view, name, mine)})
        for name in opened
    ]
    lines.append(Message("board-closed", {"number": len(view.row) - len(opened)}))
    if view.used:
        lines.append(
            Message("board-used", {"pirates": listed([word.pirate(name) for name in view.used])})
        )
    if len(opened) < len(view.row) and (opened or view.used):
        unseen = [word.pirate(name) for name in pirates_in(hidden_pirates(view))]
        lines.append(Message("board-unseen", {"pirates": listed(unseen)}))
    return lines


def voyage(view: Sight) -> list[Message]:
    """Ship, lifeboat, dealer, decks and supply: all public."""
    track, ahead = view.box.track, [s for s in view.box.storms if s > view.ship]
    storm = Message("board-storm", {"square": ahead[0]}) if ahead else Message("board-no-storm")
    left = track - view.ship
    lines = [
        Message("board-ship", {"square": view.ship, "left": left, "track": track, "storm": storm})
    ]
    if view.lifeboat is not None:
        lines.append(Message("board-lifeboat", {"pirate": word.pirate(view.lifeboat)}))
    if view.dealer is not None:
        lines.append(Message("board-dealer", who(view, view.dealer)))
    sizes = {"combat": deck_size(view.combat), "gold": deck_size(view.gold), "coins": view.supply}
    lines.append(Message("board-decks", sizes))
    return [
        *lines,
        *known_under(view, "combat", view.combat),
        *known_under(view, "gold", view.gold),
    ]


def known_under(view: Sight, name: str, deck: Deck) -> list[Message]:
    """Cards at the bottom of a deck that somebody saw: who knows them, from the lowest; those in a
    row that the same players know are told together.
    """
    lines, first = [], 1
    for seen, together in groupby(deck.under, key=lambda one: one.seen):
        last = first + sum(1 for _ in together) - 1
        told = {"first": first, "last": last, "number": last - first + 1}
        lines.append(Message(f"board-bottom-{name}", {"players": players(view, seen), **told}))
        first = last + 1
    return lines


# The others


def others(view: Sight) -> list[Message]:
    """The other players as they follow in turn; a watcher sees all alike."""
    order = around(view, len(view.players))
    lines = [goods(view, seat) for seat in order if seat != view.seat]
    lines += [
        Message("board-look-other", who(view, look.seat) | word.whom(view, look.at))
        for look in view.looks
        if view.seat not in (look.seat, look.at)
    ]
    return lines


def goods(view: Sight, seat: Seat) -> Message:
    """M37: numbers of cards and coins, and whether there is an allegiance; at the end all."""
    one = view.players[seat]
    numbers = {"cards": one.card_count, "gold": one.gold_count, "coins": one.coins}
    told = [Message("board-goods", numbers)]
    if one.side is not None:
        told.append(Message("board-for", {"side": word.side(one.side)}))
    else:
        told.append(Message("board-has-sworn" if one.pledged else "board-not-sworn"))
    if one.known and one.cards is None:
        told.append(Message("board-known", {"cards": word.cards(one.known)}))
    if one.out:
        told.append(Message("board-out"))
    if seat in view.awaiting or (seat == view.turn and view.visit is not None):
        told.append(Message("board-to-act"))
    if view.seat != seat and one.worth is not None:
        shown = word.cards(one.cards) if one.cards else NOTHING
        told.append(Message("board-shown", {"cards": shown, "worth": one.worth}))
    return Message("board-player", {"player": player(seat), "goods": joined(told)})


# The sailors


def sailors(view: Sight) -> list[Message]:
    """M26: letter by letter, what I know of the pair and who else knows it."""
    lines = [pair_line(view, letter, pair) for letter, pair in view.sailors.items()]
    empty = [letter for letter in LETTERS if letter not in view.sailors]
    if empty:
        letters = " ".join(empty)
        lines.append(Message("board-aboard", {"letters": letters, "number": view.aboard}))
    return lines


def pair_line(view: Sight, letter: str, pair: Pair) -> Message:
    """What I know of a pair, or what all do once it is revealed, Valverde's sailor first."""
    if pair.valverde is not None and pair.diaz is None:
        return Message("board-pair-half", {"letter": letter, "valverde": pair.valverde})
    if pair.shown:
        return Message("board-pair-shown", word.pair_of(view, letter))
    known = [seat for seat in pair.seen if seat != view.seat]
    told = Message("board-pair-hidden", {"letter": letter})
    if pair.valverde is not None:
        id = "board-pair-known" if pair.sure else "board-pair-old"
        told = Message(id, word.pair_of(view, letter))
    if not known:
        return told
    return Message(
        "board-pair-seen", {"pair": told, "players": listed([player(seat) for seat in known])}
    )


# The duels


def duels(view: Sight) -> list[Message]:
    """M29–M34: the score, the duel being fought round by round, those that are over."""
    lines = [Message("board-wins", {"valverde": view.wins["valverde"], "diaz": view.wins["diaz"]})]
    now = next((duel for duel in view.duels if duel.letter == view.duel), None)
    if now is not None and now.winner is None and view.awaiting:
        lines += fought(view, now)
    lines += [over(duel) for duel in view.duels if duel.winner is not None]
    lines.append(Message("board-supply", {"coins": view.supply}))
    return lines


def fought(view: Sight, duel: Duel) -> list[Message]:
    """The duel being fought: totals, what each round revealed, who has laid a card."""
    if duel.diaz is None:
        return [Message("board-duel-sailors", {"letter": duel.letter})]
    cards = {"pink": duel.pink, "grey": duel.grey, "sailor": duel.valverde or 0, "other": duel.diaz}
    where = {"letter": duel.letter, "round": view.round}
    lines = [Message("board-duel-now", {**where, **cards, **totals(duel)})]
    for number, revealed in enumerate(duel.rounds, 1):
        lines.append(
            Message("board-round", {"number": number, "cards": listed(laid(view, revealed))})
        )
    if view.mine is not None:
        lines.append(Message("board-mine", {"card": word.card(view.mine)}))
    waited = [seat for seat in view.awaiting if seat >= 0]
    if view.robbing is None and waited:
        lines.append(Message("board-waited", {"players": players(view, waited)}))
    left = [seat for seat, one in enumerate(view.players) if not one.out and not one.in_duel]
    if left:
        lines.append(Message("board-left", {"players": players(view, left)}))
    return lines


def over(duel: Duel) -> Message:
    """A duel that is won: how it stood, and all the cards of it."""
    winner = word.side(duel.winner) if duel.winner is not None else ""
    laid_cards = sorted([n for one in duel.rounds for n in one.cards], key=CARD_INDEX.__getitem__)
    shown = word.cards(laid_cards) if laid_cards else NOTHING
    return Message(
        "board-duel-over", {"letter": duel.letter, "side": winner, "cards": shown, **totals(duel)}
    )
