import { far, type Point, SIDE, type Town } from "./town.ts";

/**
 * The houses between the alleys: largest first, each along the alley next to it, never on one. The
 * seed is fixed, so every seat sees the same town; a layout is built once and kept.
 */
export type Part = "shadow" | "ridge" | "line" | "window" | "tree" | "leaf" | Slope;
/** Three colours of roofs, each in the light and out of it. */
export type Slope = "a" | "a2" | "b" | "b2" | "c" | "c2";
/** A path for each. */
export type Roofs = Readonly<Record<Part, string>>;

interface House {
  at: Point;
  /** Half of its length and width. */
  w: number;
  h: number;
  cos: number;
  sin: number;
}

type Leg = readonly [Point, Point];
type Pair = readonly [number, number];

const SIZES: readonly Pair[] = [
  [11, 7.5],
  [9, 6.5],
  [7, 5.5],
  [5.4, 4.6],
  [4.2, 3.8],
];
const GRID = 3.3; // between two places where a house is tried
const TREES = 110; // tried on each plate
const EMPTY: Roofs = {
  shadow: "",
  ridge: "",
  line: "",
  window: "",
  tree: "",
  leaf: "",
  a: "",
  a2: "",
  b: "",
  b2: "",
  c: "",
  c2: "",
};

const built = new Map<string, Roofs>();

/** What was built for this layout before. */
export function builtOf(layout: string): Roofs | null {
  return built.get(layout) ?? null;
}

/** Build plate after plate, a breath between two: nobody waits for roofs. */
export async function build(
  layout: string,
  town: Town,
  breath: () => Promise<unknown>,
): Promise<Roofs> {
  const works = new Works(town);
  for (const plate of town.plates) {
    await breath();
    works.plate(plate.column * SIDE, plate.row * SIDE);
  }
  built.set(layout, works.paths);
  return works.paths;
}

class Works {
  paths: Record<Part, string> = { ...EMPTY };
  readonly #all: House[] = [];
  /** Those that stand near the plate that is being built. */
  #houses: House[] = [];
  readonly #legs: readonly Leg[];
  readonly #squares: readonly Point[];
  #seed = 7;

