"""``flibuste laws``: every law held against games, told one by one."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.core.registry import find
from flibuste.core.words import Words
from flibuste.laws.checking import Law, broken_law


def hold(keys: Sequence[str], laws: Sequence[Law], examples: int, words: Words) -> int:
    """1 if a law is broken: then with the shortest match that shows it."""
    broken = 0
    for key in keys:
        for law in laws:
            how = broken_law(find(key), law, examples)
            broken += how is not None
            verdict, title = "laws-held" if how is None else "laws-broken", f"law-{law.number}"
            told = words(verdict, game=key, number=law.number, law=words(title))
            print(told, *([] if how is None else [how]), sep="\n", flush=True)
    return 1 if broken else 0
