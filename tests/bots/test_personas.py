"""Characters: a taste among nearly equal acts, and words about what everybody sees."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
import pytest

import flibuste
from flibuste.bots import LEVELS, UnknownBot, bot, remarks, skill
from flibuste.bots.base import Bot, Thought
from flibuste.bots.personas import MARGIN, PERSONAS, Persona, PersonaBot
from flibuste.bots.remarks import MOMENTS, SAYINGS
from flibuste.core.luck import Luck, dice
from flibuste.core.match import Match
from flibuste.core.playout import random_act
from flibuste.core.protocol import WATCHER
from flibuste.core.words import LANGUAGES, words


class Sure(Bot):
    """Finds each act of a menu worth what it was told."""

    def __init__(self, seed: object, worths: Sequence[float]) -> None:
        super().__init__(seed)
        self.worths = worths

    def choose(self, game: Any, view: Any, menu: Any) -> Any:
        pairs = zip(menu, self.worths, strict=False)
        self.thoughts = sorted(
            [Thought(act, worth, 9) for act, worth in pairs], key=lambda t: -t.worth
        )
        return self.thoughts[0].action


def sure(*worths: float) -> Callable[[object], Bot]:
    return lambda seed: Sure(seed, worths)


PLUNDER = {
    "seats": 2,
    "layout": "A B C D E F",
    "pirates": [[0, 0, 5, 9, 9, 12], [0, 0, 1, 2, 3, 9]],
}
CARTAGENA = {**PLUNDER, "hands": [{"dagger": 1, "key": 1}, {"hat": 2}], "turn": 0}


def question() -> tuple[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match.at("cartagena", CARTAGENA)
    return match.game, match.view(0), match.state.legal(0)


def chosen(persona: Persona, *acts: tuple[dict[str, Any], float], seed: object = 1) -> Any:
    game, view, _ = question()
    menu = [game.action(act) for act, _ in acts]
    mind = sure(*[worth for _, worth in acts])
    return PersonaBot(seed, mind, persona).choose(game, view, menu)


RUN = {"type": "Advance", "origin": 12, "symbol": "dagger"}
BACK = {"type": "Retreat", "origin": 12}


def test_the_miser_keeps_cards_where_it_costs_little_and_the_bold_spends_them() -> None:
    near = ((RUN, 0.5), (BACK, 0.495))
    assert type(chosen(PERSONAS["miser"], *near)).__name__ == "Retreat"
    assert type(chosen(PERSONAS["bold"], (RUN, 0.495), (BACK, 0.495))).__name__ == "Advance"
    far = ((RUN, 0.5), (BACK, 0.5 - MARGIN - 0.01))
    for persona in PERSONAS.values():
        assert type(chosen(persona, *far)).__name__ == "Advance"


@pytest.mark.parametrize("taste", PERSONAS)
def test_a_taste_keeps_nobody_from_finishing_a_match_that_is_won(taste: str) -> None:
    """One pirate before the boat and no cards: two step back for three, and all get home."""
    crews = [[5, 10, 16, 19, 37, 37], [36, 37, 37, 37, 37, 37]]
    match: Match[Any, Any, Any] = Match.at(
        "cartagena", {"seats": 2, "pirates": crews, "hands": [{"hat": 2}, {}], "turn": 1}
    )
    player, luck, turns = bot(f"sailor:60+{taste}", 1), Luck("finishing"), 0
    while match.state.awaiting():
        match.try_luck(luck)
        if match.state.turn == 1:
            view, menu = match.view(1), match.state.legal(1)
            match.act(1, player.choose(match.game, view, menu))
        else:  # who looks on: back and forth, as far as one must
            match.act(0, match.state.legal(0)[-1])
            turns += match.state.turn == 1
        assert turns < 6
    assert match.state.ranks() == [2, 1]


def test_the_joker_takes_any_of_nearly_equal_acts_and_no_other() -> None:
    acts = ((RUN, 0.5), (BACK, 0.5), ({"type": "Retreat", "origin": 5}, 0.2))
    found = {str(chosen(PERSONAS["joker"], *acts, seed=seed)) for seed in range(20)}
    assert len(found) == 2


def test_the_grudge_bearer_plays_against_who_stands_best() -> None:
    game, view, _ = question()
    menu = [game.action(RUN), game.action(BACK)]
    player = PersonaBot(1, sure(0.5, 0.5), PERSONAS["grudge"])
    liking = player.liking(game, view, menu)
    rivals = []
    for act in menu:
        world = game.imagine(view, Random(1))
        world.apply(0, act)
        rivals.append(game.evaluate(world)[1])
    assert max(menu, key=lambda act: liking[act]) == menu[rivals.index(min(rivals))]


CAST = list(zip(LEVELS, [*PERSONAS, "joker"], strict=True))


@pytest.mark.parametrize(("level", "persona"), CAST)
def test_every_level_may_have_a_character(level: str, persona: str) -> None:
    game, view, menu = question()
    name = f"{level}:4+{persona}"
    player = bot(name, 1)
    assert isinstance(player, PersonaBot)
    act = player.choose(game, view, menu)
    assert act in menu
    assert act == bot(name, 1).choose(game, view, menu)
    assert skill(f"{level}+{persona}") == skill(level)


@pytest.mark.parametrize(
    "name", ["sailor+", "sailor+angry", "+bold", "nobody+bold", "sailor+bold+joker"]
)
def test_there_is_no_other_character(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, 1)


# Remarks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_short_words_for_every_moment(language: str) -> None:
    say = words(None, language, "flibuste.bots")
    told = [
        say(f"remark-{persona}-{moment}-{number}")
        for persona in PERSONAS
        for moment in MOMENTS
        for number in range(1, SAYINGS + 1)
    ]
    assert len(set(told)) == len(told)
    assert all(len(one) <= 48 for one in told)
    known = re.findall(r"^remark-\S+", (_ftl(language)), re.MULTILINE)
    assert len(known) == len(told)


def _ftl(language: str) -> str:
    return files("flibuste.bots").joinpath("words", f"{language}.ftl").read_text("utf-8")


def test_french_has_its_spaces() -> None:
    for line in _ftl("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\S [:;!?»%]", line), line


def test_both_languages_say_the_same_messages() -> None:
    english, french = (re.findall(r"^([\w-]+) =", _ftl(one), re.MULTILINE) for one in LANGUAGES)
    assert english == french


def test_a_moment_is_what_a_watcher_sees() -> None:
    pirates = [[0, 0, 5, 9, 9, 36], [0, 0, 1, 2, 3, 9]]
    match: Match[Any, Any, Any] = Match.at("cartagena", {**CARTAGENA, "pirates": pirates})
    game, before = match.game, match.view(WATCHER)
    match.act(0, game.action({"type": "Advance", "origin": 36, "symbol": "key"}))  # into the boat
    after = match.view(WATCHER)
    assert remarks.moment(game, before, after, 0, 0) == "gain"
    assert remarks.moment(game, before, after, 0, 1) is None
    assert remarks.moment(game, after, before, 1, 0) == "hurt"
    assert remarks.moment(game, before, after, 1, 0) == "lucky"
    assert remarks.moment(game, after, before, 0, 0) == "unlucky"
    assert remarks.moment(game, before, before, 0, 0) is None


@pytest.mark.parametrize("key", [key for key in flibuste.games() if flibuste.game(key).holdings])
def test_moments_come_in_every_game_and_from_views_alone(key: str) -> None:
    """The views go through JSON here: nothing hangs on them that a watcher is not shown."""
    match: Match[Any, Any, Any] = Match(key, 3, {})
    rng, luck, found = dice(key), Luck(1), set()
    match.try_luck(luck)
    while match.state.awaiting() and len(match.journal) < 400:
        before = shown(match)
        act = random_act(match.state, rng)
        assert act is not None
        match.act(*act)
        match.try_luck(luck)
        after = shown(match)
        for seat in range(3):
            found.add(remarks.moment(match.game, before, after, act[0], seat))
    assert len(found) > 1


def shown(match: Match[Any, Any, Any]) -> Any:
    view = match.view(WATCHER)
    return msgspec.convert(msgspec.to_builtins(view), type(view))


def test_the_end_is_a_moment_for_all() -> None:
    assert [remarks.ended((2, 1, 1), seat) for seat in range(3)] == ["lose", "win", "win"]
    assert remarks.ended(None, 0) is None


def test_the_character_is_in_the_name() -> None:
    assert remarks.persona_of("sailor:20+bold") == "bold"
    assert remarks.persona_of("sailor") is None
    assert remarks.persona_of(None) is None
