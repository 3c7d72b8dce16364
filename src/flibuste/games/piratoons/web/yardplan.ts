import { hullsOf, joins, widthOf } from "./hull.ts";
import type { Scenery } from "./types.ts";

/** Where the parts of the yard lie in a box of this size, in pixels. */
export interface YardPlan {
  /** How the score is told: a row or two of lines with all they rest on, or a strip of numbers. */
  score: "row" | "rows" | "strip";
  /** Quay and sea stand beside the ship, not under it. */
  beside: boolean;
  /** Words have room. */
  roomy: boolean;
  top: number;
  scoreHeight: number;
  tray: number;
  /** One unit of the drawings. */
  unit: number;
  /** The row of grips and joins under the keel. */
  row: number;
}

const KEEL = 424; // units from the flags to the keel
// On a phone a ship tile is as wide as two fingers, and a longer ship is scrolled; elsewhere as one.
const SMALLEST = { phone: 0.86, roomy: 0.62 };
const LARGEST = 1.6;
export const TORN = 14; // units between two hulls that do not join

/** The units of a whole ship, with bowsprit and stern. */
export function unitsOf(order: readonly string[], parts: Scenery["parts"]): number {
  const hulls = hullsOf(order);
  return hulls.reduce((sum, hull, index) => {
    const before = hulls[index - 1];
    return sum + widthOf(hull) + (before && !joins(parts, before, hull) ? TORN : 0);
  }, 104);
}

export function yardPlan(width: number, height: number, cover: number, units: number): YardPlan {
  const beside = width > height && height < 420;
  const roomy = !beside && width >= 560;
  const top = cover > 0 ? cover : roomy ? 10 : 4;
  const score = !roomy || height - top < 560 ? "strip" : width < 900 ? "rows" : "row";
  const scoreHeight = { row: 82, rows: 152, strip: 44 }[score];
  const tray = beside ? 104 : roomy ? 112 : height < 470 ? 74 : 88;
  const row = 48;
  const room = height - top - scoreHeight - (beside ? 0 : tray) - row - (roomy ? 14 : 8);
  const across = width - (beside ? tray : 0);
  const unit = Math.min(
    LARGEST,
    room / KEEL,
    Math.max(roomy ? SMALLEST.roomy : SMALLEST.phone, across / units),
  );
  return { score, beside, roomy, top, scoreHeight, tray, unit: Math.max(0.4, unit), row };
}
