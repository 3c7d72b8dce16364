"""A written position as an all-seeing viewer is told it: where all things are, each once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from flibuste.core.players import player
from flibuste.core.protocol import LUCK, Seat
from flibuste.games.mutiny import parts
from flibuste.games.mutiny.parts import Card, Letter
from flibuste.games.mutiny.rules.duel import points
from flibuste.games.mutiny.sight import view
from flibuste.games.mutiny.sight.doors import row, used, visited
from flibuste.games.mutiny.sight.unseen import cards_left, sailors_left
from flibuste.games.mutiny.sight.view import Sight
from flibuste.games.mutiny.sight.visiting import asked
from flibuste.games.mutiny.sight.written import CHECKS, Written, bad, seats_of, within
from flibuste.games.mutiny.words import names as word


def opened(written: Written, start: Sight) -> Sight:
    """All that the position says; what it does not name is as at the start."""
    if written.components not in (None, start.fingerprint):
        raise bad("position-components")
    ship = start.ship if written.ship is None else written.ship
    within("ship", ship, range(start.ship, start.box.track + 1))  # M1: not behind its start
    told = replace(
        start,
        phase=written.phase,
        ship=ship,
        players=players(written, start),
        combat=view.Deck(0, under(written, "combat", 0, parts.COMBAT)),
        gold=view.Deck(0, under(written, "gold", parts.GOLD, parts.MONKEY)),
        sailors=sailors(written),
        looks=tuple([look(written, one) for one in written.looks]),
        duels=(),
    )
    told = at_sea(written, told) if written.phase == "voyage" else in_duels(written, told)
    return counted(told)


def given(part: str, things: list[Any] | None, usual: Sequence[Any]) -> Sequence[Any]:
    return usual if things is None else CHECKS.by_seat(part, things, len(usual))


def seat_set(part: str, seats: Iterable[Seat], written: Written) -> tuple[Seat, ...]:
    return parts.seats_in(seats_of(part, seats, written.seats))


def in_order(part: str, cards: Iterable[Card | None], first: int, end: int) -> tuple[Card, ...]:
    """Cards of the kinds that belong there; the monkey always is where it does, without a name."""
    found = [parts.CARD_INDEX[name] for name in cards if name is not None]
    for card in found:
        if not first <= card < end:
            raise bad("position-card", part=part, card=word.card(parts.CARDS[card]))
    return tuple([parts.CARDS[card] for card in sorted(found)])


def players(written: Written, start: Sight) -> tuple[view.Player, ...]:
    """Hands, gold, coins and allegiances by seat."""
    usual = start.players
    hands = given("hands", written.hands, [one.cards for one in usual])
    golds = given("gold", written.gold, [one.gold for one in usual])
    coins = given("coins", written.coins, [one.coins for one in usual])
    sides = given("sides", written.sides, [one.side for one in usual])
    found = []
    for seat, side in enumerate(sides):
        hand = in_order("hands", hands[seat], 0, parts.COMBAT)
        gold = in_order("gold", golds[seat], parts.GOLD, parts.MONKEY)
        more = {"coins": coins[seat], "pledged": side is not None, "side": side, "known": ()}
        there = {"cards": hand, "card_count": len(hand), "gold": gold, "gold_count": len(gold)}
        found.append(replace(usual[seat], **there, **more))
    return tuple(found)


def under(written: Written, deck: Any, first: int, end: int) -> tuple[view.Laid, ...]:
    """From the bottom: the first to come up, which a position tells first, lies on top."""
    found = []
    for laid in reversed(written.under.get(deck, [])):
        if laid.card is None:
            raise bad("position-missing-in", place="under", part="card")
        in_order("under", [laid.card], first, end)
        found.append(view.Laid(laid.card, seat_set("under", laid.seen, written)))
    return tuple(found)


def look(written: Written, told: view.Look) -> view.Look:
    """M25: who has sworn looks at an opponent who has; a sure look saw what is still there."""
    seats_of("looks", [told.seat, told.at], written.seats)
    sides = written.sides or [None] * written.seats
    args = {"seat": player(told.seat), "at": player(told.at)}
    if told.side is None or sides[told.seat] is None or sides[told.at] is None:
        raise bad("position-looks", **args)
    same = [one for one in written.looks if (one.seat, one.at) == (told.seat, told.at)]
    if len(same) > 1 or (told.sure and sides[told.at] != told.side):
        raise bad("position-look", **args)
    return told


# Each part of the box once


def counted(told: Sight) -> Sight:
    """M3: what is nowhere else is in the decks and the supply; M2: and each sailor on deck."""
    coins = sum([player.coins for player in told.players])
    if coins > parts.COINS:
        raise bad("position-coins", coins=coins, most=parts.COINS)
    left = cards_left(told)
    box = [*told.box.pink, *told.box.grey, *told.box.gold]
    for name, number, most in zip(parts.CARDS[: parts.MONKEY], left, box, strict=True):
        if number < 0:
            raise bad("position-cards", card=word.card(name), cards=most - number, most=most)
    values = [*told.visit.sailors] if told.visit else []
    for pair in told.sailors.values():
        values += (pair.valverde, pair.diaz)
    for value in values:
        if value is not None and values.count(value) > 1:
            raise bad("position-sailor", value=value)
    return replace(
        told,
        combat=view.Deck(sum(left[: parts.GOLD]), told.combat.under),
        gold=view.Deck(sum(left[parts.GOLD :]), told.gold.under),
        supply=parts.COINS - coins,
        aboard=len(sailors_left(told)),
    )


def sailors(written: Written) -> dict[Letter, view.Pair]:
    """M26: pairs stand from A on; M28: in the duels any letter may still be empty."""
    found: dict[Letter, view.Pair] = {}
    for letter in sorted(written.sailors):
        in_turn = parts.LETTER_INDEX[letter] < len(written.sailors) or written.phase == "duels"
        match written.sailors[letter]:
            case [int(valverde), int() | None as diaz, list(seen)] if in_turn:
                seats = seat_set("sailors", seen, written)
            case [int(valverde), int(diaz)] if in_turn:
                seats = ()
            case _:
                raise bad("position-sailors", letter=letter)
        if diaz is None and turned(written) != letter:
            raise bad("position-sailors", letter=letter)
        found[letter] = view.Pair(valverde, diaz, True, seats, (), shown=False)
    return found


def turned(written: Written) -> Letter | None:
    """M30: the letter of the duel of which Valverde's sailor is revealed and Diaz's is not."""
    half = [one.letter for one in written.duels if one.valverde is not None and one.diaz is None]
    return half[0] if half else None


# The voyage


def at_sea(written: Written, told: Sight) -> Sight:
    """M14: the mutiny has not begun; whoever is in turn deals, if nobody else is named."""
    if told.ship == told.box.track:
        raise bad("position-mutiny")
    seats = range(written.seats)
    turn = told.turn if written.turn is None else within("turn", written.turn, seats)
    dealer = turn if told.dealer is None else told.dealer
    if written.dealer is not None:
        dealer = within("dealer", written.dealer, seats)
        turn = dealer if written.turn is None else turn
    begun = written.used or written.opening or written.storms or written.visit or written.lifeboat
    if dealer is None and (begun or any(written.row or ())):
        raise bad("position-dealer")
    ended = (turn - dealer) % written.seats if turn is not None and dealer is not None else 0
    return replace(
        told,
        dealer=dealer,
        turn=turn,
        row=row(written, ended),
        opening=written.opening,
        used=used(written),
        visited=visited(written, ended),
        lifeboat=written.lifeboat,
        storms=written.storms,
        visit=written.visit and asked(written, written.visit),
        awaiting=(LUCK,),
    )


# The duels


def in_duels(written: Written, told: Sight) -> Sight:
    """M27: whoever has no allegiance is out; M29, M35: until a side has won, or nobody is left."""
    seats = range(written.seats)
    for part, seat in (("dealer", written.dealer), ("turn", written.turn)):
        if seat is not None:  # in the duels a turn tells nothing
            within(part, seat, seats)
    dealer = written.dealer if written.dealer is not None else told.dealer or 0
    out = seats_of("out", written.out, written.seats)
    for seat, one in enumerate(told.players):
        out |= (not one.pledged) << seat
    in_game = (1 << written.seats) - 1 & ~out
    won = parts.MAJORITY in written.wins.values()
    letter = duel_letter(written, told, won)
    over = won or not in_game
    there = fighters(written, in_game, over)
    players = [
        replace(player, out=out >> seat & 1 > 0, in_duel=there >> seat & 1 > 0)
        for seat, player in enumerate(told.players)
    ]
    return replace(
        told,
        dealer=dealer,
        turn=None,
        row=(),
        players=tuple(players),
        duel=None if letter == parts.NOBODY or over else parts.LETTERS[letter],
        round=0 if over else written.round,
        robbing=None if over else written.robbing,
        duels=tuple(duels(written, letter)),
        wins={"valverde": written.wins.get("valverde", 0), "diaz": written.wins.get("diaz", 0)},
        awaiting=() if over else (LUCK,),
    )


def duel_letter(written: Written, told: Sight, won: bool) -> int:
    """M29: one win for each duel that has ended, until one side has three."""
    fought = sum(written.wins.values())
    if list(written.wins.values()) == [parts.MAJORITY, parts.MAJORITY]:
        raise bad("position-wins")
    sworn = any(player.pledged for player in told.players)
    if not sworn and (fought or written.duel is not None):  # M35
        raise bad("position-duel", part="wins" if fought else "duel")
    letter = fought - won if sworn else parts.NOBODY
    if written.duel is not None:
        letter = parts.LETTER_INDEX[written.duel]
    ended = letter + won if letter != parts.NOBODY else fought
    if fought != ended or (won and (written.round or turned(written))):
        raise bad("position-wins")
    return letter


def fighters(written: Written, in_game: int, over: bool) -> int:
    """M32: nobody leaves a duel before round 2; before round 1 and after the end nobody lays."""
    robber = 0
    if written.robbing is not None:
        robber = seats_of("robbing", [written.robbing], written.seats)
    there = stay = in_game & ~robber
    if written.in_duel is not None:
        there = seats_of("in_duel", written.in_duel, written.seats)
    early = there != stay if written.round < 3 else bool(there & ~stay) or not there
    laid = any(card is not None for card in written.lays or ())
    wrong = {
        "round": over and written.round > 0,
        "lays": laid and not written.round,
        "robbing": robber > 0 and (over or written.round != 2 or not robber & in_game),
        "in_duel": early and not (over and not there),
    }
    for part, is_wrong in wrong.items():
        if is_wrong:
            raise bad("position-duel", part=part)
    return 0 if over else there


def duels(written: Written, letter: int) -> list[view.Duel]:
    """M34: those told, one after another, and the one being fought."""
    told = [parts.LETTER_INDEX[one.letter] for one in written.duels]
    if told != sorted(set(told)) or any(one > letter for one in told):
        raise bad("position-record", letter=parts.LETTERS[max([*told, letter])])
    found = list(written.duels)
    if letter != parts.NOBODY and letter not in told:
        found.append(view.Duel(parts.LETTERS[letter]))
    return [duel(written, one, one.letter == parts.LETTERS[letter]) for one in found]


def duel(written: Written, told: view.Duel, last: bool) -> view.Duel:
    """M30: the cards of the rounds are among those that the points count, if these are told."""
    rounds = []
    for one in told.rounds:
        owners = seat_set("duels", one.monkeys, written)
        rounds.append(view.Round(in_order("duels", one.cards, 0, parts.COMBAT), owners))
    least = points([parts.CARD_INDEX[card] for one in rounds for card in one.cards])
    sums, part = (told.pink, told.grey), "duels"
    if last and written.laid is not None:
        given = (written.laid.get("pink", 0), written.laid.get("grey", 0))
        pink, grey = (sum(one) if isinstance(one, list) else one for one in given)
        if any(sums) and sums != (pink, grey):
            raise bad("position-duel", part="laid")
        sums, part = (pink, grey), "laid"
    elif not any(sums):
        sums = least
    if sums[0] < least[0] or sums[1] < least[1]:
        raise bad("position-points", part=part, letter=told.letter)
    return replace(told, pink=sums[0], grey=sums[1], rounds=tuple(rounds))
