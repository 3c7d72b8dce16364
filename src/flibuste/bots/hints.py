"""
A hint: what a bot would do with a player's view, and why, in numbers that it found itself.

There are three of them.  A nudge says where to look, a move says what to do, and the third says
why: what it does first of all, how much likelier it wins than the next best act, and how often it
turns out worse.  All of it comes from the view and from what the bot imagines
behind it: whoever asks learns nothing that could not be worked out from that chair.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from flibuste.bots.base import Thought
from flibuste.bots.mate import POLICY
from flibuste.bots.worlds import after
from flibuste.core.luck import dice
from flibuste.core.protocol import Action, AnyGame, Message, View
from flibuste.core.words import LANGUAGES, Words, joined, words

Strength: TypeAlias = Literal["nudge", "move", "why"]
STRENGTHS: Final[tuple[Strength, ...]] = ("nudge", "move", "why")
ADVISER: Final = "captain"
WORDS: Final = "flibuste.bots"  # whose words they are
WORLDS: Final = 24  # in which the two best acts are compared
TOLD: Final = 3  # things that a sentence names as changed
ENOUGH: Final = 0.5  # of a thing: what differs by less on average is not told
CLEARLY: Final = 0.005  # of the win, by which one of two acts turned out worse
KEPT: Final = 24  # hints that a table remembers
RISKY: Final = 10  # percent: a lesser risk is not worth a sentence …
OFTEN: Final = 30  # … from here on it is a gamble …
ALWAYS: Final = 50  # … and where the search saw further than these playouts, they are no witness


class Advice(Struct, frozen=True):
    """What a bot would do, and what it found out about it; chances are in percent."""

    act: Any
    chance: int | None = None  # to win; None: there was nothing to choose
    other: Any = None  # the next best
    ahead: int = 0  # by so much the chance is better than with the next best
    worse: int = 0  # how often it turns out worse than that
    changes: tuple[tuple[str, int], ...] = ()  # what one has more or less of than before, by name
    fair: int = 0  # the chance of everybody if nobody were ahead


class Nudge(Struct, frozen=True):
    """Where to look: a handle of the board, or none, and the acts that begin there."""

    look: tuple[str, ...]
    acts: tuple[Any, ...]
    kind: str | None  # of these acts, if there are others on the menu
    between: tuple[Any, ...] = ()  # where even that would say it all: this act and another


class Adviser(Protocol):
    """A bot, as far as a hint needs one; what it considered stays with it."""

    def choose(self, game: AnyGame, view: Any, menu: Sequence[Any], /) -> Any: ...


class Given:
    """The last hints that a table gave: whoever asks again at the same view hears the same, however
    much time the bot would have this time.
    """

    def __init__(self) -> None:
        self.kept: deque[tuple[View, Advice]] = deque(maxlen=KEPT)

    def at(self, view: View) -> Advice | None:
        return next((advice for seen, advice in self.kept if seen == view), None)

    def keep(self, view: View, advice: Advice) -> Advice:
        self.kept.append((view, advice))
        return advice


def advise(
    game: AnyGame, view: View, menu: Sequence[Action], adviser: Adviser, seed: object
) -> Advice:
    """What this bot would do, and how that compares with the next best."""
    if len(menu) == 1:
        return Advice(menu[0])
    act = adviser.choose(game, view, menu)
    thoughts: Sequence[Thought[Any]] = getattr(adviser, "thoughts", ())
    worths = {thought.action: thought.worth for thought in thoughts}
    if act not in worths:
        return Advice(act)
    chance = percent(worths[act])
    fair = percent(1 / len(game.evaluate(game.imagine(view, dice(f"{seed}|fair")))))
    others = [thought.action for thought in thoughts if thought.action != act]
    if not others:
        return Advice(act, chance, fair=fair)
    other = max(others, key=lambda one: worths[one])
    worse, changes = compared(game, view, act, other, dice(f"{seed}|why"))
    ahead = max(0, chance - percent(worths[other]))
    return Advice(act, chance, other, ahead, worse, changes, fair)


def percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))


def compared(
    game: AnyGame, view: View, act: Action, other: Action, rng: Random
) -> tuple[int, tuple[tuple[str, int], ...]]:
    """How often the act turns out worse than the other, in percent of imagined tables that play on
    with the same luck, and what one has more or less of right after it than now, on average.
    """
    seat, worse = view.seat, 0
    now = game.holdings(view) if game.holdings is not None else {}
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        world, luck = game.imagine(view, rng), rng.getrandbits(64)
        mine = after(world, seat, act, Random(luck))
        theirs = after(world, seat, other, Random(luck))
        ends = [
            game.evaluate(POLICY.play_on(one.copy(), game.evaluate, Random(luck)))
            for one in (mine, theirs)
        ]
        worse += ends[0][seat] < ends[1][seat] - CLEARLY
        if game.holdings is not None:
            for name, number in game.holdings(game.view(mine, seat)).items():
                sums[name] = sums.get(name, 0.0) + number - now.get(name, 0.0)
    means = {name: total / WORLDS for name, total in sums.items()}
    changes = [(name, whole(mean)) for name, mean in means.items() if abs(mean) >= ENOUGH]
    return round(100 * worse / WORLDS), tuple(changes[:TOLD])


def whole(number: float) -> int:
    """Rounded, a half away from nothing."""
    return int(number + (0.5 if number > 0 else -0.5))


# In words


def why(game: AnyGame, view: View, advice: Advice) -> Message:
    """What the act does, then how much better that is: plainly, and the figures below."""
    told, figures = compared_told(game, view, advice), figures_told(advice)
    first = first_told(game, view, advice)
    if first is not None:
        told = Message("why-first", {"first": first, "told": told})
    return Message("why-told", {"told": told, "figures": figures}) if figures else told


def first_told(game: AnyGame, view: View, advice: Advice) -> Message | None:
    """What the act comes to, as its game says it; else what one has more or less of by it."""
    if game.gist is not None:
        return game.gist(view, advice.act)
    if not advice.changes:
        return None
    changes = joined([change(name, number) for name, number in advice.changes])
    return Message("why-changes", {"changes": changes})


def compared_told(game: AnyGame, view: View, advice: Advice) -> Message:
    """How the act does beside the next best, and whether it is a risk."""
    if advice.other is None:
        return Message("why-only")
    other = game.label(view, advice.other)
    told = Message("why-better", {"ahead": advice.ahead, "other": other})
    if not is_risky(advice):
        return told
    often = "often" if advice.worse >= OFTEN else "seldom"
    return Message("why-risk", {"told": told, "often": often})


def figures_told(advice: Advice) -> Message | None:
    """The chance beside that of the next best and a fair share.  One that is below the fair share
    and no better than another only discourages, most of all before anything is played.
    """
    if advice.chance is None or (not advice.ahead and advice.chance < advice.fair):
        return None
    chances = {"chance": advice.chance, "fair": advice.fair}
    if not advice.ahead:
        return Message("why-chance", chances)
    figures = Message("why-chances", chances | {"less": advice.chance - advice.ahead})
    if not is_risky(advice):
        return figures
    return Message("why-risked", {"figures": figures, "worse": advice.worse})


def is_risky(advice: Advice) -> bool:
    return advice.ahead > 0 and RISKY <= advice.worse < ALWAYS


def change(name: str, number: int) -> Message:
    """More or less of something, with its sign: "+2 cards in hand"."""
    sign = "change-plus" if number > 0 else "change-minus"
    return Message(sign, {"change": Message(f"holding-{name}", {"number": abs(number)})})


def nudge(game: AnyGame, view: View, menu: Sequence[Action], advice: Advice) -> Nudge:
    """Where to look: what of the board a finger would touch first; without that the acts of its
    kind, and if there is only this one, between which two to choose.
    """
    act = advice.act
    kinds = {type(one) for one in menu}
    kind = type(act).__name__ if len(kinds) > 1 else None
    handles = game.handles
    if handles is not None:
        for first in (*handles(view, act).take, *handles(view, act).goal):
            found = [
                one for one in menu if first in (*handles(view, one).take, *handles(view, one).goal)
            ]
            return Nudge((first,), tuple(found), kind)
    alike = tuple([one for one in menu if type(one) is type(act)])
    if len(alike) > 1 or advice.other is None:
        return Nudge((), alike, kind)
    return Nudge((), alike, None, tuple([one for one in menu if one in (act, advice.other)]))


def where(game: AnyGame, view: View, found: Nudge) -> Message | None:
    """A nudge as a message for who sees a board with something lit; None: it says nothing."""
    if found.between:
        return between(game, view, found)
    here = Message("nudge-here", {"number": len(found.acts)}) if found.look else None
    kind = kind_of(game, found)
    if kind is not None and here is not None:
        return Message("nudge-both", {"kind": kind, "here": here})
    return kind or here


def between(game: AnyGame, view: View, found: Nudge) -> Message:
    """Two acts, one of which it is."""
    one, other = [game.label(view, act) for act in found.between]
    return Message("nudge-between", {"one": one, "other": other})


def kind_of(game: AnyGame, found: Nudge) -> Message | None:
    """The heading of the acts that are meant, if the game has one for them."""
    heading = f"kind-{found.kind}"
    if found.kind is None or not spoken(game.key, "en").bundle.has_message(heading):
        return None
    return Message("nudge-kind", {"kind": Message(heading)})


def spoken(key: str, language: str) -> Words:
    """The words in which hints are told."""
    return words(key, language, WORDS)


def in_both(message: Message, key: str, names: Sequence[str]) -> Mapping[str, str]:
    """A sentence of a hint in every language, at a table where the players have these names."""
    return {language: spoken(key, language).of(names).say(message) for language in LANGUAGES}
