import type { Scenery } from "./types.ts";

/** The town as a drawing, from where its squares and alleys lie. */

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  id: string;
  /** coin, hq, tavern_swan, map_pink … */
  kind: string;
}

export interface Lane {
  id: string;
  ends: string[];
  dark: boolean;
  /** The way from square to square, or from the square to the edge of the town. */
  path: Point[];
  /** Where the pirates stand, one for each segment. */
  stands: Point[];
}

export interface Town {
  squares: Map<string, Place>;
  lanes: Map<string, Lane>;
  /** The middle of each plate, with its number. */
  plates: { number: number; column: number; row: number }[];
}

/** How long a side of a plate is drawn. */
export const SIDE = 100;
export const WHOLE = 3 * SIDE;
/** Room around the town, for the prices of dark alleys. */
const EDGE = 12;
/** The whole town as a frame: left, top, width, height. */
export const ALL = [-EDGE, -EDGE, WHOLE + 2 * EDGE, WHOLE + 2 * EDGE];
/** Squares are drawn this big: alleys begin at their edge. */
export const RADIUS = 9;

const drawn = ([x, y]: readonly [number, number]): Point => ({
  x: Math.round(SIDE * x * 10) / 10,
  y: Math.round(SIDE * y * 10) / 10,
});

export function townOf({ plates, squares, alleys }: Scenery): Town {
  const places = Object.entries(squares).map(([id, at]): [string, Place] => [
    id,
    { id, kind: id.slice(id.indexOf(".") + 1), ...drawn(at) },
  ]);
  const town: Town = {
    squares: new Map(places),
    lanes: new Map(),
    plates: plates.map((number, place) => ({
      number,
      column: place % 3,
      row: Math.floor(place / 3),
    })),
  };
  for (const [id, { ends, length, dark, by }] of Object.entries(alleys)) {
    const [from, to] = ends.map((end) => town.squares.get(end));
    if (!from) continue;
    const path = [from, ...by.map(drawn), ...(to ? [to] : [])].map(({ x, y }) => ({ x, y }));
    town.lanes.set(id, { id, ends, dark, path, stands: stands(path, length, !dark) });
  }
  return town;
}

/** Evenly along the way, between the edges of the squares at its ends. */
function stands(path: Point[], length: number, closed: boolean): Point[] {
  const whole = path.slice(1).reduce((sum, point, index) => sum + far(path[index], point), 0);
  const [start, end] = [RADIUS + 1, closed ? whole - RADIUS - 1 : whole];
  return Array.from({ length }, (_, index) =>
    along(path, start + ((end - start) * (index + 0.5)) / length),
  );
}

/** The point so far along a way. */
export function along(path: readonly Point[], distance: number): Point {
  let left = distance;
  for (let leg = 0; leg + 1 < path.length; leg++) {
    const [from, to] = [path[leg], path[leg + 1]];
    if (!from || !to) break;
    const length = far(from, to);
    if (left <= length || leg + 2 === path.length) {
      const part = length ? left / length : 0;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return path[0] ?? { x: 0, y: 0 };
}

/** Where a lane's price is written: half way. */
export function middle(lane: Lane): Point {
  const number = lane.stands.length;
  const [one, two] = [
    lane.stands[Math.floor((number - 1) / 2)],
    lane.stands[Math.floor(number / 2)],
  ];
  if (!one || !two) return { x: 0, y: 0 };
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

function far(one: Point | undefined, two: Point): number {
  return one ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}

/** The part of the town to look at: these lanes with their ends, or all of it. */
export function window(town: Town, lanes: readonly string[], smallest = 130): number[] {
  const points = lanes.flatMap((id) => town.lanes.get(id)?.path ?? []);
  if (!points.length) return ALL;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const size = Math.min(WHOLE + 2 * EDGE, Math.max(smallest, right - left + 40, bottom - top + 40));
  const put = (low: number, high: number): number =>
    Math.max(-EDGE, Math.min(WHOLE + EDGE - size, (low + high) / 2 - size / 2));
  return [put(left, right), put(top, bottom), size, size];
}
