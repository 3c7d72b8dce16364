"""The lobby and the way to a table: what is in sight, how many taps it takes, whose turn it is."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect

import flibuste
from tests.web.conftest import LONG, Come
from tests.web.guest import Guest
from tests.web.house import House

PHONE = {"width": 360, "height": 640}
# What sticks out of its poster, and words that are cut off.
CUT = """() => [...document.querySelectorAll("article")].flatMap((card) => {
    const frame = card.getBoundingClientRect();
    return [...card.querySelectorAll("h3, p, li, a, button")].filter((one) => {
        const box = one.getBoundingClientRect();
        const out = box.left < frame.left || box.right > frame.right + 1;
        return box.width && (out || one.scrollWidth > one.clientWidth + 1 && one.clientWidth);
    }).map((one) => one.textContent.trim());
})"""


async def lobby(guest: Guest, path: str = "/") -> None:
    await guest.go(path)
    await guest.see("play-now-rum").wait_for()
    await guest.see("public").wait_for()


@pytest.mark.anyio
async def test_with_friends_is_two_taps_to_the_link_and_its_code(come: Come, house: House) -> None:
    anne = await come(**PHONE, has_touch=True, address=house.by_name("lan.test"))
    await lobby(anne)
    await anne.see("with-friends-plank").tap()
    await anne.see("open-table").tap()
    link = anne.see("share-link")
    await link.wait_for()
    assert await link.input_value() == f"{anne.address}/t/{anne.table}"
    await expect(link).to_be_in_viewport(ratio=1)
    code = anne.page.locator("img[src^='/api/qr']").first
    await expect(code).to_be_in_viewport()
    assert await code.evaluate("async one => (await one.decode(), one.naturalWidth)") > 0
    await expect(anne.see("seat-0")).to_contain_text("you")
    for seat in (1, 2):
        await expect(anne.see(f"seat-{seat}")).to_contain_text("free")


@pytest.mark.anyio
async def test_a_link_that_works_here_only_says_so_and_has_no_code(come: Come) -> None:
    anne = await come(locale="fr-FR")
    await anne.sit_down("open", start=False)
    await expect(anne.see("only-here")).to_contain_text("ne marche que sur cet appareil")
    await expect(anne.see("only-here")).not_to_contain_text("make")
    await expect(anne.page.locator("img[src^='/api/qr']")).to_have_count(0)


@pytest.mark.anyio
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"] if LONG else ["fr-FR"])  # the longer one
async def test_the_first_play_is_above_the_fold_of_a_phone_also_below_a_call(
    come: Come, locale: str
) -> None:
    anne = await come(**PHONE, locale=locale)
    await lobby(anne)
    await expect(anne.see("play-now-cartagena")).to_be_in_viewport(ratio=1)
    await anne.sit_down("bot:random")  # the first turn is mine
    table = f"/t/{anne.table}"
    await lobby(anne)
    await expect(anne.see("call")).to_be_visible()
    await expect(anne.see("play-now-cartagena")).to_be_in_viewport(ratio=1)
    assert await anne.see("call").locator("a").get_attribute("href") == table
    await anne.sit_down("bot:random")
    await lobby(anne)
    call = anne.see("call").locator("small")
    await expect(call).to_contain_text("2\u00a0tables")
    assert await call.evaluate("one => one.scrollWidth <= one.clientWidth")
    await expect(anne.see("play-now-cartagena")).to_be_in_viewport(ratio=1)


@pytest.mark.anyio
async def test_on_a_desk_the_deck_ends_the_page_and_the_pictures_have_the_rest(come: Come) -> None:
    anne = await come(width=1440, height=900)
    await anne.sit_down("bot:random")  # a table that waits for me
    await lobby(anne)
    boxes = await anne.page.evaluate(
        "['main', '.decks', '.art'].map((one) => document.querySelector(one))"
        ".map((one) => one.getBoundingClientRect()).map(({ bottom, height }) => [bottom, height])"
    )
    (main, _), (deck, _), (_, art) = boxes
    assert main == deck
    assert art > 230


@pytest.mark.anyio
async def test_no_side_of_a_choice_changes_its_width_when_it_is_chosen(come: Come) -> None:
    anne = await come()
    await anne.go("/new?game=cartagena")
    choice = anne.page.locator(".segments").first
    sides = "(one) => [...one.children].map((side) => side.getBoundingClientRect().width)"
    before = await choice.evaluate(sides)
    for side in await choice.locator("label").all():
        await side.click()
        assert await choice.evaluate(sides) == before


@pytest.mark.anyio
async def test_a_table_in_the_list_names_and_rings_whose_turn_it_is(come: Come) -> None:
    anne, jack = await come(), await come(locale="fr-FR")
    await anne.sit_down("open", start=False)
    await jack.tell(f"/api/tables/{anne.table}/join", {"name": "Zoé"})
    await anne.tell(f"/api/tables/{anne.table}/start", {})
    await lobby(jack)
    row = jack.see("mine").locator("li.table")
    await expect(row).to_contain_text("à Anne de jouer")
    await expect(row.locator(".on")).to_have_text("Anne")
    await lobby(anne)
    await expect(anne.see("mine").locator("li.table")).to_contain_text("Your turn")


@pytest.mark.anyio
async def test_a_match_that_is_over_is_offered_for_review_below_the_others(come: Come) -> None:
    anne = await come()
    for _ in range(2):
        await anne.sit_down("open", start=False)

    async def end_the_newest(route: Route) -> None:
        told = await (await route.fetch()).json()
        told["mine"][0]["phase"] = "over"
        await route.fulfill(json=told)

    await anne.page.route("**/api/tables", end_the_newest)
    await lobby(anne)
    links = anne.see("mine").locator("li.table a:not([data-testid=replay-table])")
    await expect(links).to_have_text(["Go back", "Result"])
    await expect(anne.see("replay-table")).to_have_count(1)
    await anne.page.set_viewport_size({"width": 360, "height": 640})  # one way in leaves room
    await expect(anne.see("replay-table")).to_be_hidden()
    for name in await anne.see("mine").locator("li.table strong").all():
        box = await name.bounding_box()
        assert box
        assert box["width"] > 90


@pytest.mark.anyio
async def test_a_match_among_bots_is_put_away_and_shown_again(come: Come) -> None:
    anne, jack = await come(**PHONE), await come()
    await anne.sit_down("bot:random")  # the first turn is mine
    await anne.sit_down("open", start=False)
    await jack.tell(f"/api/tables/{anne.table}/join", {"name": "Zoé"})
    await lobby(anne)
    rows = anne.see("mine").locator("li.table")
    await expect(rows).to_have_count(2)
    await expect(anne.see("call")).to_be_visible()
    await anne.see("put-away").click()  # there is but one: with people nothing is put away
    await expect(rows).to_have_count(1)
    await expect(anne.see("call")).to_have_count(0)
    await lobby(anne)
    await expect(rows).to_have_count(1)
    await anne.see("show-away").click()
    await expect(rows).to_have_count(2)
    await expect(anne.see("show-away")).to_have_count(0)


@pytest.mark.anyio
@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"] if LONG else ["fr-FR"])
async def test_nothing_on_a_poster_is_cut_off_at_any_width(come: Come, locale: str) -> None:
    anne = await come(locale=locale)
    await lobby(anne)
    for width in (360, 543, 544, 740, 767, 768, 820, 1087, 1088, 1280, 1440, 1920):
        await anne.page.set_viewport_size({"width": width, "height": 900})
        assert await anne.page.evaluate(CUT) == [], width
        assert await anne.page.evaluate("document.scrollingElement.scrollWidth") <= width


@pytest.mark.anyio
async def test_a_sixth_game_without_a_picture_hangs_beside_the_others(come: Come) -> None:
    """Two rows of three, and a plain poster for the one that brings none."""
    anne = await come(width=1440, height=900)

    async def six(route: Route) -> None:
        games = await (await route.fetch()).json()
        await route.fulfill(json=[*games, {**games[0], "key": "none", "lesson": False}])

    await anne.page.route("**/api/posters", six)
    await lobby(anne)
    boxes = await anne.page.evaluate(
        "[...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect())"
        ".map(({ left, top }) => [Math.round(left), Math.round(top)])"
    )
    assert len(boxes) == len(flibuste.games()) + 1 == 6
    assert len({left for left, _ in boxes}) == 3
    assert len({top for _, top in boxes}) == 2
    assert await anne.page.evaluate(CUT) == []
    drawn = anne.page.locator("article").last.locator(".art svg").first
    await drawn.locator("path").nth(3).wait_for(state="attached")  # fetched for such a one only
    assert await drawn.locator("use").count() == 0


@pytest.mark.anyio
async def test_who_is_offline_is_told_so_and_nothing_else_is_kept(come: Come) -> None:
    anne = await come(service_workers="allow", pardon=("ERR_INTERNET_DISCONNECTED",))
    await lobby(anne)
    await anne.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await anne.page.reload()
    await anne.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = await anne.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async (name) =>
                (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)));
            return all.flat();
        }"""
    )
    assert kept == ["/offline.html"]
    await anne.page.context.set_offline(True)
    await anne.page.reload()
    for language in ("en", "fr"):
        await expect(anne.page.locator(f"section[lang={language}] h1")).to_be_visible()
    await anne.page.context.set_offline(False)
    await anne.page.get_by_role("link", name="Try again").click()
    await anne.see("play-now-rum").wait_for()
