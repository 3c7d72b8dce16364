"""What bots are called: names of our own crew, the same in every language, of no famous pirate."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from flibuste.room.names import distinct, same
from flibuste.store.records import Seating

PIRATES: Final = (
    "Ambroise", "Anselme", "Apolline", "Barnabé", "Bérénice", "Cabestane", "Capucine",
    "Clothilde", "Corentin", "Cyprien", "Dorothée", "Drissiane", "Escarbille", "Eulalie",
    "Fulgence", "Gargousse", "Gaspard", "Gildas", "Hermeline", "Isidore", "Marjolaine",
    "Melchior", "Mirabelle", "Nestor", "Octave", "Ondine", "Pélagie", "Perrine", "Philomène",
    "Rosalba", "Sabordine", "Séraphin", "Sidonie", "Théodule", "Tiburce", "Tribordo",
    "Violaine", "Ysoline", "Zéphyrin",
)  # fmt: skip


CHARACTERS: Final = ("bold", "joker", "grudge", "bold", "miser", "grudge")
"""Of the six faces: Captain, ship's boy, one-eyed, red-haired, bearded, brute. A woman keeps the
character of her name, but her face is one without a beard."""
ANY: Final = "any"  # asked for: a character, whichever goes with the name


def character(name: str) -> str:
    """The character that goes with a name, and with the face that the page gives it
    (web/src/lib/faces.ts): who has met Nestor knows him at every table.
    """
    total = 0
    for letter in name:
        total = (total * 31 + ord(letter)) % 9973
    return CHARACTERS[total % len(CHARACTERS)]


def pirate(table: str, taken: Collection[str], persona: str | None = None) -> str:
    """The next bot's name at a table where these are taken: the same whenever it is asked for.

    A character that was asked for has a name that goes with it; where any will do, bots of one
    table differ as long as there are characters left.
    """
    crew = sorted(PIRATES, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    if persona in CHARACTERS:
        crew.sort(key=lambda name: character(name) != persona)
    elif persona == ANY:
        met = {character(name) for name in taken if name in PIRATES}
        crew.sort(key=lambda name: character(name) in met)
    free = (name for name in crew if not any(same(name, one) for one in taken))
    return next(free, None) or distinct(crew[0], taken)


def named(table: str, bot: str, name: str, taken: Collection[str]) -> tuple[str, str]:
    """A bot and its name: with a new name if it has none, and with the character of its name if any
    will do.
    """
    mind, _, persona = bot.partition("+")
    name = name or pirate(table, taken, persona)
    return (f"{mind}+{character(name)}" if persona == ANY else bot), name


def christened(table: str, chairs: Sequence[Seating], people: Sequence[str]) -> Iterator[Seating]:
    """The chairs of a new table, each bot with a name of its own; those that have one keep it."""
    taken = [*people, *(chair.name for chair in chairs)]
    for chair in chairs:
        bot, name = chair.bot, chair.name
        if chair.kind == "bot" and bot is not None:
            bot, name = named(table, bot, name, taken)
        taken.append(name)
        yield msgspec.structs.replace(chair, bot=bot, name=name)
