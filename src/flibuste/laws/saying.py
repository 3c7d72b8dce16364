"""Besides the twelve: all that a game has to say can be said, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from flibuste.core.playout import listed
from flibuste.core.protocol import WATCHER, Action, AnyGame, Handles, Message, Seat, View
from flibuste.core.sections import as_text
from flibuste.core.words import LANGUAGES, words
from flibuste.laws.cases import AnyMatch, Case, Walk, go, head
from flibuste.laws.looks import registered
from flibuste.laws.strange import strange_acts


def everything_can_be_said(case: Case, walk: Walk) -> None:
    """Stories, prompts, labels, refusals and boards have words, for a seat and for a watcher."""
    match, rng = head(case, walk), Random(sum(walk.choices))
    with registered(case.game):
        for number in walk.choices:
            viewer = rng.choice((rng.randrange(case.seats), WATCHER))
            tell_step(match, number, viewer)
        for viewer in (rng.randrange(case.seats), WATCHER):
            tell_position(match, viewer)
        tell_acts(match, rng)


def tell_step(match: AnyMatch, number: int, viewer: Seat) -> None:
    """What a viewer is told of the next act."""
    game, before = match.game, match.state.copy()
    for seat, action in go(match, [number]):
        shown = game.shown(before, seat, action, viewer)
        old, new = game.view(before, viewer), game.view(match.state, viewer)
        for message in game.story(old, seat, shown, new):
            say(game, message)


def tell_position(match: AnyMatch, viewer: Seat) -> None:
    """The one sentence above the board, and the board."""
    game, state = match.game, match.state
    view = game.view(state, viewer)
    menu = listed(state, viewer) if viewer in state.awaiting() else []
    say(game, game.prompt(view, menu))
    for language in LANGUAGES:
        assert as_text(game.board(view), words(game.key, language)).strip(), "an empty board"


def tell_acts(match: AnyMatch, rng: Random) -> None:
    """The acts of everybody awaited in the words of a menu, and why others are refused."""
    game, state = match.game, match.state
    for seat in state.awaiting():
        view = game.view(state, seat if seat >= 0 else WATCHER)
        acts = listed(state, seat)
        for action in acts:
            say(game, game.label(view, action))
        touch_acts(game, view, acts if seat >= 0 else ())
        for action in strange_acts(game, rng, 10):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                say(game, refusal.message)


def touch_acts(game: AnyGame, view: View, acts: Sequence[Action]) -> None:
    """No two acts of a menu are made by the same touches of a board."""
    if game.handles is None:
        return
    touched = [handles for act in acts if (handles := game.handles(view, act)) != Handles()]
    assert len(set(touched)) == len(touched), f"the same handles for two acts: {touched}"


def say(game: AnyGame, message: Message) -> None:
    wrong = [name for name, told in message.args.items() if isinstance(told, bool)]
    assert not wrong, f"{message.id}: {', '.join(wrong)} is true or false: tell a number or a text"
    for language in LANGUAGES:
        try:
            words(game.key, language).whole(message)
        except Exception as error:
            raise AssertionError(f"{message} cannot be said in {language}: {error!r}") from error
