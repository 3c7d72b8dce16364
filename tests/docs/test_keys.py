"""docs/keys.md says what the structs of the games are; none of their keys is left unexplained."""

from tools.keys import PAGE, page


def test_every_key_of_views_and_positions_is_explained_and_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make keys`"
