"""Laws must be able to fail: each one catches the games that break it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from msgspec import structs

from flibuste.core import registry, twin
from flibuste.core.protocol import AnyGame
from flibuste.laws.cases import Case, examine, random_walk
from flibuste.laws.checking import LAWS, Law, check_whole, explained
from flibuste.laws.counting import ANEW
from tests.laws.saboteurs import SABOTEURS, Saboteur
from tests.laws.saboteurs.files import EDITS, Edit, harbour_in, spoil

MANY, FEW = 40, 3  # walks until a law must have noticed; walks on which another law must hold
BY_NUMBER = {law.number: law for law in LAWS}


def walk_through(law: Law, game: AnyGame, walks: int) -> None:
    """Hold a law against some walks, at a small table and at a long one."""
    tables = (Case(game, 3), Case(game, 2, (("days", 3),)))
    for number in range(walks):
        for walked in law.walked:
            explained(law, walked)(tables[number % 2], random_walk(number))


def check_thoroughly(law: Law, game: AnyGame) -> None:
    walk_through(law, game, MANY)
    check_whole(law, game)


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=str)
def test_the_saboteur_is_caught(saboteur: Saboteur) -> None:
    law = BY_NUMBER[saboteur.law]
    with pytest.raises(AssertionError, match=f"^law {law.number}: "):
        check_thoroughly(law, saboteur.game)


@pytest.mark.parametrize("saboteur", SABOTEURS, ids=str)
def test_the_saboteur_breaks_no_other_law(saboteur: Saboteur) -> None:
    if twin.IN_USE == "compiled" and "broken weights" in saboteur.name:
        pytest.skip("compiled code takes no broken numbers at all: every law stumbles over them")
    for law in LAWS:
        if law.number not in (saboteur.law, *saboteur.also):
            walk_through(law, saboteur.game, FEW)


@pytest.fixture(autouse=True)
def no_menus_are_written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a saboteur lists is not what Harbour should list."""
    monkeypatch.delenv(ANEW, raising=False)


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A copy of Harbour, under a name that no other test uses."""
    name = f"harbour_{crc32(request.node.nodeid.encode())}"
    yield harbour_in(tmp_path / name)
    if name in registry.games():
        registry.forget(name)


@pytest.mark.parametrize("edit", EDITS, ids=str)
def test_the_saboteur_of_a_file_is_caught(edit: Edit, folder: Path) -> None:
    spoil(folder, edit)
    law = BY_NUMBER[edit.law]
    with pytest.raises(AssertionError, match=f"^law {law.number}: "):
        check_thoroughly(law, registry.add(folder))


def test_a_copy_in_another_folder_obeys_all_laws(folder: Path) -> None:
    game = registry.add(folder)
    for law in LAWS:
        walk_through(law, game, FEW)
        check_whole(law, game)


def test_worlds_may_part_where_the_rules_let_somebody_look(folder: Path) -> None:
    (revealing,) = [saboteur for saboteur in SABOTEURS if "lets a throw tell" in saboteur.name]
    with (folder / "tests" / "secrets.toml").open("a", encoding="utf-8") as secrets:
        secrets.write('\n[reveals]\nToss = "H5"\n')
    game = structs.replace(revealing.game, package=registry.add(folder).package)
    walk_through(BY_NUMBER[11], game, MANY)


def test_every_law_has_a_saboteur() -> None:
    assert {saboteur.law for saboteur in SABOTEURS} == set(BY_NUMBER)


def test_a_broken_law_shrinks_to_a_short_match() -> None:
    (minting,) = [saboteur for saboteur in SABOTEURS if "coin out of nothing" in saboteur.name]
    law = BY_NUMBER[7]
    with pytest.raises(AssertionError) as caught:
        examine(explained(law, law.walked[0]), Case(minting.game, 2), 200)
    # Four cards, the die, two cards on the market, and the coin.
    assert "harbour-2 after 8 acts:" in str(caught.value)
