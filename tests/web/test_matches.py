"""My matches: a match that is over lies there, travels as a file, and is told in pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.web.conftest import LONG, Come
from tests.web.test_end import end_my_turn
from tests.web.test_tour import complaints

pytestmark = pytest.mark.skipif(not LONG, reason="the page's own tests cover it in short runs")


@pytest.mark.anyio
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
async def test_a_match_is_kept_and_goes_along_to_another_browser(
    come: Come, tmp_path: Path, locale: str, scheme: str
) -> None:
    anne = await come(locale=locale, color_scheme=scheme)
    await anne.sit_down("bot:random", turn_limit=1)
    await anne.my_turn()
    await end_my_turn(anne)
    table = anne.table
    await anne.go("/")
    await anne.see("my-matches").click()
    await expect(anne.see(f"match-{table}")).to_contain_text("Anne")
    await anne.see("of-cartagena").click()
    await expect(anne.see("pictures").get_by_role("img")).to_have_count(4)
    for picture in await anne.see("pictures").locator("summary").all():
        await picture.click()
    assert not await complaints(anne.page, None)
    async with anne.page.expect_download() as download:
        await anne.see("export-matches").click()
    file = tmp_path / "matches.json"
    await (await download.value).save_as(file)
    assert [one["table"] for one in json.loads(file.read_text())["matches"]] == [table]
    mary = await come(locale=locale, color_scheme=scheme)
    await mary.go("/matches")
    await mary.see("no-matches").wait_for()
    torn = tmp_path / "torn.json"
    torn.write_text(file.read_text()[:-30])
    await mary.see("import-matches").set_input_files(torn)
    await expect(mary.see("exchange-said")).to_contain_text("torn.json")
    await mary.see("import-matches").set_input_files(file)
    await expect(mary.see(f"match-{table}")).to_be_visible()
    await mary.see("import-matches").set_input_files(file)  # once more: it is there already
    await expect(mary.see(f"match-{table}")).to_have_count(1)
    assert not await complaints(mary.page, None)
