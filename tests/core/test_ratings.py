"""Ratings: the numbers are those of the openskill packages, and places alone move them."""

from __future__ import annotations

import pytest

from flibuste.core.ratings import Rating, rated, rated_all


@pytest.mark.parametrize(
    ("before", "ranks", "after"),
    [  # as openskill 6 for Python says, PlackettLuce with tau=0
        (
            [(25, 25 / 3), (25, 25 / 3)],
            [1, 2],
            [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)],
        ),
        (
            [(25, 25 / 3)] * 3,
            [1, 2, 2],
            [
                (27.868876552746237, 8.204837030780652),
                (23.56556172362688, 8.057829747583874),
                (23.56556172362688, 8.057829747583874),
            ],
        ),
        (
            [(30, 3), (20, 5), (25, 8)],
            [2, 1, 3],
            [
                (29.94471332866778, 2.989204345732558),
                (21.612506295096644, 4.971741521761852),
                (21.26513354735948, 7.4750139025687465),
            ],
        ),
    ],
)
def test_it_is_the_update_of_openskill(
    before: list[tuple[float, float]], ranks: list[int], after: list[tuple[float, float]]
) -> None:
    found = rated([Rating(*one) for one in before], ranks)
    for one, expected in zip(found, after, strict=True):
        assert one == pytest.approx(expected, abs=1e-9)


def test_a_draw_of_equals_moves_nobody_and_makes_all_surer() -> None:
    for rating in rated([Rating(), Rating(), Rating()], [2, 2, 2]):
        assert rating.mu == pytest.approx(25)
        assert rating.sigma < Rating().sigma


def test_only_the_order_of_ranks_counts() -> None:
    assert rated([Rating()] * 3, [1, 2, 3]) == rated([Rating()] * 3, [10, 20, 70])


def test_who_wins_more_is_rated_higher_and_lists_ask_for_matches() -> None:
    ratings = rated_all(3, [((0, 1), (1, 2)), ((1, 2), (1, 2)), ((0, 2), (1, 2))] * 10)
    assert [one.mu for one in ratings] == sorted([one.mu for one in ratings], reverse=True)
    assert ratings[0].sure > Rating().sure
    assert rated_all(2, []) == [Rating(), Rating()]