  constructor(town: Town) {
    this.#squares = [...town.squares.values()];
    this.#legs = [...town.lanes.values()].flatMap(({ path }) => {
      const few = path.length > 3 ? [0, 1, 5, 9, 10].flatMap((nth) => path[nth] ?? []) : path;
      return few.slice(1).map((point, nth): Leg => [few[nth] ?? point, point]);
    });
  }

  #next(): number {
    this.#seed = (this.#seed * 16807) % 2147483647;
    return this.#seed / 2147483647;
  }

  plate(X: number, Y: number): void {
    this.#houses = this.#all.filter(
      ({ at }) => Math.abs(at.x - X - 50) < 66 && Math.abs(at.y - Y - 50) < 66,
    );
    const known = this.#houses.length;
    const near = this.#legs.filter(([a, b]) => reaches(a, b, X + 50, Y + 50, 58));
    const squares = this.#squares.filter(
      ({ x, y }) => Math.abs(x - X - 50) < 64 && Math.abs(y - Y - 50) < 64,
    );
    const spots: { at: Point; room: number; leg: Leg }[] = [];
    for (let down = 3; down < SIDE - 2; down += GRID) {
      for (let right = 3; right < SIDE - 2; right += GRID) {
        const at = { x: X + right + this.#next(), y: Y + down + this.#next() };
        const { room, leg } = roomAt(at, near, squares);
        if (room > 3.4 && leg) spots.push({ at, room, leg });
      }
    }
    for (const [w, h] of SIZES) {
      for (const { at, room, leg } of spots) {
        if (room < h * 0.9 || this.#crowded(at, h)) continue;
        const angle =
          Math.atan2(leg[1].y - leg[0].y, leg[1].x - leg[0].x) +
          (this.#next() < 0.25 ? Math.PI / 2 : 0);
        const house = { at, w, h, cos: Math.cos(angle), sin: Math.sin(angle) };
        if (this.#fits(house, X, Y, near, squares)) this.#raise(house);
      }
    }
    this.#plant(X, Y, near, squares);
    this.#all.push(...this.#houses.slice(known));
  }

  #crowded({ x, y }: Point, h: number): boolean {
    return this.#houses.some(
      ({ at, h: other }) => Math.abs(at.x - x) < 30 && far(at, { x, y }) < other + h + 0.4,
    );
  }

  #fits(
    house: House,
    X: number,
    Y: number,
    near: readonly Leg[],
    squares: readonly Point[],
  ): boolean {
    const { at, w, h } = house;
    const around = near.filter(([a, b]) => reaches(a, b, at.x, at.y, w + h + 6));
    const free = RIM.every(([u, v]) => {
      const corner = spot(house, u * w, v * h);
      return (
        within(corner, X, Y) > -0.4 &&
        around.every((leg) => away(corner, leg) >= 5.5) &&
        squares.every((square) => far(square, corner) >= 12.8)
      );
    });
    const size = Math.hypot(w, h);
    return (
      free &&
      !this.#houses.some(
        (other) => far(other.at, at) < Math.hypot(other.w, other.h) + size && overlap(other, house),
      )
    );
  }

  /** Light falls from the upper left: two slopes lie in it, two do not. */
  #raise(house: House): void {
    this.#houses.push(house);
    const { w, h, cos, sin } = house;
    const tone = this.#next() < 0.6 ? "a" : this.#next() < 0.7 ? "b" : "c";
    const slope = (lit: boolean): Slope => (lit ? tone : `${tone}2`);
    const hip = Math.min(w * 0.35, h * 0.7);
    const [r1, r2] = [spot(house, -w + hip, 0), spot(house, w - hip, 0)];
    const [A, B] = [spot(house, -w, -h), spot(house, w, -h)];
    const [C, D] = [spot(house, w, h), spot(house, -w, h)];
    const [upper, end] = [sin * 0.6 - cos * 0.8 < 0, cos * -0.6 + sin * -0.8 > 0];
    const paths = this.paths;
    paths.shadow += shape([A, B, C, D].map(({ x, y }) => ({ x: x + 1.6, y: y + 2.2 })));
    paths[slope(upper)] += shape([A, B, r2, r1]);
    paths[slope(!upper)] += shape([D, C, r2, r1]);
    paths[slope(end)] += shape([B, C, r2]);
    paths[slope(!end)] += shape([A, D, r1]);
    paths.ridge += open([A, r1, r2, B]) + open([D, r1]) + open([C, r2]);
    for (const part of [0.36, 0.7]) {
      const inset = hip * (1 - part);
      for (const side of [-h, h]) {
        const [from, to] = [-w + inset, w - inset];
        paths.line += open([spot(house, from, side * part), spot(house, to, side * part)]);
      }
    }
    if (w > 5) {
      const side = this.#next() < 0.5 ? -1 : 1;
      const { x, y } = spot(house, (this.#next() - 0.5) * w, h * 0.55 * side);
      paths.window += `M${tenth(x - 0.9)} ${tenth(y - 0.8)}h1.8v1.6h-1.8z`;
    }
  }

  #plant(X: number, Y: number, near: readonly Leg[], squares: readonly Point[]): void {
    for (let nth = 0; nth < TREES; nth++) {
      const at = { x: X + 4 + this.#next() * 92, y: Y + 4 + this.#next() * 92 };
      const size = 1.6 + this.#next() * 1.7;
      if (roomAt(at, near, squares).room < size - 0.6 || within(at, X, Y) < size) continue;
      const house = ({ at: other, w, h }: House): boolean =>
        far(other, at) < Math.hypot(w, h) * 0.86 + size * 0.6;
      if (this.#houses.some(house)) continue;
      this.paths.shadow += disc(at.x + 1, at.y + 1.4, size);
      this.paths.tree += disc(at.x, at.y, size);
      this.paths.leaf += disc(at.x - 0.4, at.y - 0.5, size * 0.62);
      this.#houses.push({ at, w: size, h: size, cos: 1, sin: 0 });
    }
  }
}

const RIM: readonly Pair[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** Where two houses could touch: corners, middles, and between them along the long sides. */
const TOUCH: readonly Pair[] = [...RIM, [0.5, 1], [-0.5, 1], [0.5, -1], [-0.5, -1]];

/** How far from the nearest alley and square, and which alley that is. */
function roomAt(at: Point, legs: readonly Leg[], squares: readonly Point[]) {
  let room = 99;
  let leg: Leg | undefined;
  for (const one of legs) {
    const clear = away(at, one) - 5.2;
    if (clear < room) [room, leg] = [clear, one];
  }
  for (const square of squares) room = Math.min(room, far(square, at) - 12.5);
  return { room, leg };
}

function away({ x, y }: Point, [a, b]: Leg): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, part));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

function reaches(a: Point, b: Point, x: number, y: number, size: number): boolean {
  return (
    Math.max(a.x, b.x) > x - size &&
    Math.min(a.x, b.x) < x + size &&
    Math.max(a.y, b.y) > y - size &&
    Math.min(a.y, b.y) < y + size
  );
}

/** How far inside a plate. */
function within({ x, y }: Point, X: number, Y: number): number {
  return Math.min(x - X - 1, X + SIDE - 1 - x, y - Y - 1, Y + SIDE - 1 - y);
}

function spot({ at, cos, sin }: House, u: number, v: number): Point {
  return { x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos };
}

function overlap(one: House, two: House): boolean {
  const inside = (a: House, b: House): boolean =>
    TOUCH.some(([u, v]) => {
      const corner = spot(a, u * a.w, v * a.h);
      const [x, y] = [corner.x - b.at.x, corner.y - b.at.y];
      return (
        Math.abs(x * b.cos + y * b.sin) < b.w + 0.5 && Math.abs(y * b.cos - x * b.sin) < b.h + 0.5
      );
    });
  return inside(one, two) || inside(two, one);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function open(points: readonly Point[]): string {
  return points.map(({ x, y }, nth) => `${nth ? "L" : "M"}${tenth(x)} ${tenth(y)}`).join("");
}

function shape(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

function disc(x: number, y: number, r: number): string {
  const [R, D] = [tenth(r), tenth(2 * r)];
  return `M${tenth(x - r)} ${tenth(y)}a${R} ${R} 0 1 0 ${D} 0a${R} ${R} 0 1 0 ${-D} 0Z`;
}
