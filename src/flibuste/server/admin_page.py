"""The page for who runs the server: it asks for the token, and shows what admin.py tells."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Final

from litestar import Response, get

from flibuste.core.words import words
from flibuste.server.access import AnyRequest
from flibuste.server.previews import language_of

WORD: Final = re.compile(r"\{\{([a-z-]+)\}\}")
INLINE: Final = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)


@cache
def written(language: str) -> tuple[str, str]:
    """The page, and the policy that lets its own script run and nothing else."""
    say = words(None, language, "flibuste.room")
    text = files("flibuste.server").joinpath("admin.html").read_text("utf-8")
    text = text.replace("{{language}}", language)
    text = WORD.sub(lambda found: escape(say(found[1])), text)
    policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'"
    policy += "; frame-ancestors 'none'"
    for kind, body in INLINE.findall(text):
        digest = b64encode(sha256(body.encode()).digest()).decode()
        policy += f"; {kind}-src 'sha256-{digest}'"
    return text, policy


@get("/admin", sync_to_thread=False)
def admin_page(request: AnyRequest) -> Response[str]:
    text, policy = written(language_of(request))
    headers = {"content-security-policy": policy, "x-frame-options": "DENY"}
    headers |= {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(text, media_type="text/html", headers=headers)
