"""All games obey all laws, at every number of seats and with every option value."""

from __future__ import annotations

import pytest

import flibuste
from flibuste.core.protocol import AnyGame
from flibuste.laws.cases import Case, cases
from flibuste.laws.checking import LAWS, Law, check_case, check_whole
from flibuste.laws.data import written_cases
from tests.laws.harbour import GAME as HARBOUR

GAMES = [HARBOUR, *(flibuste.game(key) for key in flibuste.games())]

CASES = [case for game in GAMES for case in [*cases(game), *written_cases(game)]]


def number_of(law: Law) -> str:
    return f"law{law.number}"


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", [law for law in LAWS if law.walked], ids=number_of)
def test_the_law_holds_at_this_table(law: Law, case: Case) -> None:
    check_case(law, case)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("law", [law for law in LAWS if law.whole], ids=number_of)
def test_the_law_holds_for_this_game(law: Law, game: AnyGame) -> None:
    check_whole(law, game)
