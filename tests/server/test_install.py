"""The page as an app: a manifest, icons that are what it says, and an offline page."""

from __future__ import annotations

import struct

import pytest

from tests.server.inside import inside

FRENCH = {"accept-language": "fr"}


@pytest.mark.anyio
async def test_the_manifest_names_icons_that_are_there_in_their_size() -> None:
    async with inside() as (web, _):
        answer = await web.get("/manifest.webmanifest", headers=FRENCH)
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert told["start_url"] == told["scope"] == "/"
        assert "asseyez-vous" in told["description"]
        assert {icon.get("purpose") for icon in told["icons"]} == {None, "maskable"}
        for icon in told["icons"]:
            found = await web.get(icon["src"])
            assert found.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", found.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.anyio
async def test_the_page_names_its_manifest_and_no_worker_or_page_is_kept_for_long() -> None:
    async with inside() as (web, _):
        assert 'rel="manifest" href="/manifest.webmanifest"' in (await web.get("/")).text
        for path in ("/sw.js", "/offline.html", "/manifest.webmanifest"):
            answer = await web.get(path)
            assert answer.headers["cache-control"] == "no-cache", path
            assert answer.headers["x-content-type-options"] == "nosniff", path
        worker = await web.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")


@pytest.mark.anyio
async def test_the_offline_page_speaks_both_languages_and_needs_nothing_else() -> None:
    async with inside() as (web, _):
        answer = await web.get("/offline.html")
        for language in ("en", "fr"):
            assert f'<section lang="{language}">' in answer.text
        for outside in ("<script", "src=", "<link", "url("):
            assert outside not in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
