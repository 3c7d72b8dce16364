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
    "Clothilde", "Corentin", "Cyprien", "Dorothée", "Drissandre", "Escarbille", "Eulalie",
    "Fulgence", "Gargousse", "Gaspard", "Gildas", "Hermeline", "Isidore", "Marjolaine",
    "Melchior", "Mirabelle", "Nestor", "Octave", "Ondine", "Pélagie", "Perrine", "Philomène",
    "Rosalba", "Sabordine", "Séraphin", "Sidonie", "Théodule", "Tiburce", "Tribordo",
    "Violaine", "Ysoline", "Zéphyrin",
)  # fmt: skip


def pirate(table: str, taken: Collection[str]) -> str:
    """The next bot's name at a table where these are taken: the same whenever it is asked for."""
    crew = sorted(PIRATES, key=lambda name: sha256(f"{table} {name}".encode()).digest())
    free = (name for name in crew if not any(same(name, one) for one in taken))
    return next(free, None) or distinct(crew[0], taken)


def christened(table: str, chairs: Sequence[Seating], people: Sequence[str]) -> Iterator[Seating]:
    """The chairs of a new table, each bot with a name of its own; those that have one keep it."""
    taken = [*people, *(chair.name for chair in chairs)]
    for chair in chairs:
        nameless = chair.kind == "bot" and not chair.name
        name = pirate(table, taken) if nameless else chair.name
        taken.append(name)
        yield msgspec.structs.replace(chair, name=name)
