/** Where everything of the tunnel lies, on a narrow and on a wide table. */
export interface Point {
  x: number;
  y: number;
}

/** A pirate on its way: drawn here, and not yet on the square that it goes to. */
export interface Walker {
  seat: number;
  goal: number;
  at: Point;
  moving: boolean;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Start, squares 1 to 36, boat. */
  places: Point[];
  square: { width: number; height: number };
  gate: Box;
  boat: Box;
  /** The tunnel's floor as one line, and how broad it is. */
  floor: string;
  breadth: number;
  /** Between the segments: where torches burn. */
  torches: Point[];
}

export const START = 0;
export const BOAT = 37;

/** The name by which the server's acts know a place. */
export function handleOf(place: number): string {
  return `square:${place}`;
}

const SEGMENT = 6;
const SEGMENTS = 6;

/** A phone: one segment a row, to and fro. */
export function narrow(): Plan {
  const [column, row, top] = [56, 47, 40];
  const squares: Point[] = [];
  for (let r = 0; r < SEGMENTS; r++) {
    for (let c = 0; c < SEGMENT; c++) {
      const x = 36 + column * (r % 2 ? SEGMENT - 1 - c : c);
      squares.push({ x, y: top + row * r + row / 2 });
    }
  }
  const bottom = top + SEGMENTS * row;
  return planOf(squares, {
    width: 352,
    height: bottom + 50,
    square: { width: 49, height: 41 },
    breadth: 43,
    gate: { x: 2, y: 0, width: 348, height: 36 },
    boat: { x: 2, y: bottom + 3, width: 348, height: 46 },
    torches: Array.from({ length: SEGMENTS - 1 }, (_, r) => ({
      x: r % 2 ? 344 : 8,
      y: top + row * (r + 1),
    })),
  });
}

/**
 * A wide table: six S-shaped segments hand in hand. Each runs two squares aside, one on, one back and
 * one on; turned over it bends to the other side.
 */
export function wide(): Plan {
  const [column, row, left, middle] = [62, 58, 70, 148];
  const squares: Point[] = [];
  for (let s = 0; s < SEGMENTS; s++) {
    const side = s % 2 ? -1 : 1;
    for (const [along, across] of [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 1],
      [2, 1],
    ] as const) {
      squares.push({
        x: left + 31 + column * (2 * s + along),
        y: middle + row * side * across,
      });
    }
  }
  return planOf(squares, {
    width: 962,
    height: 296,
    square: { width: 54, height: 50 },
    breadth: 54,
    gate: { x: 2, y: 66, width: 66, height: 164 },
    boat: { x: 872, y: 42, width: 90, height: 212 },
    torches: Array.from({ length: SEGMENTS - 1 }, (_, s) => ({
      x: left + 31 + column * (2 * s + 1),
      y: middle + (s % 2 ? row : -row) * 0.9,
    })),
  });
}

function planOf(squares: Point[], rest: Omit<Plan, "places" | "floor">): Plan {
  const { gate, boat } = rest;
  const places = [inside(gate), ...squares, inside(boat)];
  const first = squares[0] ?? places[START];
  const door = first ? { x: Math.min(first.x, gate.x + gate.width), y: first.y } : null;
  const line = [...(door ? [door] : []), ...squares];
  const floor = line.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  return { ...rest, places, floor };
}

function inside(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The way from one place to another, square by square. */
export function way(plan: Plan, from: number, to: number): Point[] {
  const step = to < from ? -1 : 1;
  const points: Point[] = [];
  for (let place = from; place !== to + step; place += step) {
    const point = plan.places[place];
    if (point) points.push(point);
  }
  return points;
}

/** Where a walker is after a part (0 to 1) of its way, hopping a little at each square. */
export function along(
  points: readonly Point[],
  part: number,
  high: (leg: number) => number,
): Point {
  const legs = points.length - 1;
  const at = Math.min(Math.max(part, 0), 1) * legs;
  const leg = Math.min(Math.floor(at), legs - 1);
  const [from, to] = [points[leg], points[leg + 1]];
  if (!from || !to) return points.at(-1) ?? { x: 0, y: 0 };
  const share = at - leg;
  const hop = 4 * share * (1 - share) * high(leg);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - hop };
}
