import type { Printed, Scenery, Ship } from "./types.ts";

/**
 * How a ship is drawn: a ship tile is 100 wide and has four storeys of 88 over a hold of 40. What the
 * wood leaves is for Sails, so that all masts end at one height.
 */
export const HEIGHT = 392;
export const STOREY = 88;
const HOLD = 40;
const KEEL = HEIGHT - HOLD;
/** Between two hulls that do not join. */
export const GAP = 12;
const WIDTH: Record<string, number> = { prow: 150, stern: 132 };
/** The storey at whose height a symbol stands, from the lowest. */
const SYMBOLS = "ACBU";
const FAMILY: Record<string, string> = { g: "gunport", p: "porthole", q: "quarters" };

export type Hull = string;

/** A place for a piece on a hull: "0", "1" … of the wood from below, "t" on top, "m0" … for Sails. */
export interface Place {
  key: string;
  family: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const isHull = (tile: string): boolean => /^(B\d\w|prow|stern)$/.test(tile);
export const familyOf = (item: string): string => item.replace(/\d$/, "");
export const widthOf = (hull: Hull): number => WIDTH[hull] ?? 100;
export const storeysOf = (hull: Hull): number => (hull.startsWith("B") ? Number(hull[1]) : 2);
/** Where the wood ends, from above. */
export const topOf = (hull: Hull): number => KEEL - STOREY * storeysOf(hull);
/** The middle of a symbol on an edge, from above. */
export const symbolAt = (symbol: string): number => KEEL - STOREY * SYMBOLS.indexOf(symbol) - 44;
export const hullsOf = (order: readonly string[]): Hull[] => ["prow", ...order, "stern"];
export const joins = (parts: Scenery["parts"], left: Hull, right: Hull): boolean =>
  Boolean(parts[left]?.joins.includes(right));

/** All places of a hull, the lowest first. */
export function placesOf(hull: Hull, { slots, top }: Printed): Place[] {
  const x = hull === "prow" ? 74 : hull === "stern" ? 32 : 18;
  const wood = [...slots].map((kind, storey) => ({
    key: String(storey),
    family: FAMILY[kind] ?? "",
    ...{ x, y: KEEL - 76 - STOREY * storey, w: 64, h: 64 },
  }));
  if (top < 0) return wood;
  const edge = topOf(hull);
  const deck = { key: "t", family: "deck", x, y: edge + 14, w: 64, h: 64 };
  const masts = Array.from({ length: top }, (_, yard) => ({
    key: `m${yard}`,
    family: "sail",
    ...{ x: 5, y: edge - STOREY * (yard + 1) + 6, w: 90, h: 84 },
  }));
  return [...wood, deck, ...masts];
}

/** What stands on each place of a hull, by its key. */
export function standing(
  hull: Hull,
  printed: Printed,
  gear: readonly string[],
): Record<string, string> {
  const left = [...gear];
  const found: Record<string, string> = {};
  for (const { key, family } of placesOf(hull, printed)) {
    const index = left.findIndex((item) => familyOf(item) === family);
    const [item] = index < 0 ? [] : left.splice(index, 1);
    if (item) found[key] = item;
  }
  return found;
}

/** Places that are neither filled nor barred: a Deck bars the Sails above it, Sails bar the Deck. */
export function emptyPlaces(hull: Hull, printed: Printed, gear: readonly string[]): Place[] {
  const on = standing(hull, printed, gear);
  const sails = Object.keys(on).some((key) => key.startsWith("m"));
  return placesOf(hull, printed).filter(
    ({ key, family }) => !on[key] && !(key === "t" && sails) && !(family === "sail" && "t" in on),
  );
}

/** Where each hull of a ship stands, and whether it joins the one before. */
export function lineUp(
  ship: Pick<Ship, "order">,
  parts: Scenery["parts"],
): { hulls: { hull: Hull; x: number; good: boolean | null }[]; width: number } {
  let x = 64; // the bowsprit
  let before: Hull | null = null;
  const hulls = hullsOf(ship.order).map((hull) => {
    const good = before === null ? null : joins(parts, before, hull);
    if (good === false) x += GAP;
    const at = { hull, x, good };
    x += widthOf(hull);
    before = hull;
    return at;
  });
  return { hulls, width: x + 14 };
}
