import plates from "../plates.json";

/** The town as a drawing: where squares and alleys lie once nine plates are laid (H41). */

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
  plates: { number: string; column: number; row: number }[];
}

interface Drawn {
  squares: Record<string, number[]>;
  inner: [string, string, number][];
  exits: Record<string, [string, number]>;
}

interface Exit {
  id: string;
  square: string;
  length: number;
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

const SLOTS: Record<string, [number, number]> = {
  N1: [0.25, 0],
  N2: [0.75, 0],
  E1: [1, 0.25],
  E2: [1, 0.75],
  S1: [0.75, 1],
  S2: [0.25, 1],
  W1: [0, 0.75],
  W2: [0, 0.25],
};

/** The same slot after so many clockwise quarter turns of its plate. */
function turned([x, y]: readonly number[], turns: number): [number, number] {
  let [a, b] = [x ?? 0, y ?? 0];
  for (let turn = 0; turn < turns; turn++) [a, b] = [1 - b, a];
  return [a, b];
}

/** The town of a layout such as `1.0 2.3 3.1 / 4.0 5.2 6.0 / 7.1 8.0 9.3`, as far as it is laid. */
export function townOf(layout: string): Town {
  const town: Town = { squares: new Map(), lanes: new Map(), plates: [] };
  const exits = new Map<string, Exit[]>();
  layout
    .split(/[\s/]+/)
    .filter(Boolean)
    .forEach((laid, index) => {
      const [number = "", turns = "0"] = laid.split(".");
      const [column, row] = [index % 3, Math.floor(index / 3)];
      town.plates.push({ number, column, row });
      layPlate(town, exits, number, Number(turns), column, row);
    });
  for (const [spot, meeting] of exits) joinExits(town, spot, meeting);
  return town;
}

function layPlate(
  town: Town,
  exits: Map<string, Exit[]>,
  number: string,
  turns: number,
  column: number,
  row: number,
): void {
  const plate = (plates as unknown as Record<string, Drawn>)[number];
  if (!plate) return;
  const put = (at: readonly number[]): Point => {
    const [x, y] = turned(at, turns);
    return {
      x: Math.round(SIDE * (column + x) * 10) / 10,
      y: Math.round(SIDE * (row + y) * 10) / 10,
    };
  };
  for (const [kind, at] of Object.entries(plate.squares)) {
    const id = `${number}.${kind}`;
    town.squares.set(id, { id, kind, ...put(at) });
  }
  plate.inner.forEach(([one, two, length], index) => {
    const ends = [`${number}.${one}`, `${number}.${two}`];
    addLane(town, `${number}.i${index}`, ends, [], length);
  });
  for (const [name, [square, length]] of Object.entries(plate.exits)) {
    const { x, y } = put(SLOTS[name] ?? [0, 0]);
    const spot = `${x} ${y}`;
    const exit = { id: `${number}.${name}`, square: `${number}.${square}`, length };
    exits.set(spot, [...(exits.get(spot) ?? []), exit]);
  }
}

/** Two exits that meet are one alley; one alone is dark. */
function joinExits(town: Town, spot: string, meeting: Exit[]): void {
  const [x = 0, y = 0] = spot.split(" ").map(Number);
  meeting.sort((one, two) => Number.parseInt(one.id, 10) - Number.parseInt(two.id, 10));
  const length = meeting.reduce((sum, exit) => sum + exit.length, 1);
  const ends = meeting.map((exit) => exit.square);
  addLane(town, meeting.map((exit) => exit.id).join("="), ends, [{ x, y }], length);
}

function addLane(town: Town, id: string, ends: string[], by: Point[], length: number): void {
  const [from, to] = ends.map((end) => town.squares.get(end));
  if (!from) return;
  const path = [from, ...by, ...(to ? [to] : [])].map(({ x, y }) => ({ x, y }));
  town.lanes.set(id, { id, ends, dark: !to, path, stands: stands(path, length, Boolean(to)) });
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
