"""What is printed, for pictures (T31, T32)."""

from flibuste.games.piratoons.board.scenery import drawn
from flibuste.games.piratoons.parts.components import BOX
from flibuste.games.piratoons.rules.geometry import landing, place_at, point


def test_a_part_is_joined_by_those_with_its_half_symbol_on_their_left() -> None:
    parts = drawn(BOX).parts
    for name, part in parts.items():
        fitting = {other for other, one in parts.items() if one.left == part.right != ""}
        assert set(part.joins) == fitting, name
    assert not parts["stern"].joins
    assert parts["prow"].joins


def test_the_middle_of_every_place_lies_on_its_tile() -> None:
    for number, (left, top, right, bottom) in enumerate(drawn(BOX).places.values()):
        assert place_at((left + right) // 2, (top + bottom) // 2) == number


def test_the_ring_around_a_pile_is_where_a_pawn_knocks_it_over() -> None:
    drawing, pile = drawn(BOX), point(50, 50)

    def kind(away: int) -> str:
        return landing((pile,), {pile: 1 << 1}, 0, point(50, 50 + away)).kind

    assert {kind(away) for away in range(drawing.piled)} == {"piled"}
    assert {kind(away) for away in range(drawing.piled, drawing.knocked)} == {"offence"}
    assert kind(drawing.knocked) == "new"
