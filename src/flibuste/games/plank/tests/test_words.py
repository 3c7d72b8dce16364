"""What happens at the plank, in the words of whoever looks."""

from __future__ import annotations

from flibuste.core.protocol import WATCHER
from flibuste.core.words import words
from flibuste.games.plank.acts import Act, Enter, NoThanks, Shift
from flibuste.games.plank.sight.tell import tell
from flibuste.games.plank.tests.tables import at
from flibuste.games.plank.words import story

PLANK = "blue 3, green 4, red 5, yellow 6"
NAMES = ("Anne", "Jack", "Mary", "Ned")


def told(viewer: int, *acts: Act, left: int = 2) -> str:
    """The story of Anne's acts for one viewer, in English and in French."""
    match = at(PLANK, left, no_thanks=True)
    lines = []
    for act in acts:
        before = tell(match.state, viewer)
        match.act(0, act)
        lines += story.story(before, 0, act, tell(match.state, viewer))
    return "\n".join(
        words("plank", language).of(NAMES).say(line) for language in ("en", "fr") for line in lines
    ).replace("\N{NO-BREAK SPACE}", " ")


def test_whoever_acts_is_told_you_and_the_others_are_told_a_name() -> None:
    mine = told(0, Enter(1), Shift(-3, 4))
    assert "Anne" not in mine
    for sentence in ("You send the blue Captain", "You play −3", "Vous envoyez", "Vous jouez −3"):
        assert sentence in mine
    for viewer in (1, WATCHER):
        others = told(viewer, Enter(1), Shift(-3, 4))
        assert "Anne sends" in others
        assert "Anne envoie" in others
        assert "You send" not in others
    assert "You say “No thanks!” and pass" in told(0, NoThanks())


def test_whose_turn_it_becomes_is_told_to_them() -> None:
    assert "It is your turn." in told(1, NoThanks())
    assert "C’est à vous de jouer." in told(1, NoThanks())
    assert "It is Jack’s turn." in told(0, NoThanks())


def test_until_a_pirate_was_sent_the_small_numbers_are_explained() -> None:
    match = at(PLANK, 5, no_thanks=True)
    first = story.prompt(tell(match.state, 0), match.state.legal(0))
    assert first.id == "prompt-turn-first"
    later = at(PLANK, 2, no_thanks=True)
    assert story.prompt(tell(later.state, 0), later.state.legal(0)).id == "prompt-turn-no-thanks"
