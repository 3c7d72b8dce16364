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
  /** The number of its plate. */
  plate: string;
}

export interface Lane {
  id: string;
  ends: string[];
  dark: boolean;
  /** The way from square to square, or from the square to the gate in the town's wall. */
  path: Point[];
  /** The same as a path of SVG. */
  d: string;
  /** Where the pirates stand, one for each segment. */
  stands: Point[];
}

export interface Town {
  squares: Map<string, Place>;
  lanes: Map<string, Lane>;
  plates: { number: number; column: number; row: number }[];
}

/** How long a side of a plate is drawn. */
export const SIDE = 100;
export const WHOLE = 3 * SIDE;
/** Room around the town, for its wall and the beach. */
export const EDGE = 26;
/** Squares are drawn this big: alleys begin at their edge. */
export const RADIUS = 9.5;
/** Dark alleys end so far outside, in a gate: two pirates have room on the shortest. */
const GATE = 9;
const NAME = 12; // units that a tavern's name reaches farther than its square
const BEND = 0.45; // of each leg, where a way turns from plate to plate
const ROUND = 8; // pieces of a rounded bend

export const tenth = (value: number): number => Math.round(value * 10) / 10;
const drawn = ([x, y]: readonly [number, number]): Point => ({
  x: tenth(SIDE * x),
  y: tenth(SIDE * y),
});

export function townOf({ plates, squares, alleys }: Scenery): Town {
  const places = Object.entries(squares).map(([id, at]): [string, Place] => {
    const [plate = "", kind = ""] = id.split(".");
    return [id, { id, kind, plate, ...drawn(at) }];
  });
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
    const via = by.map(drawn);
    const path = bent([from, ...(dark ? via.map(outside) : via), ...(to ? [to] : [])]);
    town.lanes.set(id, {
      id,
      ends,
      dark,
      path,
      d: line(path),
      stands: stands(path, length, !dark),
    });
  }
  return town;
}

/** From the edge of the town to the gate in its wall. */
function outside({ x, y }: Point): Point {
  const out = (value: number): number => {
    if (value < 1) return -GATE;
    return value > WHOLE - 1 ? WHOLE + GATE : value;
  };
  return { x: out(x), y: out(y) };
}

/** A way of two legs, without its corner. */
function bent(path: readonly Point[]): Point[] {
  const [a, b, c] = path.map(({ x, y }) => ({ x, y }));
  if (!a || !b || !c) return path.map(({ x, y }) => ({ x, y }));
  const [from, to] = [mix(b, a, BEND), mix(b, c, BEND)];
  const round = Array.from({ length: ROUND + 1 }, (_, nth) => {
    const t = nth / ROUND;
    return mix(mix(from, b, t), mix(b, to, t), t);
  });
  return [a, ...round, c];
}

export function mix(one: Point, two: Point, part: number): Point {
  return { x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part };
}

export function line(path: readonly Point[]): string {
  return path.map(({ x, y }, nth) => `${nth ? "L" : "M"}${tenth(x)} ${tenth(y)}`).join("");
}

/** Evenly along the way, between the edges of the squares at its ends. */
function stands(path: Point[], length: number, closed: boolean): Point[] {
  const whole = path.slice(1).reduce((sum, point, nth) => sum + far(path[nth], point), 0);
  const [start, end] = [RADIUS + 1, closed ? whole - RADIUS - 1 : whole - 1];
  return Array.from({ length }, (_, nth) =>
    along(path, start + ((end - start) * (nth + 0.5)) / length),
  );
}

/** The point so far along a way. */
export function along(path: readonly Point[], distance: number): Point {
  let left = distance;
  for (let leg = 0; leg + 1 < path.length; leg++) {
    const [from, to] = [path[leg], path[leg + 1]];
    if (!from || !to) break;
    const length = far(from, to);
    if (left <= length || leg + 2 === path.length) return mix(from, to, length ? left / length : 0);
    left -= length;
  }
  return path[0] ?? { x: 0, y: 0 };
}

/** A square and, of a tavern, the ends of its name. */
export function placeOf({ squares }: Town, id: string): Point[] {
  const place = squares.get(id);
  if (!place) return [];
  const half = place.kind.startsWith("tavern") ? NAME : 0;
  return [-half, half].map((by) => ({ x: place.x + by, y: place.y }));
}

/** All of an alley that is to be seen. */
export function wayOf({ lanes }: Town, alley: string): Point[] {
  const lane = lanes.get(alley);
  return lane ? [...lane.path, ...lane.stands] : [];
}

export function far(one: Point | undefined, two: Point): number {
  return one ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
