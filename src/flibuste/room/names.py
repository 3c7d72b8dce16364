"""
Names and talk as others see them: all that writing needs, nothing that plays tricks on a reader.

What is left out: control characters, marks that turn the direction of writing or take no room,
pictures that are none, and more than three accents on one letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice, pairwise
from typing import Final
from unicodedata import category, normalize

LONGEST_NAME: Final = 24  # characters
NAMELESS: Final = "Jo"
ACCENTS: Final = 3  # on one letter
VERSIONS: Final = 100  # of one name; no table has so many chairs
JOINER, PICTURE = "\u200d", "\ufe0f"  # they make one picture of several, and a picture of a sign
DIACRITICS: Final = re.compile("[\u0300-\u036f]")  # other writings need their marks to be read
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
# Letters and marks that show nothing, though Unicode does not count them among the above.
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0e\uffa0"
    "\U000e0100-\U000e01ef]"
)


def clean(text: str) -> str:
    """One line of plain writing; "" if nothing is left of it."""
    line = BLANK.sub("", " ".join(text.split()))
    seen = [one for one in line if one == JOINER or category(one) not in HIDDEN]
    composed = normalize("NFC", "".join(_pictures(seen)))
    return " ".join(normalize("NFC", "".join(_accents(composed))).split())


def _pictures(text: Sequence[str]) -> Iterator[str]:
    """A joiner stays between two pictures only, and what makes a sign a picture behind a sign."""
    before = ""
    for one, after in pairwise([*text, ""]):
        if one == JOINER and not (_is_picture(before) and _is_picture(after)):
            continue
        if one == PICTURE and (before == PICTURE or not _is_picture(before)):
            continue
        yield one
        before = one


def _is_picture(one: str) -> bool:
    """Whether it is a picture, or the end of one."""
    return one == PICTURE or (one != "" and category(one) in ("So", "Sk"))


def _accents(text: str) -> Iterator[str]:
    """No letter is buried under its accents."""
    row = 0
    for one in text:
        row = row + 1 if category(one).startswith("M") else 0
        if row <= ACCENTS:
            yield one


def name_tag(name: str) -> str:
    """A name as it is shown at the table; "" if there is none."""
    return _cut(clean(name), LONGEST_NAME)


def _cut(name: str, length: int) -> str:
    return name[:length].rstrip(f" {JOINER}")


def same(one: str, other: str) -> bool:
    """Whether two names look alike but for capitals, accents and the width of letters."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    plain = DIACRITICS.sub("", normalize("NFKD", normalize("NFKC", name).casefold()))
    return normalize("NFKC", plain) or name


def versions(name: str) -> Iterator[str]:
    """Anne, Anne 2, Anne 3 …"""
    yield name
    for number in count(2):
        yield f"{_cut(name, LONGEST_NAME - len(f' {number}'))} {number}"


def distinct(name: str, taken: Iterable[str]) -> str:
    """The first version of a name that nobody at the table has."""
    others = {_bare(one) for one in taken}
    return next(version for version in versions(name) if _bare(version) not in others)


def known_as(name: str, among: Sequence[str]) -> str | None:
    """Which of these is the one who gave this name: others may have had it first."""
    for version in islice(versions(name), VERSIONS):
        for one in among:
            if same(one, version):
                return one
    return None
