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

/** Whether a bid buys nothing: there is none, or another's is the same. */
export function isStruck({ bids }: Pick<Sight, "bids">, seat: number): boolean {
  const bid = bids[seat];
  return !bid || bids.filter((one) => one === bid).length > 1;
}

/** How the auction ended for who looks, in words that stay as long as the hands are open. */
export function soldTo(view: Pick<Sight, "bids">, you: number | null): string {
  const mine = you === null ? null : view.bids[you];
  if (you === null || mine == null) return "picture-sold";
  if (mine === 0) return "picture-sold-none";
  return isStruck(view, you) ? "picture-sold-equal" : "picture-sold";
}

/** Pixels between two lots: the styles of the auction keep to it. */
export const GAP = 10;
const HULL = { wide: 0.66, tall: 2.2 }; // in sizes of an equipment tile
const SEA = 0.9;
const POND = { x: 30, y: 43 }; // the shore around what floats, and its name above
const LEAST = 44; // nothing is smaller than a finger
const MOST = 150;

/** A row of the table, of columns: a ship tile, or equipment on mats, or in the sea. */
export interface Row {
  hulls: Lot[];
  mats: Lot[][];
  sea: Lot[][];
}

export interface Sale {
  rows: Row[];
  /** The size of an equipment tile, in pixels; of one in the sea. */
  size: number;
  afloat: number;
}

const afloat = (size: number): number => Math.max(LEAST, size * SEA);

function inColumns(lots: readonly Lot[], high: number): Lot[][] {
  return lots.flatMap((_, index) => (index % high ? [] : [lots.slice(index, index + high)]));
}

/** Ship tiles, mats and sea side by side or below one another, in columns of one to three. */
function shapesOf(lots: readonly Lot[]): Row[][] {
  const hulls = lots.filter(({ tile }) => isHull(tile));
  const onMats = lots.filter(({ tile, place }) => place && !isHull(tile));
  const inSea = lots.filter(({ place }) => !place);
  const highs = [1, 2, 3];
  return highs.flatMap((high) =>
    highs.flatMap((deep) => {
      const [mats, sea] = [inColumns(onMats, high), inColumns(inSea, deep)];
      const none = { hulls: [], mats: [], sea: [] };
      const shapes: Row[][] = [
        [{ hulls, mats, sea }],
        [
          { ...none, hulls, mats },
          { ...none, sea },
        ],
        [
          { ...none, hulls },
          { ...none, mats, sea },
        ],
        [
          { ...none, hulls },
          { ...none, mats },
          { ...none, sea },
        ],
      ];
      return shapes.map((rows) => rows.filter((row) => Object.values(row).some((of) => of.length)));
    }),
  );
}

const spread = (number: number, size: number): number => number * size + (number - 1) * GAP;

/** How much of the table a row takes. */
export function extent({ hulls, mats, sea }: Row, size: number): { width: number; height: number } {
  const blocks = [
    hulls.length && {
      width: spread(hulls.length, Math.max(LEAST, size * HULL.wide)),
      height: size * HULL.tall,
    },
    mats.length && {
      width: spread(mats.length, size),
      height: spread(mats[0]?.length ?? 0, size),
    },
    sea.length && {
      width: spread(sea.length, afloat(size)) + POND.x,
      height: spread(sea[0]?.length ?? 0, afloat(size)) + POND.y,
    },
  ].filter((block) => block !== 0);
  return {
    width: blocks.reduce((sum, { width }) => sum + width, (blocks.length - 1) * GAP),
    height: Math.max(...blocks.map(({ height }) => height)),
  };
}

/** By how many pixels it is too large for the table. */
function excess(rows: readonly Row[], size: number, width: number, height: number): number {
  const extents = rows.map((row) => extent(row, size));
  const tall = extents.reduce((sum, one) => sum + one.height, (rows.length - 1) * GAP);
  const wide = Math.max(0, ...extents.map((one) => one.width));
  return Math.max(0, wide - width) + Math.max(0, tall - height);
}

/** All lots as large as they fit between the hands; what would be smaller than `least` is scrolled. */
export function saleOf(
  lots: readonly Lot[],
  width: number,
  height: number,
  least: number = LEAST,
): Sale {
  const shapes = shapesOf(lots);
  for (let size = MOST; size > least; size -= 2) {
    const rows = shapes.find((one) => !excess(one, size, width, height));
    if (rows) return { rows, size, afloat: afloat(size) };
  }
  // It is scrolled downward, never sideways.
  for (let size = least; size > LEAST; size -= 2) {
    const rows = lowest(shapes, size, width);
    if (rows) return { rows, size, afloat: afloat(size) };
  }
  const over = (rows: Row[]): number => excess(rows, LEAST, width, height);
  const rows = shapes.reduce((best, one) => (over(one) < over(best) ? one : best));
  return { rows, size: LEAST, afloat: afloat(LEAST) };
}

/** Of the shapes that are not too wide the one that is least tall. */
function lowest(shapes: readonly Row[][], size: number, width: number): Row[] | undefined {
  const tall = (rows: readonly Row[]): number => excess(rows, size, width, 0);
  return shapes
    .filter((one) => !excess(one, size, width, Number.POSITIVE_INFINITY))
    .sort((one, other) => tall(one) - tall(other))[0];
}
