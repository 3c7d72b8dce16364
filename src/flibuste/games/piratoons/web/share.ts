import { countsAt, placeUnder } from "./chest.ts";
import type { Table } from "./table.ts";
import type { Pawn, Scenery, Sight } from "./types.ts";

/** The plunder that is just over: the table before it was shared out, and after. */
export interface Shared {
  before: Sight;
  after: Sight;
}

/** What became of a tile: whose it is now, if anybody's, and how many pawns of each seat lay there. */
export interface Verdict {
  place: string;
  tile: string;
  winner: number | null;
  counts: number[];
}

/** The table as it was when the plunder ended: with the pawn that ended it, if one did. */
export function atTheEnd(
  before: Sight,
  step: Pick<NonNullable<Table["step"]>, "seat" | "act" | "effect">,
  places: Scenery["places"],
): Sight {
  const { act, seat, effect } = step;
  if (typeof seat !== "number" || (act.type !== "Drop" && act.type !== "DropOn")) return before;
  const [x = 0, y = 0, right = 0, bottom = 0] =
    (act.type === "DropOn" ? places[act.place] : undefined) ?? [];
  const spot =
    act.type === "Drop"
      ? { x: act.x, y: act.y }
      : { x: effect?.x ?? (x + right) / 2, y: effect?.y ?? (y + bottom) / 2 };
  const place = act.type === "Drop" ? placeUnder(places, spot) : act.place;
  const last: Pawn = { ...spot, place: place as Pawn["place"] };
  const pawns = before.pawns.map((own, one) => (one === seat ? [...own, last] : own));
  const reserve = before.reserve.map((left, one) => (one === seat ? left - 1 : left));
  return { ...before, pawns, reserve };
}

/** Of each tile, from what lies there and what everybody has won. */
export function verdictsOf({ before, after }: Shared): Verdict[] {
  const won = after.won.map((tiles) => [...tiles]);
  return Object.entries(before.chest).flatMap(([place, tile]) => {
    if (tile === null) return [];
    const counts = countsAt(before.pawns, place);
    const winner = after.chest[place] === null ? takenBy(won, tile, before.leaders[place]) : null;
    return [{ place, tile, winner, counts }];
  });
}

/** Of two who have won such a tile the one who led there. */
function takenBy(won: string[][], tile: string, leader: number | null | undefined): number | null {
  const having = won.flatMap((tiles, seat) => (tiles.includes(tile) ? [seat] : []));
  const winner = having.find((seat) => seat === leader) ?? having[0];
  if (winner === undefined) return null;
  won[winner]?.splice(won[winner].indexOf(tile), 1);
  return winner;
}
