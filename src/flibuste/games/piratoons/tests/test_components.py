"""The table of the printed tiles (T31), and tables that correct it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flibuste import BadOptions, dumps, loads
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.tests.tables import at, luck, play, ship, start, tally, view

TILES = [part for part in BOX.parts if part.name.startswith("B")]


@pytest.mark.rule("T2", "T31")
def test_the_sums_of_the_table() -> None:
    assert Counter(part.left for part in TILES) == {"A": 8, "C": 7, "B": 5, "U": 4}
    assert Counter(part.right for part in TILES) == {"A": 8, "C": 7, "B": 5, "U": 4}
    assert Counter("".join(part.slots for part in TILES)) == {"g": 14, "p": 14, "q": 13}
    assert sum(part.barrels for part in TILES) == 65
    assert sum(part.top for part in TILES) == 31
    assert BOX.copies == (12, *[3] * 12)


@pytest.mark.rule("T31")
def test_prow_and_stern() -> None:
    prow, stern = BOX.parts[-2:]
    assert (prow.left, prow.right, prow.slots, prow.top, prow.barrels) == ("", "A", "g", 0, 0)
    assert (stern.left, stern.right, stern.slots, stern.top) == ("A", "", "pq", -1)


@pytest.mark.rule("T31")
def test_a_corrected_table_is_played_by() -> None:
    own = [ship("B4a"), ship()]
    assert tally(at({}, phase="end", ships=own), "joins") == [-4, 2]
    table = {"components": "B4a A-A gpq 9; deck 1 4 4"}
    match = at(table, phase="end", ships=own)
    assert tally(match, "joins") == [4, 2]
    chances = luck(play(start(first=0, components=table["components"]), "0 Open"))
    assert (chances["Tile E1 deck1"], chances["Tile E1 deck2"]) == (1, 4)


@pytest.mark.rule("T31")
def test_the_hash_of_the_table_is_in_the_record_of_the_match() -> None:
    usual, other = start(), start(components="B2a C-A p")
    assert view(usual).hash != view(other).hash
    assert view(usual).components is None
    assert view(other).components.hash == view(other).hash
    assert other.game.write(other.state)["hash"] == view(other).hash
    again = loads(dumps(other))
    assert again.options == other.options
    assert view(again).hash == view(other).hash


@pytest.mark.rule("T31")
def test_lines_or_semicolons_comments_and_order_do_not_matter() -> None:
    texts = ("B2a C-A p\nB2b A-A g 2", "  B2b A-A g;;B2a   C-A p 2 ; # so it is printed\n")
    hashes = {view(start(components=text)).hash for text in texts}
    assert len(hashes) == 1
    empty = view(start(components=" "))
    assert (empty.hash, empty.components) == (BOX.hash, None)


@pytest.mark.rule("T31")
@pytest.mark.parametrize(
    ("text", "message", "args"),
    [
        ("B5a A-A", "components-unknown", {"name": "B5a"}),
        ("sail 12", "components-unknown", {"name": "sail"}),
        ("B2a C-A p; B2a A-A", "components-twice", {"name": "B2a"}),
        ("B2a", "components-form", {"name": "B2a", "entry": "–"}),
        ("B2a A", "components-form", {"name": "B2a", "entry": "A"}),
        ("B2a A-X p", "components-form", {"name": "B2a", "entry": "A-X p"}),
        ("B2a A-C x", "components-form", {"name": "B2a", "entry": "A-C x"}),
        ("B2a A-C p 2 2", "components-form", {"name": "B2a", "entry": "A-C p 2 2"}),
        ("B2a A-", "components-edges", {"name": "B2a"}),
        ("prow A-A g", "components-edges", {"name": "prow"}),
        ("stern A-A pq", "components-edges", {"name": "stern"}),
        ("B2a A-B p", "components-storey", {"name": "B2a", "symbol": "B"}),
        ("B3a U-A p", "components-storey", {"name": "B3a", "symbol": "U"}),
        ("B2a A-C p 10", "components-many", {"name": "B2a", "most": 9}),
        ("B2a A-C " + "g" * 10, "components-many", {"name": "B2a", "most": 9}),
        ("deck 3 3", "components-form", {"name": "deck", "entry": "3 3"}),
        ("deck 3 3 x", "components-form", {"name": "deck", "entry": "3 3 x"}),
        ("deck 3 3 4", "components-family", {"name": "deck", "size": 9}),
        ("#" * 5000, "components-long", {"most": 4000}),
    ],
)
def test_a_wrong_entry_is_named(text: str, message: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        start(components=text)
    assert (caught.value.reason.id, dict(caught.value.reason.args)) == (message, args)
