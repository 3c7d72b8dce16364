import { bareTops, type Draft, joinsOf, type Parts } from "./draft.ts";
import { emptyPlaces, hullsOf } from "./hull.ts";
import type { Effect, Scenery, Ship } from "./types.ts";

/** The lines of the count, in the order of the tally. */
export const LINES = ["sails", "doubloons", "barrels", "joins", "empty", "families"] as const;
export type Line = (typeof LINES)[number];
export type Lines = Readonly<Record<string, number>>;

/**
 * What a draft would count: all equipment has to be placed in the end, so only its joins and the tops
 * it leaves bare are the builder's; what those are worth the server has told with its best ship.
 */
export function linesOf(draft: Draft, best: Effect, scenery: Scenery): Lines {
  const joined = joinsOf(draft.order, scenery.parts);
  const good = joined.filter(Boolean).length;
  return {
    ...best.lines,
    joins: scenery.join * (2 * good - joined.length),
    empty: best.bare?.[bareTops(draft, scenery.parts)] ?? 0,
  };
}

export const total = (lines: Lines): number =>
  Object.values(lines).reduce((sum, points) => sum + points, 0);

export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");

/** What can be counted on a ship. */
export function countedOn(
  ship: Pick<Ship, "order" | "gear">,
  parts: Parts,
): { sails: number; barrels: number; empty: number; good: number; bad: number } {
  const hulls = hullsOf(ship.order);
  const items = Object.values(ship.gear).flat();
  const joined = joinsOf(ship.order, parts);
  const good = joined.filter(Boolean).length;
  return {
    sails: items.filter((item) => item === "sail").length,
    barrels: hulls.reduce((sum, hull) => sum + (parts[hull]?.barrels ?? 0), 0),
    empty: emptyOn(ship, parts).all ?? 0,
    good,
    bad: joined.length - good,
  };
}

/** Of which kinds of empty slots, and of "all" together, a ship has the most (T27). */
export function emptiest(
  ships: readonly Pick<Ship, "order" | "gear">[],
  seat: number,
  ship: Pick<Ship, "order" | "gear">,
  parts: Parts,
): string[] {
  const counts = ships.map((other, one) => emptyOn(one === seat ? ship : other, parts));
  const most = (kind: string): boolean => {
    const own = counts[seat]?.[kind] ?? 0;
    return own > 0 && counts.every((count) => (count[kind] ?? 0) <= own);
  };
  return ["deck", "gunport", "porthole", "quarters", "all"].filter(most);
}

/** Empty slots by kind, and all of them. */
function emptyOn(ship: Pick<Ship, "order" | "gear">, parts: Parts): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const hull of hullsOf(ship.order)) {
    const printed = parts[hull];
    for (const { family } of printed ? emptyPlaces(hull, printed, ship.gear[hull] ?? []) : []) {
      if (family === "sail") continue;
      for (const kind of [family, "all"]) counts[kind] = (counts[kind] ?? 0) + 1;
    }
  }
  return counts;
}

/** Designs of which a ship has several, and families of which it has each: what may count as sets. */
export function setsOn(ship: Pick<Ship, "gear">): { item: string; number: number }[] {
  const counts = new Map<string, number>();
  for (const item of Object.values(ship.gear).flat()) {
    if (item !== "sail") counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  const designs = (item: string): number[] =>
    [1, 2, 3].map((design) => counts.get(item.replace(/\d$/, String(design))) ?? 0);
  return [...counts]
    .filter(([item, number]) => number > 1 || designs(item).every(Boolean))
    .map(([item, number]) => ({ item, number }))
    .sort((one, other) => one.item.localeCompare(other.item));
}
