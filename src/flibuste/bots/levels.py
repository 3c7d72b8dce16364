"""The levels: how far each sees, how long it thinks, how soft it is.

A weaker level sees less far and is content with what is nearly as good; it never plays what looks
worse than the run of its menu.
"""

from __future__ import annotations

from math import inf
from typing import Final

from flibuste.bots.search import Sight

LEVELS: Final = ("cabin-boy", "deckhand", "sailor", "captain", "legend")
AT_ONCE: Final = Sight(inf, worlds=4, decisions=0, practice=0, ending=0)
"""What looks best right after it."""
SIGHTS: Final = {
    "cabin-boy": Sight(0.1, worlds=1, glances=1, decisions=0, practice=0, ending=0, soft=1.0),
    "deckhand": Sight(0.1, worlds=2, glances=2, decisions=0, practice=0, ending=0, soft=0.5),
    "sailor": Sight(0.15, worlds=4, glances=2, decisions=3, in_question=4, soft=0.1),
    "captain": Sight(0.4),
    "legend": Sight(2.0, worlds=48, glances=8, in_question=8),
}
