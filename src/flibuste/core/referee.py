"""
The contract in plain JSON: one request in, one answer out.

A referee has one table at a time.  It never raises, and a refused request
changes nothing.  docs/contract.md is its description for outsiders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from flibuste.core.codec import dumps
from flibuste.core.errors import FlibusteError, IllegalAction
from flibuste.core.luck import dice
from flibuste.core.match import Match, nearest
from flibuste.core.options import describe_options
from flibuste.core.plain import to_json
from flibuste.core.playout import listed, perft, random_act
from flibuste.core.protocol import CLOCK, LUCK, AnyGame, Message, Seat
from flibuste.core.registry import find, games, rules
from flibuste.core.requests import (
    MANNER,
    REQUIRED,
    AnyMatch,
    act_of,
    actor_of,
    bad_value,
    fields_of,
    game_of,
    luck_of,
    match_of,
    seed_of,
    viewer_of,
    whole,
)
from flibuste.core.spelling import seat_name
from flibuste.core.words import LANGUAGES, in_both

CONTRACT: Final = 1
Answer: TypeAlias = dict[str, Any]
DEEPEST: Final = 6  # of perft: deeper counts take hours


class NoMatch(FlibusteError):
    code = "no_match"


class Course:
    """A match with its manner of asking luck and of asking what has only one answer."""

    def __init__(self, match: AnyMatch, luck: Any, forced: Any) -> None:
        self.match = match
        self.luck = luck_of(luck)
        if forced not in ("ask", "play"):
            raise bad_value("forced", forced)
        self.forced = forced == "play"
        self.go_on()

    def go_on(self) -> None:
        """Answer for luck if it has a seed, and for seats that have no choice if so agreed."""
        while True:
            if self.luck is not None:
                self.match.try_luck(self.luck)
            alone = self._forced_act() if self.forced else None
            if alone is None:
                return
            self.match.act(*alone)

    def _forced_act(self) -> tuple[Seat, Any] | None:
        """The act of a seat that has no other; against the CLOCK one may also do nothing."""
        state = self.match.state
        if CLOCK in state.awaiting():
            return None
        for seat in state.awaiting():
            if seat >= 0 and len(menu := state.legal(seat)) == 1:
                return seat, menu[0]
        return None


class Referee:
    """Answers requests as in the contract."""

    def __init__(self) -> None:
        self.course: Course | None = None
        start = {"game": REQUIRED, "seats": REQUIRED, "options": None}
        place = {"game": REQUIRED, "position": REQUIRED, "options": None}
        load = dict.fromkeys(("code", "journal", "game", "seats", "options", "position"))
        self.requests: Final[dict[str, tuple[Callable[..., Answer], dict[str, Any]]]] = {
            "games": (self._games, {}),
            "start": (self._start, start | MANNER),
            "position": (self._position, place | MANNER),
            "load": (self._load, load | MANNER),
            "state": (self._state, {}),
            "menu": (self._menu, {"seat": REQUIRED}),
            "act": (self._act, {"seat": REQUIRED, "act": REQUIRED}),
            "why": (self._why, {"seat": REQUIRED, "act": REQUIRED}),
            "view": (self._view, {"seat": REQUIRED}),
            "shown": (self._shown, {"to": REQUIRED, "after": 0}),
            "imagine": (self._imagine, {"seat": REQUIRED, "seed": REQUIRED}),
            "undo": (self._undo, {"to": REQUIRED}),
            "dump": (self._dump, {}),
            "play": (self._play, {"seed": REQUIRED, "acts": None}),
            "perft": (self._perft, {"depth": REQUIRED}),
        }
        self.fields = {do: fields for do, (_, fields) in self.requests.items()}

    def ask(self, request: Any) -> Answer:
        """The answer to one request; an error is an answer too."""
        try:
            do, given = fields_of(request, self.fields)
            answer = self.requests[do][0](**given)
        except FlibusteError as error:
            return failure(error)
        except RecursionError:
            return failure(FlibusteError(Message("request-deep")))
        except UnicodeEncodeError:
            return failure(FlibusteError(Message("request-half-character")))
        except Exception as error:  # a referee never raises: whatever it is, the caller is told
            return failure(FlibusteError(Message("request-fault", {"detail": repr(error)})))
        return {"ok": True, **answer}

    @property
    def match(self) -> AnyMatch:
        return self._the_course().match

    def _the_course(self) -> Course:
        if self.course is None:
            raise NoMatch(Message("request-no-match"))
        return self.course

    # Requests

    def _games(self) -> Answer:
        return {"games": [describe(find(key)) for key in games()]}

    def _start(self, game: Any, seats: Any, options: Any, luck: Any, forced: Any) -> Answer:
        return self._sit_down(Match(game_of(game), seats, options), luck, forced)

    def _position(self, game: Any, position: Any, options: Any, luck: Any, forced: Any) -> Answer:
        return self._sit_down(Match.at(game_of(game), position, options), luck, forced)

    def _load(self, luck: Any, forced: Any, **given: Any) -> Answer:
        return self._sit_down(match_of(**given), luck, forced)

    def _sit_down(self, match: AnyMatch, luck: Any, forced: Any) -> Answer:
        self.course = Course(match, luck, forced)
        return self._state()

    def _state(self) -> Answer:
        state = self.match.state
        awaiting = list(state.awaiting())
        told = {
            "number": len(self.match.journal),
            "awaiting": [seat_name(seat) for seat in awaiting],
            "over": not awaiting,
            "scores": list(state.scores()),
            "ranks": None if awaiting else list(state.ranks()),
            "tally": [dict(lines) for lines in state.tally()],
        }
        return {"state": told}

    def _menu(self, seat: Any) -> Answer:
        actor, state = actor_of("seat", seat, self.match), self.match.state
        awaited = actor in state.awaiting()
        answer = {
            "acts": to_json(listed(state, actor)) if awaited else [],
            "open": list(state.open_kinds(actor)) if awaited and actor >= 0 else [],
        }
        if actor == LUCK:
            answer["weights"] = [weight for _, weight in state.odds()] if awaited else []
        return answer

    def _act(self, seat: Any, act: Any) -> Answer:
        course = self._the_course()
        course.match.act(actor_of("seat", seat, course.match), act_of(course.match, act))
        course.go_on()
        return self._state()

    def _why(self, seat: Any, act: Any) -> Answer:
        match = self.match
        actor, action = actor_of("seat", seat, match), act_of(match, act)
        refusal = match.state.refusal(actor, action)
        if refusal is None:
            return {"refusal": None}
        told = {
            "rule": refusal.rule,
            "message": in_both(refusal.message, match.game.key),
            "near": to_json(nearest(match.state, actor, action)),
        }
        return {"refusal": told}

    def _view(self, seat: Any) -> Answer:
        return {"view": to_json(self._sight(seat))}

    def _sight(self, seat: Any) -> Any:
        return self.match.view(viewer_of("seat", seat, self.match))

    def _shown(self, to: Any, after: Any) -> Answer:
        match = self.match
        viewer = viewer_of("to", to, match)
        first = whole("after", after, len(match.journal))
        bare = match.game.tells_all and not match.state.awaiting()
        steps = []
        for number, step in enumerate(match.retold(viewer, first), first + 1):
            told = [in_both(message, match.game.key) for message in step.story]
            story = {language: [line[language] for line in told] for language in LANGUAGES}
            act = match.journal[number - 1][1] if bare else step.act
            steps.append(
                {
                    "number": number,
                    "seat": seat_name(step.seat),
                    "act": to_json(act),
                    "story": story,
                }
            )
        return {"steps": steps}

    def _imagine(self, seat: Any, seed: Any) -> Answer:
        game = self.match.game
        return {
            "position": game.write(game.imagine(self._sight(seat), dice(seed_of("seed", seed))))
        }

    def _undo(self, to: Any) -> Answer:
        course = self._the_course()
        course.match.rewind(whole("to", to, len(course.match.journal)))
        course.go_on()
        return self._state()

    def _dump(self) -> Answer:
        match = self.match
        return {
            "code": dumps(match),
            "journal": [[seat_name(seat), to_json(action)] for seat, action in match.journal],
            "position": match.game.write(match.state),
        }

    def _play(self, seed: Any, acts: Any) -> Answer:
        """So many random decisions of seats; luck and the clock act when they are awaited."""
        course, rng = self._the_course(), dice(seed_of("seed", seed))
        left = -1 if acts is None else whole("acts", acts, 1_000_000)
        while left and (drawn := random_act(course.match.state, rng)):
            course.match.act(*drawn)
            left -= drawn[0] >= 0
            course.go_on()
        return self._state()

    def _perft(self, depth: Any) -> Answer:
        return {"nodes": perft(self.match.state, whole("depth", depth, DEEPEST))}


def describe(game: AnyGame) -> Answer:
    """What an outsider must know of a game to drive it."""
    (schema,), parts = msgspec.json.schema_components([game.actions])
    return {
        "key": game.key,
        "seats": list(game.seats),
        "options": describe_options(game),
        "rules": list(rules(game.package)),
        "open": list(game.open),
        "acts": schema | {"$defs": parts} if parts else schema,
    }


def failure(error: FlibusteError) -> Answer:
    """An error as the contract has it."""
    code = error.code
    rule, near = None, []
    if isinstance(error, IllegalAction):
        code = {"G1": "not_awaited", "G2": "over"}.get(error.rule, code)
        rule, near = error.rule, to_json(error.near)
    message = {language: error.sentence(language) for language in LANGUAGES}
    return {"ok": False, "error": code, "rule": rule, "message": message, "near": near}
