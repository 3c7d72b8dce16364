"""Self-play as a data set: every decision of many matches in Parquet, and a card that describes it.

A row is one decision: what the seat saw, what it might do, what it did, and what came of the match.
Only views go in, so nothing is in a row that its seat could not know.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

import flibuste
from flibuste.bots import bot
from flibuste.core.luck import dice
from flibuste.core.numbers import PASS
from flibuste.core.options import changed_options
from flibuste.core.registry import card
from flibuste.core.spelling import spell
from flibuste.research.walk import NOBODY, Walk, by_place

FIELDS: Final = {
    "match": (pa.int32(), "number of the match, from 0"),
    "step": (pa.int32(), "number of the decision in its match, from 0"),
    "seat": (pa.int8(), "who decided"),
    "bot": (pa.string(), "the bot that sat there"),
    "view": (pa.string(), "all that the seat knew, as JSON (docs/keys.md)"),
    "legal": (pa.list_(pa.int16()), "numbers of the listed acts (`flibuste spaces KEY`)"),
    "action": (pa.int16(), "number of the act; 0: passed, in a race"),
    "act": (pa.string(), "the act as it is spelled"),
    "rank": (pa.int8(), "final place of the seat, 1 for each winner"),
    "score": (pa.int32(), "its final score"),
    "reward": (pa.float32(), "its place as a number from −1 to 1"),
}
WARNINGS: Final = (
    "The same command makes the same matches, unless a bot thinks by the clock (those that search, "
    "such as `mate` or `captain`, without a number of playouts). Rows of one match follow one "
    "another: split by `match`, never by row.",
    "",
    "**What it is not**: these are bots, not people; what they do is as good as they are. In a "
    "race (Piratoons, live) half of the hands hold back for a second by chance. A view holds "
    "nothing that is hidden from its seat; rows of several seats of one match tell more together "
    "than any of the players knew.",
)
SCHEMA: Final = pa.schema([(name, kind) for name, (kind, _) in FIELDS.items()])


def decisions(
    game: str, bots: Sequence[str], matches: int, options: Mapping[str, Any], seed: object
) -> Iterator[list[dict[str, Any]]]:
    """The rows of one match after another; bots change seats from match to match."""
    walk = Walk(game, len(bots), dict(options))
    whims = dice(f"{seed}|whims")
    for number in range(matches):
        names = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        players = [bot(name, f"{seed}|{number}|{seat}") for seat, name in enumerate(names)]
        walk.begin(f"{seed}|{number}")
        rows: list[dict[str, Any]] = []
        while walk.turn != NOBODY:
            rows.append(_decided(walk, names, players, whims, number, len(rows)))
            walk.step(rows[-1]["action"])
        ranks, scores = walk.state.ranks(), walk.state.scores()
        worth = by_place(ranks)
        for row in rows:
            seat = row["seat"]
            row |= {"rank": ranks[seat], "score": scores[seat], "reward": worth[seat]}
        yield rows


def _decided(
    walk: Walk, names: list[str], players: list[Any], whims: Any, match: int, step: int
) -> dict[str, Any]:
    game, seat = walk.space.game, walk.turn
    view, menu = game.view(walk.state, seat), walk.state.legal(seat)
    if walk.racing and whims.random() < 0.5:  # half of the hands hold back for a second
        number, told = PASS, "pass"
    else:
        act = players[seat].choose(game, view, menu)
        number, told = walk.space.number(act), spell(act)
    return {
        "match": match,
        "step": step,
        "seat": seat,
        "bot": names[seat],
        "view": walk.space.text(view),
        "legal": walk.legal(),
        "action": number,
        "act": told,
    }


def build(
    game: str,
    bots: Sequence[str],
    matches: int,
    into: Path,
    *,
    options: Mapping[str, Any] | None = None,
    seed: object = 1,
) -> Path:
    """Play, and write ``GAME.parquet`` and its card ``README.md`` into a folder."""
    into.mkdir(parents=True, exist_ok=True)
    file = into / f"{game}.parquet"
    given = changed_options(Walk(game, len(bots), dict(options or {})).options)
    about = {
        "game": game,
        "rules": flibuste.game(game).version,
        "flibuste": flibuste.__version__,
        "numbers": Walk(game, len(bots), given).space.digest(),
        "seed": str(seed),
        "bots": list(bots),
        "options": given,
    }
    schema = SCHEMA.with_metadata({"flibuste": json.dumps(about)})
    counted = {"matches": 0, "decisions": 0}
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for rows in decisions(game, bots, matches, given, seed):
            writer.write_table(pa.Table.from_pylist(rows, schema))
            counted["matches"] += 1
            counted["decisions"] += len(rows)
    (into / "README.md").write_text(data_card(about, counted, file), "utf-8")
    return file


def data_card(about: Mapping[str, Any], counted: Mapping[str, int], file: Path) -> str:
    """What is in it, where it comes from, and what it is not good for."""
    game = flibuste.game(about["game"])
    name, designer = card(game.package)["name"]["en"], card(game.package)["designer"]
    columns = [f"| `{name}` | {kind} | {says} |" for name, (kind, says) in FIELDS.items()]
    options = json.dumps(about["options"]) if about["options"] else "the defaults"
    command = f"flibuste dataset {about['game']} {' '.join(about['bots'])}"
    command += f" --matches {counted['matches']} --seed {shlex.quote(about['seed'])}"
    for option, value in about["options"].items():
        told = value if isinstance(value, str) else json.dumps(value)
        command += f" --option {shlex.quote(f'{option}={told}')}"
    lines = [
        f"# {name}: decisions in self-play",
        "",
        f"{counted['decisions']:,} decisions in {counted['matches']:,} matches of {name} by "
        f"{designer}, played by bots.",
        "",
        "| | |",
        "|---|---|",
        f"| file | `{file.name}`, Parquet, one row for each decision |",
        f"| made by | `{command}`, flibuste {about['flibuste']} |",
        f"| rules | version {about['rules']} of {about['game']}, options: {options} |",
        f"| numbers | `flibuste spaces {about['game']}`, digest {about['numbers']} |",
        f"| players | {', '.join(about['bots'])}; they change seats from match to match |",
        "",
        "| column | type | what it is |",
        "|---|---|---|",
        *columns,
        "",
        *WARNINGS,
    ]
    return "\n".join(lines) + "\n"
