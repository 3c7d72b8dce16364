import { isHull } from "./hull.ts";
import type { Sight } from "./types.ts";

/** A tile for sale: from a place of the chest, or out of the sea. */
export interface Lot {
  key: string;
  tile: string;
  place: string | null;
}

/** All that is for sale, ship tiles first. */
export function lotsOf({ chest, floating }: Pick<Sight, "chest" | "floating">): Lot[] {
  const lying = Object.entries(chest).flatMap(([place, tile]) =>
    tile === null ? [] : [{ key: place, tile, place }],
  );
  const afloat = floating.map((tile, index) => ({ key: `sea ${index}`, tile, place: null }));
  const hulls = lying.filter(({ tile }) => isHull(tile));
  return [...hulls, ...lying.filter(({ tile }) => !isHull(tile)), ...afloat];
}

/** Of the lots those that are still there. */
export function leftOf(
  lots: readonly Lot[],
  { chest, floating }: Pick<Sight, "chest" | "floating">,
): Set<string> {
  const sea = [...floating];
  const there = lots.filter(({ tile, place }) => {
    if (place) return chest[place] === tile;
    const index = sea.indexOf(tile);
    if (index >= 0) sea.splice(index, 1);
    return index >= 0;
  });
  return new Set(there.map(({ key }) => key));
}

/** What becomes of what nobody took: equipment that floats on, all else sinks. */
export function fates(lots: readonly Lot[], floating: readonly string[]): Map<string, string> {
  const sea = [...floating];
  return new Map(
    lots.map(({ key, tile }) => {
      const index = sea.indexOf(tile);
      if (index >= 0) sea.splice(index, 1);
      return [key, index >= 0 ? "floats" : "sinks"];
    }),
  );
}

const GAP = 12;
const TALL = 2.2; // a column, in sizes of an equipment tile
const LEAST = 44;
const MOST = 150;

/** Columns of the table: a ship tile, or equipment, in twos where that leaves more room for each. */
export interface Columns {
  hulls: Lot[];
  mats: Lot[][];
  sea: Lot[][];
  /** The size of an equipment tile, in pixels. */
  size: number;
}

function inRows(lots: readonly Lot[], size: number): Lot[][] {
  return lots.flatMap((_, index) => (index % size ? [] : [lots.slice(index, index + size)]));
}

/** As large as they fit into the table, in one row or in several. */
export function columnsOf(lots: readonly Lot[], width: number, height: number): Columns {
  const [one, two, three] = [1, 2, 3].map((high) => columnsBy(lots, high, width, height)) as [
    Columns,
    Columns,
    Columns,
  ];
  // Nothing is smaller than a finger: what then does not fit side by side lies in threes.
  if (Math.max(one.size, two.size) <= LEAST) return three;
  return two.size > one.size ? two : one;
}

function columnsBy(lots: readonly Lot[], high: number, width: number, height: number): Columns {
  const hulls = lots.filter(({ tile }) => isHull(tile));
  const mats = inRows(
    lots.filter(({ tile, place }) => place && !isHull(tile)),
    high,
  );
  const sea = inRows(
    lots.filter(({ place }) => !place),
    high,
  );
  const columns = mats.length + sea.length;
  const gaps = (hulls.length + columns + (sea.length ? 4 : 0)) * GAP;
  const sizes = [1, 2, 3].map((rows) => {
    const wide = width * rows * (rows > 1 ? 0.84 : 1) - gaps; // rows do not fill to the end
    const tall = (height / rows - 2 * GAP) / (hulls.length || high > 1 ? TALL : 1);
    return Math.min(wide / (hulls.length * 0.66 + columns), tall);
  });
  return { hulls, mats, sea, size: Math.max(LEAST, Math.min(MOST, Math.max(...sizes))) };
}
